"""What `bayard` tells the page: blocks, losses, blows laid open, ways, overlays; expected values by the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.bayard import RULESET
from strategikon.bayard.scene_pieces import CODES
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.kernel.scene import Overlay, Scene, Sheet
from strategikon.text import Teller

ENGLISH = Teller("en", RULESET)


def unit(name: str, where: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "hex": where, "weight": "medium", "melee": "swordsmen", **more}


def battle_of(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], **more: Any) -> AnyBattle:
    """Romans from the south, Gauls from the north, on open ground unless said otherwise."""
    options = more.pop("options", {})
    general = {"rank": "general_in_chief"}
    setup = {
        "phase": "fight", "active": "rome", "board": {"columns": 13, "rows": 12},
        "side": [
            {"id": "rome", "edge": "S", "leader": [{"id": "caesar", "hex": "0,11", **general}], "unit": ours},
            {"id": "gauls", "edge": "N", "leader": [{"id": "chief", "hex": "0,0", **general}], "unit": theirs},
        ],
        **more,
    }  # fmt: skip
    return Battle(Scenario(RULESET, setup, "test", inline=True), "scene", options)


def sheet_of(battle: AnyBattle, *value: Any) -> Sheet:
    known = {name: number for number, name in enumerate(battle.field.ids)}
    found = RULESET.sheet(battle, tuple(known.get(part, part) for part in value))
    assert found is not None
    return found


def told(sheet: Sheet, battle: AnyBattle) -> list[str]:
    return [f"{ENGLISH.say(what, battle)}: {ENGLISH.say(much, battle)}" for what, much in sheet.rows]


def effects(sheet: Sheet, battle: AnyBattle) -> dict[str, str]:
    return {face: ENGLISH.say(line[1], battle) for (face, _), line in zip(sheet.faces, sheet.lines, strict=True)}


def places(overlay: Overlay | None) -> dict[str, list[str]]:
    assert overlay is not None
    return {shape.label.id: sorted(shape.place.names) for shape in overlay.shapes if shape.place}


# -- the board and who stands on it ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", scenario_files(RULESET))
def test_every_battle_is_drawn_with_what_the_page_knows(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "scene")
    scene: Scene = battle.scene(battle.sides[0])
    assert {piece.art for piece in scene.pieces} <= {*CODES, "leader"}
    assert all(len(piece.short) == 2 for piece in scene.pieces)
    assert all(piece.strength <= piece.full <= 6 for piece in scene.pieces)
    assert [dress.id for dress in scene.sides] == list(battle.sides)


def test_an_army_of_twelve_breaks_at_four_units_lost() -> None:
    """5.02 A third: 4 of the 12 Romans, 5 of the 15 Gauls with those who come later."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "bibracte_58bc"), "scene")
    assert [(track.value, track.goal) for track in battle.scene(None).tracks] == [(0, 4), (0, 5)]
    night: AnyBattle = Battle(load_scenario(RULESET, "telham_1066"), "scene")  # A5.111 servants are no troops
    assert [(track.value, track.goal) for track in night.scene(None).tracks] == [(0, 3), (0, 4)]


def test_half_units_are_told_as_halves() -> None:
    """5.04 Four units and a sacrificial one are nine halves; where no condition says what breaks them, all do."""
    lines = [unit(name, f"{column},9") for column, name in enumerate("abcd")]
    battle = battle_of([*lines, unit("s", "6,9", sacrificial=True)], [unit("z", "6,2")])
    (ours, _) = battle.scene("rome").tracks
    assert (ours.goal, ours.halves) == (9, True)


def test_levels_lie_in_each_other_and_works_on_the_hex_they_protect() -> None:
    """A1.05, A1.11"""
    board = {"columns": 13, "rows": 12, "area": [{"type": "hill", "level": 1, "hexes": ["2-4,4"]},
                                                 {"type": "hill", "level": 2, "hexes": ["3,4"]}],
             "face": [{"type": "palisade", "faces": ["5,5:NE"]},
                      {"type": "pits", "faces": ["6,6:W", "5,6:E"]}]}  # fmt: skip
    scene = battle_of([unit("a", "6,9")], [unit("z", "6,2")], board=board).scene("rome")
    assert scene.board.terrain == {"level-2": ["2,4", "3,4", "4,4"], "level-3": ["3,4"]}
    assert scene.board.hexsides == {"palisade": [("5,5", "NE")], "pits": [("5,6", "E")]}


@pytest.mark.parametrize(
    ("line", "dice"),
    [
        ({"melee": "heavy_throwing_swordsmen"}, 3),
        ({"melee": "heavy_throwing_swordsmen", "moved": 1}, 4),
        ({"melee": "spear"}, 3),
        ({"melee": "spear", "losses": 2}, 2),
        ({"melee": "pike"}, 4),
        ({"melee": "pike", "losses": 1}, 3),
        ({"melee": "pike", "losses": 2}, 2),
        ({"melee": "heavy_throwing_swordsmen", "moved": 1, "particularities": ["mass_effect"], "training": "elite"}, 7),
    ],
)
def test_a_block_tells_the_dice_it_would_throw_now(line: dict[str, Any], dice: int) -> None:
    """R-BAY-22, A2.12, A2.13"""
    battle = battle_of([unit("a", "5,6", **line)], [unit("z", "5,1")])
    (piece,) = [one for one in battle.scene("rome").pieces if one.id == "a"]
    assert piece.numbers["attack-dice"] == dice


def test_a_gun_that_lost_its_elephants_is_drawn_on_the_ground() -> None:
    """R-BAY-93"""
    platform = {"id": "a", "hex": "5,6", "type": "elephant", "weight": "heavy", "platform": True, "morale": "solid",
                "missile": "artillery_light"}  # fmt: skip
    fallen = {**platform, "animals": 0, "losses": 1, "marks": ["static"]}
    arts = [battle_of([line], [unit("z", "5,1")]).scene("rome").pieces[0].art for line in (platform, fallen)]
    assert arts == ["elephant", "bolt-thrower"]


# -- R-BAY-22 a blow laid open -----------------------------------------------------------------------------------------


def cohort(**more: Any) -> dict[str, Any]:
    return unit("a", "5,4", weight="heavy", melee="heavy_throwing_swordsmen", marks=["activated"], **more)


def test_who_has_moved_strikes_with_the_assault_factor() -> None:
    """4.58 Pilum and sword: 4 dice after a hex of movement, 3 without."""
    for moved, line in ((1, "Assault factor: heavy throwing weapon, swordsmen: 4 dice"),
                        (0, "Melee factor: heavy throwing weapon, swordsmen: 3 dice")):  # fmt: skip
        battle = battle_of([cohort(moved=moved)], [unit("z", "5,3")])
        assert line in told(sheet_of(battle, "attack", "a", "z"), battle)


def test_the_faces_against_medium_armour() -> None:
    """4.36, 4.75, 4.79 Blue and red strike, green does not; a flag is one hex for foot; no special without support."""
    battle = battle_of([cohort()], [unit("z", "5,3")])
    line = sheet_of(battle, "attack", "a", "z").line
    assert line is not None
    made = "Melee factor: heavy throwing weapon, swordsmen 3 dice"
    assert ENGLISH.say(line, battle) == f"3 dice ({made}) · hits: Blue, Red · 4 hits destroy"
    assert effects(sheet_of(battle, "attack", "a", "z"), battle) == {
        "green_hit": "nothing", "blue_hit": "one plaquette", "red_hit": "one plaquette", "flag": "back one hex",
        "special": "nothing",
    }  # fmt: skip


def test_support_makes_a_special_of_foot_count() -> None:
    """1.13, 4.70 Two friends beside the attacker, none beside the defender."""
    friends = [unit("b", "4,5"), unit("c", "4,4")]
    battle = battle_of([cohort(), *friends], [unit("z", "5,3")])
    sheet = sheet_of(battle, "attack", "a", "z")
    assert effects(sheet, battle)["special"] == "one plaquette"
    assert "a: 2 friends beside it: supported" in told(sheet, battle)


def test_uphill_two_dice_are_the_most() -> None:
    """A1.11"""
    board = {"columns": 13, "rows": 12, "area": [{"type": "hill", "level": 1, "hexes": ["5,3"]}]}
    battle = battle_of([cohort(moved=1)], [unit("z", "5,3")], board=board)
    lines = told(sheet_of(battle, "attack", "a", "z"), battle)
    assert "Uphill: 2 dice at the most" in lines
    assert "Dice thrown: 2 dice" in lines


def test_very_heavy_armour_is_confirmed_and_inverted_by_elephants() -> None:
    """4.10, 4.37 Red wants a second die; under elephants the black one becomes yellow, and every colour strikes."""
    knights = [unit("z", "5,3", type="cavalry", melee="couched_lance", weight="very_heavy")]
    battle = battle_of([cohort()], knights)
    assert effects(sheet_of(battle, "attack", "a", "z"), battle)["red_hit"] == "one plaquette, if a second die confirms"
    elephants = {"id": "a", "hex": "5,4", "type": "elephant", "weight": "heavy", "marks": ["activated"]}
    battle = battle_of([elephants], knights)
    trampled = effects(sheet_of(battle, "attack", "a", "z"), battle)
    assert {face: trampled[face] for face in ("green_hit", "blue_hit", "red_hit", "special")} == dict.fromkeys(
        ("green_hit", "blue_hit", "red_hit", "special"), "one plaquette"
    )


def test_the_defender_sees_what_comes_if_he_evades() -> None:
    """4.64 The melee factor, armour inverted (light counts as heavy), flags and specials nothing."""
    horse = unit("z", "5,3", type="cavalry", weight="light", melee="cavalry_weapon")
    battle = battle_of([cohort(moved=1)], [horse])
    battle.choose("attack a z")
    assert battle.decision is not None
    assert battle.decision.kind == "react"
    evaded = sheet_of(battle, "evade")
    assert "Melee factor: heavy throwing weapon, swordsmen: 3 dice" in told(evaded, battle)
    assert {face for face, effect in effects(evaded, battle).items() if effect != "nothing"} == {"red_hit"}


# -- ways and overlays -------------------------------------------------------------------------------------------------


def test_a_way_says_where_the_right_to_fight_ends() -> None:
    """3.14, 3.15 Medium foot goes one hex with combat, and two without: the second is beyond it."""
    battle = battle_of([unit("a", "5,8", marks=["activated"])], [unit("z", "5,1")], phase="move")
    routes = {route.option: route for route in battle.scene("rome").routes}
    reach = RULESET.overlay(battle, 0, "reach", "a")
    found = places(reach)
    for place in found["bayard-shape-reach-fight"]:
        assert routes[f"move a {place}"].within is None
    for place in found["bayard-shape-reach-march"]:
        route = routes[f"move a {place}"]
        assert (route.costs, route.within) == ([1, 2], 1)
    assert battle.scene("gauls").routes == []


def test_sight_ends_at_the_wood_that_masks() -> None:
    """4.13, 4.17 A bow reaches four hexes; behind the wood nothing is seen, and the wood is what masks."""
    board = {"columns": 13, "rows": 12, "area": [{"type": "forest", "hexes": ["6,6"]}]}
    archers = unit("a", "4,6", missile="composite_bow", weight="light", marks=["activated"])
    found = places(RULESET.overlay(battle_of([archers], [unit("z", "12,0")], board=board), 0, "missile", "a"))
    assert "6,6" in found["bayard-shape-seen"]
    assert found["bayard-shape-mask"] == ["6,6"]
    assert {"7,6", "8,6"} <= set(found["bayard-shape-hidden"])


def test_threads_of_support_lead_to_friends_alone() -> None:
    """1.13"""
    battle = battle_of([unit("a", "5,4"), unit("b", "4,4"), unit("c", "9,9")], [unit("z", "5,3")])
    overlay = RULESET.overlay(battle, 0, "support", "a")
    assert overlay is not None
    threads = [shape.place.names for shape in overlay.shapes if shape.role == "thread" and shape.place]
    assert threads == [("5,4", "4,4")]
    assert overlay.shapes[0].label.id == "bayard-shape-unsupported"


@pytest.mark.parametrize(
    ("weight", "missile", "farthest"),
    [("light", "javelins", 6), ("heavy", "light_crossbow", 6), ("medium", "heavy_crossbow", 7)],
)
def test_danger_is_where_a_shooter_could_come_and_shoot(weight: str, missile: str, farthest: int) -> None:
    """3.17, A2.30 From 2,5: 2 hexes and 2 of range; 1 and 3; and of the heavy crossbow its range of 5 alone, since it
    does not shoot after a move."""
    foe = unit("z", "2,5", weight=weight, missile=missile)
    battle = battle_of([unit("a", "12,11")], [foe])
    (in_danger,) = places(RULESET.overlay(battle, 0, "danger", "")).values()
    assert max(int(column) for column, row in (name.split(",") for name in in_danger) if row == "5") == farthest


def test_danger_by_night_tells_nothing_of_whom_one_does_not_see() -> None:
    """A5.73 Wherever the riders stand in the dark, the overlay is the same."""
    for where in ("5,6", "9,1"):
        riders = unit("z", where, type="cavalry", melee="cavalry_weapon")
        battle = battle_of([unit("a", "5,10")], [riders], options={"darkness": "on"})
        assert places(RULESET.overlay(battle, 0, "danger", "")) == {}


def test_fire_burns_down_and_smoke_goes_with_the_wind() -> None:
    """A5.08, A5.17 A burning wood: flames in its hex, smoke there and downwind."""
    board = {"columns": 13, "rows": 12, "area": [{"type": "forest", "hexes": ["6,6"]}]}
    battle = battle_of(
        [unit("a", "5,10")], [unit("z", "5,1")], board=board, options={"fire": "on", "weather": "on"}, turn=1,
        weather={"kind": "fair", "wind": "strong", "wind_toward": "E"},
        fire=[{"element": "forest:6,6", "since": 1, "side": "rome"}],
    )  # fmt: skip
    scene = battle.scene("rome")
    markers = {marker.kind: marker for marker in scene.markers}
    assert markers["fire"].place.names == ("6,6",)
    assert {"6,6", "7,6"} <= set(markers["smoke"].place.names)
    assert scene.sky is not None
    assert scene.sky.wind == "E"


def test_tokens_tell_how_much_resists_a_fire_that_is_being_laid_or_fought() -> None:
    """A5.05, A5.26 A wood has 4 plaquettes of resistance: 2 are left of one that was set on, 3 are saved of another
    that burns, and nothing lies on the third. A5.124 In the dark the one that burns lights 3 hexes about."""
    board = {"columns": 13, "rows": 12, "area": [{"type": "forest", "hexes": ["2,6", "6,6", "10,6"]}]}
    battle = battle_of(
        [unit("a", "5,10")], [unit("z", "5,1")], board=board, options={"fire": "on", "darkness": "on"}, turn=1,
        fire=[{"element": "forest:2,6", "since": 0, "side": "rome", "resistance": 2},
              {"element": "forest:6,6", "since": 1, "side": "rome", "resistance": 3}],
    )  # fmt: skip
    laid = {marker.kind: (marker.place.names, marker.number) for marker in battle.scene("rome").markers}
    assert laid["scorched"] == (("2,6",), 2)
    assert laid["doused"] == (("6,6",), 3)
    assert laid["light"] == (("6,6",), 3)


@pytest.mark.parametrize(
    ("line", "hexes"),
    [
        ({"type": "elephant", "weight": "heavy", "escort": 2, "escort_weight": "light"}, "2/2"),
        ({"type": "cavalry", "escort": 2, "escort_weight": "medium"}, "1/2"),
        ({"type": "elephant", "platform": True, "missile": "artillery_light", "animals": 0, "losses": 1,
          "morale": "solid", "marks": ["static"]}, "1/1"),
    ],
)  # fmt: skip
def test_a_sheet_tells_the_pace_of_what_a_unit_is_now(line: dict[str, Any], hexes: str) -> None:
    """A3.08 A mixed unit goes as its slower part; R-BAY-93 the pieces of a platform that came down are light guns."""
    battle = battle_of([{"id": "a", "hex": "5,6", **line}], [unit("d", "5,2")])
    piece = next(piece for piece in battle.scene(None).pieces if piece.id == "a")
    assert ("bayard-sheet-moves", hexes) in [tuple(row) for row in piece.sheet]


# -- messengers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("night", [False, True])
def test_the_thread_of_a_messenger_is_drawn_until_he_arrives(night: bool) -> None:
    """2.19, A5.73 Six hexes from the General who sent him, in the third turn; by night for his own side alone."""
    options = {"darkness": "on"} if night else {}
    battle = battle_of([unit("a", "11,11")], [unit("z", "12,0")], phase="lead", options=options)
    script = ["lead caesar", "send", "done", "move messenger-1 3,11", "pass", "pass", "move messenger-1 6,11", "pass"]
    while battle.state.turn < 3:
        assert battle.decision is not None
        text = script.pop(0) if script and script[0] in battle.decision.texts() else "done"
        battle.choose(text, battle.decision.side, battle.number)
    threads = {
        side: [one.origin.names for one in battle.scene(side).markers if one.kind == "messenger" and one.origin]
        for side in battle.sides
    }
    assert threads == {"rome": [("0,11",)], "gauls": [] if night else [("0,11",)]}
