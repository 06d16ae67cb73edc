"""A5.108, R-BAY-84 Decoys: how many markers that are nobody a side may lay, and where they lie at the start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from strategikon.bayard.tables import rows

LIGHT_WEIGHTS: Final = ("very_light", "light")
LIGHT_MOUNTED, FOOT, OTHERS = "markers_light_mounted", "markers_infantry", "markers_general"
PER_UNITS: Final = {row["method"]: (int(row["units"]), int(row["decoys"])) for row in rows("decoys")}
PACE: Final = {  # as what the decoys of a class move
    LIGHT_MOUNTED: {"type": "cavalry", "weight": "light"},
    FOOT: {"type": "infantry", "weight": "medium"},
    OTHERS: {"type": "infantry", "weight": "medium"},
}


def class_of(line: Mapping[str, Any]) -> str:
    """R-BAY-84 Each unit counts in one class only."""
    if line.get("type") in ("cavalry", "camelry") and line.get("weight") in LIGHT_WEIGHTS:
        return LIGHT_MOUNTED
    return FOOT if line.get("type") == "infantry" else OTHERS


def due(lines: Iterable[Mapping[str, Any]]) -> list[str]:
    """A5.108 The decoys of an army, each by its class: every class rounded down, never more than units in all."""
    classes = [class_of(line) for line in lines]
    found: list[str] = []
    for kind in (LIGHT_MOUNTED, FOOT, OTHERS):
        units, decoys = PER_UNITS[kind]
        found += [kind] * (classes.count(kind) // units * decoys)
    return found[: len(classes)]


def decoy_lines(side: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """A5.108 The decoys of a side as lines of units: as many as the scenario says, else as many as are due, in the
    first of the hexes that it names."""
    hexes = side.get("decoys", ())
    kinds = due(side["unit"])
    count = min(side.get("decoy_count", len(kinds)), len(side["unit"]), len(hexes))
    kinds = (kinds + [OTHERS] * count)[:count]
    return [
        {"id": f"{side['id']}-decoy-{number}", "hex": hexes[number - 1], **PACE[kind],
         "name_en": f"Decoy {number}", "name_fr": f"Leurre {number}"}
        for number, kind in enumerate(kinds, 1)
    ]  # fmt: skip
