"""2.02, 2.34-2.38 Leaders with their units and alone: whom they follow, and what they steady."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import chiefs_with, leader_id, leaders_in, leaders_with, mark_leader
from strategikon.bayard.state import LeaderMark
from strategikon.bayard.tables import FIGURE_MOVES, MOVEMENT
from strategikon.kernel.decision import Ask
from strategikon.kernel.ruleset import Activity

FIGURE_MOVE = FIGURE_MOVES["character"]  # R-BAY-92


def moves_alone(battle: Fight, leader: int) -> bool:
    """2.15, 2.35 Whether he was activated on his own, has not moved, and it is his turn."""
    return is_alone(battle, leader) and in_his_group(battle, leader)


def in_his_group(battle: Fight, leader: int) -> bool:
    """2.15 Each chief moves whom he activated or sent in his own group."""
    group = 1 if battle.state.leader_marks[leader] & LeaderMark.SECOND else 0
    return battle.state.stage == group


def call_with(battle: Fight, unit: int) -> None:
    """2.34 The figures in the hex of a unit that is activated, however it is, are activated with it; not one who was
    sent away as a messenger."""
    for leader in leaders_with(battle, unit):
        if not battle.state.leader_marks[leader] & LeaderMark.MESSENGER:
            mark_leader(battle, leader, LeaderMark.WITH_UNIT)


def go_along(battle: Fight, unit: int, here: int) -> Activity:
    """2.34, 2.50 Each figure in the hex that an activated unit leaves goes with it or stays behind; who stays was not
    activated with it. Answers who goes."""
    side = battle.field.side_of[unit]
    going: list[int] = []
    for leader in leaders_in(battle, here):
        if battle.field.leader_side[leader] != side or not _may_go_along(battle, leader):
            continue
        value = yield Ask(side, "along", [("take", leader), ("leave", leader)], about=(unit, leader))
        if value[0] == "take":
            note_moved(battle, leader)
            going.append(leader)
        else:
            battle.state.leader_marks[leader] &= ~LeaderMark.WITH_UNIT
            battle.emit("stays", leader=leader_id(battle, leader))
    return going


def _may_go_along(battle: Fight, leader: int) -> bool:
    """2.16, 2.33 Nobody moves twice in a turn, but for a leader who has brought a unit its order."""
    marks = battle.state.leader_marks[leader]
    if marks & LeaderMark.MESSENGER:
        return bool(marks & LeaderMark.WITH_UNIT)
    return not marks & LeaderMark.MOVED


def is_alone(battle: Fight, leader: int) -> bool:
    """2.35 Whether he was activated on his own and has not moved."""
    marks = battle.state.leader_marks[leader]
    return bool(marks & LeaderMark.ALONE) and not marks & LeaderMark.MOVED


def steadies(battle: Fight, unit: int) -> bool:
    """2.38 Whether a leader lets the unit in his hex ignore one flag; several still let it ignore one."""
    return bool(chiefs_with(battle, unit))


def move_of(battle: Fight, leader: int) -> int:
    """3.22, 3.23, R-BAY-92 Hexes of a figure that moves alone: three, or those of his own troop type without combat."""
    troop = battle.field.leaders[leader].troop
    if troop is not None:
        return MOVEMENT[troop].march
    return FIGURE_MOVES.get(battle.state.leader_rank[leader], FIGURE_MOVE)


def carry(battle: Fight, leaders: list[int], there: int) -> None:
    """4.120 Figures that go with their unit stand where it stands."""
    for leader in leaders:
        battle.state.leader_hex[leader] = there


def note_moved(battle: Fight, leader: int) -> None:
    mark_leader(battle, leader, LeaderMark.MOVED)
