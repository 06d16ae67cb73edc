"""What cases and people read by name: `hastati-2.blocks == 3`, `varro.unit`, `side.north.banners`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from strategikon.ancients.field import GRID, SIDES, Fight
from strategikon.ancients.state import EXITED, LEFT, ON_BOARD
from strategikon.ancients.tables import CARDS, DECK


def names(battle: Fight) -> dict[str, Any]:
    """Pieces by id, `side`, and the fields of the battle."""
    state, field = battle.state, battle.field
    pieces = {name: piece_named(battle, piece) for piece, name in enumerate(field.ids)}
    sides = {name: side_named(battle, side) for side, name in enumerate(SIDES)}
    return {
        **pieces,
        "side": SimpleNamespace(**sides),
        "turn": state.turn,
        "phase": {"turn": "play"}.get(state.phase, state.phase),
        "active": SIDES[state.active],
        "card": card_id(state.card),
        "pile": len(state.pile),
        "discards": [card_id(card) for card in state.discards],
    }


def piece_named(battle: Fight, piece: int) -> SimpleNamespace:
    """A unit or a leader, read-only."""
    state, field = battle.state, battle.field
    here = state.hex_of[piece]
    common = {
        "hex": GRID.names[here] if here >= 0 else None,
        "side": SIDES[field.side_of[piece]],
        "ordered": bool(state.ordered[piece]),
        "alive": state.fate[piece] == ON_BOARD,
        "exited": state.fate[piece] == EXITED,
        "left": state.fate[piece] == LEFT,
    }
    if piece >= field.units:
        unit = state.unit_at[here] if here >= 0 else -1
        attached = unit >= 0 and field.side_of[unit] == field.side_of[piece] and state.leader_at[here] == piece
        return SimpleNamespace(**common, moved=bool(state.moved[piece]), unit=field.ids[unit] if attached else None)
    leader = state.leader_at[here] if here >= 0 else -1
    return SimpleNamespace(
        **common,
        blocks=state.blocks[piece],
        full=field.full[piece],
        type=field.classes[piece].code,
        leader=field.ids[leader] if leader >= 0 else None,
        moved=state.moved[piece],
        again=state.again[piece],
        fought=bool(state.fought[piece]),
    )


def side_named(battle: Fight, side: int) -> SimpleNamespace:
    """A side, read-only."""
    state = battle.state
    return SimpleNamespace(
        banners=state.won[side],
        target=battle.field.target[side],
        hand=sorted(card_id(card) or "" for card in state.hands[side]),
        cards=len(state.hands[side]),
        command=state.command[side],
    )


def card_id(card: int) -> str | None:
    """What a card of the deck is called."""
    return CARDS[DECK[card]].id if card >= 0 else None
