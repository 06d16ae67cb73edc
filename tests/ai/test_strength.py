"""A short version of the measurement in docs/opponents.md: each opponent beats the one before it."""

from __future__ import annotations

import pytest

import strategikon
from strategikon.ai import Budget, find_opponent


def wins(name: str, stronger: str, weaker: str, seeds: int, budget: Budget) -> int:
    """Battles won by the stronger of the two, each seed fought from both sides."""
    won = 0
    for seed in range(seeds):
        for side in (0, 1):
            battle = strategikon.load(name, f"strength {seed}")
            names = [stronger, weaker] if side == 0 else [weaker, stronger]
            players = [find_opponent(player)(f"strength {seed}", budget) for player in names]
            while battle.ask is not None:
                battle.pick(players[battle.ask.side].choose(battle))
            assert battle.outcome is not None
            won += battle.outcome.winner == battle.sides[side]
    return won


@pytest.mark.parametrize("name", ["ancients/akragas-406", "ancients/cannae-216", "ancients/zama-202"])
def test_recruit_beats_random(name: str) -> None:
    assert wins(name, "recruit", "random", 2, Budget()) >= 4


@pytest.mark.parametrize("name", ["ancients/akragas-406", "ancients/cannae-216", "ancients/zama-202"])
def test_veteran_beats_recruit(name: str) -> None:
    assert wins(name, "veteran", "recruit", 4, Budget()) >= 5


def test_elite_beats_veteran() -> None:
    assert wins("ancients/akragas-406", "elite", "veteran", 2, Budget(nodes=200)) >= 2
