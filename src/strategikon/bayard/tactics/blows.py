"""What a blow does on average: every count of hits and flags with its chance, and what it costs who is struck.

Which faces hit, drive back or do nothing is asked of the rules (`armour`, `specials`), how many dice fall too
(`dice_sum`); a die is then three numbers in twelfths, since against the heaviest armour a red face hits every other
time, and so many dice are a table made once.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from strategikon.bayard.armour import armour_of
from strategikon.bayard.blows import Blow
from strategikon.bayard.dice_sum import dice_of, may_assault
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import profile_of
from strategikon.bayard.specials import DOUBLE_MORALE, HIT, MORALE, special_result
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tables import FLAGS, Armour
from strategikon.bayard.tactics.values import DRIVEN, harm

TWELFTHS: Final = 12
SHARE: Final = 2  # twelfths of one face


class Die(NamedTuple):
    """One die against somebody, in twelfths: a hit, a flag, two flags at once."""

    hit: int
    flag: int
    double: int


class Throw(NamedTuple):
    """One result of some dice: how likely it is, and what it shows."""

    chance: float
    hits: int
    flags: int


class Target(NamedTuple):
    """What a blow meets: what the unit is worth, what its loss means, flags it may ignore, hexes of retreat by flags
    left, and how many of so many hexes it can make."""

    force: int
    full: int
    left: int
    loss: int
    steady: int
    distance: tuple[int, ...]
    made: tuple[int, ...]
    sheds: float  # for each plaquette lost besides: elephants that run wild, a leader at risk


class Result(NamedTuple):
    """What some dice do to a unit on average: harm done, and how likely it stands where it stood with so many
    plaquettes."""

    value: float
    stands: tuple[tuple[int, float], ...]

    @property
    def stays(self) -> float:
        return sum(chance for _, chance in self.stands)


def die_of(battle: Fight, blow: Blow) -> Die:
    """4.36-4.42 What one die of a blow may do."""
    hit = _coloured(armour_of(battle, blow))
    if not blow.plain:
        return Die(hit, 0, 0)
    result, _ = special_result(battle, blow)
    return Die(
        hit + SHARE * (result == HIT), SHARE * (len(FLAGS) + (result == MORALE)), SHARE * (result == DOUBLE_MORALE)
    )


def _coloured(armour: Armour) -> int:
    """4.37 Coloured faces that hit, in twelfths; those to be confirmed count half."""
    return len(armour.hits) * (SHARE // 2 if armour.confirmed else SHARE)


@cache
def throws(dice: int, die: Die) -> tuple[Throw, ...]:
    """Every count of hits and flags that so many dice may show."""
    found: dict[tuple[int, int], int] = {(0, 0): 1}
    blank = TWELFTHS - die.hit - die.flag - die.double
    for _ in range(dice):
        grown: dict[tuple[int, int], int] = {}
        for (hits, flags), ways in found.items():
            for more, driven, share in ((1, 0, die.hit), (0, 1, die.flag), (0, 2, die.double), (0, 0, blank)):
                if share:
                    key = (hits + more, flags + driven)
                    grown[key] = grown.get(key, 0) + ways * share
        found = grown
    total = TWELFTHS**dice
    return tuple(Throw(ways / total, hits, flags) for (hits, flags), ways in sorted(found.items()))


@cache
def struck(dice: int, die: Die, target: Target) -> Result:
    """4.49, 4.79-4.87 Losses, then flags that are not cancelled, then a plaquette for each hex that is not made."""
    before = harm(target.force, target.full, target.left, target.loss)
    value = 0.0
    stands: dict[int, float] = {}
    for chance, hits, flags in throws(dice, die):
        left = target.left - min(hits, target.left)
        driven = max(0, flags - target.steady) if left else 0
        hexes = target.distance[driven]
        made = target.made[min(hexes, len(target.made) - 1)]
        left -= min(left, hexes - made)
        value += chance * (harm(target.force, target.full, left, target.loss) - before)
        value += chance * target.sheds * (target.left - left)
        if left and made:
            value += chance * DRIVEN
        elif left:
            stands[left] = stands.get(left, 0.0) + chance
    return Result(value, tuple(sorted(stands.items())))


def plain_die(armour: Armour, specials_hit: bool = False) -> Die:
    """A1.56, R-BAY-42 Dice that no weapon throws."""
    return Die(_coloured(armour) + SHARE * specials_hit, SHARE * len(FLAGS), 0)


# -- the blows of a melee ----------------------------------------------------------------------------------------------


def attack_blow(battle: Fight, unit: int, target: int, leader: int = NOBODY) -> Blow:
    """4.57-4.59 An attack on a neighbour, from where both stand."""
    here, there = battle.state.hex_of[unit], battle.state.hex_of[target]
    assault = may_assault(battle, unit, target)
    return Blow(unit, target, here, there, assault=assault, inverted=profile_of(battle, unit).melee.inverted,
                leader=leader)  # fmt: skip


def evaded_blow(blow: Blow) -> Blow:
    """4.64 The same at a unit that is gone: melee factor, inverted armour, coloured faces alone."""
    return blow._replace(assault=False, evaded=True, inverted=True)


def riposte_blow(battle: Fight, unit: int, target: int, leader: int = NOBODY) -> Blow:
    """4.109 What the target of an attack by `unit` strikes back with."""
    here, there = battle.state.hex_of[target], battle.state.hex_of[unit]
    inverted = profile_of(battle, target).melee.inverted
    return Blow(target, unit, here, there, riposte=True, inverted=inverted, leader=leader)


def dice_in(battle: Fight, blow: Blow) -> int:
    """R-BAY-22 How many dice a blow has."""
    return dice_of(battle, blow).dice
