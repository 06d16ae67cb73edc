"""The table of balance in docs/laboratory.md says what the battles' files say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.library import OUR_RULESETS, find_ruleset

PAGE = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| `(\S+/\S+)` \| (historical|evened) \| (\d+) \| (\S+) (\d+) : (\d+) (\S+) \| (\d+) to (\d+) % \|$", re.M
)
ROWS = {(found[1], found[2]): found for found in ROW.finditer(PAGE)}
BOOKS = [find_ruleset(name) for name in OUR_RULESETS]
ALL = [load_scenario(book, battle) for book in BOOKS for battle in scenario_files(book)]
EDITIONS = [each for scenario in ALL for each in scenario.by_targets.values()]


def test_nobody_is_forgotten() -> None:
    assert set(ROWS) == {(each.name, each.targets) for each in EDITIONS}


@pytest.mark.parametrize("scenario", EDITIONS, ids=lambda each: f"{each.name} {each.targets}")
def test_the_table_says_what_the_file_says(scenario: Scenario) -> None:
    row = ROWS[scenario.name, scenario.targets]
    sides = {row[4]: int(row[5]), row[7]: int(row[6])}
    assert sum(sides.values()) == 100
    assert int(row[8]) <= int(row[5]) <= int(row[9])
    if scenario.balance is None:
        assert max(sides.values()) <= 65  # even enough to say nothing about it
    else:
        assert (sides[scenario.balance.favours], int(row[3])) == (scenario.balance.share, scenario.balance.battles)
