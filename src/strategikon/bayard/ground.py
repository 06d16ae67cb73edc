"""1.04, A1.01-A1.06, A1.53 The board of a scenario: terrain by hex, works by face, roads and levels, as flat tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

from strategikon.bayard.tables import COMPOUNDS, OBSTACLES, TERRAIN, TERRAIN_IDS, Obstacle, Terrain
from strategikon.kernel.hexgrid import OFF, HexGrid, offset_rows, opposite
from strategikon.kernel.hexlists import COMMA, hexes_of, sides_of
from strategikon.kernel.hexsets import Spread

SIDES: Final = 6
BIT: Final = {name: 1 << number for number, name in enumerate(TERRAIN_IDS)}  # terrain of a hex is a set of bits
FOREST, HILL, ROCKS, BUILT_UP = BIT["forest"], BIT["hill"], BIT["rocks"], BIT["built_up"]
MARSH, SAND, SNOW, MOUNTAIN = BIT["marsh"], BIT["sand"], BIT["snow"], BIT["mountain"]
ROUGH: Final = sum(BIT[name] for name, terrain in TERRAIN.items() if terrain.rough)  # R-BAY-06
WATER: Final = sum(BIT[name] for name, terrain in TERRAIN.items() if terrain.water)
PAVED: Final = BIT["road"] | BIT["bridge"]
FORDS: Final = BIT["ford"] | BIT["stream"]
EDGES: Final = ("N", "S", "E", "W")
Crossings = dict[tuple[int, int], tuple[Obstacle, ...]]


class Ground:
    """What never changes of a board. Works that are built, broken or burnt are changes kept by the state."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.columns: int = board["columns"]
        self.rows: int = board["rows"]
        self.grid: HexGrid = offset_rows(self.columns, self.rows)
        size = self.grid.size
        self.desert: bool = board.get("desert", False)
        self.default: str = board.get("terrain", "open")
        self.terrain = [0] * size
        self.level = [0] * size
        self.stone: set[int] = set()  # A5 built-up hexes of stone
        self.faces: list[tuple[str, ...]] = [()] * (size * SIDES)  # works by hex * 6 + side, on the protected hex
        self.road = [0] * size  # sides through which a road leaves the hex, as bits
        self.bridge: set[int] = set()
        self.wholes: dict[int, str] = {}  # A1.53 hexes of which a variant or compound was named, and which
        self._read_areas(board.get("area", ()))
        self._read_faces(board.get("face", ()))
        self._read_roads(board.get("road", ()))
        self._pave()
        self.hill = self._hills()
        self.known: Final = {bits: parts(bits) for bits in set(self.terrain)}
        self.into: Final[Crossings] = {}  # works between neighbours, found when first asked for (`works.py`)
        self.out_of: Final[Crossings] = {}

    def _read_areas(self, areas: Iterable[Mapping[str, Any]]) -> None:
        """A1.53 A compound is its parts; A1.06 areas that share a hex combine. Works that belong to an area (a walled
        village) stand on its outer faces."""
        default = bits_of(self.default)
        self.terrain = [default] * self.grid.size
        if self.default in COMPOUNDS:
            self.wholes = dict.fromkeys(range(self.grid.size), self.default)
        named: set[int] = set()
        for area in areas:
            here = list(hexes_of(self.grid, area["hexes"], COMMA))
            for place in here:
                if area["type"] in COMPOUNDS:
                    self.wholes[place] = area["type"]
                elif place not in named:
                    self.wholes.pop(place, None)
                self.terrain[place] = bits_of(area["type"]) | (self.terrain[place] if place in named else 0)
                if self.terrain[place] & BIT["ford"]:
                    self.terrain[place] &= ~BIT["river"]  # A1.24 a ford laid over the river opens it
                if self.terrain[place] & HILL:
                    self.level[place] = max(self.level[place], area.get("level", 1))
                if area.get("stone"):
                    self.stone.add(place)
            named.update(here)
            self._wall(set(here), [part for part in expanded(area["type"]) if part in OBSTACLES])

    def _wall(self, here: set[int], works: Iterable[str]) -> None:
        for place in sorted(here):
            for side, there in enumerate(self.grid.neighbour[place]):
                if there not in here:
                    for work in works:
                        self._add_face(place, side, work)

    def _read_faces(self, faces: Iterable[Mapping[str, Any]]) -> None:
        for entry in faces:
            for place, side in sides_of(self.grid, entry["faces"], COMMA):
                for work in expanded(entry["type"]):
                    self._add_face(place, side, work)

    def _add_face(self, place: int, side: int, work: str) -> None:
        there = place * SIDES + side
        self.faces[there] = tuple(dict.fromkeys((*self.faces[there], work)))

    def fortify(self, place: int, sides: Iterable[str]) -> None:
        """A2.81 A unit starts behind fortifications on these faces of its hex."""
        for side in sides:
            self._add_face(place, self.grid.directions.index(side), "fortification")

    def _read_roads(self, roads: Iterable[Mapping[str, Any]]) -> None:
        """A1.33, A1.35 A chain of hexes; bridges are hexes of it. A1.23-A1.25 Over closed water a road is on a bridge,
        said or not."""
        for entry in roads:
            chain = list(hexes_of(self.grid, entry["hexes"], COMMA))
            self.bridge.update(hexes_of(self.grid, entry.get("bridges", ()), COMMA))
            self.bridge.update(filter(self._is_closed_water, chain))
            for here, there in pairwise(chain):
                self._link(here, there)

    def _link(self, here: int, there: int) -> None:
        side = self.grid.neighbour[here].index(there)
        self.road[here] |= 1 << side
        self.road[there] |= 1 << opposite(side)

    def _pave(self) -> None:
        """A1.33, A1.35, A1.53 Areas that are roads (on a hill, in a forest), where no chain leads through them, join
        the roads beside them, and an area that is a bridge its banks too."""
        chained = frozenset(here for here, sides in enumerate(self.road) if sides)
        paved = frozenset(here for here, bits in enumerate(self.terrain) if bits & PAVED) - chained
        self.bridge.update(here for here in paved if self.terrain[here] & BIT["bridge"] or self._is_closed_water(here))
        for here in paved:
            for there in self.grid.neighbours[here]:
                is_bank = self.terrain[here] & BIT["bridge"] and not self._is_closed_water(there)
                if is_bank or there in paved or there in chained:
                    self._link(here, there)

    def _is_closed_water(self, here: int) -> bool:
        return any(part.closed and part.water for part in parts(self.terrain[here]))

    def _hills(self) -> list[int]:
        """R-BAY-45 Hexes of one hill have one number; 0 is the plain."""
        hill = [0] * self.grid.size
        count = 0
        for start in range(self.grid.size):
            if self.level[start] and not hill[start]:
                count += 1
                todo = [start]
                while todo:
                    here = todo.pop()
                    if not hill[here]:
                        hill[here] = count
                        todo += [there for there in self.grid.neighbours[here] if self.level[there]]
        return hill

    @cached_property
    def footpaths(self) -> Spread:
        """2.21, 3.13 The steps that are open to single men; few boards are ever asked for them."""
        return Spread((here, there) for here in range(self.grid.size) for there in self.grid.neighbours[here]
                      if self._lets_figures_through(here, there))  # fmt: skip

    def _lets_figures_through(self, here: int, there: int) -> bool:
        """2.21, 3.13, A1.31 A step for a single man: on to impassable ground along a road alone, and over no cliff."""
        side = self.side(here, there)
        crossed = (*self.faces[here * SIDES + side], *self.faces[there * SIDES + opposite(side)])
        if any(OBSTACLES[work].closed for work in crossed):
            return False
        return self.on_one_road(here, there) or not any(part.closed for part in self.known[self.terrain[there]])

    # -- asking ------------------------------------------------------------------------------------------------------

    def side(self, here: int, there: int) -> int:
        """The side of a hex that looks at its neighbour."""
        return self.grid.neighbour[here].index(there)

    def on_one_road(self, here: int, there: int) -> bool:
        """3.24 Whether a road leads from one hex to its neighbour."""
        return bool(self.road[here] >> self.side(here, there) & 1)

    def edge_row(self, edge: str) -> tuple[int, ...]:
        """R-BAY-04 The hexes along an edge of the board."""
        return tuple(place for place, (line, column) in enumerate(self.grid.position)
                     if {"N": line == 0, "S": line == self.rows - 1,
                         "W": column == 0, "E": column == self.columns - 1}[edge])  # fmt: skip

    def rear_steps(self, edge: str) -> tuple[tuple[int, ...], ...]:
        """R-BAY-04, 4.83 For each hex the neighbours that lie nearer to an edge; OFF stands for leaving the table."""
        distance = self.edge_distance(edge)
        found = []
        for here in range(self.grid.size):
            steps = [there for there in self.grid.neighbours[here] if distance[there] < distance[here]]
            found.append(tuple(steps) if steps else (OFF,))
        return tuple(found)

    def edge_distance(self, edge: str) -> tuple[int, ...]:
        """Rows to the north or south edge; to the east or west one steps to its nearest hex."""
        if edge in ("N", "S"):
            return tuple(line if edge == "N" else self.rows - 1 - line for line, _ in self.grid.position)
        row = self.edge_row(edge)
        return tuple(min(self.grid.distance[here][there] for there in row) for here in range(self.grid.size))


def bits_of(name: str) -> int:
    """The terrain of a word as bits; works have none."""
    return sum(BIT[part] for part in expanded(name) if part in BIT)


def parts(bits: int) -> tuple[Terrain, ...]:
    """The kinds of terrain in a hex."""
    return tuple(TERRAIN[name] for name, bit in BIT.items() if bits & bit)


def works(names: Iterable[str]) -> tuple[Obstacle, ...]:
    """A1.43 The works on a face; embankment and ditch together are an embankment."""
    found = tuple(names)
    if "embankment" in found:
        found = tuple(name for name in found if name != "ditch")
    return tuple(OBSTACLES[name] for name in found)


def expanded(name: str) -> tuple[str, ...]:
    """A1.53 The parts of a compound; anything else is itself."""
    return tuple(part for whole in COMPOUNDS.get(name, (name,)) for part in COMPOUNDS.get(whole, (whole,)))
