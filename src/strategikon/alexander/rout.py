"""10.2 Rout: running, being run through, and leaving the battle.

`state.routed` is 0 for a unit in hand and 1 for a routed one; where a special rule makes a unit choose its edge as it
routs, it is the number of that edge in `EDGES` plus `FIXED_EDGE`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from strategikon.alexander import (
    breaking,
    cohesion,
    column,
    doubles,
    elimination,
    leader_moves,
    phalanx,
    profile,
    special_rules,
    terrain,
)  # fmt: skip
from strategikon.alexander.facing import vertices_between, why_not_face
from strategikon.alexander.field import EDGES, Trait
from strategikon.alexander.pieces import (
    Fight,
    hex_names,
    hexes,
    in_column,
    is_double,
    is_on_map,
    is_passing,
    put,
    shift,
    unit_id,
    unmark,
)  # fmt: skip
from strategikon.alexander.state import NOBODY, NONE, NORMAL, SUPPLIES, Mark
from strategikon.alexander.tables import LOSS, PROHIBITED
from strategikon.alexander.zones import is_controlled
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.why import Explainers

Places = tuple[int, ...]
Price = Callable[[Fight, int, Places], int]

ROUT_HEXES: Final = 2  # 10.21a
EDGE_HOUR: Final = {"N": 0, "E": 3, "S": 6, "W": 9}
VERTICES: Final = {"N": (1, 11), "E": (3,), "S": (5, 7), "W": (9,)}
VACANT, FRIEND, FRIEND_IN_ZOC, CLOSED = range(4)  # 10.21b
FIXED_EDGE: Final = special_rules.FIXED_EDGE


def never_routs(battle: Fight, unit: int) -> bool:
    """9.22c, 9.34a, 9.56a Chariots, skirmishers (not SK*) and oxybeles are eliminated instead."""
    traits = battle.field.traits[unit]
    if traits & Trait.SKIRMISHER:
        return not traits & Trait.TRAINED
    return bool(traits & (Trait.CHARIOT | Trait.ARTILLERY))


@breaking.way(breaking.RUN)
def run(battle: Fight, unit: int, cause: str) -> Activity:
    """10.21, 9.22c, 9.34, 9.56 A unit routs, or is eliminated by its Type; leaders may go along (R-ALEX-106). Answers
    the hexes it entered, in order, none if it is eliminated (10.33)."""
    if never_routs(battle, unit):
        yield from elimination.eliminate(battle, unit, cause)
        return []
    return (yield from _rout_stack(battle, phalanx.stack_of(battle, unit), cause))


def _rout_stack(battle: Fight, stack: Places, cause: str) -> Activity:
    """10.21a; 9.62j of two phalanxes in double depth both rout, into separate hexes."""
    for unit in stack:
        battle.emit("rout", unit=unit_id(battle, unit), cause=cause, hex=hex_names(battle, hexes(battle, unit)))
    battle.state.beneath = changed(battle.state.beneath, stack[0], NOBODY)
    for here in hexes(battle, stack[1]) if len(stack) == 2 else ():
        battle.state.unit_at[here] = stack[1]  # the lower phalanx comes to light while the upper one runs
    path: list[int] = []
    fellow: Places = ()
    for unit in stack:
        yield from _break(battle, unit)
        path = (yield from _flee(battle, unit, ROUT_HEXES, _one_hex, fellow)) or path
        fellow = hexes(battle, unit)
    return path


def _break(battle: Fight, unit: int) -> Activity:
    """10.21a, 10.25b It is routed, out of any formation, turned to its edge, and foot throw their missiles away."""
    state = battle.state
    edge = yield from _choose_edge(battle, unit)
    yield from _turn_to(battle, unit, edge)
    if state.routed[unit] == 0:
        state.routed = changed(state.routed, unit, 1)
    state.formation, state.top = changed(state.formation, unit, NORMAL), changed(state.top, unit, 0)
    unmark(battle, unit, Mark.MUST_CHECK | Mark.NO_CHECK)
    drop_missiles(battle, unit)
    if unit in state.captains:
        state.captains.remove(unit)
    state.pw_of = changed(state.pw_of, unit, NOBODY)
    put(battle, unit, hexes(battle, unit))  # the phalanx beneath comes to light


def _choose_edge(battle: Fight, unit: int) -> Activity:
    """The Retreat Edge; `nearest_NS` is settled now, by the owner if both are as near."""
    edges = special_rules.retreat_edges(battle, unit)
    if not special_rules.chooses_edge(battle, unit):
        return edges[0]
    values = [("flee", unit, edge) for edge in edges]
    _, _, edge = yield from choose(battle, battle.field.side_of[unit], "rout-edge", values, about=unit)
    battle.state.routed = changed(battle.state.routed, unit, FIXED_EDGE + EDGES.index(edge))
    return edge


def _turn_to(battle: Fight, unit: int, edge: str) -> Activity:
    """10.21a, R-ALEX-91 It turns to its edge free of cost: a double to the better of its two facings, owner's choice if
    neither is."""
    state, old = battle.state, battle.state.facing[unit]
    if not is_double(battle, unit):
        state.facing[unit] = min(VERTICES[edge], key=lambda hour: vertices_between(old, hour))
        return
    if in_column(battle, unit):
        column.leave(battle, unit, column.fronts(battle, unit)[0])
    ahead = state.facing[unit]
    ways = (ahead, (ahead + 6) % 12)
    off = [min((hour - EDGE_HOUR[edge]) % 12, (EDGE_HOUR[edge] - hour) % 12) for hour in ways]
    best = [hour for hour, apart in zip(ways, off, strict=True) if apart == min(off)]
    values = [("face", unit, hour) for hour in best]
    _, _, hour = yield from choose(battle, battle.field.side_of[unit], "rout-facing", values, about=unit)
    if hour != ahead:
        doubles.reverse(battle, unit)


def drop_missiles(battle: Fight, unit: int) -> None:
    """10.25b, 10.27g, R-ALEX-20 Foot missile units are Missile No, mounted ones are not affected."""
    state, field = battle.state, battle.field
    if not field.traits[unit] & Trait.INFANTRY or not field.missile_of[unit] or state.missile[unit] == NONE:
        return
    state.missile = changed(state.missile, unit, NONE)
    battle.emit("supply", unit=unit_id(battle, unit), missile=field.missile_of[unit], now=SUPPLIES[NONE])


# -- 10.21, 10.22 the way --------------------------------------------------------------------------------------------


def _one_hex(battle: Fight, unit: int, places: Places) -> int:
    return 1


def _flee(battle: Fight, unit: int, budget: int, price: Price, barred: Sequence[int] = ()) -> Activity:
    """10.21, 10.22, R-ALEX-90 It runs for its edge hex by hex while `budget` lasts and friends are in its hexes; if it
    cannot, or leaves the map, it is eliminated (10.21c, 10.23). Answers the hexes entered, none if it is gone."""
    left, riders = hexes(battle, unit), leader_moves.riders(battle, unit)
    closed, spared = {*left, *barred}, _friends_in(battle, unit, left)
    path: list[int] = []
    while budget > 0 or is_passing(battle, unit):
        ways = _ways(battle, unit, closed)
        if not ways:
            yield from elimination.eliminate(battle, unit, "fled" if _at_edge(battle, unit) else "stopped")
            return []
        if not is_passing(battle, unit):
            ways = [places for places in ways if price(battle, unit, places) <= budget]
            if not ways:
                break
        values = [("rout", unit, places) for places in ways]
        _, _, places = yield from choose(battle, battle.field.side_of[unit], "rout", values, about=unit)
        budget -= price(battle, unit, places)
        path.extend(there for there in places if there not in closed)
        closed.update(places)
        yield from _run_to(battle, unit, places, spared)
        if not is_on_map(battle, unit):
            return []
    yield from leader_moves.follow(battle, unit, left, riders)
    yield from leader_moves.answer_threats(battle, ())
    return path


def _run_to(battle: Fight, unit: int, places: Places, spared: list[int]) -> Activity:
    """10.24b One step; the friends whose hexes it has now run through suffer for it, but those it shared a hex with
    before it broke (6.92b has its own price, 9.62j none)."""
    state = battle.state
    old = hexes(battle, unit)
    passed = [
        friend
        for friend in _friends_in(battle, unit, old)
        if friend not in spared and not set(hexes(battle, friend)) & set(places)
    ]
    facing = doubles.facing_after(battle, unit, places) if len(places) == 2 else state.facing[unit]
    shift(battle, unit, places)
    elimination.give_up(battle, old)
    state.facing[unit] = facing
    names = {"start": hex_names(battle, old), "to": hex_names(battle, places)}
    battle.emit("rout-move", unit=unit_id(battle, unit), **names)
    for friend in passed:
        yield from _run_through(battle, friend)
    if is_on_map(battle, unit):
        put(battle, unit, hexes(battle, unit))  # a friend may just have left its hex


def _friends_in(battle: Fight, unit: int, places: Places) -> list[int]:
    """The friends whose hexes it stands in."""
    at = battle.state.unit_at
    found = (at[here] for here in places)
    return [friend for friend in dict.fromkeys(found) if friend not in (NOBODY, unit)]


def _run_through(battle: Fight, friend: int) -> Activity:
    """10.24b 1 point, then die minus TQ; one that routs from the point does not check (R-ALEX-90)."""
    was_routed = battle.state.routed[friend]
    yield from cohesion.lose(battle, friend, LOSS["routing_friend"], "routing_friend")
    if is_on_map(battle, friend) and battle.state.routed[friend] == was_routed:
        yield from cohesion.test(battle, friend, 0, "routing_friend")


def _ways(battle: Fight, unit: int, closed: set[int]) -> list[Places]:
    """R-ALEX-90, R-ALEX-91 The next steps: of those nearer the edge the ones of the lowest class of 10.21b; if there is
    none, a single looks at the hexes as near as its own."""
    nearer, level = _candidates(battle, unit, closed)
    for found in (nearer, level):
        ranks = [_rank(battle, unit, places) for places in found]
        best = min(ranks, default=CLOSED)
        if best != CLOSED:
            return [places for places, rank in zip(found, ranks, strict=True) if rank == best]
    return []


def _candidates(battle: Fight, unit: int, closed: set[int]) -> tuple[list[Places], list[Places]]:
    """The steps on the map that lead nearer the edge, and those that do not lead away from it."""
    far = battle.field.edge_distance[special_rules.retreat_edge(battle, unit)]
    old = hexes(battle, unit)
    if len(old) == 1:
        here = old[0]
        around = [there for there in battle.field.grid.neighbours[here] if there not in closed]
        if far[here] == 0:
            return [], []  # off the map
        nearer: list[Places] = [(there,) for there in around if far[there] < far[here]]
        return nearer, [(there,) for there in around if far[there] == far[here]]
    steps = [*doubles.advances(battle, unit), *doubles.pivots(battle, unit)]
    return [places for places in steps if _goes_nearer(old, places, far, closed)], []


def _goes_nearer(old: Places, places: Places, far: Sequence[int], closed: set[int]) -> bool:
    """R-ALEX-91 One half nearer the edge, neither farther."""
    if OFF in places or any(there in closed and there not in old for there in places):
        return False
    apart = [far[there] - far[here] for here, there in zip(old, places, strict=True)]
    return max(apart) <= 0 and min(apart) < 0


def _rank(battle: Fight, unit: int, places: Places) -> int:
    """10.21b The class of a step: the worst of the hexes it enters."""
    return max(_rank_hex(battle, unit, here, side) for here, side in terrain.entered(battle, unit, places))


def _rank_hex(battle: Fight, unit: int, here: int, side: int) -> int:
    field, state = battle.field, battle.state
    if field.step(field.way_of[unit], here, side)[0] == PROHIBITED:
        return CLOSED
    there = field.grid.neighbour[here][side]
    other, own = state.unit_at[there], field.side_of[unit]
    controlled = is_controlled(battle, there, own)
    if other in (NOBODY, unit):
        return CLOSED if controlled else VACANT
    if field.side_of[other] != own or state.beneath[other] != NOBODY:  # 9.62e
        return CLOSED
    return FRIEND_IN_ZOC if controlled else FRIEND


def _at_edge(battle: Fight, unit: int) -> bool:
    far = battle.field.edge_distance[special_rules.retreat_edge(battle, unit)]
    return any(far[here] == 0 for here in hexes(battle, unit))


def rout_phase(battle: Fight) -> None:
    """3.0h Phase `rout` (D1, D2): Rallied markers go; all that are routed act in turn in the phase `routing`, broken
    phalanxes first (9.65d)."""
    state = battle.state
    state.marks[:] = [marks & ~Mark.RALLIED for marks in state.marks]
    routed = [unit for unit in range(len(state.routed)) if state.routed[unit] and is_on_map(battle, unit)]
    state.duties = sorted(routed, key=lambda unit: not phalanx.never_rallies(battle, unit))
    state.phase = "routing" if routed else "reload"


def routing(battle: Fight) -> Activity:
    """10.22, 9.65d Phase `routing`: one routed unit runs its full MA, or is removed if it is a phalanx; after the last
    the phase `reload`."""
    state = battle.state
    unit = state.duties.pop(0) if state.duties else NOBODY
    if unit == NOBODY:
        state.phase = "reload"
        return
    if is_on_map(battle, unit) and phalanx.never_rallies(battle, unit):
        yield from elimination.eliminate(battle, unit, "phalanx_rout")
    elif is_on_map(battle, unit) and state.routed[unit]:
        yield from _flee(battle, unit, profile.printed_ma(battle, unit), terrain.step_mp)
    state.phase = "routing" if state.duties else "reload"


def rout_move(battle: Fight, unit: int) -> Activity:
    """10.27d, 10.27f A routed unit that does not rally runs two hexes more."""
    yield from _flee(battle, unit, ROUT_HEXES, _one_hex)


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_flee(battle: Fight, ask: Ask, unit: int, edge: str) -> Refusal:
    """10.21a Why a unit does not run to that edge."""
    return refusal("10.21a", "alexander-why-rout-way", unit=battle.field.ids[unit])


def why_not_rout(battle: Fight, ask: Ask, unit: int, places: Places) -> Refusal:
    """10.21b Why a routing unit does not run there: it is farther, closed, or of a worse class."""
    if ask.about != unit:
        return refusal("10.21a", "alexander-why-another-unit", unit=battle.field.ids[ask.about])
    return refusal("10.21b", "alexander-why-rout-way", unit=battle.field.ids[unit])


WHY_NOT: Final[Explainers] = {
    ("rout", "rout"): why_not_rout,
    ("rout-edge", "flee"): why_not_flee,
    ("rout-facing", "face"): partial(why_not_face, "10.21a"),
}
