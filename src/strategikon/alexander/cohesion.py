"""10.1 Cohesion: hits, TQ checks, recovery."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import breaking, elimination, phalanx, profile
from strategikon.alexander.pieces import Fight, is_on_map, unit_id
from strategikon.alexander.state import NOBODY
from strategikon.alexander.tables import CHECKS, D10
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT

# 10.25d, and 10.25a for a check that failed
DEADLY: Final = frozenset({"volley", "volley_heavy", "shock", "breakthrough", "check"})
MARCHING: Final = frozenset({"terrain", "withdrawal", "withdrawal_approach"})  # 9.62b what a stack suffers as one


def lose(battle: Fight, unit: int, points: int, cause: str, modifier: int = 0) -> Activity:
    """10.11, 10.13 Hits; a unit that reaches its TQ routs at once, a phalanx after its roll (9.65), to which `modifier`
    is added. A routed unit that is hit in combat or fails a check is eliminated (10.25). What marching costs, both
    phalanxes of a stack lose (9.62b, 9.62i). `cause` is a key of `tables.LOSS`, or `shock`, `volley`, `check`."""
    below = battle.state.beneath[unit] if cause in MARCHING else NOBODY
    yield from _lose(battle, unit, points, cause, modifier)
    if below != NOBODY and not battle.state.routed[below]:
        yield from _lose(battle, below, points, cause, modifier)


def _lose(battle: Fight, unit: int, points: int, cause: str, modifier: int) -> Activity:
    """10.11a, 10.13a, 10.25d The same of one unit."""
    if points <= 0 or not is_on_map(battle, unit):
        return
    if battle.state.routed[unit] and cause in DEADLY:
        yield from elimination.eliminate(battle, unit, cause)
        return
    add_hits(battle, unit, points, cause)
    if not battle.state.routed[unit] and is_broken(battle, unit):
        yield from give_way(battle, unit, cause, modifier)


def add_hits(battle: Fight, unit: int, points: int, cause: str) -> None:
    """10.11a Hits alone: the event `hits`, no rout. For steps in which routs come later (8.36) and 8.51b."""
    if points <= 0:
        return
    state = battle.state
    state.hits[unit] += points
    battle.emit("hits", unit=unit_id(battle, unit), points=points, hits=state.hits[unit], cause=cause)


def is_broken(battle: Fight, unit: int) -> bool:
    """10.13a Whether its hits have reached its TQ."""
    return battle.state.hits[unit] >= profile.tq(battle, unit)


def give_way(battle: Fight, unit: int, cause: str, modifier: int = 0) -> Activity:
    """10.13a, 9.65a A unit at its TQ: a phalanx rolls whether it stands, everybody else routs."""
    if phalanx.rolls(battle, unit) and phalanx.holds(battle, unit, modifier):
        return
    yield from breaking.rout(battle, unit, cause)


# -- 10.16 TQ checks -------------------------------------------------------------------------------------------------


def check(battle: Fight, unit: int, modifier: int, reason: str) -> int:
    """10.16 One die against TQ; the event `tq-check`. Answers die + modifier - TQ: above 0 the check is failed."""
    throw = battle.throw("tq-check", 1, D10, unit=unit_id(battle, unit))
    tq = profile.tq(battle, unit)
    excess = throw.number + modifier - tq
    throw.tell(die=throw.number, modifier=modifier, tq=tq, reason=reason, excess=excess)
    if excess <= 0:
        throw.scored(0, HIT)
    return excess


def test(battle: Fight, unit: int, modifier: int, reason: str) -> Activity:
    """10.16, 9.62h A whole line of the chart: the die, and what failing or passing costs. Of a stack the upper phalanx
    checks, and if it fails the lower one too."""
    below = battle.state.beneath[unit]
    failed = yield from _test(battle, unit, modifier, reason)
    if failed and below != NOBODY and not battle.state.routed[below]:
        yield from _test(battle, below, modifier, reason)


def _test(battle: Fight, unit: int, modifier: int, reason: str) -> Activity:
    line = CHECKS[reason]
    excess = check(battle, unit, modifier, reason)
    if excess > 0:
        points = line.fail_points if line.fail == "points" else max(excess, line.pass_points)
        yield from lose(battle, unit, points, "check")
    else:
        yield from lose(battle, unit, line.pass_points, reason)
    return excess > 0
