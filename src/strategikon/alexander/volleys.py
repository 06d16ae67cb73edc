"""8.13 to 8.19 One volley: aim, strength, modifiers, effect, supply, leaders in the target hex."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from strategikon.alexander import cohesion, combat_leaders, missile_supply
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import (
    Fight,
    distance,
    enemies_within,
    hexes,
    in_charge,
    in_column,
    in_square,
    is_beneath,
    is_leader_on_map,
    is_near_enemy,
    leaders_in,
    mark,
    unit_id,
)  # fmt: skip
from strategikon.alexander.sight import bears, can_see, crosses_rampart, struck_arcs
from strategikon.alexander.state import NOBODY, NOWHERE, Mark
from strategikon.alexander.tables import D10, LOSS, MISSILE_MODIFIERS, MISSILES
from strategikon.alexander.weapons import (
    ARCHER,
    FOOT_JAVELIN,
    INDIAN_ARCHER,
    JAVELIN,
    SLINGER,
    Weapon,
    code_of,
    line_of,
    strength,
)  # fmt: skip
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexarcs import FRONT, REAR
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT

OWN: Final = Weapon.OWN
FARTHEST_SHOT: Final = max(map(len, MISSILES.values())) + 1  # 8.16a: one hex farther downhill
HEAVY_TARGETS: Final = Trait.ELEPHANT | Trait.CHARIOT


class Aim(NamedTuple):
    """From which hex, at which hex, at which range. The range of reactions is fixed (8.21, 8.22, 6.75b)."""

    here: int
    there: int
    reach: int


# -- 8.12 who can shoot at all -----------------------------------------------------------------------------------------


def cannot_shoot(battle: Fight, unit: int, weapon: Weapon = OWN) -> Refusal | None:
    """8.11a, 8.17c, 6.65b, 9.74a, 10.25c Missiles left, not routed, not in column or charge formation."""
    return next(bars_to_shooting(battle, unit, weapon), None)


def bars_to_shooting(battle: Fight, unit: int, weapon: Weapon = OWN) -> Iterator[Refusal]:
    """8.11a, 8.17c, 6.65b, 9.74a, 10.25c All that keeps a unit from shooting, the first reason first."""
    name = battle.field.ids[unit]
    if battle.state.hex_of[unit] == NOWHERE or not line_of(battle.field, unit, weapon):
        yield refusal("8.11a", "alexander-why-no-missiles", unit=name).besides("5.22b", "8.12a")
        return
    if battle.state.routed[unit]:
        yield refusal("10.25c", "alexander-why-routed-fire", unit=name)
    if in_column(battle, unit):
        yield refusal("6.65b", "alexander-why-column-fire", unit=name)
    if in_charge(battle, unit):
        yield refusal("9.74a", "alexander-why-charge-fire", unit=name)
    if missile_supply.is_out(battle, unit, weapon):
        screen = ("9.11a",) if battle.field.has_screen[unit] and weapon == OWN else ()
        yield refusal("8.17c", "alexander-why-missile-no", unit=name).besides("8.23a", *screen)


# -- 8.13, 8.14, 8.16 aiming -------------------------------------------------------------------------------------------


def cannot_aim(battle: Fight, unit: int, target: int) -> Refusal | None:
    """8.13a, 8.14a, 8.14b, 9.53a Range, then arc, then line of sight."""
    names = {"unit": battle.field.ids[unit], "target": battle.field.ids[target]}
    near = _in_range(battle, unit, target)
    if not near:
        return refusal("8.13a", "alexander-why-range", **names).besides("8.61a")
    bearing = [aim for aim in near if bears(battle, unit, aim.here, aim.there)]
    if not bearing:
        return refusal("8.13a", "alexander-why-arc", **names).besides("8.14a")
    seen = [aim for aim in bearing if can_see(battle, aim.here, aim.there)]
    if not seen:
        return refusal("8.14b", "alexander-why-sight", **names).besides("8.14a", "8.14d", "8.14e")
    if battle.field.traits[unit] & Trait.ARTILLERY:
        if all(crosses_rampart(battle, aim.here, aim.there) for aim in seen):
            return refusal("9.53a", "alexander-why-rampart-fire", **names)
    return None


def best_aim(battle: Fight, unit: int, target: int) -> Aim | None:
    """8.13a The shortest line a unit may shoot along at a target; None if there is none."""
    artillery = battle.field.traits[unit] & Trait.ARTILLERY
    allowed = [
        aim
        for aim in _in_range(battle, unit, target)
        if bears(battle, unit, aim.here, aim.there)
        and can_see(battle, aim.here, aim.there)
        and not (artillery and crosses_rampart(battle, aim.here, aim.there))
    ]
    return min(allowed, key=lambda aim: aim.reach, default=None)


def _in_range(battle: Fight, unit: int, target: int) -> list[Aim]:
    """8.16a Every line between the halves of two units that is short enough."""
    line, rows = line_of(battle.field, unit), battle.field.grid.distance
    if not line:
        return []
    lines = [Aim(here, there, rows[here][there]) for here in hexes(battle, unit) for there in hexes(battle, target)]
    return [aim for aim in lines if force(battle, line, aim) is not None]


def targets(battle: Fight, unit: int) -> list[int]:
    """8.13a Everybody a unit may shoot at from where it stands, in scenario order."""
    return list(_targets(battle, unit))


def has_target(battle: Fight, unit: int) -> bool:
    """Whether there are any `targets`."""
    return next(_targets(battle, unit), None) is not None


def _targets(battle: Fight, unit: int) -> Iterator[int]:
    line = line_of(battle.field, unit)
    if not line:
        return
    farthest = len(MISSILES[line]) + 1
    if is_near_enemy(battle, unit, farthest):
        for enemy in enemies_within(battle, unit, farthest):
            if not is_beneath(battle, enemy) and best_aim(battle, unit, enemy) is not None:
                yield enemy


def is_threatened(battle: Fight, unit: int) -> bool:
    """8.18a, 10.14a, 10.27a In range and line of sight of an enemy missile unit that is not Missile No."""
    field = battle.field
    near = enemies_within(battle, unit, FARTHEST_SHOT) if is_near_enemy(battle, unit, FARTHEST_SHOT) else ()
    for enemy in near:
        if not field.missile_of[enemy] or cannot_shoot(battle, enemy) is not None:
            continue
        if distance(battle, enemy, unit) <= len(MISSILES[line_of(field, enemy)]) + 1:
            if best_aim(battle, enemy, unit) is not None:
                return True
    return False


def force(battle: Fight, line: str, aim: Aim) -> int | None:
    """8.61a, 8.16a The strength along a line; None out of range."""
    level = battle.field.level
    return strength(line, aim.reach, level[aim.there] < level[aim.here])


# -- 8.15 the die ------------------------------------------------------------------------------------------------------


class Strike(NamedTuple):
    """A volley that has been thrown: what it will do."""

    victim: int
    points: int
    cause: str
    leaders: tuple[int, ...]  # 8.19a those endangered by an unmodified 0


def shoot(
    battle: Fight, unit: int, target: int, aim: Aim, moving: bool, purpose: str, weapon: Weapon = OWN
) -> Activity:
    """8.15a A volley and all it does, at once."""
    yield from strike(battle, throw(battle, unit, target, aim, moving, purpose, weapon))


def throw(battle: Fight, unit: int, target: int, aim: Aim, moving: bool, purpose: str, weapon: Weapon = OWN) -> Strike:
    """8.15a, 8.15b, 8.17 The die of a volley, and what is left of the missiles."""
    line = line_of(battle.field, unit, weapon)
    power = force(battle, line, aim) or 0
    change = sum(value for _, value in modifiers(battle, unit, target, aim, moving, weapon))
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    thrown = battle.throw("fire", 1, D10, **names, range=aim.reach)
    die, cause = thrown.number, loss_cause(battle, target)
    points = LOSS[cause] if die + change <= power else 0
    thrown.tell(die=die, modifier=change, strength=power, hits=points, missile=line, purpose=purpose)
    if points:
        thrown.scored(0, HIT)
    _count_shot(battle, unit)
    missile_supply.spend(battle, unit, weapon, die)
    endangered = tuple(leaders_in(battle, aim.there)) if die == 0 else ()
    return Strike(victim(battle, target, aim), points, cause, endangered)


def _count_shot(battle: Fight, unit: int) -> None:
    """9.52a Oxybeles: the first and the second shot of the phase."""
    if battle.field.traits[unit] & Trait.ARTILLERY:
        again = battle.state.marks[unit] & Mark.SHOT_ONCE
        mark(battle, unit, Mark.SHOT_TWICE if again else Mark.SHOT_ONCE)


def strike(battle: Fight, thrown: Strike) -> Activity:
    """8.15a, 8.19a The loss, then the leaders in the hex."""
    yield from cohesion.lose(battle, thrown.victim, thrown.points, thrown.cause)
    for leader in thrown.leaders:
        if is_leader_on_map(battle, leader):
            yield from combat_leaders.casualty_check(battle, leader)


def loss_cause(battle: Fight, target: int) -> str:
    """8.15b, 9.64d Elephants, chariots and squares lose twice as much."""
    heavy = battle.field.traits[target] & HEAVY_TARGETS or in_square(battle, target)
    return "volley_heavy" if heavy else "volley"


def modifiers(
    battle: Fight, unit: int, target: int, aim: Aim, moving: bool, weapon: Weapon = OWN
) -> list[tuple[str, int]]:
    """8.15c to 8.15g, 9.31f, 9.42b, 9.74d Every modifier of the die, by its key in chart 8.61."""
    field = battle.field
    traits, line, code = field.traits[target], line_of(field, unit, weapon), code_of(field, unit, weapon)
    keys: list[str] = []
    if field.terrain[aim.there] == "woods":
        keys.append("woods")
    if traits & Trait.HEAVY:
        keys.extend(_heavy_foot(battle, target, aim, line, code))
    if moving and line != FOOT_JAVELIN:
        keys.append("moving")
    if in_charge(battle, target):
        keys.append("charge_formation")
    if traits & Trait.SKIRMISHER and _is_covered(battle, unit):
        keys.append("skirmisher")
    if traits & Trait.CATAPHRACT and code == ARCHER:
        keys.append("cataphract_archer")
    if traits & Trait.CATAPHRACT and code in (SLINGER, JAVELIN):
        keys.append("cataphract_other")
    return [(key, MISSILE_MODIFIERS[key]) for key in keys]


def _heavy_foot(battle: Fight, target: int, aim: Aim, line: str, code: str) -> list[str]:
    """8.15d, 8.15e, R-ALEX-62 +3 replaces +1; Indian archers know only the +3."""
    close = aim.reach == 1 and code in (ARCHER, SLINGER)
    if close and FRONT in struck_arcs(battle, target, aim.here, aim.there):
        return ["heavy_foot_front"]
    return [] if line == INDIAN_ARCHER else ["heavy_foot"]


def _is_covered(battle: Fight, unit: int) -> bool:
    """9.31f, R-ALEX-12 Skirmishers are hard to hit for everybody but skirmishers, or (switch) for everybody."""
    return battle.field.any_shooter_at_skirmishers or not battle.field.traits[unit] & Trait.SKIRMISHER


def victim(battle: Fight, target: int, aim: Aim) -> int:
    """8.61b, 9.62i The top unit of a stack; the lower phalanx if the volley comes from the rear."""
    below = battle.state.beneath[target]
    if below != NOBODY and struck_arcs(battle, target, aim.here, aim.there) == {REAR}:
        return below
    return target
