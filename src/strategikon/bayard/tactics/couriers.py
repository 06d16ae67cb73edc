"""2.18-2.33 What a messenger is for: whom he would call, and whether he would be there in time."""

from __future__ import annotations

from strategikon.bayard.command import distance_from
from strategikon.bayard.messengers import name_of
from strategikon.bayard.pieces import hex_name, leader_id, range_of, unit_id
from strategikon.bayard.tactics.command import out_of_reach
from strategikon.bayard.tactics.outlook import Outlook
from strategikon.bayard.tactics.reasons import said
from strategikon.kernel.message import Message


def for_messenger(outlook: Outlook, pace: int) -> Message:
    """2.18, 2.20 The unit beyond every voice that has most to do: in so many turns he would be with it."""
    uncalled = out_of_reach(outlook)
    if not uncalled:
        return _nobody_to_call(outlook)
    unit = max(uncalled, key=outlook.gain)
    start, there = outlook.state.leader_hex[outlook.state.chiefs[-1]], outlook.state.hex_of[unit]
    hexes = outlook.field.grid.distance[start][there]
    turns = max(1, -(-hexes // pace))
    in_time = outlook.state.turn + turns <= outlook.field.turns  # 2.25 the unit acts in the turn after
    purpose = "message" if in_time else "message-late"
    return said(purpose, unit=unit_id(outlook.battle, unit), hexes=hexes, turns=turns)


def _nobody_to_call(outlook: Outlook) -> Message:
    """2.18 Nobody waits for him: the unit farthest from its leaders hears one, or has nothing to do."""
    units = [unit for unit in outlook.field.units_of[outlook.me] if outlook.state.hex_of[unit] >= 0]
    if not units:
        return said("message-nobody")
    unit = max(units, key=lambda unit: _nearest_leader(outlook, unit)[0])
    hexes, leader = _nearest_leader(outlook, unit)
    heard = leader >= 0 and hexes <= range_of(outlook.battle, leader)
    names: dict[str, str | int] = {"unit": unit_id(outlook.battle, unit), "hexes": hexes}
    if heard:
        return said("message-heard", leader=leader_id(outlook.battle, leader), **names)
    return said("message-idle", **names)


def _nearest_leader(outlook: Outlook, unit: int) -> tuple[int, int]:
    """How far the nearest leader is, and who he is."""
    battle, here = outlook.battle, outlook.state.hex_of[unit]
    leaders = [one for one in outlook.field.leaders_of[outlook.me] if outlook.state.leader_hex[one] >= 0]
    return min(((distance_from(battle, one, here), one) for one in leaders), default=(0, -1))


def for_ride(outlook: Outlook, runner: int, there: int) -> Message:
    """2.20, 2.22 How near he would be to whom he is to call, and whether an enemy stands beside his way."""
    uncalled, row = out_of_reach(outlook), outlook.field.grid.distance[there]
    names = {"runner": name_of(outlook.battle, runner), "hex": hex_name(outlook.battle, there)}
    if not uncalled:
        return said("ride-nobody", **names)
    unit = min(uncalled, key=lambda unit: row[outlook.state.hex_of[unit]])
    purpose = "ride-risk" if outlook.nearest(there) <= 1 else "ride"
    return said(purpose, unit=unit_id(outlook.battle, unit), hexes=row[outlook.state.hex_of[unit]], **names)


def for_delivery(outlook: Outlook, unit: int) -> Message:
    """2.25 What the unit does with its order: it could not have one otherwise, or hears a leader anyhow."""
    hexes, leader = _nearest_leader(outlook, unit)
    name = unit_id(outlook.battle, unit)
    if leader >= 0 and hexes <= range_of(outlook.battle, leader):
        return said("deliver-heard", unit=name, leader=leader_id(outlook.battle, leader))
    return said("deliver", unit=name, hexes=hexes)
