"""3.29, 3.30, 4.31-4.34, A2.79, A2.80 Animals that frighten other animals."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import adjacent_units, has, profile_of
from strategikon.bayard.state import Mark
from strategikon.bayard.tables import CAMELRY, ELEPHANT, INFANTRY

DOGS: Final = frozenset(("war_dogs", "armoured_war_dogs", "big_cats"))


def has_camels(battle: Fight, unit: int) -> bool:
    """3.29, 4.31, A2.45, A3.04, A3.20, A3.24, A3.25 Units with camels: ridden, drawing, carrying or in a herd."""
    profile = profile_of(battle, unit)
    if profile.type == CAMELRY and not profile.animal:
        return True
    rides = profile.type == INFANTRY and profile.mount == "camel" and not battle.state.marks[unit] & Mark.ON_FOOT
    return rides or profile.team == "camel" or profile.pack == "camel" or profile.animal == "herd_camels"


def has_elephants(battle: Fight, unit: int) -> bool:
    """3.30, 4.32, A3.14, A3.20 Units with elephants, as long as these are there."""
    profile, marks = profile_of(battle, unit), battle.state.marks[unit]
    if profile.type == ELEPHANT:
        return not (profile.platform and marks & Mark.STATIC)
    carried = profile.mount == "elephant" or profile.team == "elephant" or profile.pack == "elephant"
    return carried and battle.state.animals[unit] > 0


def has_animals(battle: Fight, unit: int) -> bool:
    """R-BAY-06 The victims: cavalry, camelry, chariots, elephants, war animals and herds."""
    return profile_of(battle, unit).has_animals and not battle.state.marks[unit] & Mark.ON_FOOT


def frightened_by(battle: Fight, unit: int) -> list[str]:
    """4.31-4.34, A3.15, A3.18, R-BAY-44 The effects on a unit with animals, each once however many neighbours cause
    it."""
    if not has_animals(battle, unit):
        return []
    near = list(adjacent_units(battle, battle.state.hex_of[unit]))
    profile = profile_of(battle, unit)
    found: list[str] = []
    if any(has_camels(battle, other) for other in near) and not _knows_camels(battle, unit):
        found.append("camels")
    if _elephants_beside(battle, unit, near) and not _knows_elephants(battle, unit):
        found.append("elephants")
    if any(profile_of(battle, other).animal in DOGS for other in near) and profile.animal not in DOGS:
        found.append("dogs")
    if any(profile_of(battle, other).animal == "bears" for other in near) and profile.animal != "bears":
        found.append("bears")
    return found


def _elephants_beside(battle: Fight, unit: int, near: list[int]) -> bool:
    """R-BAY-42 A panicking elephant still is one."""
    beside = battle.field.grid.neighbours[battle.state.hex_of[unit]]
    loose = any(where in beside or where == battle.state.hex_of[unit] for _, where in battle.state.beasts)
    return loose or any(has_elephants(battle, other) for other in near)


def _knows_camels(battle: Fight, unit: int) -> bool:
    """4.31, A2.79 Camels and Arab horses are used to camels."""
    return has_camels(battle, unit) or has(battle, unit, "arab_horse")


def _knows_elephants(battle: Fight, unit: int) -> bool:
    """4.32, A2.80"""
    return has_elephants(battle, unit) or has(battle, unit, "indian_horse")
