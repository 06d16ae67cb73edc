"""CHG.14, CHG.27 A charger that strikes nobody goes on along its line, as far as it may."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.bounds import out_of_bounds
from strategikon.caesar.charges import Contact, Track, track_of
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import GRID, degrees
from strategikon.caesar.measure import ROUNDING, Figure, nearer, sweep_touches
from strategikon.caesar.mover import Mover
from strategikon.caesar.opportunity import Look, answer_move, between
from strategikon.caesar.passing import in_order, take_tests, tested
from strategikon.caesar.state import Mark
from strategikon.caesar.units import pose, put, shape_of
from strategikon.kernel.ruleset import Activity

STAND_OFF: Final = 1000


def base_figure(battle: Fight, unit: int, track: Track) -> Figure:
    """CHG.04 A charger at the start of its path, with the heading of contact."""
    return track.x, track.y, shape_of(battle, unit).at(track.heading)


def run_on(battle: Fight, unit: int, path: Contact, moves: int, limit: int) -> Activity:
    """CHG.14, CHG.27 To the farthest place on its path, or beyond its end, up to where its moves carry it, where it is
    free and an inch from every enemy; crossing tests are rolled, and those it vanishes from may shoot."""
    before = Look(*pose(battle, unit), battle.state.formation[unit])
    track = track_of(battle, unit, path)
    base = base_figure(battle, unit, track)
    mover = Mover(battle, unit, 0, None, (base[0], base[1], path.heading), reach=limit)
    far = _farthest(mover, base, track, limit)
    if not far:
        return
    x, y, heading = track.pose(far)
    vx, vy = x - base[0], y - base[1]
    met = [m.unit for m in mover.friends if sweep_touches(base, vx, vy, m.figure)]
    crossed = [o for o in in_order(battle, base, met) if tested(battle, unit, mover.formation, base, vx, vy, o)]
    put(battle, unit, x, y, heading)
    battle.emit("move", unit=battle.field.ids[unit], x=x, y=y, facing=degrees(heading), cost=far)
    marks = battle.state.marks
    marks[unit] |= Mark.MOVED | (Mark.MOVED_MORE if moves > 1 else 0)
    take_tests(battle, unit, tuple(crossed))
    on_the_way = between((base[0], base[1], heading), (x, y, heading), mover.formation)
    yield from answer_move(battle, unit, [before, *on_the_way], (x, y, heading))


def _farthest(mover: Mover, base: Figure, track: Track, limit: int) -> int:
    """CHG.27 The largest multiple of 50 at which it is free and its way keeps an inch from every enemy."""
    most = limit // GRID * GRID
    x, y = track.centre(most)
    whole = (x - base[0], y - base[1])  # whoever is not near the whole way is not near a part of it
    foes = [met.figure for met in mover.enemies if nearer(base, *whole, met.figure, STAND_OFF + ROUNDING)]
    for far in range(most, 0, -GRID):
        x, y = track.centre(far)
        vx, vy = x - base[0], y - base[1]
        if any(nearer(base, vx, vy, foe, STAND_OFF) for foe in foes):
            continue
        if mover.ground.closed(mover.treads, base, vx, vy) is not None or mover.no_place((x, y, base[2])) is not None:
            continue
        if out_of_bounds(mover.battle, mover.unit, (x, y, base[2])) is not None:
            continue
        if not any(met.locked and sweep_touches(base, vx, vy, met.figure) for met in mover.friends):
            return far
    return 0
