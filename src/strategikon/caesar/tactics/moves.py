"""MOV, CHG Where each unit should go, and whom it should charge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.headings import ABOUT, HEADINGS, off
from strategikon.caesar.shapes import Shape
from strategikon.caesar.steps import ABOUT_FACE, EXIT, FORM, TRANSLATIONS, WHEEL, Step, direction, rotation
from strategikon.caesar.support import may_support, stands_by
from strategikon.caesar.tables import BATTLE_LINE, COLUMN, DEEP, FORMATIONS
from strategikon.caesar.tactics.outlook import FIRST_BLOW, FLEE, Outlook
from strategikon.caesar.units import Pose, engaged, shape_of
from strategikon.kernel.decision import Ask, Value

RESTLESS: Final = 0.3  # a move must bring more than this
STATION: Final = 8.0  # beside a friend in combat
EXITS: Final = -60.0
UNUSUAL: Final = -5.0  # squares and the like are for moments that are not looked for
FORMING: Final = 6.0  # out of column before the enemy


def end_of(battle: Fight, unit: int, steps: Sequence[Step]) -> Pose:
    """Where steps lead that are known to be legal."""
    state = battle.state
    shape: Shape = shape_of(battle, unit)
    x, y, heading = state.x[unit], state.y[unit], state.heading[unit]
    for step in steps:
        name = step[0]
        if name in TRANSLATIONS:
            dx, dy = off(direction(step, heading), step[-1], 0)
            x, y = x + dx, y + dy
        elif name == ABOUT_FACE:
            heading = (heading + ABOUT) % HEADINGS
        elif name not in (FORM, EXIT):
            by = rotation(step)
            if name == WHEEL:
                x, y = shape.wheeled(x, y, heading, by)
            heading = (heading + by) % HEADINGS
    return x, y, heading


def weigh_moves(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """Where the unit would stand better than where it is; a charge, if it pays more."""
    unit, state = ask.about, outlook.state
    if not isinstance(unit, int):
        return [0.0] * len(ask.values)
    shape = shape_of(outlook.battle, unit)
    stay = outlook.place(unit, (state.x[unit], state.y[unit], state.heading[unit]), shape.at(state.heading[unit]))
    weights = []
    for value in ask.values:
        match value:
            case ("charge", _, foe):
                weights.append(outlook.charge(unit, foe) + FIRST_BLOW)
            case ("move", _, steps):
                weights.append(_move(outlook, unit, steps, shape, stay))
            case ("place", _, x, y, heading, *_):
                weights.append(_placed(outlook, unit, (x, y, heading), shape) - stay)
            case ("occupy", *_):
                weights.append(-1.0)
            case _:
                weights.append(0.0)
    return weights


def _placed(outlook: Outlook, unit: int, end: Pose, shape: Shape) -> float:
    """SUP.14 A pose; beside a friend in combat it is worth more."""
    battle, here = outlook.battle, (end[0], end[1], shape.at(end[2]))
    fighting = [friend for friend in outlook.field.friends[outlook.me] if friend != unit and engaged(battle, friend)]
    beside = any(may_support(battle, unit, friend) and stands_by(battle, unit, here, friend) for friend in fighting)
    return outlook.place(unit, end, here[2]) + (STATION if beside else -RESTLESS)


def _move(outlook: Outlook, unit: int, steps: Sequence[Step], shape: Shape, stay: float) -> float:
    forms = next((step[1] for step in steps if step[0] == FORM), None)
    changed = 0.0 if forms is None else _formed(outlook, unit, FORMATIONS.index(forms))
    if any(step[0] == EXIT for step in steps):
        return 1.0 if outlook.role(unit) == FLEE and outlook.near(unit) < 6 else EXITS
    if forms is not None and len(steps) == 1:
        return changed
    end = end_of(outlook.battle, unit, steps)
    return outlook.place(unit, end, shape.at(end[2])) - stay - RESTLESS + changed


def _formed(outlook: Outlook, unit: int, formation: int) -> float:
    """FRM.02 Line or deep before the enemy; column far from him."""
    now, near = outlook.state.formation[unit], outlook.near(unit) < 24
    if formation == COLUMN:
        return UNUSUAL if near else -1.0
    if now == COLUMN and formation in (BATTLE_LINE, DEEP):
        return FORMING if near else -0.5
    return -0.5 if formation in (BATTLE_LINE, DEEP) else UNUSUAL


def weigh_enter(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """MOV.19 In, and as deep as it goes."""
    return [0.0 if value[0] == "halt" else 1.0 + value[2] / 1000 for value in ask.values]


def weigh_leave(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """TER.14 Whoever holds a work holds it."""
    return [0.0 if value[0] == "halt" else -1.0 for value in ask.values]


def weigh_charge(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CHG.30 The charge at once, unless a preliminary move turns a flank."""
    unit = ask.about
    weights = []
    for value in ask.values:
        if value[0] == "charge":
            weights.append(outlook.charge(unit, value[2]) + FIRST_BLOW)
        else:
            weights.append(_before_charge(outlook, unit, value) - 2.0)
    return weights


def _before_charge(outlook: Outlook, unit: int, value: Value) -> float:
    """The face is that of where the order began: a preliminary move only helps to reach it."""
    foe = outlook.state.prey[unit]
    return outlook.charge(unit, foe) if foe >= 0 else 0.0


def weigh_redirect(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """CHG.33 Another prey, if it is worth it."""
    return [0.0 if value[0] == "go-on" else outlook.charge(value[1], value[2]) + FIRST_BLOW for value in ask.values]


def weigh_pursuit(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """SPC.09 Nobody runs after a feigned flight."""
    return [0.0 if value[0] == "hold" else -1.0 for value in ask.values]
