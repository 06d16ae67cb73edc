"""Hex grids: pointy-top or flat-top, either offset, ragged lines, named hexes, ints inside.

A hex is an int, 0 to size-1, counted line by line; OFF (-1) is no hex. Sides are counted clockwise 0 to 5 in the order
of `grid.directions`, vertices in the order of `grid.vertices`; vertex k is where sides k-1 and k meet.

A grid never changes: build it once with the map and share it. Neighbours and names are built with it; distances, rings
and lines of sight on first use, and kept. Everything is exact and comes in an order fixed by the grid alone.

The lattice. `grid.centre(h)` is an exact integer point, x to the right and y down the page:

    pointy: x in half widths (2 between neighbours E-W),  y in quarter heights (3 between rows)
    flat:   x in quarter widths (3 between columns),      y in half heights (2 between neighbours N-S)

so that the corners of a hex are lattice points too: centre + `grid.corners[k]`. To draw regular hexes of side s, a unit
of the axis with step 2 is s * sqrt(3) / 2 long, and a unit of the axis with step 3 is s / 2.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from string import ascii_uppercase
from typing import Final, Literal, TypeAlias

from strategikon.kernel.hexlines import Point, PointStep, crossed, exits

Orientation: TypeAlias = Literal["pointy", "flat"]
Offset: TypeAlias = Literal["even", "odd"]
Origin: TypeAlias = Literal["top", "bottom"]
Step: TypeAlias = tuple[int, ...]

OFF: Final = -1

DIRECTIONS: Final[Mapping[Orientation, tuple[str, ...]]] = {
    "pointy": ("NE", "E", "SE", "SW", "W", "NW"),
    "flat": ("N", "NE", "SE", "S", "SW", "NW"),
}
VERTICES: Final[Mapping[Orientation, tuple[str, ...]]] = {
    "pointy": ("N", "ENE", "ESE", "S", "WSW", "WNW"),
    "flat": ("NNW", "NNE", "E", "SSE", "SSW", "W"),
}
CORNERS: Final[Mapping[Orientation, tuple[Point, ...]]] = {
    "pointy": ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    "flat": ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)),
}


def opposite(direction: int) -> int:
    """The side across the hex; also the vertex across it."""
    return (direction + 3) % 6


class HexGrid:
    """A board of hexes.

    `lines` gives the number of hexes of each row (pointy) or column (flat); they may differ, and all lines begin at the
    left (pointy) or at the origin's edge (flat). The lines of `offset` parity (line 0 is even) are shifted half a hex
    right (pointy) or down (flat). `origin` is the edge of the page where row numbers begin: with "bottom", line 0 of a
    pointy grid is the lowest row, and place 0 of each column of a flat grid is its lowest hex.
    `name(line, place)`, both from 0, names a hex. ValueError when two hexes have one name, or there is no hex at all.
    """

    __slots__ = (
        "_by_name",
        "_by_point",
        "_centres",
        "_entries",
        "_lines",
        "_rings",
        "_withins",
        "corners",
        "directions",
        "distance",
        "names",
        "neighbour",
        "neighbours",
        "orientation",
        "position",
        "size",
        "vertices",
    )

    def __init__(
        self,
        orientation: Orientation,
        lines: Sequence[int],
        offset: Offset,
        name: Callable[[int, int], str],
        origin: Origin = "top",
    ) -> None:
        self.orientation: Final = orientation
        self.directions: Final = DIRECTIONS[orientation]
        self.vertices: Final = VERTICES[orientation]
        self.corners: Final = CORNERS[orientation]

        # (line, place) of each hex, both from 0.
        self.position: Final = tuple((line, place) for line, length in enumerate(lines) for place in range(length))
        self.size: Final = len(self.position)
        if not self.size:
            raise ValueError("a grid has at least one hex")
        self.names: Final = tuple(name(line, place) for line, place in self.position)
        self._by_name: Final = {text: here for here, text in enumerate(self.names)}
        if len(self._by_name) != self.size:
            raise ValueError("two hexes have the same name")

        points = _pointy_centres if orientation == "pointy" else _flat_centres
        self._centres: Final = tuple(points(lines, 0 if offset == "even" else 1, origin))
        self._by_point: Final = {point: here for here, point in enumerate(self._centres)}

        # neighbour[h][d] is a hex or OFF; neighbours[h] holds the hexes only, in direction order. Both have a last row
        # for OFF itself, so that a chain of steps that has left the board stays off it.
        self.neighbour: Final = (*self._all_neighbours(), (OFF,) * 6)
        self.neighbours: Final = tuple(tuple(there for there in row if there != OFF) for row in self.neighbour)

        # distance[a][b]: steps between two hexes, over the board or past its edge. KeyError when a is no hex.
        self.distance: Final[Mapping[int, Sequence[int]]] = _DistanceRows(orientation, self._centres)
        self._rings: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
        self._withins: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
        self._lines: Final[dict[tuple[int, int], tuple[Step, ...]]] = {}
        self._entries: Final[dict[tuple[int, int], tuple[int, ...]]] = {}

    def __repr__(self) -> str:
        return f"<HexGrid {self.orientation} {self.names[0]}..{self.names[-1]}, {self.size} hexes>"

    # Names and places

    def hex(self, name: str) -> int:
        """The hex of that name; KeyError when there is none."""
        return self._by_name[name]

    def find(self, name: str) -> int | None:
        """The hex of that name, or None."""
        return self._by_name.get(name)

    def centre(self, here: int) -> Point:
        """The centre of a hex on the lattice described at the top of this module. IndexError when it is no hex."""
        if here < 0:
            raise IndexError(f"{here} is no hex")
        return self._centres[here]

    def places(self) -> dict[str, Point]:
        """The centres of all hexes by their names, as boards of scenes hold them."""
        return dict(zip(self.names, self._centres, strict=True))

    def at(self, point: Point) -> int:
        """The hex centred on a lattice point, or OFF."""
        return self._by_point.get(point, OFF)

    # Neighbours and distances

    def direction(self, here: int, there: int) -> int:
        """The direction from a hex to its neighbour, or OFF when they are not adjacent."""
        row = self.neighbour[here]
        return row.index(there) if there != OFF and there in row else OFF

    def ring(self, here: int, radius: int) -> tuple[int, ...]:
        """The hexes at exactly that distance, clockwise from the one straight along direction 0.

        ring(h, 1) is neighbours[h]; ring(h, 0) is h alone; a negative radius gives nothing.
        """
        key = (here, radius)
        found = self._rings.get(key)
        if found is None:
            points = _ring_points(self.centre(here), radius, self.corners)
            found = self._rings[key] = tuple(self._by_point[point] for point in points if point in self._by_point)
        return found

    def within(self, here: int, radius: int) -> tuple[int, ...]:
        """The hexes at that distance or nearer, the hex itself first, then ring by ring."""
        key = (here, radius)
        found = self._withins.get(key)
        if found is None:
            rings = (self.ring(here, distance) for distance in range(radius + 1))
            found = self._withins[key] = tuple(chain.from_iterable(rings))
        return found

    # Lines of sight

    def line(self, here: int, there: int) -> tuple[Step, ...]:
        """What the straight line between two centres passes strictly between the two hexes, in order.

        A step is (hex,) where the line crosses the inside of a hex, and (lower hex, higher hex) where it runs along the
        side they share. Touching a corner of a hex is not crossing it: such a hex is not in the line. Where the board
        has no hex the step holds OFF, so from A1 to C1 on a 13/12 board the line is ((OFF, B1),).
        line(b, a) is line(a, b) backwards, and the line between neighbours is empty.
        """
        key = (here, there)
        found = self._lines.get(key)
        if found is None:
            steps = crossed(self.centre(here), self.centre(there), self.corners)
            found = self._lines[key] = tuple(self._step(step) for step in steps)
        return found

    def entry_sides(self, here: int, there: int) -> tuple[int, ...]:
        """The side(s) of `there` through which the line from `here` enters it, as directions from `there`.

        One side, or in ascending order the two that meet at the corner where it enters; none when both are one hex.
        The sides through which the line leaves `here` are entry_sides(there, here).
        """
        key = (here, there)
        found = self._entries.get(key)
        if found is None:
            found = self._entries[key] = exits(self.centre(there), self.centre(here), self.corners)
        return found

    def _step(self, points: PointStep) -> Step:
        return tuple(sorted(self.at(point) for point in points))

    def _all_neighbours(self) -> Iterator[tuple[int, ...]]:
        steps = _steps(self.corners)
        at = self._by_point.get
        for x, y in self._centres:
            yield tuple(at((x + dx, y + dy), OFF) for dx, dy in steps)


class _DistanceRows(dict[int, Sequence[int]]):
    """Rows of distances, each made when first asked for: a large map is cheap to build and exact to measure."""

    def __init__(self, orientation: Orientation, centres: Sequence[Point]) -> None:
        super().__init__()
        # The lattice coordinate in half hexes along a line, and the number of lines, whichever way the hexes point.
        self._halves = [x if orientation == "pointy" else y for x, y in centres]
        self._lines = [(y if orientation == "pointy" else x) // 3 for x, y in centres]
        self._runs = list(_runs(self._halves, self._lines))
        self._widest = max(self._halves)
        self._small = self._widest + max(self._lines[0], self._lines[-1]) <= 255
        self._rulers = _rulers(self._widest, max(self._lines) - min(self._lines)) if self._small else []

    def __missing__(self, here: int) -> Sequence[int]:
        if not 0 <= here < len(self._halves):
            raise KeyError(here)
        half, line = self._halves[here], self._lines[here]
        if self._small:
            rulers, start = self._rulers, self._widest - half
            self[here] = b"".join(
                [rulers[abs(n - line)][start + h : start + h + 2 * count : 2] for n, h, count in self._runs]
            )
        else:
            apart = ((abs(h - half), abs(n - line)) for h, n in zip(self._halves, self._lines, strict=True))
            self[here] = tuple(_steps_apart(halves, lines) for halves, lines in apart)
        return self[here]


def _rulers(widest: int, lines: int) -> list[bytes]:
    """For each number of lines: the distances to all places of a line so far away, from `widest` half hexes on this
    side to as many on the other. Rows are cut out of them, half as dear as reckoned one by one."""
    halves = range(-widest, widest + 1)
    return [bytes([_steps_apart(abs(half), number) for half in halves]) for number in range(lines + 1)]


def _steps_apart(halves: int, lines: int) -> int:
    """The steps between hexes so many half hexes along the line, and so many lines, apart."""
    return lines if halves <= lines else (halves + lines) // 2


def _runs(halves: Sequence[int], lines: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Stretches of hexes along one line, each two half hexes on: (line, half of the first, how many)."""
    start = 0
    for here in range(1, len(lines) + 1):
        if here == len(lines) or lines[here] != lines[here - 1] or halves[here] != halves[here - 1] + 2:
            yield lines[start], halves[start], here - start
            start = here


def _pointy_centres(lines: Sequence[int], shifted: int, origin: Origin) -> Iterator[Point]:
    for line, length in enumerate(lines):
        shift = 1 if line % 2 == shifted else 0
        row = line if origin == "top" else len(lines) - 1 - line
        for place in range(length):
            yield 2 * place + shift, 3 * row


def _flat_centres(lines: Sequence[int], shifted: int, origin: Origin) -> Iterator[Point]:
    longest = max(lines, default=0)
    for line, length in enumerate(lines):
        shift = 1 if line % 2 == shifted else 0
        for place in range(length):
            row = place if origin == "top" else longest - 1 - place
            yield 3 * line, 2 * row + shift


def _steps(corners: Sequence[Point]) -> tuple[Point, ...]:
    """The way from a centre to the centre across each side."""
    next_corners = (*corners[1:], corners[0])
    return tuple((a[0] + b[0], a[1] + b[1]) for a, b in zip(corners, next_corners, strict=True))


STEPS: Final[Mapping[Orientation, tuple[Point, ...]]] = {way: _steps(corners) for way, corners in CORNERS.items()}


def _ring_points(centre: Point, radius: int, corners: Sequence[Point]) -> Iterator[Point]:
    """Clockwise from straight along direction 0. Nothing when the radius is negative."""
    steps = _steps(corners)
    x, y = centre[0] + radius * steps[0][0], centre[1] + radius * steps[0][1]
    if radius == 0:
        yield x, y
    for dx, dy in steps[2:] + steps[:2]:
        for _ in range(radius):
            yield x, y
            x, y = x + dx, y + dy


def lettered_rows(rows: int, longest: int) -> HexGrid:
    """Pointy rows "A1", "A2"... from the bottom edge up; R-ANC-01 is lettered_rows(9, 13).

    Rows A, C, E... have `longest` hexes; B, D, F... one fewer, half a hex to the right. ValueError past row Z.
    """
    if rows > len(ascii_uppercase):
        raise ValueError(f"{rows} rows, but only {len(ascii_uppercase)} letters")
    lengths = [longest - line % 2 for line in range(rows)]
    return HexGrid("pointy", lengths, "odd", lambda line, place: f"{ascii_uppercase[line]}{place + 1}", "bottom")


@lru_cache(maxsize=32)
def offset_rows(columns: int, rows: int) -> HexGrid:
    """Pointy rows of equal length named "column,row", both counted from 0 at the top left; odd rows lie half a hex to
    the right."""
    return HexGrid("pointy", [columns] * rows, "odd", lambda line, place: f"{place},{line}", "top")


def column_row(columns: int, rows: int, odd_columns_lower: bool = True) -> HexGrid:
    """Flat columns of equal length named "CCRR", both counted from 01 at the top left, so "0101" is in an odd column.

    ValueError past 99.
    """
    if max(columns, rows) > 99:
        raise ValueError(f"{columns} columns and {rows} rows do not fit in two digits each")
    offset: Offset = "even" if odd_columns_lower else "odd"
    return HexGrid("flat", [rows] * columns, offset, lambda line, place: f"{line + 1:02}{place + 1:02}", "top")
