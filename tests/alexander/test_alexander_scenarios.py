"""Scenario documents: the nine battles load, and everything that can be wrong with one is complained of."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from strategikon.alexander import RULESET
from strategikon.alexander.state import NOBODY
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files

FILES = scenario_files(RULESET)
# README: columns and rows, units, leaders with contingent commanders, rout levels, those of the evened battle, turns
ARMIES = {
    "troad": ((24, 20), (10, 10), (2, 2), (25, 23), (30, 32), 10),
    "chaeronea": ((36, 44), (29, 27), (4, 5), (115, 85), (47, 138), 0),
    "pelium": ((40, 30), (21, 31), (5, 4), (65, 55), (47, 64), 14),
    "granicus": ((36, 42), (29, 30), (7, 7), (100, 70), (50, 90), 0),
    "issus": ((42, 46), (40, 71), (8, 7), (125, 150), (60, 190), 0),
    "gaugamela": ((44, 62), (52, 81), (13, 10), (160, 140), (152, 148), 0),
    "jaxartes": ((38, 36), (23, 18), (4, 3), (55, 40), (55, 43), 12),
    "samarkand": ((34, 30), (10, 12), (4, 3), (28, 26), (42, 20), 10),
    "hydaspes": ((40, 46), (24, 55), (7, 4), (80, 85), (88, 68), 0),
}


def document(name: str = "troad") -> dict[str, Any]:
    return tomllib.loads(FILES[name].read_text("utf-8"))


def complaints(changed: dict[str, Any]) -> list[tuple[str, str]]:
    """What is complained of: the place and the message, in order."""
    with pytest.raises(Problem) as caught:
        Scenario(RULESET, changed, "test.toml")
    return [(complaint.args["path"], complaint.id) for complaint in caught.value.complaints]


def test_there_are_nine() -> None:
    assert set(FILES) == set(ARMIES)


@pytest.mark.parametrize("name", ARMIES)
def test_armies_are_those_of_the_readme(name: str) -> None:
    size, units, leaders, levels, evened, turns = ARMIES[name]
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "readme", {"contingent_commanders": "on"})
    field = battle.field
    assert (field.columns, field.rows) == size
    assert tuple(len(of) for of in field.units_of) == units
    assert tuple(len(of) for of in field.leaders_of) == leaders
    assert field.rout_level == levels
    assert Battle(load_scenario(RULESET, name, "evened"), "readme").field.rout_level == evened
    assert field.turns == turns


@pytest.mark.parametrize("name", ARMIES)
def test_the_docs_tell_the_same_levels(name: str) -> None:
    """The table in docs/scenarios/alexander.md: two columns before the last."""
    text = (Path(__file__).parents[2] / "docs/scenarios/alexander.md").read_text("utf-8")
    row = next(line for line in text.splitlines() if line.startswith(f"| `{name}.toml` |"))
    told = [cell.strip() for cell in row.split("|")[-4:-2]]
    for targets, cell in zip(("historical", "evened"), told, strict=True):
        sides = load_scenario(RULESET, name, targets).document["side"]
        assert cell == " / ".join(str(side["rout_level"]) for side in sides)


@pytest.mark.parametrize("name", ARMIES)
def test_everything_stands_where_the_document_says(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "place")
    setup = battle.ruleset.begin(battle.field, battle.dice)
    for unit, wanted in enumerate(battle.field.start):
        assert [setup.hex_of[unit], setup.hex2_of[unit]][: len(wanted)] == wanted
        assert all(setup.unit_at[here] == unit for here in wanted)
    assert list(RULESET.invariants(battle)) == []
    assert sum(unit != NOBODY for unit in setup.unit_at) == sum(map(len, battle.field.start))


def first_unit(changed: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = changed["side"][0]["unit"][0]
    return found


def change_hex(changed: dict[str, Any]) -> None:
    single = next(unit for unit in changed["side"][0]["unit"] if len(unit["hex"]) == 1)
    single["hex"] = ["9999"]


def change_taken(changed: dict[str, Any]) -> None:
    one, two = [unit for unit in changed["side"][0]["unit"] if len(unit["hex"]) == 1][:2]
    two["hex"] = one["hex"]


def change_halves(changed: dict[str, Any]) -> None:
    double = next(unit for unit in changed["side"][0]["unit"] if len(unit["hex"]) == 2)
    double["facing"] = "NNE"  # and they lie north and south


def change_count(changed: dict[str, Any]) -> None:
    double = next(unit for unit in changed["side"][0]["unit"] if len(unit["hex"]) == 2)
    double["hex"] = double["hex"][:1]


WRONG: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "no sides": (lambda d: d.pop("side"), "complaint-missing"),
    "one side": (lambda d: d["side"].pop(), "complaint-list-length"),
    "no map": (lambda d: d.pop("map"), "complaint-missing"),
    "no victory": (lambda d: d.pop("victory"), "complaint-missing"),
    "unknown type": (lambda d: first_unit(d).update(type="XX"), "complaint-choice"),
    "unknown class": (lambda d: first_unit(d).update({"class": "XX"}), "complaint-choice"),
    "tq too high": (lambda d: first_unit(d).update(tq=10), "complaint-range"),
    "no tq": (lambda d: first_unit(d).pop("tq"), "complaint-missing"),
    "no french name": (lambda d: first_unit(d).pop("name_fr"), "complaint-missing"),
    "unknown key": (lambda d: first_unit(d).update(colour="red"), "complaint-unknown"),
    "inline key in a file": (lambda d: first_unit(d).update(routed=True), "complaint-unknown"),
    "id twice": (lambda d: d["side"][0]["unit"][1].update(id=first_unit(d)["id"]), "complaint-twice"),
    "off the map": (change_hex, "alexander-off-map"),
    "hex taken": (change_taken, "alexander-hex-taken"),
    "halves the wrong way": (change_halves, "alexander-halves"),
    "double in one hex": (change_count, "alexander-hex-count"),
    "facing a hexside": (lambda d: first_unit(d).update(facing="N"), "alexander-facing-vertex"),
    "unknown commander": (lambda d: d["side"][0].update(overall_commander="nobody"), "alexander-unknown-name"),
    "leader off the map": (lambda d: d["side"][0]["leader"][0].update(hex="9901"), "alexander-off-map"),
    "contingent with initiative": (
        lambda d: d["side"][0]["leader"][0].update(contingent=True, contingent_corps=["phalanx"]),
        "alexander-contingent-initiative",
    ),
    "no initiative": (lambda d: d["side"][0]["leader"][0].pop("initiative"), "complaint-missing"),
    "bad range": (
        lambda d: d["map"].setdefault("terrain", []).append({"type": "woods", "hexes": ["1-2"]}),
        "alexander-bad-range",
    ),
    "terrain off the map": (
        lambda d: d["map"].setdefault("terrain", []).append({"type": "woods", "hexes": ["9910"]}),
        "alexander-off-map",
    ),
    "two grounds": (
        lambda d: d["map"].update(
            terrain=[{"type": "woods", "hexes": ["0101"]}, {"type": "marsh", "hexes": ["0101-0103"]}]
        ),
        "alexander-two-grounds",
    ),
    "unknown terrain": (
        lambda d: d["map"].setdefault("terrain", []).append({"type": "lava", "hexes": ["0101"]}),
        "complaint-choice",
    ),
    "bad hexside": (
        lambda d: d["map"].update(hexside=[{"type": "stream", "sides": ["0101:E"]}]),
        "alexander-bad-range",
    ),
    "five rampage directions": (lambda d: d["map"]["rampage"].pop(), "complaint-list-length"),
    "unknown effect": (
        lambda d: d.update(special_rule=[{"id": "x", "effect": "magic", "en": "x", "fr": "x"}]),
        "complaint-choice",
    ),
    "special rule for nobody": (
        lambda d: d.update(
            special_rule=[{"id": "x", "effect": "exit", "en": "x", "fr": "x", "params": {"side": "roman", "edge": "E"}}]
        ),
        "alexander-unknown-name",
    ),
    "special rule for an unknown leader": (
        lambda d: d.update(
            special_rule=[{"id": "x", "effect": "leader_value", "en": "x", "fr": "x", "params": {"leader": "caesar"}}]
        ),
        "alexander-unknown-name",
    ),
    "camp off the map": (
        lambda d: d.update(
            special_rule=[
                {
                    "id": "x",
                    "effect": "camp",
                    "en": "x",
                    "fr": "x",
                    "params": {"side": "persian", "hexes": ["9901"], "rout_points_each": 5, "halt_turns": 1},
                }
            ]
        ),
        "alexander-off-map",
    ),
    "time limit without a winner": (
        lambda d: d["victory"].update(conditions=[{"type": "time_limit", "turn": 3}]),
        "complaint-missing",
    ),
    "parameters of the wrong kind": (
        lambda d: d.update(
            special_rule=[{"id": "x", "effect": "no_momentum", "en": "x", "fr": "x", "params": {"leaders": 7}}]
        ),
        "complaint-list",
    ),
    "unknown victory": (lambda d: d["victory"].update(conditions=[{"type": "glory"}]), "complaint-choice"),
    "victory of an unknown side": (
        lambda d: d["victory"].update(conditions=[{"type": "time_limit", "turn": 3, "winner": "roman"}]),
        "alexander-unknown-name",
    ),
    "no schema": (lambda d: d.update(schema=2), "complaint-choice"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_is_said(wrong: str) -> None:
    changed = document()
    change, expected = WRONG[wrong]
    change(changed)
    assert expected in [message for _, message in complaints(changed)]


def test_special_rules_must_have_what_they_need() -> None:
    """A special rule or victory condition without a required parameter is refused, not guessed (R-ALEX-98)."""
    changed = document("pelium")
    for rule in changed["special_rule"]:
        rule["params"] = {}
    found = complaints(changed)
    assert [message for _, message in found].count("complaint-missing") >= 4
