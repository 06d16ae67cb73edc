"""3.03, 3.14 Where moves may end over ordinary ground: all ways at once, as sets of hexes.

The rule is `movement.ways`, hex by hex; this is the same answer where no step is out of the ordinary, which is nearly
always. Whoever asks gets None where it is not.
"""

from __future__ import annotations

from strategikon.bayard import allowances, marches
from strategikon.bayard.field import Fight
from strategikon.bayard.messengers import HEX, SIDE
from strategikon.bayard.movement import Way, ways
from strategikon.bayard.paces import is_unchanged, pace_of
from strategikon.bayard.pieces import weight_of
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.tables import ARTILLERY, CAMELRY, CAVALRY, INFANTRY, LIGHT
from strategikon.bayard.temper import may_rush
from strategikon.kernel.decision import Value
from strategikon.kernel.hexsets import BIT, members

PASS_GUNS = (INFANTRY, CAVALRY, CAMELRY)  # 3.07


def moves(battle: Fight, unit: int) -> list[Value]:
    """3.01 The moves of a unit that may move, by the hexes in which they end."""
    found = levels(battle, unit)
    if found is None:
        return [("move", unit, there) for there in sorted(ways(battle, unit))]
    return members(ends(battle, unit, found), battle.field.move_values[unit])


def may_stir(battle: Fight, unit: int) -> bool:
    """Whether a unit surely has a move: a free hex beside it that costs no more than it has. No answer for the rest."""
    field, state = battle.field, battle.state
    here = state.hex_of[unit]
    if here < 0 or not field.plain_moves or state.beasts or state.marks[unit] & Mark.FAR_ALLY:
        return False
    if not is_unchanged(battle) or allowances.allowance_of(battle, unit).march < 1:
        return False
    unit_at = state.unit_at
    return any(step.cost == 1 and unit_at[step.there] == NOBODY for step in pace_of(battle, unit).steps[here])


def way_to(battle: Fight, unit: int, there: int) -> Way:
    """3.01 The way of a move that is on offer."""
    found = levels(battle, unit)
    if found is None:
        return ways(battle, unit)[there]
    path = path_to(battle, unit, there, found)
    return Way(path, len(path), len(path) > allowances.allowance_of(battle, unit).combat)


def levels(battle: Fight, unit: int) -> list[int] | None:
    """The hexes that a unit comes to with one hex, two and so on, friends whom it passes among them; first its own."""
    field, state = battle.field, battle.state
    here = state.hex_of[unit]
    if not field.plain_moves or state.marks[unit] & Mark.FAR_ALLY or field.ground.road[here]:
        return None
    if "skiers" in field.profiles[unit].traits or state.aboard[unit] != NOBODY or not is_unchanged(battle):
        return None
    allowed = allowances.allowance_of(battle, unit)
    if not allowed.combat and may_rush(battle, unit):
        return None  # A2.53 its free hex is more than it has
    march = allowed.march + marches.mount_bonus(battle, unit)
    if allowed.most is not None and allowed.march:
        march = min(march, allowed.most)
    pace = pace_of(battle, unit)
    frontier = seen = BIT[here]
    if frontier & pace.odd:
        return None
    shut, halts = barred(battle, unit), halted(battle, field.side_of[unit])
    found = [frontier]
    for _ in range(march):
        grown = pace.spread(frontier) & ~(seen | shut)
        found.append(grown)
        seen |= grown
        frontier = grown & ~halts
        if frontier & pace.odd:
            if len(found) <= march:
                return None
    return found


def ends(battle: Fight, unit: int, found: list[int]) -> int:
    """3.03 Those of these hexes in which a move may end."""
    reached = 0
    for level in found[1:]:
        reached |= level
    if not reached:
        return 0
    return reached & ~standing(battle, battle.field.side_of[unit])


def standing(battle: Fight, side: int) -> int:
    """The hexes with units of a side."""
    hex_of, found = battle.state.hex_of, 0
    for unit in battle.field.units_of[side]:
        if hex_of[unit] >= 0:
            found |= BIT[hex_of[unit]]
    return found


def barred(battle: Fight, unit: int) -> int:
    """3.04-3.07, 4.117 The hexes that enemies, beasts and friends whom it cannot pass keep a unit out of."""
    field, state = battle.field, battle.state
    side = field.side_of[unit]
    shut = standing(battle, 1 - side)
    for _, where in state.beasts:
        if state.unit_at[where] == NOBODY:
            shut |= BIT[where]
    if weight_of(battle, unit) <= LIGHT:
        return shut
    guns = field.profiles[unit].type in PASS_GUNS
    heavy = field.units_of[side] if field.change_order or field.shifting else field.heavy_of[side]
    for friend in heavy:
        where = state.hex_of[friend]
        if where >= 0 and weight_of(battle, friend) > LIGHT:
            if not guns or field.profiles[friend].type != ARTILLERY:
                shut |= BIT[where]
    return shut


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


def path_to(battle: Fight, unit: int, there: int, found: list[int]) -> tuple[int, ...]:
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
