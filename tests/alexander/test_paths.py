"""Whole paths: what the quick search finds is what the rules allow, and a path is nothing but its steps."""

from __future__ import annotations

from random import Random

import pytest

from strategikon.alexander import RULESET, paths
from strategikon.alexander.pieces import Fight, in_double_depth
from strategikon.kernel.battle import Battle
from strategikon.kernel.scenario import load_scenario

DECISIONS = 700
ALL_ON = {rule.id: rule.values[-1] for rule in RULESET.optional_rules}
BATTLES = ["granicus", "hydaspes", "chaeronea", "samarkand"]


@pytest.mark.parametrize("options", [{}, ALL_ON], ids=["plain", "all-options"])
@pytest.mark.parametrize("name", BATTLES)
def test_the_quick_search_agrees_with_the_rules(
    name: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    battle: Fight = Battle(load_scenario(RULESET, name), f"paths {name}", options)
    will = Random(name).random
    while battle.ask is not None and battle.number < DECISIONS:
        if battle.ask.kind == "move":
            _check(battle, monkeypatch)
        values = battle.ask.values
        battle.take(values[int(will() * len(values))])


def _check(battle: Fight, monkeypatch: pytest.MonkeyPatch) -> None:
    unit, before = battle.state.mover, battle.digest()
    if in_double_depth(battle, unit):
        return
    quick = paths.find(battle, unit, battle.state.mp_left)
    with monkeypatch.context() as patch:
        patch.setattr(paths, "_is_plain", lambda *_: False)
        careful = paths.find(battle, unit, battle.state.mp_left)
    assert {named: leg[:2] for named, leg in quick.items()} == {named: leg[:2] for named, leg in careful.items()}
    assert battle.digest() == before
    assert battle.ask is not None
    assert (paths.PATH in battle.ask.values) == (bool(quick) and battle.state.mp_left >= paths.LEAST_MP)


@pytest.mark.parametrize("name", BATTLES)
def test_a_path_that_is_not_interrupted_is_its_steps_one_by_one(name: str) -> None:
    battle: Fight = Battle(load_scenario(RULESET, name), f"steps {name}")
    will = Random(name).random
    walked = 0
    while battle.ask is not None and battle.number < DECISIONS:
        if battle.ask.kind == "move" and paths.PATH in battle.ask.values:
            walked += _walk(battle)
        values = battle.ask.values
        battle.take(values[int(will() * len(values))])
    assert walked


def _walk(battle: Fight) -> bool:
    """The farthest path on offer, in one choice and step by step, in two forks; false if anybody was asked."""
    whole, single = battle.fork(), battle.fork()
    unit = battle.state.mover
    leg = list(paths.find(battle, unit, battle.state.mp_left).values())[-1]
    whole.take(paths.PATH)
    whole.take(("go", paths.written(battle, unit, leg.places)))
    for places in paths.way_of(leg):
        if single.ask is None or single.ask.kind != "move" or single.state.mover != unit:
            return False
        single.take(("step", paths.written(battle, unit, places)))
    if whole.ask is None or single.ask is None or whole.ask.kind != single.ask.kind:
        return False
    assert whole.digest() == single.digest()
    return True
