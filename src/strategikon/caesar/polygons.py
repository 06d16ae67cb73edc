"""TER.21 Outlines of terrain, exactly: cut into convex parts, and what is left of a figure outside of some of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from strategikon.caesar.shapes import Point, Quad

Ring: TypeAlias = Sequence[Point]
Exact: TypeAlias = tuple[int, int, int]  # a corner of a clipped figure: x and y, both by the third, which is positive


def cross(a: Point, b: Point, c: Point) -> int:
    """Twice the area of a triangle, positive if it goes counter-clockwise."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def doubled_area(ring: Ring) -> int:
    """Twice the area of an outline, positive if it goes counter-clockwise."""
    return sum(ax * by - ay * bx for (ax, ay), (bx, by) in pairwise((*ring, ring[0])))


def crosses_itself(ring: Ring) -> bool:
    """TER.21 Whether an outline is not simple: two of its edges share more than the corner between neighbours."""
    edges = list(pairwise((*ring, ring[0])))
    for n, (a, b) in enumerate(edges):
        if a == b:
            return True
        for m in range(n + 1, len(edges)):
            c, d = edges[m]
            if m == n + 1 or (n == 0 and m == len(edges) - 1):
                shared, one, other = (b, a, d) if b == c else (a, b, c)
                if cross(one, shared, other) == 0 and _ahead(shared, one, other):
                    return True
            elif segments_meet(a, b, c, d):
                return True
    return False


def _ahead(shared: Point, one: Point, other: Point) -> bool:
    """Whether two points on a line with a third lie on the same side of it."""
    return (one[0] - shared[0]) * (other[0] - shared[0]) + (one[1] - shared[1]) * (other[1] - shared[1]) > 0


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments share a point."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _astride(cross(a, b, c), cross(a, b, d)) and _astride(cross(c, d, a), cross(c, d, b))


def _astride(one: int, other: int) -> bool:
    return (one <= 0 <= other) or (other <= 0 <= one)


def convex_parts(ring: Ring) -> list[list[Point]]:
    """TER.21 A simple outline as convex parts, counter-clockwise, by cutting off ears; a convex one stays whole."""
    corners = list(ring) if doubled_area(ring) > 0 else list(reversed(ring))
    corners = [b for a, b, c in _triples(corners) if cross(a, b, c) != 0]
    if all(cross(a, b, c) > 0 for a, b, c in _triples(corners)):
        return [corners]
    parts = []
    while len(corners) > 3:
        place = next(n for n, triple in enumerate(_triples(corners)) if _is_ear(triple, corners))
        a, b, c = _triples(corners)[place]
        parts.append([a, b, c])
        corners.remove(b)
        corners = [b for a, b, c in _triples(corners) if cross(a, b, c) != 0]
    return [*parts, corners]


def _triples(ring: Ring) -> list[tuple[Point, Point, Point]]:
    return [(ring[n - 1], ring[n], ring[(n + 1) % len(ring)]) for n in range(len(ring))]


def _is_ear(triple: tuple[Point, Point, Point], corners: Ring) -> bool:
    """Whether a corner can be cut off: it points outwards, and no other corner lies in its triangle."""
    a, b, c = triple
    if cross(a, b, c) <= 0:
        return False
    return not any(
        cross(a, b, p) >= 0 and cross(b, c, p) >= 0 and cross(c, a, p) >= 0 for p in corners if p not in triple
    )


class Part:
    """A convex part of a piece of terrain, or one segment of a line."""

    __slots__ = ("axes", "corners", "high_x", "high_y", "low_x", "low_y")

    def __init__(self, corners: Ring) -> None:
        self.corners: Final = tuple(corners)
        self.low_x, self.high_x = min(x for x, _ in corners), max(x for x, _ in corners)
        self.low_y, self.high_y = min(y for _, y in corners), max(y for _, y in corners)
        axes = []
        for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
            nx, ny = by - ay, ax - bx
            along = [nx * x + ny * y for x, y in corners]
            axes.append((nx, ny, min(along), max(along)))
        self.axes: Final = tuple(axes[:1] if len(corners) == 2 else axes)

    def holds(self, x: int, y: int) -> bool:
        """Whether a point lies in it or on its edge."""
        if not (self.low_x <= x <= self.high_x and self.low_y <= y <= self.high_y):
            return False
        return all(low <= nx * x + ny * y <= high for nx, ny, low, high in self.axes)

    def surrounds(self, x: int, y: int) -> bool:
        """Whether a point lies in it and not on its edge."""
        if not (self.low_x < x < self.high_x and self.low_y < y < self.high_y):
            return False
        return all(low < nx * x + ny * y < high for nx, ny, low, high in self.axes)

    def touched(self, x: int, y: int, quad: Quad, vx: int, vy: int) -> bool:
        """Whether the sweep of a quad by v shares a point with it."""
        radius = quad.radius
        if min(x, x + vx) - radius > self.high_x or max(x, x + vx) + radius < self.low_x:
            return False
        if min(y, y + vy) - radius > self.high_y or max(y, y + vy) + radius < self.low_y:
            return False
        for nx, ny, low, high in self.axes:
            here, extent, moved = nx * x + ny * y, quad.extent(nx, ny), nx * vx + ny * vy
            if here - extent + min(0, moved) > high or here + extent + max(0, moved) < low:
                return False
        for nx, ny, extent in ((quad.nx, quad.ny, quad.far), (quad.mx, quad.my, quad.wide)):
            if self._beyond(nx, ny, nx * x + ny * y, extent, nx * vx + ny * vy):
                return False
        return not (vx or vy) or not self._beyond(-vy, vx, vx * y - vy * x, quad.extent(-vy, vx), 0)

    def _beyond(self, nx: int, ny: int, here: int, extent: int, moved: int) -> bool:
        """Whether an axis keeps it apart from what reaches so far about a place and is moved so far along it."""
        along = [nx * px + ny * py for px, py in self.corners]
        return here - extent + min(0, moved) > max(along) or here + extent + max(0, moved) < min(along)

    def passed_by(self, a: Point, b: Point, aside: int) -> bool:
        """Whether whoever goes from one point to another, at most so far aside, surely does not come to it: an axis
        keeps them apart."""
        (ax, ay), (bx, by) = a, b
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        if west - aside > self.high_x or east + aside < self.low_x:
            return True
        if south - aside > self.high_y or north + aside < self.low_y:
            return True
        for nx, ny, low, high in self.axes:
            one, other, room = nx * ax + ny * ay, nx * bx + ny * by, aside * (abs(nx) + abs(ny))
            if min(one, other) - room > high or max(one, other) + room < low:
                return True
        nx, ny = ay - by, bx - ax
        along = [nx * x + ny * y for x, y in self.corners]
        here, room = nx * ax + ny * ay, aside * (abs(nx) + abs(ny))
        return here + room < min(along) or here - room > max(along)

    def keeps(self, a: Point, b: Point, aside: int) -> bool:
        """Whether whoever goes from one point to another, at most so far aside, surely stays in it."""
        (ax, ay), (bx, by) = a, b
        for nx, ny, low, high in self.axes:
            one, other, room = nx * ax + ny * ay, nx * bx + ny * by, aside * (abs(nx) + abs(ny))
            if min(one, other) - room < low or max(one, other) + room > high:
                return False
        return len(self.corners) > 2

    def meets_segment(self, a: Point, b: Point) -> bool:
        """Whether a segment shares a point with it."""
        (ax, ay), (bx, by) = a, b
        for nx, ny, low, high in self.axes:
            one, other = nx * ax + ny * ay, nx * bx + ny * by
            if min(one, other) > high or max(one, other) < low:
                return False
        if len(self.corners) == 2 and not segments_meet(a, b, *self.corners):
            return False
        nx, ny = ay - by, bx - ax
        along = [nx * x + ny * y for x, y in self.corners]
        return min(along) <= nx * ax + ny * ay <= max(along)


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex hull of some points, counter-clockwise."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    lower, upper = _chain(ordered), _chain(ordered[::-1])
    return lower[:-1] + upper[:-1]


def _chain(ordered: Sequence[Point]) -> list[Point]:
    """The lower half of a hull, from left to right."""
    kept: list[Point] = []
    for point in ordered:
        while len(kept) > 1 and cross(kept[-2], kept[-1], point) <= 0:
            kept.pop()
        kept.append(point)
    return kept


# -- what is left of a figure ------------------------------------------------------------------------------------------


def outside(figure: Ring, part: Ring | None, openings: Iterable[Ring]) -> bool:
    """Whether a convex figure, as far as it lies in a convex part (None: all of it), reaches out of all the openings:
    closed convex polygons, counter-clockwise. Clipping is exact: corners are quotients of whole numbers."""
    whole: list[Exact] = [(x, y, 1) for x, y in figure]
    for a, b in pairwise((*part, part[0])) if part else ():
        whole = _clipped(whole, a, b)
    left = [whole] if whole else []
    taken: list[Ring] = []
    for opening in openings:
        taken.append(opening)
        left = [piece for rest in left for piece in _subtracted(rest, opening) if _clear(piece, taken)]
    return bool(left)


def _clipped(ring: Sequence[Exact], a: Point, b: Point) -> list[Exact]:
    """The part of a convex figure on the left of a line, the line included."""
    kept: list[Exact] = []
    sides = [_side(a, b, corner) for corner in ring]
    for n, corner in enumerate(ring):
        before, here = sides[n - 1], sides[n]
        if (before < 0 < here) or (here < 0 < before):
            kept.append(_between(ring[n - 1], corner, before, here))
        if here >= 0:
            kept.append(corner)
    return kept


def _side(a: Point, b: Point, corner: Exact) -> int:
    """On which side of a line a corner lies: on the left is positive. It grows with the corner's denominator."""
    x, y, by = corner
    return (b[0] - a[0]) * (y - a[1] * by) - (b[1] - a[1]) * (x - a[0] * by)


def _between(one: Exact, other: Exact, before: int, after: int) -> Exact:
    """Where the line between two corners cuts one on whose sides they lie."""
    x, y, by = (before * there - after * here for here, there in zip(one, other, strict=True))
    return (x, y, by) if by > 0 else (-x, -y, -by)


def _subtracted(ring: Sequence[Exact], opening: Ring) -> list[list[Exact]]:
    """What is left of a convex figure outside of a convex polygon, in pieces: beyond each edge in turn, and on this
    side of those before it."""
    pieces, inside = [], list(ring)
    for a, b in pairwise((*opening, opening[0])):
        beyond = _clipped(inside, b, a)
        if beyond:
            pieces.append(beyond)
        inside = _clipped(inside, a, b)
        if not inside:
            break
    return pieces


def _clear(piece: Sequence[Exact], openings: Sequence[Ring]) -> bool:
    """Whether the middle of a piece lies outside of every opening, edges included. A piece that only touches an
    opening has its middle on the edge, and is none."""
    x, y, by = 0, 0, 1
    for cx, cy, under in piece:
        x, y, by = x * under + cx * by, y * under + cy * by, by * under
    middle = (x, y, by * len(piece))
    return not any(all(_side(a, b, middle) >= 0 for a, b in pairwise((*ring, ring[0]))) for ring in openings)
