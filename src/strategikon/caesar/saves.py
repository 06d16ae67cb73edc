"""SAV.01-SAV.13, SAV.15 Morale saves, against shooting and in close combat alike."""

from __future__ import annotations

from typing import Final, NamedTuple

from strategikon.caesar.field import Fight
from strategikon.caesar.ground import BUILDING
from strategikon.caesar.state import INSIDE, Lasting
from strategikon.caesar.tables import COLUMN, D6, MORALE_CHANGES, SQUARE, TESTUDO, WEDGE, Special
from strategikon.caesar.units import figure, shaken, troop
from strategikon.kernel.throws import HIT

BEST: Final = 2  # SAV.03
HOPELESS: Final = 7  # SAV.03 cannot be rolled
_OF_FORMATION: Final = {SQUARE: "in square", WEDGE: "in wedge", TESTUDO: "in testudo", COLUMN: "in column"}


class Attack(NamedTuple):
    """What a unit is struck by, as far as its saves ask: who struck, whether by shooting, what his weapons and special
    rules change (SAV.15), and whether the struck unit has closed its ranks against it."""

    attacker: int
    shot: bool
    change: int = 0
    closed_ranks: bool = False


def in_cover(battle: Fight, unit: int, attack: Attack) -> bool:
    """TER.11, TER.12 In a wood that a close combat enemy does not touch as well, or behind an obstacle that the attack
    crosses."""
    ground, here, there = battle.field.ground, figure(battle, unit), figure(battle, attack.attacker)
    woods = ground.in_woods(here)
    if woods and (attack.shot or not any(wood.touched(there) for wood in woods)):
        return True
    return ground.behind_obstacle(here, there[0], there[1])


def save_score(battle: Fight, unit: int, attack: Attack) -> int:
    """SAV.01, SAV.03-SAV.13 The score a unit needs to save a hit: never better than 2, and from 7 on none."""
    bonus = _of_formation(battle, unit) + _of_protection(battle, unit, attack) + attack.change
    if attack.closed_ranks:
        bonus += MORALE_CHANGES["closed ranks"]  # SAV.06
    if is_fanatic(battle, unit):
        bonus += MORALE_CHANGES["fanatic not yet shaken"]
    return max(BEST, troop(battle, unit).morale - bonus)


def _of_formation(battle: Fight, unit: int) -> int:
    """SAV.04, SAV.07, SAV.12 Square, wedge and testudo protect, a column is exposed; occupants have no formation."""
    if battle.state.where[unit] >= INSIDE:
        return 0
    key = _OF_FORMATION.get(battle.state.formation[unit])
    return MORALE_CHANGES[key] if key else 0


def _of_protection(battle: Fight, unit: int, attack: Attack) -> int:
    """SAV.05, SAV.08, SAV.09, SAV.13 The best of fortification, building and cover."""
    where = battle.state.where[unit]
    if where >= INSIDE:
        building = battle.field.works[where - INSIDE].piece.kind == BUILDING
        return MORALE_CHANGES["in building" if building else "in fortification"]
    return MORALE_CHANGES["in cover"] if in_cover(battle, unit, attack) else 0


def roll_saves(battle: Fight, unit: int, scores: list[int]) -> int:
    """SAV.02 The casualties that so many hits come to."""
    return len(failed_saves(battle, unit, scores))


def failed_saves(battle: Fight, unit: int, scores: list[int]) -> list[int]:
    """SAV.02, SAV.15, SPC.28, MEL.34 One die a hit, in the order of the attacks, each against the score of its own
    attacker; a Stubborn unit rolls its first failure again. Returns the places of the hits that become casualties. A
    hopeless save is not rolled."""
    tried = [place for place, score in enumerate(scores) if score < HOPELESS]
    failed = [place for place, score in enumerate(scores) if score >= HOPELESS]
    if not tried:
        return failed
    needed = [scores[place] for place in tried]
    throw = battle.throw("saves", len(tried), D6, unit=battle.field.ids[unit], needed=needed)
    dice: list[int] = [int(face) for face in throw.faces]
    again = []
    missed = [place for place, die in enumerate(dice) if die < needed[place]]
    if missed and troop(battle, unit).has(Special.STUBBORN):
        number = battle.dice.roll(len(D6.faces))
        throw.add(number)
        again = [number + 1]
        if again[0] >= needed[missed[0]]:
            throw.scored(len(dice), HIT)
            missed.pop(0)
    for place, die in enumerate(dice):
        if die >= needed[place]:
            throw.scored(place, HIT)
    failed += [tried[place] for place in missed]
    throw.tell(dice=dice, again=again, failed=len(failed))
    return sorted(failed)


def is_fanatic(battle: Fight, unit: int) -> bool:
    """SPC.08 Until it is shaken for the first time."""
    sober = battle.state.lasting[unit] & Lasting.WAS_SHAKEN or shaken(battle, unit)
    return troop(battle, unit).has(Special.FANATIC) and not sober
