"""9, 10, 11, 13.32 Fights: whom to attack or fire at, when to answer, when to go forward."""

from __future__ import annotations

from collections.abc import Sequence

from strategikon.ancients.combat import ATTACK
from strategikon.ancients.tactics.outlook import INITIATIVE, Outlook
from strategikon.kernel.decision import Ask


def weigh_combats(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """9.01 The best fight first; none that costs more than it brings."""
    return [0.0 if isinstance(value, str) else fight_value(outlook, *value) for value in ask.values]


def fight_value(outlook: Outlook, verb: str, unit: int, target: int) -> float:
    """What a fire or an attack is worth; a bonus combat has no initiative to win."""
    if verb == ATTACK:
        return outlook.attack(unit, target) + INITIATIVE
    return outlook.fire(unit, target) + 1


def weigh_answer(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """11.56 A battle back costs nothing."""
    return [10.0, 0.0]


def weigh_advance(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """13.32 Forward, if the new hex and the bonus combat are worth leaving the old one."""
    unit = ask.about
    here = outlook.state.hex_of[unit]
    stay = outlook.place(unit, here)
    weights = []
    for value in ask.values:
        if isinstance(value, str):
            weights.append(outlook.bonus(unit, here) if ask.kind == "extra" else 0.0)
        else:
            weights.append(outlook.place(unit, value) + outlook.bonus(unit, value) - stay)
    return weights


def weigh_bonus(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """13.42 One more attack, if it pays."""
    return [outlook.attack(ask.about, v, True) + INITIATIVE if isinstance(v, int) else 0.0 for v in ask.values]
