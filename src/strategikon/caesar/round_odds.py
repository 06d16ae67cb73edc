"""MEL.17-MEL.20, SAV.02 A round of close combat before the dice: who strikes whom with how many dice, what they need,
and how likely each number of casualties is."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from strategikon.caesar.array import supporters
from strategikon.caesar.attacks import attack_on, score_to_hit, split, support_on, support_score
from strategikon.caesar.engagements import fighters
from strategikon.caesar.field import Fight
from strategikon.caesar.odds import losses, panic, summed
from strategikon.caesar.panic_results import MELEE, nerve_of
from strategikon.caesar.rounds import PHALANX_HOLDS, phalanx_holds, rerolls
from strategikon.caesar.saves import save_score
from strategikon.caesar.tables import Special
from strategikon.caesar.units import bits, troop

NONE: Final = (Fraction(1),)
NO_TEST, BROKEN = "no_test", "broken"


class Strike(NamedTuple):
    """The dice of one unit at one enemy."""

    unit: int
    foe: int
    dice: int
    needed: int
    again: int
    save: int
    supports: bool


def suffered(battle: Fight, unit: int, against: list[Strike]) -> tuple[Fraction, ...]:
    """SAV.02, SPC.28 How likely each number of casualties of a unit is; its one re-roll goes to the first attack."""
    found: tuple[Fraction, ...] = NONE
    stubborn = troop(battle, unit).has(Special.STUBBORN)
    for strike in against:
        if strike.foe == unit:
            found = summed(found, losses(strike.dice, strike.needed, strike.again, strike.save, stubborn))
            stubborn = False
    return found


def strikes(battle: Fight) -> list[Strike]:
    """MEL.16, MEL.34, SUP.16 Every batch of the round that is being arrayed."""
    found = []
    for unit in fighters(battle):
        left = rerolls(battle, unit)
        for foe, dice in split(battle, unit).items():
            if dice:
                save = save_score(battle, foe, attack_on(battle, unit, foe))
                found.append(Strike(unit, foe, dice, score_to_hit(battle, unit, foe), left, save, False))
                left = 0  # MEL.34 re-rolls go to the first misses
    for unit in supporters(battle):
        dice, foe = troop(battle, unit).support, battle.state.aim[unit]
        if dice:
            save = save_score(battle, foe, support_on(battle, unit))
            found.append(Strike(unit, foe, dice, support_score(battle, unit), 0, save, True))
    return found


def fates(battle: Fight, against: list[Strike]) -> dict[int, dict[str, Fraction]]:
    """MEL.19, BRK.05, BRK.06, BRK.10 How likely each engaged unit is broken, takes no test, or takes one and with which
    result. Captains, supports who test for others and Valiant units' second throws are left out."""
    engaged = fighters(battle)
    counts = {unit: suffered(battle, unit, against) for unit in engaged}
    return {unit: _fate(battle, unit, counts) for unit in engaged}


def _fate(battle: Fight, unit: int, counts: dict[int, tuple[Fraction, ...]]) -> dict[str, Fraction]:
    side_of = battle.field.side_of
    own: tuple[Fraction, ...] = NONE
    theirs: tuple[Fraction, ...] = NONE
    for other, count in counts.items():
        if side_of[other] != side_of[unit]:
            theirs = summed(theirs, count)
        elif other != unit:
            own = summed(own, count)
    holds = PHALANX_HOLDS if phalanx_holds(battle, side_of[unit]) else 0
    found: dict[str, Fraction] = {}
    for mine, chance in enumerate(counts[unit]):
        for rest, share in enumerate(own):
            for dealt, part in enumerate(theirs):
                lost_by = mine + rest - dealt
                for result, ways in _result(battle, unit, mine, 0 if 0 < lost_by <= holds else lost_by):
                    found[result] = found.get(result, Fraction(0)) + chance * share * part * Fraction(ways, 36)
    return found


def _result(battle: Fight, unit: int, count: int, lost_by: int) -> tuple[tuple[str, int], ...]:
    """What becomes of a unit with so many casualties in a round that its side lost by so much."""
    total = battle.state.casualties[unit] + battle.state.excess[unit] + count
    stamina = troop(battle, unit).stamina
    if total >= 2 * stamina:
        return ((BROKEN, 36),)
    if lost_by < 0 or (lost_by == 0 and total < stamina):
        return ((NO_TEST, 36),)
    nerve = nerve_of(battle, unit, bits(battle.state.touches[unit]))
    return panic(MELEE, lost_by, nerve._replace(shaken=total >= stamina, wounded=total > 0))
