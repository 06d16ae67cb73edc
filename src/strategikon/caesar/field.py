"""What never changes in one battle: the table, the troops, divisions and captains, and the scenario's own rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from strategikon.caesar.army import Troop, cannot_take, troop
from strategikon.caesar.ground import WORKS, Ground, Piece
from strategikon.caesar.shapes import shape
from strategikon.caesar.state import Armies
from strategikon.caesar.tables import EDGES, FORMATIONS
from strategikon.kernel.battle import Battle

PLAIN_TABLE: Final = {"width": 72_000, "height": 48_000}  # of an inline setup
PLAIN_EDGES: Final = ("south", "north")
PLAIN_COMMAND: Final = 8  # ARM.04


@dataclass(frozen=True, slots=True)
class Captain:
    """ARM.03-ARM.05, CPT.01 A captain, and with him his division: a marker and no unit."""

    id: str
    side: int
    division: str
    general: bool
    command: int
    combat: int
    units: tuple[int, ...]  # ARM.01
    arrives: int  # CMD.36 the round; 0: he is there


@dataclass(frozen=True, slots=True)
class Work:
    """TER.14, TER.18 A building or fortification as a figure: its rectangle at heading 0."""

    piece: Piece
    x: int
    y: int
    width: int
    depth: int


class Field:
    """Everything frozen."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, str]) -> None:
        sides = document["side"]
        self.document: Final = document
        self.options: Final = dict(options)
        self.ground: Final = Ground(document.get("table", PLAIN_TABLE), document.get("terrain", ()))
        self.sides: Final[tuple[str, ...]] = tuple(side["id"] for side in sides)
        self.home: Final = tuple(
            EDGES.index(side.get("home_edge", PLAIN_EDGES[number])) for number, side in enumerate(sides)
        )
        self.first: Final = self.sides.index(document.get("first_side", self.sides[0]))
        self.rounds: Final[int] = document.get("turns", 10)
        self.rules: Final[tuple[Mapping[str, Any], ...]] = tuple(document.get("special_rule", ()))
        self.effects: Final = frozenset(rule["effect"] for rule in self.rules)
        self.conditions: Final = _conditions(document.get("victory", {}).get("conditions", ()))
        self.follow_me: Final = options["follow_me"] == "on"
        self._read_armies(sides)
        self._read_works()
        self.called: Final = self._names(document)

    def _read_armies(self, sides: list[Mapping[str, Any]]) -> None:
        divisions = [(number, division) for number, side in enumerate(sides) for division in side.get("division", ())]
        place = {division["id"]: n for n, (_, division) in enumerate(divisions)}
        found = sorted(((unit, n) for n, side in enumerate(sides) for unit in side["unit"]), key=lambda u: u[0]["id"])
        self.lines: tuple[Mapping[str, Any], ...] = tuple(unit for unit, _ in found)
        self.troops: tuple[Troop, ...] = tuple(troop(unit, side, place[unit["division"]]) for unit, side in found)
        self.never_taken = tuple(  # UNI.10 by unit and formation: why it may never take it
            tuple(cannot_take(unit, formation) for formation in range(len(FORMATIONS))) for unit in self.troops
        )
        sizes = [max(shape.width, shape.depth) for unit in self.troops for shape in unit.shapes if shape]
        self.widest: int = max(sizes, default=0)  # no unit reaches farther from its centre
        self.ids: tuple[str, ...] = tuple(unit.id for unit in self.troops)
        self.unit_index = {name: number for number, name in enumerate(self.ids)}
        self.side_of: tuple[int, ...] = tuple(unit.side for unit in self.troops)
        self.division_of: tuple[int, ...] = tuple(unit.division for unit in self.troops)
        self.enemies: tuple[tuple[int, ...], ...] = tuple(
            tuple(unit for unit, side in enumerate(self.side_of) if side != mine) for mine in range(2)
        )
        self.friends: tuple[tuple[int, ...], ...] = (self.enemies[1], self.enemies[0])
        self.captain_lines: tuple[Mapping[str, Any], ...] = tuple(line["captain"] for _, line in divisions)
        self.captains: tuple[Captain, ...] = tuple(
            self._captain(number, side, line) for number, (side, line) in enumerate(divisions)
        )
        self.captain_ids: tuple[str, ...] = tuple(captain.id for captain in self.captains)
        self.division_ids: tuple[str, ...] = tuple(captain.division for captain in self.captains)
        self.captains_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, captain in enumerate(self.captains) if captain.side == side) for side in range(2)
        )
        self.parent: tuple[int, ...] = tuple(self.unit_index.get(unit.parent, -1) for unit in self.troops)
        self.break_point: tuple[int, ...] = tuple(
            side.get("break_point", len(self.captains_of[n]) // 2 + 1) for n, side in enumerate(sides)
        )

    def _captain(self, number: int, side: int, line: Mapping[str, Any]) -> Captain:
        captain = line["captain"]
        command = captain.get("command", PLAIN_COMMAND)
        units = tuple(unit for unit, division in enumerate(self.division_of) if division == number)
        return Captain(
            captain["id"], side, line["id"], captain.get("general", False), command,
            captain.get("combat", plain_combat(command)), units, captain.get("arrives", 0),
        )  # fmt: skip

    def _read_works(self) -> None:
        self.works: tuple[Work, ...] = tuple(_work(piece) for piece in self.ground.of(*WORKS))
        self.work_ids: tuple[str, ...] = tuple(work.piece.id for work in self.works)
        self.work_figures = tuple((work.x, work.y, shape(work.width, work.depth).at(0)) for work in self.works)

    def _names(self, document: Mapping[str, Any]) -> dict[tuple[str, str], str]:
        """What ids are called in both languages."""
        sides = document["side"]
        divisions = [division for side in sides for division in side.get("division", ())]
        named = [*sides, *divisions, *document.get("terrain", ()), *self.lines, *self.captain_lines]
        found: dict[tuple[str, str], str] = {}
        for line in named:
            for language, keys in (("en", ("name_en", "name")), ("fr", ("name_fr",))):
                word = next((line[key] for key in keys if key in line), None)
                if word is not None:
                    found[line["id"], language] = word
        return found


def plain_combat(command: int) -> int:
    """ARM.05 The combat value of a captain by his command."""
    return 1 if command <= 7 else 2 if command == 8 else 3


def _conditions(written: tuple[Mapping[str, Any], ...]) -> tuple[Mapping[str, Any], ...]:
    """VIC.04, VIC.05 Break points first, then what the scenario adds in its order, then the turn limit; what it does
    not mention stays."""
    kinds = {condition["type"]: condition for condition in written}
    first, last = {"type": "break_points"}, kinds.get("time_limit", {"type": "time_limit"})
    own = [condition for condition in written if condition["type"] not in ("break_points", "time_limit")]
    return (first, *own, last)


def _work(piece: Piece) -> Work:
    xs, ys = sorted({x for x, _ in piece.points}), sorted({y for _, y in piece.points})
    width, depth = xs[-1] - xs[0], ys[-1] - ys[0]
    return Work(piece, xs[0] + width // 2, ys[0] + depth // 2, width, depth)


Fight: TypeAlias = Battle[Armies, Field]
