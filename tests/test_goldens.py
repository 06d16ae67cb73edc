"""Battles fought once and written down must go the same way for ever, or somebody must say why not (`make goldens`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthrough import GOLDENS, RECORDS, golden_file, playthrough
from strategikon.kernel.record import read_record, rebuild
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.library import find_ruleset, rulesets

SCENARIOS = [load_scenario(ruleset, name) for ruleset in rulesets().values() for name in scenario_files(ruleset)]
RECORD_FILES = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_the_golden_playthrough_is_as_it_was(scenario: Scenario) -> None:
    assert playthrough(scenario) == golden_file(scenario).read_text(encoding="utf-8")


def test_no_golden_is_left_over() -> None:
    assert {path.name for path in GOLDENS.iterdir()} == {golden_file(scenario).name for scenario in SCENARIOS}


@pytest.mark.parametrize("path", RECORD_FILES, ids=lambda path: path.stem)
def test_a_recorded_battle_replays_to_the_same_end(path: Path) -> None:
    battle = rebuild(read_record(path), path.name, find_ruleset)
    assert battle.outcome is not None


def test_twenty_battles_of_each_ruleset_are_recorded() -> None:
    for name in rulesets():
        assert len([path for path in RECORD_FILES if path.name.startswith(f"{name}-")]) == 20
