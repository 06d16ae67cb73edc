"""3.24-3.28, A1.33-A1.35, A2.62 Roads, skis and mounts: hexes that are gained by giving up the fight."""

from __future__ import annotations

from strategikon.bayard import terrain
from strategikon.bayard.allowances import IMMOBILE
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import gear_lost
from strategikon.bayard.ground import SNOW
from strategikon.bayard.state import Mark
from strategikon.bayard.tables import FORMATIONS, INFANTRY

MOUNT_BONUS = 1


def by_road(battle: Fight, here: int, there: int) -> bool:
    """3.24, A1.33, A1.35 Whether a step follows a road or crosses a bridge."""
    return battle.field.ground.on_one_road(here, there)


def along_road(battle: Fight, here: int, there: int) -> bool:
    """3.24, 3.26, A1.26, R-BAY-52 Whether a step belongs to a march: by road, and neither from a ford nor into one."""
    return by_road(battle, here, there) and not (terrain.cuts_road(battle, here) or terrain.cuts_road(battle, there))


def mount_bonus(battle: Fight, unit: int) -> int:
    """3.27 Infantry with mounts goes one hex farther without combat, as long as it has them."""
    profile = battle.field.profiles[unit]
    rides = profile.type == INFANTRY and profile.mount and not battle.state.marks[unit] & Mark.ON_FOOT
    if not rides or FORMATIONS[battle.state.formation[unit]] in IMMOBILE:  # A3.33
        return 0
    burnt = profile.mount == "wagon" and gear_lost(battle, unit, "wagons")  # A5.10
    return 0 if burnt else MOUNT_BONUS


def by_ski(battle: Fight, here: int, there: int) -> bool:
    """A2.62 Whether a step is made from snow to snow, on which skiers march as on a road."""
    return bool(terrain.terrain_at(battle, here) & terrain.terrain_at(battle, there) & SNOW)
