"""The questions in words: one sentence for each kind."""

from __future__ import annotations

from typing import Any, Final

from strategikon.caesar.field import Fight
from strategikon.kernel.decision import Ask, Tally
from strategikon.kernel.message import Message

ABOUT_A_UNIT: Final = ("move", "charge", "enter", "leave", "valiant", "confusion", "break-through", "accompany")
ABOUT_A_REACTION: Final = ("response", "opportunity", "redirect", "pursue")


def prompt(battle: Fight, ask: Ask) -> Message:
    """The question in one sentence, with what it is about."""
    told: dict[str, Any] = {"side": battle.sides[ask.side]}
    if ask.kind in ABOUT_A_REACTION:
        told |= _reacting(battle, ask)
    elif isinstance(ask.about, int):
        told["unit"] = battle.field.ids[ask.about] if ask.kind in ABOUT_A_UNIT else ""
    elif _is_begun_order(ask):
        told["captain"] = battle.field.captain_ids[ask.about[0]]
    return Message(f"caesar-prompt-{ask.kind}", told)


def tally(battle: Fight, ask: Ask) -> Tally | None:
    """CMD.15 How many units an order has named; there is no limit, and all who are left may be named at once."""
    return Tally(len(ask.about[1]), every=True) if _is_begun_order(ask) else None


def acting(battle: Fight, ask: Ask) -> str | None:
    """The unit or the captain the question is about; nobody where one is chosen among several."""
    if ask.kind in ABOUT_A_UNIT:
        return battle.field.ids[ask.about] if isinstance(ask.about, int) else None
    if ask.kind in ABOUT_A_REACTION:
        return _reacting(battle, ask)["unit"]
    return battle.field.captain_ids[ask.about[0]] if _is_begun_order(ask) else None


def _is_begun_order(ask: Ask) -> bool:
    """CMD.15 A captain is speaking: he, and whom he has named so far."""
    return ask.kind == "order" and isinstance(ask.about, tuple)


def _reacting(battle: Fight, ask: Ask) -> dict[str, str]:
    """CHG.05, CHG.33, SHT.32, SPC.09 Of whom a reaction is asked, and against whom."""
    ids = battle.field.ids
    if ask.kind == "redirect":
        return {"unit": ids[ask.about[0].unit]}
    if ask.kind == "pursue":
        return {"unit": ids[ask.about[0]]}
    return {"unit": ids[ask.about[0]], "other": ids[ask.about[1]]}
