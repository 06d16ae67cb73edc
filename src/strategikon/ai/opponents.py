"""The opponents by name, and what all of them have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message, problem


class Budget(NamedTuple):
    """How much an opponent may think about one decision: nodes (choices tried in forks), and seconds if the clock
    shall stop it earlier. Without seconds its answer depends on nothing but seed, battle and nodes."""

    nodes: int | None = None  # None: what the opponent itself thinks right
    seconds: float | None = None


DEFAULT = Budget()


class Opponent:
    """Who plays a side."""

    name = ""

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        self.seed = seed
        self.budget = budget

    def choose(self, battle: AnyBattle) -> int:
        """The place of the option it takes in the open offer."""
        raise NotImplementedError

    def aim(self, battle: AnyBattle, index: int) -> Message:
        """What it would be trying to do by that option, in one sentence."""
        raise NotImplementedError


class Random(Opponent):
    """Any option, each as likely as the other."""

    name = "random"

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        super().__init__(seed, budget)
        self.dice = Dice(f"{seed} random opponent")

    def choose(self, battle: AnyBattle) -> int:
        assert battle.ask is not None
        return blind_pick(self.dice, len(battle.ask.values))

    def aim(self, battle: AnyBattle, index: int) -> Message:
        return Message("aim-random")


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


opponents: dict[str, Callable[[str, Budget], Opponent]] = {"random": Random}


def find_opponent(name: str) -> Callable[[str, Budget], Opponent]:
    """An opponent by its name or a unique beginning of it."""
    found = [known for known in opponents if known == name] or [known for known in opponents if known.startswith(name)]
    if len(found) != 1 or not name:
        raise problem("opponent-unknown", name=name[:60], known=", ".join(opponents))
    return opponents[found[0]]
