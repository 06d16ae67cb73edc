"""The questions in words: one sentence for each kind."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.pieces import Fight
from strategikon.kernel.decision import Ask
from strategikon.kernel.message import Message

ABOUT_A_UNIT: Final = frozenset({  # kinds of question that are put about one unit, which need not be the one that moves
    "intent", "fire", "harass", "revert", "rout", "rout-edge", "rout-facing", "rampage", "rampage-step", "reface",
    "return", "return-facing",
})  # fmt: skip


def prompt(battle: Fight, ask: Ask) -> Message:
    """The question in one sentence, with what it is about."""
    state, field = battle.state, battle.field
    leader = field.leader_ids[state.leader] if state.leader >= 0 else ""
    asked = ask.about if ask.kind in ABOUT_A_UNIT and ask.about is not None else state.mover
    unit = field.ids[asked] if asked >= 0 else ""
    args = {"side": field.sides[ask.side], "leader": leader, "unit": unit, "orders": state.orders_left}
    if ask.kind == "retreat" and len(ask.about) == 3:  # 6.92c forced on out of a friend's hex
        return Message("alexander-forced-on", {**args, "unit": field.ids[ask.about[0]]})
    return Message(f"alexander-prompt-{ask.kind}", args)
