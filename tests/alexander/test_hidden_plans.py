"""6.82 What lies on a PW marker stays hidden until it is turned up: by views and events, and by who is asked what."""

from __future__ import annotations

from typing import Any

import pytest
from test_fierce_battles import pick

from strategikon.alexander import RULESET
from strategikon.alexander.state import LeaderMark
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice, ScriptedDice
from strategikon.kernel.scenario import Scenario, load_scenario
from strategikon.kernel.secrecy import check_secrets

WATCHED = 400  # decisions


def fierce(battle: AnyBattle, will: Dice) -> int:
    """Toward the enemy, with plans made as the dice fall, and seldom carried out: a marker tells most while it lies."""
    assert battle.ask is not None
    if battle.ask.kind == "prearrange":
        return will.pick(len(battle.ask.values))
    if battle.ask.kind == "withdraw" and will.pick(2):
        return len(battle.ask.values) - 1
    return pick(battle, will)


@pytest.mark.parametrize(
    ("name", "seed"), [("chaeronea", 0), ("granicus", 0), ("jaxartes", 0), ("pelium", 4), ("troad", 2)]
)
def test_no_move_finds_out_a_plan(name: str, seed: int) -> None:
    """The kit's own test, where armies close in: there a plan would show, as it once did in the last two of these."""
    battle: AnyBattle = Battle(load_scenario(RULESET, name), f"leak {seed}")
    will, worlds = Dice(f"leak {seed} will"), Dice(f"leak {seed} worlds")
    while battle.ask is not None and battle.number < WATCHED:
        if battle.ask.kind == "move":
            check_secrets(battle, worlds, choices=12)
        battle.pick(fierce(battle, will))


# -- one Line, one enemy -----------------------------------------------------------------------------------------------


def before_the_enemy(*choices: str, more: tuple[dict[str, Any], ...] = (), **foe: Any) -> Any:
    """A leader with two hoplites that may be planned for, and one that may not; light foot comes toward them."""
    foot = [{"id": name, "type": "HI", "hex": place, "tq": 6} for name, place in (("h", "1910"), ("i", "1911"))]
    weak = {"id": "weak", "type": "HI", "hex": "1914", "tq": 5}
    chief = {"id": "oc", "hex": "1710", "initiative": 7}
    enemy = {"id": "e", "type": "LI", "hex": "2411", "facing": "W", **foe}
    sides = [
        {"id": "red", "overall_commander": "oc", "leader": [chief, *more], "unit": [*foot, weak]},
        {"id": "blue", "leader": [{"id": "p", "hex": "2510"}], "unit": [enemy]},
    ]
    scenario = Scenario(RULESET, {"phase": "prearrange", "side": sides}, "test", inline=True)
    battle: AnyBattle = Battle(scenario, "test", {}, ScriptedDice([]))
    for choice in choices:
        battle.choose(choice)
    return battle


def known_to_blue(battle: Any) -> tuple[Any, ...]:
    assert battle.ask is not None
    return battle.ask.side, battle.ask.kind, battle.number, battle.view("blue"), battle.view(None), battle.scene("blue")


def test_with_and_without_a_plan_the_enemy_sees_the_same() -> None:
    """Until the marker is turned up: here by never using it."""
    worlds = [before_the_enemy("pw oc h"), before_the_enemy("no-pw oc")]
    for choice in ("activate p", "order e move", "step 2310", "step 2210", "step 2110", "hold", "halt"):
        assert known_to_blue(worlds[0]) == known_to_blue(worlds[1])
        for battle in worlds:
            battle.choose(choice)
        told = [[event.seen_by(1) for event in battle.events] for battle in worlds]
        assert told[0] == told[1], choice


def test_the_enemy_learns_nothing_by_asking_for_what_is_not_his() -> None:
    """A unit of the Line begins to move, by order of another leader, beside an enemy, who names a withdrawal of the
    Line: once its plan made a difference to the reason."""
    second = {"id": "sub", "hex": "1912", "initiative": 6}
    told = []
    for plan in ("pw oc h", "no-pw oc"):
        battle = before_the_enemy(plan, "pass p", "activate sub", "order h move", more=(second,), hex="2110", ma=7)
        assert (battle.ask.side, battle.ask.kind) == (1, "withdraw")
        told.append(battle.why_not("withdraw-prearranged oc"))
    assert told[0] == told[1]
    assert told[0].rule == "6.84a"


def test_other_worlds_have_other_plans() -> None:
    """6.81a, 6.82 For all the enemy knows the leader has planned for his whole Line, or not; never for anybody else."""
    found = set()
    for world in range(40):
        battle = before_the_enemy("no-pw oc", "activate p")
        RULESET.redeal(battle.state, 1, Dice(f"world {world}"))
        planned = tuple(battle.field.ids[unit] for unit, owner in enumerate(battle.state.pw_of) if owner >= 0)
        assert bool(planned) == bool(battle.state.leader_marks[0] & LeaderMark.PREARRANGED)
        found.add(planned)
    assert found == {(), ("h", "i")}


def test_what_a_side_has_planned_itself_is_not_dealt_anew() -> None:
    battle = before_the_enemy("pw oc h", "activate p")
    before = battle.digest()
    RULESET.redeal(battle.state, 0, Dice("world"))
    assert battle.digest() == before
