"""4.119-4.124 Characters in danger: with their unit, or in flight to another."""

from __future__ import annotations

from strategikon.bayard import messengers, succession, victory
from strategikon.bayard.field import Fight
from strategikon.bayard.night import combat
from strategikon.bayard.pieces import hex_name, leader_id, leaders_in
from strategikon.bayard.state import NOBODY, NOWHERE
from strategikon.bayard.tables import RANKS
from strategikon.kernel.asking import choose
from strategikon.kernel.ruleset import Activity

FIGURE_FLIGHT = 2  # R-BAY-47


def flight_of(battle: Fight, leader: int) -> int:
    """3.22, 4.123 Hexes that he may flee."""
    rank = RANKS.get(battle.state.leader_rank[leader])
    return rank.flight if rank else FIGURE_FLIGHT


def flee_all(battle: Fight, here: int, side: int) -> Activity:
    """4.121, R-BAY-47 Every figure of a side in a hex flees, one after the other."""
    for leader in leaders_in(battle, here):
        if battle.field.leader_side[leader] == side:
            yield from flee(battle, leader)


def ride_over(battle: Fight, here: int, side: int) -> Activity:
    """4.122, 2.23 A unit of `side` has entered a hex: lone enemy figures flee, messengers are tested. Answers whether
    anybody was there."""
    alone = [leader for leader in leaders_in(battle, here) if battle.field.leader_side[leader] != side]
    runners = [runner for runner in battle.state.runners if runner[messengers.HEX] == here]
    for leader in alone:
        yield from flee(battle, leader)
    yield from messengers.overrun(battle, here, side)
    return bool(alone or any(runner[messengers.SIDE] != side for runner in runners))


def refuges(battle: Fight, leader: int) -> list[int]:
    """4.123, R-BAY-47 Hexes with a friendly unit, reached through hexes free of enemies and passable."""
    side, here = battle.field.leader_side[leader], battle.state.leader_hex[leader]
    found: list[int] = []
    for there in messengers.reach(battle, side, here, flight_of(battle, leader)):
        unit = battle.state.unit_at[there]
        if unit != NOBODY and battle.field.side_of[unit] == side:
            found.append(there)
    return found


def flee(battle: Fight, leader: int) -> Activity:
    """4.123, 4.124 He finds refuge with a friendly unit, or is removed from play; A5.94 by night he may fall back
    alone."""
    name = leader_id(battle, leader)
    found = refuges(battle, leader) or sorted({way[-1] for way in combat.recoils(battle, leader)})  # A5.94
    if not found:
        remove(battle, leader)
        return
    values = [("flee", leader, there) for there in found]
    _, _, there = yield from choose(battle, battle.field.leader_side[leader], "refuge", values, about=leader)
    battle.state.leader_hex[leader] = there
    battle.emit("flee", leader=name, hex=hex_name(battle, there))


def remove(battle: Fight, leader: int) -> None:
    """4.124, 4.125 Out of play; the General's fall costs his side a turn, and 5.01 a battle may hang on a leader."""
    battle.state.leader_hex[leader] = NOWHERE
    battle.emit("leader-lost", leader=leader_id(battle, leader))
    succession.mourn(battle, leader)
    victory.look(battle)
