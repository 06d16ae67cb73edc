"""MEL.07-MEL.20, SAV.02, BRK.10 A round of close combat before the dice: every batch with its score line by line, what
each side will suffer on average, and how likely each result of the panic table is."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from strategikon.caesar.attacks import hit_lines
from strategikon.caesar.engagements import fighters
from strategikon.caesar.field import Fight
from strategikon.caesar.odds import mean
from strategikon.caesar.panic_results import (
    ANARCHIC,
    ANARCHY_AROUND,
    CONFUSION,
    DISORDERED_FALL_BACK,
    FALL_BACK,
    ROUT,
    STEADFAST,
)
from strategikon.caesar.round_odds import BROKEN, NO_TEST, Strike, fates, strikes, suffered
from strategikon.caesar.saves import HOPELESS
from strategikon.caesar.tables import FIGHT_CHANGES
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet

RULES: Final = ["MEL.07", "MEL.15", "MEL.17", "MEL.19", "SAV.02", "BRK.05", "BRK.08", "BRK.10"]
RESULTS: Final = (
    NO_TEST, STEADFAST, CONFUSION, ANARCHY_AROUND, FALL_BACK, DISORDERED_FALL_BACK, ANARCHIC, ROUT, BROKEN,
)  # fmt: skip


def round_sheet(battle: Fight) -> Sheet:
    """MEL.17 The round as both sides stand arrayed now."""
    ids, against, engaged = battle.field.ids, strikes(battle), fighters(battle)
    rows = [row for strike in against for row in _rows(battle, strike)]
    for side, name in enumerate(battle.sides):
        own = (mean(suffered(battle, unit, against)) for unit in fighters(battle, side))
        rows.append((Message("caesar-row-mean", {"side": name}), _tenths(sum(own, Fraction(0)))))
    found = fates(battle, against)
    head = [Message("caesar-head-fate"), *(Message("caesar-name-of", {"id": ids[unit]}) for unit in engaged)]
    lines = [
        [Message(f"caesar-fate-{result}"), *(_share(found[unit].get(result, Fraction(0))) for unit in engaged)]
        for result in RESULTS
        if any(result in found[unit] for unit in engaged)
    ]
    title = Message("caesar-round", {"units": tuple(ids[unit] for unit in engaged)})
    blows = [_in_one_line(battle, strike) for strike in against]
    return Sheet(title, rows, head, lines, RULES, line=Message("caesar-round-line", {"blows": blows}))


def _in_one_line(battle: Fight, strike: Strike) -> Message:
    """MEL.07-MEL.13 One batch: its dice, what they need, and what changed that."""
    (what, thrown), *changes = _rows(battle, strike)
    made = [Message("caesar-line-part", {"what": name, "much": much}) for name, much in changes]
    told = {"what": what, "thrown": thrown, "made": made}
    return Message("caesar-line-blow" if made else "caesar-line-part", told if made else {"what": what, "much": thrown})


def _rows(battle: Fight, strike: Strike) -> list[tuple[Message, Message]]:
    """MEL.07-MEL.13, SUP.16 One batch, and the lines of the list that count for it."""
    ids = battle.field.ids
    told = {"unit": ids[strike.unit], "other": ids[strike.foe]}
    dice = {"dice": strike.dice, "needed": strike.needed, "save": strike.save}
    thrown = Message("caesar-row-throw" if strike.save < HOPELESS else "caesar-row-throw-unsaved", dice)
    if strike.supports:
        return [(Message("caesar-row-support", told), thrown)]
    found = [(Message("caesar-row-strike", told), thrown)]
    for line in hit_lines(battle, strike.unit, strike.foe):
        change = Message("caesar-row-number", {"number": f"{FIGHT_CHANGES[line]:+}"})
        found.append((Message(f"caesar-row-melee-{line.replace('_', '-')}"), change))
    return found


def _tenths(number: Fraction) -> Message:
    whole = int(10 * number + Fraction(1, 2))
    return Message("caesar-row-tenths", {"number": f"{whole // 10}.{whole % 10}"})


def _share(chance: Fraction) -> Message:
    return Message("caesar-share", {"percent": int(100 * chance + Fraction(1, 2))})
