"""Straight lines over a hex lattice, in exact integers.

The lattice is the one the module hexgrid documents: six corner offsets, clockwise on the page, y growing downward.
Corner k is where sides k-1 and k meet, and the way to the neighbour across side k is corner k + corner k+1.
Nothing here knows a board: a line may pass over lattice points where a board has no hex.
"""

from collections.abc import Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
PointStep: TypeAlias = tuple[Point, ...]


def crossed(start: Point, end: Point, corners: Sequence[Point]) -> tuple[PointStep, ...]:
    """The centres of the hexes strictly between two centres, in order along the line.

    A step holds one centre where the line crosses the inside of that hex, two where it runs along their common side.
    A hex touched at a corner only is not in the answer.
    """
    heading = (end[0] - start[0], end[1] - start[1])
    turns = [_cross(heading, corner) for corner in corners]
    steps: list[PointStep] = []
    here = start
    while here != end:
        drift = _cross(heading, (here[0] - start[0], here[1] - start[1]))
        between, here = _advance(here, drift, turns, corners)
        if between:
            steps.append(between)
        if here != end:
            steps.append((here,))
    return tuple(steps)


def exits(start: Point, end: Point, corners: Sequence[Point]) -> tuple[int, ...]:
    """The sides of the hex centred on `start` through which the line to `end` leaves it, in ascending order.

    One side, or the two sides that meet at the corner when it leaves at a corner; none when start and end are one.
    """
    if start == end:
        return ()
    heading = (end[0] - start[0], end[1] - start[1])
    side, at_corner = _exit(0, [_cross(heading, corner) for corner in corners])
    return tuple(sorted(((side - 1) % 6, side))) if at_corner else (side,)


def _advance(here: Point, drift: int, turns: Sequence[int], corners: Sequence[Point]) -> tuple[PointStep, Point]:
    """From a hex whose inside the line crosses: the pair of hexes it next runs between (or nothing), then the next hex.

    A line that leaves at corner k goes on to one hand or the other of the hexside that starts there, or along it: that
    hexside points the way corner k does from the centre, and three times as far as the corner is the next centre.
    """
    side, at_corner = _exit(drift, turns)
    if not at_corner or turns[side] < 0:
        return (), _beyond(here, side, corners)
    if turns[side] > 0:
        return (), _beyond(here, side - 1, corners)
    pair = (_beyond(here, side - 1, corners), _beyond(here, side, corners))
    return pair, (here[0] + 3 * corners[side][0], here[1] + 3 * corners[side][1])


def _exit(drift: int, turns: Sequence[int]) -> tuple[int, bool]:
    """Where the line leaves a hex: (k, True) at corner k, (k, False) through side k between its corners.

    The sign of drift + turns[k] tells on which hand of the line corner k lies. Clockwise round a hex that the line
    crosses, it goes from "left of the line, or on it" to "right of it" exactly once, and that is the way out.
    """
    for k in range(6):
        if drift + turns[k] <= 0 < drift + turns[(k + 1) % 6]:
            return k, drift + turns[k] == 0
    raise ValueError("the line does not cross this hex")


def _beyond(here: Point, side: int, corners: Sequence[Point]) -> Point:
    """The centre of the neighbour across a side."""
    first, second = corners[side % 6], corners[(side + 1) % 6]
    return here[0] + first[0] + second[0], here[1] + first[1] + second[1]


def _cross(a: Point, b: Point) -> int:
    """Positive when b points to the right of a (y grows downward), zero when they are parallel."""
    return a[0] * b[1] - a[1] * b[0]
