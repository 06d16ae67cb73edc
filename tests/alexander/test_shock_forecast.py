"""A shock can be foreseen, and is fought as it was foreseen."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.alexander import RULESET
from strategikon.alexander.combats import ATTACK, SUPERIORS
from strategikon.alexander.shock.adjustments import ratio_steps
from strategikon.alexander.shock.collapse import pushed_back
from strategikon.alexander.shock.combat import make
from strategikon.alexander.shock.forecast import Forecast, PreShock, best_leaders, forecast, name_best, pre_shock
from strategikon.kernel.battle import Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario


def battle_of(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], dice: list[int], **keys: Any) -> Any:
    sides = [
        {"id": "macedonian", "unit": ours, "leader": [{"id": "l", "hex": "1010", "charisma": 2}]},
        {"id": "persian", "unit": theirs, "leader": [{"id": "p", "hex": "6050"}]},
    ]
    setup = {"phase": "designate", "side": sides, **keys}
    return Battle(Scenario(RULESET, setup, "test", inline=True), "test", {}, ScriptedDice(dice))


def volunteer(**keys: Any) -> dict[str, Any]:
    return {"id": "v", "type": "LI", "hex": "1004", **keys}


@pytest.fixture
def waiting() -> Any:
    """Designation waits for the volunteers, so nothing has been rolled yet."""
    ours = [{"id": "a", "type": "HI", "hex": "1010", "marks": ["moved-now"], "size": 6}, volunteer(hex="1008")]
    theirs = [{"id": "x", "type": "LP", "hex": "1110", "size": 4}, {"id": "y", "type": "LI", "hex": "1108"}]
    return battle_of(ours, theirs, [1, 1, 5, 4])


def seen(battle: Any, attacker: str, defender: str) -> tuple[Forecast, list[PreShock]]:
    index = battle.field.unit_index
    combat = make(battle, [index[attacker]], [index[defender]])
    name_best(battle, combat, [index[defender]])
    return forecast(battle, combat, *best_leaders(battle, combat)), pre_shock(battle, combat)


def test_everything_is_named(waiting: Any) -> None:
    found, checks = seen(waiting, "a", "x")
    assert [(one.tq, one.modifier) for one in checks] == [(6, 0), (5, 0)]
    assert (found.base, found.shifts, found.column) == (9, [("size_ratio", 1)], 10)
    assert (found.superior.side, found.superior.reason) == (ATTACK, "system")
    assert found.modifiers == [("attacker_charisma", 2)]
    assert found.losses(4) == (2, 6)  # die 4 + 2 in column 10: 2(3), doubled


def test_looking_ahead_changes_nothing(waiting: Any) -> None:
    before = waiting.digest()
    seen(waiting, "a", "x")
    assert waiting.digest() == before


def test_it_is_fought_as_foreseen(waiting: Any) -> None:
    found, _ = seen(waiting, "a", "x")
    told = [event.told() for event in waiting.choose("done")]
    shock = next(event for event in told if event["kind"] == "shock")
    assert (shock["attacker_loss"], shock["defender_loss"]) == found.losses(shock["die"])
    assert (shock["column"], shock["superior"]) == (found.column, SUPERIORS[found.superior.side])


@pytest.mark.parametrize(
    ("ours", "theirs", "moved", "steps"),
    [(5, 4, True, 1), (4, 5, True, 0), (2, 5, True, -1), (5, 3, True, 1), (5, 4, False, 0), (4, 5, False, -1)],
)
def test_size_ratio(ours: int, theirs: int, moved: bool, steps: int) -> None:
    """8.36 The printed examples."""
    assert ratio_steps(ours, theirs, moved) == steps


def test_breakthrough_example() -> None:
    """8.37 A phalanx with 1, peltasts with 2 and 4: only the last is broken through."""
    assert pushed_back([1], [2, 4]) == [False, False, True]


def test_zero_counts_as_one_only_among_several() -> None:
    """8.37b"""
    assert pushed_back([0], [3]) == [False, True]
    assert pushed_back([0], [3, 0]) == [False, False, False]
