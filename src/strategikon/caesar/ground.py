"""TER.01-TER.13, TER.16, TER.17, TER.21, TER.22 Pieces of terrain: what they are closed to, cover and height."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final

from strategikon.caesar.headings import FX, FY, INCH, S
from strategikon.caesar.measure import Figure, outline, polygon_distance, polygons_meet, swept
from strategikon.caesar.polygons import Part, convex_parts, outside
from strategikon.caesar.shapes import Point

WOODS, ROUGH, OBSTACLE, FORD, RIVER, MARSH = "woods", "rough", "obstacle", "ford", "river", "marsh"
HILL, BUILDING, FORTIFICATION, IMPASSABLE, ROAD = "hill", "building", "fortification", "impassable", "road"
WORKS: Final = (BUILDING, FORTIFICATION)
OPENS_RIVER: Final = (FORD, ROAD)  # TER.21
DISPERSES: Final = (WOODS, ROUGH, MARSH, FORD, OBSTACLE)  # UNI.04

# Who goes where: a unit's kind for the ground.
FORMED, OPEN_FOOT, OPEN_HORSE, OPEN_OTHER = range(4)
_ALL: Final = (FORMED, OPEN_FOOT, OPEN_HORSE, OPEN_OTHER)
CLOSED: Final[Mapping[str, tuple[int, ...]]] = {
    WOODS: (FORMED, OPEN_OTHER),  # TER.01
    MARSH: (FORMED, OPEN_HORSE, OPEN_OTHER),  # TER.17
    RIVER: _ALL,  # TER.16
    IMPASSABLE: _ALL,  # TER.17
    BUILDING: _ALL,  # TER.08: one goes in by a whole move
    FORTIFICATION: _ALL,  # TER.18
}
CLOSED_BY: Final[Mapping[str, str]] = {
    WOODS: "TER.01",
    MARSH: "TER.17",
    RIVER: "TER.16",
    IMPASSABLE: "TER.17",
    BUILDING: "TER.08",
    FORTIFICATION: "TER.18",
}
NOT_SLOWED: Final = (OPEN_FOOT, OPEN_HORSE)  # TER.05, TER.07


def core_sweep(figure: Figure, vx: int, vy: int) -> list[Point]:
    """GEO.08 The core of a unit, or the hull of its translation, as a polygon that goes clockwise."""
    x, y, frame = figure
    return swept([(x + cx, y + cy) for cx, cy in frame.core.corners], vx, vy)


def tread(arm: str, open_order: bool) -> int:
    """TER.01, TER.05, TER.07 How a unit treads: only infantry and cavalry are freed by open order."""
    if not open_order:
        return FORMED
    return {"infantry": OPEN_FOOT, "cavalry": OPEN_HORSE}.get(arm, OPEN_OTHER)


class Piece:
    """TER.21 A piece of terrain: a simple polygon, or for an obstacle a line."""

    __slots__ = ("blocks_sight", "box", "capacity", "gates", "id", "is_line", "kind", "level", "parts", "points")

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.id: Final[str] = entry["id"]
        self.kind: Final[str] = entry["kind"]
        self.is_line: Final = "line" in entry
        self.points: Final[tuple[Point, ...]] = tuple((x, y) for x, y in entry.get("line") or entry["polygon"])
        self.level: Final[int] = entry.get("level", 1) if self.kind == HILL else 0
        self.blocks_sight: Final = bool(entry.get("blocks_sight", False))
        self.gates: Final[tuple[str, ...]] = tuple(entry.get("gates", ()))
        self.capacity: Final[int] = entry.get("capacity", 0)
        rings = pairwise(self.points) if self.is_line else convex_parts(self.points)
        self.parts: Final = tuple(Part(ring) for ring in rings)
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        self.box: Final = (min(xs), min(ys), max(xs), max(ys))

    def near(self, x: int, y: int, reach: int) -> bool:
        """Whether its box is within reach of a point along both axes: what is not, is not touched from there."""
        low_x, low_y, high_x, high_y = self.box
        return low_x - reach <= x <= high_x + reach and low_y - reach <= y <= high_y + reach

    def holds(self, x: int, y: int) -> bool:
        """TER.13 Whether a point lies in it, its edge included."""
        low_x, low_y, high_x, high_y = self.box
        if x < low_x or x > high_x or y < low_y or y > high_y:
            return False
        return any(part.holds(x, y) for part in self.parts)

    def touched(self, figure: Figure, vx: int = 0, vy: int = 0) -> bool:
        """GEO.08 Whether the core of a unit, or its sweep, touches it."""
        x, y, frame = figure
        core, (low_x, low_y, high_x, high_y) = frame.core, self.box
        if x + core.half_x + (vx if vx > 0 else 0) < low_x or x - core.half_x + (vx if vx < 0 else 0) > high_x:
            return False
        if y + core.half_y + (vy if vy > 0 else 0) < low_y or y - core.half_y + (vy if vy < 0 else 0) > high_y:
            return False
        return any(part.touched(x, y, core, vx, vy) for part in self.parts)

    def meets(self, polygon: list[Point]) -> bool:
        """CHG.04 Whether a convex polygon shares a point with it."""
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        if not self.meets_box(min(xs), min(ys), max(xs), max(ys)):
            return False
        return any(polygons_meet(polygon, part.corners) for part in self.parts)

    def meets_box(self, west: int, south: int, east: int, north: int) -> bool:
        """Whether its box shares a point with another."""
        low_x, low_y, high_x, high_y = self.box
        return low_x <= east and high_x >= west and low_y <= north and high_y >= south

    def meets_segment(self, a: Point, b: Point) -> bool:
        """TER.12, SHT.08 Whether a line between two points shares one with it."""
        return not self.misses(a, b) and any(part.meets_segment(a, b) for part in self.parts)

    def misses(self, a: Point, b: Point) -> bool:
        """Whether a line between two points lies plainly on one side of it: of its box."""
        (ax, ay), (bx, by), (low_x, low_y, high_x, high_y) = a, b, self.box
        return (
            (ax < low_x and bx < low_x)
            or (ax > high_x and bx > high_x)
            or (ay < low_y and by < low_y)
            or (ay > high_y and by > high_y)
        )

    def within(self, figure: Figure, limit: int) -> bool:
        """TER.10, UNI.04 Whether a footprint is at most so far from it."""
        x, y, frame = figure
        if not self.near(x, y, frame.radius + limit + 1):
            return False
        foot = outline(figure)
        return any(polygon_distance(foot, tuple(reversed(part.corners))) <= limit for part in self.parts)


class Ground:
    """Everything that lies on one table."""

    __slots__ = ("_by_kinds", "barriers", "closed_to", "height", "hills", "pieces", "rough", "screens", "width",
                 "woods")  # fmt: skip

    def __init__(self, table: Mapping[str, int], terrain: Iterable[Mapping[str, Any]]) -> None:
        self.width: Final[int] = table["width"]
        self.height: Final[int] = table["height"]
        self.pieces: Final = tuple(Piece(entry) for entry in terrain)
        self.screens: Final = tuple(piece for piece in self.pieces if piece.blocks_sight)
        self._by_kinds: Final[dict[tuple[str, ...], tuple[Piece, ...]]] = {}
        self.woods: Final = self.of(WOODS)
        self.hills: Final = self.of(HILL)
        self.rough: Final = self.of(ROUGH, FORD)
        self.barriers: Final = self.of(OBSTACLE, FORD)
        self.closed_to: Final = tuple(
            tuple(piece for piece in self.pieces if treads in CLOSED.get(piece.kind, ())) for treads in _ALL
        )

    def of(self, *kinds: str) -> tuple[Piece, ...]:
        """The pieces of these kinds, in the order of the scenario within each."""
        found = self._by_kinds.get(kinds)
        if found is None:
            found = tuple(piece for kind in kinds for piece in self.pieces if piece.kind == kind)
            self._by_kinds[kinds] = found
        return found

    def on_table(self, figure: Figure) -> bool:
        """GEO.08 Whether every corner of the core lies on the table."""
        x, y, core = figure[0], figure[1], figure[2].core
        return core.half_x <= x <= self.width - core.half_x and core.half_y <= y <= self.height - core.half_y

    def room(self, figure: Figure, toward: int) -> int:
        """MOV.16, GEO.08 How far a unit that is on the table may go along a heading so that it still is. Offsets are
        rounded to the nearest: it may go a little less than half a thousandth beyond the room there is."""
        x, y, core = figure[0], figure[1], figure[2].core
        fx, fy = FX[toward], FY[toward]
        rooms = []
        if fx:
            rooms.append((((self.width - x if fx > 0 else x) - core.half_x) * S + S // 2 - 1) // abs(fx))
        if fy:
            rooms.append((((self.height - y if fy > 0 else y) - core.half_y) * S + S // 2 - 1) // abs(fy))
        return min(rooms)

    def closed(self, treads: int, figure: Figure, vx: int = 0, vy: int = 0) -> Piece | None:
        """TER.01, TER.16, TER.17 The first piece closed to a unit that its core, or its sweep, touches."""
        return self.first_closed(self.closed_to[treads], figure, vx, vy)

    def first_closed(self, pieces: Iterable[Piece], figure: Figure, vx: int, vy: int) -> Piece | None:
        """TER.21 The first of some closed pieces that a core, or its sweep, touches where it is not opened."""
        for piece in pieces:
            if piece.touched(figure, vx, vy) and (piece.kind != RIVER or self._wet(piece, core_sweep(figure, vx, vy))):
                return piece
        return None

    def closed_polygon(self, treads: int, polygon: list[Point], but: Piece | None = None) -> Piece | None:
        """CHG.25 The first piece closed to a unit that a convex polygon touches, but for the work it assaults."""
        for piece in self.closed_to[treads]:
            if piece is not but and piece.meets(polygon) and (piece.kind != RIVER or self._wet(piece, polygon)):
                return piece
        return None

    def _wet(self, river: Piece, polygon: list[Point]) -> bool:
        """TER.21 A ford or road opens the river it lies on. Mostly it is told by who is near: cutting is dear."""
        parts = [part for piece in self.of(*OPENS_RIVER) for part in piece.parts]
        near = [part for part in parts if polygons_meet(polygon, part.corners)]
        if not near:
            return True
        if any(all(part.holds(x, y) for x, y in polygon) for part in near):
            return False
        for x, y in polygon:
            if not any(part.holds(x, y) for part in near) and any(part.surrounds(x, y) for part in river.parts):
                return True
        openings = [part.corners for part in near]
        return any(outside(polygon, part.corners, openings) for part in river.parts)

    def on_road(self, figure: Figure, vx: int = 0, vy: int = 0) -> bool:
        """TER.17 Whether a core, or its sweep, lies wholly in one piece of road."""
        core = core_sweep(figure, vx, vy)
        return any(
            piece.touched(figure) and not outside(core, None, [part.corners for part in piece.parts])
            for piece in self.of(ROAD)
        )

    def level(self, x: int, y: int) -> int:
        """TER.13 The highest of the hills that contain a point, 0 on the plain."""
        return max((hill.level for hill in self.hills if hill.holds(x, y)), default=0)

    def in_woods(self, figure: Figure) -> list[Piece]:
        """TER.11 The woods that a unit touches."""
        return [piece for piece in self.woods if piece.touched(figure)]

    def behind_obstacle(self, figure: Figure, ax: int, ay: int) -> bool:
        """TER.12 Whether a unit has cover from an obstacle against an attack from a centre."""
        x, y, _ = figure
        return any(piece.within(figure, INCH) and piece.meets_segment((ax, ay), (x, y)) for piece in self.of(OBSTACLE))

    def may_disperse(self, figure: Figure) -> bool:
        """UNI.04 Whether there is ground within an inch for which close-order troops may take open order."""
        return any(piece.within(figure, INCH) for piece in self.of(*DISPERSES))
