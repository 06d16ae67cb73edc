"""The grids of maps and what is known of them once and for all, shared by all battles."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from strategikon.kernel.hexgrid import OFF, HexGrid, column_row

Look: TypeAlias = "Callable[[array[int]], tuple[int, ...]]"


@lru_cache(maxsize=64)
def shared_grid(columns: int, rows: int) -> HexGrid:
    """Grids never change: all battles of one size share theirs."""
    return column_row(columns, rows)


@lru_cache(maxsize=64)
def boards(grid: HexGrid) -> tuple[list[int], list[int]]:
    """Each hex as a bit of its own, and the hexes around each as bits. The last of each is for NOWHERE: none."""
    bits = [*(1 << here for here in range(grid.size)), 0]
    return bits, [sum(bits[there] for there in near) for near in grid.neighbours]


@lru_cache(maxsize=64)
def looks(grid: HexGrid) -> tuple[Look, ...]:
    """By hex: what an array by hex holds in the hexes next to it, in one glance."""
    return tuple(map(_look, grid.neighbours))


@lru_cache(maxsize=64)
def open_flows(grid: HexGrid) -> tuple[tuple[int, int], ...]:
    """By how many places farther on in the list of hexes: from which hexes, as bits, a neighbour lies there."""
    flows: dict[int, int] = {}
    for here, near in enumerate(grid.neighbours[:-1]):
        for there in near:
            flows[there - here] = flows.get(there - here, 0) | 1 << here
    return tuple(flows.items())


def flow(board: int, flows: Iterable[tuple[int, int]]) -> int:
    """All the hexes that a step from hexes given as bits leads to: those that have a neighbour so many places on in the
    list of hexes are moved there at once."""
    found = 0
    for places, mask in flows:
        some = board & mask
        found |= some << places if places > 0 else some >> -places
    return found


def _look(places: tuple[int, ...]) -> Look:
    if len(places) > 1:
        return itemgetter(*places)
    return lambda values: tuple(values[here] for here in places) or (OFF,)


def hexes_on(board: int) -> Iterator[int]:
    """The hexes of a set given as bits, in their order."""
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


@lru_cache(maxsize=256)
def edge_distances(grid: HexGrid, edge: str, columns: int, rows: int) -> tuple[int, ...]:
    """How many steps lie between each hex and an edge of the map; 0 on the edge itself."""
    if edge in "NS":
        return tuple(place if edge == "N" else rows - 1 - place for _, place in grid.position)
    return tuple(line if edge == "W" else columns - 1 - line for line, _ in grid.position)
