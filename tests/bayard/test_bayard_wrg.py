"""WRG notation, translated by the tables of Annex 4 and a pencil."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strategikon.bayard import RULESET
from strategikon.bayard.muster.price import unit_price
from strategikon.bayard.muster.translator import BOOKS, Translation, translate
from strategikon.bayard.profile import profile
from strategikon.bayard.tables import rows
from strategikon.kernel.message import Problem
from strategikon.text import Teller


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
        ("Reg B EHK, L", {"year": 1300}, {"melee": "couched_lance_swordsmen"}),
        ("Reg B EHK, L", {"year": 1300, "book": "7th"}, {"melee": "cavalry_lance_swordsmen"}),
        ("Reg A SHK, L", {"year": 1300, "book": "7th"}, {"melee": "couched_lance_swordsmen"}),
        ("Irr C LI, B", {"year": -900}, {"weight": "light", "missile": "light_bow"}),
        ("Reg C MI, CB", {"region": "europe", "year": 1300}, {"missile": "heavy_crossbow"}),
        ("Reg C large_bolt_shooter", {}, {"type": "artillery", "weight": "light", "missile": "artillery_light"}),
        ("Reg C bombard", {}, {"weight": "heavy", "missile": "powder_heavy"}),
        ("Irr C light_chariot_4, B", {}, {"type": "chariot", "weight": "medium", "missile": "composite_bow"}),
        ("D HI, knife", {"book": "renaissance"}, {"weight": "heavy", "training": "recruits", "melee": "short_weapon"}),
        ("D AC, L", {"book": "shock_of_impact"}, {"type": "cavalry", "weight": "heavy", "training": "trained"}),
        ("Irr E FAC, L", {"book": "shock_of_impact"}, {"weight": "very_heavy", "training": "recruits"}),
        ("Irr C Cam, B", {"book": "shock_of_impact"}, {"type": "camelry", "weight": "light"}),
        ("Irr C Cam, B", {"book": "shock_of_impact", "choices": {"code": "MCm"}}, {"weight": "medium"}),
        ("C ACam", {"book": "shock_of_impact"}, {"type": "camelry", "weight": "medium"}),
        ("Veteran B Disciplined HI, Pole", {"book": "newbury"},
         {"weight": "medium", "training": "veterans", "morale": "solid", "melee": "two_handed_weapon",
          "particularities": []}),
        ("Raw A Tribal HC, pole", {"book": "newbury"},
         {"training": "recruits", "morale": "iron", "melee": "cavalry_lance", "particularities": ["barbarians"]}),
        ("Seasoned A Stdy LMI, Long Bow", {"book": "newbury", "choices": {"morale": "solid"}},
         {"morale": "solid", "missile": "composite_bow", "formations": ["salvo"]}),
        ("Raw E Tribal LI, Mixed Peasant Weapons", {"book": "newbury"},
         {"morale": "unstable", "melee": "improvised_weapon", "missile": "light_bow"}),
        ("Seasoned C Steady MI, Windlass Crossbow", {"book": "newbury"}, {"missile": "heavy_crossbow"}),
        ("B LI, latch crossbow", {"book": "renaissance"}, {"training": "veterans", "missile": "light_crossbow"}),
        ("B HCC, mace", {"book": "renaissance", "choices": {"training": "elite"}},
         {"training": "elite", "weight": "medium", "melee": "cavalry_swordsmen"}),
        ("E elephants", {"book": "renaissance"}, {"type": "elephant", "training": "trained"}),
        ("E MI", {"book": "renaissance"}, {"training": "levy"}),
        ("A EHI, naginata", {"book": "renaissance"},
         {"weight": "very_heavy", "training": "veterans", "particularities": ["barbarians"]}),
        ("Fanatic LI, knife", {"book": "renaissance"}, {"particularities": ["fanatics"], "training": "trained"}),
        ("Reg B Light Chariots (4 horses), JLS, javelinmen", {}, {"type": "chariot", "missile": "javelins"}),
        ("Irr C MC, JLS, javelinmen", {}, {"melee": "cavalry_javelins", "missile": "javelins"}),
        ("Irr C LI, JLS, dispersed", {}, {"missile": "javelins"}),
        ("Irr C LMI, JLS", {"choices": {"JLS": "both"}}, {"melee": "short_spear", "missile": "javelins"}),
        ("Irr C MC, JLS", {"choices": {"JLS": "both"}}, {"melee": "cavalry_spear", "missile": "javelins"}),
        ("Reg B HI, HTW, Romans", {}, {"melee": "heavy_throwing_swordsmen"}),
        ("Irr B LMI, HTW, Celts", {}, {"melee": "heavy_throwing_swordsmen"}),
        ("Reg A SHC, L, mace", {}, {"weight": "very_heavy", "melee": "cavalry_lance_swordsmen"}),
        ("Irr C LI, D", {"region": "america"}, {"missile": "spear_thrower"}),
        ("Irr D LI, B, peasants", {"year": 900}, {"training": "recruits", "missile": "light_bow"}),
        ("Reg B HC, L, dismounting EHI", {"choices": {"dismounts": "mounted"}},
         {"type": "cavalry", "weight": "heavy", "melee": "cavalry_lance"}),
        ("Reg B HC, 2HCW, dismounting EHI", {}, {"type": "infantry", "weight": "heavy", "mount": "horse"}),
        ("Reg C HC, HG", {}, {"missile": "mounted_handgun"}),
        ("Reg C MI, flame thrower", {}, {"melee": "siphon", "missile": "siphon"}),
        ("Reg C 1 talent, naphtha missile for stone thrower", {},
         {"missile": "artillery_heavy", "equipment": ["fire_kit"]}),
        ("Reg C HI, P", {"choices": {"training": "veterans", "morale": "solid"}},
         {"training": "veterans", "morale": "solid"}),
        ("Reg C MC, CB", {"region": "europe", "year": 1300}, {"missile": "light_crossbow"}),
        ("Irr C MC, D", {"region": "america"}, {"missile": "darts"}),
        ("Reg C MI, Hand hurled Naphta bombs", {}, {"melee": "grenades", "missile": "grenades"}),
        ("Reg C 30 mina, Naphta missile for stone thrower", {}, {"equipment": ["fire_kit"]}),
        ("Reg B HK", {}, {"weight": "medium", "melee": "couched_lance"}),
        ("Irr C LI, B", {"region": "europe", "year": -200}, {"missile": "light_bow"}),
        ("Irr C LC, JLS, celts", {}, {"melee": "cavalry_spear_swordsmen"}),
        ("Irr C light_chariot_2, JLS", {}, {"type": "chariot", "melee": None, "missile": None}),
        ("Irr C LMI, JLS, Celts", {}, {"melee": "swordsmen", "missile": None}),
        ("Irr C LMI, JLS, javelinmen, Celts", {}, {"melee": "swordsmen", "missile": "javelins"}),
        ("Reg B HC, L, dismounting EHI", {}, {"type": "infantry", "weight": "heavy", "mount": "horse", "melee": None}),
        ("C MC, crossbow", {"book": "renaissance"}, {"weight": "medium", "missile": "light_crossbow"}),
        ("C MI, Crossbow", {"book": "renaissance"}, {"missile": "heavy_crossbow"}),
        ("M HI, P", {"book": "renaissance"}, {"weight": "heavy", "training": "trained", "particularities": []}),
        ("Irr D ACam, L", {"book": "shock_of_impact"},
         {"type": "camelry", "weight": "medium", "training": "trained", "melee": "cavalry_lance"}),
        ("Veteran D Stdy HI, Stirrup Crossbow", {"book": "newbury"},
         {"training": "veterans", "morale": "weak", "missile": "heavy_crossbow", "particularities": []}),
        ("Irr C 3 talent", {}, {"weight": "very_heavy", "missile": "artillery_very_heavy"}),
        ("Irr C Elephants with howdah, B", {}, {"weight": "heavy", "missile": "composite_bow", "melee": None}),
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
        "JLS": ("cavalry_spear", ("cavalry_javelins", "both")),
        "B": ("composite_bow", ("light_bow",)),
    }


GIVEN = {"infantry": "LMI", "mounted": "MC", "any": "LMI", "artillery": "1 talent"}
ROWS = [
    *((f"{'C' if 'ancient' not in row['list'] else 'Reg C'} {row['code'].removesuffix('_ren')}",
       "ancient" if "ancient" in row["list"] else "renaissance") for row in rows("wrg_troops")),
    *((f"Reg C {row['en']}", "ancient") for row in rows("wrg_troops") if "ancient" in row["list"]),
    *((f"{row['grade']} MI", row["list"]) for row in rows("wrg_grades")),
    *((f"C {GIVEN[row['user']]}, {row[name].removesuffix('_mounted')}{', L' * (row['code'] == 'firelance')}",
       "ancient" if "ancient" in row["list"] else row["list"])
      for row in rows("wrg_weapons") for name in ("code", "en")),
    *((f"Reg B HC, {row['word']}", "ancient") for row in rows("wrg_words")),
    *((f"Seasoned C Steady {'HC' if 'mounted' in row['term'] else 'MI'}, {row['term'].partition(' (')[0]}", "newbury")
      for row in rows("newbury") if row["kind"] == "weapon"),
    *((f"{row['term']} C Steady MI", "newbury") for row in rows("newbury") if row["kind"] == "experience"),
    *((f"Raw {row['term']} Steady MI", "newbury") for row in rows("newbury") if row["kind"] == "morale"),
    *((f"Raw C {row['term']} MI", "newbury") for row in rows("newbury") if row["kind"] == "cohesion"),
    *((f"C {row['term']}" if "morale" not in row["term"] else f"{row['term'].split()[1]} MI", "shock_of_impact")
      for row in rows("shock_of_impact")),
]  # fmt: skip


@pytest.mark.parametrize(("text", "book"), ROWS)
def test_every_row_of_the_tables_is_read(text: str, book: str) -> None:
    """And every decision it took can be taken otherwise, or is refused in one sentence where no such troops exist."""
    found = translate(text, book)
    assert unit_price(profile(found.troop)) > 0
    for decision in found.decisions:
        for other in decision.others:
            told = _translated(text, book, {decision.key: other})
            if isinstance(told, Translation):
                assert (decision.key, other) in [(one.key, one.taken) for one in told.decisions]


def _translated(text: str, book: str, choices: dict[str, str] | None = None) -> Translation | str:
    try:
        return translate(text, book, choices=choices)
    except Problem as problem:
        refused = problem
    (complaint,) = refused.complaints
    for language in ("en", "fr"):
        teller = Teller(language, RULESET)
        assert "\n" not in teller.say(complaint)
        assert not teller.missing
    return complaint.id


WORDS = st.sampled_from([
    "Reg", "Irr", "A", "B", "C", "D", "E", "Z", "HI", "LC", "elephants", "10", "mina", "JLS", "L", ",", ",,", "-", "é",
    "\x00", "Raw", "Tribal", "Fanatic", "celts", "dismounting EHI", "B" * 400, "{ $x }", "naphtha_stone", "HC", "_ren",
])  # fmt: skip


@settings(max_examples=200, deadline=None)
@given(st.lists(WORDS, max_size=8), st.sampled_from(BOOKS), st.dictionaries(WORDS, WORDS, max_size=1))
def test_anything_is_translated_or_refused_in_a_sentence(
    words: list[str], book: str, choices: dict[str, str]
) -> None:
    assert _translated(" ".join(words), book, choices)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "notation"), ("HI", "notation"), ("Reg C HI HI", "code"), ("Reg Z HI", "grade"), ("Reg C XX", "code"),
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
