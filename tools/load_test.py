"""A load test on this machine: many live battles at once, over real sockets to a real server on the loopback.

    python tools/load_test.py [--battles 300] [--seconds 20] [--pause 2] [--database URL] [SCENARIO ...]

In each battle two browsers play (one socket a side) and think `pause` seconds before each choice; battles of several
scenarios are dealt out in turn. It prints how many choices a second were made, how long one took from being sent to
being heard by the *other* browser (p50, p99), how many bytes both browsers were sent for it, and what the server spent:
processor time a choice, and memory a battle. With `--pause 0` everybody chooses as fast as possible: that shows where
the machine is full, not what players feel.
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
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from strategikon.kernel.dice import Dice

SCENARIOS = ["ancients/zama-202", "alexander/troad"]
ROOMY = ("BATTLES_A_MINUTE", "REQUESTS_A_SECOND", "MESSAGES_A_SECOND", "SOCKETS_AN_ADDRESS", "CONNECTIONS_AN_ADDRESS")


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    choices: int = 0
    finished: int = 0


@dataclass
class Spent:
    """What the server's own process has used: seconds of the processor, bytes of memory."""

    seconds: float
    memory: int


def spent(process: int) -> Spent:
    """Of its main process, from /proc: what computers think is done by others."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    ticks, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
    return Spent((int(stat[11]) + int(stat[12])) / ticks, pages * page)


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
        async with AsyncExitStack() as door:
            sockets, state = {}, {}
            for side, token in self.tokens.items():
                sockets[side] = socket = await door.enter_async_context(connect(url, max_size=None))
                await socket.send(json.dumps({"type": "hello", "tokens": [token], "number": None}))
                state[side], _ = await heard(socket, "sync")
            await begin.wait()
            await asyncio.sleep(self.will.roll(256) / 256 * self.pause)
            first = next(iter(state))
            while not end.is_set() and state[first]["decision"] is not None:
                await self._choose(sockets, state)
                await asyncio.sleep(self.pause)
            self.tally.finished += state[first]["decision"] is None

    async def _choose(self, sockets: dict[str, ClientConnection], state: dict[str, Any]) -> None:
        side = next(iter(state.values()))["decision"]["side"]
        options, number = state[side]["decision"]["options"], state[side]["number"]
        option = options[self.will.pick(min(256, len(options)))]["text"]
        sent, size = perf_counter(), 0
        await sockets[side].send(json.dumps({"type": "choose", "id": number, "number": number, "option": option}))
        for each in sorted(sockets, key=lambda name: name == side):
            state[each], length = await heard(sockets[each], "step")
            size += length
            if each != side:
                self.tally.latencies.append(perf_counter() - sent)
        self.tally.sizes.append(size)
        self.tally.choices += 1


async def heard(socket: ClientConnection, kind: str) -> tuple[dict[str, Any], int]:
    """The next message of a kind, and its size; news of seats come in between."""
    while True:
        raw = await socket.recv()
        message = json.loads(raw)
        if message["type"] == kind:
            return dict(message), len(raw)
        if message["type"] != "seats":
            raise AssertionError(message)


def make_battle(address: str, name: str) -> dict[str, Any]:
    ruleset, _, scenario = name.partition("/")
    body = json.dumps({"ruleset": ruleset, "scenario": scenario}).encode()
    request = Request(f"{address}api/battles", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return dict(json.load(answer))


async def load(address: str, process: int, wish: argparse.Namespace) -> tuple[Tally, float, Spent]:
    """Let all battles begin together and stop them after a time. What is loaded once is asked for before."""
    with urlopen(f"{address}api/rulesets") as answer:
        answer.read()
    tally, before = Tally(), spent(process).memory
    names = [wish.scenario[number % len(wish.scenario)] for number in range(wish.battles)]
    made = [make_battle(address, name) for name in names]
    begin, end = asyncio.Event(), asyncio.Event()
    duels = [Duel(address, m["id"], m["tokens"], Dice(f"will {n}"), tally, wish.pause) for n, m in enumerate(made)]
    tasks = [asyncio.ensure_future(duel.run(begin, end)) for duel in duels]
    await asyncio.sleep(max(2.0, wish.battles / 40))
    begin.set()
    started, used = perf_counter(), spent(process).seconds
    await asyncio.wait(tasks, timeout=wish.seconds)
    took, after = perf_counter() - started, spent(process)
    end.set()
    await asyncio.gather(*tasks)
    return tally, took, Spent(after.seconds - used, after.memory - before)


def start_server(database: str) -> tuple[subprocess.Popen[str], str]:
    environment = {**os.environ, "DATABASE_URL": database, "LANG": "C.UTF-8"}
    environment |= {f"STRATEGIKON_LIMIT_{name}": "1000000" for name in ROOMY}
    command = [sys.executable, "-m", "strategikon", "serve", "--port", "0"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", nargs="*", default=SCENARIOS)
    parser.add_argument("--battles", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--database", default="")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(wish.database or f"sqlite:///{Path(folder) / 'load.sqlite'}")
        try:
            tally, took, used = asyncio.run(load(address, process.pid, wish))
        finally:
            process.terminate()
            process.wait(20)
    report(tally, took, used, wish)


def report(tally: Tally, took: float, used: Spent, wish: argparse.Namespace) -> None:
    """What was measured, for people and programs."""
    cuts = statistics.quantiles(tally.latencies, n=100)
    numbers = {
        "scenarios": wish.scenario,
        "battles": wish.battles,
        "pause_s": wish.pause,
        "seconds": round(took, 1),
        "choices": tally.choices,
        "choices_per_s": round(tally.choices / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "bytes_a_choice": statistics.median(tally.sizes),
        "server_ms_a_choice": round(used.seconds / tally.choices * 1000, 2),
        "server_kB_a_battle": round(used.memory / wish.battles / 1000),
        "finished": tally.finished,
    }
    print(json.dumps(numbers))


if __name__ == "__main__":
    main()
