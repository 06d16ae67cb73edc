"""2 Command: who leads, whom he sets in motion, and what messengers are for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.bayard.allies import cannot_obey
from strategikon.bayard.command import distance_from, points_of
from strategikon.bayard.leaders import move_of
from strategikon.bayard.messengers import CARRIES, SIDE, reach
from strategikon.bayard.pieces import range_of
from strategikon.bayard.state import ACTIVATED, NOBODY, Mark
from strategikon.bayard.tactics.leading import leader_place
from strategikon.bayard.tactics.outlook import Outlook
from strategikon.kernel.decision import Ask, Value

IN_HAND: Final = 1.0  # a unit that could act is worth a little, whatever it will do
MESSAGE: Final = 6.0  # an activation that arrives next turn, if it arrives


def followers(outlook: Outlook, leader: int) -> list[int]:
    """2.06, 2.16 The units in his range that gain by an activation, whoever gains most first."""
    gaining = [unit for unit in _his(outlook, leader) if outlook.gain(unit) > 0]
    return sorted(gaining, key=lambda unit: -outlook.gain(unit))[: points_of(outlook.battle, leader)]


def _his(outlook: Outlook, leader: int) -> list[int]:
    battle, state = outlook.battle, outlook.state
    own = [unit for unit in outlook.field.units_of[outlook.me]
           if state.hex_of[unit] >= 0 and not state.marks[unit] & ACTIVATED]  # fmt: skip
    most = range_of(battle, leader)
    return [unit for unit in own if distance_from(battle, leader, state.hex_of[unit]) <= most
            and cannot_obey(battle, unit, leader) is None]  # fmt: skip


def weigh_lead(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """2.13 The chief whose few units have most to do."""
    return [-1.0 if value == ("pass",) else _lead(outlook, value[1]) for value in ask.values]


def _lead(outlook: Outlook, leader: int) -> float:
    """2.06, 2.16 What the best units in his range promise, as many as he may activate."""
    return sum(outlook.gain(unit) for unit in followers(outlook, leader))


def weigh_activations(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """2.16 The unit that can do best this turn first."""
    return [_activation(outlook, value) for value in ask.values]


def _activation(outlook: Outlook, value: Value) -> float:
    match value:
        case ("activate", unit):
            return outlook.gain(unit) + IN_HAND
        case ("activate-leader", leader):
            return leader_gain(outlook, leader)
        case ("done",):
            return 0.0
        case _:
            return MESSAGE if wants_messenger(outlook) else -4.0


def wants_messenger(outlook: Outlook) -> bool:
    """2.18 Whether somebody out of reach has something to do, and no messenger is on his way yet."""
    riding = sum(1 for runner in outlook.state.runners if runner[SIDE] == outlook.me and runner[CARRIES])
    return len(out_of_reach(outlook)) > riding


def out_of_reach(outlook: Outlook) -> list[int]:
    """2.18 Units that no leader reaches, that have something to do, and with whom no message lies already."""
    if outlook.uncalled is None:
        outlook.uncalled = _uncalled(outlook)
    return outlook.uncalled


def _uncalled(outlook: Outlook) -> list[int]:
    battle, state = outlook.battle, outlook.state
    leaders = [one for one in outlook.field.leaders_of[outlook.me] if state.leader_hex[one] >= 0]
    waiting = [unit for unit in outlook.field.units_of[outlook.me]
               if state.hex_of[unit] >= 0 and not state.marks[unit] & Mark.MESSAGE]  # fmt: skip
    ranges = {one: range_of(battle, one) for one in leaders}
    far = (unit for unit in waiting
           if all(distance_from(battle, one, state.hex_of[unit]) > most for one, most in ranges.items()))  # fmt: skip
    return [unit for unit in far if outlook.gain(unit) > MESSAGE]


def weigh_runner(outlook: Outlook, value: Value) -> float:
    """2.20, 2.25, 2.32 To the unit that has most to do and is called by nobody else."""
    state, field = outlook.state, outlook.field
    match value:
        case ("deliver" | "deliver-leader", _, unit):
            marked = state.marks[unit] & ACTIVATED
            return -1.0 if marked and value[0] == "deliver-leader" else 4.0 + max(0.0, outlook.gain(unit))
        case ("move-runner", _, there):
            far = out_of_reach(outlook)
            away = min([field.grid.distance[there][state.hex_of[unit]] for unit in far], default=8)
            return 2.0 - 0.2 * away - (0.0 if outlook.nearest(there) > 1 else 3.0)
    return 0.0


def leader_gain(outlook: Outlook, leader: int) -> float:
    """2.35 What going alone promises a leader: the best place he comes to."""
    here = outlook.state.leader_hex[leader]
    stay = leader_place(outlook, leader, here)
    ways = reach(outlook.battle, outlook.me, here, move_of(outlook.battle, leader))
    return max([leader_place(outlook, leader, there) for there in ways], default=stay) - stay - 2.0


def weigh_rally(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """2.45 It costs nothing to try."""
    return [0.0 if value == ("done",) else 10.0 for value in ask.values]


def weigh_succession(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.126 The new General: the best of those who are left, or where he is of most use."""
    weights = []
    for value in ask.values:
        match value:
            case ("succeed", leader):
                weights.append(leader_place(outlook, leader, outlook.state.leader_hex[leader]))
            case (_, there):
                unit = outlook.state.unit_at[there]
                safe = min(outlook.nearest(there), 5)
                weights.append((4.0 if unit != NOBODY else 0.0) + safe + outlook.friends(NOBODY, there))
    return weights
