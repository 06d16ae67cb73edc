"""What must hold of every state, whatever was played. English, for engineers."""

from __future__ import annotations

from collections.abc import Iterator

from skirmish.rules import Fight
from skirmish.state import CARDS


def invariants(battle: Fight) -> Iterator[str]:
    """Everything that is wrong with a state; nothing, if the rules are."""
    state = battle.state
    if sorted([*state.pile, *state.discards, *state.hands[0], *state.hands[1]]) != list(range(len(CARDS))):
        yield "a card is lost or doubled"
    for unit, place in enumerate(state.hex_of):
        if place < 0 and state.phase == "place":
            continue
        if (place >= 0) != (state.strength[unit] > 0) or (place >= 0 and state.unit_at[place] != unit):
            yield f"{battle.field.ids[unit]} stands nowhere or twice"
