"""A sample of the conformance kit on every battle we ship; `strategikon check` runs as much of it as one likes."""

from __future__ import annotations

from functools import cache

import pytest

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.conformance import Zeal, check_scenario
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.kernel.secrecy import check_secrets
from strategikon.kernel.trial import any_value
from strategikon.library import rulesets

pytestmark = pytest.mark.spread

SCENARIOS = [load_scenario(ruleset, name) for ruleset in rulesets().values() for name in scenario_files(ruleset)]
WATCHED = 120  # decisions of the leak test on every battle
HARASSED = 30  # decisions of a battle that are harassed, and wherever a kind of question is asked for the first time


@cache
def pieces(scenario: Scenario) -> int:
    battle: AnyBattle = Battle(scenario, "size")
    return len(battle.scene(None).pieces)


def decisions(scenario: Scenario) -> int:
    """How long a battle is: so many are asked in one of random play."""
    battle: AnyBattle = Battle(scenario, "size")
    will = Dice("size")
    while battle.ask is not None:
        battle.take(any_value(battle, will))
    return battle.number


def hides(scenario: Scenario) -> bool:
    battle: AnyBattle = Battle(scenario, "hides")
    return battle.ruleset.has_secrets(battle.field)


def smallest(scenarios: list[Scenario]) -> dict[str, Scenario]:
    """The smallest battle of each ruleset that has any."""
    return {scenario.ruleset.id: scenario for scenario in sorted(scenarios, key=pieces, reverse=True)}


HIDING = [scenario for scenario in SCENARIOS if hides(scenario)]
OPEN = smallest(HIDING) | smallest([scenario for scenario in SCENARIOS if scenario not in HIDING])
SWITCHED = [
    (scenario, {rule.id: value})
    for scenario in OPEN.values()  # where something hides every decision is looked at in many worlds
    for rule in scenario.ruleset.optional_rules
    for value in rule.values[1:]
]
ALL_ON = [
    (scenario, {rule.id: rule.values[-1] for rule in scenario.ruleset.optional_rules})
    for scenario in dict.fromkeys((*OPEN.values(), *smallest(HIDING).values()))
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_the_kit_passes(scenario: Scenario) -> None:
    zeal = Zeal(every=max(4, decisions(scenario) // HARASSED))
    findings = check_scenario(scenario, battles=1, seed="sample", zeal=zeal)
    assert findings.failures == []


@pytest.mark.parametrize(("scenario", "options"), SWITCHED + ALL_ON, ids=lambda part: str(getattr(part, "name", part)))
def test_the_kit_passes_with_each_switch_and_with_all(scenario: Scenario, options: dict[str, str]) -> None:
    findings = check_scenario(scenario, battles=1, seed="switched", options=options, zeal=Zeal(every=16))
    assert findings.failures == []


@pytest.mark.parametrize("scenario", HIDING, ids=lambda scenario: scenario.name)
def test_what_is_hidden_stays_hidden(scenario: Scenario) -> None:
    """The kit's leak test on every battle in which something is hidden, however large."""
    battle: AnyBattle = Battle(scenario, "hidden")
    will = Dice("hidden will")
    while battle.ask is not None and battle.number < WATCHED:
        check_secrets(battle, will)
        battle.take(any_value(battle, will))
