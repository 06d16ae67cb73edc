"""Judgement: every question of every battle is weighed, and common sense shows in the weights."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from strategikon.ai import blind_pick
from strategikon.alexander import RULESET
from strategikon.alexander.tactics import WEIGHERS
from strategikon.alexander.tactics.command import Post
from strategikon.alexander.tactics.fights import weigh_share
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import Ground
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.decision import Ask
from strategikon.kernel.dice import Dice, ScriptedDice
from strategikon.kernel.message import Message
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.kernel.tactics import WON, Cost
from strategikon.text import LANGUAGES, Teller

TACTICS: Any = RULESET.tactics
ALL_RULES = {rule.id: rule.values[-1] for rule in RULESET.optional_rules}
NAMES = tuple(scenario_files(RULESET))
UNWEIGHED = {"rout-edge"}  # as near one edge as the other: nothing to choose by


def inline(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], dice: list[int], **keys: Any) -> Any:
    """A position: the Macedonians (facing E) against the Persians (facing W), nobody commanding."""
    sides = [{"id": "macedonian", "unit": ours}, {"id": "persian", "unit": theirs}]
    return Battle(Scenario(RULESET, {"side": sides, **keys}, "test", inline=True), "test", {}, ScriptedDice(dice))


def weights(battle: Any) -> dict[str, int]:
    return dict(zip(battle.decision.texts(), TACTICS.weigh(battle), strict=True))


def best(battle: Any) -> str:
    found = weights(battle)
    return max(found, key=lambda text: found[text])


def play(battle: AnyBattle, count: int, dice: Dice | None = None) -> list[str]:
    """So many choices, blind or the best by weight; every question is weighed."""
    kinds = []
    for _ in range(count):
        if battle.ask is None:
            break
        found = TACTICS.weigh(battle)
        assert len(found) == len(battle.ask.values)
        assert all(type(weight) is int for weight in found)
        kinds.append(battle.ask.kind)
        battle.pick(blind_pick(dice, len(found)) if dice else found.index(max(found)))
    return kinds


# -- every question ----------------------------------------------------------------------------------------------------


def test_every_kind_of_question_has_its_weigher() -> None:
    source = (RULESET.folder / "messages" / "en.ftl").read_text("utf-8")
    start = "alexander-prompt-"
    asked = {line.split(" =")[0].removeprefix(start) for line in source.splitlines() if line.startswith(start)}
    assert asked - UNWEIGHED <= set(WEIGHERS)


@pytest.mark.parametrize("name", NAMES)
def test_blind_battles_are_weighed(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "blind", ALL_RULES)
    kinds = play(battle, 100, Dice("blind choices"))
    assert {"activate", "order", "move"} <= set(kinds)
    assert TACTICS.worth(battle, 0) == -TACTICS.worth(battle, 1)


@pytest.mark.parametrize("name", NAMES)
def test_best_choices_are_weighed(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "best", ALL_RULES)
    play(battle, 150)


@pytest.mark.parametrize("name", ["troad", "samarkand"])
def test_a_small_battle_is_fought_out(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "out")
    play(battle, 3_000)
    assert battle.outcome is not None
    winner = battle.sides.index(battle.outcome.winner or battle.sides[0])
    assert battle.outcome.winner is None or TACTICS.worth(battle, winner) == WON


def test_weighing_changes_nothing() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "troad"), "still")
    for _ in range(120):
        before = battle.digest()
        found = TACTICS.weigh(battle)
        assert battle.digest() == before
        assert TACTICS.weigh(battle) == found
        battle.pick(found.index(max(found)))


def test_weights_do_not_depend_on_what_was_weighed_before() -> None:
    """A battle taken up again in the middle is weighed as it would have been."""
    scenario = load_scenario(RULESET, "troad")
    one: AnyBattle = Battle(scenario, "memory")
    history = []
    for _ in range(100):
        history.append(TACTICS.weigh(one))
        one.pick(history[-1].index(max(history[-1])))
    other: AnyBattle = Battle(Scenario(RULESET, scenario.document, "again"), "memory")
    for number, (found, value) in enumerate(zip(history, one.choices, strict=True)):
        if number % 7 == 3:
            assert list(TACTICS.weigh(other)) == list(found)
        other.take(value)


def test_settled_grows_to_the_end_of_the_turn() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "troad"), "grows")
    seen = []
    while battle.ask is not None and battle.state.turn == 1:
        seen.append(TACTICS.settled(battle))
        found = TACTICS.weigh(battle)
        battle.pick(found.index(max(found)))
    assert max(seen) - min(seen) >= 3  # four leaders
    assert all(later >= sooner for sooner, later in pairwise(seen))


def test_aims_are_sentences_in_both_languages() -> None:
    tellers = [Teller(language, RULESET) for language in LANGUAGES]
    battle: AnyBattle = Battle(load_scenario(RULESET, "pelium"), "aims", ALL_RULES)
    dice = Dice("aims")
    for _ in range(60):
        assert battle.ask is not None
        for value in battle.ask.values:
            sentence = TACTICS.aim(battle, value)
            assert isinstance(sentence, Message)
            assert all(sentence.id not in teller.say(sentence, battle) for teller in tellers)
        battle.pick(blind_pick(dice, len(battle.ask.values)))


# -- common sense ------------------------------------------------------------------------------------------------------


def test_skirmishers_give_way_and_phalanxes_stand() -> None:
    """9.31, 6.72 Heavy foot comes within two hexes: skirmishers step back, a phalanx has no need to."""
    ours = [{"id": "h", "type": "HI", "hex": "1010"}]
    theirs = [{"id": "s", "type": "SK", "hex": "1310", "missile": "J"}]
    battle = inline(ours, theirs, [])
    battle.choose("order h move")
    step = next(text for text in battle.decision.texts() if text.startswith("step 11"))
    battle.choose(step)
    assert battle.decision.kind == "withdraw"
    assert best(battle) == "withdraw s"


def test_horse_rides_for_the_flank_not_for_the_pikes() -> None:
    """8.62, 8.63 Heavy cavalry before a phalanx is beaten by its system, in its flank it is superior."""
    theirs = [{"id": "p", "type": "PH", "hex": ["1611", "1610"], "facing": "W"}]
    front = inline([{"id": "c", "type": "HC", "hex": "1411", "facing": "E"}], theirs, [])
    front.choose("order c move")
    assert weights(front)["step 1511"] < max(weights(front).values())
    assert best(front) != "step 1511"


def test_the_charge_into_the_rear_is_taken() -> None:
    """8.36a A rear at hand is worth a charge."""
    theirs = [{"id": "x", "type": "MI", "hex": "1310", "facing": "E"}]
    battle = inline([{"id": "c", "type": "HC", "hex": "1010", "facing": "E"}], theirs, [])
    battle.choose("order c move")
    while battle.ask is not None and battle.ask.kind == "move":
        battle.choose(best(battle))
        if battle.ask is None or battle.state.mover < 0:
            break
    index = battle.field.unit_index
    assert battle.field.grid.distance[battle.state.hex_of[index["c"]]][battle.state.hex_of[index["x"]]] == 1


def test_odd_points_go_to_the_fresh() -> None:
    """10.12 A unit one hit from rout does not bear the odd point if another can."""
    theirs = [{"id": "x", "type": "HI", "hex": "1110", "facing": "W"}]
    ours = [{"id": "a", "type": "HI", "hex": "1010", "hits": 5}, {"id": "b", "type": "HI", "hex": "1009"}]
    battle = inline(ours, theirs, [])
    tired, fresh = weigh_share(Outlook(battle, 0), Ask(0, "share", [("share", 0), ("share", 1)]))
    assert fresh > tired


def test_a_rout_point_counts_more_where_fewer_lose_the_battle() -> None:
    """10.43 The lower the Rout Level, the dearer each point."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "granicus"), "prices")
    before = TACTICS.worth(battle, 0)
    battle.state.rout_points[0] += 10  # of 100
    ours = before - TACTICS.worth(battle, 0)
    battle.state.rout_points[0] -= 10
    battle.state.rout_points[1] += 10  # of 70
    theirs = TACTICS.worth(battle, 0) - before
    assert 0 < ours < theirs


def test_who_wins_by_leaving_leaves() -> None:
    """`exit` At the edge, facing it, the way out is taken."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "samarkand"), "out")
    ground = Ground(Outlook(battle, 0), 0)
    assert ground.way_out is not None
    edge = min(range(battle.field.grid.size), key=lambda here: (ground.way_out or [])[here])
    assert ground.hope(edge) > ground.hope(battle.state.hex_of[0])


@pytest.mark.parametrize("seed", range(3))
def test_the_column_is_brought_home(seed: int) -> None:
    """`exit` Against somebody who hardly hinders it, it leaves the map in time: leaders ride along, nobody stops short
    of the edge."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "samarkand"), f"home {seed}")
    dice = Dice(f"nobody {seed}")
    while battle.ask is not None:
        found = TACTICS.weigh(battle) if battle.ask.side == 0 else ()
        battle.pick(found.index(max(found)) if found else blind_pick(dice, len(battle.ask.values)))
    assert battle.outcome is not None
    assert battle.outcome.winner == "macedonian"


@pytest.mark.parametrize(
    ("name", "turn", "leaves"), [("samarkand", 1, True), ("pelium", 1, False), ("pelium", 8, True)]
)
def test_the_weaker_leaves_and_the_stronger_fights(name: str, turn: int, leaves: bool) -> None:
    """`exit` Who charges with more men of better quality opens the way by arms, until half of the time is over."""
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "plan")
    battle.state.turn = turn
    ours, theirs = (Ground(Outlook(battle, side), battle.field.units_of[side][0]) for side in (0, 1))
    assert (ours.way_out is not None) is leaves
    assert theirs.way_out is None


def test_a_leader_left_behind_rides_after_his_men() -> None:
    """4.2 Out of range of everybody, the nearer to somebody the better; and who can be called by nobody else counts
    more than who can."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "samarkand"), "behind")
    grid, state = battle.field.grid, battle.state
    post = Post(Outlook(battle, 0), 0)
    places = [state.hex_of[unit] for unit in battle.field.units_of[0]]
    apart = [min(grid.distance[here][there] for there in places) for here in range(grid.size)]
    safe = [here for here in range(grid.size) if min(grid.distance[here][there] for there in post.enemies) > 8]
    far, farther = (next(here for here in safe if apart[here] == post.limit + more) for more in (2, 5))
    assert post.value(farther) < post.value(far)
    assert {need for _, need in post.units} == {2}
    for leader in battle.field.leaders_of[0][1:]:
        state.leader_hex[leader] = 0
    assert {need for _, need in Post(Outlook(battle, 0), 0).units} == {4}


def test_who_wins_by_the_clock_keeps_away() -> None:
    """`time_limit` The Scythians need not fight, and do not: far from the enemy is better than near. The Sogdians win
    by the clock too, but only while nobody gets past them."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "jaxartes"), "away")
    alexanders, scythians = Outlook(battle, 0), Outlook(battle, 1)
    assert (alexanders.waits, scythians.waits) == (False, True)
    assert scythians.zeal < 0 < alexanders.zeal
    rider = battle.field.units_of[1][0]
    ground = Ground(scythians, rider)
    enemies = [battle.state.hex_of[unit] for unit in scythians.rivals]
    grid = battle.field.grid
    apart = [min(grid.distance[here][there] for there in enemies) for here in range(grid.size)]
    best = max(range(grid.size), key=ground.hope)
    assert apart[best] > apart[battle.state.hex_of[rider]]
    assert not any(Outlook(Battle(load_scenario(RULESET, "samarkand"), "x"), side).waits for side in (0, 1))


# -- odds and costs ----------------------------------------------------------------------------------------------------


def test_options_that_lead_to_dice() -> None:
    archers = {"id": "s", "type": "SK", "hex": "1010", "missile": "A"}
    ours = [archers, {"id": "h", "type": "HI", "hex": "2010", "hits": 2}]
    theirs = [{"id": "x", "type": "HI", "hex": "1210"}]
    battle = inline(ours, theirs, [])
    offered = zip(battle.decision.texts(), battle.ask.values, strict=True)
    dicey = {text: TACTICS.rolls(battle, value) for text, value in offered}
    assert dicey["order s fire"]
    assert not dicey["order s move"]
    assert not dicey["order h recover"]
    assert not dicey["done"]


def test_the_end_of_orders_before_a_shock_leads_to_dice() -> None:
    ours = [{"id": "a", "type": "HI", "hex": "1010", "marks": ["moved-now", "must-check"]}]
    theirs = [{"id": "x", "type": "LP", "hex": "1110"}]
    battle = inline(ours, theirs, [])
    assert TACTICS.rolls(battle, ("done",))


def test_a_volley_is_counted() -> None:
    """8.15 A hit on heavy foot: the die 0 against strength 3 at range 2."""
    ours = [{"id": "s", "type": "SK", "hex": "1010", "missile": "A"}]
    theirs = [{"id": "x", "type": "HI", "hex": "1210"}]
    battle = inline(ours, theirs, [1])
    events = battle.choose("order s fire")
    assert list(TACTICS.costs(battle, events)) == [Cost(1, "losses", 1, "x")]


def test_a_rout_off_the_map_is_counted() -> None:
    """10.13, 9.34 Skirmishers at their TQ are eliminated, at 1 Rout Point (10.42)."""
    ours = [{"id": "s", "type": "SK", "hex": "1010", "missile": "A"}]
    theirs = [{"id": "x", "type": "SK", "hex": "1110", "tq": 5, "hits": 4}]
    battle = inline(ours, theirs, [1])
    events = battle.choose("order s fire")
    found = list(TACTICS.costs(battle, events))
    assert found == [Cost(1, "losses", 1, "x"), Cost(1, "destroyed", 1, "x"), Cost(1, "rout-points", 1, "")]
