"""What to draw for a side."""

from __future__ import annotations

from skirmish.rules import Fight
from skirmish.state import CARDS
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board, Box, Hand, Piece, Place, Scene, Turn


def scene(battle: Fight, side: int | None) -> Scene:
    """The board, its units, both hands (the other face down) and the turn."""
    state, field = battle.state, battle.field
    board = Board("pointy", field.grid.places())
    pieces = [_piece(battle, unit) for unit, strength in enumerate(state.strength) if strength]
    if any(piece.place.kind == "box" for piece in pieces):
        board.boxes.append(Box("pickets", Message("skirmish-box-pickets")))
    shown = [[CARDS[c] if s == side else None for c in sorted(hand)] for s, hand in enumerate(state.hands)]
    hands = [Hand(name, cards) for name, cards in zip(field.sides, shown, strict=True)]
    status = [Message("skirmish-status", {"turn": state.turn, "turns": field.turns})]
    turn = Turn(state.turn, field.turns, "orders", Message("skirmish-phase-orders"), field.sides[state.active])
    return Scene(board, pieces, hands, status=status, turn=turn)


def _piece(battle: Fight, unit: int) -> Piece:
    """A unit as it is drawn: on its hex, or a picket that waits beside the board."""
    state, field, name = battle.state, battle.field, battle.field.ids[unit]
    side, here = field.sides[field.side_of[unit]], state.hex_of[unit]
    place = Place.hex(field.grid.names[here]) if here >= 0 else Place.box("pickets", field.side_of[unit])
    return Piece(name, side, place, "heavy-foot", name[:1] + name[-1:], state.strength[unit], field.strength[unit])
