"""How a server ends: in order when asked, and without leaving anything behind when killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import monotonic, sleep

import pytest
from server_harness import Player, Server, sqlite_url
from websockets.exceptions import ConnectionClosed


def children(process: int) -> set[int]:
    """The processes that a process has started (Linux)."""
    place = Path(f"/proc/{process}/task/{process}/children")
    return {int(child) for child in place.read_text().split()} if place.exists() else set()


def gone(processes: set[int]) -> bool:
    return not any(Path(f"/proc/{process}").exists() for process in processes)


def with_a_thinking_computer(server: Server) -> Player:
    made = server.make(blue="computer:random")
    player = Player(server, made["id"], made["tokens"]["red"])
    player.choose("rest")
    while player.state["decision"]["side"] != "red":
        player.next()
    return player


def test_a_server_that_stops_tells_its_browsers(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server, with_a_thinking_computer(server) as player:
        began = monotonic()
        assert server.stop() == 0
        assert monotonic() - began < 15
        with pytest.raises(ConnectionClosed) as closed:
            player.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_a_server_that_is_killed_leaves_no_workers(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server, with_a_thinking_computer(server):
        workers = children(server.process.pid)
        server.kill()
        deadline = monotonic() + 15
        while not gone(workers) and monotonic() < deadline:
            sleep(0.05)
        assert gone(workers)


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server, with_a_thinking_computer(server) as player:
        for worker in children(server.process.pid):
            if b"spawn_main" in Path(f"/proc/{worker}/cmdline").read_bytes():  # not Python's own helper
                os.kill(worker, signal.SIGKILL)
        player.choose()
        while not player.state["decision"]["mine"]:
            player.next()
