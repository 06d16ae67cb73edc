"""Geometry 15: a battle on a table turned by a quarter is the same battle, question by question and pose by pose."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.caesar import RULESET
from strategikon.caesar.field import Fight
from strategikon.kernel.battle import Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import Scenario, read_document, scenario_files

DECISIONS = 220
EDGES = {"north": "east", "east": "south", "south": "west", "west": "north"}
OUTLINES = ("polygon", "line", "area")


def turned(thing: Any, wide: int) -> Any:
    """A part of a scenario file, as it stands on the table turned by a quarter, clockwise."""
    if isinstance(thing, list):
        return [turned(part, wide) for part in thing]
    if not isinstance(thing, dict):
        return thing
    found = {key: turned(value, wide) for key, value in thing.items()}
    if "x" in found:
        found["x"], found["y"] = found["y"], wide - found["x"]
    if "heading" in found:
        found["heading"] = (found["heading"] + 18) % 72
    for key in OUTLINES & found.keys():
        found[key] = [[y, wide - x] for x, y in found[key]]
    for key in {"edge", "home_edge"} & found.keys():
        found[key] = EDGES[found[key]]
    return found


def begun(document: dict[str, Any], seed: str) -> Fight:
    return Battle(Scenario(RULESET, document, "turned"), seed)


def poses(battle: Fight) -> list[tuple[int, int, int]]:
    """Where units stand on the table."""
    state = battle.state
    return [
        (state.x[unit], state.y[unit], state.heading[unit]) for unit in range(len(state.x)) if state.where[unit] == 0
    ]


def captains(battle: Fight) -> list[tuple[int, int]]:
    return list(zip(battle.state.captain_x, battle.state.captain_y, strict=True))


# Adrianople is left out: sides of a work and offsets on them are offered in a fixed order, north and east first (16).
@pytest.mark.parametrize("name", ["kadesh", "marathon", "cannae", "cynoscephalae", "sabis"])
def test_a_turned_battle_is_the_same_battle(name: str) -> None:
    """Captains stay where they are: of places equally near to a wish the one with the smaller x is offered (18)."""
    document = read_document(scenario_files(RULESET)[name])
    wide, high = document["table"]["width"], document["table"]["height"]
    battle = begun(document, "turned")
    other = begun({**turned(document, wide), "table": {"width": high, "height": wide}}, "turned")
    will = Dice("turned")
    while battle.ask is not None and battle.number < DECISIONS:
        assert other.ask is not None
        assert (other.ask.kind, len(other.ask.values)) == (battle.ask.kind, len(battle.ask.values)), battle.number
        place = 0 if battle.ask.kind == "ride" else will.pick(len(battle.ask.values))
        battle.take(battle.ask.values[place])
        other.take(other.ask.values[place])
        there = [(y, wide - x, (heading + 18) % 72) for x, y, heading in poses(battle)]
        assert poses(other) == there, battle.number
        assert captains(other) == [(y, wide - x) for x, y in captains(battle)], battle.number
    assert other.state.casualties == battle.state.casualties
    assert sum(battle.state.casualties) > 0
