"""Scenario documents: the seventeen battles load, and everything that can be wrong with one is complained of."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from strategikon.ancients import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files

FILES = scenario_files(RULESET)
# README: file, units south and north, leaders, hands, who begins, banner targets.
ARMIES = {
    "akragas-406": ((15, 16), (2, 2), (5, 5), "south", (6, 5)),
    "crimissos-339": ((13, 17), (2, 2), (6, 4), "south", (7, 6)),
    "adys-256": ((13, 14), (2, 3), (5, 4), "south", (6, 6)),
    "bagradas-255": ((15, 17), (2, 3), (4, 6), "north", (7, 7)),
    "panormus-250": ((15, 17), (2, 2), (5, 5), "north", (7, 6)),
    "ticinus-218": ((11, 9), (2, 2), (5, 6), "north", (5, 6)),
    "trebia-218": ((16, 19), (2, 2), (4, 6), "south", (7, 7)),
    "trasimene-217": ((15, 15), (2, 2), (4, 6), "north", (5, 7)),
    "cannae-216": ((19, 18), (3, 3), (5, 6), "south", (8, 8)),
    "dertosa-215": ((16, 18), (2, 2), (5, 5), "south", (6, 6)),
    "beneventum-214": ((14, 13), (2, 2), (5, 4), "south", (7, 6)),
    "castulo-211": ((12, 13), (2, 3), (5, 4), "south", (6, 6)),
    "baecula-208": ((15, 15), (2, 2), (6, 4), "south", (7, 6)),
    "metaurus-207": ((18, 16), (3, 2), (6, 4), "south", (8, 6)),
    "ilipa-206": ((20, 17), (2, 3), (6, 4), "south", (8, 7)),
    "great-plains-203": ((15, 15), (3, 2), (6, 4), "south", (7, 6)),
    "zama-202": ((19, 22), (3, 2), (5, 5), "north", (8, 7)),
}


def document(name: str = "akragas-406") -> dict[str, Any]:
    return tomllib.loads(FILES[name].read_text("utf-8"))


def complaints(changed: dict[str, Any]) -> list[tuple[str, str]]:
    """What is complained of: the place and the message, in order."""
    with pytest.raises(Problem) as caught:
        Scenario(RULESET, changed, "test.toml")
    return [(complaint.args["path"], complaint.id) for complaint in caught.value.complaints]


def test_there_are_seventeen() -> None:
    assert set(FILES) == set(ARMIES)


@pytest.mark.parametrize("name", ARMIES)
def test_armies_are_those_of_the_readme(name: str) -> None:
    units, leaders, hands, first, targets = ARMIES[name]
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "readme")
    field, state = battle.field, battle.state
    assert tuple(len(of) for of in field.units_of) == units
    assert tuple(len(of) for of in field.leaders_of) == leaders
    assert tuple(len(hand) for hand in state.hands) == hands == field.command
    assert battle.sides[state.active] == first
    assert field.target == targets
    assert not list(RULESET.invariants(battle))


@pytest.mark.parametrize("name", ARMIES)
def test_leaders_start_attached_and_nobody_adjacent_to_an_enemy(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "readme")
    pieces = battle.names()
    for number, side in enumerate(battle.sides):
        for leader in battle.field.leaders_of[number]:
            assert pieces[battle.field.ids[leader]].unit is not None, side
    from strategikon.ancients.orders import beside_enemy_unit

    assert not any(beside_enemy_unit(battle, unit) for unit in range(battle.field.units))


def test_an_unknown_key_is_refused() -> None:
    changed = document()
    changed["weather"] = "rain"
    assert complaints(changed) == [("weather", "complaint-unknown")]


def test_a_text_in_one_language_only_is_refused() -> None:
    changed = document()
    del changed["title"]["fr"]
    assert complaints(changed) == [("title.fr", "complaint-missing")]


def test_every_hex_must_exist() -> None:
    changed = document()
    changed["side"][0]["unit"][0]["hex"] = "B13"
    assert complaints(changed) == [("side[0].unit[0].hex", "ancients-complaint-off-map")]


def test_two_units_in_a_hex_are_refused() -> None:
    changed = document()
    changed["side"][0]["unit"][1]["hex"] = changed["side"][0]["unit"][0]["hex"]
    assert ("side[0].unit[1].hex", "ancients-complaint-occupied") in complaints(changed)


def test_pieces_of_both_sides_in_a_hex_are_refused() -> None:
    changed = document()
    changed["side"][1]["leader"][0]["hex"] = changed["side"][0]["unit"][0]["hex"]
    assert ("side[1].leader[0].hex", "ancients-complaint-both-sides") in complaints(changed)


def test_an_id_used_twice_is_refused() -> None:
    changed = document()
    changed["side"][1]["unit"][0]["id"] = changed["side"][0]["unit"][0]["id"]
    assert complaints(changed) == [("side[1].unit[0].id", "complaint-twice")]


def test_impassable_terrain_under_a_unit_is_refused() -> None:
    changed = document()
    changed.setdefault("board", {})["coast"] = [changed["side"][0]["unit"][0]["hex"]]
    assert ("side[0].unit[0].hex", "ancients-complaint-impassable") in complaints(changed)


def test_a_war_machine_on_rough_ground_is_refused() -> None:
    changed = document()
    changed["board"] = {"rough": [changed["side"][0]["unit"][0]["hex"]]}
    changed["side"][0]["unit"][0]["class"] = "LWM"
    assert complaints(changed) == [("side[0].unit[0].hex", "ancients-complaint-machine-rough")]


def test_a_hex_with_two_terrains_is_refused() -> None:
    changed = document()
    changed["board"] = {"hill": ["E5"], "forest": ["E5"]}
    assert complaints(changed) == [("board.hill[0]", "ancients-complaint-two-terrains")]


@pytest.mark.parametrize("hand", [1, 9, "five"])
def test_hands_are_two_to_eight(hand: Any) -> None:
    changed = document()
    changed["side"][0]["hand"] = hand
    assert complaints(changed)[0][0] == "side[0].hand"


def test_a_commander_is_a_leader_of_his_side() -> None:
    changed = document()
    changed["side"][0]["commander"] = changed["side"][1]["commander"]
    assert complaints(changed) == [("side[0].commander", "ancients-complaint-commander")]


def test_an_exit_lies_on_the_row_of_its_edge() -> None:
    changed = document("trasimene-217")
    changed["exit"][0]["hexes"][0] = "E5"
    assert complaints(changed) == [("exit[0].hexes[0]", "ancients-complaint-exit-row")]


def test_an_unknown_effect_stops_the_load() -> None:
    changed = document("castulo-211")
    changed["special_rule"][0]["effect"] = "earthquake"
    assert complaints(changed) == [("special_rule[0].effect", "complaint-choice")]


def test_the_sides_are_south_and_north_in_this_order() -> None:
    changed = document()
    changed["side"].reverse()
    assert complaints(changed) == [("side", "ancients-complaint-sides")]


def test_inline_setups_need_little() -> None:
    setup = {"side": [{"id": "south", "unit": [{"id": "a", "class": "MI", "hex": "D7"}]}, {"id": "north"}]}
    battle: AnyBattle = Battle(Scenario(RULESET, setup, "setup", inline=True), "x")
    assert battle.names()["a"].blocks == 4


def test_a_setup_has_no_more_cards_than_the_deck() -> None:
    setup = {"side": [{"id": "south", "cards": ["rally", "rally"]}, {"id": "north"}]}
    with pytest.raises(Problem) as caught:
        Scenario(RULESET, setup, "setup", inline=True)
    assert [complaint.id for complaint in caught.value.complaints] == ["ancients-complaint-too-many-cards"]


@pytest.mark.parametrize(("banners", "reported"), [(4, True), (5, False), (8, False), (9, True)])
def test_an_unusual_target_is_allowed_but_reported(banners: int, reported: bool) -> None:
    changed = document()
    changed["side"][1]["banners"] = banners
    notes = [note.id for note in Scenario(RULESET, changed, "a.toml").notes]
    assert notes == (["ancients-note-banners"] if reported else [])
