"""The questions in words: one sentence for each kind."""

from __future__ import annotations

from typing import Final

from strategikon.ancients.cards import in_force, ordered_pieces
from strategikon.ancients.field import Fight
from strategikon.ancients.orders import DONE, cannot_order, linked_to, orders_left
from strategikon.ancients.tables import CARDS, FACES
from strategikon.kernel.decision import Ask, Tally
from strategikon.kernel.message import Message

WHOLE_ARMY: Final = 90  # 17.44 a card with more orders sets no limit
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


def tally(battle: Fight, ask: Ask) -> Tally | None:
    """7.01 How many of the card's orders are given; 17.44 a linked group has no number of its own."""
    if ask.kind != "order":
        return None
    card, given = in_force(battle.state), len(ordered_pieces(battle))
    if card.category == "section":
        return Tally(given, sum(battle.state.sections), _all_of_section(battle, ask))
    left = orders_left(battle)
    few = linked_to(battle) if card.linked != "no" else [p for p in ask.values if p != DONE]
    every = 1 < len(few) <= left and (card.linked == "no" or given > 0)
    return Tally(given, given + left if given + left < WHOLE_ARMY else 0, every)


def _all_of_section(battle: Fight, ask: Ask) -> bool:
    """7.05 Whether every piece on offer can still be ordered, whatever their sections."""
    pieces = [piece for piece in ask.values if piece != DONE]
    trial = battle.fork()
    for piece in pieces:
        if cannot_order(trial, piece) is not None:
            return False
        trial.state.ordered[piece] = 1
    return len(pieces) > 1


def acting(battle: Fight, ask: Ask) -> str | None:
    """The piece that moves, strikes or is struck."""
    about = ask.about
    if about is None or ask.kind in BY_DIE:
        return None
    return str(battle.field.ids[about[0] if isinstance(about, tuple) else about])
