"""The special rules of a scenario by effect, and whom they concern."""

from __future__ import annotations

from strategikon.alexander import rout_points
from strategikon.alexander.field import Special
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import NOBODY


def rules(battle: Fight, *effects: str) -> tuple[Special, ...]:
    """The special rules of the scenario with one of these effects."""
    return battle.field.rules(*effects)


def rules_for(battle: Fight, unit: int, effect: str) -> tuple[Special, ...]:
    """The special rules with this effect that concern a unit."""
    known, key = battle.field.rules_for, (unit, effect)
    found = known.get(key)
    if found is None:
        found = known[key] = tuple(rule for rule in rules(battle, effect) if concerns(battle, rule, unit))
    return found


def group_of(battle: Fight, rule: Special) -> tuple[int, ...]:
    """The units that a special rule concerns, in scenario order."""
    known = battle.field.group_of
    found = known.get(rule.id)
    if found is None:
        found = known[rule.id] = tuple(u for u in range(len(battle.field.ids)) if concerns(battle, rule, u))
    return found


def concerns(battle: Fight, rule: Special, unit: int) -> bool:
    """Whether a rule's `side`, `corps` and `types`, as far as it names them, are those of a unit."""
    field, params = battle.field, rule.params
    return (
        rule.side in (NOBODY, field.side_of[unit])
        and ("corps" not in params or field.corps_of[unit] in params["corps"])
        and ("types" not in params or field.type_of[unit] in params["types"])
    )


def charge(battle: Fight, side: int, points: int) -> None:
    """Rout Points of a special rule, at once and for good."""
    battle.state.spoils[side] += points
    rout_points.tell(battle, side, points)
