"""4 Reactions: to stand, to give way, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.bayard.blows import Blow
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tactics.blows import attack_blow, evaded_blow, riposte_blow
from strategikon.bayard.tactics.leading import leader_place
from strategikon.bayard.tactics.outlook import Outlook
from strategikon.bayard.tactics.values import BEAST, DRIVEN, MOST_FLAGS, harm, leader_worth
from strategikon.kernel.decision import Ask, Value

GROUND: Final = 4.0  # giving up one's place without need
WOUND: Final = 6  # faces of the die that tells of a wound (2.41)
FLIGHT_FLAGS: Final = 3  # A2.78


def weigh_reaction(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """2.39, 2.42, 4.61 Stand, alone or led from the front, evade, or break off: what each would cost."""
    unit, attacker, in_front = ask.about
    blow = attack_blow(outlook.battle, attacker, unit, in_front)
    return [_reaction(outlook, unit, attacker, blow, value) for value in ask.values]


def _reaction(outlook: Outlook, unit: int, attacker: int, blow: Blow, value: Value) -> float:
    match value:
        case ("stand",):
            first = outlook.result(blow)
            return outlook.answer(attacker, unit, first) - first.value
        case ("stand-leader", leader):
            first = outlook.result(blow)
            risk = (1.0 - first.stays / 2) * leader_worth(outlook.battle, leader) / WOUND
            return outlook.answer(attacker, unit, first, leader) - first.value - risk
        case ("evade",):
            return -outlook.result(evaded_blow(blow)).value - GROUND
    return -outlook.result(blow._replace(withdrew=True)).value - GROUND


def weigh_breaking_off(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """2.42 The attacker's leader may take his men back before the riposte."""
    unit = ask.about
    enemies = outlook.enemies_beside(outlook.state.hex_of[unit])
    if not enemies:
        return [0.0] * len(ask.values)
    blows = [riposte_blow(outlook.battle, unit, enemy) for enemy in enemies]
    stand = max(outlook.result(blow).value for blow in blows)
    leave = max(outlook.result(blow._replace(withdrew=True)).value for blow in blows)
    return [-stand if value == ("stand",) else -leave - GROUND for value in ask.values]


def weigh_flags(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.80 Plaquettes lost for want of room, and the hex given up."""
    unit, flags = ask.about
    state = outlook.state
    here = state.hex_of[unit]
    behind = [there for there in outlook.field.rear[ask.side][here] if there >= 0 and state.unit_at[there] == NOBODY]
    leaving = max([outlook.place(unit, there) for there in behind], default=0.0) - outlook.place(unit, here) - GROUND
    return [
        _lost_for_room(outlook, unit, flags - ignored) + (leaving if behind and ignored < flags else 0.0)
        for _, ignored in ask.values
    ]


def _lost_for_room(outlook: Outlook, unit: int, flags: int) -> float:
    """4.87 What so many flags would cost in plaquettes, as a negative number."""
    hexes = outlook.book.distance[unit][min(max(0, flags), MOST_FLAGS - 1)]
    left = outlook.state.plaquettes[unit]
    lost = hexes - outlook.made(unit, hexes)
    return _harm(outlook, unit, left) - _harm(outlook, unit, max(0, left - lost))


def _harm(outlook: Outlook, unit: int, left: int) -> float:
    book, loss = outlook.book, outlook.loss[outlook.field.side_of[unit]]
    return harm(book.force[unit], book.full[unit], left, loss * book.half[unit] // 2)


def weigh_flight(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A2.78 One plaquette, or three flags."""
    unit = ask.about
    left = outlook.state.plaquettes[unit]
    bear = _harm(outlook, unit, left) - _harm(outlook, unit, left - 1)
    run = _lost_for_room(outlook, unit, FLIGHT_FLAGS) - DRIVEN
    return [bear if value == ("bear",) else run for value in ask.values]


# -- ways back -------------------------------------------------------------------------------------------------------


def weigh_recoil(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """2.24 Away from the enemy."""
    return [float(outlook.nearest(value[2])) for value in ask.values]


def weigh_ways_back(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.84 The safest hex; as far as there is a choice, beside friends."""
    return [outlook.place(ask.about, value[2]) for value in ask.values]


def weigh_stampede(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.116, 4.117 Over enemies rather than friends, and where no friends stand behind."""
    return [_running(outlook, ask.side, value) for value in ask.values]


def _running(outlook: Outlook, side: int, value: Value) -> float:
    side_of, unit_at = outlook.field.side_of, outlook.state.unit_at
    if value[0] == "trample":
        worth: float = outlook.book.force[value[1]] / 4 + BEAST
        return worth if side_of[value[1]] != side else -worth
    ahead = [unit_at[there] for there in outlook.field.rear[side][value[1]] if there >= 0]
    friends = sum(1 for unit in ahead if unit != NOBODY and side_of[unit] == side)
    return float(-BEAST * friends)


def weigh_refuge(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.123 To the unit with which he is safest and of most use."""
    return [leader_place(outlook, ask.about, value[2]) for value in ask.values]
