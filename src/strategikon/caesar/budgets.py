"""TER.02, TER.04-TER.10, TER.16, TER.17 What the ground takes from a move: rough, obstacles, fords."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from strategikon.caesar.field import Fight
from strategikon.caesar.ground import FORD, NOT_SLOWED, ROAD, Piece
from strategikon.caesar.measure import Figure
from strategikon.caesar.polygons import cross
from strategikon.caesar.shapes import Point
from strategikon.caesar.tables import COLUMN


def is_exempt(battle: Fight, treads: int, formation: int, here: Figure, vx: int, vy: int) -> bool:
    """TER.05, TER.07, TER.17 Foot and horse in open order, and a column wholly on a road, are not slowed."""
    if treads in NOT_SLOWED:
        return True
    ground = battle.field.ground
    return formation == COLUMN and bool(ground.of(ROAD)) and ground.on_road(here, vx, vy)


def crossings(
    battle: Fight, treads: int, formation: int, here: Figure, vx: int, vy: int, among: Sequence[Piece] | None = None
) -> list[Piece]:
    """TER.06, TER.10 The obstacles and fords that the centre crosses in one step; of all, or of some that are near."""
    pieces = battle.field.ground.barriers if among is None else among
    if not pieces or not (vx or vy):
        return []
    start = here[:2]
    end = (start[0] + vx, start[1] + vy)
    found = [piece for piece in pieces if is_crossed(piece, start, end)]
    return [] if found and is_exempt(battle, treads, formation, here, vx, vy) else found


def touches_rough(battle: Fight, treads: int, formation: int, here: Figure, vx: int, vy: int) -> bool:
    """TER.09, TER.16 Whether a stretch touches rough ground or a ford that slows the unit."""
    touched = any(piece.touched(here, vx, vy) for piece in battle.field.ground.rough)
    return touched and not is_exempt(battle, treads, formation, here, vx, vy)


def is_crossed(piece: Piece, start: Point, end: Point) -> bool:
    """TER.10 A line between both centres; a ford entered from outside."""
    if piece.misses(start, end):
        return False
    if piece.kind == FORD:
        return not piece.holds(*start) and piece.meets_segment(start, end)
    return any(_astride(a, b, start, end) for a, b in pairwise(piece.points))


def _astride(a: Point, b: Point, start: Point, end: Point) -> bool:
    """TER.10 Whether two centres lie on different sides of a segment, and its ends on different sides of theirs."""
    return (cross(a, b, start) >= 0) != (cross(a, b, end) >= 0) and (cross(start, end, a) >= 0) != (
        cross(start, end, b) >= 0
    )


def may_be_crossed(piece: Piece, start: Point, end: Point, aside: int) -> bool:
    """TER.10 Whether a step somewhere on a straight way, at most so far aside of it, may cross it: not if the way
    passes by, or stays in one part of a ford."""
    if all(part.passed_by(start, end, aside) for part in piece.parts):
        return False
    return piece.kind != FORD or not any(part.keeps(start, end, aside) for part in piece.parts)
