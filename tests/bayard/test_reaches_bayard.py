"""All ways at once, as sets of hexes, are the ways that the rule finds hex by hex."""

from __future__ import annotations

import pytest

from strategikon.bayard import RULESET
from strategikon.bayard.movement import waiting, ways
from strategikon.bayard.reaches import levels, may_stir, moves, way_to
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.hexsets import BIT, Spread, hexset, members
from strategikon.kernel.scenario import load_scenario
from strategikon.kernel.trial import any_place


def test_sets_of_hexes() -> None:
    """A row of four hexes with steps to the right only, and one back from the last."""
    spread = Spread([(0, 1), (1, 2), (2, 3), (3, 2)])
    assert members(spread(hexset((0, 3))), range(4)) == [1, 2]
    assert spread(0) == 0
    assert members(hexset((1, 3)) & ~BIT[1], "abcd") == ["d"]


@pytest.mark.parametrize("name", ["zama_202bc", "issus_333bc", "hastings_1066"])
def test_the_quick_answer_is_that_of_the_rule(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "reaches")
    will = Dice("reaches")
    seen = quick = 0
    for _ in range(250):
        ask = battle.ask
        if ask is None:
            break
        for unit in waiting(battle) if ask.kind == "move" else ():
            if battle.state.hex_of[unit] < 0:
                continue
            rule = ways(battle, unit)
            assert [there for _, _, there in moves(battle, unit)] == sorted(rule)
            assert not may_stir(battle, unit) or rule
            assert {there: way_to(battle, unit, there) for there in rule} == rule
            seen += 1
            quick += levels(battle, unit) is not None
        battle.pick(any_place(will, len(ask.values)))
    assert seen > 20
    assert quick
