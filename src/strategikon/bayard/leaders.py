"""2.02, 2.34-2.38 Leaders with their units and alone: whom they follow, and what they steady."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import chiefs_with, leader_id, leaders_in, mark_leader
from strategikon.bayard.state import LeaderMark
from strategikon.bayard.tables import FIGURE_MOVES
from strategikon.kernel.decision import Ask
from strategikon.kernel.ruleset import Activity

FIGURE_MOVE = FIGURE_MOVES["character"]  # R-BAY-92


def go_along(battle: Fight, unit: int, here: int) -> Activity:
    """2.34, 2.50 Each figure in the hex that an activated unit leaves goes with it or stays behind; who stays was not
    activated with it. Answers who goes."""
    side = battle.field.side_of[unit]
    going: list[int] = []
    for leader in leaders_in(battle, here):
        if battle.field.leader_side[leader] != side:
            continue
        value = yield Ask(side, "along", [("take", leader), ("leave", leader)], about=(unit, leader))
        if value[0] == "take":
            going.append(leader)
        else:
            battle.state.leader_marks[leader] &= ~LeaderMark.WITH_UNIT
            battle.emit("stays", leader=leader_id(battle, leader))
    return going


def carry(battle: Fight, leaders: list[int], there: int) -> None:
    """4.120 Figures that go with their unit stand where it stands."""
    for leader in leaders:
        battle.state.leader_hex[leader] = there


def moves_alone(battle: Fight, leader: int) -> bool:
    """2.35 Whether he was activated on his own and has not moved."""
    marks = battle.state.leader_marks[leader]
    return bool(marks & LeaderMark.ALONE) and not marks & LeaderMark.MOVED


def move_of(battle: Fight, leader: int) -> int:
    """3.22, 3.23 Hexes of a figure that moves alone."""
    return FIGURE_MOVES.get(battle.state.leader_rank[leader], FIGURE_MOVE)


def note_moved(battle: Fight, leader: int) -> None:
    mark_leader(battle, leader, LeaderMark.MOVED)


def steadies(battle: Fight, unit: int) -> bool:
    """2.38 Whether a leader lets the unit in his hex ignore one flag; several still let it ignore one."""
    return bool(chiefs_with(battle, unit))
