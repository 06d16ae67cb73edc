"""Facings and arcs: the table of the alexander map conventions, and facings toward sides."""

import pytest

from strategikon.kernel.hexarcs import (
    FLANK,
    FRONT,
    NARROW,
    REAR,
    Arc,
    arc_hexes,
    arcs,
    facing_named,
    facings,
    hour_of_side,
    hour_of_vertex,
)
from strategikon.kernel.hexgrid import HexGrid, column_row, lettered_rows

FLAT = column_row(48, 30)
POINTY = lettered_rows(9, 13)


def sides(grid: HexGrid, facing: str, arc: Arc) -> set[str]:
    found = arcs(grid, facing_named(grid, facing))
    return {name for name, side in zip(grid.directions, found, strict=True) if side is arc}


def hexes(grid: HexGrid, name: str, facing: str, arc: Arc) -> list[str]:
    return [grid.names[h] for h in arc_hexes(grid, grid.hex(name), facing_named(grid, facing), arc)]


def test_facings_by_the_clock() -> None:
    assert facings(FLAT) == ("N", "NNE", "NE", "E", "SE", "SSE", "S", "SSW", "SW", "W", "NW", "NNW")
    assert facings(POINTY) == ("N", "NE", "ENE", "E", "ESE", "SE", "S", "SW", "WSW", "W", "WNW", "NW")


@pytest.mark.parametrize(("facing", "clock"), [("E", 3), ("W", 9), ("NNE", 1), ("SSW", 7), ("NNW", 11), ("SSE", 5)])
def test_alexander_facings_are_those_hours(facing: str, clock: int) -> None:
    assert facing_named(FLAT, facing) == clock


@pytest.mark.parametrize(
    ("facing", "front", "flank", "rear"),
    [
        ("E", {"NE", "SE"}, {"N", "S"}, {"SW", "NW"}),
        ("W", {"SW", "NW"}, {"N", "S"}, {"NE", "SE"}),
        ("NNE", {"N", "NE"}, {"NW", "SE"}, {"S", "SW"}),
        ("SSW", {"S", "SW"}, {"NW", "SE"}, {"N", "NE"}),
        ("NNW", {"NW", "N"}, {"SW", "NE"}, {"SE", "S"}),
        ("SSE", {"SE", "S"}, {"SW", "NE"}, {"NW", "N"}),
    ],
)
def test_alexander_arcs_of_a_single_unit(facing: str, front: set[str], flank: set[str], rear: set[str]) -> None:
    assert [sides(FLAT, facing, arc) for arc in Arc] == [front, flank, rear]


def test_front_hexes_of_a_double_unit() -> None:
    """8.32: the phalanx in 3722/3822 faces 3622, 3721 and 3821."""
    assert hexes(FLAT, "3722", "NNW", FRONT) == ["3622", "3721"]
    assert hexes(FLAT, "3822", "NNW", FRONT) == ["3721", "3821"]


def test_a_piece_that_faces_a_vertex_of_a_pointy_hex() -> None:
    assert hexes(POINTY, "E7", "N", FRONT) == ["F6", "F7"]
    assert hexes(POINTY, "E7", "N", FLANK) == ["E6", "E8"]
    assert hexes(POINTY, "E7", "N", REAR) == ["D6", "D7"]


def test_hexes_of_an_arc_run_from_the_left_of_the_piece_to_its_right() -> None:
    assert hexes(FLAT, "1205", "E", FRONT) == ["1304", "1305"]
    assert hexes(FLAT, "1205", "E", FLANK) == ["1204", "1206"]
    assert hexes(FLAT, "1205", "E", REAR) == ["1104", "1105"]


def test_a_piece_that_faces_a_side() -> None:
    assert hexes(POINTY, "E7", "E", FRONT) == ["F7", "E8", "D7"]
    assert hexes(POINTY, "E7", "E", FLANK) == ["F6", "D6"]
    assert hexes(POINTY, "E7", "E", REAR) == ["E6"]
    assert hexes(FLAT, "1205", "N", FRONT) == ["1104", "1204", "1304"]


def test_the_split_is_a_table_of_ones_own() -> None:
    assert arcs(FLAT, 0, NARROW) == (FRONT, FLANK, FLANK, REAR, FLANK, FLANK)
    everywhere = (FRONT,) * 7
    assert set(arcs(FLAT, 3, everywhere)) == {FRONT}


def test_arcs_stop_at_the_edge() -> None:
    assert hexes(POINTY, "A1", "W", FRONT) == []
    assert hexes(POINTY, "A1", "N", FRONT) == ["B1"]


@pytest.mark.parametrize("grid", [FLAT, POINTY])
def test_hours_of_sides_and_vertices_bear_their_names(grid: HexGrid) -> None:
    names = facings(grid)
    assert tuple(names[hour_of_side(grid, side)] for side in range(6)) == grid.directions
    assert tuple(names[hour_of_vertex(grid, vertex)] for vertex in range(6)) == grid.vertices


@pytest.mark.parametrize("grid", [FLAT, POINTY])
def test_a_turn_of_two_hours_turns_the_arcs_by_one_side(grid: HexGrid) -> None:
    for facing in range(12):
        before, after = arcs(grid, facing), arcs(grid, (facing + 2) % 12)
        assert after == before[-1:] + before[:-1]


def test_vertices_point_where_the_lattice_says() -> None:
    assert POINTY.corners[POINTY.vertices.index("N")] == (0, -2)
    assert FLAT.corners[FLAT.vertices.index("E")] == (2, 0)


def test_what_is_no_facing_is_refused() -> None:
    with pytest.raises(KeyError):
        facing_named(FLAT, "ENE")
    with pytest.raises(ValueError, match="hour"):
        arcs(FLAT, 12)
    with pytest.raises(ValueError, match="split"):
        arcs(FLAT, 0, (FRONT, REAR))
