"""What a side may know, what it may not, and what things are called by name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from skirmish.rules import Fight
from skirmish.state import CARDS, Skirmish
from strategikon.kernel.dice import Dice


def view(battle: Fight, side: int | None) -> dict[str, Any]:
    """3.3 Everything but the other hand and the order of the pile."""
    state, field = battle.state, battle.field
    hands = [[CARDS[c] for c in sorted(hand)] if s == side else len(hand) for s, hand in enumerate(state.hands)]
    units = {i: [_hex(battle, u), state.strength[u]] for u, i in enumerate(field.ids)}
    return {"turn": state.turn, "active": field.sides[state.active], "units": units, "hands": hands,
            "pile": len(state.pile), "discards": [CARDS[c] for c in state.discards]}  # fmt: skip


def secrets(state: Skirmish, side: int) -> list[int]:
    """The cards a side cannot identify: those of the pile and of the other hand."""
    return [*state.pile, *state.hands[1 - side]]


def redeal(state: Skirmish, side: int, dice: Dice) -> None:
    """Deal exactly these cards anew."""
    cards = sorted(secrets(state, side))
    dice.shuffle(cards)
    state.pile[:], state.hands[1 - side][:] = cards[: len(state.pile)], cards[len(state.pile) :]


def names(battle: Fight) -> dict[str, Any]:
    """What cases and people may read: `red-1.strength`, `side.red.hand`, `turn`."""
    state, field = battle.state, battle.field
    units = {i: SimpleNamespace(strength=state.strength[u], side=field.sides[field.side_of[u]], hex=_hex(battle, u))
             for u, i in enumerate(field.ids)}  # fmt: skip
    sides = {s: SimpleNamespace(hand=[CARDS[c] for c in state.hands[n]]) for n, s in enumerate(field.sides)}
    return {**units, "side": SimpleNamespace(**sides), "turn": state.turn, "active": field.sides[state.active]}


def _hex(battle: Fight, unit: int) -> str | None:
    here = battle.state.hex_of[unit]
    return battle.field.grid.names[here] if here >= 0 else None
