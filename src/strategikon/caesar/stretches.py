"""MOV.11 How far a straight stretch may go: to its limit, or up to a friend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from strategikon.caesar.budgets import crossings
from strategikon.caesar.courses import Course, Meeting, Watched
from strategikon.caesar.ground import Piece
from strategikon.caesar.headings import FX, FY, GRID, S, off
from strategikon.caesar.measure import (
    ROUNDING,
    Figure,
    meet,
    nearer,
    overlapping_for,
    surely_not_nearer,
    sweep_meets,
    sweep_touches,
)
from strategikon.caesar.mover import STAND_OFF, Mover


class Stretch:
    """A straight stretch along one heading, from where a course has come to, as long as its budget and the table allow.
    What can stop it is gathered once: who stands beside its lane, and ground that its box does not meet, are not looked
    at again. `free` is how far it goes before the first enemy, closed ground, edge or obstacle, friends apart."""

    __slots__ = ("barriers", "closed", "course", "free", "here", "locked", "most", "mover", "toward", "watched",
                 "woods")  # fmt: skip

    def __init__(self, mover: Mover, course: Course, toward: int) -> None:
        self.mover, self.course, self.toward = mover, course, toward
        self.here: Final = mover.figure_of(course)
        room = min(mover.allowance - course.cost, mover.ground.room(self.here, toward))
        self.most: Final = max(0, room // GRID * GRID)
        ground = mover.ground
        enemies = self._on_lane(mover.enemies, STAND_OFF) if mover.enemies else []
        self.watched: list[Watched] = mover.watched(self.here, enemies) if enemies else []
        self.locked: Final = self._on_lane(mover.locked, 0) if mover.locked else []
        self.closed: Final = self._met(ground.closed_to[mover.treads]) if mover.closed_near else []
        self.woods: Final = self._met(ground.woods) if mover.woods_near else []
        self.barriers: Final = self._met(ground.barriers) if mover.barriers_near else []
        met = self.watched or self.locked or self.closed or self.woods or self.barriers or course.woods
        self.free: Final = self._free() if met and self.most else self.most

    def _met(self, pieces: Sequence[Piece]) -> list[Piece]:
        """Those of some pieces whose box meets that of the stretch."""
        x, y, frame = self.here
        vx, vy = off(self.toward, self.most, 0)
        wide, high = frame.foot.half_x + ROUNDING, frame.foot.half_y + ROUNDING
        box = min(x, x + vx) - wide, min(y, y + vy) - high, max(x, x + vx) + wide, max(y, y + vy) + high
        return [piece for piece in pieces if piece.meets_box(*box)]

    def _on_lane(self, units: list[Meeting], limit: int) -> list[Meeting]:
        """Those of some units the circle about whose footprint comes as near as that to the lane of the circle about
        this one."""
        x, y, frame = self.here
        fx, fy, end, reach = FX[self.toward], FY[self.toward], self.most * S, frame.radius + limit + 2 * ROUNDING
        found = []
        for met in units:
            ox, oy, other = met.figure
            dx, dy, far = ox - x, oy - y, (reach + other.radius) * S
            if -far <= dx * fy - dy * fx <= far and -far <= dx * fx + dy * fy <= end + far:
                found.append(met)
        return found

    def _free(self) -> int:
        """Mostly there is nothing but enemies, and of each it is reckoned how far it goes for certain. As ends are
        rounded, nothing is certain where one is passed at just an inch: then it is tried."""
        if self.locked or self.closed or self.woods or self.barriers or self.course.woods:
            return self._tried()
        far = self.most
        for met, limit in self.watched:
            known = surely_not_nearer(self.here, self.toward, met.figure, limit) // GRID * GRID
            if known >= far or not self._comes_near(met.figure, far, limit + ROUNDING):
                continue
            if limit <= ROUNDING or not self._comes_near(met.figure, known + GRID, limit - ROUNDING):
                return self._tried()
            far = known
        return far

    def _tried(self) -> int:
        """By halving the budget."""
        budget = (self.mover.allowance - self.course.cost) // GRID * GRID
        if budget == self.most and self.goes(budget):
            return budget
        self.watched = [(met, limit) for met, limit in self.watched
                        if self._comes_near(met.figure, self.most, limit + ROUNDING)]  # fmt: skip
        return cut(budget, lambda length: length <= self.most and self.goes(length))

    def _comes_near(self, enemy: Figure, length: int, limit: int) -> bool:
        vx, vy = off(self.toward, length, 0)
        return nearer(self.here, vx, vy, enemy, limit)

    def goes(self, length: int) -> bool:
        """MOV.14, MOV.16, PAS.03, TER.02, TER.10, TER.21 Whether nothing is against the stretch up to there: no farther
        than the table and the budget allow."""
        mover, course, here = self.mover, self.course, self.here
        vx, vy = off(self.toward, length, 0)
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
        if not self.barriers:
            return True
        over = crossings(mover.battle, mover.treads, mover.formation, here, vx, vy, self.barriers)
        return course.crossings + len(over) <= mover.further

    def ends(self, length: int) -> bool:
        """MOV.11, MOV.15 Whether it goes up to there, and ends on nobody."""
        x, y, frame = self.here
        vx, vy = off(self.toward, length, 0)
        return length <= self.most and self.goes(length) and self.mover.overlapped((x + vx, y + vy, frame)) is None

    def before_bodies(self, far: int) -> int:
        """MOV.15 The largest multiple of 50, up to a length to which it is free, at which it ends on nobody."""
        x, y, frame = self.here
        core, toward = frame.core, self.toward
        fx, fy, end, reach = FX[toward], FY[toward], far * S, core.radius + 2 * ROUNDING
        met = []
        bodies = self.mover.bodies if self.mover.tight else self.mover.own_bodies  # enemies are an inch away
        for body in bodies:  # whoever stands beside the lane is told at a glance
            dx, dy, wide = body[1] - x, body[2] - y, (reach + body[3].radius) * S
            if -wide <= dx * fy - dy * fx <= wide and -wide <= dx * fx + dy * fy <= end + wide:
                if sweep_meets(dx, dy, core, *off(toward, far, 0), body[3]):
                    met.append(body)
        while far > 0 and met:
            vx, vy = off(toward, far, 0)
            over = next((b for b in met if meet(b[1] - x - vx, b[2] - y - vy, core, b[3])), None)
            if over is None:
                break
            still = overlapping_for(over[1] - x - vx, over[2] - y - vy, core, over[3], toward)
            far -= (still // GRID + 1) * GRID
        return max(far, 0)

    def before_friends(self) -> int:
        """MOV.11 As far as its way meets no friend."""
        here, toward, far = self.here, self.toward, self.free
        friends = self._on_lane(self.mover.friends, ROUNDING)
        if not friends:
            return far
        vx, vy = off(toward, far, 0)
        met = [other.figure for other in friends if nearer(here, vx, vy, other.figure, ROUNDING)]

        def passes(length: int) -> bool:
            vx, vy = off(toward, length, 0)
            return not any(sweep_touches(here, vx, vy, other) for other in met)

        return far if far <= 0 or passes(far) else cut(far, passes)


def stretch_from(mover: Mover, course: Course, toward: int) -> Stretch:
    """The stretch along a heading from where a course has come to; those from the start of a move are kept."""
    if course.cost or course.pose != mover.start:
        return Stretch(mover, course, toward)
    known = mover.stretches.get(toward)
    if known is None:
        known = mover.stretches[toward] = Stretch(mover, course, toward)
    return known


def limit(mover: Mover, course: Course, toward: int) -> int:
    """MOV.11 The farthest it may go along a heading: the largest legal multiple of 50 within its budget. Ends are
    rounded: beside an enemy who is too near already, a shorter stretch may come nearer than a longer one."""
    found = stretch_from(mover, course, toward)
    far = found.before_bodies(found.free)
    while 0 < far < found.free and not found.goes(far):
        far = found.before_bodies(far - GRID)
    return far


def touch(mover: Mover, course: Course, toward: int) -> int:
    """MOV.11 As far as it may go without its way meeting a friend."""
    return stretch_from(mover, course, toward).before_friends()


def cut(most: int, allowed: Callable[[int], bool]) -> int:
    """The largest multiple of 50 at which a stretch is allowed that is not allowed at its whole length: an interval
    from 0, so it is cut in halves."""
    low, high = 0, most // GRID
    while high - low > 1:
        middle = (low + high) // 2
        if allowed(middle * GRID):
            low = middle
        else:
            high = middle
    return low * GRID
