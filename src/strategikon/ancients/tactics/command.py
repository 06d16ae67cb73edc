"""7, 17 Orders: whom the card should order, and what its dice should do."""

from __future__ import annotations

from collections.abc import Sequence

from strategikon.ancients.cards import in_force
from strategikon.ancients.tactics.blows import FORCE, harm
from strategikon.ancients.tactics.cards import chain_gain, group_gain
from strategikon.ancients.tactics.outlook import Outlook
from strategikon.kernel.decision import Ask


def weigh_orders(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """7.01 Whoever has most to gain; a chain by what follows its head, a group by its best members."""
    state, field = outlook.state, outlook.field
    card = in_force(state)
    gains = {p: piece_gain(outlook, p) for p in ask.values if isinstance(p, int)}
    if card.linked == "leader" and state.head < 0:
        for leader in [piece for piece in gains if piece >= field.units]:
            gains[leader] = chain_gain(outlook, leader, card.orders)
    elif card.linked == "group" and not any(state.ordered[unit] for unit in field.units_of[ask.side]):
        gains = {unit: gain + group_gain(outlook, unit, gains, card.orders) for unit, gain in gains.items()}
    return [gains[value] if isinstance(value, int) else 0.0 for value in ask.values]


def piece_gain(outlook: Outlook, piece: int) -> float:
    """What an order promises a unit or a leader."""
    if piece < outlook.field.units:
        return outlook.gain(piece)
    return outlook.leader_gain(piece)


def weigh_spartacus(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """17.41 The die orders whoever has most to gain."""
    return [piece_gain(outlook, value) if isinstance(value, int) else 0.0 for value in ask.values]


def weigh_rally(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """17.53 The block that heals most."""
    blocks = outlook.state.blocks
    banner, numbers = outlook.banner[ask.side], outlook.field.class_number

    def healed(unit: int) -> float:
        mended = harm(numbers[unit], blocks[unit], banner) - harm(numbers[unit], blocks[unit] + 1, banner)
        return mended + FORCE[numbers[unit]] / 10

    return [healed(value) if isinstance(value, int) else 0.0 for value in ask.values]
