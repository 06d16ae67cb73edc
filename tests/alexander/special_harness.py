"""Short words for tests that set up a position of `alexander` by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from strategikon.alexander import RULESET
from strategikon.alexander.pieces import Fight, shift
from strategikon.kernel.battle import Battle, BattleOver
from strategikon.kernel.scenario import load_scenario


def fight(name: str, **options: str) -> Fight:
    return Battle(load_scenario(RULESET, name), "special", options)


def unit(battle: Fight, name: str) -> int:
    return battle.field.unit_index[name]


def leader(battle: Fight, name: str) -> int:
    return battle.field.leader_index[name]


def here(battle: Fight, name: str) -> int:
    return battle.field.grid.hex(name)


def corps(battle: Fight, *names: str) -> list[int]:
    return [u for u, label in enumerate(battle.field.corps_of) if label in names]


def run(activity: Any, pick: Callable[[list[Any]], Any] = lambda values: values[0]) -> Any:
    """An activity to its end; questions are answered by `pick`."""
    try:
        ask = next(activity)
        while True:
            ask = activity.send(pick(list(ask.values)))
    except StopIteration as done:
        return done.value


def over(battle: Fight, deed: Callable[[], Any]) -> str | None:
    """The winner of a battle that a deed ends."""
    with pytest.raises(BattleOver):
        deed()
    assert battle.outcome is not None
    return battle.outcome.winner


def put_before(battle: Fight, name: str, place: str, facing: int) -> int:
    """A unit set down elsewhere, facing so."""
    number = unit(battle, name)
    shift(battle, number, (here(battle, place),))
    battle.state.facing[number] = facing
    return number
