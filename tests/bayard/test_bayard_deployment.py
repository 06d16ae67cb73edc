"""Setting up: sound under every method, and what lies covered stays so."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.bayard import RULESET
from strategikon.bayard.deployment import METHODS, NOWHERE, PAPER, rows_of
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.conformance import Zeal, check_scenario
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import Scenario

GUN = {"type": "artillery", "weight": "light", "missile": "artillery_light"}
WOODS = [{"type": "forest", "hexes": ["0-4,0-1", "8-12,7-8"]}]


def document(method: str, **changes: Any) -> dict[str, Any]:
    """Six units a side, one of them a gun, in two rows that are half wood."""
    sides = [
        {"id": side, "edge": edge, "heralds": [{"id": f"{side}-voice"}],
         "leader": [{"id": f"{side}-general", "rank": "general_in_chief"}],
         "unit": [{"id": f"{side}-gun", **GUN}, *({"id": f"{side}-{number}"} for number in range(5))]}
        for side, edge in (("south", "S"), ("north", "N"))
    ]  # fmt: skip
    board = {"columns": 13, "rows": 9, "area": WOODS}
    return {"board": board, "side": sides, "deployment": {"method": method}, "turns": 2, **changes}


def scenario(method: str, **changes: Any) -> Scenario:
    return Scenario(RULESET, document(method, **changes), "test", inline=True)


@pytest.mark.parametrize("method", METHODS)
def test_a_battle_that_begins_with_deployment_passes_the_kit(method: str) -> None:
    findings = check_scenario(scenario(method), battles=2, zeal=Zeal(every=4))
    assert findings.failures == []


@pytest.mark.parametrize("method", METHODS)
def test_it_goes_with_every_optional_rule(method: str) -> None:
    """By night and under markers nobody sees anything of the other's deployment, nor who stands where after it."""
    every = {rule.id: rule.values[-1] for rule in RULESET.optional_rules}
    findings = check_scenario(scenario(method), battles=1, options=every, zeal=Zeal(every=6))
    assert findings.failures == []


@pytest.mark.parametrize("method", METHODS)
def test_what_lies_covered_is_in_no_view_but_its_owners(method: str) -> None:
    battle: AnyBattle = Battle(scenario(method, first_player="south"), "covered")
    battle.choose("deploy south-2")
    battle.choose("place south-2 3,7")
    seen = {side: str(battle.view(side)) for side in ("south", "north", None)}
    assert "'3,7'" in seen["south"]
    assert ("3,7" in seen["north"]) == ("3,7" in seen[None]) == (method in ("alternate", "paper"))
    drawn = {piece.id: piece.place.kind for piece in battle.scene("north").pieces}
    assert drawn.get("south-2") == ("hex" if method == "alternate" else None)
    assert drawn["north-2"] == "box"


def test_another_world_has_the_same_papers_and_other_units_under_them() -> None:
    battle: AnyBattle = Battle(scenario(PAPER, first_player="south"), "papers")
    will = Dice("will")
    while battle.ask is not None and battle.ask.side == 0:
        battle.take(battle.ask.values[will.pick(len(battle.ask.values))])
    before = {row[:3]: row.hex for row in rows_of(battle.state)}
    found = set()
    for number in range(20):
        state = battle.state.copy()
        RULESET.redeal(state, 1, Dice(f"world {number}"))
        after = {row[:3]: row.hex for row in rows_of(state)}
        assert sorted(after.values()) == sorted(before.values())
        assert all(row.hex in (NOWHERE, *row.zone) for row in rows_of(state))
        found.add(tuple(after.values()))
    assert len(found) > 10


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"deployment": {"method": "blind"}}, "complaint-choice"),
        ({"deployment": {"method": "paper", "rows": 5}}, "bayard-complaint-zones"),
        ({"deployment": {"method": "paper", "zone": [{"side": "south", "hexes": ["3,3"]}]}}, "bayard-complaint-room"),
        ({"deployment": {"method": "paper", "zone": [{"side": "east", "hexes": ["3,3"]}]}}, "bayard-complaint-side"),
        ({"deployment": {"method": "paper", "zone": [{"side": "south", "hexes": ["99,3"]}]}}, "bayard-complaint-hexes"),
        ({"deployment": {"method": "paper", "chooser": "east"}}, "bayard-complaint-side"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(Problem) as caught:
        scenario("paper", **changes)
    assert [complaint.id for complaint in caught.value.complaints] == [message]
