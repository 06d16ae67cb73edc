"""Judgement for `ancients`: what events cost, which options roll dice, and how blows are reckoned."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

import strategikon
from strategikon.ai import Budget, find_opponent
from strategikon.ancients import RULESET
from strategikon.ancients.tables import CLASS_NUMBER
from strategikon.ancients.tactics.blows import Target, blow, close_throws, harm, symbol_throws
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.tactics import WON

TACTICS = RULESET.tactics
assert TACTICS is not None


def test_costs_are_the_blocks_and_pieces_lost() -> None:
    battle = strategikon.load("ancients/ticinus-218", "costs")
    player = find_opponent("veteran")("costs", Budget())
    while battle.ask is not None:
        blocks, won = battle.state.blocks[:], battle.state.won
        battle.pick(player.choose(battle))
        costs = list(TACTICS.costs(battle, battle.events))
        if any(event.kind in ("rally", "objective") for event in battle.events):
            continue
        for side in (0, 1):
            units = battle.field.units_of[side]
            lost = sum(blocks[unit] - battle.state.blocks[unit] for unit in units)
            assert sum(cost.amount for cost in costs if (cost.side, cost.what) == (side, "losses")) == lost
            fallen = [cost for cost in costs if cost.side == side and cost.what in ("destroyed", "leaders")]
            assert sum(cost.amount for cost in fallen) == battle.state.won[1 - side] - won[1 - side]


def test_fights_roll_and_marches_do_not() -> None:
    battle = strategikon.load("ancients/akragas-406", "rolls")
    player = find_opponent("veteran")("rolls", Budget())
    seen = set()
    for _ in range(200):
        ask = battle.ask
        if ask is None:
            break
        for value in ask.values:
            if TACTICS.rolls(battle, value):
                seen.add(ask.kind)
                assert value != "done"
        battle.pick(player.choose(battle))
    assert "combat" in seen
    assert not seen & {"card", "order", "move", "rally", "spartacus", "advance", "retreat"}


def test_a_battle_won_is_worth_everything() -> None:
    battle: AnyBattle = strategikon.load("ancients/ticinus-218", "worth")
    assert TACTICS.worth(battle, 0) == -TACTICS.worth(battle, 1)
    player = find_opponent("veteran")("worth", Budget())
    turns = [TACTICS.settled(battle)]
    while battle.ask is not None:
        battle.pick(player.choose(battle))
        turns.append(TACTICS.settled(battle))
    assert battle.outcome is not None
    assert battle.outcome.winner is not None
    winner = battle.sides.index(battle.outcome.winner)
    assert TACTICS.worth(battle, winner) == WON == -TACTICS.worth(battle, 1 - winner)
    assert all(later - turn in (0, 1) for turn, later in pairwise(turns))


def test_one_die_of_fire_hits_one_time_in_six() -> None:
    throws = symbol_throws(1)
    assert sum(throw.chance for throw in throws) == pytest.approx(1)
    assert sum(throw.chance * throw.hits for throw in throws) == pytest.approx(Fraction(1, 6))
    assert sum(throw.chance * throw.flags for throw in throws) == pytest.approx(Fraction(1, 6))


@pytest.mark.parametrize(
    ("attacker", "target", "inspired", "expected"),
    [
        ("HI", "MI", False, Fraction(2, 6)),  # 11.46, 11.47: blue and swords
        ("HI", "MI", True, Fraction(3, 6)),  # 11.48: and helmets, a leader being near
        ("LI", "MI", False, Fraction(1, 6)),  # 11.08: light infantry does not hit with swords
        ("HI", "EL", False, Fraction(1, 6)),  # 11.39: elephants ignore swords
    ],
)
def test_hits_of_a_die_in_close_combat(attacker: str, target: str, inspired: bool, expected: Fraction) -> None:
    battle = facing(attacker, target)
    ignored = 99 if target == "EL" else 0
    throws = close_throws(battle, 0, 1, 3, inspired, ignored)
    assert sum(throw.chance for throw in throws) == pytest.approx(1)
    assert sum(throw.chance * throw.hits for throw in throws) == pytest.approx(3 * expected)


def facing(south: str, north: str) -> AnyBattle:
    """Two units alone, the first against the second."""
    document = {
        "side": [
            {"id": "south", "unit": [{"id": "mine", "class": south, "hex": "D6"}]},
            {"id": "north", "unit": [{"id": "theirs", "class": north, "hex": "E6"}]},
        ]
    }
    return Battle(Scenario(RULESET, document, "facing", inline=True), "facing")


def test_a_last_block_is_worth_more_than_the_first() -> None:
    heavy = CLASS_NUMBER["HI"]
    losses = [harm(heavy, left, 100) for left in (4, 3, 2, 1, 0)]
    steps = [later - earlier for earlier, later in pairwise(losses)]
    assert losses[0] == 0
    assert steps == sorted(steps)


def test_flags_that_are_ignored_do_no_harm() -> None:
    heavy = CLASS_NUMBER["HI"]
    loose = blow(symbol_throws(2), Target(heavy, 4, 0, 2, False, 100), 1)
    steady = blow(symbol_throws(2), Target(heavy, 4, 2, 2, False, 100), 1)
    cornered = blow(symbol_throws(2), Target(heavy, 4, 0, 0, False, 100), 1)
    assert steady.value < loose.value < cornered.value
    assert steady.stays == pytest.approx(1)
    assert loose.stays == pytest.approx(Fraction(25, 36))
