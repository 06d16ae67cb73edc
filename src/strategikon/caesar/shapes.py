"""GEO.05, GEO.06, FRM.01 Footprints: everything that hangs on frontage, depth and heading is made once and shared.

`rdiv` is odd, so a footprint is exactly symmetric about its centre C: a parallelogram with the corners C+p (front
right), C+q (front left), C-p (rear left), C-q (rear right). Its core is the same, 20 less on each side.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final, TypeAlias

from strategikon.caesar.headings import FX, FY, HEADINGS, S, off, rdiv

SHRINK: Final = 20  # GEO.08
Point: TypeAlias = tuple[int, int]

FRONT, RIGHT, REAR, LEFT = range(4)  # GEO.05 quarters and edges
ARC: Final = 87_266_463  # of one heading, by 10^9
MOST_WHEEL, MOST_PIVOT = 18, 35  # headings


class Quad:
    """A parallelogram about the origin: the corners p and q, the normals of its edges, and how far it reaches along
    each of them."""

    __slots__ = ("axes", "corners", "far", "half_x", "half_y", "mx", "my", "nx", "ny", "px", "py", "qx", "qy", "radius",
                 "wide")  # fmt: skip

    def __init__(self, p: Point, q: Point) -> None:
        (self.px, self.py), (self.qx, self.qy) = p, q
        self.corners: Final = (q, p, (-q[0], -q[1]), (-p[0], -p[1]))  # front left, front right, rear right, rear left
        self.nx, self.ny = self.qy - self.py, self.px - self.qx  # of front and rear
        self.mx, self.my = -(self.py + self.qy), self.px + self.qx  # of the flanks
        self.half_x, self.half_y = max(abs(self.px), abs(self.qx)), max(abs(self.py), abs(self.qy))
        self.far = self.extent(self.nx, self.ny)
        self.wide = self.extent(self.mx, self.my)
        # of each pair of edges: the normal, how far it reaches along it, and the square of its length
        self.axes: Final = (
            (self.nx, self.ny, self.far, self.nx * self.nx + self.ny * self.ny),
            (self.mx, self.my, self.wide, self.mx * self.mx + self.my * self.my),
        )
        self.radius = isqrt(max(self.px * self.px + self.py * self.py, self.qx * self.qx + self.qy * self.qy)) + 1

    def extent(self, nx: int, ny: int) -> int:
        """Half of its length along an axis."""
        one, other = abs(nx * self.px + ny * self.py), abs(nx * self.qx + ny * self.qy)
        return one if one > other else other


class Frame:
    """A footprint at one heading, its centre being the origin: outline, core, sample points."""

    __slots__ = ("core", "depth", "foot", "fx", "fy", "heading", "points", "radius", "scaled_depth", "scaled_width",
                 "width")  # fmt: skip

    def __init__(self, width: int, depth: int, heading: int) -> None:
        hw, hd = width // 2, depth // 2
        self.heading, self.width, self.depth = heading, width, depth
        self.fx, self.fy = FX[heading], FY[heading]
        self.foot: Final = Quad(off(heading, hd, hw), off(heading, hd, -hw))
        self.core: Final = Quad(off(heading, hd - SHRINK, hw - SHRINK), off(heading, hd - SHRINK, SHRINK - hw))
        self.radius = self.foot.radius
        self.scaled_depth, self.scaled_width = hd * S, hw * S
        self.points: Final = tuple(off(heading, ahead, right) for ahead in (hd, 0, -hd) for right in (-hw, 0, hw))


class Frames(dict[int, Frame]):
    """The footprints of one size by heading, each made when it is first asked for."""

    def __init__(self, width: int, depth: int) -> None:
        self.size: Final = (width, depth)

    def __missing__(self, heading: int) -> Frame:
        frame = self[heading] = Frame(*self.size, heading)
        return frame


class Shape:
    """A footprint of one size: `at(heading)` is its frame, and what wheels and pivots cost."""

    __slots__ = ("_wheels", "at", "depth", "half_depth", "half_width", "pivot", "wheel", "width")

    def __init__(self, width: int, depth: int, column: bool) -> None:
        self.width, self.depth = width, depth
        self.half_width, self.half_depth = width // 2, depth // 2
        self.at: Final = Frames(width, depth).__getitem__
        self._wheels: dict[tuple[int, bool], tuple[tuple[int, int, int], ...]] = {}  # by heading and side
        scale = 2 * 10**9 if column else 10**9
        # MOV.11 the arc of the outer front corner, half of it in column; the way of a corner about the centre
        self.wheel: Final = tuple(rdiv(width * k * ARC, scale) for k in range(MOST_WHEEL + 1))
        square = width * width + depth * depth
        self.pivot: Final = tuple(isqrt(square * (S - FY[k]) // (2 * S)) for k in range(MOST_PIVOT + 2))

    def farthest(self, allowance: int) -> int:
        """MOV.11 How far one move can bring its centre: a wheel carries it farther than it costs where a unit is in
        column, or deeper than wide."""
        radius = isqrt(self.half_width**2 + self.half_depth**2) + 1
        paid = self.wheel[-1] * 10**9 // (MOST_WHEEL * ARC)  # for a turn by one radian
        return allowance if paid >= radius else allowance * radius // paid

    def wheeled(self, x: int, y: int, heading: int, by: int) -> Point:
        """MOV.11 The centre after a wheel by so many headings: to the left is negative."""
        dx, dy, _ = self.wheels(heading, by > 0)[abs(by) - 1]
        return x + dx, y + dy

    def wheels(self, heading: int, to_right: bool) -> tuple[tuple[int, int, int], ...]:
        """MOV.11 How far a wheel by one heading, two and so on brings the centre, and which way it then looks: to the
        left it goes about the front left corner, to the right about the front right."""
        known = self._wheels.get((heading, to_right))
        if known is None:
            sign = 1 if to_right else -1
            headings = [(heading + sign * k) % HEADINGS for k in range(1, MOST_WHEEL + 1)]
            ax, ay = off(heading, self.half_depth, sign * self.half_width)
            corners = [off(other, self.half_depth, sign * self.half_width) for other in headings]
            known = tuple((ax - x, ay - y, other) for (x, y), other in zip(corners, headings, strict=True))
            self._wheels[heading, to_right] = known
        return known


@lru_cache(maxsize=256)
def shape(width: int, depth: int, column: bool = False) -> Shape:
    """FRM.01 The one shape of these measures."""
    return Shape(width, depth, column)


def quarter(x: int, y: int, frame: Frame, px: int, py: int) -> int:
    """GEO.05 The quarter of a unit in which a point lies; front before rear before flank on the dividing lines."""
    dx, dy = px - x, py - y
    ahead = dx * frame.fx + dy * frame.fy
    aside = dx * frame.fy - dy * frame.fx
    beside = abs(aside) - frame.scaled_width
    bound = beside if beside > 0 else 0
    if ahead - frame.scaled_depth >= bound:
        return FRONT
    if -ahead - frame.scaled_depth >= bound:
        return REAR
    if beside < 0 and abs(ahead) < frame.scaled_depth:
        return FRONT  # strictly inside the footprint
    return LEFT if aside < 0 else RIGHT


def in_front(x: int, y: int, frame: Frame, tx: int, ty: int, target: Frame) -> bool:
    """GEO.05 Whether one of the nine sample points of a target lies in the front quarter."""
    return any(quarter(x, y, frame, tx + px, ty + py) == FRONT for px, py in target.points)
