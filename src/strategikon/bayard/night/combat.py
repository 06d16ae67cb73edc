"""A5.85, A5.91-A5.94 Fights in the dark."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.footpaths import is_passable
from strategikon.bayard.night.darkness import is_dark
from strategikon.bayard.state import NOBODY, Mark
from strategikon.kernel.hexgrid import OFF

RECOIL, RECOIL_OF_GENERALS = 1, 2  # A5.94
GENERALS: Final = frozenset(("general_in_chief", "sub_general"))


def melee_only(battle: Fight, unit: int) -> bool:
    """A5.85, A5.92 At night, and for who has just been woken, the melee factor alone."""
    if not battle.field.darkness and not battle.field.weather:
        return False
    return bool(battle.state.marks[unit] & Mark.WOKEN) or is_dark(battle)


def lost_dice(battle: Fight, unit: int) -> int:
    """A5.85 Who has just been woken fights with one die fewer."""
    return 1 if battle.state.marks[unit] & Mark.WOKEN else 0


def armour_levels(battle: Fight, unit: int) -> int:
    """A5.91 A sleeping unit is struck as if its armour were one level lower."""
    return -1 if battle.state.marks[unit] & Mark.ASLEEP else 0


def recoils(battle: Fight, leader: int) -> list[tuple[int, ...]]:
    """A5.94 By night a leader who finds no friend is not lost: he falls back one hex toward his edge, a general two,
    and stays alone. The ways of full length; none: by day, or where nothing is free."""
    if not is_dark(battle):
        return []
    side = battle.field.leader_side[leader]
    most = RECOIL_OF_GENERALS if battle.state.leader_rank[leader] in GENERALS else RECOIL
    ways: list[tuple[int, ...]] = [(battle.state.leader_hex[leader],)]
    for _ in range(most):
        longer = [(*way, there) for way in ways for there in battle.field.rear[side][way[-1]]
                  if there != OFF and _is_free(battle, way[-1], there)]  # fmt: skip
        if not longer:
            break
        ways = longer
    return [way[1:] for way in ways if len(way) > 1]


def _is_free(battle: Fight, here: int, there: int) -> bool:
    """A hex without troops, to which the ground lets a single man through."""
    return battle.state.unit_at[there] == NOBODY and is_passable(battle, here, there)
