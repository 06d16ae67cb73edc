"""A sample of the conformance kit on every battle we ship; `strategikon check` runs as much of it as one likes."""

from __future__ import annotations

import pytest

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.conformance import Zeal, check_scenario
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.library import rulesets

SCENARIOS = [load_scenario(ruleset, name) for ruleset in rulesets().values() for name in scenario_files(ruleset)]
LARGE = 1100  # hexes; random battles on larger maps take too long for every run of the tests


def size(scenario: Scenario) -> int:
    battle: AnyBattle = Battle(scenario, "size")
    return len(battle.scene(None).board.hexes)


SAMPLE = [scenario for scenario in SCENARIOS if size(scenario) <= LARGE]
SMALLEST = {scenario.ruleset.id: scenario for scenario in sorted(SCENARIOS, key=size, reverse=True)}
SWITCHED = [
    (scenario, {rule.id: value})
    for scenario in SMALLEST.values()
    for rule in scenario.ruleset.optional_rules
    for value in rule.values[1:]
]
ALL_ON = [(s, {rule.id: rule.values[-1] for rule in s.ruleset.optional_rules}) for s in SMALLEST.values()]


@pytest.mark.parametrize("scenario", SAMPLE, ids=lambda scenario: scenario.name)
def test_the_kit_passes(scenario: Scenario) -> None:
    findings = check_scenario(scenario, battles=1, seed="sample", zeal=Zeal(every=4))
    assert findings.failures == []


@pytest.mark.parametrize(("scenario", "options"), SWITCHED + ALL_ON, ids=lambda part: str(getattr(part, "name", part)))
def test_the_kit_passes_with_each_switch_and_with_all(scenario: Scenario, options: dict[str, str]) -> None:
    findings = check_scenario(scenario, battles=1, seed="switched", options=options, zeal=Zeal(every=16))
    assert findings.failures == []
