"""TER.*: polygons against the oracle, what is closed to whom, openings of rivers, height and cover."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from geometry_oracle import blind_figure, blind_motion, core
from shapely import LineString, Point, Polygon

from strategikon.caesar.budgets import is_crossed, may_be_crossed
from strategikon.caesar.ground import FORMED, OPEN_FOOT, OPEN_HORSE, OPEN_OTHER, Ground, Piece, tread
from strategikon.caesar.headings import off, rdiv
from strategikon.caesar.polygons import convex_parts, crosses_itself, doubled_area
from strategikon.caesar.shapes import shape

TABLE = {"width": 100_000, "height": 80_000}
LINE, COLUMN, DISPERSED = shape(7000, 2000), shape(2000, 7000, column=True), shape(8000, 3000)
BENT = [[40000, 30000], [60000, 32000], [62000, 50000], [52000, 38000], [46000, 49000]]  # a gap in its north side


def piece(kind: str, **keys: object) -> Piece:
    return Piece({"id": kind, "kind": kind, **keys})


def blind_polygon(chance: Random) -> list[tuple[int, int]]:
    """A simple polygon with bays: corners at growing angles, at any distance from the middle."""
    count = chance.randint(3, 9)
    ring = []
    for place in range(count):
        x, y = ((10, 0), (7, 7), (0, 10), (-7, 7), (-10, 0), (-7, -7), (0, -10), (7, -7))[place * 8 // count]
        far = chance.randint(200, 1500)
        ring.append((50_000 + x * far + chance.randint(-400, 400), 40_000 + y * far + chance.randint(-400, 400)))
    return ring


def test_polygons_agree_with_the_oracle() -> None:
    chance = Random(6)
    tried = bays = 0
    while tried < 1500:
        ring = blind_polygon(chance)
        exact = Polygon(ring)
        assert crosses_itself(ring) == (not exact.is_valid)
        if not exact.is_valid:
            continue
        tried += 1
        wood = piece("woods", polygon=ring)
        bays += len(wood.parts) > 1
        assert sum(doubled_area(part.corners) for part in wood.parts) == abs(doubled_area(ring))
        figure, (vx, vy) = blind_figure(chance), blind_motion(chance)
        assert wood.touched(figure, vx, vy) == core(figure, vx, vy).intersects(exact)
        assert wood.holds(*figure[:2]) == exact.intersects(Point(figure[:2]))
        other = blind_figure(chance)[:2]
        assert wood.meets_segment(figure[:2], other) == LineString([figure[:2], other]).intersects(exact)
    assert bays > 300


def test_the_room_before_an_edge_is_all_there_is() -> None:
    """MOV.16 Up to the room it is on the table, and one thousandth farther it is not."""
    ground, chance = Ground(TABLE, ()), Random(10)
    for _ in range(2000):
        x, y, frame = blind_figure(chance, spread=39_000)
        toward = chance.randrange(72)
        if not ground.on_table((x, y, frame)):
            continue
        room = ground.room((x, y, frame), toward)
        for length in (0, chance.randint(0, room), room, room + 1):
            dx, dy = off(toward, length, 0)
            assert ground.on_table((x + dx, y + dy, frame)) == (length <= room)


def test_the_room_of_a_unit_is_told_to_the_thousandth() -> None:
    """MOV.16 A line of 7 by 2 inches that looks north, 3 inches from the edge with its front: its core is 20 less."""
    assert Ground(TABLE, ()).room((50_000, 76_000, LINE.at(0)), 0) == 3_020
    assert Ground(TABLE, ()).room((50_000, 76_000, LINE.at(0)), 18) == 46_520


def test_lines_agree_with_the_oracle() -> None:
    chance = Random(7)
    for _ in range(1500):
        line = [blind_figure(chance)[:2] for _ in range(chance.randint(2, 4))]
        wall, exact = piece("obstacle", line=line), LineString(line)
        figure, (vx, vy) = blind_figure(chance), blind_motion(chance)
        assert wall.touched(figure, vx, vy) == core(figure, vx, vy).intersects(exact)
        other = blind_figure(chance)[:2]
        assert wall.meets_segment(figure[:2], other) == LineString([figure[:2], other]).intersects(exact)


def test_what_no_step_crosses_is_told_at_a_glance() -> None:
    """TER.10 No barrier that one of the steps crosses, each rounded by itself, is passed over."""
    chance, seen = Random(12), {True: 0, False: 0}
    while min(seen.values()) < 300:
        ring = blind_polygon(chance)
        if crosses_itself(ring):
            continue
        barrier = chance.choice((piece("ford", polygon=ring), piece("obstacle", line=ring[:3])))
        (x, y), (vx, vy), far = blind_figure(chance)[:2], blind_motion(chance), chance.randint(1, 20)
        steps = [(x + rdiv(vx * k, 20), y + rdiv(vy * k, 20)) for k in range(far + 1)]
        crossed = any(is_crossed(barrier, one, other) for one, other in pairwise(steps))
        told = may_be_crossed(barrier, steps[0], steps[-1], 2)
        assert told or not crossed
        seen[told] += 1


@pytest.mark.parametrize(
    ("kind", "open_to"),
    [
        ("woods", {OPEN_FOOT, OPEN_HORSE}), ("marsh", {OPEN_FOOT}), ("river", set()), ("impassable", set()),
        ("building", set()), ("fortification", set()), ("rough", {FORMED, OPEN_FOOT, OPEN_HORSE, OPEN_OTHER}),
        ("ford", {FORMED, OPEN_FOOT, OPEN_HORSE, OPEN_OTHER}), ("hill", {FORMED, OPEN_FOOT, OPEN_HORSE, OPEN_OTHER}),
    ],
)  # fmt: skip
def test_what_is_closed_to_whom(kind: str, open_to: set[int]) -> None:
    ground = Ground(TABLE, [{"id": "it", "kind": kind, "polygon": BENT}])
    figure = (50_000, 33_000, LINE.at(0))
    treads = (FORMED, OPEN_FOOT, OPEN_HORSE, OPEN_OTHER)
    assert {t for t in treads if ground.closed(t, figure) is None} == open_to


def test_only_foot_and_horse_are_freed_by_open_order() -> None:
    assert tread("infantry", True) == OPEN_FOOT
    assert tread("cavalry", True) == OPEN_HORSE
    assert tread("chariots", True) == OPEN_OTHER
    assert tread("infantry", False) == FORMED


def test_a_bay_is_open() -> None:
    ground = Ground(TABLE, [{"id": "it", "kind": "impassable", "polygon": BENT}])
    assert ground.closed(FORMED, (52_000, 48_000, shape(2000, 2000).at(0))) is None
    assert ground.closed(FORMED, (52_000, 48_000, shape(2000, 2000).at(0)), 0, -9000) is not None


def test_a_ford_opens_the_river_it_lies_on() -> None:
    river = {"id": "river", "kind": "river", "polygon": [[0, 40000], [100000, 40000], [100000, 44000], [0, 44000]]}
    ford = {"id": "ford", "kind": "ford", "polygon": [[30000, 38000], [40000, 38000], [40000, 46000], [30000, 46000]]}
    road = {"id": "road", "kind": "road", "polygon": [[40000, 39000], [44000, 39000], [44000, 45000], [40000, 45000]]}
    start = (35_000, 38_000, LINE.at(0))
    dry = Ground(TABLE, [river])
    assert dry.closed(FORMED, start, 0, 8000) is not None
    open_ = Ground(TABLE, [river, ford])
    assert open_.closed(FORMED, start, 0, 8000) is None
    assert open_.closed(FORMED, (start[0] + 1520, *start[1:]), 0, 8000) is None  # the core ends on the ford's edge
    assert open_.closed(FORMED, (start[0] + 1521, *start[1:]), 0, 8000) is not None
    both = Ground(TABLE, [river, ford, road])
    assert both.closed(FORMED, (start[0] + 5000, *start[1:]), 0, 8000) is None  # half on the ford, half on the road
    assert both.closed(FORMED, (start[0] + 6000, *start[1:]), 0, 8000) is not None


def test_a_column_on_a_road() -> None:
    bend = [[10000, 10000], [20000, 10000], [20000, 30000], [17000, 30000], [17000, 13000], [10000, 13000]]
    ground = Ground(TABLE, [{"id": "road", "kind": "road", "polygon": bend}])
    assert ground.on_road((18_500, 20_000, COLUMN.at(0)))
    assert ground.on_road((17_980, 20_000, COLUMN.at(0)))
    assert not ground.on_road((17_979, 20_000, COLUMN.at(0)))
    assert not ground.on_road((16_500, 12_900, COLUMN.at(54)))  # its head is in the bend, its side beyond the edge


def test_height() -> None:
    low = {"id": "low", "kind": "hill", "level": 1, "polygon": [[0, 0], [30000, 0], [30000, 30000], [0, 30000]]}
    top = {"id": "top", "kind": "hill", "level": 2, "polygon": [[0, 0], [10000, 0], [10000, 10000], [0, 10000]]}
    ground = Ground(TABLE, [low, top])
    assert [ground.level(x, 5000) for x in (10_000, 10_001, 30_000, 30_001)] == [2, 1, 1, 0]


def test_cover_of_an_obstacle() -> None:
    wall = {"id": "wall", "kind": "obstacle", "line": [[40000, 40000], [60000, 40000]]}
    ground = Ground(TABLE, [wall])
    behind = (50_000, 38_000, LINE.at(0))  # its front is an inch from the wall
    assert ground.behind_obstacle(behind, 50_000, 50_000)
    assert not ground.behind_obstacle(behind, 50_000, 30_000)  # shot at from the same side
    assert not ground.behind_obstacle((50_000, 37_999, LINE.at(0)), 50_000, 50_000)


def test_ground_for_which_troops_disperse() -> None:
    wood = {"id": "wood", "kind": "woods", "polygon": [[40000, 40000], [60000, 40000], [50000, 50000]]}
    ground = Ground(TABLE, [wood])
    assert ground.may_disperse((50_000, 38_000, LINE.at(0)))
    assert not ground.may_disperse((50_000, 37_999, LINE.at(0)))


def test_on_the_table() -> None:
    ground = Ground(TABLE, [])
    assert ground.on_table((3480, 980, LINE.at(0)))
    assert not ground.on_table((3479, 980, LINE.at(0)))
    assert not ground.on_table((3480, 79_021, LINE.at(0)))


def test_a_convex_outline_stays_whole() -> None:
    assert len(convex_parts([(0, 0), (10, 0), (10, 10), (5, 10), (0, 10)])) == 1
