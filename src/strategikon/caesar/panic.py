"""BRK.01-BRK.11, BRK.39, BRK.49, BRK.50, SPC.27, SPC.32 Panic tests: the dice, and what the unit then does.

`by_shooting` is what volleys and reaction fire call, `in_melee` what a round of combat calls.
"""

from __future__ import annotations

from strategikon.caesar.casualties import destroy, run_amok
from strategikon.caesar.falling_back import fall_back
from strategikon.caesar.field import Fight
from strategikon.caesar.panic_results import (
    ANARCHIC,
    ANARCHY_AROUND,
    CONFUSION,
    DISORDERED_FALL_BACK,
    DISORDERED_RETREAT,
    EITHER,
    FALLS_BACK,
    MELEE,
    RETREAT,
    ROUT,
    SHELTERED,
    SHOOTING,
    STEADFAST,
    Nerve,
    is_sheltered,
    nerve_of,
    outcome,
)
from strategikon.caesar.retreat import retreat
from strategikon.caesar.state import Lasting
from strategikon.caesar.tables import D6, Special
from strategikon.caesar.units import Pose, disorder, troop
from strategikon.kernel.decision import Ask
from strategikon.kernel.ruleset import Activity

STEADY_ROLL = 7  # SPC.27


# -- BRK.01-BRK.04, BRK.09 by shooting ---------------------------------------------------------------------------------


def by_shooting(battle: Fight, unit: int, attackers: list[int], at: Pose | None = None) -> Activity:
    """BRK.09, BRK.29-BRK.39 A test caused by shooting, with what the unit does then: it answers with the outcome
    (steadfast, confusion, retreat, retreat_disordered, rout). `attackers` are those who shot at it in this step; `at`
    is the pose in which it was shot at, if it was on its way (CHG.10, SHT.32)."""
    found = yield from _result(battle, unit, SHOOTING, battle.state.excess[unit], nerve_of(battle, unit, []))
    if found == EITHER:
        side = battle.field.side_of[unit]
        chosen = yield Ask(side, "confusion", (("confusion", unit), ("retreat", unit)), about=unit)
        found = chosen[0]
        if is_sheltered(battle, unit):
            found = SHELTERED.get(found, found)
    if found == ROUT:
        rout(battle, unit)
        run_amok(battle)
    if found in (RETREAT, DISORDERED_RETREAT):
        retreat(battle, unit, attackers, at)
    if found in (CONFUSION, DISORDERED_RETREAT):
        disorder(battle, unit)
    return found


def rout(battle: Fight, unit: int) -> None:
    """BRK.36-BRK.38, BRK.47, BRK.48 A unit flees and is removed."""
    battle.emit("rout", unit=battle.field.ids[unit])
    destroy(battle, unit)


# -- BRK.05-BRK.07, BRK.10 in close combat -----------------------------------------------------------------------------


def in_melee(battle: Fight, unit: int, less: int, foes: list[int], toward: int, engaged: bool) -> Activity:
    """BRK.10, BRK.40-BRK.48 A test caused by close combat, with what the unit does then; it answers with the outcome.
    A unit that had to fall back and could not is lost as well (BRK.42). Whom it disorders around it, and who tests for
    its loss, is the round's affair."""
    found = yield from _result(battle, unit, MELEE, less, nerve_of(battle, unit, foes if engaged else []))
    if found == ROUT:
        rout(battle, unit)
        return found
    if found in (CONFUSION, ANARCHY_AROUND, DISORDERED_FALL_BACK, ANARCHIC):
        disorder(battle, unit)
    if found in FALLS_BACK and not fall_back(battle, unit, toward, engaged):
        battle.emit("trapped", unit=battle.field.ids[unit])
        destroy(battle, unit)
    return found


# -- the roll ----------------------------------------------------------------------------------------------------------


def _result(battle: Fight, unit: int, cause: str, less: int, nerve: Nerve) -> Activity:
    """BRK.08, SPC.27, SPC.32 The score and the result it has; a Valiant unit may roll once more."""
    found = _roll(battle, unit, cause, less, nerve)
    lasting = battle.state.lasting
    able = troop(battle, unit).has(Special.VALIANT) and not lasting[unit] & Lasting.VALIANT_USED
    if not able or found == STEADFAST:
        return found
    side = battle.field.side_of[unit]
    again = yield Ask(side, "valiant", (("accept-test", unit), ("valiant", unit)), about=unit)
    if again[0] == "accept-test":
        return found
    lasting[unit] |= Lasting.VALIANT_USED
    battle.emit("valiant", unit=battle.field.ids[unit])
    return _roll(battle, unit, cause, less, nerve)


def _roll(battle: Fight, unit: int, cause: str, less: int, nerve: Nerve) -> str:
    """BRK.08 2D6 less the modifier, read on the table; the first test of a Steady unit is a 7."""
    lasting, name = battle.state.lasting, battle.field.ids[unit]
    if troop(battle, unit).has(Special.STEADY) and not lasting[unit] & Lasting.STEADY_USED:
        lasting[unit] |= Lasting.STEADY_USED
        found = outcome(STEADY_ROLL - less, cause, nerve)
        battle.emit("steady", unit=name, cause=cause, less=less, score=STEADY_ROLL - less, outcome=_told(found))
        return found
    throw = battle.throw("panic", 2, D6, unit=name, cause=cause, less=less)
    score = sum(number + 1 for number in throw.rolled) - less
    found = outcome(score, cause, nerve)
    throw.tell(score=score, outcome=_told(found))
    return found


def _told(found: str) -> str:
    """BRK.53 What a test came to for the unit itself: anarchy around a square or a work is confusion in it."""
    return CONFUSION if found == ANARCHY_AROUND else found
