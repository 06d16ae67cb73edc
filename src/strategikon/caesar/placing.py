"""MOV.21 A move given by its end: the ways that lead to a pose, and the pose nearest to a wish.

A way is a wheel by `a` headings, a march by (vx, vy) and a wheel by `b` headings; troops that turn freely march in any
direction and then pivot by `b`. Both wheels are undone exactly, so a way ends where it was told to.
"""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple

from strategikon.caesar.headings import ABOUT, FX, FY, HEADINGS, off, turn
from strategikon.caesar.marching import March, cannot_march, finished
from strategikon.caesar.mover import Bar, Course, Mover
from strategikon.caesar.steps import WHEEL, inches
from strategikon.caesar.units import Pose
from strategikon.kernel.decision import Refusal, refusal

MOST_WHEEL: Final = 18  # headings


class Way(NamedTuple):
    """One way to a pose, in the order in which ways are tried: the cheapest first."""

    cost: int
    parts: int
    wheel: int  # |a|
    a: int
    b: int
    vx: int
    vy: int


def ways(mover: Mover, end: Pose) -> list[Way]:
    """MOV.21 Every way to a pose, whatever it costs, cheapest first."""
    if mover.turns_freely:
        return [_free_way(mover, end)]
    return sorted(way for a in range(-MOST_WHEEL, MOST_WHEEL + 1) if (way := _way(mover, end, a)) is not None)


def _free_way(mover: Mover, end: Pose) -> Way:
    """MOV.21 A march in any direction, then a pivot the shorter way round, 180 degrees to the right."""
    x, y, heading = mover.start
    vx, vy = end[0] - x, end[1] - y
    by = (end[2] - heading) % HEADINGS
    by = by if by <= ABOUT else by - HEADINGS
    return Way(isqrt(vx * vx + vy * vy), bool(vx or vy) + bool(by), 0, 0, by, vx, vy)


def _way(mover: Mover, end: Pose, a: int) -> Way | None:
    """MOV.21 The way that begins with a wheel by `a`, if there is one: its march goes ahead within 45 degrees, or back
    if it is all there is."""
    x, y, heading = mover.start
    b = (end[2] - heading - a + ABOUT) % HEADINGS - ABOUT
    if not -MOST_WHEEL <= b <= MOST_WHEEL:
        return None
    shape, middle = mover.shape, (heading + a) % HEADINGS
    sx, sy = shape.wheeled(x, y, heading, a) if a else (x, y)
    ex, ey = end[0], end[1]
    if b:
        side = shape.half_width if b > 0 else -shape.half_width
        last, first = off(end[2], shape.half_depth, side), off(middle, shape.half_depth, side)
        ex, ey = ex + last[0] - first[0], ey + last[1] - first[1]
    vx, vy = ex - sx, ey - sy
    ahead = vx * FX[middle] + vy * FY[middle]
    aside = abs(vx * FY[middle] - vy * FX[middle])
    if (vx or vy) and aside > ahead and (a or b or aside > -ahead):
        return None
    cost = shape.wheel[abs(a)] + isqrt(vx * vx + vy * vy) + shape.wheel[abs(b)]
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
    unit = mover.battle.field.ids[mover.unit]
    wrong = cannot_march(mover.battle, mover.unit)
    if wrong is not None:
        return wrong
    bar = mover.no_place((end[0], end[1], mover.shape.at(end[2])))
    if bar is not None:
        return mover.told(("MOV.15", bar[1], bar[2]))
    found = ways(mover, end)
    within = [way for way in found if way.cost <= mover.allowance and way.parts]
    if not within:
        if end == mover.start:
            return refusal("MOV.21", "caesar-why-there-already", unit=unit)
        most = inches(mover.allowance)
        if found:
            return refusal("MOV.11", "caesar-why-way-dear", unit=unit, cost=inches(found[0].cost), most=most)
        return refusal("MOV.11", "caesar-why-no-way", unit=unit)
    first: Refusal | None = None
    for way in within:
        done = follow(mover, way)
        if not isinstance(done, Refusal):
            return way
        first = first or done
    assert first is not None
    return first


# -- the nearest legal pose --------------------------------------------------------------------------------------------

SIXTY_FOURTHS: Final = 64
FACINGS: Final = (0, 1, -1, 2, -2, 3, -3)  # headings beside the wished one


MAGNET: Final = 500  # how near a wish must be to a place beside a friend
MAGNET_TURN: Final = 3  # headings


def snap(mover: Mover, wish: Pose) -> tuple[Pose, Way] | None:
    """MOV.21 The place beside a friend that a wish is near to; else the farthest legal place on the line from here to
    the wish, in 64ths, with its facing, with that turned a little, and at last with the heading it has now."""
    for end in _beside_friends(mover, wish):
        way = place(mover, end)
        if not isinstance(way, Refusal):
            return end, way
    for heading in dict.fromkeys([*((wish[2] + by) % HEADINGS for by in FACINGS), mover.start[2]]):
        found = _along(mover, (wish[0], wish[1], heading))
        if found is not None:
            return found
    return None


def _beside_friends(mover: Mover, wish: Pose) -> list[Pose]:
    """Places flush with a friend, with his heading, that a wish is near to: on his left, on his right, behind him."""
    found = []
    for met in mover.friends:
        x, y, frame = met.figure
        if turn(frame.heading, wish[2]) > MAGNET_TURN:
            continue
        aside, level = frame.width // 2 + mover.shape.half_width, frame.depth // 2 - mover.shape.half_depth
        behind = -(frame.depth // 2 + mover.shape.half_depth)
        for ahead, right in ((level, -aside), (level, aside), (behind, 0)):
            dx, dy = off(frame.heading, ahead, right)
            end = (x + dx, y + dy, frame.heading)
            square = (end[0] - wish[0]) ** 2 + (end[1] - wish[1]) ** 2
            if square <= MAGNET * MAGNET:
                found.append((square, end))
    return [end for _, end in sorted(found)]


def _along(mover: Mover, wish: Pose) -> tuple[Pose, Way] | None:
    """Eighths from the far end, then the 64ths of the stretch beyond the first that is legal."""
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
    way = place(mover, end)
    return None if isinstance(way, Refusal) else (end, way)
