"""The database is restarted again and again under play by people and by computers: nothing that anybody was told is
lost, no battle is spoilt, and every battle goes on."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any

import server_postgres
from server_harness import Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from strategikon.server.rows import effective
from strategikon.server.store import Store

RESTARTS = 6
HOW = [signal.SIGINT, signal.SIGQUIT]  # asked to stop, and as if it had crashed
DOWN = 0.7  # seconds without a database
BETWEEN = 80  # choices heard between two restarts


@dataclass
class Browser:
    """Plays what it holds of one battle, or only watches, and writes down everything it was told."""

    battle: str
    tokens: list[str]
    chance: random.Random
    told: list[Any] = field(default_factory=list)  # the events of every number
    own: dict[int, str] = field(default_factory=dict)  # choices that were acknowledged, by their number
    returns: int = 0
    refusals: list[str] = field(default_factory=list)
    over: bool = False

    async def play(self, server: Server, end: asyncio.Event) -> None:
        while not end.is_set() and not self.over:
            try:
                async with connect(server.live(self.battle), max_size=None, compression=None) as socket:
                    await socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "number": None}))
                    await self.stay(socket, end)
            except (WebSocketException, OSError, EOFError):
                self.returns += 1
                await asyncio.sleep(0.1)

    async def stay(self, socket: Any, end: asyncio.Event) -> None:
        asked = False
        while not end.is_set() and not self.over:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 0.3))
            except TimeoutError:
                continue
            self.note(message)
            if message["type"] in ("refused", "sync") or message.get("id") is not None:
                asked = False
            if not asked and self.told and self.state["decision"] and self.state["decision"]["mine"]:
                await asyncio.sleep(0.01)
                await self.choose(socket)
                asked = True

    async def choose(self, socket: Any) -> None:
        self.sent = self.chance.choice(self.state["decision"]["options"])["text"]
        number = self.state["number"]
        await socket.send(json.dumps({"type": "choose", "id": number, "number": number, "option": self.sent}))

    def note(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "sync":
                self.compare(message["log"])
            case "step":
                assert message["number"] == len(self.told), "a step was not told"
                self.told.append(message["events"])
                if message["id"] is not None:
                    self.own[message["number"]] = self.sent
            case "refused":
                self.refusals.append(message["error"]["id"])
        if message["type"] in ("sync", "step"):
            self.state = message
            self.over = message["decision"] is None

    def compare(self, log: list[dict[str, Any]]) -> None:
        """Everything that was told before is there still."""
        assert [entry["events"] for entry in log[: len(self.told)]] == self.told
        for number, text in self.own.items():
            assert log[number]["choice"]["text"] == text
        self.told = [entry["events"] for entry in log]


async def war(server: Server, database: server_postgres.Cluster, browsers: list[Browser]) -> None:
    end = asyncio.Event()
    tasks = [asyncio.ensure_future(browser.play(server, end)) for browser in browsers]
    for how in islice(cycle(HOW), RESTARTS):
        await _progress(browsers, tasks)
        await asyncio.to_thread(database.stop, how)
        await asyncio.sleep(DOWN)
        await asyncio.to_thread(database.start)
    await _progress(browsers, tasks)
    end.set()
    await asyncio.gather(*tasks)


async def _progress(browsers: list[Browser], tasks: list[asyncio.Future[None]]) -> None:
    """Until every kind of battle has gone on; what a browser complains of is heard at once."""
    before = [len(browser.told) for browser in browsers]
    goal = sum(before) + BETWEEN
    while sum(len(browser.told) for browser in browsers) < goal or not _all_went_on(browsers, before):
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


def _all_went_on(browsers: list[Browser], before: list[int]) -> bool:
    return all(browser.over or len(browser.told) > known for browser, known in zip(browsers, before, strict=True))


def battles(server: Server) -> list[Browser]:
    """Two at one screen, one against a computer, and two computers that somebody watches."""
    kinds: list[dict[str, str]] = [{}] * 8 + [{"blue": "computer:random"}] * 4
    kinds += [{"red": "computer:recruit", "blue": "computer:recruit"}] * 2
    made = [server.make(**seats) for seats in kinds]
    return [Browser(one["id"], list(one["tokens"].values()), random.Random(n)) for n, one in enumerate(made)]


def test_the_database_restarts_under_play() -> None:
    with server_postgres.own_cluster() as database:
        address = server_postgres.fresh(database.address)
        with Server(address) as server:
            browsers = battles(server)
            asyncio.run(asyncio.wait_for(war(server, database, browsers), 240))
            assert sum(browser.returns + len(browser.refusals) for browser in browsers) > 0, "nobody noticed anything"
            for browser in browsers:
                assert server.get(f"/api/battles/{browser.battle}").status_code == 200
        with closing(Store(address)) as store:
            for browser in browsers:
                acts = store.acts(browser.battle)
                assert [act.serial for act in acts] == list(range(1, len(acts) + 1))
                texts = [act.text for act in effective(acts)]
                assert len(texts) >= len(browser.told) - 1
                assert {number: texts[number - 1] for number in browser.own} == browser.own
