"""R-BAY-18 Steps as the ground alone decides them: which are open to a unit, what they cost, and which are the last.

As long as nothing has changed the ground, the steps of every hex are found once for all units of a gait; over ground
that fire, weather or spades have changed, once for each hex as long as it stays so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from strategikon.bayard import terrain, works
from strategikon.bayard.field import Fight
from strategikon.bayard.marches import by_road
from strategikon.bayard.pieces import gait_of
from strategikon.kernel.hexsets import BIT, Spread
from strategikon.kernel.tactics import Kept


class Step(NamedTuple):
    """One hex farther: what it costs, whether the move ends there, whether it can only be the first of a move (A1.47),
    and whether it follows a road."""

    there: int
    cost: int
    last: bool
    first: bool
    road: bool


KEPT_GROUNDS: Final = 64
_rows: Kept[dict[int, tuple[Step, ...]]] = Kept(KEPT_GROUNDS)  # of changed ground: the steps by hex


class Pace:
    """The steps of a gait from every hex, and those from hexes with no step out of the ordinary as a spread."""

    __slots__ = ("odd", "spread", "steps")

    def __init__(self, steps: tuple[tuple[Step, ...], ...]) -> None:
        self.steps: Final = steps
        plain = [(here, step.there) for here, row in enumerate(steps) for step in row if not _is_odd(step)]
        self.spread: Final = Spread(plain)
        self.odd: Final = sum(BIT[here] for here, row in enumerate(steps) if any(map(_is_odd, row)))


def _is_odd(step: Step) -> bool:
    return step.cost != 1 or step.last or step.first


def step_cost(battle: Fight, unit: int, here: int, there: int) -> int:
    """R-BAY-18 One hex, and what ground and works cost besides; the same effect counts once, and a road spares the
    ground."""
    ground = 0 if by_road(battle, here, there) else terrain.extra_hexes(battle, unit, here, there)
    return 1 + max(ground, works.extra_hexes(battle, here, there))


def ends_move(battle: Fight, unit: int, here: int, there: int) -> bool:
    """R-BAY-18 Whether a step is the last one."""
    return terrain.stops(battle, unit, there, by_road(battle, here, there)) or works.stops(battle, here, there)


def is_unchanged(battle: Fight) -> bool:
    """Whether the ground is as it was at the start: nothing built, broken, burnt, wet or dried up, no bridge cut."""
    state = battle.state
    return not (state.faces or state.burnt or state.sky or any(one[0] == "bridge-cut" for one in state.objects))


def pace_of(battle: Fight, unit: int) -> Pace:
    """The pace of a unit over ground that is unchanged."""
    field = battle.field
    gait = gait_of(battle, unit)
    pace: Pace | None = field.paces.get(gait)
    if pace is None:
        rows = (_kept_steps(battle, unit, here) for here in range(field.grid.size))
        pace = field.paces[gait] = Pace(tuple(rows))
    return pace


def _kept_steps(battle: Fight, unit: int, here: int) -> tuple[Step, ...]:
    field = battle.field
    key = gait_of(battle, unit), here
    found = field.steps.get(key)
    if found is None:
        found = field.steps[key] = tuple(_open_steps(battle, unit, here))
    return found


def steps_from(battle: Fight, unit: int, here: int) -> tuple[Step, ...]:
    """The steps from a hex that ground and works leave open to a unit."""
    if is_unchanged(battle):
        return _kept_steps(battle, unit, here)
    state = battle.state
    key = (battle.field, gait_of(battle, unit), state.faces, state.burnt, state.sky)
    rows = _rows.get(key)
    if rows is None:
        rows = _rows.keep(key, {})
    found = rows.get(here)
    if found is None:
        found = rows[here] = tuple(_open_steps(battle, unit, here))
    return found


def is_open(battle: Fight, unit: int, here: int, there: int) -> bool:
    """4.85, A1.03 Whether ground and works leave a step open, a road all the more."""
    return any(step.there == there for step in steps_from(battle, unit, here))


def _open_steps(battle: Fight, unit: int, here: int) -> Iterator[Step]:
    for there in battle.field.grid.neighbours[here]:
        road = by_road(battle, here, there)
        if not road and terrain.closed_by(battle, unit, there) is not None:
            continue
        if works.closed_by(battle, unit, here, there) is None:
            first = works.stop_before(battle, here, there) is not None
            last = ends_move(battle, unit, here, there)
            yield Step(there, step_cost(battle, unit, here, there), last, first, road)
