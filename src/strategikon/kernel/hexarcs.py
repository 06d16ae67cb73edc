"""Facings, and the front, flank and rear they give a hex.

A facing is an hour of the clock, 0 (twelve o'clock, the top of the page) to 11, toward a side or toward a vertex:

    hour      0    1    2    3    4    5    6    7    8    9    10   11
    pointy    N*   NE   ENE* E    ESE* SE   S*   SW   WSW* W    WNW* NW       (* a vertex)
    flat      N    NNE* NE   E*   SE   SSE* S    SSW* SW   W*   NW   NNW*

A turn of one vertex is two hours: `(facing + 2) % 12` clockwise.
"""

from enum import IntEnum
from functools import cache
from typing import TypeAlias

from strategikon.kernel.hexgrid import OFF, HexGrid, Orientation


class Arc(IntEnum):
    FRONT = 0
    FLANK = 1
    REAR = 2


FRONT, FLANK, REAR = Arc.FRONT, Arc.FLANK, Arc.REAR

Split: TypeAlias = tuple[Arc, ...]

# The arc of a side by the hours between it and the facing: 1, 3 or 5 hours off a vertex; 0, 2, 4 or 6 off a side.
# Facing a vertex, 2 front, 2 flank, 2 rear (alexander 7.1); facing a side, 3 front, 2 flank, 1 rear.
USUAL: Split = (FRONT, FRONT, FRONT, FLANK, FLANK, REAR, REAR)
# Facing a side, 1 front, 4 flank, 1 rear; facing a vertex, as usual.
NARROW: Split = (FRONT, FRONT, FLANK, FLANK, FLANK, REAR, REAR)


def arcs(grid: HexGrid, facing: int, split: Split = USUAL) -> tuple[Arc, ...]:
    """The arc of each of the six sides, in the order of `grid.directions`.

    `split` has seven entries, the arc at 0 to 6 hours off the facing. ValueError when it has not, or facing is no hour.
    """
    return _arcs(grid.orientation, facing, split)


def arc_hexes(grid: HexGrid, here: int, facing: int, arc: Arc, split: Split = USUAL) -> tuple[int, ...]:
    """The neighbours of a hex in one arc of a piece that stands there and faces so, from its left to its right.

    The board's edge may leave fewer of them, or none.
    """
    side_arcs = arcs(grid, facing, split)
    left_rear = _first_side(grid.orientation, facing) + 3
    sides = [side % 6 for side in range(left_rear, left_rear + 6) if side_arcs[side % 6] is arc]
    return tuple(grid.neighbour[here][side] for side in sides if grid.neighbour[here][side] != OFF)


def facings(grid: HexGrid) -> tuple[str, ...]:
    """The names of the twelve facings, by hour."""
    by_hour = {hour_of_side(grid, side): name for side, name in enumerate(grid.directions)}
    by_hour |= {hour_of_vertex(grid, vertex): name for vertex, name in enumerate(grid.vertices)}
    return tuple(by_hour[hour] for hour in range(12))


def facing_named(grid: HexGrid, name: str) -> int:
    """The hour of a facing by its name; KeyError when this grid has no such facing."""
    try:
        return facings(grid).index(name)
    except ValueError:
        raise KeyError(name) from None


def hour_of_side(grid: HexGrid, side: int) -> int:
    """The facing toward a side, given as an index of `grid.directions`."""
    return _hour_of_side(grid.orientation, side)


def hour_of_vertex(grid: HexGrid, vertex: int) -> int:
    """The facing toward a vertex, given as an index of `grid.vertices`."""
    return (_hour_of_side(grid.orientation, vertex) - 1) % 12


def _hour_of_side(orientation: Orientation, side: int) -> int:
    return (2 * side + (1 if orientation == "pointy" else 0)) % 12


def _first_side(orientation: Orientation, facing: int) -> int:
    """The side faced, or of the two that meet at the vertex faced, the one clockwise of it."""
    return (facing // 2 if orientation == "pointy" else (facing + 1) // 2) % 6


@cache
def _arcs(orientation: Orientation, facing: int, split: Split) -> tuple[Arc, ...]:
    if not 0 <= facing < 12:
        raise ValueError(f"a facing is an hour from 0 to 11, not {facing}")
    if len(split) != 7:
        raise ValueError("a split gives the arc for 0 to 6 hours off the facing")
    return tuple(split[_hours_apart(_hour_of_side(orientation, side), facing)] for side in range(6))


def _hours_apart(a: int, b: int) -> int:
    return min((a - b) % 12, (b - a) % 12)
