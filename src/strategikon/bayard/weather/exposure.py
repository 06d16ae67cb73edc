"""A5.41, A5.47-A5.49, A5.58, R-BAY-97 Storms, hail and sand strike whoever has no shelter, once in a full turn."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.armour import own_armour
from strategikon.bayard.counting import count_plain
from strategikon.bayard.field import Fight
from strategikon.bayard.ground import BUILT_UP, FOREST
from strategikon.bayard.harm import suffer
from strategikon.bayard.pieces import first_player, unit_id
from strategikon.bayard.tables import ARMOUR
from strategikon.bayard.terrain import terrain_at
from strategikon.bayard.throws import roll
from strategikon.bayard.weather import heat
from strategikon.bayard.weather.sky import fall_of, wind_of
from strategikon.kernel.ruleset import Activity

SHELTER: Final = FOREST | BUILT_UP


def sheltered(battle: Fight, unit: int) -> bool:
    """A5.41 In houses or in a forest."""
    return bool(terrain_at(battle, battle.state.hex_of[unit]) & SHELTER)


def dice_now(battle: Fight) -> list[tuple[str, int]]:
    """A5.41, A5.47-A5.49, A5.58 The shots that the weather is: rain, snow or hail, and sand."""
    fall, wind = fall_of(battle), wind_of(battle)
    found = [("storm", fall.exposure)] if fall is not None and fall.exposure else []
    if wind is not None and wind.exposure and battle.field.ground.desert:
        found.append(("sand", wind.exposure))
    return found


def strike_all(battle: Fight) -> Activity:
    """R-BAY-97 The units of the first player, then those of the second; each storm by itself, then thirst."""
    first = first_player(battle)
    for cause, dice in dice_now(battle):
        for side in (first, 1 - first):
            for unit in battle.field.units_of[side]:
                if battle.state.hex_of[unit] >= 0 and not sheltered(battle, unit):
                    yield from strike(battle, unit, dice, cause)
    for side in (first, 1 - first):
        for unit in battle.field.units_of[side]:
            if battle.state.hex_of[unit] >= 0:
                yield from strike(battle, unit, heat.thirst(battle, unit), "thirst")


def strike(battle: Fight, unit: int, dice: int, cause: str) -> Activity:
    """R-BAY-97 A shot with inverted armour: specials miss, flags drive back and may be cancelled."""
    if dice < 1:
        return
    throw = roll(battle, "exposure-dice", dice, unit=unit_id(battle, unit), cause=cause)
    hits, flags = count_plain(battle, throw, ARMOUR[own_armour(battle, unit).inverted], unit)
    yield from suffer(battle, unit, hits, flags, None, cause)
