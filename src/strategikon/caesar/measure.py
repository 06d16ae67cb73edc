"""GEO.02-GEO.04, GEO.07, GEO.08 Overlap, sweeps, distances and contact, exact to the last digit.

A figure is (x, y, frame). Two convex figures share a point unless one of the normals of their edges keeps them apart;
the sweep of a translation by v has v for one more edge. Distances are rounded down, and never anything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from typing import Final, TypeAlias

from strategikon.caesar.headings import FX, FY, RIGHT, S
from strategikon.caesar.shapes import FRONT, LEFT, REAR, Frame, Point, Quad
from strategikon.caesar.shapes import RIGHT as RIGHT_FLANK

Figure: TypeAlias = tuple[int, int, Frame]
Polygon: TypeAlias = Sequence[Point]

CONTACT: Final = 50  # GEO.02
NEVER: Final = 1 << 60  # longer than any way
ROUNDING: Final = 2  # no more than this comes of rounding offsets
CORNER: Final = 250  # GEO.07 the least common edge of aligned units
FACES: Final = (FRONT, LEFT, RIGHT_FLANK, REAR)  # the order in which ties of a touched face are settled


# -- sharing a point ---------------------------------------------------------------------------------------------------


def meet(dx: int, dy: int, a: Quad, b: Quad) -> bool:
    """Whether two quads share a point, the second lying (dx, dy) from the first."""
    reach = a.radius + b.radius
    if dx * dx + dy * dy > reach * reach:
        return False
    px, py, qx, qy = b.px, b.py, b.qx, b.qy
    nx, ny = a.nx, a.ny
    gap = abs(nx * dx + ny * dy) - a.far
    if gap > abs(nx * px + ny * py) and gap > abs(nx * qx + ny * qy):
        return False
    nx, ny = a.mx, a.my
    gap = abs(nx * dx + ny * dy) - a.wide
    if gap > abs(nx * px + ny * py) and gap > abs(nx * qx + ny * qy):
        return False
    px, py, qx, qy = a.px, a.py, a.qx, a.qy
    nx, ny = b.nx, b.ny
    gap = abs(nx * dx + ny * dy) - b.far
    if gap > abs(nx * px + ny * py) and gap > abs(nx * qx + ny * qy):
        return False
    nx, ny = b.mx, b.my
    gap = abs(nx * dx + ny * dy) - b.wide
    return gap <= abs(nx * px + ny * py) or gap <= abs(nx * qx + ny * qy)


def sweep_meets(dx: int, dy: int, a: Quad, vx: int, vy: int, b: Quad) -> bool:
    """Whether the hull of a quad and itself moved by v shares a point with another, (dx, dy) from the first. What lies
    beside the way is told first: that is most."""
    if not (vx or vy):
        return meet(dx, dy, a, b)
    beside, reach = vx * dy - vy * dx, a.radius + b.radius
    square = vx * vx + vy * vy
    if beside * beside > reach * reach * square:
        return False
    dx, dy = 2 * dx - vx, 2 * dy - vy  # from the middle of the sweep, doubled
    reach = 2 * reach + isqrt(square) + 1
    if dx * dx + dy * dy > reach * reach:
        return False
    for one, other in ((a, b), (b, a)):
        px, py, qx, qy = other.px, other.py, other.qx, other.qy
        for nx, ny, own, _ in one.axes:
            gap = abs(nx * dx + ny * dy) - abs(nx * vx + ny * vy) - 2 * own
            if gap > 0 and gap > 2 * abs(nx * px + ny * py) and gap > 2 * abs(nx * qx + ny * qy):
                return False
    return abs(beside) <= a.extent(-vy, vx) + b.extent(-vy, vx)


def overlap(one: Figure, other: Figure) -> bool:
    """GEO.08 Two units overlap when their cores share a point."""
    return meet(other[0] - one[0], other[1] - one[1], one[2].core, other[2].core)


def sweep_touches(one: Figure, vx: int, vy: int, other: Figure) -> bool:
    """GEO.08 Whether the sweep of a translation touches the core of another unit."""
    return sweep_meets(other[0] - one[0], other[1] - one[1], one[2].core, vx, vy, other[2].core)


def overlapping_for(dx: int, dy: int, one: Quad, other: Quad, toward: int) -> int:
    """MOV.15 How far a quad that overlaps another, (dx, dy) from it, may go back from a heading and certainly overlaps
    it still: up to the first axis that can part them, less what rounding may have added."""
    fx, fy = FX[toward], FY[toward]
    least = NEVER
    for nx, ny in ((one.nx, one.ny), (one.mx, one.my), (other.nx, other.ny), (other.mx, other.my)):
        speed = nx * fx + ny * fy
        if speed:
            extent = one.extent(nx, ny) + other.extent(nx, ny) - ROUNDING * (abs(nx) + abs(ny))
            apart = nx * dx + ny * dy
            least = min(least, (extent - (apart if speed > 0 else -apart)) * S // abs(speed))
    return max(0, least)


def segment_meets(ax: int, ay: int, bx: int, by: int, other: Figure) -> bool:
    """Whether a segment shares a point with the core of a unit."""
    x, y, frame = other
    core = frame.core
    vx, vy = bx - ax, by - ay
    dx, dy = 2 * x - ax - bx, 2 * y - ay - by
    if abs(core.nx * dx + core.ny * dy) > 2 * core.far + abs(core.nx * vx + core.ny * vy):
        return False
    if abs(core.mx * dx + core.my * dy) > 2 * core.wide + abs(core.mx * vx + core.my * vy):
        return False
    return abs(vx * dy - vy * dx) <= 2 * core.extent(-vy, vx)


# -- polygons ----------------------------------------------------------------------------------------------------------


def outline(one: Figure) -> list[Point]:
    """The corners of a footprint, clockwise from the front left."""
    x, y, frame = one
    return [(x + px, y + py) for px, py in frame.foot.corners]


def swept(corners: Polygon, vx: int, vy: int) -> list[Point]:
    """The hull of a convex outline and itself moved by v: each corner between two edges that look along v is moved,
    and those where the look changes stand twice."""
    if not vx and not vy:
        return list(corners)
    count = len(corners)
    looks = []
    for place in range(count):
        (ax, ay), (bx, by) = corners[place], corners[(place + 1) % count]
        looks.append((ay - by) * vx + (bx - ax) * vy > 0)  # clockwise: the outward normal is to the left
    hull: list[Point] = []
    for place, (x, y) in enumerate(corners):
        before, after = looks[place - 1], looks[place]
        moved = (x + vx, y + vy)
        if before and after:
            hull.append(moved)
        elif before:
            hull += (moved, (x, y))
        elif after:
            hull += ((x, y), moved)
        else:
            hull.append((x, y))
    return hull


def polygons_meet(one: Polygon, other: Polygon) -> bool:
    """Whether two convex polygons share a point; one of two points is a segment, one of one point that point."""
    return not _kept_apart(one, other) and not _kept_apart(other, one)


def _kept_apart(one: Polygon, other: Polygon) -> bool:
    count = len(one)
    for place in range(count):
        (ax, ay), (bx, by) = one[place], one[(place + 1) % count]
        nx, ny = ay - by, bx - ax
        mine = [nx * x + ny * y for x, y in one]
        theirs = [nx * x + ny * y for x, y in other]
        if max(mine) < min(theirs) or max(theirs) < min(mine):
            return True
    return False


def point_to_segment(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> int:
    """GEO.02 The square of the distance from a point to a segment, rounded down."""
    ex, ey = bx - ax, by - ay
    wx, wy = px - ax, py - ay
    along = wx * ex + wy * ey
    if along <= 0:
        return wx * wx + wy * wy
    square = ex * ex + ey * ey
    if along >= square:
        return (px - bx) ** 2 + (py - by) ** 2
    cross = ex * wy - ey * wx
    return cross * cross // square


def polygon_distance(one: Polygon, other: Polygon) -> int:
    """GEO.02 The distance of two closed convex figures, rounded down; 0 if they share a point."""
    if len(one) > 1 and len(other) > 1 and polygons_meet(one, other):
        return 0
    if len(one) == 1 and len(other) > 2 and _inside(one[0], other):
        return 0
    return isqrt(min(_least(one, other), _least(other, one)))


def _least(points: Polygon, edges: Polygon) -> int:
    """The least square of a distance from one of some points to one of the edges of a polygon."""
    least = -1
    ax, ay = edges[-1]
    for bx, by in edges:
        ex, ey = bx - ax, by - ay
        length = ex * ex + ey * ey
        for px, py in points:  # `point_to_segment` written out
            wx, wy = px - ax, py - ay
            along = wx * ex + wy * ey
            if along <= 0:
                square = wx * wx + wy * wy
            elif along >= length:
                square = (px - bx) ** 2 + (py - by) ** 2
            else:
                square = (ex * wy - ey * wx) ** 2 // length
            if square < least or least < 0:
                least = square
        ax, ay = bx, by
    return least


def _inside(point: Point, outline: Polygon) -> bool:
    """Whether a point lies in or on a convex outline that goes clockwise."""
    px, py = point
    count = len(outline)
    return all(
        (outline[(n + 1) % count][0] - outline[n][0]) * (py - outline[n][1])
        <= (outline[(n + 1) % count][1] - outline[n][1]) * (px - outline[n][0])
        for n in range(count)
    )


# -- distances ---------------------------------------------------------------------------------------------------------


def within(one: Figure, other: Figure, limit: int) -> bool:
    """GEO.02 Whether two footprints are at most so far from each other. Their centres are no nearer than they."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    square = dx * dx + dy * dy
    if square <= limit * limit:
        return True
    reach = one[2].radius + other[2].radius + limit + 1
    return square <= reach * reach and nearer(one, 0, 0, other, limit + 1)


def distance(one: Figure, other: Figure) -> int:
    """GEO.03 From footprint to footprint."""
    if meet(other[0] - one[0], other[1] - one[1], one[2].foot, other[2].foot):
        return 0
    here, there = outline(one), outline(other)
    return isqrt(min(_least(here, there), _least(there, here)))


def edge_distance(one: Figure, other: Figure) -> int:
    """GEO.03 From the front edge of a shooter to the footprint of its target."""
    return polygon_distance(outline(one)[:2], outline(other))


def point_distance(px: int, py: int, other: Figure) -> int:
    """GEO.03 From a captain to a footprint."""
    corners = outline(other)
    return 0 if _inside((px, py), corners) else isqrt(_least([(px, py)], corners))


def sweep_distance(one: Figure, vx: int, vy: int, other: Figure) -> int:
    """MOV.14 From the hull of the footprints at both ends of a translation to a footprint."""
    return polygon_distance(swept(outline(one), vx, vy), outline(other))


def nearer(one: Figure, vx: int, vy: int, other: Figure, limit: int) -> bool:
    """MOV.14 Whether a translation comes nearer than a limit to another footprint. What lies beside the way is told
    first, then circles, then the gap on each axis: only what is left is measured, and no farther than to the first
    corner that is near enough."""
    ax, ay, a = one
    bx, by, b = other
    dx, dy, reach = bx - ax, by - ay, a.radius + b.radius + limit
    beside = vx * dy - vy * dx
    square = vx * vx + vy * vy
    if beside * beside > reach * reach * square > 0:
        return False
    dx, dy, reach = 2 * dx - vx, 2 * dy - vy, 2 * reach
    if square:
        reach += isqrt(square) + 1
    if dx * dx + dy * dy > reach * reach:
        return False
    p, q = a.foot, b.foot
    apart, enough = False, 4 * limit * limit
    for mine, theirs in ((p, q), (q, p)):
        px, py, qx, qy = theirs.px, theirs.py, theirs.qx, theirs.qy
        for nx, ny, own, norm in mine.axes:
            gap = abs(nx * dx + ny * dy) - abs(nx * vx + ny * vy) - 2 * own
            if gap > 0:
                along, aside = abs(nx * px + ny * py), abs(nx * qx + ny * qy)
                gap -= 2 * (along if along > aside else aside)
                if gap > 0:
                    if gap * gap >= enough * norm:
                        return False
                    apart = True
    if not apart and (not square or abs(beside) <= p.extent(-vy, vx) + q.extent(-vy, vx)):
        return limit > 0  # they share a point
    hull, there = swept(outline(one), vx, vy), outline(other)
    return _some_nearer(hull, there, limit * limit) or _some_nearer(there, hull, limit * limit)


def _some_nearer(points: Polygon, edges: Polygon, square: int) -> bool:
    """Whether one of some points is nearer to an edge of a polygon than the root of a square."""
    ax, ay = edges[-1]
    for bx, by in edges:
        ex, ey = bx - ax, by - ay
        length = ex * ex + ey * ey
        for px, py in points:
            wx, wy = px - ax, py - ay
            along = wx * ex + wy * ey
            if along <= 0:
                if wx * wx + wy * wy < square:
                    return True
            elif along >= length:
                if (px - bx) ** 2 + (py - by) ** 2 < square:
                    return True
            elif (ex * wy - ey * wx) ** 2 < square * length:
                return True
        ax, ay = bx, by
    return False


def surely_not_nearer(one: Figure, toward: int, other: Figure, limit: int) -> int:
    """MOV.14 How far a footprint may go along a heading and certainly comes no nearer to another than a limit, as one
    axis keeps them apart for so long: rounding may take up to a thousandth from it. 0 if nothing is certain, `NEVER` if
    it passes by."""
    ax, ay, a = one
    bx, by, b = other
    dx, dy, fx, fy = bx - ax, by - ay, FX[toward], FY[toward]
    most = 0
    for mine, theirs in ((a.foot, b.foot), (b.foot, a.foot)):
        for nx, ny, own, norm in mine.axes:
            speed, apart = nx * fx + ny * fy, nx * dx + ny * dy
            if speed < 0:
                speed, apart = -speed, -apart
            room = apart - own - theirs.extent(nx, ny) - limit * (isqrt(norm) + 1) - abs(nx) - abs(ny)
            if room > 0:
                most = max(most, room * S // speed) if speed else NEVER
    return most


# -- contact -----------------------------------------------------------------------------------------------------------


def touching(one: Figure, other: Figure) -> bool:
    """GEO.02, GEO.07 Two units are in contact at 50 or less; aligned ones that share less than 250 of an edge are
    not."""
    if not within(one, other, CONTACT):
        return False
    if (one[2].heading - other[2].heading) % RIGHT:
        return True
    fx, fy = one[2].fx, one[2].fy
    return _common(one, other, fx, fy) >= CORNER * S or _common(one, other, fy, -fx) >= CORNER * S


def _common(one: Figure, other: Figure, nx: int, ny: int) -> int:
    """How much of the projections of two footprints on an axis is common to both, scaled by S."""
    mine, theirs = one[2].foot.extent(nx, ny), other[2].foot.extent(nx, ny)
    apart = abs(nx * (other[0] - one[0]) + ny * (other[1] - one[1]))
    return min(mine + theirs - apart, 2 * mine, 2 * theirs)


def edge(one: Figure, face: int) -> tuple[Point, Point]:
    """One of the four edges of a footprint."""
    corners = outline(one)
    return corners[face], corners[(face + 1) % 4]


def face_touched(one: Figure, other: Figure) -> int | None:
    """MEL.01 Of the edges within 50 of an enemy, that which the enemy's footprint covers most; None if none is. Far
    enemies touch none."""
    if not within(one, other, CONTACT):
        return None
    return _face_touched(other[0] - one[0], other[1] - one[1], one[2], other[2])


@lru_cache(maxsize=4096)
def _face_touched(dx: int, dy: int, mine: Frame, his: Frame) -> int | None:
    """The same of two footprints, the second (dx, dy) from the first: as long as a fight lasts it is asked again and
    again."""
    best, found = -1, None
    theirs = outline((dx, dy, his))
    for face in FACES:
        (ax, ay), (bx, by) = edge((0, 0, mine), face)
        if polygon_distance([(ax, ay), (bx, by)], theirs) > CONTACT:
            continue
        ex, ey = bx - ax, by - ay
        along = [(x - ax) * ex + (y - ay) * ey for x, y in theirs]
        square = ex * ex + ey * ey
        covered = max(0, min(max(along), square) - max(min(along), 0))
        common = isqrt(covered * covered // square)
        if common > best:
            best, found = common, face
    return found
