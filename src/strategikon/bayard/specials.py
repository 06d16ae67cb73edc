"""4.43-4.48, 4.66-4.78 What a special face does: the rows of special_hits.csv, looked through in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strategikon.bayard import sight, terrain, works
from strategikon.bayard.armour import armour_of
from strategikon.bayard.blows import Blow
from strategikon.bayard.equipment import has_mantlet
from strategikon.bayard.field import Fight
from strategikon.bayard.ground import BUILT_UP, FOREST
from strategikon.bayard.pieces import formation_of, has, profile_of
from strategikon.bayard.support import rough_for, supported_attacker, supported_defender, supported_in_riposte
from strategikon.bayard.tables import ARTILLERY, ELEPHANT, INFANTRY, SPECIAL_HITS

HIT, MORALE, DOUBLE_MORALE, MISS = "hit", "morale", "double-morale", "miss"
POWDER_RANGE: Final = 2  # 4.45


def special_result(battle: Fight, blow: Blow) -> tuple[str, str]:
    """4.48, R-BAY-27 What a special does, and the row that says so: a compulsory miss first, then a hit, then a morale
    hit. A2.77, R-BAY-60 Harassment makes two morale hits of what would be a hit."""
    context = "fire" if blow.shot else "melee"
    for row in SPECIAL_HITS:
        if row.context == context and TESTS[row.id](battle, blow):
            if row.result == HIT and has(battle, blow.target, "harassment"):
                return DOUBLE_MORALE, row.id
            return row.result, row.id
    raise AssertionError("the last row of each table is met by all")


# -- who is who --------------------------------------------------------------------------------------------------------


def _type(battle: Fight, unit: int) -> int:
    return profile_of(battle, unit).type


def _mounted(battle: Fight, unit: int) -> bool:
    """4.47"""
    return profile_of(battle, unit).mounted


def _weapon_incendiary(battle: Fight, blow: Blow) -> bool:
    """R-BAY-72 Whether the weapon used burns."""
    profile = profile_of(battle, blow.striker)
    if blow.incendiary:
        return True
    return bool(profile.missile and profile.missile.incendiary) if blow.shot else profile.melee.incendiary


def _weapon_rocket(battle: Fight, blow: Blow) -> bool:
    profile = profile_of(battle, blow.striker)
    return bool(blow.shot and profile.missile and profile.missile.rocket)


def _powder_gun(battle: Fight, blow: Blow) -> bool:
    """R-BAY-34 Powder artillery, organ guns and multi-barrel cannon included; handguns are not."""
    profile = profile_of(battle, blow.striker)
    return profile.gun and bool(profile.missile and profile.missile.powder)


def _supported(battle: Fight, blow: Blow) -> bool:
    """1.13-1.19, A1.42 Whether the striker is supported; who ripostes behind works, or on foot in rough ground against
    mounted troops, always is."""
    if not blow.riposte:
        return supported_attacker(battle, blow.striker, blow.target)
    if works.supported_in_riposte(battle, blow.here, blow.there):
        return True
    return supported_in_riposte(battle, blow.striker, blow.target)


def _target_supported(battle: Fight, blow: Blow) -> bool:
    return supported_defender(battle, blow.target, blow)


def _friend_beside_target(battle: Fight, blow: Blow, wanted: Callable[[Fight, int], bool]) -> bool:
    """Whether the defender has a unit beside it that is friendly to the attacker, of a kind."""
    side = battle.field.side_of[blow.striker]
    beside = (battle.state.unit_at[there] for there in battle.field.grid.neighbours[blow.there])
    others = (unit for unit in beside if unit >= 0 and unit != blow.striker)
    return any(battle.field.side_of[unit] == side and wanted(battle, unit) for unit in others)


def _is_infantry(battle: Fight, unit: int) -> bool:
    return _type(battle, unit) == INFANTRY


# -- the rows ----------------------------------------------------------------------------------------------------------


def _in_cover(battle: Fight, blow: Blow) -> bool:
    """4.43 Forest, houses, or behind a fortification; guns do not mind."""
    if profile_of(battle, blow.striker).gun:
        return False
    hidden = terrain.fighting_ground(battle, blow.there) & (FOREST | BUILT_UP)
    return bool(hidden) or any(work.id == "fortification" for work in sight.works_between(battle, blow))


def _across_works(battle: Fight, blow: Blow) -> bool:
    """4.67"""
    return works.bars_specials(sight.works_between(battle, blow))


def _wagons(battle: Fight, blow: Blow) -> bool:
    """A3.33"""
    return formation_of(battle, blow.target) == "wagons_in_defence" and not blow.riposte


def _mounted_in_rough(battle: Fight, blow: Blow) -> bool:
    """4.43, 4.66 A mounted striker in rough ground; in melee also against a target in it."""
    if not _mounted(battle, blow.striker):
        return False
    inside = rough_for(battle, blow.striker, blow.here)
    return inside or (not blow.shot and rough_for(battle, blow.striker, blow.there))


def misses_anyway(battle: Fight, blow: Blow) -> bool:
    """4.43, 4.48, 4.66, 4.67 Whether a special is a miss whoever is struck: for mounted troops in rough ground, and
    across works."""
    return _mounted_in_rough(battle, blow) or _across_works(battle, blow)


def _foot_on_foot(battle: Fight, blow: Blow) -> bool:
    return _is_infantry(battle, blow.striker) and _is_infantry(battle, blow.target)


def _horse_on_line(battle: Fight, blow: Blow) -> bool:
    return _mounted(battle, blow.striker) and (_is_infantry(battle, blow.target) or _mounted(battle, blow.target))


def _always(battle: Fight, blow: Blow) -> bool:
    return True


Test = Callable[[Fight, Blow], bool]
TESTS: Final[dict[str, Test]] = {
    "fire_miss_mounted_rough": _mounted_in_rough,
    "fire_miss_cover": _in_cover,
    "fire_miss_obstacle": _across_works,
    "fire_miss_wagons": _wagons,
    "fire_miss_mantlet": lambda battle, blow: has_mantlet(battle, blow.target),
    "fire_hit_powder": lambda battle, blow: _powder_gun(battle, blow) and blow.range <= POWDER_RANGE,
    "fire_hit_fanatic": lambda battle, blow: has(battle, blow.target, "fanatics"),
    "fire_hit_incendiary_option": lambda battle, blow: battle.field.fire and _weapon_incendiary(battle, blow),
    "fire_morale_elusive": lambda battle, blow: has(battle, blow.target, "elusive"),
    "fire_morale_rocket_fire": lambda battle, blow: _weapon_rocket(battle, blow) or _weapon_incendiary(battle, blow),
    "fire_miss_other": _always,
    "melee_miss_mounted_rough": _mounted_in_rough,
    "melee_miss_obstacle": _across_works,
    "melee_miss_wagons": _wagons,
    "melee_hit_very_light": lambda battle, blow: armour_of(battle, blow).special_in_melee,
    "melee_hit_elephant": lambda battle, blow: _type(battle, blow.striker) == ELEPHANT,
    "melee_hit_fanatic": lambda battle, blow: has(battle, blow.target, "fanatics"),
    "melee_hit_forlorn_hope": lambda battle, blow: formation_of(battle, blow.target) == "forlorn_hope",
    "melee_hit_incendiary_option": lambda battle, blow: battle.field.fire and _weapon_incendiary(battle, blow),
    "melee_hit_inf_inf_support": lambda battle, blow: (
        _foot_on_foot(battle, blow) and _supported(battle, blow) and not _target_supported(battle, blow)
    ),
    "melee_hit_inf_inf_mounted": lambda battle, blow: (
        _foot_on_foot(battle, blow) and _friend_beside_target(battle, blow, _mounted)
    ),
    "melee_hit_inf_art": lambda battle, blow: (
        _is_infantry(battle, blow.striker) and _type(battle, blow.target) == ARTILLERY
    ),
    "melee_hit_mtd_support": lambda battle, blow: _horse_on_line(battle, blow) and _supported(battle, blow),
    "melee_hit_mtd_infantry": lambda battle, blow: (
        _horse_on_line(battle, blow) and _friend_beside_target(battle, blow, _is_infantry)
    ),
    "melee_hit_mtd_art": lambda battle, blow: (
        _mounted(battle, blow.striker) and _type(battle, blow.target) == ARTILLERY
    ),
    "melee_hit_powder": _powder_gun,
    "melee_morale_elusive": lambda battle, blow: has(battle, blow.target, "elusive"),
    "melee_morale_fire": lambda battle, blow: _weapon_rocket(battle, blow) or _weapon_incendiary(battle, blow),
    "melee_morale_inf_mtd": lambda battle, blow: (
        _is_infantry(battle, blow.striker) and _mounted(battle, blow.target) and _supported(battle, blow)
    ),
    "melee_miss_other": _always,
}
