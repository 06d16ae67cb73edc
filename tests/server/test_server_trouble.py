"""Trouble that is nobody's defect: frames that are no text, a server that must end while it is busy, a full disk, a
database that is damaged or of tomorrow. One sentence each, the right code, and never a traceback."""

from __future__ import annotations

import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

import httpx
import psycopg
import pytest
import server_postgres
from server_harness import Player, Server, sqlite_url
from test_server_long import fought
from test_server_repair import run_sql
from websockets.exceptions import ConnectionClosed

# -- frames -----------------------------------------------------------------------------------------------------------


def send_raw(player: Player, data: bytes) -> None:
    """A text frame of these very bytes."""
    with player.socket.send_context():
        player.socket.protocol.send_text(data)


@pytest.mark.parametrize("frame", [b"\xff\xfe", b'{"type":"ping","id":1}\xc3', b"\xed\xa0\x80"])
def test_a_frame_that_is_no_text_ends_the_socket(server: Server, frame: bytes) -> None:
    made = server.make()
    with Player(server, made["id"], made["tokens"]["red"]) as red:
        send_raw(red, frame)
        with pytest.raises(ConnectionClosed) as closed:
            red.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert "Traceback" not in server.said()


# -- ending -----------------------------------------------------------------------------------------------------------


@contextmanager
def busy(server: Server) -> Iterator[None]:
    """Somebody plays, computers think, questions are asked, and a long record is uploaded."""
    record = fought("alexander/issus", 2000).record()
    with ExitStack() as door:
        for _ in range(3):
            made = server.make(blue="computer:elite:2")
            red = door.enter_context(Player(server, made["id"], made["tokens"]["red"]))
            red.choose("rest")
        large = server.post(
            "/api/battles",
            {"ruleset": "ancients", "scenario": "cannae-216", "seats": {"north": "computer:elite:5"}},
        ).json()
        both = door.enter_context(Player(server, large["id"], *large["tokens"].values()))
        for number in range(4):
            both.say(type="hint", id=number, number=both.state["number"])
        threads = [threading.Thread(target=_upload, args=(server.address, record)) for _ in range(3)]
        for thread in threads:
            thread.start()
        sleep(0.3)
        yield
        for thread in threads:
            thread.join()


def _upload(address: str, record: dict[str, Any]) -> None:
    with suppress(httpx.HTTPError):
        httpx.post(f"{address}/api/battles", json={"record": record}, timeout=60)


def ended(server: Server, *signals: signal.Signals) -> int:
    """Its exit code after these signals."""
    for number in signals:
        server.process.send_signal(number)  # nothing happens if it has ended already
        sleep(0.2)
    return server._gone()


@pytest.mark.parametrize(
    ("signals", "codes"),
    [([signal.SIGTERM], {0}), ([signal.SIGINT] * 2, {0}), ([signal.SIGINT] * 4, {0, 130})],  # some may come as one
    ids=["term", "ctrl-c", "impatient"],
)
def test_a_busy_server_ends_without_a_traceback(tmp_path: Path, signals: list[signal.Signals], codes: set[int]) -> None:
    server = Server(sqlite_url(tmp_path))
    with server, busy(server):
        began = monotonic()
        assert ended(server, *signals) in codes
        assert monotonic() - began < 30
    # leaving the server looks for tracebacks in what it said


# -- a disk that is full ----------------------------------------------------------------------------------------------


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server can grow beyond 4 kB."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(database: str) -> Iterator[None]:
    """A PostgreSQL that only reads."""
    parts = urlsplit(database)
    name, boss = parts.path.lstrip("/"), parts._replace(path="/postgres").geturl()

    def say(statement: str) -> None:
        with psycopg.connect(boss, autocommit=True) as connection:
            connection.execute(statement)
            connection.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")

    say(f"alter database {name} set default_transaction_read_only = on")
    yield
    say(f"alter database {name} reset default_transaction_read_only")


def health(server: Server, wanted: int) -> httpx.Response:
    """What it says of itself: what it found out a moment ago may be told again."""
    for _ in range(50):
        answer = server.get("/healthz")
        if answer.status_code == wanted:
            return answer
        sleep(0.2)
    return answer


def test_health_is_whether_a_choice_could_be_stored(database: str) -> None:
    with Server(database) as server:
        made = server.make()
        assert health(server, 200).json()["ok"] is True
        with full_disk(server) if database.startswith("sqlite") else read_only(database):
            sick = health(server, 503)
            assert (sick.status_code, sick.json()["error"]["id"]) == (503, "server-store-down")
            with Player(server, made["id"], *made["tokens"].values()) as both:
                assert both.choose()["error"]["id"] == "server-store"
        assert health(server, 200).status_code == 200
        with Player(server, made["id"], *made["tokens"].values()) as both:
            assert both.sync["number"] == 0
            assert both.choose()["number"] == 1


# -- databases that are not ours to use -------------------------------------------------------------------------------


def start(database: str, *words: str, language: str = "C.UTF-8") -> tuple[int, list[str]]:
    """The exit code and the sentences of a server that cannot start."""
    run = subprocess.run(
        [sys.executable, "-m", "strategikon", *(words or ("serve", "--port", "0"))],
        env={"DATABASE_URL": database, "LANG": language, "PYTHONPATH": ":".join(sys.path), "PYTHONUTF8": "1"},
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    return run.returncode, run.stderr.splitlines()


def used(place: Path) -> None:
    """A database with some battles in it."""
    with Server(f"sqlite:///{place}") as server:
        for _ in range(20):
            server.make()


def garbage(place: Path) -> None:
    place.write_bytes(b"no database at all " * 1000)


def damaged(place: Path) -> None:
    used(place)
    with closing(sqlite3.connect(place)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    with place.open("r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * 20_000)


def cut_short(place: Path) -> None:
    used(place)
    with closing(sqlite3.connect(place)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    with place.open("r+b") as file:
        file.truncate(9000)


def folder(place: Path) -> None:
    place.mkdir()


def foreign(place: Path) -> None:
    with closing(sqlite3.connect(place)) as connection:
        connection.execute("create table battle (id text, winner text)")
        connection.commit()


@pytest.mark.parametrize("spoil", [garbage, damaged, cut_short, folder, foreign], ids=lambda spoil: spoil.__name__)
def test_a_file_that_is_no_sound_database_is_one_sentence(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    place = tmp_path / "battles.sqlite"
    spoil(place)
    for words in ((), ("repair",)):
        code, said = start(f"sqlite:///{place}", *words)
        assert (code, len(said)) == (2, 1), said


def test_a_database_of_a_newer_server_is_one_sentence(database: str) -> None:
    with Server(database) as server:
        server.make()
    run_sql(database, "update alembic_version set version_num = '9999'")
    code, said = start(database)
    assert (code, len(said)) == (2, 1)
    assert "newer" in said[0]


def test_a_database_that_is_not_there_is_one_sentence(postgres: str) -> None:
    code, said = start(server_postgres._named(postgres, "nothing"))
    assert (code, len(said)) == (2, 1)
    code, said = start("postgresql://test@127.0.0.1:1/nothing")
    assert (code, len(said)) == (2, 1)


def test_what_the_system_says_of_a_file_is_said_in_ones_own_language(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    database = sqlite_url(tmp_path / "file")
    assert start(database, language="fr_FR.UTF-8") == (
        2,
        [f"{tmp_path}/file ne peut pas servir pour les batailles : une partie du chemin n'est pas un dossier."],
    )


def test_a_second_server_of_one_file_is_one_sentence(tmp_path: Path) -> None:
    """They would not hear of each other. The file may be repaired meanwhile; and who is killed leaves no lock."""
    with Server(sqlite_url(tmp_path)) as server:
        made = server.make()
        place = server.database.removeprefix("sqlite:///")
        assert start(server.database) == (
            2,
            [
                f"{place} is served already by another Strategikon: use that one, end it, or name another database in "
                "DATABASE_URL."
            ],
        )
        assert start(server.database, "repair")[0] == 0
        server.kill()
        server.start()
        assert server.get(f"/api/battles/{made['id']}").status_code == 200
