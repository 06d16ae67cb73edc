"""The catalogue: what is told about a battle before it is fought."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from msgspec import convert
from server_harness import Server

from strategikon.kernel.scenario import Balance
from strategikon.library import find_ruleset, find_scenario
from strategikon.server import app, catalogue, wire
from strategikon.server.settings import Limits, Settings


def test_whom_a_battle_favours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_scenario("ancients/zama-202"), "balance", Balance("north", 64, 200))
    told = catalogue.scenario.__wrapped__("ancients", "zama-202").balance
    text = wire.Text(
        "Favoured between equal veterans: Carthage, with 64 % of the victories (200 battles fought).",
        "Favori entre vétérans de même force : Carthage, avec 64 % des victoires (200 batailles livrées).",
    )
    assert told == wire.Balance("north", 64, 200, text)
    line = catalogue.line.__wrapped__(find_ruleset("ancients"), "zama-202")
    assert convert(line["balance"], wire.Balance) == told


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


@pytest.mark.parametrize(("warming", "read"), [(1, ["ford", "bank", "all"]), (0, [])])
def test_what_the_first_browser_will_ask_for_is_read_battle_by_battle(
    monkeypatch: pytest.MonkeyPatch, warming: int, read: list[str]
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(app, "WARM_AFTER", 0)
    monkeypatch.setattr(catalogue, "battles", lambda: [(None, "ford"), (None, "bank")])
    monkeypatch.setattr(catalogue, "line", lambda rules, name: seen.append(name))
    monkeypatch.setattr(catalogue, "all_rulesets", lambda: seen.append("all"))
    parts = SimpleNamespace(settings=Settings("sqlite://", limits=Limits(warming=warming)))
    asyncio.run(app.Parts._warm(parts))  # type: ignore[arg-type]
    assert seen == read
