"""A unit's ratings as they are now: TQ and MA with everything that changes them."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import special_rules
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, in_double_depth
from strategikon.alexander.state import COLUMN, SQUARE

ROUTED_TQ: Final = 1  # 10.25a
COLUMN_TQ: Final = 2  # 6.65a
COLUMN_MA: Final = 1  # 6.62a
SQUARE_MA: Final = 1  # 9.64a
DOUBLE_MA: Final = 4  # 6.71c


def printed_ma(battle: Fight, unit: int) -> int:
    """The MA on the counter, with the scenario's modifiers (R-ALEX-44)."""
    return max(1, battle.field.ma_of[unit] + special_rules.ma_modifier(battle, unit))


def allowance(battle: Fight, unit: int) -> int:
    """6.11a, 6.62a, 9.64a The MP a unit has for one order in its present formation."""
    formation = battle.state.formation[unit]
    if formation == SQUARE:
        return SQUARE_MA
    if formation == COLUMN:
        return (extended_ma(battle, unit) or printed_ma(battle, unit)) + COLUMN_MA
    return printed_ma(battle, unit)


def extended_ma(battle: Fight, unit: int) -> int:
    """6.46a, 9.62c The raised MA of a phalanx, 0 for everybody else and in double depth."""
    if in_double_depth(battle, unit):
        return 0
    return battle.field.ma_extended[unit]


def reaction_ma(battle: Fight, unit: int) -> int:
    """6.71c, R-ALEX-44 The MA a reacting unit compares: the printed one, 4 for a double."""
    if battle.field.traits[unit] & Trait.DOUBLE:
        return DOUBLE_MA
    return printed_ma(battle, unit)


def mover_ma(battle: Fight, unit: int) -> int:
    """R-ALEX-44 The MA of a moving unit that others compare: the one in use for this move, 4 for a double."""
    if battle.field.traits[unit] & Trait.DOUBLE:
        return DOUBLE_MA
    return battle.state.ma_used if battle.state.mover == unit else printed_ma(battle, unit)


def zoc_ma(battle: Fight, unit: int) -> int:
    """7.23b, 9.64a The MA compared when a unit leaves an enemy ZOC: phalanxes count as 5, squares as 1."""
    if battle.state.formation[unit] == SQUARE:
        return SQUARE_MA
    return max(allowance(battle, unit), extended_ma(battle, unit))


def tq(battle: Fight, unit: int) -> int:
    """10.16a, 10.25a, 6.65a The TQ that counts now: 1 if routed, 2 less in column (at least 1), else the printed
    one."""
    if battle.state.routed[unit]:
        return ROUTED_TQ
    printed = battle.field.tq_of[unit]
    return max(1, printed - COLUMN_TQ) if battle.state.formation[unit] == COLUMN else printed
