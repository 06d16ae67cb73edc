"""2.39-2.44 Leaders in the front rank, and breaking off."""

from __future__ import annotations

from strategikon.bayard import refuge
from strategikon.bayard.allowances import withdrawal_of
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import chiefs_with, leader_id, leaders_with, mark_leader
from strategikon.bayard.retreat import withdrawals
from strategikon.bayard.state import GENERALS, NOBODY, LeaderMark
from strategikon.bayard.tables import SPECIAL
from strategikon.bayard.throws import roll
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Value
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT


def able(battle: Fight, unit: int) -> list[int]:
    """2.39, 2.40 Leaders with the unit, the General apart, activated or not."""
    return [one for one in chiefs_with(battle, unit) if battle.state.leader_rank[one] != "general_in_chief"]


def step_forward(battle: Fight, unit: int) -> Activity:
    """2.39, R-BAY-12 The attacker's leader decides first. Answers the leader in the front rank, or NOBODY."""
    values: list[Value] = [("behind",), *(("front", leader) for leader in able(battle, unit))]
    value = yield from choose(battle, battle.field.side_of[unit], "front", values, about=unit)
    if value == ("behind",):
        return NOBODY
    battle.emit("front-rank", leader=leader_id(battle, value[1]))
    return value[1]


def risk(battle: Fight, leader: int, losses: int) -> None:
    """2.41, R-BAY-12 One die for each plaquette his unit lost: a special removes him."""
    if leader == NOBODY or losses <= 0 or battle.state.leader_hex[leader] < 0:
        return
    throw = roll(battle, "wound-dice", losses, leader=leader_id(battle, leader))
    struck = [place for place, face in enumerate(throw.rolled) if face == SPECIAL]
    for place in struck:
        throw.scored(place, HIT)
    if struck:
        refuge.remove(battle, leader)


def may_break_off(battle: Fight, unit: int) -> bool:
    """2.42, R-BAY-13 A leader with the unit, and a hex to go back to, be it behind a light friend (4.86); A5.110
    servants obey generals alone."""
    chiefs = chiefs_with(battle, unit)
    if battle.field.profiles[unit].servants:
        chiefs = [one for one in chiefs if battle.state.leader_rank[one] in GENERALS]
    return bool(chiefs) and bool(withdrawals(battle, unit, withdrawal_of(battle, unit)))


def note_melee(battle: Fight, unit: int) -> None:
    """2.46 The unit and the leaders with it fought a melee this turn."""
    for leader in leaders_with(battle, unit):
        mark_leader(battle, leader, LeaderMark.MELEE)
