"""2.01, 2.03, 2.06-2.09, 2.13-2.17 Command: who leads, and whom he sets in motion."""

from __future__ import annotations

from strategikon.bayard import camps, leaders, messengers, off_table
from strategikon.bayard.allies import cannot_obey, note_distance
from strategikon.bayard.field import Activation, Fight
from strategikon.bayard.pieces import (
    beside_character,
    is_activated,
    leader_id,
    mark,
    mark_leader,
    on_table,
    range_by_day,
    range_of,
    unit_id,
)  # fmt: skip
from strategikon.bayard.state import ACTIVATED, GROUPS, OUTSIDE, LeaderMark, Mark
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity

LEAST_POINTS = 1  # 2.09
SLEEPING = Mark.ASLEEP | Mark.DROWSY
ACTED = LeaderMark.WITH_UNIT | LeaderMark.ALONE | LeaderMark.MESSENGER


# -- 2.13, 2.15 who leads ----------------------------------------------------------------------------------------------


def lead(battle: Fight) -> Activity | None:
    """2.06, 2.13 One activation after another, each by another leader."""
    able = [] if current(battle) is None else able_leaders(battle)
    if able:
        return _lead(battle, able)
    next_activation(battle)
    return None


def _lead(battle: Fight, able: list[int]) -> Activity:
    state = battle.state
    value = yield Ask(state.active, "lead", [*(("lead", leader) for leader in able), ("pass",)])
    if value == ("pass",):
        next_activation(battle)
        return
    leader = value[1]
    state.chiefs = (*state.chiefs, leader)
    state.points = points_of(battle, leader)
    mark_leader(battle, leader, LeaderMark.CHIEF)
    battle.emit("lead", leader=leader_id(battle, leader), points=state.points)
    state.phase = "activate"


def points_of(battle: Fight, leader: int) -> int:
    """2.06, 2.09 The units of the activation, changed by his quality, never below 1; A2.100 Asterix adds one."""
    activation = current(battle)
    assert activation is not None
    extra = 1 if beside_character(battle, leader, "asterix") else 0
    return max(LEAST_POINTS, activation.units + battle.field.leaders[leader].change + extra)


def current(battle: Fight) -> Activation | None:
    """The activation whose turn it is; None if all have been made."""
    activations = battle.field.activations[battle.state.active]
    return activations[battle.state.stage] if battle.state.stage < len(activations) else None


def able_leaders(battle: Fight) -> list[int]:
    return [leader for leader in battle.field.leaders_of[battle.state.active] if cannot_lead(battle, leader) is None]


def cannot_lead(battle: Fight, leader: int) -> Refusal | None:
    """2.13, 2.16, A2.87 A leader on the table (3.36 a Sub-general may wait outside with his men), once a turn, and of
    the contingent that the activation is for."""
    state, chief, name = battle.state, battle.field.leaders[leader], leader_id(battle, leader)
    if chief.side != state.active:
        return refusal("2.13", "bayard-why-enemy-leader", leader=name)
    if state.leader_rank[leader] == "figure":
        return refusal("A2.87", "bayard-why-no-commander", leader=name).besides("2.02", "2.13", "2.49")
    outside = state.leader_hex[leader] == OUTSIDE and off_table.may_come(battle, leader)
    if state.leader_hex[leader] < 0 and not outside:
        return refusal("2.13", "bayard-why-leader-gone", leader=name).besides(*_waits(battle, leader))
    if state.leader_marks[leader] & LeaderMark.CORRUPT:
        return refusal("A5.121", "bayard-why-corrupt", leader=name)
    if state.leader_marks[leader] & LeaderMark.CHIEF:
        return refusal("2.16", "bayard-why-led-already", leader=name).besides("2.06", "2.15")
    activation = current(battle)
    if activation is not None and activation.contingent and activation.contingent != chief.contingent:
        return refusal("2.13", "bayard-why-other-contingent", leader=name).besides("2.11")
    return None


def _waits(battle: Fight, leader: int) -> tuple[str, ...]:
    """3.35, 3.36 What else is against a leader who is not on the table: he may be waiting outside."""
    return ("3.35", "3.36") if battle.state.leader_hex[leader] == OUTSIDE else ()


def next_activation(battle: Fight) -> None:
    """2.15 The next activation; after the last one dice tell who obeys."""
    state = battle.state
    state.stage += 1
    state.points = 0
    if state.stage < len(battle.field.activations[state.active]):
        state.phase = "lead"
        return
    state.stage, state.phase = 0, "obey"


# -- 2.14-2.17 whom he activates ---------------------------------------------------------------------------------------


def activations(battle: Fight) -> list[Value]:
    """Everything a point may be spent on."""
    state, chief = battle.state, battle.state.chiefs[-1]
    doubtful = state.leader_hex[chief] < 0 or battle.field.camp_at or "allied" in battle.field.leaders[chief].traits
    allied = battle.field.allied
    units: list[Value] = [
        ("activate", unit)
        for unit in _in_reach(battle, chief)
        if not (doubtful or unit in allied or state.marks[unit] & SLEEPING) or cannot_activate(battle, unit) is None
    ]
    figures = [
        ("activate-leader", one)
        for one in battle.field.leaders_of[state.active]
        if not _has_acted(battle, one) and state.leader_hex[one] >= 0
    ]
    return [*units, *figures, *messengers.dispatches(battle, chief)]


def _in_reach(battle: Fight, chief: int) -> list[int]:
    """The units that a chief could mean at all: not activated yet, and within his range or, as he, off the table."""
    state, own = battle.state, battle.field.units_of[battle.state.active]
    here, most = state.leader_hex[chief], range_of(battle, chief)
    if here < 0:
        return list(own)
    far = battle.field.grid.distance[here]
    return [unit for unit in own if not state.marks[unit] & ACTIVATED and state.hex_of[unit] >= 0
            and far[state.hex_of[unit]] <= most]  # fmt: skip


def cannot_activate(battle: Fight, unit: int) -> Refusal | None:
    """2.03, 2.04, 2.10, 2.16, 2.17 An own unit, not activated yet, that obeys the chief and is within his range."""
    state, chief, name = battle.state, battle.state.chiefs[-1], unit_id(battle, unit)
    if battle.field.side_of[unit] != state.active:
        return refusal("2.03", "bayard-why-enemy-unit", unit=name).besides("1.27")
    if is_activated(battle, unit):
        return refusal("2.16", "bayard-why-activated", unit=name)
    if state.marks[unit] & Mark.ASLEEP:
        return refusal("A5.81", "bayard-why-asleep", unit=name)
    if state.marks[unit] & Mark.DROWSY:
        return refusal("A5.86", "bayard-why-drowsy", unit=name)
    reason = cannot_obey(battle, unit, chief)
    if reason is not None:
        return reason
    if battle.field.camp_at:
        reason = camps.cannot_call(battle, unit, chief)
        if reason is not None:
            return reason
    if not on_table(battle, unit):
        return off_table.cannot_call(battle, unit, chief)
    far = distance_from(battle, chief, state.hex_of[unit])
    most = range_of(battle, chief)
    if far > most:
        if range_by_day(battle, chief) >= far:
            return refusal("A5.72", "bayard-why-night-range", unit=name, leader=leader_id(battle, chief), hexes=most)
        reason = refusal("2.17", "bayard-why-out-of-range", unit=name, leader=leader_id(battle, chief), hexes=most)
        return reason.besides("2.04", "2.13")
    return None


def distance_from(battle: Fight, leader: int, there: int) -> int:
    """2.04 Hexes from a leader, his own not counted; R-BAY-21 one outside is counted from beyond his entry hexes."""
    here = battle.state.leader_hex[leader]
    if here >= 0:
        return battle.field.grid.distance[here][there]
    arrival = battle.field.leader_arrivals[leader]
    assert arrival is not None
    return 1 + min(battle.field.grid.distance[entry][there] for entry in arrival.hexes)


def activate(battle: Fight) -> Activity | None:
    """2.13, 2.16, R-BAY-09 One point a choice: a unit in range, a leader alone, a messenger."""
    if battle.state.points > 0 and (battle.field.veiled or messengers.may_send(battle) or activations(battle)):
        return _activate(battle)
    next_activation(battle)
    return None


def _activate(battle: Fight) -> Activity:
    state, chief = battle.state, battle.state.chiefs[-1]
    value = yield Ask(state.active, "activate", lambda: [*activations(battle), ("done",)], about=chief)
    if value == ("done",):
        next_activation(battle)
        return
    state.points -= 1
    match value:
        case ("activate", unit):
            activate_unit(battle, unit, chief)
        case ("activate-leader", leader):
            mark_leader(battle, leader, LeaderMark.ALONE | (LeaderMark.SECOND if state.stage else 0))
            battle.emit("activate-leader", leader=leader_id(battle, leader))
        case _:
            messengers.send(battle, chief, value)


def activate_unit(battle: Fight, unit: int, chief: int) -> None:
    """2.16, 2.34 The unit, and every figure that shares its hex, may act; A2.85 a Rash chief enrages it; 2.12 a far
    ally only rejoins or withdraws."""
    mark(battle, unit, GROUPS[battle.state.stage])
    note_distance(battle, unit)
    if "rash" in battle.field.leaders[chief].traits:
        mark(battle, unit, Mark.ENRAGED)
    leaders.call_with(battle, unit)
    battle.emit("activate", unit=unit_id(battle, unit), leader=leader_id(battle, chief))


def cannot_activate_leader(battle: Fight, leader: int) -> Refusal | None:
    """2.16, 2.35, 2.36, 2.50, 2.51 A leader or character is activated alone, once, wherever he is on the table."""
    state, name = battle.state, leader_id(battle, leader)
    if battle.field.leader_side[leader] != state.active:
        return refusal("2.35", "bayard-why-enemy-leader", leader=name)
    if state.leader_hex[leader] < 0:
        return refusal("2.36", "bayard-why-leader-gone", leader=name).besides(*_waits(battle, leader))
    if _has_acted(battle, leader):
        return refusal("2.16", "bayard-why-leader-activated", leader=name)
    return None


def _has_acted(battle: Fight, leader: int) -> bool:
    """2.16, 2.51 Whether he was activated this turn; a character may be in person besides the unit that he is with."""
    in_person = battle.state.leader_rank[leader] == "figure"
    return bool(battle.state.leader_marks[leader] & (LeaderMark.ALONE if in_person else ACTED))
