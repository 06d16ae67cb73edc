"""The six battles: they load, are drawn, are told in both languages, and can be marched to their last round."""

from __future__ import annotations

from functools import lru_cache
from json import dumps
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from strategikon.caesar import RULESET
from strategikon.kernel.battle import Battle
from strategikon.kernel.conformance import check_scenario
from strategikon.kernel.dice import Dice
from strategikon.kernel.ledger import load_ledger
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import Scenario, load_scenario, read_document, scenario_files
from strategikon.text import COMMON, LANGUAGES
from test_text import named, sentences

DOCS = Path(__file__).resolve().parents[2] / "docs"
ARMIES = {  # the table of the scenarios' own page: size, divisions, units, break points, rounds, who plays first
    "kadesh": ((108, 72), (3, 4), (11, 15), (2, 3), 10, "hittites"),
    "marathon": ((96, 60), (3, 3), (11, 12), (2, 2), 10, "greeks"),
    "cannae": ((144, 72), (4, 4), (17, 26), (3, 3), 12, "carthaginians"),
    "cynoscephalae": ((108, 72), (3, 3), (11, 17), (2, 2), 10, "macedonians"),
    "sabis": ((120, 72), (3, 4), (11, 12), (2, 3), 10, "belgae"),
    "adrianople": ((120, 72), (4, 3), (14, 12), (3, 2), 12, "romans"),
}


@pytest.mark.parametrize("name", ARMIES)
def test_a_battle_is_as_its_page_says(name: str) -> None:
    field = Battle(load_scenario(RULESET, name), "load").field
    size, divisions, units, breaks, rounds, first = ARMIES[name]
    assert (field.ground.width, field.ground.height) == (size[0] * 1000, size[1] * 1000)
    assert tuple(len(own) for own in field.captains_of) == divisions
    assert tuple(len(own) for own in field.friends) == units
    assert (field.break_point, field.rounds, field.sides[field.first]) == (breaks, rounds, first)


def test_these_are_all_battles() -> None:
    assert set(scenario_files(RULESET)) == set(ARMIES)


@pytest.mark.parametrize("name", ARMIES)
def test_a_battle_is_drawn(name: str) -> None:
    battle = Battle(load_scenario(RULESET, name), "draw")
    scene = battle.scene(None)
    dumps(scene.plain())
    height = battle.field.ground.height
    assert scene.board.size == (battle.field.ground.width, height)
    standing = {piece.id: piece for piece in scene.pieces if piece.place.kind == "pose"}
    for unit, name_ in enumerate(battle.field.ids):
        if battle.state.where[unit] == 0:
            place = standing[name_].place
            assert place.spot == (battle.state.x[unit], height - battle.state.y[unit])
            assert place.facing == 5 * battle.state.heading[unit]
    boxes = {box.id for box in scene.board.boxes}
    assert {piece.place.names[0] for piece in scene.pieces if piece.place.kind == "box"} <= boxes


@pytest.mark.parametrize("name", ARMIES)
def test_a_battle_is_marched_to_its_last_round(name: str) -> None:
    battle = Battle(load_scenario(RULESET, name), f"march {name}")
    will = Dice(f"will {name}")
    while battle.ask is not None:
        battle.take(battle.ask.values[will.pick(len(battle.ask.values))])
        if battle.number % 25 == 0:
            assert list(RULESET.invariants(battle)) == []
    assert battle.outcome is not None
    assert battle.number < RULESET.bound


def test_the_conformance_kit_passes() -> None:
    findings = check_scenario(load_scenario(RULESET, "marathon"), battles=1, seed="caesar")
    assert [(failure.check, failure.detail) for failure in findings.failures] == []


# -- complaints --------------------------------------------------------------------------------------------------------


def spoiled() -> dict[str, Any]:
    return read_document(scenario_files(RULESET)["marathon"])


def complaints(document: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(Problem) as caught:
        Scenario(RULESET, document, "spoiled.toml")
    for language in LANGUAGES:
        told = [spoken(language, message.id, message.args) for message in caught.value.complaints]
        assert all("spoiled.toml" in line and "{" not in line for line in told), told
    return [(message.id, message.args["path"]) for message in caught.value.complaints]


@lru_cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (COMMON, RULESET.folder / "messages"):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


def spoken(language: str, name: str, args: Any) -> str:
    bundle = bundle_of(language)
    line, errors = bundle.format_pattern(bundle.get_message(name).value, dict(args))
    assert not errors, (name, errors)
    return line


def test_every_mistake_of_form_is_told_at_once() -> None:
    document = spoiled()
    unit = document["side"][0]["unit"][0]
    unit |= {"class": "marines", "morale": 9, "special": ["brave", "lucky", "wild_fighters:x"], "wings": 2}
    document["table"]["width"] = "wide"
    document["terrain"][0]["polygon"] = [[0, 0], [1, "a"], [2, 2]]
    document["special_rule"][0]["effect"] = "rain"
    document["victory"]["conditions"][0]["type"] = "luck"
    document["magic"] = True
    assert sorted(complaints(document)) == [
        ("caesar-complaint-condition", "victory.conditions[0].type"),
        ("caesar-complaint-effect", "special_rule[0].effect"),
        ("caesar-complaint-magic", "magic"),
        ("caesar-complaint-point", "terrain[0].polygon[1]"),
        ("caesar-complaint-special", "side[0].unit[0].special[1]"),
        ("caesar-complaint-special", "side[0].unit[0].special[2]"),
        ("complaint-choice", "side[0].unit[0].class"),
        ("complaint-integer", "table.width"),
        ("complaint-range", "side[0].unit[0].morale"),
        ("complaint-unknown", "side[0].unit[0].wings"),
    ]


def test_every_mistake_of_terrain_and_armies_is_told_at_once() -> None:
    document = spoiled()
    side = document["side"][0]
    document["terrain"][0]["polygon"] = [[0, 0], [9000, 9000], [9000, 0], [0, 9000]]
    document["terrain"][1]["polygon"][0] = [-5, 0]
    document["terrain"].append({"id": "wall", "kind": "obstacle", "name_en": "Wall", "name_fr": "Mur",
                                "polygon": [[0, 0], [9, 0], [9, 9]]})  # fmt: skip
    side["division"][0]["captain"]["general"] = True
    side["division"][1]["captain"]["general"] = True
    document["side"][1]["unit"][0]["id"] = side["unit"][0]["id"]
    found = [name for name, _ in complaints(document)]
    assert {"complaint-twice", "caesar-complaint-crossing", "caesar-complaint-off-table", "caesar-complaint-outline",
            "caesar-complaint-generals"} <= set(found)  # fmt: skip


def test_every_mistake_of_units_is_told_at_once() -> None:
    document = spoiled()
    units = document["side"][0]["unit"]
    units[0]["formation"] = "wedge"
    units[1]["inside"] = "laager"
    units[2]["casualties"] = 40
    units[3]["special"] = ["sub_unit"]
    units[4]["division"] = "nobody"
    document["special_rule"][0]["params"]["side"] = "martians"
    found = complaints(document)
    assert ("caesar-complaint-formation", "side[0].unit[0].formation") in found
    assert ("caesar-complaint-place", "side[0].unit[1]") in found
    assert ("caesar-complaint-casualties", "side[0].unit[2].casualties") in found
    assert ("caesar-complaint-parent", "side[0].unit[3].parent") in found
    assert ("caesar-complaint-unknown", "side[0].unit[4].division") in found
    assert ("caesar-complaint-unknown", "special_rule[0].params.side") in found


def test_nobody_stands_over_another_or_in_closed_ground() -> None:
    document = spoiled()
    units = document["side"][0]["unit"]
    units[1] |= {"x": units[0]["x"] + 100, "y": units[0]["y"]}
    units[2] |= {"x": 90_000, "y": 40_000}  # the marsh
    units[3] |= {"x": 100, "y": 30_000}
    found = complaints(document)
    assert ("caesar-complaint-overlap", "side[0].unit[1]") in found
    assert ("caesar-complaint-closed", "side[0].unit[2]") in found
    assert ("caesar-complaint-off-table", "side[0].unit[3]") in found


# -- sentences ---------------------------------------------------------------------------------------------------------


def test_sentences_are_the_same_in_both_languages() -> None:
    english, french = (sentences(RULESET.folder / "messages" / f"{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(french)
    assert {name for name in english if english[name] != french[name]} == set()


def test_every_sentence_that_is_named_exists() -> None:
    known = set(sentences(RULESET.folder / "messages" / "en.ftl")) | set(sentences(COMMON / "en.ftl"))
    for path in sorted(RULESET.folder.rglob("*.py")):
        wanted = {name for name in named(path) if name.startswith(("caesar-", "complaint-", "refused-"))}
        assert wanted - known == set(), path.name
    assert {f"caesar-event-{kind}" for kind in RULESET.events if kind != "end"} <= known
    assert {f"caesar-prompt-{kind}" for kind in RULESET.verbs.asks} <= known
    assert {f"caesar-option-{verb}" for verb in RULESET.verbs.by_id} <= known


def test_every_rule_that_is_named_is_in_the_ledger() -> None:
    ledger = load_ledger(RULESET.folder / "rules.toml")
    assert len(list(ledger)) == 462
    for path in sorted(RULESET.folder.rglob("*.py")):
        for line in path.read_text("utf-8").splitlines():
            if "refusal(" in line and '("' in line:
                rule = line.split('refusal("', 1)[-1].split('"', 1)[0]
                assert not rule or "refusal(" in rule or rule in ledger, (path.name, line)


def test_the_docs_say_how_much_of_the_ledger_is_ours() -> None:
    rules = list(load_ledger(RULESET.folder / "rules.toml"))
    ours = sum(rule.is_ours for rule in rules)
    told = " ".join((DOCS / "scenarios" / "caesar.md").read_text("utf-8").split())
    assert f"of the {len(rules)} entries of the ledger {ours} are our completion" in told
