"""9.42, 9.7 Cataphracts, and the charge formation of cavalry (optional)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, in_charge, unit_id
from strategikon.alexander.state import CHARGE, LINE, NORMAL
from strategikon.alexander.tables import SHOCK_ADJUSTMENTS
from strategikon.alexander.zones import in_enemy_zoc
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import changed

ATTACKER_SUPERIOR: Final = "AS"
NO_SUPERIORITY: Final = ""


# -- 9.42 cataphracts ------------------------------------------------------------------------------------------------


def shift(battle: Fight, attackers: Iterable[int], defenders: Iterable[int]) -> int:
    """9.42c Any cataphract among the attackers 2R, any among the defenders 2L."""
    moved = 0
    if any(is_armoured(battle, unit) for unit in attackers):
        moved += SHOCK_ADJUSTMENTS["cataphract_attacks"]
    if any(is_armoured(battle, unit) for unit in defenders):
        moved += SHOCK_ADJUSTMENTS["cataphract_defends"]
    return moved


def is_armoured(battle: Fight, unit: int) -> bool:
    """9.42e, R-ALEX-84 Whether a cataphract fights as one: always, or with option 9.7 only in charge formation."""
    if not battle.field.traits[unit] & Trait.CATAPHRACT:
        return False
    return in_charge(battle, unit) or not battle.field.charge_rule


# -- 9.7 charge formation --------------------------------------------------------------------------------------------


def superiority(battle: Fight, attacker: int, defender: int, printed: str) -> str:
    """9.71a, 9.75 What becomes of the superiority of chart 8.62 when cavalry attacks and the option is in use."""
    traits = battle.field.traits
    if not battle.field.charge_rule or not traits[attacker] & Trait.CAVALRY or traits[defender] & Trait.SKIRMISHER:
        return printed
    if not in_charge(battle, attacker):
        return NO_SUPERIORITY if printed == ATTACKER_SUPERIOR else printed
    if traits[defender] & Trait.CAVALRY and _rides_down(battle, attacker, defender):
        return ATTACKER_SUPERIOR
    return printed


def _rides_down(battle: Fight, attacker: int, defender: int) -> bool:
    """9.75b HC against cavalry not in formation and Thracian LC in it; 9.75c Thracian LC against all cavalry but HC."""
    kinds, traits = battle.field.type_of, battle.field.traits
    if kinds[attacker] == "HC":
        return not in_charge(battle, defender) or bool(traits[defender] & Trait.THRACIAN)
    return bool(traits[attacker] & Trait.THRACIAN) and kinds[defender] != "HC"


def can_form(battle: Fight, unit: int) -> bool:
    """9.72a HC, LN and Thracian LC."""
    kind = battle.field.type_of[unit]
    return kind in ("HC", "LN") or (kind == "LC" and bool(battle.field.traits[unit] & Trait.THRACIAN))


def cannot_charge(battle: Fight, unit: int) -> Refusal | None:
    """9.72a, 9.73a Whether the moving unit may take charge formation now."""
    name = battle.field.ids[unit]
    if not battle.field.charge_rule:
        return refusal("9.71a", "alexander-why-option-off")
    if not can_form(battle, unit):
        return refusal("9.72a", "alexander-why-no-charge", unit=name)
    if battle.state.formation[unit] != NORMAL:
        return refusal("9.73a", "alexander-why-formation", unit=name)
    if battle.state.order_kind == LINE:
        return refusal("9.73a", "alexander-why-charge-line", unit=name)
    if in_enemy_zoc(battle, unit):
        return refusal("9.73a", "alexander-why-in-zoc", unit=name)
    return None


def cannot_uncharge(battle: Fight, unit: int) -> Refusal | None:
    """9.76a Whether it may leave it for 2 MP."""
    if not in_charge(battle, unit):
        return refusal("9.76a", "alexander-why-not-charge", unit=battle.field.ids[unit])
    return None


def leave_after_shock(battle: Fight, unit: int) -> None:
    """9.76a After its shock, and its pursuit (R-ALEX-88), cavalry is out of formation."""
    if battle.state.formation[unit] != CHARGE:
        return
    battle.state.formation = changed(battle.state.formation, unit, NORMAL)
    facing = battle.field.facings[battle.state.facing[unit]]
    battle.emit("formation", unit=unit_id(battle, unit), formation="normal", facing=facing)
