"""The charts of the sheet and of its completion, read once from `tables/*.csv` as frozen records."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from strategikon.kernel.tables import rows

_FOLDER: Final = Path(__file__).parent / "tables"


def _rows(name: str) -> list[dict[str, str]]:
    return rows(_FOLDER / f"{name}.csv")


def thousandths(text: str) -> int:
    """MOV.07 Inches as the charts print them ("3.5", "12"), in thousandths."""
    whole, _, part = text.partition(".")
    return int(whole) * 1000 + int(part.ljust(3, "0")) if part else int(whole) * 1000


# FRM.01 the formations, UNI.01 sizes and arms
FORMATIONS: Final = ("battle_line", "deep", "column", "square", "wedge", "testudo", "open")
BATTLE_LINE, DEEP, COLUMN, SQUARE, WEDGE, TESTUDO, OPEN = range(7)
SIZES: Final = ("tiny", "small", "standard", "large")
EDGES: Final = ("north", "east", "south", "west")


@dataclass(frozen=True, slots=True)
class TroopClass:
    """UNI.08 A row of classes.csv."""

    id: str
    arm: str
    group: str  # of footprints
    panic_row: str
    open_order: str  # only, free, terrain, never
    may_charge: bool
    may_counter_charge: bool
    may_turn_to_face: bool
    ignores_malus: str  # CMD.09 always, in open order, no
    switches: bool  # FRM.03
    may_enter_building: bool


def _class(row: dict[str, str]) -> TroopClass:
    return TroopClass(
        row["class"], row["arm"], row["footprint_group"], row["panic_row"], row["open_order"],
        row["may_charge"] == "yes", row["may_counter_charge"] == "yes", row["may_turn_to_face"] == "yes",
        row["ignores_distance_malus"], row["switches_order_and_moves"] == "yes", row["may_enter_building"] == "yes",
    )  # fmt: skip


CLASSES: Final = {row["class"]: _class(row) for row in _rows("classes")}

# FRM.01 frontage and depth by group, formation and size
FOOTPRINTS: Final = {
    (row["group"], FORMATIONS.index(row["formation"]), row["size"]): (
        thousandths(row["frontage_in"]), thousandths(row["depth_in"])
    )
    for row in _rows("formations")
}  # fmt: skip

_ALLOWANCES: Final = {(row["class"], row["formation"]): thousandths(row["allowance_in"]) for row in _rows("moves")}
CAPTAIN_MOVE: Final = _ALLOWANCES["captain", "-"]  # MOV.06


def allowance(troop_class: str, formation: int) -> int:
    """MOV.01-MOV.05, MOV.09, MOV.10 The move of a class in a formation."""
    if formation == SQUARE:
        return _ALLOWANCES["any infantry", "square"]
    mine = {how: length for (name, how), length in _ALLOWANCES.items() if name == troop_class}
    if formation == OPEN and "open" in mine:
        return mine["open"]
    return next(length for how, length in mine.items() if how != "open")


WEAPONS: Final = {"none": 0} | {row["weapon"]: thousandths(row["range_in"]) for row in _rows("weapon_ranges")}
SPECIALS: Final = tuple(row["key"] for row in _rows("special_rules"))
STEPS: Final = tuple(row["step"] for row in _rows("steps"))
TERRAIN_KINDS: Final = tuple(row["kind"] for row in _rows("terrain"))


@dataclass(frozen=True, slots=True)
class Blunder:
    """BLU.01-BLU.07 A row of blunders.csv."""

    code: str
    direction: str  # front, rear, left, right
    moves: int
    turns_about: bool
    may_charge: bool
    casualties: int


BLUNDERS: Final = {
    int(row["d6"]): Blunder(
        row["code"], row["direction"], int(row["full_moves"]), row["turns_about"] == "yes", row["may_charge"] == "yes",
        int(row["casualties"]),
    )
    for row in _rows("blunders")
}  # fmt: skip


class Special:
    """SPC.* The special rules as bits of a unit, in the order of the chart."""

    BRAVE: Final = 1 << SPECIALS.index("brave")
    DRILLED: Final = 1 << SPECIALS.index("drilled")
    EAGER: Final = 1 << SPECIALS.index("eager")
    ELITE: Final = 1 << SPECIALS.index("elite")
    LEVY: Final = 1 << SPECIALS.index("levy")
    MARAUDERS: Final = 1 << SPECIALS.index("marauders")
    MILITIA: Final = 1 << SPECIALS.index("militia")
    MIXED_ARMS: Final = 1 << SPECIALS.index("mixed_arms")
    PHALANX: Final = 1 << SPECIALS.index("phalanx")
    PIKES: Final = 1 << SPECIALS.index("pike_phalanx")
    SUB_UNIT: Final = 1 << SPECIALS.index("sub_unit")
    TESTUDO: Final = 1 << SPECIALS.index("testudo")
    WARBAND: Final = 1 << SPECIALS.index("warband")
    WEDGE: Final = 1 << SPECIALS.index("wedge")
