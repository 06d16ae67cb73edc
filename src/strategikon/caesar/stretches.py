"""MOV.11 How far a straight stretch may go: to its limit, or up to a friend."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from strategikon.caesar.courses import Course, Meeting
from strategikon.caesar.ground import Piece
from strategikon.caesar.headings import FX, FY, GRID, S, off
from strategikon.caesar.measure import ROUNDING, Figure, meet, nearer, overlapping_for, sweep_meets, sweep_touches
from strategikon.caesar.mover import STAND_OFF, Mover


class Stretch:
    """A straight stretch along one heading, from where a course has come to, as long as its budget. What can stop it is
    gathered once: who stands beside its lane, and ground that its box does not meet, are not looked at again."""

    __slots__ = ("barriers", "budget", "closed", "course", "here", "locked", "mover", "toward", "watched",
                 "woods")  # fmt: skip

    def __init__(self, mover: Mover, course: Course, toward: int) -> None:
        self.mover, self.course, self.toward = mover, course, toward
        self.here = mover.figure_of(course)
        self.budget = max(0, (mover.allowance - course.cost) // GRID * GRID)
        ground = mover.ground
        self.watched = mover.watched(self.here, self._on_lane(mover.enemies, STAND_OFF))
        self.locked = self._on_lane(mover.locked, 0)
        self.closed = self._met(ground.closed_to[mover.treads]) if mover.closed_near else []
        self.woods = self._met(ground.woods) if mover.woods_near else []
        self.barriers = self._met(ground.barriers) if mover.barriers_near else []

    def _box(self) -> tuple[int, int, int, int]:
        x, y, frame = self.here
        vx, vy = off(self.toward, self.budget, 0)
        wide, high = frame.foot.half_x + ROUNDING, frame.foot.half_y + ROUNDING
        return min(x, x + vx) - wide, min(y, y + vy) - high, max(x, x + vx) + wide, max(y, y + vy) + high

    def _met(self, pieces: Sequence[Piece]) -> list[Piece]:
        box = self._box()
        return [piece for piece in pieces if piece.meets_box(*box)]

    def _on_lane(self, units: list[Meeting], limit: int) -> list[Meeting]:
        """Those of some units the circle about whose footprint comes as near as that to the lane of the circle about
        this one."""
        x, y, frame = self.here
        fx, fy, end, reach = FX[self.toward], FY[self.toward], self.budget * S, frame.radius + limit + 2 * ROUNDING
        found = []
        for met in units:
            ox, oy, other = met.figure
            dx, dy, far = ox - x, oy - y, (reach + other.radius) * S
            if -far <= dx * fy - dy * fx <= far and -far <= dx * fx + dy * fy <= end + far:
                found.append(met)
        return found

    def free(self) -> int:
        """How far it goes before the first enemy, closed ground, edge or obstacle; friends are not looked at."""
        if not self.budget or self.goes(self.budget):
            return self.budget
        vx, vy = off(self.toward, self.budget, 0)  # whoever is not near the whole stretch is not near a part of it
        self.watched = [
            (met, limit) for met, limit in self.watched if nearer(self.here, vx, vy, met.figure, limit + ROUNDING)
        ]
        return largest(self.budget, self.goes)

    def goes(self, length: int) -> bool:
        """MOV.14, MOV.16, PAS.03, TER.02, TER.10, TER.21 Whether nothing is against the stretch up to there."""
        mover, course, here = self.mover, self.course, self.here
        vx, vy = off(self.toward, length, 0)
        if not mover.ground.on_table((here[0] + vx, here[1] + vy, here[2])):
            return False
        for met, limit in self.watched:
            if nearer(here, vx, vy, met.figure, limit):
                return False
        if 2 * (course.cost + length) > mover.allowance and (
            course.woods or any(wood.touched(here, vx, vy) for wood in self.woods)
        ):
            return False
        if self.closed and mover.ground.first_closed(self.closed, here, vx, vy) is not None:
            return False
        if self.locked and mover.met_in_fight(here, vx, vy, self.locked) is not None:
            return False
        return not self.barriers or course.crossings + len(mover.crossed(here, vx, vy)) <= mover.further


def free_stretch(mover: Mover, course: Course, toward: int) -> int:
    """How far a stretch goes, friends apart; those from the start of a move are kept."""
    if course.cost or course.pose != mover.start:
        return Stretch(mover, course, toward).free()
    if toward not in mover.stretches:
        mover.stretches[toward] = Stretch(mover, course, toward).free()
    return mover.stretches[toward]


def limit(mover: Mover, course: Course, toward: int) -> int:
    """MOV.11 The farthest it may go along a heading: the largest legal multiple of 50 within its budget. Ends are
    rounded: beside an enemy who is too near already, a shorter stretch may come nearer than a longer one."""
    free = free_stretch(mover, course, toward)
    here = mover.figure_of(course)
    far = _before_bodies(mover, here, toward, free)
    while 0 < far < free and not Stretch(mover, course, toward).goes(far):
        far = _before_bodies(mover, here, toward, far - GRID)
    return far


def _before_bodies(mover: Mover, here: Figure, toward: int, far: int) -> int:
    """MOV.15 The largest multiple of 50 up to a length at which it ends on nobody."""
    x, y, frame = here
    core = frame.core
    vx, vy = off(toward, far, 0)
    fx, fy, end, reach = FX[toward], FY[toward], far * S, core.radius + 2 * ROUNDING
    met = []
    for body in mover.bodies:  # whoever stands beside the lane is told at a glance
        dx, dy, wide = body[1] - x, body[2] - y, (reach + body[3].radius) * S
        if -wide <= dx * fy - dy * fx <= wide and -wide <= dx * fx + dy * fy <= end + wide:
            if sweep_meets(dx, dy, core, vx, vy, body[3]):
                met.append(body)
    while far > 0 and met:
        vx, vy = off(toward, far, 0)
        over = next((b for b in met if meet(b[1] - x - vx, b[2] - y - vy, core, b[3])), None)
        if over is None:
            break
        still = overlapping_for(over[1] - x - vx, over[2] - y - vy, core, over[3], toward)
        far -= (still // GRID + 1) * GRID
    return max(far, 0)


def touch(mover: Mover, course: Course, toward: int) -> int:
    """MOV.11 As far as it may go without its way meeting a friend."""
    here, far = mover.figure_of(course), free_stretch(mover, course, toward)
    vx, vy = off(toward, far, 0)
    met = [other.figure for other in mover.friends if nearer(here, vx, vy, other.figure, ROUNDING)]
    if not met:
        return far
    return largest(far, lambda length: not any(sweep_touches(here, *off(toward, length, 0), other) for other in met))


def largest(most: int, allowed: Callable[[int], bool]) -> int:
    """The largest multiple of 50 up to which a stretch is allowed: an interval from 0, so it is cut in halves."""
    if most <= 0 or allowed(most):
        return most
    low, high = 0, most // GRID
    while high - low > 1:
        middle = (low + high) // 2
        if allowed(middle * GRID):
            low = middle
        else:
            high = middle
    return low * GRID
