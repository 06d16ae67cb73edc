"""1.07-1.10 Combat dice: one place that rolls them and states it."""

from __future__ import annotations

from typing import Any, Final

from strategikon.bayard.field import Fight
from strategikon.bayard.tables import FACE_CODES, FACES, SPECIAL
from strategikon.kernel.throws import HIT, Die, Throw

DIE: Final = Die("battle", FACES)
D6: Final = Die("d6", (1, 2, 3, 4, 5, 6))
D10: Final = Die("d10", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10))  # A5.119 the 10 is a 0


def roll(battle: Fight, kind: str, count: int, **fields: Any) -> Throw:
    """1.07 So many combat dice for an event of this kind; its field `dice` tells their faces."""
    throw = battle.throw(kind, count, DIE, **fields)
    throw.tell(dice=[FACE_CODES[face] for face in throw.rolled])
    return throw


def all_special(battle: Fight, kind: str, count: int, **fields: Any) -> bool:
    """Whether every one of a few dice shows the special face: the lot of messengers and leaders."""
    throw = roll(battle, kind, count, **fields)
    for place, face in enumerate(throw.rolled):
        if face == SPECIAL:
            throw.scored(place, HIT)
    return all(face == SPECIAL for face in throw.rolled)


def d6(battle: Fight, kind: str, count: int, **fields: Any) -> Throw:
    """R-BAY-75 Ordinary dice with pips, where Annex 5 asks for them; `number` and `rolled` count from 0."""
    throw = battle.throw(kind, count, D6, **fields)
    throw.tell(dice=list(throw.faces))
    return throw
