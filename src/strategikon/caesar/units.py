"""Who stands where: the plain questions and changes that every chapter needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from strategikon.caesar.army import Troop
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import tread
from strategikon.caesar.measure import CONTACT, Figure, touching, within
from strategikon.caesar.shapes import Shape
from strategikon.caesar.state import INSIDE, NOBODY, ON_TABLE, Lasting
from strategikon.caesar.tables import OPEN, TESTUDO
from strategikon.kernel.decision import Refusal, refusal

Pose: TypeAlias = tuple[int, int, int]


# -- what it is, and where it stands -----------------------------------------------------------------------------------


def rules_for_others(battle: Fight, side: int) -> tuple[str, ...]:
    """SEQ.03 What forbids the other side to move, whatever else does; after close combat both do."""
    return () if side == battle.state.active or battle.state.phase == "victors" else ("SEQ.03",)


def open_order(battle: Fight, unit: int) -> bool:
    """UNI.06, TER.14 Whether a unit is in open order now; inside a work it has no formation."""
    return battle.state.formation[unit] == OPEN and battle.state.where[unit] < INSIDE


def shape_of(battle: Fight, unit: int) -> Shape:
    """FRM.01, FRM.14 The footprint of a unit in its formation, or of the testudo it had no room to leave."""
    state = battle.state
    formation = TESTUDO if state.lasting[unit] & Lasting.CRAMPED else state.formation[unit]
    shape = battle.field.troops[unit].shapes[formation]
    assert shape is not None
    return shape


def pose(battle: Fight, unit: int) -> Pose:
    """GEO.01 Centre and heading."""
    state = battle.state
    return state.x[unit], state.y[unit], state.heading[unit]


def troop(battle: Fight, unit: int) -> Troop:
    return battle.field.troops[unit]


def allowance(battle: Fight, unit: int) -> int:
    """MOV.01-MOV.05, MOV.13 Its move in its present formation, whatever it has suffered."""
    return battle.field.troops[unit].allowances[battle.state.formation[unit]]


def treads(battle: Fight, unit: int) -> int:
    """TER.01 How it treads."""
    return tread(battle.field.troops[unit].kind.arm, battle.state.formation[unit] == OPEN)


def figure(battle: Fight, unit: int) -> Figure:
    """TER.14 A unit on the table or, for one inside, the whole rectangle of its work."""
    state = battle.state
    if state.where[unit] >= INSIDE:
        return battle.field.work_figures[state.where[unit] - INSIDE]
    formation = TESTUDO if state.lasting[unit] & Lasting.CRAMPED else state.formation[unit]
    shape = battle.field.troops[unit].shapes[formation]
    assert shape is not None
    return state.x[unit], state.y[unit], shape.at(state.heading[unit])


# -- who is there, and who is near -------------------------------------------------------------------------------------


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


def near(battle: Fight, units: Iterable[int], x: int, y: int, reach: int) -> Iterator[tuple[int, Figure]]:
    """Those of some units that are there, in works or not, and not plainly farther from a point than a reach: told by
    their centres. No unit reaches farther from its centre than the widest is wide."""
    state, works = battle.state, battle.field.work_figures
    xs, ys, wheres, far = state.x, state.y, state.where, reach + battle.field.widest
    west, east, south, north = x - far, x + far, y - far, y + far
    for unit in units:
        where = wheres[unit]
        if where == ON_TABLE:
            if west <= xs[unit] <= east and south <= ys[unit] <= north:
                yield unit, figure(battle, unit)
        elif where >= INSIDE:
            yield unit, works[where - INSIDE]


def enemies_near(battle: Fight, unit: int, here: Figure, reach: int) -> Iterator[tuple[int, Figure]]:
    """Enemy units that are there, in works or not, and not plainly farther from a footprint than a reach."""
    foes = battle.field.enemies[battle.field.side_of[unit]]
    return near(battle, foes, here[0], here[1], reach + here[2].radius + 1)


def enemy_within(battle: Fight, unit: int, limit: int) -> bool:
    """CMD.02 Whether an enemy unit is at most so far away."""
    here = figure(battle, unit)
    return any(within(here, there, limit) for _, there in enemies_near(battle, unit, here, limit))


# -- contacts and states -----------------------------------------------------------------------------------------------


def another_acts(battle: Fight, acting: int, named: int) -> Refusal:
    """CMD.34, SEQ.03 Another unit than the one that is named moves now; whoever is not of the active side does not move
    at all."""
    refused = refusal("CMD.34", "caesar-why-other-unit", unit=battle.field.ids[acting])
    return refused.besides(*rules_for_others(battle, battle.field.side_of[named]))


def engaged(battle: Fight, unit: int) -> bool:
    """MEL.01 Whether it is in contact with an enemy."""
    return battle.state.touches[unit] != 0


def same_fight(battle: Fight, unit: int, other: int) -> bool:
    """MEL.01, PAS.03 Whether two units are linked by contacts."""
    touches = battle.state.touches
    linked, new = 1 << unit, 1 << unit
    while new:
        reached = 0
        for fighter in bits(new):
            reached |= touches[fighter]
        new = reached & ~linked
        linked |= new
    return bool(linked >> other & 1)


def shaken(battle: Fight, unit: int) -> bool:
    """STA.01, STA.28 As many casualties as Stamina, and no longer than that."""
    return battle.state.casualties[unit] >= battle.field.troops[unit].stamina


def disordered(battle: Fight, unit: int) -> bool:
    return bool(battle.state.lasting[unit] & Lasting.DISORDERED)


def disorder(battle: Fight, unit: int) -> None:
    """STA.10"""
    if not disordered(battle, unit):
        battle.state.lasting[unit] |= Lasting.DISORDERED
        battle.emit("disorder", unit=battle.field.ids[unit])


def bits(mask: int) -> list[int]:
    """The units whose bits are set, in ascending id."""
    return [unit for unit in range(mask.bit_length()) if mask >> unit & 1]


def led_by(battle: Fight, unit: int) -> int:
    """CPT.18 The captain who leads a unit: that of its division, or nobody."""
    captain = battle.field.division_of[unit]
    return captain if battle.state.leads[captain] == unit else NOBODY


# -- it comes to stand elsewhere ---------------------------------------------------------------------------------------


def put(battle: Fight, unit: int, x: int, y: int, heading: int) -> None:
    """A unit takes a pose; its captain is carried along (CPT.04), and contacts are brought up to date."""
    state = battle.state
    state.x[unit], state.y[unit], state.heading[unit] = x, y, heading
    carry(battle, unit)
    feel(battle, unit)


def suppose(battle: Fight, unit: int, at: Pose, formation: int) -> tuple[int, ...]:
    """A unit stands elsewhere on paper, contacts unchanged; what is handed back puts it where it was."""
    state = battle.state
    held = (state.x[unit], state.y[unit], state.heading[unit], state.formation[unit], state.where[unit])
    restore(battle, unit, (*at, formation, ON_TABLE))
    return held


def restore(battle: Fight, unit: int, held: tuple[int, ...]) -> None:
    """The end of a supposition."""
    state = battle.state
    state.x[unit], state.y[unit], state.heading[unit], state.formation[unit], state.where[unit] = held


def feel(battle: Fight, unit: int) -> None:
    """GEO.07 Whom a unit touches now, and who it; whoever touches a work touches one of those inside."""
    state = battle.state
    mine, bit = 0, 1 << unit
    here = figure(battle, unit) if on_table(battle, unit) else None
    close = {} if here is None else dict(enemies_near(battle, unit, here, CONTACT))
    for other in battle.field.enemies[battle.field.side_of[unit]]:
        if here and state.where[other] == ON_TABLE and other in close and touching(here, close[other]):
            mine |= 1 << other
            state.touches[other] |= bit
        elif present(battle, unit) and (state.where[unit] >= INSIDE or state.where[other] >= INSIDE):
            mine |= state.touches[unit] & 1 << other  # an assignment, which is looked at below
        else:
            state.touches[other] &= ~bit
    state.touches[unit] = mine
    if battle.field.works:
        feel_works(battle)


def attackers_of(battle: Fight, work: int) -> list[int]:
    """TER.15, TER.19 The units in contact with a work that enemies of theirs hold."""
    state, there = battle.state, battle.field.work_figures[work]
    inside = [unit for unit, where in enumerate(state.where) if where == INSIDE + work]
    if not inside:
        return []
    foes = battle.field.enemies[battle.field.side_of[inside[0]]]
    return [foe for foe in foes if on_table(battle, foe) and touching(figure(battle, foe), there)]


def feel_works(battle: Fight) -> None:
    """TER.19 Each attacker of a work fights one occupant: the one it has, or the one with fewest attackers."""
    state = battle.state
    for work in range(len(battle.field.works)):
        inside = [unit for unit, where in enumerate(state.where) if where == INSIDE + work]
        attackers = attackers_of(battle, work)
        all_attackers = sum(1 << attacker for attacker in attackers)
        for unit in inside:
            for gone in range(len(state.touches)):
                if state.touches[unit] & ~all_attackers & 1 << gone:
                    state.touches[gone] &= ~(1 << unit)
            state.touches[unit] &= all_attackers
        for attacker in attackers:
            if not any(state.touches[attacker] >> unit & 1 for unit in inside):
                unit = min(inside, key=lambda other: (state.touches[other].bit_count(), other))
                state.touches[attacker] |= 1 << unit
                state.touches[unit] |= 1 << attacker


def carry(battle: Fight, unit: int) -> None:
    """CPT.04 The captain who leads a unit is where it is."""
    captain = led_by(battle, unit)
    if captain != NOBODY:
        battle.state.captain_x[captain], battle.state.captain_y[captain] = figure(battle, unit)[:2]
