"""6.31 A whole path in one choice: straight on, hex by hex, each step with its reactions (R-ALEX-47).

A path keeps the facing and passes through nobody, so it rolls no dice of its own and costs no more than its steps would
one by one. Of several ways to a hex it takes that of the fewest MP, then of the least cohesion, then the first in the
order of the steps on offer. It ends early where a reaction changes the picture, or where the next step may no longer be
made; the move goes on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from strategikon.alexander import artillery, movement
from strategikon.alexander.facing import front_sides
from strategikon.alexander.field import Trait
from strategikon.alexander.ground import AHEAD
from strategikon.alexander.pieces import Fight, board_of, hex_names, hexes, in_double_depth, shift, unit_id
from strategikon.alexander.state import COLUMN, NOBODY, NORMAL, Mark
from strategikon.alexander.stepping import Way, candidates, cannot_go, facing_after, open_steps, written
from strategikon.alexander.tables import LOSS, PROHIBITED
from strategikon.alexander.terrain import Places, climbs, prohibited_to, step_loss, step_mp, turning_debt
from strategikon.alexander.zones import is_controlled
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity

PATH: Final = ("path",)
LEAST_MP: Final = 4  # with less, steps are as quick to choose
FARTHEST: Final = 24  # MP: to find out what a hex out of reach would cost


class Leg(NamedTuple):
    """A unit at one point of a path. The searches handle legs as plain tuples, which compare and are made quickly."""

    mp: int
    loss: int
    number: int  # in the order they were found
    places: Places
    facing: int
    climbed: int  # the mark of a changed level
    before: Any  # the leg it comes from, None at the start


def way_of(leg: Leg) -> list[Places]:
    """The placements that lead to a leg from the start, its own last."""
    found = []
    while leg[6] is not None:
        found.append(leg[3])
        leg = leg[6]
    return found[::-1]


# -- the offer ---------------------------------------------------------------------------------------------------------


def may_take(battle: Fight, unit: int, steps: Sequence[Places]) -> bool:
    """Whether a path may begin with one of these steps, which are open to the moving unit."""
    if battle.state.mp_left < LEAST_MP or in_double_depth(battle, unit):
        return False
    return any(_is_straight(battle, unit, places) for places in steps)


def cannot_take(battle: Fight, unit: int) -> Refusal | None:
    """Why there is no path at all: MP for one step at the most, or what forbids the steps ahead."""
    state, name = battle.state, battle.field.ids[unit]
    if in_double_depth(battle, unit):
        return refusal("9.62c", "alexander-why-double-depth", unit=name)
    if state.mp_left < LEAST_MP:
        return refusal("6.11a", "alexander-why-path-short", unit=name, left=state.mp_left)
    if may_take(battle, unit, open_steps(battle, unit)):
        return None
    reasons = (cannot_go(battle, unit, places) for places in candidates(battle, unit))
    return next((reason for reason in reasons if reason), refusal("6.91a", "alexander-why-path-friends", unit=name))


def _is_straight(battle: Fight, unit: int, places: Places) -> bool:
    """Facing kept (a double column winds as it goes), and nobody in the way."""
    at, state = battle.state.unit_at, battle.state
    for there in places:
        if at[there] not in (NOBODY, unit):
            return False
    if len(places) == 1 or state.formation[unit] == COLUMN:
        return True
    return facing_after(battle, unit, places) == state.facing[unit]


def find(battle: Fight, unit: int, budget: int) -> dict[Places, Leg]:
    """6.21a, 7.23a Where `budget` MP take the moving unit by steps alone, and how, by the hexes an option names: the
    cheapest first."""
    state, onward = battle.state, _onward if _is_plain(battle, unit) else _onward_with_care
    places, left, named = hexes(battle, unit), state.mp_left, 1 if state.formation[unit] == COLUMN else 2
    start = Leg(0, 0, 0, places, state.facing[unit], state.marks[unit] & Mark.CHANGED_LEVEL, None)
    state.mp_left = budget
    waiting, found = _steps(battle, unit, start, 0), {places[:named]: start}
    calm = is_calm(battle, unit, budget)
    count = len(waiting)
    while waiting:
        leg = heappop(waiting)
        name = leg[3][:named]
        if name in found:
            continue
        found[name] = leg
        if leg[0] < budget and (calm or not _is_held(battle, unit, leg[3])):
            for after in onward(battle, unit, leg, budget, count):
                heappush(waiting, after)
            count += 6
    state.mp_left = left
    del found[places[:named]]
    return found


def is_calm(battle: Fight, unit: int, budget: int) -> bool:
    """Whether no enemy is near enough for its ZOC to matter on a path of so many MP."""
    field, state = battle.field, battle.state
    near = field.disk(state.hex_of[unit], min(budget, FARTHEST) + 2)  # a hex for the other half, a hex for the ZOC
    return not near & board_of(battle, 1 - field.side_of[unit])


def _is_held(battle: Fight, unit: int, places: Places) -> bool:
    """7.23a A unit that has entered an enemy ZOC stops there."""
    side = battle.field.side_of[unit]
    return any(is_controlled(battle, here, side) for here in places)


def _steps(battle: Fight, unit: int, leg: Leg, count: int) -> list[Leg]:
    """The open steps of a unit that stands where `leg` ends."""
    found = []
    for places in open_steps(battle, unit):
        if _is_straight(battle, unit, places):
            count += 1
            mp, loss = leg[0] + step_mp(battle, unit, places), leg[1] + step_loss(battle, unit, places)
            climbed = Mark.CHANGED_LEVEL if climbs(battle, unit, places) else leg[5]
            found.append(Leg(mp, loss, count, places, facing_after(battle, unit, places), climbed, leg))
    return found


def _is_plain(battle: Fight, unit: int) -> bool:
    """Whether a unit is not particular about its way: then its steps stand in the tables of the ground."""
    state, field = battle.state, battle.field
    particular = Trait.CHARIOT | Trait.ARTILLERY | (Trait.CAVALRY if field.has_elephants else 0)
    if field.traits[unit] & particular or state.formation[unit] not in (NORMAL, COLUMN):
        return False
    return not (field.drift and field.traits[unit] & Trait.DOUBLE)


def _onward(battle: Fight, unit: int, leg: Leg, budget: int, count: int) -> list[Any]:
    """The next steps of a plain unit: nothing but these can forbid it one once it has left its hex."""
    mp, loss, _, places, facing, _, _ = leg
    if len(places) == 2:
        return _onward_abreast(battle, unit, leg, budget, count)
    field, at = battle.field, battle.state.unit_at
    eased = 1 if battle.state.formation[unit] == COLUMN else 0  # 6.62a
    found = []
    for there, cost, points in field.ahead(field.way_of[unit], places[0], facing):
        count += 1
        if mp + cost <= budget and at[there[0]] in (NOBODY, unit):
            points = points - eased if points else 0
            found.append((mp + cost, loss + points, count, there, facing, 0, leg))
    return found


def _onward_abreast(battle: Fight, unit: int, leg: Leg, budget: int, count: int) -> list[Any]:
    """The same of a double: both halves enter a hex; in column the leading one does, and the other follows."""
    field, at = battle.field, battle.state.unit_at
    rows, way, column = field.grid.neighbour, field.way_of[unit], battle.state.formation[unit] == COLUMN
    mp, loss, _, (first, second), facing, _, _ = leg
    found = []
    for side in AHEAD[facing] if column else front_sides(facing):
        count += 1
        steps = [field.step(way, here, side) for here in ((first,) if column else (first, second))]
        ahead = (rows[first][side], first if column else rows[second][side])
        if any(cost == PROHIBITED or mp + cost > budget for cost, _ in steps):
            continue
        if at[ahead[0]] in (NOBODY, unit) and (column or at[ahead[1]] in (NOBODY, unit)):
            cost, points = max(cost for cost, _ in steps), max(points for _, points in steps)
            points = points - 1 if column and points else points  # 6.62a
            found.append((mp + cost, loss + points, count, ahead, side * 2 if column else facing, 0, leg))
    return found


def _onward_with_care(battle: Fight, unit: int, leg: Leg, budget: int, count: int) -> list[Leg]:
    """The next steps of anybody: the unit is set down there for a moment, and the rules are asked."""
    state = battle.state
    start, facing, marks = hexes(battle, unit), state.facing[unit], state.marks[unit]
    spent = state.mp_spent, state.step_hexes, state.turned_here
    shift(battle, unit, leg[3])
    state.facing[unit], state.marks[unit] = leg[4], marks | Mark.ENTERED_HEX | leg[5]
    state.mp_left, state.mp_spent = budget - leg[0], spent[0] + leg[0]
    state.step_hexes, state.turned_here = spent[1] + 1, 0
    found = _steps(battle, unit, leg, count)
    shift(battle, unit, start)
    state.facing[unit], state.marks[unit], state.mp_left = facing, marks, budget
    state.mp_spent, state.step_hexes, state.turned_here = spent
    return found


# -- going it ----------------------------------------------------------------------------------------------------------


def take(battle: Fight, unit: int) -> Activity:
    """6.31a Which hex, then the steps there one after the other."""
    known: list[dict[Places, Leg]] = []

    def targets() -> list[Value]:
        known.append(find(battle, unit, battle.state.mp_left))
        return [("go", named) for named in known[0]]

    _, named = yield Ask(battle.field.side_of[unit], "path", targets, about=unit)
    found = known[0] if known else find(battle, unit, battle.state.mp_left)
    way = way_of(found[named])
    for number, places in enumerate(way):
        if number and places not in open_steps(battle, unit):
            _tell(battle, unit)
            return
        picture, hits = _picture(battle, unit), _foreseen_hits(battle, unit, places)
        yield from movement.step(battle, unit, written(battle, unit, places))
        last = number + 1 == len(way)
        if battle.field.has_artillery and not last:
            yield from artillery.interrupt(battle)
        if not movement.is_moving(battle) or last:
            return
        if _picture(battle, unit) != picture or battle.state.hits[unit] != hits:
            _tell(battle, unit)
            return


def _tell(battle: Fight, unit: int) -> None:
    battle.emit("path-ends", unit=unit_id(battle, unit), hex=hex_names(battle, hexes(battle, unit)))


def _foreseen_hits(battle: Fight, unit: int, places: Places) -> int:
    """6.22a, 6.13a, 6.46c, 9.21a The hits a unit will have after a step if nobody interferes."""
    state = battle.state
    hits = state.hits[unit] + step_loss(battle, unit, places) + turning_debt(battle, unit)
    if state.way & Way.SPENT or not state.way & Way.MOVED_BEFORE:
        return hits
    return hits + LOSS["moved_phalanx_extended" if state.way & Way.FAST else "moved_again"]


def _picture(battle: Fight, unit: int) -> list[list[int]]:
    """Everything on the map that a step alone does not change: where the others stand, how they face, what they have
    lost, and their leaders."""
    state = battle.state
    party = [leader for leader, here in enumerate(state.leader_hex) if leader not in state.party]
    others = [state.hex_of[:], state.hex2_of[:], state.facing[:], state.formation[:], state.routed[:], state.hits[:]]
    for values in others:
        values[unit] = 0
    return [*others, [state.leader_hex[leader] for leader in party], state.leader_state[:]]


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_path(battle: Fight, value: tuple[Any, ...]) -> Refusal | None:
    """Why the path does not lead there: who stands in the hex, what the way would cost, an enemy ZOC, the ground, or
    because it does not lie ahead."""
    if value[0] != "go":
        return None
    unit, named, field, state = battle.state.mover, value[1], battle.field, battle.state
    name, at = field.ids[unit], state.unit_at
    for there in named:
        other = at[there]
        if other not in (NOBODY, unit):
            names = {"hex": field.grid.names[there], "unit": field.ids[other]}
            enemy = field.side_of[other] != field.side_of[unit]
            return refusal("6.93a", "alexander-why-enemy-there", **names) if enemy else _stacked(battle, there)
    found = find(battle, unit, FARTHEST)
    if named in found:
        return refusal("6.25a", "alexander-why-path-mp", unit=name, cost=found[named][0], left=state.mp_left)
    if rule := prohibited_to(battle, unit, named[0]):
        return refusal(rule, "alexander-why-prohibited", hex=field.grid.names[named[0]], unit=name)
    held = [leg for leg in found.values() if _is_held(battle, unit, leg[3])]
    if held and _lies_ahead(battle, unit, named[0]):
        there = field.grid.names[held[0][3][0]]
        return refusal("7.23a", "alexander-why-path-zoc", unit=name, hex=there)
    return refusal("6.32a", "alexander-why-path-front", unit=name, hex=field.grid.names[named[0]])


def _stacked(battle: Fight, there: int) -> Refusal:
    return refusal("6.91a", "alexander-why-stacked", hex=battle.field.grid.names[there])


def _lies_ahead(battle: Fight, unit: int, there: int) -> bool:
    """Whether the line to a hex leaves the unit through its front."""
    sides = battle.field.grid.entry_sides(there, battle.state.hex_of[unit])
    return any(side in AHEAD[battle.state.facing[unit]] for side in sides)
