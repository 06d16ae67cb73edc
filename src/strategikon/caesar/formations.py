"""FRM.02-FRM.19, UNI.04 Changing formation: when, into what, and where the new rectangle stands."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.army import disperses_freely
from strategikon.caesar.courses import Course
from strategikon.caesar.effects import held_formation
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import tread
from strategikon.caesar.headings import HEADINGS, off
from strategikon.caesar.mover import Mover, closed_bar, comes_too_near
from strategikon.caesar.shapes import Shape
from strategikon.caesar.state import ON_TABLE, Lasting
from strategikon.caesar.tables import BATTLE_LINE, COLUMN, DEEP, FORMATIONS, OPEN, SQUARE, TESTUDO, Special
from strategikon.caesar.units import Pose, enemy_within, figure, put, troop
from strategikon.kernel.decision import Refusal, refusal

SWITCHED: Final = (BATTLE_LINE, DEEP, COLUMN)  # FRM.17 what is left for open order, or taken after it


def must_close(battle: Fight, unit: int) -> bool:
    """UNI.04 Troops that disperse only for the ground must go back to close order once it is far."""
    if battle.state.formation[unit] != OPEN or disperses_freely(troop(battle, unit)):
        return False
    return not battle.field.ground.may_disperse(figure(battle, unit))


def cannot_form(battle: Fight, unit: int, formation: int) -> Refusal | None:
    """FRM.02, UNI.04, UNI.10, VIC.04 Why a unit may not change into a formation now, wherever it finds room."""
    field, state, now = battle.field, battle.state, battle.state.formation[unit]
    never = field.never_taken[unit][formation]
    if never is not None and formation != now:
        return never
    told = {"unit": field.ids[unit], "formation": FORMATIONS[formation]}
    if formation == now:
        return refusal("FRM.02", "caesar-why-formed-already", **told)
    held = must_keep_formation(battle, unit)
    if held is not None:
        return held
    if formation != OPEN or disperses_freely(field.troops[unit]):
        return None
    here = (state.x[unit], state.y[unit], _shape(battle, unit, now).at(state.heading[unit]))
    if not field.ground.may_disperse(here):
        reason = refusal("UNI.04", "caesar-why-no-cover-to-disperse", **told)
        return reason.besides("SPC.33") if field.troops[unit].has(Special.WARBAND) else reason
    return None


def is_switch(battle: Fight, unit: int, old: int, new: int) -> bool:
    """FRM.03, FRM.17 A change between close and open order that leaves room for a move."""
    if not troop(battle, unit).kind.switches:
        return False
    return (old == OPEN and new in SWITCHED) or (new == OPEN and old in SWITCHED)


def unfold(battle: Fight, unit: int) -> bool:
    """FRM.14 A testudo that charges, is charged or comes into support is a battle line at once and for nothing; without
    room it keeps its rectangle. Whether it was one."""
    state = battle.state
    if state.where[unit] != ON_TABLE or state.formation[unit] != TESTUDO:
        return False
    found = unfolded(Mover(battle, unit))
    state.formation[unit] = BATTLE_LINE
    if found is None:
        state.lasting[unit] |= Lasting.CRAMPED
    else:
        put(battle, unit, *found)
    battle.emit("form", unit=battle.field.ids[unit], formation=FORMATIONS[BATTLE_LINE])
    return True


def unfolded(mover: Mover) -> Pose | None:
    """FRM.14, FRM.18 Front centre kept, or the centre: on the table, over nobody, in contact with nobody new."""
    x, y, heading = mover.start
    new = _shape(mover.battle, mover.unit, BATTLE_LINE)
    dx, dy = off(heading, mover.shape.half_depth - new.half_depth, 0)
    before = mover.at_start
    for cx, cy in dict.fromkeys(((x + dx, y + dy), (x, y))):
        there = (cx, cy, new.at(heading))
        if mover.no_place(there) is not None or mover.ground.closed(mover.treads, there) is not None:
            continue
        if not any(comes_too_near(before, there, met.figure) for met in mover.enemies):
            return cx, cy, heading
    return None


def _shape(battle: Fight, unit: int, formation: int) -> Shape:
    shape = troop(battle, unit).shapes[formation]
    assert shape is not None
    return shape


def reformed(mover: Mover, course: Course, formation: int) -> Pose | Refusal:
    """FRM.18 The pose after a change: the front centre is kept, into and out of square the centre; if there is no room
    the centre; else there is none."""
    places = [(course.x, course.y)]
    if SQUARE not in (mover.formation, formation):
        old, new = mover.shape, _shape(mover.battle, mover.unit, formation)
        dx, dy = off(course.heading, old.half_depth, 0)
        ex, ey = off(course.heading, new.half_depth, 0)
        places.insert(0, (course.x + dx - ex, course.y + dy - ey))
    first: Refusal | None = None
    for x, y in dict.fromkeys(places):
        reason = _no_room(mover, course, formation, (x, y, course.heading % HEADINGS))
        if reason is None:
            return x, y, course.heading
        first = first or reason
    assert first is not None
    return first


def _no_room(mover: Mover, course: Course, formation: int, at: Pose) -> Refusal | None:
    """FRM.18 On the table, over nobody, on open ground, and no nearer to an enemy than an inch, or than before."""
    here = (at[0], at[1], _shape(mover.battle, mover.unit, formation).at(at[2]))
    around = mover if mover.knows_around(here) else mover.changed(formation, at)
    bar = around.no_place(here)
    if bar is None:
        piece = mover.ground.closed(tread(mover.troop.kind.arm, formation == OPEN), here)
        bar = closed_bar(piece) if piece is not None else None
    if bar is not None:
        return mover.told(("FRM.18", bar[1], bar[2])).besides(bar[0])
    before = mover.figure_of(course)
    for met in around.enemies:
        if comes_too_near(before, here, met.figure):
            return mover.told(("MOV.14", "caesar-why-enemy-near", mover.battle.field.ids[met.unit])).besides("FRM.18")
    return None


def must_keep_formation(battle: Fight, unit: int) -> Refusal | None:
    """VIC.04 The scenario keeps a unit in its formation, unless an enemy is near."""
    held = held_formation(battle, unit)
    if held is None or enemy_within(battle, unit, held["unless_enemy_within"]):
        return None
    now = FORMATIONS[battle.state.formation[unit]]
    return refusal("VIC.04", "caesar-why-held", unit=battle.field.ids[unit], formation=now)
