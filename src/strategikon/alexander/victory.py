"""10.4 Army rout and the victory conditions of the scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from strategikon.alexander import rout_points, special_rules
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import DEAD, EXITED
from strategikon.alexander.tables import ROUT_TIMES

ALEXANDER: Final = frozenset({"alexander", "alexander_ch"})  # 10.42b, R-ALEX-94 both his counters


# -- 10.42 Rout Points -----------------------------------------------------------------------------------------------


def unit_lost(battle: Fight, unit: int) -> None:
    """10.41a, 10.42a Rout Points for an eliminated unit."""
    rout_points.charge(battle, battle.field.side_of[unit], rout_points.unit_value(battle, unit))


def leader_value(battle: Fight, leader: int) -> int:
    """10.42b, R-ALEX-94 Five times the printed Initiative, Alexander ten times, or as the scenario says."""
    name = battle.field.leader_ids[leader]
    times = special_rules.leader_multiplier(battle, leader)
    if times is None:
        times = ROUT_TIMES["alexander" if name in ALEXANDER else "leader"]
    return times * battle.field.initiative[leader]


def leader_lost(battle: Fight, leader: int) -> None:
    """10.42b, 8.46a Rout Points for a leader; victory conditions `leader_killed` are judged at once."""
    rout_points.charge(battle, battle.field.leader_side[leader], leader_value(battle, leader))
    name = battle.field.leader_ids[leader]
    for condition in battle.field.victory:
        if condition["type"] == "leader_killed" and condition.get("leader") == name:
            finish(battle, battle.field.sides.index(condition["winner"]), "alexander-end-leader", leader=name)
    if special_rules.is_target(battle, leader):
        finish(battle, 1 - battle.field.leader_side[leader], "alexander-end-leader", leader=name)


# -- the moment ------------------------------------------------------------------------------------------------------


def unit_left(battle: Fight, unit: int) -> None:
    """`exit` The Rout Points of the units that left in good order are counted as each leaves."""
    state, field = battle.state, battle.field
    for condition in field.victory:
        if condition["type"] != "exit" or field.sides.index(condition["side"]) != field.side_of[unit]:
            continue
        left = [fellow for fellow in field.units_of[field.side_of[unit]] if state.fate[fellow] == EXITED]
        points = sum(rout_points.unit_value(battle, fellow) for fellow in left)
        if points >= condition["rout_points"]:
            winner = condition.get("winner", condition["side"])
            finish(battle, field.sides.index(winner), "alexander-end-exit", points=points)


# -- 10.43, 10.44 the end of the turn --------------------------------------------------------------------------------


def army_rout(battle: Fight) -> None:
    """3.0i, 10.43, 10.44, 2.6a Phase `army-rout` (E): conditions in the order listed; then the next turn begins."""
    for condition in battle.field.victory:
        if condition["type"] == "army_rout":
            _judge_armies(battle)
    for condition in battle.field.victory:
        if condition["type"] == "time_limit" and battle.state.turn >= condition["turn"]:
            _judge_time(battle, condition)
    if _is_leaderless(battle) and not any(condition["type"] == "time_limit" for condition in battle.field.victory):
        _judge_standing(battle)
    battle.state.turn += 1
    battle.state.phase = "turn"


def _judge_armies(battle: Fight) -> None:
    """10.43a, 10.44a At or above its Rout Level an army routs; if both do, the lesser excess wins."""
    excess = [rout_points.total(battle, side) - level for side, level in enumerate(battle.field.rout_level)]
    if max(excess) < 0:
        return
    if min(excess) < 0:
        loser = 0 if excess[0] >= 0 else 1
        finish(battle, 1 - loser, "alexander-end-rout", loser=battle.field.sides[loser])
    if excess[0] == excess[1]:
        finish(battle, None, "alexander-end-draw")
    finish(battle, 0 if excess[0] < excess[1] else 1, "alexander-end-both")


def _is_leaderless(battle: Fight) -> bool:
    """Every leader of both sides is gone: no order will ever be given again."""
    states = battle.state.leader_state
    return bool(states) and all(state >= DEAD for state in states)


def _judge_standing(battle: Fight) -> NoReturn:
    """Nobody can act any more, and neither army will rout: the one farther below its Rout Level has won."""
    excess = [rout_points.total(battle, side) - level for side, level in enumerate(battle.field.rout_level)]
    winner = None if excess[0] == excess[1] else 0 if excess[0] < excess[1] else 1
    finish(battle, winner, "alexander-end-leaderless")


def _judge_time(battle: Fight, condition: Mapping[str, Any]) -> NoReturn:
    """`time_limit` A winner is named, or the side with fewer Rout Points in proportion to its level wins."""
    sides, level = battle.field.sides, battle.field.rout_level
    if condition.get("compare") != "rout_ratio":
        finish(battle, sides.index(condition["winner"]), "alexander-end-time", turn=condition["turn"])
    shares = [rout_points.total(battle, 0) * level[1], rout_points.total(battle, 1) * level[0]]
    if shares[0] == shares[1]:
        tie = condition.get("tie")
        winner = sides.index(tie) if tie is not None else None
    else:
        winner = 0 if shares[0] < shares[1] else 1
    finish(battle, winner, "alexander-end-ratio", turn=condition["turn"])


def finish(battle: Fight, winner: int | None, reason: str, **args: Any) -> NoReturn:
    """The battle is over."""
    score = {name: rout_points.total(battle, side) for side, name in enumerate(battle.field.sides)}
    battle.end(winner, reason, score, **args)
