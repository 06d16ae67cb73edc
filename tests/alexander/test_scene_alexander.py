"""What can be laid over the map, and which dice succeeded: expected values by the rulebook and a pencil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from strategikon.ai import Budget, find_opponent
from strategikon.alexander import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario, load_scenario


def field_of(*ours: dict[str, Any], theirs: tuple[dict[str, Any], ...] = (), **leader: Any) -> AnyBattle:
    """Open ground; ours face east. The enemy is far away unless told."""
    far = {"id": "x", "type": "HI", "hex": "5040"}
    sides = [
        {"id": "macedonian", "unit": list(ours), "leader": [{"id": "boss", "hex": "3020", **leader}]},
        {"id": "persian", "unit": list(theirs) or [far], "leader": [{"id": "satrap", "hex": "5041"}]},
    ]
    setup = {"phase": "activate", "side": sides}
    return Battle(Scenario(RULESET, setup, "test", inline=True), "test", {})


def unit(kind: str, place: str = "2020", **more: Any) -> dict[str, Any]:
    return {"id": "a", "type": kind, "hex": place, **more}


def around(battle: AnyBattle, place: str, *directions: str) -> set[str]:
    grid = battle.field.grid
    here = grid.hex(place)
    return {grid.names[grid.neighbour[here][grid.directions.index(direction)]] for direction in directions}


def shapes(battle: AnyBattle, kind: str, name: str = "a", side: int = 0) -> dict[str, set[str]]:
    found = RULESET.overlay(battle, side, kind, name)
    assert found is not None
    return {_called(shape): set(shape.place.covered) for shape in found.shapes}


def _called(shape: Any) -> str:
    name = str(shape.label.id).removeprefix("alexander-shape-")
    return name + "".join(f" {value}" for value in shape.label.args.values())


def test_arcs_and_zone_of_a_single_unit() -> None:
    """7.11 It faces a vertex: two hexes in front, two on the flanks, two behind; 7.21 it controls its front."""
    battle = field_of(unit("HI"))
    front = around(battle, "2020", "NE", "SE")
    assert shapes(battle, "arcs") == {
        "front": front, "flank": around(battle, "2020", "N", "S"), "rear": around(battle, "2020", "NW", "SW"),
    }  # fmt: skip
    assert shapes(battle, "control") == {"control": front}


def test_skirmishers_control_their_flanks_too() -> None:
    """7.21 With missiles left."""
    battle = field_of(unit("SK", missile="J"))
    assert shapes(battle, "control") == {"control": around(battle, "2020", "NE", "SE", "N", "S")}


def test_where_two_zones_meet() -> None:
    """7.21 Of two units one above the other the hex before both is controlled twice."""
    battle = field_of(unit("HI"), {"id": "b", "type": "HI", "hex": "2021"})
    both = around(battle, "2020", "SE")
    assert shapes(battle, "control", "") == {
        "control-many": both, "control-one": around(battle, "2020", "NE") | around(battle, "2021", "SE"),
    }  # fmt: skip


def test_command_reaches_all_round_on_open_ground() -> None:
    """4.21 Within 3 hexes lie 1 + 6 + 12 + 18; half of 3, rounded up, is 2."""
    found = shapes(field_of(unit("HI"), range=3), "command", "boss")
    assert {label: len(hexes) for label, hexes in found.items()} == {"command-half 2": 19, "command 3": 18}


def test_foot_archers_shoot_through_their_front() -> None:
    """8.61 Strength 5 next to them, 3 at two and three hexes, 1 at four; 8.13 light foot only through its front."""
    battle = field_of(unit("LI", missile="A"))
    found = shapes(battle, "missile")
    assert set(found) == {"fire 5", "fire 3", "fire 1"}
    assert found["fire 5"] == around(battle, "2020", "NE", "SE")


def test_a_unit_hides_what_is_behind_it() -> None:
    """8.14b A combat unit midway or nearer to the target hides it."""
    grid = field_of(unit("LI")).field.grid
    here = grid.hex("2020")
    north_east = grid.directions.index("NE")
    near = grid.neighbour[here][north_east]
    middle = grid.neighbour[near][north_east]
    beyond = grid.neighbour[middle][north_east]
    friend = {"id": "b", "type": "HI", "hex": grid.names[middle]}
    found = shapes(field_of(unit("LI", missile="A"), friend), "missile")
    assert grid.names[beyond] in found["hidden"]
    assert grid.names[middle] in found["fire 3"]


def test_out_of_missiles_nothing_is_in_range() -> None:
    """8.17c"""
    assert shapes(field_of(unit("LI", missile="A", supply="no")), "missile") == {}


def test_reach_counts_steps_and_turns() -> None:
    """6.32 Straight on a clear hex costs 1 MP; 7.12 a turn by one vertex costs 1 more, by two 2; 8.3 heavy foot has
    5 MP."""
    battle = field_of(unit("HI"))
    found = RULESET.overlay(battle, 0, "reach", "a")
    assert found is not None
    by_mp = {shape.label.args["mp"]: set(shape.place.covered) for shape in found.shapes}
    assert by_mp[1] == around(battle, "2020", "NE", "SE")
    assert around(battle, "2020", "N", "S") <= by_mp[2]
    assert around(battle, "2020", "NW", "SW") <= by_mp[3]
    assert max(by_mp) == 5


def test_enemy_zones_stop_the_march() -> None:
    """7.23 A closed line as fast as oneself: one comes before it, and no farther."""
    line = tuple({"id": f"x{row}", "type": "HI", "hex": f"24{row}"} for row in range(14, 27))
    battle = field_of(unit("HI"), theirs=line)
    reached = {name for shape in shapes(battle, "reach").values() for name in shape}
    assert max(int(name[:2]) for name in reached) == 23


def test_reach_and_fire_change_nothing() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "granicus"), "still")
    before = battle.digest()
    for piece in RULESET.scene(battle, None).pieces[::6]:
        for kind in piece.overlays:
            assert RULESET.overlay(battle, battle.sides.index(piece.side), kind, piece.id) is not None
    assert battle.digest() == before


def test_a_routed_unit_goes_nowhere_by_order() -> None:
    """10.25"""
    assert shapes(field_of(unit("HI", routed=True)), "reach") == {}


# -- dice -------------------------------------------------------------------------------------------------------------

SUCCESS: dict[str, Callable[[Mapping[str, Any]], bool]] = {  # by what each event tells of itself
    "fire": lambda fields: fields["hits"] > 0,
    "hold": lambda fields: fields["success"] == 1,
    "shock": lambda fields: fields["defender_loss"] > fields["attacker_loss"],
    "elite-roll": lambda fields: fields["allowed"] == 1,
    "trump": lambda fields: fields["success"] == 1,
    "line-roll": lambda fields: fields["success"] == 1,
    "momentum": lambda fields: fields["success"] == 1,
    "casualty": lambda fields: fields["hit"] == 1,
    "tq-check": lambda fields: fields["excess"] <= 0,
    "rally": lambda fields: fields["success"] == 1,
    "rallied": lambda fields: True,
}


@pytest.mark.parametrize("name", ["pelium", "troad", "hydaspes"])
def test_a_die_scored_if_its_event_tells_of_success(name: str) -> None:
    """In whole battles between veterans, who come to blows: the die beside an event is the one it tells of."""
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "dice")
    players = [find_opponent("veteran")(side, Budget()) for side in battle.sides]
    seen: Counter[str] = Counter()
    while battle.ask is not None and battle.number < 900:
        battle.pick(players[battle.ask.side].choose(battle))
        for event in battle.events:
            dice = event.fields.get("dice", [event.fields["die"]] if "die" in event.fields else [])
            assert bool(dice) == (event.throw is not None), event
            if event.throw is None:
                continue
            seen[event.kind] += 1
            assert (event.throw.die.name, event.throw.faces[: len(dice)]) == ("d10", dice)
            if len(dice) == 1:
                succeeds = SUCCESS.get(event.kind, lambda _: False)
                assert event.throw.roles[0] == ("hit" if succeeds(event.fields) else "miss"), event
    assert {"fire", "momentum", "shock", "tq-check"} <= set(seen)


def test_of_two_who_roll_the_higher_is_lit_and_nobody_of_equals() -> None:
    """5.12d Where no Macedonians fight, leaders of equal Initiative roll; equal dice are rolled again."""
    sides = [
        {"id": side, "unit": [{"id": f"unit-{side}", "type": "HI", "hex": place}],
         "leader": [{"id": f"boss-{side}", "hex": place, "initiative": 4}]}
        for side, place in (("greek", "2020"), ("persian", "3020"))
    ]  # fmt: skip
    setup = {"phase": "activate", "side": sides}
    battle: AnyBattle = Battle(Scenario(RULESET, setup, "test", inline=True), "test", {}, ScriptedDice([4, 4, 3, 7]))
    rolls = [(event.throw.faces, event.throw.roles) for event in battle.events if event.throw]
    assert rolls == [([4, 4], ["miss", "miss"]), ([3, 7], ["miss", "hit"])]
