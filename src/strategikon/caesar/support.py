"""SUP.01-SUP.15, SUP.18, SUP.20, SUP.21 Supporting positions: who may support whom, and from where."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.headings import turn
from strategikon.caesar.measure import Figure, within
from strategikon.caesar.shapes import FRONT, quarter
from strategikon.caesar.state import INSIDE, ON_TABLE
from strategikon.caesar.tables import COLUMN, OPEN, SQUARE, TESTUDO, WEDGE
from strategikon.caesar.units import disordered, engaged, figure, shaken, troop
from strategikon.kernel.decision import Refusal, refusal, together

GAP: Final = 1000  # SUP.13
CLOSE: Final = 50
CLOSED: Final = (SQUARE, TESTUDO, WEDGE)  # SUP.12
MOST_TURN: Final = 9  # SUP.14 headings
NEVER_SUPPORT: Final = ("medium_artillery", "heavy_artillery", "scythed_chariots")  # SUP.05


def cannot_support(battle: Fight, unit: int, friend: int) -> Refusal | None:
    """SUP.01-SUP.14, SUP.18, SUP.20 Why a unit does not support an engaged friend from where it stands."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[friend]}
    shy = shaken(battle, unit)
    return together(
        refusal("SUP.01", "caesar-why-disordered", **told) if disordered(battle, unit) else None,
        refusal("SUP.02", "caesar-why-shaken-support", **told).besides("STA.04") if shy else None,
        unsuited(battle, unit, friend),
        _misplaced(battle, unit, friend),
    )


def _misplaced(battle: Fight, unit: int, friend: int) -> Refusal | None:
    """SUP.12-SUP.14 Why it does not stand in a supporting position of a friend, where both are on the table."""
    if battle.state.where[unit] != ON_TABLE or battle.state.where[friend] != ON_TABLE:
        return None
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[friend]}
    here = figure(battle, unit)
    if not _is_near(battle, here, friend):
        rule = "SUP.12" if battle.state.formation[friend] in CLOSED else "SUP.13"
        return refusal(rule, "caesar-why-not-supporting", **told).besides("SUP.13", "SUP.14")
    if not _is_behind(battle, unit, here, friend):
        return refusal("SUP.14", "caesar-why-not-supporting", **told)
    return None


def may_support(battle: Fight, unit: int, friend: int) -> bool:
    """SUP.01, SUP.02, SUP.20, SUP.21 Whether a unit could support a friend from the right place."""
    return not disordered(battle, unit) and not shaken(battle, unit) and suits(battle, unit, friend)


def unsuited(battle: Fight, unit: int, friend: int) -> Refusal | None:
    """SUP.03-SUP.06, SUP.08-SUP.11, SUP.18 What in class, formation or place of the two forbids it."""
    state, mine, his = battle.state, troop(battle, unit), troop(battle, friend)
    told = {"unit": mine.id, "other": his.id}
    if engaged(battle, unit):
        return refusal("SUP.03", "caesar-why-engaged", **told)
    if state.where[friend] >= INSIDE:
        if state.where[unit] != state.where[friend]:
            return refusal("SUP.11", "caesar-why-not-inside", **told)
    elif state.where[unit] != ON_TABLE:
        return refusal("SUP.18", "caesar-why-away-support", **told)
    elif state.formation[unit] == TESTUDO:
        return refusal("SUP.18", "caesar-why-cannot-support", **told)
    elif state.formation[unit] in (COLUMN, SQUARE, WEDGE):
        return refusal("SUP.04", "caesar-why-cannot-support", **told)
    if mine.kind.id in NEVER_SUPPORT:
        return refusal("SUP.05", "caesar-why-class-support", **told)
    if mine.kind.arm == "elephants" and his.kind.arm == "cavalry":
        return refusal("SUP.06", "caesar-why-class-support", **told).besides("SUP.10")
    return cannot_be_supported(battle, friend)


def suits(battle: Fight, unit: int, friend: int) -> bool:
    """SUP.03-SUP.06, SUP.08-SUP.12, SUP.18 Whether class and formation of both allow it."""
    return unsuited(battle, unit, friend) is None


def cannot_be_supported(battle: Fight, friend: int) -> Refusal | None:
    """SUP.08, SUP.09 Open order, artillery, scythed chariots and wagons."""
    his, told = troop(battle, friend).kind, {"unit": battle.field.ids[friend]}
    if his.arm in ("artillery", "wagon") or his.id == "scythed_chariots":
        return refusal("SUP.09", "caesar-why-never-supported", **told)
    if battle.state.where[friend] < INSIDE and battle.state.formation[friend] == OPEN:
        return refusal("SUP.08", "caesar-why-never-supported", **told)
    return None


def stands_by(battle: Fight, unit: int, here: Figure, friend: int) -> bool:
    """SUP.12-SUP.14 Whether a unit that stood here would stand in a supporting position of a friend."""
    return _is_near(battle, here, friend) and _is_behind(battle, unit, here, friend)


def _is_near(battle: Fight, here: Figure, friend: int) -> bool:
    """SUP.12, SUP.13 Within an inch; of a square, testudo or wedge in contact."""
    gap = CLOSE if battle.state.formation[friend] in CLOSED else GAP
    return within(here, figure(battle, friend), gap)


def _is_behind(battle: Fight, unit: int, here: Figure, friend: int) -> bool:
    """SUP.14 In the rear or a flank quarter, and looking his way unless one of them looks nowhere."""
    state, there = battle.state, figure(battle, friend)
    loose = state.formation[unit] == OPEN or state.formation[friend] == SQUARE
    if not loose and turn(here[2].heading, there[2].heading) > MOST_TURN:
        return False
    return quarter(*there, here[0], here[1]) != FRONT


def place_beside(battle: Fight, unit: int, friend: int) -> int:
    """SUP.15 The quarter of a friend in which a support stands."""
    here = figure(battle, unit)
    return quarter(*figure(battle, friend), here[0], here[1])


def in_support(battle: Fight, unit: int) -> list[int]:
    """SUP.21 The engaged friends in whose supporting positions a unit stands, fit to support or not; occupants stand in
    none."""
    if battle.state.where[unit] != ON_TABLE:
        return []
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


def is_supporting(battle: Fight, unit: int) -> bool:
    """SUP.21 Whether it is in support of a combat: from the right place, and fit for it."""
    if disordered(battle, unit) or shaken(battle, unit):
        return False
    return bool(in_support(battle, unit))
