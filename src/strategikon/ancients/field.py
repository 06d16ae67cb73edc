"""What never changes in one battle: the board, the armies as they were named, and what follows from both."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Any, Final, TypeAlias

from strategikon.ancients.state import Ancients
from strategikon.ancients.tables import (
    CLASS_NUMBER,
    CLASSES,
    CLEAR,
    TERRAIN_NUMBER,
    TERRAINS,
    TROOPS,
    Terrain,
    UnitClass,
)
from strategikon.kernel.battle import Battle
from strategikon.kernel.hexgrid import OFF, lettered_rows

# R-ANC-01: nine rows, A at the bottom; those of odd number have 13 hexes.
GRID: Final = lettered_rows(9, 13)  # 2.01, R-ANC-01
NEIGHBOURS: Final = GRID.neighbours[:-1]
SIDES: Final = ("south", "north")
SOUTH, NORTH = range(2)

# R-ANC-04: the hexes of the next row nearer the own edge, for each side.
REAR: Final = tuple(
    tuple(tuple(GRID.neighbour[here][d] for d in ways if GRID.neighbour[here][d] != OFF) for here in range(GRID.size))
    for ways in ((2, 3), (0, 5))
)
LAST_ROW: Final = GRID.position[-1][0]
BASELINE: Final = (0, LAST_ROW)

# R-ANC-02: sections are kept as seen from the bottom; a hex on a dotted line has two of the bits.
WEST, CENTRE, EAST = 1, 2, 4
SECTIONS: Final = ("west", "centre", "east")


def _section(line: int, place: int) -> int:
    """2.03, R-ANC-02 The section or sections of a hex, by its row and its place in it."""
    number, thirteen = place + 1, line % 2 == 0
    west = number <= (5 if thirteen else 4)
    east = number >= 9
    centre = 5 <= number <= (9 if thirteen else 8)
    return WEST * west | CENTRE * centre | EAST * east


# By hex; the last is for OFF, which lies in no section.
SECTION: Final = (*(_section(line, place) for line, place in GRID.position), 0)

Sight: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
Step: TypeAlias = tuple[int, list["Step"]]  # into which hex, and the steps that lead on from there


@lru_cache(maxsize=64)
def _steps(shut: tuple[bool, ...]) -> tuple[list[Step], ...]:
    """By hex, the steps into the neighbours whose ground can be entered.

    A march is searched ring by ring, so a step leads on in its own direction and the two beside it only: all other
    neighbours are neighbours of the hex before as well, and were met there.
    """
    ways = range(6)
    onward: list[list[list[Step]]] = [[[] for _ in ways] for _ in range(GRID.size)]
    steps: list[list[Step | None]] = [
        [None if there == OFF or shut[there] else (there, onward[there][way]) for way, there in enumerate(near)]
        for near in GRID.neighbour[: GRID.size]
    ]
    for here, way in product(range(GRID.size), ways):
        ahead = [steps[here][turn] for turn in ways if (turn - way) % 6 in (5, 0, 1)]
        onward[here][way] += [step for step in ahead if step]
    return tuple([step for step in near if step] for near in steps)


class Field:
    """One battlefield and two armies. Pieces are numbered: the units of both sides, then their leaders."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, str]) -> None:
        self.document = document
        self.inline = "schema" not in document  # the setup of a case
        self._raise_armies(document["side"])
        self._lay_terrain(document.get("board", {}))
        self._read_special(document)
        self.caps_both = options["terrain_caps"] == "both"
        self.reply_attack = options["first_strike_reply"] == "attack"
        self.copy_normal = options["elephant_copy"] == "normal"

    # -- the armies ----------------------------------------------------------------------------------------------

    def _raise_armies(self, sides: list[Mapping[str, Any]]) -> None:
        units = [(s, unit) for s, side in enumerate(sides) for unit in side.get("unit", ())]
        leaders = [(s, leader) for s, side in enumerate(sides) for leader in side.get("leader", ())]
        pieces = units + leaders
        self.units = len(units)
        self.pieces = len(pieces)
        self.ids = tuple(piece["id"] for _, piece in pieces)
        self.number = {name: piece for piece, name in enumerate(self.ids)}
        self.side_of = tuple(side for side, _ in pieces)
        self.class_number = tuple(CLASS_NUMBER[unit["class"]] for _, unit in units)
        self.classes: tuple[UnitClass, ...] = tuple(CLASSES[number] for number in self.class_number)
        self.units_of = tuple(tuple(u for u in range(self.units) if self.side_of[u] == s) for s in (SOUTH, NORTH))
        self.leaders_of = tuple(
            tuple(p for p in range(self.units, self.pieces) if self.side_of[p] == s) for s in (SOUTH, NORTH)
        )
        self.pieces_of = tuple(self.units_of[s] + self.leaders_of[s] for s in (SOUTH, NORTH))
        # The units of a side, and its leaders, bear numbers in a row: the two slices of a list by piece.
        last_unit, last_leader = len(self.units_of[SOUTH]), self.units + len(self.leaders_of[SOUTH])
        self.spans_of = (
            (slice(0, last_unit), slice(self.units, last_leader)),
            (slice(last_unit, self.units), slice(last_leader, self.pieces)),
        )
        self.troops_of = tuple(
            {troops: tuple(u for u in self.units_of[s] if self.classes[u].is_of(troops)) for troops in TROOPS}
            for s in (SOUTH, NORTH)
        )
        self.start = tuple(GRID.hex(piece["hex"]) for _, piece in pieces)
        self.full = tuple(unit_class.blocks for unit_class in self.classes)
        self.blocks = tuple(unit.get("blocks", full) for (_, unit), full in zip(units, self.full, strict=True))
        # 17.55 What Rally restores at the most: in a scenario file `blocks` is the starting strength.
        self.most = self.full if self.inline else self.blocks
        self.command = tuple(side.get("hand", 5) for side in sides)  # 7.13
        self.target = tuple(side.get("banners", 6) for side in sides)
        self.called = {piece["id"]: (piece.get("name"), piece.get("name_fr")) for _, piece in pieces}
        self.called |= {side["id"]: (side.get("name_en"), side.get("name_fr")) for side in sides}

    # -- the ground ----------------------------------------------------------------------------------------------

    def _lay_terrain(self, board: Mapping[str, Any]) -> None:
        ground = [CLEAR] * GRID.size
        for name, number in TERRAIN_NUMBER.items():
            for entry in board.get(name, ()):
                ground[GRID.hex(entry["hex"] if name == "rampart" else entry)] = number
        self.ground = tuple(ground)
        self.terrain: tuple[Terrain, ...] = tuple(TERRAINS[number] for number in ground)
        self.ramparts = {
            GRID.hex(entry["hex"]): frozenset(GRID.directions.index(side) for side in entry["sides"])
            for entry in board.get("rampart", ())
        }
        self.shut = tuple(terrain.impassable for terrain in self.terrain)
        self.shut_to_machines = tuple(terrain.closed_to_machines for terrain in self.terrain)
        self.steps = _steps(self.shut)
        steps_of_machines = _steps(self.shut_to_machines)
        self.stops_mounted = tuple(terrain.stop_mounted != "no" for terrain in self.terrain)
        self.stops_foot = tuple(terrain.stop_foot != "no" for terrain in self.terrain)
        self.shut_to = tuple(self.shut_to_machines if kind.machine else self.shut for kind in self.classes)
        self.steps_of = tuple(steps_of_machines if kind.machine else self.steps for kind in self.classes)
        self.stops_of = tuple(self.stops_foot if kind.foot else self.stops_mounted for kind in self.classes)
        self.has_camp = any(terrain.dice < 0 for terrain in self.terrain)  # only a camp can leave no dice (R-ANC-56)
        self.hill = tuple(terrain.sight == "hill" for terrain in self.terrain)
        self.hill_number = self._number_hills()
        self._sights: dict[tuple[int, int], dict[int, Sight]] = {}
        ranges = set() if self.inline else {kind.range for kind in self.classes}
        for here, far in product(range(GRID.size), sorted(ranges)):
            self.sight(here, far)

    def _number_hills(self) -> tuple[int, ...]:
        """R-ANC-52 Connected hill hexes are one hill; 0 is no hill."""
        number = [0] * GRID.size
        for start in range(GRID.size):
            if self.hill[start] and not number[start]:
                queue = [start]
                while queue:
                    here = queue.pop()
                    number[here] = start + 1
                    queue += [there for there in NEIGHBOURS[here] if self.hill[there] and not number[there]]
        return tuple(number)

    def sight(self, here: int, far: int) -> dict[int, Sight]:
        """10.14 Within a range of a hex: every hex that terrain leaves in sight, with what pieces could block it.

        It never changes; in the setup of a case it is worked out when first asked for.
        """
        sights = self._sights.get((here, far))
        if sights is None:
            sights = self._sights[here, far] = {
                there: self._pieces_could_block(here, there)
                for there in GRID.within(here, far)[1:]
                if GRID.distance[here][there] > 1 and not self.sight_blocked_by(here, there, lambda hex: False)
            }
        return sights

    def _pieces_could_block(self, here: int, there: int) -> Sight:
        """The hexes of which any one that is occupied blocks, and those that block only if both are."""
        singles: list[int] = []
        pair: tuple[int, ...] = ()
        for step in GRID.line(here, there):
            open_hexes = tuple(hex for hex in step if hex != OFF and not self.terrain_blocks(here, there, hex))
            if len(open_hexes) == 1:
                singles.append(open_hexes[0])
            else:
                pair = open_hexes
        return tuple(singles), pair

    def sight_blocked_by(self, here: int, there: int, occupied: Any) -> tuple[int, ...]:
        """10.15-10.18 The first step of the line that blocks sight: one hex, or the two along whose side it runs."""
        for step in GRID.line(here, there):
            if all(hex == OFF or self.terrain_blocks(here, there, hex) or occupied(hex) for hex in step):
                return step
        return ()

    def terrain_blocks(self, here: int, there: int, between: int) -> bool:
        """16.11, 16.16-16.19, 16.41 Forest and camp block; a hill does, unless all three are one plateau (R-ANC-52)."""
        sight = self.terrain[between].sight
        if sight != "hill":
            return sight == "blocks"
        hills = self.hill_number
        return not hills[here] == hills[there] == hills[between]

    # -- special rules -------------------------------------------------------------------------------------------

    def _read_special(self, document: Mapping[str, Any]) -> None:
        self.objectives = tuple(
            (
                objective.get("id", name),
                SIDES.index(objective["side"]),
                GRID.hex(name),
                objective["banners"],
                objective.get("keep", "permanent"),
            )
            for objective in document.get("objective", ())
            for name in objective["hexes"]
        )
        exits: list[dict[int, int]] = [{}, {}]
        for way in document.get("exit", ()):
            for name in way["hexes"]:
                exits[SIDES.index(way["side"])][GRID.hex(name)] = way["banners"]
        self.exits = tuple(exits)
        self.hand_changes = tuple(
            (SIDES.index(rule["params"]["side"]), rule["params"]["turn"], rule["params"]["hand"])
            for rule in document.get("special_rule", ())
            if rule["effect"] == "hand_change"
        )


Fight: TypeAlias = Battle[Ancients, Field]
