"""8.36 steps 2 and 3, 8.64: every shift of the column and every modifier of the die, each by its name in the chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import cataphracts
from strategikon.alexander.combats import Combat
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import charisma
from strategikon.alexander.phalanx import defence_shift, fighting_size
from strategikon.alexander.pieces import Fight, has, hexes
from strategikon.alexander.shock.charismos import leading
from strategikon.alexander.shock.combat import attackers, contacts, defenders, has_moved, tops
from strategikon.alexander.state import NOBODY
from strategikon.alexander.tables import SHOCK_ADJUSTMENTS
from strategikon.kernel.hexarcs import FRONT, Arc

Named = list[tuple[str, int]]
WET: Final = frozenset({"major_river", "marsh"})


# -- 8.36 step 2: sizes ----------------------------------------------------------------------------------------------


def total_size(battle: Fight, units: Sequence[int]) -> int:
    """8.32c, 9.31c, 10.15a Sizes are added, whatever the hits; skirmishers beside another Type do not count."""
    others = [unit for unit in units if not has(battle, unit, Trait.SKIRMISHER)]
    return sum(fighting_size(battle, unit) for unit in tops(battle, others or units))


def size_shift(battle: Fight, combat: Combat) -> int:
    """8.36h to 8.36k One column for each step beyond 1:1; rounded for the attacker if one of his units moved."""
    ours, theirs = attackers(battle, combat), defenders(battle, combat)
    if _beasts_apart(battle, [*ours, *theirs]):
        return 0
    moved = any(has_moved(battle, unit) for unit in ours)
    return SHOCK_ADJUSTMENTS["size_ratio"] * ratio_steps(total_size(battle, ours), total_size(battle, theirs), moved)


def _beasts_apart(battle: Fight, units: Sequence[int]) -> bool:
    """8.36k Elephants or chariots against anything but their like: Size does not count."""
    for beast in (Trait.ELEPHANT, Trait.CHARIOT):
        count = sum(has(battle, unit, beast) for unit in units)
        if 0 < count < len(units):
            return True
    return False


def ratio_steps(ours: int, theirs: int, moved: bool) -> int:
    """8.36h, 8.36i, 8.36j n:1 is n-1 steps for the attacker, 1:n as many against him."""
    greater, lesser = max(ours, theirs), max(1, min(ours, theirs))
    up = moved == (ours >= theirs)
    ratio = -(-greater // lesser) if up else greater // lesser
    return ratio - 1 if ours >= theirs else 1 - ratio


# -- 8.36 step 3: columns --------------------------------------------------------------------------------------------


def column_shifts(battle: Fight, combat: Combat, attacker: int, defender: int, angle: Arc) -> Named:
    """8.36, 8.64, 9.42, 9.61 All shifts, those that are zero left out; right is positive."""
    shifts: Named = [
        ("size_ratio", size_shift(battle, combat)),
        ("phalanx_front", phalanx_shift(battle, combat, attacker, defender, angle)),
        ("cataphract_attacks", cataphracts.shift(battle, attackers(battle, combat), [])),
        ("cataphract_defends", cataphracts.shift(battle, [], defenders(battle, combat))),
        *terrain_shifts(battle, combat),
    ]
    return [shift for shift in shifts if shift[1]]


def phalanx_shift(battle: Fight, combat: Combat, attacker: int, defender: int, angle: Arc) -> int:
    """9.61, R-ALEX-15 A wall of sarissas, seen from the front."""
    return defence_shift(battle, attackers(battle, combat), defender, attacker) if angle is FRONT else 0


# -- 8.36 step 3: the die --------------------------------------------------------------------------------------------


def inspiring(battle: Fight, units: Sequence[int]) -> list[int]:
    """8.36l, R-ALEX-66 The leaders stacked with these units who could add Charisma."""
    return [leader for leader in leading(battle, units) if charisma(battle, leader) > 0]


def die_modifiers(battle: Fight, combat: Combat, ours: int, theirs: int) -> Named:
    """8.36l One leader a side (NOBODY if none), and the Charisma of those killed in this combat, against their own
    side."""
    found: Named = []
    for key, leader in (("attacker_charisma", ours), ("defender_charisma", theirs)):
        if leader != NOBODY:
            found.append((key, SHOCK_ADJUSTMENTS[key] * charisma(battle, leader)))
    for key, mourned in (("attacker_killed", combat.attacker_dead), ("defender_killed", combat.defender_dead)):
        if mourned:
            found.append((key, SHOCK_ADJUSTMENTS[key] * mourned))
    return found


# -- 8.64 terrain ----------------------------------------------------------------------------------------------------


def terrain_shifts(battle: Fight, combat: Combat) -> Named:
    """6.27a, 8.64a to 8.64c They add up; height and steep banks share one line (R-ALEX-78)."""
    terrain = battle.field.terrain
    grounds = [{terrain[here] for here in hexes(battle, unit)} for unit in defenders(battle, combat)]
    keys = []
    if all(ground <= WET for ground in grounds):
        keys.append("river_marsh")
    if all(ground == {"woods"} for ground in grounds):
        keys.append("woods")
    keys.extend(_height_keys(battle, combat))
    return [(key, SHOCK_ADJUSTMENTS[key]) for key in keys]


def _height_keys(battle: Fight, combat: Combat) -> list[str]:
    """8.64b, 8.64c, R-ALEX-78 Heights are compared where attacker and defender touch."""
    level, terrain = battle.field.level, battle.field.terrain
    met = [
        pair
        for attacker in attackers(battle, combat)
        for defender in defenders(battle, combat)
        for pair in contacts(battle, combat, attacker, defender)
    ]
    higher = [level[there] > level[here] for here, there in met]
    banks = [_is_bank(battle, here, there) for here, there in met]
    if met and (all(higher) or all(banks)):
        return ["all_higher"]
    if any(higher) or any(banks):
        return ["any_higher"]
    if met and all(level[there] < level[here] and terrain[there] not in WET for here, there in met):
        return ["all_lower"]
    return []


def _is_bank(battle: Fight, here: int, there: int) -> bool:
    side = battle.field.grid.direction(here, there)
    return "steep_bank" in battle.field.hexsides.get((here, side), ())
