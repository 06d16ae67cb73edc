"""9.2 Chariots: their charge, and how Macedonians let them through. They pass through in shock/."""

from __future__ import annotations

from strategikon.alexander import cohesion
from strategikon.alexander.facing import arcs_toward
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, hexes
from strategikon.alexander.tables import CHECK_NOTES
from strategikon.kernel.hexarcs import FRONT


def skips_check(battle: Fight, unit: int) -> bool:
    """9.22b, R-ALEX-13 A chariot that entered four hexes or more in the move that led to the shock need not check."""
    if not battle.field.traits[unit] & Trait.CHARIOT:
        return False
    return battle.state.steps[unit] >= CHECK_NOTES["chariot_run"]


def may_dodge(battle: Fight, chariot: int, target: int) -> bool:
    """9.24a A Macedonian unit about to be shocked by a chariot through its front, and through its front only."""
    field = battle.field
    if not field.traits[chariot] & Trait.CHARIOT or field.side_of[target] != field.macedonian:
        return False
    return arcs_toward(battle, target, hexes(battle, chariot)) == [FRONT]


def dodge(battle: Fight, target: int) -> bool:
    """9.24a One die: whether a Macedonian unit lets the chariots through."""
    return cohesion.check(battle, target, 0, "dodge") <= 0
