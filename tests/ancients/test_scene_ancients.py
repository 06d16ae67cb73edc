"""What can be laid over the board, and which dice of a throw hit: expected values by the rulebook and a pencil."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.ancients import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice, ScriptedDice
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files


def fight(south: list[dict[str, Any]], north: list[dict[str, Any]], faces: str = "", **keys: Any) -> AnyBattle:
    """South's combat, or whatever phase the keys say; leaders are pieces without a class."""
    sides = [
        {"id": side, "unit": [p for p in pieces if "class" in p], "leader": [p for p in pieces if "class" not in p]}
        for side, pieces in (("south", south), ("north", north))
    ]
    setup = {"active": "south", "phase": "combat", "side": sides, **keys}
    dice = ScriptedDice([RULESET.die(face) for face in faces])
    return Battle(Scenario(RULESET, setup, "test", inline=True), "test", {}, dice)


def piece(name: str, place: str, kind: str = "", **more: Any) -> dict[str, Any]:
    return {"id": name, "hex": place, **({"class": kind} if kind else {}), **more}


def shapes(battle: AnyBattle, kind: str, name: str, side: int = 0) -> dict[str, set[str]]:
    """The hexes of an overlay by the ids of its labels."""
    found = RULESET.overlay(battle, side, kind, name)
    assert found is not None
    return {shape.label.id.removeprefix("ancients-shape-"): set(shape.place.covered) for shape in found.shapes}


ENEMY = piece("x", "I1", "MI")


def test_reach_is_told_by_hexes() -> None:
    """8.20 Medium foot moves one hex, 8.37 a leader three; on open ground 6, and 6 + 12 + 18 hexes."""
    battle = fight([piece("a", "E7", "MI"), piece("boss", "C4")], [ENEMY], phase="move")
    assert shapes(battle, "reach", "a") == {"reach": {"E6", "E8", "F6", "F7", "D6", "D7"}}
    found = RULESET.overlay(battle, 0, "reach", "boss")
    assert found is not None
    assert [shape.label.args for shape in found.shapes] == [{"hexes": 1}, {"hexes": 2}, {"hexes": 3}]
    assert found.shapes[0].intensity > found.shapes[1].intensity > found.shapes[2].intensity


def test_the_enemys_reach_knows_nothing_of_my_card() -> None:
    """17.36 Double Time doubles the march of the side that played it, not the other's."""
    battle = fight([piece("a", "B7", "MI")], [piece("x", "G7", "MI")], phase="move", card="double-time", ordered=["a"])
    assert len(shapes(battle, "reach", "x", side=1)["reach"]) == 6
    mine = RULESET.overlay(battle, 0, "reach", "a")
    assert mine is not None
    assert [shape.label.args["hexes"] for shape in mine.shapes] == [1, 2]


def test_fire_goes_as_far_as_range_and_sight() -> None:
    """10.02 Archers reach three hexes, not the next one: 12 + 18. 10.15 A unit on F7 hides what lies behind it."""
    open_field = fight([piece("a", "E7", "AR")], [ENEMY])
    assert {label: len(hexes) for label, hexes in shapes(open_field, "missile", "a").items()} == {"fire": 30}
    masked = shapes(fight([piece("a", "E7", "AR"), piece("b", "F7", "MI")], [ENEMY]), "missile", "a")
    assert masked["hidden"] >= {"G8", "H8"}
    assert "G7" in masked["fire"]  # along the side of F6 and F7, of which one is free
    assert len(masked["fire"] | masked["hidden"]) == 30


def test_hexes_that_several_can_hit_are_told_apart() -> None:
    """Light foot on E5 and E7 reaches two hexes each: of those between them E6 is next to both, so nobody's."""
    found = shapes(fight([piece("a", "E5", "LI"), piece("b", "E7", "LI")], [ENEMY]), "missile", "")
    assert "E6" not in found["fire-one"] | found["fire-two"]
    assert {"G6", "C6"} <= found["fire-two"]
    assert {"E3", "E9"} <= found["fire-one"]


@pytest.mark.parametrize(("neighbours", "label"), [(["E6"], "unsupported"), (["E6", "F7"], "supported")])
def test_two_neighbours_support(neighbours: list[str], label: str) -> None:
    """12.14"""
    friends = [piece(f"f{place}", place, "MI") for place in neighbours]
    battle = fight([piece("a", "E7", "MI"), *friends], [ENEMY])
    assert shapes(battle, "support", "a") == {label: set(neighbours)}


def test_a_leader_is_felt_in_his_hex_and_the_next() -> None:
    """11.46"""
    battle = fight([piece("a", "E7", "MI"), piece("boss", "E8")], [ENEMY])
    assert shapes(battle, "support", "boss")["leader"] == {"E8", "E7", "E9", "F7", "F8", "D7", "D8"}
    assert shapes(battle, "support", "a")["led"] == {"E8"}


def test_what_makes_no_sense_is_not_offered() -> None:
    battle = fight([piece("a", "E7", "MI"), piece("boss", "E8")], [ENEMY])
    for kind, name in (("missile", "a"), ("missile", "boss"), ("weather", "a"), ("reach", ""), ("reach", "nobody")):
        assert RULESET.overlay(battle, 0, kind, name) is None
    assert RULESET.overlay(battle, 1, "reach", "a") is None


# -- dice -------------------------------------------------------------------------------------------------------------


def thrown(battle: AnyBattle, option: str) -> str:
    """What came of each die of the first throw: h(it), f(lag), i(gnored), m(iss)."""
    throws = [event.throw for event in battle.choose(option) if event.throw]
    return "".join(role[0] for role in throws[0].roles)


def test_type_and_swords_hit_and_flags_drive_back() -> None:
    """11.47, 11.48 Medium foot rolls 4: the target's triangle and swords hit; helmets only near a leader."""
    battle = fight([piece("a", "D7", "MI")], [piece("x", "E7", "MI")], "BSHF")
    assert thrown(battle, "attack a x") == "hhmf"
    led = fight([piece("a", "D7", "MI"), piece("boss", "D7")], [piece("x", "E7", "MI")], "BSHG")
    assert thrown(led, "attack a x") == "hhhm"


def test_a_rampart_wards_off_one_sword() -> None:
    """16.29 Across its side the defender ignores one: the first of the two hits."""
    board = {"rampart": [{"hex": "E7", "sides": ["SE"]}]}
    battle = fight([piece("a", "D7", "MI")], [piece("x", "E7", "MI")], "SSBG", board=board)
    assert thrown(battle, "attack a x") == "hihm"


def test_elephants_ignore_swords_and_one_red_die_of_horses() -> None:
    """11.39 All swords; 11.42 of two squares the first."""
    battle = fight([piece("a", "D7", "HC")], [piece("x", "E7", "EL")], "RRSF")
    assert thrown(battle, "attack a x") == "hiif"


def test_fire_hits_by_type_alone() -> None:
    """10.24 Light foot at two hexes rolls 2."""
    battle = fight([piece("a", "E7", "LI")], [piece("x", "G8", "LI")], "GS")
    assert thrown(battle, "fire a x") == "hm"


def test_against_an_evader_only_its_type_hits() -> None:
    """13.04 Neither swords nor flags count."""
    battle = fight([piece("a", "D7", "MI")], [piece("x", "E7", "LI")], "GSFF")
    battle.choose("attack a x")
    assert thrown(battle, "evade") == "hmmm"


def test_a_leader_is_hit_by_helmets() -> None:
    """14.09 Alone in his hex; the flag does nothing to him."""
    battle = fight([piece("a", "D7", "MI")], [piece("boss", "E7"), ENEMY], "FHSH")
    assert thrown(battle, "attack a boss") == "mhmh"


def test_elephants_roll_swords_again_until_none_is_left() -> None:
    """11.37, R-ANC-66 Against medium foot elephants roll 4: two swords score, so two dice are rolled again, each until
    it shows no sword; what these show counts with the first throw. 11.36 Their helmets never hit."""
    battle = fight(
        [piece("a", "D7", "EL"), piece("boss", "D7")], [piece("foe", "E7", "MI"), ENEMY], "SSHG" + "SB" + "H"
    )
    first, again = [event.throw for event in battle.choose("attack a foe") if event.throw][:2]
    assert (first.faces, first.roles) == (["swords", "swords", "helmet", "green"], ["hit", "hit", "miss", "miss"])
    assert (again.faces, again.roles) == (["swords", "blue", "helmet"], ["hit", "hit", "miss"])


@pytest.mark.parametrize("name", list(scenario_files(RULESET))[::4])
def test_as_many_dice_are_lit_as_hits_were_told(name: str) -> None:
    """In whole battles: the dice of a blow that hit, elephants' second throws included, are the hits of its event."""
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "dice")
    will, blows = Dice(name), 0
    while battle.ask is not None and battle.number < 700:
        battle.pick(will.pick(min(256, len(battle.ask.values))))
        events = battle.events
        for place, event in enumerate(events):
            if event.kind != "hit" or not place or events[place - 1].throw is None:
                continue
            again = events[place - 1].kind == "elephants-reroll"
            roles = [role for one in events[place - 1 - again : place] if one.throw for role in one.throw.roles]
            if events[place - 1 - again].fields.get("purpose") != "rampage":
                assert roles.count("hit") == event.fields["hits"], (event, roles)
                blows += 1
    assert blows > 5
