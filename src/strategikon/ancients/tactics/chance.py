"""Where dice fall and what they cost: for odds before the dice, and for counting afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from strategikon.ancients.evade import FIRST_STRIKE_CARD
from strategikon.ancients.field import Fight
from strategikon.kernel.decision import Value
from strategikon.kernel.events import Event
from strategikon.kernel.tactics import Cost

# Questions that belong to a fight already begun.
INCIDENTAL: Final = frozenset({"react", "evade", "retreat", "leader-evade", "advance", "flags", "battle-back"})

# What an event costs: the word for it, the field that names the piece, the field that counts (or one).
_COSTS: Final = {
    "hit": ("losses", "unit", "lost"),
    "eliminated": ("destroyed", "unit", ""),
    "abandoned": ("destroyed", "unit", ""),
    "retreat": ("retreats", "unit", ""),
    "leader-killed": ("leaders", "leader", ""),
}


def settled(battle: Fight) -> int:
    """5.01 How far the battle has come, in turns."""
    return battle.state.turn


def rolls(battle: Fight, value: Value) -> bool:
    """9.01 Fire, attack and bonus combat; answers to an attack; a rampage (12.20); a leader's escape (13.27)."""
    ask, field, state = battle.ask, battle.field, battle.state
    if ask is None:
        return False
    if ask.kind == "combat":
        return isinstance(value, tuple)
    if ask.kind == "bonus":
        return isinstance(value, int)
    if ask.kind == "flags":
        return bool(field.classes[ask.about[0]].elephants and value < ask.about[1])
    if ask.kind == "leader-evade" and isinstance(value, int) and value >= 0:
        unit = state.unit_at[value]
        return bool(unit >= 0 and field.side_of[unit] != ask.side)
    return ask.kind == "react" or value == "battle-back"


def first_strike_shares(battle: Fight, viewer: int) -> dict[bool, Fraction]:
    """17.39 Of all that a hand may hold only First Strike changes an answer: it is one card of those not seen."""
    state = battle.state
    hand, unseen = state.hands[1 - viewer], [*state.pile, *state.hands[1 - viewer]]
    if FIRST_STRIKE_CARD not in unseen or not hand:
        return {False: Fraction(1)}
    held = Fraction(len(hand), len(unseen))
    return {True: held, False: 1 - held} if held < 1 else {True: held}


def first_strike_case(battle: Fight, viewer: int) -> bool:
    """17.39 Whether the card is in the hand that a side does not see."""
    return FIRST_STRIKE_CARD in battle.state.hands[1 - viewer]


def costs(battle: Fight, events: Sequence[Event]) -> Iterator[Cost]:
    """What these events cost, piece by piece."""
    field = battle.field
    for event in events:
        if event.kind in _COSTS:
            what, piece, count = _COSTS[event.kind]
            name = event.fields[piece]
            amount = event.fields[count] if count else 1
            if amount:
                yield Cost(field.side_of[field.number[name]], what, amount, name)
