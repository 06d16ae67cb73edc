"""3.03, 3.14 Where moves may end over ordinary ground: all ways at once, as sets of hexes.

The rule is `movement.ways`, hex by hex; this is the same answer where no step is out of the ordinary, which is nearly
always. Whoever asks gets None where it is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from strategikon.bayard import allowances
from strategikon.bayard.field import Fight
from strategikon.bayard.messengers import HEX, SIDE, known_standing
from strategikon.bayard.movement import Way, march_of, ways
from strategikon.bayard.paces import Pace, is_unchanged, pace_of, steps_from
from strategikon.bayard.pieces import gait_of, weight_of
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.tables import ARTILLERY, CAMELRY, CAVALRY, INFANTRY, LIGHT
from strategikon.bayard.temper import may_rush
from strategikon.kernel.decision import Value
from strategikon.kernel.hexsets import BIT, members

PASS_GUNS = (INFANTRY, CAVALRY, CAMELRY)  # 3.07
LIGHT_FRIENDS, GUNS, EVERYBODY = range(3)  # whom units pass


class Table:
    """Who stands where, as sets of hexes: found once for all who move from the same table."""

    __slots__ = ("_barred", "_battle", "_enemies", "_halted", "_own", "_side")

    def __init__(self, battle: Fight, side: int) -> None:
        self._battle, self._side = battle, side
        self._own: int | None = None
        self._enemies: int | None = None
        self._halted: int | None = None
        self._barred: dict[int, int] = {}

    def own(self) -> int:
        """The hexes with units of the side."""
        if self._own is None:
            self._own = standing(self._battle, self._side)
        return self._own

    def enemies(self) -> int:
        """The hexes with units of the enemy."""
        if self._enemies is None:
            self._enemies = known_standing(self._battle, 1 - self._side)
        return self._enemies

    def halted(self) -> int:
        """4.122 The hexes from which lone enemies must flee before anybody goes on."""
        if self._halted is None:
            self._halted = halted(self._battle, self._side)
        return self._halted

    def barred(self, unit: int) -> int:
        """The hexes that others keep a unit out of: the same for all who pass the same friends."""
        kind = passes(self._battle, unit)
        found = self._barred.get(kind)
        if found is None:
            found = self._barred[kind] = self.enemies() | barred(self._battle, self._side, kind)
        return found


def moves(battle: Fight, unit: int, table: Table | None = None) -> list[Value]:
    """3.01 The moves of a unit that may move, by the hexes in which they end."""
    table = table or Table(battle, battle.field.side_of[unit])
    found = levels(battle, unit, table)
    if found is None:
        return [("move", unit, there) for there in sorted(ways(battle, unit))]
    return members(ends(found, table), battle.field.move_values[unit])


def may_stir(battle: Fight, unit: int) -> bool:
    """Whether a unit surely has a move: a free hex beside it that costs no more than it has. No answer for the rest."""
    field, state = battle.field, battle.state
    here = state.hex_of[unit]
    if here < 0 or not field.plain_moves or state.beasts or state.marks[unit] & Mark.FAR_ALLY:
        return False
    if not is_unchanged(battle) or allowances.allowance_of(battle, unit).march < 1:
        return False
    unit_at = state.unit_at
    return any(step.cost == 1 and unit_at[step.there] == NOBODY for step in steps_from(battle, unit, here))


def way_to(battle: Fight, unit: int, there: int) -> Way:
    """3.01 The way of a move that is on offer."""
    found = levels(battle, unit)
    if found is None:
        return ways(battle, unit)[there]
    path = path_to(battle, unit, there, found)
    return Way(path, len(path), len(path) > allowances.allowance_of(battle, unit).combat)


def levels(battle: Fight, unit: int, table: Table | None = None) -> Sequence[int] | None:
    """The hexes that a unit comes to with one hex, two and so on, friends whom it passes among them; first its own."""
    field, state = battle.field, battle.state
    here = state.hex_of[unit]
    if not field.plain_moves or state.marks[unit] & Mark.FAR_ALLY or field.ground.road[here]:
        return None
    if "skiers" in field.profiles[unit].traits or state.aboard[unit] != NOBODY or not is_unchanged(battle):
        return None
    allowed, march = allowances.allowance_of(battle, unit), march_of(battle, unit)
    if allowed.combat < march and may_rush(battle, unit):
        return None  # A2.53 its free hex is more than it has, or the last of a march
    table = table or Table(battle, field.side_of[unit])
    free = _free_levels(battle, unit, here, march)
    shut, halts = table.barred(unit), table.halted()
    if not free.all & (shut | halts):
        return free.levels
    return _levels(pace_of(battle, unit), here, march, shut, halts)


class Free(NamedTuple):
    """What a unit reaches where nobody is in its way: all hexes, and those by their distance if no step is odd."""

    all: int
    levels: Sequence[int] | None


def _free_levels(battle: Fight, unit: int, here: int, march: int) -> Free:
    """The reach that the ground alone allows."""
    key = (gait_of(battle, unit), here, march)
    found: Free | None = battle.field.reaches.get(key)
    if found is None:
        pace, reached, frontier = pace_of(battle, unit), 0, BIT[here]
        for _ in range(march):
            frontier = pace.spread(frontier) & ~(reached | BIT[here])
            reached |= frontier
        found = battle.field.reaches[key] = Free(reached, _levels(pace, here, march, 0, 0))
    return found


def _levels(pace: Pace, here: int, march: int, shut: int, halts: int) -> Sequence[int] | None:
    """Distance by distance; None where a step out of the ordinary leads on."""
    seen = BIT[here]
    if seen & pace.odd:
        return None
    found = [seen]
    onward = pace.spread.beside.get(here, 0)
    while len(found) <= march:
        grown = onward & ~(seen | shut)
        found.append(grown)
        if len(found) > march:
            break
        seen |= grown
        frontier = grown & ~halts
        if frontier & pace.odd:
            return None
        onward = pace.spread(frontier)
    return tuple(found)


def ends(found: Sequence[int], table: Table) -> int:
    """3.03 Those of these hexes in which a move may end."""
    reached = 0
    for level in found[1:]:
        reached |= level
    return reached & ~table.own() if reached else 0


def standing(battle: Fight, side: int) -> int:
    """The hexes with units of a side."""
    hex_of, found = battle.state.hex_of, 0
    for unit in battle.field.units_of[side]:
        if hex_of[unit] >= 0:
            found |= BIT[hex_of[unit]]
    return found


def barred(battle: Fight, side: int, kind: int) -> int:
    """3.05-3.07, 4.117 The hexes that beasts and friends keep those of a side out of who pass such friends alone."""
    field, state = battle.field, battle.state
    shut = 0
    for _, where in state.beasts:
        if state.unit_at[where] == NOBODY:
            shut |= BIT[where]
    if kind == EVERYBODY:
        return shut
    hex_of, profiles = state.hex_of, field.profiles
    heavy: Iterable[int] = field.heavy_of[side]
    if not field.steady:
        heavy = (one for one in field.units_of[side] if weight_of(battle, one) > LIGHT)
    for friend in heavy:
        if hex_of[friend] >= 0 and (kind != GUNS or profiles[friend].type != ARTILLERY):
            shut |= BIT[hex_of[friend]]
    return shut


def passes(battle: Fight, unit: int) -> int:
    """3.06, 3.07 Whom a unit passes: everybody, guns, or light friends alone."""
    profile = battle.field.profiles[unit]
    weight = profile.weight if battle.field.steady else weight_of(battle, unit)
    if weight <= LIGHT:
        return EVERYBODY
    return GUNS if profile.type in PASS_GUNS else LIGHT_FRIENDS


def halted(battle: Fight, side: int) -> int:
    """4.122 The hexes from which lone enemies must flee before anybody goes on."""
    state, found = battle.state, 0
    for runner in state.runners:
        if runner[SIDE] != side:
            found |= BIT[runner[HEX]]
    for leader in battle.field.leaders_of[1 - side]:
        where = state.leader_hex[leader]
        if where >= 0 and state.unit_at[where] == NOBODY:
            found |= BIT[where]
    return found


def path_to(battle: Fight, unit: int, there: int, found: Sequence[int]) -> tuple[int, ...]:
    """The way to a hex, back from its end: each time by the first of the hexes one nearer."""
    neighbours, steps = battle.field.grid.neighbours, pace_of(battle, unit).steps
    halts = halted(battle, battle.field.side_of[unit])
    cost = next(number for number, level in enumerate(found) if level & BIT[there])
    path = [there]
    while cost > 1:
        cost -= 1
        nearer = found[cost] & ~halts
        beside = [near for near in neighbours[there] if nearer & BIT[near]]
        there = min(near for near in beside if any(step.there == there for step in steps[near]))
        path.append(there)
    return tuple(reversed(path))
