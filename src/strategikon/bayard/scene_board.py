"""The ground as it is drawn: terrain by the words of the page, levels as contours, works on the faces they protect."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.fire.elements import bridge_lost
from strategikon.bayard.ground import HILL, SIDES
from strategikon.bayard.tables import OBSTACLES, TERRAIN_IDS
from strategikon.bayard.terrain import terrain_at
from strategikon.kernel.hexgrid import OFF, opposite
from strategikon.kernel.scene import Board, Box, Label, Place

WORDS: Final = {  # the page's word for a terrain, where it is another
    "forest": "woods", "rocks": "rough", "built_up": "habitations", "river": "minor_river",
    "great_river": "major_river", "pond": "lake", "beach": "lake",
}  # fmt: skip
WORKS: Final = {"wall": "low_wall"}
WATERS: Final = frozenset(("lake", "sea", "minor_river", "major_river", "stream", "ford"))
PLAIN: Final = frozenset(("open", "hill", "road", "bridge"))  # not drawn as an area of their own
NAME_LENGTH: Final = 2  # hexes that a name takes to either side
LOWEST: Final = 2  # the page counts the plain as level 1

Bits = tuple[int, ...]
Faces = tuple[tuple[int, tuple[str, ...]], ...]


def board(battle: Fight, boxes: list[Box]) -> Board:
    """The board of this moment, with what stands beside it: the same object as long as nothing of it changes."""
    size, state = battle.field.grid.size, battle.state
    bits = tuple(terrain_at(battle, here) for here in range(size))
    bridges = tuple(sorted(here for here in battle.field.ground.bridge if not bridge_lost(battle, here)))
    ground = _board(battle.field, bits, tuple(sorted(state.faces)), bridges)
    return replace(ground, boxes=boxes) if boxes else ground


@lru_cache(maxsize=64)
def _board(field: Field, bits: Bits, faces: Faces, bridges: tuple[int, ...]) -> Board:
    grid = field.grid
    terrain = _terrain(field, bits, bridges)
    return Board("pointy", grid.places(), terrain, _hexsides(field, faces), labels=_labels(field, terrain))


def _terrain(field: Field, bits: Bits, bridges: tuple[int, ...]) -> dict[str, list[str]]:
    """A1.06 Kinds of ground, each with its hexes; a level holds the higher ones, so that contours lie in each other."""
    ground, names = field.ground, field.grid.names
    found: dict[str, list[str]] = {}
    for here, name in enumerate(names):
        for place, kind in enumerate(TERRAIN_IDS):
            if bits[here] >> place & 1 and kind not in PLAIN:
                found.setdefault(WORDS.get(kind, kind), []).append(name)
        for level in range(ground.level[here] if bits[here] & HILL else 0):
            found.setdefault(f"level-{LOWEST + level}", []).append(name)
        if ground.road[here]:
            found.setdefault("road", []).append(name)
    if bridges:
        found["bridge"] = [names[here] for here in bridges]
    return found


def _hexsides(field: Field, changed: Faces) -> dict[str, list[tuple[str, str]]]:
    """A1.05 Works, named from the hex they protect; those that act both ways once. A5.104 Currents, by the side of a
    hex toward which they run."""
    grid, now = field.grid, dict(changed)
    found: dict[str, list[tuple[str, str]]] = {}
    standing = {face: now.get(face, works) for face, works in enumerate(field.ground.faces) if works or face in now}
    for face, works in sorted(standing.items()):
        here, side = divmod(face, SIDES)
        there = grid.neighbour[here][side]
        beyond = () if there == OFF else standing.get(there * SIDES + opposite(side), ())
        for work in works:
            if not (work in beyond and OBSTACLES[work].two_sided and there < here):
                found.setdefault(WORKS.get(work, work), []).append((grid.names[here], grid.directions[side]))
    for here, (side, strong) in sorted(field.currents.items()):  # A5.104 toward which side the water runs
        kind = "strong_current" if strong else "current"
        found.setdefault(kind, []).append((grid.names[here], grid.directions[side]))
    return found


def _labels(field: Field, terrain: dict[str, list[str]]) -> list[Label]:
    """Names on the map: those the scenario writes, and those of its areas, in the middle of each."""
    chart = field.document["board"]
    wet = {name for kind in WATERS for name in terrain.get(kind, ())}
    found = [(one["hex"], one["en"], one["fr"]) for one in chart.get("label", ())]
    for area in chart.get("area", ()):
        if "name_en" in area and "name_fr" in area:
            here = _open_middle(field, field.hexes(area["hexes"]))
            found.append((field.grid.names[here], area["name_en"], area["name_fr"]))
    return [Label(Place.hex(name), en, fr, "water" if name in wet else "") for name, en, fr in found]


def _open_middle(field: Field, hexes: tuple[int, ...]) -> int:
    """The hex of an area about which the fewest units stand at the start, and the nearest to its middle: a name is
    written there."""
    held = [field.start_of(line) for line in field.unit_lines if "hex" in line]
    distance, middle = field.grid.distance, hexes[len(hexes) // 2]

    def crowd(here: int) -> int:
        return sum(distance[here][there] <= NAME_LENGTH for there in held) + (here in held)

    return min(hexes, key=lambda here: (crowd(here), distance[middle][here], here))
