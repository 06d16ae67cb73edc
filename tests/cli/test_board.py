"""The board in text: pointy and flat, ragged and big, stacks, facings, terrain, windows, and the free table."""

from __future__ import annotations

from typing import Any

from skirmish import SkirmishRules
from skirmish.rules import Fight
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.hexgrid import HexGrid
from strategikon.kernel.message import Message
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.scene import Board, Box, Ground, Marker, Piece, Place, Scene, Track
from strategikon.library import load
from strategikon.terminal.board import draw, terrain_letters
from strategikon.terminal.picture import picture
from strategikon.terminal.table import MARGIN, draw_table
from strategikon.text import Teller

SIDES = ["rome", "carthage"]


def ragged() -> Scene:
    """The 13/12 board of nine rows, row A at the bottom."""
    grid = HexGrid("pointy", [13, 12] * 4 + [13], "odd", lambda row, place: f"{'ABCDEFGHI'[row]}{place + 1}", "bottom")
    hexes = {name: grid.centre(here) for here, name in enumerate(grid.names)}
    pieces = [
        Piece("hastati", "rome", Place.hex("A4"), "foot", "HI", 4, 4),
        Piece("scipio", "rome", Place.hex("A4"), "leader", "L"),
        Piece("velites", "rome", Place.hex("B5"), "foot", "LI", 3, 4),
        Piece("surus", "carthage", Place.hex("I13"), "elephant", "EL", 2, 2),
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
        Piece("a", "rome", Place.hex("1204", "NNE"), "x", "HI", 4, 4),
        Piece("b", "rome", Place.hex("1304", "E"), "x", "LC", 3, 4),
        Piece("c", "carthage", Place.hexes(["1512", "1612"], "W"), "x", "PH", 2, 2),
    )
    text = "\n".join(plain(big(*pieces)))
    assert "[HI]4↗" in text
    assert "[LC]3→" in text
    assert text.count("(PH)2←") == 2
    assert max(map(len, text.splitlines())) <= 80


def test_a_big_board_is_cut_around_the_pieces() -> None:
    drawing = draw(big(Piece("a", "rome", Place.hex("4061"), "x", "HI", 4, 4)), SIDES, 80)
    text = "\n".join(line.plain for line in drawing.lines)
    assert drawing.cut
    assert "[HI]4" in text
    assert "/4461" in text
    assert "0101" not in text
    assert len(drawing.lines) <= 41


def test_one_may_look_elsewhere() -> None:
    scene = big(Piece("a", "rome", Place.hex("4061"), "x", "HI", 4, 4))
    assert "/0101" in "\n".join(plain(scene, height=20, focus="0101", asked=True))


def test_scattered_pieces_are_cut_around_what_is_asked_about() -> None:
    scene = big(
        Piece("a", "rome", Place.hex("0101"), "x", "HI", 4, 4), Piece("b", "rome", Place.hex("4461"), "x", "LC", 4, 4)
    )
    lines = plain(scene, height=20, focus="4461")
    assert len(lines) <= 20
    assert any("[LC]4" in line for line in lines)


def test_letters_of_terrain_are_unique() -> None:
    kinds = ["hill", "hut", "heath", "h", "river", "rampart"]
    letters = terrain_letters({kind: [] for kind in kinds})
    assert letters["hill"] == "h"
    assert len(set(letters.values())) == len(kinds)


def test_markers_are_drawn_even_where_there_is_room_for_one_sign() -> None:
    scene = ragged()
    scene.markers = [
        Marker("a", "objective", Place.hex("A13"), Message("x")),
        Marker("b", "exit", Place.hex("C5"), Message("x")),
    ]
    lines = plain(scene)
    assert "|A13 *|" in lines[16]
    assert "|C5 * |" in lines[12]


def test_what_cannot_be_seen_is_marked_and_known_pieces_stay() -> None:
    scene = ragged()
    scene.dimmed = [Place.hexes(["A5", "B5"])]
    lines = plain(scene, width=120)
    assert "|A5 ~ " in lines[16]
    assert "|B5 h~" in lines[14]
    assert "|[LI]3" in lines[15]


def test_the_free_table() -> None:
    """y grows downwards: what has the smaller one stands above, and a wood in the upper left corner lies there. People
    count from the lower left corner."""
    wood = Ground("wood", ((0, 0), (9000, 0), (9000, 9000), (0, 9000)))
    board = Board("table", size=(72_000, 48_000), shapes=[wood])
    pieces = [
        Piece("a", "rome", Place.pose(36_000, 40_000, 90), "x", "PH", 4, 4, (7000, 2000)),
        Piece("b", "carthage", Place.point(36_000, 8_500), "x", "EL"),
    ]
    scene = Scene(board, pieces, markers=[Marker("well", "objective", Place.point(60_000, 24_000), Message("x"))])
    lines = [line.plain for line in draw_table(scene, SIDES, 80)]
    lower = next(number for number, line in enumerate(lines) if "[PH]" in line)
    upper = next(number for number, line in enumerate(lines) if "(EL)" in line)
    assert upper < lower
    assert lines[1].startswith(" 48 |wwwwwwwww ")
    assert lines[13].startswith(" 24 |")
    assert lines[lower - 1][MARGIN + 1 + 35 : MARGIN + 1 + 38] == "RR>"  # seven inches of front, over two of depth
    assert "*" in lines[1 + 24 // 2]
    assert '  [PH] a  36.0", 8.0"  @90  4/4' in lines
    assert '  (EL) b  36.0", 39.5"' in lines
    assert max(map(len, lines)) <= 80
    near = [line.plain for line in draw_table(scene, SIDES, 80, "A 12")]
    assert not any("(EL)" in line for line in near)  # only what is near
    assert sum(">" in line for line in near) >= 9  # three columns an inch


class Camped(SkirmishRules):
    """The example with a box, markers, tracks and a night, as other rulesets have them."""

    def scene(self, battle: Fight, side: int | None) -> Scene:
        scene = super().scene(battle, side)
        hold = Message("skirmish-status", {"turn": 1, "turns": 2})
        scene.board.boxes = [Box("gate", hold)]
        scene.pieces[0].place, scene.pieces[1].place = Place.box("gate", 1), Place.box("gate", 0)
        scene.markers = [
            Marker("a", "camp", Place.hex("B2"), hold, "red", 2, "taken"),
            Marker("b", "camp", Place.hex("B3"), hold, "red", 2, "taken"),
        ]
        scene.tracks = [Track("hour", None, 7, None, hold), Track("banners", "red", 1, 5, hold)]
        scene.dimmed = [Place.hex("A1")]
        return scene


def test_markers_boxes_and_tracks_are_told_below_the_board() -> None:
    battle: AnyBattle = Battle(Scenario(Camped(), load("skirmish/ford").scenario.document, "test"), "test")
    lines = [line.plain for line in picture(battle, None, Teller("en", battle.ruleset))]
    assert "* Turn 1 of 2 · Red · 2 · taken: B2, B3" in lines
    first, second = (piece.short for piece in battle.scene(None).pieces[:2])
    assert f"Turn 1 of 2: [{second}]2 [{first}]2" in lines
    assert "Turn 1 of 2 7" in lines
    assert "Red · Turn 1 of 2 1/5" in lines
    assert any("~ not seen now" in line for line in lines)
