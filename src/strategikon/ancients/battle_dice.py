"""2.08 The battle dice: six faces, and what is said of those that score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.ancients.tables import FACES
from strategikon.kernel.throws import FLAG, HIT, Die, Throw

BATTLE_DIE: Final = Die("battle", FACES)
DRIVES_BACK: Final = FLAG


def score(throws: Sequence[Throw], scoring: dict[int, int]) -> int:
    """Of each face so many dice hit, from the left, those thrown first before the others; the rest of that face is
    ignored. Answers how many hit; `scoring` is used up."""
    hits = sum(scoring.values())
    for throw in throws:
        throw.score(scoring)
    return hits


def score_all(throw: Throw, face: int, role: str = HIT) -> int:
    """Every die of a face scores. Answers how many."""
    count = throw.rolled.count(face)
    if count:
        throw.score({face: count}, role)
    return count
