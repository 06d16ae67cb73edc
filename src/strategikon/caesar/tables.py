"""The charts of the sheet and of its completion, read once from `tables/*.csv` as frozen records."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from strategikon.kernel.tables import rows
from strategikon.kernel.throws import Die

_FOLDER: Final = Path(__file__).parent / "tables"


def _rows(name: str) -> list[dict[str, str]]:
    return rows(_FOLDER / f"{name}.csv")


def thousandths(text: str) -> int:
    """MOV.07 Inches as the charts print them ("3.5", "12"), in thousandths."""
    whole, _, part = text.partition(".")
    return int(whole) * 1000 + int(part.ljust(3, "0")) if part else int(whole) * 1000


D6: Final = Die("d6", (1, 2, 3, 4, 5, 6))  # SEQ.06

# FRM.01 the formations, UNI.01 sizes and arms
FORMATIONS: Final = ("battle_line", "deep", "column", "square", "wedge", "testudo", "open")
BATTLE_LINE, DEEP, COLUMN, SQUARE, WEDGE, TESTUDO, OPEN = range(7)
IN_LINE: Final = (BATTLE_LINE, DEEP)  # FRM.16 deep keeps every rule of the battle line
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


# -- MOV.01-MOV.10 moves -----------------------------------------------------------------------------------------------


_MOVES: Final = {(row["class"], row["formation"]): row for row in _rows("moves")}
CAPTAIN_MOVE: Final = thousandths(_MOVES["captain", "-"]["allowance_in"])  # MOV.06


def allowance(troop_class: str, formation: int) -> int:
    """MOV.01-MOV.05, MOV.09, MOV.10 The move of a class in a formation."""
    return thousandths(_move(troop_class, formation)["allowance_in"])


def _move(troop_class: str, formation: int) -> dict[str, str]:
    """MOV.01-MOV.05, MOV.09, MOV.10 The row of a class in a formation."""
    if formation == SQUARE:
        return _MOVES["any infantry", "square"]
    mine = {how: row for (name, how), row in _MOVES.items() if name == troop_class}
    if formation == OPEN and "open" in mine:
        return mine["open"]
    return next(row for how, row in mine.items() if how != "open")


def allowance_rules(troop_class: str, formation: int) -> list[str]:
    """The rules that give a class in a formation its move; light horse in column has one of its own (MOV.09)."""
    rules = _move(troop_class, formation)["rule"].split()
    return [*rules, "MOV.09"] if formation == COLUMN and troop_class in ("light_cavalry", "mounted_archers") else rules


# -- the other charts --------------------------------------------------------------------------------------------------


_SHOOTING: Final = _rows("shooting_modifiers")
SHOT_DICE: Final = {row["condition"]: int(row["value"].split()[0]) for row in _SHOOTING if row["kind"] == "dice"}
HITS_FROM: Final = next(int(row["value"].rstrip("+")) for row in _SHOOTING if row["kind"] == "base")  # SHT.12
HIT_CHANGES: Final = {row["group"]: int(row["value"]) for row in _SHOOTING if row["kind"] == "to_hit"}  # SHT.13-SHT.19
_FIGHTING: Final = _rows("melee_modifiers")  # MEL.04-MEL.13, FRM.10
FIGHT_DICE: Final = {row["condition"]: row["value"] for row in _FIGHTING if row["kind"] == "dice"}
FIGHTS_FROM: Final = next(int(row["value"].rstrip("+")) for row in _FIGHTING if row["kind"] == "base")  # MEL.07
FIGHT_CHANGES: Final = {row["group"]: int(row["value"]) for row in _FIGHTING if row["kind"] == "to_hit"}
MORALE_CHANGES: Final = {row["condition"]: int(row["value"]) for row in _rows("morale_modifiers")}  # SAV.04-SAV.12
SAVE_CHANGES: Final = {row["weapon"]: int(row["save_modifier"]) for row in _rows("weapon_ranges")}  # SAV.10, SAV.11
WEAPONS: Final = {"none": 0} | {row["weapon"]: thousandths(row["range_in"]) for row in _rows("weapon_ranges")}
WEAPON_RULES: Final = {row["weapon"]: row["rule"].split()[0] for row in _rows("weapon_ranges")}  # SHT.02-SHT.07
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
    DOUBLE_HANDED: Final = 1 << SPECIALS.index("double_handed")
    DRILLED: Final = 1 << SPECIALS.index("drilled")
    EAGER: Final = 1 << SPECIALS.index("eager")
    ELEPHANT: Final = 1 << SPECIALS.index("elephant")
    ELITE: Final = 1 << SPECIALS.index("elite")
    FANATIC: Final = 1 << SPECIALS.index("fanatic")
    FEIGNED_FLIGHT: Final = 1 << SPECIALS.index("feigned_flight")
    FRENZIED: Final = 1 << SPECIALS.index("frenzied_charge")
    FRESHLY_RAISED: Final = 1 << SPECIALS.index("freshly_raised")
    PILA: Final = 1 << SPECIALS.index("pila")
    LANCERS: Final = 1 << SPECIALS.index("lancers")
    LEVY: Final = 1 << SPECIALS.index("levy")
    LONG_SPEARS: Final = 1 << SPECIALS.index("long_spears")
    MARAUDERS: Final = 1 << SPECIALS.index("marauders")
    MARKSMEN: Final = 1 << SPECIALS.index("marksmen")
    MILITIA: Final = 1 << SPECIALS.index("militia")
    MIXED_ARMS: Final = 1 << SPECIALS.index("mixed_arms")
    NAPHTHA: Final = 1 << SPECIALS.index("naphtha")
    PARTHIAN: Final = 1 << SPECIALS.index("parthian_shot")
    PHALANX: Final = 1 << SPECIALS.index("phalanx")
    PIKES: Final = 1 << SPECIALS.index("pike_phalanx")
    SCYTHED: Final = 1 << SPECIALS.index("scythed")
    SHIELDWALL: Final = 1 << SPECIALS.index("shieldwall")
    SLINGS: Final = 1 << SPECIALS.index("slings")
    STEADY: Final = 1 << SPECIALS.index("steady")
    STUBBORN: Final = 1 << SPECIALS.index("stubborn")
    SUB_UNIT: Final = 1 << SPECIALS.index("sub_unit")
    TESTUDO: Final = 1 << SPECIALS.index("testudo")
    TOUGH: Final = 1 << SPECIALS.index("tough_fighters")
    VALIANT: Final = 1 << SPECIALS.index("valiant")
    WARBAND: Final = 1 << SPECIALS.index("warband")
    WAVERING: Final = 1 << SPECIALS.index("wavering")
    WEDGE: Final = 1 << SPECIALS.index("wedge")
    WILD: Final = 1 << SPECIALS.index("wild_fighters")

# BRK.19-BRK.27 what a score means, by score, row and cause: the outcome, and the clause that makes it a rout
LOWEST_PANIC, HIGHEST_PANIC = 2, 10  # BRK.28
PANIC: Final = {
    (int(row["result"].rstrip("+")), row["type"], row["phase"]): (row["outcome"], row["note"])
    for row in _rows("panic_table")
}


@dataclass(frozen=True, slots=True)
class Risk:
    """CPT.06-CPT.11 A row of captain_risk.csv: on what he is hit, and up to what he is killed or wounded."""

    hit_on: int
    killed_up_to: int
    wounded_up_to: int


def _risk(row: dict[str, str]) -> Risk:
    hit = row["hit_on"].rstrip("+")
    last = [int(row[key].rpartition("-")[2]) for key in ("killed", "wounded")]
    return Risk(int(hit) if hit.isdecimal() else 0, *last)


CAPTAIN_RISK: Final = {row["situation"]: _risk(row) for row in _rows("captain_risk")}
