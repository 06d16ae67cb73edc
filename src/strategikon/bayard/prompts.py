"""The questions in words: one sentence for each kind."""

from __future__ import annotations

from typing import Any

from strategikon.bayard.field import Fight
from strategikon.kernel.decision import Ask
from strategikon.kernel.message import Message

ABOUT_A_UNIT = frozenset((
    "aim", "again", "break-off", "flight", "follow", "front", "go-on", "pursue", "retreat", "riposte", "rush", "strike",
))  # fmt: skip
ABOUT_A_PAIR = frozenset(("along", "flags", "react"))


def prompt(battle: Fight, ask: Ask) -> Message:
    """The question in one sentence, with what it is about."""
    field, state = battle.field, battle.state
    args: dict[str, Any] = {"side": field.sides[ask.side], "points": state.points}
    if ask.kind in ABOUT_A_PAIR or (ask.kind == "riposte" and isinstance(ask.about, tuple)):
        args["unit"] = field.ids[ask.about[0]]
        if ask.kind == "along":
            args["leader"] = field.leader_ids[ask.about[1]]
        elif ask.kind == "flags":
            args["flags"] = ask.about[1]
        else:
            args["target"] = field.ids[ask.about[1]]
    elif ask.kind in ABOUT_A_UNIT:
        args["unit"] = field.ids[ask.about]
    elif ask.kind in ("activate", "refuge", "song"):
        args["leader"] = field.leader_ids[ask.about]
    return Message(f"bayard-prompt-{ask.kind}", args)
