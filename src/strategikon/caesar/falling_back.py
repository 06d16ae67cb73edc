"""BRK.41-BRK.46, BRK.60, STA.16 Falling back from close combat, and the friends that make way.

A fall back is planned as a whole, on paper, before anybody moves: it is made with everybody it pushes, or not at all.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from strategikon.caesar.captains import drive_away
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import GRID, degrees, off
from strategikon.caesar.leaving import edge_passed, go_off
from strategikon.caesar.measure import Figure, distance, overlap, sweep_touches
from strategikon.caesar.passing import both_drilled, disorder_test, free_passage, half_crossed
from strategikon.caesar.retreat import is_barred
from strategikon.caesar.state import NOBODY
from strategikon.caesar.support import in_support
from strategikon.caesar.tables import SQUARE
from strategikon.caesar.units import disordered, engaged, figure, friends, open_order, put, shaken

LENGTH: Final = 6000  # BRK.41 for every class
LONGEST_CHAIN: Final = 3  # BRK.46
FARTHEST_PUSH: Final = 40_000


class Push(NamedTuple):
    """A unit that goes back: by this vector, off the table by this edge (-1: it stays), pushed by somebody (or
    NOBODY)."""

    unit: int
    vx: int
    vy: int
    out: int
    by: int


def fall_back(battle: Fight, unit: int, toward: int, is_engaged: bool) -> bool:
    """BRK.41-BRK.43, BRK.61 Six inches, complete for an engaged unit; a support goes as far as it can. Whether it is
    safe."""
    plan = Plan(battle, unit, toward)
    if plan.goes(LENGTH):
        if is_engaged and plan.steps[0].out < 0:
            battle.state.fell |= 1 << unit
        _make(battle, plan)
        return True
    if is_engaged:
        return False
    for length in range(LENGTH - GRID, 0, -GRID):
        plan = Plan(battle, unit, toward)
        if plan.goes(length):
            _make(battle, plan)
            break
    return True


def _make(battle: Fight, plan: Plan) -> None:
    """BRK.46, BRK.60 Everybody is moved, the last of a chain first; then those who were pushed test."""
    state, ids = battle.state, battle.field.ids
    for step in reversed(plan.steps):
        x, y, heading = state.x[step.unit] + step.vx, state.y[step.unit] + step.vy, state.heading[step.unit]
        put(battle, step.unit, x, y, heading)
        told = {"unit": ids[step.unit], "x": x, "y": y, "facing": degrees(heading)}
        if step.by == NOBODY:
            battle.emit("fall-back", **told)
        else:
            battle.emit("pushed", **told, other=ids[step.by])
        if step.out >= 0:
            go_off(battle, step.unit, step.out)
    pushed = {step.unit: step.by for step in plan.steps[1:]}
    for unit, by in pushed.items():
        if not open_order(battle, unit) and not both_drilled(battle, by, state.formation[by], unit):
            disorder_test(battle, unit)
    drive_away(battle)


class Plan:
    """A fall back on paper: who goes where."""

    __slots__ = ("battle", "figures", "steps", "toward", "unit")

    def __init__(self, battle: Fight, unit: int, toward: int) -> None:
        self.battle, self.unit, self.toward = battle, unit, toward
        self.figures: dict[int, Figure | None] = {}  # of those who have gone back; None: off the table
        self.steps: list[Push] = []

    def goes(self, length: int) -> bool:
        """Whether the unit can go back so far."""
        return self._go(self.unit, figure(self.battle, self.unit), length, NOBODY, 0)

    def _go(self, unit: int, here: Figure, length: int, by: int, depth: int) -> bool:
        """BRK.42, BRK.46 One unit, and before it everybody in its way."""
        stretch, out = self._until_edge(here, length)
        vx, vy = off(self.toward, stretch, 0)
        if is_barred(self.battle, unit, here, vx, vy):
            return False
        self.steps.append(Push(unit, vx, vy, out, by))
        end = None if out >= 0 else (here[0] + vx, here[1] + vy, here[2])
        while way := self._in_the_way(unit, here, vx, vy, end):
            other, there = way[0]
            if depth >= LONGEST_CHAIN or not makes_way(self.battle, other, self.unit):
                return False
            if not self._go(other, there, self._clear(here, vx, vy, there), unit, depth + 1):
                return False
        self.figures[unit] = end
        return end is None or not any(overlap(end, there) for _, there in self._others(unit))

    def _until_edge(self, here: Figure, length: int) -> tuple[int, int]:
        """BRK.60 How far it goes on the table, and the edge it then passes (-1: none)."""
        ground = self.battle.field.ground
        vx, vy = off(self.toward, length, 0)
        if ground.on_table((here[0] + vx, here[1] + vy, here[2])):
            return length, -1
        far = 0
        while True:
            far += GRID
            vx, vy = off(self.toward, far, 0)
            there = (here[0] + vx, here[1] + vy, here[2])
            if not ground.on_table(there):
                return far - GRID, edge_passed(ground, there)

    def _others(self, unit: int) -> list[tuple[int, Figure]]:
        """Friends where they stand on paper."""
        found = []
        for other in friends(self.battle, unit):
            there = self.figures[other] if other in self.figures else figure(self.battle, other)
            if there is not None:
                found.append((other, there))
        return found

    def _in_the_way(
        self, unit: int, here: Figure, vx: int, vy: int, end: Figure | None
    ) -> list[tuple[int, Figure]]:
        """BRK.46 Friends on whom it would end, or whom it would cross otherwise than freely, in the order it meets
        them."""
        loose = open_order(self.battle, unit)
        found = []
        for other, there in self._others(unit):
            if other == self.unit or not sweep_touches(here, vx, vy, there):
                continue
            passes = free_passage(self.battle, unit, other, loose)
            passes = passes or not half_crossed(self.battle, unit, here, vx, vy, other)
            if not passes or (end is not None and overlap(end, there)):
                found.append((distance(here, there), other, there))
        return [(other, there) for _, other, there in sorted(found, key=lambda entry: entry[:2])]

    def _clear(self, here: Figure, vx: int, vy: int, there: Figure) -> int:
        """BRK.46 The least distance by which somebody must be pushed to be out of the way."""
        for far in range(GRID, FARTHEST_PUSH, GRID):
            dx, dy = off(self.toward, far, 0)
            if not sweep_touches(here, vx, vy, (there[0] + dx, there[1] + dy, there[2])):
                return far
        return FARTHEST_PUSH


def makes_way(battle: Fight, unit: int, who: int) -> bool:
    """BRK.46, STA.16 Not disordered, engaged, in square, or in support of anybody but the unit that falls back."""
    if disordered(battle, unit) or engaged(battle, unit) or battle.state.formation[unit] == SQUARE:
        return False
    if battle.state.backs[unit] != NOBODY:
        return battle.state.backs[unit] == who
    return shaken(battle, unit) or not set(in_support(battle, unit)) - {who}
