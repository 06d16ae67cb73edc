"""A2.87-A2.102 Characters and their powers."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import character_with, has, leaders_in

ALL_FLAGS: Final = 99
JOAN_FLAGS, JOAN_REACH = 2, 3  # A2.93


def is_eager(battle: Fight, unit: int) -> bool:
    """A2.63, A2.97 By its own particularity, or because Paris stands beside it on the other side."""
    return has(battle, unit, "eager") or _is_provoked(battle, unit)


def _is_provoked(battle: Fight, unit: int) -> bool:
    """A2.97 Enemies beside Paris become Eager."""
    beside = battle.field.grid.neighbours[battle.state.hex_of[unit]]
    side = battle.field.side_of[unit]
    return any(battle.field.leaders[leader].character == "paris" and battle.field.leader_side[leader] != side
               for here in beside for leader in leaders_in(battle, here))  # fmt: skip


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
