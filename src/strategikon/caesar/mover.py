"""MOV.11, MOV.14, MOV.15, TER.*, PAS.* What one step of a voluntary move may meet, and why it may not be made.

A `Mover` gathers once what a unit can meet in one move; a `Course` is a move in the making. Each part of a move is a
translation or a rotation: it is tried against everything, and added to the course if nothing is against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from strategikon.caesar.bounds import may_be_bound, out_of_bounds
from strategikon.caesar.budgets import crossings, touches_rough
from strategikon.caesar.courses import TWINS, Bar, Course, Meeting, Turning, Watched, pivoting, wheeling
from strategikon.caesar.effects import forbidden_steps
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import CLOSED, CLOSED_BY, WOODS, Piece, tread
from strategikon.caesar.headings import ABOUT, HEADINGS
from strategikon.caesar.leaving import to_edge
from strategikon.caesar.measure import (
    Figure,
    distance,
    meet,
    nearer,
    overlap,
    sweep_touches,
    within,
)
from strategikon.caesar.passing import in_order, tested
from strategikon.caesar.proximity import binders, looks_away
from strategikon.caesar.shapes import Quad, Shape
from strategikon.caesar.state import NOBODY, ON_TABLE, Lasting
from strategikon.caesar.steps import PIVOT, SIDESTEP
from strategikon.caesar.support import may_support, stands_by
from strategikon.caesar.tables import OPEN, SQUARE, Special
from strategikon.caesar.units import Pose, enemies, figure, near, pose, same_fight, shape_of, troop
from strategikon.kernel.decision import Refusal, refusal

if TYPE_CHECKING:
    from strategikon.caesar.placing import Wheels
    from strategikon.caesar.stretches import Stretch

STAND_OFF: Final = 1000  # MOV.14

STEP_FORBIDDEN, PIKES_NEVER = "caesar-why-step-forbidden", "caesar-why-pikes"
OF_STEPS: Final = (STEP_FORBIDDEN, PIKES_NEVER)  # what is told of a kind of step, not of somebody else

MET: Final = frozenset(("bodies", "enemies", "friends", "locked", "own_bodies", "tight"))
GROUND_MET: Final = frozenset(("barriers_near", "closed_near", "rough_near", "woods_near"))


class Mover:
    """One move of one unit: `further` are the moves it has left after this one."""

    __slots__ = ("_binders", "_changed", "_nearest", "_turnings", "_unbound", "allowance", "barriers_near",
                 "battle", "bodies", "closed_near", "enemies", "forbidden", "formation", "friends", "further", "ground",
                 "locked", "own_bodies", "reach", "rough_near", "shape", "start", "stretches", "tight", "treads",
                 "troop", "unit", "wheels", "woods_near")  # fmt: skip

    enemies: list[Meeting]  # these, gathered when one of them is first asked for, are whom it may meet
    friends: list[Meeting]
    locked: list[Meeting]  # friends in close combat
    bodies: list[tuple[int, int, int, Quad]]
    own_bodies: list[tuple[int, int, int, Quad]]  # of friends
    tight: bool  # an enemy is nearer than an inch
    closed_near: bool  # and these what ground
    woods_near: bool
    rough_near: bool
    barriers_near: bool

    def __init__(
        self, battle: Fight, unit: int, further: int = 0, formation: int | None = None, at: Pose | None = None,
        reach: int | None = None, like: Mover | None = None,
    ) -> None:  # fmt: skip
        self.battle, self.unit, self.further = battle, unit, further
        self.troop: Final = troop(battle, unit)
        self.ground: Final = battle.field.ground
        self.formation = battle.state.formation[unit] if formation is None else formation
        self.shape: Final[Shape] = self._shape(formation)
        self.treads: Final = tread(self.troop.kind.arm, self.formation == OPEN)
        self.allowance: Final = self.troop.allowances[self.formation]
        self.start: Final = pose(battle, unit) if at is None else at
        self.forbidden: Final = forbidden_steps(battle, unit)
        self._binders: tuple[int, ...] | None = None if like is None else like.bound_by
        self._unbound: bool | None = None  # neither disordered, nor kept to an area or a parent
        self._nearest: tuple[int, int] | None = None
        self._turnings: Final[dict[tuple[bool, bool], Turning]] = {}
        self.stretches: Final[dict[int, Stretch]] = {}  # those from the start, by heading
        self.wheels: Final[dict[int, list[Wheels]]] = {}  # MOV.21 of the ways to a pose, by its heading
        self._changed: Final[dict[tuple[int, Pose], Mover]] = {}
        self.reach: Final = self.shape.farthest(self.allowance) if reach is None else reach

    def __getattr__(self, name: str) -> Any:
        """What can be met is looked for when it is first asked for: a mere change of formation seldom asks."""
        if name in MET:
            self._gather()
        elif name in GROUND_MET:
            self._look_at_ground()
        else:
            raise AttributeError(name)
        return getattr(self, name)

    def _shape(self, formation: int | None) -> Shape:
        shape = shape_of(self.battle, self.unit) if formation is None else self.troop.shapes[formation]
        assert shape is not None
        return shape

    def changed(self, formation: int, at: Pose) -> Mover:
        """FRM.02 The same move in another formation."""
        known = self._changed.get((formation, at))
        if known is None:
            known = Mover(self.battle, self.unit, self.further, formation, at, like=self)
            self._changed[formation, at] = known
        return known

    def _gather(self) -> None:
        """Whoever can be met as far off as its centre can come."""
        field, where, here = self.battle.field, self.battle.state.where, self.at_start
        reach = self.reach + here[2].radius + STAND_OFF
        self.enemies = self._within(field.enemies[self.troop.side], here, reach)
        own = self._within(field.friends[self.troop.side], here, reach)
        self.friends = [met for met in own if met.unit != self.unit and where[met.unit] == ON_TABLE]
        self.locked = [met for met in self.friends if met.locked]
        self.own_bodies = [(unit, x, y, frame.core) for unit, (x, y, frame), _ in self.friends]
        foes = [(unit, x, y, frame.core) for unit, (x, y, frame), _ in self.enemies if where[unit] == ON_TABLE]
        self.bodies = self.own_bodies + foes
        self.tight = any(within(here, met.figure, STAND_OFF - 1) for met in self.enemies)

    def _within(self, units: Iterable[int], here: Figure, reach: int) -> list[Meeting]:
        """Those of some units that are so near: squares first, then circles."""
        x, y, _ = here
        touches = self.battle.state.touches
        return [
            Meeting(other, there, touches[other] != 0)
            for other, there in near(self.battle, units, x, y, reach)
            if (there[0] - x) ** 2 + (there[1] - y) ** 2 <= (reach + there[2].radius) ** 2
        ]

    def knows_around(self, here: Figure) -> bool:
        """Whether everybody within an inch of a footprint is among those whom it may meet."""
        x, y, heading = self.start
        far = abs(here[0] - x) + abs(here[1] - y) + here[2].radius
        return far <= self.reach + self.shape.at(heading).radius

    def _look_at_ground(self) -> None:
        """Which kinds of ground a move can come to at all; a wheel may bring a centre farther than it costs."""
        ground, (x, y, frame) = self.ground, self.at_start
        far = self.reach + 3 * frame.radius
        self.closed_near = any(piece.near(x, y, far) for piece in ground.closed_to[self.treads])
        slowed = self.troop.mounted and self.treads not in CLOSED[WOODS]  # TER.02 who may go in at all
        self.woods_near = slowed and any(piece.near(x, y, far) for piece in ground.woods)
        self.rough_near = any(piece.near(x, y, far) for piece in ground.rough)
        self.barriers_near = any(piece.near(x, y, far) for piece in ground.barriers)

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
            return "VIC.04", STEP_FORBIDDEN, step
        if step not in (SIDESTEP, PIVOT):
            return None
        if self.troop.has(Special.PIKES):
            return "SPC.23", PIKES_NEVER, step
        if self.bound_by:
            return "CMD.31", "caesar-why-proximity", self._id(self.bound_by[0])
        return None

    # -- translations --------------------------------------------------------------------------------------------------

    def translate(self, course: Course, vx: int, vy: int, cost: int) -> Bar | None:
        """A straight stretch, the heading kept: added to the course unless something is against it."""
        bar = self.cannot_translate(course, vx, vy, cost)
        if bar is None:
            here = self.figure_of(course)
            self.add_translation(course, here, vx, vy, cost, len(self.crossed(here, vx, vy)))
        return bar

    def cannot_translate(self, course: Course, vx: int, vy: int, cost: int) -> Bar | None:
        """What is against a straight stretch."""
        here = self.figure_of(course)
        bar = self.too_dear(course, here, vx, vy, cost) or self.barred(here, vx, vy) or self.no_end(here, vx, vy)
        if bar is not None:
            return bar
        over = self.crossed(here, vx, vy)
        if course.crossings + len(over) > self.further:
            return "TER.10", "caesar-why-obstacle", over[-1].id
        return None

    def crossed(self, here: Figure, vx: int, vy: int) -> list[Piece]:
        """TER.10 The obstacles and fords that a stretch crosses."""
        return crossings(self.battle, self.treads, self.formation, here, vx, vy) if self.barriers_near else []

    def _roughened(self, here: Figure, vx: int, vy: int) -> bool:
        """TER.09 Whether a stretch touches rough ground."""
        return self.rough_near and touches_rough(self.battle, self.treads, self.formation, here, vx, vy)

    @property
    def starts_rough(self) -> bool:
        """TER.09 Whether it stands in rough ground when the move begins."""
        return self._roughened(self.at_start, 0, 0)

    def turned_rough(self, course: Course) -> bool:
        """TER.09 Whether one of the headings that it passed in turning touches rough ground."""
        return self.rough_near and any(
            self._roughened((x, y, self.shape.at(heading)), 0, 0) for x, y, heading in course.turned
        )

    def add_translation(self, course: Course, here: Figure, vx: int, vy: int, cost: int, over: int) -> None:
        """A stretch that was found legal: its cost, the ground and the friends it touched."""
        course.cost += cost
        course.crossings += over
        course.woods = course.woods or self.in_woods(here, vx, vy)
        course.rough = course.rough or self._roughened(here, vx, vy)
        course.fought += [met.unit for met in self.locked if sweep_touches(here, vx, vy, met.figure)]
        self.note_crossed(course, here, vx, vy)
        course.x, course.y = course.x + vx, course.y + vy
        course.poses.append(course.pose)

    def note_crossed(self, course: Course, here: Figure, vx: int, vy: int) -> None:
        """PAS.07 The friends that a stretch crosses at the price of a test, as they are met."""
        crossed = [
            met.unit
            for met in self.friends
            if sweep_touches(here, vx, vy, met.figure)
            and tested(self.battle, self.unit, self.formation, here, vx, vy, met.unit)
        ]
        course.crossed += [other for other in in_order(self.battle, here, crossed) if other not in course.crossed]

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
        return self.woods_near and any(wood.touched(here, vx, vy) for wood in self.ground.woods)

    def barred(self, here: Figure, vx: int, vy: int) -> Bar | None:
        """MOV.14, TER.21, PAS.03 Enemies, closed ground and friends in close combat on the way."""
        for met, limit in self.watched(here, self.enemies):
            if nearer(here, vx, vy, met.figure, limit):
                return "MOV.14", "caesar-why-enemy-near", self._id(met.unit)
        piece = self.ground.closed(self.treads, here, vx, vy) if self.closed_near else None
        if piece is not None:
            return closed_bar(piece)
        friend = self.met_in_fight(here, vx, vy, self.locked)
        return None if friend is None else ("PAS.03", "caesar-why-friend-fights", self._id(friend))

    def watched(self, here: Figure, enemies: list[Meeting]) -> list[Watched]:
        """MOV.14 Enemies, and how near they may be passed: an inch; whoever starts nearer may not come nearer still."""
        if not self.tight:
            return [(met, STAND_OFF) for met in enemies]
        return [(met, stand_off(here, met.figure)) for met in enemies]

    def met_in_fight(self, here: Figure, vx: int, vy: int, locked: list[Meeting]) -> int | None:
        """PAS.03 The first of some friends in close combat whom a stretch would cross without joining them."""
        for met in locked:
            if sweep_touches(here, vx, vy, met.figure) and not self._joins(here, vx, vy, met.unit):
                return met.unit
        return None

    def _joins(self, here: Figure, vx: int, vy: int, friend: int) -> bool:
        """PAS.03 Whether it ends in a supporting position of somebody who fights where this friend does."""
        x, y, frame = here
        end = (x + vx, y + vy, frame)
        return any(
            same_fight(self.battle, met.unit, friend)
            and may_support(self.battle, self.unit, met.unit)
            and stands_by(self.battle, self.unit, end, met.unit)
            for met in self.locked
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

    # -- rotations -----------------------------------------------------------------------------------------------------

    def wheel(self, course: Course, by: int) -> Bar | None:
        """MOV.11 About a front corner, by so many headings: to the left is negative."""
        turning = self._turning(course, True, by > 0)
        return self._rotate(course, turning, abs(by), self.cost_of_turn(True, abs(by)))

    def pivot(self, course: Course, by: int) -> Bar | None:
        """MOV.11 About its centre."""
        turning = self._turning(course, False, by > 0)
        return self._rotate(course, turning, abs(by), self.cost_of_turn(False, abs(by)))

    def cost_of_turn(self, wheel: bool, count: int) -> int:
        """MOV.11 The arc of a wheel, or what a pivot costs: nothing for those who turn freely."""
        if wheel:
            return self.shape.wheel[count]
        return 0 if self.formation == OPEN or self.troop.turns_freely else self.shape.pivot[count]

    def _turning(self, course: Course, wheel: bool, to_right: bool) -> Turning:
        """What is known of turns from where a course has come to: those from the start of a move are kept."""
        known, key = self._turnings if course.pose == self.start else {}, (wheel, to_right)
        if key not in known:
            known[key] = (wheeling if wheel else pivoting)(self.shape, course.pose, to_right)
        return known[key]

    def about_face(self, course: Course) -> Bar | None:
        """MOV.11 The men turn where they stand: no heading is passed, once in a move."""
        if course.about:
            return "MOV.11", "caesar-why-about-twice", ""
        course.about = True
        course.heading = (course.heading + ABOUT) % HEADINGS
        course.poses.append(course.pose)
        return None

    def _rotate(self, course: Course, turning: Turning, count: int, cost: int) -> Bar | None:
        here, passed = self.figure_of(course), turning.poses[:count]
        bar = self.too_dear(course, here, 0, 0, cost) or self._barred_before(here, turning, count)
        if bar is not None:
            return bar
        if self.woods_near:
            course.woods = course.woods or any(self.in_woods((x, y, self.shape.at(h)), 0, 0) for x, y, h in passed)
        x, y, heading = passed[-1]
        bar = self.no_place((x, y, self.shape.at(heading)))
        if bar is not None:
            return bar
        over = self.crossed(here, x - here[0], y - here[1])
        if course.crossings + len(over) > self.further:
            return "TER.10", "caesar-why-obstacle", over[-1].id
        if course.woods and 2 * (course.cost + cost) > self.allowance:
            return "TER.02", "caesar-why-woods", ""
        course.cost += cost
        course.crossings += len(over)
        course.x, course.y, course.heading = passed[-1]
        course.poses += passed
        course.turned += passed
        return None

    def _barred_before(self, here: Figure, turning: Turning, count: int) -> Bar | None:
        """What is against the first so many headings of a turn; nothing is looked at twice."""
        if turning.free >= count:
            return None
        if turning.bar is None and not turning.free:
            self._look_around(here, turning)
            if not (turning.watched or turning.friends or turning.closed):
                turning.free = len(turning.poses)  # nothing is near
        while turning.bar is None and turning.free < count:
            x, y, heading = turning.poses[turning.free]
            turning.bar = self._barred_at((x, y, self.shape.at(heading)), turning)
            if turning.bar is None:
                turning.free += 1
        return turning.bar

    def _look_around(self, here: Figure, turning: Turning) -> None:
        """What a turn can meet at all."""
        (x, y), reach = turning.about, turning.reach
        turning.watched = self.watched(here, [m for m in self.enemies if _close(x, y, m.figure, reach + STAND_OFF)])
        turning.friends = [
            m for m in self.friends if _close(x, y, m.figure, reach) and (m.locked or not self.loose(m.unit))
        ]
        if self.closed_near:
            turning.closed = [piece for piece in self.ground.closed_to[self.treads] if piece.near(x, y, reach)]

    def _barred_at(self, there: Figure, turning: Turning) -> Bar | None:
        """MOV.14, PAS.03, PAS.12, TER.21 What is against one heading that is passed."""
        for met, limit in turning.watched:
            if nearer(there, 0, 0, met.figure, limit):
                return "MOV.14", "caesar-why-enemy-near", self._id(met.unit)
        piece = self.ground.first_closed(turning.closed, there, 0, 0)
        if piece is not None:
            return closed_bar(piece)
        for met in turning.friends:
            if overlap(there, met.figure):
                fights = met.locked and self.loose(met.unit)  # R-CAE-156
                rule, why = ("PAS.03", "caesar-why-friend-fights") if fights else ("PAS.12", "caesar-why-turns-over")
                return rule, why, self._id(met.unit)
        return None

    def loose(self, other: int) -> bool:
        """PAS.12 One of the two is in open order."""
        return self.formation == OPEN or self.battle.state.formation[other] == OPEN

    # -- the end of a move ---------------------------------------------------------------------------------------------

    def ends_anywhere(self, formation: int) -> bool:
        """GEO.06, FRM.08 Whether nothing but room keeps it from ending somewhere in a formation: mostly so."""
        if self._unbound is None:
            disordered = self.battle.state.lasting[self.unit] & Lasting.DISORDERED
            self._unbound = not disordered and not may_be_bound(self.battle, self.unit)
        return self._unbound and (formation in (OPEN, SQUARE) or not self.bound_by)

    def no_finish(self, course: Course) -> Bar | None:
        """CMD.32, PAS.03, SPC.29, VIC.04 What is against the place where a whole move ends: whoever passed through a
        friend in close combat must have joined him."""
        off_table = course.out >= 0
        for friend in course.fought:
            if off_table or not self._joins(self.figure_of(course), 0, 0, friend):
                return "PAS.03", "caesar-why-friend-fights", self._id(friend)
        return None if off_table else self.no_finish_at(course.x, course.y, course.heading)

    def no_finish_at(self, x: int, y: int, heading: int) -> Bar | None:
        """CMD.32, SPC.29, VIC.04 What is against a pose at the end of a whole move."""
        if self.ends_anywhere(self.formation):
            return None
        here = (x, y, self.shape.at(heading))
        if self.bound_by and self.formation not in (OPEN, SQUARE) and looks_away(self.battle, here, self.bound_by):
            return "CMD.32", "caesar-why-looks-away", self._id(self.bound_by[0])
        if self._unbound:
            return None
        if (bar := out_of_bounds(self.battle, self.unit, here)) is not None:
            return bar
        if self.battle.state.lasting[self.unit] & Lasting.DISORDERED and self.comes_nearer(here):
            return "STA.30", "caesar-why-disordered-nearer", ""
        return None

    def comes_nearer(self, here: Figure) -> bool:
        """STA.12, STA.30 Whether a disordered unit neither leaves the nearest enemy nor nears its own edge."""
        battle = self.battle
        before = figure(battle, self.unit)
        if self._nearest is None:
            far = [(distance(before, figure(battle, other)), other) for other in enemies(battle, self.unit)]
            self._nearest = min(far, default=(0, NOBODY))
        least, nearest = self._nearest
        if nearest == NOBODY:
            return False
        if any(nearer(here, 0, 0, figure(battle, other), least) for other in enemies(battle, self.unit)):
            return True
        edge = battle.field.home[self.troop.side]
        homeward = to_edge(battle, edge, here[0], here[1]) < to_edge(battle, edge, before[0], before[1])
        return not homeward and distance(here, figure(battle, nearest)) <= least

    def told(self, bar: Bar) -> Refusal:
        """A bar as a reason for people."""
        rule, message, other = bar
        if message in OF_STEPS:
            return refusal(rule, message, unit=self._id(self.unit), deed=other)
        reason = refusal(rule, message, unit=self._id(self.unit), other=other)
        return reason.besides(TWINS[rule]) if rule in TWINS else reason

    def _id(self, unit: int) -> str:
        return self.battle.field.ids[unit]


def stand_off(here: Figure, there: Figure) -> int:
    """MOV.14 How near an enemy may be passed: an inch, or as near as he is already. Few are measured."""
    return min(STAND_OFF, distance(here, there)) if within(here, there, STAND_OFF) else STAND_OFF


def comes_too_near(before: Figure, here: Figure, enemy: Figure) -> bool:
    """MOV.14 Whether a footprint is nearer to an enemy than an inch, and than the one before."""
    return nearer(here, 0, 0, enemy, STAND_OFF) and nearer(here, 0, 0, enemy, stand_off(before, enemy))


def closed_bar(piece: Piece) -> Bar:
    """TER.21 Ground that is closed to a unit."""
    return CLOSED_BY[piece.kind], "caesar-why-closed", piece.id


def _close(x: int, y: int, there: Figure, reach: int) -> bool:
    dx, dy, far = there[0] - x, there[1] - y, reach + there[2].radius
    return dx * dx + dy * dy <= far * far
