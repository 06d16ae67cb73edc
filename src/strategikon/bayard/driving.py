"""3.13, 3.23 A character in a chariot: the ground holds him up as it does vehicles, friends do not."""

from __future__ import annotations

from heapq import heappop, heappush

from strategikon.bayard import closures, leaders, terrain, works
from strategikon.bayard.field import Fight
from strategikon.bayard.marches import by_road
from strategikon.kernel.hexsets import BIT


def driven(battle: Fight, leader: int, enemies: int) -> int:
    """The hexes to which he may drive, as a set; not through enemies."""
    start, most = battle.state.leader_hex[leader], leaders.move_of(battle, leader)
    best, queue = {start: 0}, [(0, start)]
    found = 0
    while queue:
        spent, here = heappop(queue)
        for there in battle.field.grid.neighbours[here]:
            total = spent + _cost(battle, here, there)
            if total > most or enemies & BIT[there] or not _is_open(battle, here, there):
                continue
            found |= BIT[there]
            if not _is_stopped(battle, here, there) and total < best.get(there, total + 1):
                best[there] = total
                heappush(queue, (total, there))
    return found & ~BIT[start]


def _is_open(battle: Fight, here: int, there: int) -> bool:
    """A1.03, A1.08, A1.38 Forest, rocks, marsh and houses by road alone, and most works not at all."""
    into = works.crossed_into(battle, here, there)
    if any(work.closed for work in (*into, *works.crossed_out_of(battle, here, there))):
        return False
    if closures.closed(battle, here, there) is not None or any(work.closed_to_wheels for work in into):
        return False
    ground = terrain.parts_of(battle, terrain.terrain_at(battle, there))
    return by_road(battle, here, there) or not any(part.closed or part.closed_to_wheels for part in ground)


def _cost(battle: Fight, here: int, there: int) -> int:
    """A1.14 One hex, and one more out of rocks beside the road."""
    if by_road(battle, here, there):
        return 1
    return 1 + max((part.extra_out for part in terrain.parts_of(battle, terrain.terrain_at(battle, here))), default=0)


def _is_stopped(battle: Fight, here: int, there: int) -> bool:
    """A1.19, A1.21, A1.26, A1.50 Sand, snow, fords and caltrops end his way."""
    if works.stops(battle, here, there):
        return True
    if by_road(battle, here, there):
        return terrain.cuts_road(battle, there)
    return any(part.stop for part in terrain.parts_of(battle, terrain.terrain_at(battle, there)))
