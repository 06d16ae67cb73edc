"""4.35-4.42 A handful of dice is counted: hits by armour, confirmations, flags, specials."""

from __future__ import annotations

from strategikon.bayard.armour import armour_of
from strategikon.bayard.blows import Blow
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import has, unit_id
from strategikon.bayard.specials import DOUBLE_MORALE, HIT, MORALE, special_result
from strategikon.bayard.tables import CONFIRMING, FLAGS, SPECIAL, Armour
from strategikon.bayard.throws import roll
from strategikon.kernel.throws import FLAG as DRIVES
from strategikon.kernel.throws import HIT as SCORES
from strategikon.kernel.throws import Throw


def count(battle: Fight, blow: Blow, throw: Throw) -> tuple[int, int]:
    """4.36-4.42 The hits and morale hits of a blow; against very heavy armour each red one is confirmed, from left to
    right. After an evade or a withdrawal coloured faces alone count (2.43, 4.64)."""
    armour = armour_of(battle, blow)
    hits = flags = 0
    for place, face in enumerate(list(throw.rolled)):
        if face in armour.hits:
            if confirmed(battle, armour, blow.target):
                throw.scored(place, SCORES)
                hits += 1
        elif face in FLAGS and blow.plain:
            throw.scored(place, DRIVES)
            flags += 1
        elif face == SPECIAL and blow.plain:
            result, _ = special_result(battle, blow)
            hits += result == HIT
            flags += {MORALE: 1, DOUBLE_MORALE: 2}.get(result, 0)
            if result in (HIT, MORALE, DOUBLE_MORALE):
                throw.scored(place, SCORES if result == HIT else DRIVES)
    return hits, flags


def confirmed(battle: Fight, armour: Armour, target: int) -> bool:
    """4.37 Against very heavy armour one die more: green, blue or red confirms."""
    if not armour.confirmed:
        return True
    throw = roll(battle, "confirm-dice", 1, unit=unit_id(battle, target))
    if throw.number not in CONFIRMING:
        return False
    throw.scored(0, SCORES)
    return True


def count_plain(battle: Fight, throw: Throw, armour: Armour, unit: int, specials_hit: bool = False) -> tuple[int, int]:
    """A1.56, R-BAY-42 Dice that no weapon throws: coloured faces by armour, flags, and specials that hit or do
    nothing; A2.77 of those that would hit Harassment makes two flags."""
    hits = flags = 0
    harassing = has(battle, unit, "harassment")
    for place, face in enumerate(list(throw.rolled)):
        if face == SPECIAL and specials_hit and harassing:
            throw.scored(place, DRIVES)
            flags += 2
        elif (face == SPECIAL and specials_hit) or (face in armour.hits and confirmed(battle, armour, unit)):
            throw.scored(place, SCORES)
            hits += 1
        elif face in FLAGS:
            throw.scored(place, DRIVES)
            flags += 1
    return hits, flags
