"""A4.01-A4.15 What units, leaders and characters cost. Fractions throughout, rounded half up once, at the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NamedTuple

from strategikon.bayard.mixed import slower
from strategikon.bayard.profile import Profile
from strategikon.bayard.tables import BEFORE_CAPUA, ELEPHANT, PARTICULARITIES, PLAQUETTE_MULTIPLIER, QUALITY_COST, RANKS

PACES: Final = frozenset(("mobile", "slow"))  # A2.56, A2.57
STEP: Final = Fraction(5, 100)  # A4.02
HERALD: Final = 5  # A4.10
CHARACTER: Final = 3  # A4.11
RANGE_HEX: Final = 30  # A4.14
RALLY: Final = 5  # A4.15
CHARACTER_DICE: Final = {"alexander": 2, "getafix": 2, "paris": 1}  # A2.90, A2.97, A2.98, by A4.12: in his own hex
CHARACTER_FLAGS: Final = {"joan_of_arc": (2, 3)}  # A2.93 flags cancelled, within how many hexes
CHARACTER_RANGE: Final = {"sun_tzu": 2}  # A2.94


class Making(NamedTuple):
    """A4.01 What a plaquette costs, part by part: dice of an attack and a riposte, shots by their range, hexes with
    combat, and what particularities add to dice and hexes."""

    attack: int
    riposte: int
    fire: int
    hexes: int
    traits: int


@lru_cache(maxsize=1024)
def unit_price(unit: Profile) -> int:
    """A4.01-A4.07 The cost of a plaquette, by the steps of its particularities, by the factor of their number."""
    return rounded(sum(plaquette_cost(unit)) * share_of_steps(unit) * number_factor(unit))


def plaquette_cost(unit: Profile) -> Making:
    """A4.01 Dice in attack and riposte, particularity dice, fire by range, hexes with combat, particularity hexes."""
    assault, melee = unit.melee.assault - (unit.dwarf and unit.type == ELEPHANT), unit.melee.melee  # A3.07
    if unit.escort:  # R-BAY-66 the stronger factors of a mixed unit
        assault, melee = max(assault, unit.escort_melee.assault), max(melee, unit.escort_melee.melee)
    attack, riposte = (max(1, factor + unit.training) for factor in (assault, melee))
    extra = sum(PARTICULARITIES[trait].dice + PARTICULARITIES[trait].hexes for trait in unit.traits)
    plain = replace(unit, traits=unit.traits - PACES)  # what they add or take is counted among the extra hexes
    allowed = plain.allowance(unit.weight)
    allowed = slower(unit, allowed) if unit.escort else allowed  # R-BAY-66
    return Making(attack, riposte, _fire(unit), allowed.combat, extra)


def _fire(unit: Profile) -> int:
    """A4.01, A4.07 (shooting factor + training) x (range - 1); a missing missile weapon counts nothing."""
    if unit.missile is None:
        return 0
    return max(1, unit.missile.factor + unit.training) * (unit.missile.range - 1)


def share_of_steps(unit: Profile) -> Fraction:
    """A4.02, A4.03 One and 5 hundredths for each step."""
    return 1 + STEP * sum(PARTICULARITIES[trait].steps for trait in unit.traits)


def number_factor(unit: Profile) -> Fraction:
    """A4.04, A4.05"""
    return Fraction(PLAQUETTE_MULTIPLIER[unit.plaquettes])


def rounded(value: Fraction) -> int:
    """A4.06 To the nearest point, half up."""
    return int((2 * value.numerator + value.denominator) // (2 * value.denominator))


# -- leaders and characters --------------------------------------------------------------------------------------------


class Wage(NamedTuple):
    """A4.08-A4.15 What a leader costs, part by part: his rank or the 3 points of a character, hundredths of it more or
    less, and the points of his power."""

    base: int
    percent: int
    power: int


def leader_price(leader: Mapping[str, Any], year: int | None = None) -> int:
    """A4.08-A4.15 Rank and quality, or the 3 points of a character, and what his power adds."""
    base, percent, power = wage_of(leader, year)
    return rounded(Fraction(base * (100 + percent), 100) + power)


def wage_of(leader: Mapping[str, Any], year: int | None = None) -> Wage:
    rank = RANKS.get(leader["rank"])
    character = leader.get("character", "")
    flags, radius = CHARACTER_FLAGS.get(character, (0, 0))
    percent = (_quality_percent(leader, year) if rank else 0) + 5 * flags * series(radius)
    power = CHARACTER_DICE.get(character, 0) + RANGE_HEX * CHARACTER_RANGE.get(character, 0)
    return Wage(rank.cost if rank else CHARACTER, percent, power + (RALLY if character == "sun_tzu" else 0))


def _quality_percent(leader: Mapping[str, Any], year: int | None) -> int:
    """A4.09 Qualities add up; R-BAY-70 Hannibal's activations cost what the same quality costs."""
    percent = QUALITY_COST.get(leader.get("quality", ""), 0)
    if leader.get("character") == "hannibal":
        last = leader.get("to", year)
        percent += QUALITY_COST["excellent" if last is not None and last <= BEFORE_CAPUA else "good"]
    return percent


def series(radius: int) -> int:
    """A4.12 1 + 3 x (1 + ... + N): what an effect costs that reaches N hexes."""
    return 1 + 3 * sum(range(1, radius + 1))
