"""A short version of the measurement in docs/opponents.md: each opponent beats the one before it, in battles that are
evened where they have such targets: else who has the better side wins.

Seeds are fixed, so the result is always the same; with others, the rates of docs/opponents.md would break a threshold
in one or two runs of a hundred.
"""

from __future__ import annotations

from itertools import product

import pytest

from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import EVENED
from strategikon.library import find_scenario

pytestmark = pytest.mark.spread

FIELDS = ["ancients/akragas-406", "ancients/zama-202", "alexander/troad", "alexander/pelium"]
DEFAULT = Budget()


def beats(name: str, stronger: str, weaker: str, least: int, seeds: int, budget: Budget = DEFAULT) -> bool:
    """Whether the stronger of the two wins so many battles, each seed fought from both sides. What is fought after that
    is certain, either way, could not change it, and is not fought."""
    won = lost = 0
    for seed, side in product(range(seeds), (0, 1)):
        scenario = find_scenario(name)
        battle: AnyBattle = Battle(scenario.by_targets.get(EVENED, scenario), f"strength {seed}")
        names = [stronger, weaker] if side == 0 else [weaker, stronger]
        players = [find_opponent(player)(f"strength {seed}", budget) for player in names]
        while battle.ask is not None:
            battle.pick(players[battle.ask.side].choose(battle))
        assert battle.outcome is not None
        won += battle.outcome.winner == battle.sides[side]
        lost += battle.outcome.winner != battle.sides[side]
        if won >= least or lost > 2 * seeds - least:
            break
    return won >= least


@pytest.mark.parametrize("name", FIELDS)
def test_recruit_beats_random(name: str) -> None:
    assert beats(name, "recruit", "random", 4, 3)  # of 6


@pytest.mark.parametrize("name", FIELDS)
def test_veteran_beats_recruit(name: str) -> None:
    assert beats(name, "veteran", "recruit", 11, 8)  # of 16


@pytest.mark.parametrize(
    ("name", "seeds", "nodes", "least"), [("ancients/ticinus-218", 6, 100, 7), ("alexander/troad", 4, 100, 4)]
)
def test_elite_beats_veteran(name: str, seeds: int, nodes: int, least: int) -> None:
    assert beats(name, "elite", "veteran", least, seeds, Budget(nodes=nodes))  # of twice as many as seeds
