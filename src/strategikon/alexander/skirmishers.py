"""9.32, 9.41 Harassment: the tactics of skirmishers, light foot and light horse. Their shock is in shock/."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import missiles, profile, reaction_fire, volleys
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import (
    Fight,
    distance,
    enemies_within,
    hexes,
    in_charge,
    is_beneath,
    is_marked,
    mark,
    unit_id,
    units_on_map,
)  # fmt: skip
from strategikon.alexander.state import NOBODY, Mark
from strategikon.alexander.volleys import Aim
from strategikon.alexander.zones import in_enemy_zoc, is_controlled, zone_of
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.hexpaths import reach
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

FOOT_RANGE: Final = 2  # 9.32a
MOUNTED_RANGE: Final = 4  # 9.41a
LIGHT_FOOT: Final = frozenset({"SK", "SK*", "LI", "LP"})
HOLD: Final = ("hold",)


def cannot_harass(battle: Fight, unit: int) -> Refusal | None:
    """9.32, 9.41 Whether a unit may harass anybody now."""
    reason = cannot_skirmish(battle, unit)
    if reason or choices(battle, unit):
        return reason
    enemies = units_on_map(battle, 1 - battle.field.side_of[unit])
    nearest = min(enemies, key=lambda enemy: distance(battle, unit, enemy), default=NOBODY)
    if nearest == NOBODY:
        return refusal(_rule(battle, unit), "alexander-why-nobody-to-harass", unit=battle.field.ids[unit])
    names = {"unit": battle.field.ids[unit], "target": battle.field.ids[nearest]}
    return cannot_target(battle, unit, nearest) or refusal("9.32b", "alexander-why-no-path", **names).besides("9.41a")


def may_harass(battle: Fight, unit: int) -> bool:
    """`cannot_harass`, where nobody asks for the reason."""
    reach = reach_of(battle, unit)
    near = enemies_within(battle, unit, reach) if reach else []
    if not near or cannot_skirmish(battle, unit) is not None:
        return False
    return any(cannot_target(battle, unit, target) is None and firing_hexes(battle, unit, target) for target in near)


def _rule(battle: Fight, unit: int) -> str:
    """Foot harasses under 9.32, horse under 9.41."""
    return "9.41a" if battle.field.traits[unit] & Trait.CAVALRY else "9.32a"


def cannot_skirmish(battle: Fight, unit: int) -> Refusal | None:
    """9.32a, 9.32d, 9.41a, 9.74a, R-ALEX-58 The right troops with missiles, a whole turn to spend, no enemy ZOC."""
    return next(bars(battle, unit), None)


def bars(battle: Fight, unit: int) -> Iterator[Refusal]:
    """9.32a, 9.32d, 9.41a, 9.74a All that keeps a unit from harassing, the first reason first."""
    name = battle.field.ids[unit]
    if not reach_of(battle, unit):
        yield refusal(_rule(battle, unit), "alexander-why-no-harassment", unit=name)
    if in_charge(battle, unit):
        yield refusal("9.74a", "alexander-why-charge-harass", unit=name)
    yield from missiles.bars(battle, unit)
    if is_marked(battle, unit, Mark.MOVED | Mark.ACTED | Mark.HARASSED):
        yield refusal("9.32d", "alexander-why-whole-turn", unit=name).besides("9.41a")
    if in_enemy_zoc(battle, unit):
        yield refusal(_rule(battle, unit), "alexander-why-in-zoc", unit=name)


def reach_of(battle: Fight, unit: int) -> int:
    """9.32a, 9.41a, R-ALEX-109 From how far a unit harasses: foot with slings or javelins 2, horsemen with missiles 4,
    everybody else not at all."""
    field = battle.field
    if field.type_of[unit] in LIGHT_FOOT and field.missile_of[unit] in ("S", "J"):
        return FOOT_RANGE
    if field.traits[unit] & Trait.CAVALRY and field.missile_of[unit] in ("A", "J"):
        return MOUNTED_RANGE
    return 0


def cannot_target(battle: Fight, unit: int, target: int) -> Refusal | None:
    """9.32a, 9.41a, 9.42d An enemy of lower MA (for foot: not of higher), two hexes off at least, and in reach."""
    field = battle.field
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    if field.side_of[unit] == field.side_of[target] or not hexes(battle, target) or is_beneath(battle, target):
        return refusal("9.32a", "alexander-why-no-target", **names)
    apart, reach = distance(battle, unit, target), reach_of(battle, unit)
    if not 2 <= apart <= reach:
        numbers = {"distance": apart, "reach": reach}
        return refusal(_rule(battle, unit), "alexander-why-harass-distance", **names, **numbers)
    own, other = profile.reaction_ma(battle, unit), profile.reaction_ma(battle, target)
    mounted = bool(field.traits[unit] & Trait.CAVALRY)
    if mounted and field.traits[target] & Trait.CATAPHRACT:
        return None
    if own < other or (mounted and own == other):
        return refusal(_rule(battle, unit), "alexander-why-too-fast", **names, own=own, other=other)
    return None


def choices(battle: Fight, unit: int) -> list[Value]:
    """Every target and firing hex: `harass UNIT TARGET HEX`."""
    found: list[Value] = []
    for target in enemies_within(battle, unit, reach_of(battle, unit)):
        if cannot_target(battle, unit, target) is None:
            found.extend(("harass", unit, target, place) for place in firing_hexes(battle, unit, target))
    return found


def firing_hexes(battle: Fight, unit: int, target: int) -> list[int]:
    """9.32b The hexes next to the target to which an open path leads, R-ALEX-58 of 1 hex at most, for horsemen 3."""
    grid = battle.field.grid
    around = dict.fromkeys(there for here in hexes(battle, target) for there in grid.neighbours[here])
    ends = set(around)
    found = _open_hexes(battle, unit, reach_of(battle, unit) - 1, ends)
    return [there for there in around if there in found]


def _open_hexes(battle: Fight, unit: int, limit: int, ends: set[int]) -> set[int]:
    """9.32b The hexes a path of at most `limit` hexes reaches: no enemies, no friends, no Difficult hex or hexside, and
    no enemy ZOC but next to the target."""
    start, at, field = hexes(battle, unit), battle.state.unit_at, battle.field
    side = field.side_of[unit]

    def cost(here: int, there: int) -> int | None:
        if at[there] != NOBODY or there not in field.easy_steps(here):
            return None
        return 1 if there in ends or not is_controlled(battle, there, side) else None

    return set(reach(field.grid, start, limit, cost)).difference(start)


# -- doing it --------------------------------------------------------------------------------------------------------


def harass_order(battle: Fight, unit: int) -> Activity:
    """9.32c, 9.32d, 9.41a An order to harass: whom and from where, then both volleys; no movement."""
    values = choices(battle, unit)
    if not values:
        return
    side = battle.field.side_of[unit]
    _, _, target, place = yield from choose(battle, side, "harass", values, about=unit)
    mark(battle, unit, Mark.HARASSED | Mark.ACTED | Mark.FIRED)
    where = battle.field.grid.names[place]
    battle.emit("harass", unit=unit_id(battle, unit), target=unit_id(battle, target), hex=where)
    yield from _exchange(battle, unit, target, place)


def _exchange(battle: Fight, unit: int, target: int, place: int) -> Activity:
    """9.32c Both fire at range 1, at the same time: the answer, entry fire, is announced before the first die."""
    weapons = yield from _answer(battle, unit, target, place)
    there = min(hexes(battle, target), key=lambda here: battle.field.grid.distance[place][here])
    strikes = [volleys.throw(battle, unit, target, Aim(place, there, 1), True, "harassment")]
    back = Aim(there, place, 1)  # it has come that far: the ground it left does not cover it
    strikes += [volleys.throw(battle, target, unit, back, False, "entry", weapon) for weapon in weapons]
    for strike in strikes:
        yield from volleys.strike(battle, strike)


def _answer(battle: Fight, unit: int, target: int, place: int) -> Activity:
    """9.32c, 9.12a With what the target answers: only if the firing hex lies in its ZOC."""
    if place not in zone_of(battle, target):
        return []
    weapons = reaction_fire.weapons_on_entry(battle, target, unit)
    if not weapons:
        return []
    values: list[Value] = [("fire", target, unit)]
    if len(weapons) == 2:
        values += [("fire-with", target, unit, reaction_fire.JAVELINS), ("fire-with", target, unit, reaction_fire.BOWS)]
    value = yield Ask(battle.field.side_of[target], "entry-fire", [*values, HOLD], about=((target, unit),))
    if value == HOLD:
        return []
    return list(reaction_fire.WITH[value[3]]) if len(value) == 4 else weapons


# -- why not ---------------------------------------------------------------------------------------------------------


def why_not_harass(battle: Fight, ask: Ask, unit: int, target: int, place: int) -> Refusal | None:
    """9.32a, 9.32b Why a unit may not harass this enemy from there."""
    names = {"unit": battle.field.ids[unit], "hex": battle.field.grid.names[place]}
    if unit != ask.about:
        return refusal("9.32a", "alexander-why-another-unit", unit=battle.field.ids[ask.about])
    reason = cannot_target(battle, unit, target)
    if reason or place in firing_hexes(battle, unit, target):
        return reason
    return refusal("9.32b", "alexander-why-harass-path", **names).besides("9.41a")


WHY_NOT: Final[Explainers] = {("harass", "harass"): why_not_harass}
