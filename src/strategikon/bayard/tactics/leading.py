"""Where leaders are well placed: with a unit, near those they lead, and not where they would be ridden down."""

from __future__ import annotations

from strategikon.bayard.state import NOBODY
from strategikon.bayard.tactics.outlook import Outlook
from strategikon.bayard.tactics.values import leader_worth


def leader_place(outlook: Outlook, leader: int, there: int) -> float:
    """2.04, 4.119 How good a hex is for a leader."""
    key = (leader, there)
    value = outlook.leader_places.get(key)
    if value is None:
        value = outlook.leader_places[key] = _leader_place(outlook, leader, there)
    return value


def _leader_place(outlook: Outlook, leader: int, there: int) -> float:
    unit, far = outlook.state.unit_at[there], outlook.nearest(there)
    own = unit != NOBODY and outlook.field.side_of[unit] == outlook.me
    worth = leader_worth(outlook.battle, leader)
    near = led_from(outlook, leader, there)
    value = 1.5 * near - (0.0 if own else worth * (0.25 if far <= 1 else 0.12 if far <= 3 else 0.0))
    if own:
        value += 5.0 - 0.04 * min(60.0, outlook.danger(unit, there)) * worth / 40
    return value


def led_from(outlook: Outlook, leader: int, there: int) -> int:
    """How many friends he would have in range; those near the enemy count twice."""
    most, distance = outlook.field.leaders[leader].range, outlook.field.grid.distance[there]
    if outlook.led is None:
        own = [outlook.state.hex_of[unit] for unit in outlook.field.units_of[outlook.me]]
        outlook.led = [(here, 2 if outlook.nearest(here) <= 4 else 1) for here in own if here >= 0]
    return sum([weight for here, weight in outlook.led if distance[here] <= most])
