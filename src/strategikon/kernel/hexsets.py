"""Sets of hexes as one int, a byte for each hex: union, difference and a step all around are single operations.

For searches that would look at hundreds of hexes one by one. `BIT[h]` is the set of one hex, 0 the empty set; `a | b`,
`a & b`, `a & ~b` are what they are with sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Final, TypeVar

T = TypeVar("T")

LARGEST: Final = 2048  # hexes of a board
BIT: Final = tuple(1 << 8 * here for here in range(LARGEST))


def hexset(hexes: Iterable[int]) -> int:
    """The set of these hexes."""
    found = 0
    for here in hexes:
        found |= BIT[here]
    return found


def members(hexes: int, things: Sequence[T]) -> list[T]:
    """Of things by hex those of the hexes of a set, in their order: with `range(size)` the hexes themselves."""
    return list(compress(things, hexes.to_bytes(len(things), "little")))


class Spread:
    """One step from every hex of a set at once, where a step is open."""

    __slots__ = ("_down", "_up", "beside")

    def __init__(self, steps: Iterable[tuple[int, int]]) -> None:
        shifts: dict[int, int] = {}
        self.beside: Final[dict[int, int]] = {}  # the hexes one step from a single hex, if there are any
        for here, there in steps:
            shifts[there - here] = shifts.get(there - here, 0) | BIT[here]
            self.beside[here] = self.beside.get(here, 0) | BIT[there]
        self._up: Final = tuple((8 * shift, hexes) for shift, hexes in shifts.items() if shift > 0)
        self._down: Final = tuple((-8 * shift, hexes) for shift, hexes in shifts.items() if shift < 0)

    def __call__(self, hexes: int) -> int:
        """The hexes that one step leads to."""
        found = 0
        for shift, open_hexes in self._up:
            found |= (hexes & open_hexes) << shift
        for shift, open_hexes in self._down:
            found |= (hexes & open_hexes) >> shift
        return found
