"""A2.87-A2.102 Characters and their powers."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import character_with

ALL_FLAGS: Final = 99
JOAN_FLAGS, JOAN_REACH = 2, 3  # A2.93


def flags_ignored(battle: Fight, unit: int) -> int:
    """A2.92, A2.93, R-BAY-29 Bayard: all of them; Joan of Arc: two, within three hexes."""
    if character_with(battle, unit, "bayard"):
        return ALL_FLAGS
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    for leader in battle.field.leaders_of[side]:
        place = battle.state.leader_hex[leader]
        if battle.field.leaders[leader].character == "joan_of_arc" and place >= 0:
            if battle.field.grid.distance[here][place] <= JOAN_REACH:
                return JOAN_FLAGS
    return 0
