"""A5.121, R-BAY-88 The chart of missions: how easy they are, and against whom or what they can be sent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.ground import FOREST
from strategikon.bayard.pieces import first_player
from strategikon.bayard.state import Host
from strategikon.bayard.tables import rows

UNITS, LEADERS, HEXES, PLAIN = "unit", "leader", "hex", "plain"
NO_MISSION: Final = -1
PENDING, TAKEN, DONE = range(3)
SYMBOL: Final = "sacred_symbol"
Target = tuple[str, int]  # what it is, and its number


@dataclass(frozen=True, slots=True)
class Mission:
    """A row of agents.csv."""

    id: str
    percent: int


MISSIONS: Final = tuple(Mission(row["id"], int(row["percent"])) for row in rows("agents"))
MISSION_IDS: Final = tuple(mission.id for mission in MISSIONS)
RANKS_OF: Final = {
    "kill_character": ("figure", "senior_officer"), "kill_sub_general": ("sub_general",),
    "kill_general": ("general_in_chief",), "corrupt_sub_general": ("sub_general",),
}  # fmt: skip


def targets_of(field: Field, side: int, mission: Mission) -> tuple[Target, ...]:
    """Everything that a mission of a side can be aimed at, as the battle begins."""
    enemy, ground = 1 - side, field.ground
    roads = [here for here in range(field.grid.size) if ground.road[here] and here not in ground.bridge]
    match mission.id:
        case "rumour":
            return tuple((UNITS, unit) for unit in field.units_of[enemy] if unit not in field.decoys)
        case "spy_deployment":
            return ((PLAIN, 0),)
        case "cut_road_forest":
            return tuple((HEXES, here) for here in roads if ground.terrain[here] & FOREST)
        case "cut_road":
            return tuple((HEXES, here) for here in roads if not ground.terrain[here] & FOREST)
        case "cut_bridge":
            return tuple((HEXES, here) for here in sorted(ground.bridge))
        case "steal_symbol":
            return _bearers(field, enemy)
        case _:
            ranks = RANKS_OF[mission.id]
            return tuple((LEADERS, one) for one in field.leaders_of[enemy] if field.leaders[one].rank in ranks)


def _bearers(field: Field, side: int) -> tuple[Target, ...]:
    """A3.38 Leaders and units with a sacred symbol."""
    leaders = ((LEADERS, one) for one in field.leaders_of[side] if SYMBOL in field.leaders[one].equipment)
    units = ((UNITS, one) for one in field.units_of[side] if SYMBOL in field.profiles[one].equipment)
    return (*leaders, *units)


def tasks(field: Field) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By side: the last turn, and the missions that its agents can be sent on, with how many targets each has."""
    return tuple(((field.turns,), *_tasks_of(field, side)) for side in range(2)) if any(field.agents_of) else ()


def _tasks_of(field: Field, side: int) -> Iterator[tuple[int, int]]:
    for kind, mission in enumerate(MISSIONS):
        many = len(targets_of(field, side, mission)) if mission.id in field.missions_of[side] else 0
        if many:
            yield kind, many


class Order(NamedTuple):
    """What `state.missions` holds of an agent."""

    side: int
    kind: int  # place in MISSIONS, or NO_MISSION
    place: int  # of its target among all that there are
    many: int  # how many there are: `redeal` sees the state alone
    turn: int  # 0: before the battle
    fate: int


def orders(state: Host) -> list[Order]:
    return [Order(*entry) for entry in state.missions]


def lost_dice(battle: Fight, unit: int) -> int:
    """A5.121, R-BAY-101 A false rumour: one die less for the unit, for one full turn."""
    for one in orders(battle.state):
        if one.fate == DONE and MISSIONS[one.kind].id == "rumour" and _goes_round(battle, one):
            if targets_of(battle.field, one.side, MISSIONS[one.kind])[one.place] == (UNITS, unit):
                return 1
    return 0


def _goes_round(battle: Fight, order: Order) -> bool:
    """R-BAY-101 In the turns of both players, from that in which the agent acted."""
    state = battle.state
    begun = 2 * max(1, order.turn) + (order.turn > 0 and order.side != first_player(battle))
    return begun <= 2 * state.turn + state.half <= begun + 1
