"""A5.115, A5.119 Before the battle: objectives are written down, and agents sent out."""

from __future__ import annotations

from strategikon.bayard import agents, corps
from strategikon.bayard.field import Fight
from strategikon.bayard.state import NOBODY
from strategikon.kernel.ruleset import Activity


def is_due(battle: Fight) -> bool:
    """Whether somebody has still to write down his orders, as the first turn begins."""
    first = battle.state.turn == 1 and battle.state.half == 0
    return first and (corps.unordered(battle) != NOBODY or agents.unsent(battle) >= 0)


def orders_phase(battle: Fight) -> Activity | None:
    """One after another; then the battle begins."""
    leader = corps.unordered(battle)
    if leader != NOBODY:
        return corps.order(battle, leader)
    side = agents.unsent(battle)
    if side >= 0:
        return agents.send(battle, side)
    battle.state.phase = "turn"
    return None
