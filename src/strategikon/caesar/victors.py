"""MEL.26-MEL.30, MEL.32 After the tests: what victors do, and who goes with them."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from strategikon.caesar.acting import make
from strategikon.caesar.array import supports_of
from strategikon.caesar.bounds import out_of_bounds, rules_of_bounds
from strategikon.caesar.captains import drive_away
from strategikon.caesar.charging import charge
from strategikon.caesar.duties import cannot_charge_now
from strategikon.caesar.engagements import bits, fighters, join_late
from strategikon.caesar.falling_back import LENGTH
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import degrees, off
from strategikon.caesar.marching import March
from strategikon.caesar.measure import Figure, overlap, sweep_touches, touching, within
from strategikon.caesar.move_family import Moves, made
from strategikon.caesar.mover import STAND_OFF
from strategikon.caesar.passing import fights_elsewhere
from strategikon.caesar.responses import BREAKTHROUGH
from strategikon.caesar.short_list import ShortList, short_list
from strategikon.caesar.state import INSIDE, LOST, NOBODY, OFF_TABLE, Mark
from strategikon.caesar.states import is_demoralised, unfit
from strategikon.caesar.support import may_support, stands_by
from strategikon.caesar.tables import SQUARE
from strategikon.caesar.units import (
    disordered,
    enemies,
    enemies_near,
    engaged,
    figure,
    friends,
    on_table,
    open_order,
    pose,
    present,
    put,
    shaken,
    treads,
    troop,
)
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, Wish, refusal, together
from strategikon.kernel.ruleset import Activity

Value: TypeAlias = tuple[Any, ...]

ONLY_HOLD: Final = ("artillery", "wagon", "civilians")  # MEL.29
CANNOT: Final = "caesar-why-no-victor"


# -- MEL.26, MEL.32 one unit at a time ---------------------------------------------------------------------------------


def victor_values(battle: Fight, unit: int) -> list[Value]:
    """MEL.26 What a victor may do; alone `hold` if it has no choice."""
    found: list[Value] = [("hold", unit)]
    for verb, cannot in (("follow", cannot_follow_up), ("break-through", cannot_break_through),
                         ("consolidate", cannot_consolidate)):  # fmt: skip
        if cannot(battle, unit) is None:
            found.append((verb, unit))
    return found


def may_only_hold(battle: Fight, unit: int) -> Refusal | None:
    """MEL.29, TER.20 Occupants, engines, wagons, civilians and squares stay where they have won."""
    told = {"unit": battle.field.ids[unit]}
    if battle.state.where[unit] >= INSIDE:
        return refusal("TER.20", CANNOT, **told).besides("MEL.29")
    if troop(battle, unit).kind.arm in ONLY_HOLD or battle.state.formation[unit] == SQUARE:
        return refusal("MEL.29", CANNOT, **told)
    return None


def victors(battle: Fight) -> Activity | None:
    """MEL.32 The winning side's units choose, one at a time; in a draw those of the active side, then of the other."""
    state = battle.state
    if state.stage == NOBODY:
        state.stage = 0
        state.victors = fighters(battle, _side(battle))
    idle = [unit for unit in state.victors if len(victor_values(battle, unit)) == 1]
    for unit in idle:
        granted(battle, "hold", unit)
    state.victors = [unit for unit in state.victors if unit not in idle]
    if state.victors:
        return _choose(battle)
    state.stage += 1
    if state.winner == NOBODY and state.stage == 1:
        state.victors = fighters(battle, _side(battle))
    else:
        state.waiting = [unit for unit in fighters(battle) if state.excess[unit]]
        state.phase = "shares"
    return None


def _side(battle: Fight) -> int:
    state = battle.state
    if state.winner != NOBODY:
        return state.winner
    return state.active if state.stage == 0 else 1 - state.active


def _choose(battle: Fight) -> Activity:
    state = battle.state
    values = [value for unit in state.victors for value in victor_values(battle, unit)]
    verb, unit = yield Ask(battle.field.side_of[state.victors[0]], "victor", values)
    state.victors.remove(unit)
    battle.emit("victor", unit=battle.field.ids[unit], choice=verb)
    if verb == "follow":
        yield from _follow(battle, unit)
    elif verb == "break-through":
        yield from _break_through(battle, unit)
    elif verb == "consolidate":
        yield from _consolidate(battle, unit)
    drive_away(battle)


# -- MEL.27, MEL.30 following ------------------------------------------------------------------------------------------


def cannot_follow_up(battle: Fight, unit: int) -> Refusal | None:
    """MEL.26, MEL.27 Why a victor may not follow: an enemy it fought fell back, the way is free and contact is
    restored."""
    reason = _cannot_move_on(battle, unit)
    if reason is None and _pursued(battle, unit) == NOBODY:
        barred = refusal("MEL.27", "caesar-why-cannot-follow", unit=battle.field.ids[unit])
        if not battle.state.foes[unit] & battle.state.fell:
            return barred.besides("MEL.26")
        return barred.besides(*_bounds_of_pursuit(battle, unit))
    return reason


def _bounds_of_pursuit(battle: Fight, unit: int) -> list[str]:
    """SPC.29, VIC.04 The bounds beyond which its enemies fell back from a victor."""
    x, y, frame = figure(battle, unit)
    ways = [off(battle.state.way_back[foe], LENGTH, 0) for foe in bits(battle.state.foes[unit] & battle.state.fell)]
    return [rule for vx, vy in ways for rule in rules_of_bounds(battle, unit, (x + vx, y + vy, frame))]


def _cannot_move_on(battle: Fight, unit: int) -> Refusal | None:
    """MEL.26, MEL.32 What holds every unit that may only hold."""
    state, told = battle.state, {"unit": battle.field.ids[unit]}
    if unit not in state.victors:
        return refusal("MEL.32", CANNOT, **told).besides("MEL.26")
    if not present(battle, unit) or engaged(battle, unit):
        return refusal("MEL.26", "caesar-why-engaged", **told).besides("MEL.24")
    if state.fell >> unit & 1:
        return refusal("MEL.26", CANNOT, **told)
    return may_only_hold(battle, unit)


def _pursued(battle: Fight, unit: int) -> int:
    """MEL.27 The first enemy that fell back from it and that it can reach by the same translation."""
    state = battle.state
    for foe in bits(state.foes[unit] & state.fell):
        vx, vy = off(state.way_back[foe], LENGTH, 0)
        x, y, frame = figure(battle, unit)
        if on_table(battle, foe) and touching((x + vx, y + vy, frame), figure(battle, foe)):
            if way_is_free(battle, unit, foe, vx, vy):
                return foe
    return NOBODY


def way_is_free(battle: Fight, unit: int, foe: int, vx: int, vy: int) -> bool:
    """MEL.27, PAS.03, SPC.29, VIC.04 A translation after an enemy, over open ground and nobody but friends in open
    order who fight nobody else; it ends on nobody and within the bounds of the unit."""
    here, ground = figure(battle, unit), battle.field.ground
    end = (here[0] + vx, here[1] + vy, here[2])
    if not ground.on_table(end) or ground.closed(treads(battle, unit), here, vx, vy) is not None:
        return False
    if out_of_bounds(battle, unit, end) is not None:
        return False
    for friend in friends(battle, unit):
        there = figure(battle, friend)
        barred = not open_order(battle, friend) or fights_elsewhere(battle, friend, foe)
        if overlap(end, there) or (barred and sweep_touches(here, vx, vy, there)):
            return False
    others = (other for other in enemies(battle, unit) if on_table(battle, other))
    return not any(sweep_touches(here, vx, vy, figure(battle, other)) for other in others)


def _follow(battle: Fight, unit: int) -> Activity:
    """MEL.27, MEL.30 It follows, and its supports may go with it."""
    foe = _pursued(battle, unit)
    vx, vy = off(battle.state.way_back[foe], LENGTH, 0)
    _translate(battle, unit, vx, vy)
    for other in supports_of(battle, unit):
        fit = on_table(battle, other) and not disordered(battle, other) and not shaken(battle, other)
        if fit and not engaged(battle, other) and way_is_free(battle, other, foe, vx, vy):
            if (yield from _accompanies(battle, other)):
                _translate(battle, other, vx, vy)


def _accompanies(battle: Fight, unit: int) -> Activity:
    """MEL.30 Whether a support goes with the unit it supports."""
    side = battle.field.side_of[unit]
    chosen = yield Ask(side, "accompany", (("stay", unit), ("accompany", unit)), about=unit)
    return chosen[0] == "accompany"


def _translate(battle: Fight, unit: int, vx: int, vy: int) -> None:
    x, y, heading = pose(battle, unit)
    put(battle, unit, x + vx, y + vy, heading)
    battle.emit("follow", unit=battle.field.ids[unit], x=x + vx, y=y + vy, facing=degrees(heading))


# -- MEL.28, MEL.29 breaking through, consolidating --------------------------------------------------------------------


def cannot_break_through(battle: Fight, unit: int) -> Refusal | None:
    """MEL.26, MEL.28, STA.05, STA.14, STA.22 Why a victor may not break through: all it fought are gone, and it is
    neither shaken nor disordered nor of a demoralised division."""
    state, told = battle.state, {"unit": battle.field.ids[unit]}
    reason = _cannot_move_on(battle, unit)
    if reason is not None:
        return reason
    again = state.marks[unit] & Mark.BROKE_THROUGH
    left = any(state.where[foe] not in (LOST, OFF_TABLE) for foe in bits(state.foes[unit]))
    return together(
        refusal("MEL.28", "caesar-why-broke-through", **told) if again else None,
        refusal("MEL.28", "caesar-why-no-breakthrough", **told).besides("MEL.26") if left else None,
        unfit_to_break_through(battle, unit),
    )


def _break_through(battle: Fight, unit: int) -> Activity:
    """MEL.28, MEL.30, MEL.33 One move, which may be a charge on an enemy that has not fought; if it comes into contact
    it fights in this same step, and its supports may come up."""
    battle.state.marks[unit] |= Mark.BROKE_THROUGH
    side = battle.field.side_of[unit]
    chosen = yield Ask(side, "break-through", lambda: _onward(battle, unit), unit, Moves(battle, unit, 0))
    if chosen[0] != "charge":
        yield from _go(battle, unit, chosen)
        return
    yield from charge(battle, unit, chosen[2], 1, manner=BREAKTHROUGH)
    if engaged(battle, unit):
        join_late(battle, unit)
        yield from _come_up(battle, unit)


def _onward(battle: Fight, unit: int) -> list[Value]:
    halt, *moves = short_list(battle, unit, 0)
    foes = [foe for foe in enemies(battle, unit) if cannot_break_into(battle, unit, foe) is None]
    return [halt, *(("charge", unit, foe) for foe in foes), *moves]


def _come_up(battle: Fight, unit: int) -> Activity:
    """MEL.30 Each support by ascending id may make one ordinary move into a supporting position of it."""
    for other in supports_of(battle, unit):
        barred = disordered(battle, other) or shaken(battle, other) or is_demoralised(battle, other)
        if barred or not on_table(battle, other) or engaged(battle, other) or not engaged(battle, unit):
            continue
        places = [value for value in short_list(battle, other, 0) if _ends_beside(battle, other, unit, value)]
        if places and (yield from _accompanies(battle, other)):
            side = battle.field.side_of[other]
            chosen = yield Ask(side, "move", places, other, Beside(battle, other, unit))
            yield from _go(battle, other, chosen)


def cannot_break_into(battle: Fight, unit: int, target: int) -> Refusal | None:
    """MEL.28, MEL.33 Why a breakthrough may not be a charge on an enemy: he must not have fought in this step."""
    if battle.state.marks[target] & Mark.FOUGHT:
        return refusal("MEL.28", "caesar-why-has-fought", unit=battle.field.ids[target]).besides("MEL.33")
    return cannot_charge_now(battle, unit, target, 1)


def cannot_consolidate(battle: Fight, unit: int) -> Refusal | None:
    """MEL.29"""
    return _cannot_move_on(battle, unit)


def _consolidate(battle: Fight, unit: int) -> Activity:
    """MEL.29 One ordinary move or change of formation, that ends an inch from every enemy."""
    side = battle.field.side_of[unit]
    chosen = yield Ask(side, "move", lambda: _away(battle, unit), unit, Clear(battle, unit, 0))
    yield from _go(battle, unit, chosen)


def _go(battle: Fight, unit: int, chosen: Value) -> Activity:
    if chosen[0] == "halt":
        battle.emit("halt", unit=battle.field.ids[unit])
        return
    done = made(battle, chosen, 0)
    assert isinstance(done, March), "only what is legal is on offer"
    yield from make(battle, unit, done, chosen)


def _away(battle: Fight, unit: int) -> list[Value]:
    """MEL.29 The short list without what ends nearer than an inch to an enemy."""
    entries = ShortList(battle, unit, 0)
    entries.values()
    return [
        value
        for end, value in entries.found.items()
        if value[0] == "halt" or end[4] >= 0 or not _is_too_near(battle, unit, _footprint(battle, unit, *end[:4]))
    ]


def _footprint(battle: Fight, unit: int, x: int, y: int, heading: int, formation: int) -> Figure:
    shape = troop(battle, unit).shapes[formation]
    assert shape is not None
    return x, y, shape.at(heading)


def _end_of(battle: Fight, unit: int, value: Value) -> Figure | None:
    """Where a move ends; None if it is none, or leads off the table."""
    done = made(battle, value, 0) if value[0] in Moves.verbs else None
    if not isinstance(done, March) or done.out >= 0:
        return None
    return _footprint(battle, unit, done.x, done.y, done.heading, done.formation)


def _ends_beside(battle: Fight, unit: int, friend: int, value: Value) -> bool:
    """MEL.30 Whether a move ends in a supporting position of a friend."""
    there = _end_of(battle, unit, value)
    return there is not None and may_support(battle, unit, friend) and stands_by(battle, unit, there, friend)


def _too_near(battle: Fight, unit: int, value: Value) -> bool:
    """MEL.29 Whether a move ends nearer than an inch to an enemy."""
    there = _end_of(battle, unit, value)
    return there is not None and _is_too_near(battle, unit, there)


def _is_too_near(battle: Fight, unit: int, there: Figure) -> bool:
    near = enemies_near(battle, unit, there, STAND_OFF)
    return any(within(there, beside, STAND_OFF - 1) for _, beside in near)


class Clear(Moves):
    """MEL.29 Every move that ends an inch from every enemy."""

    __slots__ = ()

    def admit(self, verb: str, arguments: tuple[Any, ...]) -> Value | Refusal:
        value = super().admit(verb, arguments)
        if isinstance(value, Refusal) and value.rule == "MOV.14":
            return value.besides("MEL.29")
        if isinstance(value, Refusal) or not _too_near(self.battle, self.unit, value):
            return value
        return refusal("MEL.29", "caesar-why-near-enemy", unit=self.battle.field.ids[self.unit])

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        found, reason = super().near(wish)
        if found is not None and _too_near(self.battle, self.unit, found):
            return None, refusal("MEL.29", "caesar-why-near-enemy", unit=self.battle.field.ids[self.unit])
        return found, reason


class Beside(Moves):
    """MEL.30 Every move that ends in a supporting position of the unit that broke through."""

    __slots__ = ("friend",)

    def __init__(self, battle: Fight, unit: int, friend: int) -> None:
        super().__init__(battle, unit, 0)
        self.friend = friend

    def admit(self, verb: str, arguments: tuple[Any, ...]) -> Value | Refusal:
        value = super().admit(verb, arguments)
        if isinstance(value, Refusal) or _ends_beside(self.battle, self.unit, self.friend, value):
            return value
        told = {"unit": self.battle.field.ids[self.unit], "other": self.battle.field.ids[self.friend]}
        return refusal("MEL.30", "caesar-why-not-supporting", **told)

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        found, reason = super().near(wish)
        if found is not None and not _ends_beside(self.battle, self.unit, self.friend, found):
            told = {"unit": self.battle.field.ids[self.unit], "other": self.battle.field.ids[self.friend]}
            return None, refusal("MEL.30", "caesar-why-not-supporting", **told)
        return found, reason


def unfit_to_break_through(battle: Fight, unit: int) -> Refusal | None:
    """STA.05, STA.14, STA.22 In what state a unit never breaks through."""
    return unfit(battle, unit, ("STA.05", "STA.14", "STA.22"), "caesar-why-shaken-victor")
