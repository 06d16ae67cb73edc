"""1.21, 1.22, 3.01-3.13 Movement: where a unit may go, and the way it takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, NamedTuple

from strategikon.bayard import allies, closures, terrain, works
from strategikon.bayard.allowances import ROAD_BONUS, Reach, allowance_of, manoeuvre_cost
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import bridge_lost
from strategikon.bayard.marches import along_road, by_road, by_ski, mount_bonus
from strategikon.bayard.messengers import HEX, SIDE
from strategikon.bayard.night.darkness import knows_figure, strays
from strategikon.bayard.paces import step_cost, steps_from
from strategikon.bayard.pieces import (
    acting_mark,
    has,
    hex_name,
    in_group,
    is_activated,
    known_at,
    lone_enemies,
    unit_id,
    weight_of,
)  # fmt: skip
from strategikon.bayard.state import NOBODY, OUTSIDE, Mark
from strategikon.bayard.tables import ARTILLERY, CAMELRY, CAVALRY, INFANTRY, LIGHT
from strategikon.bayard.temper import is_enraged
from strategikon.bayard.weather import effects
from strategikon.kernel.decision import Refusal, refusal

Along = Callable[[int, int], bool]
Halts = Callable[[Fight, int, int], bool]


class Way(NamedTuple):
    """A way to a hex: the hexes entered, what they cost, and whether it gives up the right to fight."""

    path: tuple[int, ...]
    cost: int
    marched: bool


# -- 3.01, 3.02, 3.11 who may move -------------------------------------------------------------------------------------


NO_FREE_HEX: Final = Mark.HELD | Mark.FAR_ALLY | Mark.STAYS
NOT_AGAIN: Final = Mark.MOVED | Mark.PREPLAYED | Mark.STAYS | Mark.WOKEN


def waiting(battle: Fight) -> list[int]:
    """The units that may move now: those that `cannot_move` does not refuse."""
    state, marks = battle.state, battle.state.marks
    group = acting_mark(battle)
    return [unit for unit in battle.field.units_of[state.active]
            if marks[unit] & group and not marks[unit] & NOT_AGAIN]  # fmt: skip


def cannot_move(battle: Fight, unit: int) -> Refusal | None:
    """2.01, 2.15, 3.02, 3.11 An activated unit of the group that acts, once a turn, and not one that was pre-played."""
    state, name = battle.state, unit_id(battle, unit)
    if battle.field.side_of[unit] != state.active:
        return refusal("2.01", "bayard-why-enemy-unit", unit=name).besides("1.27")
    if not is_activated(battle, unit):
        asleep = ("A5.81",) if state.marks[unit] & Mark.ASLEEP else ()
        serving = ("A5.110",) if battle.field.profiles[unit].servants else ()
        reached = ("2.25",) if state.marks[unit] & Mark.MESSAGE else ()
        return refusal("2.01", "bayard-why-not-activated", unit=name).besides(
            "2.17", "3.01", *asleep, *serving, *reached
        )
    if state.marks[unit] & Mark.MOVED:
        return refusal("3.02", "bayard-why-moved", unit=name)
    if not in_group(battle, unit):
        return refusal("2.15", "bayard-why-other-group", unit=name)
    if state.marks[unit] & Mark.PREPLAYED:
        return refusal("3.11", "bayard-why-preplayed", unit=name)
    if state.marks[unit] & Mark.STAYS:
        return refusal("A2.52", "bayard-why-stays", unit=name)
    if state.marks[unit] & Mark.WOKEN:
        return refusal("A5.85", "bayard-why-woken", unit=name)
    return None


# -- 3.03-3.10 one step ------------------------------------------------------------------------------------------------


def cannot_step(battle: Fight, unit: int, here: int, there: int, first: bool) -> Refusal | None:
    """3.04, 3.05, A1.03, R-BAY-18 What is against one step, whether or not the unit stops there."""
    hexed = {"unit": unit_id(battle, unit), "hex": hex_name(battle, there)}
    reason = _cannot_pass(battle, unit, there)
    if reason is not None:
        return reason
    shut = closures.closed(battle, here, there)
    if shut is not None:
        under = terrain.closed_by(battle, unit, there)
        also = ("A1.03", "A5.121", terrain.RULES[under.id]) if under is not None and bridge_lost(battle, there) else ()
        return refusal(*shut, **hexed).besides(*also)
    road = by_road(battle, here, there)
    closed = None if road else terrain.closed_by(battle, unit, there)
    work = works.closed_by(battle, unit, here, there)
    barring: tuple[str, ...] = ()
    if work is not None:
        barring = (works.RULES[work.id], "A1.03", "A1.05", *terrain.rules_of(battle, there, work.id))
    if closed is not None:
        reason = refusal("A1.03", "bayard-why-closed", **hexed, terrain=closed.id)
        beside_bridge = ("A1.35",) if terrain.is_bridged(battle, there) else ()
        return reason.besides(*terrain.rules_of(battle, there, closed.id), *beside_bridge, *barring)
    if work is not None:
        return refusal(barring[0], "bayard-why-work", **hexed, work=work.id).besides(*barring[1:])
    before = works.stop_before(battle, here, there)
    if before is not None and not first:
        return refusal(works.RULES[before.id], "bayard-why-stop-before", **hexed, work=before.id)
    return allies.cannot_step(battle, unit, here, there)


def _cannot_pass(battle: Fight, unit: int, there: int) -> Refusal | None:
    """3.04, 3.05, 4.117 Who stands in a hex and lets nobody in."""
    other = known_at(battle, battle.field.side_of[unit], there)
    if other == NOBODY and not battle.state.beasts:
        return None
    hexed = {"unit": unit_id(battle, unit), "hex": hex_name(battle, there)}
    if other != NOBODY and battle.field.side_of[other] != battle.field.side_of[unit]:
        return refusal("3.04", "bayard-why-enemy-there", **hexed).besides("3.03", "1.23")
    if other != NOBODY and not may_pass(battle, unit, other):
        barred = refusal("3.05", "bayard-why-friend-there", **hexed, friend=unit_id(battle, other))
        return barred.besides("3.06", "3.07")
    if other == NOBODY and any(where == there for _, where in battle.state.beasts):
        return refusal("4.117", "bayard-why-beast-there", **hexed)
    return None


def may_pass(battle: Fight, unit: int, friend: int) -> bool:
    """3.06, 3.07, R-BAY-16 Through light friends, light troops through any, foot, horse and camels through guns."""
    if weight_of(battle, friend) <= LIGHT or weight_of(battle, unit) <= LIGHT:
        return True
    kinds = battle.field.profiles
    return kinds[friend].type == ARTILLERY and kinds[unit].type in (INFANTRY, CAVALRY, CAMELRY)


# -- where to ----------------------------------------------------------------------------------------------------------


def ways(battle: Fight, unit: int, spent: int = 0, trod: tuple[int, ...] = ()) -> dict[int, Way]:
    """3.03, 3.14, 3.24, 3.27, A2.62 Every hex in which a unit may end its move, with its cheapest way; `spent` hexes
    it has used already (4.122), `trod` are those it has been in since its start. A5.102 from on board there is none:
    one lands. 2.12 A far ally rejoins or withdraws, and does not do a little of both."""
    if battle.state.aboard[unit] != NOBODY:
        return {}
    if not battle.state.marks[unit] & Mark.FAR_ALLY:
        return _ways(battle, unit, spent, trod, None)
    found: dict[int, Way] = {}
    for purpose in (allies.rejoins, allies.withdraws):
        _add(found, _ways(battle, unit, spent, trod, partial(purpose, battle, unit)))
    return found


def _ways(battle: Fight, unit: int, spent: int, trod: tuple[int, ...], bound: Along | None) -> dict[int, Way]:
    allowed = allowance_of(battle, unit)
    bonus = mount_bonus(battle, unit)
    search = partial(_searched, battle, unit, begun=bool(trod))
    reach = Reach(allowed.combat - spent, march_of(battle, unit) - spent, allowed.most)
    formed = manoeuvre_cost(battle, unit) if battle.state.marks[unit] & Mark.FORMED else 0  # A3.26
    off_road = effects.most_off_road(battle, unit) - spent - formed
    found = search(_bounded(reach, off_road), bound)
    road = _most(allowed, allowed.march + bonus + ROAD_BONUS) - spent
    most = effects.most_hexes(battle, unit) - spent - formed
    on_road = battle.field.ground.road[battle.state.hex_of[unit]]
    if on_road and min(road, most) > 0 and _marches(battle, trod, along_road):
        for wider in (reach, Reach(-1, road, allowed.most)) if most > off_road else (Reach(-1, road, allowed.most),):
            _add(found, search(_bounded(wider, most), _both(bound, partial(along_road, battle))))
    if has(battle, unit, "skiers") and _marches(battle, trod, by_ski):  # A2.62
        skied = _both(bound, partial(by_ski, battle))
        _add(found, search(_bounded(Reach(-1, road, allowed.most), off_road), skied))
    downwind = effects.most_downwind(battle, unit) - spent
    if downwind > off_road:
        blown = _both(bound, partial(effects.goes_downwind, battle))
        _add(found, search(_bounded(reach, downwind), blown))
    if battle.field.minimum_move and allowed.march > spent == 0 < off_road:
        _add_single_steps(battle, unit, found)
    if allowed.march > spent:
        _add_free_hexes(battle, unit, found, spent)
    if strays(battle, unit):  # A5.74 hex by hex
        return {there: way for there, way in found.items() if len(way.path) == 1}
    return found


def _marches(battle: Fight, trod: tuple[int, ...], along: Callable[[Fight, int, int], bool]) -> bool:
    """3.24, 3.26, R-BAY-21 Whether a move has followed a road, or snow, from its start; one from outside has not."""
    return all(here != OUTSIDE and along(battle, here, there) for here, there in pairwise(trod))


def _both(bound: Along | None, along: Along) -> Along:
    """Steps that serve a purpose and follow a road, or the like."""
    return along if bound is None else lambda here, there: bound(here, there) and along(here, there)


def _add(found: dict[int, Way], more: dict[int, Way]) -> None:
    """Ways of another kind: a hex that can be reached with combat is not reached without."""
    for there, way in more.items():
        if there not in found or (found[there].marched and not way.marched):
            found[there] = way


def march_of(battle: Fight, unit: int) -> int:
    """3.14, 3.20, 3.27, A2.84, A3.04 Hexes without combat and off the road, with those of mounts."""
    allowed = allowance_of(battle, unit)
    return _most(allowed, allowed.march + mount_bonus(battle, unit))


def _bounded(reach: Reach, hexes: int) -> Reach:
    """A5.38-A5.49, A5.55, A5.56 A reach within what the weather allows."""
    return Reach(min(reach.combat, hexes), min(reach.march, hexes), reach.most)


def _most(allowed: Reach, hexes: int) -> int:
    """3.20 Heavy guns never go farther than one hex, A3.04 nor camel chariots than three."""
    return hexes if allowed.most is None else min(hexes, allowed.most)


def ways_over_figures(battle: Fight, unit: int) -> dict[int, Way]:
    """A5.112, 4.122 The ways with combat of who rides over lone enemies without a halt."""
    allowed = allowance_of(battle, unit)
    reach = _bounded(Reach(allowed.combat, allowed.combat, allowed.most), effects.most_off_road(battle, unit))
    plain = {there: way for there, way in ways(battle, unit).items() if not way.marched}
    return {**_searched(battle, unit, reach, halts=_never), **plain}


def _never(battle: Fight, here: int, side: int) -> bool:
    return False


def _searched(
    battle: Fight, unit: int, reach: Reach, along: Along | None = None, halts: Halts | None = None, begun: bool = False
) -> dict[int, Way]:
    """The cheapest ways within a reach, those with fewer hexes first; `along` chooses the steps they may take, `halts`
    the hexes beyond which they do not go (4.122), `begun`: A1.47 the move began elsewhere. A way round may go on where
    a shorter one is stopped, so that a hex is remembered for both."""
    halts = halts or _is_met
    start = battle.state.hex_of[unit]
    side = battle.field.side_of[unit]
    best = {(start, False): 0}
    found: dict[int, Way] = {}
    queue: list[tuple[int, int, tuple[int, ...], bool]] = [(0, start, (), False)]
    while queue:
        cost, here, path, last = heappop(queue)
        if cost > best[here, last] or (path and (last or halts(battle, here, side))):
            continue
        for there, extra, ends, first, _ in steps_from(battle, unit, here):
            if along is not None and not along(here, there):
                continue
            total = cost + extra
            if total > reach.march or (first and (path or begun)) or _is_no_better(best, there, ends, total):
                continue
            occupied = known_at(battle, side, there) != NOBODY and there != start
            if occupied and ends:
                continue  # R-BAY-16
            if _cannot_enter(battle, unit, here, there) is not None:
                continue
            best[there, ends] = total
            way = (*path, there)
            heappush(queue, (total, there, way, ends))
            if not occupied and there != start and (there not in found or total < found[there].cost):
                found[there] = Way(way, total, total > reach.combat)
    return found


def _cannot_enter(battle: Fight, unit: int, here: int, there: int) -> Refusal | None:
    """What is against a step that the ground leaves open."""
    reason = _cannot_pass(battle, unit, there)
    if reason is None and closures.closed(battle, here, there) is not None:
        reason = cannot_step(battle, unit, here, there, first=True)
    return reason or allies.cannot_step(battle, unit, here, there)


def _is_no_better(best: Mapping[tuple[int, bool], int], there: int, ends: bool, cost: int) -> bool:
    """Whether a way to a hex is known that costs no more, and does not stop there unless this one does."""
    if best.get((there, False), cost + 1) <= cost:
        return True
    return ends and best.get((there, True), cost + 1) <= cost


def _is_met(battle: Fight, here: int, side: int) -> bool:
    """4.122 Whether somebody must flee from a hex first, so that a way goes no farther."""
    found = bool(lone_enemies(battle, here, side)) or any(
        runner[SIDE] != side and runner[HEX] == here for runner in battle.state.runners
    )
    return found and knows_figure(battle, side, here)


def _add_single_steps(battle: Fight, unit: int, found: dict[int, Way]) -> None:
    """R-BAY-18 A unit may always make a single step into ground that is open to it, by giving up the fight."""
    here = battle.state.hex_of[unit]
    for there in battle.field.grid.neighbours[here]:
        if there in found or known_at(battle, battle.field.side_of[unit], there) != NOBODY:
            continue
        if cannot_step(battle, unit, here, there, first=True) is None:
            found[there] = Way((there,), step_cost(battle, unit, here, there), True)


def _add_free_hexes(battle: Fight, unit: int, found: dict[int, Way], spent: int) -> None:
    """A2.53, A2.55, R-BAY-59 Who is one hex short of an enemy before it moves comes into contact with its free hex, and
    keeps the right to fight; the aggressive, whom nothing compels, after hexes with combat as well."""
    aggressive = has(battle, unit, "aggressive")
    if battle.state.marks[unit] & NO_FREE_HEX or not (aggressive or (is_enraged(battle, unit) and not spent)):
        return
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    begun = Way((), 0, spent > allowance_of(battle, unit).combat)
    stands = ((here, begun), *sorted(found.items())) if aggressive else ((here, begun),)
    short = [(near, way) for near, way in stands if not way.marched]
    for near, way in short:
        if _is_beside_enemy(battle, side, near):
            continue
        for there in contacts(battle, unit, near):
            known = found.get(there)
            if known.marched if known is not None else near == here and not spent:
                cost = way.cost + step_cost(battle, unit, near, there)
                found[there] = Way((*way.path, there), cost, False)


def contacts(battle: Fight, unit: int, here: int) -> list[int]:
    """R-BAY-59 Free hexes beside the one where a unit is, or will be, and beside an enemy one empty hex away."""
    side = battle.field.side_of[unit]
    return [there for there in battle.field.grid.neighbours[here]
            if known_at(battle, side, there) == NOBODY and _is_beside_enemy(battle, side, there)
            and cannot_step(battle, unit, here, there, first=True) is None]  # fmt: skip


def _is_beside_enemy(battle: Fight, side: int, here: int) -> bool:
    near = (known_at(battle, side, place) for place in battle.field.grid.neighbours[here])
    return any(other != NOBODY and battle.field.side_of[other] != side for other in near)
