"""Battles between players who seek the fight: random play alone seldom comes to blows, and shock is the heart of the
game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from strategikon.alexander import RULESET
from strategikon.alexander.tables import SHOCK
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.record import rebuild
from strategikon.kernel.scenario import load_scenario

ALL_ON = {rule.id: rule.values[1] for rule in RULESET.optional_rules}
EAGER = {"order": "order", "shock": "shock", "intent": "shock", "activate": "activate", "combats": "attack"}

SHOWN = {  # the options that have a sheet, by the kind of decision
    "intent": ("shock",), "shock": ("shock",), "combats": ("attack", "done"), "defend": ("defend",),
    "strike": ("strike",), "charisma": ("lead",),
}  # fmt: skip


def pick(battle: AnyBattle, will: Dice) -> int:
    """Mostly toward the enemy and into him; now and then anything at all."""
    assert battle.ask is not None
    kind, values = battle.ask.kind, battle.ask.values
    if will.pick(8) == 0:
        return will.pick(min(256, len(values)))
    if kind == "move" and (steps := [place for place, value in enumerate(values) if value[0] == "step"]):
        return min(steps, key=lambda place: (min(foe_distance(battle, here) for here in values[place][1]), place))
    if kind == "move" and (charges := [place for place, value in enumerate(values) if value[0] == "charge"]):
        return charges[0]
    eager = [place for place, value in enumerate(values) if value[0] == EAGER.get(kind)]
    found = eager or list(range(len(values)))
    return found[will.pick(min(256, len(found)))]


def foe_distance(battle: Any, here: int) -> int:
    row, side = battle.field.grid.distance[here], battle.state.active
    where = [battle.state.hex_of[unit] for unit in battle.field.units_of[1 - side]]
    return min((row[there] for there in where if there >= 0), default=0)


@pytest.mark.parametrize("options", [{}, ALL_ON], ids=["plain", "all-options"])
@pytest.mark.parametrize("name", ["samarkand", "troad", "pelium", "granicus", "hydaspes"])
def test_a_fierce_battle(name: str, options: dict[str, str]) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "fierce", options)
    will = Dice(f"fierce {name}")
    seen: Counter[str] = Counter()
    while battle.ask is not None:
        lay_open(battle)
        battle.pick(pick(battle, will))
        assert not list(RULESET.invariants(battle)), battle.number
        assert battle.number < RULESET.bound
        for event in battle.events:
            seen[event.kind] += 1
            if event.kind == "shock":
                reckon(event.told())
    assert battle.outcome is not None
    assert min(seen["shock"], seen["rout"]) > 0, seen
    assert rebuild(battle.record(), name, lambda _: RULESET).digest() == battle.digest()


def lay_open(battle: AnyBattle) -> None:
    """Every shock on offer can be looked at, and looking at it changes nothing."""
    decision = battle.decision
    if decision is None or decision.kind not in SHOWN:
        return
    before = battle.digest()
    for text in decision.texts():
        sheet = RULESET.sheet(battle, battle.find(text)[0])
        assert (sheet is not None) == text.startswith(SHOWN[decision.kind]), text
    assert battle.digest() == before


def reckon(told: dict[str, Any]) -> None:
    """8.36 Column and losses once more, by the chart: shifts summed and kept within 1-13, the die within 0-9; AS
    doubles the defender's loss, double depth triples it, DS triples the attacker's, skirmishers halve."""
    shifts = sum(int(shift.rpartition(":")[2]) for shift in told["shifts"])
    assert told["column"] == max(1, min(13, told["base"] + shifts))
    ours, theirs = SHOCK[max(0, min(9, told["die"] + told["modifier"])), told["column"]]
    if told["superior"] == "DS":
        ours *= 3
    twice = (2, 3) if told["superior"] == "AS" else (1, 3)
    assert told["attacker_loss"] in (ours, min(1, ours // 2))
    assert told["defender_loss"] in {loss for by in twice for loss in (theirs * by, theirs * by // 2)}
