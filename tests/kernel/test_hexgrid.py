"""Hex grids: names, neighbours, distances, rings, from R-ANC-01 to R-ANC-05 and the alexander map conventions."""

import pickle
from collections import deque
from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategikon.kernel.hexgrid import (
    OFF,
    HexGrid,
    Offset,
    Orientation,
    Origin,
    column_row,
    lettered_rows,
    offset_rows,
    opposite,
)

ANCIENTS = lettered_rows(9, 13)
ALEXANDER = column_row(48, 30)
BAYARD = offset_rows(18, 12)


def cell_name(line: int, place: int) -> str:
    return f"{line}.{place}"


def named(grid: HexGrid, hexes: Iterable[int]) -> list[str]:
    return [grid.names[h] if h != OFF else "off" for h in hexes]


def around(grid: HexGrid, name: str) -> dict[str, str]:
    return dict(zip(grid.directions, named(grid, grid.neighbour[grid.hex(name)]), strict=True))


def apart(grid: HexGrid, a: str, b: str) -> int:
    return grid.distance[grid.hex(a)][grid.hex(b)]


def steps_from(grid: HexGrid, start: int) -> dict[int, int]:
    """Distances by walking: an oracle that knows only neighbours."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in grid.neighbours[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


@st.composite
def grids(draw: st.DrawFn, alternating: bool = False) -> HexGrid:
    """Any small grid; or only boards without bays, whose lines are equal or alternate as 13/12 does."""
    orientation: Orientation = draw(st.sampled_from(["pointy", "flat"]))
    offset: Offset = draw(st.sampled_from(["even", "odd"]))
    origin: Origin = draw(st.sampled_from(["top", "bottom"]))
    if not alternating:
        lines = draw(st.lists(st.integers(1, 7), min_size=1, max_size=7))
        return HexGrid(orientation, lines, offset, cell_name, origin)
    count, longest, shorter = draw(st.integers(1, 7)), draw(st.integers(2, 7)), draw(st.integers(0, 1))
    shifted = 0 if offset == "even" else 1
    lines = [longest - shorter * (line % 2 == shifted) for line in range(count)]
    return HexGrid(orientation, lines, offset, cell_name, "top")


# The ancients board, R-ANC-01 to R-ANC-05


def test_ancients_board_has_113_hexes_in_rows_of_13_and_12() -> None:
    assert ANCIENTS.size == 113
    assert [sum(name[0] == row for name in ANCIENTS.names) for row in "ABCDEFGHI"] == [13, 12] * 4 + [13]
    assert (ANCIENTS.names[0], ANCIENTS.names[12], ANCIENTS.names[13], ANCIENTS.names[-1]) == ("A1", "A13", "B1", "I13")


def test_row_a_is_at_the_bottom_of_the_page() -> None:
    assert ANCIENTS.centre(ANCIENTS.hex("I1")) == (0, 0)
    assert ANCIENTS.centre(ANCIENTS.hex("A1")) == (0, 24)
    assert ANCIENTS.centre(ANCIENTS.hex("B1")) == (1, 21)


def test_position_is_row_and_place_from_zero() -> None:
    assert ANCIENTS.position[ANCIENTS.hex("F5")] == (5, 4)


def test_neighbours_of_a_hex_of_a_long_and_of_a_short_row() -> None:
    assert around(ANCIENTS, "E7") == {"NE": "F7", "E": "E8", "SE": "D7", "SW": "D6", "W": "E6", "NW": "F6"}
    assert around(ANCIENTS, "F5") == {"NE": "G6", "E": "F6", "SE": "E6", "SW": "E5", "W": "F4", "NW": "G5"}


def test_ends_of_rows_have_one_rear_hex_only() -> None:
    """R-ANC-05."""
    assert around(ANCIENTS, "E1") == {"NE": "F1", "E": "E2", "SE": "D1", "SW": "off", "W": "off", "NW": "off"}
    assert around(ANCIENTS, "E13") == {"NE": "off", "E": "off", "SE": "off", "SW": "D12", "W": "E12", "NW": "F12"}
    assert around(ANCIENTS, "D12") == {"NE": "E13", "E": "off", "SE": "C13", "SW": "C12", "W": "D11", "NW": "E12"}
    assert named(ANCIENTS, ANCIENTS.neighbours[ANCIENTS.hex("A1")]) == ["B1", "A2"]


def test_ancients_distances_are_those_of_the_formula() -> None:
    def formula(a: str, b: str) -> int:
        (xa, ya), (xb, yb) = ((2 * (int(n[1:]) - 1) + "ABCDEFGHI".index(n[0]) % 2, ord(n[0])) for n in (a, b))
        dx, dy = abs(xa - xb), abs(ya - yb)
        return dy + max(0, (dx - dy) // 2)

    for a in ANCIENTS.names:
        for b in ANCIENTS.names:
            assert apart(ANCIENTS, a, b) == formula(a, b)


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [("C7", "F7", 3), ("D9", "F9", 2), ("D11", "F11", 2), ("C5", "E5", 2), ("A1", "A13", 12), ("A1", "I13", 16)],
)
def test_ancients_distances_counted_by_hand(a: str, b: str, steps: int) -> None:
    assert apart(ANCIENTS, a, b) == steps


# The alexander map


@pytest.mark.parametrize(("a", "b"), [("3920", "3821"), ("2419", "2518"), ("2618", "2518"), ("2217", "2317")])
def test_alexander_adjacent_hexes(a: str, b: str) -> None:
    assert apart(ALEXANDER, a, b) == 1
    assert ALEXANDER.hex(b) in ALEXANDER.neighbours[ALEXANDER.hex(a)]


def test_the_opposite_layout_does_not_fit_the_rulebook() -> None:
    assert apart(column_row(48, 30, odd_columns_lower=False), "3920", "3821") == 2


def test_alexander_4214_and_4614_are_four_apart() -> None:
    assert apart(ALEXANDER, "4214", "4614") == 4


def test_alexander_neighbour_table() -> None:
    assert around(ALEXANDER, "1205") == {
        "N": "1204", "NE": "1304", "SE": "1305", "S": "1206", "SW": "1105", "NW": "1104"
    }  # fmt: skip
    assert around(ALEXANDER, "1305") == {
        "N": "1304", "NE": "1405", "SE": "1406", "S": "1306", "SW": "1206", "NW": "1205"
    }  # fmt: skip


def test_alexander_corners_of_the_map() -> None:
    assert around(ALEXANDER, "0101") == {
        "N": "off", "NE": "0201", "SE": "0202", "S": "0102", "SW": "off", "NW": "off"
    }  # fmt: skip
    assert named(ALEXANDER, ALEXANDER.neighbours[ALEXANDER.hex("4830")]) == ["4829", "4730", "4729"]


# Names, and things that are no hex


def test_hex_and_find() -> None:
    assert ANCIENTS.names[ANCIENTS.hex("F5")] == "F5"
    assert ANCIENTS.find("F5") == ANCIENTS.hex("F5")
    assert ANCIENTS.find("B13") is None
    with pytest.raises(KeyError):
        ANCIENTS.hex("B13")


def test_direction_between_neighbours_only() -> None:
    e7, f7, g7 = (ANCIENTS.hex(name) for name in ("E7", "F7", "G7"))
    assert ANCIENTS.directions[ANCIENTS.direction(e7, f7)] == "NE"
    assert ANCIENTS.direction(e7, g7) == ANCIENTS.direction(e7, e7) == OFF
    assert ANCIENTS.direction(ANCIENTS.hex("A1"), OFF) == OFF


def test_off_the_board_is_never_a_hex() -> None:
    assert set(ANCIENTS.neighbour[OFF]) == {OFF}
    assert ANCIENTS.neighbours[OFF] == ()
    assert ANCIENTS.at((1, 0)) == OFF
    with pytest.raises(KeyError):
        ANCIENTS.distance[OFF]
    for query in (ANCIENTS.centre, lambda h: ANCIENTS.ring(h, 1), lambda h: ANCIENTS.line(h, 0)):
        with pytest.raises(IndexError):
            query(OFF)


def test_grids_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        HexGrid("flat", [2, 2], "odd", lambda line, place: str(line + place))
    with pytest.raises(ValueError, match="at least one"):
        HexGrid("flat", [], "odd", cell_name)
    with pytest.raises(ValueError, match="letters"):
        lettered_rows(27, 5)
    with pytest.raises(ValueError, match="digits"):
        column_row(100, 20)


# Rows of equal length


@pytest.mark.parametrize(
    ("name", "around"),  # in the order NE, E, SE, SW, W, NW
    [
        ("5,4", "5,3 6,4 5,5 4,5 4,4 4,3"),
        ("5,5", "6,4 6,5 6,6 5,6 4,5 5,4"),
        ("0,0", "- 1,0 0,1 - - -"),
        ("0,1", "1,0 1,1 1,2 0,2 - 0,0"),
        ("17,11", "- - - - 16,11 17,10"),
    ],
)
def test_odd_rows_lie_half_a_hex_to_the_right(name: str, around: str) -> None:
    found = BAYARD.neighbour[BAYARD.hex(name)]
    assert [BAYARD.names[there] if there != OFF else "-" for there in found] == around.split()


def test_rows_of_equal_length_are_counted_from_the_top_left() -> None:
    assert BAYARD.size == 18 * 12
    assert BAYARD.centre(BAYARD.hex("0,0")) == (0, 0)
    assert BAYARD.centre(BAYARD.hex("2,1")) == (5, 3)
    assert apart(BAYARD, "0,0", "0,11") == 11
    assert apart(BAYARD, "17,0", "0,0") == 17


# Any grid


@pytest.mark.parametrize("grid", [ANCIENTS, ALEXANDER])
def test_lattice_is_of_regular_hexes(grid: HexGrid) -> None:
    """Squared lengths, times four, for side 1: corners lie at 1, neighbours at the square root of 3."""
    wide, high = (3, 1) if grid.orientation == "pointy" else (1, 3)
    assert {wide * x * x + high * y * y for x, y in grid.corners} == {4}
    (x0, y0), here = grid.centre(grid.size // 2), grid.size // 2
    apart = [(x - x0, y - y0) for x, y in map(grid.centre, grid.neighbours[here])]
    assert {wide * x * x + high * y * y for x, y in apart} == {12}
    assert all(ax * by - ay * bx > 0 for (ax, ay), (bx, by) in pairwise(apart)), "clockwise, y down"


@given(grids())
def test_neighbours_are_mutual(grid: HexGrid) -> None:
    for here in range(grid.size):
        for direction, there in enumerate(grid.neighbour[here]):
            if there != OFF:
                assert grid.neighbour[there][opposite(direction)] == here
                assert grid.direction(here, there) == direction


@given(grids())
def test_neighbours_are_the_hexes_at_distance_one(grid: HexGrid) -> None:
    for here in range(grid.size):
        assert sorted(grid.neighbours[here]) == [there for there in range(grid.size) if grid.distance[here][there] == 1]


@given(grids(alternating=True))
def test_distance_is_the_number_of_steps(grid: HexGrid) -> None:
    for here in range(grid.size):
        assert dict(enumerate(grid.distance[here])) == steps_from(grid, here)


@pytest.mark.parametrize("grid", [ANCIENTS, BAYARD, column_row(12, 9), column_row(9, 12, odd_columns_lower=False)])
def test_distance_is_the_number_of_steps_on_real_boards(grid: HexGrid) -> None:
    for here in range(grid.size):
        assert dict(enumerate(grid.distance[here])) == steps_from(grid, here)


def test_distance_is_measured_across_a_bay() -> None:
    """Rows of 3, 1 and 3: one steps round by the single hex of the middle row, but a javelin flies straight across."""
    grid = HexGrid("pointy", [3, 1, 3], "odd", cell_name)
    here, there = grid.hex("0.2"), grid.hex("2.2")
    assert grid.distance[here][there] == 2
    assert steps_from(grid, here)[there] == 4


def test_distances_beyond_a_byte() -> None:
    grid = HexGrid("pointy", [300], "odd", cell_name)
    assert grid.distance[0][299] == 299


@given(grids(), st.data())
def test_rings_and_discs_hold_the_hexes_at_that_distance(grid: HexGrid, data: st.DataObject) -> None:
    here, radius = data.draw(st.integers(0, grid.size - 1)), data.draw(st.integers(0, 6))
    row = grid.distance[here]
    assert sorted(grid.ring(here, radius)) == [there for there in range(grid.size) if row[there] == radius]
    assert sorted(grid.within(here, radius)) == [there for there in range(grid.size) if row[there] <= radius]


def test_order_of_rings() -> None:
    e7 = ANCIENTS.hex("E7")
    assert ANCIENTS.ring(e7, 1) == ANCIENTS.neighbours[e7]
    assert " ".join(named(ANCIENTS, ANCIENTS.ring(e7, 2))) == "G8 F8 E9 D8 C8 C7 C6 D5 E5 F5 G6 G7"
    assert ANCIENTS.within(e7, 2) == (e7, *ANCIENTS.ring(e7, 1), *ANCIENTS.ring(e7, 2))
    assert ANCIENTS.ring(e7, -1) == ANCIENTS.within(e7, -1) == ()


@given(grids())
def test_centres_lead_back_to_their_hexes(grid: HexGrid) -> None:
    assert [grid.at(grid.centre(here)) for here in range(grid.size)] == list(range(grid.size))


def test_origin_turns_the_numbering_over_but_not_the_offset() -> None:
    top = HexGrid("flat", [2, 2], "odd", cell_name, "top")
    bottom = HexGrid("flat", [2, 2], "odd", cell_name, "bottom")
    assert [top.centre(top.hex(name)) for name in ("0.0", "0.1", "1.0", "1.1")] == [(0, 0), (0, 2), (3, 1), (3, 3)]
    assert [bottom.centre(bottom.hex(name)) for name in ("0.1", "0.0", "1.1", "1.0")] == [
        (0, 0),
        (0, 2),
        (3, 1),
        (3, 3),
    ]


def test_a_grid_travels_to_another_process() -> None:
    ANCIENTS.line(0, 50)
    copy = pickle.loads(pickle.dumps(ANCIENTS))
    assert copy.names == ANCIENTS.names
    assert copy.distance[3] == ANCIENTS.distance[3]
    assert copy.line(0, 60) == ANCIENTS.line(0, 60)
