"""3.32-3.36, R-BAY-21 Beyond the edge: who may leave the table, and who comes on to it."""

from __future__ import annotations

from strategikon.bayard import closures, leaders, terrain
from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.field import Fight
from strategikon.bayard.ground import SIDES
from strategikon.bayard.movement import cannot_move
from strategikon.bayard.pieces import known_at, leader_id, unit_id
from strategikon.bayard.state import NOBODY, OUTSIDE
from strategikon.bayard.weather import effects
from strategikon.bayard.weather.sky import downwind
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexgrid import OFF, opposite


def cannot_leave(battle: Fight, unit: int) -> Refusal | None:
    """3.32, R-BAY-21 A unit that may move leaves the table for one hex, from its edge, where the scenario lets its side
    do so."""
    name, here = unit_id(battle, unit), battle.state.hex_of[unit]
    if not battle.field.exits[battle.field.side_of[unit]]:
        return refusal("3.32", "bayard-why-no-exit")
    reason = cannot_move(battle, unit)
    if reason is not None:
        return reason
    at_edge = here >= 0 and len(battle.field.grid.neighbours[here]) < SIDES
    if not at_edge or allowance_of(battle, unit).march < 1:
        return refusal("3.32", "bayard-why-unit-not-at-edge", unit=name)
    return None


def may_exit(battle: Fight, leader: int) -> bool:
    """3.34 Whether a leader of the active side who moves alone is at the edge."""
    return len(battle.field.grid.neighbours[battle.state.leader_hex[leader]]) < SIDES


def cannot_exit(battle: Fight, leader: int) -> Refusal | None:
    """3.34 A figure alone leaves the table from a hex of its edge; R-BAY-21 units never do by choice."""
    here = battle.state.leader_hex[leader]
    name = leader_id(battle, leader)
    if battle.field.leader_side[leader] != battle.state.active:
        return refusal("3.34", "bayard-why-enemy-leader", leader=name)
    if here < 0:
        return refusal("3.34", "bayard-why-leader-gone", leader=name)
    if not leaders.moves_alone(battle, leader):
        return refusal("2.35", "bayard-why-leader-idle", leader=name).besides("3.34", "2.15")
    if not may_exit(battle, leader):
        return refusal("3.34", "bayard-why-not-at-edge", leader=name)
    return None


def is_outside(battle: Fight, unit: int) -> bool:
    """3.35 A unit that waits beyond an edge."""
    return battle.state.hex_of[unit] == OUTSIDE


def cannot_call(battle: Fight, unit: int, chief: int) -> Refusal | None:
    """3.35, 3.36 Units outside come from their turn on, called by a leader who waits with them."""
    arrival, name = battle.field.unit_arrivals[unit], unit_id(battle, unit)
    if not is_outside(battle, unit) or arrival is None:
        return refusal("2.17", "bayard-why-unit-gone", unit=name)
    if battle.state.turn < arrival.turn:
        return refusal("3.35", "bayard-why-not-yet", unit=name, turn=arrival.turn)
    if battle.state.leader_hex[chief] != OUTSIDE or battle.field.leader_arrivals[chief] != arrival:
        return refusal("3.36", "bayard-why-not-with-them", unit=name, leader=leader_id(battle, chief))
    return None


def entries(battle: Fight, unit: int) -> list[int]:
    """3.35, A1.03, R-BAY-21 The free hexes of its edge through which a unit may come: those open to it."""
    arrival = battle.field.unit_arrivals[unit]
    side = battle.field.side_of[unit]
    if arrival is None:
        return []
    free = [here for here in arrival.hexes if known_at(battle, side, here) == NOBODY]
    return [here for here in free if _is_open(battle, unit, here) and not held_off(battle, unit, here)]


def _is_open(battle: Fight, unit: int, here: int) -> bool:
    """A1.03, A1.33 A hex that the ground leaves open from outside, by its road if it has one."""
    if closures.closed_hex(battle, here) is not None:
        return False
    return bool(battle.field.ground.road[here]) or terrain.closed_by(battle, unit, here) is None


def held_off(battle: Fight, unit: int, here: int) -> bool:
    """3.35, A5.56 Whether a unit has no hex to come on with: none of its own, or a sandstorm not at its back."""
    if allowance_of(battle, unit).march < 1:
        return True
    if effects.most_off_road(battle, unit) > 0:
        return False
    return battle.field.grid.neighbour[here][opposite(downwind(battle))] != OFF


def may_come(battle: Fight, leader: int) -> bool:
    """3.36 A leader outside whose turn of arrival has come."""
    arrival = battle.field.leader_arrivals[leader]
    return arrival is not None and battle.state.turn >= arrival.turn
