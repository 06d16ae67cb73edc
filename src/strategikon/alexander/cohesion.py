"""10.1 Cohesion: hits, TQ checks, recovery."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import missiles, phalanx, profile, rout, special_rules
from strategikon.alexander.pieces import (
    Fight,
    adjacent_units,
    hexes,
    in_column,
    is_marked,
    is_near_enemy,
    is_on_map,
    unit_id,
)  # fmt: skip
from strategikon.alexander.state import NOBODY, Mark
from strategikon.alexander.tables import CHECKS, D10
from strategikon.alexander.zones import in_enemy_zoc
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT

OPEN_GROUND: Final = frozenset({"clear", "town"})  # a town is otherwise clear
# 10.25d, and 10.25a for a check that failed
DEADLY: Final = frozenset({"volley", "volley_heavy", "shock", "breakthrough", "check"})
MARCHING: Final = frozenset({"terrain", "withdrawal", "withdrawal_approach"})  # 9.62b what a stack suffers as one
RECOVERED_HITS: Final = 2  # 10.14


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
        yield from rout.eliminate(battle, unit, cause)
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
    yield from rout.rout(battle, unit, cause)


# -- 10.14 recovery --------------------------------------------------------------------------------------------------


def cannot_recover(battle: Fight, unit: int) -> Refusal | None:
    """10.14, 6.65b Clear terrain, no enemy ZOC, no enemy adjacent, no missile threat, hits to remove; once, nothing
    else. A column does nothing but march."""
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if state.routed[unit]:
        return refusal("10.25c", "alexander-why-routed", unit=name)
    if in_column(battle, unit):
        return refusal("6.65b", "alexander-why-column-marches", unit=name)
    if not state.hits[unit]:
        return refusal("10.14a", "alexander-why-no-hits", unit=name)
    if is_marked(battle, unit, Mark.RECOVERED | Mark.ORDERED | Mark.MOVED_NOW | Mark.FIRED):
        return refusal("10.14b", "alexander-why-recover-once", unit=name)
    if any(field.terrain[here] not in OPEN_GROUND for here in hexes(battle, unit)):
        return refusal("10.14a", "alexander-why-recover-ground", unit=name)
    if special_rules.is_afloat(battle, unit, "no_recovery_in"):
        return refusal("10.14a", "alexander-why-recover-ground", unit=name)
    return _beset(battle, unit)


def _beset(battle: Fight, unit: int) -> Refusal | None:
    """10.14a What enemies are too near."""
    name = battle.field.ids[unit]
    if not is_near_enemy(battle, unit, missiles.FARTHEST_SHOT):
        return None  # nobody is near enough for any of these
    if in_enemy_zoc(battle, unit):
        return refusal("10.14a", "alexander-why-in-zoc", unit=name)
    if adjacent_units(battle, unit, 1 - battle.field.side_of[unit]):
        return refusal("10.14a", "alexander-why-beside-enemy", unit=name)
    if missiles.is_threatened(battle, unit):
        return refusal("10.14a", "alexander-why-threatened", unit=name)
    return None


def recover(battle: Fight, unit: int) -> None:
    """10.14a Two hits are removed."""
    state = battle.state
    points = min(RECOVERED_HITS, state.hits[unit])
    state.hits[unit] -= points
    battle.emit("recover", unit=unit_id(battle, unit), points=points, hits=state.hits[unit])


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
