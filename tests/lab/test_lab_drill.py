"""The drill: every optional rule and every pair of opponents gets its turn, and what fails is told."""

from __future__ import annotations

import json

import pytest
from lab_harness import ran

from strategikon.ai import Opponent, opponents
from strategikon.cli import main
from strategikon.commands.shared import Bar
from strategikon.kernel.battle import AnyBattle
from strategikon.lab.drill import drill, settings
from strategikon.lab.fight import Row
from strategikon.library import find_scenario


def test_every_value_of_every_rule_alone_and_all_together() -> None:
    scenario = find_scenario("alexander/troad")
    rules = scenario.ruleset.optional_rules
    found = settings(scenario)
    assert found[0] == {}
    assert [set(each) for each in found[1:-1]] == [{rule.id} for rule in rules for _ in rule.values[1:]]
    assert set(found[-1]) == {rule.id for rule in rules}
    assert all(scenario.options(each) for each in found)  # each is one the ruleset takes


def test_all_pairs_meet_under_all_rules() -> None:
    scenario = find_scenario("skirmish/ford")
    rules = settings(scenario)
    seen: list[tuple[str, ...]] = []
    drill(
        [scenario],
        12 * len(rules),
        nodes=1,
        workers=1,
        progress=lambda row: seen.append(tuple(row["players"].values())),
    )
    met = {(place % len(rules), pair) for place, pair in enumerate(seen)}
    assert len(met) == 12 * len(rules)


def test_a_number_is_always_the_same_battle() -> None:
    scenarios = [find_scenario("skirmish/ford"), find_scenario("ancients/ticinus")]
    whole: list[Row] = []
    later: list[Row] = []
    drill(scenarios, 4, nodes=1, workers=1, progress=whole.append)
    drill(scenarios, 2, first=2, nodes=1, workers=1, progress=later.append)
    assert [row["picks"] for row in later] == [row["picks"] for row in whole[2:]]


def test_what_fails_is_told_and_the_rest_is_fought(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute(Opponent):
        name = "recruit"

        def choose(self, battle: AnyBattle) -> int:
            raise RuntimeError("no idea")

    monkeypatch.setitem(opponents, "recruit", Mute)
    found = drill([find_scenario("skirmish/ford")], 12, nodes=1, workers=1).plain()
    assert found["battles"] == 12
    assert [each["failed"] for each in found["failed"]] == ["RuntimeError: no idea"] * len(found["failed"])
    assert all("recruit" in each["players"].values() for each in found["failed"])
    assert 0 < len(found["failed"]) < 12


def test_ctrl_c_tells_what_was_fought(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(bar: Bar) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Bar, "advance", interrupted)
    assert main(["drill", "skirmish/ford", "--battles", "9", "--nodes", "5", "--workers", "1", "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["battles"] == 1


def test_the_command() -> None:
    told = json.loads(ran("drill", "skirmish/ford", "--battles", "3", "--nodes", "5", "--json").stdout)
    assert (told["battles"], told["failed"], told["fought"]) == (3, [], {"skirmish/ford": 3})
    assert ran("drill", "skirmish/ford", "--battles", "2", "--nodes", "5").stdout.endswith("2 passed, 0 failed\n")
    said = ran("drill", "skirmish/ford", "--battles", "2", "--first", "7", "--nodes", "5", "--lang", "fr").stdout
    assert said.startswith("2 batailles sur un terrain")
    assert "--first" in ran("drill", "--first", "x", code=2).stderr
