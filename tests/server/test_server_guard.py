"""The door: headers, origins, sizes, rates, and files."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server_harness import Player, Server, sqlite_url
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from strategikon.server.rates import Bucket, Buckets


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits and a page."""
    folder = tmp_path_factory.mktemp("strict")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>page</title>")
    (page / "assets" / "main-1a2b.js").write_text("export {}")
    (folder / "secret.txt").write_text("secret")
    limits = {"BATTLES_A_MINUTE": "8", "MESSAGES_A_SECOND": "5", "SOCKETS_AN_ADDRESS": "2", "HELLO_SECONDS": "1",
              "REQUESTS_A_SECOND": "200"}  # fmt: skip
    environment = {f"STRATEGIKON_LIMIT_{name}": value for name, value in limits.items()}
    with Server(sqlite_url(folder), STRATEGIKON_PAGE=str(page), **environment) as running:
        yield running


def test_every_answer_has_the_headers(strict: Server) -> None:
    for path in ("/", "/healthz", "/api/rulesets", "/api/nothing", "/assets/main-1a2b.js"):
        headers = strict.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].partition("script-src")[2].partition(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert strict.get("/api/rulesets").headers["cache-control"] == "no-store"


def test_the_page_and_its_paths(strict: Server) -> None:
    for path in ("/", "/join/abc/def", "/battles/xyz"):
        answer = strict.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert "<title>page</title>" in answer.text
    asset = strict.get("/assets/main-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")
    assert strict.get("/missing.js").status_code == 404


TRICKS = ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/" + "x" * 5000]


@pytest.mark.parametrize("path", TRICKS, ids=["up", "escaped", "inside", "null", "long"])
def test_nothing_outside_the_page_is_served(strict: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", strict.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while chunk := raw.recv(65536):
            answer += chunk
    assert b"secret\n" not in answer.partition(b"\r\n\r\n")[2]
    assert b"500" not in answer.split(b"\r\n")[0]


def test_a_foreign_page_or_name_is_refused(strict: Server) -> None:
    foreign = strict.post("/api/mine", {"tokens": []}, Origin="http://evil.example")
    assert (foreign.status_code, foreign.json()["error"]["id"]) == (403, "server-origin")
    assert strict.post("/api/mine", {"tokens": []}, Origin=strict.address).status_code == 200
    renamed = httpx.get(strict.address + "/healthz", headers={"Host": "evil.example"})
    assert renamed.json()["error"]["id"] == "server-host"
    with pytest.raises(InvalidStatus), connect(strict.live("x"), additional_headers={"Origin": "http://evil.example"}):
        pass


def test_bodies_are_json_and_not_too_large(strict: Server) -> None:
    address = strict.address + "/api/mine"
    assert httpx.post(address, content="{}", headers={"content-type": "text/plain"}).status_code == 415
    large = httpx.post(address, content=b" " * 70_000, headers={"content-type": "application/json"})
    assert large.status_code == 413
    for body in ("", "[", '{"tokens": 5}', '{"tokens": [], "more": 1}', "[" * 20_000, '{"tokens": ["\\ud800"]}'):
        answer = httpx.post(address, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (200, 400), body
        if answer.status_code == 400:
            assert set(answer.json()["error"]) == {"id", "args", "rule", "en", "fr"}


@pytest.mark.parametrize("depth", [101, 400, 900])
def test_a_document_that_is_nested_too_deeply_is_refused(strict: Server, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for path, body in (
        ("/api/battles", f'{{"ruleset": "skirmish", "document": {{"side": {deep}}}}}'),
        ("/api/editor/skirmish/checks", f'{{"document": {{"side": {deep}}}}}'),
        ("/api/muster/bayard/rosters", f'{{"roster": {{"unit": {deep}}}}}'),
        ("/api/muster/bayard/rosters", f'{{"text": "{{\\"unit\\": {deep}}}"}}'),
    ):
        answer = httpx.post(strict.address + path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (path, answer.text)


def test_paths_and_methods_that_are_not_there(strict: Server) -> None:
    assert strict.get("/api/nothing").json()["error"]["id"] == "server-no-path"
    assert httpx.delete(strict.address + "/api/battles").json()["error"]["id"] == "server-method"
    assert strict.get("/api/battles/no-such-battle").status_code == 404
    assert strict.get("/api/battles/%00").status_code == 404
    assert strict.get("/api/scenarios/skirmish/..%2fford").status_code == 404
    assert strict.get("/api/rules/nothing").status_code == 404


def pestered(player: Player) -> None:
    for _ in range(300):
        player.ask(type="ping")


def test_battles_and_messages_are_rationed(strict: Server) -> None:
    made = [strict.post("/api/battles", {"ruleset": "skirmish", "scenario": "ford"}) for _ in range(10)]
    assert made[-1].status_code == 429
    assert made[-1].json()["error"]["id"] == "server-rate"
    with Player(strict, made[0].json()["id"]) as spectator:
        answers = [spectator.ask(type="ping") for _ in range(30)]
        assert {answer["type"] for answer in answers} == {"pong", "refused"}
        with pytest.raises(ConnectionClosed):
            pestered(spectator)


def test_a_socket_that_says_nothing_is_closed(strict: Server) -> None:
    with connect(strict.live("x")) as silent, pytest.raises(ConnectionClosed) as closed:
        silent.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408


def test_too_many_sockets_and_no_such_battle(strict: Server) -> None:
    with connect(strict.live("x")), connect(strict.live("x")), connect(strict.live("x")) as third:
        with pytest.raises(ConnectionClosed) as closed:
            third.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    with connect(strict.live("nonsense")) as lost:
        lost.send('{"type":"hello"}')
        assert "server-no-battle" in str(lost.recv(timeout=10))
        with pytest.raises(ConnectionClosed) as closed:
            lost.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_buckets_fill_with_time() -> None:
    clock = [0.0]
    bucket = Bucket(2, 3, lambda: clock[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] = 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    buckets = Buckets(1, 1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_pages_about_the_library(server: Server) -> None:
    assert server.get("/healthz").json()["ok"] is True
    assert server.get("/api/scenarios/skirmish/ford").json()["scene"]["pieces"][0]["name"]["fr"] == "Rouges I"
    assert len(server.get("/api/rules/skirmish").json()["rules"]) > 5
    assert server.get("/api/rules/skirmish/3.1").json()["rules"][0]["text"]["en"]
    messages = server.get("/api/messages/skirmish/fr")
    assert messages.headers["content-type"] == "text/plain; charset=utf-8"
    assert "skirmish-side-red = " in messages.text


def test_the_page_is_missing_politely(server: Server, tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), STRATEGIKON_PAGE=str(tmp_path / "none")) as bare:
        assert bare.get("/").json()["error"]["id"] == "server-no-page"
