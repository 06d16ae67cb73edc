"""4.23, 4.36, 4.4 Orders to leaders: who may order whom to move, and at what price."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.alexander import elephants, leader_moves, obligation, special_rules
from strategikon.alexander.leaders import cannot_stir, command_range, is_overall, leader_in_range, leader_ma
from strategikon.alexander.pieces import Fight, is_leader_on_map, leader_id
from strategikon.alexander.state import CONTINGENT, INDIVIDUAL, NOBODY, LeaderMark
from strategikon.alexander.zones import leader_in_enemy_zoc
from strategikon.kernel.decision import Ask, Refusal, refusal, together


def giver_id(battle: Fight) -> str | None:
    """Who gives the present order: the contingent commander, or the active leader; None in a case without leaders."""
    state = battle.state
    giver = state.mcc if state.mcc != NOBODY else state.leader
    return leader_id(battle, giver) if giver != NOBODY else None


def leader_cost(battle: Fight, leader: int) -> int:
    """4.23a, 4.4c, 4.4d One order; two for another leader who starts in an enemy ZOC; none under a Line Order
    (4.36a)."""
    state = battle.state
    if state.order_kind != INDIVIDUAL:
        return 0
    return 2 if leader != state.leader and leader_in_enemy_zoc(battle, leader) else 1


def cannot_order_leader(battle: Fight, leader: int) -> Refusal | None:
    """4.23, 4.36a, 4.4, 8.34f Who may order whom to move; nobody one whom a casualty has put out."""
    return next(_bars(battle, leader), None)


def why_not_order_leader(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """4.23, 4.4 All that keeps a leader from an order to move."""
    return together(*_bars(battle, leader))


def _bars(battle: Fight, leader: int) -> Iterator[Refusal]:
    """4.23, 4.36a, 4.4, 8.34f What forbids it, the first reason first."""
    state, field = battle.state, battle.field
    name = field.leader_ids[leader]
    if state.leader == NOBODY or not is_leader_on_map(battle, leader) or field.leader_side[leader] != state.active:
        yield refusal("4.23a", "alexander-why-not-yours", unit=name)
        return
    if reason := cannot_stir(battle, leader):
        yield reason
    if state.leader_mp[leader] >= leader_ma(battle, leader):
        yield refusal("6.15a", "alexander-why-leader-mp", leader=name)
    if reason := elephants.cannot_dismount(battle, leader) or special_rules.cannot_move_leader(battle, leader):
        yield reason
    if state.order_kind != INDIVIDUAL:
        mover = state.mcc if state.order_kind == CONTINGENT else state.leader
        if leader != mover or state.leader_marks[leader] & LeaderMark.MOVED_WITH_LINE:
            yield refusal("4.36a", "alexander-why-line-leader", leader=name)
        return
    cost = leader_cost(battle, leader)
    if cost > state.orders_left:
        yield refusal("4.4d" if cost > 1 else "4.22a", "alexander-why-no-orders", cost=cost, left=state.orders_left)
    if obligation.must_count(battle):
        yield refusal("5.46a", "alexander-why-obliged-order", leader=field.leader_ids[state.leader])
    if leader != state.leader:
        yield from _bars_to_another(battle, leader)


def _bars_to_another(battle: Fight, leader: int) -> Iterator[Refusal]:
    """4.4c to 4.4e, R-ALEX-36 Only the OC, one other leader a phase, in his range, and not from an enemy ZOC."""
    state, field = battle.state, battle.field
    name = field.leader_ids[leader]
    if not is_overall(battle, state.leader):
        yield refusal("4.23c", "alexander-why-only-oc-leader", leader=name).besides("4.4c")
    if has_moved_other(battle):
        yield refusal("4.4c", "alexander-why-one-leader", leader=name)
    if leader_in_enemy_zoc(battle, state.leader):
        yield refusal("4.4e", "alexander-why-oc-in-zoc", leader=field.leader_ids[state.leader])
    if not leader_in_range(battle, state.leader, leader, command_range(battle, state.leader)):
        yield refusal("4.21a", "alexander-why-range", unit=name).besides("4.21d")


def order_leader(battle: Fight, leader: int) -> None:
    """4.23a, 4.36a, 4.4c The order is given; his move goes on in the phase `move-leader`."""
    state = battle.state
    cost = leader_cost(battle, leader)
    state.orders_left -= cost
    if state.order_kind != INDIVIDUAL:
        state.leader_marks[leader] |= LeaderMark.MOVED_WITH_LINE
    elif leader != state.leader:
        state.leader_marks[leader] |= LeaderMark.MOVED_BY_OC
    names = {"leader": giver_id(battle), "other": leader_id(battle, leader)}
    battle.emit("order-leader", **names, cost=cost, left=state.orders_left)
    leader_moves.begin(battle, leader)


def has_moved_other(battle: Fight) -> bool:
    """4.4c Whether the OC has moved another leader in this Orders Phase."""
    marks = battle.state.leader_marks
    return any(marks[other] & LeaderMark.MOVED_BY_OC for other in battle.field.leaders_of[battle.state.active])
