"""Movement over a hex grid with whole-number costs: how far, and by which way.

`cost(a, b)` is what the step from hex a to its neighbour b costs: an int >= 0, or None or any negative number when the
step is forbidden. It must be a pure function: it may be asked twice about one step, and in any order.
"""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import TypeAlias

from strategikon.kernel.hexgrid import HexGrid

Cost: TypeAlias = Callable[[int, int], int | None]
Effort: TypeAlias = tuple[int, int]  # cost, then number of steps


def reach(grid: HexGrid, start: int, budget: int, cost: Cost) -> dict[int, int]:
    """Every hex that can be reached for `budget` or less, with the least that must be spent to get there.

    `start` is in it at 0 (nothing at all is, if the budget is negative). The keys stand in the order of (spent, hex).
    """
    spent: dict[int, int] = {}
    frontier = [(0, start)] if budget >= 0 else []
    while frontier:
        total, here = heappop(frontier)
        if here in spent:
            continue
        spent[here] = total
        for there in grid.neighbours[here]:
            step = cost(here, there) if there not in spent else None
            if step is not None and 0 <= step <= budget - total:
                heappush(frontier, (total + step, there))
    return spent


def path(grid: HexGrid, start: int, goal: int, cost: Cost) -> tuple[int, tuple[int, ...]] | None:
    """The cheapest way: (total cost, hexes from start to goal, both included), or None when there is none.

    Of equally cheap ways, one with the fewest hexes; of these, the one that takes the earlier of `grid.directions` at
    the first hex where they part.
    """
    efforts = _efforts_to(grid, start, goal, cost)
    if start not in efforts:
        return None
    way = (start, *_downhill(grid, start, goal, cost, efforts))
    return efforts[start][0], way


def _efforts_to(grid: HexGrid, start: int, goal: int, cost: Cost) -> dict[int, Effort]:
    """The least effort to the goal from every hex that is nearer to it than start, and from start if there is a way."""
    efforts: dict[int, Effort] = {}
    frontier = [(0, 0, goal)]
    while frontier and start not in efforts:
        total, steps, here = heappop(frontier)
        if here in efforts:
            continue
        efforts[here] = (total, steps)
        for there in grid.neighbours[here]:
            step = cost(there, here) if there not in efforts else None
            if step is not None and step >= 0:
                heappush(frontier, (total + step, steps + 1, there))
    return efforts


def _downhill(grid: HexGrid, start: int, goal: int, cost: Cost, efforts: dict[int, Effort]) -> Iterator[int]:
    """The hexes after start, each the first in direction order that lies on a least effort to the goal."""
    here = start
    while here != goal:
        here = next(there for there in grid.neighbours[here] if _is_on_the_way(here, there, cost, efforts))
        yield here


def _is_on_the_way(here: int, there: int, cost: Cost, efforts: dict[int, Effort]) -> bool:
    if there not in efforts:
        return False
    step = cost(here, there)
    total, steps = efforts[there]
    return step is not None and step >= 0 and (total + step, steps + 1) == efforts[here]
