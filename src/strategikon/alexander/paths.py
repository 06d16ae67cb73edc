"""6.31 A whole path in one choice: straight on, hex by hex, each step with its reactions (R-ALEX-47).

A path keeps the facing and passes through nobody, so it rolls no dice of its own and costs no more than its steps would
one by one. Of several ways to a hex it takes that of the fewest MP, then of the least cohesion, then the first in the
order of the steps on offer. It ends early where a reaction changes the picture, or where the next step may no longer be
made; the move goes on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from strategikon.alexander import artillery, marching
from strategikon.alexander.field import Trait
from strategikon.alexander.ground import AHEAD
from strategikon.alexander.pieces import Fight, board_of, hex_names, hexes, in_double_depth, shift, unit_id
from strategikon.alexander.state import COLUMN, NOBODY, NORMAL, Mark
from strategikon.alexander.stepping import Way, candidates, cannot_go, facing_after, of_mover, open_steps, written
from strategikon.alexander.tables import LOSS
from strategikon.alexander.terrain import Places, climbs, prohibited_to, step_loss, step_mp, turning_debt
from strategikon.alexander.zones import is_controlled
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.why import Explainers

PATH: Final = ("path",)
LEAST_MP: Final = 4  # with less, steps are as quick to choose
FARTHEST: Final = 24  # MP: to find out what a hex out of reach would cost


class Leg(NamedTuple):
    """A unit at one point of a path. Legs compare by what they cost, then by the order in which they were found."""

    mp: int
    loss: int
    number: int  # in the order they were found
    places: Places
    facing: int
    climbed: int  # the mark of a changed level
    before: Leg | None  # the leg it comes from, None at the start

    @property
    def cost(self) -> tuple[int, int]:
        """MP, then cohesion."""
        return self[:2]


class Picture(NamedTuple):
    """The map before a step."""

    units: list[list[int]]
    order: list[tuple[int, ...]]
    leader_hex: list[int]
    leader_state: list[int]
    party: list[int]


def way_of(leg: Leg) -> list[Places]:
    """The placements that lead to a leg from the start, its own last."""
    found = []
    while leg.before is not None:
        found.append(leg.places)
        leg = leg.before
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
    state = battle.state
    places, left, named = hexes(battle, unit), state.mp_left, 1 if state.formation[unit] == COLUMN else 2
    start = Leg(0, 0, 0, places, state.facing[unit], state.marks[unit] & Mark.CHANGED_LEVEL, None)
    state.mp_left = budget
    first, found = _steps(battle, unit, start, 0), {places[:named]: start}
    calm = is_calm(battle, unit, budget)
    if len(places) == 1 and _is_plain(battle, unit):
        _spread(battle, unit, budget, calm, first, found)
    else:
        _spread_with_care(battle, unit, budget, calm, first, found)
    state.mp_left = left
    del found[places[:named]]
    return found


def _spread(battle: Fight, unit: int, budget: int, calm: bool, waiting: list[Leg], found: dict[Places, Leg]) -> None:
    """The ways of a plain single unit: once it has left its hex nothing but MP, other units and ZOCs can forbid it a
    step. Most paths are of such units, and a leg that comes second to its hex is not even noted: that makes the search
    three times as fast as the one below."""
    field, at, side = battle.field, battle.state.unit_at, battle.field.side_of[unit]
    way, facing, ahead, count = field.way_of[unit], battle.state.facing[unit], field.ahead, len(waiting)
    eased = 1 if battle.state.formation[unit] == COLUMN else 0  # 6.62a
    known = {leg.places: leg.cost for leg in waiting}  # MP and cohesion of the best leg to a hex so far
    while waiting:
        leg = heappop(waiting)
        mp, loss, _, places, _, _, _ = leg
        if places in found:
            continue
        found[places] = leg
        if mp >= budget or (not calm and is_controlled(battle, places[0], side)):
            continue
        for there, cost, points in ahead(way, places[0], facing):
            total = (mp + cost, loss + points - eased if points else loss)
            if total[0] > budget or (there in known and known[there] <= total) or at[there[0]] not in (NOBODY, unit):
                continue
            known[there] = total
            count += 1
            heappush(waiting, Leg(*total, count, there, facing, 0, leg))


def _spread_with_care(
    battle: Fight, unit: int, budget: int, calm: bool, waiting: list[Leg], found: dict[Places, Leg]
) -> None:
    """The ways of anybody."""
    onward = _onward_abreast if _is_plain(battle, unit) else _onward_with_care
    named, count = 1 if battle.state.formation[unit] == COLUMN else 2, len(waiting)
    known = {leg.places[:named]: leg.cost for leg in waiting}
    while waiting:
        leg = heappop(waiting)
        name = leg.places[:named]
        if name in found:
            continue
        found[name] = leg
        if leg.mp >= budget or (not calm and _is_held(battle, unit, leg.places)):
            continue
        for after in onward(battle, unit, leg, budget, count):
            name, total = after.places[:named], after.cost
            if name not in known or total < known[name]:
                known[name] = total
                heappush(waiting, after)
        count += 6


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
            mp, loss = leg.mp + step_mp(battle, unit, places), leg.loss + step_loss(battle, unit, places)
            climbed = Mark.CHANGED_LEVEL if climbs(battle, unit, places) else leg.climbed
            found.append(Leg(mp, loss, count, places, facing_after(battle, unit, places), climbed, leg))
    return found


def _is_plain(battle: Fight, unit: int) -> bool:
    """Whether a unit is not particular about its way: then its steps stand in the tables of the ground."""
    state, field = battle.state, battle.field
    particular = Trait.CHARIOT | Trait.ARTILLERY | (Trait.CAVALRY if field.has_elephants else 0)
    if field.traits[unit] & particular or state.formation[unit] not in (NORMAL, COLUMN):
        return False
    return not (field.drift and field.traits[unit] & Trait.DOUBLE)


def _onward_abreast(battle: Fight, unit: int, leg: Leg, budget: int, count: int) -> list[Leg]:
    """The next steps of a plain double: both halves enter a hex; in column the leading one does, and the other
    follows."""
    field, at = battle.field, battle.state.unit_at
    mp, loss, _, (first, second), facing, _, _ = leg
    if battle.state.formation[unit] == COLUMN:
        return _onward_winding(battle, unit, leg, budget, count)
    found = []
    for ahead, cost, points in field.abreast(field.way_of[unit], first, second, facing):
        count += 1
        if ahead[0] == first or ahead[1] == second or mp + cost > budget:
            continue  # a pivot, or too dear
        if at[ahead[0]] in (NOBODY, unit) and at[ahead[1]] in (NOBODY, unit):
            found.append(Leg(mp + cost, loss + points, count, ahead, facing, 0, leg))
    return found


def _onward_winding(battle: Fight, unit: int, leg: Leg, budget: int, count: int) -> list[Leg]:
    """The next steps of a double in column (6.64a), which loses 1 less to the ground (6.62a)."""
    field, at = battle.field, battle.state.unit_at
    mp, loss, _, (first, _), facing, _, _ = leg
    found = []
    for (there,), cost, points in field.ahead(field.way_of[unit], first, facing):
        count += 1
        if mp + cost <= budget and at[there] in (NOBODY, unit):
            heading = field.grid.direction(first, there) * 2
            found.append(Leg(mp + cost, loss + max(0, points - 1), count, (there, first), heading, 0, leg))
    return found


def _onward_with_care(battle: Fight, unit: int, leg: Leg, budget: int, count: int) -> list[Leg]:
    """The next steps of anybody: the unit is set down there for a moment, and the rules are asked."""
    state = battle.state
    start, facing, marks = hexes(battle, unit), state.facing[unit], state.marks[unit]
    spent = state.mp_spent, state.step_hexes, state.turned_here
    shift(battle, unit, leg.places)
    state.facing[unit], state.marks[unit] = leg.facing, marks | Mark.ENTERED_HEX | leg.climbed
    state.mp_left, state.mp_spent = budget - leg.mp, spent[0] + leg.mp
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
    yield from walk(battle, unit, found[named])


def walk(battle: Fight, unit: int, leg: Leg) -> Activity:
    """6.31a The steps of a path one after the other, as far as nothing changes the picture."""
    way = way_of(leg)
    for number, places in enumerate(way):
        if number and places not in open_steps(battle, unit):
            _tell(battle, unit)
            return
        picture, hits = _picture(battle), _foreseen_hits(battle, unit, places)
        yield from marching.step(battle, unit, written(battle, unit, places))
        last = number + 1 == len(way)
        if battle.field.has_artillery and not last:
            yield from artillery.interrupt(battle)
        if not marching.is_moving(battle) or last:
            return
        if battle.state.hits[unit] != hits or _differs(battle, unit, picture):
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


def _picture(battle: Fight) -> Picture:
    """Everything on the map: where everybody stands, how he faces, what he has lost; his formation, and whether he is
    routed; the leaders, and who of them goes along."""
    state = battle.state
    units = [state.hex_of[:], state.hex2_of[:], state.facing[:], state.hits[:]]
    return Picture(units, [state.formation, state.routed], state.leader_hex[:], state.leader_state[:], state.party[:])


def _differs(battle: Fight, unit: int, before: Picture) -> bool:
    """Whether a step has changed more than the place of the unit and of those who go along."""
    state = battle.state
    for old, new in zip(before.units, (state.hex_of, state.hex2_of, state.facing, state.hits), strict=True):
        old[unit] = new[unit]
        if old != new:
            return True
    for was, now in zip(before.order, (state.formation, state.routed), strict=True):
        if was is not now and changed(was, unit, now[unit]) != now:
            return True
    for leader in before.party:
        before.leader_hex[leader] = state.leader_hex[leader]
    leaders = (before.leader_hex, before.leader_state, before.party)
    return leaders != (state.leader_hex, state.leader_state, state.party)


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_go(battle: Fight, ask: Ask, named: Places) -> Refusal:
    """Why the path does not lead there: who stands in the hex, what the way would cost, an enemy ZOC, the ground, or
    because it does not lie ahead."""
    unit, field, state = battle.state.mover, battle.field, battle.state
    name, at = field.ids[unit], state.unit_at
    for there in named:
        other = at[there]
        if other not in (NOBODY, unit):
            names = {"hex": field.grid.names[there], "unit": field.ids[other]}
            enemy = field.side_of[other] != field.side_of[unit]
            return refusal("6.93a", "alexander-why-enemy-there", **names) if enemy else _stacked(battle, there)
    found = find(battle, unit, FARTHEST)
    if named in found:
        return refusal("6.25a", "alexander-why-path-mp", unit=name, cost=found[named].mp, left=state.mp_left)
    if rule := prohibited_to(battle, unit, named[0]):
        return refusal(rule, "alexander-why-prohibited", hex=field.grid.names[named[0]], unit=name)
    held = [leg for leg in found.values() if _is_held(battle, unit, leg.places)]
    if held and _lies_ahead(battle, unit, named[0]):
        return refusal("7.23a", "alexander-why-path-zoc", unit=name, hex=field.grid.names[held[0].places[0]])
    return refusal("6.32a", "alexander-why-path-front", unit=name, hex=field.grid.names[named[0]]).besides("7.11a")


def _stacked(battle: Fight, there: int) -> Refusal:
    return refusal("6.91a", "alexander-why-stacked", hex=battle.field.grid.names[there])


def _lies_ahead(battle: Fight, unit: int, there: int) -> bool:
    """Whether the line to a hex leaves the unit through its front."""
    sides = battle.field.grid.entry_sides(there, battle.state.hex_of[unit])
    return any(side in AHEAD[battle.state.facing[unit]] for side in sides)


WHY_NOT: Final[Explainers] = {
    ("move", "path"): of_mover(cannot_take),
    ("path", "go"): why_not_go,
}
