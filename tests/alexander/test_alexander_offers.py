"""What is offered quickly is what the predicates allow, in whatever position a random battle comes to."""

from __future__ import annotations

from random import Random

import pytest

from strategikon.alexander import (
    RULESET,
    leader_moves,
    leader_orders,
    line_orders,
    orders,
    prearranged,
    stepping,
    turning,
    zones,
)  # fmt: skip
from strategikon.alexander.pieces import Fight, armies_touch, hexes, is_leader_on_map, units_on_map
from strategikon.alexander.state import NOWHERE
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Value
from strategikon.kernel.scenario import load_scenario

DECISIONS = 500
ALL_ON = {rule.id: rule.values[-1] for rule in RULESET.optional_rules}


@pytest.mark.parametrize("options", [{}, ALL_ON], ids=["plain", "all-options"])
@pytest.mark.parametrize("name", ["chaeronea", "hydaspes", "samarkand", "troad"])
def test_quick_offers_agree_with_the_predicates(name: str, options: dict[str, str]) -> None:
    battle: Fight = Battle(load_scenario(RULESET, name), f"offers {name}", options)
    will = Random(name).random
    while battle.ask is not None and battle.number < DECISIONS:
        _check_common(battle)
        if check := CHECKS.get(battle.ask.kind):
            check(battle)
        values = battle.ask.values
        battle.take(values[int(will() * len(values))])


def _check_common(battle: Fight) -> None:
    units = [unit for unit, here in enumerate(battle.state.hex_of) if here != NOWHERE]
    assert armies_touch(battle) == any(turning.is_beside_enemy(battle, unit) for unit in units)
    unrouted = [unit for unit in units if not battle.state.routed[unit]]
    assert all(zones.zone_of(battle, unit) == _plain_zone(battle, unit) for unit in unrouted)


def _plain_zone(battle: Fight, unit: int) -> tuple[int, ...]:
    """7.21, 7.22 The ZOC of a unit, side by side."""
    own = hexes(battle, unit)
    found: list[int] = []
    for here in own:
        mask = zones.reach_mask(battle, unit, here)
        for side, there in enumerate(battle.field.grid.neighbour[here]):
            if mask >> side & 1 and there not in found and there not in own:
                found.append(there)
    return tuple(found)


def _check_move(battle: Fight) -> None:
    unit = battle.state.mover
    steps = [way for way in stepping.candidates(battle, unit) if stepping.cannot_step(battle, unit, way) is None]
    assert list(stepping.open_steps(battle, unit)) == steps
    turns = [hour for hour in range(12) if turning.cannot_turn(battle, unit, hour) is None]
    assert sorted(turning.open_turns(battle, unit)) == turns


def _check_move_leader(battle: Fight) -> None:
    leader = battle.state.mover_leader
    near = battle.field.grid.neighbours[battle.state.leader_hex[leader]]
    allowed = [there for there in near if leader_moves.cannot_step(battle, leader, there) is None]
    assert list(leader_moves.open_steps(battle, leader)) == allowed


def _check_order(battle: Fight) -> None:
    assert battle.ask is not None
    active = battle.state.active
    allowed: set[Value] = {
        ("order", unit, what)
        for unit in units_on_map(battle, active)
        for what in orders.WHATS
        if orders.why_not_order(battle, battle.ask, unit, what) is None
    }
    leaders = battle.field.leaders_of[active]
    allowed |= {("order-leader", p) for p in leaders if leader_orders.cannot_order_leader(battle, p) is None}
    assert {value for value in battle.ask.values if value[0] in ("order", "order-leader")} == allowed


def _check_leaders(battle: Fight) -> None:
    for leader in range(len(battle.field.leader_ids)):
        if is_leader_on_map(battle, leader):
            assert line_orders.has_line(battle, leader) == bool(line_orders.lines_of(battle, leader))
            assert prearranged.has_lines(battle, leader) == bool(prearranged.possible_lines(battle, leader))


CHECKS = {
    "move": _check_move, "move-leader": _check_move_leader, "order": _check_order, "activate": _check_leaders,
    "line": _check_leaders, "prearrange": _check_leaders,
}  # fmt: skip
