"""Hex lists of scenario files: `1205`, `1205-1211`, `1205/1511`, and hexsides `2809-2812:NE,SE`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from strategikon.kernel.hexgrid import HexGrid

_SHAPE = re.compile(r"(\d\d)(\d\d)(?:([-/])(\d\d)(\d\d))?")


class BadRange(ValueError):
    """A text that is no list of hexes, or names hexes that are not on the map. Its argument is the piece at fault."""


def names_of(text: str) -> Iterator[str]:
    """The names of the hexes a range covers, on whatever map."""
    found = _SHAPE.fullmatch(text)
    if not found:
        raise BadRange(text)
    column, row, sign, last_column, last_row = found.groups()
    if sign is None:
        yield text
        return
    if sign == "-" and column != last_column and row != last_row:
        raise BadRange(text)
    if int(last_column) < int(column) or int(last_row) < int(row):
        raise BadRange(text)
    for line in range(int(column), int(last_column) + 1):
        for place in range(int(row), int(last_row) + 1):
            yield f"{line:02}{place:02}"


def hexes_of(grid: HexGrid, texts: Iterable[str]) -> Iterator[int]:
    """The hexes of a list of ranges; `BadRange` with the name of the first that is off the map."""
    for text in texts:
        for name in names_of(text):
            here = grid.find(name)
            if here is None:
                raise BadRange(name)
            yield here


def sides_of(grid: HexGrid, texts: Iterable[str]) -> Iterator[tuple[int, int]]:
    """The (hex, side) pairs of a list such as `2809-2812:NE,SE`."""
    for text in texts:
        places, colon, names = text.partition(":")
        sides = names.split(",")
        if not colon or not all(name in grid.directions for name in sides):
            raise BadRange(text)
        for here in hexes_of(grid, [places]):
            for name in sides:
                yield here, grid.directions.index(name)
