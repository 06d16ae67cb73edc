"""BRK.31-BRK.34, BRK.60, BRK.61 Retreats from shooting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from strategikon.caesar.captains import drive_away
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import ABOUT, GRID, HEADINGS, degrees, nearest_heading, off
from strategikon.caesar.leaving import edge_passed, go_off
from strategikon.caesar.measure import ROUNDING, Figure, distance, nearer, overlap, sweep_touches, within
from strategikon.caesar.shapes import FRONT, quarter
from strategikon.caesar.units import (
    Pose,
    allowance,
    disorder,
    enemies,
    engaged,
    figure,
    friends,
    on_table,
    open_order,
    pose,
    put,
    shape_of,
    treads,
)

NEAR: Final = 12_000  # BRK.32
FARTHEST: Final = 400_000  # beyond this there is no table


def retreat(battle: Fight, unit: int, attackers: list[int], at: Pose | None = None) -> None:
    """BRK.31 One move straight away from the nearest attacker, from where the unit was shot at, its heading kept."""
    foe = _nearest(battle, unit, attackers, at)
    x, y, heading = pose(battle, unit) if at is None else at
    fx, fy, frame = figure(battle, foe)
    toward = nearest_heading(x - fx, y - fy, frame.heading)
    withdraw_along(battle, unit, toward, (x, y, heading))
    if on_table(battle, unit):
        face(battle, unit, foe)
    drive_away(battle)


def _nearest(battle: Fight, unit: int, attackers: list[int], at: Pose | None) -> int:
    """BRK.31 The nearest of them; the lowest id on a tie."""
    x, y, heading = pose(battle, unit) if at is None else at
    here = (x, y, shape_of(battle, unit).at(heading))
    return min(attackers, key=lambda foe: (distance(here, figure(battle, foe)), foe))


def withdraw_along(battle: Fight, unit: int, toward: int, at: Pose) -> None:
    """BRK.31, BRK.33, BRK.34, BRK.60 One move along a heading: over friends that do not fight, without test; farther
    than its move where it would end on one, less where something bars the way, and then disordered; past an edge it is
    off the table. Shot at in passing where it cannot stand, and unable to move, it is back where it was."""
    x, y, heading = at
    here = (x, y, shape_of(battle, unit).at(heading))
    length = allowance(battle, unit)
    if not length:
        return  # BRK.61
    far, out, bad = _how_far(battle, unit, here, toward, length)
    if not far and not has_room(battle, unit, here):
        x, y, heading = pose(battle, unit)  # R-CAE-144
    vx, vy = off(toward, far, 0)
    put(battle, unit, x + vx, y + vy, heading)
    battle.emit("retreat", unit=battle.field.ids[unit], x=x + vx, y=y + vy, facing=degrees(heading))
    if out >= 0:
        go_off(battle, unit, out)
    if bad:
        disorder(battle, unit)


def _how_far(battle: Fight, unit: int, here: Figure, toward: int, length: int) -> tuple[int, int, bool]:
    """The distance, the edge it passes (-1: none), and whether the way cost it its order."""
    ground, free = battle.field.ground, 0
    wx, wy = off(toward, min(FARTHEST, ground.width + ground.height), 0)

    def on_the_way(others: Iterable[Figure]) -> list[Figure]:
        """Who is not near the whole way is not near a part of it."""
        return [other for other in others if nearer(here, wx, wy, other, ROUNDING)]

    bars = on_the_way(_bars(battle, unit))
    own = on_the_way(figure(battle, friend) for friend in friends(battle, unit))
    for far in range(GRID, FARTHEST, GRID):
        vx, vy = off(toward, far, 0)
        there = (here[0] + vx, here[1] + vy, here[2])
        if not ground.on_table(there):
            return far - GRID, edge_passed(ground, there), far > length
        if _stopped(battle, unit, here, vx, vy, bars):
            return free, -1, True
        if not any(overlap(there, friend) for friend in own):
            free = far
            if far >= length:
                return far, -1, far > length
    return free, -1, True


def is_barred(battle: Fight, unit: int, here: Figure, vx: int, vy: int) -> bool:
    """BRK.34, BRK.42 Closed ground, enemies and friends in close combat."""
    return _stopped(battle, unit, here, vx, vy, _bars(battle, unit))


def _bars(battle: Fight, unit: int) -> list[Figure]:
    """BRK.34, BRK.42 The enemies and the friends in close combat that bar a way."""
    foes = (foe for foe in enemies(battle, unit) if on_table(battle, foe))
    fighting = (friend for friend in friends(battle, unit) if engaged(battle, friend))
    return [figure(battle, other) for other in (*foes, *fighting)]


def _stopped(battle: Fight, unit: int, here: Figure, vx: int, vy: int, bars: list[Figure]) -> bool:
    """BRK.34, BRK.42 Whether a way meets closed ground or one of those."""
    if battle.field.ground.closed(treads(battle, unit), here, vx, vy) is not None:
        return True
    return any(sweep_touches(here, vx, vy, other) for other in bars)


# -- BRK.32 facing the enemy -------------------------------------------------------------------------------------------


def has_room(battle: Fight, unit: int, there: Figure) -> bool:
    """MOV.15 Whether a unit could stand there: on the table, on open ground, over nobody."""
    ground = battle.field.ground
    if not ground.on_table(there) or ground.closed(treads(battle, unit), there) is not None:
        return False
    others = (*friends(battle, unit), *(foe for foe in enemies(battle, unit) if on_table(battle, foe)))
    return not any(overlap(there, figure(battle, other)) for other in others)


def face(battle: Fight, unit: int, foe: int) -> None:
    """BRK.32 Within 12 inches of that enemy it turns to face it, if it finds room; open order faces everywhere."""
    if open_order(battle, unit) or not within(figure(battle, unit), figure(battle, foe), NEAR):
        return
    x, y, heading = pose(battle, unit)
    fx, fy, _ = figure(battle, foe)
    if _looks_at(battle, unit, heading, fx, fy):
        return
    wanted = nearest_heading(fx - x, fy - y, heading)
    for turn in sorted(range(1 - ABOUT, ABOUT + 1), key=lambda by: (abs(by), -by)):
        new = (wanted + turn) % HEADINGS
        there = (x, y, shape_of(battle, unit).at(new))
        if _looks_at(battle, unit, new, fx, fy) and has_room(battle, unit, there):
            put(battle, unit, x, y, new)
            battle.emit("turn-about", unit=battle.field.ids[unit], facing=degrees(new))
            return


def _looks_at(battle: Fight, unit: int, heading: int, fx: int, fy: int) -> bool:
    x, y, _ = pose(battle, unit)
    return quarter(x, y, shape_of(battle, unit).at(heading), fx, fy) == FRONT
