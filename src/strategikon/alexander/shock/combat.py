"""8.3 The questions everybody asks of a shock combat (combats.py): who takes part, where they meet, at which angle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from strategikon.alexander.combats import OPEN, Combat, Flight, Stand
from strategikon.alexander.facing import arcs_of, arcs_toward
from strategikon.alexander.pieces import Fight, hexes, in_double_depth
from strategikon.alexander.state import NOBODY, NOWHERE, Mark
from strategikon.alexander.zones import exerts
from strategikon.kernel.hexarcs import REAR, Arc
from strategikon.kernel.hexgrid import OFF


def make(battle: Fight, attacking: Iterable[int], defending: Iterable[int], source: int = NOWHERE) -> Combat:
    """A combat of these units; the lower phalanx of a stack fights with the upper one (9.62f)."""
    return Combat(_stands(battle, attacking), _stands(battle, defending), source, NOBODY, NOBODY)


def _stands(battle: Fight, units: Iterable[int]) -> tuple[Stand, ...]:
    below, first, second = battle.state.beneath, battle.state.hex_of, battle.state.hex2_of
    everybody = sorted({one for unit in units for one in (unit, below[unit]) if one != NOBODY})
    return tuple(Stand(unit, first[unit], second[unit]) for unit in everybody)


# -- who takes part --------------------------------------------------------------------------------------------------


def all_attackers(combat: Combat) -> list[int]:
    """Everybody who began it, wherever he is now."""
    return [unit for unit, _, _ in combat.ours]


def all_defenders(combat: Combat) -> list[int]:
    return [unit for unit, _, _ in combat.theirs]


def attackers(battle: Fight, combat: Combat) -> list[int]:
    """Those who still take part, in scenario order."""
    where = battle.state.hex_of
    return [unit for unit, here, _ in combat.ours if where[unit] == here]


def defenders(battle: Fight, combat: Combat) -> list[int]:
    where = battle.state.hex_of
    return [unit for unit, here, _ in combat.theirs if where[unit] == here]


def defended_hexes(combat: Combat) -> list[int]:
    """The hexes its defenders stood in when it began."""
    found = (here for _, first, second in combat.theirs for here in (first, second) if here != NOWHERE)
    return list(dict.fromkeys(found))


def hexes_of(combat: Combat, unit: int) -> list[int]:
    """The hexes one of its units stood in when it began."""
    stands = [stand for stand in (*combat.ours, *combat.theirs) if stand.unit == unit]
    return [here for stand in stands for here in (stand.here, stand.second) if here != NOWHERE]


def dismiss(combat: Combat, units: Iterable[int]) -> None:
    """These take no part in it any more."""
    gone = set(units)
    combat.ours = tuple(stand for stand in combat.ours if stand.unit not in gone)
    combat.theirs = tuple(stand for stand in combat.theirs if stand.unit not in gone)


def has_moved(battle: Fight, unit: int) -> bool:
    """8.36i Whether it moved to make this shock."""
    return bool(battle.state.marks[unit] & Mark.MOVED_NOW)


def checks_first(battle: Fight, combat: Combat, top: int) -> int:
    """9.62h Of a stack the upper phalanx checks; the lower one, if all who attack it come from the rear."""
    below = battle.state.beneath[top]
    if below == NOBODY or top not in all_defenders(combat):
        return top
    source = combat.source
    places = [here for unit in all_attackers(combat) for here in hexes_of(combat, unit)]
    struck = arcs_toward(battle, top, places if source == NOWHERE else [source])
    return below if struck == [REAR] else top


def note_flight(combat: Combat, unit: int, way: Sequence[int]) -> None:
    """10.33a The hexes a routing defender went through are remembered for those who pursue it."""
    combat.flights += (Flight(unit, tuple(way)),)


def flights(combat: Combat) -> dict[int, tuple[int, ...]]:
    """10.33a The ways of those that routed out of this combat."""
    return dict(combat.flights)


def is_contested(battle: Fight, combat: Combat) -> bool:
    """Whether it goes on: neither ended nor resolved, and both sides still there."""
    return combat.step == OPEN and bool(attackers(battle, combat)) and bool(defenders(battle, combat))


def open_combats(battle: Fight) -> list[Combat]:
    """The combats that go on, left to right (8.3b)."""
    return [combat for combat in battle.state.combats if is_contested(battle, combat)]


def tops(battle: Fight, units: Iterable[int]) -> list[int]:
    """Without the lower phalanxes of stacks."""
    below = set(battle.state.beneath)
    return [unit for unit in units if unit not in below]


def any_double_depth(battle: Fight, units: Iterable[int]) -> bool:
    return any(in_double_depth(battle, unit) for unit in units)


# -- where they meet ---------------------------------------------------------------------------------------------------


def contacts(battle: Fight, combat: Combat, attacker: int, defender: int) -> list[tuple[int, int]]:
    """The pairs (hex of the attacker, hex of the defender) through which it strikes: the second in the ZOC of the
    first. A unit passing through strikes out of the hex it has come to."""
    source = combat.source
    if source != NOWHERE:
        return [(source, there) for there in hexes(battle, defender) if _side(battle, source, there) != OFF]
    return list(zone_contacts(battle, attacker, defender))


def zone_contacts(battle: Fight, attacker: int, defender: int) -> Iterator[tuple[int, int]]:
    for here in hexes(battle, attacker):
        for there in hexes(battle, defender):
            side = _side(battle, here, there)
            if side != OFF and exerts(battle, attacker, here, side):
                yield here, there


def _side(battle: Fight, here: int, there: int) -> int:
    return battle.field.grid.direction(here, there)


def order_key(battle: Fight, unit: int) -> tuple[int, int, int]:
    """8.3b From left to right on the map, then from top to bottom."""
    column, row = min(battle.field.grid.position[here] for here in hexes(battle, unit))
    return column, row, unit


def angles(battle: Fight, combat: Combat, attacker: int, defender: int) -> list[Arc]:
    """8.35a The arcs of the defender that the attacker strikes, front first."""
    sides = arcs_of(battle, defender)
    met = contacts(battle, combat, attacker, defender)
    return sorted({sides[_side(battle, there, here)] for here, there in met})
