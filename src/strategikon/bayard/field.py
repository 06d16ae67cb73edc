"""What never changes in one battle: the ground, the profiles of units and leaders, sides, switches, conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from strategikon.bayard.craft import CRAFT, DIFFICULTIES, still_waters
from strategikon.bayard.decoys import decoy_lines
from strategikon.bayard.fire.kinds import RESISTANCE, elements_of
from strategikon.bayard.ground import BIT, Ground
from strategikon.bayard.profile import Gait, Profile, come_down, dismounted, on_board, profile, troop_of
from strategikon.bayard.servants import deputies, servants
from strategikon.bayard.state import Host
from strategikon.bayard.tables import ACTIVATIONS, BEFORE_CAPUA, CHARIOT, INFANTRY, LIGHT, QUALITIES, RANKS, rows
from strategikon.kernel.battle import Battle
from strategikon.kernel.hexlists import COMMA, hexes_of

FIGURE: Final = "figure"  # A2.87 a character without command
FLIGHT_OF_FIGURES: Final = 2  # R-BAY-47
LONGEST: Final = 24  # turns of a battle that names no limit: it must end
CHANGING_MOVES: Final = ("fire", "weather", "darkness", "boats", "hidden_units", "agents")  # switches: who may go where


@dataclass(frozen=True, slots=True)
class Leader:
    """2.02, A2.83-A2.89 A leader or a character without command."""

    id: str
    side: int
    rank: str
    change: int  # 2.09 units more or fewer in his activation
    traits: frozenset[str]
    character: str
    equipment: frozenset[str]
    contingent: str
    range: int
    night_range: int
    flight: int
    troop: tuple[int, int] | None  # 3.23 type and weight of a character to whom a troop type was given

    @property
    def on_wheels(self) -> bool:
        """3.13, A2.83 A character in a chariot; leaders have none of its restrictions."""
        return self.troop is not None and self.troop[0] == CHARIOT

    @property
    def commands(self) -> bool:
        """A2.87 Characters who are no leaders activate nobody."""
        return self.rank != FIGURE


@dataclass(frozen=True, slots=True)
class Activation:
    """2.06 One activation of a side's turn: of so many units, and of which contingent alone."""

    units: int
    contingent: str


@dataclass(frozen=True, slots=True)
class Arrival:
    """3.35, R-BAY-21 From which turn, and through which hexes of an edge, somebody outside may come."""

    turn: int
    hexes: tuple[int, ...]


class Field:
    """Everything frozen. Units and leaders of both sides are counted through, in the order of the file."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, str]) -> None:
        sides = document["side"]
        self.options: Final = dict(options)
        self.ground: Final = Ground(document["board"])
        self.grid: Final = self.ground.grid
        self.sides: Final[tuple[str, ...]] = tuple(side["id"] for side in sides)
        self.edges: Final[tuple[str, ...]] = tuple(side["edge"] for side in sides)
        self.first: Final = self.sides.index(document.get("first_player", self.sides[0]))
        self.turns: Final[int] = document.get("turns", 0) or LONGEST
        self.year: Final[int | None] = document.get("year")
        self.rear: Final = tuple(self.ground.rear_steps(edge) for edge in self.edges)
        self.edge_distance: Final = tuple(self.ground.edge_distance(edge) for edge in self.edges)
        self.edge_rows: Final = tuple(frozenset(self.ground.edge_row(edge)) for edge in self.edges)
        self.lost_before: Final[tuple[int, ...]] = tuple(document.get("lost", (0, 0)))  # of a case that begins later
        conditions = document.get("victory", {}).get("conditions", document.get("conditions", ()))
        self.conditions: Final[tuple[Mapping[str, Any], ...]] = tuple(conditions)
        self.deployment: Final[Mapping[str, Any]] = document.get("deployment", {})
        self.document: Final = document
        self.weather_table: Final[Mapping[str, Any]] = document.get("weather", {})
        self.time_table: Final[Mapping[str, Any]] = document.get("time", {})
        self.camp_fires: Final = tuple(self.grid.hex(name) for name in document.get("camp_fires", ()))
        self._read_switches()
        self._read_units(sides)
        self._read_leaders(sides)
        self._read_sides(sides)
        self._read_firmness()
        self._read_other_shapes()
        self._read_waters(document)
        self._read_elements()
        self._read_names(sides)

    def _read_units(self, sides: list[Mapping[str, Any]]) -> None:
        found = [(number, unit, arrival) for number, side in enumerate(sides)
                 for unit, arrival in self._with_arrivals(side, "unit")]  # fmt: skip
        if self.camps:
            held = {line["hex"] for _, line, _ in found if "hex" in line}
            found += [(number, line, None) for number, side in enumerate(sides) for line in servants(side, held)]
        self.camp_at = {
            self.grid.hex(here): number for number, side in enumerate(sides) if self.camps
            for camp in side.get("camp", ()) for here in camp["hexes"]
        }  # fmt: skip
        real = len(found)
        if self.hidden_units:
            found += [(number, line, None) for number, side in enumerate(sides) for line in decoy_lines(side)]
        self.decoys = range(real, len(found))  # A5.108 markers that are nobody, counted as units after all others
        self.ids: tuple[str, ...] = tuple(unit["id"] for _, unit, _ in found)
        self.unit_index = {name: place for place, name in enumerate(self.ids)}
        self.side_of = tuple(number for number, _, _ in found)
        self.profiles: tuple[Profile, ...] = tuple(profile(unit) for _, unit, _ in found)
        self.unit_lines = tuple(unit for _, unit, _ in found)
        self.unit_arrivals = tuple(arrival for _, _, arrival in found)
        for line in self.unit_lines:
            if line.get("fortified") and "hex" in line:
                self.ground.fortify(self.grid.hex(line["hex"]), line["fortified"])
        self.units_of = tuple(
            tuple(unit for unit, owner in enumerate(self.side_of) if owner == side) for side in range(2)
        )
        self.half_units = tuple(
            sum(self.profiles[unit].half_units for unit in own if unit not in self.decoys) + self.lost_before[side]
            for side, own in enumerate(self.units_of)
        )
        laid = any("chains" in works for works in self.ground.faces)
        self.has_chains = laid or any("chains" in profile.equipment for profile in self.profiles)
        size, units = self.grid.size, range(len(found))
        self.move_values = [tuple(("move", unit, there) for there in range(size)) for unit in units]
        self.has_impetuous = any("impetuous" in profile.traits for profile in self.profiles)
        self.has_wagons = any("wagons_in_defence" in profile.formations for profile in self.profiles)
        self.uneven = tuple(bool(one.escort) or "mantlet" in one.equipment for one in self.profiles)
        self.allowances: dict[int, Any] = {}  # what a unit makes when nothing bears on it
        self.allied = frozenset(
            unit for unit, one in enumerate(self.profiles) if one.contingent or "allied" in one.traits
        )
        self.heavy_of = tuple(
            tuple(unit for unit in own if self.profiles[unit].weight > LIGHT or self.profiles[unit].escort)
            for own in self.units_of
        )
        self.gaits = tuple(profile.gait for profile in self.profiles)
        self.steps: dict[tuple[Gait, int], tuple[Any, ...]] = {}  # what the ground alone decides of steps, by hex
        self.paces: dict[Gait, Any] = {}  # of all hexes together
        self.reaches: dict[tuple[Gait, int, int], Any] = {}  # and of moves, by hex and allowance
        self.discs: dict[tuple[int, int], int] = {}  # where single men come to, by hex and hexes
        self.runner_moves: dict[int, tuple[Any, ...]] = {}  # by number: the options of a messenger, by hex
        self.obedient: dict[int, frozenset[int]] = {}  # by leader: the units that he may command

    def _read_leaders(self, sides: list[Mapping[str, Any]]) -> None:
        found = [(number, leader, arrival) for number, side in enumerate(sides)
                 for leader, arrival in self._with_arrivals(side, "leader")]  # fmt: skip
        self.leaders: tuple[Leader, ...] = tuple(self._leader(number, line) for number, line, _ in found)
        self.leader_lines = tuple(line for _, line, _ in found)
        self.leader_arrivals = tuple(arrival for _, _, arrival in found)
        self.characters = frozenset(leader.character for leader in self.leaders)
        size = self.grid.size
        self.leader_moves = [
            tuple(("move-leader", leader, there) for there in range(size)) for leader in range(len(found))
        ]
        self.leader_ids = tuple(leader.id for leader in self.leaders)
        self.leader_index = {name: place for place, name in enumerate(self.leader_ids)}
        self.free_starts = {
            self.leader_index[rule["params"]["leader"]]: frozenset(rule["params"]["troops"])
            for rule in self.document.get("special_rule", ()) if rule["effect"] == "free_start"
        }  # A1.59 leaders who may start with any unit of these troops  # fmt: skip
        self.leader_side = tuple(leader.side for leader in self.leaders)
        self.leaders_of = tuple(
            tuple(leader for leader, owner in enumerate(self.leader_side) if owner == side) for side in range(2)
        )
        heralds = [(number, herald) for number, side in enumerate(sides) for herald in side.get("heralds", ())]
        self.herald_ids = tuple(herald["id"] for _, herald in heralds)
        self.herald_swift = tuple(herald.get("character") == "dogmatix" for _, herald in heralds)  # A2.101
        self.herald_side = tuple(number for number, _ in heralds)
        self.herald_start = tuple(self.start_of(herald) for _, herald in heralds)

    def _with_arrivals(self, side: Mapping[str, Any], kind: str) -> list[tuple[Mapping[str, Any], Arrival | None]]:
        """The units or leaders of a side, those on the table first, then its reinforcements."""
        found: list[tuple[Mapping[str, Any], Arrival | None]] = [(line, None) for line in side.get(kind, ())]
        if kind == "leader" and self.corps_orders:
            found += [(line, None) for line in deputies(side)]
        for group in side.get("reinforcement", ()):
            found += [(line, self._arrival(group)) for line in group.get(kind, ())]
        return found

    def _arrival(self, group: Mapping[str, Any]) -> Arrival:
        edge = self.ground.edge_row(group["edge"])
        rows, columns = group.get("rows"), group.get("columns")
        position = self.grid.position
        hexes = tuple(place for place in edge
                      if (rows is None or rows[0] <= position[place][0] <= rows[1])
                      and (columns is None or columns[0] <= position[place][1] <= columns[1]))  # fmt: skip
        return Arrival(group["turn"], hexes)

    def _leader(self, side: int, line: Mapping[str, Any]) -> Leader:
        rank = RANKS.get(line["rank"])
        change = QUALITIES.get(line.get("quality", ""), 0)
        if line.get("character") == "hannibal":  # A2.91
            change += 2 if self.year is not None and self.year <= BEFORE_CAPUA else 1
        allied = ("allied",) if line.get("contingent") else ()  # 2.11
        return Leader(
            line["id"], side, line["rank"], change, frozenset((*line.get("particularities", ()), *allied)),
            line.get("character", ""), frozenset(line.get("equipment", ())), line.get("contingent", ""),
            rank.range if rank else 0, rank.night_range if rank else 0, rank.flight if rank else FLIGHT_OF_FIGURES,
            None if rank else troop_of(line),
        )  # fmt: skip

    def _read_sides(self, sides: list[Mapping[str, Any]]) -> None:
        self.activations = tuple(self._activations(number, side) for number, side in enumerate(sides))
        self.exits = tuple(bool(side.get("exits")) for side in sides)  # 3.32
        self.breaks_at = tuple(side.get("breaks_at") for side in sides)
        self.agents_of: tuple[int, ...] = tuple(side.get("agents", 0) if self.agents else 0 for side in sides)
        every = tuple(row["id"] for row in rows("agents"))
        self.missions_of = tuple(frozenset(side.get("missions", every)) for side in sides)

    def _activations(self, number: int, side: Mapping[str, Any]) -> tuple[Activation, ...]:
        """2.06, 2.08 Those of the scenario, else by the number of units at the start, those lost before included."""
        if "activations" in side:
            return tuple(Activation(entry["units"], entry.get("contingent", "")) for entry in side["activations"])
        count = sum(unit not in self.decoys and not self.profiles[unit].servants for unit in self.units_of[number])
        count += (self.lost_before[number] + 1) // 2
        row = next(row for row in ACTIVATIONS if row.least <= count and (row.most is None or count <= row.most))
        units = int(self.options["large_army_activation"]) if row.activations > 1 else row.units  # R-BAY-08
        return (Activation(units, ""),) * row.activations

    def _read_switches(self) -> None:
        """The switches the rules ask for, as they are asked."""
        options = self.options
        self.minimum_move = options["minimum_move"] == "on"
        self.separation_is_range = options["very_light_separation"] == "range"
        self.panic_on_hits = options["panic_face"] == "hit"
        self.victory_at_end = options["victory_timing"] == "end_of_turn"
        self.victory_by_points = options["victory_count"] == "points"
        self.barbarians_in_melee = options["barbarian_bonus"] == "melee"
        self.torch_dice = int(options["torch_dice"])
        self.fire = options["fire"] == "on"
        self.time_of_day = options["time_of_day"] == "on"
        self.weather = options["weather"] == "on"
        self.variable_weather = options["variable_weather"] == "on"
        self.darkness = options["darkness"] == "on"
        self.change_order = options["change_order"] == "on"
        self.boats = options["boats"] == "on"
        self.hidden_units = options["hidden_units"] == "on"
        self.camps = options["camps"] == "on"
        self.corps_orders = options["corps_orders"] == "on"
        self.ammunition = options["ammunition"] == "on"
        self.agents = options["agents"] == "on"
        self.plain_moves = all(options[name] == "off" for name in CHANGING_MOVES)
        self.veiled = self.darkness or self.hidden_units  # whether anything is ever hidden
        self.watch: Callable[[Fight], None] | None = None  # what follows when somebody has moved, where it matters

    def _read_firmness(self) -> None:
        """Whether nothing that fire, weather or agents do can close ground."""
        self.firm = not self.fire and not self.weather and not any(self.agents_of)

    def _read_other_shapes(self) -> None:
        """R-BAY-93, A5.103 What units are without their elephants, and on board."""
        self.grounded = {unit: come_down(own) for unit, own in enumerate(self.profiles) if own.platform}
        self.afloat = tuple(map(on_board, self.profiles)) if self.boats else ()
        riders = (unit for unit, own in enumerate(self.profiles) if own.type == INFANTRY and own.mount)
        self.on_foot = {unit: dismounted(self.profiles[unit]) for unit in riders}
        changing = self.grounded or self.boats or self.change_order or any(one.escort for one in self.profiles)
        self.shifting = bool(self.grounded) or self.boats or bool(self.on_foot)
        self.steady = not changing  # weights are those of the profiles

    def _read_waters(self, document: Mapping[str, Any]) -> None:
        """A5.97-A5.106 Boats, currents and difficult passages; nothing without the switch."""
        lines = document.get("boat", ()) if self.boats else ()
        self.boat_lines: tuple[Mapping[str, Any], ...] = tuple(lines)
        self.boat_ids = tuple(line["id"] for line in lines)
        self.crafts = tuple(CRAFT[line["kind"]] for line in lines)
        self.still = still_waters(self.ground) if lines else {}
        self.currents: dict[int, tuple[int, bool]] = {}
        fords = (here for here, bits in enumerate(self.ground.terrain) if bits & BIT["ford"])
        self.passages = dict.fromkeys(fords, 1) if lines else {}
        for entry in document["board"].get("current", ()) if lines else ():
            toward = self.grid.directions.index(entry["toward"])
            self.currents.update(dict.fromkeys(self.hexes(entry["hexes"]), (toward, entry.get("strong", False))))
        for entry in document["board"].get("passage", ()) if lines else ():
            hard = 1 + DIFFICULTIES.index(entry["difficulty"])
            self.passages.update(dict.fromkeys(self.hexes(entry["hexes"]), hard))

    def _read_elements(self) -> None:
        """A5.01 What can burn, where it stands, and whose gear it is; nothing without the switch."""
        grass = self.weather
        self.elements = elements_of(self.ground, self.ids, self.profiles, grass, self.boat_ids) if self.fire else ()
        self.element_names = tuple(one.name for one in self.elements)
        self.element_index = {name: number for number, name in enumerate(self.element_names)}
        self.elements_at: dict[int, tuple[int, ...]] = {}
        self.gear_of: dict[int, tuple[int, ...]] = {}
        self.element_of_boat = {one.boat: number for number, one in enumerate(self.elements) if one.boat >= 0}
        for number, one in enumerate(self.elements):
            if one.boat >= 0:
                continue
            held, key = (self.elements_at, one.hex) if one.unit < 0 else (self.gear_of, one.unit)
            held[key] = (*held.get(key, ()), number)

    def _read_names(self, sides: list[Mapping[str, Any]]) -> None:
        """What ids are called in both languages."""
        heralds = [herald for side in sides for herald in side.get("heralds", ())]
        lines = [*self.unit_lines, *self.leader_lines, *sides, *self.boat_lines, *heralds]
        self.called: dict[tuple[str, str], str] = {
            (line["id"], language): line[f"name_{language}"]
            for line in lines
            for language in ("en", "fr")
            if f"name_{language}" in line
        }
        self.called |= {
            (one.name, language): self._element_called(one.name, RESISTANCE[one.kind].called[language], language)
            for one in self.elements
            for language in ("en", "fr")
        }

    def _element_called(self, name: str, word: str, language: str) -> str:
        """A5.01 What burns, and where: houses in a hex, a palisade on its side, the wagons of a unit; a boat has a name
        of its own."""
        kind, _, where = name.partition(":")
        owner = self.called.get((where, language), where)
        return owner if kind == "boat" and owner != where else f"{word} {owner.replace(':', ' ')}"

    def start_of(self, line: Mapping[str, Any]) -> int:
        """The hex of a unit or leader at the start; -1 if it is not on the table."""
        return self.grid.hex(line["hex"]) if "hex" in line else -1

    def hexes(self, texts: list[str]) -> tuple[int, ...]:
        """The hexes of a list of the scenario."""
        return tuple(hexes_of(self.grid, texts, COMMA))


Fight: TypeAlias = Battle[Host, Field]
