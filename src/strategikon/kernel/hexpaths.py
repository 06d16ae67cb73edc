"""Movement over a hex grid with whole-number costs: how far.

`cost(a, b)` is what the step from hex a to its neighbour b costs: an int >= 0, or None or any negative number when the
step is forbidden. It must be a pure function: it may be asked twice about one step, and in any order.
"""

from collections.abc import Callable, Iterable
from heapq import heapify, heappop, heappush
from typing import TypeAlias

from strategikon.kernel.hexgrid import HexGrid

Cost: TypeAlias = Callable[[int, int], int | None]


def reach(grid: HexGrid, starts: Iterable[int], budget: int, cost: Cost) -> dict[int, int]:
    """Every hex that can be reached from one of the starts for `budget` or less, with the least that must be spent to
    get there.

    The starts are in it at 0 (nothing at all is, if the budget is negative). The keys stand in the order of (spent,
    hex).
    """
    spent: dict[int, int] = {}
    frontier = [(0, start) for start in starts] if budget >= 0 else []
    heapify(frontier)
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
