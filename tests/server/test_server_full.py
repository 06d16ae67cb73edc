"""More live battles than fit into memory: whoever plays goes on undisturbed, and whoever comes too many is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from server_harness import Player, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

ROOM = 3


@pytest.fixture
def small(database: str) -> Iterator[Server]:
    with Server(database, STRATEGIKON_LIMIT_BATTLES_IN_MEMORY=str(ROOM)) as running:
        yield running


def sit(server: Server, made: dict[str, Any]) -> tuple[Player, Player]:
    return tuple(Player(server, made["id"], made["tokens"][side]) for side in ("red", "blue"))  # type: ignore[return-value]


def play(red: Player, blue: Player) -> None:
    """A choice that the opponent must hear."""
    side = red.state["decision"]["side"]
    chooser, other = (red, blue) if side == "red" else (blue, red)
    number = chooser.choose()["number"]
    while other.state["number"] < number:
        other.next()


def test_everybody_who_plays_hears_his_opponent_and_one_too_many_is_told(small: Server) -> None:
    made = [small.make() for _ in range(ROOM + 1)]
    with ExitStack() as door:
        pairs = [sit(small, one) for one in made[:ROOM]]
        for player in (player for pair in pairs for player in pair):
            door.enter_context(player)
        late = made[ROOM]
        full = small.get(f"/api/battles/{late['id']}")
        assert (full.status_code, full.json()["error"]["id"]) == (503, "server-full")
        with connect(small.live(late["id"])) as socket:
            socket.send('{"type":"hello"}')
            assert "server-full" in str(socket.recv(timeout=10))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        for _ in range(3):
            for pair in pairs:
                play(*pair)
        for player in pairs[0]:
            player.__exit__()
        red, blue = sit_when_free(small, late)
        with red, blue:
            for _ in range(3):
                play(red, blue)
                play(*pairs[1])


def sit_when_free(server: Server, made: dict[str, Any]) -> tuple[Player, Player]:
    """As the page does it: come again until there is room."""
    while server.get(f"/api/battles/{made['id']}").status_code == 503:
        pass
    return sit(server, made)


def test_the_battle_that_nobody_has_looked_at_for_longest_makes_room(small: Server) -> None:
    made = [small.make() for _ in range(ROOM * 3)]
    red, blue = sit(small, made[0])
    with red, blue:
        for one in made * 2:
            assert small.get(f"/api/battles/{one['id']}").status_code == 200
            play(red, blue)


def test_a_battle_in_which_a_computer_thinks_stays(small: Server) -> None:
    made = small.make(blue="computer:elite:1")
    with Player(small, made["id"], made["tokens"]["red"]) as red:
        red.choose("rest")
    for one in [small.make() for _ in range(ROOM * 2)]:
        assert small.get(f"/api/battles/{one['id']}").status_code == 200
    with Player(small, made["id"], made["tokens"]["red"]) as red:
        while not red.state["decision"]["mine"]:
            red.next()
        assert red.state["number"] > 1
