"""Rosters: what they cost, and every complaint at once."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from strategikon.bayard import RULESET
from strategikon.bayard.muster.lists import cost, objections, read_roster
from strategikon.bayard.muster.muster import MUSTER
from strategikon.bayard.muster.remedies import complaints
from strategikon.kernel.message import Problem
from strategikon.text import Teller


def macedon(**changes: Any) -> dict[str, Any]:
    return {
        "list": "macedon", "year": -333, "budget": 900,
        "unit": [{"troop": "companions", "count": 2}, {"troop": "phalangites", "count": 3}, {"troop": "hypaspists"},
                 {"troop": "agrianians"}],
        "leader": [{"id": "alexander"}, {"id": "parmenion"}], "heralds": 1, **changes,
    }  # fmt: skip


def said(**changes: Any) -> dict[str, dict[str, Any]]:
    roster = read_roster(macedon(**changes), "roster")
    said = [one.message for one in objections(roster)]
    return {message.id.removeprefix("bayard-muster-"): dict(message.args) for message in said}


def test_a_roster_costs_the_sum_of_its_prices() -> None:
    """2 x 83 + 3 x 56 + 86 + 93 + 162 + 78 + 5, by Annex 4 and a pencil."""
    assert cost(read_roster(macedon(), "roster")) == 758
    assert said() == {}


def test_everything_that_is_wrong_is_said_at_once() -> None:
    """4 x 83 + 2 x 56 + 78 + 5 = 527 points of 500; the list is for 336 to 323 BC, and asks for 1 to 3 Companions, 3 to
    8 phalanxes, 1 or 2 Hypaspists, 1 unit of Agrianes, and a General."""
    roster = macedon(
        budget=500, year=-300, unit=[{"troop": "companions", "count": 4}, {"troop": "phalangites", "count": 2}],
        leader=[{"id": "parmenion"}],
    )  # fmt: skip
    messages = [one.message for one in objections(read_roster(roster, "roster"))]
    assert {(one.id.removeprefix("bayard-muster-"), one.args.get("troop", "")) for one in messages} == {
        ("budget", ""), ("list-years", ""), ("general", ""), ("number", "companions"), ("number", "phalangites"),
        ("number", "hypaspists"), ("exactly", "agrianians"),
    }  # fmt: skip
    assert len(messages) == 7
    (budget,) = (one.args for one in messages if one.id == "bayard-muster-budget")
    assert budget == {"points": 527, "budget": 500, "over": 27}
    told = [Teller("fr", RULESET).say(one) for one in messages]
    assert all(re.search(r"\((?:A4\.\d\d|2\.\d\d)\)$", line) for line in told), told  # each with its rule
    assert "336 av. J.-C. à 323 av. J.-C., pas pour 300 av. J.-C." in " ".join(told)


def test_a_budget_is_a_limit() -> None:
    assert said(budget=750)["budget"] == {"points": 758, "budget": 750, "over": 8}
    assert "budget" not in said(budget=0)


def remedies(**changes: Any) -> dict[str, tuple[dict[str, int], int] | None]:
    """By objection: how many more of each entry, and the points."""
    found = complaints(read_roster(macedon(**changes), "roster"))
    return {
        one.message.id.removeprefix("bayard-muster-"): one.remedy
        and ({step.entry: step.by for step in one.remedy.steps}, one.remedy.points)
        for one in found
    }


def test_each_complaint_has_its_cheapest_remedy() -> None:
    """Alexander costs 162, Parmenion 78, a phalanx 56, Companions 83, a herald 5."""
    few = [{"troop": "companions", "count": 2}, {"troop": "phalangites", "count": 2}, {"troop": "hypaspists"},
           {"troop": "agrianians"}]  # fmt: skip
    assert remedies(unit=few)["number"] == ({"troop:phalangites": 1}, 56)
    assert remedies(leader=[{"id": "parmenion"}])["general"] == ({"leader:alexander": 1}, 162)
    assert remedies(budget=753)["budget"] == ({"herald": -1}, -5)
    assert remedies(budget=750)["budget"] == ({"leader:parmenion": -1}, -78)
    assert remedies(budget=600)["budget"] == ({"troop:companions": -1, "leader:parmenion": -1}, -161)
    assert remedies(leader=[{"id": "alexander"}, {"id": "alexander"}])["general"] == ({"leader:alexander": -1}, -162)


def test_a_remedy_that_would_bring_another_complaint_is_none() -> None:
    """2.02 Only Alexander could be spared, and then nobody commands; a year outside the list is answered by the nearest
    one."""
    poor = macedon(budget=10, unit=[{"troop": "companions"}, {"troop": "phalangites", "count": 3}], heralds=0,
                   leader=[{"id": "alexander"}])  # fmt: skip
    assert remedies(**poor)["budget"] is None
    (late,) = [one.remedy for one in complaints(read_roster(macedon(year=-300), "roster")) if one.remedy]
    assert (late.steps, late.year, late.points) == ((), -323, 0)


def company(**changes: Any) -> dict[str, Any]:
    troops = [
        {"id": "guard", "type": "infantry", "weight": "heavy", "not_with": ["rebels", "usurper"], "min": 1},
        {"id": "rebels", "type": "infantry", "weight": "light"},
    ]  # fmt: skip
    leaders = [{"id": "king", "rank": "general_in_chief"}, {"id": "usurper", "rank": "senior_officer"}]
    return {
        "list": {"troop": troops, "leader": leaders}, "unit": [{"troop": "guard"}, {"troop": "rebels"}],
        "leader": [{"id": "king"}], **changes,
    }  # fmt: skip


def test_troops_that_do_not_serve_together() -> None:
    """A4.16 Either line says it, of troops and of leaders. The cheaper of the two goes: 28 against 33 points."""
    (said,) = complaints(read_roster(company(), "own"))
    assert said.message.id == "bayard-muster-company"
    assert said.about == ("troop:guard", "troop:rebels")
    assert said.remedy is not None
    assert [(step.entry, step.by) for step in said.remedy.steps] == [("troop:guard", -1)]
    alone = company(unit=[{"troop": "rebels"}])  # the guard is demanded, but not beside rebels
    assert complaints(read_roster(alone, "own")) == ()
    led = company(unit=[{"troop": "guard"}], leader=[{"id": "king"}, {"id": "usurper"}])
    assert [one.message.args["other"] for one in complaints(read_roster(led, "own"))] == ["usurper"]


def test_the_list_of_who_does_not_serve_with_whom_names_its_own() -> None:
    stranger = {"id": "guard", "type": "infantry", "weight": "heavy", "not_with": ["hussars"]}
    with pytest.raises(Problem) as bad:
        read_roster(company(list={"troop": [stranger]}, unit=[{"troop": "guard"}], leader=[]), "own")
    assert bad.value.complaints[0].args["troop"] == "hussars"


def test_the_legions_of_marius_are_not_those_of_scipio() -> None:
    """A4.16 In the year of the change an army has maniples or cohorts."""
    roster = {"list": "republican_rome", "year": -107, "leader": [{"id": "consul"}], "unit": [
        {"troop": "hastati_principes", "count": 3}, {"troop": "triarii"}, {"troop": "velites"},
        {"troop": "marian_legionaries"}]}  # fmt: skip
    found = {one.message.id for one in objections(read_roster(roster, "rome"))}
    assert "bayard-muster-company" in found


PIKES: Final = {"type": "infantry", "weight": "heavy", "melee": "pike", "training": "trained", "morale": "normal"}


def test_a_list_becomes_ones_own_by_a_line_more() -> None:
    """A4.17 The line joins the list under a name of its own, beside those that bear it already, and the roster takes
    the whole list along; the list of the ruleset stays what it is."""
    own, entry = MUSTER.enlist("macedon", PIKES, "Militia, 2nd levy")
    assert entry == "troop:militia_2nd_levy"
    again, other = MUSTER.enlist(own, PIKES, "Militia, 2nd levy")
    assert other == "troop:militia_2nd_levy_2"
    assert (len(own["troop"]), len(again["troop"])) == (12, 13)  # the list has 11 troops
    assert len([one for one in MUSTER.army("macedon").entries if one.kind == "troop"]) == 11
    roster = MUSTER.roster(own, {entry: 1, "troop:companions": 1}, -333, 0)
    told = MUSTER.judge(roster, "roster")
    prices = {line.entry: line.each for line in told.lines}
    assert told.own == own
    assert prices["troop:companions"] == 83
    assert told.points == 83 + prices[entry]
    assert MUSTER.judge(macedon(), "roster").own is None
    raised = MUSTER.raise_army(own, 900, "tuesday", -333)
    assert raised["list"] == own
    assert MUSTER.judge(raised, "roster").complaints == ()


def test_troops_that_no_rule_knows_stand_in_ones_own_list_without_a_price() -> None:
    """A2.05 There are no very light elephants: the list is shown, and the roster complains."""
    own, entry = MUSTER.enlist("macedon", {"type": "elephant", "weight": "very_light"}, "Calves")
    (shown,) = (one for one in MUSTER.army(own).entries if one.id == entry)
    assert (shown.price, shown.making, shown.name["fr"]) == (0, None, "Calves")
    told = MUSTER.judge(MUSTER.roster(own, {entry: 1}), "roster")
    assert "bayard-complaint-weight" in {one.message.id for one in told.complaints}
    assert not {"calves"} & {line["troop"] for line in MUSTER.raise_army(own, 900, "tuesday", -333)["unit"]}


@pytest.mark.parametrize(
    ("army", "message"),
    [
        ("atlantis", "complaint-choice"),
        ({"troop": []}, "complaint-list-length"),
        ({"troop": [{**PIKES, "id": "a"}, {**PIKES, "id": "a"}]}, "complaint-twice"),
        ({"troop": [{**PIKES, "id": "a"}], "leader": 7}, "complaint-list"),
    ],
)
def test_what_is_no_list_is_refused_in_a_sentence(army: Any, message: str) -> None:
    with pytest.raises(Problem) as refused:
        MUSTER.army(army)
    assert [one.id for one in refused.value.complaints] == [message]


def test_two_generals_are_one_too_many() -> None:
    assert said(leader=[{"id": "alexander"}, {"id": "alexander"}])["general"] == {"count": 2}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"list": "atlantis"}, "complaint-choice"),
        ({"unit": [{"troop": "hussars"}]}, "bayard-complaint-troop"),
        ({"leader": [{"id": "napoleon"}]}, "bayard-complaint-leader"),
        ({"unit": [{"troop": "companions", "count": -1}]}, "complaint-range"),
        ({"budget": "much"}, "complaint-integer"),
        ({"colour": "red"}, "complaint-unknown"),
    ],
)
def test_what_is_no_roster_is_refused_in_a_sentence(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(Problem) as caught:
        read_roster(macedon(**changes), "roster")
    assert [complaint.id for complaint in caught.value.complaints] == [message]
