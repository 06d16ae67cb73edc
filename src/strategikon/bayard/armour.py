"""4.10, 4.35-4.42, A3.27 Which colour is it now: weight as loosened, formation, sleep, inversion, in this order
(R-BAY-25)."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.blows import Blow
from strategikon.bayard.field import Fight
from strategikon.bayard.night import combat
from strategikon.bayard.pieces import formation_of, weight_of
from strategikon.bayard.tables import ARMOUR, VERY_HEAVY, VERY_LIGHT, Armour

SHOT_AT_HEAVIER: Final = frozenset(("tortoise", "forlorn_hope"))  # A3.30, A3.32


def armour_of(battle: Fight, blow: Blow) -> Armour:
    """The row of the armour table that the target has against a blow."""
    weight = min(VERY_HEAVY, weight_of(battle, blow.target) + levels_up(battle, blow))
    weight = max(VERY_LIGHT, weight + combat.armour_levels(battle, blow.target))
    return ARMOUR[ARMOUR[weight].inverted if blow.inverted else weight]


def levels_up(battle: Fight, blow: Blow) -> int:
    """A3.28, A3.30, A3.32, R-BAY-64 A shield wall as defender, not against the riposte to its own attack; a tortoise
    and a forlorn hope when shot at."""
    formation = formation_of(battle, blow.target)
    if formation == "shield_wall":
        return 0 if blow.riposte else 1
    return 1 if blow.shot and formation in SHOT_AT_HEAVIER else 0


def own_armour(battle: Fight, unit: int) -> Armour:
    """R-BAY-14 The unit's own, unmodified armour."""
    return ARMOUR[weight_of(battle, unit)]
