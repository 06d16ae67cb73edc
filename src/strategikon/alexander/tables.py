"""The charts of the rulebook and of its sheet, read once from `tables/*.csv` into plain numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from strategikon.kernel import tables
from strategikon.kernel.throws import Die

FOLDER: Final = Path(__file__).parent / "tables"
PROHIBITED: Final = -1  # the I of chart 6.29
D10: Final = Die("d10", range(10))  # 2.3a the one die of the game; 0 is the lowest


def rows(name: str) -> list[dict[str, str]]:
    """The lines of one chart, as text by column."""
    return tables.rows(FOLDER / f"{name}.csv")


def number(cell: str) -> int:
    """A cell as a number: `I` is prohibited, `+1` is 1, an empty cell or a dash is 0."""
    return PROHIBITED if cell == "I" else int(cell or 0) if cell != "-" else 0


def keyed(name: str, column: str) -> dict[str, int]:
    """The machine column of a chart whose other cells are prose, by key."""
    return {row["key"]: number(row[column]) for row in rows(name) if row[column] != ""}


class Kind(NamedTuple):
    """A unit Type: how it moves, which lines of the combat charts it uses, and what a case may leave out."""

    type: str
    family: str  # foot, skirmisher, cavalry, elephant, chariot, artillery
    column: str  # of chart 6.29
    clash: str  # line and column of chart 8.63
    superiority: str  # line and column of chart 8.62
    must_shock: bool  # the + of chart 8.62
    size: int
    tq: int
    ma: int
    missile: str
    double: bool


class Check(NamedTuple):
    """One line of the TQ checks of chart 10.16: what failing and passing costs."""

    fail: str  # points, excess (die minus TQ), rout, shock, rally, pursue
    fail_points: int
    pass_points: int
    modifier: int


class Casualty(NamedTuple):
    """One line of chart 8.65."""

    dice: range
    differences: range
    result: str  # finished, wounded, killed
    rating_loss: int


def _kind(row: dict[str, str]) -> Kind:
    return Kind(
        row["type"], row["family"], row["column"], row["clash"], row["superiority"], row["must_shock"] == "yes",
        int(row["size"]), int(row["tq"]), int(row["ma"]), row["missile"], row["double"] == "yes",
    )  # fmt: skip


COLUMNS: Final = ("infantry", "sk", "leaders_cavalry", "elephants", "chariots")

# 6.29 What a hex or a hexside costs: MP, then cohesion by column of the chart.
MOVEMENT_MP: Final = {row["terrain"]: number(row["mp"]) for row in rows("movement_costs")}
MOVEMENT_LOSS: Final = {
    row["terrain"]: {column: number(row[column]) for column in COLUMNS} for row in rows("movement_costs")
}
MOVEMENT_RULE: Final = {row["terrain"]: row["rule"] for row in rows("movement_costs")}
DIFFICULT: Final = frozenset(row["terrain"] for row in rows("movement_costs") if row["difficult"] == "yes")
HEX_TERRAINS: Final = tuple(row["terrain"] for row in rows("movement_costs") if row["group"] == "hex")
SPECIAL_MP: Final = {row["action"]: int(row["points"]) for row in rows("movement_special_costs")}

KINDS: Final = {row["type"]: _kind(row) for row in rows("unit_types")}

# 10.16 What is lost without a die, and what is checked.
LOSS: Final = keyed("cohesion_loss", "points")
CHECKS: Final = {
    row["key"]: Check(row["fail"], int(row["fail_points"]), int(row["pass_points"]), int(row["modifier"]))
    for row in rows("tq_checks")
}
CHECK_NOTES: Final = keyed("tq_check_notes", "value")

# 8.61 Strength by line of the chart and range; None beyond its reach.
MISSILES: Final = {
    line: [int(row["strength"]) for row in rows("missile_range") if row["missile"] == line and row["strength"] != "-"]
    for line in dict.fromkeys(row["missile"] for row in rows("missile_range"))
}
MISSILE_MODIFIERS: Final = {row["key"]: int(row["modifier"]) for row in rows("missile_modifiers")}
MISSILE_SUPPLY: Final = {
    row["key"]: (range(int(row["die_min"] or 0), int(row["die_max"] or -1) + 1), row["becomes"])
    for row in rows("missile_supply")
}

# 8.62, 8.63, 8.64 Shock: (result, marker) by (defender, attacker); column by (defender, angle, attacker), None where
# the attack is forbidden; (attacker's loss, defender's loss) by (die, column).
SUPERIORITY: Final = {
    (row["defender"], row["attacker"].rstrip("*")): (row["result"].strip("-"), row["marker"])
    for row in rows("superiority")
}
CLASH: Final = {
    (row["defender"], row["angle"], row["attacker"]): int(row["column"]) if row["column"] != "NA" else None
    for row in rows("clash_of_spears")
}
SHOCK: Final = {
    (int(row["die"]), int(row["column"])): (int(row["attacker_loss"]), int(row["defender_loss"]))
    for row in rows("shock_results")
}
SHOCK_ADJUSTMENTS: Final = keyed("shock_adjustments", "value")

CASUALTIES: Final = tuple(
    Casualty(
        range(int(row["casualty_die_min"]), int(row["casualty_die_max"]) + 1),
        range(int(row["pc_diff_min"]), int(row["pc_diff_max"]) + 1),
        row["result"],
        int(row["rating_loss"]),
    )
    for row in rows("leader_casualty")
)
FATE: Final = {
    die: row["result"]
    for row in rows("die_of_fate")
    for die in range(int(row["second_die_min"]), int(row["second_die_max"]) + 1)
}
RALLY: Final = {  # 10.27 hits by (die, printed TQ), None for D
    (die, tq): None if row["result"] == "D" else int(row["result"])
    for row in rows("rally")
    for die in range(int(row["die_min"]), int(row["die_max"]) + 1)
    for tq in range(int(row["tq_min"]), int(row["tq_max"]) + 1)
}
RAMPAGE: Final = {
    die: row["result"] for row in rows("rampage") for die in range(int(row["die_min"]), int(row["die_max"]) + 1)
}
RAMPAGE_HEXES: Final = 3
ROUT_TIMES: Final = keyed("rout_points", "times")
ROUT_FLAT: Final = keyed("rout_points", "flat")
