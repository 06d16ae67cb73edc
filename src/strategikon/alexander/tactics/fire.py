"""8.1, 8.2, 9.3 What a volley is worth."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import skirmishers, volleys
from strategikon.alexander.pieces import hexes
from strategikon.alexander.state import LOW
from strategikon.alexander.tables import LOSS
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.volleys import Aim
from strategikon.alexander.weapons import line_of
from strategikon.alexander.zones import zone_of
from strategikon.kernel.decision import Ask

ARROWS: Final = 1.0  # what a volley spends
LAST_ARROWS: Final = 3.0


def volley(outlook: Outlook, unit: int, target: int, aim: Aim | None, moving: bool) -> float:
    """8.15 The chance of a hit, at what it would cost the target, less the missiles."""
    if aim is None:
        return 0.0
    battle = outlook.battle
    line = line_of(battle.field, unit)
    if not line:
        return 0.0
    power = volleys.force(battle, line, aim) or 0
    change = sum(value for _, value in volleys.modifiers(battle, unit, target, aim, moving))
    chance = max(0, min(10, power - change + 1)) / 10
    hits = LOSS[volleys.loss_cause(battle, target)]
    spent = LAST_ARROWS if outlook.state.missile[unit] == LOW else ARROWS
    return chance * outlook.damage(target, hits) - spent


def best_volley(outlook: Outlook, unit: int) -> float:
    """The best volley from where a unit stands."""
    found = volleys.targets(outlook.battle, unit)
    return max((_ordered(outlook, unit, target) for target in found), default=0.0)


def _ordered(outlook: Outlook, unit: int, target: int) -> float:
    return volley(outlook, unit, target, volleys.best_aim(outlook.battle, unit, target), False)


def harassment(outlook: Outlook, unit: int) -> float:
    """9.32 Ride up, throw, ride away: the best target."""
    values = skirmishers.choices(outlook.battle, unit)
    return max((_harassed(outlook, unit, target, place) for _, unit, target, place in values), default=0.0)


def weigh_harass(outlook: Outlook, ask: Ask) -> list[float]:
    """9.32 Whom, and from where."""
    return [_harassed(outlook, unit, target, place) for _, unit, target, place in ask.values]


def _harassed(outlook: Outlook, unit: int, target: int, place: int) -> float:
    """9.32c The volley at range 1, less the answer of the target if the hex lies in its ZOC."""
    battle = outlook.battle
    there = min(hexes(battle, target), key=lambda here: outlook.field.grid.distance[place][here])
    weight = volley(outlook, unit, target, Aim(place, there, 1), True)
    if outlook.field.missile_of[target] and place in zone_of(battle, target):
        weight -= volley(outlook, target, unit, Aim(there, hexes(battle, unit)[0], 1), False)
    return weight


def weigh_fire(outlook: Outlook, ask: Ask) -> list[float]:
    """Any question of volleys: the greatest harm first; to hold fire is worth nothing."""
    weights = []
    for value in ask.values:
        if value[0] not in ("fire", "fire-with"):
            weights.append(0.0)
            continue
        unit, target = value[1], value[2]
        weights.append(_reaction(outlook, unit, target) + (0.5 if value[0] == "fire" else 0.0))
    return weights


def _reaction(outlook: Outlook, unit: int, target: int) -> float:
    """8.21, 8.24, 9.52 From where both stand now; the range of reactions is fixed by the rules, near enough."""
    battle = outlook.battle
    rows = outlook.field.grid.distance
    pairs = [(rows[a][b], a, b) for a in hexes(battle, unit) for b in hexes(battle, target)]
    if not pairs:
        return 0.0
    apart, here, there = min(pairs)
    return volley(outlook, unit, target, Aim(here, there, max(1, apart)), False)
