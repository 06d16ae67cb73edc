"""How a side stands: what it has lost, what is left of its army, and what a fight is expected to change in that."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tactics.outlook import outlook_of
from strategikon.bayard.tactics.values import LATE_LOSS, LOSS, book_of, harm, leader_worth
from strategikon.kernel.decision import Value
from strategikon.kernel.tactics import WON


def expected(battle: Fight, value: Value) -> int | None:
    """4.01 What a fight is expected to change in `worth`, until the next question that is not part of it."""
    ask = battle.ask
    assert ask is not None
    if ask.kind not in ("fight", "again"):
        return None
    outlook = outlook_of(battle, ask.side)
    match value:
        case ("attack", unit, target):
            return round(outlook.clash(unit, target)[0])
        case ("shoot" | "shoot-fire", unit, target):
            return round(outlook.shot(unit, target))
    return None


def worth(battle: Fight, side: int) -> int:
    """5.01 What both sides have lost, the nearer to the end the dearer; then what is left of both armies."""
    if battle.outcome is not None:
        winner = battle.outcome.winner
        return 0 if winner is None else WON if winner == battle.sides[side] else -WON
    return round(_standing(battle, side) - _standing(battle, 1 - side))


def _standing(battle: Fight, side: int) -> float:
    """The army of a side, less what it has lost."""
    state, field, book = battle.state, battle.field, book_of(battle)
    lost, missing = state.lost[side], book.limit[side] - state.lost[side]
    value = -LOSS * lost / 2 - (LATE_LOSS - LOSS if missing <= 2 else 0) - (40 if missing <= 2 else 0)
    for unit in field.units_of[side]:
        left = state.plaquettes[unit]
        if left > 0:
            value += book.force[unit] - harm(book.force[unit], book.full[unit], left, LOSS * book.half[unit] // 2)
    for leader in field.leaders_of[side]:
        if state.leader_hex[leader] != NOBODY:
            value += leader_worth(battle, leader)
    for here, own, _ in book.goals[side]:
        holder = state.unit_at[here]
        if holder != NOBODY and field.side_of[holder] == side:
            value += 30 if own else 10
    return value
