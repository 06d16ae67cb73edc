"""Ten thousand messages that are malformed, foreign, stale or out of turn: each is refused with a reason, and the
battle is unharmed."""

from __future__ import annotations

import json
import random
from typing import Any

from server_harness import Player, Server
from websockets.sync.client import connect

MESSAGES = 10_000
KEYS = {"id", "args", "rule", "en", "fr"}
QUESTIONS: dict[str, dict[str, Any]] = {
    "odds": {"option": "rest"}, "sheet": {"option": "rest"}, "threat": {"piece": "blue-1"}, "hint": {}, "aim": {},
    "overlay": {"kind": "reach", "piece": "blue-1"},
}  # fmt: skip


class Fuzzer:
    """Messages that must all be refused, in a battle where red is to choose and number, serial are known."""

    def __init__(self, chance: random.Random, number: int, foreign: str) -> None:
        self.chance = chance
        self.number = number
        self.foreign = foreign

    def make(self) -> str | bytes:
        return self.chance.choice((
            self.garbage, self.wrong_type, self.wrong_field, self.missing, self.extra, self.stale, self.out_of_turn,
            self.stranger, self.large, self.binary, self.broken, self.question,
        ))()  # fmt: skip

    def message(self, **changes: Any) -> dict[str, Any]:
        return {"type": "choose", "id": self.chance.randrange(1000), "number": self.number, "option": "rest", **changes}

    def garbage(self) -> str:
        return "".join(chr(self.chance.randrange(1, 0x2FFF)) for _ in range(self.chance.randrange(60)))

    def wrong_type(self) -> str:
        kind = self.chance.choice(["", "chooose", "sync", "step", None, 5, [], {}, "CHOOSE", "hello\u0000"])
        return json.dumps(self.message(type=kind))

    def wrong_field(self) -> str:
        odd = self.chance.choice([None, -1, 1.5, "0", [], {}, True, 10**30, "x" * 300])
        field = self.chance.choice(["number", "option", "serial"])
        if field == "option":
            odd = self.chance.choice([None, 5, [], {}, True, "x" * 300])
        if field == "serial":
            odd = self.chance.choice([-1, 1.5, "0", [], {}, True, 10**30])
        return json.dumps(self.message(**{field: odd}))

    def missing(self) -> str:
        message = self.message()
        del message[self.chance.choice(["type", "id", "number", "option"])]
        return json.dumps(message)

    def extra(self) -> str:
        return json.dumps(self.message(side="red"))

    def stale(self) -> str:
        wrong = self.chance.choice([n for n in range(self.number + 50) if n != self.number])
        kind = self.chance.choice(["choose", "undo", "why", "resign", *QUESTIONS])
        message: dict[str, Any] = {"type": kind, "id": 1, "number": wrong, **QUESTIONS.get(kind, {})}
        if kind in ("choose", "why"):
            message["option"] = "rest"
        if kind == "resign":
            message["side"] = "blue"
        return json.dumps(message)

    def question(self) -> str:
        """Odds, sheets and the like: foreign, malformed, or about nothing. (The ford has no overlays, no computers.)"""
        kind = self.chance.choice(list(QUESTIONS))
        message: dict[str, Any] = {"type": kind, "id": 7, "number": self.number, **QUESTIONS[kind]}
        odd = self.chance.choice([None, 5, "", "x" * 300, "\u0000", [], {"a": 1}, "red-1", "é" * 60])
        if self.chance.random() < 0.5:
            message[self.chance.choice(["option", "piece", "kind", "side", "id", "number", "depth"])] = odd
        return json.dumps(message)

    def out_of_turn(self) -> str:
        """It is sent by blue, and red must choose."""
        option = self.chance.choice(["rest", "order blue-1", "order red-1", "step A1", "", " ", "\u0000", "é" * 100])
        kind = self.chance.choice(["choose", "why", "odds", "sheet"])
        return json.dumps(self.message(type=kind, option=option))

    def stranger(self) -> str:
        """The token of another battle, or of none; and a side that is not one's own."""
        if self.chance.random() < 0.5:
            token = self.chance.choice([self.foreign, "x", "", "\u0000", "é" * 40])
            return json.dumps({"type": "hello", "tokens": [token], "number": None})
        side = self.chance.choice(["red", "green", "", "blue "])
        return json.dumps({"type": "resign", "id": 3, "number": self.number, "side": side})

    def large(self) -> str:
        return json.dumps(self.message(option="x" * self.chance.randrange(4096, 60_000)))

    def binary(self) -> bytes:
        return self.chance.randbytes(self.chance.randrange(100))

    def broken(self) -> str:
        whole = json.dumps(self.message())
        part = whole[: self.chance.randrange(1, len(whole) - 1)]
        return self.chance.choice([part, whole + "}", "[" * 2000, whole * 2])


def test_whatever_is_sent_the_battle_is_unharmed(server: Server) -> None:
    chance = random.Random(4)
    made, other = server.make(), server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        for _ in range(200):
            both.choose()
            if both.state["number"] > 20 and both.state["decision"]["side"] == "red":
                break
        before = server.get(f"/api/battles/{made['id']}").json()
        fuzzer = Fuzzer(chance, both.state["number"], other["tokens"]["red"])
        with Player(server, made["id"], made["tokens"]["blue"]) as blue:
            refusals = [answer_to(blue, fuzzer.make()) for _ in range(MESSAGES)]
            assert all(set(error) == KEYS and error["en"] and error["fr"] for error in refusals)
            assert len({error["id"] for error in refusals}) >= 6
            assert server.get(f"/api/battles/{made['id']}").json() == before
            number = both.state["number"]
            assert both.choose()["number"] == number + 1
            assert blue.hear("step")["number"] == number + 1


def answer_to(player: Player, message: str | bytes) -> dict[str, Any]:
    """The refusal that answers a message; a stale one is followed by everything."""
    player.socket.send(message)
    answer = player.next()
    assert answer["type"] == "refused", (message, answer)
    if answer["error"]["id"] == "refused-stale":
        assert player.next()["type"] == "sync"
    return dict(answer["error"])


def test_before_hello_nothing_is_answered_but_refusals(server: Server) -> None:
    made = server.make()
    with connect(server.live(made["id"])) as socket:
        for message in ('{"type":"ping","id":1}', '{"type":"choose","id":2,"number":0,"option":"rest"}', "nonsense"):
            socket.send(message)
            assert json.loads(socket.recv(timeout=5))["type"] == "refused"
