"""Why an order, a Line or a step is refused: the rule and the sum behind it."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.alexander import RULESET
from strategikon.alexander.pieces import Fight
from strategikon.kernel.battle import Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario


def setup(ours: dict[str, Any], theirs: list[dict[str, Any]], **keys: Any) -> Fight:
    sides = [{"id": "macedonian", **ours}, {"id": "persian", "unit": theirs, "leader": [{"id": "b", "hex": "5045"}]}]
    return Battle(Scenario(RULESET, {"side": sides, **keys}, "test", inline=True), "test", {}, ScriptedDice([]))


def because(battle: Fight, option: str) -> tuple[str, str, dict[str, Any]]:
    reason = battle.why_not(option)
    assert reason is not None
    return reason.rule, reason.because.id, dict(reason.because.args)


def foot(name: str, place: str | list[str], **keys: Any) -> dict[str, Any]:
    return {"id": name, "type": "HI", "hex": place, **keys}


FAR = [foot("foe", "4040")]
BOSS = {"id": "a", "hex": "1010", "range": 4, "state": "active", "line_order": True}


def test_out_of_range_says_how_far() -> None:
    battle = setup({"leader": [BOSS], "unit": [foot("u", "1710"), foot("v", "1011")]}, FAR, phase="orders", leader="a")
    assert because(battle, "order u move") == (
        "4.21a",
        "alexander-why-command-range",
        {"unit": "u", "leader": "a", "distance": 7, "range": 4},
    )


def test_a_barred_line_of_command_names_the_enemy_and_the_hex() -> None:
    """u is 4 hexes away; z1 to z3 stand across the way in column 12, so that every way round is longer than 4."""
    wall = [foot(f"z{row}", f"12{row:02}", facing="W") for row in range(7, 15)]
    battle = setup({"leader": [BOSS], "unit": [foot("u", "1410"), foot("v", "1011")]}, wall, phase="orders", leader="a")
    rule, message, names = because(battle, "order u move")
    assert (rule, message, names["unit"], names["leader"]) == ("4.21b", "alexander-why-command-enemy", "u", "a")
    assert names["enemy"].startswith("z")
    assert names["hex"][:2] in ("11", "12")


def test_a_line_breaks_where_there_is_a_gap() -> None:
    """p stands next to the leader, q two hexes beyond it: the Line of q ends at its own hex 1013."""
    group = [{"id": "foot", "leaders": ["a"], "types": ["HI"]}]
    units = [foot("p", "1011", facing="E"), foot("q", "1013", facing="E")]
    battle = setup({"leader": [BOSS], "unit": units, "line_order": group}, FAR, phase="line", leader="a")
    assert "line foot p" in battle.decision.texts()  # type: ignore[union-attr]
    assert because(battle, "line foot q") == (
        "4.34b",
        "alexander-why-line-breaks",
        {"unit": "q", "leader": "a", "hex": "1013"},
    )


def test_a_line_is_called_by_its_first_unit() -> None:
    group = [{"id": "foot", "leaders": ["a"], "types": ["HI"]}]
    units = [foot("p", "1011", facing="E"), foot("q", "1012", facing="E")]
    battle = setup({"leader": [BOSS], "unit": units, "line_order": group}, FAR, phase="line", leader="a")
    rule, message, names = because(battle, "line foot q")
    assert (rule, message, names["other"]) == ("4.31b", "alexander-why-line-other-unit", "p")


def test_a_step_or_a_path_that_costs_too_much_says_the_sum() -> None:
    """MA 5: three hexes of woods (2 MP each) are 6; two are within reach."""
    woods = {"terrain": [{"type": "woods", "hexes": ["1109-1110", "1209-1211", "1308-1311"]}]}
    battle = setup({"unit": [foot("u", "1010", facing="E", ma=5)]}, FAR, map=woods, phase="orders")
    battle.choose("order u move")
    battle.choose("path")
    assert because(battle, "go 1310") == ("6.25a", "alexander-why-path-mp", {"unit": "u", "cost": 6, "left": 5})
    battle.choose("go 1210")
    assert because(battle, "step 1310") == ("6.25a", "alexander-why-mp", {"cost": 2, "left": 1})


def test_a_unit_takes_one_order_a_phase() -> None:
    battle = setup({"leader": [BOSS], "unit": [foot("u", "1011"), foot("v", "1012")]}, FAR, phase="orders", leader="a")
    battle.choose("order u move")
    battle.choose("step 1110")
    battle.choose("halt")
    assert because(battle, "order u move")[:2] == ("5.23a", "alexander-why-ordered")


def test_a_leader_who_owes_a_shock_is_named() -> None:
    """5.46: he trumped and has ordered nothing; v has z in its ZOC and must be used."""
    ours = {"leader": [{**BOSS, "initiative": 5}], "unit": [{"id": "v", "type": "LI", "hex": "1011", "facing": "E"}]}
    battle = setup(ours, [foot("z", "1110", facing="W")], phase="designate", leader="a", trumped=True)
    assert battle.decision is not None
    assert battle.decision.texts() == ["shock v"]
    assert because(battle, "done") == ("5.46a", "alexander-why-obliged-shock", {"leader": "a"})


def test_a_skirmisher_forced_on_is_named_in_the_question() -> None:
    """6.92c: foe turns (die 1) and holds 1110, where u has come to v; it is u that must go on, and the page says so."""
    ours = [{"id": "u", "type": "SK", "hex": "1010", "facing": "SSE", "ma": 3}, foot("v", "1110", facing="W")]
    theirs = [{"id": "foe", "type": "LI", "hex": "1109", "facing": "E", "ma": 3}]
    sides = [{"id": "macedonian", "unit": ours}, {"id": "persian", "unit": theirs}]
    scenario = Scenario(RULESET, {"side": sides}, "test", inline=True)
    battle: Fight = Battle(scenario, "test", {}, ScriptedDice([1]))
    for choice in ("order u move", "step 1110", "turn foe SSE"):
        battle.choose(choice)
    assert battle.decision is not None
    assert battle.decision.prompt.id == "alexander-forced-on"
    assert battle.decision.prompt.args["unit"] == "u"
    assert because(battle, "step 1210") == ("6.92c", "alexander-why-forced-on", {"unit": "u", "hex": "1110"})


def test_a_contingent_order_names_the_leader_who_may_not_give_it() -> None:
    """5.62, 5.63, 5.64 The wing commander, or the leader who is none, not the contingent commander he calls."""
    mcc = {"id": "mcc", "hex": "1012", "contingent": True, "contingent_corps": ["c"]}
    chief = {"id": "oc", "hex": "1010", "range": 8, "contingent_rating": 1}
    army = {"overall_commander": "oc", "wing_commanders": ["oc"], "unit": [foot("u", "1011", corps="c")]}
    for leader, rule, message in (
        ({**chief, "id": "sub"}, "5.62a", "alexander-why-not-wing"),
        ({**chief, "phases": 2}, "5.63a", "alexander-why-first-phase"),
        ({**chief, "wounded": 1}, "5.64a", "alexander-why-rating"),
    ):
        leaders = [leader, mcc] if leader["id"] == "oc" else [chief, leader, mcc]
        sides = [
            {"id": "macedonian", **army, "leader": leaders},
            {"id": "persian", "unit": FAR, "leader": [{"id": "b", "hex": "5045"}]},
        ]
        scenario = Scenario(RULESET, {"side": sides, "phase": "orders", "leader": leader["id"]}, "test", inline=True)
        battle = Battle(scenario, "test", {"contingent_commanders": "on"}, ScriptedDice([]))
        assert because(battle, "contingent mcc") == (rule, message, {"leader": leader["id"]})


@pytest.mark.parametrize("switch", ["off", "on"])
def test_a_unit_in_the_place_of_a_leader_is_told_so(switch: str) -> None:
    """5.11a A leader is asked for: foot, which has nothing to do with elephants, is told nothing about them."""
    troops = {"leader": [{**BOSS, "state": "inactive"}], "unit": [foot("u", "1011"), foot("e", "1013", type="EL")]}
    battle = setup(troops, FAR, phase="activate", options={"elephant_charge": switch})
    assert battle.ask is not None
    assert battle.ask.kind == "activate"
    no_leader, no_captain = ("5.11a", "alexander-why-not-a-leader"), ("9.19b", "alexander-why-no-captain")
    assert because(battle, "activate u")[:2] == no_leader
    assert because(battle, "activate e")[:2] == (no_captain if switch == "on" else no_leader)
