"""Two processes on one PostgreSQL serve the same battle live."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import server_postgres
from server_harness import Player, Server


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Server, Server]]:
    address = server_postgres.fresh(postgres)
    with Server(address) as first, Server(address) as second:
        yield first, second


def connected(player: Player) -> dict[str, bool]:
    return {seat["id"]: seat["connected"] for seat in player.hear("seats")["seats"]}


def test_a_choice_at_one_is_heard_at_the_other(pair: tuple[Server, Server]) -> None:
    made = pair[0].make(blue="open")
    red = Player(pair[0], made["id"], made["tokens"]["red"])
    joined = pair[1].post(f"/api/battles/{made['id']}/join", {"invite": made["invites"]["blue"]}).json()
    assert [seat["seat"] for seat in red.hear("seats")["seats"]] == ["here", "here"]
    blue = Player(pair[1], made["id"], joined["token"])
    with red:
        with blue:
            assert connected(red) == {"red": True, "blue": True}
            while red.state["number"] < 40 and red.state["decision"] is not None:
                number, side = red.state["number"], red.state["decision"]["side"]
                chooser, other = (red, blue) if side == "red" else (blue, red)
                options = chooser.state["decision"]["options"]
                assert chooser.choose(options[number % len(options)]["text"])["type"] == "step"
                assert other.hear("step")["number"] == number + 1
                assert other.state["scene"]["pieces"] == chooser.state["scene"]["pieces"]
        assert connected(red) == {"red": True, "blue": False}


def test_undo_and_resignation_are_heard_too(pair: tuple[Server, Server]) -> None:
    made = pair[0].make()
    first = Player(pair[0], made["id"], *made["tokens"].values())
    second = Player(pair[1], made["id"], *made["tokens"].values())
    with first, second:
        first.choose("rest")
        second.hear("step")
        second.say(type="undo", id=1, number=1)
        assert second.hear("sync")["undone"]["to"] == 0
        assert first.hear("sync")["undone"] == {"side": "red", "from": 1, "to": 0}
        first.ask(type="resign", number=0, side="red")
        assert second.hear("step")["outcome"]["winner"] == "blue"


def test_of_two_choices_at_once_one_is_made(pair: tuple[Server, Server]) -> None:
    made = pair[0].make()
    first = Player(pair[0], made["id"], *made["tokens"].values())
    second = Player(pair[1], made["id"], *made["tokens"].values())
    with first, second:
        for number in range(20):
            options = first.state["decision"]["options"]
            for player in (first, second):
                player.say(type="choose", id=7, number=number, option=options[0]["text"])
            answers = [until_answered(player, number) for player in (first, second)]
            assert sorted(answers) == ["refused", "step"]
            assert first.state["number"] == second.state["number"] == number + 1
    told = pair[0].get(f"/api/battles/{made['id']}").json()
    assert (told["number"], told["serial"]) == (20, 20)


def until_answered(player: Player, number: int) -> str:
    """How a player's own choice was answered, once it also knows the new state."""
    answer = ""
    while not answer or player.state["number"] == number:
        message = player.next()
        if message.get("id") == 7:
            answer = message["type"]
    if answer == "refused":  # the sync that follows every stale number
        while player.next()["type"] != "sync":
            pass
    return answer


def test_when_one_is_killed_the_other_goes_on(pair: tuple[Server, Server]) -> None:
    made = pair[0].make(blue="computer:random")
    with Player(pair[0], made["id"], made["tokens"]["red"]) as red:
        red.choose("rest")
        pair[0].kill()
    with Player(pair[1], made["id"], made["tokens"]["red"]) as red:
        for _ in range(5):
            while red.state["decision"]["side"] != "red":
                red.next()
            assert red.choose()["type"] == "step"
