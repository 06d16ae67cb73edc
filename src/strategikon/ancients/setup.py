"""3. Setup: the state before the first turn, or wherever an inline setup begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strategikon.ancients.cards import physical, take_order
from strategikon.ancients.field import GRID, SECTIONS, SIDES, Field
from strategikon.ancients.state import ENTERED, FRESH, ON_BOARD, SPENT, Ancients
from strategikon.ancients.tables import CARD_NUMBER, CARDS, DECK, LEADERSHIP_ANY, NO_CARD
from strategikon.kernel.dice import Dice
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import changed

FIXED_SEED = "ancients setup"  # the pile of a setup that does not name its cards


def begin(field: Field, dice: Dice) -> Ancients:
    """3.01-3.08 Pieces on their hexes, cards dealt, the first player's turn."""
    state = Ancients()
    document = field.document
    state.active = SIDES.index(document.get("active", document.get("first", SIDES[0])))
    state.turn = document.get("turn", 1)
    _place_pieces(field, state)
    _clear_turn(field, state)
    if field.inline:
        _take_named_cards(field, state)
        _start_anywhere(field, state)
    else:
        _deal(field, state, dice)
        state.phase = "turn"
    return state


def _place_pieces(field: Field, state: Ancients) -> None:
    """3.02-3.04 Every piece on its hex, units at their starting strength."""
    state.hex_of, state.blocks = list(field.start), field.blocks
    state.fate = (ON_BOARD,) * field.pieces
    unit_at, leader_at = [OFF] * GRID.size, [OFF] * GRID.size
    for piece, here in enumerate(field.start):
        (unit_at if piece < field.units else leader_at)[here] = piece
    state.unit_at, state.leader_at = unit_at, tuple(leader_at)


def _clear_turn(field: Field, state: Ancients) -> None:
    state.ordered, state.moved, state.again = [0] * field.pieces, [0] * field.pieces, (0,) * field.pieces
    state.fought, state.entered = (FRESH,) * field.units, (0,) * field.units
    state.card = state.announced = state.head = state.struck = state.last = -1
    state.order = NO_CARD
    state.sections, state.last_sections, state.results = (0, 0, 0), (0, 0, 0), ()
    state.opened = state.stood = 0
    state.command = field.command
    state.won = tuple(side.get("won", 0) for side in field.document["side"])
    state.held = (0,) * len(field.objectives)


def _deal(field: Field, state: Ancients, dice: Dice) -> None:
    """3.05, 3.06 The deck is shuffled; each side is dealt its number of cards; the rest is the pile."""
    pile = list(range(len(DECK)))
    dice.shuffle(pile)
    state.hands = tuple(tuple(sorted(pile.pop() for _ in range(size))) for size in field.command)
    state.pile, state.discards = tuple(pile), ()


# -- inline setups ---------------------------------------------------------------------------------------------------


def _take_named_cards(field: Field, state: Ancients) -> None:
    """Hands, card in play, discards and pile as the setup names them."""
    document = field.document
    deck = list(range(len(DECK)))
    hands = [[_take(deck, name) for name in side.get("cards", ())] for side in document["side"]]
    state.hands = tuple(tuple(sorted(hand)) for hand in hands)
    if "card" in document:
        state.card = _take(deck, document["card"])
    state.discards = tuple(_take(deck, name) for name in document.get("discards", ()))
    if "pile" in document:
        state.pile = tuple(_take(deck, name) for name in document["pile"])
    else:
        Dice(FIXED_SEED).shuffle(deck)
        state.pile = tuple(deck)


def _take(deck: list[int], name: str) -> int:
    card = next(card for card in deck if CARDS[DECK[card]].id == name)
    deck.remove(card)
    return card


def _start_anywhere(field: Field, state: Ancients) -> None:
    """The phase, the card in play and what pieces have done, by the keys of docs/ancients-language.md."""
    document = field.document
    default = "play" if state.hands[state.active] else "combat"
    phase = document.get("phase", default)
    state.phase = "turn" if phase == "play" else phase
    if "copied" in document:
        _remember(state, document["copied"])
    if state.card >= 0:
        take_order(field, state)
    _read_orders(field, state)
    for s, side in enumerate(document["side"]):
        for entry in [*side.get("unit", ()), *side.get("leader", ())]:
            _read_piece(field, state, entry, s)


def _remember(state: Ancients, copied: Mapping[str, Any]) -> None:
    """R-ANC-21 The order of the opponent's last turn, and where."""
    state.last = CARD_NUMBER[copied["card"]]
    card = CARDS[state.last]
    state.last_sections = physical(card.sections, 1 - state.active)
    if "sections" in copied:
        wanted = [int(name in copied["sections"]) for name in SECTIONS]
        most = max(card.sections) if state.last != LEADERSHIP_ANY else 1
        state.last_sections = tuple(place * most for place in wanted)


def _read_orders(field: Field, state: Ancients) -> None:
    document = field.document
    if "ordered" in document:
        for name in document["ordered"]:
            state.ordered[field.number[name]] = 1
    elif state.card < 0 and state.phase in ("move", "combat", "move-again"):
        for piece in field.pieces_of[state.active]:
            state.ordered[piece] = 1
    if state.phase != "order" and state.card >= 0:
        state.opened = 1
        _name_head(field, state)


def _name_head(field: Field, state: Ancients) -> None:
    """17.20 In a setup past the orders, the ordered leader heads the chain."""
    if CARDS[state.order].linked == "leader":
        heads = [leader for leader in field.leaders_of[state.active] if state.ordered[leader]]
        state.head = heads[0] if heads else -1


def _read_piece(field: Field, state: Ancients, entry: Mapping[str, Any], side: int) -> None:
    piece = field.number[entry["id"]]
    state.moved[piece] = int(entry.get("moved", 0))
    if piece < field.units:
        state.fought = changed(state.fought, piece, SPENT if entry.get("fought") else FRESH)
        entered = entry.get("entered", ())
        for name in [entered] if isinstance(entered, str) else entered:
            state.entered = changed(state.entered, piece, state.entered[piece] | ENTERED[name])
