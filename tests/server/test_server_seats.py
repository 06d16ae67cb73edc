"""Players with names, seats on several devices, and seats that come back: on real SQLite and real PostgreSQL."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from hypothesis import given
from hypothesis import strategies as st
from server_harness import Player, Server
from sqlalchemy import text, update

from strategikon.library import load
from strategikon.server import phrases, tables
from strategikon.server.database import MIGRATIONS, make_engine
from strategikon.server.names import MOST, clean
from strategikon.server.rows import stamp
from strategikon.server.seats import hashed
from strategikon.server.store import MOST_DEVICES, Store

RED = "red"


@pytest.fixture
def house(database: str) -> Iterator[Server]:
    """A server of its own on either database."""
    with Server(database) as running:
        yield running


def opened(answer: Any) -> dict[str, str]:
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["tokens"])


def names(told: dict[str, Any]) -> dict[str, str]:
    return {seat["id"]: seat["player"] for seat in told.get("seats") or told["sides"]}


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "shown"),
    [
        ("Lucie", "Lucie"),
        ("  Anne \t\n Marie ", "Anne Marie"),
        ("\u202eeicuL", "eicuL"),  # turns round what follows
        ("Lu\u200bcie\u2060\ufeff\u00ad", "Lucie"),  # of no width
        ("\u0000\u001b[31mHugo\u0007", "[31mHugo"),  # commands of a terminal
        ("\u3164\u115f\u2800", ""),  # letters that show nothing
        ("...", ""),
        ("Ｈｕｇｏ", "Hugo"),  # wide forms
        ("Ge\u0301rard", "G\u00e9rard"),
        ("Z" + "\u0334\u0335\u0336\u0337" * 50 + "algo", "Z\u0334\u0335algo"),
        ("\u0301\u0301Zoé", "Zoé"),
        ("שלמה", "שלמה"),
        ("a" * 500, "a" * MOST),
        ("\ud800x", "x"),
        ("<b>Hugo</b>", "<b>Hugo</b>"),  # the page shows it as it is, as text
    ],
)
def test_a_name_is_what_is_seen_of_it(wish: str, shown: str) -> None:
    assert clean(wish) == shown


@given(st.text(max_size=300))
def test_whatever_is_wished_for_a_name_shows_and_is_short(wish: str) -> None:
    name = clean(wish)
    assert len(name) <= MOST
    assert name == " ".join(name.split())
    assert not any(unicodedata.category(char)[0] == "C" for char in name)
    assert clean(name) == name


def test_players_are_called_by_their_names_by_everybody(house: Server) -> None:
    wish = {"ruleset": "skirmish", "scenario": "ford", "seats": {"blue": "open"}, "names": {RED: " Lucie\u200b "}}
    made = house.post("/api/battles", wish).json()
    battle = f"/api/battles/{made['id']}"
    with Player(house, made["id"], made["tokens"][RED]) as lucie, Player(house, made["id"]) as watcher:
        assert names(lucie.sync) == {RED: "Lucie", "blue": ""}
        joined = house.post(f"{battle}/join", {"invite": made["invites"]["blue"], "name": "Hugo"}).json()
        while names(watcher.hear("seats")) != {RED: "Lucie", "blue": "Hugo"}:
            pass
        named = house.post(f"{battle}/name", {"side": "blue", "name": "Hugo\u202e II"}, joined["token"])
        assert named.json() == {"side": "blue", "name": "Hugo II"}
        while names(watcher.hear("seats")) != {RED: "Lucie", "blue": "Hugo II"}:
            pass
        for token, side in ((made["tokens"][RED], "blue"), (None, RED), ("nonsense", RED)):
            assert house.post(f"{battle}/name", {"side": side, "name": "Nobody"}, token).status_code == 403
    house.kill()
    house.start()
    assert names(house.get(battle).json()) == {RED: "Lucie", "blue": "Hugo II"}
    mine = house.post("/api/mine", {"tokens": [joined["token"]]}).json()["battles"]
    assert [names(each) for each in mine] == [{RED: "Lucie", "blue": "Hugo II"}]
    again = house.post(f"{battle}/rematch", token=joined["token"]).json()
    assert names(house.get(f"/api/battles/{again['id']}").json()) == {RED: "Hugo II", "blue": ""}


def test_everybody_is_told_who_is_here_who_left_and_how_many_watch(server: Server) -> None:
    made = server.make()
    with Player(server, made["id"], made["tokens"][RED]) as red:
        assert red.sync["watchers"] == 0
        assert [(seat["connected"], seat["left"]) for seat in red.sync["seats"]] == [(True, None), (False, None)]
        with Player(server, made["id"], made["tokens"]["blue"]):
            assert [seat["connected"] for seat in red.hear("seats")["seats"]] == [True, True]
            with Player(server, made["id"]) as watcher:
                assert red.hear("seats")["watchers"] == 1
                assert watcher.sync["watchers"] == 1
            assert red.hear("seats")["watchers"] == 0
        there, gone = red.hear("seats")["seats"]
        assert (there["connected"], there["left"]) == (True, None)
        assert not gone["connected"]
        assert abs(datetime.now(UTC) - datetime.fromisoformat(gone["left"])) < timedelta(minutes=2)


# -- another device ----------------------------------------------------------------------------------------------------


def test_a_code_takes_seats_to_another_device_once(house: Server) -> None:
    made = house.make()
    tokens = list(made["tokens"].values())
    battle = f"/api/battles/{made['id']}"
    first = house.post(f"{battle}/code", {"tokens": tokens}).json()
    asked = house.post(f"{battle}/code", {"tokens": tokens})
    assert asked.status_code == 201
    code = asked.json()["code"]
    assert re.fullmatch(r"(?:[0-9A-HJKMNP-TV-Z]{3}-){2}[0-9A-HJKMNP-TV-Z]{3}", code)
    until = datetime.fromisoformat(asked.json()["until"]) - datetime.now(UTC)
    assert timedelta(minutes=8) < until <= timedelta(minutes=10)
    assert house.post("/api/continue", {"code": first["code"]}).status_code == 403  # the second took its place

    taken = opened(house.post("/api/continue", {"code": f" {code.lower().replace('-', ' ')} "}))
    assert set(taken) == {RED, "blue"}
    assert not set(taken.values()) & set(tokens)
    assert house.post("/api/continue", {"code": code}).status_code == 403  # it was good once
    with Player(house, made["id"], *taken.values()) as phone, Player(house, made["id"], *tokens) as desk:
        assert phone.sync["mine"] == desk.sync["mine"] == [RED, "blue"]
        phone.choose("rest")
        assert desk.hear("step")["number"] == 1
    house.kill()
    house.start()
    mine = house.post("/api/mine", {"tokens": list(taken.values())}).json()["battles"]
    assert [(each["id"], each["side"]) for each in mine] == [(made["id"], ["blue", RED])]


def test_who_holds_no_seat_gets_no_code_and_no_words(server: Server) -> None:
    made, other = server.make(), server.make()
    for what in ("code", "words"):
        path = f"/api/battles/{made['id']}/{what}"
        assert server.post(path, {"tokens": [other["tokens"][RED]]}).status_code == 403
        assert server.post(path, {"tokens": []}).status_code == 400
        assert server.post(path, {"tokens": [made["tokens"][RED], "x"]}).status_code == 403
    for code in ("", "x", "000-000-000", "é" * 9, "\u0000" * 9, "0" * 41):
        assert server.post("/api/continue", {"code": code}).status_code in (400, 403)


def test_a_code_is_not_good_for_long(database: str) -> None:
    with Server(database) as house:
        made = house.make()
        asked = house.post(f"/api/battles/{made['id']}/code", {"tokens": [made["tokens"][RED]]}).json()
        store = Store(database)
        with store.engine.begin() as connection:
            past = stamp(datetime.now(UTC) - timedelta(seconds=1))
            connection.execute(update(tables.latchkey).where(tables.latchkey.c.kind == "code").values(until=past))
        store.close()
        assert house.post("/api/continue", {"code": asked["code"]}).status_code == 403


def test_of_many_devices_the_oldest_is_forgotten(server: Server) -> None:
    made = server.make()
    recover = f"/api/battles/{made['id']}/recover"
    taken = [opened(server.post(recover, {"words": made["recovery"]["en"]}))[RED] for _ in range(MOST_DEVICES + 2)]
    good = [bool(server.post("/api/mine", {"tokens": [token]}).json()["battles"]) for token in taken]
    assert good == [False, False, *[True] * MOST_DEVICES]
    assert server.post("/api/mine", {"tokens": [made["tokens"][RED]]}).json()["battles"]


# -- words -------------------------------------------------------------------------------------------------------------


def test_a_seat_comes_back_by_its_six_words_in_either_language(house: Server) -> None:
    made = house.make(blue="open")
    joined = house.post(f"/api/battles/{made['id']}/join", {"invite": made["invites"]["blue"]}).json()
    assert len(made["recovery"]["en"].split()) == len(made["recovery"]["fr"].split()) == 6
    house.kill()
    house.start()
    recover = f"/api/battles/{made['id']}/recover"
    plain = unicodedata.normalize("NFD", made["recovery"]["fr"]).encode("ascii", "ignore").decode()
    for words in (made["recovery"]["en"], made["recovery"]["fr"], plain.upper().replace(" ", ", ")):
        assert set(opened(house.post(recover, {"words": words}))) == {RED}
    token = opened(house.post(recover, {"words": joined["recovery"]["en"]}))["blue"]
    with Player(house, made["id"], token) as back:
        assert back.sync["mine"] == ["blue"]
    fresh = house.post(f"/api/battles/{made['id']}/words", {"tokens": [token]}).json()["words"]
    assert house.post(recover, {"words": joined["recovery"]["en"]}).status_code == 403
    assert set(opened(house.post(recover, {"words": fresh["fr"]}))) == {"blue"}
    other = house.make()
    for battle, words in ((other, made["recovery"]["en"]), (made, "amber " * 6), (made, "no words"), (made, "é" * 200)):
        assert house.post(f"/api/battles/{battle['id']}/recover", {"words": words}).status_code == 403


def test_nothing_that_opens_a_seat_is_stored_as_it_is_told(database: str) -> None:
    with Server(database) as house:
        made = house.make()
        code = house.post(f"/api/battles/{made['id']}/code", {"tokens": list(made["tokens"].values())}).json()["code"]
        opened(house.post(f"/api/battles/{made['id']}/recover", {"words": made["recovery"]["en"]}))
    store = Store(database)
    with store.engine.connect() as connection:
        rows = connection.execute(text("select * from latchkey")).all()
    store.close()
    assert {row.kind for row in rows} == {"code", "words", "device"}
    kept = repr([{**row._mapping, "side": "", "kind": ""} for row in rows])  # "red" is a side and may be a word
    secrets = [code, code.replace("-", ""), *made["recovery"]["en"].split(), *made["recovery"]["fr"].split()]
    assert all(re.fullmatch(r"[0-9a-f]{64}", row.hash) for row in rows)
    assert not [secret for secret in secrets if re.search(rf"\b{secret}\b", kept)]


def test_guesses_are_few(database: str) -> None:
    with Server(database, STRATEGIKON_LIMIT_GUESSES_A_MINUTE="5") as house:
        made = house.make()
        path = f"/api/battles/{made['id']}/recover"
        told = [house.post(path, {"words": "amber " * 6}).status_code for _ in range(8)]
        assert told[:5] == [403] * 5
        assert 429 in told[5:]
        assert house.post("/api/continue", {"code": "000-000-000"}).status_code == 429
        refusal = house.post(path, {"words": made["recovery"]["en"]})  # not even the right ones are heard now
        assert refusal.status_code == 429
        assert refusal.json()["error"]["id"] == "server-guesses"


def test_the_list_of_words_is_one_to_one_in_both_languages() -> None:
    pairs = phrases._pairs()
    assert len(pairs) == 512
    plain = {language: [phrases._plain(pair[language]) for pair in pairs] for language in ("en", "fr")}
    for words in plain.values():
        assert len(set(words)) == len(words)
        assert all(re.fullmatch(r"[a-z]{3,12}", word) for word in words)
    shared = set(plain["en"]) & set(plain["fr"])
    assert all(plain["en"].index(word) == plain["fr"].index(word) for word in shared)
    for _ in range(50):
        phrase = phrases.new_phrase()
        assert all(phrases.read_phrase(told) == phrase for told in phrases.in_words(phrase).values())


# -- older databases ---------------------------------------------------------------------------------------------------


def test_a_database_from_before_names_goes_on(database: str) -> None:
    """With a battle that was made then: its seats have no names, its tokens are good, and it can be given words."""
    engine = make_engine(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    scenario, when = load("skirmish/ford").scenario, "2026-01-01T00:00:00.000Z"
    battle = {
        "id": "old", "ruleset": "skirmish", "version": scenario.ruleset.version, "scenario": "ford",
        "digest": scenario.digest, "options": "{}", "seed": "seed", "fair": 1, "made": when, "changed": when,
        "number": 0, "turn_of": RED,
    }  # fmt: skip
    seats = [
        {"battle": "old", "side": side, "kind": "here", "strength": "", "token_hash": hashed(f"token of {side}")}
        for side in (RED, "blue")
    ]
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for table, rows in (("battle", [battle]), ("seat", seats)):
            names_of = list(rows[0])
            values = ", ".join(f":{name}" for name in names_of)
            connection.execute(text(f"insert into {table} ({', '.join(names_of)}) values ({values})"), rows)
    engine.dispose()
    with Server(database) as house:
        with Player(house, "old", f"token of {RED}") as player:
            assert names(player.sync) == {RED: "", "blue": ""}
            assert player.choose()["type"] == "step"
        words = house.post("/api/battles/old/words", {"tokens": [f"token of {RED}"]}).json()["words"]
        assert set(opened(house.post("/api/battles/old/recover", {"words": words["fr"]}))) == {RED}


def test_the_optional_rules_of_a_battle_are_told_as_they_were_chosen(server: Server) -> None:
    wish = {"ruleset": "skirmish", "scenario": "ford", "options": {"deadly": "on"}, "seats": {}}
    made = server.post("/api/battles", wish).json()
    assert server.get(f"/api/battles/{made['id']}").json()["options"]["deadly"] == "on"
