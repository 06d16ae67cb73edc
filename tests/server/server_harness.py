"""A real server process on a loopback port, and players for it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from select import select
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.events import Event
from strategikon.library import load
from strategikon.server import reading
from strategikon.server.live import LiveBattle
from strategikon.server.rows import BattleRow, standing
from strategikon.server.seats import Seat

ROOMY = {
    "STRATEGIKON_LIMIT_BATTLES_A_MINUTE": "1000000",
    "STRATEGIKON_LIMIT_GUESSES_A_MINUTE": "1000000",
    "STRATEGIKON_LIMIT_REQUESTS_A_SECOND": "1000000",
    "STRATEGIKON_LIMIT_MESSAGES_A_SECOND": "1000000",
    "STRATEGIKON_LIMIT_QUESTIONS_A_SECOND": "1000000",
    "STRATEGIKON_LIMIT_SOCKETS_AN_ADDRESS": "10000",
    "STRATEGIKON_LIMIT_WARMING": "0",  # most tests end before it would be of use to anybody
    "STRATEGIKON_LIMIT_WORKERS": "1",
    "STRATEGIKON_LIMIT_ADVISERS": "1",
}


PATIENCE = 60  # seconds until something that must happen counts as broken
# What Python itself writes, before our code is loaded, in a worker whose server was killed while it was starting.
_STILLBORN = re.compile(r"Traceback \(most recent call last\):\n(?: .*\n)*? .*in spawn_main\n(?: .*\n)*\S.*\n")


class Server:
    """`strategikon serve` in a process of its own."""

    def __init__(self, database: str, port: int = 0, **environment: str) -> None:
        self.database = database
        self.environment = {**os.environ, **ROOMY, "DATABASE_URL": database, "LANG": "C.UTF-8", **environment}
        self.port = port
        self.killed = False
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        self.start()

    def start(self) -> None:
        """Start it (again, on the same port) and wait until it answers."""
        self.ended = False
        self.process = subprocess.Popen(
            [sys.executable, "-m", "strategikon", "serve", "--port", str(self.port)],
            env=self.environment, stdout=subprocess.PIPE, stderr=self.errors, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        ready = select([self.process.stdout], [], [], PATIENCE)[0]
        line = self.process.stdout.readline() if ready else ""
        if "http://" not in line:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"the server did not start: {line} {self.said()}")
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])
        self.http = httpx.Client(verify=False, timeout=PATIENCE)  # one for all requests: making one takes 50 ms

    def said(self) -> str:
        """What it wrote on its standard error."""
        self.errors.seek(0)
        return self.errors.read().decode()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def live(self, battle: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/battles/{battle}/live"

    def kill(self) -> None:
        """As the kernel does it when memory runs out: nothing of ours runs any more."""
        self.process.send_signal(signal.SIGKILL)
        self.killed = True
        self._gone()

    def stop(self) -> int:
        """As an administrator does it."""
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        self.ended = True
        self.http.close()
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError(f"the server does not end: {self.said()}") from None
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        died = None if self.ended else self.process.poll()
        if not self.ended:
            self.stop()
        said = _STILLBORN.sub("", self.said()) if self.killed else self.said()
        self.errors.close()
        assert "Traceback" not in said, said
        assert died is None, f"the server ended by itself, with code {died}: {said}"

    # -- asking ------------------------------------------------------------------------------------------------------

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Seat {token}"} if token else {}
        return self.http.get(self.address + path, headers=headers)

    def post(self, path: str, body: Any = None, token: str | None = None, **headers: str) -> httpx.Response:
        if token:
            headers["Authorization"] = f"Seat {token}"
        return self.http.post(self.address + path, json={} if body is None else body, headers=headers)

    def make(self, scenario: str = "ford", **seats: str) -> dict[str, Any]:
        """A new battle of the example."""
        answer = self.post("/api/battles", {"ruleset": "skirmish", "scenario": scenario, "seats": seats})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())


class Player:
    """A browser: one socket that has said hello."""

    def __init__(self, server: Server, battle: str, *tokens: str) -> None:
        self._door = ExitStack()
        self.socket: ClientConnection = self._door.enter_context(connect(server.live(battle), max_size=None))
        self.requests = 0
        self.heard: list[str] = []
        self.say(type="hello", tokens=list(tokens), number=None)
        self.sync = self.hear("sync")
        self.state = self.sync

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self._door.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 60) -> dict[str, Any]:
        """The next message, whatever it is."""
        raw = self.socket.recv(timeout=timeout)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message = json.loads(raw)
        if message["type"] == "sync":
            self.state = message
        elif message["type"] == "step":
            self.state = {"seats": self.state["seats"], **message, **self._scenes(message)}
        return dict(message)

    def _scenes(self, step: dict[str, Any]) -> dict[str, Any]:
        """The scenes after a step, whole."""
        if "patch" in step or "scene" in step:
            return {"scene": patched(self.state, step["patch"], "scene") if "patch" in step else step["scene"]}
        patches, whole = step.get("patches", {}), step.get("scenes", {})
        return {"scenes": whole | {side: patched(self.state, patch, side) for side, patch in patches.items()}}

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; news of seats may come at any time."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message
            assert message["type"] == "seats", message

    def hear_any(self, kinds: tuple[str, ...]) -> dict[str, Any]:
        """The next message of some kinds."""
        while (message := self.next())["type"] not in kinds:
            assert message["type"] == "seats", message
        return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request and get the message that answers it."""
        self.requests += 1
        self.say(id=self.requests, **message)
        while True:
            answer = self.next()
            if answer.get("id") == self.requests:
                return answer

    def choose(self, option: str | None = None) -> dict[str, Any]:
        """Choose, by default the first option."""
        if option is None:
            option = self.state["decision"]["options"][0]["text"]
        return self.ask(type="choose", number=self.state["number"], option=option)


def patched(state: dict[str, Any], patch: dict[str, Any], side: str) -> dict[str, Any]:
    """What a browser makes of a patch: parts that have changed, and pieces one by one."""
    scene = state["scene"] if side == "scene" else state["scenes"][side]
    assert patch["base"] == state["serial"]
    parts = {name: part for name, part in patch.items() if name not in ("base", "changed", "gone", "order")}
    pieces = {piece["id"]: piece for piece in scene["pieces"] if piece["id"] not in patch.get("gone", ())}
    pieces |= {piece["id"]: piece for piece in patch.get("changed", ())}
    return {**scene, **parts, "pieces": [pieces[name] for name in patch.get("order", pieces)]}


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'battles.sqlite'}"


def live_battle(row: BattleRow, seats: list[Seat]) -> LiveBattle:
    """A battle as the server has it in memory, before its first choice."""
    return LiveBattle(row, seats, standing(row.id, []), reading.present(row, []))


def events_of(battle: AnyBattle) -> list[Event]:
    """Every event of a battle, from its beginning."""
    again = load(f"{battle.ruleset.id}/{battle.scenario.id}", seed=str(battle.seed))
    events = list(again.events)
    for text, _ in battle.told():
        events += again.choose(text)
    return events
