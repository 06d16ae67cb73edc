"""Documents that refer to army files, and whole documents that are carried along."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from playthrough import fought
from skirmish import SkirmishRules
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.documents import part
from strategikon.kernel.message import Problem
from strategikon.kernel.record import rebuild
from strategikon.kernel.scenario import Scenario, load_scenario, read_document, scenario_files
from strategikon.kernel.schema import Report

FORD = read_document(SkirmishRules.folder / "scenarios" / "ford.toml")
REDS = """
unit = [
  { id = "red-1", name = "Red I", name_fr = "Rouges I", hex = "B2" },
  { id = "red-2", name = "Red II", name_fr = "Rouges II", hex = "B3" },
  { id = "red-3", name = "Red III", name_fr = "Rouges III", hex = "B5" },
]
"""


class Mustered(SkirmishRules):
    """The example, but that a side may name a file of units: `unit = "reds"`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder  # type: ignore[misc]

    def complete(self, document: Mapping[str, Any], report: Report) -> Mapping[str, Any]:
        armies = self.folder / "scenarios" / "armies"
        sides = []
        for place, side in enumerate(document["side"]):
            units = part(side["unit"], armies, f"side[{place}].unit", report)
            sides.append({**side, "unit": units["unit"] if isinstance(units, dict) else units})
        return {**document, "side": sides}


@pytest.fixture
def ruleset(tmp_path: Path) -> Mustered:
    """Its ford is written with a file of red units."""
    folder = tmp_path / "mustered"
    copytree(SkirmishRules.folder, folder)
    (folder / "scenarios" / "armies").mkdir()
    (folder / "scenarios" / "armies" / "reds.toml").write_text(REDS, "utf-8")
    ford = folder / "scenarios" / "ford.toml"
    ford.write_text(ford.read_text("utf-8").replace(REDS.strip(), 'unit = "reds"'), "utf-8")
    return Mustered(folder)


def by_name(**changes: Any) -> dict[str, Any]:
    return {**FORD, "side": [{"id": "red", "unit": "reds", **changes}, FORD["side"][1]]}


def complaints(ruleset: Mustered, document: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(Problem) as found:
        Scenario(ruleset, document, "f.toml", inline=True)
    return [(message.args["file"], message.id) for message in found.value.complaints]


def test_an_army_named_is_an_army_written_out(ruleset: Mustered) -> None:
    whole = Scenario(ruleset, FORD, "whole")
    named = Scenario(ruleset, by_name(), "named")
    assert (named.document, named.digest) == (whole.document, whole.digest)
    assert load_scenario(ruleset, "ford").digest == whole.digest
    assert list(scenario_files(ruleset)) == ["bank", "ford"]


def test_a_complete_document_stays_as_it_is(ruleset: Mustered) -> None:
    once = Scenario(ruleset, by_name(), "named")
    assert Scenario(ruleset, once.document, "again").digest == once.digest


def test_a_record_carries_the_army_along(ruleset: Mustered) -> None:
    """The list may be changed or lost afterwards: the battle stays what it was."""
    battle: AnyBattle = Battle(Scenario(ruleset, by_name(), "named", inline=True), "seed")
    record = fought(battle).record()
    assert record["scenario"]["inline"]["side"][0]["unit"] == FORD["side"][0]["unit"]
    (ruleset.folder / "scenarios" / "armies" / "reds.toml").unlink()
    assert rebuild(record, "r.json", lambda _: ruleset).digest() == battle.digest()


def test_a_list_that_was_changed_is_noticed_by_a_record(ruleset: Mustered) -> None:
    battle: AnyBattle = Battle(load_scenario(ruleset, "ford"), "seed")
    record = fought(battle).record()
    armies = ruleset.folder / "scenarios" / "armies"
    (armies / "reds.toml").write_text(REDS.replace("B5", "B6"), "utf-8")
    with pytest.raises(Problem) as found:
        rebuild(record, "r.json", lambda _: Mustered(ruleset.folder))
    assert found.value.complaints[0].id == "record-scenario"


@pytest.mark.parametrize("name", ["blues", "", "../ford", "armies/reds", "reds.toml"])
def test_an_army_without_a_file_is_a_complaint(ruleset: Mustered, name: str) -> None:
    assert complaints(ruleset, by_name(unit=name)) == [("f.toml", "complaint-choice")]


def test_a_spoilt_army_file_is_named(ruleset: Mustered) -> None:
    (ruleset.folder / "scenarios" / "armies" / "reds.toml").write_text("unit = [", "utf-8")
    assert complaints(ruleset, by_name()) == [("reds.toml", "file-not-toml")]


def test_what_an_army_file_says_is_checked(ruleset: Mustered) -> None:
    (ruleset.folder / "scenarios" / "armies" / "reds.toml").write_text("unit = [{ id = 7 }]", "utf-8")
    assert ("f.toml", "complaint-ident") in complaints(ruleset, by_name())


def test_a_whole_document_carried_along_is_checked_whole(ruleset: Mustered) -> None:
    """What only setups of cases may say (a hand of cards) is refused, and what they may leave out is missed."""
    dealt = [{**side, "hand": ["ambush"]} for side in FORD["side"]]
    titled = {key: value for key, value in FORD.items() if key not in ("title", "schema")}
    assert complaints(ruleset, {**FORD, "side": dealt}) == [("f.toml", "complaint-unknown")] * 2
    assert complaints(ruleset, {**titled, "schema": 1}) == [("f.toml", "complaint-missing")]
    assert Scenario(ruleset, {**titled, "side": dealt}, "f.toml", inline=True).inline
    assert Scenario(ruleset, FORD, "f.toml", inline=True).inline
