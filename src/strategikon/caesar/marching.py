"""MOV.11, MOV.12, FRM.02, FRM.03, TER.10 A whole move given by its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from strategikon.caesar.bounds import rules_of_bounds
from strategikon.caesar.budgets import crossings
from strategikon.caesar.courses import Bar, Course, pivoting, wheeling
from strategikon.caesar.field import Fight
from strategikon.caesar.formations import cannot_form, is_switch, must_close, reformed
from strategikon.caesar.ground import FORD, Piece
from strategikon.caesar.headings import EAST, GRID, NORTH, SOUTH, STEP, WEST, off
from strategikon.caesar.leaving import edge_passed
from strategikon.caesar.measure import Figure, nearer, overlap, sweep_touches
from strategikon.caesar.mover import STAND_OFF, Mover, closed_bar
from strategikon.caesar.steps import (
    ABOUT_FACE,
    ADVANCE,
    EXIT,
    FORM,
    PIVOT,
    RETIRE,
    SIDESTEP,
    TRANSLATIONS,
    WHEEL,
    Step,
    direction,
    inches,
    rotation,
)
from strategikon.caesar.stretches import limit, touch
from strategikon.caesar.tables import FORMATIONS, SQUARE, allowance_rules
from strategikon.caesar.units import Pose
from strategikon.kernel.decision import Refusal, refusal, together

OUTWARD: Final = (NORTH, EAST, SOUTH, WEST)  # by edge
FARTHEST_CROSSING: Final = 40_000  # TER.10 no piece is wider to cross with one straight move


class March(NamedTuple):
    """A move that may be made: where it ends, how it gets there, and what it leaves behind."""

    x: int
    y: int
    heading: int
    formation: int
    cost: int
    poses: tuple[Pose, ...]  # each heading of a wheel, both ends of a march
    rough: bool  # TER.09 it is the last of the turn
    crossings: int  # TER.10 further moves that it uses up
    crossed: tuple[int, ...]  # PAS.07 friends that are tested with it
    out: int  # MOV.16 the edge by which it leaves, -1 if it stays


def cannot_march(battle: Fight, unit: int) -> Refusal | None:
    """FRM.07, UNI.04 Why a unit may do nothing now but change its formation."""
    told = {"unit": battle.field.ids[unit]}
    if battle.state.formation[unit] == SQUARE:
        return refusal("FRM.07", "caesar-why-square", **told).besides("MOV.01")
    if must_close(battle, unit):
        return refusal("UNI.04", "caesar-why-must-close", **told)
    return None


def march(battle: Fight, unit: int, further: int, steps: Sequence[Step], mover: Mover | None = None) -> March | Refusal:
    """MOV.11 The move that some steps make, or why they make none. `further` are the moves left after this one; a mover
    that was made for it already may be given along."""
    mover = mover or Mover(battle, unit, further)
    forms = [place for place, step in enumerate(steps) if step[0] == FORM]
    if forms:
        return _with_change(mover, steps, forms)
    wrong = cannot_march(battle, unit)
    if wrong is not None:
        return wrong
    return _walked(mover, Course(mover.start), steps)


def _walked(mover: Mover, course: Course, steps: Sequence[Step]) -> March | Refusal:
    """The steps one after another, then the end of the whole."""
    for place, step in enumerate(steps, 1):
        if course.out >= 0:
            return refusal("MOV.16", "caesar-why-after-exit", unit=mover.battle.field.ids[mover.unit])
        reason = take_step(mover, course, step)
        if reason is not None:
            whole = _whole_crossing(mover, steps) if reason.rule in ("TER.10", "MOV.11") else None
            return whole or reason.besides(*(_rules_at_end(mover, course, step) if place == len(steps) else ()))
    return finished(mover, course)


def _rules_at_end(mover: Mover, course: Course, step: Step) -> list[str]:
    """CMD.32, SPC.29, VIC.04 What is against the place where a last step would end, for whoever asks why."""
    if step[0] in TRANSLATIONS:
        vx, vy = off(direction(step, course.heading), step[-1], 0)
        end = course.x + vx, course.y + vy, course.heading
    elif step[0] in (WHEEL, PIVOT):
        end = headings_passed(mover, course, step)[-1]
    else:
        return []
    bar = mover.no_finish_at(*end)
    there = (end[0], end[1], mover.shape.at(end[2]))
    return [] if bar is None else [bar[0], *rules_of_bounds(mover.battle, mover.unit, there)]


def finished(mover: Mover, course: Course) -> March | Refusal:
    """A course whose parts are all legal, if its end is."""
    bar = mover.no_finish(course)
    if bar is None:
        return _made(mover, course)
    return mover.told(bar).besides(*rules_of_bounds(mover.battle, mover.unit, mover.figure_of(course)))


def _made(mover: Mover, course: Course) -> March:
    """What a course has come to, with what it leaves behind."""
    rough = course.rough or mover.starts_rough or mover.turned_rough(course)
    return March(
        course.x, course.y, course.heading, mover.formation, course.cost, tuple(course.poses), rough, course.crossings,
        tuple(course.crossed), course.out,
    )  # fmt: skip


# -- steps -------------------------------------------------------------------------------------------------------------


def take_step(mover: Mover, course: Course, step: Step) -> Refusal | None:
    """MOV.11 One step: added to the course, or why it may not be."""
    name = step[0]
    closed = mover.cannot_use(name)
    if closed is not None:  # what its nature or the scenario forbids, an enemy before it may forbid as well
        bound = closed[0] != "CMD.31" and name in (SIDESTEP, PIVOT) and mover.bound_by
        return mover.told(closed).besides(*(("CMD.31",) if bound else ()), *_rules_besides(mover, course, step))
    if name in TRANSLATIONS:
        return _translated(mover, course, step)
    if name == EXIT:
        return leave(mover, course)
    bar = _turned(mover, course, step)
    return None if bar is None else mover.told(bar).besides(*_rules_besides(mover, course, step))


def _rules_besides(mover: Mover, course: Course, step: Step) -> list[str]:
    """Every other rule that forbids a step, for whoever asks why."""
    if step[0] in TRANSLATIONS:
        return rules_against(mover, course, *off(direction(step, course.heading), step[-1], 0), step[-1])
    return rules_against_turn(mover, course, step) if step[0] in (WHEEL, PIVOT) else []


def _turned(mover: Mover, course: Course, step: Step) -> Bar | None:
    if step[0] == ABOUT_FACE:
        return mover.about_face(course)
    return (mover.wheel if step[0] == WHEEL else mover.pivot)(course, rotation(step))


def _translated(mover: Mover, course: Course, step: Step) -> Refusal | None:
    """MOV.11 A distance is a multiple of half an inch, or the limit, or up to a friend."""
    length, toward = step[-1], direction(step, course.heading)
    vx, vy = off(toward, length, 0)
    bar = mover.cannot_translate(course, vx, vy, length)
    if bar is not None:
        return mover.told(bar).besides(*rules_against(mover, course, vx, vy, length))
    if length % STEP:
        most = limit(mover, course, toward)
        if length != most and length != touch(mover, course, toward):
            unit = mover.battle.field.ids[mover.unit]
            return refusal("MOV.11", "caesar-why-distance", unit=unit, limit=inches(most))
    here = mover.figure_of(course)
    mover.add_translation(course, here, vx, vy, length, len(mover.crossed(here, vx, vy)))
    return None


def rules_against(mover: Mover, course: Course, vx: int, vy: int, cost: int) -> list[str]:
    """Every rule that forbids a straight stretch, for whoever asks why: the allowance and the ground, enemies on its
    way or near it, friends who fight, an edge or a unit at its end."""
    here = mover.figure_of(course)
    piece, over = mover.ground.closed(mover.treads, here, vx, vy), mover.crossed(here, vx, vy)
    closed = None if piece is None else closed_bar(piece)
    end = mover.no_end(here, vx, vy)
    bars = (mover.too_dear(course, here, vx, vy, cost), end, closed)
    met = {
        "MOV.15": end is not None,  # no pose off the table either
        "MOV.14": any(nearer(here, vx, vy, foe.figure, limit) for foe, limit in mover.watched(here, mover.enemies)),
        "PAS.01": any(sweep_touches(here, vx, vy, foe.figure) for foe in mover.enemies),
        "PAS.03": mover.met_in_fight(here, vx, vy, mover.locked) is not None,
        "TER.10": course.crossings + len(over) > mover.further,
        "TER.16": course.crossings + len(over) > mover.further and any(piece.kind == FORD for piece in over),
    }
    dear = rules_of_move(mover) if course.cost + cost > mover.allowance else []
    return [*dear, *(bar[0] for bar in bars if bar is not None), *(rule for rule, holds in met.items() if holds)]


def headings_passed(mover: Mover, course: Course, step: Step) -> list[Pose]:
    """MOV.11 The poses that a wheel or pivot passes, its end the last."""
    by = rotation(step)
    turning = (wheeling if step[0] == WHEEL else pivoting)(mover.shape, course.pose, by > 0)
    return turning.poses[: abs(by)]


def rules_against_turn(mover: Mover, course: Course, step: Step) -> list[str]:
    """Every rule that forbids a turn, for whoever asks why: its cost, enemies, friends and ground at a heading that it
    passes, an edge or a unit at its end."""
    here, passed = mover.figure_of(course), headings_passed(mover, course, step)
    there = [(x, y, mover.shape.at(heading)) for x, y, heading in passed]
    end, (x, y, _) = mover.no_place(there[-1]), passed[-1]
    over = mover.crossed(here, x - here[0], y - here[1])
    closed = {piece.id: piece for at in there if (piece := mover.ground.closed(mover.treads, at, 0, 0)) is not None}
    dear = mover.too_dear(course, here, 0, 0, mover.cost_of_turn(step[0] == WHEEL, len(passed))) is not None
    met = {
        "MOV.11": dear,
        "MOV.15": end is not None,
        "MOV.14": any(
            nearer(at, 0, 0, foe.figure, far) for foe, far in mover.watched(here, mover.enemies) for at in there
        ),
        "PAS.12": any(overlap(at, met.figure) for met in mover.friends if not mover.loose(met.unit) for at in there),
        "PAS.03": any(overlap(at, met.figure) for met in mover.friends if met.locked for at in there),
        "TER.10": course.crossings + len(over) > mover.further,
    }
    ground = [closed_bar(piece)[0] for piece in closed.values()]
    return [*([] if end is None else [end[0]]), *ground, *(rule for rule, holds in met.items() if holds)]


def rules_of_move(mover: Mover) -> list[str]:
    """MOV.11 What gives a unit no longer move than it has."""
    return allowance_rules(mover.troop.kind.id, mover.formation)


def leave(mover: Mover, course: Course) -> Refusal | None:
    """MOV.16 Straight ahead off the table: the smallest multiple of 50 that brings a corner of the core beyond it."""
    here = mover.figure_of(course)
    length = exit_length(mover, course)
    if length is None:
        return mover.told(("MOV.11", "caesar-why-too-far", "")).besides("MOV.16", *rules_of_move(mover))
    vx, vy = off(course.heading, length, 0)
    bar = mover.too_dear(course, here, vx, vy, length) or mover.barred(here, vx, vy)
    over = crossings(mover.battle, mover.treads, mover.formation, here, vx, vy)
    if bar is None and course.crossings + len(over) > mover.further:
        bar = ("TER.10", "caesar-why-obstacle", over[-1].id)
    if bar is not None:
        return mover.told(bar).besides(*rules_against(mover, course, vx, vy, length))
    mover.note_crossed(course, here, vx, vy)
    before = off(course.heading, length - GRID, 0)
    course.cost += length
    course.x, course.y = course.x + before[0], course.y + before[1]
    course.out = edge_passed(mover.ground, (here[0] + vx, here[1] + vy, here[2]))
    course.poses.append(course.pose)
    return None


def exit_length(mover: Mover, course: Course) -> int | None:
    """MOV.16 The length of an exit straight ahead, if it lies within the budget."""
    length = (mover.ground.room(mover.figure_of(course), course.heading) // GRID + 1) * GRID
    return length if length <= mover.allowance - course.cost else None


# -- formations --------------------------------------------------------------------------------------------------------


def _with_change(mover: Mover, steps: Sequence[Step], forms: list[int]) -> March | Refusal:
    """FRM.02 A change is the whole move; FRM.03, FRM.17 a switch is its first or last step, and costs nothing."""
    battle, unit = mover.battle, mover.unit
    name, now = battle.field.ids[unit], battle.state.formation[unit]
    if len(forms) > 1 or forms[0] not in (0, len(steps) - 1):
        switches = mover.troop.kind.switches
        return refusal("FRM.17" if switches else "FRM.02", "caesar-why-one-change", unit=name)
    formation = FORMATIONS.index(steps[forms[0]][1])
    more = len(steps) > 1 and not is_switch(battle, unit, now, formation)
    whole = refusal("FRM.02", "caesar-why-whole-move", unit=name).besides("FRM.03", "FRM.17") if more else None
    reason = together(cannot_form(battle, unit, formation), whole)
    if reason is not None:
        return reason
    course = Course(mover.start)
    if forms[0] == 0:
        return changed_first(mover, course, formation, steps[1:])
    if wrong := cannot_march(battle, unit):
        return wrong
    for step in steps[:-1]:
        reason = take_step(mover, course, step)
        if reason is not None:
            return reason
    return _changed_last(mover, course, formation)


def _changed_last(mover: Mover, course: Course, formation: int) -> March | Refusal:
    """FRM.03 A switch after the other steps: it is the new formation that must be able to end there."""
    at = reformed(mover, course, formation)
    if isinstance(at, Refusal):
        return at
    course.x, course.y, course.heading = at
    course.poses.append(at)
    changed = mover.changed(formation, at)
    bar = changed.no_finish(course)
    return _made(mover, course)._replace(formation=formation) if bar is None else mover.told(bar)


def changed_first(mover: Mover, course: Course, formation: int, steps: Sequence[Step]) -> March | Refusal:
    """FRM.02, FRM.03 A change, and the steps after it."""
    at = reformed(mover, course, formation)
    if isinstance(at, Refusal):
        return at
    changed = mover.changed(formation, at)
    fresh = Course(at)
    fresh.poses = [course.pose, at]
    fresh.rough = not steps and mover.starts_rough  # a switch with a move is made in the formation of that move
    return _walked(changed, fresh, steps)


# -- TER.10 the last move over an obstacle -----------------------------------------------------------------------------


def _whole_crossing(mover: Mover, steps: Sequence[Step]) -> March | None:
    """TER.10 With no further move, a unit within an inch of an obstacle may cross it by one straight move, whatever its
    allowance, and ends just beyond it."""
    if mover.further or len(steps) != 1 or steps[0][0] not in (ADVANCE, RETIRE) or len(steps[0]) != 2:
        return None
    mover = Mover(mover.battle, mover.unit, 0, mover.formation, mover.start, reach=FARTHEST_CROSSING)
    course = Course(mover.start)
    here, toward = mover.at_start, direction(steps[0], mover.start[2])
    for piece in mover.ground.barriers:
        length = crossing_length(mover, here, toward, piece) if piece.within(here, STAND_OFF) else None
        if length is None or length != steps[0][-1]:
            continue
        vx, vy = off(toward, length, 0)
        over = crossings(mover.battle, mover.treads, mover.formation, here, vx, vy)
        if len(over) != 1 or mover.barred(here, vx, vy) or mover.no_end(here, vx, vy):
            continue
        mover.add_translation(course, here, vx, vy, length, 0)
        done = finished(mover, course)
        return None if isinstance(done, Refusal) else done
    return None


def crossing_length(mover: Mover, here: Figure, toward: int, piece: Piece) -> int | None:
    """TER.10 The smallest multiple of 50 after which the core is clear of a piece that the centre has crossed."""
    x, y, frame = here
    for length in range(GRID, FARTHEST_CROSSING, GRID):
        vx, vy = off(toward, length, 0)
        there = (x + vx, y + vy, frame)
        if not mover.ground.on_table(there):
            return None
        over = crossings(mover.battle, mover.treads, mover.formation, here, vx, vy)
        if piece in over and not piece.touched(there):
            return length
    return None
