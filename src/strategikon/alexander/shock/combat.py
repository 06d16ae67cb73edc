"""8.3 One shock combat, as it stands in `state.combats`: a short list of ints, and the questions everybody asks of it.

A combat begins with the fixed places below; then come its attackers and its defenders, in scenario order, each as a
unit and the two hexes it stood in when the combat was made (NOWHERE for the second of a single unit). A unit takes
part as long as it still stands there: whoever routs, is eliminated or advances has left the combat. Last come the
ways by which defenders fled: a unit, a count, and so many hexes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from strategikon.alexander.facing import arcs_of, arcs_toward
from strategikon.alexander.pieces import Fight, hexes, in_double_depth
from strategikon.alexander.state import NOBODY, NOWHERE, Mark
from strategikon.alexander.zones import exerts
from strategikon.kernel.hexarcs import REAR, Arc
from strategikon.kernel.hexgrid import OFF

Combat: TypeAlias = list[int]

# the fixed places
STEP: Final = 0  # how far it has come: the values below
ATTACKER: Final = 1  # 8.35c the attacking unit used for column and superiority
DEFENDER: Final = 2  # 8.35b the defending unit used
ANGLE: Final = 3  # 8.35c the arc of the defender that is struck
SUPERIOR: Final = 4  # 8.36 NO_ONE, ATTACK or DEFENCE
POSITION: Final = 5  # 8.36a 1 if the superiority is one of position
ATTACKER_DEAD: Final = 6  # 8.36l Charisma of attacking leaders killed in this combat
DEFENDER_DEAD: Final = 7
SOURCE: Final = 8  # 9.13b the hex out of which a passing unit strikes; NOWHERE: from where the attackers stand
OURS: Final = 9  # the number of attackers
THEIRS: Final = 10  # the number of defenders
HEAD: Final = 11
WIDTH: Final = 3  # of one participant

OPEN, OVER, DODGED, FOUGHT = range(4)  # STEP: going on, ended before the clash, let through (9.24), resolved
NO_ONE, ATTACK, DEFENCE = range(3)
SUPERIORS: Final = ("none", "AS", "DS")


def make(battle: Fight, attacking: Iterable[int], defending: Iterable[int], source: int = NOWHERE) -> Combat:
    """A combat of these units; the lower phalanx of a stack fights with the upper one (9.62f)."""
    ours, theirs = _with_beneath(battle, attacking), _with_beneath(battle, defending)
    combat = [OPEN, NOBODY, NOBODY, 0, NO_ONE, 0, 0, 0, source, len(ours), len(theirs)]
    state = battle.state
    for unit in (*ours, *theirs):
        combat += [unit, state.hex_of[unit], state.hex2_of[unit]]
    return combat


def _with_beneath(battle: Fight, units: Iterable[int]) -> list[int]:
    below = battle.state.beneath
    return sorted({one for unit in units for one in (unit, below[unit]) if one != NOBODY})


# -- who takes part --------------------------------------------------------------------------------------------------


def _entries(combat: Combat, first: int, count: int) -> list[Combat]:
    start = HEAD + first * WIDTH
    return [combat[place : place + WIDTH] for place in range(start, start + count * WIDTH, WIDTH)]


def all_attackers(combat: Combat) -> list[int]:
    """Everybody who began it, wherever he is now."""
    return [entry[0] for entry in _entries(combat, 0, combat[OURS])]


def all_defenders(combat: Combat) -> list[int]:
    return [entry[0] for entry in _entries(combat, combat[OURS], combat[THEIRS])]


def attackers(battle: Fight, combat: Combat) -> list[int]:
    """Those who still take part, in scenario order."""
    where = battle.state.hex_of
    return [unit for unit, here, _ in _entries(combat, 0, combat[OURS]) if where[unit] == here]


def defenders(battle: Fight, combat: Combat) -> list[int]:
    where = battle.state.hex_of
    return [unit for unit, here, _ in _entries(combat, combat[OURS], combat[THEIRS]) if where[unit] == here]


def defended_hexes(combat: Combat) -> list[int]:
    """The hexes its defenders stood in when it began."""
    entries = _entries(combat, combat[OURS], combat[THEIRS])
    return list(dict.fromkeys(here for entry in entries for here in entry[1:] if here != NOWHERE))


def hexes_of(combat: Combat, unit: int) -> list[int]:
    """The hexes one of its units stood in when it began."""
    entries = _entries(combat, 0, combat[OURS] + combat[THEIRS])
    return [here for entry in entries if entry[0] == unit for here in entry[1:] if here != NOWHERE]


def dismiss(combat: Combat, units: Iterable[int]) -> None:
    """These take no part in it any more."""
    ours, theirs = _entries(combat, 0, combat[OURS]), _entries(combat, combat[OURS], combat[THEIRS])
    ways = combat[HEAD + (combat[OURS] + combat[THEIRS]) * WIDTH :]
    gone = set(units)
    ours, theirs = ([entry for entry in group if entry[0] not in gone] for group in (ours, theirs))
    combat[OURS], combat[THEIRS] = len(ours), len(theirs)
    combat[HEAD:] = [number for entry in (*ours, *theirs) for number in entry] + ways


def note_flight(combat: Combat, unit: int, way: Sequence[int]) -> None:
    """10.33a The hexes a routing defender went through are remembered for those who pursue it."""
    combat += [unit, len(way), *way]


def flights(combat: Combat) -> dict[int, list[int]]:
    """10.33a The ways of those that routed out of this combat."""
    place = HEAD + (combat[OURS] + combat[THEIRS]) * WIDTH
    found = {}
    while place < len(combat):
        count = combat[place + 1]
        found[combat[place]] = combat[place + 2 : place + 2 + count]
        place += 2 + count
    return found


def is_contested(battle: Fight, combat: Combat) -> bool:
    """Whether it goes on: neither ended nor resolved, and both sides still there."""
    return combat[STEP] == OPEN and bool(attackers(battle, combat)) and bool(defenders(battle, combat))


def open_combats(battle: Fight) -> list[Combat]:
    """The combats that go on, left to right (8.3b)."""
    return [combat for combat in battle.state.combats if is_contested(battle, combat)]


def tops(battle: Fight, units: Iterable[int]) -> list[int]:
    """Without the lower phalanxes of stacks."""
    below = set(battle.state.beneath)
    return [unit for unit in units if unit not in below]


def checks_first(battle: Fight, combat: Combat, top: int) -> int:
    """9.62h Of a stack the upper phalanx checks; the lower one, if all who attack it come from the rear."""
    below = battle.state.beneath[top]
    if below == NOBODY or top not in all_defenders(combat):
        return top
    source = combat[SOURCE]
    places = [here for unit in all_attackers(combat) for here in hexes_of(combat, unit)]
    struck = arcs_toward(battle, top, places if source == NOWHERE else [source])
    return below if struck == [REAR] else top


def has_moved(battle: Fight, unit: int) -> bool:
    """8.36i Whether it moved to make this shock."""
    return bool(battle.state.marks[unit] & Mark.MOVED_NOW)


def any_double_depth(battle: Fight, units: Iterable[int]) -> bool:
    return any(in_double_depth(battle, unit) for unit in units)


# -- where they meet ---------------------------------------------------------------------------------------------------


def contacts(battle: Fight, combat: Combat, attacker: int, defender: int) -> list[tuple[int, int]]:
    """The pairs (hex of the attacker, hex of the defender) through which it strikes: the second in the ZOC of the
    first. A unit passing through strikes out of the hex it has come to."""
    source = combat[SOURCE]
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


def angles(battle: Fight, combat: Combat, attacker: int, defender: int) -> list[Arc]:
    """8.35a The arcs of the defender that the attacker strikes, front first."""
    sides = arcs_of(battle, defender)
    met = contacts(battle, combat, attacker, defender)
    return sorted({sides[_side(battle, there, here)] for here, there in met})


def order_key(battle: Fight, unit: int) -> tuple[int, int, int]:
    """8.3b From left to right on the map, then from top to bottom."""
    column, row = min(battle.field.grid.position[here] for here in hexes(battle, unit))
    return column, row, unit
