"""The special rules of a scenario by effect, and whom they concern."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.alexander import victory
from strategikon.alexander.field import Special
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import NOBODY


def rules(battle: Fight, *effects: str) -> Iterator[Special]:
    """The special rules of the scenario with one of these effects."""
    return (rule for rule in battle.field.special if rule.effect in effects)


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
    victory.tell(battle, side, points)
