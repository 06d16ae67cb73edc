"""Scenes: what a place looks like on the wire, and what the kernel adds to every ruleset's own."""

from __future__ import annotations

from json import loads
from typing import Any

import pytest
from msgspec.json import encode

from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board, Box, Ground, Label, Marker, Piece, Place, Route, Scene, Track, Turn, plain
from strategikon.library import load


@pytest.mark.parametrize(
    ("place", "told", "covered"),
    [
        (Place.hex("F5"), {"hex": "F5"}, ["F5"]),
        (Place.hex("F5", "NNE"), {"hex": "F5", "facing": "NNE"}, ["F5"]),
        (Place.hexes(["1416", "1516"], "E"), {"hexes": ["1416", "1516"], "facing": "E"}, ["1416", "1516"]),
        (Place.hexside("F5", "NE"), {"hexside": ["F5", "NE"]}, ["F5"]),
        (Place.point(2000, 1500), {"point": [2000, 1500]}, []),
        (Place.pose(2000, 1500, 355), {"pose": [2000, 1500, 355]}, []),
        (Place.pose(2000, 1500, 0), {"pose": [2000, 1500, 0]}, []),
        (Place.box("gate", 2), {"box": "gate", "row": 2}, []),
    ],
)
def test_a_place_as_it_is_told(place: Place, told: dict[str, Any], covered: list[str]) -> None:
    assert loads(encode(place.plain())) == told
    assert list(place.covered) == covered


def test_a_scene_is_told_whole_with_its_messages_in_words() -> None:
    word = Message("word", {"n": 1})
    board = Board("table", shapes=[Ground("river", line=((0, 0), (9, 9)))], labels=[Label(Place.point(1, 2), "e", "f")],
                  boxes=[Box("gate", word, Place.point(3, 4))], size=(9, 9))  # fmt: skip
    scene = Scene(
        board, [Piece("a", "red", Place.box("gate"), "leader", "L", sheet=[("row", 3)])],
        tracks=[Track("hour", None, 7, None, word)], markers=[Marker("m", "camp", Place.point(5, 6), word)],
        turn=Turn(2, None, "march", word), dimmed=[Place.hex("A1")],
        routes=[Route("go", [Place.pose(1, 1, 0), Place.pose(2, 2, 90)], [1], word)],
    )  # fmt: skip
    told = loads(encode(plain(scene, lambda message: f"said {message.id}")))
    assert told["board"]["labels"] == [{"place": {"point": [1, 2]}, "en": "e", "fr": "f", "kind": ""}]
    assert told["board"]["boxes"][0]["place"] == {"point": [3, 4]}
    assert told["board"]["shapes"] == [{"kind": "river", "polygon": [], "line": [[0, 0], [9, 9]]}]
    assert told["pieces"][0]["place"] == {"box": "gate", "row": 0}
    assert told["pieces"][0]["sheet"] == [["row", 3]]
    hour = {"id": "hour", "side": None, "value": 7, "goal": None, "label": "said word", "losses": False,
            "halves": False}  # fmt: skip
    assert told["tracks"] == [hour]
    assert told["markers"][0]["label"] == "said word"
    assert told["turn"] == {"number": 2, "of": None, "phase": "march", "name": "said word", "side": None}
    assert told["dimmed"] == [{"hex": "A1"}]
    assert told["routes"][0]["places"] == [{"pose": [1, 1, 0]}, {"pose": [2, 2, 90]}]
    assert scene.plain()["turn"]["name"] == {"id": "word", "args": {"n": 1}}


def test_the_kernel_says_whether_anything_may_be_hidden() -> None:
    """The example has hands of cards. Its scene says nothing of it: `Battle.scene` asks the ruleset."""
    battle = load("skirmish/ford")
    assert not battle.ruleset.scene(battle, 0).secrets
    assert battle.scene("red").secrets
    assert battle.scene(None).secrets
