"""A5.66-A5.68 Heat: water dries up, and troops far from it suffer."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.ground import BUILT_UP, FORDS, MARSH
from strategikon.bayard.state import NOBODY
from strategikon.bayard.terrain import terrain_at
from strategikon.bayard.weather.sky import is_hot
from strategikon.kernel.ruleset import changed

FAR: Final = 5  # hexes
PATIENCE: Final = 3  # turns that cost nothing
DRINKABLE: Final = FORDS | MARSH | BUILT_UP


def has_water(battle: Fight, unit: int) -> bool:
    """A5.68 Within five hexes of a stream, a marsh or a village that the enemy does not hold."""
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    return any(_drinks(battle, there, side) for there in battle.field.grid.within(here, FAR))


def _drinks(battle: Fight, there: int, side: int) -> bool:
    other = battle.state.unit_at[there]
    held = other != NOBODY and battle.field.side_of[other] != side
    return not held and bool(terrain_at(battle, there) & DRINKABLE)


def thirst(battle: Fight, unit: int) -> int:
    """A5.68, R-BAY-79 At the end of a full turn in a heat: another turn without water, and the dice of its shot."""
    state = battle.state
    if not is_hot(battle) or battle.field.profiles[unit].native_desert:
        return 0
    turns = 0 if has_water(battle, unit) else state.parched[unit] + 1
    if turns != state.parched[unit]:
        state.parched = changed(state.parched, unit, turns)
    return max(0, turns - PATIENCE)
