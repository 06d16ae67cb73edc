"""MOV.11, MOV.21 The couple of dozen moves that an offer writes out, in their fixed order.

Opponents, random play, hints and screen readers choose among these; every other legal move is accepted as well.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from strategikon.caesar.courses import Course
from strategikon.caesar.field import Fight
from strategikon.caesar.formations import cannot_form, is_switch, reformed
from strategikon.caesar.headings import HEADINGS, STEP, nearest_heading, off
from strategikon.caesar.marching import March, cannot_march, exit_length, leave, march
from strategikon.caesar.measure import distance
from strategikon.caesar.mover import Mover
from strategikon.caesar.placing import place
from strategikon.caesar.steps import (
    ABOUT_FACE,
    ADVANCE,
    EXIT,
    FORM,
    LEFT,
    OBLIQUE,
    PIVOT,
    RETIRE,
    RIGHT_SIDE,
    SIDES,
    SIDESTEP,
    WHEEL,
    Step,
    direction,
    rotation,
)
from strategikon.caesar.stretches import limit, stretch_from, touch
from strategikon.caesar.support import may_support
from strategikon.caesar.tables import FORMATIONS
from strategikon.caesar.units import Pose, enemies, engaged, figure
from strategikon.kernel.decision import Refusal

Value: TypeAlias = tuple[Any, ...]
End: TypeAlias = tuple[int, ...]  # pose, formation, and the edge by which it leaves

SLANTS: Final = (15, 45)
WHEELS: Final = (15, 30, 45, 60, 90)
PIVOTS: Final = range(30, 180, 30)
MOST_PIVOT: Final = 35
SET_BACK: Final = range(0, 2500, STEP)


def nearest_enemy(battle: Fight, unit: int) -> int | None:
    """SEQ.10 The enemy nearest to a unit; the lowest id on a tie. Circles first: few are measured."""
    here = figure(battle, unit)
    x, y, frame = here
    rough = []
    for other in enemies(battle, unit):
        there = figure(battle, other)
        rough.append(((there[0] - x) ** 2 + (there[1] - y) ** 2, other, there))
    rough.sort()
    best: tuple[int, int] | None = None
    for square, other, there in rough:
        if best is None or square <= (best[0] + frame.radius + there[2].radius + 1) ** 2:
            found = (distance(here, there), other)
            best = found if best is None or found < best else best
    return None if best is None else best[1]


def short_list(battle: Fight, unit: int, further: int, mover: Mover | None = None) -> list[Value]:
    """MOV.11 What is listed of one move, `halt` first; a mover that was made for it already may be given along."""
    return ShortList(battle, unit, further, mover).values()


class ShortList:
    """The entries of one move in their order; those that end alike are listed once."""

    __slots__ = ("battle", "found", "further", "mover", "unit")

    def __init__(self, battle: Fight, unit: int, further: int, mover: Mover | None = None) -> None:
        self.battle, self.unit, self.further = battle, unit, further
        self.mover: Final = mover or Mover(battle, unit, further)
        self.found: Final[dict[End, Value]] = {(*self.mover.start, self.mover.formation, -1): ("halt", unit)}

    def values(self) -> list[Value]:
        return [value for _, value in self.ends()]

    def ends(self) -> list[tuple[End, Value]]:
        """Each entry with its end."""
        if cannot_march(self.battle, self.unit) is None:
            self._ahead()
            self._slants()
            self._wheels()
            self._toward_enemy()
            self._back_and_aside()
            self._forms()
            self._stations()
            self._exit()
        else:
            self._forms()
        return list(self.found.items())

    def single_steps(self) -> Iterator[tuple[End, Value]]:
        """CHG.30 The entries before the stations without those that turn and then go, each with its end. They are made
        part by part: whoever wants the first alone asks for no more. None of those left out ends as one of these."""
        marches = (self._ahead, self._slants, self._turns_alone, self._back_and_aside)
        may_march = cannot_march(self.battle, self.unit) is None
        for part in (*(marches if may_march else ()), self._forms):
            known = len(self.found)
            part()
            yield from list(self.found.items())[known:]

    # -- building ------------------------------------------------------------------------------------------------------

    def _start(self) -> Course:
        return Course(self.mover.start)

    def _add(self, course: Course, *steps: Step) -> None:
        end = (*course.pose, self.mover.formation, course.out)
        if end not in self.found and self.mover.no_finish(course) is None:
            self.found[end] = ("move", self.unit, steps)

    def _add_stretch(self, course: Course, vx: int, vy: int, *steps: Step) -> None:
        """A straight stretch, known to be legal: its end is all that is asked of it here."""
        x, y, heading = course.x + vx, course.y + vy, course.heading
        end = (x, y, heading, self.mover.formation, -1)
        if end not in self.found and self.mover.no_finish_at(x, y, heading) is None:
            self.found[end] = ("move", self.unit, steps)

    def _go(self, course: Course, name: str, length: int) -> None:
        """A translation straight ahead or back by a length of which it is not known whether it is legal."""
        if length <= 0 or self.mover.cannot_use(name):
            return
        toward = direction((name, length), course.heading)
        vx, vy = off(toward, length, 0)
        known = (course.x + vx, course.y + vy, course.heading, self.mover.formation, -1) in self.found
        if not known and stretch_from(self.mover, course, toward).ends(length):
            self._add_stretch(course, vx, vy, (name, length))

    def _to_limit(self, course: Course, before: tuple[Step, ...], *words: Any) -> int:
        """A translation as far as it may go."""
        if self.mover.cannot_use(words[0]):
            return 0
        toward = direction((*words, 0), course.heading)
        far = limit(self.mover, course, toward)
        if far:
            self._add_stretch(course, *off(toward, far, 0), *before, (*words, far))
        return far

    def _turned(self, step: Step) -> Course | None:
        """The course after a turn, if it is legal."""
        mover, course = self.mover, self._start()
        if mover.cannot_use(step[0]):
            return None
        bar = (mover.wheel if step[0] == WHEEL else mover.pivot)(course, rotation(step))
        return course if bar is None else None

    # -- the entries ---------------------------------------------------------------------------------------------------

    def _ahead(self) -> None:
        course = self._start()
        far = self._to_limit(course, (), ADVANCE)
        self._go(course, ADVANCE, far // 2 // STEP * STEP)
        for name in (ADVANCE, RETIRE):
            self._go(course, name, touch(self.mover, course, direction((name, 0), course.heading)))

    def _slants(self) -> None:
        course = self._start()
        for angle in SLANTS:
            for side in SIDES:
                self._to_limit(course, (), OBLIQUE, side, angle)

    def _wheels(self) -> None:
        """Wheels, alone and with the way ahead of them; whoever turns for nothing has the way ahead alone."""
        if self.mover.turns_freely:
            for step in ((PIVOT, side, angle) for angle in PIVOTS for side in SIDES):
                course = self._turned(step)
                if course is not None:
                    self._to_limit(course, (step,), ADVANCE)
        else:
            for step in self._wheel_steps():
                self._turn_and_go(step)

    def _wheel_steps(self) -> list[Step]:
        """The wheels that are listed, as far as the allowance pays for them."""
        dearest = 5 * self._dearest_wheel()
        return [(WHEEL, side, angle) for angle in WHEELS if angle <= dearest for side in SIDES]

    def _toward_enemy(self) -> None:
        step = self._turn_to_enemy()
        if step is not None:
            self._turn_and_go(step)

    def _turn_and_go(self, step: Step) -> None:
        course = self._turned(step)
        if course is not None:
            self._add(course, step)
            self._to_limit(course, (step,), ADVANCE)

    def _turns_alone(self) -> None:
        """The turns among the entries: wheels, and that toward the enemy."""
        wheels = [] if self.mover.turns_freely else self._wheel_steps()
        toward = self._turn_to_enemy()
        for step in (*wheels, *([] if toward is None else [toward])):
            course = self._turned(step)
            if course is not None:
                self._add(course, step)

    def _turn_to_enemy(self) -> Step | None:
        """The turn by which it faces the nearest enemy, as far as its allowance goes."""
        other = nearest_enemy(self.battle, self.unit)
        if other is None:
            return None
        x, y, heading = self.mover.start
        there = figure(self.battle, other)
        wanted = nearest_heading(there[0] - x, there[1] - y, heading)
        by = (wanted - heading + HEADINGS // 2) % HEADINGS - HEADINGS // 2
        free = self.mover.turns_freely
        most = MOST_PIVOT if free else self._dearest_wheel()
        by = max(-most, min(most, by))
        if not by:
            return None
        return (PIVOT if free else WHEEL, RIGHT_SIDE if by > 0 else LEFT, abs(by) * 5)

    def _dearest_wheel(self) -> int:
        """The largest wheel that the allowance pays for, in headings."""
        return bisect_right(self.mover.shape.wheel, self.mover.allowance) - 1

    def _back_and_aside(self) -> None:
        course = self._start()
        far = self._to_limit(course, (), RETIRE)
        self._go(course, RETIRE, far // 2 // STEP * STEP)
        for side in SIDES:
            self._to_limit(course, (), SIDESTEP, side)
        if self.mover.cannot_use(ABOUT_FACE) is None:
            about = self._start()
            self.mover.about_face(about)
            self._add(about, (ABOUT_FACE,))
            self._to_limit(about, ((ABOUT_FACE,),), ADVANCE)

    def _forms(self) -> None:
        battle, unit, now = self.battle, self.unit, self.mover.formation
        for formation, name in enumerate(FORMATIONS):
            if formation == now or self.mover.cannot_use(FORM) or cannot_form(battle, unit, formation) is not None:
                continue
            at = reformed(self.mover, self._start(), formation)
            if isinstance(at, Refusal) or not self._may_end_as(formation, at):
                continue
            self.found.setdefault((*at, formation, -1), ("move", unit, ((FORM, name),)))
            if is_switch(battle, unit, now, formation):
                self._switched(at, formation, name)

    def _may_end_as(self, formation: int, at: Pose) -> bool:
        """FRM.02 Whether a change of formation may be a whole move: mostly that is known without a look at the pose."""
        return self.mover.ends_anywhere(formation) or self.mover.changed(formation, at).no_finish_at(*at) is None

    def _switched(self, at: Pose, formation: int, name: str) -> None:
        mover = self.mover.changed(formation, at)
        for step in (ADVANCE, RETIRE):
            course = Course(mover.start)
            far = limit(mover, course, direction((step, 0), course.heading))
            steps = ((FORM, name), (step, far))
            done = march(self.battle, self.unit, self.further, steps, self.mover) if far else None
            if isinstance(done, March):
                end = (done.x, done.y, done.heading, done.formation, done.out)
                self.found.setdefault(end, ("move", self.unit, steps))

    def _stations(self) -> None:
        """SUP.14 Places beside a friend in combat that it could support."""
        battle, mover = self.battle, self.mover
        for met in mover.friends:
            if met.locked and engaged(battle, met.unit) and may_support(battle, self.unit, met.unit):
                for stations in self._beside(met.unit):
                    for end in stations:
                        way = place(mover, end)
                        if not isinstance(way, Refusal):
                            key = (*end, mover.formation, -1)
                            self.found.setdefault(key, ("place", self.unit, *end, way.a, way.vx, way.vy, way.b))
                            break

    def _beside(self, friend: int) -> Iterator[list[tuple[int, int, int]]]:
        """Flush behind him; on his left and on his right, set back by so much that no enemy is too near."""
        x, y, frame = figure(self.battle, friend)
        heading, mine = frame.heading, self.mover.shape
        dx, dy = off(heading, -(frame.depth // 2 + mine.half_depth), 0)
        yield [(x + dx, y + dy, heading)]
        for sign in (-1, 1):
            aside = sign * (frame.width // 2 + mine.half_width)
            level = frame.depth // 2 - mine.half_depth
            offsets = [off(heading, level - back, aside) for back in SET_BACK]
            yield [(x + dx, y + dy, heading) for dx, dy in offsets]

    def _exit(self) -> None:
        course = self._start()
        if self.mover.cannot_use(EXIT) or exit_length(self.mover, course) is None:
            return
        if leave(self.mover, course) is None:
            self._add(course, (EXIT,))
