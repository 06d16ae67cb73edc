"""The ways behind steps and paths, as a scene tells them: expected values by the rulebook and a pencil."""

from __future__ import annotations

from random import Random
from typing import Any

from strategikon.alexander import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario, load_scenario
from strategikon.kernel.scene import Place, Route
from strategikon.text import Teller

FOOT = {"id": "u", "type": "HI", "hex": "1010", "facing": "E", "ma": 5}


def marching(*choices: str, ours: dict[str, Any] = FOOT, theirs: str = "4040", **setup: Any) -> AnyBattle:
    """Heavy foot of five MP in 1010, facing east; an enemy who faces west."""
    sides = [
        {"id": "macedonian", "unit": [ours]},
        {"id": "persian", "unit": [{"id": "foe", "type": "HI", "hex": theirs, "facing": "W"}]},
    ]
    battle: AnyBattle = Battle(Scenario(RULESET, {"side": sides, **setup}, "test", inline=True), "test", {})
    for choice in ("order u move", *choices):
        battle.choose(choice)
    return battle


def routes(battle: AnyBattle, side: int | None = 0) -> dict[str, Route]:
    return {route.option: route for route in RULESET.scene(battle, side).routes}


def hexes(route: Route) -> list[str]:
    """The hexes of a single unit on its way."""
    return [place.names[0] for place in route.places]


def test_a_path_is_told_hex_by_hex_with_the_mp_spent() -> None:
    """6.21a Clear ground costs 1 MP a hex."""
    found = routes(marching("path"))["go 1210"]
    assert found.places[0] == Place.hex("1010", "E")
    assert found.places[-1] == Place.hex("1210", "E")
    assert found.costs == [1, 2]
    assert dict(found.note.args) == {"mp": 2, "left": 5, "loss": 0, "held": 0}


def test_it_goes_round_the_woods_and_through_them_where_it_must() -> None:
    """6.21a, 6.22a Woods cost heavy foot 2 MP and a hit."""
    found = routes(marching("path", map={"terrain": [{"type": "woods", "hexes": ["1109"]}]}))
    assert hexes(found["go 1210"]) == ["1010", "1110", "1210"]
    into = found["go 1109"]
    assert (hexes(into), into.costs, into.note.args["loss"]) == (["1010", "1109"], [2], 1)


def test_it_says_where_an_enemy_zone_stops_it() -> None:
    """7.21, 7.23a An enemy in 1309 who faces west controls the two hexes west of him, 1209 and 1210."""
    found = routes(marching("path", theirs="1309"))
    assert {option for option, route in found.items() if route.note.args["held"]} == {"go 1209", "go 1210"}


def test_single_steps_are_told_too() -> None:
    found = routes(marching())
    assert {option: (hexes(route), route.costs) for option, route in found.items()} == {
        "step 1109": (["1010", "1109"], [1]),
        "step 1110": (["1010", "1110"], [1]),
    }


def test_a_way_ends_with_the_heading_of_its_last_step() -> None:
    """6.64a A double in column enters the hex ahead or one of the two beside it, and faces from its trailing half to
    its leading one. North-east of 1109 lies 1209, north 1108, south-east 1210."""
    column = {"id": "u", "type": "PH", "hex": ["1109", "1010"], "facing": "NE", "formation": "column"}
    found = routes(marching(ours=column)).values()
    assert {route.places[0] for route in found} == {Place.hexes(["1109", "1010"], "NE")}
    assert {route.places[-1] for route in found} == {
        Place.hexes(["1209", "1109"], "NE"), Place.hexes(["1108", "1109"], "N"), Place.hexes(["1210", "1109"], "SE"),
    }  # fmt: skip


def test_only_whoever_marches_is_told() -> None:
    battle = marching("path")
    assert routes(battle)
    assert not routes(battle, 1)
    assert not routes(battle, None)


def test_every_option_has_its_way_and_nothing_else_has_one() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "chaeronea"), "routes", {})
    will, marches = Random(5), 0
    while battle.decision is not None and battle.number < 400:
        offered = battle.decision.texts()
        before = battle.digest()
        found = routes(battle, battle.sides.index(battle.decision.side))
        assert battle.digest() == before
        moves = battle.decision.kind in ("move", "path")  # leaders walk alone and step by step
        assert set(found) == {text for text in offered if moves and text.split()[0] in ("go", "step")}
        for route in found.values():
            assert route.places[-1].names[0] == route.option.split()[1]
            assert len(route.costs) == len(route.places) - 1
            assert route.costs == sorted(route.costs)
            assert route.costs[-1] <= battle.state.mp_left
        marches += battle.decision.kind == "path"
        battle.choose("path" if "path" in offered else will.choice(offered))
    assert marches


def test_in_words() -> None:
    route = routes(marching("path", theirs="1309"))["go 1210"]
    assert Teller("en").say(route.note) == "2 of 5 MP; it must stop there, in an enemy ZOC"
    assert Teller("fr").say(route.note) == "2 PM sur 5 ; il faut s'y arrêter, dans une ZDC ennemie"
