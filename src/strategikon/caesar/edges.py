"""MOV.17, MOV.19, CMD.27 Coming onto the table: where a unit may enter, and how it is told."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from strategikon.caesar.bounds import cannot_end
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import EAST, NORTH, SOUTH, STEP, WEST, off
from strategikon.caesar.leaving import edge_point
from strategikon.caesar.measure import Figure
from strategikon.caesar.state import ON_TABLE, Mark
from strategikon.caesar.steps import signed_inches
from strategikon.caesar.tables import EDGES
from strategikon.caesar.units import allowance, another_acts, put, shape_of, treads
from strategikon.caesar.works import taken_by
from strategikon.kernel.decision import Family, Refusal, Value, Wish, refusal, together
from strategikon.kernel.dice import Dice

INWARD: Final = (SOUTH, WEST, NORTH, EAST)  # by edge
MOST_SHIFT: Final = 12_000


class Entry(NamedTuple):
    """The places where a unit may come on: how far its point is shifted along the edge, and how deep its front may
    be."""

    shift: int
    depths: tuple[int, ...]


def entry(battle: Fight, unit: int) -> Entry | None:
    """MOV.19 At its own point if there is room, else at the nearest shifted one; None if there is no room at all."""
    shifts = [0] + [sign * far for far in range(STEP, MOST_SHIFT + 1, STEP) for sign in (1, -1)]
    for shift in shifts:
        depths = tuple(depth for depth in all_depths(battle, unit) if cannot_come(battle, unit, depth, shift) is None)
        if depths:
            return Entry(shift, depths)
    return None


def all_depths(battle: Fight, unit: int) -> list[int]:
    """MOV.19 From the edge to its front: multiples of half an inch between its depth and its move, and both bounds."""
    depth = shape_of(battle, unit).depth
    low, high = max(depth, STEP), max(depth, allowance(battle, unit))
    between = range(-(-low // STEP) * STEP, high + 1, STEP)
    return sorted({low, high, *between})


def place_at(battle: Fight, unit: int, depth: int, shift: int) -> Figure:
    """MOV.19 The figure of a unit that enters with its front so far from the edge, its point so far along it."""
    state = battle.state
    edge, shape = state.exit_edge[unit], shape_of(battle, unit)
    x, y = edge_point(battle, edge, state.exit_along[unit] + shift)
    dx, dy = off(INWARD[edge], depth - shape.half_depth, 0)
    return x + dx, y + dy, shape.at(INWARD[edge])


def cannot_come(battle: Fight, unit: int, depth: int, shift: int) -> Refusal | None:
    """MOV.19, SPC.29, VIC.04, R-CAE-153 Why a unit may not come on there."""
    there = place_at(battle, unit, depth, shift)
    taken = taken_by(battle, unit, there, treads(battle, unit))
    if (first := next(taken, None)) is not None:
        return refusal("MOV.19", "caesar-why-no-entry", unit=battle.field.ids[unit]).besides(first, *taken)
    return cannot_end(battle, unit, there)


def entry_values(battle: Fight, unit: int) -> list[Value]:
    """MOV.19 Both bounds and the middle of what is allowed; nothing, if there is no room."""
    found = entry(battle, unit)
    if found is None:
        return []
    depths = found.depths
    return [_value(unit, d, found.shift) for d in dict.fromkeys((depths[-1], depths[len(depths) // 2], depths[0]))]


def _value(unit: int, depth: int, shift: int) -> Value:
    return ("enter-along", unit, depth, shift) if shift else ("enter", unit, depth)


def enter(battle: Fight, unit: int, depth: int, shift: int) -> None:
    """MOV.19 A unit comes on: that is its first move, and it does not charge this turn."""
    state = battle.state
    x, y, frame = place_at(battle, unit, depth, shift)
    state.where[unit] = ON_TABLE
    state.marks[unit] |= Mark.ENTERED | Mark.MOVED
    put(battle, unit, x, y, frame.heading)
    battle.emit("enter", unit=battle.field.ids[unit], edge=EDGES[state.exit_edge[unit]])


class Arrival(Family):
    """MOV.19 Every place where a unit may come on."""

    __slots__ = ("battle", "unit")
    verbs = ("enter", "enter-along")

    def __init__(self, battle: Fight, unit: int) -> None:
        self.battle, self.unit = battle, unit

    def admit(self, verb: str, arguments: tuple[int, ...]) -> Value | Refusal:
        unit, depth, *shifts = arguments
        ids = self.battle.field.ids
        if unit != self.unit:
            return another_acts(self.battle, self.unit, unit)
        found = entry(self.battle, self.unit)
        shift = shifts[0] if shifts else 0
        if found is None:
            return refusal("MOV.19", "caesar-why-no-entry", unit=ids[unit])
        known = depth in all_depths(self.battle, unit) and abs(shift) <= MOST_SHIFT
        reason = cannot_come(self.battle, unit, depth, shift) if known else None
        if shift != found.shift:
            other = refusal("MOV.19", "caesar-why-other-entry", unit=ids[unit], shift=signed_inches(found.shift))
            return other if reason is None or reason.rule == "MOV.19" else reason
        if not known:
            nowhere = refusal("MOV.19", "caesar-why-no-entry", unit=ids[unit])
            return together(nowhere, cannot_come(self.battle, unit, depth, shift)) or nowhere
        return reason or _value(unit, depth, shift)

    def draw(self, will: Dice) -> Value | None:
        found = entry(self.battle, self.unit)
        return None if found is None else _value(self.unit, found.depths[will.pick(len(found.depths))], found.shift)

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        found = entry(self.battle, self.unit)
        if found is None or wish.at is None:
            return None, refusal("MOV.19", "caesar-why-no-entry", unit=self.battle.field.ids[self.unit])
        x, y = wish.at[0], self.battle.field.ground.height - wish.at[1]
        places = [(place_at(self.battle, self.unit, depth, found.shift), depth) for depth in found.depths]
        _, depth = min(((px - x) ** 2 + (py - y) ** 2, depth) for (px, py, _), depth in places)
        return _value(self.unit, depth, found.shift), None

    @property
    def card(self) -> dict[str, Any]:
        return {"shape": "point", "piece": self.battle.field.ids[self.unit], "step": STEP}
