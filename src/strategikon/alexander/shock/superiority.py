"""8.36 step 1: superiority of position, then of system, for the pair of units named in 8.35."""

from __future__ import annotations

from typing import NamedTuple

from strategikon.alexander import cataphracts
from strategikon.alexander.combats import ATTACK, DEFENCE, NO_ONE, Combat
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, has, in_column
from strategikon.alexander.shock.combat import all_defenders
from strategikon.alexander.state import NONE
from strategikon.alexander.tables import SUPERIORITY
from strategikon.alexander.zones import controllers_of
from strategikon.kernel.hexarcs import FLANK, FRONT, Arc

RESULTS = {"": NO_ONE, "AS": ATTACK, "DS": DEFENCE}


class Superiority(NamedTuple):
    """Who is superior and why; `denied` says why somebody is not who might have been."""

    side: int
    reason: str = ""
    denied: str = ""

    @property
    def of_position(self) -> bool:
        return self.reason == "position"


def superiority(battle: Fight, combat: Combat, attacker: int, defender: int, angle: Arc) -> Superiority:
    """8.36a to 8.36g, 6.65c, R-ALEX-68 Position first; it replaces whatever the systems would say."""
    denied = denied_position(battle, combat, attacker, defender, angle)
    if not denied:
        return Superiority(ATTACK, "position")
    if denied == "front":
        denied = ""
    if in_column(battle, defender) and not has(battle, attacker, Trait.SKIRMISHER):
        return Superiority(ATTACK, "column", denied)
    side, reason, why_not = of_system(battle, attacker, defender)
    return Superiority(side, reason, denied or why_not)


# -- 8.36 (A) position -----------------------------------------------------------------------------------------------


def denied_position(battle: Fight, combat: Combat, attacker: int, defender: int, angle: Arc) -> str:
    """8.36a to 8.36e Why there is no superiority of position; empty if there is."""
    if angle is FRONT:
        return "front"
    if angle is FLANK and has(battle, defender, Trait.SKIRMISHER):
        return "skirmisher_flank"
    if has(battle, attacker, Trait.CAVALRY) and has(battle, defender, Trait.ELEPHANT):
        return "cavalry_elephant"
    if is_held(battle, combat, attacker):
        return "held"
    return ""


def is_held(battle: Fight, combat: Combat, attacker: int) -> bool:
    """8.36e Whether an enemy other than skirmishers, whom neither it nor any friend attacks, has the attacker in its
    ZOC."""
    attacked = {unit for other in (*battle.state.combats, combat) for unit in all_defenders(other)}
    return any(
        enemy not in attacked and not has(battle, enemy, Trait.SKIRMISHER) for enemy in controllers_of(battle, attacker)
    )


# -- 8.36 (B) system -------------------------------------------------------------------------------------------------


def of_system(battle: Fight, attacker: int, defender: int) -> tuple[int, str, str]:
    """8.36f, 8.62, 9.71, 9.75 What the weapons say: (who, why, what was denied)."""
    kinds = battle.field.kind_of
    printed, marker = SUPERIORITY[kinds[defender].superiority, kinds[attacker].superiority]
    if printed == "DS" and "missile_no" in marker and _has_thrown_all(battle, defender):
        printed, marker = "", "void"
    result = cataphracts.superiority(battle, attacker, defender, printed)
    if result != printed:
        return RESULTS[result], "charge_formation" if result else "", "" if result else "no_charge_formation"
    return RESULTS[result], "system" if result else "", "missile_no" if marker == "void" else ""


def _has_thrown_all(battle: Fight, unit: int) -> bool:
    """8.36g, 8.62b, R-ALEX-03 A missile rating of any kind, and Missile No."""
    return bool(battle.field.missile_of[unit]) and battle.state.missile[unit] == NONE
