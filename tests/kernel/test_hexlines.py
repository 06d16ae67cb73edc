"""Lines of sight: R-ANC-50, R-ANC-58 and EX-03 from pencil, and an oracle that clips segments in fractions."""

from fractions import Fraction
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategikon.kernel.hexgrid import OFF, HexGrid, Offset, Orientation, column_row, lettered_rows
from strategikon.kernel.hexlines import Point

ANCIENTS = lettered_rows(9, 13)
ALEXANDER = column_row(12, 10)
FURTHER = column_row(16, 12, odd_columns_lower=False)


def line(grid: HexGrid, a: str, b: str) -> list[str]:
    """Steps as words: "D7" for a hex crossed, "D4|D5" for a line between two."""
    steps = grid.line(grid.hex(a), grid.hex(b))
    return ["|".join(grid.names[h] if h != OFF else "off" for h in step) for step in steps]


def entry(grid: HexGrid, a: str, b: str) -> list[str]:
    return [grid.directions[side] for side in grid.entry_sides(grid.hex(a), grid.hex(b))]


# The oracle: every hexagon round the board, as the meeting of six half planes, clips the segment.


def clip(start: Point, end: Point, centre: Point, corners: tuple[Point, ...]) -> tuple[Fraction, Fraction] | None:
    """The part of the segment, from 0 at start to 1 at end, inside a closed hexagon, if longer than a point."""
    low, high = Fraction(0), Fraction(1)
    for k in range(6):
        (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 6]
        ax, ay, bx, by = ax + centre[0], ay + centre[1], bx + centre[0], by + centre[1]
        at_start = (bx - ax) * (start[1] - ay) - (by - ay) * (start[0] - ax)
        at_end = (bx - ax) * (end[1] - ay) - (by - ay) * (end[0] - ax)
        if at_start < 0 and at_end < 0:
            return None
        if at_start == at_end:
            continue
        meeting = Fraction(at_start, at_start - at_end)
        if at_start < at_end:
            low = max(low, meeting)
        else:
            high = min(high, meeting)
    return (low, high) if low < high else None


def lattice_round(grid: HexGrid, a: int, b: int) -> list[Point]:
    """Every centre of the endless lattice in the rectangle of two hexes, and a hex or more around it."""
    (ax, ay), (bx, by) = grid.centre(a), grid.centre(b)
    dx, dy = grid.corners[0][0] + grid.corners[1][0], grid.corners[0][1] + grid.corners[1][1]
    ex, ey = grid.corners[1][0] + grid.corners[2][0], grid.corners[1][1] + grid.corners[2][1]
    span = range(-30, 31)
    wide, high = range(min(ax, bx) - 4, max(ax, bx) + 5), range(min(ay, by) - 4, max(ay, by) + 5)
    points = [(ax + i * dx + j * ex, ay + i * dy + j * ey) for i in span for j in span]
    return [(x, y) for x, y in points if x in wide and y in high]


def clipped_line(grid: HexGrid, a: int, b: int) -> tuple[tuple[int, ...], ...]:
    start, end = grid.centre(a), grid.centre(b)
    parts = [(clip(start, end, centre, grid.corners), grid.at(centre)) for centre in lattice_round(grid, a, b)]
    found = sorted((part, here) for part, here in parts if part and here not in (a, b))
    return tuple(tuple(here for _, here in pair) for _, pair in groupby(found, key=lambda item: item[0]))


def all_pairs(grid: HexGrid) -> list[tuple[int, int]]:
    return [(a, b) for a in range(grid.size) for b in range(grid.size)]


# From pencil


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ("C7", "F7", ["D7", "E7"]),
        ("D9", "F9", ["E9|E10"]),
        ("D11", "F11", ["E11|E12"]),
        ("C5", "E5", ["D4|D5"]),
    ],
)
def test_ex_03_lines_of_fire(a: str, b: str, steps: list[str]) -> None:
    assert line(ANCIENTS, a, b) == steps


def test_board_edge_is_one_side_of_a_line_along_it() -> None:
    """R-ANC-50: from A1 to C1 there is B1, and the missing half-hex."""
    assert line(ANCIENTS, "A1", "C1") == ["off|B1"]
    assert line(ANCIENTS, "C13", "A13") == ["off|B12"]
    assert line(ANCIENTS, "A1", "E1") == ["off|B1", "C1", "off|D1"]


def test_top_edge_of_a_flat_map() -> None:
    assert line(ALEXANDER, "0201", "0401") == ["off|0301"]
    assert line(ALEXANDER, "0101", "0301") == ["0201|0202"]


def test_every_line_at_distance_3_crosses_exactly_two_hexes() -> None:
    """R-ANC-50."""
    for a, b in all_pairs(ANCIENTS):
        if ANCIENTS.distance[a][b] == 3:
            assert [len(step) for step in ANCIENTS.line(a, b)] == [1, 1]


def test_every_line_at_distance_2_crosses_one_hex_or_runs_along_one_hexside() -> None:
    """R-ANC-50. It runs along a hexside exactly when two hexes, or one and the edge, lie between."""
    for a, b in all_pairs(ANCIENTS):
        if ANCIENTS.distance[a][b] == 2:
            (step,) = ANCIENTS.line(a, b)
            assert set(step) - {OFF} == set(ANCIENTS.neighbours[a]) & set(ANCIENTS.neighbours[b])


def test_no_line_up_to_distance_3_merely_touches_a_corner() -> None:
    """R-ANC-50: the corners that lie on a line belong to hexes it crosses or runs along."""
    for a, b in all_pairs(ANCIENTS):
        if 1 < ANCIENTS.distance[a][b] <= 3:
            along = {a, b}.union(*ANCIENTS.line(a, b))
            near = set(ANCIENTS.within(a, 2)) & set(ANCIENTS.within(b, 2))
            assert not any(has_corner_on(h, a, b) for h in near - along)


def has_corner_on(here: int, a: int, b: int) -> bool:
    (hx, hy), (ax, ay), (bx, by) = (ANCIENTS.centre(h) for h in (here, a, b))
    return any((bx - ax) * (hy + y - ay) == (by - ay) * (hx + x - ax) for x, y in ANCIENTS.corners)


def test_a_corner_touched_is_not_a_hex_crossed() -> None:
    """From A1 to B5 the line touches B2 at its lowest corner and A4 at its highest, and crosses neither."""
    assert line(ANCIENTS, "A1", "B5") == ["A2", "A3", "B3", "B4"]


def test_straight_rows_and_columns() -> None:
    assert line(ANCIENTS, "A1", "A5") == ["A2", "A3", "A4"]
    assert line(ANCIENTS, "A1", "D2") == ["B1", "C2"]
    assert line(ALEXANDER, "0302", "0305") == ["0303", "0304"]


def test_a_line_may_cross_two_hexes_at_one_distance() -> None:
    """Nearly upright, from A5 (x=8) to E6 (x=10): in row C it goes over from C5 to C6 (x=9), both two steps away."""
    assert line(ANCIENTS, "A5", "E6") == ["B5", "C5", "C6", "D5"]


def test_no_line_inside_a_hex_or_between_neighbours() -> None:
    assert line(ANCIENTS, "E7", "E7") == line(ANCIENTS, "E7", "F7") == []


def test_a_line_across_a_bay_passes_off_the_board() -> None:
    grid = HexGrid("pointy", [4, 1, 4], "odd", lambda row, place: f"{row}.{place}")
    assert line(grid, "0.1", "2.3") == ["off", "off"]


# Entry sides, R-ANC-58


@pytest.mark.parametrize(
    ("a", "b", "sides"),
    [
        ("C7", "F7", ["SW"]),
        ("F7", "C7", ["NE"]),
        ("C5", "E5", ["SE", "SW"]),
        ("E5", "C5", ["NE", "NW"]),
        ("A1", "C1", ["SE", "SW"]),
        ("E7", "F7", ["SW"]),
        ("E9", "E7", ["E"]),
        ("E7", "E7", []),
    ],
)
def test_sides_through_which_a_line_enters(a: str, b: str, sides: list[str]) -> None:
    assert entry(ANCIENTS, a, b) == sides


def test_entry_at_a_vertex_of_a_flat_hex() -> None:
    assert entry(ALEXANDER, "0203", "0403") == ["SW", "NW"]
    assert entry(ALEXANDER, "0403", "0203") == ["NE", "SE"]


@pytest.mark.parametrize("grid", [ANCIENTS, ALEXANDER])
def test_a_line_enters_from_the_last_hexes_it_crossed(grid: HexGrid) -> None:
    for a, b in all_pairs(grid):
        if grid.distance[a][b] > 1:
            sides = grid.entry_sides(a, b)
            assert tuple(sorted(grid.neighbour[b][side] for side in sides)) == grid.line(a, b)[-1]


# Against the oracle


@pytest.mark.parametrize("grid", [ANCIENTS, FURTHER])
def test_lines_backwards_are_the_same_lines(grid: HexGrid) -> None:
    for a, b in all_pairs(grid):
        assert grid.line(a, b) == grid.line(b, a)[::-1]


@pytest.mark.parametrize("grid", [ANCIENTS, ALEXANDER])
def test_lines_from_some_hexes_are_those_of_the_oracle(grid: HexGrid) -> None:
    for a in (0, grid.size // 2):
        for b in range(0, grid.size, 3):
            assert grid.line(a, b) == clipped_line(grid, a, b)


@given(st.data())
def test_lines_are_those_of_the_oracle(data: st.DataObject) -> None:
    orientation: Orientation = data.draw(st.sampled_from(["pointy", "flat"]))
    offset: Offset = data.draw(st.sampled_from(["even", "odd"]))
    lines = data.draw(st.lists(st.integers(1, 12), min_size=1, max_size=12))
    grid = HexGrid(orientation, lines, offset, lambda row, place: f"{row}.{place}")
    a, b = (data.draw(st.integers(0, grid.size - 1)) for _ in range(2))
    assert grid.line(a, b) == clipped_line(grid, a, b)
