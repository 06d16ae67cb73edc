"""7.2 Zones of control: who controls a hex."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.facing import ARCS
from strategikon.alexander.field import Places, Trait
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import CHARGE, NOBODY, NONE, NOWHERE, SQUARE
from strategikon.kernel.hexarcs import FLANK, FRONT, Arc
from strategikon.kernel.hexgrid import OFF, opposite


def _mask(wanted: tuple[Arc, ...], arcs: tuple[Arc, ...]) -> int:
    return sum(1 << side for side, arc in enumerate(arcs) if arc in wanted)


# Hexsides as bits, by facing: this chapter is asked most often of all.
FRONTS: Final = tuple(_mask((FRONT,), arcs) for arcs in ARCS)
WIDE: Final = tuple(_mask((FRONT, FLANK), arcs) for arcs in ARCS)
ALL_ROUND: Final = 63
BIT_OPPOSITE: Final = tuple(1 << opposite(side) for side in range(6))


def leader_in_enemy_zoc(battle: Fight, leader: int) -> bool:
    """4.24 Whether a leader stands in an enemy ZOC."""
    here = battle.state.leader_hex[leader]
    return here != NOWHERE and is_controlled(battle, here, battle.field.leader_side[leader])


def zone_mask(battle: Fight, unit: int) -> int:
    """7.21, 9.53a, 9.64a The hexsides a unit controls, terrain apart: its front; of foot skirmishers that still have
    missiles the flanks too; all round for squares and oxybeles; none if it is routed."""
    state, field = battle.state, battle.field
    if state.routed[unit]:
        return 0
    traits = field.traits[unit]
    if traits & Trait.SKIRMISHER and field.missile_of[unit] and state.missile[unit] != NONE:
        return WIDE[state.facing[unit]]
    if traits & Trait.ARTILLERY or state.formation[unit] == SQUARE:
        return ALL_ROUND
    return FRONTS[state.facing[unit]]


def reach_mask(battle: Fight, unit: int, here: int) -> int:
    """7.21, 7.22 The hexsides of one of its hexes through which a unit exerts its ZOC: where it could also go."""
    field = battle.field
    mask = zone_mask(battle, unit)
    if mask:
        mask &= field.open_sides(field.way_of[unit], here)
        if battle.state.formation[unit] == CHARGE:  # 9.74c it may not enter Difficult terrain
            row = field.grid.neighbour[here]
            mask &= sum(1 << side for side in range(6) if not field.difficult[row[side]])
    return mask


def exerts(battle: Fight, unit: int, here: int, side: int) -> bool:
    """7.21, 7.22 Whether a unit controls the hex beyond one side of its hex."""
    return bool(reach_mask(battle, unit, here) >> side & 1)


def controllers(battle: Fight, here: int, side: int) -> list[int]:
    """7.21 The units hostile to `side` whose ZOC covers a hex, each once."""
    side_of, at = battle.field.side_of, battle.state.unit_at
    found: list[int] = []
    if battle.field.foes[side].isdisjoint(battle.field.look[here](at)):
        return found
    for way, there in enumerate(battle.field.grid.neighbour[here]):
        unit = at[there]
        if unit != NOBODY and side_of[unit] != side and there != OFF:
            if reach_mask(battle, unit, there) & BIT_OPPOSITE[way] and unit not in found:
                found.append(unit)
    return found


def zone_of(battle: Fight, unit: int) -> Places:
    """7.21 The hexes a unit controls, each once."""
    mask, state, field = zone_mask(battle, unit), battle.state, battle.field
    if not mask:
        return ()
    charging = state.formation[unit] == CHARGE  # 9.74c it may not enter Difficult terrain
    return field.controlled(field.way_of[unit], mask, state.hex_of[unit], state.hex2_of[unit], charging)


def is_controlled(battle: Fight, here: int, side: int) -> bool:
    """7.23, 7.26a Whether a hex lies in a ZOC hostile to `side`, whoever else controls it."""
    field, state, side_of = battle.field, battle.state, battle.field.side_of
    at = state.unit_at
    if not state.boards[3 - side] & field.bits[here] or field.foes[side].isdisjoint(field.look[here](at)):
        return False  # no enemy beside it: the board says so most often, unless it is UNKNOWN, which has all bits
    for way, there in enumerate(field.grid.neighbour[here]):
        unit = at[there]  # the row may hold OFF: then `there` is looked at below
        if unit != NOBODY and side_of[unit] != side and there != OFF:
            if reach_mask(battle, unit, there) & BIT_OPPOSITE[way]:
                return True
    return False


def controllers_of(battle: Fight, unit: int) -> list[int]:
    """The enemies in whose ZOC a unit stands, with either half."""
    side, second = battle.field.side_of[unit], battle.state.hex2_of[unit]
    found = controllers(battle, battle.state.hex_of[unit], side) if battle.state.hex_of[unit] != NOWHERE else []
    if second != NOWHERE:
        found.extend(enemy for enemy in controllers(battle, second, side) if enemy not in found)
    return found


def in_enemy_zoc(battle: Fight, unit: int) -> bool:
    """Whether a unit stands in an enemy ZOC, with either half."""
    side, first, second = battle.field.side_of[unit], battle.state.hex_of[unit], battle.state.hex2_of[unit]
    if first != NOWHERE and is_controlled(battle, first, side):
        return True
    return second != NOWHERE and is_controlled(battle, second, side)


def enemies_in_zone(battle: Fight, unit: int) -> list[int]:
    """The enemy (top) units in a unit's ZOC, each once."""
    at, side_of = battle.state.unit_at, battle.field.side_of
    found = (at[there] for there in zone_of(battle, unit))
    return [other for other in dict.fromkeys(found) if other != NOBODY and side_of[other] != side_of[unit]]
