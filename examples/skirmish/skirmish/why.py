"""Why something is not on offer: explainers by question and verb, which ask the predicates of the offer."""

from __future__ import annotations

from skirmish.rules import Fight, cannot_enter, cannot_march, cannot_order
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.why import Why


def why_order(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """3.1 Why a unit gets no order."""
    return cannot_order(battle, unit)


def why_march(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """3.2 Why a unit makes no forced march."""
    return cannot_order(battle, unit) or cannot_march(battle)


def why_step(battle: Fight, ask: Ask, there: int) -> Refusal:
    """4.1 Why a hex is not stepped into: somebody stands there, or it is too far."""
    return cannot_enter(battle, there) or refusal("4.1", "skirmish-why-far", hex=battle.field.grid.names[there])


def why_attack(battle: Fight, ask: Ask, target: int) -> Refusal:
    """5.1 Why somebody is not attacked: no enemy, or not beside the unit."""
    return refusal("5.1", "skirmish-why-not-beside", unit=battle.field.ids[target])


WHY = Why(
    by_ask={
        ("order", "order"): why_order,
        ("order", "march"): why_march,
        ("step", "step"): why_step,
        ("attack", "attack"): why_attack,
    }
)
