"""Hours, weather, fire and change of order do no harm to battles that say nothing of them: alone and together."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from strategikon.bayard import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.conformance import Zeal, check_scenario
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.kernel.trial import any_place

SWITCHES = ("fire", "time_of_day", "weather", "variable_weather", "change_order")
TOGETHER = dict.fromkeys(SWITCHES, "on")
SEVERAL = [{"weather": "on", "variable_weather": "on"}, {"weather": "on", "fire": "on"}, TOGETHER]
SETTINGS = [*({switch: "on"} for switch in SWITCHES), *SEVERAL]
BATTLES = list(scenario_files(RULESET))


@pytest.mark.parametrize("name", BATTLES)
def test_all_of_them_together_are_sound(name: str) -> None:
    findings = check_scenario(load_scenario(RULESET, name), battles=1, options=TOGETHER, zeal=Zeal(every=400))
    assert [failure.detail for failure in findings.failures] == []


@pytest.mark.parametrize(("place", "setting"), list(enumerate(SETTINGS)), ids=lambda value: str(value)[:60])
def test_each_of_them_is_sound(place: int, setting: dict[str, str]) -> None:
    scenario = load_scenario(RULESET, BATTLES[place % len(BATTLES)])
    findings = check_scenario(scenario, battles=1, options=setting, zeal=Zeal(every=400))
    assert [failure.detail for failure in findings.failures] == []


SKIES: dict[str, dict[str, object]] = {
    "calm": {"kind": "fair"},
    "prairie": {"kind": "heat", "wind": "storm", "wind_toward": "SE"},
    "changing": {"season": "spring_autumn", "stability": 1},
}


def with_torches(name: str, sky: dict[str, object]) -> Scenario:
    """A battle in the woods in which everybody has torches and a fire kit and may loosen, under a sky of our own."""
    document: Any = deepcopy(load_scenario(RULESET, name).document)
    for side in document["side"]:
        for unit in side["unit"]:
            unit.update(torches=True, loosen=True, equipment=[*unit.get("equipment", ()), "fire_kit"])
    document["board"]["terrain"] = "forest"
    return Scenario(RULESET, {**document, "weather": sky}, "torches", inline=True)


@pytest.mark.parametrize("sky", SKIES)
def test_battles_that_burn_are_sound(sky: str) -> None:
    scenario = with_torches("hastings_1066", SKIES[sky])
    findings = check_scenario(scenario, battles=1, options=TOGETHER, zeal=Zeal(every=300))
    assert [failure.detail for failure in findings.failures] == []


def test_what_is_lit_burns_spreads_and_ends() -> None:
    """Six dice to a torch, and always the first element that can be lit."""
    scenario = with_torches("hastings_1066", SKIES["calm"])
    battle: AnyBattle = Battle(scenario, "blaze 1", {**TOGETHER, "torch_dice": "6"})
    will, seen = Dice("blaze 1"), set[str]()
    while battle.ask is not None:
        values = [value for value in battle.ask.values if value[0] in ("burn", "loosen")][:1] or battle.ask.values
        battle.take(values[any_place(will, len(values))])
        seen |= {event.kind for event in battle.events}
    assert {"burn", "fire-dice", "scorched", "burns", "burn-dice", "burnt-down", "order"} <= seen
