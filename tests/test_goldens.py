"""Battles fought once and written down must go the same way for ever, or somebody must say why not (`make goldens`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from make_records import end_of
from playthrough import GOLDENS, RECORDS, golden_file, playthrough
from strategikon.kernel.record import read_record, rebuild
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.library import find_ruleset, rulesets

pytestmark = pytest.mark.spread

SCENARIOS = [load_scenario(ruleset, name) for ruleset in rulesets().values() for name in scenario_files(ruleset)]
RECORD_FILES = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_the_golden_playthrough_is_as_it_was(scenario: Scenario) -> None:
    assert playthrough(scenario) == golden_file(scenario).read_text(encoding="utf-8")


def test_no_golden_is_left_over() -> None:
    assert {path.name for path in GOLDENS.iterdir()} == {golden_file(scenario).name for scenario in SCENARIOS}


@pytest.mark.parametrize("path", RECORD_FILES, ids=lambda path: path.stem)
def test_a_recorded_battle_replays_to_the_same_end(path: Path) -> None:
    record = read_record(path)
    assert end_of(rebuild(record, path.name, find_ruleset)) == record["end"]


@pytest.mark.parametrize("name", rulesets())
def test_twenty_battles_of_each_ruleset_are_recorded(name: str) -> None:
    records = [read_record(path) for path in RECORD_FILES if path.name.startswith(f"{name}-")]
    assert len(records) == 20
    assert len({record["end"]["winner"] for record in records}) > 1
    if find_ruleset(name).tactics:  # then most are fought by those who know how
        assert len([record for record in records if "random" not in record["players"]]) == 16
        assert len([record for record in records if "elite" in record["players"]]) == 8
