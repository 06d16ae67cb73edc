"""6.2 The map: terrain, levels, hexsides, and what the ground makes of every step. Nothing of it ever changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, Final, TypeAlias

from strategikon.alexander.grids import Look, boards, edge_distances, flow, looks, open_flows, shared_grid
from strategikon.alexander.tables import DIFFICULT, HEX_TERRAINS, MOVEMENT_LOSS, MOVEMENT_MP, PROHIBITED
from strategikon.kernel.hexarcs import facings
from strategikon.kernel.hexgrid import OFF, HexGrid, opposite
from strategikon.kernel.hexlists import CCRR, hexes_of, sides_of

TERRAINS: Final = (*HEX_TERRAINS, "sea", "city", "town")  # the last three are ours: nobody, nobody, as clear
CLOSED: Final = frozenset({"sea", "city"})
BLOCKS_SIGHT: Final = frozenset({"woods", "city", "town"})
HEXSIDES: Final = ("minor_river", "stream", "steep_stream_bank", "steep_bank", "rampart", "gate")
EDGES: Final = ("N", "S", "E", "W")
SLOPES: Final = {1: "up_1", -1: "down_1", 2: "up_2", -2: "down_2", 3: "up_or_down_3", -3: "up_or_down_3"}
GATE_MP: Final = 1
STEEPEST: Final = 3  # levels, 6.29p
DISKS: Final = 32  # radii
MOST_REACHES: Final = 10_000  # kept at a time, some 500 bytes each

NOTHING: Final[frozenset[str]] = frozenset()  # along a hexside

Places: TypeAlias = tuple[int, ...]
Way: TypeAlias = tuple[str, bool, frozenset[str]]  # column of 6.29, note d, closed terrains

LEADER_WAY: Final = 0  # of `Ground.ways`: leaders pay cavalry MP, and never cohesion (4.1e)


def _ahead(hour: int) -> tuple[int, ...]:
    """6.32a, 6.64a The hexsides a single unit that faces so may leave by: even hours are columns."""
    side = hour // 2
    return tuple(sorted((side, (side + 1) % 6))) if hour % 2 else (side, (side - 1) % 6, (side + 1) % 6)


AHEAD: Final = tuple(map(_ahead, range(12)))


class Ground:
    """The map of a battle, and tables of it that are filled as they are asked for."""

    grid: HexGrid
    bits: list[int]  # by hex, for sets of hexes in one number
    around: list[int]
    look: tuple[Look, ...]  # by hex: what an array by hex holds in the hexes around it
    columns: int
    rows: int
    terrain: list[str]  # by hex
    level: list[int]
    difficult: list[bool]  # 6.28 by hex
    hexsides: dict[tuple[int, int], frozenset[str]]  # by (hex, side), from both hexes
    rampage: tuple[int, ...]  # 9.14 the hexside of dice 1 to 6
    facings: tuple[str, ...]  # names by hour
    edge_distance: dict[str, tuple[int, ...]]
    ways: list[Way]

    def begin_tables(self) -> None:
        """Once `ways` are known."""
        self._steps: list[dict[int, tuple[int, int]]] = [{} for _ in self.ways]
        self._open: list[dict[int, int]] = [{} for _ in self.ways]
        self._ahead: list[dict[int, tuple[tuple[Places, int, int], ...]]] = [{} for _ in self.ways]
        self._abreast: list[dict[tuple[int, int, int], tuple[tuple[Places, int, int], ...]]] = [{} for _ in self.ways]
        self._controlled: dict[tuple[int, int, int, int, bool], Places] = {}
        self._easy_steps: dict[int, Places] = {}
        self._leader_steps: dict[int, tuple[tuple[int, int], ...]] = {}
        self._disks: dict[int, int] = {}
        self._leader_flows: list[tuple[int, int]] = []
        self._reach: dict[tuple[int, int, int, int], int] = {}

    # -- the map -----------------------------------------------------------------------------------------------------

    def read_map(self, chart: Mapping[str, Any]) -> None:
        self.columns = chart.get("columns", 60)
        self.rows = chart.get("rows", 50)
        self.grid = shared_grid(self.columns, self.rows)
        self.bits, self.around = boards(self.grid)
        self.look = looks(self.grid)
        size = self.grid.size
        self.terrain = [chart.get("base_terrain", "clear")] * size
        self.base_level = chart.get("base_level", 1)
        self.level = [self.base_level] * size
        for patch in chart.get("terrain", ()):
            for here in hexes_of(self.grid, patch["hexes"], CCRR):
                self.terrain[here] = patch["type"]
        for patch in chart.get("level", ()):
            for here in hexes_of(self.grid, patch["hexes"], CCRR):
                self.level[here] = patch["level"]
        for here, name in enumerate(self.terrain):
            if name == "major_river":
                self.level[here] = 1  # 6.23c
        self.hexsides = {}
        for feature in chart.get("hexside", ()):
            for here, side in sides_of(self.grid, feature["sides"], CCRR):
                self._add_hexside(here, side, feature["type"])
        self.difficult = [name in DIFFICULT or name in CLOSED for name in self.terrain]
        rampage = chart.get("rampage", self.grid.directions)
        self.rampage = tuple(self.grid.directions.index(side) for side in rampage)
        self.facings = facings(self.grid)
        self.edge_distance = {edge: edge_distances(self.grid, edge, self.columns, self.rows) for edge in EDGES}

    def _add_hexside(self, here: int, side: int, feature: str) -> None:
        self.hexsides[here, side] = self.hexsides.get((here, side), frozenset()) | {feature}
        there = self.grid.neighbour[here][side]
        if there != OFF:
            back = (there, opposite(side))
            self.hexsides[back] = self.hexsides.get(back, frozenset()) | {feature}

    def difficult_side(self, here: int, side: int) -> bool:
        """6.28 Level changes, steep banks, steep stream banks and minor rivers are Difficult; streams and gates not."""
        found = self.hexsides.get((here, side), ())
        if "gate" in found:
            return False
        there = self.grid.neighbour[here][side]
        if there != OFF and self.level[there] != self.level[here]:
            return True
        return any(name in DIFFICULT for name in found)

    def easy_steps(self, here: int) -> Places:
        """6.28 The hexes around a hex that are not Difficult, nor the hexside between."""
        found = self._easy_steps.get(here)
        if found is None:
            row = enumerate(self.grid.neighbour[here])
            free = ((side, there) for side, there in row if there != OFF and not self.difficult[there])
            found = self._easy_steps[here] = tuple(t for side, t in free if not self.difficult_side(here, side))
        return found

    # -- what a step costs -------------------------------------------------------------------------------------------

    def step(self, way: int, here: int, side: int) -> tuple[int, int]:
        """6.29 (MP, cohesion) of the step from a hex through a side for a way of moving (`way_of`, `LEADER_WAY`);
        MP is PROHIBITED where it may not be made."""
        key, known = here * 6 + side, self._steps[way]
        found = known.get(key)
        if found is None:
            found = known[key] = self._step(self.ways[way], here, side)
        return found

    def open_sides(self, way: int, here: int) -> int:
        """6.29 The sides of a hex, as bits, through which a way of moving may leave it."""
        known = self._open[way]
        found = known.get(here)
        if found is None:
            free = (side for side in range(6) if self.step(way, here, side)[0] != PROHIBITED)
            found = known[here] = sum(1 << side for side in free)
        return found

    def controlled(self, way: int, mask: int, first: int, second: int, easy: bool) -> Places:
        """7.21, 7.22 The hexes beyond these sides (as bits) of one hex or two that a way of moving may enter, each
        once; only those that are not Difficult, if it must be `easy`."""
        key = (way, mask, first, second, easy)
        found = self._controlled.get(key)
        if found is None:
            found = self._controlled[key] = tuple(dict.fromkeys(self._find_controlled(*key)))
        return found

    def _find_controlled(self, way: int, mask: int, first: int, second: int, easy: bool) -> Iterator[int]:
        for here in (first, second):
            sides = mask & self.open_sides(way, here) if here != OFF else 0
            for side, there in enumerate(self.grid.neighbour[here]) if sides else ():
                if sides >> side & 1 and there not in (first, second) and not (easy and self.difficult[there]):
                    yield there

    def ahead(self, way: int, here: int, facing: int) -> tuple[tuple[Places, int, int], ...]:
        """6.32a, 6.64a, 6.29 The steps of a single unit that faces so, in line or in column, with their MP and
        cohesion; not those that the ground prohibits."""
        key, known = here * 12 + facing, self._ahead[way]
        found = known.get(key)
        if found is None:
            costs = [((self.grid.neighbour[here][side],), *self.step(way, here, side)) for side in AHEAD[facing]]
            found = known[key] = tuple(step for step in costs if step[1] != PROHIBITED)
        return found

    def abreast(self, way: int, left: int, right: int, facing: int) -> tuple[tuple[Places, int, int], ...]:
        """6.43, 6.29, R-ALEX-40 The same of a double in line: both halves forward, to the left and to the right, then
        the two pivots on its middle front hex. Of two hexes entered the dearer counts, and the higher loss (6.42a)."""
        key, known = (left, right, facing), self._abreast[way]
        found = known.get(key)
        if found is None:
            found = known[key] = tuple(self._find_abreast(way, left, right, facing))
        return found

    def _find_abreast(self, way: int, left: int, right: int, facing: int) -> Iterator[tuple[Places, int, int]]:
        rows, (first, second) = self.grid.neighbour, ((facing - 1) // 2 % 6, (facing + 1) // 2 % 6)
        middle = rows[right][first]
        for places, entries in (
            ((rows[left][first], middle), ((left, first), (right, first))),
            ((rows[left][second], rows[right][second]), ((left, second), (right, second))),
            ((middle, right), ((left, second),)),
            ((left, middle), ((right, first),)),
        ):
            costs = [self.step(way, here, side) for here, side in entries]
            if all(mp != PROHIBITED for mp, _ in costs):  # nor is it off the map
                yield places, max(mp for mp, _ in costs), max(loss for _, loss in costs)

    def leader_steps(self, here: int) -> tuple[tuple[int, int], ...]:
        """4.1e The hexes a leader may step to from a hex, as far as the ground goes, with their MP."""
        found = self._leader_steps.get(here)
        if found is None:
            row = self.grid.neighbour[here]
            costs = ((there, self.step(LEADER_WAY, here, side)[0]) for side, there in enumerate(row))
            found = self._leader_steps[here] = tuple(step for step in costs if step[1] != PROHIBITED)
        return found

    # -- 4.21 lines of command -----------------------------------------------------------------------------------------

    def reach(self, start: int, limit: int, closed: int = 0, ends: int = 0) -> int:
        """4.21 The hexes a line of command reaches, as bits: `closed` hexes are not entered, `ends` not left again;
        these are bits too."""
        key = (start, limit, closed, ends)
        found = self._reach.get(key)
        if found is None:
            if len(self._reach) > MOST_REACHES:
                self._reach.clear()
            found = self._reach[key] = reduce(or_, self.rings(start, limit, closed, ends))
        return found

    def disk(self, here: int, radius: int) -> int:
        """The hexes at that distance or nearer, as bits; none of NOWHERE."""
        key = here * DISKS + radius
        found = self._disks.get(key)
        if found is None:
            found = self._disks[key] = self._disk(here, radius) if here >= 0 else 0
        return found

    def _disk(self, here: int, radius: int) -> int:
        if radius == 0:
            return self.bits[here]
        found = self.disk(here, radius - 1)
        return found | flow(found, open_flows(self.grid))

    def board(self, places: Iterable[int]) -> int:
        """A set of hexes in one number."""
        return reduce(or_, map(self.bits.__getitem__, places), 0)

    def rings(self, start: int, limit: int, closed: int = 0, ends: int = 0) -> Iterator[int]:
        """4.21 The same ring by ring, by the length of the line."""
        flows = self._leader_flows or self._find_flows()
        frontier = self.bits[start]
        barred = frontier | closed
        yield frontier
        for _ in range(limit):
            new = flow(frontier, flows) & ~barred
            yield new
            barred |= new
            frontier = new & ~ends

    def _find_flows(self) -> list[tuple[int, int]]:
        """By how many places, and from which hexes, as bits: every step that the ground allows a leader."""
        flows = dict(open_flows(self.grid))
        rows, step = self.grid.neighbour, self.step
        plain = (self.base_level, "clear")
        patches = [here for here, ground in enumerate(zip(self.level, self.terrain, strict=True)) if ground != plain]
        near = {here for there in patches for here in (there, *self.grid.neighbours[there])}
        for here in near | {here for here, _ in self.hexsides}:
            for side, there in enumerate(rows[here]):
                if there != OFF and step(LEADER_WAY, here, side)[0] == PROHIBITED:
                    flows[there - here] &= ~self.bits[here]
        self._leader_flows = list(flows.items())
        return self._leader_flows

    def _step(self, way: Way, here: int, side: int) -> tuple[int, int]:
        there = self.grid.neighbour[here][side]
        if there == OFF:
            return PROHIBITED, 0
        features = self.hexsides.get((here, side), NOTHING)
        return _cost(way, self.terrain[there], features, self.level[there] - self.level[here])

    def charges(self, here: int, side: int) -> list[str]:
        """The lines of chart 6.29 that a step through a side of a hex meets: the hex, its hexsides, the slope last."""
        there = self.grid.neighbour[here][side]
        features = self.hexsides.get((here, side), NOTHING)
        return _charges(self.terrain[there], features, self.level[there] - self.level[here])


@cache
def _cost(way: Way, terrain: str, features: frozenset[str], climb: int) -> tuple[int, int]:
    """6.29 (MP, cohesion) of a step into a terrain, across such a hexside, so many levels up. There are few kinds of
    steps on a map and many steps: a battle on a new map begins a seventh faster than if each were reckoned."""
    column, light, banned = way
    if terrain in CLOSED or terrain in banned:
        return PROHIBITED, 0
    if "gate" in features:
        return GATE_MP, 0
    charges = _charges(terrain, features, climb)
    losses = [MOVEMENT_LOSS[charge][column] for charge in charges]
    if PROHIBITED in losses or abs(climb) > STEEPEST:
        return PROHIBITED, 0
    if light and climb == -1:
        losses[-1] = 0  # note d
    return sum(MOVEMENT_MP[charge] for charge in charges), sum(losses)


def _charges(terrain: str, features: frozenset[str], climb: int) -> list[str]:
    lines = [terrain if terrain in MOVEMENT_MP else "clear", *(feature for feature in HEXSIDES if feature in features)]
    return [*lines, SLOPES[max(-STEEPEST, min(STEEPEST, climb))]] if climb else lines
