"""8.14 Line of sight: from the centre of one hex to the centre of another (R-ALEX-55)."""

from __future__ import annotations

from itertools import pairwise

from strategikon.alexander.facing import arcs_of
from strategikon.alexander.field import BLOCKS_SIGHT, Trait
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import NOBODY
from strategikon.kernel.hexarcs import FLANK, FRONT, Arc
from strategikon.kernel.hexgrid import OFF


def can_see(battle: Fight, here: int, there: int) -> bool:
    """8.14a to 8.14e Whether nothing on the line between two hexes blocks it. A hexside counts if either hex blocks."""
    return not any(
        hides(battle, here, there, between)
        for step in battle.field.grid.line(here, there)
        for between in step
        if between != OFF
    )


def can_see_past_elephants(battle: Fight, here: int, there: int) -> bool:
    """8.14a, 4.34b, R-ALEX-37 The same, elephants not blocking."""
    return not any(
        hides(battle, here, there, between, ignored=Trait.ELEPHANT)
        for step in battle.field.grid.line(here, there)
        for between in step
        if between != OFF
    )


def hides(battle: Fight, here: int, there: int, between: int, ignored: int = 0) -> bool:
    """8.14b A hex above both ends always blocks; woods, cities and combat units do unless they are below both ends."""
    level = battle.field.level
    height = level[between]
    if height > level[here] and height > level[there]:
        return True
    if height < level[here] and height < level[there]:
        return False
    if battle.field.terrain[between] in BLOCKS_SIGHT:
        return True
    return _unit_hides(battle, here, there, between, ignored)


def _unit_hides(battle: Fight, here: int, there: int, between: int, ignored: int) -> bool:
    """8.14d A combat unit nearer to the shooter than to the target does not block; one midway does."""
    at = battle.state.unit_at
    unit = at[between]
    if unit == NOBODY or unit in (at[here], at[there]) or battle.field.traits[unit] & ignored:
        return False
    rows = battle.field.grid.distance
    return rows[between][here] >= rows[between][there]


# -- 8.13 firing hexes -------------------------------------------------------------------------------------------------


def firing_arcs(battle: Fight, unit: int) -> tuple[Arc, ...]:
    """8.13a Front hexes; of skirmishers the flanks too."""
    return (FRONT, FLANK) if battle.field.traits[unit] & Trait.SKIRMISHER else (FRONT,)


def bears(battle: Fight, unit: int, here: int, there: int) -> bool:
    """8.13a, 8.14a, R-ALEX-55 Whether the line from one of a unit's hexes leaves through a firing hex, or exactly
    between a firing hex and another."""
    sides, allowed = arcs_of(battle, unit), firing_arcs(battle, unit)
    return any(sides[side] in allowed for side in battle.field.grid.entry_sides(there, here))


def struck_arcs(battle: Fight, target: int, here: int, there: int) -> set[Arc]:
    """The arcs of a target through which the line from `here` enters its hex `there`: one, or two at a corner."""
    sides = arcs_of(battle, target)
    return {sides[side] for side in battle.field.grid.entry_sides(here, there)}


def crosses_rampart(battle: Fight, here: int, there: int) -> bool:
    """9.53a Whether the line between two hexes goes through, or along, a rampart."""
    field = battle.field
    steps = [(here,), *field.grid.line(here, there), (there,)]
    pairs = [(a, b) for first, second in pairwise(steps) for a in first for b in second]
    pairs += [(step[0], step[1]) for step in steps if len(step) == 2]
    return any(_rampart(battle, a, b) for a, b in pairs if OFF not in (a, b))


def _rampart(battle: Fight, here: int, there: int) -> bool:
    side = battle.field.grid.direction(here, there)
    return side != OFF and "rampart" in battle.field.hexsides.get((here, side), ())
