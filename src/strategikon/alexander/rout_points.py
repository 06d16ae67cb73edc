"""10.42 Rout Points: what a unit is worth, and what a side has been charged with."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import REGROUPING
from strategikon.alexander.tables import ROUT_FLAT, ROUT_TIMES

PRICED: Final = frozenset({"SK", "SK*", "EL", "CH", "AT"})  # Types with a price of their own


def charge(battle: Fight, side: int, points: int) -> None:
    """10.41a A side is charged with Rout Points for losses."""
    if points:
        battle.state.rout_points[side] += points
        tell(battle, side, points)


def tell(battle: Fight, side: int, points: int) -> None:
    """The event of any change of a side's Rout Points."""
    state = battle.state
    total = state.rout_points[side] + state.spoils[side]
    battle.emit("rout-points", side=battle.field.sides[side], points=points, total=total)


def total(battle: Fight, side: int) -> int:
    """10.41a The Rout Points of a side now; units that regroup off the map count as eliminated (`edge_regroup`)."""
    state = battle.state
    away = sum(unit_value(battle, u) for u in battle.field.units_of[side] if state.fate[u] == REGROUPING)
    return state.rout_points[side] + state.spoils[side] + away


def unit_value(battle: Fight, unit: int) -> int:
    """10.42a A unit is worth its TQ; SK 1; SK*, elephants and chariots 2; doubles twice TQ; artillery nothing."""
    field = battle.field
    kind = field.type_of[unit]
    if kind not in PRICED:
        kind = "double" if field.traits[unit] & Trait.DOUBLE else "unit"
    return ROUT_TIMES[kind] * field.tq_of[unit] + ROUT_FLAT[kind]
