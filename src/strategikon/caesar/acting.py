"""CMD.34, MOV.12, TER.09, TER.10 The moves of one unit, one after another."""

from __future__ import annotations

from strategikon.caesar.captains import drive_away
from strategikon.caesar.edges import Arrival, enter, entry_values
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import degrees
from strategikon.caesar.leaving import go_off
from strategikon.caesar.marching import March
from strategikon.caesar.move_family import Moves, made
from strategikon.caesar.passing import take_tests
from strategikon.caesar.short_list import short_list
from strategikon.caesar.state import EXPECTED, INSIDE, OFF_TABLE, Mark
from strategikon.caesar.tables import FORMATIONS
from strategikon.caesar.units import disordered, engaged, on_table, present, put
from strategikon.caesar.works import Door, cannot_occupy, leave, leave_values, occupy
from strategikon.kernel.decision import Ask, Refusal, Value
from strategikon.kernel.ruleset import Activity

AFTERWARDS = {"order": "next", "follow-me": "next", "initiative": "initiative", "free": "free"}


def act(battle: Fight) -> Activity | None:
    """CMD.34 The next move of the unit that acts; if it has none left, or lost them, somebody else goes on."""
    state = battle.state
    unit = state.acting
    arriving = state.where[unit] in (OFF_TABLE, EXPECTED) and not state.marks[unit] & Mark.MOVED
    stopped = engaged(battle, unit) or (disordered(battle, unit) and state.kind != "initiative")
    if state.moves_left <= 0 or stopped or not (arriving or present(battle, unit)):
        state.marks[unit] |= Mark.DONE
        state.phase = AFTERWARDS[state.kind]
        return None
    if arriving:
        return _arrive(battle, unit)
    return _come_out(battle, unit) if state.where[unit] >= INSIDE else _move(battle, unit)


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
    drive_away(battle)


def _move(battle: Fight, unit: int) -> Activity:
    """MOV.11, MOV.21 One move, chosen among those listed or given in full."""
    further = battle.state.moves_left - 1
    chosen = yield Ask(
        battle.field.side_of[unit], "move", lambda: move_values(battle, unit, further), unit,
        Moves(battle, unit, further),
    )  # fmt: skip
    if chosen[0] == "halt":
        battle.emit("halt", unit=battle.field.ids[unit])
        battle.state.moves_left = 0
    elif chosen[0] == "occupy":
        occupy(battle, unit, chosen[2])
        _moved(battle, unit, 1)
    else:
        done = made(battle, chosen, further)
        assert not isinstance(done, Refusal), "only what is legal is on offer"
        make(battle, unit, done)


def move_values(battle: Fight, unit: int, further: int) -> list[Value]:
    """MOV.11, TER.14 The short list, and the works it may go into."""
    works = range(len(battle.field.works))
    inside = [("occupy", unit, work) for work in works if cannot_occupy(battle, unit, work) is None]
    return [*short_list(battle, unit, further), *inside]


def make(battle: Fight, unit: int, done: March) -> None:
    """MOV.12, PAS.10, TER.09, TER.10 A move is made: pose, tests of those it crossed, and what it takes besides."""
    state, name = battle.state, battle.field.ids[unit]
    if done.formation != state.formation[unit]:
        state.formation[unit] = done.formation
        battle.emit("form", unit=name, formation=FORMATIONS[done.formation])
    put(battle, unit, done.x, done.y, done.heading)
    battle.emit("move", unit=name, x=done.x, y=done.y, facing=degrees(done.heading), cost=done.cost)
    take_tests(battle, unit, done.crossed)
    if done.out >= 0:
        go_off(battle, unit, done.out)
    _moved(battle, unit, 1 + done.crossings)
    if done.rough or not on_table(battle, unit):
        state.moves_left = 0
    drive_away(battle)


def _moved(battle: Fight, unit: int, moves: int) -> None:
    state = battle.state
    state.marks[unit] |= Mark.MOVED_MORE if state.marks[unit] & Mark.MOVED else Mark.MOVED
    state.moves_left -= moves
