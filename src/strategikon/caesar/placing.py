"""MOV.21 A move given by its end: the ways that lead to a pose, and the pose nearest to a wish.

A way is a wheel by `a` headings, a march by (vx, vy) and a wheel by `b` headings; troops that turn freely march in any
direction and then pivot by `b`. Both wheels are undone exactly, so a way ends where it was told to.
"""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple

from strategikon.caesar.courses import Bar, Course
from strategikon.caesar.headings import ABOUT, FX, FY, GRID, HEADINGS, rdiv
from strategikon.caesar.magnets import magnets
from strategikon.caesar.marching import March, cannot_march, finished, rules_against, rules_of_move
from strategikon.caesar.mover import Mover
from strategikon.caesar.shapes import Shape
from strategikon.caesar.steps import PIVOT, WHEEL, inches
from strategikon.caesar.units import Pose
from strategikon.kernel.decision import Refusal, refusal

MOST_WHEEL: Final = 18  # headings
NO_LIMIT: Final = 10**9


class Way(NamedTuple):
    """One way to a pose, in the order in which ways are tried: the cheapest first."""

    cost: int
    parts: int
    wheel: int  # |a|
    a: int
    b: int
    vx: int
    vy: int


class Wheels(NamedTuple):
    """The two wheels of a way: how far they bring the centre together, and what they cost."""

    a: int
    b: int
    middle: int  # the heading between them, in which it marches
    cost: int
    dx: int
    dy: int


def ways(mover: Mover, end: Pose, most: int | None = None) -> list[Way]:
    """MOV.21 Every way to a pose that costs at most so much, cheapest first; without a limit, whatever it costs."""
    if mover.turns_freely:
        free = _free_way(mover, end)
        return [free] if most is None or free.cost <= most else []
    if most is not None and _beyond(mover, end):
        return []
    limit = NO_LIMIT if most is None else most
    known = mover.wheels.get(end[2])
    if known is None:
        known = mover.wheels[end[2]] = wheels_to(mover.shape, mover.start[2], end[2])
    vx, vy = end[0] - mover.start[0], end[1] - mover.start[1]
    return sorted(way for wheels in known if (way := _way(wheels, vx - wheels.dx, vy - wheels.dy, limit)) is not None)


def _beyond(mover: Mover, end: Pose) -> bool:
    """MOV.11 Whether one move cannot bring its centre so far, whatever way it takes and however it is rounded."""
    return (end[0] - mover.start[0]) ** 2 + (end[1] - mover.start[1]) ** 2 > (mover.reach + GRID) ** 2


def _free_way(mover: Mover, end: Pose) -> Way:
    """MOV.21 A march in any direction, then a pivot the shorter way round, 180 degrees to the right."""
    x, y, heading = mover.start
    vx, vy = end[0] - x, end[1] - y
    by = (end[2] - heading) % HEADINGS
    by = by if by <= ABOUT else by - HEADINGS
    return Way(isqrt(vx * vx + vy * vy), bool(vx or vy) + bool(by), 0, 0, by, vx, vy)


def wheels_to(shape: Shape, heading: int, end: int) -> list[Wheels]:
    """MOV.21 The pairs of wheels by which a unit comes from one heading to another, none of more than 90 degrees."""
    found = []
    for a in range(-MOST_WHEEL, MOST_WHEEL + 1):
        b = (end - heading - a + ABOUT) % HEADINGS - ABOUT
        if -MOST_WHEEL <= b <= MOST_WHEEL:
            middle = (heading + a) % HEADINGS
            dx, dy = shape.wheeled(0, 0, heading, a) if a else (0, 0)
            ex, ey = shape.wheeled(dx, dy, middle, b) if b else (dx, dy)
            found.append(Wheels(a, b, middle, shape.wheel[abs(a)] + shape.wheel[abs(b)], ex, ey))
    return found


def _way(wheels: Wheels, vx: int, vy: int, most: int) -> Way | None:
    """MOV.21 The way with these wheels and a march, if it costs at most so much: the march goes ahead within 45
    degrees, or back if it is all there is."""
    a, b, middle, cost, _, _ = wheels
    if cost > most:
        return None
    if vx or vy:
        cost += isqrt(vx * vx + vy * vy)
        if cost > most:
            return None
        ahead = vx * FX[middle] + vy * FY[middle]
        aside = abs(vx * FY[middle] - vy * FX[middle])
        if aside > ahead and (a or b or aside > -ahead):
            return None
    return Way(cost, bool(a) + bool(vx or vy) + bool(b), abs(a), a, b, vx, vy)


def follow(mover: Mover, way: Way) -> March | Refusal:
    """MOV.21 A way gone from end to end: every part is a step."""
    course = Course(mover.start)
    bar = _followed(mover, course, way)
    return mover.told(bar) if bar is not None else finished(mover, course)


def _followed(mover: Mover, course: Course, way: Way) -> Bar | None:
    free = mover.turns_freely
    if not free and (way.a or way.b) and (bar := mover.cannot_use(WHEEL)):
        return bar
    if free and way.b and (bar := mover.cannot_use(PIVOT)):
        return bar
    if way.a and (bar := mover.wheel(course, way.a)):
        return bar
    if (way.vx or way.vy) and (bar := mover.translate(course, way.vx, way.vy, isqrt(way.vx**2 + way.vy**2))):
        return bar
    if not way.b:
        return None
    return mover.pivot(course, way.b) if free else mover.wheel(course, way.b)


def place(mover: Mover, end: Pose) -> Way | Refusal:
    """MOV.21 The first legal way to a pose, or why there is none: no place to stand, too dear, or what is against the
    cheapest way."""
    wrong = cannot_march(mover.battle, mover.unit)
    if wrong is not None:
        return wrong
    bar = mover.no_place((end[0], end[1], mover.shape.at(end[2])))
    within = [way for way in ways(mover, end, mover.allowance) if way.parts]
    if bar is not None:
        return _and_on_the_way(mover, end, within[:1], mover.told(("MOV.15", bar[1], bar[2])))
    if not within:
        return _out_of_reach(mover, end)
    first: Refusal | None = None
    for way in within:
        done = follow(mover, way)
        if not isinstance(done, Refusal):
            return way
        first = first or done
    assert first is not None
    return _and_on_the_way(mover, end, within[:1], first)


def _and_on_the_way(mover: Mover, end: Pose, cheapest: list[Way], reason: Refusal) -> Refusal:
    """MOV.21 A refusal with every rule that forbids the march of the cheapest way, or to end there."""
    bar = mover.no_finish_at(*end)
    reason = reason if bar is None else reason.besides(bar[0])
    for way in cheapest:
        course = Course(mover.start)
        if not way.a or mover.wheel(course, way.a) is None:
            cost = isqrt(way.vx**2 + way.vy**2)
            return reason.besides(*rules_against(mover, course, way.vx, way.vy, cost))
    return reason


def _out_of_reach(mover: Mover, end: Pose) -> Refusal:
    """MOV.11, MOV.21 Why no way within the allowance leads to a pose."""
    unit = mover.battle.field.ids[mover.unit]
    if end == mover.start:
        return refusal("MOV.21", "caesar-why-there-already", unit=unit)
    found = ways(mover, end)
    if not found:
        return refusal("MOV.11", "caesar-why-no-way", unit=unit).besides("MOV.21")
    cost, most = inches(found[0].cost), inches(mover.allowance)
    dear = refusal("MOV.11", "caesar-why-way-dear", unit=unit, cost=cost, most=most)
    return dear.besides("MOV.21", *rules_of_move(mover))


# -- the nearest legal pose --------------------------------------------------------------------------------------------

SIXTY_FOURTHS: Final = 64
FACINGS: Final = (0, 1, -1, 2, -2, 3, -3)  # headings beside the wished one


def snap(mover: Mover, wish: Pose) -> tuple[Pose, Way] | None:
    """MOV.21 What a wish is drawn to; else the farthest legal place on the line from here to the wish, in 64ths, with
    its facing, with that turned a little, and at last with the heading it has now."""
    for end in magnets(mover, wish):
        way = place(mover, end)
        if not isinstance(way, Refusal):
            return end, way
    return stretch(mover, wish)


def stretch(mover: Mover, wish: Pose) -> tuple[Pose, Way] | None:
    """MOV.21 As far toward a wish as it goes."""
    if cannot_march(mover.battle, mover.unit) is not None:
        return None
    for heading in dict.fromkeys([*((wish[2] + by) % HEADINGS for by in FACINGS), mover.start[2]]):
        found = _along(mover, (wish[0], wish[1], heading))
        if found is not None:
            return found
    return None


def _along(mover: Mover, wish: Pose) -> tuple[Pose, Way] | None:
    """A wish out of reach is first drawn back to it. Then eighths of the line from its far end, and the 64ths beyond
    the first that is legal."""
    x, y, _ = mover.start
    far = isqrt((wish[0] - x) ** 2 + (wish[1] - y) ** 2)
    reach = mover.allowance if mover.turns_freely else mover.reach
    if far > reach:
        wish = (x + rdiv((wish[0] - x) * reach, far), y + rdiv((wish[1] - y) * reach, far), wish[2])
    for eighth in range(SIXTY_FOURTHS, 0, -8):
        found = _at(mover, wish, eighth)
        if found is None:
            continue
        for finer in range(min(SIXTY_FOURTHS, eighth + 7), eighth, -1):
            closer = _at(mover, wish, finer)
            if closer is not None:
                return closer
        return found
    return None


def _at(mover: Mover, wish: Pose, part: int) -> tuple[Pose, Way] | None:
    x, y, _ = mover.start
    end = (x + (wish[0] - x) * part // SIXTY_FOURTHS, y + (wish[1] - y) * part // SIXTY_FOURTHS, wish[2])
    if mover.no_place((end[0], end[1], mover.shape.at(end[2]))) is not None:
        return None
    for way in ways(mover, end, mover.allowance):
        if way.parts and not isinstance(follow(mover, way), Refusal):
            return end, way
    return None
