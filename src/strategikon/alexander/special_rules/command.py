"""Special rules of command: `orders_frozen`, `detached_force`, `no_momentum`, `contingent_cost`,
`prearranged_withdrawal`."""

from __future__ import annotations

from strategikon.alexander.field import Special
from strategikon.alexander.pieces import Fight, is_marked, is_near_enemy, mark, unit_id
from strategikon.alexander.special_rules.common import group_of, rules, rules_for
from strategikon.alexander.state import NOBODY, Mark
from strategikon.kernel.decision import Refusal, refusal


def release(battle: Fight) -> None:
    """orders_frozen: at the start of each Orders Phase those with an enemy near enough are freed for good."""
    for rule in rules(battle, "orders_frozen"):
        if "unless_enemy_within" in rule.params and battle.state.turn < rule.params["until_turn"]:
            _release(battle, rule)


def _release(battle: Fight, rule: Special) -> None:
    group = group_of(battle, rule)
    if all(is_marked(battle, unit, Mark.RELEASED) for unit in group):
        return
    near = [unit for unit in group if is_near_enemy(battle, unit, rule.params["unless_enemy_within"])]
    for unit in group if near and rule.params.get("release") == "all" else near:
        if not is_marked(battle, unit, Mark.RELEASED):
            mark(battle, unit, Mark.RELEASED)
            battle.emit("released", unit=unit_id(battle, unit), rule=rule.id)


def freezing(battle: Fight, unit: int) -> Special | None:
    """orders_frozen: the rule that holds a unit now."""
    if is_marked(battle, unit, Mark.RELEASED):
        return None
    for rule in rules_for(battle, unit, "orders_frozen"):
        if battle.state.turn < rule.params["until_turn"]:
            return rule
    return None


def cannot_order(battle: Fight, leader: int, unit: int) -> Refusal | None:
    """orders_frozen, detached_force: whether this unit takes orders (from this leader; NOBODY: from any)."""
    field = battle.field
    if unit not in field.bound_units:
        return None
    name = field.ids[unit]
    frozen = freezing(battle, unit)
    if frozen is not None and not frozen.params.get("movement_only"):
        return refusal("5.21a", "alexander-why-waits", unit=name, turn=frozen.params["until_turn"])
    for rule in rules_for(battle, unit, "detached_force"):
        if leader != NOBODY and field.leader_ids[leader] != rule.params["leader"]:
            return refusal("5.21a", "alexander-why-detached", unit=name, leader=rule.params["leader"])
    return None


def cannot_move(battle: Fight, unit: int) -> Refusal | None:
    """orders_frozen, camp: whether it may be ordered to move."""
    name = battle.field.ids[unit]
    frozen = freezing(battle, unit)
    if frozen is not None:
        return refusal("5.22a", "alexander-why-waits", unit=name, turn=frozen.params["until_turn"])
    if battle.state.return_turn[unit] >= battle.state.turn:
        return refusal("5.22a", "alexander-why-plunders", unit=name)
    return None


def is_frozen_leader(battle: Fight, leader: int) -> bool:
    """orders_frozen: such a leader is Finished when his turn comes, and does not trump; his group frees him."""
    name = battle.field.leader_ids[leader]
    for rule in rules(battle, "orders_frozen"):
        if name in rule.params.get("leaders", ()) and battle.state.turn < rule.params["until_turn"]:
            if not any(is_marked(battle, unit, Mark.RELEASED) for unit in group_of(battle, rule)):
                return True
    return False


def cannot_move_leader(battle: Fight, leader: int) -> Refusal | None:
    """orders_frozen: a leader who waits neither moves nor takes orders to."""
    if leader not in battle.field.bound_leaders or not is_frozen_leader(battle, leader):
        return None
    name = battle.field.leader_ids[leader]
    turns = [r.params["until_turn"] for r in rules(battle, "orders_frozen") if name in r.params.get("leaders", ())]
    return refusal("4.23a", "alexander-why-waits", unit=name, turn=max(turns))


def bars_momentum(battle: Fight, leader: int) -> Refusal | None:
    """no_momentum."""
    if "no_momentum" not in battle.field.effects:
        return None
    name = battle.field.leader_ids[leader]
    if any(name in rule.params["leaders"] for rule in rules(battle, "no_momentum")):
        return refusal("5.31a", "alexander-why-divided", leader=name)
    return None


def bars_trump(battle: Fight, leader: int) -> Refusal | None:
    """no_momentum with no_trump."""
    if "no_momentum" not in battle.field.effects:
        return None
    name, found = battle.field.leader_ids[leader], rules(battle, "no_momentum")
    if any(name in rule.params["leaders"] and rule.params.get("no_trump") for rule in found):
        return refusal("5.41a", "alexander-why-divided", leader=name)
    return None


def contingent_cost(battle: Fight, leader: int, usual: int) -> int:
    """contingent_cost: what activating a contingent commander costs this turn."""
    name = battle.field.leader_ids[leader]
    for rule in rules(battle, "contingent_cost"):
        if rule.params["leader"] == name and rule.params["turn"] == battle.state.turn:
            return int(rule.params["orders"])
    return usual


def prearranged_corps(battle: Fight, leader: int) -> tuple[str, ...]:
    """prearranged_withdrawal: the corps a leader may treat as one Line for 6.8, empty if he has no such rule."""
    name = battle.field.leader_ids[leader]
    found = (rule.params for rule in rules(battle, "prearranged_withdrawal") if rule.params["leader"] == name)
    return next((tuple(params["corps"]) for params in found), ())
