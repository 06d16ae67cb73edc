"""How a side stands: banners, what is left of both armies, and what a fight is expected to change in that."""

from __future__ import annotations

from strategikon.ancients.combat import FIRE
from strategikon.ancients.field import Fight
from strategikon.ancients.tactics.blows import BANNER, FORCE, LATE_BANNER, LEADER, harm
from strategikon.ancients.tactics.outlook import outlook_of
from strategikon.kernel.decision import Value
from strategikon.kernel.tactics import WON


def worth(battle: Fight, side: int) -> int:
    """4.01 Banners first, the nearer to the target the dearer; then what is left of both armies."""
    if battle.outcome is not None:
        winner = battle.outcome.winner
        return 0 if winner is None else WON if winner == battle.sides[side] else -WON
    return _standing(battle, side) - _standing(battle, 1 - side)


def _standing(battle: Fight, side: int) -> int:
    """The banners a side has won, and its army."""
    state, field = battle.state, battle.field
    missing = field.target[side] - state.won[side]
    value = state.won[side] * BANNER + (LATE_BANNER - BANNER if missing <= 2 else 0) + (60 if missing <= 1 else 0)
    for unit in field.units_of[side]:
        if state.hex_of[unit] >= 0:
            number = field.class_number[unit]
            value += FORCE[number] - harm(number, state.blocks[unit], BANNER)
    for leader in field.leaders_of[side]:
        if state.hex_of[leader] >= 0:
            value += LEADER
    return value


def expected(battle: Fight, value: Value) -> int | None:
    """9.01 What a fight is expected to change in `worth`, until the next question that is not part of it."""
    ask = battle.ask
    assert ask is not None
    if isinstance(value, str):
        return None
    if ask.kind == "combat":
        verb, unit, target = value
        outlook = outlook_of(battle, ask.side)
        return round(outlook.fire(unit, target) if verb == FIRE else outlook.clash(unit, target)[0])
    if ask.kind == "bonus":
        return round(outlook_of(battle, ask.side).clash(ask.about, value, True)[0])
    return None
