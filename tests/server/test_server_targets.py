"""Historical or evened targets: whoever makes a battle chooses, and everything that is kept of it says which."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from server_harness import Player, Server

from strategikon.kernel.message import Problem
from strategikon.library import find_ruleset, find_scenario, load
from strategikon.server import catalogue
from strategikon.server.rows import BattleRow, Head, open_battle

SEATS = {"macedonian": "here", "persian": "here"}


def made(server: Server, **wish: Any) -> dict[str, Any]:
    answer = server.post("/api/battles", {"ruleset": "alexander", "scenario": "troad", "seats": SEATS, **wish})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def targets_of(server: Server, battle: str) -> str:
    return str(server.get(f"/api/battles/{battle}").json()["targets"])


def test_a_battle_is_made_with_the_targets_that_were_chosen(server: Server) -> None:
    plain, evened = made(server), made(server, targets="evened")
    assert targets_of(server, plain["id"]) == "historical"
    assert targets_of(server, evened["id"]) == "evened"
    tokens = list(evened["tokens"].values())
    with Player(server, evened["id"], *tokens) as player:
        player.choose()
    record = server.get(f"/api/battles/{evened['id']}/record", tokens[0]).json()
    assert record["targets"] == "evened"
    assert record["scenario"]["digest"] == find_scenario("alexander/troad", "evened").digest
    again = server.post(f"/api/battles/{evened['id']}/rematch", {}, tokens[0]).json()
    assert targets_of(server, again["id"]) == "evened"


def test_a_record_goes_on_with_its_targets(server: Server) -> None:
    battle = load("alexander/troad", "upload", targets="evened")
    battle.pick(0)
    answer = server.post("/api/battles", {"record": battle.record(), "seats": SEATS}).json()
    assert targets_of(server, answer["id"]) == "evened"


def test_targets_that_are_none(server: Server) -> None:
    for wish in ({"targets": "bent"}, {"ruleset": "skirmish", "scenario": "ford", "targets": "evened", "seats": {}}):
        body = {"ruleset": "alexander", "scenario": "troad", "seats": SEATS, **wish}
        assert server.post("/api/battles", body).status_code in (400, 422)


def test_the_catalogue_tells_both() -> None:
    told = catalogue.scenario("alexander", "samarkand")
    assert told.evened is not None
    assert told.evened.balance is not None
    assert "20 rout points" in told.evened.victory.en
    assert "24 rout points" in told.victory.en
    assert catalogue.scenario("skirmish", "ford").evened is None


@pytest.mark.parametrize("targets", ["historical", "evened"])
def test_a_row_is_opened_by_its_digest(targets: str) -> None:
    """Battles that were made before there was a choice were fought for the levels that are called evened now."""
    scenario, rules = find_scenario("alexander/chaeronea", targets), find_ruleset("alexander")
    row = BattleRow(
        "b", rules.id, rules.version, scenario.id, scenario.digest, None, {}, "seed", True, "", "", Head(0, None, None)
    )
    assert open_battle(row).scenario is scenario
    with pytest.raises(Problem, match="record-scenario"):
        open_battle(replace(row, digest="0" * 64))
