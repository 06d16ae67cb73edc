"""The charts agree with each other and with what the rulebook says in words."""

from __future__ import annotations

import pytest

from strategikon.ancients.field import CENTRE, EAST, GRID, REAR, SECTION, SOUTH, WEST
from strategikon.ancients.tables import CARDS, CLASS_NUMBER, CLASSES, DECK, FACES, TERRAINS, UnitClass

FOOT = ["LI", "AR", "SL", "AX", "WA", "MI", "HI", "LWM", "HWM"]
CAVALRY = ["LC", "HA", "MC", "HC"]


def unit_class(code: str) -> UnitClass:
    return CLASSES[CLASS_NUMBER[code]]


def test_the_deck_has_sixty_cards_by_category() -> None:
    assert len(DECK) == 60
    counts = {name: sum(card.count for card in CARDS if card.category == name) for name in {c.category for c in CARDS}}
    assert counts == {"section": 27, "troop": 10, "leadership": 6, "tactic": 17, "none": 0}


def test_helmets_are_on_section_cards_and_order_mounted() -> None:
    helmets = {card.id for card in CARDS if card.helmet and card.count}
    assert helmets == {card.id for card in CARDS if card.category == "section"} | {"order-mounted"}


def test_families_and_cavalry() -> None:
    assert [c.code for c in CLASSES if c.foot] == FOOT
    assert [c.code for c in CLASSES if c.cavalry] == CAVALRY
    assert [c.code for c in CLASSES if c.horses] == [*CAVALRY, "LCH", "HCH"]


@pytest.mark.parametrize(("code", "dice"), [("LI", 2), ("AX", 3), ("MI", 4), ("HI", 5), ("MC", 3), ("HC", 4)])
def test_close_combat_dice(code: str, dice: int) -> None:
    assert unit_class(code).close == dice


def test_battle_back_dice_differ_for_two_classes_only() -> None:
    different = {c.code: c.back for c in CLASSES if c.back != c.close}
    assert different == {"CA": 2, "HCH": 3}


def test_who_evades_whom() -> None:
    foot = [CLASS_NUMBER[code] for code in FOOT]
    heavy_mounted = [CLASS_NUMBER[code] for code in ("HC", "HCH", "EL")]
    for code in ("MC", "CA"):
        allowed = [n for n, yes in enumerate(unit_class(code).may_evade) if yes]
        assert sorted(allowed) == sorted(foot + heavy_mounted)
    for code in ("HC", "HCH"):
        allowed = [n for n, yes in enumerate(unit_class(code).may_evade) if yes]
        assert sorted(allowed) == sorted([*foot, CLASS_NUMBER["EL"]])
    assert all(all(unit_class(code).may_evade) for code in ("LI", "AR", "SL", "LC", "HA", "LCH", "LWM", "HWM"))
    assert not any(any(unit_class(code).may_evade) for code in ("AX", "MI", "WA", "HI", "EL"))


def test_a_retreat_move_is_the_longest_move_with_three_exceptions() -> None:
    different = {c.code: c.retreat for c in CLASSES if c.retreat != c.move}
    assert different == {"WA": 2, "AX": 1, "EL": 1}


def test_elephants_copy_the_dice_of_all_but_four() -> None:
    assert [c.code for c in CLASSES if not c.copies] == ["WA", "CA", "EL", "HCH"]
    assert all(c.elephant_dice == c.close for c in CLASSES if c.copies)


def test_six_faces_and_nine_terrains() -> None:
    assert FACES == ("green", "blue", "red", "helmet", "flag", "swords")
    assert len(TERRAINS) == 9


def test_each_section_has_41_hexes_and_ten_are_shared() -> None:
    for section in (WEST, CENTRE, EAST):
        assert sum(bool(mask & section) for mask in SECTION) == 41
    assert sum(mask in (WEST | CENTRE, CENTRE | EAST) for mask in SECTION) == 10


def test_the_rear_is_one_row_nearer_the_own_edge() -> None:
    assert [GRID.names[h] for h in REAR[SOUTH][GRID.hex("C1")]] == ["B1"]
    assert {GRID.names[h] for h in REAR[SOUTH][GRID.hex("D5")]} == {"C5", "C6"}
    assert REAR[SOUTH][GRID.hex("A7")] == ()
