"""Troop lines that the rules do not know, by Annexes 2 and 3 and a pencil."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.bayard.muster.lists import objections, read_roster
from strategikon.bayard.scenario import plain_unit
from strategikon.bayard.troop_checks import complaints, misplaced

ELEPHANT = {"type": "elephant"}
GUN = {"type": "artillery", "weight": "light", "missile": "artillery_light"}


def wrong(**line: Any) -> list[str]:
    return [key for key, _, _ in complaints({**plain_unit(line), **line})]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ({**GUN, "missile": "artillery_heavy"}, "missile"),
        ({**GUN, "weight": "heavy"}, "missile"),
        ({**ELEPHANT, "platform": True, "missile": "artillery_medium"}, "missile"),
        ({**ELEPHANT, "platform": True, "missile": "powder_very_heavy"}, "missile"),
        ({**ELEPHANT, "platform": True, "missile": "rocket_medium"}, "missile"),
        ({**ELEPHANT, "platform": True}, "platform"),
        ({"platform": True, "missile": "light_bow"}, "platform"),
        ({"type": "cavalry", "mount": "horse"}, "mount"),
        ({**ELEPHANT, "mount": "wagon"}, "mount"),
        ({"type": "cavalry", "team": "camel"}, "team"),
        ({"type": "chariot", "weight": "light", "team": "elephant"}, "team"),
        ({"escort": 2}, "escort"),
        ({**GUN, "escort": 1}, "escort"),
        ({"dwarf": True}, "dwarf"),
        ({"type": "cavalry", "animal": "bears"}, "animal"),
        ({"type": "camelry", "weight": "light", "animal": "war_dogs"}, "animal"),
        ({"type": "chariot", "weight": "heavy", "animal": "herd_horses"}, "animal"),
        ({"melee": "naginata", "formations": ["shield_wall"]}, "formations"),
        ({"missile": "ball_bow", "formations": ["salvo"]}, "formations"),
    ],
)  # fmt: skip
def test_troops_that_the_rules_do_not_know(line: dict[str, Any], key: str) -> None:
    assert wrong(**line) == [key]


@pytest.mark.parametrize(
    "line",
    [
        GUN, {"type": "artillery", "missile": "artillery_heavy"}, {**GUN, "weight": "heavy", "missile": "organ_gun"},
        {**ELEPHANT, "platform": True, "missile": "rocket_heavy"}, {**ELEPHANT, "platform": True, "missile": "handgun"},
        {**ELEPHANT, "platform": True, "missile": "powder_light", "dwarf": True}, {"mount": "elephant", "dwarf": True},
        {**GUN, "mount": "wagon", "formations": ["wagons_in_defence"]}, {**GUN, "team": "elephant"},
        {"type": "chariot", "weight": "light", "team": "camel"}, {"type": "cavalry", "escort": 2},
        {"animal": "war_dogs"}, {"animal": "bears"}, {"animal": "herd_bison"},
        {**ELEPHANT, "weight": "heavy", "animal": "herd_elephants"},
        {"missile": "daikyu_late", "formations": ["salvo"]}, {"melee": "yari", "formations": ["tortoise"]},
    ],
)  # fmt: skip
def test_troops_that_they_know(line: dict[str, Any]) -> None:
    assert wrong(**line) == []


@pytest.mark.parametrize(
    ("line", "here"),
    [
        ({"particularities": ["marksmen", "mass_effect", "stubborn"]}, 0),
        ({"type": "cavalry", "particularities": ["marksmen", "mass_effect", "stubborn", "static_artillery"]}, 4),
        ({"particularities": ["tenacious", "arab_horse", "indian_horse"]}, 3),
        ({**ELEPHANT, "particularities": ["tenacious"]}, 0),
        ({**ELEPHANT, "particularities": ["break_away"]}, 1),
        ({"weight": "light", "particularities": ["break_away"]}, 0),
        ({"particularities": ["break_away"]}, 1),
        ({"particularities": ["break_away"], "loosen": True}, 0),
        ({"type": "cavalry", "weight": "very_heavy", "particularities": ["break_away"]}, 0),
        ({"type": "camelry", "missile": "light_bow", "archers": 2}, 0),
        ({"type": "cavalry", "missile": "light_bow", "archers": 2}, 1),
    ],
)  # fmt: skip
def test_what_is_meant_for_other_troops(line: dict[str, Any], here: int) -> None:
    """A2.67, A2.68, A2.72, A2.74, A2.75, A2.79, A2.80, A3.06"""
    assert len(list(misplaced({**plain_unit(line), **line}))) == here


def test_a_list_of_ones_own_is_told() -> None:
    lines = {"en": "x", "fr": "x"}
    horse = {"id": "horse", "name_en": "Horse", "name_fr": "Cavalerie", "type": "cavalry", "weight": "medium",
             "melee": "cavalry_spear", "training": "trained", "morale": "normal", "plaquettes": 4,
             "particularities": ["stubborn"], "min": 0, "max": 4, "cost": 44}  # fmt: skip
    general = {"id": "chief", "name_en": "Chief", "name_fr": "Chef", "rank": "general_in_chief", "min": 1, "max": 1,
               "cost": 100}  # fmt: skip
    own = {"schema": 1, "id": "own", "ruleset": "bayard", "kind": "army", "from": 0, "to": 100, "name": lines,
           "description": lines, "troop": [horse], "leader": [general]}  # fmt: skip
    roster = read_roster({"list": own, "year": 50, "budget": 0, "unit": [{"troop": "horse"}],
                          "leader": [{"id": "chief"}]}, "roster")  # fmt: skip
    assert [one.message.id for one in objections(roster)] == ["bayard-complaint-trait"]
