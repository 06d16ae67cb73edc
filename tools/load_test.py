"""A load test on this machine: many live battles at once, over real sockets to a real server on the loopback.

    python tools/load_test.py [--battles 200] [--seconds 10] [--pause 0.2] [--database URL]

In each battle two browsers play (one socket a side) and think `pause` seconds before each choice. It prints how many
choices a second were made, and how long one took from being sent to being heard by the *other* browser (p50, p99).
With `--pause 0` everybody chooses as fast as possible: that shows where the machine is full, not what players feel.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from strategikon.kernel.dice import Dice

ROOMY = ("BATTLES_A_MINUTE", "REQUESTS_A_SECOND", "MESSAGES_A_SECOND", "SOCKETS_AN_ADDRESS", "CONNECTIONS_AN_ADDRESS")


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    choices: int = 0
    finished: int = 0
    refused: int = 0


@dataclass
class Duel:
    """One battle between two browsers."""

    address: str
    battle: str
    tokens: dict[str, str]
    will: Dice
    tally: Tally
    pause: float

    async def run(self, begin: asyncio.Event, end: asyncio.Event) -> None:
        url = f"{self.address.replace('http', 'ws', 1)}api/battles/{self.battle}/live"
        async with connect(url, max_size=None) as red, connect(url, max_size=None) as blue:
            sockets = {"red": red, "blue": blue}
            state = {}
            for side, socket in sockets.items():
                await socket.send(json.dumps({"type": "hello", "tokens": [self.tokens[side]], "number": None}))
                state[side] = await heard(socket, "sync")
            await begin.wait()
            await asyncio.sleep(self.will.roll(256) / 256 * self.pause)
            while not end.is_set() and state["red"]["decision"] is not None:
                await self._choose(sockets, state)
                await asyncio.sleep(self.pause)
            self.tally.finished += state["red"]["decision"] is None

    async def _choose(self, sockets: dict[str, ClientConnection], state: dict[str, Any]) -> None:
        side = state["red"]["decision"]["side"]
        other = "blue" if side == "red" else "red"
        options = state[side]["decision"]["options"]
        option = options[self.will.pick(len(options))]["text"]
        number = state[side]["number"]
        sent = perf_counter()
        await sockets[side].send(json.dumps({"type": "choose", "id": number, "number": number, "option": option}))
        state[other] = await heard(sockets[other], "step")
        self.tally.latencies.append(perf_counter() - sent)
        state[side] = await heard(sockets[side], "step")
        self.tally.choices += 1


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; news of seats come in between."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == kind:
            return dict(message)
        if message["type"] != "seats":
            raise AssertionError(message)


def make_battle(address: str) -> dict[str, Any]:
    body = json.dumps({"ruleset": "skirmish", "scenario": "ford"}).encode()
    request = Request(f"{address}api/battles", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return dict(json.load(answer))


async def load(address: str, battles: int, seconds: float, pause: float) -> tuple[Tally, float]:
    """Let all battles begin together and stop them after a time."""
    tally = Tally()
    made = [make_battle(address) for _ in range(battles)]
    begin, end = asyncio.Event(), asyncio.Event()
    duels = [Duel(address, m["id"], m["tokens"], Dice(f"will {n}"), tally, pause) for n, m in enumerate(made)]
    tasks = [asyncio.ensure_future(duel.run(begin, end)) for duel in duels]
    await asyncio.sleep(min(5.0, battles / 40))
    begin.set()
    started = perf_counter()
    await asyncio.wait(tasks, timeout=seconds)
    end.set()
    took = perf_counter() - started
    await asyncio.gather(*tasks)
    return tally, took


def start_server(database: str) -> tuple[subprocess.Popen[str], str]:
    environment = {**os.environ, "DATABASE_URL": database, "LANG": "C.UTF-8"}
    environment |= {f"STRATEGIKON_LIMIT_{name}": "1000000" for name in ROOMY}
    command = [sys.executable, "-m", "strategikon", "serve", "--port", "0"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--database", default="")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(wish.database or f"sqlite:///{Path(folder) / 'load.sqlite'}")
        try:
            tally, took = asyncio.run(load(address, wish.battles, wish.seconds, wish.pause))
        finally:
            process.terminate()
            process.wait(20)
    report(tally, took, wish.battles, wish.pause)


def report(tally: Tally, took: float, battles: int, pause: float) -> None:
    """One line for people, and the same numbers for programs."""
    cuts = statistics.quantiles(tally.latencies, n=100)
    numbers = {
        "battles": battles,
        "pause_s": pause,
        "seconds": round(took, 1),
        "choices": tally.choices,
        "choices_per_s": round(tally.choices / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "finished": tally.finished,
    }
    print(json.dumps(numbers))


if __name__ == "__main__":
    main()
