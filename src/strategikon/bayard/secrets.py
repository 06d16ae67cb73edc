"""What is hidden from a side. Each block keeps its secrets in its own module; the ruleset goes through this list."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Final, NamedTuple

from strategikon.bayard import agents, corps, deployment, other_worlds, veil
from strategikon.bayard.field import Field
from strategikon.bayard.state import Host
from strategikon.kernel.dice import Dice


class Block(NamedTuple):
    """Whether a battle may hide such things at all; what a side cannot identify now, each thing beginning with a word
    of its block; and how it is dealt anew."""

    may_hide: Callable[[Field], bool]
    hidden: Callable[[Host, int], Collection[Hashable]]
    redeal: Callable[[Host, int, Dice], None]


BLOCKS: Final = (
    Block(deployment.may_hide, deployment.hidden, deployment.redeal),
    Block(veil.may_hide, other_worlds.unknown, other_worlds.redeal),
    Block(corps.may_hide, corps.hidden, corps.redeal),
    Block(agents.may_hide, agents.hidden, agents.redeal),
)


def has_secrets(field: Field) -> bool:
    return any(block.may_hide(field) for block in BLOCKS)


def secrets(state: Host, side: int) -> list[Hashable]:
    return [thing for block in BLOCKS for thing in block.hidden(state, side)]


def redeal(state: Host, side: int, dice: Dice) -> None:
    for block in BLOCKS:
        block.redeal(state, side, dice)
