"""A5.95, A5.96 Change of order: a unit loosens its ranks to the next lighter weight, and closes them again."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.formations import cannot_change
from strategikon.bayard.pieces import mark, unit_id, weight_of
from strategikon.bayard.state import Mark
from strategikon.bayard.tables import MOVEMENT, VERY_LIGHT, WEIGHTS
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import changed


def cannot_loosen(battle: Fight, unit: int) -> Refusal | None:
    """A5.95, R-BAY-82 At the beginning of its move, if its list lets it, to a weight that its type has."""
    name, profile = unit_id(battle, unit), battle.field.profiles[unit]
    if not battle.field.change_order or not profile.loosens:
        return refusal("A5.95", "bayard-why-no-loosening", unit=name)
    weight = weight_of(battle, unit)
    if weight == VERY_LIGHT or (profile.type, weight - 1) not in MOVEMENT:
        return refusal("A5.95", "bayard-why-loosest", unit=name)
    return cannot_change(battle, unit, weight - 1, "A5.95")


def change_order(battle: Fight, unit: int, step: int) -> None:
    """A5.95, A5.96, R-BAY-82 One weight lighter (1) or heavier (-1) from now on, for one hex of its move."""
    battle.state.loosened = changed(battle.state.loosened, unit, battle.state.loosened[unit] + step)
    mark(battle, unit, Mark.FORMED)
    battle.emit("order", unit=unit_id(battle, unit), weight=WEIGHTS[weight_of(battle, unit)])


def cannot_close(battle: Fight, unit: int) -> Refusal | None:
    """A5.96 Only what has loosened, one weight in an activation."""
    if not battle.field.change_order or battle.state.loosened[unit] == 0:
        return refusal("A5.96", "bayard-why-closed-up", unit=unit_id(battle, unit))
    return cannot_change(battle, unit, weight_of(battle, unit) + 1, "A5.96")
