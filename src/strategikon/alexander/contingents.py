"""5.6 Macedonian contingent commanders (optional)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import prearranged, special_rules
from strategikon.alexander.leaders import (
    cannot_give_orders,
    cannot_stir,
    command_range,
    contingent_capacity,
    finish,
    half_range,
    is_first_phase,
    is_overall,
    leader_in_range,
    on_board,
    reach_board,
)  # fmt: skip
from strategikon.alexander.pieces import (
    Fight,
    in_double_depth,
    is_leader_on_map,
    is_marked,
    leader_id,
    mark,
    units_on_map,
)  # fmt: skip
from strategikon.alexander.state import CONTINGENT, FINISHED, INDIVIDUAL, LINE_OPEN, NOBODY, Mark
from strategikon.kernel.decision import Refusal, refusal, together

MOST: Final = 3  # 5.63b


def cannot_activate(battle: Fight, leader: int) -> Refusal | None:
    """4.54a, 5.62 to 5.64 Whether the active leader may activate a contingent commander now."""
    return next(_bars(battle, leader), None)


def why_not_activate(battle: Fight, leader: int) -> Refusal | None:
    """5.62 to 5.64 All that keeps the active leader from it."""
    return together(*_bars(battle, leader))


def _bars(battle: Fight, leader: int) -> Iterator[Refusal]:
    """4.54a, 5.62 to 5.64 What forbids it, the first reason first."""
    state, field = battle.state, battle.field
    name, wing = field.leader_ids[leader], state.leader
    if not field.contingents or not field.is_contingent[leader] or not is_leader_on_map(battle, leader):
        yield refusal("5.61a", "alexander-why-no-contingent", leader=name).besides("5.67a")
        return
    if wing == NOBODY:
        yield refusal("5.62a", "alexander-why-contingent", leader=name)
        return
    chief = field.leader_ids[wing]
    if wing not in field.wings[state.active] or not field.contingent_rating[wing]:
        yield refusal("5.62a", "alexander-why-not-wing", leader=chief).besides("4.54a")
    if not is_first_phase(battle, wing):
        yield refusal("5.63a", "alexander-why-first-phase", leader=chief)
    if reason := cannot_stir(battle, leader):
        yield reason
    if state.leader_state[leader] == FINISHED:
        yield refusal("5.45a", "alexander-why-finished", leader=name).besides("5.13a")
    if state.mccs_used >= contingent_capacity(battle, wing):
        yield refusal("5.64a", "alexander-why-rating", leader=chief)
    if reason := cannot_give_orders(battle, leader):
        yield reason
    if not leader_in_range(battle, wing, leader, half_range(battle, wing)):
        yield refusal("5.63a", "alexander-why-half-range", leader=name)
    if (price := cost(battle, leader)) > state.orders_left:
        yield refusal("5.63b", "alexander-why-no-orders", cost=price, left=state.orders_left)
    if not within_call(battle, leader):
        yield refusal("5.65a", "alexander-why-no-units", leader=name)


def cost(battle: Fight, leader: int) -> int:
    """5.63b, R-ALEX-14 One order less than he has units, at least 1 and at most 3, or what a special rule says."""
    usual = max(1, min(MOST, len(units_under(battle, leader)) - 1))
    return special_rules.contingent_cost(battle, leader, usual)


def activate(battle: Fight, leader: int) -> None:
    """5.63b, 5.65a He is activated and gives one Line Order."""
    state = battle.state
    price = cost(battle, leader)
    state.orders_left -= price
    state.mccs_used += 1
    state.mcc, state.order_kind, state.line_mode = leader, CONTINGENT, LINE_OPEN
    prearranged.show(battle, leader)
    for unit in eligible(battle, leader):
        mark(battle, unit, Mark.IN_LINE)
    names = {"leader": leader_id(battle, state.leader), "other": leader_id(battle, leader)}
    battle.emit("contingent", **names, cost=price, left=state.orders_left)


def eligible(battle: Fight, leader: int) -> list[int]:
    """5.65a, 6.84c The units his order reaches; those under his PW marker do nothing."""
    units = within_call(battle, leader)
    return [unit for unit in units if prearranged.cannot_be_ordered(battle, leader, unit) is None]


def within_call(battle: Fight, leader: int) -> list[int]:
    """5.65a, 9.62b The units in his range, without an order yet; 4.33 does not apply. A hidden marker makes no
    difference: he may be activated and do nothing (R-ALEX-124)."""
    found = reach_board(battle, leader, command_range(battle, leader))
    through_oc = battle.state.leader != NOBODY and is_overall(battle, battle.state.leader)
    return [
        unit
        for unit in units_under(battle, leader)
        if on_board(battle, found, unit)
        and not is_marked(battle, unit, Mark.ORDERED | Mark.RALLIED)
        and (through_oc or not in_double_depth(battle, unit))
        and special_rules.cannot_order(battle, leader, unit) is None
    ]


def finish_order(battle: Fight) -> None:
    """5.65a His order has been carried out; 5.66a he never tries for another."""
    state = battle.state
    finish(battle, state.mcc, "done")
    state.mcc, state.order_kind, state.line_mode = NOBODY, INDIVIDUAL, LINE_OPEN


def units_under(battle: Fight, leader: int) -> list[int]:
    """5.67a, R-ALEX-34 The units a contingent commander controls: of his corps, in play, not routed, near or far."""
    field = battle.field
    corps = field.contingent_corps[leader]
    return [
        unit
        for unit in units_on_map(battle, field.leader_side[leader])
        if field.corps_of[unit] in corps and not battle.state.routed[unit]
    ]
