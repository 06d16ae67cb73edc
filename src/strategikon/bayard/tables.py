"""The charts of the rulebook, read once from `tables/*.csv` as frozen records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from strategikon.kernel import tables

TABLES: Final = Path(__file__).parent / "tables"

Row = Mapping[str, str]


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table by column."""
    return tables.rows(TABLES / f"{name}.csv")


def _number(cell: str, empty: int = 0) -> int:
    return int(cell) if cell else empty


# -- 1.07 dice ---------------------------------------------------------------------------------------------------------

# 1.07 The six faces of a die, in the order of dice_faces.csv; the flag has two.
GREEN, BLUE, RED, FLAG, SECOND_FLAG, SPECIAL = range(6)
FACES: Final = tuple(row["id"] for row in rows("dice_faces") for _ in range(int(row["faces"])))
FACE_CODES: Final = tuple(row["code"] for row in rows("dice_faces") for _ in range(int(row["faces"])))
FLAGS: Final = frozenset((FLAG, SECOND_FLAG))

# -- A2.04-A2.06 types and weights -------------------------------------------------------------------------------------

TYPES: Final = ("infantry", "cavalry", "camelry", "chariot", "elephant", "artillery")
INFANTRY, CAVALRY, CAMELRY, CHARIOT, ELEPHANT, ARTILLERY = range(6)
MOUNTED: Final = frozenset((CAVALRY, CAMELRY, CHARIOT))  # R-BAY-06: elephants are not
VEHICLE_MORALE: Final = frozenset((CHARIOT, ELEPHANT, ARTILLERY))  # A2.50

WEIGHTS: Final = ("very_light", "light", "medium", "heavy", "very_heavy")
VERY_LIGHT, LIGHT, MEDIUM, HEAVY, VERY_HEAVY = range(5)


@dataclass(frozen=True, slots=True)
class Armour:
    """1.08, 4.37-4.42 A row of armour_hits.csv: which coloured faces hit, which of them are confirmed."""

    hits: frozenset[int]
    special_in_melee: bool
    confirmed: bool
    inverted: int


def _armour(row: Row) -> Armour:
    hits = [face for face, name in ((GREEN, "green_hit"), (BLUE, "blue_hit"), (RED, "red_hit")) if row[name] == "1"]
    return Armour(
        frozenset(hits), row["special_in_melee"] == "hit", row["needs_confirmation"] == "1",
        WEIGHTS.index(row["inverted_to"]),
    )  # fmt: skip


ARMOUR: Final = tuple(_armour(row) for row in rows("armour_hits"))
CONFIRMING: Final = frozenset((GREEN, BLUE, RED))  # 4.37


@dataclass(frozen=True, slots=True)
class Allowance:
    """3.15-3.20 Hexes with and without combat, and the most that may ever be moved."""

    combat: int
    march: int
    most: int | None


MOVEMENT: Final = {
    (TYPES.index(row["type"]), WEIGHTS.index(row["weight"])): Allowance(
        int(row["move_combat"]),
        int(row["move_no_combat"]),
        int(row["never_more_than"]) if row["never_more_than"] else None,
    )
    for row in rows("movement")
    if row["type"] in TYPES
}
FIGURE_MOVES: Final = {row["weight"]: int(row["move_no_combat"]) for row in rows("movement") if row["type"] == "leader"}
RUNNER_MOVES: Final = {
    row["weight"]: int(row["move_no_combat"]) for row in rows("movement") if row["type"] == "messenger"
}
BASE_RETREAT: Final = {TYPES.index(row["troop"]): int(row["hexes_per_morale_hit"]) for row in rows("retreat")}

# -- weapons -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MeleeWeapon:
    """A2.10-A2.27 A row of weapons_melee.csv."""

    id: str
    user: str
    assault: int
    melee: int
    against_mounted: int
    third_plaquette: int
    fourth_plaquette: int
    inverted: bool
    no_assault_on_long_spears: bool
    incendiary: bool


@dataclass(frozen=True, slots=True)
class MissileWeapon:
    """A2.28-A2.43 A row of weapons_ranged.csv or artillery.csv. `weight` is that of a gun, None for small arms."""

    id: str
    user: str
    range: int
    factor: int
    lost_if_moved: int
    still: bool  # no shot after moving
    static: bool
    inverted: bool
    incendiary: bool
    powder: bool
    rocket: bool
    shots: int
    weight: int | None


def _melee(row: Row) -> MeleeWeapon:
    return MeleeWeapon(
        row["id"], row["user"], int(row["assault"]), int(row["melee"]), int(row["vs_mounted"]),
        int(row["plaq3_bonus"]), int(row["plaq4_bonus"]), row["inverted_armour"] == "1",
        row["no_assault_vs_long_spears"] == "1", row["incendiary"] == "1",
    )  # fmt: skip


def _small_arm(row: Row) -> MissileWeapon:
    return MissileWeapon(
        row["id"], row["user"], int(row["range"]), int(row["factor"]), int(row["dice_lost_if_moved"]),
        row["no_shot_if_moved"] == "1", False, row["inverted_armour"] == "1", row["incendiary"] == "1",
        row["powder"] == "1", row["rocket"] == "1", int(row["shots"]), None,
    )  # fmt: skip


def _gun(row: Row) -> MissileWeapon:
    return MissileWeapon(
        row["id"], "artillery", int(row["range"]), _number(row["factor"]), _number(row["dice_lost_if_moved"]),
        row["no_fire_if_moved"] == "1", row["static"] == "1", row["inverted_armour"] == "1", row["incendiary"] == "1",
        row["powder"] == "1", row["rocket"] == "1", GUN_SHOTS, WEIGHTS.index(row["weight"]),
    )  # fmt: skip


GUN_SHOTS: Final = next(int(row["shots"]) for row in rows("ammunition") if row["weapon_group"] == "artillery")
MELEE_WEAPONS: Final = {row["id"]: _melee(row) for row in rows("weapons_melee")}
SMALL_ARMS: Final = {row["id"]: _small_arm(row) for row in rows("weapons_ranged")}
GUNS: Final = {row["id"]: _gun(row) for row in rows("artillery") if row["weight"]}  # A2.43 the bomb is ammunition
MISSILES: Final = {**SMALL_ARMS, **GUNS}
BASIC_WEAPONS: Final = {INFANTRY: "individual_weapon", ARTILLERY: "individual_weapon",
                        CAVALRY: "cavalry_weapon", CAMELRY: "cavalry_weapon"}  # R-BAY-43  # fmt: skip
LONG_SPEARS: Final = frozenset(("spear", "pike"))  # R-BAY-58

# -- A2.47-A2.50 training and morale -----------------------------------------------------------------------------------

TRAINING: Final = {row["id"]: int(row["dice"]) for row in rows("training")}
MORALE: Final = {
    row["id"]: (_number(row["plaquettes_foot"]), _number(row["plaquettes_vehicle"])) for row in rows("morale")
}

# -- A2.51-A2.81 particularities ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Particularity:
    """A row of particularities.csv: the types of troops it is for, and its price (A4.03); what it does stands with the
    rules that name it."""

    id: str
    troops: frozenset[int]
    dice: int
    hexes: int
    steps: int


def _particularity(row: Row) -> Particularity:
    names = TYPES if row["applies_to"] == "any" else row["applies_to"].split()
    troops = frozenset(TYPES.index(name) for name in names)
    return Particularity(row["id"], troops, int(row["cost_dice"]), int(row["cost_move"]), int(row["cost_steps"]))


PARTICULARITIES: Final = {row["id"]: _particularity(row) for row in rows("particularities")}

# -- Annex 3 -----------------------------------------------------------------------------------------------------------

FORMATIONS: Final = ("", *(row["id"] for row in rows("formations")))  # "" is none
EQUIPMENT: Final = tuple(row["id"] for row in rows("equipment"))
EXOTIC_WEAPONS: Final = {row["id"]: row["equivalent"] for row in rows("exotic_weapons")}  # A3.34, A3.35
ANIMALS: Final = {row["id"]: row for row in rows("animals")}  # A3.15-A3.19


def animals_as(what: str) -> dict[str, tuple[int, int]]:
    """The type and weight as which war animals and herds do something (`moves`, `fights`), where they have one."""
    found = {name: (row[f"{what}_type"], row[f"{what}_weight"]) for name, row in ANIMALS.items()}
    return {name: (TYPES.index(kind), WEIGHTS.index(weight)) for name, (kind, weight) in found.items() if kind}


# -- 2 leaders ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rank:
    """2.02, 2.04, 3.22 A type of leader: range of command by day and night, hexes of flight, price."""

    id: str
    range: int
    night_range: int
    flight: int
    cost: int


RANKS: Final = {
    row["id"]: Rank(row["id"], int(row["range"]), int(row["night_range"]), int(row["flight"]), int(row["base_cost"]))
    for row in rows("leaders")
    if row["kind"] == "type"
}
QUALITIES: Final = {row["id"]: int(row["activation_change"]) for row in rows("leaders") if row["kind"] == "quality"}
QUALITY_COST: Final = {row["id"]: int(row["cost_percent"]) for row in rows("leaders") if row["kind"] == "quality"}
LEADER_PARTICULARITIES: Final = tuple(row["id"] for row in rows("leaders") if row["kind"] == "particularity")
CHARACTERS: Final = {row["id"]: row for row in rows("characters")}
BEFORE_CAPUA: Final = -216  # R-BAY-15 the last year of Hannibal at his best


@dataclass(frozen=True, slots=True)
class ActivationRow:
    """2.06 So many activations of so many units for an army of so many units."""

    least: int
    most: int | None
    activations: int
    units: int


ACTIVATIONS: Final = tuple(
    ActivationRow(int(row["units_min"]), int(row["units_max"]) if row["units_max"] else None,
                  int(row["activations"]), int(row["units_each"]))
    for row in rows("activation")
    if row["units_min"].isdecimal()
)  # fmt: skip

# -- Annex 1 ground ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Terrain:
    """A row of terrain.csv."""

    id: str
    stop: bool  # entering ends the move
    extra_in: int  # hexes it costs besides to enter
    extra_out: int  # and to leave
    closed: bool  # to everybody
    closed_to_wheels: bool  # artillery and vehicles, except by road
    dice_to: int
    cap_to: int | None
    cap_from: int | None
    mask: bool
    rough: bool
    water: bool


def _terrain(row: Row) -> Terrain:
    into, out = row["move_to"], row["move_from"]
    return Terrain(
        row["id"], into.startswith("stop"), 1 if into == "-1" else 0, 1 if out == "-1" else 0, into == "impassable",
        "artillery vehicles" in row["barred_to"], _number(row["dice_to"]),
        int(row["cap_to"]) if row["cap_to"] else None, int(row["cap_from"]) if row["cap_from"] else None,
        row["mask"] == "1", row["rough"] == "1", "boat" in row["barred_to"],
    )  # fmt: skip


TERRAIN: Final = {row["id"]: _terrain(row) for row in rows("terrain")}
TERRAIN_IDS: Final = tuple(TERRAIN)
COMPOUNDS: Final = {row["id"]: tuple(row["parts"].split()) for row in rows("compound_terrain")}  # A1.53


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A row of obstacles.csv: what stands on a face."""

    id: str
    extra_in: int  # hexes it costs besides to cross toward the protected hex
    stop_out: bool  # crossing outward ends the move
    stop_before: bool
    stop_after: bool
    closed: bool  # a cliff
    closed_to_wheels: bool
    dice_to: int
    cap_to: int | None
    no_special: bool
    passage_losses: bool
    flags_ignored: int
    supported_in_riposte: bool
    mask: bool
    two_sided: bool


def _obstacle(row: Row) -> Obstacle:
    return Obstacle(
        row["id"], 1 if row["move_to"] == "-1" else 0, row["move_from"] == "stop after", row["stop_before"] == "1",
        row["stop_after"] == "1", row["move_to"] == "impassable", "artillery" in row["barred"],
        int(row["dice_to"]), int(row["cap_to"]) if row["cap_to"] else None, row["no_special"] == "1",
        row["passage_losses"] == "1", int(row["flags_ignored"]), row["supported_in_riposte"] == "1",
        row["mask"] == "1", row["two_sided"] == "1",
    )  # fmt: skip


OBSTACLES: Final = {row["id"]: _obstacle(row) for row in rows("obstacles")}
PASSAGE_LOSSES: Final = {  # A1.57 dice against infantry, mounted, elephants
    row["id"]: (int(row["infantry"]), int(row["mounted"]), int(row["elephant"])) for row in rows("passage_losses")
}


@dataclass(frozen=True, slots=True)
class SpecialHit:
    """4.43-4.48, 4.66-4.78 A row of special_hits.csv: what a special does, looked for in this order."""

    id: str
    context: str
    order: int
    result: str


SPECIAL_HITS: Final = tuple(
    SpecialHit(row["id"], row["context"], int(row["order"]), row["result"]) for row in rows("special_hits")
)
PLAQUETTE_MULTIPLIER: Final = {int(row["plaquettes"]): row["multiplier"] for row in rows("plaquette_cost")}  # A4.04
