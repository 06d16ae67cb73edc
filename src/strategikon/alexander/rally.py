"""10.27 Rally."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from strategikon.alexander import breaking, cohesion, elimination, leaders, missiles, phalanx, rout
from strategikon.alexander.facing import turns, why_not_face
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, adjacent_units, hexes, is_double, mark, unit_id
from strategikon.alexander.state import NOBODY, Mark
from strategikon.alexander.tables import D10, RALLY
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.throws import HIT
from strategikon.kernel.why import Explainers

GROUND: Final = frozenset({"clear", "town", "rocky", "major_river"})  # 10.27a
BONUS: Final = 1  # 10.27d
NO_LEADER: Final = 4  # the Initiative of a case without leaders
LOWEST_TQ: Final = 3  # R-ALEX-09
HOLD: Final = ("hold",)


def cannot_rally(battle: Fight, unit: int) -> Refusal | None:
    """10.27a to 10.27c Whether the active leader may try to rally a unit."""
    return next(bars(battle, unit), None)


def bars(battle: Fight, unit: int) -> Iterator[Refusal]:
    """10.27a to 10.27c All that keeps him from it, the first reason first."""
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if not state.routed[unit]:
        yield refusal("10.27a", "alexander-why-not-routed", unit=name).besides("5.22d")
    if phalanx.never_rallies(battle, unit) or field.traits[unit] & Trait.ELEPHANT:
        also = "9.14f" if field.traits[unit] & Trait.ELEPHANT else "9.65d"
        yield refusal("10.27b", "alexander-why-never-rallies", unit=name).besides(also)
    if state.leader != NOBODY and state.tried[unit] >> state.leader & 1:
        yield refusal("10.27c", "alexander-why-tried", unit=name, leader=field.leader_ids[state.leader])
    if any(field.terrain[here] not in GROUND for here in hexes(battle, unit)):
        yield refusal("10.27a", "alexander-why-rally-ground", unit=name)
    if adjacent_units(battle, unit, 1 - field.side_of[unit]):
        yield refusal("10.27a", "alexander-why-beside-enemy", unit=name)
    if missiles.is_threatened(battle, unit):
        yield refusal("10.27a", "alexander-why-threatened", unit=name)


def rally(battle: Fight, unit: int) -> Activity:
    """10.27d to 10.27g The attempt: equal to or below Initiative + 1 it rallies, above it runs on or is lost."""
    state, field = battle.state, battle.field
    leader = state.leader
    number = BONUS + (leaders.initiative(battle, leader) if leader != NOBODY else NO_LEADER)
    if leader != NOBODY:
        state.tried = changed(state.tried, unit, state.tried[unit] | 1 << leader)
    throw = battle.throw("rally", 1, D10, unit=unit_id(battle, unit))
    die = throw.number
    success = die <= number
    throw.tell(die=die, number=number, success=int(success))
    if success:
        throw.scored(0, HIT)
        yield from _rallied(battle, unit)
    elif die > field.tq_of[unit] or field.type_of[unit] == "HI":
        yield from elimination.eliminate(battle, unit, "rally")
    else:
        yield from rout.rout_move(battle, unit)


def _rallied(battle: Fight, unit: int) -> Activity:
    """10.27f, 10.27g, R-ALEX-09 The rally table: its hits, or D: it runs on. With hits that reach its TQ it routs again
    (10.13a), and is not rallied."""
    state = battle.state
    throw = battle.throw("rallied", 1, D10, unit=unit_id(battle, unit))
    throw.tell(die=throw.number)
    hits = RALLY[throw.number, max(LOWEST_TQ, battle.field.tq_of[unit])]
    if hits is None:
        throw.kind = "runs-on"
        yield from rout.rout_move(battle, unit)
        return
    throw.tell(hits=hits)
    throw.scored(0, HIT)
    state.routed, state.hits[unit] = changed(state.routed, unit, 0), hits
    rout.drop_missiles(battle, unit)
    if cohesion.is_broken(battle, unit):
        yield from breaking.rout(battle, unit, "rally")
        return
    mark(battle, unit, Mark.RALLIED)
    yield from _reface(battle, unit)


def _reface(battle: Fight, unit: int) -> Activity:
    """10.27g It may be turned freely, a double only about."""
    state, facing = battle.state, battle.state.facing[unit]
    ways = ((facing + 6) % 12,) if is_double(battle, unit) else turns(facing)
    values: list[Value] = [*(("face", unit, hour) for hour in ways), HOLD]
    value = yield Ask(battle.field.side_of[unit], "reface", values, about=unit)
    if value == HOLD:
        return
    if is_double(battle, unit):
        state.hex_of[unit], state.hex2_of[unit] = state.hex2_of[unit], state.hex_of[unit]
    state.facing[unit] = value[2]
    battle.emit("facing", unit=unit_id(battle, unit), facing=battle.field.facings[value[2]], mp=0)


WHY_NOT: Final[Explainers] = {("reface", "face"): partial(why_not_face, "10.27g")}
