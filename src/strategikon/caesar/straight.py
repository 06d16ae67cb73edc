"""BLU.08, STA.29, TER.22 Straight moves that nobody chose: how far a unit goes, whom it crosses, where it leaves."""

from __future__ import annotations

from typing import NamedTuple

from strategikon.caesar.budgets import crossings, touches_rough
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import GRID, degrees, off
from strategikon.caesar.leaving import edge_passed, go_off
from strategikon.caesar.measure import Figure, sweep_touches
from strategikon.caesar.mover import Mover
from strategikon.caesar.passing import in_order, take_tests, tested
from strategikon.caesar.units import allowance, put


class Drive(NamedTuple):
    """A forced move: the vector it makes, the friends that are tested, the edge it passes (-1: none)."""

    vx: int
    vy: int
    crossed: tuple[int, ...]
    out: int


def drive(battle: Fight, unit: int, toward: int, length: int) -> Drive:
    """BLU.08, STA.29 The farthest multiple of 50 up to a length at which a unit keeps its distance from enemies, stays
    on open ground and ends on nobody. Past an edge it is off the table."""
    mover = Mover(battle, unit, reach=length)
    here = mover.at_start
    free = 0
    for far in range(GRID, length + 1, GRID):
        vx, vy = off(toward, far, 0)
        if mover.barred(here, vx, vy) is not None:
            break
        there = (here[0] + vx, here[1] + vy, here[2])
        if not mover.ground.on_table(there):
            return Drive(*off(toward, far - GRID, 0), _tested(mover, here, vx, vy), edge_passed(mover.ground, there))
        if mover.overlapped(there) is None:
            free = far
    vx, vy = off(toward, free, 0)
    return Drive(vx, vy, _tested(mover, here, vx, vy) if free else (), -1)


def _tested(mover: Mover, here: Figure, vx: int, vy: int) -> tuple[int, ...]:
    crossed = [met.unit for met in mover.friends if sweep_touches(here, vx, vy, met.figure)]
    ordered = in_order(mover.battle, here, crossed)
    return tuple(o for o in ordered if tested(mover.battle, mover.unit, mover.formation, here, vx, vy, o))


def walk(battle: Fight, unit: int, toward: int, moves: int) -> int:
    """TER.22 How far a straight path leads with so many moves: woods halve the moves of horse, each crossing takes one
    more, rough ground ends the path with the stretch that touches it."""
    mover = Mover(battle, unit, reach=moves * allowance(battle, unit))
    barriers = battle.field.ground.barriers
    allowed, done, used = mover.allowance, 0, 0
    while used < moves and done < moves * allowed:
        here = _at(mover, toward, done)
        stretch = allowed
        if mover.in_woods(here, *off(toward, allowed, 0)):
            stretch = allowed // 2
        end = min(done + stretch, moves * allowed)
        used += 1
        for length in range(done + GRID, end + 1 if barriers else done, GRID):
            step = _at(mover, toward, length - GRID)
            over = crossings(battle, mover.treads, mover.formation, step, *_vector(step, _at(mover, toward, length)))
            if over and used + len(over) > moves:
                return length - GRID
            used += len(over)
        if touches_rough(battle, mover.treads, mover.formation, here, *_vector(here, _at(mover, toward, end))):
            return end
        done = end
    return done


def _at(mover: Mover, toward: int, length: int) -> Figure:
    x, y, frame = mover.at_start
    dx, dy = off(toward, length, 0)
    return x + dx, y + dy, frame


def _vector(one: Figure, other: Figure) -> tuple[int, int]:
    return other[0] - one[0], other[1] - one[1]


def make(battle: Fight, unit: int, driven: Drive) -> None:
    """A forced move is made: the pose, the tests of those it crossed, and the edge."""
    field, state = battle.field, battle.state
    x, y, heading = state.x[unit] + driven.vx, state.y[unit] + driven.vy, state.heading[unit]
    put(battle, unit, x, y, heading)
    battle.emit("move", unit=field.ids[unit], x=x, y=y, facing=degrees(heading), cost=0)
    take_tests(battle, unit, driven.crossed)
    if driven.out >= 0:
        go_off(battle, unit, driven.out)
