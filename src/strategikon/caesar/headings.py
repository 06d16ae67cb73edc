"""GEO.01 Numbers and directions: 72 headings from a table of integers, and the one way to round.

Lengths are thousandths of an inch, headings count steps of 5 degrees clockwise from north. No number here is a float.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from strategikon.kernel.tables import rows

S: Final = 1_000_000  # scale of the heading table
GRID: Final = 50  # forced moves and searches go by multiples of this
STEP: Final = 500  # voluntary moves
INCH: Final = 1000

HEADINGS: Final = 72
RIGHT: Final = 18  # a quarter turn
ABOUT: Final = 36
NORTH, EAST, SOUTH, WEST = 0, 18, 36, 54

_table = rows(Path(__file__).parent / "tables" / "headings.csv")
FX: Final = tuple(int(row["fx"]) for row in _table)
FY: Final = tuple(int(row["fy"]) for row in _table)
# the headings of a quarter of the circle, by its first: the nearest to a vector lies in the quarter of the vector
QUADRANTS: Final = {
    first: tuple((first + k) % HEADINGS for k in range(RIGHT + 1)) for first in (NORTH, EAST, SOUTH, WEST)
}


def rdiv(number: int, by: int) -> int:
    """GEO.01 The quotient rounded to the nearest integer, halves away from zero."""
    if number >= 0:
        return (2 * number + by) // (2 * by)
    return -((by - 2 * number) // (2 * by))


def off(heading: int, ahead: int, right: int) -> tuple[int, int]:
    """GEO.01 So far forward and so far to the right of a heading, as an offset."""
    fx, fy = FX[heading], FY[heading]
    x, y = ahead * fx + right * fy, ahead * fy - right * fx
    return (  # `rdiv` written out: nothing is asked more often
        (2 * x + S) // (2 * S) if x >= 0 else -((S - 2 * x) // (2 * S)),
        (2 * y + S) // (2 * S) if y >= 0 else -((S - 2 * y) // (2 * S)),
    )


def turn(one: int, other: int) -> int:
    """GEO.01 The smaller turn between two headings, 0 to 36."""
    gap = (one - other) % HEADINGS
    return min(gap, HEADINGS - gap)


def nearest_heading(vx: int, vy: int, reference: int) -> int:
    """GEO.01 The heading nearest to a vector; a tie goes to the smaller turn from the reference, then clockwise."""
    if not vx and not vy:
        return reference
    headings = QUADRANTS[NORTH if vx >= 0 and vy > 0 else EAST if vx > 0 else SOUTH if vy < 0 else WEST]
    along = [vx * FX[h] + vy * FY[h] for h in headings]
    most = max(along)
    if along.count(most) == 1:
        return headings[along.index(most)]
    tied = [h for h, far in zip(headings, along, strict=True) if far == most]
    return min(tied, key=lambda h: (turn(h, reference), (h - reference) % HEADINGS))


def degrees(heading: int) -> int:
    """GEO.01 A heading as people write it."""
    return heading * 5
