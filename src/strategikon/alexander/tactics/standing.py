"""How a side stands: losses against Rout Levels, cohesion, leaders, the scenario's own conditions, and position."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import rout_points
from strategikon.alexander.facing import FRONTS, arcs_of
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, hexes, is_leader_on_map
from strategikon.alexander.state import EXITED, NOBODY, NOWHERE, REGROUPING
from strategikon.alexander.tactics.appraisal import BROKEN, FAR, Appraisal, appraise
from strategikon.kernel.hexarcs import FRONT
from strategikon.kernel.tactics import WON

LEADERSHIP: Final = 12.0  # a leader who can still command, for each point of Initiative
NEAR_THE_END: Final = 900.0  # what an army at its Rout Level would stand the worse for
TURNED: Final = 0.12  # of its worth, what a unit taken in flank or rear stands the worse for
GONE: Final = 1200.0  # all that must leave the map has left it
WAY: Final = 4.0  # an MP of the way there, for a middling unit
CLOCK: Final = 1200.0  # the last turn before time decides
EAGER: Final = 0.6  # a hex nearer to the enemy


def worth(battle: Fight, side: int) -> int:
    """How well a side stands; the other side stands as ill."""
    if battle.outcome is not None:
        winner = battle.outcome.winner
        return 0 if winner is None else WON if battle.sides.index(winner) == side else -WON
    appraisal = appraise(battle)
    return int(_standing(battle, appraisal, side) - _standing(battle, appraisal, 1 - side))


def _standing(battle: Fight, appraisal: Appraisal, side: int) -> float:
    return (
        _army(battle, appraisal, side)
        + _command(battle, side)
        + _goals(battle, appraisal, side)
        + _position(battle, appraisal, side)
    )


def _army(battle: Fight, appraisal: Appraisal, side: int) -> float:
    """10.4 Rout Points suffered, those that run being as good as lost; the nearer the Rout Level the worse. And what
    hits have taken."""
    state, field = battle.state, battle.field
    points = float(rout_points.total(battle, side))
    score = -appraisal.point[side] * points
    for unit in field.units_of[side]:
        if state.hex_of[unit] == NOWHERE:
            if state.fate[unit] not in (EXITED, REGROUPING):
                score -= appraisal.worth[unit] * 0.2  # it is missed besides its Rout Points
        elif state.routed[unit]:
            score -= appraisal.worth[unit] * BROKEN
            points += BROKEN * rout_points.unit_value(battle, unit)
        elif state.hits[unit]:
            score -= appraisal.worth[unit] * appraisal.lost(unit, state.hits[unit])
    share = min(1.2, points / max(1, field.rout_level[side]))
    return score - NEAR_THE_END * share * share


def _command(battle: Fight, side: int) -> float:
    field, state = battle.field, battle.state
    able = (leader for leader in field.leaders_of[side] if is_leader_on_map(battle, leader))
    return sum(LEADERSHIP * max(0, field.initiative[leader] - state.leader_loss[leader]) for leader in able)


def _goals(battle: Fight, appraisal: Appraisal, side: int) -> float:
    """`exit`, `time_limit` What has left the map in good order, and the clock."""
    field, state = battle.field, battle.state
    score = 0.0
    for condition in field.victory:
        if condition["type"] == "exit" and field.sides.index(condition["side"]) == side:
            left = [unit for unit in field.units_of[side] if state.fate[unit] == EXITED]
            points = sum(rout_points.unit_value(battle, unit) for unit in left)
            score += GONE * points / condition["rout_points"]
            if appraisal.leaves(side, state.turn):
                score -= WAY / 100 * _way_to_go(battle, appraisal, side)
        elif condition["type"] == "time_limit" and condition.get("winner") == field.sides[side]:
            score += CLOCK * min(1.0, state.turn / condition["turn"]) ** 2
    return score


def _way_to_go(battle: Fight, appraisal: Appraisal, side: int) -> float:
    """The MP its units are from the edge, each by its worth."""
    field, state = battle.field, battle.state
    total = 0.0
    for unit in field.units_of[side]:
        here = state.hex_of[unit]
        if here != NOWHERE and not state.routed[unit]:
            way = appraisal.way_out(field, side, field.way_of[unit])[here]
            total += appraisal.worth[unit] * min(way, FAR)
    return total


def _position(battle: Fight, appraisal: Appraisal, side: int) -> float:
    """Enemies taken in flank or rear, and how near the enemy is: a battle is won by closing."""
    field, state = battle.field, battle.state
    at, rows = state.unit_at, field.grid.neighbour
    enemies = [state.hex_of[enemy] for enemy in field.units_of[1 - side] if state.hex_of[enemy] != NOWHERE]
    leaves = appraisal.leaves(side, state.turn)
    score = 0.0
    for unit in field.units_of[side]:
        here = state.hex_of[unit]
        if here == NOWHERE or state.routed[unit] or field.traits[unit] & Trait.SKIRMISHER:
            continue
        for own in hexes(battle, unit):
            for way in FRONTS[state.facing[unit]]:
                there = rows[own][way]
                enemy = at[there] if there >= 0 else NOBODY
                if enemy != NOBODY and field.side_of[enemy] != side and not state.routed[enemy]:
                    if arcs_of(battle, enemy)[(way + 3) % 6] is not FRONT:
                        score += TURNED * appraisal.worth[enemy]
        if enemies and not leaves:
            row = field.grid.distance[here]
            score -= EAGER * min(row[there] for there in enemies)
    return score
