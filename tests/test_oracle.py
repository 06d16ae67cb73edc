"""What players are offered and told is as it was, or somebody must say why not (`make goldens`)."""

from __future__ import annotations

import pytest

from oracle import ORACLES, oracle, oracle_file
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.library import rulesets

pytestmark = pytest.mark.spread

SCENARIOS = [load_scenario(ruleset, name) for ruleset in rulesets().values() for name in scenario_files(ruleset)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_players_are_offered_and_told_the_same(scenario: Scenario) -> None:
    assert oracle(scenario) == oracle_file(scenario).read_text(encoding="utf-8")


def test_no_oracle_is_left_over() -> None:
    assert {path.name for path in ORACLES.iterdir()} == {oracle_file(scenario).name for scenario in SCENARIOS}
