"""7.1 Facing: front, flank and rear.

A facing is an hour of the clock, odd toward a vertex. The two halves of a double unit have the same arcs as a single
unit that faces the same way (its own other half apart), and both halves of a double column those of a single column,
so one table serves all formations (R-ALEX-38, R-ALEX-39).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, hexes
from strategikon.alexander.state import NOWHERE, SQUARE
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.hexarcs import FLANK, FRONT, NARROW, REAR, Arc, arcs
from strategikon.kernel.hexgrid import OFF, column_row
from strategikon.kernel.why import Explainers

ARCS: Final = tuple(arcs(column_row(1, 1), hour, NARROW) for hour in range(12))  # by facing, then by hexside
ALL_FRONT: Final = (FRONT,) * 6
FRONTS: Final = tuple(tuple(side for side in range(6) if row[side] is FRONT) for row in ARCS)
VERTICES: Final = ((2, 1), (4, 2), (6, 3), (8, 2), (10, 1))  # hours of a turn, vertices passed
TURNS: Final = tuple(tuple((facing + hours) % 12 for hours, _ in VERTICES) for facing in range(12))
VERTICES_APART: Final = tuple(min(hours, 12 - hours) // 2 for hours in range(12))


def arcs_of(battle: Fight, unit: int) -> tuple[Arc, ...]:
    """7.11a, 6.63a, 6.64b, 9.64a, 9.53a The arc of each hexside of a unit, the same for either half."""
    if battle.state.formation[unit] == SQUARE or battle.field.traits[unit] & Trait.ARTILLERY:
        return ALL_FRONT
    return ARCS[battle.state.facing[unit]]


def hexes_in(battle: Fight, unit: int, *wanted: Arc) -> list[int]:
    """The hexes next to a unit in one or more of its arcs, each once."""
    own, sides = hexes(battle, unit), arcs_of(battle, unit)
    rows = battle.field.grid.neighbour
    if len(own) == 1:
        return [there for there, arc in zip(rows[own[0]], sides, strict=True) if arc in wanted and there != OFF]
    found = (rows[here][side] for here in own for side in range(6) if sides[side] in wanted)
    return [there for there in dict.fromkeys(found) if there != OFF and there not in own]


def front_hexes(battle: Fight, unit: int) -> list[int]:
    """7.11a Two for a single, three for a double, one for a column."""
    state = battle.state
    here, plain = state.hex_of[unit], state.formation[unit] != SQUARE and state.hex2_of[unit] == NOWHERE
    if plain and here != NOWHERE and not battle.field.traits[unit] & Trait.ARTILLERY:
        row = battle.field.grid.neighbour[here]
        return [row[side] for side in FRONTS[state.facing[unit]] if row[side] != OFF]
    return hexes_in(battle, unit, FRONT)


def flank_hexes(battle: Fight, unit: int) -> list[int]:
    return hexes_in(battle, unit, FLANK)


def rear_hexes(battle: Fight, unit: int) -> list[int]:
    return hexes_in(battle, unit, REAR)


def arcs_toward(battle: Fight, unit: int, places: Sequence[int]) -> list[Arc]:
    """The arcs of a unit in which some of these hexes lie next to it, each once, front first."""
    sides, direction = arcs_of(battle, unit), battle.field.grid.direction
    found = {sides[side] for here in hexes(battle, unit) for there in places if (side := direction(here, there)) != OFF}
    return sorted(found)


def right_of(facing: int) -> int:
    """The hexside from the left half of a double that faces so to its right half."""
    return (facing + 3) // 2 % 6


def front_sides(facing: int) -> tuple[int, ...]:
    """The hexsides in front, from left to right."""
    return ((facing - 1) // 2 % 6, (facing + 1) // 2 % 6) if facing % 2 else (facing // 2,)


def vertices_between(old: int, new: int) -> int:
    """How many vertices (or hexsides) a turn passes, the shorter way round."""
    return VERTICES_APART[(new - old) % 12]


def turns(facing: int) -> tuple[int, ...]:
    """The five other facings a unit in this formation may take."""
    return TURNS[facing]


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_face(rule: str, battle: Fight, ask: Ask, unit: int, facing: int) -> Refusal:
    """6.66a, 10.21a, 10.27g Why a unit that is turned by this rule, free of MP, may not be turned so."""
    return refusal(rule, "alexander-why-facing", facing=battle.field.facings[facing])


WHY_NOT: Final[Explainers] = {("return-facing", "face"): partial(why_not_face, "7.11a")}
