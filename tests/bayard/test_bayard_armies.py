"""An army of each list: raised, priced, refused with every reason, deployed by each method, and fought to the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strategikon.bayard import RULESET
from strategikon.bayard.deployment import METHODS
from strategikon.bayard.muster.fields import DENSITIES, LANDS, lay
from strategikon.bayard.muster.muster import MUSTER
from strategikon.bayard.schema import ARMY
from strategikon.bayard.tables import (
    EXOTIC_WEAPONS,
    FORMATIONS,
    MELEE_WEAPONS,
    MISSILES,
    MORALE,
    PARTICULARITIES,
    TYPES,
    WEIGHTS,
)  # fmt: skip
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Problem
from strategikon.kernel.muster import Terms
from strategikon.kernel.scenario import Scenario, read_document
from strategikon.kernel.schema import Report
from strategikon.kernel.trial import any_place
from strategikon.text import Teller

LISTS = MUSTER.names()
BUDGET = 1000


def complaints(roster: dict[str, Any]) -> set[str]:
    found = [one.message for one in MUSTER.judge(roster, "roster").complaints]
    for language in ("en", "fr"):
        teller = Teller(language, RULESET)
        assert all(teller.say(message) for message in found)
        assert not teller.missing
    return {message.id.removeprefix("bayard-muster-") for message in found}


def test_there_are_sixteen_lists() -> None:
    assert len(LISTS) == 16


@pytest.mark.parametrize("name", LISTS)
def test_a_list_has_the_shape_of_one(name: str) -> None:
    report = Report(name)
    ARMY(read_document(RULESET.folder / "scenarios" / "armies" / f"{name}.toml"), "", report)
    assert report.complaints == []


@pytest.mark.parametrize("name", LISTS)
def test_the_computer_raises_an_army_within_its_budget(name: str) -> None:
    for budget in (900, 1200, 0):
        roster = MUSTER.raise_army(name, budget, f"seed {budget}")
        told = MUSTER.judge(roster, "roster")
        assert told.complaints == ()
        assert not budget or told.points <= budget
        assert told.points == sum(line.points for line in told.lines)
        assert told.units >= 5
        assert roster == MUSTER.raise_army(name, budget, f"seed {budget}")


@pytest.mark.parametrize("name", LISTS)
def test_an_army_is_refused_with_every_reason(name: str) -> None:
    army = MUSTER.army(name)
    troops = [entry for entry in army.entries if entry.kind == "troop"]
    many = {entry.id: entry.most + 1 for entry in troops}
    found = complaints(MUSTER.roster(name, many, (army.until or 0) + 100, 100))
    assert {"budget", "number", "general", "list-years"} <= found
    assert ("ally" in found) == any(entry.group for entry in troops)
    none = complaints({**MUSTER.roster(name, {}, army.since), "unit": []})
    assert none - {"exactly"} == {"number", "general"}
    generals = [entry.id for entry in army.entries if entry.kind == "leader" and "chief" in entry.facts[0][1]["en"]]
    assert "general" in complaints(MUSTER.roster(name, dict.fromkeys(generals, 2)))


@pytest.mark.parametrize("name", LISTS)
def test_an_army_is_refused_for_its_years_its_company_and_its_prices(name: str) -> None:
    """A4.16 Whoever does not serve in the year or beside another; A4.01, A4.08 what a list says otherwise than the
    rules; A4.10 heralds."""
    army = read_document(RULESET.folder / "scenarios" / "armies" / f"{name}.toml")
    roster = MUSTER.raise_army(name, BUDGET, "reasons")
    lines = {"unit": ("troop", army["troop"]), "leader": ("id", army["leader"])}
    for part, (key, known) in lines.items():
        for line in known:
            here = {**roster, part: [*roster[part], {key: line["id"]}]}
            gone = {year for year in range(army["from"], army["to"] + 1)
                    if not line.get("from", year) <= year <= line.get("to", year)}  # fmt: skip
            for year in sorted(gone)[:1]:
                assert "years" in complaints({**here, "year": year})
            for other in line.get("not_with", ()):
                assert "company" in complaints({**here, "unit": [*here["unit"], {"troop": other}]})
    dearer = {**army, "troop": [{**one, "cost": one["cost"] + 1} for one in army["troop"]],
              "leader": [{**one, "cost": one["cost"] + 1} for one in army["leader"]]}  # fmt: skip
    assert complaints({**roster, "list": dearer}) == {"cost", "wage"}
    assert "number" in complaints({**roster, "list": {**army, "heralds": {"min": 3, "max": 4}}})
    clubs = {**army, "troop": [{**one, "type": "infantry", "melee": "cavalry_lance"} for one in army["troop"]]}
    assert "bayard-complaint-melee" in complaints({**roster, "list": clubs})


def test_the_heralds_of_a_list_are_counted() -> None:
    """A4.10, A4.16 The Mongols have one or two."""
    roster = MUSTER.raise_army("mongols", BUDGET, "heralds")
    assert roster["heralds"] in (1, 2)
    herald = MUSTER.army("mongols").entries[-1]
    assert (herald.least, herald.most, herald.price) == (1, 2, 5)
    few = MUSTER.judge({**roster, "heralds": 0}, "few").complaints
    assert [(one.message.id, one.about) for one in few] == [("bayard-muster-number", ("herald",))]
    assert few[0].remedy is not None
    assert [(step.entry, step.by) for step in few[0].remedy.steps] == [("herald", 1)]


def test_the_making_of_a_price_is_told() -> None:
    """A4.01-A4.06 Agrianes: 3 and 3 dice, 4 shots by 1 hex of range, 2 hexes, 1 for a particularity; 6 steps of 5 %;
    5.5 for four plaquettes. A4.08, A4.09, A4.12 Alexander: 100, 60 in a hundred more, and the 2 points of his dice."""
    made = {entry.id: entry.making for entry in MUSTER.army("macedon").entries}
    assert made["troop:agrianians"] == {
        "en": "(3 attack + 3 riposte + 4 shooting + 2 move + 1 particularities = 13)"
              " × 1.3 × 5.5 (4 plaquettes) = 93 (A4.01)",
        "fr": "(3 attaque + 3 riposte + 4 tir + 2 mouvement + 1 particularités = 13)"
              " × 1,3 × 5,5 (4 plaquettes) = 93 (A4.01)",
    }  # fmt: skip
    assert made["leader:alexander"] == dict.fromkeys(("en", "fr"), "100 + 60 % + 2 = 162 (A4.08)")
    assert made["leader:cleitus"] == dict.fromkeys(("en", "fr"), "5 (A4.08)")


def test_a_list_of_ones_own_is_held_to_the_rules() -> None:
    troop = {"id": "riders", "type": "cavalry", "weight": "light", "missile": "sling", "cost": 1}
    own = {"list": {"troop": [troop]}, "unit": [{"troop": "riders"}]}
    assert complaints(own) == {"general", "bayard-complaint-missile"}
    assert MUSTER.judge(own, "own").points == 0
    good = {**troop, "missile": "light_bow"}
    assert complaints({**own, "list": {"troop": [good]}}) == {"general", "cost"}


WEAPONS = sorted({*MELEE_WEAPONS, *MISSILES, *EXOTIC_WEAPONS})
LINES = st.fixed_dictionaries(
    {"id": st.just("one"), "type": st.sampled_from(TYPES), "weight": st.sampled_from(WEIGHTS)},
    optional={
        "melee": st.sampled_from(WEAPONS), "missile": st.sampled_from(WEAPONS), "morale": st.sampled_from([*MORALE]),
        "escort": st.integers(0, 4), "plaquettes": st.integers(1, 12), "mount": st.sampled_from(["horse", "wagon"]),
        "sacrificial": st.booleans(), "dwarf": st.booleans(), "platform": st.booleans(), "cost": st.integers(0, 99),
        "formations": st.lists(st.sampled_from(FORMATIONS[1:]), max_size=2),
        "particularities": st.lists(st.sampled_from([*PARTICULARITIES]), max_size=3),
        "team": st.sampled_from(["horse", "camel", "elephant"]), "animal": st.sampled_from(["war_dogs", "herd_bison"]),
    },
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(LINES)
def test_any_list_of_ones_own_is_priced_or_refused(line: dict[str, Any]) -> None:
    """Never anything but a price, or complaints in words."""
    roster = {"list": {"troop": [line]}, "unit": [{"troop": "one"}]}
    try:
        told = MUSTER.judge(roster, "own")
    except Problem:
        return
    assert told.points > 0 or len(told.complaints) > 1


def deploy_at_random(document: dict[str, Any]) -> None:
    """A1.62-A1.68 Whoever has to be placed stands in the rows of his side, each in a hex of his own, and the battle
    begins."""
    battle: AnyBattle = Battle(Scenario(RULESET, document, "built", inline=True), "placing")
    will = Dice("placing will")
    while battle.ask is not None and battle.ask.kind in ("first", "deploy", "place", "bluff"):
        battle.take(battle.ask.values[any_place(will, len(battle.ask.values))])
    assert battle.decision is not None
    assert battle.decision.kind == "lead"
    units = battle.state.hex_of
    assert min(units) >= 0
    assert min(battle.state.leader_hex) >= 0
    assert len(set(units)) == len(units)
    rows = [int(battle.field.grid.names[here].partition(",")[2]) for here in units]
    south = [row for side, row in zip(battle.field.side_of, rows, strict=True) if side == 0]
    north = [row for side, row in zip(battle.field.side_of, rows, strict=True) if side == 1]
    assert max(north) < min(south)


@pytest.mark.parametrize("place", range(len(LISTS)), ids=LISTS)
def test_two_armies_deploy_and_fight_to_the_end(place: int) -> None:
    """Each list meets the next; methods and lands take turns."""
    names = (LISTS[place], LISTS[(place + 1) % len(LISTS)])
    land, method = [*LANDS][place % len(LANDS)], METHODS[place % len(METHODS)]
    field = {"seed": f"field {place}", "landscape": land, "density": [*DENSITIES][place % len(DENSITIES)]}
    rosters = [MUSTER.raise_army(name, BUDGET, "armies") for name in names]
    document = MUSTER.battle(rosters, field, Terms(method=method, turns=4))
    scenario = Scenario(RULESET, document, "built", inline=True)
    battle: AnyBattle = Battle(scenario, "armies")
    will = Dice("armies will")
    while battle.ask is not None:
        assert battle.number < RULESET.bound
        assert list(RULESET.invariants(battle)) == []
        battle.take(battle.ask.values[any_place(will, len(battle.ask.values))])
    assert battle.outcome is not None
    for other in METHODS:  # each list is placed by each method
        if other != method:
            deploy_at_random(MUSTER.battle(rosters, field, Terms(method=other)))
    placed = Scenario(RULESET, MUSTER.deploy(scenario), "placed", inline=True)
    first: AnyBattle = Battle(placed, "placed")
    assert first.decision is not None
    assert first.decision.kind == "lead"


@pytest.mark.parametrize("method", METHODS)
def test_two_armies_of_one_list_are_told_apart(method: str) -> None:
    roster = MUSTER.raise_army("macedon", 900, "twins")
    document = MUSTER.battle([roster, roster], {"scenario": "zama_202bc"}, Terms(method=method, first="second"))
    assert [side["id"] for side in document["side"]] == ["macedon-1", "macedon-2"]
    assert document["first_player"] == "macedon-2"
    assert document["turns"] == 24
    Scenario(RULESET, document, "twins", inline=True)


@pytest.mark.parametrize("land", LANDS)
def test_a_field_is_the_same_for_north_and_south(land: str) -> None:
    for density in DENSITIES:
        board = lay("a seed", land, density)
        assert board == lay("a seed", land, density)
        for area in board.get("area", ()):
            here = {tuple(map(int, name.split(","))) for name in area["hexes"]}
            assert here == {(column, board["rows"] - 1 - row) for column, row in here}
            assert all(2 <= row < board["rows"] - 2 for _, row in here)


@pytest.mark.parametrize(
    ("rosters", "field", "terms", "message"),
    [
        (1, {"seed": "x"}, Terms(), "bayard-muster-two"),
        (2, {"scenario": "atlantis"}, Terms(), "bayard-muster-field"),
        (2, {}, Terms(), "bayard-muster-field"),
        (2, {"board": {"columns": 60, "rows": 60}}, Terms(), "bayard-complaint-large"),
        (2, {"seed": "x", "landscape": "moon"}, Terms(), "complaint-choice"),
        (2, {"seed": 7}, Terms(), "complaint-text"),
        (2, {"seed": "x"}, Terms(first="nobody"), "bayard-muster-first"),
    ],
)
def test_a_battle_that_cannot_be_made_is_refused(
    rosters: int, field: dict[str, Any], terms: Terms, message: str
) -> None:
    roster = MUSTER.raise_army("macedon", 900, "wrong")
    with pytest.raises(Problem) as caught:
        Scenario(RULESET, MUSTER.battle([roster] * rosters, field, terms), "battle", inline=True)
    assert [complaint.id for complaint in caught.value.complaints] == [message]


def test_rosters_with_complaints_need_the_players_consent() -> None:
    roster = {**MUSTER.raise_army("macedon", 900, "poor"), "budget": 100}
    with pytest.raises(Problem):
        MUSTER.battle([roster, roster], {"seed": "x"})
    assert MUSTER.battle([roster, roster], {"seed": "x"}, Terms(agreed=True))["side"]
