"""Rosters: what they cost, and every complaint at once."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.bayard.muster.lists import cost, objections, read_roster
from strategikon.kernel.message import Problem


def macedon(**changes: Any) -> dict[str, Any]:
    return {
        "list": "macedon", "year": -333, "budget": 900,
        "unit": [{"troop": "companions", "count": 2}, {"troop": "phalangites", "count": 3}, {"troop": "hypaspists"},
                 {"troop": "agrianians"}],
        "leader": [{"id": "alexander"}, {"id": "parmenion"}], "heralds": 1, **changes,
    }  # fmt: skip


def said(**changes: Any) -> dict[str, dict[str, Any]]:
    roster = read_roster(macedon(**changes), "roster")
    return {message.id.removeprefix("bayard-muster-"): dict(message.args) for message in objections(roster)}


def test_a_roster_costs_the_sum_of_its_prices() -> None:
    """2 x 83 + 3 x 56 + 86 + 93 + 162 + 78 + 5, by Annex 4 and a pencil."""
    assert cost(read_roster(macedon(), "roster")) == 758
    assert said() == {}


def test_everything_that_is_wrong_is_said_at_once() -> None:
    found = said(
        budget=700, year=-300, unit=[{"troop": "companions", "count": 4}, {"troop": "phalangites", "count": 2}],
        leader=[{"id": "parmenion"}],
    )  # fmt: skip
    assert found["general"] == {"count": 0}
    assert found["number"]["troop"] in ("companions", "phalangites", "hypaspists", "agrianians")


def test_a_budget_is_a_limit() -> None:
    assert said(budget=750)["budget"] == {"points": 758, "budget": 750, "over": 8}
    assert "budget" not in said(budget=0)


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
