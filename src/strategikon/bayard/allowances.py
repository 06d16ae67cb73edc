"""3.14-3.23, A2.56-A2.58 How far a unit may go this turn, with combat and without."""

from __future__ import annotations

from typing import Final, NamedTuple

from strategikon.bayard.equipment import has_mantlet
from strategikon.bayard.field import Fight
from strategikon.bayard.mixed import slower
from strategikon.bayard.night.darkness import has_torches, is_dark
from strategikon.bayard.pieces import escort_of, formation_of, profile_of, weight_of
from strategikon.bayard.profile import Profile
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.tables import (
    ARTILLERY,
    CAMELRY,
    CAVALRY,
    CHARIOT,
    ELEPHANT,
    INFANTRY,
    MOVEMENT,
    Allowance,
)  # fmt: skip
from strategikon.bayard.weather import effects

HEAVIER_FORMATIONS: Final = frozenset(("wedge", "tortoise", "forlorn_hope"))  # A3.29, A3.30, A3.32
IMMOBILE: Final = frozenset(("shield_wall", "salvo", "wagons_in_defence"))  # A3.28, A3.31, R-BAY-53
HELD_HEXES: Final = 1  # A2.84
ROAD_BONUS: Final = 1  # 3.24, and of skiers on snow (A2.62)
MOVES_BY_TYPE: Final = {INFANTRY: "3.15", CAVALRY: "3.16", CAMELRY: "3.17", CHARIOT: "3.18", ELEPHANT: "3.19",
                        ARTILLERY: "3.20"}  # fmt: skip
HALTED: Final = Mark.STAYS | Mark.PREPLAYED | Mark.STATIC | Mark.ASLEEP | Mark.WOKEN  # A2.52, 3.11, 4.114, A5.85

BEARING: Final = HALTED | Mark.FORMED | Mark.DOUBLED | Mark.HELD | Mark.HEAVIER


class Reach(NamedTuple):
    """Hexes with combat and without, and the most in any circumstance (None: there is no such bound)."""

    combat: int
    march: int
    most: int | None


def withdrawal_of(battle: Fight, unit: int) -> int:
    """2.42, A5.38-A5.56, R-BAY-13, R-BAY-20, R-BAY-64, R-BAY-101 Hexes of an ordered withdrawal: its allowance without
    combat, out of an immobile formation as well, within what the weather allows. What held or hastened a unit in its
    own turn is over in the enemy's."""
    bound = effects.most_off_road(battle, unit)
    if battle.field.side_of[unit] == battle.state.active and formation_of(battle, unit) not in IMMOBILE:
        return min(allowance_of(battle, unit).march, bound)
    if battle.state.marks[unit] & HALTED & ~(Mark.STAYS | Mark.PREPLAYED):
        return 0
    return min(max(0, _by_weight(battle, unit).march + effects.move_change(battle)), bound)


def allowance_of(battle: Fight, unit: int) -> Reach:
    """3.14-3.20 The allowances of its type and weight, changed by all that bears on this turn. As long as nothing does,
    they are found once."""
    state, field = battle.state, battle.field
    if state.sky or state.wind or state.marks[unit] & BEARING or state.formation[unit] or state.debit[unit]:
        return _allowance(battle, unit)
    if field.uneven[unit] or state.loosened[unit]:
        return _allowance(battle, unit)
    found: Reach | None = field.allowances.get(unit)
    if found is None:
        found = field.allowances[unit] = _allowance(battle, unit)
    return found


def _allowance(battle: Fight, unit: int) -> Reach:
    marks = battle.state.marks[unit]
    if marks & HALTED or formation_of(battle, unit) in IMMOBILE:
        return Reach(0, 0, 0)
    plain = _by_weight(battle, unit)
    spent = battle.state.debit[unit] + (manoeuvre_cost(battle, unit) if marks & Mark.FORMED else 0)  # 4.91, A3.26
    times = 2 if marks & Mark.DOUBLED else 1  # A2.52, R-BAY-62
    spent -= effects.move_change(battle)  # A5.40, A5.46, A5.55
    combat, march = (max(0, times * hexes - spent) for hexes in (plain.combat, plain.march))
    if marks & Mark.HELD:
        return Reach(0, min(HELD_HEXES, march), HELD_HEXES)
    most = _most(battle, unit, plain)
    if most is not None:
        combat, march = min(combat, most), min(march, most)
    return Reach(combat, march, most)


def _most(battle: Fight, unit: int, plain: Allowance) -> int | None:
    """3.20, A3.04, 4.91 The most in any circumstance. For a gun that was driven back the hexes that it made count,
    against the bonus of a road as well."""
    debit = battle.state.debit[unit]
    if not debit:
        return plain.most
    return max(0, (plain.march + ROAD_BONUS if plain.most is None else plain.most) - debit)


def _by_weight(battle: Fight, unit: int) -> Allowance:
    """A5.61 As in fair weather, or by the next heavier weight in mist."""
    return _in_gear(battle, unit, 1 if effects.moves_heavier(battle) else 0)


def fair_march(battle: Fight, unit: int) -> int:
    """3.14, 4.114, A3.26 Hexes that a unit as it stands would have without combat in fair weather."""
    if battle.state.marks[unit] & Mark.STATIC:
        return 0
    spent = manoeuvre_cost(battle, unit) if battle.state.marks[unit] & Mark.FORMED else 0
    times = 2 if battle.state.marks[unit] & Mark.DOUBLED else 1  # A2.52
    return max(0, times * _in_gear(battle, unit, 0).march - spent)


def _in_gear(battle: Fight, unit: int, steps: int) -> Allowance:
    """A3.08, A3.29-A3.32, A3.39, R-BAY-64 By its weight, or so many steps heavier and one more in a formation, having
    left one, and with mantlets; a mixed unit at the pace of its slower part."""
    profile, weight = battle.field.profiles[unit], weight_of(battle, unit)
    if profile.escort:
        weight = profile.weight - battle.state.loosened[unit]
    left = battle.state.marks[unit] & Mark.HEAVIER and battle.field.side_of[unit] == battle.state.active
    heavier = formation_of(battle, unit) in HEAVIER_FORMATIONS or bool(left)
    for _ in range(heavier + has_mantlet(battle, unit) + steps):
        weight = next_heavier(profile, weight)
    allowed = profile.allowance(weight)
    return slower(profile, allowed) if escort_of(battle, unit) else allowed


def plain_allowance(battle: Fight, unit: int, weight: int | None = None) -> Allowance:
    """3.15-3.20, A3.08 What type and weight alone give, at its own weight as loosened or another; a mixed unit at the
    pace of its slower part."""
    profile = profile_of(battle, unit)
    allowed = profile.allowance(profile.weight - battle.state.loosened[unit] if weight is None else weight)
    return slower(profile, allowed) if escort_of(battle, unit) else allowed


def fair_most(battle: Fight, unit: int) -> int | None:
    """3.20, A5.61 The most in any circumstance, in fair weather."""
    if battle.state.marks[unit] & (HALTED | Mark.HELD):
        return allowance_of(battle, unit).most
    return _most(battle, unit, _in_gear(battle, unit, 0))


def next_heavier(profile: Profile, weight: int) -> int:
    """R-BAY-64 The next weight of the same type; the heaviest stays."""
    return weight + 1 if (profile.type, weight + 1) in MOVEMENT else weight


def speed_of(battle: Fight, unit: int, leaves: bool = False) -> int:
    """4.61, A2.52, R-BAY-38, R-BAY-62 The allowance with combat that an evade compares: after particularities,
    formation, weather and order. A pace that was doubled is, in the turn of its own side. `leaves`: R-BAY-64 an evader
    gives up a formation in which it stood still."""
    if battle.state.marks[unit] & Mark.STATIC or (formation_of(battle, unit) in IMMOBILE and not leaves):
        return 0
    if battle.state.aboard[unit] != NOBODY:
        return 0  # A5.103 on board there is nowhere to run
    hastened = battle.state.marks[unit] & Mark.DOUBLED and battle.field.side_of[unit] == battle.state.active
    hexes = max(0, _by_weight(battle, unit).combat * (2 if hastened else 1) + effects.move_change(battle))
    return min(hexes, effects.most_off_road(battle, unit))


def manoeuvre_cost(battle: Fight, unit: int) -> int:
    """A3.26, A5.76, R-BAY-80 Hexes that a change of formation or order costs: one more in the dark, without torches."""
    return 2 if is_dark(battle) and not has_torches(battle, unit) else 1
