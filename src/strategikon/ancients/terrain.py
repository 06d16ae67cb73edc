"""16. Terrain: entering it, and what it does to dice, swords and flags."""

from __future__ import annotations

from strategikon.ancients.field import GRID, Fight
from strategikon.ancients.state import ENTERED, FOREST, ROUGH
from strategikon.ancients.tables import UNLIMITED
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import changed


def enter_terrain(battle: Fight, unit: int, there: int) -> None:
    """16.02, 16.03, 16.07, 16.08 Remember what was entered: it may forbid to move on or to fight this turn."""
    state, kind = battle.state, battle.field.terrain[there].id
    if kind in ENTERED:
        state.entered = changed(state.entered, unit, state.entered[unit] | ENTERED[kind])


def terrain_forbids_fight(battle: Fight, unit: int) -> Refusal | None:
    """16.03, 16.08 No fight in the turn a mounted unit entered rough ground, or most units a forest."""
    entered = battle.state.entered[unit]
    if not entered:
        return None
    unit_class, name = battle.field.classes[unit], battle.field.ids[unit]
    if entered & FOREST and not unit_class.fights_in_forest:
        return refusal("16.08", "ancients-why-entered-forest", unit=name).besides("8.15")
    if entered & ROUGH and not unit_class.foot:
        return refusal("16.03", "ancients-why-entered-rough", unit=name).besides("8.15")
    return None


def close_maximum(battle: Fight, roller: int, there: int) -> int:
    """16.04, 16.09, 16.13-16.15, 16.24, 16.42 The lowest maximum for a unit in close combat with the hex `there`."""
    field = battle.field
    here = battle.state.hex_of[roller]
    mine, other = field.terrain[here], field.terrain[there]
    most = mine.close_max
    if field.caps_both:
        most = min(most, other.close_max)
    if field.hill[here]:
        most = min(most, mine.hill_foot_max if field.classes[roller].foot else mine.hill_mounted_max)
    elif field.hill[there]:
        most = min(most, other.hill_up_max)
    return most


def ranged_maximum(battle: Fight, firer: int, there: int) -> int:
    """16.10, 16.25, R-ANC-54 The lowest maximum for fire from the unit's hex at the hex `there`."""
    terrain = battle.field.terrain
    return min(terrain[battle.state.hex_of[firer]].ranged_max, terrain[there].ranged_max_against)


def limited(battle: Fight, unit: int, dice: int, most: int) -> int:
    """R-ANC-31 The class number, then the lowest maximum, then one fewer in a camp (16.40); card dice come after."""
    if most < UNLIMITED:
        dice = min(dice, most)
    return dice + battle.field.terrain[battle.state.hex_of[unit]].dice


def protected_in_close_combat(battle: Fight, defender: int, attacker: int) -> bool:
    """16.29-16.31, 16.36-16.39 Foot in a camp, or attacked across a rampart side."""
    return _protected(battle, defender, (GRID.direction(battle.state.hex_of[defender], battle.state.hex_of[attacker]),))


def protected_from_fire(battle: Fight, target: int, firer: int) -> bool:
    """16.32, 16.37, R-ANC-58 Foot in a camp, or fired on across a rampart; at a corner both sides must be one."""
    return _protected(battle, target, GRID.entry_sides(battle.state.hex_of[firer], battle.state.hex_of[target]))


def _protected(battle: Fight, unit: int, sides: tuple[int, ...]) -> bool:
    field = battle.field
    here = battle.state.hex_of[unit]
    protects = field.terrain[here].protects
    if protects == "no" or not field.classes[unit].foot:
        return False
    return protects == "all" or all(side in field.ramparts[here] for side in sides)
