"""3 Where each piece should go, and in which formation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.reaches import levels
from strategikon.bayard.state import BOAT_HEX
from strategikon.bayard.tables import FORMATIONS
from strategikon.bayard.tactics.command import weigh_runner
from strategikon.bayard.tactics.leading import leader_place
from strategikon.bayard.tactics.outlook import Outlook
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexsets import BIT

WALL: Final = FORMATIONS.index("shield_wall")
WEDGE: Final = FORMATIONS.index("wedge")
RESTLESS: Final = 0.6  # a move must bring more than this


def weigh_along(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """2.34 Leaders go with their men; the General not into a fight."""
    unit, leader = ask.about
    far = outlook.nearest(outlook.state.hex_of[unit])
    general = outlook.state.leader_rank[leader] == "general_in_chief"
    return [(-1.0 if general and far <= 3 else 2.0) if value[0] == "take" else 0.0 for value in ask.values]


def weigh_moves(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """3.01 Where each piece would be better than where it is, the fight it would find there included."""
    marched: dict[int, dict[int, bool]] = {}
    weights = []
    for value in ask.values:
        match value:
            case ("move", unit, there):
                if unit not in marched:
                    marched[unit] = dict(outlook.ends(unit))
                weights.append(_move(outlook, unit, there, marched[unit].get(there, True)))
            case ("done",):
                weights.append(0.0)
            case _:
                weights.append(_other(outlook, value))
    return weights


def _move(outlook: Outlook, unit: int, there: int, marched: bool) -> float:
    here = outlook.state.hex_of[unit]
    return outlook.prospect(unit, there, marched) - outlook.prospect(unit, here, False) - RESTLESS


def _other(outlook: Outlook, value: Value) -> float:
    match value:
        case ("move-leader", leader, there):
            here = outlook.state.leader_hex[leader]
            return leader_place(outlook, leader, there) - leader_place(outlook, leader, here) - RESTLESS
        case ("enter", unit, there):
            return 20.0 + outlook.place(unit, there) * 0.2
        case ("form", unit, number):
            return _form(outlook, unit, number)
        case ("break", unit):
            return 6.0 if outlook.nearest(outlook.state.hex_of[unit]) > 4 else -2.0
        case ("wake", _, _):
            return 6.0
        case ("exit" | "exit-unit", _):
            return -60.0
        case ("embark" | "land" | "sail", *_):
            return _by_boat(outlook, value)
        case ("move-runner" | "deliver" | "deliver-leader", *_):
            return weigh_runner(outlook, value)
    return -1.0


def _by_boat(outlook: Outlook, value: Value) -> float:
    """A5.97-A5.104 Whoever must attack goes over the water; who may wait stays on his bank."""
    verb, one, where = value
    if outlook.book.waits[outlook.me]:
        return 2.0 if verb == "land" else -4.0
    state, toward = outlook.state, outlook.field.edge_distance[1 - outlook.me]
    if verb == "embark":
        nearer: int = toward[state.hex_of[one]] - toward[state.boats[where][BOAT_HEX]]
        return 4.0 + 2.0 * nearer
    here = state.hex_of[one] if verb == "land" else state.boats[one][BOAT_HEX]
    gained: int = toward[here] - toward[where]
    return (8.0 if verb == "land" else 4.0) * gained


def _form(outlook: Outlook, unit: int, number: int) -> float:
    """A3.28, A3.29 A wall where the enemy comes and nothing better is to be done; a wedge before a charge."""
    here = outlook.state.hex_of[unit]
    far = outlook.nearest(here)
    if number == WALL:
        better = outlook.gain(unit)
        return 0.2 * outlook.danger(unit, here) - 1.0 if far <= 3 and better < 4.0 else -3.0
    if number == WEDGE and 2 <= far <= allowance_of(outlook.battle, unit).combat:
        return 3.0
    return -3.0


def weigh_going_on(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.122, A2.53 On, or halt here."""
    unit = ask.about
    here = outlook.state.hex_of[unit]
    stay = outlook.prospect(unit, here, False)
    found = levels(outlook.battle, unit)
    combat = allowance_of(outlook.battle, unit).combat
    weights = []
    for value in ask.values:
        if value == ("halt",):
            weights.append(0.0)
            continue
        there = value[2]
        near = found is None or any(level & BIT[there] for level in found[: combat + 1])
        weights.append(outlook.prospect(unit, there, not near) - stay)
    return weights


def weigh_laager(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A3.03 Wagons are drawn up where the enemy is near."""
    hex_of = outlook.state.hex_of
    return [0.0 if value == ("done",) else 5.0 - outlook.nearest(hex_of[value[1]]) for value in ask.values]
