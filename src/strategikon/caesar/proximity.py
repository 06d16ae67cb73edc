"""CMD.31, CMD.32 Proximity: who is bound by an enemy before him, and how he must then stand."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.measure import Figure, within
from strategikon.caesar.shapes import FRONT, in_front, quarter
from strategikon.caesar.sight import has_in_sight
from strategikon.caesar.units import enemies_near, figure, open_order

NEAR: Final = 12_000


def binders(battle: Fight, unit: int) -> tuple[int, ...]:
    """CMD.31 The enemies that bind a formed unit: not in open order, within 12 inches, before it and visible."""
    if open_order(battle, unit):
        return ()
    here = figure(battle, unit)
    return tuple(
        other
        for other, there in enemies_near(battle, unit, here, NEAR)
        if not open_order(battle, other)
        and within(here, there, NEAR)
        and in_front(*here, *there)
        and has_in_sight(battle, unit, other)
    )


def looks_away(battle: Fight, here: Figure, bound_by: tuple[int, ...]) -> bool:
    """CMD.32 Whether a unit that ends its move here stays near those who bound it, and faces none of them."""
    stays = False
    for other in bound_by:
        there = figure(battle, other)
        if within(here, there, NEAR):
            if quarter(*here, there[0], there[1]) == FRONT:
                return False
            stays = True
    return stays
