"""GEO.01-GEO.08: the worked numbers of the rules, the oracle, and the symmetries of the table."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from math import cos, radians, sin
from pathlib import Path
from random import Random

import pytest
from geometry_oracle import SIZES, blind_figure, blind_motion, core, footprint, mirrored, turned
from shapely import LineString, Point, Polygon

import strategikon.caesar
from strategikon.caesar.courses import Turning, pivoting, wheeling
from strategikon.caesar.headings import FX, FY, S, nearest_heading, off, rdiv, turn
from strategikon.caesar.measure import (
    distance,
    edge_distance,
    face_touched,
    nearer,
    outline,
    overlap,
    point_distance,
    segment_meets,
    surely_not_nearer,
    sweep_distance,
    sweep_touches,
    swept,
    touching,
    within,
)  # fmt: skip
from strategikon.caesar.shapes import FRONT, LEFT, REAR, RIGHT, Shape, in_front, quarter, shape
from strategikon.caesar.units import Pose

PAIRS = 10_000
LINE = shape(7000, 2000)  # a battle line of foot
MIRRORED_FACE = {FRONT: FRONT, REAR: REAR, LEFT: RIGHT, RIGHT: LEFT}


# -- headings ----------------------------------------------------------------------------------------------------------


def test_headings_are_the_rounded_sines() -> None:
    assert list(FX) == [round(S * sin(radians(5 * h))) for h in range(72)]
    assert list(FY) == [round(S * cos(radians(5 * h))) for h in range(72)]


@pytest.mark.parametrize(("number", "by", "result"), [(5, 2, 3), (-5, 2, -3), (4, 3, 1), (-4, 3, -1), (0, 7, 0)])
def test_halves_are_rounded_away_from_zero(number: int, by: int, result: int) -> None:
    assert rdiv(number, by) == result


def test_offsets() -> None:
    assert off(0, 1000, 300) == (300, 1000)  # ahead is north, right is east
    assert off(18, 1000, 300) == (1000, -300)
    assert off(6, 1000, 0) == (500, 866)


def test_turns() -> None:
    assert (turn(0, 71), turn(71, 0), turn(0, 36), turn(10, 50)) == (1, 1, 36, 32)


def test_nearest_heading_and_its_ties() -> None:
    assert nearest_heading(0, 5, 40) == 0
    assert nearest_heading(0, 0, 40) == 40
    x, y = FY[0] - FY[1], FX[1] - FX[0]  # as far along heading 0 as along heading 1
    assert x * FX[0] + y * FY[0] == x * FX[1] + y * FY[1]
    assert nearest_heading(x, y, 2) == 1  # the tie goes to the smaller turn
    assert nearest_heading(x, y, 70) == 0


def test_the_nearest_heading_is_the_nearest_of_all() -> None:
    """GEO.01 It is looked for in one quarter of the circle alone, the sides of the table included."""
    chance = Random(11)
    for _ in range(2000):
        x, y = (chance.choice((-1, 1)) * chance.choice((0, 1, chance.randint(1, 9000))) for _ in range(2))
        if not (x or y):
            continue
        most = max(x * fx + y * fy for fx, fy in zip(FX, FY, strict=True))
        found = nearest_heading(x, y, chance.randrange(72))
        assert x * FX[found] + y * FY[found] == most


# -- footprints --------------------------------------------------------------------------------------------------------


def test_the_nine_points_of_a_line() -> None:
    points = [(50_000 + x, 30_000 + y) for x, y in LINE.at(0).points]
    assert points[:3] == [(46_500, 31_000), (50_000, 31_000), (53_500, 31_000)]
    assert points[4] == (50_000, 30_000)
    assert points[6:] == [(46_500, 29_000), (50_000, 29_000), (53_500, 29_000)]


def test_costs_of_wheels_and_pivots() -> None:
    """EX-11"""
    assert LINE.wheel[6] == 3665
    assert LINE.pivot[18] == 5147
    assert shape(7000, 2000, column=True).wheel[6] == 1833  # half of 3665.19, rounded


def test_a_wheel_keeps_its_inner_corner() -> None:
    """EX-11 from (20, 10, 0) by 30 degrees to the left"""
    x, y = LINE.wheeled(20_000, 10_000, 0, -6)
    assert (x, y) == (20_031, 11_884)
    assert outline((x, y, LINE.at(66)))[0] == (16_500, 11_000)


@pytest.mark.parametrize(("turning", "count"), [(wheeling, 18), (pivoting, 36)])
def test_no_corner_leaves_the_circle_of_a_turn(turning: Callable[[Shape, Pose, bool], Turning], count: int) -> None:
    """MOV.11 Whoever stands beyond the reach of a turn is not met by it: all poses that it passes lie within."""
    chance = Random(12)
    for size in SIZES:
        one, at = shape(*size), (50_000, 40_000, chance.randrange(72))
        for to_right in (False, True):
            made, sign = turning(one, at, to_right), 1 if to_right else -1
            assert [(pose[2] - at[2]) * sign % 72 for pose in made.poses] == list(range(1, count + 1))
            x, y = made.about
            for px, py, heading in (at, *made.poses):
                corners = outline((px, py, one.at(heading)))
                assert all((cx - x) ** 2 + (cy - y) ** 2 <= made.reach**2 for cx, cy in corners)


@pytest.mark.parametrize(
    ("point", "expected"),
    [
        ((55_000, 33_000), FRONT), ((55_000, 32_000), RIGHT), ((45_000, 30_000), LEFT), ((52_000, 29_000), REAR),
        ((46_000, 28_500), REAR), ((50_000, 30_000), FRONT), ((53_500, 30_000), RIGHT), ((54_500, 32_000), FRONT),
    ],
)  # fmt: skip
def test_quarters(point: tuple[int, int], expected: int) -> None:
    """EX-17, a point inside, one on the flank, one on a dividing line"""
    assert quarter(50_000, 30_000, LINE.at(0), *point) == expected


# -- contact -----------------------------------------------------------------------------------------------------------


def test_a_corner_is_no_contact() -> None:
    """EX-50"""
    b, b2 = (50_000, 40_000, LINE.at(36)), (57_000, 40_000, LINE.at(36))
    a = (50_000, 38_000, LINE.at(0))
    assert touching(a, b)
    assert not touching(a, b2)
    shifted = (50_500, 38_000, LINE.at(0))
    assert touching(shifted, b)
    assert touching(shifted, b2)
    askew = (50_000, 38_000, LINE.at(1))  # not aligned: a corner within 50 is contact
    assert touching((askew[0], askew[1] - 300, askew[2]), b) == (distance((50_000, 37_700, LINE.at(1)), b) <= 50)


def test_contact_ends_at_fifty() -> None:
    b = (50_000, 40_000, LINE.at(36))
    assert touching((50_000, 37_950, LINE.at(0)), b)
    assert not touching((50_000, 37_949, LINE.at(0)), b)


def test_flush_neighbours_do_not_overlap() -> None:
    assert not overlap((50_000, 40_000, LINE.at(0)), (57_000, 40_000, LINE.at(0)))
    assert overlap((50_000, 40_000, LINE.at(0)), (56_960, 40_000, LINE.at(0)))  # cores share an edge
    assert not overlap((50_000, 40_000, LINE.at(0)), (56_961, 40_000, LINE.at(0)))


def test_the_face_that_is_touched() -> None:
    """EX-47: a line on the right flank, a line across front and half beyond it"""
    b = (50_000, 40_000, LINE.at(0))
    assert face_touched(b, (54_500, 40_000, LINE.at(54))) == RIGHT
    assert face_touched(b, (50_000, 42_000, LINE.at(36))) == FRONT
    assert face_touched(b, (56_000, 38_000, LINE.at(0))) == REAR
    assert face_touched(b, (50_000, 50_000, LINE.at(36))) is None


# -- the oracle --------------------------------------------------------------------------------------------------------


def rounded_down(exact: float, ours: int) -> bool:
    """The oracle reckons with floats: at whole numbers it may fall to either side."""
    return ours - 1e-6 <= exact < ours + 1 + 1e-6


def test_pairs_agree_with_the_oracle() -> None:
    chance = Random(1)
    seen = {True: 0, False: 0}
    for _ in range(PAIRS):
        one, other = blind_figure(chance), blind_figure(chance)
        meets = core(one).intersects(core(other))
        seen[meets] += 1
        assert overlap(one, other) == meets, (one[:2], one[2].heading, other[:2], other[2].heading)
        assert rounded_down(footprint(one).distance(footprint(other)), distance(one, other))
    assert min(seen.values()) > PAIRS // 10


def test_sweeps_agree_with_the_oracle() -> None:
    chance = Random(2)
    close = 0
    for _ in range(PAIRS):
        one, other, (vx, vy) = blind_figure(chance), blind_figure(chance), blind_motion(chance)
        assert sweep_touches(one, vx, vy, other) == core(one, vx, vy).intersects(core(other))
        exact = footprint(one, vx, vy).distance(footprint(other))
        ours = sweep_distance(one, vx, vy, other)
        assert rounded_down(exact, ours)
        limit = chance.choice((50, 1000, 6000))
        assert nearer(one, vx, vy, other, limit) == (ours < limit)
        close += ours < limit
    assert PAIRS // 10 < close < PAIRS * 9 // 10


def test_what_is_certainly_not_near_is_not() -> None:
    """MOV.14 Up to the length that is certain, no stretch comes too near; mostly the next fifty do, or little more."""
    chance = Random(9)
    tight = tried = 0
    while tried < 500:
        one, other, toward = blind_figure(chance, spread=9000), blind_figure(chance), chance.randrange(72)
        limit = chance.choice((1, 50, 1000))
        if nearer(one, 0, 0, other, limit) or not nearer(one, *off(toward, 30_000, 0), other, limit):
            continue
        tried += 1
        sure = surely_not_nearer(one, toward, other, limit)
        for length in {0, sure, sure // 50 * 50, sure // 2, chance.randint(0, sure)}:
            assert not nearer(one, *off(toward, length, 0), other, limit)
        tight += nearer(one, *off(toward, sure + 50, 0), other, limit)
    assert tight > 350


def test_the_hull_of_a_sweep_is_the_oracles() -> None:
    chance = Random(8)
    for _ in range(300):
        one, (vx, vy) = blind_figure(chance), blind_motion(chance)
        assert footprint(one, vx, vy).equals(Polygon(swept(outline(one), vx, vy)))


def test_points_edges_and_lines_agree_with_the_oracle() -> None:
    chance = Random(3)
    for _ in range(PAIRS // 4):
        one, other = blind_figure(chance), blind_figure(chance)
        x, y, _ = other
        assert rounded_down(footprint(one).distance(Point(x, y)), point_distance(x, y, one))
        assert rounded_down(LineString(outline(one)[:2]).distance(footprint(other)), edge_distance(one, other))
        to = blind_figure(chance)
        line = LineString([one[:2], to[:2]])
        assert segment_meets(*one[:2], *to[:2], other) == line.intersects(core(other))


# -- symmetries --------------------------------------------------------------------------------------------------------


def test_turning_the_table_changes_nothing() -> None:
    chance = Random(4)
    for _ in range(1000):
        one, other, (vx, vy) = blind_figure(chance), blind_figure(chance), blind_motion(chance)
        a, b = turned(one), turned(other)
        assert distance(a, b) == distance(one, other)
        assert overlap(a, b) == overlap(one, other)
        assert sweep_touches(a, vy, -vx, b) == sweep_touches(one, vx, vy, other)
        assert sweep_distance(a, vy, -vx, b) == sweep_distance(one, vx, vy, other)
        assert quarter(*a, *b[:2]) == quarter(*one, *other[:2])
        assert in_front(*a, *b) == in_front(*one, *other)
        assert touching(a, b) == touching(one, other)


def test_a_mirror_changes_left_and_right_alone() -> None:
    chance = Random(5)
    for _ in range(1000):
        one, other, (vx, vy) = blind_figure(chance), blind_figure(chance), blind_motion(chance)
        a, b = mirrored(one), mirrored(other)
        assert distance(a, b) == distance(one, other)
        assert overlap(a, b) == overlap(one, other)
        assert sweep_distance(a, -vx, vy, b) == sweep_distance(one, vx, vy, other)
        assert within(a, b, 1000) == within(one, other, 1000)
        there = quarter(*one, *other[:2])
        assert quarter(*a, *b[:2]) in (MIRRORED_FACE[there], *((LEFT,) if a[0] == b[0] else ()))
        frame = one[2]
        straight = shape(frame.width, frame.depth)
        x, y = straight.wheeled(*one[:2], frame.heading, 4)
        assert straight.wheeled(*a[:2], a[2].heading, -4) == (-x, y)


WHOLE = {"isqrt", "comb"}  # functions of whole numbers that give whole numbers
PATHS = re.compile(r"Path\(|_FOLDER$")


def floats_in(source: str) -> list[str]:
    """What in a piece of code is a float or makes one; paths are put together with the same sign as quotients."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=float() | complex()) | ast.Name(id="float" | "complex" | "pow"):
                found.append(ast.unparse(node))
            case ast.BinOp(left=left, op=ast.Div()) if not PATHS.match(ast.unparse(left)):
                found.append(ast.unparse(node))
            case ast.AugAssign(op=ast.Div()) | ast.Import(names=[ast.alias(name="math" | "random" | "time"), *_]):
                found.append(ast.unparse(node))
            case ast.ImportFrom(module="math", names=names) if not {name.name for name in names} <= WHOLE:
                found.append(ast.unparse(node))
            case ast.BinOp(op=ast.Pow(), right=ast.UnaryOp()):
                found.append(ast.unparse(node))
    return found


def test_no_float_stands_in_the_rules() -> None:
    """GEO.01 Neither a number with a point, nor a division that makes one, nor a function of them; judgement is no
    rule."""
    paths = sorted(Path(strategikon.caesar.__file__).parent.glob("*.py"))
    assert {path.name: floats for path in paths if (floats := floats_in(path.read_text("utf-8")))} == {}


@pytest.mark.parametrize(
    "code",
    ["a = 0.5", "a = b / 2", "a /= 2", "a = float(b)", "from math import isqrt, hypot", "import math", "a = b ** -1"],
)
def test_a_float_would_be_found(code: str) -> None:
    assert floats_in(code)
