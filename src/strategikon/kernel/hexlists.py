"""Lists of hexes and hexsides, as scenario files write them. How a hex is named, and so a range, is the map's affair:

CCRR:   `1205`, `1205-1211` along a column or a row, `1205/1511` a block, `2809-2812:NE,SE` hexsides
COMMA:  `8,5`, `3-10,6` along a row, `0,2-9` along a column, `16-17,2-9` a block, `8,5:SW,SE` hexsides
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from strategikon.kernel.hexgrid import HexGrid


class BadRange(ValueError):
    """A text that is no list of hexes, or names hexes that are not on the map. Its argument is the piece at fault."""


class Shape(NamedTuple):
    """How the hexes of a map are named: the name of a column and a row, a run along a column, and every form of a
    range, each a pattern with the groups `column`, `row` and, for more than one hex, `last_column`, `last_row`."""

    name: str
    run: str
    ranges: tuple[re.Pattern[str], ...]


def _shape(name: str, run: str, *ranges: str) -> Shape:
    return Shape(name, run, tuple(re.compile(form, re.ASCII) for form in ranges))


# No pattern takes more than two digits, so that a range covers at most 10,000 hexes, whoever wrote it.
CCRR: Final = _shape(
    "{:02}{:02}",
    "{0:02}{1:02}-{0:02}{2:02}",
    r"(?P<column>\d\d)(?P<row>\d\d)",
    r"(?P<column>\d\d)(?P<row>\d\d)-(?P=column)(?P<last_row>\d\d)",
    r"(?P<column>\d\d)(?P<row>\d\d)-(?P<last_column>\d\d)(?P=row)",
    r"(?P<column>\d\d)(?P<row>\d\d)/(?P<last_column>\d\d)(?P<last_row>\d\d)",
)
_NUMBER = r"(?:0|[1-9]\d?)"
COMMA: Final = _shape(
    "{},{}",
    "{},{}-{}",
    rf"(?P<column>{_NUMBER})(?:-(?P<last_column>{_NUMBER}))?,(?P<row>{_NUMBER})(?:-(?P<last_row>{_NUMBER}))?",
)


def names_of(text: str, shape: Shape) -> Iterator[str]:
    """The names of the hexes a range covers, on whatever map, column by column."""
    found = next(filter(None, (form.fullmatch(text) for form in shape.ranges)), None)
    if found is None:
        raise BadRange(text)
    ends = found.groupdict()
    column, row = int(ends["column"]), int(ends["row"])
    last_column, last_row = int(ends.get("last_column") or column), int(ends.get("last_row") or row)
    if last_column < column or last_row < row:
        raise BadRange(text)
    for line in range(column, last_column + 1):
        for place in range(row, last_row + 1):
            yield shape.name.format(line, place)


def packed_names(names: Iterable[str], shape: Shape) -> list[str]:
    """The same hexes by column and row, those that follow each other along a column as one range. What names no single
    hex stands at the end, as it is."""
    single, others = [], []
    for name in dict.fromkeys(names):
        found = shape.ranges[0].fullmatch(name)
        if found is None or found.groupdict().get("last_column") or found.groupdict().get("last_row"):
            others.append(name)
        else:
            single.append((int(found["column"]), int(found["row"])))
    runs: list[list[int]] = []
    for column, row in sorted(single):
        if runs and runs[-1][0] == column and runs[-1][2] == row - 1:
            runs[-1][2] = row
        else:
            runs.append([column, row, row])
    spans = [shape.name.format(*run) if run[1] == run[2] else shape.run.format(*run) for run in runs]
    return [*spans, *others]


def hexes_of(grid: HexGrid, texts: Iterable[str], shape: Shape) -> Iterator[int]:
    """The hexes of a list of ranges; `BadRange` with the name of the first that is off the map."""
    for text in texts:
        for name in names_of(text, shape):
            here = grid.find(name)
            if here is None:
                raise BadRange(name)
            yield here


def sides_of(grid: HexGrid, texts: Iterable[str], shape: Shape) -> Iterator[tuple[int, int]]:
    """The (hex, side) pairs of a list such as `2809-2812:NE,SE`."""
    for text in texts:
        places, colon, names = text.partition(":")
        sides = names.split(",")
        if not colon or not all(name in grid.directions for name in sides):
            raise BadRange(text)
        for here in hexes_of(grid, [places], shape):
            for name in sides:
                yield here, grid.directions.index(name)
