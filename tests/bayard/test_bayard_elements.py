"""Hours, weather, fire and change of order do no harm to battles that say nothing of them: alone and together."""

from __future__ import annotations

import pytest

from strategikon.bayard import RULESET
from strategikon.kernel.conformance import Zeal, check_scenario
from strategikon.kernel.scenario import load_scenario, scenario_files

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
