"""Playing a battle through a real server, over the real wire."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from server_harness import Player, Server, sqlite_url

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import commitment
from strategikon.kernel.scenario import Scenario
from strategikon.library import find_ruleset, load


def fight(server: Server, *players: Player) -> None:
    """Play to the end, always the last option on offer, then the first when it repeats itself."""
    while players[0].state["decision"] is not None:
        number, side = players[0].state["number"], players[0].state["decision"]["side"]
        chooser = next(player for player in players if side in player.sync["mine"])
        options = chooser.state["decision"]["options"]
        answer = chooser.choose(options[(number * 7) % len(options)]["text"])
        assert answer["type"] == "step", answer
        for player in players:
            while player.state["number"] == number:
                player.next()


def test_two_friends_fight_a_whole_battle(server: Server, tmp_path: Path) -> None:
    made = server.make(blue="open")
    joined = server.post(f"/api/battles/{made['id']}/join", {"invite": made["invites"]["blue"]}).json()
    assert joined["side"] == "blue"
    red, blue = Player(server, made["id"], made["tokens"]["red"]), Player(server, made["id"], joined["token"])
    with red, blue, Player(server, made["id"]) as spectator:
        assert red.sync["commitment"] == made["commitment"]
        assert red.sync["seed"] is None
        fight(server, red, blue)
        while spectator.state["number"] < red.state["number"]:
            spectator.next()
        for player in (red, blue, spectator):
            assert player.state["outcome"]["reason"]["en"]
            assert commitment(player.state["seed"]) == made["commitment"]
    record = server.get(f"/api/battles/{made['id']}/record")
    assert record.status_code == 200
    path = tmp_path / "record.json"
    path.write_bytes(record.content)
    run = subprocess.run([sys.executable, "-m", "strategikon", "verify", path], capture_output=True, check=False)
    assert run.returncode == 0, run.stderr


def test_numbers_grow_by_one_and_everybody_hears_the_same(server: Server) -> None:
    made = server.make()
    tokens = list(made["tokens"].values())
    with Player(server, made["id"], *tokens) as both, Player(server, made["id"]) as spectator:
        assert both.sync["mine"] == ["red", "blue"]
        assert set(both.sync["scenes"]) == {"red", "blue"}
        for number in range(1, 12):
            step = both.choose()
            assert (step["number"], step["serial"]) == (number, number)
            seen = spectator.hear("step")
            assert seen["number"] == number
            assert seen["choice"] is None
            assert seen["decision"]["options"] == []
            assert "board" not in seen["patch"]


def test_a_choice_of_the_wrong_seat_or_number_or_text_is_refused(server: Server) -> None:
    made = server.make()
    red, blue = made["tokens"]["red"], made["tokens"]["blue"]
    with Player(server, made["id"], red) as first, Player(server, made["id"], blue) as second:
        assert second.choose("rest")["error"]["id"] == "refused-not-your-turn"
        assert first.choose("order blue-1")["error"]["rule"] == "3.1"
        assert first.ask(type="choose", number=5, option="rest")["error"]["id"] == "refused-stale"
        assert first.hear("sync")["number"] == 0
        assert first.ask(type="choose", number=0, serial=3, option="rest")["error"]["id"] == "refused-stale"
        assert first.hear("sync")["serial"] == 0
        assert first.choose("rest")["type"] == "step"
    with Player(server, made["id"]) as spectator:
        assert spectator.choose("rest")["error"]["id"] == "server-not-your-seat"


def test_why_is_told_to_whoever_must_choose(server: Server) -> None:
    made = server.make()
    with Player(server, made["id"], made["tokens"]["red"]) as red:
        told = red.ask(type="why", number=0, option="order blue-1")
        assert told["rule"] == "3.1"
        assert set(told["reason"]) == {"en", "fr"}
        assert [option["text"].split()[0] for option in told["instead"]] == ["order", "order"]
        assert red.ask(type="why", number=0, option="rest")["reason"] is None
        assert red.ask(type="odds", number=0, option="rest")["error"]["id"] == "server-odds-unknown"
        assert red.ask(type="ping")["type"] == "pong"
    with Player(server, made["id"], made["tokens"]["blue"]) as blue:
        assert blue.ask(type="why", number=0, option="order blue-1")["error"]["id"] == "refused-not-your-turn"


def test_the_computer_answers_and_undo_goes_back_before_it(server: Server) -> None:
    made = server.make(blue="computer:random")
    with Player(server, made["id"], made["tokens"]["red"]) as red:
        red.choose("rest")
        while red.state["decision"]["side"] != "red":
            red.next()
        before = red.state["number"]
        assert before > 1
        red.say(type="undo", id=99, number=before)
        undone = red.hear("sync")
        assert undone["undone"] == {"side": "red", "from": before, "to": 0}
        assert undone["number"] == 0
        assert undone["serial"] == before + 1
        assert len(undone["log"]) == 1
        assert red.ask(type="undo", number=0)["error"]["id"] == "refused-undo-start"


def test_friends_undo_as_far_as_the_table_allows(server: Server) -> None:
    made = server.make()
    red = Player(server, made["id"], made["tokens"]["red"])
    blue = Player(server, made["id"], made["tokens"]["blue"])
    with red, blue:
        red.choose("order red-1")
        blue.hear("step")
        assert blue.ask(type="undo", number=1)["error"]["id"] == "refused-not-your-turn"
        red.say(type="undo", id=50, number=1)
        assert red.hear("sync")["number"] == 0
        assert blue.hear("sync")["undone"]["to"] == 0
        red.choose("rest")
        assert red.ask(type="undo", number=1)["error"]["id"] == "refused-undo-side"


def test_resigning_ends_it_and_shows_the_seed(server: Server, tmp_path: Path) -> None:
    made = server.make()
    red = Player(server, made["id"], made["tokens"]["red"])
    blue = Player(server, made["id"], made["tokens"]["blue"])
    with red, blue:
        red.choose("rest")
        blue.hear("step")
        assert red.ask(type="resign", number=1, side="blue")["error"]["id"] == "server-not-your-seat"
        step = blue.ask(type="resign", number=1, side="blue")
        assert step["outcome"]["winner"] == "red"
        assert step["outcome"]["resigned"] == "blue"
        assert commitment(step["seed"]) == made["commitment"]
        assert red.hear("step")["outcome"]["reason"]["fr"]
        assert blue.ask(type="choose", number=1, option="rest")["error"]["id"] == "refused-over"
        assert blue.ask(type="undo", number=1)["error"]["id"] == "refused-over"
    told = server.get(f"/api/battles/{made['id']}").json()
    assert told["outcome"]["resigned"] == "blue"
    assert told["turn_of"] is None
    record = server.get(f"/api/battles/{made['id']}/record").json()
    assert record["choices"] == ["rest"]
    assert record["seed"] == told["seed"]


def test_who_comes_again_misses_nothing_and_hears_nothing_twice(server: Server) -> None:
    made = server.make()
    red = made["tokens"]["red"]
    heard: list[int] = []
    with Player(server, made["id"], made["tokens"]["blue"], red) as both:
        for turn in range(4):
            with Player(server, made["id"], red) as other:
                heard = [entry["number"] for entry in other.sync["log"]]
                for _ in range(5):
                    both.choose()
                    heard.append(other.hear("step")["number"])
            assert heard == list(range((turn + 1) * 5 + 1))


def test_seats_are_told_when_somebody_comes_or_goes(server: Server) -> None:
    made = server.make()
    with Player(server, made["id"], made["tokens"]["red"]) as red:
        with Player(server, made["id"], made["tokens"]["blue"]):
            assert {s["id"]: s["connected"] for s in red.hear("seats")["seats"]} == {"red": True, "blue": True}
        assert {s["id"]: s["connected"] for s in red.hear("seats")["seats"]} == {"red": True, "blue": False}


def test_the_replay_shows_every_moment(server: Server) -> None:
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        for _ in range(150):
            if both.state["decision"] is None:
                break
            options = both.state["decision"]["options"]
            both.choose(options[both.state["number"] % len(options)]["text"])
        last = both.state["number"]
        scene = both.state["scenes"]["red"]
    for number in (0, 1, 63, 64, 65, last):
        told = server.get(f"/api/battles/{made['id']}/moments/{number}", made["tokens"]["red"]).json()
        assert (told["number"], told["last"], told["entry"]["number"]) == (number, last, number)
    assert told["scene"]["pieces"] == scene["pieces"]
    assert server.get(f"/api/battles/{made['id']}/moments/{last + 1}").status_code == 404


def test_a_record_goes_on_as_a_new_battle(server: Server) -> None:
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        for _ in range(6):
            both.choose()
        both.ask(type="resign", number=6, side="red")
    record = server.get(f"/api/battles/{made['id']}/record").json()
    again = server.post("/api/battles", {"record": record, "seats": {"blue": "computer:random"}})
    assert again.status_code == 201, again.text
    with Player(server, again.json()["id"], again.json()["tokens"]["red"]) as red:
        assert red.sync["fair"] is False
        assert red.sync["number"] >= 6
    record["choices"][2] = "nonsense"
    broken = server.post("/api/battles", {"record": record})
    assert broken.status_code == 400
    assert broken.json()["error"]["id"] == "record-choice"


def test_a_battle_that_is_in_no_library_is_carried_along_and_checked_whole(server: Server) -> None:
    document = {**load("skirmish/ford").scenario.document, "id": "own", "turns": 9}
    scenario = Scenario(find_ruleset("skirmish"), document, "own", inline=True)
    battle: AnyBattle = Battle(scenario, "seed")
    record = battle.record()
    made = server.post("/api/battles", {"record": record, "seats": {}})
    assert made.status_code == 201, made.text
    told = server.get(f"/api/battles/{made.json()['id']}").json()
    assert (told["scenario"], told["title"]["en"]) == ("own", "Skirmish at the ford")
    with Player(server, made.json()["id"], *made.json()["tokens"].values()) as both:
        both.choose()
        again = server.get(f"/api/battles/{made.json()['id']}/record").json()
    assert again["scenario"] == {"inline": document}
    dealt = {**document, "side": [{**side, "hand": ["ambush"]} for side in document["side"]]}  # cases may say this
    refused = server.post("/api/battles", {"record": {**record, "scenario": {"inline": dealt}}})
    assert (refused.status_code, refused.json()["error"]["id"]) == (400, "complaint-unknown")


def test_a_rematch_swaps_the_sides(server: Server) -> None:
    made = server.make(blue="computer:random")
    assert server.post(f"/api/battles/{made['id']}/rematch").status_code == 403
    again = server.post(f"/api/battles/{made['id']}/rematch", token=made["tokens"]["red"]).json()
    assert list(again["tokens"]) == ["blue"]
    seats = {side["id"]: side["seat"] for side in server.get(f"/api/battles/{again['id']}").json()["sides"]}
    assert seats == {"red": "computer", "blue": "here"}


def test_my_battles_are_listed(server: Server) -> None:
    first, second = server.make(), server.make(blue="open")
    tokens = [first["tokens"]["red"], first["tokens"]["blue"], second["tokens"]["red"], "x"]
    told = server.post("/api/mine", {"tokens": tokens}).json()["battles"]
    assert [(battle["id"], battle["side"]) for battle in told] == [
        (second["id"], ["red"]), (first["id"], ["blue", "red"]),
    ]  # fmt: skip
    assert all(battle["my_turn"] for battle in told)
    assert told[0]["sides"][1]["seat"] == "open"


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_comes_back_knows_everything(database: str, how: str) -> None:
    with Server(database) as server:
        made = server.make(blue="computer:random")
        with Player(server, made["id"], made["tokens"]["red"]) as red:
            red.choose("rest")
            number = red.state["number"]
        if how == "stop":
            assert server.stop() == 0
        else:
            server.kill()
        server.start()
        with Player(server, made["id"], made["tokens"]["red"]) as red:
            assert red.sync["number"] >= number
            while red.state["decision"]["side"] != "red":  # the computer goes on where it was
                red.next()
            assert red.choose()["type"] == "step"


def test_it_starts_on_the_users_own_folder(tmp_path: Path) -> None:
    with Server("", XDG_DATA_HOME=str(tmp_path)) as server:
        server.make()
    place = tmp_path / "strategikon" / "battles.sqlite"
    assert place.stat().st_mode & 0o077 == 0


def test_it_says_in_one_sentence_what_is_wrong(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        words = [sys.executable, "-m", "strategikon", "serve", "--lang", "fr", "--port", str(server.port)]
        run = subprocess.run(words, capture_output=True, text=True, env=server.environment, check=False)
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert str(server.port) in run.stderr


def test_every_text_has_both_languages(server: Server) -> None:
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as both:
        for _ in range(10):
            both.choose()
        told = [json.loads(raw) for raw in both.heard]
    for message in told:
        for text in _texts(message):
            assert text["en"]
            assert text["fr"]


def _texts(value: object) -> list[dict[str, str]]:
    if isinstance(value, dict):
        own = [value] if "en" in value or "fr" in value else []
        return own + [text for inner in value.values() for text in _texts(inner)]
    if isinstance(value, list):
        return [text for inner in value for text in _texts(inner)]
    return []
