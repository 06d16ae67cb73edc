"""R-BAY-22 The sum of the dice, in its six steps: factor, training, plus, minus, greatest number, never below one.

Every part has a name, so that a player sees before the blow what it is made of.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from strategikon.bayard import ammunition, figures, missions, sight, terrain, works
from strategikon.bayard.beasts import frightened_by
from strategikon.bayard.blows import Blow
from strategikon.bayard.equipment import has_mantlet
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.smoke import frightens, in_smoke
from strategikon.bayard.night import combat
from strategikon.bayard.pieces import character_with, escort_of, formation_of, has, profile_of, weight_of
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tables import CAVALRY, ELEPHANT, VERY_LIGHT
from strategikon.bayard.weather import effects

LEAST_DICE: Final = 1  # A2.48
WAGON_CAP: Final = 2  # A3.33, A3.41
MANTLET_CAP: Final = 2  # A3.39 as behind a palisade
Part = tuple[str, int]


class DiceSum(NamedTuple):
    """The dice of a blow: what they are made of, the greatest number that bounds them (None: nothing does), and how
    many are thrown."""

    parts: tuple[Part, ...]
    cap: int | None
    dice: int


def dice_of(battle: Fight, blow: Blow) -> DiceSum:
    """R-BAY-22"""
    parts = tuple(part for part in (*factor(battle, blow), *pluses(battle, blow), *minuses(battle, blow)) if part[1])
    bound = min(caps(battle, blow), default=None)
    total = sum(amount for _, amount in parts)
    if bound is not None:
        total = min(total, bound)
    return DiceSum(parts, bound, max(LEAST_DICE, total))


# -- steps 1 and 2 -----------------------------------------------------------------------------------------------------


def factor(battle: Fight, blow: Blow) -> Iterator[Part]:
    """4.57-4.59, A2.11-A2.13, A2.47, A2.90, A2.98, A3.07, R-BAY-57 The factor of the weapon, with what is bound to it,
    and training."""
    profile, target = profile_of(battle, blow.striker), profile_of(battle, blow.target)
    if blow.shot:
        assert profile.missile is not None
        yield "shooting", profile.missile.factor
    else:
        weapon = profile.melee
        foot = profile.escort_melee if escort_of(battle, blow.striker) else weapon  # A3.08 the stronger of both
        assault, melee = max(weapon.assault, foot.assault), max(weapon.melee, foot.melee)
        yield ("assault", assault) if blow.assault else ("melee", melee)
        left = battle.state.plaquettes[blow.striker]
        yield "against-mounted", weapon.against_mounted if target.mounted else 0
        yield "third-plaquette", weapon.third_plaquette if left >= 3 else 0
        yield "fourth-plaquette", weapon.fourth_plaquette if left >= 4 else 0
        yield "dwarf", -1 if blow.assault and profile.dwarf and profile.type == ELEPHANT else 0
        cavalry = profile.type == CAVALRY and character_with(battle, blow.striker, "alexander")
        yield "alexander", 2 if blow.assault and cavalry else 0
        yield "getafix", 2 if blow.assault and character_with(battle, blow.striker, "getafix") else 0
    yield "training", profile.training


# -- step 3 ------------------------------------------------------------------------------------------------------------


def pluses(battle: Fight, blow: Blow) -> Iterator[Part]:
    """A2.63, A2.64, A2.70, A2.72, A2.74, A2.103, A3.06, A3.29, A3.31, A3.32, 2.39 Dice for particularities, formation,
    a leader in the front rank and a Barbarian target."""
    yield from _shooters_pluses(battle, blow) if blow.shot else _fighters_pluses(battle, blow)
    barbarian = has(battle, blow.target, "barbarians") and not has(battle, blow.striker, "barbarians")
    if barbarian and not (blow.shot and battle.field.barbarians_in_melee):
        yield "barbarians", 1


def _fighters_pluses(battle: Fight, blow: Blow) -> Iterator[Part]:
    striker, target = blow.striker, blow.target
    if blow.attack:
        yield "eager", 1 if figures.is_eager(battle, striker) else 0
        yield "mass-effect", 1 if has(battle, striker, "mass_effect") else 0
        yield "wedge", 1 if formation_of(battle, striker) == "wedge" else 0
    yield "fanatics", 1 if has(battle, striker, "fanatics") else 0
    yield "against-wedge", 1 if blow.riposte and formation_of(battle, target) == "wedge" else 0
    yield "against-forlorn-hope", 1 if formation_of(battle, target) == "forlorn_hope" else 0
    yield "front-rank", 1 if blow.leader != NOBODY and battle.state.leader_hex[blow.leader] >= 0 else 0


def _shooters_pluses(battle: Fight, blow: Blow) -> Iterator[Part]:
    striker = blow.striker
    yield "marksmen", 1 if has(battle, striker, "marksmen") else 0
    yield "salvo", 1 if formation_of(battle, striker) == "salvo" else 0
    yield "two-archers", 1 if profile_of(battle, striker).archers > 1 else 0
    yield "paris", 1 if character_with(battle, striker, "paris") else 0


# -- step 4 ------------------------------------------------------------------------------------------------------------


def lost_by_moving(battle: Fight, unit: int) -> int:
    """3.21, A2.33, A2.34, A2.40, A2.42, R-BAY-33 Dice of fire lost by who moved, or by a gun that was driven back."""
    missile = profile_of(battle, unit).missile
    moved = battle.state.moved[unit] > 0 or battle.state.debit[unit] > 0
    if missile is None or not moved or profile_of(battle, unit).platform:
        return 0
    return missile.lost_if_moved


def minuses(battle: Fight, blow: Blow) -> Iterator[Part]:
    """4.28, 4.31-4.34, R-BAY-19 Dice lost to animals, to having moved, to a very light target, to the ground."""
    for effect in frightened_by(battle, blow.striker):
        yield effect, -1
    yield "fire", -1 if frightens(battle, blow) else 0
    if battle.state.missions:
        yield "rumour", -missions.lost_dice(battle, blow.striker)
    if blow.shot:
        yield "moved", -lost_by_moving(battle, blow.striker)
        yield "very-light", -separation(battle, blow)
        yield "ammunition", -ammunition.lost_dice(battle, blow.striker)
        yield from effects.shot_parts(battle, blow.striker, blow.range)
    else:
        yield "fog", effects.melee_dice(battle)
        yield "woken", -combat.lost_dice(battle, blow.striker)
    ground = terrain.lost_dice(battle, blow.striker, blow.there)
    yield "ground", -ground
    yield "works", -max(0, works.lost_dice(sight.works_between(battle, blow)) - ground)  # A1.06 not twice


def separation(battle: Fight, blow: Blow) -> int:
    """4.28, R-BAY-23 One die for each hex between shooter and a very light target; by the switch for the whole
    range."""
    if weight_of(battle, blow.target) != VERY_LIGHT:
        return 0
    return blow.range if battle.field.separation_is_range else blow.range - 1


# -- step 5 ------------------------------------------------------------------------------------------------------------


def caps(battle: Fight, blow: Blow) -> list[int]:
    """A1.06, A3.33, A3.39 The greatest numbers of dice that apply."""
    found = terrain.caps(battle, blow.striker, blow.here, blow.there)
    found += works.caps(sight.works_between(battle, blow))
    if formation_of(battle, blow.target) == "wagons_in_defence" and not blow.riposte:
        found.append(WAGON_CAP)
    if blow.shot and has_mantlet(battle, blow.target):
        found.append(MANTLET_CAP)
    return found


# -- 4.58 which factor -------------------------------------------------------------------------------------------------


def may_assault(battle: Fight, unit: int, target: int) -> bool:
    """4.58, A2.18-A2.20, A2.24-A2.27, R-BAY-36 It has moved at least one hex this turn, its weapon does not shy from
    long spears, and neither night, fog nor smoke keeps it from charging (A5.17, A5.64, A5.92)."""
    profile, other = profile_of(battle, unit), profile_of(battle, target)
    return _charges(battle, unit) and not (profile.melee.no_assault_on_long_spears and other.long_spears)


def _charges(battle: Fight, unit: int) -> bool:
    if battle.state.moved[unit] < 1 or effects.melee_only(battle) or combat.melee_only(battle, unit):
        return False
    return not in_smoke(battle, battle.state.hex_of[unit])


# -- A5.05 against what burns ------------------------------------------------------------------------------------------


def dice_at_element(battle: Fight, unit: int, there: int) -> int:
    """A5.05, A5.24 The dice of a shot at ground that should burn, where no enemy stands: factor, training and what the
    shooter and the weather bring; the ground is the target and protects nobody."""
    here, profile = battle.state.hex_of[unit], profile_of(battle, unit)
    assert profile.missile is not None
    far = battle.field.grid.distance[here][there]
    blow = Blow(unit, unit, here, there, shot=True, range=far)
    total = profile.missile.factor + profile.training + sum(dice for _, dice in _shooters_pluses(battle, blow))
    total += sum(dice for _, dice in effects.shot_parts(battle, unit, far))
    total -= lost_by_moving(battle, unit) + ammunition.lost_dice(battle, unit)
    return max(LEAST_DICE, total)


# -- R-BAY-42 against a beast ------------------------------------------------------------------------------------------


OF_THE_TARGET: Final = frozenset(("against-mounted", "very-light", "against-forlorn-hope", "against-wedge"))


def dice_at_beast(battle: Fight, unit: int, there: int, shot: bool = False, riposte: bool = False) -> int:
    """R-BAY-22, R-BAY-42 The dice of a fight with a panicking elephant: very light, neither mounted nor
    Barbarian, and in no formation. Who was trampled strikes back with the melee factor (4.110)."""
    here = battle.state.hex_of[unit]
    far = battle.field.grid.distance[here][there]
    assault = not shot and not riposte and _charges(battle, unit)
    blow = Blow(unit, unit, here, there, shot=shot, riposte=riposte, assault=assault, range=far)
    parts = [*factor(battle, blow), *minuses(battle, blow)]
    parts += _shooters_pluses(battle, blow) if shot else _fighters_pluses(battle, blow)
    total = sum(dice for name, dice in parts if name not in OF_THE_TARGET)
    if shot:  # 4.28
        total -= far if battle.field.separation_is_range else far - 1
    bounds = [*terrain.caps(battle, unit, here, there), *works.caps(sight.works_between(battle, blow))]
    return max(LEAST_DICE, min([total, *bounds]))
