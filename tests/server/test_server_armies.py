"""Armies over the wire: lists, rosters, translations, and battles built of two rosters."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server_harness import Server, sqlite_url


@pytest.fixture(scope="module")
def musters(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose library has a ruleset with army lists."""
    folder = tmp_path_factory.mktemp("announced")
    info = folder / "announced-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: announced\nVersion: 0\n", "utf-8")
    (info / "entry_points.txt").write_text("[strategikon.rulesets]\nbayard = strategikon.bayard:RULESET\n", "utf-8")
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    with Server(sqlite_url(tmp_path_factory.mktemp("armies")), PYTHONPATH=path) as running:
        yield running


def post(server: Server, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = server.post(f"/api/muster/{path}", body)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_lists_are_told_with_their_entries(musters: Server) -> None:
    (told,) = [each for each in musters.get("/api/muster").json()["musters"] if each["ruleset"] == "bayard"]
    assert len(told["lists"]) == 16
    assert told["methods"][0]["name"] == {"en": "In turn, 3 or 4 units each", "fr": "Tour à tour, 3 ou 4 unités"}
    army = musters.get("/api/muster/bayard/lists/macedon").json()
    assert {"id": "leader:alexander", "price": 162}.items() <= army["entries"][0].items()
    assert musters.get("/api/muster/bayard/lists/atlantis").status_code == 404
    assert musters.get("/api/muster/ancients/lists/rome").status_code == 404


def test_a_roster_is_judged_in_both_languages(musters: Server) -> None:
    told = post(musters, "bayard/rosters", army="macedon", chosen={"troop:companions": 2}, budget=100)
    assert told["points"] == 166
    assert all(each["text"]["en"] and each["text"]["fr"] for each in told["complaints"])
    again = post(musters, "bayard/rosters", roster=told["roster"])
    assert again == told
    assert post(musters, "bayard/rosters", text=told["text"]) == told
    for text in ("{", "[1]", "list = "):
        assert post(musters, "bayard/rosters", 400, text=text)["error"]["en"]
    assert post(musters, "bayard/rosters", 400, army="macedon", chosen={"troop:hussars": 1})["error"]["en"]
    assert post(musters, "bayard/rosters", 400, roster={"list": {"troop": 7}})["error"]["fr"]


def test_a_line_is_translated(musters: Server) -> None:
    told = post(musters, "bayard/readings", text="Irr B MC, JLS, B", year=-480, choices={"weight": "medium"})
    assert told["troop"]["weight"] == "medium"
    assert {"key": "weight", "taken": "medium", "others": ["light"]}.items() <= told["choices"][0].items()
    assert told["choices"][0]["names"]["light"] == {"en": "light", "fr": "léger"}
    assert 'melee = "cavalry_spear"' in told["text"]
    assert post(musters, "bayard/readings", 400, text="hussars")["error"]["id"] == "bayard-wrg-notation"


def test_a_translated_line_joins_a_list_of_ones_own(musters: Server) -> None:
    line = post(musters, "bayard/readings", text="Irr B MC, JLS, B", year=-480)
    own = post(musters, "bayard/lists", army="macedon", troop=line["troop"], name="Scouts")
    assert own["entry"] == "troop:scouts"
    (entry,) = (each for each in own["army"]["entries"] if each["id"] == own["entry"])
    assert (entry["name"]["fr"], entry["price"]) == ("Scouts", line["price"])
    told = post(musters, "bayard/rosters", army=own["list"], chosen={own["entry"]: 2})
    assert (told["points"], told["own"]) == (2 * line["price"], own["list"])
    again = post(musters, "bayard/rosters", text=told["text"])  # as a file, and as a link has it
    assert again == told
    assert post(musters, "bayard/lists", army=again["own"])["army"] == own["army"]
    raised = post(musters, "bayard/armies", army=own["list"], budget=900)
    assert (raised["own"], raised["complaints"]) == (own["list"], [])
    for wish in ({"army": "atlantis"}, {"army": {"troop": 7}}, {"army": "macedon", "troop": {"type": "ships"}}):
        assert post(musters, "bayard/lists", 400, **wish)["error"]["fr"]
    assert post(musters, "bayard/lists", 404, army="macedon")["error"]["fr"]


# A whole list of somebody's own with what must be in it, and nothing more.
BARE = """
schema = 1
kind = "roster"
ruleset = "bayard"
unit = [{ troop = "guards", count = 3 }]
leader = [{ id = "chief" }]

[list]
troop = [{ id = "guards", type = "infantry", weight = "heavy" }]
leader = [{ id = "chief", rank = "general_in_chief" }]
"""


def test_a_file_with_a_bare_list_of_its_own_is_opened_and_fought_with(musters: Server) -> None:
    told = post(musters, "bayard/rosters", text=BARE)
    assert (told["army"], told["units"], told["complaints"]) == ("", 3, [])
    assert told["name"] == {"en": "Own list", "fr": "Liste personnelle"}
    army = post(musters, "bayard/lists", army=told["own"])["army"]
    assert [entry["id"] for entry in army["entries"]] == ["leader:chief", "troop:guards", "herald"]
    assert post(musters, "bayard/rosters", text=told["text"]) == told
    built = post(musters, "bayard/battles", rosters=[told["roster"]] * 2, field={"seed": "x"})
    assert [side["name"]["fr"] for side in built["sides"]] == ["Liste personnelle I", "Liste personnelle II"]


@pytest.mark.parametrize("deployed", [False, True])
def test_two_armies_meet_and_a_battle_begins(musters: Server, deployed: bool) -> None:
    armies = [post(musters, "bayard/armies", army=each, budget=800) for each in ("macedon", "achaemenid")]
    assert all(not each["complaints"] and each["points"] <= 800 for each in armies)
    rosters = [each["roster"] for each in armies]
    built = post(musters, "bayard/battles", rosters=rosters, field={"seed": "x"}, method="screened", deployed=deployed)
    assert [side["id"] for side in built["sides"]] == ["macedon", "achaemenid"]
    assert built["scene"]["board"]["hexes"]
    seats = {"macedon": "here", "achaemenid": "here"}
    answer = musters.post("/api/battles", {"document": built["document"], "seats": seats})
    assert answer.status_code == 201, answer.text
    assert musters.get(f"/api/battles/{answer.json()['id']}").json()["title"]["en"].startswith("Alexander")


def test_a_battle_that_cannot_be_is_refused_in_a_sentence(musters: Server) -> None:
    roster = post(musters, "bayard/armies", army="macedon", budget=800)["roster"]
    for wish in ({"rosters": [roster]}, {"field": {}}, {"field": {"board": {"columns": 2}}}, {"method": "blind"}):
        body = {"rosters": [roster, roster], "field": {"seed": "x"}, **wish}
        assert post(musters, "bayard/battles", 400, **body)["error"]["fr"]
    for document in ({}, {"schema": 1}, {"schema": 1, "ruleset": "bayard"}):
        answer = musters.post("/api/battles", {"document": document, "seats": {}})
        assert answer.status_code in (400, 404)


def test_whoever_builds_too_often_must_wait(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), STRATEGIKON_LIMIT_MUSTERS_A_MINUTE="1") as server:
        wish = {"rosters": [], "field": {}}
        codes = [server.post("/api/muster/ancients/battles", wish).status_code for _ in range(3)]
    assert codes[-1] == 429
