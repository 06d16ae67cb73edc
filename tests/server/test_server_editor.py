"""The editor over the wire: workbenches, what the loader says of documents in the making, files, and hostile guests."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from server_harness import Server, sqlite_url

from strategikon.library import rulesets


def blank(server: Server, ruleset: str = "ancients") -> dict[str, Any]:
    told: dict[str, Any] = server.get(f"/api/editor/{ruleset}").json()["blank"]
    return told


def check(server: Server, document: Any, ruleset: str = "ancients", board: str = "", status: int = 200) -> Any:
    answer = server.post(f"/api/editor/{ruleset}/checks", {"document": document, "board": board})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_every_ruleset_lays_out_a_workbench(server: Server) -> None:
    told = server.get("/api/editor").json()["rulesets"]
    assert [each["id"] for each in told] == list(rulesets())
    for each in told:
        bench = server.get(f"/api/editor/{each['id']}").json()
        assert bench["form"]["is"] == "table"
        assert {"balance", "evened", "side"} <= bench["form"]["keys"].keys()
        assert bench["looks"].keys() <= {kind["id"] for kind in bench["tools"]["kind"]}
        assert bench["looks"]
    assert server.get("/api/editor/atlantis").status_code == 404


def test_complaints_say_where_and_what_in_both_languages(server: Server) -> None:
    told = check(server, blank(server))
    first = told["complaints"][0]
    assert first["path"] == "side[0].unit"
    assert first["text"] == {"en": "Expected 1 to 60 entries, not 0.", "fr": "Il faut de 1 à 60 éléments, et non 0."}
    assert len(told["board"]["hexes"]) == 113  # 2.01 nine rows of thirteen and twelve by turns
    assert told["board"]["zones"]
    assert check(server, blank(server), board=told["key"])["board"] is None


def test_a_whole_battle_shows_its_pieces_and_its_notes(server: Server) -> None:
    document = server.get("/api/editor/ancients/battles/akragas-406").json()["document"]
    told = check(server, document)
    assert told["complaints"] == []
    assert told["looks"]["syracusans-1"]["art"] == "heavy-foot"
    assert [each["id"] for each in told["dress"]] == ["south", "north"]
    document["side"][0]["banners"] = 12
    assert check(server, document)["notes"][0]["path"] == "side[0].banners"
    document["side"][0]["unit"][0]["hex"] = document["side"][0]["unit"][1]["hex"]
    (twice,) = check(server, document)["complaints"]
    assert (twice["path"], twice["hex"]) == ("side[0].unit[1].hex", "C7")
    assert server.get("/api/editor/ancients/battles/atlantis").status_code == 404


@pytest.mark.parametrize(("ruleset", "battle"), [("alexander", "chaeronea"), ("bayard", "agincourt_1415")])
def test_a_file_is_read_as_it_was_written(server: Server, ruleset: str, battle: str) -> None:
    document = server.get(f"/api/editor/{ruleset}/battles/{battle}").json()["document"]
    made = server.post(f"/api/editor/{ruleset}/files", {"document": document}).json()
    again = server.post("/api/editor/files", {"text": made["text"]}).json()
    assert again["ruleset"] == ruleset
    assert check(server, again["document"], ruleset)["complaints"] == []
    assert server.post(f"/api/editor/{ruleset}/files", {"document": again["document"]}).json()["text"] == made["text"]
    seats = dict.fromkeys((side["id"] for side in document["side"]), "here")
    assert server.post("/api/battles", {"document": made["document"], "seats": seats}).status_code == 201


def test_evened_targets_of_a_battle_of_ones_own_are_played(server: Server) -> None:
    document = server.get("/api/editor/ancients/battles/akragas-406").json()["document"]
    document["evened"] = {"change": {"side.south.banners": 7}}
    made = server.post("/api/battles", {"document": document, "targets": "evened", "seats": {}}).json()
    record = server.get(f"/api/battles/{made['id']}/record").json()
    assert record["scenario"]["inline"]["side"][0]["banners"] == 7


def test_a_battle_of_ones_own_tells_what_it_is_about(server: Server) -> None:
    """To whoever is invited: as the library does of its battles, which tell the same themselves."""
    document = server.get("/api/editor/ancients/battles/akragas-406").json()["document"]
    ours = server.get("/api/scenarios/ancients/akragas-406").json()
    own = {**document, "id": "my-own", "briefing": {"en": "Mine.", "fr": "La mienne."}}
    for wish in ({"ruleset": "ancients", "scenario": "akragas-406"}, {"document": own}):
        made = server.post("/api/battles", {**wish, "seats": {}}).json()
        told = server.get(f"/api/battles/{made['id']}/scenario").json()
        assert told["scene"]["board"] == ours["scene"]["board"]
        assert len(told["scene"]["pieces"]) == len(ours["scene"]["pieces"])
        assert told["briefing"] == (own["briefing"] if "document" in wish else ours["briefing"])
    assert server.get("/api/battles/nobody/scenario").status_code == 404


def test_files_that_are_none_are_refused_with_a_place(server: Server) -> None:
    for text, word in (("title = ", "line 1"), ("ruleset = 5", "5"), ('ruleset = "chess"', "chess"), ("\ud800", "")):
        raw = json.dumps({"text": text}).encode()
        answer = server.http.post(
            f"{server.address}/api/editor/files", content=raw, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 404), answer.text
        assert word in answer.json()["error"]["en"]
    long = server.post("/api/editor/files", {"text": "# " + "x" * 1_000_000})
    assert (long.status_code, long.json()["error"]["id"]) == (400, "file-large")


def test_a_document_without_schema_is_no_battle(server: Server) -> None:
    document = {key: value for key, value in blank(server).items() if key != "schema"}
    assert check(server, document)["complaints"][0]["path"] == "schema"


def test_hostile_documents_get_an_answer(server: Server) -> None:
    chance = random.Random("hostile")
    odd: list[Any] = [None, 0, -1, 10**30, 1.5, "", "x" * 5000, [], {}, [[]], [{}], {"": {}}, True, "0101-9999"]
    for ruleset in rulesets():
        original = blank(server, ruleset)
        for _ in range(12):
            document = json.loads(json.dumps(original))
            holder, key = chance.choice(list(_places(document)))
            holder[key] = chance.choice(odd)
            told = check(server, document, ruleset)
            assert told["complaints"], document
    deep = '{"document": {"schema": 1, "side": ' + "[" * 3000 + "]" * 3000 + "}}"
    headers = {"content-type": "application/json"}
    answer = server.http.post(f"{server.address}/api/editor/ancients/checks", content=deep, headers=headers)
    assert answer.status_code == 400, answer.text


def _places(value: Any) -> Any:
    """Every place of a document: what holds it, and under which key."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(pairs):
        yield value, key
        yield from _places(inner)


def test_what_is_too_large_or_malformed_is_refused(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), STRATEGIKON_LIMIT_RECORD_BYTES="4000") as small:
        check(small, {"title": "x" * 5000}, status=413)
        assert small.post("/api/editor/ancients/checks", [1]).status_code == 400
        assert small.post("/api/editor/ancients/checks", {"document": {}, "more": 1}).status_code == 400
        assert small.post("/api/editor/ancients/checks", {"document": [1]}).status_code == 400
        check(small, {}, "atlantis", status=404)


def keys_of(form: dict[str, Any]) -> set[str]:
    """Every key that a form asks for."""
    inner: list[dict[str, Any]] = [*form.get("keys", {}).values(), *form.get("kinds", {}).values()]
    of = form.get("of", [])
    inner += of if isinstance(of, list) else [of]
    return set(form.get("keys", {})).union(*map(keys_of, inner))


@pytest.mark.parametrize("ruleset", list(rulesets()))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_field_has_a_name(server: Server, ruleset: str, language: str) -> None:
    said = server.get(f"/api/messages/{ruleset}/{language}").text
    wanted = keys_of(server.get(f"/api/editor/{ruleset}").json()["form"])
    named = set(re.findall(rf"^(?:{ruleset}-)?field-(\w+) = .", said, re.MULTILINE))
    assert wanted - named == set()


def test_battles_of_a_document_are_fought_and_levers_found(server: Server) -> None:
    document = server.get("/api/editor/skirmish/battles/ford").json()["document"]
    told = server.post("/api/editor/skirmish/fights", {"document": document, "count": 3}).json()["battles"]
    assert [each["number"] for each in told] == list(range(len(told)))
    assert {each["winner"] for each in told} <= {"red", "blue", None}
    again = server.post("/api/editor/skirmish/fights", {"document": document, "first": 0}).json()["battles"]
    assert again == told[:1]  # a battle of one number is the same whoever fights it
    assert server.post("/api/editor/skirmish/levers", {"document": document, "favoured": "red"}).json()["levers"] == []

    akragas = server.get("/api/editor/ancients/battles/akragas-406").json()["document"]
    (lever, *_) = server.post("/api/editor/ancients/levers", {"document": akragas, "favoured": "south"}).json()[
        "levers"
    ]
    assert lever["change"] == {"side.south.banners": 7}
    assert lever["text"]["en"] == "Syracuse and allies: 7 banners to win, not 6"
    assert server.post("/api/editor/ancients/levers", {"document": akragas, "favoured": "x"}).json()["levers"] == []
    for change in ({"side.south.banners": 99}, {"nowhere": 1}):
        answer = server.post("/api/editor/ancients/fights", {"document": akragas, "change": change})
        assert answer.status_code == 400, answer.text
    assert server.post("/api/editor/ancients/fights", {"document": blank(server)}).status_code == 400
    assert server.post("/api/editor/ancients/fights", {"document": akragas, "count": 101}).status_code == 400


@pytest.mark.parametrize(
    ("ruleset", "battle"), [("alexander", "troad"), ("bayard", "hastings_1066"), ("caesar", "marathon")]
)
def test_every_ruleset_knows_what_would_even_a_battle(server: Server, ruleset: str, battle: str) -> None:
    """For whichever side is favoured, in both languages; and the battle is fought with the gentlest of them."""
    document = server.get(f"/api/editor/{ruleset}/battles/{battle}").json()["document"]
    for side in (each["id"] for each in document["side"]):
        wish = {"document": document, "favoured": side}
        (lever, *_) = server.post(f"/api/editor/{ruleset}/levers", wish).json()["levers"]
        assert lever["change"]
        assert lever["text"]["en"] != lever["text"]["fr"]
        assert f"{ruleset}-lever" not in lever["text"]["en"] + lever["text"]["fr"]
    answer = server.post(f"/api/editor/{ruleset}/fights", {"document": document, "change": lever["change"]})
    assert answer.status_code == 200, answer.text
    assert [each["number"] for each in answer.json()["battles"]] == [0]


def test_an_address_has_so_many_battles_at_a_time(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), STRATEGIKON_LIMIT_FIGHTS_AT_ONCE="0") as busy:
        answer = busy.post("/api/editor/skirmish/fights", {"document": blank(busy, "skirmish")})
        assert answer.status_code == 429
        assert answer.json()["error"]["id"] == "server-fights"
