"""SUP.01-SUP.14, SUP.18, SUP.20, SUP.21 Supporting positions: who may support whom, and from where."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.headings import turn
from strategikon.caesar.measure import Figure, within
from strategikon.caesar.shapes import FRONT, quarter
from strategikon.caesar.state import ON_TABLE
from strategikon.caesar.tables import COLUMN, OPEN, SQUARE, TESTUDO, WEDGE
from strategikon.caesar.units import disordered, engaged, figure, shaken, troop

GAP: Final = 1000  # SUP.13
CLOSE: Final = 50
MOST_TURN: Final = 9  # SUP.14 headings


def may_support(battle: Fight, unit: int, friend: int) -> bool:
    """SUP.01, SUP.02, SUP.20, SUP.21 Whether a unit could support a friend from the right place."""
    return not disordered(battle, unit) and not shaken(battle, unit) and suits(battle, unit, friend)


def suits(battle: Fight, unit: int, friend: int) -> bool:
    """SUP.03-SUP.06, SUP.08-SUP.12, SUP.18 Whether class and formation of both allow it."""
    state, mine, his = battle.state, troop(battle, unit), troop(battle, friend)
    if state.where[unit] != ON_TABLE or state.where[friend] != ON_TABLE or engaged(battle, unit):
        return False
    if state.formation[unit] in (COLUMN, SQUARE, WEDGE, TESTUDO):
        return False
    if mine.kind.id in ("medium_artillery", "heavy_artillery", "scythed_chariots"):
        return False
    if mine.kind.arm == "elephants" and his.kind.arm == "cavalry":
        return False
    return not cannot_be_supported(battle, friend)


def cannot_be_supported(battle: Fight, friend: int) -> bool:
    """SUP.08, SUP.09 Open order, artillery, scythed chariots and wagons."""
    his = troop(battle, friend).kind
    barred = his.arm in ("artillery", "wagon") or his.id == "scythed_chariots"
    return barred or battle.state.formation[friend] == OPEN


def stands_by(battle: Fight, unit: int, here: Figure, friend: int) -> bool:
    """SUP.13, SUP.14 Whether a unit that stood here would stand in a supporting position of a friend."""
    state, there = battle.state, figure(battle, friend)
    gap = CLOSE if state.formation[friend] in (SQUARE, TESTUDO, WEDGE) else GAP
    if not within(here, there, gap):
        return False
    loose = state.formation[unit] == OPEN or state.formation[friend] == SQUARE
    if not loose and turn(here[2].heading, there[2].heading) > MOST_TURN:
        return False
    return quarter(*there, here[0], here[1]) != FRONT


def in_support(battle: Fight, unit: int) -> list[int]:
    """SUP.21 The engaged friends in whose supporting positions a unit stands, fit to support or not."""
    here = figure(battle, unit)
    own = battle.field.friends[battle.field.side_of[unit]]
    return [
        friend
        for friend in own
        if friend != unit
        and engaged(battle, friend)
        and suits(battle, unit, friend)
        and stands_by(battle, unit, here, friend)
    ]
