"""Which command card to play: what it would order now, against what it might be worth later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from strategikon.ancients.cards import physical
from strategikon.ancients.field import NEIGHBOURS, SECTION, Fight
from strategikon.ancients.order_dice import cannot_rally
from strategikon.ancients.orders import beside_enemy_unit
from strategikon.ancients.tables import CARD_NUMBER, CARDS, DECK, HELMET, CardKind
from strategikon.ancients.tactics.blows import harm
from strategikon.ancients.tactics.outlook import Outlook, outlook_of
from strategikon.kernel.decision import Ask

PLAIN: Final = CARD_NUMBER["order-2-centre"]  # an order that changes nothing but who moves
KEEPING: Final = 0.6  # how much of what a card is usually worth is lost by playing it now

# What a card is usually worth when it is played in a good moment.
_USUAL: Final = {
    "order-2-left": 10, "order-2-centre": 12, "order-2-right": 10, "order-3-left": 16, "order-3-centre": 18,
    "order-3-right": 16, "order-4-left": 22, "order-4-centre": 24, "order-4-right": 22, "coordinated-attack": 18,
    "out-flanked": 20, "order-light": 20, "order-medium": 26, "order-heavy": 28, "order-mounted": 26,
    "leadership-any": 26, "inspired-left": 24, "inspired-centre": 28, "inspired-right": 24, "clash-of-shields": 42,
    "counter-attack": 18, "darken-the-sky": 18, "double-time": 38, "first-strike": 24, "i-am-spartacus": 26,
    "line-command": 38, "move-fire-move": 12, "mounted-charge": 34, "rally": 22,
}  # fmt: skip
USUAL: Final = tuple(_USUAL.get(card.id, 0) for card in CARDS)


def weigh_cards(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """6.01 What each card would bring this turn, less what it would be worth kept."""
    hand = Hand(outlook.battle, ask.side)
    return [
        0.0 if isinstance(card, str) else hand.worth(DECK[card]) - KEEPING * USUAL[DECK[card]] for card in ask.values
    ]


def weigh_discards(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """7.14 The least useful card goes."""
    return [float(-USUAL[DECK[card]]) for card in ask.values]


class Hand:
    """The cards of one side on the field as it is: what each would bring."""

    def __init__(self, battle: Fight, side: int) -> None:
        self.battle = battle
        self.state = battle.state
        self.field = battle.field
        self.side = side
        self.outlook = outlook_of(battle, side)
        self.units = [unit for unit in self.field.units_of[side] if self.state.hex_of[unit] >= 0]

    def worth(self, kind: int) -> float:
        """17 What the order promises."""
        card = CARDS[kind]
        if card.whom == "copy":
            last = self.state.last
            return self.order_worth(last, self.state.last_sections) if last >= 0 else 0.0
        return self.order_worth(kind, physical(card.sections, self.side))

    def order_worth(self, kind: int, sections: Sequence[int]) -> float:
        card = CARDS[kind]
        if card.whom in ("dice", "rally"):
            return self.dice_worth(kind)
        if card.whom in ("beside", "all"):
            named = self.named(card)
            return sum(self.gains(kind, named).values()) if named or card.whom == "beside" else self.one_unit()
        if card.category == "section":
            return self.in_sections(self.gains(PLAIN, self.units), sections)
        if card.linked == "leader":
            return self.led(card, sections)
        troops = [unit for unit in self.units if self.field.classes[unit].is_of(card.troops)]
        if not troops:
            return self.one_unit()
        gains = self.gains(kind, troops)
        most = card.orders or self.state.command[self.side]
        if card.linked == "group":
            return max(group_gain(self.outlook, unit, gains, most) for unit in troops)
        return top(gains.values(), most)

    def served(self, kind: int) -> list[int]:
        """Those who gain by the order, as many as it may order, whoever gains most first."""
        state = self.state
        sections = physical(CARDS[kind].sections, self.side)
        if CARDS[kind].whom == "copy":
            kind, sections = state.last, state.last_sections
        if kind < 0:
            return []
        card = CARDS[kind]
        in_section = [unit for unit in self.units if any(
            SECTION[state.hex_of[unit]] >> place & 1 and sections[place] for place in range(3))]  # fmt: skip
        named = in_section if card.category == "section" else self.named(card)
        gains = self.gains(PLAIN if card.category == "section" else kind, named)
        order = sorted((unit for unit in gains if gains[unit] > 0), key=lambda unit: -gains[unit])
        most = sum(sections) if card.category == "section" else card.orders or state.command[self.side]
        return order if card.whom in ("beside", "all") else order[:most]

    def one_unit(self) -> float:
        """R-ANC-16 The substitute: one unit of choice."""
        return top(self.gains(PLAIN, self.units).values(), 1)

    def named(self, card: CardKind) -> list[int]:
        """17.27, 17.33 Whom the card orders by itself."""
        if card.whom == "beside":
            return [unit for unit in self.units if beside_enemy_unit(self.battle, unit)]
        return [unit for unit in self.units if self.field.classes[unit].is_of(card.troops)]

    def gains(self, kind: int, units: Iterable[int]) -> dict[int, float]:
        """What each would gain under the order of this kind. The rules are asked as if it were in force."""
        order, self.state.order = self.state.order, kind
        try:
            return {unit: self.outlook.gain(unit) for unit in units}
        finally:
            self.state.order = order

    def in_sections(self, gains: Mapping[int, float], sections: Sequence[int]) -> float:
        """7.03 The best units that the orders of the sections reach; one on a dotted line takes what is left."""
        room, total = list(sections), 0.0
        for unit in sorted(gains, key=lambda unit: -gains[unit]):
            where = SECTION[self.state.hex_of[unit]]
            for place in (0, 2, 1):
                if where >> place & 1 and room[place]:
                    room[place] -= 1
                    total += max(0.0, gains[unit])
                    break
        return total

    def led(self, card: CardKind, sections: Sequence[int]) -> float:
        """17.20 The best leader of the sections and those linked to him; or one unit (R-ANC-20)."""
        gains = self.gains(PLAIN, self.units)
        best = top(gains.values(), 1)
        for leader in self.field.leaders_of[self.side]:
            here = self.state.hex_of[leader]
            if here >= 0 and any(SECTION[here] >> place & 1 and sections[place] for place in range(3)):
                best = max(best, linked_gain(self.outlook, here, gains, card.orders))
        return best

    def dice_worth(self, kind: int) -> float:
        """17.41, 17.53 Four dice of six name somebody, not always the best."""
        command = self.state.command[self.side]
        if CARDS[kind].whom == "dice":
            return 0.6 * top(self.gains(kind, self.units).values(), command)
        fitting = [unit for unit in self.units if cannot_rally(self.battle, unit, HELMET) is None]
        if not fitting and not any(self.state.hex_of[leader] >= 0 for leader in self.field.leaders_of[self.side]):
            return self.one_unit()
        gains, numbers, blocks = self.gains(PLAIN, fitting), self.field.class_number, self.state.blocks
        healed = [harm(numbers[u], blocks[u], 100) - harm(numbers[u], blocks[u] + 1, 100) + gains[u] for u in fitting]
        return 0.5 * top(healed, command)


def top(gains: Iterable[float], count: int) -> float:
    """The sum of the greatest few, as far as they gain anything."""
    return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[:count])


def linked_gain(outlook: Outlook, here: int, gains: Mapping[int, float], orders: int) -> float:
    """17.20, 17.21 The unit in the leader's hex, and the best chain of linked ones."""
    hex_of = outlook.state.hex_of
    left = {hex_of[unit]: gain for unit, gain in gains.items()}
    total = max(0.0, left.pop(here, 0.0))
    edge = set(NEIGHBOURS[here])
    for _ in range(orders):
        linked = [hex for hex in sorted(edge) if hex in left]
        if not linked:
            break
        best = max(linked, key=lambda hex: left[hex])
        total += max(0.0, left.pop(best))
        edge.update(NEIGHBOURS[best])
    return total


def chain_gain(outlook: Outlook, leader: int, orders: int) -> float:
    """17.20 What a leader who heads the chain brings with him."""
    gains = {u: outlook.gain(u) for u in outlook.field.units_of[outlook.me] if outlook.state.hex_of[u] >= 0}
    return linked_gain(outlook, outlook.state.hex_of[leader], gains, orders)


def group_gain(outlook: Outlook, unit: int, gains: Mapping[int, float], orders: int) -> float:
    """17.35, 17.44 What a linked group that begins with this unit would bring."""
    return linked_gain(outlook, outlook.state.hex_of[unit], gains, orders - 1)
