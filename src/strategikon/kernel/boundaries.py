"""Boundaries: the places from which forks, undo and saves begin, and where a fork left the real battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from strategikon.kernel.dice import Place
from strategikon.kernel.events import Fact


class Mark:
    """A boundary: after how many choices, the state and the dice there, and what had happened since the last choice.
    Never changed, so forks share it."""

    __slots__ = ("choices", "dice", "events", "state")

    def __init__(self, choices: int, state: Any, dice: Place, events: Sequence[Fact] = ()) -> None:
        self.choices = choices
        self.state = state
        self.dice = dice
        self.events = events


class Turnout(NamedTuple):
    """Where a fork left the real battle: after how many choices, with which new seed, whose knowledge it kept."""

    choices: int
    seed: str
    viewer: int | None
