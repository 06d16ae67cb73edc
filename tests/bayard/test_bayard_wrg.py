"""WRG notation, translated by the tables of Annex 4 and a pencil."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.bayard.muster.wrg import BOOKS, translate
from strategikon.kernel.message import Problem


@pytest.mark.parametrize(
    ("text", "how", "troop"),
    [
        ("Reg C HI, LTS", {}, {"type": "infantry", "weight": "medium", "training": "trained", "melee": "spear"}),
        ("Reg A HI, P", {"choices": {"weight": "heavy"}}, {"weight": "heavy", "training": "elite", "melee": "pike"}),
        ("Irr B MC, JLS, B", {"year": -480},
         {"type": "cavalry", "weight": "light", "training": "veterans", "melee": "cavalry_spear",
          "missile": "composite_bow", "particularities": ["barbarians"]}),
        ("Irr A LMI, JLS", {}, {"training": "trained", "particularities": ["fanatics"], "melee": "short_spear"}),
        ("Reg B EHK, L", {"region": "europe", "year": 1300}, {"weight": "heavy", "melee": "couched_lance_swordsmen"}),
        ("Reg B EHK, L", {"year": 1300}, {"melee": "cavalry_lance_swordsmen"}),
        ("Irr C LI, B", {"year": -900}, {"weight": "light", "missile": "light_bow"}),
        ("Reg C MI, CB", {"region": "europe", "year": 1300}, {"missile": "heavy_crossbow"}),
        ("Reg C large_bolt_shooter", {}, {"type": "artillery", "weight": "light", "missile": "artillery_light"}),
        ("Reg C bombard", {}, {"weight": "heavy", "missile": "powder_heavy"}),
        ("Irr C light_chariot_4, B", {}, {"type": "chariot", "weight": "medium", "missile": "composite_bow"}),
        ("D HI, knife", {"book": "renaissance"}, {"weight": "heavy", "training": "recruits", "melee": "short_weapon"}),
        ("D AC, L", {"book": "shock_of_impact"}, {"type": "cavalry", "weight": "heavy", "training": "trained"}),
        ("Irr E MC, firelance, L", {"book": "7th"}, {"training": "levy", "missile": "fire_lance"}),
    ],
)  # fmt: skip
def test_a_notation_becomes_a_troop(text: str, how: dict[str, Any], troop: dict[str, Any]) -> None:
    found = translate(text, **how).troop
    assert {key: found.get(key) for key in troop} == troop


def test_every_decision_is_told() -> None:
    decisions = {one.key: (one.taken, one.others) for one in translate("Irr B MC, JLS, B", year=-480).decisions}
    assert decisions == {
        "weight": ("light", ("medium",)),
        "irregular": ("barbarians", ("allied",)),
        "JLS": ("cavalry_spear", ("cavalry_javelins",)),
        "bow": ("composite_bow", ("light_bow",)),
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "notation"), ("HI", "notation"), ("Reg C HI HI", "notation"), ("Reg Z HI", "grade"), ("Reg C XX", "code"),
        ("Reg C HI, blunderbuss", "weapon"),
    ],
)  # fmt: skip
def test_what_no_book_knows_is_named(text: str, message: str) -> None:
    for book in BOOKS[:1]:
        with pytest.raises(Problem) as caught:
            translate(text, book)
        assert caught.value.complaints[0].id == f"bayard-wrg-{message}"


def test_a_choice_that_is_none_is_refused() -> None:
    with pytest.raises(Problem):
        translate("Reg C HI", choices={"weight": "very_light"})
