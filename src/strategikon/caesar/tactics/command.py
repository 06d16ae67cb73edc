"""CMD Orders: who acts by himself, who is given which order, in which order, and where captains ride."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from strategikon.caesar.commanding import command
from strategikon.caesar.odds import PAIRS
from strategikon.caesar.orders import NEAR
from strategikon.caesar.state import NOBODY
from strategikon.caesar.tactics.outlook import FIRST_BLOW, FLEE, MELEE, Outlook
from strategikon.caesar.tactics.values import GENERAL, WEAR, stake
from strategikon.caesar.units import on_table, shaken, troop
from strategikon.kernel.decision import Ask, Value

BLUNDER: Final = 12
ONE_MOVE: Final = 12.0  # inches, the longest
BAND: Final = 12.0  # CMD.08 inches
LOST_BAND: Final = 5.0  # a captain who is heard worse by one
SHORT: Final = 3.0  # a charge that falls short stands before the enemy
ALONE: Final = -3.0  # a captain who goes with one unit leaves the others


def weigh_initiative(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CMD.02 One sure move, by whoever gains by it; whoever wants several waits for an order."""
    return [0.0 if value == ("pass",) else _by_itself(outlook, value[1]) for value in ask.values]


def _by_itself(outlook: Outlook, unit: int) -> float:
    found = outlook.prey(unit)
    if found is None or not on_table(outlook.battle, unit):
        return -1.0
    if outlook.role(unit) == MELEE:
        here = outlook.at(unit)
        near = [foe for foe in outlook.foes if outlook.gap(here, outlook.at(foe)) <= ONE_MOVE]
        charges = sorted(((outlook.charge(unit, foe), foe) for foe in near), reverse=True)
        for worth, foe in charges:  # the first that one move reaches; ways are dear
            if outlook.moves_to(unit, foe) == 1:
                return worth + FIRST_BLOW
        return -1.0
    return outlook.desire(unit) - 1.0


@lru_cache(maxsize=64)
def passes(against: int) -> float:
    """CMD.06 How likely 2D6 come to no more than this; a double six never does."""
    return sum(ways for total, ways in PAIRS if total <= against and total != BLUNDER) / 36


def weigh_captain(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CMD.26 Whoever has most to say."""
    return [-0.5 if value == ("pass",) else _to_say(outlook, value[1]) for value in ask.values]


def _to_say(outlook: Outlook, who: int) -> float:
    return sum(max(0.0, outlook.desire(unit)) for unit in outlook.field.captains[who].units
               if outlook.state.where[unit] != 3)  # fmt: skip


# -- CMD.15, CMD.18 one order ------------------------------------------------------------------------------------------


def weigh_order(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CMD.13, CMD.15 What each word adds to the order: a test that fails ends all orders, so that whoever wants to move
    and costs the others nothing goes along."""
    who, named = ask.about
    said = _said(outlook, who, list(named))
    weights = []
    for value in ask.values:
        match value:
            case ("give-move" | "give-enter", unit):
                weights.append(_said(outlook, who, [*named, (unit, NOBODY)]) - said)
            case ("give-charge", unit, foe):
                weights.append(_said(outlook, who, [*named, (unit, foe)]) - said)
            case ("roll",):
                weights.append(0.2)
            case ("rally", unit):
                weights.append(_rally(outlook, who, unit))
            case ("follow-me", unit) | ("follow-charge", unit, _):
                weights.append(_follow(outlook, who, value))
            case _:
                weights.append(0.0)
    return weights


def _said(outlook: Outlook, who: int, parts: list[tuple[int, int]]) -> float:
    """What an order is worth: the chance of each unit's moves times what it gains by them."""
    if not parts:
        return 0.0
    against = command(outlook.battle, who, [unit for unit, _ in parts])
    return sum(_part(outlook, unit, foe, against) for unit, foe in parts)


def _part(outlook: Outlook, unit: int, foe: int, against: int) -> float:
    if foe == NOBODY:
        return passes(against) * (outlook.desire(unit) - 0.5)
    needed = outlook.moves_to(unit, foe)
    heard = passes(against)
    arrives = 0.0 if not needed else heard if needed == 1 else passes(against - needed)
    return arrives * (outlook.charge(unit, foe) + FIRST_BLOW) - SHORT * (heard - arrives)


def _rally(outlook: Outlook, who: int, unit: int) -> float:
    """CMD.29 One casualty less; he says no more then."""
    battle = outlook.battle
    gain = outlook.book.force[unit] * WEAR / troop(battle, unit).stamina
    if shaken(battle, unit):
        gain += outlook.book.force[unit] * 0.15 + 20.0
    return passes(command(battle, who, [unit])) * gain - 0.5 * _to_say(outlook, who) - 2.0


def _follow(outlook: Outlook, who: int, value: Value) -> float:
    """CMD.28 Three moves, and the captain with them."""
    unit = value[1]
    gain = outlook.desire(unit)
    if len(value) > 2:
        gain = outlook.charge(unit, value[2]) + FIRST_BLOW if outlook.moves_to(unit, value[2]) else -SHORT
    return passes(command(outlook.battle, who, [unit])) * gain - 0.6 * _to_say(outlook, who) + ALONE


def weigh_reroll(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CMD.17 The re-roll comes back every turn."""
    return [5.0 if value == ("reroll",) else 0.0 for value in ask.values]


def weigh_free(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CMD.24 A free move costs nothing."""
    return [0.0 if value == ("pass",) else outlook.desire(value[1]) - 0.5 for value in ask.values]


def weigh_next(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CMD.34 Charges first, then whoever is foremost."""
    prey = outlook.state.prey
    return [(50.0 if prey[value[1]] >= 0 else 0.0) - outlook.near(value[1]) for value in ask.values]


# -- CPT captains ------------------------------------------------------------------------------------------------------


def weigh_ride(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CPT.03 Where he is heard best, and out of reach."""
    heard: dict[int, float] = {}
    weights = []
    for value in ask.values:
        if value == ("pass",):
            weights.append(0.0)
            continue
        who, state = value[1], outlook.state
        if who not in heard:
            heard[who] = _heard(outlook, who, state.captain_x[who], state.captain_y[who])
        if value[0] == "go":
            weights.append(_heard(outlook, who, value[2], value[3]) - heard[who] - 0.2)
        else:
            x, y, _ = outlook.at(value[2])
            risk = 0.2 * GENERAL if outlook.field.captains[who].general else 2.0
            weights.append(_heard(outlook, who, x, y) - heard[who] - risk)
    return weights


def _heard(outlook: Outlook, who: int, x: int, y: int) -> float:
    """CMD.08 How well his units hear him from a place."""
    value = 0.0
    for unit in outlook.field.captains[who].units:
        if on_table(outlook.battle, unit) and outlook.role(unit) != FLEE:
            there = outlook.at(unit)
            far = max(0.0, hypot(there[0] - x, there[1] - y) / 1000 - 2.0)
            value -= LOST_BAND * int(far / BAND) + 0.15 * far
    return value


def weigh_replace(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CPT.14 A successor goes where it is quiet."""
    return [min(outlook.near(value[2]), NEAR / 1000) - stake(outlook.battle, value[2]) / 50 for value in ask.values]
