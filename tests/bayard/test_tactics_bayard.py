"""Judgement for `bayard`: how blows are reckoned, what odds say before the dice, and which questions are weighed."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from strategikon.ai import Budget, find_opponent
from strategikon.bayard import RULESET
from strategikon.bayard.retreat import _winding_ends, steps
from strategikon.bayard.tactics import WEIGHERS
from strategikon.bayard.tactics.blows import Die, Target, struck, throws
from strategikon.bayard.tactics.outlook import outlook_of
from strategikon.bayard.tactics.values import harm
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.kernel.tactics import WON
from strategikon.lab import forecast

TACTICS = RULESET.tactics
assert TACTICS is not None


def field_of(south: list[dict[str, Any]], north: list[dict[str, Any]], phase: str = "fight") -> AnyBattle:
    """Two small armies on open ground, the General of each far away."""
    document = {
        "phase": phase,
        "active": "south",
        "board": {"columns": 13, "rows": 9},
        "side": [
            {"id": "south", "leader": [{"id": "sg", "rank": "general_in_chief", "hex": "0,8"}], "unit": south},
            {"id": "north", "leader": [{"id": "ng", "rank": "general_in_chief", "hex": "0,0"}], "unit": north},
        ],
    }
    return Battle(Scenario(RULESET, document, "test", inline=True), "test")


SPARE = [{"id": "e", "hex": "9,3"}, {"id": "f", "hex": "11,3"}]
BOWMEN = {"id": "a", "hex": "5,5", "missile": "light_bow", "marks": ["activated"]}
FOOT = {"id": "a", "hex": "5,4", "marks": ["activated"]}
FOE = {"id": "d", "hex": "5,3"}


# -- odds by a pencil --------------------------------------------------------------------------------------------------


def test_two_dice_of_a_bow_by_a_pencil() -> None:
    """4.38 Against blue armour two faces of six hit, two are flags, and a bow's special does nothing: a third each."""
    odds = forecast(field_of([BOWMEN], [FOE, *SPARE]), "shoot a d", seconds=60)
    loss, retreat = (1, "losses", "d"), (1, "retreats", "d")
    expected = {
        (): 1 / 9,
        ((*loss, 1),): 2 / 9,
        ((*loss, 2),): 1 / 9,
        ((*retreat, 1),): 3 / 9,  # a flag and nothing, or two flags: one retreat
        ((*loss, 1), (*retreat, 1)): 2 / 9,
    }
    assert odds.exact
    assert {outcome.cost: outcome.share for outcome in odds.outcomes} == pytest.approx(expected)


def test_an_attack_and_its_riposte_by_a_pencil() -> None:
    """4.57, 4.109 Two dice; who shows no flag stands, and strikes back with two dice of the same kind."""
    odds = forecast(field_of([FOOT], [FOE, *SPARE]), "attack a d", seconds=60)
    means = {(mean.side, mean.what): mean.mean for mean in odds.means}
    assert odds.exact
    assert means["north", "losses"] == pytest.approx(2 / 3)
    assert means["north", "retreats"] == pytest.approx(1 - (2 / 3) ** 2)
    assert means["south", "losses"] == pytest.approx((2 / 3) ** 2 * 2 / 3)


# -- blows -------------------------------------------------------------------------------------------------------------


def test_throws_are_those_of_every_face() -> None:
    """Three dice of six faces each, one after another: hits on two faces, flags on two, two flags on one."""
    shown = {0: (1, 0), 1: (1, 0), 2: (0, 1), 3: (0, 1), 4: (0, 2), 5: (0, 0)}
    found: dict[tuple[int, int], float] = {}
    for faces in product(range(6), repeat=3):
        key = (sum(shown[face][0] for face in faces), sum(shown[face][1] for face in faces))
        found[key] = found.get(key, 0.0) + 1 / 216
    assert {(throw.hits, throw.flags): throw.chance for throw in throws(3, Die(4, 4, 2))} == pytest.approx(found)


def test_hexes_that_cannot_be_made_are_plaquettes() -> None:
    """4.87 One die that always shows a flag against a unit of two with nothing behind it: one plaquette."""
    target = Target(50, 2, 2, 50, 0, (0, 1, 2), (0, 0, 0), 0.0)
    result = struck(1, Die(0, 12, 0), target)
    assert result.value == pytest.approx(harm(50, 2, 1, 50) - harm(50, 2, 2, 50))
    assert result.stands == ((1, 1.0),)
    free = struck(1, Die(0, 12, 0), target._replace(made=(0, 1, 2)))
    assert free.stays == 0


def test_what_is_expected_is_what_every_throw_brings() -> None:
    """The mean of `worth` over all thirty-six throws of a bow is what was expected of the shot."""
    battle = field_of([BOWMEN], [FOE, *SPARE])
    before = TACTICS.worth(battle, 0)
    outlook = outlook_of(battle, 0)
    book, total = outlook.book, 0.0
    for faces in product(range(6), repeat=2):
        hits = sum(1 for face in faces if face in (1, 2))
        driven = any(face in (3, 4) for face in faces)
        total += harm(book.force[1], 4, 4 - hits, outlook.loss[1]) + (6 if driven else 0)
    expected = TACTICS.expected(battle, ("shoot", 0, 1))
    assert expected == round(total / 36)
    assert before == 0 or before == TACTICS.worth(battle, 0)


def test_looking_changes_nothing() -> None:
    """As-if moves and plaquettes are taken back."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "zama_202bc"), "look")
    player = find_opponent("veteran")("look", Budget())
    for _ in range(60):
        if battle.ask is None:
            break
        before = battle.state.pack()
        TACTICS.weigh(battle)
        assert battle.state.pack() == before
        battle.pick(player.choose(battle))


# -- the whole of it ---------------------------------------------------------------------------------------------------


def test_every_question_has_a_weigher() -> None:
    assert set(RULESET.verbs.asks) - set(WEIGHERS) == set()


@pytest.mark.parametrize("name", list(scenario_files(RULESET)))
def test_every_option_has_a_weight_and_an_aim(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "aims")
    player = find_opponent("recruit")("aims", Budget())
    for _ in range(80):
        ask = battle.ask
        if ask is None:
            break
        assert len(TACTICS.weigh(battle)) == len(ask.values)
        for value in ask.values[:6]:
            assert TACTICS.aim(battle, value).id.startswith("bayard-aim-")
        battle.pick(player.choose(battle))


def test_a_battle_won_is_worth_everything() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "bibracte_58bc"), "worth")
    assert TACTICS.worth(battle, 0) == -TACTICS.worth(battle, 1)
    player = find_opponent("veteran")("worth", Budget())
    while battle.ask is not None:
        battle.pick(player.choose(battle))
    assert battle.outcome is not None
    if battle.outcome.winner is not None:
        assert TACTICS.worth(battle, battle.sides.index(battle.outcome.winner)) == WON


@pytest.mark.spread
def test_veteran_beats_recruit() -> None:
    won = 0
    for seed in range(4):
        for side in (0, 1):
            battle: AnyBattle = Battle(load_scenario(RULESET, "bibracte_58bc"), f"strength {seed}")
            names = ["veteran", "recruit"] if side == 0 else ["recruit", "veteran"]
            players = [find_opponent(player)(f"strength {seed}", Budget()) for player in names]
            while battle.ask is not None:
                battle.pick(players[battle.ask.side].choose(battle))
            assert battle.outcome is not None
            won += battle.outcome.winner == battle.sides[side]
    assert won >= 5  # of 8


# -- R-BAY-31 the elusive ----------------------------------------------------------------------------------------------


def test_one_messenger_is_enough_for_one_unit() -> None:
    """2.18 Foot beside the enemy and out of every range is called by one messenger; no other is sent while he
    rides."""
    near = {"id": "n", "hex": "1,8"}
    battle = field_of([{"id": "a", "hex": "9,5"}, near], [{"id": "d", "hex": "9,4"}, *SPARE[1:]], "lead")
    sent = 0
    while battle.ask is not None and battle.ask.kind in ("lead", "activate"):
        value = best(battle)
        sent += value[0] == "send"
        battle.take(value)
    assert sent == 1


def test_the_elusive_find_the_ends_of_every_winding_way() -> None:
    """A2.76, R-BAY-31 The same hexes as trying every way of four hexes that enters none twice; and ten hexes are found
    at once, where there are millions of ways."""
    runner = {"id": "d", "hex": "5,3", "type": "cavalry", "weight": "light", "particularities": ["elusive"]}
    battle = field_of([FOOT], [runner, *SPARE])
    start = battle.state.hex_of[1]
    todo, ends = [(start,)], set()
    while todo:
        path = todo.pop()
        if len(path) == 5:
            ends.add(path[-1])
            continue
        todo += [(*path, there) for there in steps(battle, 1, path[-1]) if there not in path]
    found = _winding_ends(battle, 1, 4)
    assert set(found) == ends
    for way in (*found.values(), *_winding_ends(battle, 1, 10).values()):
        assert len(set(way)) == len(way)
        assert start not in way


# -- A5.115, A5.119 secret orders --------------------------------------------------------------------------------------


def secret(option: str, **south: Any) -> AnyBattle:
    """South with horse on its left and foot on its right; north stands in its first rows, on the other wing."""
    sub_general = {"id": "ss", "rank": "sub_general", "hex": "1,6"}
    horse = {"hex": "1,6", "type": "cavalry", "weight": "light", "corps": "ss"}
    units = [{"id": "h", **horse}, {"id": "k", **horse, "hex": "2,6"}, {"id": "a", "hex": "11,7"}]
    leaders = [{"id": "sg", "rank": "general_in_chief", "hex": "11,7"}, sub_general]
    foes = [{"id": f"n{column}", "hex": f"{column},1"} for column in range(6, 12)]
    staff = [{"id": "ng", "rank": "general_in_chief", "hex": "8,1"}, {"id": "ns", "rank": "sub_general", "hex": "9,1"}]
    document = {
        "phase": "orders", "active": "south", "board": {"columns": 13, "rows": 9, **south.pop("board", {})},
        "options": {option: "on"}, **south.pop("terms", {}),
        "side": [{"id": "south", "leader": leaders, "unit": units, **south},
                 {"id": "north", "leader": staff, "unit": foes}],
    }  # fmt: skip
    return Battle(Scenario(RULESET, document, "test", inline=True), "test")


def best(battle: AnyBattle) -> Any:
    assert battle.ask is not None
    weights = WEIGHERS[battle.ask.kind](outlook_of(battle, battle.ask.side), battle.ask)
    return battle.ask.values[max(range(len(weights)), key=lambda place: weights[place])]


def said(battle: AnyBattle, value: Any) -> str:
    assert battle.ask is not None
    assert battle.decision is not None
    return battle.decision.texts()[list(battle.ask.values).index(value)]


def test_an_objective_is_before_the_corps_and_away_from_the_enemy() -> None:
    battle = secret("corps_orders")
    verb, leader, there = best(battle)
    assert (verb, battle.field.leader_ids[leader]) == ("objective", "ss")
    column, row = map(int, battle.field.grid.names[there].split(","))
    assert row == 1  # the nearer of the two rows
    assert column <= 3  # the horse is on the left, the enemy from the sixth column on


def test_a_corps_goes_for_its_objective() -> None:
    battle = secret("corps_orders")
    battle.take(best(battle))
    horse, foot = battle.field.unit_index["h"], battle.field.unit_index["a"]
    goal = battle.state.targets[0][2]
    nearer = battle.field.grid.neighbours[goal]
    outlook = outlook_of(battle, 0)
    plain = outlook_of(secret("camps"), 0)
    assert all(outlook.ground(horse, there) > plain.ground(horse, there) for there in nearer)
    assert all(outlook.ground(foot, there) == plain.ground(foot, there) for there in nearer)


@pytest.mark.parametrize(("force", "chosen"), [("light", "burn"), ("heavy", "done")])
def test_nobody_throws_torches_into_rain_that_leaves_no_die(force: str, chosen: str) -> None:
    """Three dice (R-BAY-73), less two in light rain (A5.38) and three in heavy rain (A5.39)."""
    document = {
        "phase": "fight", "active": "south", "options": {"fire": "on", "weather": "on"},
        "weather": {"kind": "rain", "force": force, "age": 1},
        "board": {"columns": 12, "rows": 9, "area": [{"type": "forest", "hexes": ["6,4"]}]},
        "side": [
            {"id": "south", "leader": [{"id": "sg", "rank": "general_in_chief", "hex": "0,8"}],
             "unit": [{"id": "a", "hex": "5,4", "torches": True, "marks": ["activated"]}]},
            {"id": "north", "leader": [{"id": "ng", "rank": "general_in_chief", "hex": "0,0"}],
             "unit": [{"id": "z", "hex": "11,0"}]},
        ],
    }  # fmt: skip
    battle: AnyBattle = Battle(Scenario(RULESET, document, "test", inline=True), "test")
    assert battle.decision is not None
    assert "burn a forest:6,4" in battle.decision.texts()
    assert best(battle)[0] == chosen


def test_an_agent_goes_where_success_is_worth_its_chance() -> None:
    """The General's head: 120 by 10 in 100; a Sub-general's 50 by 20; a rumour a little by 80. Where the fall of the
    Sub-general decides the battle, his."""
    battle = secret("agents", agents=1)
    value = best(battle)
    assert said(battle, value) == "mission kill_general ng"
    battle.take(value)
    assert best(battle) == ("at", 0)
    prize = [{"type": "leader_eliminated", "leader": "ns", "winner": "south"}]
    battle = secret("agents", agents=1, terms={"conditions": prize})
    assert said(battle, best(battle)) == "mission kill_sub_general ns"


def test_a_rumour_is_spread_when_the_armies_meet() -> None:
    battle = secret("agents", agents=1, missions=["rumour"])
    battle.take(best(battle))
    assert best(battle) == ("at", 3)  # six hexes to the nearest, three a turn


def test_a_way_to_somebody_unseen_is_weighed_like_any_other() -> None:
    """A5.74 In the world that an opponent imagines, somebody it does not see may stand where a way of its leads."""
    march = {"id": "a", "hex": "5,7", "marks": ["activated"]}
    document = {
        "phase": "move", "active": "south", "options": {"darkness": "on"}, "board": {"columns": 13, "rows": 9},
        "side": [{"id": "south", "unit": [march, {"id": "b", "hex": "0,8"}]},
                 {"id": "north", "unit": [{"id": "z", "hex": "5,3"}]}],
    }  # fmt: skip
    battle: AnyBattle = Battle(Scenario(RULESET, document, "test", inline=True), "test")
    outlook = outlook_of(battle, 0)
    unit, enemy = (battle.field.unit_index[name] for name in ("a", "z"))
    assert outlook.opportunity(unit, battle.state.hex_of[enemy], False) == 0.0
