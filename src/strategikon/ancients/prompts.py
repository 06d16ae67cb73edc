"""The questions in words: one sentence for each kind."""

from __future__ import annotations

from typing import Final

from strategikon.ancients.field import Fight
from strategikon.ancients.tables import CARDS, FACES
from strategikon.kernel.decision import Ask
from strategikon.kernel.message import Message

BY_DIE: Final = ("spartacus", "rally")  # questions about a die


def prompt(battle: Fight, ask: Ask) -> Message:
    """The question in one sentence, with what it is about."""
    unit, about = acting(battle, ask), ask.about
    args: dict[str, str | int] = {"side": battle.sides[ask.side]}
    if ask.kind in ("order", "move", "combat"):
        args["card"] = CARDS[battle.state.order].id
    if ask.kind in BY_DIE:
        args["face"] = FACES[about]
    if unit is not None:
        args["unit"] = unit
    if ask.kind == "flags":
        args["flags"] = about[1]
    elif ask.kind in ("react", "battle-back"):
        args["target"] = battle.field.ids[about[1]]
    return Message(f"ancients-prompt-{ask.kind}", args)


def acting(battle: Fight, ask: Ask) -> str | None:
    """The piece that moves, strikes or is struck."""
    about = ask.about
    if about is None or ask.kind in BY_DIE:
        return None
    return str(battle.field.ids[about[0] if isinstance(about, tuple) else about])
