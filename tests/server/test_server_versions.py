"""The rules change while battles go on: a battle of an older version says so, can be read, replayed and saved, and goes
on where today's rules give the same, choice by choice."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server_harness import Player, Server, sqlite_url
from test_server_repair import repair, run_sql
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import skirmish
from strategikon.kernel.chain import full_texts
from strategikon.kernel.record import rebuild
from strategikon.library import find_ruleset, load
from strategikon.server.rows import effective
from strategikon.server.store import Store

STRIKE = '    throw = battle.throw("strike", 1, D6'


def rules(folder: Path, version: int, another_die: bool = False) -> str:
    """A search path with the skirmish of another version; with `another_die`, one that throws a die more in combat."""
    package = folder / f"rules-{version}-{another_die}" / "skirmish"
    shutil.copytree(Path(skirmish.__file__).parent, package)
    start = package / "__init__.py"
    start.write_text(start.read_text().replace("    version = 1\n", f"    version = {version}\n"))
    if another_die:
        chapter = package / "rules.py"
        assert STRIKE in chapter.read_text()
        chapter.write_text(chapter.read_text().replace(STRIKE, f"    battle.dice.roll(6)\n{STRIKE}"))
    return os.pathsep.join([str(package.parent), os.environ.get("PYTHONPATH", "")])


def begun(server: Server) -> dict[str, Any]:
    """A battle with dice known beforehand, so that it lasts as long on every run."""
    answer = server.post("/api/battles", {"record": load("skirmish/ford", "versions").record()})
    return dict(answer.json())


def fight(player: Player, choices: int) -> None:
    """Always forwards and at them, so that dice fall soon."""
    for _ in range(choices):
        texts = [option["text"] for option in player.state["decision"]["options"]]
        eager = [text for text in texts if text.split()[0] in ("attack", "shoot", "order")]
        assert player.choose((eager or texts)[-1])["type"] == "step"


def restarted(server: Server, path: str) -> None:
    server.stop()
    server.environment["PYTHONPATH"] = path
    server.start()


def command(path: str, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8"}
    arguments = [sys.executable, "-m", "strategikon", *words]
    return subprocess.run(arguments, capture_output=True, text=True, env=environment, check=False)


def test_where_the_new_rules_give_the_same_the_battle_goes_on(database: str, tmp_path: Path) -> None:
    with Server(database) as server:
        made = begun(server)
        with Player(server, made["id"], *made["tokens"].values()) as both:
            assert both.sync["notice"] is None
            fight(both, 30)
        restarted(server, rules(tmp_path, 2))
        mine = server.post("/api/mine", {"tokens": list(made["tokens"].values())}).json()["battles"]
        assert "version 1" in mine[0]["notice"]["en"]
        with Player(server, made["id"], *made["tokens"].values()) as both:
            assert "goes on under today's, version 2" in both.sync["notice"]["en"]
            assert [entry["number"] for entry in both.sync["log"]] == list(range(31))
            assert server.get(f"/api/battles/{made['id']}/moments/17").status_code == 200
            fight(both, 3)
            both.ask(type="resign", number=33, side="red")
        mine = server.post("/api/mine", {"tokens": list(made["tokens"].values())}).json()["battles"]
        assert mine[0]["notice"] is None  # it is a battle of version 2 now
        record = server.get(f"/api/battles/{made['id']}/record").json()
        assert (record["version"], len(record["choices"])) == (2, 33)


def test_where_they_differ_it_is_kept_as_it_is(database: str, tmp_path: Path) -> None:
    with Server(database) as server:
        old = server.environment.get("PYTHONPATH", "")
        made = begun(server)
        with Player(server, made["id"], *made["tokens"].values()) as both:
            fight(both, 40)
            log = both.ask(type="log", before=41)["entries"]
        struck = next(entry["number"] for entry in log if any(event["kind"] == "strike" for event in entry["events"]))
        restarted(server, rules(tmp_path, 2, another_die=True))
        with Player(server, made["id"], *made["tokens"].values()) as both:
            assert f"differ from choice {struck} on" in both.sync["notice"]["en"]
            assert both.sync["log"] == log[:struck]
            decision = both.sync["decision"]
            assert (both.sync["number"], decision["mine"], decision["options"]) == (struck - 1, False, [])
            for message in (
                {"type": "choose", "option": "rest"}, {"type": "undo"}, {"type": "resign", "side": "red"},
            ):  # fmt: skip
                told = both.ask(number=struck - 1, **message)
                assert told["error"]["id"] == "server-older-differs"
        base = f"/api/battles/{made['id']}"
        assert server.get(f"{base}/moments/{struck - 1}").status_code == 200
        assert server.get(f"{base}/moments/{struck}").status_code == 404
        for words in ((), (made["id"],)):
            kept = repair(server, *words)
            assert kept.returncode in (1, 2)
            assert "left as it is" in kept.stdout + kept.stderr
        with closing(Store(database)) as store:
            row = store.battle(made["id"])
            assert row is not None
            texts = [act.text for act in effective(store.acts(made["id"]))]
        assert (row.version, row.head.number, len(texts)) == (1, 40, 40)

        restarted(server, old)  # nothing was harmed
        with Player(server, made["id"], *made["tokens"].values()) as both:
            assert (both.sync["number"], both.sync["notice"]) == (40, None)
            fight(both, 1)


def test_what_cannot_go_on_is_saved_whole(database: str, tmp_path: Path) -> None:
    """A battle that is over: its record is that of its own rules, to the last choice."""
    with Server(database) as server:
        made = begun(server)
        with Player(server, made["id"], *made["tokens"].values()) as both:
            fight(both, 40)
            both.ask(type="resign", number=40, side="red")
        saved = server.get(f"/api/battles/{made['id']}/record").json()
        restarted(server, rules(tmp_path, 2, another_die=True))
        assert server.get(f"/api/battles/{made['id']}/record").json() == saved
        told = server.get(f"/api/battles/{made['id']}").json()
        assert told["outcome"]["resigned"] == "red"
    assert rebuild(saved, "saved", find_ruleset).number == 40


def test_a_battle_of_tomorrow_is_told_apart(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    with Server(database) as server:
        made = begun(server)
        run_sql(database, "update battle set version = 99")
        assert server.get(f"/api/battles/{made['id']}").json()["error"]["id"] == "record-version"
        with connect(server.live(made["id"])) as socket:
            socket.send('{"type":"hello"}')
            assert "record-version" in str(socket.recv(timeout=10))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4409


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The file of a battle of version 1."""
    with Server(sqlite_url(tmp_path_factory.mktemp("server"))) as server:
        made = begun(server)
        with Player(server, made["id"], *made["tokens"].values()) as both:
            fight(both, 40)
            both.ask(type="resign", number=40, side="red")
        found = server.get(f"/api/battles/{made['id']}/record").json()
    place = tmp_path_factory.mktemp("records") / "old.json"
    place.write_text(json.dumps(found))
    return place, found


def test_an_older_record_is_verified_and_replayed(record: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    path = rules(tmp_path, 2)
    for words in (("verify", record[0]), ("replay", record[0])):
        run = command(path, *map(str, words))
        assert (run.returncode, run.stderr) == (0, "")
        assert "version 2, give the same, choice by choice" in run.stdout
    told = json.loads(command(path, "verify", "--json", str(record[0])).stdout)
    assert (told["verified"], told["version"]) == (True, 1)


def test_an_older_record_that_differs_says_where(record: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    path = rules(tmp_path, 2, another_die=True)
    run = command(path, "verify", str(record[0]))
    assert (run.returncode, len(run.stderr.splitlines())) == (2, 1)
    assert "differ from choice" in run.stderr
    number = json.loads(command(path, "verify", "--json", str(record[0])).stdout)["choice"]
    shown = command(path, "replay", str(record[0]), "--upto", str(number - 1))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert command(path, "replay", str(record[0]), "--upto", str(number)).returncode == 2


def test_an_older_record_goes_on_as_a_new_battle(record: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), PYTHONPATH=rules(tmp_path, 2)) as server:
        made = server.post("/api/battles", {"record": record[1]})
        assert made.status_code == 201, made.text
        with Player(server, made.json()["id"], *made.json()["tokens"].values()) as both:
            assert [entry["choice"]["text"] for entry in both.sync["log"][1:]] == full_texts(record[1])
            fight(both, 1)
    with Server(sqlite_url(tmp_path), PYTHONPATH=rules(tmp_path, 3, another_die=True)) as server:
        refused = server.post("/api/battles", {"record": record[1]})
        assert (refused.status_code, refused.json()["error"]["id"]) == (400, "record-older-differs")
