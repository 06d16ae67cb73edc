"""Why something is not on offer: the predicates of the offer, asked once more."""

from __future__ import annotations

from typing import Any, Final

from strategikon.caesar.captains import cannot_go, cannot_lead
from strategikon.caesar.field import Fight
from strategikon.caesar.free_moves import cannot_move_freely
from strategikon.caesar.initiative import cannot_take_it
from strategikon.caesar.orders import cannot_follow, cannot_order, cannot_rally, cannot_speak
from strategikon.caesar.units import present
from strategikon.caesar.works import cannot_occupy
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.why import Why, predicate


def _order(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    who, named = ask.about
    if unit in named:
        return refusal("CMD.14", "caesar-why-named-already", unit=battle.field.ids[unit])
    return cannot_order(battle, who, unit)


def _give_move(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    if not present(battle, unit) and cannot_order(battle, ask.about[0], unit) is None:
        return refusal("CMD.18", "caesar-why-must-enter", unit=battle.field.ids[unit])
    return _order(battle, ask, unit)


def _give_enter(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    if present(battle, unit):
        return refusal("CMD.18", "caesar-why-is-there", unit=battle.field.ids[unit])
    return _order(battle, ask, unit)


def _special(cannot: Any) -> Any:
    def explain(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
        who, named = ask.about
        if named:
            return refusal("CMD.30", "caesar-why-order-begun", unit=battle.field.ids[unit])
        reason: Refusal | None = cannot(battle, who, unit)
        return reason

    return explain


def _named_unit(battle: Fight, ask: Ask, unit: int, *rest: Any) -> Refusal | None:
    """CMD.34 Somebody else is to act now."""
    if unit != ask.about:
        return refusal("CMD.34", "caesar-why-other-unit", unit=battle.field.ids[ask.about])
    return None


def _occupy(battle: Fight, ask: Ask, unit: int, work: int) -> Refusal | None:
    return _named_unit(battle, ask, unit) or cannot_occupy(battle, unit, work)


def _roll(battle: Fight, ask: Ask) -> Refusal | None:
    return refusal("CMD.18", "caesar-why-nobody-named")


def _done(battle: Fight, ask: Ask) -> Refusal | None:
    return refusal("CMD.18", "caesar-why-somebody-named")


WHY: Final = Why(
    by_ask={
        ("initiative", "initiative"): predicate(cannot_take_it),
        ("captain", "captain"): predicate(cannot_speak),
        ("order", "give-move"): _give_move,
        ("order", "give-enter"): _give_enter,
        ("order", "rally"): _special(cannot_rally),
        ("order", "follow-me"): _special(cannot_follow),
        ("order", "roll"): _roll,
        ("order", "done"): _done,
        ("free", "free"): predicate(cannot_move_freely),
        ("move", "occupy"): _occupy,
        ("move", "halt"): _named_unit,
        ("enter", "halt"): _named_unit,
        ("leave", "halt"): _named_unit,
        ("ride", "lead"): predicate(cannot_lead),
        ("ride", "go"): predicate(cannot_go),
    }
)
