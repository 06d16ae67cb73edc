"""What a side may know, ready for JSON."""

from __future__ import annotations

from typing import Any

from strategikon.ancients.field import GRID, SIDES, Fight
from strategikon.ancients.names import card_id
from strategikon.ancients.tables import CARDS


def view(battle: Fight, side: int | None) -> dict[str, Any]:
    """3.06, R-ANC-92 Everything but the other hand and the order of the pile."""
    state, field = battle.state, battle.field
    pieces = {name: _piece_view(battle, piece) for piece, name in enumerate(field.ids)}
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": SIDES[state.active],
        "pieces": pieces,
        "card": card_id(state.card),
        "order": CARDS[state.order].id,
        "sections": list(state.sections),
        "results": list(state.results),
        "copied": CARDS[state.last].id if state.last >= 0 else None,
        "copied_sections": list(state.last_sections),
        "hands": [
            sorted(card_id(card) or "" for card in hand) if owner == side else len(hand)
            for owner, hand in enumerate(state.hands)
        ],
        "pile": len(state.pile),
        "discards": [card_id(card) for card in state.discards],
        "banners": list(state.won),
        "targets": list(field.target),
        "command": list(state.command),
        "objectives": list(state.held),
    }


def _piece_view(battle: Fight, piece: int) -> list[Any]:
    state, field = battle.state, battle.field
    here = GRID.names[state.hex_of[piece]] if state.hex_of[piece] >= 0 else None
    done = [here, state.fate[piece], state.ordered[piece], state.moved[piece], state.again[piece]]
    if piece >= field.units:
        return done
    return [*done, state.blocks[piece], state.fought[piece], state.entered[piece]]
