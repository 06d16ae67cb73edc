"""A hex always belongs to somebody who stands in it, whoever passes through it, runs out of it or leaves the map."""

from __future__ import annotations

from typing import Any

from strategikon.alexander import RULESET
from strategikon.alexander.pieces import Fight
from strategikon.kernel.battle import Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario

FAR = {"id": "persian", "leader": [{"id": "q", "hex": "4041"}], "unit": [{"id": "foe", "type": "LI", "hex": "4040"}]}
STACK = [
    {"id": "t", "type": "PH", "hex": ["1010", "1011"], "facing": "E"},
    {"id": "b", "type": "PH", "hex": ["1010", "1011"], "facing": "E", "beneath": "t"},
]


def fight(ours: dict[str, Any], dice: list[int], **keys: Any) -> Fight:
    document = {"side": [{"id": "macedonian", **ours}, FAR], **keys}
    return Battle(Scenario(RULESET, document, "test", inline=True), "test", {}, ScriptedDice(dice))


def holder(battle: Fight, name: str) -> str:
    unit = battle.state.unit_at[battle.field.grid.find(name)]
    return battle.field.ids[unit] if unit >= 0 else ""


def test_a_stack_that_passes_a_friend_in_a_crisis_leaves_him_his_hex() -> None:
    """5.33b, 6.94a: two hexes to the west, through m in 0910, who loses 1 and stays; the die of 1 passes the check."""
    leader = {"id": "a", "hex": "1009", "range": 2, "initiative": 5}
    other = {"id": "z", "hex": "3030", "initiative": 6}
    units = [*STACK, {"id": "m", "type": "LI", "hex": "0910", "facing": "E"}]
    battle = fight({"leader": [leader, other], "unit": units}, [9, 9, 1], phase="momentum", leader="a")
    battle.choose("momentum")
    battle.choose("step 0910 0911")
    assert holder(battle, "0910") == "m"
    battle.choose("step 0810 0811")
    assert [holder(battle, name) for name in ("0910", "0911", "0810", "0811")] == ["m", "", "t", "t"]
    assert not list(RULESET.invariants(battle))


def test_the_upper_phalanx_leaves_the_map_and_the_lower_holds_the_hexes() -> None:
    """9.62d with the special rule `exit`."""
    away = [{"id": "away", "effect": "exit", "params": {"side": "macedonian", "edge": "W"}}]
    stack = [{**phalanx, "hex": ["0111", "0110"], "facing": "W"} for phalanx in STACK]
    units = [*stack, {"id": "z", "type": "LI", "hex": "0505"}]
    battle = fight({"leader": [], "unit": units}, [], special_rule=away, phase="orders")
    battle.choose("order t move")
    battle.choose("exit W")
    assert [holder(battle, name) for name in ("0110", "0111")] == ["b", "b"]
    assert not list(RULESET.invariants(battle))
