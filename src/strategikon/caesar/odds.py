"""MEL.34, SAV.02, BRK.08 Chances, exactly: how many dice hit and are not saved, and what a panic test comes to."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Final

from strategikon.caesar.panic_results import Nerve, outcome
from strategikon.caesar.saves import HOPELESS

FACES: Final = 6
PAIRS: Final = tuple((total, FACES - abs(total - FACES - 1)) for total in range(2, 2 * FACES + 1))  # of 36


@lru_cache(maxsize=4096)
def losses(dice: int, needed: int, again: int, save: int, stubborn: bool) -> tuple[Fraction, ...]:
    """MEL.34 How likely each number of casualties is: hits with the misses that are rolled again, then saves with the
    failure that a Stubborn unit rolls again."""
    hits = rolled_again(dice, Fraction(FACES + 1 - needed, FACES), again)
    saved = Fraction(max(0, FACES + 1 - save), FACES)
    found = [Fraction(0)] * (dice + 1)
    for count, chance in enumerate(hits):
        for good, share in enumerate(rolled_again(count, saved, int(stubborn and save < HOPELESS))):
            found[count - good] += chance * share
    return tuple(found)


def rolled_again(dice: int, good: Fraction, again: int) -> list[Fraction]:
    """How likely each number of good dice is, if so many bad ones are rolled once more."""
    found = [Fraction(0)] * (dice + 1)
    for first, chance in enumerate(_binomial(dice, good)):
        for second, share in enumerate(_binomial(min(again, dice - first), good)):
            found[first + second] += chance * share
    return found


def _binomial(dice: int, good: Fraction) -> list[Fraction]:
    return [comb(dice, k) * good**k * (1 - good) ** (dice - k) for k in range(dice + 1)]


def summed(one: Sequence[Fraction], other: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """How likely each sum of two counts is."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, share in enumerate(other):
            found[first + second] += chance * share
    return tuple(found)


def mean(chances: Sequence[Fraction]) -> Fraction:
    """What a count is on the average."""
    return sum((count * chance for count, chance in enumerate(chances)), Fraction(0))


@lru_cache(maxsize=2048)
def panic(cause: str, less: int, nerve: Nerve) -> tuple[tuple[str, int], ...]:
    """BRK.08 The results of a panic test and in how many of 36 throws each comes, the best throw first."""
    found: dict[str, int] = {}
    for total, ways in reversed(PAIRS):
        result = outcome(total - less, cause, nerve)
        found[result] = found.get(result, 0) + ways
    return tuple(found.items())
