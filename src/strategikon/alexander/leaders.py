"""4.1, 4.2 Leaders: their ratings as they are now, and whom they can reach."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.grids import hexes_on
from strategikon.alexander.pieces import Fight, board_of, distance_to_hex, hexes, is_leader_on_map, units_near_hex
from strategikon.alexander.state import ACTIVE, FINISHED, INACTIVE, NOBODY, NOWHERE, LeaderMark
from strategikon.alexander.zones import controllers, leader_in_enemy_zoc, zone_of
from strategikon.kernel.decision import Refusal, refusal

LEADER_MA: Final = 9  # 4.1e, R-ALEX-11


# -- 4.1 ratings, lowered by wounds (8.45) -----------------------------------------------------------------------------


def command_range(battle: Fight, leader: int) -> int:
    """4.1a How far his orders reach, in hexes."""
    value = battle.field.command_range[leader] - battle.state.leader_loss[leader]
    return value if value > 0 else 0


def initiative(battle: Fight, leader: int) -> int:
    """4.1b Activation order, Momentum and trump number, orders a phase."""
    value = battle.field.initiative[leader] - battle.state.leader_loss[leader]
    return value if value > 0 else 0


def strategy(battle: Fight, leader: int) -> int:
    """4.1c What he rolls against for a Line Order of his own."""
    return max(0, battle.field.strategy[leader] - battle.state.leader_loss[leader])


def charisma(battle: Fight, leader: int) -> int:
    """4.1d What he adds to a shock die; nothing for the rest of the turn in which a casualty put him out
    (R-ALEX-66)."""
    return 0 if battle.state.leader_marks[leader] & LeaderMark.OUT else charisma_rating(battle, leader)


def charisma_rating(battle: Fight, leader: int) -> int:
    """4.1d, 8.45a His Charisma, put out or not; it counts against his side if he dies (8.36l)."""
    return max(0, battle.field.charisma[leader] - battle.state.leader_loss[leader])


def leader_ma(battle: Fight, leader: int) -> int:
    """4.1e, 6.15a, 8.45a, R-ALEX-121 The MP he may spend in an Orders Phase."""
    return LEADER_MA - battle.state.leader_loss[leader]


def half_range(battle: Fight, leader: int) -> int:
    """4.33d, 5.33b, 5.63a Half the Command Range, rounded up."""
    return (command_range(battle, leader) + 1) // 2


def is_overall(battle: Fight, leader: int) -> bool:
    """4.4a Whether he is his side's Overall Commander."""
    return battle.field.oc_of[battle.field.leader_side[leader]] == leader


def is_inactive(battle: Fight, leader: int) -> bool:
    return battle.state.leader_state[leader] == INACTIVE and is_leader_on_map(battle, leader)


def contingent_capacity(battle: Fight, leader: int) -> int:
    """5.64a, 8.45a How many contingent commanders he may activate in an Orders Phase."""
    return max(0, battle.field.contingent_rating[leader] - battle.state.leader_loss[leader])


def personal_combat_rating(battle: Fight, leader: int) -> int | None:
    """8.41, 8.43a His rating in a duel; None for Indians, who never fight one."""
    printed = battle.field.combat[leader]
    return None if printed is None else max(0, printed - battle.state.leader_loss[leader])


# -- 4.21 Command Range ------------------------------------------------------------------------------------------------


def reach_board(battle: Fight, leader: int, limit: int) -> int:
    """4.21, R-ALEX-102 Every hex to which his line of command runs within `limit` hexes, as bits.

    A hex on the way may hold no enemy, may not be vacant in an enemy ZOC, and must be one a leader can enter; friends
    cancel ZOCs. A vacant hex in an enemy ZOC may end a line, not carry it on.
    """
    start = battle.state.leader_hex[leader]
    return battle.field.reach(start, limit, *_obstacles(battle, leader, limit)) if start != NOWHERE else 0


def on_board(battle: Fight, board: int, unit: int) -> bool:
    """Whether either half of a unit is among hexes given as bits."""
    bits, state = battle.field.bits, battle.state
    return bool(board & (bits[state.hex_of[unit]] | bits[state.hex2_of[unit]]))


def reach(battle: Fight, leader: int, limit: int) -> dict[int, int]:
    """The hexes of `reach_board`, each with the length of the line."""
    start = battle.state.leader_hex[leader]
    if start == NOWHERE:
        return {}
    rings = battle.field.rings(start, limit, *_obstacles(battle, leader, limit))
    return {here: length for length, ring in enumerate(rings) for here in hexes_on(ring)}


def _obstacles(battle: Fight, leader: int, limit: int) -> tuple[int, int]:
    """4.21 The hexes that bar a line of command, and those that end it, as bits; farther away than it runs they do not
    matter."""
    field, here, side = battle.field, battle.state.leader_hex[leader], 1 - battle.field.leader_side[leader]
    closed = board_of(battle, side) & field.disk(here, limit)
    return (closed, field.board(_vacant_zones(battle, here, side, limit))) if closed else (0, 0)


def _vacant_zones(battle: Fight, here: int, side: int, limit: int) -> list[int]:
    """4.21 The vacant hexes in the ZOCs of a side that are less than `limit` hexes away."""
    at, row = battle.state.unit_at, battle.field.grid.distance[here]
    near = units_near_hex(battle, here, side, limit + 2)  # a hex for the ZOC, one for the other half
    zones = [there for unit in near for there in zone_of(battle, unit)]
    return [there for there in zones if at[there] == NOBODY and row[there] < limit]


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
    return on_board(battle, reach_board(battle, leader, limit), unit)


def why_out_of_range(battle: Fight, leader: int, unit: int) -> Refusal:
    """4.21a, 4.21b Why a unit is not in a leader's Command Range: too far, or the enemy, or the ground bars the way."""
    field, limit, here = battle.field, command_range(battle, leader), battle.state.leader_hex[leader]
    names = {"unit": field.ids[unit], "leader": field.leader_ids[leader]}
    apart = distance_to_hex(battle, unit, here)
    if apart > limit:
        far = refusal("4.21a", "alexander-why-command-range", **names, distance=apart, range=limit)
        return far.besides("4.1a", "4.21d")
    if not on_board(battle, field.reach(here, limit), unit):
        return refusal("4.21b", "alexander-why-command-ground", **names, range=limit).besides("4.21a")
    rows, own, side = field.grid.distance, hexes(battle, unit), 1 - field.leader_side[leader]
    enemies = [there for foe in units_near_hex(battle, here, side, limit + 1) for there in hexes(battle, foe)]
    places = [*(there for there in enemies if rows[here][there] <= limit), *_vacant_zones(battle, here, side, limit)]
    barred = min(places, key=lambda there: rows[here][there] + min(rows[there][end] for end in own))
    enemy = battle.state.unit_at[barred]
    if enemy == NOBODY:
        enemy = controllers(battle, barred, field.leader_side[leader])[0]
    names |= {"hex": field.grid.names[barred], "enemy": field.ids[enemy]}
    return refusal("4.21b", "alexander-why-command-enemy", **names).besides("4.21a")


def leader_in_range(battle: Fight, leader: int, other: int, limit: int) -> bool:
    """R-ALEX-102 Whether another leader is within `limit` hexes of his line of command."""
    here, there = battle.state.leader_hex[leader], battle.state.leader_hex[other]
    if NOWHERE in (here, there) or battle.field.grid.distance[here][there] > limit:
        return False
    return bool(reach_board(battle, leader, limit) & battle.field.bits[there])


# -- 5.1 states --------------------------------------------------------------------------------------------------------


def is_in_command(battle: Fight, leader: int) -> bool:
    """4.1f Command Range stands on the active side of the counter alone: he is not Finished, and on the map."""
    return is_leader_on_map(battle, leader) and battle.state.leader_state[leader] != FINISHED


def finish(battle: Fight, leader: int, why: str) -> None:
    """4.22b, 5.15 A leader is turned to Finished."""
    if leader == NOBODY or battle.state.leader_state[leader] not in (INACTIVE, ACTIVE):
        return
    battle.state.leader_state[leader] = FINISHED
    battle.emit("finished", leader=battle.field.leader_ids[leader], why=why)


def cannot_give_orders(battle: Fight, leader: int) -> Refusal | None:
    """4.24a, 4.25a, 5.25d, 8.34f A leader in an enemy ZOC gives no orders, his Overall Commander excepted (4.4f)."""
    if leader == NOBODY:
        return None
    name = battle.field.leader_ids[leader]
    if reason := cannot_stir(battle, leader):
        return reason
    if not is_leader_on_map(battle, leader) or battle.state.leader_state[leader] == FINISHED:
        return refusal("4.25a", "alexander-why-finished", leader=name)
    if not is_overall(battle, leader) and leader_in_enemy_zoc(battle, leader):
        return refusal("4.24a", "alexander-why-leader-zoc", leader=name).besides("4.24b", "5.25a", "5.25d")
    return None


def is_first_phase(battle: Fight, leader: int) -> bool:
    """4.34a, 5.63a, R-ALEX-122 Whether the Orders Phase he is in is his first of the turn: neither Momentum, nor a
    Reactivation or activation after an earlier one (an Elite phase too)."""
    return battle.state.momentum == 0 and battle.state.leader_phases[leader] <= 1


def cannot_stir(battle: Fight, leader: int) -> Refusal | None:
    """8.34f, R-ALEX-120 A leader whom a casualty has put out does nothing more this turn."""
    if battle.state.leader_marks[leader] & LeaderMark.OUT:
        return refusal("8.34f", "alexander-why-put-out", leader=battle.field.leader_ids[leader])
    return None
