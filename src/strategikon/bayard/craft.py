"""A5.97-A5.101, R-BAY-83 Kinds of craft: the waters that bear them and what they carry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strategikon.bayard.ground import BIT, Ground
from strategikon.bayard.profile import Profile
from strategikon.bayard.tables import ARTILLERY, CAVALRY, CHARIOT, INFANTRY, LIGHT, MEDIUM, rows

POND_HEXES: Final = 3  # A5.97 a larger one is a lake
STILL: Final = BIT["lake"] | BIT["pond"]
ANYTHING: Final = "any"
RULES: Final = {
    "boat": "A5.98", "small_raft": "A5.98", "barge": "A5.99", "medium_raft": "A5.99", "ship": "A5.100",
    "large_raft": "A5.101",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Craft:
    """A row of boats.csv."""

    id: str
    rule: str
    waters: int  # as bits of terrain
    cargo: frozenset[str]
    move: int  # hexes in a turn
    sail: int  # under sail


def _waters(words: str) -> int:
    """R-BAY-52 A beach is great river; A5.98 what goes up a stream goes over a ford too, at its risk."""
    bits = sum(BIT[word] for word in words.split())
    bits |= BIT["beach"] if bits & BIT["great_river"] else 0
    return bits | (BIT["ford"] if bits & BIT["stream"] else 0)


CRAFT: Final = {
    row["id"]: Craft(row["id"], RULES[row["id"]], _waters(row["waters"]), frozenset(row["cargo"].split()),
                     int(row["move"]), int(row["move_sail"]))
    for row in rows("boats")
}  # fmt: skip
DIFFICULTIES: Final = tuple(row["difficulty"] for row in rows("boat_wreck"))


@dataclass(frozen=True, slots=True)
class Passage:
    """A5.106 A row of boat_wreck.csv: what two dice do to a boat in a difficult passage."""

    destroyed: frozenset[int]
    aground: frozenset[int]
    free: frozenset[int]


def _sums(cell: str) -> frozenset[int]:
    return frozenset(map(int, cell.split()))


PASSAGES: Final = tuple(
    Passage(_sums(row["destroyed"]), _sums(row["aground"]), _sums(row["free_on"])) for row in rows("boat_wreck")
)


def still_waters(ground: Ground) -> dict[int, int]:
    """A5.97, R-BAY-83 By hex of standing water the bit it counts as: up to three hexes are a pond, more are a lake."""
    found: dict[int, int] = {}
    for start in range(ground.grid.size):
        if ground.terrain[start] & STILL and start not in found:
            body, todo = {start}, [start]
            while todo:
                near = ground.grid.neighbours[todo.pop()]
                more = [there for there in near if ground.terrain[there] & STILL and there not in body]
                body.update(more)
                todo += more
            bit = BIT["pond"] if len(body) <= POND_HEXES else BIT["lake"]
            found.update(dict.fromkeys(sorted(body), bit))
    return found


def carries(craft: Craft, profile: Profile) -> bool:
    """A5.98-A5.101 Whether a craft takes a unit on board."""
    if ANYTHING in craft.cargo:
        return True
    kind, weight = profile.type, profile.weight
    if kind == INFANTRY:
        return "infantry" in craft.cargo and not profile.mount  # R-BAY-104
    if kind == CAVALRY:
        return "cavalry" in craft.cargo
    if kind == CHARIOT:
        return "light_chariots" in craft.cargo and weight == LIGHT and not profile.animal
    if kind == ARTILLERY:
        light = "light_artillery" in craft.cargo and weight <= LIGHT
        return light or ("medium_artillery" in craft.cargo and weight == MEDIUM)
    return False
