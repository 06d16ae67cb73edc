"""The questions in words: one sentence for each kind."""

from __future__ import annotations

from strategikon.ancients.field import Fight
from strategikon.ancients.tables import CARDS, FACES
from strategikon.kernel.decision import Ask
from strategikon.kernel.message import Message


def prompt(battle: Fight, ask: Ask) -> Message:
    """The question in one sentence, with what it is about."""
    ids, about = battle.field.ids, ask.about
    args: dict[str, str | int] = {"side": battle.sides[ask.side]}
    if ask.kind in ("order", "move", "combat"):
        args["card"] = CARDS[battle.state.order].id
    if ask.kind in ("spartacus", "rally"):
        args["face"] = FACES[about]
    elif ask.kind == "flags":
        args["unit"], args["flags"] = ids[about[0]], about[1]
    elif ask.kind in ("react", "battle-back"):
        args["unit"], args["target"] = ids[about[0]], ids[about[1]]
    elif about is not None:
        args["unit"] = ids[about]
    return Message(f"ancients-prompt-{ask.kind}", args)
