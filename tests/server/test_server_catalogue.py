"""The catalogue: what is told about a battle before it is fought."""

from __future__ import annotations

import pytest
from server_harness import Server

from strategikon.kernel.scenario import Balance
from strategikon.library import find_scenario
from strategikon.server import catalogue, wire


def test_whom_a_battle_favours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_scenario("ancients/zama-202"), "balance", Balance("north", 64, 200))
    told = catalogue.scenario.__wrapped__("ancients", "zama-202").balance
    text = wire.Text(
        "Favoured between equal veterans: Carthage, with 64 % of the victories (200 battles fought).",
        "Favori entre vétérans de même force : Carthage, avec 64 % des victoires (200 batailles livrées).",
    )
    assert told == wire.Balance("north", 64, 200, text)
    lines = next(book for book in catalogue.all_rulesets.__wrapped__().rulesets if book.id == "ancients").battles
    assert next(line.balance for line in lines if line.id == "zama-202") == told


def test_nothing_is_told_where_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_scenario("ancients/zama-202"), "balance", None)
    assert catalogue.scenario.__wrapped__("ancients", "zama-202").balance is None


def test_leaders_are_not_counted_as_units() -> None:
    """Pelium: two of the five Macedonian leaders only replace others (docs/scenarios/alexander.md)."""
    told = {side.id: (side.units, side.leaders) for side in catalogue.scenario("alexander", "pelium").sides}
    assert told == {"macedonian": (21, 3), "illyrian": (31, 4)}


def test_facts_are_served_with_a_digest_and_asked_for_once(server: Server) -> None:
    first = server.get("/api/rulesets/alexander/facts")
    told = first.json()
    assert told["looks"]["numbers"] == {"size": "left", "tq": "middle", "ma": "right", "missile": "corner"}
    assert told["first_battle"] == {"scenario": "troad", "side": "macedonian", "opponent": "recruit"}
    assert told["glossary"]["ZOC"]["rule"] == "7.23a"
    assert told["switches"][0]["switches"] == ["elite_commander", "contingent_commanders"]
    tag = first.headers["etag"]
    assert tag == f'"{told["digest"]}"'
    again = server.http.get(f"{server.address}/api/rulesets/alexander/facts", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert server.get("/api/rulesets/nowhere/facts").status_code == 404
