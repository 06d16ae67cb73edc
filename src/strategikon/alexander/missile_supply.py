"""8.17, 8.18 Missile supply: running low, running out, reloading."""

from __future__ import annotations

from strategikon.alexander.pieces import Fight, unit_id
from strategikon.alexander.state import LOW, NONE, NOWHERE, SUPPLIES
from strategikon.alexander.tables import MISSILE_SUPPLY
from strategikon.alexander.weapons import JAVELIN, SCREEN, Weapon, line_of, supply_line
from strategikon.kernel.ruleset import changed


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


def is_out(battle: Fight, unit: int, weapon: Weapon) -> bool:
    return supply_of(battle, unit, weapon) == NONE


def supply_of(battle: Fight, unit: int, weapon: Weapon) -> int:
    """9.11b An elephant's screen has a supply of its own."""
    state = battle.state
    return state.screen[unit] if weapon is SCREEN else state.missile[unit]
