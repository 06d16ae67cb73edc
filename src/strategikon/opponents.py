"""Opponents: who can play a side, by name. Every opponent sees only what its side may know.

An opponent is made for one battle with a seed of its own and is then asked again and again for the place of an option
in the offer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import problem

Opponent: TypeAlias = Callable[[AnyBattle], int]


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


def random_opponent(seed: str) -> Opponent:
    """Any option, each as likely as the other."""
    dice = Dice(f"{seed} random opponent")

    def choose(battle: AnyBattle) -> int:
        assert battle.ask is not None
        return blind_pick(dice, len(battle.ask.values))

    return choose


opponents: dict[str, Callable[[str], Opponent]] = {"random": random_opponent}


def find_opponent(name: str) -> Callable[[str], Opponent]:
    """An opponent by its name or a unique beginning of it."""
    found = [known for known in opponents if known == name] or [known for known in opponents if known.startswith(name)]
    if len(found) != 1 or not name:
        raise problem("opponent-unknown", name=name[:60], known=", ".join(opponents))
    return opponents[found[0]]
