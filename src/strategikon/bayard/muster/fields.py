"""A1.59-A1.61 Fields: the board of a scenario, one that the players drew, or one laid by a neutral third party.

The rulebook has no random terrain: laying one is a tool outside the rules. What it lays is written into the battle,
which depends on no generator. North and south are mirror images, and the rows of deployment stay open.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from strategikon.bayard.tables import Row, rows
from strategikon.bayard.zones import ROWS
from strategikon.kernel.dice import Dice
from strategikon.kernel.hexgrid import HexGrid, offset_rows
from strategikon.kernel.message import problem
from strategikon.kernel.scenario import read_document
from strategikon.kernel.schema import Report, choice, integer, shown, table, text

LANDS: Final[Mapping[str, list[Row]]] = {
    land: [row for row in rows("landscapes") if row["landscape"] == land]
    for land in dict.fromkeys(row["landscape"] for row in rows("landscapes"))
}
DENSITIES: Final = {row["density"]: int(row["patches"]) for row in rows("landscape_densities")}
SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
COLUMNS, LINES = 16, 11
LAID: Final = table(
    always={"seed": text(80)},
    optional={
        "landscape": choice(*LANDS), "density": choice(*DENSITIES), "columns": integer(12, 40), "rows": integer(9, 25),
    },
)  # fmt: skip


def board_of(field: Mapping[str, Any], wanted: int = 0) -> dict[str, Any]:
    """The board that a field stands for; `wanted` columns give every army its room on a laid one."""
    if "board" in field and isinstance(field["board"], Mapping):
        return dict(field["board"])
    if "scenario" in field:
        return _of_scenario(field["scenario"])
    if "seed" in field:
        report = Report("field")
        LAID(dict(field), "", report)
        report.settle()
        return lay(field["seed"], field.get("landscape", next(iter(LANDS))), field.get("density", "medium"),
                   max(field.get("columns", COLUMNS), wanted), field.get("rows", LINES))  # fmt: skip
    raise problem("bayard-muster-field", text=shown(field))


def _of_scenario(name: Any) -> dict[str, Any]:
    files = {path.stem: path for path in sorted(SCENARIOS.glob("*.toml"))}
    if not isinstance(name, str) or name not in files:
        raise problem("bayard-muster-field", text=shown(name))
    board: dict[str, Any] = read_document(files[name])["board"]
    return board


def lay(seed: str, landscape: str, density: str, columns: int = COLUMNS, lines: int = LINES) -> dict[str, Any]:
    """A board of patches of the land's own ground. An odd number of rows lets one half mirror the other."""
    lines += 1 - lines % 2
    grid, dice = offset_rows(columns, lines), Dice(f"field {seed}")
    taken: set[int] = set()
    areas = []
    for row in _patches(landscape, density, columns, dice):
        patch = _patch(grid, lines, int(row["least"]) + dice.pick(int(row["most"]) - int(row["least"]) + 1), dice)
        patch -= taken
        if patch:
            taken |= patch | {there for here in patch for there in grid.neighbours[here]}
            areas.append({"type": row["terrain"], "hexes": _mirrored(grid, lines, patch),
                          **({"level": 1} if row["terrain"] == "hill" else {})})  # fmt: skip
    desert = {"desert": True} if landscape == "desert" else {}
    return {"columns": columns, "rows": lines, "terrain": "open", **desert, **({"area": areas} if areas else {})}


def _patches(landscape: str, density: str, columns: int, dice: Dice) -> list[Row]:
    """Kinds of ground by their share of the land."""
    kinds = [row for row in LANDS[landscape] for _ in range(int(row["share"]))]
    return [kinds[dice.pick(len(kinds))] for _ in range(DENSITIES[density] * columns // COLUMNS)]


def _patch(grid: HexGrid, lines: int, size: int, dice: Dice) -> set[int]:
    """Some hexes that touch each other, between the northern deployment and the middle row."""
    inside = [here for here, (line, _) in enumerate(grid.position) if ROWS <= line <= lines // 2]
    found = [inside[(dice.pick(256) * 256 + dice.pick(256)) % len(inside)]]
    while len(found) < size:
        beside = [there for here in found for there in grid.neighbours[here] if there in inside and there not in found]
        if not beside:
            break
        found.append(beside[dice.pick(len(beside))])
    return set(found)


def _mirrored(grid: HexGrid, lines: int, patch: set[int]) -> list[str]:
    """A patch and its image beyond the middle row, by name."""
    both = {(line, column) for here in patch for line, column in [grid.position[here]]}
    both |= {(lines - 1 - line, column) for line, column in both}
    return [f"{column},{line}" for line, column in sorted(both)]
