"""What every opponent has in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message


class Budget(NamedTuple):
    """How much an opponent may think about one decision: nodes (choices tried in forks), and seconds if the clock
    shall stop it earlier. Without seconds its answer depends on nothing but seed, battle and nodes."""

    nodes: int | None = None  # None: what the opponent itself thinks right; with seconds, as many as they allow
    seconds: float | None = None


DEFAULT = Budget()


class Opponent:
    """Who plays a side. It keeps nothing from one question to the next: the same battle, the same answer."""

    name = ""

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        self.seed = seed
        self.budget = budget

    def choose(self, battle: AnyBattle) -> int:
        """The place of the option it takes in the open offer."""
        raise NotImplementedError

    def aim(self, battle: AnyBattle, index: int) -> Message:
        """What it would be trying to do by that option, in one sentence."""
        tactics = battle.ruleset.tactics
        if tactics is None:
            return Message("aim-trials")
        known = self.imagined(battle)
        assert known.ask is not None
        return tactics.aim(known, known.ask.values[index])

    def imagined(self, battle: AnyBattle, sample: int = 0) -> AnyBattle:
        """A world as the side to choose may imagine it: other dice, and everything it cannot know dealt anew."""
        assert battle.ask is not None
        return battle.fork(f"{self.seed} {battle.number} {sample}", battle.sides[battle.ask.side])


def greatest(weights: Sequence[int]) -> int:
    """The place of the greatest weight; of equals, the first."""
    best = 0
    for place, weight in enumerate(weights):
        if weight > weights[best]:
            best = place
    return best


def blind_pick(dice: Dice, count: int) -> int:
    """One of `count`, each as likely as the other: a die has 256 faces at the most, an offer may have more options."""
    if count <= 256:
        return dice.pick(count)
    limit = 1 << 24
    limit -= limit % count
    while True:
        high, middle, low = dice.rolls(3, 256)
        number = high << 16 | middle << 8 | low
        if number < limit:
            return number % count
