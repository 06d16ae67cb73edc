"""A5.97-A5.115 What is checked of boats, waters, camps and corps when a scenario is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from strategikon.bayard.craft import CRAFT, STILL, carries, still_waters
from strategikon.bayard.ground import BIT, WATER, Ground, parts
from strategikon.bayard.profile import profile
from strategikon.bayard.weather.charts import DRIED, HEAT, KINDS
from strategikon.kernel.schema import Report

DRIES: Final = sum(BIT[wet] for wet in DRIED) | BIT["pond"]


def check_waters(document: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """A5.97-A5.101 Boats lie on waters that bear them, one in a hex; A5.97 the sea takes a side of the table."""
    still, taken = still_waters(ground), set[int]()
    for number, line in enumerate(document.get("boat", ())):
        here, path = ground.grid.find(line["hex"]), f"boat[{number}].hex"
        if here is None:
            report.add(path, "bayard-complaint-hexes", text=line["hex"])
            continue
        bits = ground.terrain[here]
        bits = bits & ~STILL | still[here] if bits & STILL else bits
        if not bits & CRAFT[line["kind"]].waters:
            report.add(path, "bayard-complaint-water", hex=line["hex"], boat=line["kind"])
        if here in taken:
            report.add(path, "bayard-complaint-two-boats", hex=line["hex"])
        taken.add(here)
    sea = [here for here, bits in enumerate(ground.terrain) if bits & BIT["sea"]]
    edges = (set(ground.edge_row(edge)) for edge in "NSEW")
    if sea and not report.inline and not any(edge <= set(sea) for edge in edges):
        report.add("board.area", "bayard-complaint-sea")


def check_aboard(
    path: str, lines: Iterable[tuple[str, Mapping[str, Any]]], document: Mapping[str, Any], ground: Ground,
    report: Report,
) -> None:  # fmt: skip
    """A5.98-A5.101 A unit that starts on water is on board a boat that carries it, or on a bridge."""
    boats = {boat["hex"]: boat["kind"] for boat in document.get("boat", ())}
    for where, line in lines:
        here = ground.grid.find(line["hex"]) if "hex" in line and "rank" not in line else None
        if here is None or not report.clean or not ground.terrain[here] & WATER:
            continue
        if ground.road[here] or here in ground.bridge:
            continue
        if line["hex"] not in boats:
            if report.inline and _has_dried_up(document, ground.terrain[here]):
                continue
            report.add(f"{path}.{where}.hex", "bayard-complaint-closed", hex=line["hex"])
        elif not carries(CRAFT[boats[line["hex"]]], profile(line)):
            report.add(f"{path}.{where}.hex", "bayard-complaint-cargo", hex=line["hex"], boat=boats[line["hex"]])


def _has_dried_up(document: Mapping[str, Any], bits: int) -> bool:
    """A5.66 Where a setup begins in a heat, water that dries up in it bears troops."""
    hot = document.get("weather", {}).get("kind") == KINDS[HEAT]
    return hot and not bits & WATER & ~DRIES


def check_camps(path: str, side: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """A5.110 A camp is two hexes beside each other on ground that is not closed."""
    for number, camp in enumerate(side.get("camp", ())):
        here = [ground.grid.find(name) for name in camp["hexes"]]
        where = f"{path}.camp[{number}].hexes"
        if None in here:
            report.add(where, "bayard-complaint-hexes", text=", ".join(camp["hexes"]))
        elif here[1] not in ground.grid.neighbours[here[0] or 0] or any(
            part.closed for place in here for part in parts(ground.terrain[place or 0])
        ):
            report.add(where, "bayard-complaint-camp")


def check_corps(document: Mapping[str, Any], ground: Ground, report: Report) -> None:
    """A5.114, A5.115 Objectives lie in the first two rows of the enemy; a corps is that of a leader of its side."""
    edges = [side["edge"] for side in document["side"]]
    for number, side in enumerate(document["side"]):
        rows = ground.edge_distance(edges[1 - number])
        leaders = {line["id"] for line in side.get("leader", ())} | {f"deputy-{side['id']}"}
        for place, line in enumerate(side.get("leader", ())):
            here = ground.grid.find(line.get("objective", ""))
            if "objective" in line and (here is None or rows[here] > 1):
                path = f"side[{number}].leader[{place}].objective"
                report.add(path, "bayard-complaint-objective", hex=line["objective"])
        for place, line in enumerate(side.get("unit", ())):
            if line.get("corps", f"deputy-{side['id']}") not in leaders:
                report.add(f"side[{number}].unit[{place}].corps", "bayard-complaint-leader", leader=line["corps"])
