"""The special rules of a scenario by effect, and whom they concern."""

from __future__ import annotations

from strategikon.alexander import rout_points
from strategikon.alexander.field import Special
from strategikon.alexander.pieces import Fight


def rules(battle: Fight, *effects: str) -> tuple[Special, ...]:
    """The special rules of the scenario with one of these effects."""
    return battle.field.rules(*effects)


def rules_for(battle: Fight, unit: int, effect: str) -> tuple[Special, ...]:
    """The special rules with this effect that concern a unit."""
    return battle.field.rules_for(unit, effect)


def group_of(battle: Fight, rule: Special) -> tuple[int, ...]:
    """The units that a special rule concerns, in scenario order."""
    return battle.field.group_of(rule)


def concerns(battle: Fight, rule: Special, unit: int) -> bool:
    """Whether a special rule concerns a unit."""
    return battle.field.concerns(rule, unit)


def charge(battle: Fight, side: int, points: int) -> None:
    """Rout Points of a special rule, at once and for good."""
    battle.state.spoils[side] += points
    rout_points.tell(battle, side, points)
