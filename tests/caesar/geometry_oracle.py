"""A polygon library as an oracle, and blind figures to try it with. Tests only: the game has its own arithmetic."""

from __future__ import annotations

from random import Random

from shapely import MultiPoint, Polygon

from strategikon.caesar.measure import Figure, outline
from strategikon.caesar.shapes import Point, shape

SIZES = [
    (7000, 2000), (3500, 2000), (14000, 2000), (5000, 3000), (2000, 7000), (1000, 2500), (3500, 3500), (4000, 3500),
    (8000, 3000), (16000, 4000), (7000, 2500), (2000, 3000), (2500, 16000), (2000, 2000),
]  # fmt: skip


def blind_figure(chance: Random, near: Point = (50_000, 40_000), spread: int = 12_000) -> Figure:
    """A footprint near a place, now and then square to the table."""
    width, depth = chance.choice(SIZES)
    heading = chance.choice((chance.randrange(72), chance.randrange(4) * 18))
    x, y = (middle + chance.randint(-spread, spread) for middle in near)
    return x, y, shape(width, depth).at(heading)


def blind_motion(chance: Random) -> Point:
    return chance.choice(((0, 0), (chance.randint(-12_000, 12_000), chance.randint(-12_000, 12_000))))


def footprint(figure: Figure, vx: int = 0, vy: int = 0) -> Polygon:
    """The hull of a footprint at both ends of a translation."""
    return _hull(outline(figure), vx, vy)


def core(figure: Figure, vx: int = 0, vy: int = 0) -> Polygon:
    """The same of its core."""
    x, y, frame = figure
    return _hull([(x + cx, y + cy) for cx, cy in frame.core.corners], vx, vy)


def _hull(corners: list[Point], vx: int, vy: int) -> Polygon:
    return MultiPoint([*corners, *((x + vx, y + vy) for x, y in corners)]).convex_hull


def turned(figure: Figure) -> Figure:
    """A figure on a table turned by a quarter, clockwise."""
    x, y, frame = figure
    return y, -x, shape(frame.width, frame.depth).at((frame.heading + 18) % 72)


def mirrored(figure: Figure) -> Figure:
    """A figure on a table seen in a mirror: left is right."""
    x, y, frame = figure
    return -x, y, shape(frame.width, frame.depth).at(-frame.heading % 72)
