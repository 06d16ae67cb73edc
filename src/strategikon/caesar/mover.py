"""MOV.11, MOV.14, MOV.15, TER.*, PAS.* What one step of a voluntary move may meet, and why it may not be made.

A `Mover` gathers once what a unit can meet in one move; a `Course` is a move in the making. Each part of a move is a
translation or a rotation: it is tried against everything, and added to the course if nothing is against it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Final, NamedTuple, TypeAlias

from strategikon.caesar.budgets import crossings, touches_rough
from strategikon.caesar.effects import confined, forbidden_steps
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import BUILDING, FORTIFICATION, MARSH, RIVER, WOODS, Piece, tread
from strategikon.caesar.headings import ABOUT, GRID, HEADINGS, off
from strategikon.caesar.measure import Figure, distance, meet, nearer, overlap, sweep_meets, sweep_touches, within
from strategikon.caesar.passing import in_order, tested
from strategikon.caesar.proximity import binders, looks_away
from strategikon.caesar.shapes import Shape
from strategikon.caesar.state import Lasting
from strategikon.caesar.steps import PIVOT, SIDESTEP
from strategikon.caesar.support import may_support, stands_by
from strategikon.caesar.tables import EDGES, OPEN, Special
from strategikon.caesar.units import Pose, enemies, engaged, figure, friends, on_table, pose, troop
from strategikon.kernel.decision import Refusal, refusal

STAND_OFF: Final = 1000  # MOV.14
TIE: Final = 6000  # SPC.29

Bar: TypeAlias = tuple[str, str, str]  # the rule, the message, and who or what is in the way
CLOSED_BY: Final = {WOODS: "TER.01", RIVER: "TER.16", MARSH: "TER.17", BUILDING: "TER.08", FORTIFICATION: "TER.18"}


class Meeting(NamedTuple):
    """A unit that a move may meet."""

    unit: int
    figure: Figure
    locked: bool  # a friend in close combat


class Course:
    """A move in the making: where it has come to, what it has cost, and what it has touched."""

    __slots__ = ("about", "cost", "crossed", "crossings", "heading", "out", "poses", "rough", "woods", "x", "y")

    def __init__(self, at: Pose) -> None:
        self.x, self.y, self.heading = at
        self.cost = self.crossings = 0
        self.woods = self.rough = self.about = False
        self.out = -1  # MOV.16 the edge by which it leaves
        self.crossed: list[int] = []  # PAS.07 friends that are tested
        self.poses: list[Pose] = [at]

    def twin(self) -> Course:
        """The same course, to go on from here in more than one way."""
        other = Course((self.x, self.y, self.heading))
        other.cost, other.crossings, other.out = self.cost, self.crossings, self.out
        other.woods, other.rough, other.about = self.woods, self.rough, self.about
        other.crossed, other.poses = self.crossed[:], self.poses[:]
        return other

    @property
    def pose(self) -> Pose:
        return self.x, self.y, self.heading


class Mover:
    """One move of one unit: `further` are the moves it has left after this one."""

    __slots__ = ("_binders", "allowance", "battle", "bodies", "enemies", "forbidden", "formation", "friends", "further",
                 "ground", "shape", "start", "tight", "treads", "troop", "unit")  # fmt: skip

    def __init__(
        self, battle: Fight, unit: int, further: int = 0, formation: int | None = None, at: Pose | None = None,
        reach: int | None = None, like: Mover | None = None,
    ) -> None:  # fmt: skip
        self.battle, self.unit, self.further = battle, unit, further
        self.troop: Final = troop(battle, unit)
        self.ground: Final = battle.field.ground
        self.formation = battle.state.formation[unit] if formation is None else formation
        shape = self.troop.shapes[self.formation]
        assert shape is not None
        self.shape: Final[Shape] = shape
        self.treads: Final = tread(self.troop.kind.arm, self.formation == OPEN)
        self.allowance: Final = self.troop.allowances[self.formation]
        self.start: Final = pose(battle, unit) if at is None else at
        self.forbidden: Final = forbidden_steps(battle, unit)
        self._binders: tuple[int, ...] | None = None if like is None else like.bound_by
        self._gather(self.allowance if reach is None else reach)

    def _gather(self, reach: int) -> None:
        """Whoever can be met within the allowance, or so far off."""
        battle, (x, y, heading) = self.battle, self.start
        reach += self.shape.at(heading).radius + STAND_OFF
        self.enemies = [
            Meeting(other, there, False)
            for other in enemies(battle, self.unit)
            if _close(x, y, there := figure(battle, other), reach)
        ]
        self.friends = [
            Meeting(other, there, engaged(battle, other))
            for other in friends(battle, self.unit)
            if _close(x, y, there := figure(battle, other), reach)
        ]
        self.bodies = [
            (met.unit, met.figure[0], met.figure[1], met.figure[2].core)
            for met in (*self.friends, *self.enemies)
            if on_table(battle, met.unit)
        ]
        here = self.at_start
        self.tight = any(within(here, met.figure, STAND_OFF - 1) for met in self.enemies)

    @property
    def at_start(self) -> Figure:
        x, y, heading = self.start
        return x, y, self.shape.at(heading)

    @property
    def bound_by(self) -> tuple[int, ...]:
        """CMD.31 The enemies that bind it in this move."""
        if self._binders is None:
            self._binders = binders(self.battle, self.unit)
        return self._binders

    @property
    def turns_freely(self) -> bool:
        """MOV.21 Open order; elephants and light artillery while a pivot is open to them."""
        return self.formation == OPEN or (self.troop.turns_freely and self.cannot_use(PIVOT) is None)

    def figure_of(self, course: Course) -> Figure:
        return course.x, course.y, self.shape.at(course.heading)

    # -- steps that are not open to it ---------------------------------------------------------------------------------

    def cannot_use(self, step: str) -> Bar | None:
        """CMD.31, SPC.23, VIC.04 Why a unit may not use a kind of step in this move."""
        if step in self.forbidden:
            return "VIC.04", "caesar-why-step-forbidden", step
        if step not in (SIDESTEP, PIVOT):
            return None
        if self.troop.has(Special.PIKES):
            return "SPC.23", "caesar-why-pikes", step
        if self.bound_by:
            return "CMD.31", "caesar-why-proximity", self._id(self.bound_by[0])
        return None

    # -- translations --------------------------------------------------------------------------------------------------

    def translate(self, course: Course, vx: int, vy: int, cost: int) -> Bar | None:
        """A straight stretch, the heading kept: added to the course unless something is against it."""
        here = self.figure_of(course)
        bar = self.too_dear(course, here, vx, vy, cost) or self.barred(here, vx, vy) or self.no_end(here, vx, vy)
        if bar is not None:
            return bar
        over = crossings(self.battle, self.treads, self.formation, here, vx, vy)
        if course.crossings + len(over) > self.further:
            return "TER.10", "caesar-why-obstacle", over[-1].id
        self.add_translation(course, here, vx, vy, cost, len(over))
        return None

    def go_to_limit(self, course: Course, toward: int, limit: int) -> None:
        """A stretch as far as its limit, which is known to be legal."""
        here, (vx, vy) = self.figure_of(course), off(toward, limit, 0)
        over = crossings(self.battle, self.treads, self.formation, here, vx, vy)
        self.add_translation(course, here, vx, vy, limit, len(over))

    def add_translation(self, course: Course, here: Figure, vx: int, vy: int, cost: int, over: int) -> None:
        """A stretch that was found legal: its cost, the ground and the friends it touched."""
        course.cost += cost
        course.crossings += over
        course.woods = course.woods or self.in_woods(here, vx, vy)
        course.rough = course.rough or touches_rough(self.battle, self.treads, self.formation, here, vx, vy)
        crossed = [
            met.unit
            for met in self.friends
            if sweep_touches(here, vx, vy, met.figure)
            and tested(self.battle, self.unit, self.formation, here, vx, vy, met.unit)
        ]
        course.crossed += [other for other in in_order(self.battle, here, crossed) if other not in course.crossed]
        course.x, course.y = course.x + vx, course.y + vy
        course.poses.append(course.pose)

    def too_dear(self, course: Course, here: Figure, vx: int, vy: int, cost: int) -> Bar | None:
        """MOV.11, TER.02 The allowance; half of it for horse that touches woods."""
        total = course.cost + cost
        if total > self.allowance:
            return "MOV.11", "caesar-why-too-far", ""
        if 2 * total > self.allowance and (course.woods or self.in_woods(here, vx, vy)):
            return "TER.02", "caesar-why-woods", ""
        return None

    def in_woods(self, here: Figure, vx: int, vy: int) -> bool:
        """TER.02 Whether it is mounted and its way touches woods."""
        return self.troop.mounted and any(wood.touched(here, vx, vy) for wood in self.ground.of(WOODS))

    def barred(self, here: Figure, vx: int, vy: int) -> Bar | None:
        """MOV.14, TER.21, PAS.03 Enemies, closed ground and friends in close combat on the way."""
        for met in self.enemies:
            if nearer(here, vx, vy, met.figure, self.stand_off(here, met)):
                return "MOV.14", "caesar-why-enemy-near", self._id(met.unit)
        piece = self.ground.closed(self.treads, here, vx, vy)
        if piece is not None:
            return closed_bar(piece)
        for met in self.friends:
            if met.locked and sweep_touches(here, vx, vy, met.figure) and not self._joins(here, vx, vy, met.unit):
                return "PAS.03", "caesar-why-friend-fights", self._id(met.unit)
        return None

    def stand_off(self, here: Figure, met: Meeting) -> int:
        """MOV.14 An inch; whoever starts nearer may not come nearer still."""
        return min(STAND_OFF, distance(here, met.figure)) if self.tight else STAND_OFF

    def _joins(self, here: Figure, vx: int, vy: int, friend: int) -> bool:
        """PAS.03 Whether it ends in a supporting position of somebody who fights where this friend does."""
        x, y, frame = here
        end = (x + vx, y + vy, frame)
        touches = self.battle.state.touches
        return any(
            met.locked
            and (met.unit == friend or touches[met.unit] & touches[friend])
            and may_support(self.battle, self.unit, met.unit)
            and stands_by(self.battle, self.unit, end, met.unit)
            for met in self.friends
        )

    def no_end(self, here: Figure, vx: int, vy: int) -> Bar | None:
        """MOV.15, MOV.16 A step ends on the table and over nobody."""
        x, y, frame = here
        return self.no_place((x + vx, y + vy, frame))

    def no_place(self, end: Figure) -> Bar | None:
        """MOV.15, MOV.16 Whether a pose is off the table or overlaps a unit."""
        if not self.ground.on_table(end):
            return "MOV.16", "caesar-why-off-table", ""
        other = self.overlapped(end)
        return None if other is None else ("MOV.15", "caesar-why-over", self._id(other))

    def overlapped(self, end: Figure) -> int | None:
        """MOV.15 The first unit that a pose would overlap."""
        x, y, frame = end
        core = frame.core
        for unit, bx, by, body in self.bodies:
            if meet(bx - x, by - y, core, body):
                return unit
        return None

    # -- limits --------------------------------------------------------------------------------------------------------

    def limit(self, course: Course, toward: int) -> int:
        """MOV.11 The farthest it may go along a heading: the largest legal multiple of 50 within its budget."""
        here = self.figure_of(course)
        far = self._free_stretch(course, here, toward)
        x, y, core = here[0], here[1], here[2].core
        vx, vy = off(toward, far, 0)
        met = [body for body in self.bodies if sweep_meets(body[1] - x, body[2] - y, core, vx, vy, body[3])]
        while far > 0 and met:
            vx, vy = off(toward, far, 0)
            if not any(meet(bx - x - vx, by - y - vy, core, body) for _, bx, by, body in met):
                break
            far -= GRID
        return far

    def touch(self, course: Course, toward: int) -> int:
        """MOV.11 As far as it may go without its way meeting a friend."""
        here = self.figure_of(course)
        far = self._free_stretch(course, here, toward)
        return self._largest(far, lambda length: not self._meets_friend(here, *off(toward, length, 0)))

    def _free_stretch(self, course: Course, here: Figure, toward: int) -> int:
        """The stretch before the first enemy, closed ground, edge or obstacle; friends are not looked at."""
        budget = (self.allowance - course.cost) // GRID * GRID
        return self._largest(max(0, budget), lambda length: self._goes(course, here, toward, length))

    def _goes(self, course: Course, here: Figure, toward: int, length: int) -> bool:
        vx, vy = off(toward, length, 0)
        if not self.ground.on_table((here[0] + vx, here[1] + vy, here[2])):
            return False
        if self.too_dear(course, here, vx, vy, length) or self.barred(here, vx, vy):
            return False
        over = crossings(self.battle, self.treads, self.formation, here, vx, vy)
        return course.crossings + len(over) <= self.further

    def _meets_friend(self, here: Figure, vx: int, vy: int) -> bool:
        return any(sweep_touches(here, vx, vy, met.figure) for met in self.friends)

    @staticmethod
    def _largest(most: int, allowed: Callable[[int], bool]) -> int:
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

    # -- rotations -----------------------------------------------------------------------------------------------------

    def wheel(self, course: Course, by: int) -> Bar | None:
        """MOV.11 About a front corner, by so many headings: to the left is negative."""
        sign = 1 if by > 0 else -1
        passed = [
            (*self.shape.wheeled(course.x, course.y, course.heading, sign * k), (course.heading + sign * k) % HEADINGS)
            for k in range(1, abs(by) + 1)
        ]
        return self._rotate(course, passed, self.shape.wheel[abs(by)])

    def pivot(self, course: Course, by: int) -> Bar | None:
        """MOV.11 About its centre."""
        sign = 1 if by > 0 else -1
        passed = [(course.x, course.y, (course.heading + sign * k) % HEADINGS) for k in range(1, abs(by) + 1)]
        free = self.formation == OPEN or self.troop.turns_freely
        return self._rotate(course, passed, 0 if free else self.shape.pivot[abs(by)])

    def about_face(self, course: Course) -> Bar | None:
        """MOV.11 The men turn where they stand: no heading is passed, once in a move."""
        if course.about:
            return "MOV.11", "caesar-why-about-twice", ""
        course.about = True
        course.heading = (course.heading + ABOUT) % HEADINGS
        course.poses.append(course.pose)
        return None

    def _rotate(self, course: Course, passed: list[Pose], cost: int) -> Bar | None:
        here = self.figure_of(course)
        bar = self.too_dear(course, here, 0, 0, cost)
        if bar is not None:
            return bar
        near = [(met, self.stand_off(here, met)) for met in self.enemies]
        there = here
        for x, y, heading in passed:
            there = (x, y, self.shape.at(heading))
            bar = self._barred_at(there, near)
            if bar is not None:
                return bar
            course.woods = course.woods or self.in_woods(there, 0, 0)
            course.rough = course.rough or touches_rough(self.battle, self.treads, self.formation, there, 0, 0)
        bar = self.no_place(there)
        if bar is not None:
            return bar
        over = crossings(self.battle, self.treads, self.formation, here, there[0] - here[0], there[1] - here[1])
        if course.crossings + len(over) > self.further:
            return "TER.10", "caesar-why-obstacle", over[-1].id
        if course.woods and 2 * (course.cost + cost) > self.allowance:
            return "TER.02", "caesar-why-woods", ""
        course.cost += cost
        course.crossings += len(over)
        course.x, course.y, course.heading = passed[-1]
        course.poses += passed
        return None

    def _barred_at(self, there: Figure, near: list[tuple[Meeting, int]]) -> Bar | None:
        """MOV.14, PAS.12, TER.21 What is against one heading that is passed."""
        for met, limit in near:
            if nearer(there, 0, 0, met.figure, limit):
                return "MOV.14", "caesar-why-enemy-near", self._id(met.unit)
        piece = self.ground.closed(self.treads, there)
        if piece is not None:
            return closed_bar(piece)
        for met in self.friends:
            if overlap(there, met.figure) and not self._loose(met.unit):
                return "PAS.12", "caesar-why-turns-over", self._id(met.unit)
        return None

    def _loose(self, other: int) -> bool:
        """PAS.12 One of the two is in open order."""
        return self.formation == OPEN or self.battle.state.formation[other] == OPEN

    # -- the end of a move ---------------------------------------------------------------------------------------------

    def no_finish(self, course: Course) -> Bar | None:
        """CMD.32, SPC.29, VIC.04 What is against the place where a whole move ends."""
        if course.out >= 0:
            return None
        here = self.figure_of(course)
        if self.bound_by and self.formation != OPEN and looks_away(self.battle, here, self.bound_by):
            return "CMD.32", "caesar-why-looks-away", self._id(self.bound_by[0])
        if confined(self.battle, self.unit, course.x, course.y):
            return "VIC.04", "caesar-why-confined", ""
        parent = self.battle.field.parent[self.unit]
        if parent >= 0 and on_table(self.battle, parent) and not within(here, figure(self.battle, parent), TIE):
            return "SPC.29", "caesar-why-parent", self._id(parent)
        if self.battle.state.lasting[self.unit] & Lasting.DISORDERED and self._comes_nearer(here):
            return "STA.30", "caesar-why-disordered-nearer", ""
        return None

    def _comes_nearer(self, here: Figure) -> bool:
        """STA.12, STA.30 Whether a disordered unit neither leaves the nearest enemy nor nears its own edge."""
        battle = self.battle
        before = figure(battle, self.unit)
        far = [(distance(before, figure(battle, other)), other) for other in enemies(battle, self.unit)]
        if not far:
            return False
        least, nearest = min(far)
        if any(nearer(here, 0, 0, figure(battle, other), least) for _, other in far):
            return True
        edge = battle.field.home[self.troop.side]
        homeward = to_edge(battle, edge, here[0], here[1]) < to_edge(battle, edge, before[0], before[1])
        return not homeward and distance(here, figure(battle, nearest)) <= least

    def told(self, bar: Bar) -> Refusal:
        """A bar as a reason for people."""
        rule, message, other = bar
        return refusal(rule, message, unit=self._id(self.unit), other=other)

    def _id(self, unit: int) -> str:
        return self.battle.field.ids[unit]


def closed_bar(piece: Piece) -> Bar:
    """TER.21 Ground that is closed to a unit."""
    return CLOSED_BY.get(piece.kind, "TER.17"), "caesar-why-closed", piece.id


def to_edge(battle: Fight, edge: int, x: int, y: int) -> int:
    """STA.29 How far a centre is from an edge."""
    ground = battle.field.ground
    return {"north": ground.height - y, "east": ground.width - x, "south": y, "west": x}[EDGES[edge]]


def _close(x: int, y: int, there: Figure, reach: int) -> bool:
    dx, dy, far = there[0] - x, there[1] - y, reach + there[2].radius
    return dx * dx + dy * dy <= far * far


def march_cost(vx: int, vy: int) -> int:
    """MOV.21 The length of a straight march."""
    return isqrt(vx * vx + vy * vy)
