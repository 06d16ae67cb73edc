"""Who stands where: the plain questions and changes that every chapter needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from strategikon.caesar.army import Troop
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import tread
from strategikon.caesar.measure import Figure, touching, within
from strategikon.caesar.shapes import Shape
from strategikon.caesar.state import INSIDE, NOBODY, ON_TABLE, Lasting
from strategikon.caesar.tables import OPEN

Pose: TypeAlias = tuple[int, int, int]


def figure(battle: Fight, unit: int) -> Figure:
    """TER.14 A unit on the table or, for one inside, the whole rectangle of its work."""
    state = battle.state
    if state.where[unit] >= INSIDE:
        return battle.field.work_figures[state.where[unit] - INSIDE]
    return state.x[unit], state.y[unit], shape_of(battle, unit).at(state.heading[unit])


def shape_of(battle: Fight, unit: int) -> Shape:
    """FRM.01 The footprint of a unit in its formation."""
    shape = battle.field.troops[unit].shapes[battle.state.formation[unit]]
    assert shape is not None
    return shape


def pose(battle: Fight, unit: int) -> Pose:
    """GEO.01 Centre and heading."""
    state = battle.state
    return state.x[unit], state.y[unit], state.heading[unit]


def troop(battle: Fight, unit: int) -> Troop:
    return battle.field.troops[unit]


def open_order(battle: Fight, unit: int) -> bool:
    """UNI.06 Whether a unit is in open order now."""
    return battle.state.formation[unit] == OPEN


def treads(battle: Fight, unit: int) -> int:
    """TER.01 How it treads."""
    return tread(battle.field.troops[unit].kind.arm, battle.state.formation[unit] == OPEN)


def allowance(battle: Fight, unit: int) -> int:
    """MOV.01-MOV.05 Its move in its present formation."""
    return battle.field.troops[unit].allowances[battle.state.formation[unit]]


def on_table(battle: Fight, unit: int) -> bool:
    """Whether it has a pose."""
    return battle.state.where[unit] == ON_TABLE


def present(battle: Fight, unit: int) -> bool:
    """Whether it is on the table, in a work or not."""
    where = battle.state.where[unit]
    return where == ON_TABLE or where >= INSIDE


def enemies(battle: Fight, unit: int) -> Iterator[int]:
    """Enemy units that are there, in works or not."""
    return (other for other in battle.field.enemies[battle.field.side_of[unit]] if present(battle, other))


def friends(battle: Fight, unit: int) -> Iterator[int]:
    """Other units of its side that have a pose."""
    where = battle.state.where
    own = battle.field.friends[battle.field.side_of[unit]]
    return (other for other in own if other != unit and where[other] == ON_TABLE)


def enemy_within(battle: Fight, unit: int, limit: int) -> bool:
    """CMD.02 Whether an enemy unit is at most so far away."""
    here = figure(battle, unit)
    x, y, radius = here[0], here[1], here[2].radius
    for other in enemies(battle, unit):
        there = figure(battle, other)
        dx, dy, reach = there[0] - x, there[1] - y, radius + there[2].radius + limit
        square = dx * dx + dy * dy
        if square <= limit * limit:
            return True  # from centre to centre it is no nearer than from edge to edge
        if square <= (reach + 1) ** 2 and within(here, there, limit):
            return True
    return False


def engaged(battle: Fight, unit: int) -> bool:
    """MEL.01 Whether it is in contact with an enemy."""
    return battle.state.touches[unit] != 0


def shaken(battle: Fight, unit: int) -> bool:
    """STA.01 As many casualties as Stamina."""
    return battle.state.casualties[unit] >= battle.field.troops[unit].stamina


def disordered(battle: Fight, unit: int) -> bool:
    return bool(battle.state.lasting[unit] & Lasting.DISORDERED)


def led_by(battle: Fight, unit: int) -> int:
    """CPT.18 The captain who leads a unit: that of its division, or nobody."""
    captain = battle.field.division_of[unit]
    return captain if battle.state.leads[captain] == unit else NOBODY


def put(battle: Fight, unit: int, x: int, y: int, heading: int) -> None:
    """A unit takes a pose; its captain is carried along (CPT.04), and contacts are brought up to date."""
    state = battle.state
    state.x[unit], state.y[unit], state.heading[unit] = x, y, heading
    captain = led_by(battle, unit)
    if captain != NOBODY:
        state.captain_x[captain], state.captain_y[captain] = x, y
    feel(battle, unit)


def feel(battle: Fight, unit: int) -> None:
    """GEO.07 Whom a unit touches now, and who it."""
    state = battle.state
    mine, bit = 0, 1 << unit
    here = figure(battle, unit) if on_table(battle, unit) else None
    for other in battle.field.enemies[battle.field.side_of[unit]]:
        if here and state.where[other] == ON_TABLE and touching(here, figure(battle, other)):
            mine |= 1 << other
            state.touches[other] |= bit
        else:
            state.touches[other] &= ~bit
    state.touches[unit] = mine


def disorder(battle: Fight, unit: int) -> None:
    """STA.10"""
    if not disordered(battle, unit):
        battle.state.lasting[unit] |= Lasting.DISORDERED
        battle.emit("disorder", unit=battle.field.ids[unit])
