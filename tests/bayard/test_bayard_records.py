"""Records of battles whose scenario sets switches of its own."""

from __future__ import annotations

from strategikon.bayard import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.record import open_record
from strategikon.kernel.scenario import load_scenario


def test_a_switch_that_the_scenario_turns_on_may_be_turned_off_for_good() -> None:
    """The night on Telham hill fought by day: the record says so, and is opened as it was fought."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "telham_1066"), "day", {"darkness": "off"})
    opened = open_record(battle.record(), "telham", lambda name: RULESET)
    assert opened.options["darkness"] == "off"
    assert opened.options["hidden_units"] == "on"
