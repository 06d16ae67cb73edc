"""The eight battles load, their armies cost what the lists say, and random battles end soundly."""

from __future__ import annotations

import pytest

from strategikon.bayard import RULESET
from strategikon.bayard.muster.price import leader_price, unit_price
from strategikon.bayard.profile import profile
from strategikon.bayard.troop_checks import complaints
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import load_scenario, read_document, scenario_files
from strategikon.kernel.trial import any_place

ARMIES = sorted((RULESET.folder / "scenarios" / "armies").glob("*.toml"))


@pytest.mark.parametrize("path", ARMIES, ids=lambda path: path.stem)
def test_the_prices_of_a_list_are_those_of_annex_4(path: object) -> None:
    army = read_document(path)  # type: ignore[arg-type]
    for troop in army["troop"]:
        assert list(complaints(troop)) == []
        assert unit_price(profile(troop)) == troop["cost"], troop["id"]
    for leader in army["leader"]:
        assert leader_price(leader) == leader["cost"], leader["id"]


@pytest.mark.parametrize("name", list(scenario_files(RULESET)))
def test_a_random_battle_ends_and_nothing_breaks(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "random")
    will = Dice("random will")
    while battle.ask is not None:
        assert battle.number < RULESET.bound
        assert list(RULESET.invariants(battle)) == []
        battle.take(battle.ask.values[any_place(will, len(battle.ask.values))])
    assert battle.outcome is not None
