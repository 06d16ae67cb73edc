"""8.61 Who shoots with what: the line of the missile chart a unit uses, and its strength at a range."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final

from strategikon.alexander.field import Field, Trait
from strategikon.alexander.tables import MISSILES

ARCHER, SLINGER, JAVELIN, BOLT = "A", "S", "J", "B"  # the missile codes on the counters


class Weapon(Enum):
    """9.11b An elephant has two: its riders' javelins and the bows of its screen. Everybody else has one."""

    OWN = "own"
    SCREEN = "screen"


SCREEN: Final = Weapon.SCREEN
INDIAN_ARCHER: Final = "indian_li_archer"
FOOT_JAVELIN: Final = "foot_javelin"
ELEPHANT_SCREEN: Final = "elephant_screen_archer"
FOOT_LINES: Final = {ARCHER: "foot_archer", SLINGER: "slinger_sk", JAVELIN: FOOT_JAVELIN, BOLT: "oxybeles_bolt"}
MOUNTED_LINES: Final = {ARCHER: "mounted_archer", JAVELIN: "mounted_or_elephant_javelin"}


def supply_line(field: Field, unit: int, weapon: Weapon) -> str:
    """8.17 The line of the supply chart for a unit in full supply."""
    if weapon is Weapon.OWN and field.type_of[unit] == "LC" and field.traits[unit] & Trait.INDIAN:
        return "indian_light_cavalry"
    code = code_of(field, unit, weapon)
    if code == BOLT:
        return "oxybeles"
    if code == JAVELIN or (weapon is Weapon.OWN and is_indian_archer(field, unit)):
        return "javelins"
    return "archers"


def line_of(field: Field, unit: int, weapon: Weapon = Weapon.OWN) -> str:
    """8.61a, R-ALEX-109 The line of the chart; empty if it has no such weapon."""
    if weapon is Weapon.SCREEN:
        return ELEPHANT_SCREEN if field.has_screen[unit] else ""
    return _own_line(field.missile_of[unit], field.type_of[unit], field.traits[unit])


@cache
def _own_line(code: str, kind: str, traits: int) -> str:
    if code == ARCHER and kind == "LI" and traits & Trait.INDIAN:
        return INDIAN_ARCHER
    return (MOUNTED_LINES if traits & Trait.MOUNTED else FOOT_LINES).get(code, "")


def is_indian_archer(field: Field, unit: int) -> bool:
    """8.61a Light infantry of the Indians with bows."""
    return line_of(field, unit) == INDIAN_ARCHER


def code_of(field: Field, unit: int, weapon: Weapon) -> str:
    """A, S, J or B: what the modifiers of 8.15 and 9.42 ask."""
    return ARCHER if weapon is Weapon.SCREEN else str(field.missile_of[unit])


def strength(line: str, reach: int, downhill: bool) -> int | None:
    """8.61a, 8.16a The strength at a range; 0 one hex beyond it against a lower target; None out of range."""
    printed = MISSILES[line]
    if 1 <= reach <= len(printed):
        return printed[reach - 1]
    return 0 if downhill and reach == len(printed) + 1 else None
