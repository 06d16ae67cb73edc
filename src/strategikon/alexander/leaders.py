"""4.1, 4.2 Leaders: their ratings as they are now, and whom they can reach."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.pieces import Fight, distance_to_hex, hexes, is_leader_on_map, units_near_hex
from strategikon.alexander.state import ACTIVE, FINISHED, INACTIVE, NOBODY, NOWHERE, LeaderMark
from strategikon.alexander.zones import zone_of
from strategikon.kernel.decision import Refusal, refusal

LEADER_MA: Final = 9  # 4.1e, R-ALEX-11


# -- 4.1 ratings, lowered by wounds (8.45) -----------------------------------------------------------------------------


def initiative(battle: Fight, leader: int) -> int:
    """4.1b Activation order, Momentum and trump number, orders a phase."""
    return max(0, battle.field.initiative[leader] - battle.state.leader_loss[leader])


def command_range(battle: Fight, leader: int) -> int:
    """4.1a How far his orders reach, in hexes."""
    return max(0, battle.field.command_range[leader] - battle.state.leader_loss[leader])


def half_range(battle: Fight, leader: int) -> int:
    """4.33d, 5.33b, 5.63a Half the Command Range, rounded up."""
    return (command_range(battle, leader) + 1) // 2


def charisma(battle: Fight, leader: int) -> int:
    """4.1d What he adds to a shock die; nothing for the rest of the turn in which a casualty put him out
    (R-ALEX-66)."""
    if battle.state.leader_marks[leader] & LeaderMark.OUT:
        return 0
    return max(0, battle.field.charisma[leader] - battle.state.leader_loss[leader])


def personal_combat_rating(battle: Fight, leader: int) -> int | None:
    """8.41, 8.43a His rating in a duel; None for Indians, who never fight one."""
    printed = battle.field.combat[leader]
    return None if printed is None else max(0, printed - battle.state.leader_loss[leader])


def strategy(battle: Fight, leader: int) -> int:
    """4.1c What he rolls against for a Line Order of his own."""
    return max(0, battle.field.strategy[leader] - battle.state.leader_loss[leader])


def is_overall(battle: Fight, leader: int) -> bool:
    """4.4a Whether he is his side's Overall Commander."""
    return battle.field.oc_of[battle.field.leader_side[leader]] == leader


def is_inactive(battle: Fight, leader: int) -> bool:
    return battle.state.leader_state[leader] == INACTIVE and is_leader_on_map(battle, leader)


# -- 4.21 Command Range ------------------------------------------------------------------------------------------------


def reach(battle: Fight, leader: int, limit: int) -> dict[int, int]:
    """4.21, R-ALEX-102 Every hex to which his line of command runs within `limit` hexes, with its length.

    A hex on the way may hold no enemy, may not be vacant in an enemy ZOC, and must be one a leader can enter; friends
    cancel ZOCs. A vacant hex in an enemy ZOC may end a line, not carry it on.
    """
    state, field = battle.state, battle.field
    side = field.leader_side[leader]
    start = state.leader_hex[leader]
    if start == NOWHERE:
        return {}
    enemies = units_near_hex(battle, start, 1 - side, limit + 2)  # one hex for a ZOC, one for the half of a double
    if not enemies:
        return field.reach(start, limit)
    at = state.unit_at
    closed = tuple(here for enemy in enemies for here in hexes(battle, enemy))
    ends = tuple(there for enemy in enemies for there in zone_of(battle, enemy) if at[there] == NOBODY)
    return field.reach(start, limit, closed, ends)


def in_reach(battle: Fight, found: dict[int, int], unit: int) -> bool:
    """Whether either half of a unit is among the hexes of `reach`."""
    return battle.state.hex_of[unit] in found or battle.state.hex2_of[unit] in found


def in_range(battle: Fight, leader: int, unit: int) -> bool:
    """4.21a Whether a unit is in a leader's Command Range now. Without a leader (cases) everybody is."""
    if leader == NOBODY:
        return True
    limit, here = command_range(battle, leader), battle.state.leader_hex[leader]
    if here == NOWHERE or distance_to_hex(battle, unit, here) > limit:
        return False
    return in_reach(battle, reach(battle, leader, limit), unit)


def leader_in_range(battle: Fight, leader: int, other: int, limit: int) -> bool:
    """R-ALEX-102 Whether another leader is within `limit` hexes of his line of command."""
    here, there = battle.state.leader_hex[leader], battle.state.leader_hex[other]
    if NOWHERE in (here, there) or battle.field.grid.distance[here][there] > limit:
        return False
    return there in reach(battle, leader, limit)


# -- 5.1 states --------------------------------------------------------------------------------------------------------


def finish(battle: Fight, leader: int, why: str) -> None:
    """4.22b, 5.15 A leader is turned to Finished."""
    if leader == NOBODY or battle.state.leader_state[leader] not in (INACTIVE, ACTIVE):
        return
    battle.state.leader_state[leader] = FINISHED
    battle.emit("finished", leader=battle.field.leader_ids[leader], why=why)


def cannot_give_orders(battle: Fight, leader: int) -> Refusal | None:
    """4.24a, 4.25a, 5.25d A leader in an enemy ZOC gives no orders, his Overall Commander excepted (4.4f)."""
    from strategikon.alexander.zones import leader_in_enemy_zoc

    if leader == NOBODY:
        return None
    name = battle.field.leader_ids[leader]
    if not is_leader_on_map(battle, leader) or battle.state.leader_state[leader] == FINISHED:
        return refusal("4.25a", "alexander-why-finished", leader=name)
    if not is_overall(battle, leader) and leader_in_enemy_zoc(battle, leader):
        return refusal("4.24a", "alexander-why-leader-zoc", leader=name)
    return None
