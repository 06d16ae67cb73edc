"""What units, divisions and captains are worth, in hundredths of a middling unit."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from strategikon.caesar.army import Troop
from strategikon.caesar.field import Field, Fight
from strategikon.caesar.state import EXPECTED, LOST, OFF_TABLE
from strategikon.caesar.states import destroyed
from strategikon.caesar.units import shaken

WEAR: Final = 0.45  # of its force, what a unit has lost when it is about to be shaken
SHAKEN: Final = 0.15  # and when it is, besides
DISORDERED: Final = 0.12
AWAY, AWAITED = 0.25, 0.8  # of a unit off the table, of one that will come
DIVISION: Final = 150.0  # a division that loses heart
ARMY: Final = 250.0  # the last of them, more than the first
CAPTAIN, GENERAL = 20.0, 45.0


class Book(NamedTuple):
    """What hangs on the armies alone."""

    force: tuple[float, ...]  # by unit
    needed: tuple[int, ...]  # by division, how many of its units must be out of it


@lru_cache(maxsize=16)
def book_of(field: Field) -> Book:
    """The book of a battle."""
    raw = [_raw(unit) for unit in field.troops]
    middling = sum(raw) / max(1, len(raw))
    return Book(tuple(100 * one / middling for one in raw),
                tuple(len(captain.units) // 2 + 1 for captain in field.captains))  # fmt: skip


def _raw(unit: Troop) -> float:
    """Staying power times striking power, as a length."""
    stays = unit.stamina * 6 / max(1, min(6, unit.morale - 1))
    strikes = unit.clash + unit.sustained + 1.5 * unit.support + 3 * max(unit.short, unit.long)
    return float((stays * max(1.0, strikes)) ** 0.5)


def left(force: float, stamina: int, casualties: int, disordered: bool) -> float:
    """What is left of a unit with so many casualties."""
    if casualties >= 2 * stamina:
        return 0.0
    share = 1.0 - WEAR * min(casualties, stamina) / stamina - (SHAKEN if casualties >= stamina else 0.0)
    return force * (share - DISORDERED if disordered else share)


def dread(needed: int, out: int) -> float:
    """What a division has lost that has so many units out of it."""
    share = min(out, needed) / needed
    return DIVISION * share * share


def stake(battle: Fight, unit: int) -> float:
    """What it costs its division besides, if a unit is lost or shaken."""
    state, field = battle.state, battle.field
    division = field.division_of[unit]
    if state.demoralised[division] or is_out(battle, unit):
        return 0.0
    out, needed = out_of(battle, division), book_of(field).needed[division]
    more = dread(needed, out + 1) - dread(needed, out)
    return more * (2.0 if out + 1 >= needed else 1.0)


def out_of(battle: Fight, division: int) -> int:
    """STA.18 How many units of a division are lost, away or shaken."""
    return sum(is_out(battle, unit) for unit in battle.field.captains[division].units)


def is_out(battle: Fight, unit: int) -> bool:
    return battle.state.where[unit] in (OFF_TABLE, LOST) or shaken(battle, unit)


def is_gone(battle: Fight, division: int) -> bool:
    """VIC.01"""
    return bool(battle.state.demoralised[division]) or destroyed(battle, division)


def share_there(battle: Fight, unit: int) -> float:
    """How much of a unit counts where it is."""
    where = battle.state.where[unit]
    return 0.0 if where == LOST else AWAY if where == OFF_TABLE else AWAITED if where == EXPECTED else 1.0
