"""Where one order could take a piece: the steps and turns of the rules, tried one after the other in a fork."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from strategikon.alexander import leader_moves, special_rules
from strategikon.alexander.facing import vertices_between
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import leader_ma
from strategikon.alexander.pieces import Fight, hexes, in_charge, is_double, is_passing, shift
from strategikon.alexander.profile import allowance
from strategikon.alexander.state import ACTIVE, NOBODY, Mark
from strategikon.alexander.stepping import Way, facing_after, open_steps
from strategikon.alexander.terrain import Places, climbs, leader_mp, step_mp
from strategikon.alexander.turning import open_turns, turn_mp

MOST: Final = 4_000  # placements tried: more than any unit has


class Stand(NamedTuple):
    """A unit at one point of its move: MP spent first, so that the cheapest is looked at next."""

    spent: int
    places: Places
    facing: int
    steps: int  # hexes entered
    turned: int  # vertices in this hex
    climbed: int  # the mark of a changed level


def leader_reach(battle: Fight, leader: int) -> dict[int, int]:
    """4.23, 4.61, 6.15 The hexes in which a leader may end a move by himself, with the MP he has spent there."""
    battle = battle.fork()
    state = battle.state
    start = state.leader_hex[leader]
    budget = leader_ma(battle, leader) - (state.leader_mp[leader] if state.leader_state[leader] == ACTIVE else 0)
    if state.mover_leader == NOBODY:
        state.step_hexes = 0
    found = {start: 0}
    waiting = [(0, start, state.step_hexes)]
    while waiting:
        spent, here, steps = heappop(waiting)
        if found[here] < spent:
            continue
        state.leader_hex[leader], state.mp_left, state.step_hexes = here, budget - spent, steps
        for there in leader_moves.open_steps(battle, leader):
            cost = spent + leader_mp(battle, here, there)
            if cost < found.get(there, cost + 1):
                found[there] = cost
                heappush(waiting, (cost, there, steps + 1))
    return {there: mp for there, mp in found.items() if there != start}


def unit_reach(battle: Fight, unit: int) -> dict[int, int]:
    """6.31a, 6.32, 7.12, 7.23 The hexes in which a unit may end its move, with the MP it has spent there. A unit in
    the middle of its move goes on with what it has left. Losses of cohesion and reactions are not foreseen."""
    if battle.state.routed[unit] or special_rules.cannot_move(battle, unit) is not None:
        return {}
    battle = battle.fork()
    start = _ready(battle, unit)
    budget = battle.state.mp_left
    found: dict[int, int] = {}
    done: set[tuple[int, ...]] = set()
    waiting = [start]
    while waiting and len(done) < MOST:
        stand = heappop(waiting)
        key = _key(battle, unit, stand)
        if key in done:
            continue
        done.add(key)
        _place(battle, unit, stand, budget)
        if not is_passing(battle, unit):
            for here in stand.places:
                found.setdefault(here, stand.spent)
        for after in _onward(battle, unit, stand):
            heappush(waiting, after)
    return {there: mp for there, mp in found.items() if there not in start.places}


def _ready(battle: Fight, unit: int) -> Stand:
    """The unit as its move begins, or as it is in the middle of it."""
    state = battle.state
    if state.mover != unit:
        state.mover, state.party, state.way = unit, [], Way.MOVED_BEFORE if state.marks[unit] & Mark.MOVED else 0
        state.ma_used = state.mp_left = allowance(battle, unit)
        state.mp_spent = state.step_hexes = state.turned_here = 0
        state.marks[unit] &= ~(Mark.ENTERED_HEX | Mark.CHANGED_LEVEL)
    climbed = state.marks[unit] & Mark.CHANGED_LEVEL
    return Stand(0, hexes(battle, unit), state.facing[unit], state.step_hexes, state.turned_here, climbed)


def _key(battle: Fight, unit: int, stand: Stand) -> tuple[int, ...]:
    """What decides how a unit may go on. How it turned matters to chariots and charge formation alone (7.15)."""
    steps = min(stand.steps, 1)
    if battle.field.traits[unit] & Trait.CHARIOT or in_charge(battle, unit):
        return (*stand.places, stand.facing, steps, stand.turned, stand.climbed)
    return (*stand.places, stand.facing, steps)


def _place(battle: Fight, unit: int, stand: Stand, budget: int) -> None:
    state = battle.state
    shift(battle, unit, stand.places)
    state.facing[unit], state.mp_left, state.mp_spent = stand.facing, budget - stand.spent, stand.spent
    state.step_hexes, state.turned_here = stand.steps, stand.turned
    state.marks[unit] &= ~(Mark.ENTERED_HEX | Mark.CHANGED_LEVEL)
    state.marks[unit] |= (Mark.ENTERED_HEX if stand.steps else 0) | stand.climbed


def _onward(battle: Fight, unit: int, stand: Stand) -> list[Stand]:
    """Every step and every turn from here."""
    found = []
    for places in open_steps(battle, unit):
        spent = stand.spent + step_mp(battle, unit, places)
        climbed = Mark.CHANGED_LEVEL if climbs(battle, unit, places) else stand.climbed
        found.append(Stand(spent, places, facing_after(battle, unit, places), stand.steps + 1, 0, climbed))
    if not is_double(battle, unit):
        for facing in open_turns(battle, unit):
            turned = stand.turned + vertices_between(stand.facing, facing)
            spent = stand.spent + turn_mp(battle, unit, facing)
            found.append(Stand(spent, stand.places, facing, stand.steps, turned, stand.climbed))
    return found
