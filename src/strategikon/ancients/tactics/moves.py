"""8 Where each piece should march."""

from __future__ import annotations

from collections.abc import Sequence

from strategikon.ancients.tactics.blows import FORCE, harm
from strategikon.ancients.tactics.outlook import Outlook
from strategikon.kernel.decision import Ask
from strategikon.kernel.hexgrid import OFF


def weigh_moves(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """8.01 Where each piece would be better than where it is, the fight it would find there included."""
    state = outlook.state
    fights = state.phase == "move"
    stays: dict[int, float] = {}
    weights = []
    for value in ask.values:
        if isinstance(value, str):
            weights.append(0.0)
            continue
        piece, there, hexes = value
        if piece not in stays:
            stays[piece] = standing(outlook, piece, state.hex_of[piece], 0, fights)
        if there == OFF:
            weights.append(exit_value(outlook, piece))
        else:
            weights.append(standing(outlook, piece, there, hexes, fights) - stays[piece])
    return weights


def standing(outlook: Outlook, piece: int, there: int, hexes: int, fights: bool) -> float:
    """How good a hex is for a piece, with or without the fight to come."""
    if piece >= outlook.field.units:
        return outlook.leader_place(piece, there)
    return outlook.prospect(piece, there, hexes) if fights else outlook.place(piece, there)


def exit_value(outlook: Outlook, unit: int) -> float:
    """8.07 Banners for leaving, and the unit is gone."""
    field, blocks = outlook.field, outlook.state.blocks[unit]
    number, banners = field.class_number[unit], max(field.exits[outlook.me].values())
    return 0.9 * banners * outlook.banner[1 - outlook.me] - FORCE[number] / 2 + harm(number, blocks, 100)
