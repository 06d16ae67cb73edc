"""SPC.11 Special rules that more than one chapter reads."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.state import Lasting
from strategikon.caesar.tables import Special
from strategikon.caesar.units import disorder, troop

RAISED_BADLY, RAISED_WELL = 1, 6  # SPC.11 on the die
ONE_MISS: Final = 1


def first_dice(battle: Fight, unit: int) -> None:
    """SPC.11 Just before a Freshly Raised unit shoots or fights for the first time it rolls: 1 disorders it, 6 lets it
    roll a miss again for the rest of the battle."""
    lasting = battle.state.lasting
    if not troop(battle, unit).has(Special.FRESHLY_RAISED) or lasting[unit] & Lasting.RAISED:
        return
    die = battle.dice.roll(6) + 1
    lasting[unit] |= Lasting.RAISED
    battle.emit("raised", unit=battle.field.ids[unit], die=die)
    if die == RAISED_BADLY:
        disorder(battle, unit)
    if die == RAISED_WELL:
        lasting[unit] |= Lasting.RAISED_WELL


def raised_rerolls(battle: Fight, unit: int) -> int:
    """SPC.11 How many misses it rolls again in each volley and round."""
    return ONE_MISS if battle.state.lasting[unit] & Lasting.RAISED_WELL else 0
