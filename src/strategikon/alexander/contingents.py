"""5.6 Macedonian contingent commanders (optional); 5.46 what a leader who trumped could do."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import missiles, prearranged, special_rules
from strategikon.alexander.facing import front_hexes
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import (
    cannot_give_orders,
    command_range,
    finish,
    half_range,
    is_overall,
    leader_in_range,
    on_board,
    reach_board,
)  # fmt: skip
from strategikon.alexander.pieces import (
    Fight,
    armies_touch,
    in_column,
    in_contact,
    in_double_depth,
    in_square,
    is_leader_on_map,
    is_marked,
    is_on_map,
    leader_id,
    mark,
    units_on_map,
)  # fmt: skip
from strategikon.alexander.state import CONTINGENT, FINISHED, INDIVIDUAL, LINE_OPEN, NOBODY, Mark
from strategikon.alexander.zones import enemies_in_zone, leader_in_enemy_zoc
from strategikon.kernel.decision import Refusal, refusal

MOST: Final = 3  # 5.63b


def units_under(battle: Fight, leader: int) -> list[int]:
    """R-ALEX-34 The units a contingent commander controls: of his corps, in play and not routed, in range or not."""
    field = battle.field
    corps = field.contingent_corps[leader]
    return [
        unit
        for unit in units_on_map(battle, field.leader_side[leader])
        if field.corps_of[unit] in corps and not battle.state.routed[unit]
    ]


def cost(battle: Fight, leader: int) -> int:
    """5.63b, R-ALEX-14 One order less than he has units, at least 1 and at most 3, or what a special rule says."""
    usual = max(1, min(MOST, len(units_under(battle, leader)) - 1))
    return special_rules.contingent_cost(battle, leader, usual)


def cannot_activate(battle: Fight, leader: int) -> Refusal | None:
    """5.62 to 5.64 Whether the active leader may activate a contingent commander now."""
    state, field = battle.state, battle.field
    name = field.leader_ids[leader]
    if not field.contingents or not field.is_contingent[leader] or not is_leader_on_map(battle, leader):
        return refusal("5.61a", "alexander-why-no-contingent", leader=name)
    wing = state.leader
    if wing == NOBODY or wing not in field.wings[state.active] or not field.contingent_rating[wing]:
        return refusal("5.62a", "alexander-why-not-wing", leader=name)
    if state.momentum:
        return refusal("5.63a", "alexander-why-first-phase", leader=name)
    if state.mccs_used >= field.contingent_rating[wing]:
        return refusal("5.64a", "alexander-why-rating", leader=name)
    if state.leader_state[leader] == FINISHED:
        return refusal("5.45a", "alexander-why-finished", leader=name)
    if reason := cannot_give_orders(battle, leader):
        return reason
    if not leader_in_range(battle, wing, leader, half_range(battle, wing)):
        return refusal("5.63a", "alexander-why-half-range", leader=name)
    if cost(battle, leader) > state.orders_left:
        return refusal("5.63b", "alexander-why-no-orders", left=state.orders_left)
    if not eligible(battle, leader):
        return refusal("5.65a", "alexander-why-no-units", leader=name)
    return None


def eligible(battle: Fight, leader: int) -> list[int]:
    """5.65a, 9.62b The units his order reaches: in his range, without an order yet; 4.33 does not apply."""
    found = reach_board(battle, leader, command_range(battle, leader))
    through_oc = battle.state.leader != NOBODY and is_overall(battle, battle.state.leader)
    return [
        unit
        for unit in units_under(battle, leader)
        if on_board(battle, found, unit)
        and not is_marked(battle, unit, Mark.ORDERED | Mark.RALLIED)
        and (through_oc or not in_double_depth(battle, unit))
        and prearranged.cannot_be_ordered(battle, leader, unit) is None
        and special_rules.cannot_order(battle, leader, unit) is None
    ]


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


def finish_order(battle: Fight) -> None:
    """5.65a His order has been carried out."""
    state = battle.state
    finish(battle, state.mcc, "done")
    state.mcc, state.order_kind, state.line_mode = NOBODY, INDIVIDUAL, LINE_OPEN


# -- 5.46 the obligation of a trump ------------------------------------------------------------------------------------


def can_shock(battle: Fight) -> bool:
    """R-ALEX-30 Whether a unit in the active leader's range has an enemy in its ZOC and may shock."""
    state = battle.state
    ready = [unit for unit in in_contact(battle, state.active) if may_shock(battle, unit)]
    if state.leader == NOBODY or not ready:
        return bool(ready)
    found = reach_board(battle, state.leader, command_range(battle, state.leader))
    return any(on_board(battle, found, unit) for unit in ready)


def may_shock(battle: Fight, unit: int) -> bool:
    """7.32b, R-ALEX-51 Whether a unit could shock anybody where it stands."""
    traits, state = battle.field.traits, battle.state
    if state.routed[unit] or in_column(battle, unit) or in_square(battle, unit) or traits[unit] & Trait.ARTILLERY:
        return False
    enemies = enemies_in_zone(battle, unit)
    if traits[unit] & Trait.SKIRMISHER and not traits[unit] & Trait.TRAINED:
        return any(traits[enemy] & Trait.CHARIOT or state.routed[enemy] for enemy in enemies)
    return bool(enemies)


def can_fulfil(battle: Fight, leader: int) -> bool:
    """5.46a, 5.47a, R-ALEX-30 Whether a leader who trumps could do anything that counts: a unit that can go to
    another hex or fire, or one in range that can shock."""
    found = reach_board(battle, leader, command_range(battle, leader))
    units = [unit for unit in units_on_map(battle, battle.field.leader_side[leader]) if on_board(battle, found, unit)]
    if armies_touch(battle) and any(may_shock(battle, unit) for unit in units):
        return True
    if leader_in_enemy_zoc(battle, leader) and not is_overall(battle, leader):
        return False
    return any(_can_act(battle, leader, unit) for unit in units)


def _can_act(battle: Fight, leader: int, unit: int) -> bool:
    state = battle.state
    if state.routed[unit] or not is_on_map(battle, unit) or is_marked(battle, unit, Mark.RALLIED | Mark.HARASSED):
        return False
    if special_rules.cannot_order(battle, leader, unit) or prearranged.cannot_be_ordered(battle, leader, unit):
        return False
    if missiles.cannot_fire(battle, unit) is None and missiles.targets(battle, unit):
        return True
    free = any(state.unit_at[there] == NOBODY for there in front_hexes(battle, unit))
    return free and special_rules.cannot_move(battle, unit) is None
