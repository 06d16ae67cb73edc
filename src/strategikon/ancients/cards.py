"""6, 15, 17. Command cards: playing them, copying them, drawing them."""

from __future__ import annotations

from itertools import compress

from strategikon.ancients.field import SIDES, SOUTH, Field, Fight
from strategikon.ancients.state import Ancients
from strategikon.ancients.tables import (
    CARDS,
    DECK,
    FIRST_STRIKE,
    LEADERSHIP_ANY,
    NO_CARD,
    ONE_UNIT,
    SPARTACUS,
    CardKind,
)
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.events import Secret
from strategikon.kernel.ruleset import Activity, changed

PASS = "pass"


# -- 6. Playing a command card ---------------------------------------------------------------------------------------


def play(battle: Fight) -> Activity:
    """6.01 The active player plays one card, face up. R-ANC-25: who holds none that can be played discards one."""
    state, side = battle.state, battle.state.active
    choice = yield Ask(side, "card", offered_cards(state, side))
    clear_order(state)
    if choice == PASS:
        state.phase = "draw"
        return
    take_from_hand(state, side, choice)
    if cannot_play(choice):
        discard(battle, side, choice)
        state.phase = "draw"
        return
    state.card = choice
    battle.emit("play", side=SIDES[side], card=CARDS[DECK[choice]].id)
    take_order(battle.field, state)
    state.phase = "order"


def clear_order(state: Ancients) -> None:
    """6.01 The order of the turn before is over and remembered; this turn has none yet."""
    state.announced, state.order = -1, NO_CARD
    state.sections, state.results = (0, 0, 0), ()
    state.opened = state.stood = 0
    state.head = state.struck = -1


def offered_cards(state: Ancients, side: int) -> list[int] | tuple[str]:
    """6.01, R-ANC-25 One card of each kind that can be played; if none can, one of each kind to throw away."""
    cards = one_of_each(state.hands[side])
    return [card for card in cards if DECK[card] != FIRST_STRIKE] or cards or (PASS,)


def one_of_each(hand: tuple[int, ...]) -> list[int]:
    """The first card of each kind in a hand: two of a kind are one choice, and lie side by side."""
    first, last = [], -1
    for card in hand:
        kind = DECK[card]
        if kind != last:
            first.append(card)
            last = kind
    return first


def cannot_play(card: int) -> Refusal | None:
    """17.39, R-ANC-25 First Strike is a reaction and never the card of a turn."""
    return refusal("17.39", "ancients-why-reaction-card") if DECK[card] == FIRST_STRIKE else None


def in_force(state: Ancients) -> CardKind:
    """The order that is being carried out."""
    return CARDS[state.order]


# -- 15. Drawing a command card --------------------------------------------------------------------------------------


def hand_change(battle: Fight) -> Activity | None:
    """7.14 Where the scenario says so, the side now draws or discards until it holds its new number of cards."""
    state, side = battle.state, battle.state.active
    size = new_hand_size(battle) or 0
    if len(state.hands[side]) > size:
        return give_up_card(battle)
    while len(state.hands[side]) < size and (state.pile or state.discards):
        draw(battle, side)
    state.command = changed(state.command, side, size)
    battle.emit("command", side=SIDES[side], command=size)
    state.phase = "next-turn"
    return None


def give_up_card(battle: Fight) -> Activity:
    """7.14 One card of his choice goes to the discards."""
    state, side = battle.state, battle.state.active
    card = yield Ask(side, "hand-change", one_of_each(state.hands[side]))
    take_from_hand(state, side, card)
    discard(battle, side, card)


def new_hand_size(battle: Fight) -> int | None:
    """7.14 The hand size that begins with the end of this turn (own turns counted from 1), if any."""
    state = battle.state
    own_turn = (state.turn + 1) // 2
    for side, turn, hand in battle.field.hand_changes:
        if (side, turn) == (state.active, own_turn):
            return int(hand)
    return None


def take_from_hand(state: Ancients, side: int, card: int) -> None:
    """A card leaves a hand."""
    _hold(state, side, tuple(other for other in state.hands[side] if other != card))


def _hold(state: Ancients, side: int, hand: tuple[int, ...]) -> None:
    state.hands = (hand, state.hands[1]) if side == SOUTH else (state.hands[0], hand)


def discard(battle: Fight, side: int, card: int) -> None:
    """A card laid face up on the discards."""
    battle.state.discards = (*battle.state.discards, card)
    battle.emit("discard", side=SIDES[side], card=CARDS[DECK[card]].id)


def draw_step(battle: Fight) -> None:
    """15.01 The card played is discarded and one is drawn; 15.03 who played First Strike draws first."""
    state, side = battle.state, battle.state.active
    if state.card >= 0:
        _lay_down(battle)
    if state.struck >= 0:
        draw(battle, state.struck)
    draw(battle, side)
    remember_order(state)
    state.phase = "hand-change" if new_hand_size(battle) is not None else "next-turn"


def _lay_down(battle: Fight) -> None:
    """15.01; 17.43, R-ANC-29 I Am Spartacus itself goes back into the deck with all that is not in a hand."""
    state = battle.state
    state.discards = (*state.discards, state.card)
    if DECK[state.card] == SPARTACUS:
        shuffle_pile(battle, state.pile + state.discards)
    state.card = -1


def draw(battle: Fight, side: int) -> None:
    """15.01; 15.02 an exhausted pile is made anew from the discards."""
    state = battle.state
    if not state.pile and state.discards:
        shuffle_pile(battle, state.discards)
    if state.pile:
        card = state.pile[-1]
        state.pile = state.pile[:-1]
        _hold(state, side, tuple(sorted((*state.hands[side], card))))
        battle.emit("draw", side=SIDES[side], card=Secret(side, CARDS[DECK[card]].id))


def shuffle_pile(battle: Fight, cards: tuple[int, ...]) -> None:
    """15.02, 17.43 A new pile of these cards, and no discards."""
    pile = sorted(cards)
    battle.dice.shuffle(pile)
    battle.state.pile, battle.state.discards = tuple(pile), ()
    battle.emit("shuffle", cards=len(pile))


# -- 17. What the card orders ----------------------------------------------------------------------------------------


def physical(sections: tuple[int, int, int], side: int) -> tuple[int, ...]:
    """2.02, R-ANC-03 Left, Centre, Right of a side as west, centre, east."""
    return sections if side == SOUTH else sections[::-1]


def take_order(field: Field, state: Ancients) -> None:
    """6.02, 17.26 The order the card on the table gives; 17.30 a Counter Attack gives the opponent's last one."""
    card = CARDS[DECK[state.card]]
    if card.whom == "copy":
        state.announced, state.sections = state.last, state.last_sections
    else:
        state.announced, state.sections = DECK[state.card], physical(card.sections, state.active)
    state.order = NO_CARD if state.announced < 0 else state.announced
    if _finds_nobody(field, state, CARDS[state.order]):
        state.order = ONE_UNIT


def _finds_nobody(field: Field, state: Ancients, card: CardKind) -> bool:
    """R-ANC-16 The card has a substitute, and no piece of the kind it names is on the board."""
    if card.substitute == "yes":
        return all(state.hex_of[unit] < 0 for unit in field.troops_of[state.active][card.troops])
    if card.substitute == "leader":
        return not any(state.hex_of[leader] >= 0 for leader in field.leaders_of[state.active])
    return False


def ordered_pieces(battle: Fight) -> list[int]:
    """7.04 The pieces of the side whose turn it is that have an order: units, then leaders."""
    side, ordered = battle.state.active, battle.state.ordered
    units, leaders = battle.field.spans_of[side]
    return list(compress(battle.field.pieces_of[side], ordered[units] + ordered[leaders]))


def is_counter(state: Ancients) -> bool:
    """17.30 Whether the card on the table is a Counter Attack."""
    return state.card >= 0 and CARDS[DECK[state.card]].whom == "copy"


def remember_order(state: Ancients) -> None:
    """17.30-17.32, R-ANC-21 What a Counter Attack in the next turn would copy."""
    state.last, state.last_sections = state.announced, state.sections
    if state.last == LEADERSHIP_ANY:
        state.last_sections = tuple(state.stood >> place & 1 for place in range(3))
        if not state.stood:
            state.last = -1
