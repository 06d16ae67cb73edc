"""8.18 Reload, in Phase D: who is out of reach of the enemy has missiles again."""

from __future__ import annotations

from strategikon.alexander import volleys
from strategikon.alexander.field import Trait
from strategikon.alexander.missile_supply import set_supply
from strategikon.alexander.pieces import Fight, in_column
from strategikon.alexander.state import FULL, NOWHERE
from strategikon.alexander.weapons import Weapon, line_of
from strategikon.alexander.zones import in_enemy_zoc


def reload(battle: Fight) -> None:
    """8.18 Phase `reload` (D3), then the phase `captains`."""
    for unit, here in enumerate(battle.state.hex_of):
        if here != NOWHERE and needs_missiles(battle, unit) and can_reload(battle, unit):
            for weapon in (Weapon.OWN, Weapon.SCREEN):
                if line_of(battle.field, unit, weapon):
                    set_supply(battle, unit, weapon, FULL)
    battle.state.phase = "captains"


def needs_missiles(battle: Fight, unit: int) -> bool:
    """Whether either of its supplies is Low or No."""
    field, state = battle.field, battle.state
    own = bool(field.missile_of[unit]) and state.missile[unit] != FULL
    return own or (field.has_screen[unit] and state.screen[unit] != FULL)


def can_reload(battle: Fight, unit: int) -> bool:
    """8.18a, R-ALEX-59 Neither in an enemy ZOC nor under the missiles of an enemy; routed foot stay Missile No
    (10.25b), and a column does nothing but march (6.65b)."""
    if in_column(battle, unit) or (battle.state.routed[unit] and battle.field.traits[unit] & Trait.INFANTRY):
        return False
    return not in_enemy_zoc(battle, unit) and not volleys.is_threatened(battle, unit)
