"""SHT.11-SHT.24, SAV.02 A volley before it is shot: its dice, what they need and why, and how likely each loss is."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.odds import losses
from strategikon.caesar.saves import HOPELESS, save_score
from strategikon.caesar.specials import raised_rerolls
from strategikon.caesar.steps import inches
from strategikon.caesar.tables import HIT_CHANGES, HITS_FROM, Special
from strategikon.caesar.units import figure, troop
from strategikon.caesar.volleys import (
    SHORT_RANGE,
    Volley,
    attack_of,
    hit_lines,
    marksmen_rerolls,
    missile_range,
    score_to_hit,
    shooting_dice,
)
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet

RULES: Final = ["SHT.11", "SHT.12", "SHT.24", "SAV.02", "SAV.03"]


def volley_sheet(battle: Fight, volley: Volley) -> Sheet:
    """SHT.31 The sum line by line, then the chances of every number of casualties."""
    ids = battle.field.ids
    far = missile_range(battle, volley.shooter, figure(battle, volley.target))
    dice = shooting_dice(battle, volley.shooter, far <= SHORT_RANGE)
    needed = score_to_hit(battle, volley, far)
    save = save_score(battle, volley.target, attack_of(battle, volley, far))
    rows = [
        (Message("caesar-row-range"), Message("caesar-row-inches", {"inches": inches(far)})),
        (Message("caesar-row-dice"), _plain(dice)),
        (Message("caesar-row-base"), _score(HITS_FROM)),
        *((Message(f"caesar-row-hit-{line.replace('_', '-')}"), _plain(HIT_CHANGES[line]))
          for line in hit_lines(battle, volley, far)),
        (Message("caesar-row-needed"), _score(needed)),
        (Message("caesar-row-save"), _score(save) if save < HOPELESS else Message("caesar-row-no-save")),
    ]  # fmt: skip
    chances = _losses(battle, volley, dice, needed, save)
    head = [Message("caesar-head-casualties"), Message("caesar-head-chance")]
    lines = [[_plain(count), _share(chance)] for count, chance in enumerate(chances)]
    title = Message("caesar-volley", {"unit": ids[volley.shooter], "other": ids[volley.target]})
    made = [Message("caesar-line-part", {"what": what, "much": much}) for what, much in rows[2:-2]]
    told = {"dice": dice, "needed": needed, "made": made, "save": save}
    saved = "caesar-volley-line" if save < HOPELESS else "caesar-volley-line-unsaved"
    return Sheet(title, rows, head, lines, RULES, line=Message(saved, told))


def _plain(number: int) -> Message:
    return Message("caesar-row-number", {"number": str(number)})


def _score(number: int) -> Message:
    return Message("caesar-row-score", {"score": number})


def _share(chance: Fraction) -> Message:
    return Message("caesar-share", {"percent": int(100 * chance + Fraction(1, 2))})


def _losses(battle: Fight, volley: Volley, dice: int, needed: int, save: int) -> tuple[Fraction, ...]:
    """MEL.34 How likely each number of casualties is."""
    again = marksmen_rerolls(battle, volley.shooter) + raised_rerolls(battle, volley.shooter)
    return losses(dice, needed, again, save, troop(battle, volley.target).has(Special.STUBBORN))
