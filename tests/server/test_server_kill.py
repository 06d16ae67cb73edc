"""The server is killed (-9) again and again while a hundred battles go on: nothing that was acknowledged is lost,
nothing is doubled."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from server_harness import Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from strategikon.server.rows import effective
from strategikon.server.store import Store

BATTLES = 100
KILLS = 4
BETWEEN = 150  # choices acknowledged from the last start to the next kill


@dataclass
class Fighter:
    """Plays both sides of one battle and writes down what was acknowledged."""

    battle: str
    tokens: list[str]
    chance: random.Random
    acknowledged: list[str] = field(default_factory=list)
    sent: str = ""  # not acknowledged yet
    over: bool = False
    returns: int = 0

    async def fight(self, server: Server, end: asyncio.Event) -> None:
        while not end.is_set() and not self.over:
            try:
                async with connect(server.live(self.battle), max_size=None, compression=None) as socket:
                    await socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "number": None}))
                    self.look(json.loads(await socket.recv()))
                    await self.play(socket, end)
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(0.05)
                self.returns += 1

    def look(self, sync: dict[str, Any]) -> None:
        """Everything acknowledged is there, in order; what was on its way is there once or not at all."""
        stored = [entry["choice"]["text"] for entry in sync["log"][1:]]
        known = len(self.acknowledged)
        assert stored[:known] == self.acknowledged
        assert stored[known:] in ([], [self.sent])
        self.acknowledged = stored
        self.sent = ""
        self.state = sync

    async def play(self, socket: Any, end: asyncio.Event) -> None:
        while not end.is_set():
            if self.state["decision"] is None:
                self.over = True
                return
            option = self.chance.choice(self.state["decision"]["options"])["text"]
            number = self.state["number"]
            self.sent = option
            await socket.send(json.dumps({"type": "choose", "id": number, "number": number, "option": option}))
            step = json.loads(await socket.recv())
            assert (step["type"], step["id"], step["number"]) == ("step", number, number + 1), step
            self.acknowledged.append(option)
            self.sent = ""
            self.state = step


async def war(server: Server, fighters: list[Fighter]) -> None:
    end = asyncio.Event()
    tasks = [asyncio.ensure_future(fighter.fight(server, end)) for fighter in fighters]
    for _ in range(KILLS):
        await _progress(fighters, tasks, BETWEEN)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await _progress(fighters, tasks, BETWEEN)
    end.set()
    await asyncio.gather(*tasks)


async def _progress(fighters: list[Fighter], tasks: list[asyncio.Future[None]], more: int) -> None:
    """Until so many more choices have been acknowledged; what a fighter complains of is heard at once."""
    goal = sum(len(fighter.acknowledged) for fighter in fighters) + more
    while sum(len(fighter.acknowledged) for fighter in fighters) < goal:
        assert not all(task.done() for task in tasks), "every battle is over"
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


def test_killed_in_the_middle_of_a_hundred_battles(database: str) -> None:
    with Server(database) as server:
        made = [server.make() for _ in range(BATTLES)]
        fighters = [Fighter(m["id"], list(m["tokens"].values()), random.Random(n)) for n, m in enumerate(made)]
        asyncio.run(war(server, fighters))
        assert sum(fighter.returns > 0 for fighter in fighters) > BATTLES // 2
    with closing(Store(database)) as store:
        for fighter in fighters:
            acts = store.acts(fighter.battle)
            assert [act.serial for act in acts] == list(range(1, len(acts) + 1))
            assert [act.number for act in acts] == list(range(len(acts)))
            assert [act.text for act in effective(acts)] == fighter.acknowledged
    total = sum(len(fighter.acknowledged) for fighter in fighters)
    print(f"{total} choices acknowledged in {BATTLES} battles, {KILLS} kills, none lost, none doubled")
