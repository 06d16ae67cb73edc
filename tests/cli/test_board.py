"""The board in text: pointy and flat, ragged and big, stacks, facings, terrain, windows, and the free table."""

from __future__ import annotations

from typing import Any

from strategikon.kernel.hexgrid import HexGrid
from strategikon.kernel.scene import Board, Piece, Scene
from strategikon.terminal.board import draw, terrain_letters
from strategikon.terminal.table import draw_table

SIDES = ["rome", "carthage"]


def ragged() -> Scene:
    """The 13/12 board of nine rows, row A at the bottom."""
    grid = HexGrid("pointy", [13, 12] * 4 + [13], "odd", lambda row, place: f"{'ABCDEFGHI'[row]}{place + 1}", "bottom")
    hexes = {name: grid.centre(here) for here, name in enumerate(grid.names)}
    pieces = [
        Piece("hastati", "rome", "A4", "foot", "HI", 4, 4),
        Piece("scipio", "rome", "A4", "leader", "L"),
        Piece("velites", "rome", "B5", "foot", "LI", 3, 4),
        Piece("surus", "carthage", "I13", "elephant", "EL", 2, 2),
    ]
    return Scene(Board("pointy", hexes, {"hill": ["A13", "B5"], "forest": ["C3"]}), pieces)


def big(*pieces: Piece) -> Scene:
    """44 columns of 62 flat hexes."""
    grid = HexGrid("flat", [62] * 44, "odd", lambda column, place: f"{column + 1:02}{place + 1:02}")
    return Scene(Board("flat", {name: grid.centre(here) for here, name in enumerate(grid.names)}), list(pieces))


def plain(scene: Scene, **settings: Any) -> list[str]:
    return [line.plain for line in draw(scene, SIDES, **{"width": 80, **settings}).lines]


def test_a_ragged_board_fits_eighty_columns() -> None:
    drawing = draw(ragged(), SIDES, 80)
    lines = [line.plain for line in drawing.lines]
    assert not drawing.cut
    assert len(lines) == 18
    assert max(map(len, lines)) <= 80
    assert lines[0].startswith("|I1   |I2   ")
    assert lines[1].endswith("|(EL)2|")
    assert lines[2].startswith("   |H1   ")
    assert lines[16] == "|A1   |A2   |A3   |A4+  |A5   |A6   |A7   |A8   |A9   |A10  |A11  |A12  |A13 h|"
    assert lines[17].startswith("|     |     |     |[HI]4|")
    assert "|B5 h |" in lines[14]
    assert "|[LI]3|" in lines[15]
    assert drawing.terrain == {"h": "hill", "f": "forest"}


def test_neighbours_stand_half_a_hex_apart() -> None:
    lines = plain(ragged())
    assert lines[14].index("|B4") - lines[16].index("|A4") == 3


def test_flat_hexes_facings_and_long_units() -> None:
    pieces = (
        Piece("a", "rome", "1204", "x", "HI", 4, 4, facing="NNE"),
        Piece("b", "rome", "1304", "x", "LC", 3, 4, facing=3),
        Piece("c", "carthage", ["1512", "1612"], "x", "PH", 2, 2, facing="W"),
    )
    text = "\n".join(plain(big(*pieces)))
    assert "[HI]4↗" in text
    assert "[LC]3→" in text
    assert text.count("(PH)2←") == 2
    assert max(map(len, text.splitlines())) <= 80


def test_a_big_board_is_cut_around_the_pieces() -> None:
    drawing = draw(big(Piece("a", "rome", "4061", "x", "HI", 4, 4)), SIDES, 80)
    text = "\n".join(line.plain for line in drawing.lines)
    assert drawing.cut
    assert "[HI]4" in text
    assert "/4461" in text
    assert "0101" not in text
    assert len(drawing.lines) <= 41


def test_one_may_look_elsewhere() -> None:
    scene = big(Piece("a", "rome", "4061", "x", "HI", 4, 4))
    assert "/0101" in "\n".join(plain(scene, height=20, focus="0101", asked=True))


def test_scattered_pieces_are_cut_around_what_is_asked_about() -> None:
    scene = big(Piece("a", "rome", "0101", "x", "HI", 4, 4), Piece("b", "rome", "4461", "x", "LC", 4, 4))
    lines = plain(scene, height=20, focus="4461")
    assert len(lines) <= 20
    assert any("[LC]4" in line for line in lines)


def test_letters_of_terrain_are_unique() -> None:
    kinds = ["hill", "hut", "heath", "h", "river", "rampart"]
    letters = terrain_letters({kind: [] for kind in kinds})
    assert letters["hill"] == "h"
    assert len(set(letters.values())) == len(kinds)


def test_the_free_table() -> None:
    wood = {"kind": "wood", "polygon": [(0, 0), (9000, 0), (9000, 9000), (0, 9000)]}
    board = Board("table", size=(72_000, 48_000), shapes=[wood])
    pieces = [
        Piece("a", "rome", (36_000, 40_000), "x", "PH", 4, 4, facing=90),
        Piece("b", "carthage", (36_000, 8_500), "x", "EL"),
    ]
    lines = [line.plain for line in draw_table(Scene(board, pieces), SIDES, 80)]
    north = next(number for number, line in enumerate(lines) if "[PH]" in line)
    south = next(number for number, line in enumerate(lines) if "(EL)" in line)
    assert north < south
    assert "wwwwwwwww" in lines[south + 1]
    assert '  [PH] a  36.0", 40.0"  @90  4/4' in lines
    assert max(map(len, lines)) <= 80
