"""Heads without end, connections that say nothing, bodies that drip, answers that nobody takes: none of it stops the
server, and each is answered in a sentence where it can still be."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import repeat
from time import monotonic, sleep

import pytest
from server_harness import Player, Server, sqlite_url

from strategikon.server.connections import Connections
from strategikon.server.settings import Limits

CROWD = 1100
LARGE = 30_000_000


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits a second for everything."""
    folder = tmp_path_factory.mktemp("strict")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>page</title>")
    (page / "assets" / "large.bin").write_bytes(bytes(LARGE))
    limits = {"HEAD_SECONDS": "1", "BODY_SECONDS": "1", "ANSWER_SECONDS": "2"}
    environment = {f"STRATEGIKON_LIMIT_{name}": value for name, value in limits.items()}
    with Server(sqlite_url(folder), STRATEGIKON_PAGE=str(page), **environment) as running:
        yield running


@contextmanager
def line(server: Server) -> Iterator[socket.socket]:
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as raw:
        yield raw


def pour(raw: socket.socket, chunks: Iterator[bytes], pause: float = 0.0) -> int:
    """Send until the other end has had enough, and say how much that was."""
    sent = 0
    try:
        for chunk in chunks:
            raw.sendall(chunk)
            sent += len(chunk)
            sleep(pause)
    except OSError:
        pass
    return sent


def rest(raw: socket.socket) -> bytes:
    """Everything until the other end hangs up."""
    heard = b""
    try:
        while chunk := raw.recv(65536):
            heard += chunk
    except ConnectionResetError:
        pass
    return heard


BEGUN = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
UPLOAD = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n"


@pytest.mark.parametrize(
    "chunk", [b"X-Long: " + b"x" * 60_000, b"x" * 65_536, b"X-Many: yes\r\n" * 4000], ids=["lines", "one", "many"]
)
def test_a_head_has_an_end(strict: Server, chunk: bytes) -> None:
    """300 MB are not read: what is sent and not yet refused fits the buffers on the way."""
    with line(strict) as raw:
        raw.sendall(BEGUN + b"X-Head: ")
        assert pour(raw, repeat(chunk, 300_000_000 // len(chunk))) < 20_000_000
    with line(strict) as raw:
        raw.sendall(BEGUN + b"X-Head: " + b"x" * 17_000 + b"\r\n\r\n")
        assert rest(raw).startswith(b"HTTP/1.1 431 ")
    with line(strict) as raw:
        raw.sendall(b"GET /healthz?" + b"x" * 17_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"server-too-large" in rest(raw)


def test_who_says_nothing_or_drips_is_hung_up_on(strict: Server) -> None:
    began = monotonic()
    with line(strict) as raw:
        assert b"server-slow" in rest(raw)
    with line(strict) as raw:
        pour(raw, repeat(b"X", 100), pause=0.1)
        assert monotonic() - began < 8
    with line(strict) as raw:  # a second request on the same connection
        raw.sendall(BEGUN + b"\r\n")
        assert raw.recv(65536).startswith(b"HTTP/1.1 200 ")
        raw.sendall(BEGUN)
        assert b"HTTP/1.1 408 " in rest(raw)


def test_a_body_that_drips_is_hung_up_on(strict: Server) -> None:
    began = monotonic()
    with line(strict) as raw:
        raw.sendall(UPLOAD)
        assert rest(raw).startswith(b"HTTP/1.1 408 ")
    with line(strict) as raw:
        raw.sendall(UPLOAD)
        assert pour(raw, repeat(b" ", 100), pause=0.1) < 50
    assert monotonic() - began < 12


def test_a_body_says_its_length_and_one_too_large_is_not_read(strict: Server) -> None:
    head = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with line(strict) as raw:
        raw.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
        assert rest(raw).startswith(b"HTTP/1.1 411 ")
    with line(strict) as raw:
        raw.sendall(head + b"Content-Length: 3000000000\r\n\r\n")
        assert pour(raw, repeat(b" " * 65_536, 3000)) < 20_000_000


def test_who_does_not_take_his_answer_is_hung_up_on(strict: Server) -> None:
    with line(strict) as raw:
        raw.sendall(b"GET /assets/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
        sleep(6)
        assert len(rest(raw)) < LARGE


@contextmanager
def few_files(most: int) -> Iterator[None]:
    """Processes that are started now may open so many files before they ask for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("words", [b"", BEGUN], ids=["silent", "begun"])
def test_a_crowd_of_connections_does_not_stop_the_players(database: str, words: bytes) -> None:
    with few_files(1024):
        server = Server(database)
    with server, ExitStack() as crowd:
        made = server.make()
        player = crowd.enter_context(Player(server, made["id"], *made["tokens"].values()))
        for _ in range(CROWD):
            raw = crowd.enter_context(line(server))
            raw.sendall(words)
        began = monotonic()
        for _ in range(5):
            assert player.choose()["type"] == "step"
        assert server.get("/healthz").status_code == 200
        with Player(server, made["id"]) as late:
            assert late.sync["number"] == 5
        assert monotonic() - began < 10


class Stub:
    """A connection, as the count of them sees it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.transport = self
        self.dropped = False

    def abort(self) -> None:
        self.dropped = True


def entered(gate: Connections, address: str) -> tuple[Stub, str]:
    stub = Stub(address)
    reason = gate.enter(stub)  # type: ignore[arg-type]
    return stub, reason.message.id if reason else ""


def test_the_longest_idle_goes_first_and_one_that_asks_never() -> None:
    gate = Connections(Limits(connections_an_address=2), 4, ["10.0.0.0/8"])
    first, second = entered(gate, "1.1.1.1")[0], entered(gate, "1.1.1.1")[0]
    gate.asks(first)  # type: ignore[arg-type]
    third, told = entered(gate, "1.1.1.1")
    assert (first.dropped, second.dropped, told) == (False, True, "")
    gate.asks(third)  # type: ignore[arg-type]
    assert entered(gate, "1.1.1.1")[1] == "server-connections"
    gate.rests(first)  # type: ignore[arg-type]
    assert entered(gate, "1.1.1.1")[1] == ""
    assert first.dropped


def test_connections_of_a_proxy_are_counted_all_together_only() -> None:
    gate = Connections(Limits(connections_an_address=2), 4, ["10.0.0.0/8"])
    stubs = [entered(gate, "10.1.2.3")[0] for _ in range(4)]
    assert not any(stub.dropped for stub in stubs)
    for stub in stubs:
        gate.asks(stub)  # type: ignore[arg-type]
    assert entered(gate, "2.2.2.2")[1] == "server-connections"
    gate.leave(stubs[0])  # type: ignore[arg-type]
    assert entered(gate, "2.2.2.2")[1] == ""
