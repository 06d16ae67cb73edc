"""The example plays itself well: weights by a pencil, and each opponent beats the one before it."""

from __future__ import annotations

from typing import Any

import pytest

import strategikon
from skirmish import RULESET
from strategikon.ai import find_opponent
from strategikon.ai.opponent import Budget
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario, scenario_files
from strategikon.kernel.tactics import WON, Cost

TACTICS = RULESET.tactics
assert TACTICS is not None


def position(hand: list[str] | None = None, **keys: Any) -> AnyBattle:
    """Red beside a fresh enemy and two hexes from a weak one, with the dice of a hit."""
    red = {"id": "red", "unit": [{"id": "red-1", "hex": "B2"}], "hand": hand or []}
    blue = [{"id": "blue-1", "hex": "B3"}, {"id": "blue-2", "hex": "B4", "strength": 1}]
    document = {"side": [red, {"id": "blue", "unit": blue, "hand": ["shield-wall"]}], **keys}
    return Battle(Scenario(RULESET, document, "test", inline=True), "test", {}, ScriptedDice([5] * 9))


def weights(battle: AnyBattle) -> dict[str, int]:
    assert TACTICS is not None
    assert battle.decision is not None
    return dict(zip(battle.decision.texts(), TACTICS.weigh(battle), strict=True))


def test_an_attack_is_worth_what_it_takes_on_the_average() -> None:
    """5.1 A hit on three faces of six takes one strength of two: 3/6 x 50. 5.2 The wall saves two faces, for a card."""
    battle = position()
    battle.choose("order red-1")
    battle.choose("halt")
    assert weights(battle) == {"stand": 0, "attack blue-1": 25}
    battle.choose("attack blue-1")
    assert weights(battle) == {"stand": 0, "shield-wall": round(2 / 6 * 50) - 8}


def test_a_forced_march_is_kept_for_what_two_steps_do_not_reach() -> None:
    found = weights(position(hand=["forced-march"]))
    assert found["order red-1"] > found["march red-1"] > found["rest"]


def test_a_step_away_from_the_fight_is_worse_than_to_stay() -> None:
    battle = position()
    battle.choose("order red-1")
    found = weights(battle)
    assert found["halt"] == max(found.values())
    assert found["step A2"] < found["halt"]


def test_how_a_side_stands() -> None:
    battle = position()
    assert TACTICS is not None
    assert [TACTICS.worth(battle, side) for side in (0, 1)] == [-50, 50]
    for text in ("order red-1", "halt", "attack blue-1", "stand"):
        battle.choose(text)
    assert TACTICS.worth(battle, 0) == 0


def test_what_a_strike_cost() -> None:
    battle = position()
    for text in ("order red-1", "halt", "attack blue-1"):
        battle.choose(text)
    events = battle.choose("stand")
    assert TACTICS is not None
    assert list(TACTICS.costs(battle, events)) == [Cost(1, "losses", 1, "blue-1")]


@pytest.mark.parametrize("name", list(scenario_files(RULESET)))
@pytest.mark.parametrize(("stronger", "weaker"), [("recruit", "random"), ("veteran", "recruit")])
def test_each_opponent_beats_the_one_before_it(name: str, stronger: str, weaker: str) -> None:
    won = 0
    for seed in range(10):
        for side in (0, 1):
            battle = strategikon.load(f"skirmish/{name}", f"s {seed}")
            names = [stronger, weaker] if side == 0 else [weaker, stronger]
            players = [find_opponent(player)(f"s {seed}", Budget()) for player in names]
            while battle.ask is not None:
                battle.pick(players[battle.ask.side].choose(battle))
            assert battle.outcome is not None
            won += battle.outcome.winner == battle.sides[side]
            assert TACTICS is not None
            assert abs(TACTICS.worth(battle, 0)) in (0, WON)
    assert won >= 12  # of 20
