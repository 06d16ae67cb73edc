"""Whole battles: they end, keep their invariants, survive serialisation, and leave records that replay."""

from __future__ import annotations

from json import dumps, loads

import pytest

from strategikon.ancients import RULESET
from strategikon.ancients.state import Ancients
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.chain import write_record
from strategikon.kernel.dice import Dice
from strategikon.kernel.record import rebuild
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files

SCENARIOS = list(scenario_files(RULESET))


def fought(scenario: str, seed: str) -> AnyBattle:
    """A random battle to its end, looked at now and then."""
    battle: AnyBattle = Battle(load_scenario(RULESET, scenario), seed)
    will = Dice(seed + " will")
    while battle.ask is not None:
        if battle.number % 25 == 0:
            assert list(RULESET.invariants(battle)) == []
            packed = loads(dumps(battle.state.pack()))
            assert Ancients.unpack(packed).digest() == battle.state.digest()
            texts = battle.decision.texts()
            assert len(set(texts)) == len(texts)
        assert battle.number < RULESET.bound
        battle.pick(will.roll(len(battle.ask.values)) if 1 < len(battle.ask.values) <= 256 else 0)
    return battle


def fought_for(scenario: str, choices: int) -> AnyBattle:
    """A random battle after so many choices."""
    battle: AnyBattle = Battle(load_scenario(RULESET, scenario), "some choices")
    will = Dice("some choices will")
    while battle.number < choices:
        battle.pick(will.pick(min(256, len(battle.ask.values))))
    return battle


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_random_battle_ends_when_a_side_has_its_banners(scenario: str) -> None:
    battle = fought(scenario, "whole")
    assert list(RULESET.invariants(battle)) == []
    winner = battle.sides.index(battle.outcome.winner)
    assert battle.state.won[winner] >= battle.field.target[winner]
    assert battle.outcome.score == dict(zip(battle.sides, battle.state.won, strict=True))


def test_a_record_rebuilds_the_battle() -> None:
    battle = fought("ticinus-218", "record")
    again = rebuild(write_record(battle), "record", lambda name: RULESET)
    assert again.digest() == battle.digest()


def test_what_a_fork_shares_with_its_original_cannot_be_changed() -> None:
    battle = fought_for("cannae-216", 60)
    fork = battle.fork()
    for name in Ancients.names():
        mine, its = getattr(battle.state, name), getattr(fork.state, name)
        assert not isinstance(mine, list) or mine is not its, name
    with pytest.raises(TypeError):
        fork.state.blocks[0] = 0
    assert all(isinstance(hand, tuple) for hand in fork.state.hands)


def test_a_state_read_back_is_as_unchangeable_as_it_was() -> None:
    state = fought_for("zama-202", 60).state
    again = Ancients.unpack(loads(dumps(state.pack())))
    for name in Ancients.names():
        assert type(getattr(again, name)) is type(getattr(state, name)), name
    assert again.hands == state.hands


def test_both_targets_reached_at_once_is_a_victory_of_the_side_whose_turn_it_is() -> None:
    setup = {
        "active": "south",
        "phase": "combat",
        "side": [
            {
                "id": "south",
                "won": 5,
                "unit": [{"id": "a", "class": "MI", "hex": "D7"}, {"id": "b", "class": "LI", "hex": "E8", "blocks": 1}],
            },
            {
                "id": "north",
                "won": 5,
                "unit": [{"id": "e", "class": "EL", "hex": "E7"}, {"id": "x", "class": "LI", "hex": "F7", "blocks": 1}],
            },
        ],
    }
    from strategikon.kernel.dice import ScriptedDice

    words = ["flag", "flag", "flag", "blue", "green", "red", "green", "red", "helmet", "helmet"]
    dice = ScriptedDice([RULESET.die(word) for word in words])
    battle: AnyBattle = Battle(Scenario(RULESET, setup, "setup", inline=True), "x", dice=dice)
    battle.choose("attack a e")
    assert battle.outcome is not None
    assert battle.outcome.winner == "south"
    assert battle.outcome.score == {"south": 6, "north": 6}


def test_the_scene_hides_the_other_hand_and_names_every_piece() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "panormus-250"), "scene")
    scene = RULESET.scene(battle, 0)
    assert None not in scene.hands[0].cards
    assert set(scene.hands[1].cards) == {None}
    shown = {piece.id for piece in scene.pieces} | {name for piece in scene.pieces for name in piece.carries}
    assert shown == set(battle.field.ids)
    assert scene.board.hexsides["rampart"]
    assert sum(len(hexes) for hexes in scene.board.zones.values()) == 123
