"""By night and under markers a side is shown, offered, refused and told nothing that hangs on what it does not see."""

from __future__ import annotations

import pytest

from strategikon.bayard import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.kernel.secrecy import check_secrets
from strategikon.kernel.trial import any_value

DECISIONS = 160
EVERY = 2
SWITCHES = (("darkness",), ("hidden_units",), ("darkness", "hidden_units", "fire", "weather", "camps", "agents"))


@pytest.mark.parametrize("switches", SWITCHES, ids="+".join)
@pytest.mark.parametrize("name", list(scenario_files(RULESET)))
def test_no_side_is_told_what_it_does_not_see(name: str, switches: tuple[str, ...]) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "dark", dict.fromkeys(switches, "on"))
    will, other = Dice(f"{name} will"), Dice(f"{name} worlds")
    while battle.ask is not None and battle.number < DECISIONS:
        if battle.number % EVERY == 0:
            check_secrets(battle, other, 1)
        assert list(RULESET.invariants(battle)) == []
        battle.take(any_value(battle, will))


def test_another_world_is_another_one() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "zama_202bc"), "dark", {"darkness": "on"})
    assert battle.ask is not None
    side = battle.ask.side
    hidden = RULESET.secrets(battle.state, side)
    assert hidden
    state = battle.state.copy()
    RULESET.redeal(state, side, Dice("world"))
    assert state.hex_of != battle.state.hex_of
    own = battle.field.units_of[side]
    assert [state.hex_of[unit] for unit in own] == [battle.state.hex_of[unit] for unit in own]
    assert sorted(state.unit_at) == sorted(battle.state.unit_at)


def test_nothing_is_hidden_without_the_switches() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "zama_202bc"), "day")
    assert not RULESET.has_secrets(battle.field)
    assert [list(RULESET.secrets(battle.state, side)) for side in range(2)] == [[], []]
    assert [battle.scene(side).dimmed for side in battle.sides] == [[], []]


def test_a_spectator_sees_what_both_sides_see() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "zama_202bc"), "dark", {"darkness": "on"})
    shown = {piece.id for piece in battle.scene(None).pieces}
    for side in battle.sides:
        assert shown <= {piece.id for piece in battle.scene(side).pieces}
    assert len(shown) < len(battle.field.ids)
