"""A step tells what has changed in a scene, and nothing else; whoever puts it together has the whole scene."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest
from server_harness import Player, Server, live_battle, patched
from websockets.frames import Frame, Opcode

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Decision, Option
from strategikon.kernel.dice import Dice
from strategikon.kernel.scene import Scene
from strategikon.library import load
from strategikon.server import scenes, views
from strategikon.server.clients import Client
from strategikon.server.connections import ONE_PACKET, PACKED
from strategikon.server.history import Entry
from strategikon.server.live import Asked, Audience, LiveBattle
from strategikon.server.presence import Company
from strategikon.server.room import Room
from strategikon.server.rows import BattleRow, Head
from strategikon.server.seats import HERE, Seat

CHOICES = 150
LIGHT = {"ancients/zama-202": 6_000, "alexander/troad": 12_000}  # bytes a choice, at the median, for both players


def battle_of(name: str) -> LiveBattle:
    battle = load(name, seed="patches")
    row = BattleRow(
        name, battle.ruleset.id, battle.ruleset.version, battle.scenario.id, battle.scenario.digest, None,
        dict(battle.options), "patches", True, "", "", Head(0, None, None),
    )  # fmt: skip
    return live_battle(row, [Seat(side, HERE) for side in battle.sides])


def told(live: LiveBattle, audience: tuple[str, ...]) -> dict[str, Any]:
    return dict(json.loads(views.sync(live, audience, Company())))


@pytest.mark.parametrize(
    "name", ["skirmish/ford", "ancients/zama-202", "alexander/troad", "bayard/zama_202bc", "caesar/marathon"]
)
def test_patches_put_together_are_the_whole_scene(name: str) -> None:
    live = battle_of(name)
    audiences = [*((side,) for side in live.battle.sides), ()]
    states = {audience: told(live, audience) for audience in audiences}
    will, sizes = Dice("patches"), []
    while live.battle.decision and live.number < CHOICES:
        options = live.battle.decision.options
        live.choose(Asked((live.turn_of or "",), live.number), options[will.pick(min(256, len(options)))].text)
        steps = {audience: views.encode(views.step(live, audience)) for audience in audiences}
        sizes.append(sum(len(step) for audience, step in steps.items() if audience))
        for audience, step in steps.items():
            message = json.loads(step)
            scene = patched(states[audience], message["patch"], "scene")
            states[audience] = {"scene": scene, "serial": message["serial"]}
            assert scene == told(live, audience)["scene"]
    assert median(sizes) <= LIGHT.get(name, 6_000)


def test_who_comes_later_is_sent_what_others_were(server: Server) -> None:
    """Two browsers with the same eyes, one of which came in the middle, see the same from then on."""
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        for _ in range(5):
            both.choose()
        with Player(server, made["id"]) as early:
            both.choose()
            early.hear("step")
            with Player(server, made["id"]) as late, Player(server, made["id"], made["tokens"]["red"]) as red:
                for _ in range(6):
                    both.choose()
                    for player in (early, late, red):
                        player.hear("step")
                assert early.state["scene"] == late.state["scene"]
                assert red.state["scene"] == both.state["scenes"]["red"]


def test_nothing_is_said_twice(server: Server) -> None:
    """Who sits where, and the board, are told when they change."""
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        step = both.choose()
        assert "seats" not in step
        assert "board" not in step["patches"]["red"]
        assert len(json.dumps(step["patches"]["red"])) < len(json.dumps(both.sync["scenes"]["red"])) / 2


class Ear(Client):
    """A socket that keeps what it is sent."""

    def __init__(self, audience: tuple[str, ...]) -> None:
        super().__init__(None, "", 0)  # type: ignore[arg-type] - nothing goes over a line
        self.audience, self.heard = audience, list[bytes]()

    def send(self, message: bytes) -> None:
        self.heard.append(message)


def heard_by(sockets: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Counter[str], list[Ear]]:
    """Some choices between two syncs, before so many sockets of each audience: what was made, and who was sent it."""
    live, made = battle_of("ancients/zama-202"), Counter[str]()
    draw, line, ask = scenes._draw, views.entry, views.question

    def drawn(battle: AnyBattle, places: Sequence[int | None]) -> list[Scene]:
        made["scenes"] += len(places)
        return draw(battle, places)

    def told(battle: AnyBattle, entry: Entry, audience: Audience) -> dict[str, Any]:
        made["sentences"] += 1
        return line(battle, entry, audience)

    def asked(battle: AnyBattle, decision: Decision, tell: Any) -> dict[str, Any]:
        made["questions"] += 1
        return ask(battle, decision, tell)

    with monkeypatch.context() as patch:
        patch.setattr(scenes, "_draw", drawn)
        patch.setattr(views, "entry", told)
        patch.setattr(views, "question", asked)
        store = SimpleNamespace(append=lambda *_: "", postgres=False)
        house: Any = SimpleNamespace(store=store, origin="", wake=lambda room: None, closing=False)
        room = Room(live, house)
        ears = [Ear(audience) for audience in [*((side,) for side in live.battle.sides), ()] for _ in range(sockets)]

        async def play() -> None:
            room.clients |= set(ears)
            await room.tell_sync()
            for _ in range(4):
                assert live.battle.decision is not None
                asked = Asked((live.turn_of or "",), live.number)
                await room.choose(asked, live.battle.decision.options[0].text)
            await room.tell_sync()

        asyncio.run(play())
    return made, ears


def test_what_is_sent_is_made_once_for_an_audience_not_for_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five sockets of each side and five spectators: no scene, sentence or question is made more often than for one."""
    alone, _ = heard_by(1, monkeypatch)
    crowd, many = heard_by(5, monkeypatch)
    assert crowd == alone
    assert alone["scenes"] == 3 * 6  # each side and the spectators, for two syncs and four steps
    assert min(alone.values()) > 0
    for place, ear in enumerate(many):
        assert len(ear.heard) == 6
        assert all(one is other for one, other in zip(ear.heard, many[place // 5 * 5].heard, strict=True))


def test_an_option_is_sent_as_it_is_now_not_as_it_was() -> None:
    """Options are remembered as they were sent; one of the same text that is clicked otherwise is another."""
    battle = load("skirmish/ford", seed="offers")
    told = [
        json.loads(bytes(views._offered(Option("rest", refs), battle, odds)))
        for refs, odds in ((("button:rest",), False), (("hex:A1",), False), (("hex:A1",), True))
    ]
    assert [(option["refs"], option["odds"]) for option in told] == [
        (["button:rest"], False), (["hex:A1"], False), (["hex:A1"], True),
    ]  # fmt: skip


def test_what_fits_into_one_packet_is_not_packed() -> None:
    _, packed = PACKED.process_request_params([("client_max_window_bits", None)], [])
    small, large = (Frame(Opcode.TEXT, b"x" * length) for length in (ONE_PACKET, ONE_PACKET + 1))
    assert packed.encode(small) is small
    assert packed.encode(large).rsv1
    assert len(packed.encode(large).data) < 100
