"""CMD.34, MOV.12, TER.09, TER.10 The moves of one unit, one after another."""

from __future__ import annotations

from strategikon.caesar.captains import drive_away
from strategikon.caesar.charging import charge
from strategikon.caesar.duties import charge_values, hunt, origin_of
from strategikon.caesar.edges import Arrival, enter, entry_values
from strategikon.caesar.field import Fight
from strategikon.caesar.formations import is_switch, unfold
from strategikon.caesar.headings import degrees
from strategikon.caesar.leaving import go_off
from strategikon.caesar.marching import March
from strategikon.caesar.move_family import Moves, made
from strategikon.caesar.mover import Mover
from strategikon.caesar.opportunity import Look, answer_exit, answer_move, looks_of
from strategikon.caesar.passing import take_tests
from strategikon.caesar.short_list import short_list
from strategikon.caesar.state import EXPECTED, INSIDE, NOBODY, OFF_TABLE, Lasting, Mark
from strategikon.caesar.support import stands_by
from strategikon.caesar.tables import FORMATIONS, TESTUDO, Special
from strategikon.caesar.units import disordered, engaged, figure, friends, on_table, pose, present, put, troop
from strategikon.caesar.works import Door, cannot_occupy, leave, leave_values, occupy
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, Value
from strategikon.kernel.ruleset import Activity

AFTERWARDS = {"order": "next", "follow-me": "next", "frenzy": "next", "initiative": "initiative", "free": "free"}


def act(battle: Fight) -> Activity | None:
    """CMD.34 The next move of the unit that acts; if it has none left, or lost them, somebody else goes on."""
    state = battle.state
    unit = state.acting
    arriving = state.where[unit] in (OFF_TABLE, EXPECTED) and not state.marks[unit] & Mark.MOVED
    stopped = engaged(battle, unit) or (disordered(battle, unit) and state.kind != "initiative")
    if state.moves_left <= 0 or stopped or not (arriving or present(battle, unit)):
        state.marks[unit] |= Mark.DONE
        state.phase = AFTERWARDS[state.kind]
        granted(battle, "halt", unit)
        return None
    if arriving:
        return _arrive(battle, unit)
    if state.where[unit] >= INSIDE:
        return _come_out(battle, unit)
    if state.prey[unit] != NOBODY and state.kind != "free" and not state.marks[unit] & Mark.RELEASED:
        return _hunt(battle, unit, state.prey[unit])
    if state.kind == "initiative" and state.moves_left > 1:
        return _rage(battle, unit)
    return _move(battle, unit)


def _arrive(battle: Fight, unit: int) -> Activity:
    """MOV.19 Its first move brings it on."""
    values = entry_values(battle, unit)
    if not values:
        battle.state.moves_left = 0
        return
    chosen = yield Ask(battle.field.side_of[unit], "enter", [*values, ("halt", unit)], unit, Arrival(battle, unit))
    if chosen[0] == "halt":
        battle.state.moves_left = 0
        return
    enter(battle, unit, chosen[2], chosen[3] if chosen[0] == "enter-along" else 0)
    battle.state.moves_left -= 1
    _bogged(battle, unit, stands_rough(battle, unit), "MOV.19")
    drive_away(battle)


def _come_out(battle: Fight, unit: int) -> Activity:
    """TER.14, TER.18 An occupant comes out, or stays."""
    values = [("halt", unit), *leave_values(battle, unit)]
    chosen = yield Ask(battle.field.side_of[unit], "leave", values, unit, Door(battle, unit))
    if chosen[0] == "halt":
        battle.state.moves_left = 0
        return
    leave(battle, unit, chosen[2], chosen[3])
    _moved(battle, unit, 1)
    _bogged(battle, unit, stands_rough(battle, unit), "TER.14", "TER.18")
    drive_away(battle)


def _hunt(battle: Fight, unit: int, target: int) -> Activity:
    """CHG.30, CHG.31 It was told to charge: if it makes a preliminary move first, it goes on from there."""
    further = battle.state.moves_left - 1
    chosen = yield from hunt(battle, unit, target)
    if chosen is not None:
        done = made(battle, chosen, further)
        assert not isinstance(done, Refusal), "only what is legal is on offer"
        yield from make(battle, unit, done, chosen)


def _rage(battle: Fight, unit: int) -> Activity:
    """SPC.10 Frenzied, by its initiative: whom does it charge?"""
    moves = battle.state.moves_left
    values = charge_values(battle, unit, moves)
    chosen = values[0]
    if len(values) > 1:
        chosen = yield Ask(battle.field.side_of[unit], "charge", values, unit)
    else:
        granted(battle, *chosen)
    battle.state.moves_left = 0
    yield from charge(battle, unit, chosen[2], moves, origin_of(battle))


# -- one move ----------------------------------------------------------------------------------------------------------


def may_charge(battle: Fight, unit: int) -> list[Value]:
    """CMD.03, SPC.04 The charges open to it beside its moves: by initiative any, by the free move of an Eager unit that
    to which it was ordered."""
    state = battle.state
    if state.phase != "act":
        return []
    if state.kind == "initiative":
        return charge_values(battle, unit, state.moves_left)
    prey = state.prey[unit]
    if state.kind != "free" or prey == NOBODY or not troop(battle, unit).has(Special.EAGER):
        return []
    return [value for value in charge_values(battle, unit, state.moves_left) if value[2] == prey]


def _move(battle: Fight, unit: int) -> Activity:
    """MOV.11, MOV.21 One move, chosen among those listed or given in full; or a charge, where one is open."""
    further = battle.state.moves_left - 1
    mover = Mover(battle, unit, further)
    chosen = yield Ask(
        battle.field.side_of[unit], "move", lambda: move_values(mover), unit,
        Moves(battle, unit, further),
    )  # fmt: skip
    if chosen[0] == "charge":
        battle.state.moves_left = 0
        yield from charge(battle, unit, chosen[2], further + 1, origin_of(battle))
    elif chosen[0] == "halt":
        battle.emit("halt", unit=battle.field.ids[unit])
        battle.state.moves_left = 0
    elif chosen[0] == "occupy":
        before, rough = Look(*pose(battle, unit), battle.state.formation[unit]), stands_rough(battle, unit)
        occupy(battle, unit, chosen[2])
        _moved(battle, unit, 1)
        _bogged(battle, unit, rough, "TER.14", "TER.18")
        yield from answer_move(battle, unit, [before], pose(battle, unit))
        drive_away(battle)
    else:
        done = made(battle, chosen, further, mover)
        assert not isinstance(done, Refusal), "only what is legal is on offer"
        yield from make(battle, unit, done, chosen)


def _bogged(battle: Fight, unit: int, rough: bool, *rules: str) -> None:
    """TER.09 A move that touches rough ground was its last. Whoever asks for another is told so, and by which rules it
    was a whole one."""
    if rough:
        battle.state.moves_left = 0
    if battle.state.moves_left <= 0 and (took := ("TER.09", "TER.04") * rough + rules):
        battle.ruleset.passed_over(battle, Ask(battle.field.side_of[unit], "used-up", (), (unit, took)))


def move_values(mover: Mover) -> list[Value]:
    """MOV.11, TER.14 The short list, and the works it may go into."""
    battle, unit = mover.battle, mover.unit
    works = range(len(battle.field.works))
    inside = [("occupy", unit, work) for work in works if cannot_occupy(battle, unit, work) is None]
    halt, *moves = short_list(battle, unit, mover.further, mover)
    return [halt, *may_charge(battle, unit), *moves, *inside]


def make(battle: Fight, unit: int, done: March, value: Value) -> Activity:
    """MOV.12, PAS.10, SHT.28, TER.09, TER.10 A move is made: pose, tests of those it crossed, what is shot at it, and
    what it takes besides."""
    state, name = battle.state, battle.field.ids[unit]
    looks = looks_of(state.formation[unit], value, done)
    costs = _costs(battle, unit, done)
    if done.formation != state.formation[unit]:
        state.formation[unit] = done.formation
        state.lasting[unit] &= ~Lasting.CRAMPED
        battle.emit("form", unit=name, formation=FORMATIONS[done.formation])
    put(battle, unit, done.x, done.y, done.heading)
    battle.emit("move", unit=name, x=done.x, y=done.y, facing=degrees(done.heading), cost=done.cost)
    take_tests(battle, unit, done.crossed)
    _moved(battle, unit, 1 + done.crossings)
    _bogged(battle, unit, done.rough, *costs)
    if done.out < 0:
        stopped = yield from answer_move(battle, unit, looks, (done.x, done.y, done.heading))
    else:
        stopped = yield from answer_exit(battle, unit, looks, done.poses[-2])
        if not stopped:
            go_off(battle, unit, done.out)
    if stopped or done.rough or not on_table(battle, unit):
        state.moves_left = 0
    elif state.formation[unit] == TESTUDO and any(
        engaged(battle, friend) and stands_by(battle, unit, figure(battle, unit), friend)
        for friend in friends(battle, unit)
    ):
        unfold(battle, unit)
    drive_away(battle)


def _costs(battle: Fight, unit: int, done: March) -> tuple[str, ...]:
    """FRM.02, FRM.03, TER.06 The rules by which a move takes more than the inches it goes."""
    old, new = battle.state.formation[unit], done.formation
    change = ("FRM.03", "FRM.04") if is_switch(battle, unit, old, new) else ("FRM.02",)
    return change * (old != new) + ("TER.10", "TER.06") * bool(done.crossings)


def _moved(battle: Fight, unit: int, moves: int) -> None:
    """MOV.03, MOV.12 So many of its moves are used; heavier engines have one in a turn."""
    state = battle.state
    state.marks[unit] |= Mark.MOVED_MORE if state.marks[unit] & Mark.MOVED else Mark.MOVED
    state.moves_left = 0 if troop(battle, unit).one_move else state.moves_left - moves


def stands_rough(battle: Fight, unit: int) -> bool:
    """TER.09 Whether it stands in rough ground that slows it."""
    return Mover(battle, unit).starts_rough
