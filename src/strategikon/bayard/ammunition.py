"""A5.117, A5.118, A5.125 Ammunition: shots are counted, and more of them cost dice."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.state import changed


def spend(battle: Fight, unit: int) -> None:
    """A5.117 One shot of those it has."""
    if battle.field.ammunition:
        battle.state.shots = changed(battle.state.shots, unit, battle.state.shots[unit] + 1)


def lost_dice(battle: Fight, unit: int) -> int:
    """A5.117, R-BAY-87 One die for each shot beyond its reserve, adding up."""
    missile = battle.field.profiles[unit].missile
    if not battle.field.ammunition or missile is None:
        return 0
    fired = battle.state.shots[unit]
    return max(0, fired + 1 - missile.shots)
