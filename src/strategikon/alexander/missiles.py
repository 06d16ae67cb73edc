"""8.1 Missile fire under orders. Reaction fire is in reaction_fire.py, supply in missile_supply.py; what other chapters
call stands here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import volleys
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, is_marked, is_on_map, mark
from strategikon.alexander.reaction_fire import (
    entry_fire,
    exit_fire,
    note_entry,
    pending_entry_fire,
    return_fire,
    withdrawal_fire,
)  # fmt: skip
from strategikon.alexander.sight import can_see, can_see_past_elephants
from strategikon.alexander.state import Mark
from strategikon.alexander.volleys import FARTHEST_SHOT, best_aim, has_target, is_threatened, shoot
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

__all__ = [
    "FARTHEST_SHOT", "answered", "can_see", "can_see_past_elephants", "cannot_fire", "cannot_fire_at", "entry_fire",
    "exit_fire", "fire_order", "has_target", "is_threatened", "note_entry", "pending_entry_fire",
    "return_fire", "targets", "volley", "withdrawal_fire",
]  # fmt: skip


def fire_order(battle: Fight, unit: int) -> Activity:
    """5.22b, 8.11a An order to fire instead of moving: at whom, then the volley."""
    values: list[Value] = [("fire", unit, target) for target in targets(battle, unit)]
    if values:
        _, _, target = yield from choose(battle, battle.field.side_of[unit], "fire", values, about=unit)
        yield from volley(battle, unit, target)


def cannot_fire(battle: Fight, unit: int) -> Refusal | None:
    """8.11a, 8.12a Whether a unit may fire under orders now: once a phase. An elephant's screen does not count
    (9.11a)."""
    return next(bars(battle, unit), None)


def bars(battle: Fight, unit: int) -> Iterator[Refusal]:
    """8.11a, 8.12a All that keeps a unit from firing under orders, the first reason first."""
    name = battle.field.ids[unit]
    if is_marked(battle, unit, Mark.FIRED):
        yield refusal("8.11a", "alexander-why-fired", unit=name).besides("5.23a")
    if battle.field.traits[unit] & Trait.ARTILLERY:
        if is_marked(battle, unit, Mark.MOVED_NOW):
            yield refusal("9.54a", "alexander-why-moves", unit=name)
        if is_marked(battle, unit, Mark.SHOT_TWICE):
            yield refusal("9.52a", "alexander-why-shot-twice", unit=name)
    yield from volleys.bars_to_shooting(battle, unit)


def volley(battle: Fight, unit: int, target: int) -> Activity:
    """8.11a, 8.24a One volley under orders, and the answer of its target."""
    state = battle.state
    mark(battle, unit, Mark.FIRED | Mark.ACTED)
    state.obligation = 2 if state.obligation else 0
    yield from answered(battle, unit, target, "order")


def cannot_fire_at(battle: Fight, unit: int, target: int) -> Refusal | None:
    """8.13a, 8.14 Range, arc and line of sight to one enemy."""
    names = {"unit": battle.field.ids[unit], "target": battle.field.ids[target]}
    if battle.field.side_of[unit] == battle.field.side_of[target] or not is_on_map(battle, target):
        return refusal("8.13a", "alexander-why-no-target", **names)
    return volleys.cannot_aim(battle, unit, target)


def targets(battle: Fight, unit: int) -> list[int]:
    """8.13a Everybody a unit may fire at from where it stands, in scenario order."""
    return volleys.targets(battle, unit)


def answered(battle: Fight, unit: int, target: int, purpose: str) -> Activity:
    """8.15f, 8.24a A volley that may be returned: of the side whose phase it is. A mover has moved or will move."""
    aim = best_aim(battle, unit, target)
    if aim is None:
        return
    moving = battle.state.mover == unit or is_marked(battle, unit, Mark.MOVED_NOW)
    yield from shoot(battle, unit, target, aim, moving, purpose)
    if battle.field.side_of[unit] == battle.state.active:
        yield from return_fire(battle, target, unit)


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_fire(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    """8.12a, 8.13a Why an ordered volley may not be aimed so."""
    if ask.about != unit:
        return refusal("8.12a", "alexander-why-no-order", unit=battle.field.ids[unit]).besides("4.0a")
    return together(*volleys.bars_to_shooting(battle, unit), cannot_fire_at(battle, unit, target))


WHY_NOT: Final[Explainers] = {("fire", "fire"): why_not_fire}
