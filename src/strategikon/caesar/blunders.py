"""BLU.01-BLU.11 Command blunders: what a double 6 makes of an order."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.captains import outlive
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import ABOUT, HEADINGS, RIGHT
from strategikon.caesar.leaving import lose
from strategikon.caesar.state import Mark
from strategikon.caesar.straight import drive, make, walk
from strategikon.caesar.tables import BLUNDERS, TESTUDO, Blunder
from strategikon.caesar.units import allowance, on_table, present, put, troop

TOWARD: Final = {"front": 0, "right": RIGHT, "rear": ABOUT, "left": -RIGHT}


def blunder(battle: Fight, units: list[int]) -> None:
    """CMD.21, CMD.27, BLU.* One die for the whole order, and its result for each unit that is on the table. Those off
    the table suffer nothing: if there is nobody else, no die is needed."""
    for unit in units:
        battle.state.marks[unit] |= Mark.BLUNDERED | Mark.DONE
    if not any(present(battle, unit) for unit in units):
        return
    die = battle.dice.roll(6) + 1
    result = BLUNDERS[die]
    ids = battle.field.ids
    battle.emit("blunder-result", units=[ids[unit] for unit in units], die=die, result=result.code)
    for unit in units:
        if present(battle, unit):
            _suffer(battle, unit, result)


def _suffer(battle: Fight, unit: int, result: Blunder) -> None:
    """BLU.01-BLU.09 The move, then the casualty of the first result."""
    stays = battle.state.formation[unit] == TESTUDO and result.direction != "front"  # FRM.15
    if on_table(battle, unit) and allowance(battle, unit) and not stays:  # BLU.09
        _go(battle, unit, result)
    if result.casualties:
        take_casualty(battle, unit, result.casualties)


def _go(battle: Fight, unit: int, result: Blunder) -> None:
    """BLU.08 Straight, as far as the ground and the moves allow."""
    state = battle.state
    toward = (state.heading[unit] + TOWARD[result.direction]) % HEADINGS
    if result.turns_about:
        put(battle, unit, state.x[unit], state.y[unit], (state.heading[unit] + ABOUT) % HEADINGS)
        toward = state.heading[unit]
    length = walk(battle, unit, toward, result.moves)
    make(battle, unit, drive(battle, unit, toward, length))
    state.marks[unit] |= Mark.MOVED | (Mark.MOVED_MORE if result.moves > 1 else 0)


def take_casualty(battle: Fight, unit: int, count: int) -> None:
    """BLU.02, BLU.11 With no save; it may shake or break the unit, and causes no test."""
    state, stamina = battle.state, troop(battle, unit).stamina
    if not present(battle, unit):
        return
    state.casualties[unit] += count
    battle.emit("casualty", unit=battle.field.ids[unit], count=count)
    if state.casualties[unit] > stamina:
        state.excess[unit] += state.casualties[unit] - stamina
        state.casualties[unit] = stamina
    if state.casualties[unit] + state.excess[unit] >= 2 * stamina:  # STA.08
        lose(battle, unit)
        outlive(battle, unit)
