"""CHG.11-CHG.15 Evading: the test, the way, and whether the charger catches it."""

from __future__ import annotations

from typing import Final, NamedTuple

from strategikon.caesar.charges import front_centre
from strategikon.caesar.commanding import command
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import GRID, degrees, nearest_heading, off
from strategikon.caesar.leaving import edge_passed, go_off
from strategikon.caesar.measure import (
    ROUNDING,
    Figure,
    distance,
    nearer,
    outline,
    overlap,
    point_distance,
    polygons_meet,
    sweep_touches,
)
from strategikon.caesar.passing import half_swept, in_order, passes_untested
from strategikon.caesar.polygons import hull
from strategikon.caesar.shapes import Point
from strategikon.caesar.state import DEAD, OUTSIDE, Mark
from strategikon.caesar.straight import walk
from strategikon.caesar.units import Pose, enemies, engaged, figure, friends, on_table, pose, put, shape_of, treads
from strategikon.kernel.decision import Ask
from strategikon.kernel.ruleset import Activity

BLUNDERED: Final = 0
MOST_MOVES: Final = 3
STAND_OFF: Final = 1000


# -- CHG.12 the test ---------------------------------------------------------------------------------------------------


def evade_test(battle: Fight, unit: int) -> Activity:
    """CHG.12, CHG.13, CMD.17 An order test at the moment of the charge; answers with 1, 2 or 3 moves, one even if it
    fails, or with a blunder."""
    state, field = battle.state, battle.field
    who, name = field.division_of[unit], field.ids[unit]
    line = field.captains[who]
    if state.captain_state[who] == DEAD or (state.captain_state[who] == OUTSIDE and state.round < line.arrives):
        battle.emit("evade", unit=name, command=0, dice=[], moves=1)
        return 1
    against = command(battle, who, [unit])
    while True:
        dice = [battle.dice.roll(6) + 1, battle.dice.roll(6) + 1]
        if dice == [6, 6]:
            battle.emit("blunder", captain=line.id, units=[name], dice=dice)
            return BLUNDERED
        margin = against - sum(dice)
        moves = min(MOST_MOVES, max(1, margin))
        battle.emit("evade", unit=name, command=against, dice=dice, moves=moves)
        if margin >= 0 or not line.general or state.reroll[line.side] <= 0:
            return moves
        again = yield Ask(line.side, "reroll", (("reroll",), ("accept",)), about=who)
        if again == ("accept",):
            return moves
        state.reroll[line.side] = 0
        battle.emit("reroll", captain=line.id)


# -- CHG.12 the way ----------------------------------------------------------------------------------------------------


def away_from(battle: Fight, unit: int, front: Point) -> int:
    """CHG.12 Straight away from where the charger's front was."""
    x, y, heading = pose(battle, unit)
    return nearest_heading(x - front[0], y - front[1], heading)


def run_away(battle: Fight, unit: int, charger: int, toward: int, moves: int) -> None:
    """CHG.12 So many moves, its heading kept; over an edge it is off the table, and safe."""
    state = battle.state
    state.marks[unit] |= Mark.EVADED
    far, edge = _how_far(battle, unit, charger, toward, walk(battle, unit, toward, moves))
    dx, dy = off(toward, far, 0)
    x, y, heading = state.x[unit] + dx, state.y[unit] + dy, state.heading[unit]
    put(battle, unit, x, y, heading)
    battle.emit("move", unit=battle.field.ids[unit], x=x, y=y, facing=degrees(heading), cost=far)
    if edge >= 0:
        go_off(battle, unit, edge)


def _how_far(battle: Fight, unit: int, charger: int, toward: int, length: int) -> tuple[int, int]:
    """CHG.12, PAS.03 The largest multiple of 50 at which its way is free and it ends on nobody, and the edge it passes,
    if it does."""
    here, ground, free = figure(battle, unit), battle.field.ground, 0
    whole = off(toward, length, 0)  # whoever is not near the whole way is not near a part of it
    own = [(friend, figure(battle, friend)) for friend in friends(battle, unit)]
    own = [(friend, there) for friend, there in own if nearer(here, *whole, there, ROUNDING)]
    others = [there for _, there in own]
    fighting = [there for friend, there in own if engaged(battle, friend)]
    foes = [(foe, figure(battle, foe)) for foe in enemies(battle, unit)]
    foes = [(foe, there) for foe, there in foes if nearer(here, *whole, there, STAND_OFF + ROUNDING)]
    bodies = fighting + [there for foe, there in foes if on_table(battle, foe)]
    limits = [(there, min(STAND_OFF, distance(here, there))) for foe, there in foes if foe != charger]
    for far in range(GRID, length + 1, GRID):
        vx, vy = off(toward, far, 0)
        if ground.closed(treads(battle, unit), here, vx, vy) is not None:
            break
        if any(sweep_touches(here, vx, vy, there) for there in bodies):
            break
        if any(nearer(here, vx, vy, there, limit) for there, limit in limits if limit):
            break
        there = (here[0] + vx, here[1] + vy, here[2])
        if not ground.on_table(there):
            return far - GRID, edge_passed(ground, there)
        if not any(overlap(there, other) for other in others):
            free = far
    return free, -1


# -- CHG.14 caught -----------------------------------------------------------------------------------------------------


class Catch(NamedTuple):
    """An evader caught: where the charger stops, and the friends that are tested with it."""

    at: Pose
    crossed: tuple[int, ...]


def catch(battle: Fight, charger: int, unit: int, start: Pose, toward: int, moves: int) -> Catch | None:
    """CHG.14, CHG.29, PAS.03 A charger that still reaches an evader straight after it, no other enemy and no friend who
    fights being between; None if it does not reach it."""
    front = front_centre(battle, charger, start)
    far = point_distance(*front, figure(battle, unit))
    if far > walk(battle, charger, toward, moves):
        return None
    shape = shape_of(battle, charger)
    back = off(toward, shape.half_depth, 0)
    here = (front[0] - back[0], front[1] - back[1], shape.at(toward))
    lane = _lane(here, *off(toward, far, 0))
    ground, kind = battle.field.ground, treads(battle, charger)
    if ground.closed_polygon(kind, lane) is not None:
        return None
    for other in enemies(battle, charger):
        if other != unit and on_table(battle, other) and polygons_meet(lane, _core(figure(battle, other))):
            return None
    if any(engaged(battle, friend) for friend in _in_lane(battle, charger, lane)):
        return None
    length = _stopping_length(battle, charger, unit, here, far)
    if length is None:
        return Catch(start, ())
    dx, dy = off(toward, length, 0)
    met = _in_lane(battle, charger, _lane(here, dx, dy)) if length else []
    crossed = [friend for friend in met if _is_tested(battle, charger, friend, outline(here)[:2], dx, dy)]
    return Catch((here[0] + dx, here[1] + dy, toward), tuple(in_order(battle, figure(battle, charger), crossed)))


def _in_lane(battle: Fight, charger: int, lane: list[Point]) -> list[int]:
    return [friend for friend in friends(battle, charger) if polygons_meet(lane, _core(figure(battle, friend)))]


def _is_tested(battle: Fight, charger: int, friend: int, edge: list[Point], vx: int, vy: int) -> bool:
    """CHG.29, PAS.06-PAS.09 Whether a friend in the way of a charger costs both a test."""
    if passes_untested(battle, charger, battle.state.formation[charger], friend):
        return False
    return half_swept(battle, charger, edge, vx, vy, friend)


def _stopping_length(battle: Fight, charger: int, unit: int, here: Figure, far: int) -> int | None:
    """CHG.14 As far as it has gone after an evader, or the nearest place before that where it has room, if any."""
    for length in range(far // GRID * GRID, -1, -GRID):
        dx, dy = off(here[2].heading, length, 0)
        if _is_free(battle, charger, unit, (here[0] + dx, here[1] + dy, here[2])):
            return length
    return None


def _lane(here: Figure, vx: int, vy: int) -> list[Point]:
    edge = outline(here)[:2]
    return hull([*edge, *((x + vx, y + vy) for x, y in edge)])


def _core(there: Figure) -> list[Point]:
    x, y, frame = there
    return [(x + cx, y + cy) for cx, cy in frame.core.corners]


def _is_free(battle: Fight, charger: int, unit: int, there: Figure) -> bool:
    ground = battle.field.ground
    if not ground.on_table(there) or ground.closed(treads(battle, charger), there) is not None:
        return False
    foes = [foe for foe in enemies(battle, charger) if foe != unit and on_table(battle, foe)]
    return not any(overlap(there, figure(battle, other)) for other in (*friends(battle, charger), *foes))
