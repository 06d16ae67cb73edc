"""6.3 The places the moving unit can get to. What the rules offer now is taken from the offer; what lies beyond is
reckoned with the costs of the chart, roughly: it guides a choice, and the rules have the last word at every step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander.facing import FRONTS, front_sides, right_of
from strategikon.alexander.field import Places, Trait
from strategikon.alexander.movement import reverse_mp
from strategikon.alexander.pieces import hexes, is_double
from strategikon.alexander.state import COLUMN, NOBODY
from strategikon.alexander.stepping import facing_after, placement
from strategikon.alexander.tables import LOSS, PROHIBITED
from strategikon.alexander.tactics.places import Ground
from strategikon.alexander.terrain import step_loss, step_mp
from strategikon.alexander.turning import turns_heavily
from strategikon.alexander.zones import is_controlled
from strategikon.kernel.decision import Value
from strategikon.kernel.hexgrid import OFF

# A place where it may stay, its facing, what is left of its MP, what it loses on the way, and by which first options
# (bits) it gets there.
Stop = tuple[Places, int, int, int, int]
Spot = tuple[Places, int]

DETOUR: Final = 12.0  # ways that lead farther away than this are not thought through
SHORT_SIGHT: Final = 4  # MP: who is far from the enemy does not think farther than this
FAR_OFF: Final = 4  # hexes more than it can go


def stops(ground: Ground, values: Sequence[Value]) -> list[Stop]:
    """Every place within reach by the options now on offer."""
    return Reach(ground, values).run()


class Reach:
    """A search through places and facings, those with most MP left first."""

    def __init__(self, ground: Ground, values: Sequence[Value]) -> None:
        outlook, unit = ground.outlook, ground.unit
        self.ground, self.unit = ground, unit
        self.battle, self.field, self.state = outlook.battle, outlook.field, outlook.state
        self.side, self.way = self.field.side_of[unit], self.field.way_of[unit]
        self.traits = self.field.traits[unit]
        self.ends_at_once = self.state.formation[unit] == COLUMN
        self.turn_mp = 2 if turns_heavily(self.battle, unit) else 1
        self.floor = ground.hope(self.state.hex_of[unit]) - DETOUR
        self._controlled: dict[int, bool] = {}
        self.known: dict[Spot, tuple[int, int, int]] = {}  # MP left, loss, first options
        self.queue: list[list[Spot]] = [[] for _ in range(self.state.mp_left + 1)]
        self.spared = self._spared()
        for number, value in enumerate(values):
            self._begin(value, 1 << number)

    def _spared(self) -> int:
        """The MP that need not be thought of: all but a few, if no enemy is near."""
        row, where = self.field.grid.distance[self.state.hex_of[self.unit]], self.state.hex_of
        left = self.state.mp_left
        if any(row[where[enemy]] <= left + FAR_OFF for enemy in self.ground.outlook.rivals):
            return 0
        return max(0, left - SHORT_SIGHT)

    def _begin(self, value: Value, bit: int) -> None:
        """The first step or turn, as the rules offer it."""
        unit, state, left = self.unit, self.state, self.state.mp_left - self.spared
        own = hexes(self.battle, unit)
        match value[0]:
            case "step":
                places = placement(self.battle, unit, value[1])
                cost, loss = step_mp(self.battle, unit, places), step_loss(self.battle, unit, places)
                self._note(places, facing_after(self.battle, unit, places), max(0, left - cost), loss, bit)
            case "turn":
                self._note(own, value[1], max(0, left - self.turn_mp), 0, bit)
            case "reverse":
                cost = reverse_mp(self.battle, unit)
                self._note((own[1], own[0]), (state.facing[unit] + 6) % 12, max(0, left - cost), 0, bit)

    def _note(self, places: Places, facing: int, mp: int, loss: int, first: int) -> None:
        """A place is reached; by several ways the one with more MP left counts, then the one that costs less."""
        spot = (places, facing)
        old = self.known.get(spot)
        if old is None or (mp, -loss) > (old[0], -old[1]):
            self.known[spot] = (mp, loss, first)
            self.queue[mp].append(spot)
        elif mp == old[0] and loss == old[1]:
            self.known[spot] = (mp, loss, old[2] | first)

    def run(self) -> list[Stop]:
        """Everything that can be reached, best supplied with MP first."""
        go_on = self._go_on_double if is_double(self.battle, self.unit) else self._go_on
        at, found, seen = self.state.unit_at, list[Stop](), set[Spot]()
        for mp in range(len(self.queue) - 1, -1, -1):
            for spot in self.queue[mp]:
                left, loss, first = self.known[spot]
                if left != mp or spot in seen:
                    continue
                seen.add(spot)
                places, facing = spot
                free = all(at[there] in (NOBODY, self.unit) for there in places)
                if free:
                    found.append((places, facing, mp, loss, first))
                if mp and not self.ends_at_once and not any(self._is_controlled(there) for there in places):
                    go_on(places, facing, mp, loss, first, free)
        return found

    def _is_controlled(self, here: int) -> bool:
        """7.23 Asked only next to enemies, and once."""
        if not self.field.bits[here] & self.ground.beset:
            return False
        found = self._controlled.get(here)
        if found is None:
            found = self._controlled[here] = is_controlled(self.battle, here, self.side)
        return found

    def _go_on(self, places: Places, facing: int, mp: int, loss: int, first: int, free: bool) -> None:
        here, step = places[0], self.field.step
        row, at = self.field.grid.neighbour[here], self.state.unit_at
        for side in FRONTS[facing]:
            cost, lost = step(self.way, here, side)
            if cost == PROHIBITED or cost > mp:
                continue
            there = row[side]
            is_open = at[there] in (NOBODY, self.unit) or self._may_pass(at[there])
            if is_open and self.ground.hope(there) >= self.floor:
                self._note((there,), facing, mp - cost, loss + lost, first)
        if not free or mp < self.turn_mp:
            return
        price = loss + int(self.field.difficult[here])
        for hours in (2, 10) if not self.traits & Trait.SKIRMISHER else (2, 4, 6, 8, 10):
            self._note(places, (facing + hours) % 12, mp - self.turn_mp, price, first)

    def _may_pass(self, other: int) -> bool:
        """6.94c A skirmisher goes through friends of another Type at no cost."""
        if not self.traits & Trait.SKIRMISHER or self.field.side_of[other] != self.side:
            return False
        return self.state.formation[other] != COLUMN and not self.field.traits[other] & Trait.SKIRMISHER

    def _go_on_double(self, places: Places, facing: int, mp: int, loss: int, first: int, _free: bool) -> None:
        rows, (left, right) = self.field.grid.neighbour, places
        sides = front_sides(facing)
        for side in sides:
            self._step_double(places, (rows[left][side], rows[right][side]), facing, mp, loss, first)
        if len(sides) == 2:
            middle = rows[right][sides[0]]
            pivot = 0 if self.traits & Trait.PHALANX else LOSS["pivot"]
            for onward in ((middle, right), (left, middle)) if middle != OFF else ():
                self._step_double(places, onward, self._facing(onward, facing), mp, loss + pivot, first)

    def _facing(self, places: Places, old: int) -> int:
        side = self.field.grid.direction(places[0], places[1])
        return next((hour for hour in ((old + 2) % 12, (old - 2) % 12) if right_of(hour) == side), old)

    def _step_double(self, old: Places, places: Places, facing: int, mp: int, loss: int, first: int) -> None:
        at, direction = self.state.unit_at, self.field.grid.direction
        if OFF in places or any(at[there] not in (NOBODY, self.unit) for there in places):
            return
        if self.ground.hope(places[0]) < self.floor:
            return
        costs = [
            self.field.step(self.way, here, direction(here, there))
            for here, there in zip(old, places, strict=True)
            if here != there
        ]
        left = mp - max(cost for cost, _ in costs)
        if left >= 0 and all(cost != PROHIBITED for cost, _ in costs):
            self._note(places, facing, left, loss + max(lost for _, lost in costs), first)
