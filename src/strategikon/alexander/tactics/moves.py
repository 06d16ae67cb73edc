"""6.3 Where a move should end: every place the moving unit can reach is weighed, and each option by the best place it
leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander.field import Places
from strategikon.alexander.pieces import hexes
from strategikon.alexander.state import INDIVIDUAL, NOBODY
from strategikon.alexander.stepping import Way
from strategikon.alexander.tables import LOSS
from strategikon.alexander.tactics.fire import volley
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import STRIKING, Ground
from strategikon.alexander.tactics.reach import Stop, stops
from strategikon.alexander.volleys import Aim, best_aim
from strategikon.kernel.decision import Ask, Value

FEARED: Final = 10  # so many of the best places are looked at again with the enemy's eyes
SLACK: Final = 4.0  # a hex's worth
UNSEEN: Final = 25.0  # what is taken off the others for it
ESCAPE: Final = 400.0  # leaving the map by the edge that wins
DESERTION: Final = -40.0  # leaving it by any other
REST: Final = 1.0  # who has nothing to gain by turning about stays as he is
NEUTRAL: Final = -15.0  # options nobody has thought about
STRAY: Final = 70.0  # what is taken off options that leave the way once taken


def weigh_path(outlook: Outlook, ask: Ask) -> list[float]:
    """6.31 Where a whole path shall end: it keeps the facing."""
    ground = Ground(outlook, outlook.state.mover)
    facing = ground.state.facing[ground.unit]
    return [ground.value(places, facing) - ground.fear(places, facing) for _, places in ask.values]


# -- the question ------------------------------------------------------------------------------------------------------


def weigh_move(outlook: Outlook, ask: Ask) -> list[float]:
    """The options of the moving unit. Once it is on its way, whatever does not lead to the best place is a stray
    thought."""
    unit, state = outlook.state.mover, outlook.state
    if unit == NOBODY:
        return [0.0] * len(ask.values)
    ground = Ground(outlook, unit)
    key = (hexes(outlook.battle, unit), state.facing[unit], state.mp_left, state.way, *ask.values)
    found = ground.notes.weights.get(key)
    if found is None:
        found = ground.notes.weights[key] = _weigh(ground, ask.values)
    return found


def _weigh(ground: Ground, values: Sequence[Value]) -> list[float]:
    outlook, unit, state = ground.outlook, ground.unit, ground.state
    stay = ground.judged(hexes(outlook.battle, unit), state.facing[unit])
    if not state.way & Way.FIRED:
        stay += ground.aim_from(state.hex_of[unit], state.facing[unit])
    again = _price_of_moving(outlook, unit)
    best, later = _best_by_option(ground, stops(ground, values), len(values))
    going = [value - again for value in best]
    top = max([stay, *going])
    weights = [_option(ground, value, going[n], stay, top) for n, value in enumerate(values)]
    for number, value in enumerate(values):
        if value[0] == "fire":
            weights[number] = top + _shot_now(outlook, value, later if top > stay else 0.0)
    if state.way & Way.SPENT:
        chosen = max(weights)
        return [weight if weight > chosen - 0.5 else weight - STRAY for weight in weights]
    return weights


def _price_of_moving(outlook: Outlook, unit: int) -> float:
    """6.13a Who was Moved already pays for the first MP."""
    way = outlook.state.way
    if way & Way.SPENT or not way & Way.MOVED_BEFORE:
        return 0.0
    return outlook.damage(unit, LOSS["moved_phalanx_extended" if way & Way.FAST else "moved_again"])


def _shot_now(outlook: Outlook, value: Value, later: float) -> float:
    """8.11a One volley a move: now, or better where the move will end. The target may return it."""
    unit, target = value[1], value[2]
    aim = best_aim(outlook.battle, unit, target)
    now = volley(outlook, unit, target, aim, True)
    if aim is not None and outlook.field.missile_of[target]:
        now -= 0.5 * max(0.0, volley(outlook, target, unit, Aim(aim.there, aim.here, aim.reach), False))
    return now - later


def _best_by_option(ground: Ground, ends: list[Stop], count: int) -> tuple[list[float], float]:
    """For each first option the best place it leads to; and what the volley from the best place of all is worth."""
    outlook, unit = ground.outlook, ground.unit
    shoots = bool(ground.line) and not ground.state.way & Way.FIRED
    hurt = [outlook.damage(unit, loss) for loss in range(1 + max((stop[3] for stop in ends), default=0))]
    scored, floor = [], _floor(ground, ends, count)
    for number, (places, facing, mp, loss, _) in enumerate(ends):
        if ground.hope(places[0]) < floor and not ground.is_beset(places):
            continue
        value = ground.value(places, facing) - hurt[loss] + 0.01 * mp
        if shoots:
            value += ground.aim_from(places[0], facing)
        scored.append((value, -number))
    scored.sort(reverse=True)
    best, most, later = [-1e6] * count, -1e6, 0.0
    for rank, (value, number) in enumerate(scored):
        places, facing, _, _, first = ends[-number]
        value -= ground.fear(places, facing) if rank < FEARED else UNSEEN
        if value > most:
            most, later = value, ground.aim_from(places[0], facing)
        for option in range(count):
            if first >> option & 1 and value > best[option]:
                best[option] = value
        if rank >= FEARED and -1e6 not in best:
            break
    return best, later


def best_end(ground: Ground, values: Sequence[Value], number: int) -> tuple[Places, int] | None:
    """The best place to which one of the options leads, and the facing there; None if it leads nowhere."""
    hurt = ground.outlook.damage
    ends = [stop for stop in stops(ground, values) if stop[4] >> number & 1]
    best = max(ends, key=lambda stop: ground.judged(stop[0], stop[1]) - hurt(ground.unit, stop[3]), default=None)
    return None if best is None else (best[0], best[1])


def _floor(ground: Ground, ends: list[Stop], count: int) -> float:
    """Places out of touch with the enemy that are less hopeful than this are not looked at: each option keeps its
    best."""
    best = [-1e6] * count
    for places, _, _, _, first in ends:
        hope = ground.hope(places[0])
        for option in range(count):
            if first >> option & 1 and hope > best[option]:
                best[option] = hope
    return min((hope for hope in best if hope > -1e6), default=0.0) - SLACK


def _option(ground: Ground, value: Value, going: float, stay: float, top: float) -> float:
    """One option: a step by where it leads, anything else against staying or against the best there is."""
    match value[0]:
        case "step" | "turn" | "reverse":
            return going if going > -1e5 else stay - UNSEEN
        case "halt":
            return stay + REST
        case "go":
            return _gone(ground, value[1])
        case "exit":
            return top + (ESCAPE if ground.way_out is not None else DESERTION)
        case "with":
            return top + (1 if _takes_along(ground, value) else -1)
        case "deploy":
            return stay + (20 if _is_near(ground) else -5)
        case "charge":
            return stay + (6 if _is_near(ground) else NEUTRAL)
        case _:
            return stay + NEUTRAL


def _gone(ground: Ground, places: Places) -> float:
    """6.31a A whole march, by where it leads: it keeps the facing."""
    facing = ground.state.facing[ground.unit]
    shot = 0.0 if ground.state.way & Way.FIRED else ground.aim_from(places[0], facing)
    return ground.judged(places, facing) + shot - _price_of_moving(ground.outlook, ground.unit)


def _takes_along(ground: Ground, value: Value) -> bool:
    """4.23b A leader rides along where he leaves nobody waiting for orders, and not into the fight."""
    state = ground.state
    waiting = state.order_kind == INDIVIDUAL and state.orders_left > 0 and value[1] == state.leader
    return not waiting and not _is_near(ground)


def _is_near(ground: Ground) -> bool:
    row = ground.field.grid.distance[ground.start]
    return any(row[one.here] <= STRIKING for one in ground.wanted)
