"""8.17, 8.18 Missile supply: running low, running out, reloading."""

from __future__ import annotations

from strategikon.alexander import volleys
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, in_column, unit_id
from strategikon.alexander.state import FULL, LOW, NONE, NOWHERE, SUPPLIES
from strategikon.alexander.tables import MISSILE_SUPPLY
from strategikon.alexander.weapons import JAVELIN, SCREEN, Weapon, line_of, supply_line
from strategikon.alexander.zones import in_enemy_zoc
from strategikon.kernel.ruleset import changed


def supply_of(battle: Fight, unit: int, weapon: Weapon) -> int:
    """9.11b An elephant's screen has a supply of its own."""
    state = battle.state
    return state.screen[unit] if weapon is SCREEN else state.missile[unit]


def spend(battle: Fight, unit: int, weapon: Weapon, die: int) -> None:
    """8.17a to 8.17d, 8.17f What a volley with this unmodified die leaves."""
    now = supply_of(battle, unit, weapon)
    key = "low" if now == LOW else supply_line(battle.field, unit, weapon)
    dice, becomes = MISSILE_SUPPLY[key]
    if die in dice:
        set_supply(battle, unit, weapon, SUPPLIES.index(becomes))


def set_supply(battle: Fight, unit: int, weapon: Weapon, now: int) -> None:
    """A supply marker is placed, turned or taken away."""
    state = battle.state
    if supply_of(battle, unit, weapon) == now:
        return
    if weapon is SCREEN:
        state.screen = changed(state.screen, unit, now)
    else:
        state.missile = changed(state.missile, unit, now)
    line = line_of(battle.field, unit, weapon)
    battle.emit("supply", unit=unit_id(battle, unit), missile=line, now=SUPPLIES[now])


def throw_javelins(battle: Fight, unit: int) -> None:
    """8.17e, R-ALEX-60 A javelin unit that fought a shock has none left: elephants' riders too, their screens not."""
    if battle.field.missile_of[unit] == JAVELIN and battle.state.hex_of[unit] != NOWHERE:
        set_supply(battle, unit, Weapon.OWN, SUPPLIES.index(MISSILE_SUPPLY["shock"][1]))


# -- 8.18 reload -------------------------------------------------------------------------------------------------------


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


def is_out(battle: Fight, unit: int, weapon: Weapon) -> bool:
    return supply_of(battle, unit, weapon) == NONE
