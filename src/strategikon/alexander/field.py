"""What never changes in a battle: the map, the profiles of units and leaders, the Lines, the special rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from strategikon.alexander.ground import (
    BLOCKS_SIGHT,
    CLOSED,
    EDGES,
    GATE_MP,
    HEXSIDES,
    LEADER_WAY,
    TERRAINS,
    Ground,
    Places,
)  # fmt: skip
from strategikon.alexander.tables import KINDS, Kind
from strategikon.kernel.hexarcs import facing_named
from strategikon.kernel.hexgrid import HexGrid

__all__ = [
    "BLOCKS_SIGHT", "CLOSED", "EDGES", "GATE_MP", "HEXSIDES", "LEADER_WAY", "TERRAINS", "Field", "Group", "Places",
    "Special", "Trait", "facing_of",
]  # fmt: skip


class Trait:
    """What a unit is, as bits of `Field.traits`."""

    FOOT: Final = 1  # PH, HI, MI, LP, LI
    SKIRMISHER: Final = 2  # SK and SK*
    CAVALRY: Final = 4  # HC, LN, LC
    ELEPHANT: Final = 8
    CHARIOT: Final = 16
    ARTILLERY: Final = 32
    DOUBLE: Final = 64
    PHALANX: Final = 128
    HEAVY: Final = 256  # PH or HI
    HOPLITE: Final = 512  # HI of class HO
    TRAINED: Final = 1024  # SK*
    CATAPHRACT: Final = 2048
    INDIAN: Final = 4096
    THRACIAN: Final = 8192
    MERCENARY: Final = 1 << 14  # exempt from inertia
    MUST_SHOCK: Final = 1 << 15
    CARDACES: Final = 1 << 16
    MOUNTED: Final = 1 << 17  # cavalry, elephants, chariots
    INFANTRY: Final = 1 << 18  # foot of any kind, skirmishers and crews included


FAMILY: Final = {
    "foot": Trait.FOOT | Trait.INFANTRY,
    "skirmisher": Trait.SKIRMISHER | Trait.INFANTRY,
    "cavalry": Trait.CAVALRY | Trait.MOUNTED,
    "elephant": Trait.ELEPHANT | Trait.MOUNTED,
    "chariot": Trait.CHARIOT | Trait.MOUNTED,
    "artillery": Trait.ARTILLERY | Trait.INFANTRY,
}
CLASS_TRAIT: Final = {
    "CAT": Trait.CATAPHRACT, "IN": Trait.INDIAN, "TR": Trait.THRACIAN, "CA": Trait.CARDACES, "HO": Trait.HOPLITE,
}  # fmt: skip


class Group(NamedTuple):
    """4.31 A line of the Line Order eligibility chart: who may order whom."""

    id: str
    side: int
    leaders: tuple[int, ...]
    members: tuple[int, ...]
    mounted: bool  # cavalry or chariots: 4.33d instead of a chain


class Special(NamedTuple):
    """A special rule of the scenario."""

    id: str
    effect: str
    side: int  # NOBODY (-1) if it names none
    params: Mapping[str, Any]


class Field(Ground):
    """The frozen part of a battle. Lists are indexed as in the state and never written to."""

    sides: tuple[str, ...]
    nation: tuple[str, ...]
    macedonian: int  # the Macedonian side, -1 if none
    retreat_edge: tuple[str, ...]
    rout_level: tuple[int, ...]
    oc_of: list[int]  # by side
    wings: list[frozenset[int]]

    ids: list[str]
    unit_index: dict[str, int]
    side_of: list[int]
    units_of: tuple[tuple[int, ...], ...]
    foes: tuple[frozenset[int], ...]  # by side: the units of the other
    second: int  # the first unit of the second side: those before it are of the first
    type_of: list[str]
    class_of: list[str]
    corps_of: list[str]
    kind_of: list[Kind]
    traits: list[int]
    size_of: list[int]
    tq_of: list[int]
    ma_of: list[int]
    ma_extended: list[int]
    missile_of: list[str]
    has_screen: list[bool]
    has_artillery: bool
    has_elephants: bool
    way_of: list[int]

    leader_ids: list[str]
    leader_index: dict[str, int]
    leader_side: list[int]
    leaders_of: tuple[tuple[int, ...], ...]
    is_contingent: list[bool]
    initiative: list[int]
    command_range: list[int]
    charisma: list[int]
    combat: list[int | None]
    strategy: list[int]
    gives_lines: list[bool]
    line_only: list[tuple[str, ...]]
    contingent_corps: list[tuple[str, ...]]
    contingent_rating: list[int]
    is_elite: list[bool]

    groups: tuple[Group, ...]
    special: tuple[Special, ...]
    turns: int
    victory: tuple[Mapping[str, Any], ...]

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, str]) -> None:
        self.options = dict(options)
        self.document = document
        self._read_options(options)
        self.read_map(document.get("map", {}))
        sides = document["side"]
        self.sides = tuple(side["id"] for side in sides)
        self.nation = tuple(side.get("nation", side["id"]) for side in sides)
        self.macedonian = self.nation.index("macedonian") if "macedonian" in self.nation else -1
        self.retreat_edge = tuple(side.get("retreat_edge", "WE"[n]) for n, side in enumerate(sides))
        self.rout_level = tuple(side.get("rout_level", 10_000) for side in sides)
        self._read_units(sides)
        self._read_leaders(sides)
        self._read_groups(sides)
        self.special = tuple(self._special(rule) for rule in document.get("special_rule", ()))
        self.turns = document.get("turns", 0)
        self.victory = tuple(document.get("victory", {}).get("conditions", ({"type": "army_rout"},)))
        self._rules: dict[tuple[str, ...], tuple[Special, ...]] = {}
        self._rules_for: dict[tuple[int, str], tuple[Special, ...]] = {}
        self._groups: dict[str, tuple[int, ...]] = {}
        self.effects = frozenset(rule.effect for rule in self.special)
        self._ban_terrain()
        self.begin_tables()
        self.has_exits = bool(self.rules("exit", "edge_regroup"))
        self.is_drilled = [self._is_drilled(unit) for unit in range(len(self.ids))]
        self.bound_units = frozenset(self._bound())  # by special rules of command
        names = {name for rule in self.rules("orders_frozen") for name in rule.params.get("leaders", ())}
        self.bound_leaders = frozenset(self.leader_index[name] for name in names)

    def _read_options(self, options: Mapping[str, str]) -> None:
        def on(name: str) -> bool:
            return options.get(name, "off") == "on"

        self.elite_rule = on("elite_commander")
        self.contingents = on("contingent_commanders")
        self.inertia = on("hellenic_inertia")
        self.drift = on("right_drift")
        self.charge_rule = on("charge_formation") or on("cavalry_pursuit")  # 10.3a they are one option
        self.elephant_rule = on("elephant_charge")
        self.any_shooter_at_skirmishers = options.get("skirmisher_cover") == "any-shooter"  # R-ALEX-12

    # -- pieces ------------------------------------------------------------------------------------------------------

    def _read_units(self, sides: list[Mapping[str, Any]]) -> None:
        units = [(number, unit) for number, side in enumerate(sides) for unit in side.get("unit", ())]
        self.ids = [unit["id"] for _, unit in units]
        self.unit_index = {name: place for place, name in enumerate(self.ids)}
        self.side_of = [number for number, _ in units]
        self.units_of = tuple(
            tuple(u for u, side in enumerate(self.side_of) if side == number) for number in range(len(sides))
        )
        self.second = len(self.units_of[0])
        self.foes = tuple(frozenset(self.units_of[1 - number]) for number in range(len(sides)))
        self.type_of = [unit["type"] for _, unit in units]
        self.kind_of = [KINDS[unit["type"]] for _, unit in units]
        self.class_of = [unit.get("class", "") for _, unit in units]
        self.corps_of = [unit.get("corps", "") for _, unit in units]
        doubles = [is_double(unit) for _, unit in units]
        self.traits = [_traits(unit, double) for (_, unit), double in zip(units, doubles, strict=True)]
        self.size_of = [unit.get("size", kind.size) for (_, unit), kind in zip(units, self.kind_of, strict=True)]
        self.tq_of = [unit.get("tq", kind.tq) for (_, unit), kind in zip(units, self.kind_of, strict=True)]
        self.ma_of = [
            unit.get("ma", 4 if double else kind.ma)
            for (_, unit), kind, double in zip(units, self.kind_of, doubles, strict=True)
        ]
        self.ma_extended = [
            unit.get("ma_ext", 5 if kind.type == "PH" else 0)
            for (_, unit), kind in zip(units, self.kind_of, strict=True)
        ]
        self.missile_of = [
            unit.get("missile", kind.missile) for (_, unit), kind in zip(units, self.kind_of, strict=True)
        ]
        self.has_artillery = any(traits & Trait.ARTILLERY for traits in self.traits)
        self.has_elephants = any(traits & Trait.ELEPHANT for traits in self.traits)
        self.has_screen = [bool(unit.get("screen", False)) for _, unit in units]
        self.setup = [unit for _, unit in units]
        self.start = [starting_hexes(self.grid, unit, n) for n, unit in units]
        self.start_facing = [facing_named(self.grid, facing_of(self.grid, unit, n)) for n, unit in units]
        keys = [(KINDS[unit["type"]].column, _is_light(unit), frozenset[str]()) for _, unit in units]
        self.ways = [("leaders_cavalry", False, frozenset[str]()), *dict.fromkeys(keys)]
        self.way_of = [self.ways.index(key, 1) for key in keys]

    def _ban_terrain(self) -> None:
        """Special rules that close a terrain to some Types give these units a way of their own."""
        for rule in self.special:
            if rule.effect != "river_afloat":
                continue
            for unit, kind in enumerate(self.kind_of):
                if kind.type in rule.params.get("no_entry_types", ()):
                    column, light, banned = self.ways[self.way_of[unit]]
                    key = (column, light, banned | {str(rule.params["terrain"])})
                    if key not in self.ways:
                        self.ways.append(key)
                    self.way_of[unit] = self.ways.index(key)

    def _read_leaders(self, sides: list[Mapping[str, Any]]) -> None:
        leaders = [(number, leader) for number, side in enumerate(sides) for leader in side.get("leader", ())]
        self.leader_ids = [leader["id"] for _, leader in leaders]
        self.leader_index = {name: place for place, name in enumerate(self.leader_ids)}
        self.leader_side = [number for number, _ in leaders]
        self.leaders_of = tuple(
            tuple(p for p, side in enumerate(self.leader_side) if side == number) for number in range(len(sides))
        )
        self.leader_start = [self.grid.hex(leader["hex"]) for _, leader in leaders]
        self.leader_setup = [leader for _, leader in leaders]
        self.is_contingent = [bool(leader.get("contingent", False)) for _, leader in leaders]
        self.initiative = [0 if leader.get("contingent") else leader.get("initiative", 4) for _, leader in leaders]
        self.command_range = [leader.get("range", 6) for _, leader in leaders]
        self.charisma = [leader.get("charisma", 0) for _, leader in leaders]
        self.combat = [leader.get("combat") for _, leader in leaders]
        self.strategy = [leader.get("strategy", 0) for _, leader in leaders]
        self.gives_lines = [bool(leader.get("line_order", False)) for _, leader in leaders]
        self.line_only = [tuple(leader.get("line_only", ())) for _, leader in leaders]
        self.contingent_corps = [tuple(leader.get("contingent_corps", ())) for _, leader in leaders]
        self.contingent_rating = [leader.get("contingent_rating", 0) for _, leader in leaders]
        self.is_elite = [bool(leader.get("elite", False)) for _, leader in leaders]
        self.oc_of = [self._overall(number, side) for number, side in enumerate(sides)]
        self.wings = [self._wings(number, side) for number, side in enumerate(sides)]

    def _wings(self, number: int, side: Mapping[str, Any]) -> frozenset[int]:
        """4.52a, 5.62a Named by the scenario; where it says nothing of them, those with a contingent rating."""
        names = side.get("wing_commanders")
        if names is None:
            return frozenset(leader for leader in self.leaders_of[number] if self.contingent_rating[leader])
        return frozenset(self.leader_index[name] for name in names)

    def _overall(self, number: int, side: Mapping[str, Any]) -> int:
        name = side.get("overall_commander")
        if name is not None:
            return self.leader_index[name]
        return next((p for p in self.leaders_of[number] if not self.is_contingent[p]), -1)

    def _read_groups(self, sides: list[Mapping[str, Any]]) -> None:
        self.groups = tuple(
            self._group(number, group) for number, side in enumerate(sides) for group in side.get("line_order", ())
        )
        self.group_index = {group.id: place for place, group in enumerate(self.groups)}

    def _group(self, side: int, group: Mapping[str, Any]) -> Group:
        def belongs(unit: int) -> bool:
            return (
                ("types" not in group or self.type_of[unit] in group["types"])
                and ("classes" not in group or self.class_of[unit] in group["classes"])
                and ("corps" not in group or self.corps_of[unit] in group["corps"])
            )

        members = tuple(unit for unit in self.units_of[side] if belongs(unit))
        mounted = bool(members) and all(self.traits[u] & (Trait.CAVALRY | Trait.CHARIOT) for u in members)
        leaders = tuple(self.leader_index[name] for name in group.get("leaders", ()))
        return Group(group["id"], side, leaders, members, mounted)

    def _special(self, rule: Mapping[str, Any]) -> Special:
        params = rule.get("params", {})
        side = self.sides.index(params["side"]) if params.get("side") in self.sides else -1
        return Special(rule["id"], rule["effect"], side, params)

    def _is_drilled(self, unit: int) -> bool:
        """6.61a, 9.63a, 9.73a Whether a unit knows more formations than one: foot that marches in column, doubles, and
        cavalry that charges."""
        marches = bool(self.traits[unit] & (Trait.FOOT | Trait.DOUBLE))
        return marches or self.charge_rule or self.setup[unit].get("formation", "normal") != "normal"

    def _bound(self) -> Iterator[int]:
        """The units that a special rule may keep from obeying: see special_rules/command.py."""
        for rule in self.rules("orders_frozen", "detached_force"):
            for unit, corps in enumerate(self.corps_of):
                if corps in rule.params.get("corps", (corps,)):
                    yield unit

    def rules(self, *effects: str) -> tuple[Special, ...]:
        """The special rules with one of these effects."""
        found = self._rules.get(effects)
        if found is None:
            found = self._rules[effects] = tuple(rule for rule in self.special if rule.effect in effects)
        return found

    def rules_for(self, unit: int, effect: str) -> tuple[Special, ...]:
        """The special rules with this effect that concern a unit."""
        key = (unit, effect)
        found = self._rules_for.get(key)
        if found is None:
            found = self._rules_for[key] = tuple(rule for rule in self.rules(effect) if self.concerns(rule, unit))
        return found

    def group_of(self, rule: Special) -> tuple[int, ...]:
        """The units that a special rule concerns, in scenario order."""
        found = self._groups.get(rule.id)
        if found is None:
            found = self._groups[rule.id] = tuple(u for u in range(len(self.ids)) if self.concerns(rule, u))
        return found

    def concerns(self, rule: Special, unit: int) -> bool:
        """Whether a rule's `side`, `corps` and `types`, as far as it names them, are those of a unit."""
        params = rule.params
        return (
            rule.side in (-1, self.side_of[unit])
            and ("corps" not in params or self.corps_of[unit] in params["corps"])
            and ("types" not in params or self.type_of[unit] in params["types"])
        )

    def called(self, name: str, language: str) -> str | None:
        """What an id of a side, leader, unit or Line is called."""
        for side in self.document["side"]:
            if side["id"] == name:
                return str(side.get(f"name_{language}", name))
            for group in side.get("line_order", ()):
                if group["id"] == name:
                    return str(group.get(language, name))
        piece = next((s for s in (*self.setup, *self.leader_setup) if s["id"] == name), None)
        if piece is None:
            return None
        return str(piece.get("name_fr" if language == "fr" else "name") or piece.get("name", name))

    def hex_name(self, here: int) -> str:
        return self.grid.names[here]


def facing_of(grid: HexGrid, unit: Mapping[str, Any], side: int) -> str:
    """The facing a unit starts with: the one given, else toward the enemy; a column heads where its halves lead it."""
    if "facing" in unit:
        return str(unit["facing"])
    if unit.get("formation") != "column":
        return "EW"[side]
    names = _hex_names(unit)
    if len(names) == 1:
        return ("NE", "NW")[side]
    return grid.directions[grid.direction(grid.hex(names[1]), grid.hex(names[0]))]


def is_double(unit: Mapping[str, Any]) -> bool:
    """6.41a As the unit says, else as its Type does; foot to which two hexes are given has two halves."""
    kind = KINDS[unit["type"]]
    return bool(unit.get("double", kind.double or (kind.family == "foot" and len(_hex_names(unit)) == 2)))


def starting_hexes(grid: HexGrid, unit: Mapping[str, Any], side: int) -> list[int]:
    """Where it starts, however it is written: the left half of a double first, of a column the leading half."""
    hexes = [grid.hex(name) for name in _hex_names(unit)]
    if len(hexes) == 2 and not lie_square(grid, unit, side, hexes) and lie_square(grid, unit, side, hexes[::-1]):
        hexes.reverse()
    return hexes


def lie_square(grid: HexGrid, unit: Mapping[str, Any], side: int, hexes: list[int]) -> bool:
    """6.4, 6.63 Whether the halves lie left and right of its facing; of a column, one behind the other."""
    hour = facing_named(grid, facing_of(grid, unit, side))
    column = unit.get("formation") == "column"
    first, second = (hexes[1], hexes[0]) if column else (hexes[0], hexes[1])
    ahead = hour // 2 if column else (hour + 3) // 2 % 6
    return grid.neighbour[first][ahead] == second


def _hex_names(unit: Mapping[str, Any]) -> list[str]:
    names = unit["hex"]
    return [names] if isinstance(names, str) else list(names)


def _is_light(unit: Mapping[str, Any]) -> bool:
    """6.29 note d."""
    return unit["type"] in ("LI", "LP") and unit.get("class") != "CA"


def _traits(unit: Mapping[str, Any], double: bool) -> int:
    kind = KINDS[unit["type"]]
    traits = FAMILY[kind.family] | CLASS_TRAIT.get(unit.get("class", ""), 0)
    flags = {
        Trait.DOUBLE: double,
        Trait.PHALANX: kind.type == "PH",
        Trait.HEAVY: kind.type in ("PH", "HI"),
        Trait.TRAINED: kind.type == "SK*",
        Trait.MERCENARY: bool({"mercenary", "spartan"} & set(unit.get("tags", ()))),
        Trait.MUST_SHOCK: kind.must_shock,
    }
    return traits | sum(bit for bit, holds in flags.items() if holds)
