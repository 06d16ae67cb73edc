"""A store that fails under play, and battles that cannot be read any more: nothing is made worse, everything is said in
a sentence, and a command brings a battle back to its last whole choice."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from server_harness import Player, Server
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from strategikon.server.database import parse
from strategikon.server.rows import CHOOSE, RESIGN, UNDO, Act, sound
from strategikon.server.store import Store


def run_sql(database: str, *statements: str) -> None:
    """What somebody does to the database behind the server's back."""
    engine = create_engine(parse(database))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


@contextmanager
def without_tables(database: str) -> Iterator[None]:
    """For a while neither acts nor battles can be read or written."""
    run_sql(database, "alter table act rename to act_away", "alter table battle rename to battle_away")
    yield
    run_sql(database, "alter table act_away rename to act", "alter table battle_away rename to battle")


def repair(server: Server, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "strategikon", "repair", *words]
    return subprocess.run(command, capture_output=True, text=True, env=server.environment, check=False)


def numbers(log: list[dict[str, Any]]) -> list[int]:
    return [entry["number"] for entry in log]


def test_a_choice_that_could_not_be_stored_is_forgotten(database: str) -> None:
    with Server(database) as server:
        made = server.make()
        red = Player(server, made["id"], *made["tokens"].values())
        other = Player(server, made["id"])
        with red, other:
            red.choose("rest")
            other.hear("step")
            with without_tables(database):
                red.say(type="choose", id=9, number=1, option=red.state["decision"]["options"][0]["text"])
                assert red.hear("refused")["error"]["id"] == "server-store"
                assert other.hear("refused")["error"]["id"] == "server-store"
                for player in (red, other):
                    with pytest.raises(ConnectionClosed) as closed:
                        player.next()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1013
                down = server.get(f"/api/battles/{made['id']}")
                assert (down.status_code, down.json()["error"]["id"]) == (503, "server-store-down")
                with connect(server.live(made["id"])) as early:
                    early.send('{"type":"hello"}')
                    assert "server-store-down" in str(early.recv(timeout=10))
        with Player(server, made["id"], *made["tokens"].values()) as red:
            assert numbers(red.sync["log"]) == [0, 1]
            assert red.choose()["number"] == 2
        with closing(Store(database)) as store:
            assert [act.serial for act in store.acts(made["id"])] == [1, 2]


def test_a_computer_whose_choice_could_not_be_stored_goes_on_later(database: str) -> None:
    with Server(database) as server:
        made = server.make(red="computer:random", blue="computer:random")
        with Player(server, made["id"]) as watcher:
            heard = [watcher.hear("step")["number"] for _ in range(3)]
            with without_tables(database), pytest.raises(ConnectionClosed):
                listen(watcher, heard)
        with Player(server, made["id"]) as watcher:
            assert watcher.sync["number"] >= max(heard)
            assert watcher.hear("step")["number"] == watcher.sync["number"] + 1


def listen(player: Player, heard: list[int]) -> None:
    """Until the server hangs up."""
    while True:
        heard.append(player.next().get("number", 0))


def spoil(database: str, battle: str) -> None:
    """As a server of the past left it: an act in the middle was never stored."""
    run_sql(database, f"delete from act where battle = '{battle}' and serial = 4")


def test_a_battle_that_cannot_be_read_says_so_and_is_repaired(database: str) -> None:
    with Server(database) as server:
        made, sound_one = server.make(), server.make()
        with Player(server, made["id"], *made["tokens"].values()) as both:
            for _ in range(6):
                both.choose()
        server.stop()
        spoil(database, made["id"])
        server.start()
        for path in ("", "/record", "/moments/0"):
            answer = server.get(f"/api/battles/{made['id']}{path}")
            assert (answer.status_code, answer.json()["error"]["id"]) == (409, "server-battle-broken")
        assert f"strategikon repair {made['id']}" in answer.json()["error"]["fr"]
        with connect(server.live(made["id"])) as socket:
            socket.send('{"type":"hello"}')
            assert "server-battle-broken" in str(socket.recv(timeout=10))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4409

        found = repair(server)
        assert (found.returncode, found.stderr) == (1, "")
        assert made["id"] in found.stdout
        assert sound_one["id"] not in found.stdout
        assert server.get(f"/api/battles/{made['id']}").status_code == 409  # only looking changes nothing
        done = repair(server, made["id"], "--lang", "fr")
        assert (done.returncode, done.stderr) == (0, "")
        assert "reprend après le choix 3" in done.stdout
        assert len(done.stdout.splitlines()) == 3  # two entries could not be read
        told = server.get(f"/api/battles/{made['id']}").json()
        assert (told["number"], told["serial"]) == (3, 3)
        with Player(server, made["id"], *made["tokens"].values()) as both:
            assert both.sync["number"] == 3
            assert both.choose()["number"] == 4
        assert "nothing to repair" in repair(server, made["id"]).stdout
        assert repair(server).returncode == 0


def test_repairing_what_is_not_there(database: str) -> None:
    with Server(database) as server:
        for name in ("nonsense", "-cX2_dashed"):
            unknown = repair(server, name)
            assert (unknown.returncode, len(unknown.stderr.splitlines())) == (2, 1)
            assert "no battle" in unknown.stderr.lower()
        server.environment["DATABASE_URL"] = "mysql://x/y"
        wrong = repair(server)
        assert (wrong.returncode, len(wrong.stderr.splitlines())) == (2, 1)


def choice(serial: int, number: int) -> Act:
    return Act(serial, CHOOSE, number, "red", "rest")


BEGUN = [choice(1, 0), choice(2, 1), Act(3, UNDO, 1, "red"), choice(4, 1)]


@pytest.mark.parametrize(
    "wrong",
    [choice(6, 2), choice(4, 2), choice(5, 3), choice(5, 1), Act(5, UNDO, 2, "red"), Act(5, RESIGN, 0, "red")],
    ids=["gap", "twice", "ahead", "behind", "undo-of-nothing", "resigned-elsewhere"],
)
def test_acts_are_whole_up_to_the_first_that_cannot_follow(wrong: Act) -> None:
    assert sound(BEGUN) == BEGUN
    assert sound([*BEGUN, wrong, choice(6, 3)]) == BEGUN
    over = [*BEGUN, Act(5, RESIGN, 2, "red")]
    assert sound([*over, choice(6, 2)]) == over
