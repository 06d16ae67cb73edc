"""STA.18, STA.25, STA.26, SPC.01, SPC.07, SPC.14, REO.* States of units and divisions as time passes."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.state import LOST, OFF_TABLE, Lasting
from strategikon.caesar.support import in_support
from strategikon.caesar.tables import Special
from strategikon.caesar.units import disordered, enemy_within, engaged, on_table, present, shaken, troop
from strategikon.kernel.decision import Refusal, refusal, together

RECOVERS_FROM: Final = 4  # SPC.07, SPC.14 on the die
NEAR: Final = 12_000


def end_step(battle: Fight) -> None:
    """SEQ.09 Excess casualties are forgotten, then both armies are looked at."""
    battle.state.excess = [0] * len(battle.state.excess)
    demoralise(battle)


def unfit(battle: Fight, unit: int, rules: tuple[str, str, str], shaken_told: str) -> Refusal | None:
    """STA.05, STA.14, STA.22 Why a unit is in no state to go at the enemy: shaken, disordered, or of a demoralised
    division, each under its rule; a shaken one is told so in its own words."""
    of_shaken, of_disordered, of_demoralised = rules
    told = {"unit": battle.field.ids[unit]}
    return together(
        refusal(of_shaken, shaken_told, **told) if shaken(battle, unit) else None,
        refusal(of_disordered, "caesar-why-disordered", **told) if disordered(battle, unit) else None,
        refusal(of_demoralised, "caesar-why-demoralised", **told) if is_demoralised(battle, unit) else None,
    )


def demoralise(battle: Fight) -> None:
    """STA.18, STA.26 A division with more than half of its units off the table, lost or shaken; for good."""
    state = battle.state
    for captain, division in enumerate(battle.field.captains):
        if state.demoralised[captain]:
            continue
        out = sum(state.where[unit] in (OFF_TABLE, LOST) or shaken(battle, unit) for unit in division.units)
        if 2 * out > len(division.units):
            state.demoralised[captain] = 1
            battle.emit("demoralised", division=division.division)


def is_demoralised(battle: Fight, unit: int) -> bool:
    """STA.18 Whether its division is."""
    return bool(battle.state.demoralised[battle.field.division_of[unit]])


def reorganise(battle: Fight) -> None:
    """REO.01, REO.02, SPC.14 The active side's disordered units recover, those off the table too, unless they fight or
    stand in support; a Levy only on 4+."""
    for unit in battle.field.friends[battle.state.active]:
        if battle.state.where[unit] == LOST or not disordered(battle, unit) or engaged(battle, unit):
            continue
        if on_table(battle, unit) and in_support(battle, unit):
            continue
        if troop(battle, unit).has(Special.LEVY):
            die = battle.dice.roll(6) + 1
            battle.emit("levy", unit=battle.field.ids[unit], die=die, recovers=int(die >= RECOVERS_FROM))
            if die < RECOVERS_FROM:
                continue
        battle.state.lasting[unit] &= ~Lasting.DISORDERED
        battle.emit("reorganise", unit=battle.field.ids[unit])


def destroyed(battle: Fight, captain: int) -> bool:
    """VIC.01 Whether nobody is left of a division."""
    return all(battle.state.where[unit] == LOST for unit in battle.field.captains[captain].units)


def recover_braves(battle: Fight) -> None:
    """SPC.01 At the end of its Movement a shaken Brave unit in order, with no enemy near, loses one casualty."""
    for unit in battle.field.friends[battle.state.active]:
        if not present(battle, unit) or not troop(battle, unit).has(Special.BRAVE):
            continue
        if shaken(battle, unit) and not disordered(battle, unit) and not enemy_within(battle, unit, NEAR):
            battle.state.casualties[unit] -= 1
            battle.emit("brave", unit=battle.field.ids[unit])


def recover_elites(battle: Fight) -> None:
    """SPC.07 At the start of its turn a disordered Elite unit recovers on 4+, even engaged."""
    for unit in battle.field.friends[battle.state.active]:
        if battle.state.where[unit] != LOST and disordered(battle, unit) and troop(battle, unit).has(Special.ELITE):
            die = battle.dice.roll(6) + 1
            battle.emit("elite", unit=battle.field.ids[unit], die=die, recovers=int(die >= RECOVERS_FROM))
            if die >= RECOVERS_FROM:
                battle.state.lasting[unit] &= ~Lasting.DISORDERED
