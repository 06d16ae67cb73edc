"""Long battles: they are opened, replayed and saved where nobody waits for them, and sent in parts."""

from __future__ import annotations

import asyncio
import json
import pickle
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

import httpx
import pytest
from server_harness import Player, Server
from test_server_secrets import row

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.chain import full_texts
from strategikon.kernel.dice import Dice
from strategikon.kernel.record import boundaries, resume
from strategikon.library import load, rulesets
from strategikon.server import reading
from strategikon.server.history import History
from strategikon.server.readers import OURSELVES, SHORT, Readers
from strategikon.server.refusals import Refused
from strategikon.server.rows import Choice
from strategikon.server.settings import Limits

LENGTH = 12_000
LARGEST_SYNC = 1_500_000  # bytes


def fought(name: str, most: int, seed: str = "long") -> AnyBattle:
    battle, will = load(name, seed), Dice("will")
    while battle.ask is not None and battle.number < most:
        battle.pick(will.pick(len(battle.ask.values)))
    return battle


@pytest.fixture(scope="module")
def long_record() -> dict[str, Any]:
    """Of the first random battle that lasts so long."""
    seeds = [(name, str(seed)) for seed in range(10) for name in ("alexander/hydaspes", "alexander/gaugamela")]
    battles = (fought(name, LENGTH, seed) for name, seed in seeds)
    return next(battle for battle in battles if battle.ask is not None).record()


def uploaded(server: Server, record: dict[str, Any]) -> dict[str, Any]:
    answer = server.post("/api/battles", {"record": record})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def lines_before(player: Player, number: int) -> list[dict[str, Any]]:
    """As the page asks for what did not come with the sync."""
    told = player.ask(type="log", before=number)
    assert (told["type"], told["serial"]) == ("log", player.state["serial"])
    return list(told["entries"])


def test_a_battle_of_12000_choices_at_one_screen_is_opened_again(database: str, long_record: dict[str, Any]) -> None:
    texts = full_texts(long_record)
    with Server(database) as server:
        made = uploaded(server, long_record)
        server.stop()
        server.start()
        with Player(server, made["id"], *made["tokens"].values()) as both:
            assert len(both.heard[0]) < LARGEST_SYNC
            assert both.sync["number"] == LENGTH
            assert both.choose()["number"] == LENGTH + 1
            both.say(type="undo", id=77, number=LENGTH + 1)
            assert both.hear("sync")["number"] == LENGTH
        with Player(server, made["id"], *made["tokens"].values()) as both:
            log = lines_before(both, both.sync["log"][0]["number"]) + both.sync["log"]
            assert [entry["number"] for entry in log] == list(range(LENGTH + 1))[-len(log) :]
            assert [entry["choice"]["text"] for entry in log] == texts[-len(log) :]
            assert set(log[0]["events_by"]) == set(made["tokens"])
            first = lines_before(both, 301)
            assert [entry["number"] for entry in first] == list(range(301))
            assert [entry["choice"]["text"] for entry in first[1:]] == texts[:300]
            assert lines_before(both, 0) == []
        told = server.get(f"/api/battles/{made['id']}/moments/6000", next(iter(made["tokens"].values()))).json()
        assert told["entry"]["number"] == 6000
        with Player(server, made["id"], *made["tokens"].values()) as both:
            both.ask(type="resign", number=LENGTH, side=both.sync["mine"][0])
        record = server.get(f"/api/battles/{made['id']}/record").json()
        assert {**record, "options": {}} == {**long_record, "options": {}}


@contextmanager
def meanwhile(*works: Callable[[], object]) -> Iterator[threading.Event]:
    """Do these again and again while something else goes on."""
    end, failures = threading.Event(), []

    def run(work: Callable[[], object]) -> None:
        try:
            while not end.is_set():
                with suppress(httpx.TimeoutException):
                    work()
        except Exception as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    try:
        yield end
    finally:
        end.set()
        for thread in threads:
            thread.join()
    assert not failures


def test_long_records_hold_up_nobody_elses_choice(database: str, long_record: dict[str, Any]) -> None:
    """An upload and six downloads of long records at a time, while somebody plays."""
    with Server(database) as server:
        made = uploaded(server, long_record)
        path = f"/api/battles/{made['id']}/record"
        token = next(iter(made["tokens"].values()))
        downloads = [lambda: server.get(path), lambda: server.get(path, token)] * 3
        uploads = [lambda: server.post("/api/battles", {"record": long_record})]
        small = server.make()
        with Player(server, small["id"], *small["tokens"].values()) as both, meanwhile(*downloads, *uploads):
            worst = 0.0
            begun = monotonic()
            while monotonic() - begun < 6 and both.state["decision"] is not None:
                asked = monotonic()
                assert both.choose()["type"] == "step"
                worst = max(worst, monotonic() - asked)
        assert worst < 4.0


def test_one_address_waits_in_its_own_line(database: str, long_record: dict[str, Any]) -> None:
    limits = {"STRATEGIKON_LIMIT_READINGS_WAITING": "1"}
    with Server(database, **limits) as server:
        answers: list[int] = []

        def upload() -> None:
            answers.append(server.post("/api/battles", {"record": long_record}).status_code)

        threads = [threading.Thread(target=upload) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert set(answers) == {201, 429}


def test_who_waits_in_one_line_holds_up_no_other() -> None:
    """One address fills its line; it is told so, and another one, or the server itself, reads at once."""

    async def crowd() -> None:
        readers, begun, end = Readers(Limits(readings_at_once=1, readings_waiting=2)), [], asyncio.Event()

        async def hold(who: str) -> None:
            async with readers._turn(who):
                begun.append(who)
                await end.wait()

        tasks = [asyncio.ensure_future(hold(who)) for who in ("1.1.1.1", "1.1.1.1", "2.2.2.2", OURSELVES)]
        await asyncio.sleep(0)
        assert begun == ["1.1.1.1", "2.2.2.2", OURSELVES]
        with pytest.raises(Refused) as told:
            await hold("1.1.1.1")
        assert told.value.message.id == "server-rate"
        end.set()
        await asyncio.gather(*tasks)
        assert begun[3:] == ["1.1.1.1"]
        readers.close()

    asyncio.run(crowd())


# -- the parts, without a server --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["skirmish/ford", "skirmish/bank", "ancients/cannae", "alexander/granicus"])
def test_a_battle_goes_on_from_its_boundaries_as_if_nothing_had_been(name: str) -> None:
    for length in (0, 1, 40, 97, 140):
        battle = fought(name, length)
        texts = full_texts(battle.record())
        carried = pickle.loads(pickle.dumps(boundaries(battle)))
        again = load(name, "long")
        resume(again, texts, carried)
        assert (again.number, again.digest()) == (battle.number, battle.digest())
        for twin in (battle, again):
            will = Dice("on")
            while twin.ask is not None and twin.number < length + 60:
                twin.pick(will.pick(len(twin.ask.values)))
        assert again.digest() == battle.digest()
        assert again.record() == battle.record()
        for _ in range(min(20, battle.number)):
            battle.undo(force=True)
            again.undo(force=True)
            assert again.digest() == battle.digest()


def test_a_history_goes_back_and_on() -> None:
    first, second = fought("skirmish/ford", 90, "one"), fought("skirmish/ford", 90, "one")
    for _ in range(40):
        second.undo(force=True)
    will = Dice("other")
    while second.ask is not None and second.number < 90:
        second.pick(will.pick(len(second.ask.values)))
    stories = [[Choice("", text) for text in full_texts(battle.record())] for battle in (first, second, first)]
    assert stories[0] != stories[1]
    history = History(row("one"))
    for story, battle in zip(stories, (first, second, first), strict=True):
        history.follow(story)
        assert history.battle.digest() == battle.digest()
        assert len(history.entries) == battle.number + 1
        assert history.moment(30).digest() == fought("skirmish/ford", 30, "one").digest()


def test_every_ruleset_can_be_read() -> None:
    """What a reader sends home can be sent: states of every ruleset, families included."""
    for name in rulesets():
        scenario = f"{name}/{next(iter(rulesets()[name].folder.glob('scenarios/*.toml'))).stem}"
        battle = fought(scenario, SHORT // 3)
        choices = [Choice("", text) for text in full_texts(battle.record())]
        present = reading.present(row("long", f"read {name}", scenario), choices)
        assert pickle.loads(pickle.dumps(present)).recent[-1].events == battle.events
        assert json.loads(reading.log(row("long", f"read {name}", scenario), choices, range(3), ()))[2]["number"] == 2
