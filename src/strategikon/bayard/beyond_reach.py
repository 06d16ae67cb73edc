"""2.20, 2.21, 3.03-3.07, 3.14-3.36 Why somebody may not end a move in a hex: what stands there, what bars the way, or
how far it is. Where several rules say so, all of them are named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import Final

from strategikon.bayard import allies, chains, closures, leaders, messengers, off_table, terrain, works
from strategikon.bayard.allowances import (
    HEAVIER_FORMATIONS,
    MOVES_BY_TYPE,
    ROAD_BONUS,
    allowance_of,
    fair_march,
    fair_most,
    manoeuvre_cost,
)
from strategikon.bayard.equipment import has_mantlet
from strategikon.bayard.field import Fight
from strategikon.bayard.footpaths import is_passable
from strategikon.bayard.marches import mount_bonus
from strategikon.bayard.movement import cannot_move, cannot_step, march_of, may_pass, ways
from strategikon.bayard.night.darkness import strays
from strategikon.bayard.paces import steps_from
from strategikon.bayard.pieces import escort_of, formation_of, has, hex_name, known_at, leader_id, unit_id
from strategikon.bayard.profile import WAGONS
from strategikon.bayard.reaches import halted
from strategikon.bayard.state import NOBODY, LeaderMark, Mark
from strategikon.bayard.tables import ARTILLERY, CHARIOT, VERY_HEAVY
from strategikon.bayard.temper import FIERCE
from strategikon.bayard.weather import effects, fog
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.hexsets import BIT

BY_FORMATION: Final = {"shield_wall": "A3.28", "wedge": "A3.29", "tortoise": "A3.30", "salvo": "A3.31",
                       "forlorn_hope": "A3.32", "wagons_in_defence": "A3.33"}  # fmt: skip
BY_ANIMAL: Final = {
    "war_dogs": "A3.15", "armoured_war_dogs": "A3.16", "big_cats": "A3.17", "bears": "A3.18", "herd_horses": "A3.19",
    "herd_camels": "A3.19", "herd_cattle": "A3.19", "herd_bison": "A3.19", "herd_elephants": "A3.19",
}  # fmt: skip
BY_TRAIT: Final = {"mobile": "A2.56", "slow": "A2.57"}


# -- figures -----------------------------------------------------------------------------------------------------------


def cannot_deliver(battle: Fight, number: int, unit: int) -> Refusal:
    """2.10, 2.11, 2.25, 2.26 A message to a unit that is not ours, does not obey the sender, or is out of reach."""
    there = battle.state.hex_of[unit]
    if battle.field.side_of[unit] != battle.state.active or there < 0:
        return refusal("2.26", "bayard-why-enemy-unit", unit=unit_id(battle, unit))
    if battle.field.profiles[unit].servants:
        return refusal("A5.110", "bayard-why-not-by-messenger", unit=unit_id(battle, unit)).besides("2.26")
    runner = messengers.find(battle, number)
    if runner is not None and runner[messengers.CARRIES]:
        reason = allies.cannot_obey(battle, unit, messengers.sender_of(battle, runner))
        if reason is not None:
            return reason
    return cannot_run_to(battle, number, there)


def cannot_run_to(battle: Fight, number: int, there: int) -> Refusal:
    """2.20, 2.21, 2.28 A messenger."""
    name, runner = messengers.name_of(battle, number), messengers.find(battle, number)
    if runner is None or runner[messengers.SIDE] != battle.state.active:
        return refusal("2.20", "bayard-why-no-herald", runner=name)
    if runner[messengers.MOVED]:
        return refusal("2.30", "bayard-why-runner-moved", runner=name).besides("2.20")
    if not messengers.in_his_group(battle, runner):
        return refusal("2.15", "bayard-why-other-group", unit=name)
    barred = _barred(battle, runner[messengers.SIDE], there, name)
    if barred is not None:
        return barred
    cut_off = _cut_off(battle, runner[messengers.HEX], there)
    if cut_off is not None:
        return cut_off
    hexes = messengers.move_of(battle, runner)
    between = _between(battle, runner[messengers.SIDE], runner[messengers.HEX], there, hexes, name)
    if between is not None:
        return between.besides("2.20")
    swift = ("A2.101",) if hexes > messengers.HERALD_MOVE else ()
    rule = "2.28" if runner[messengers.KIND] == messengers.HERALD else "2.20"
    place, round_about = hex_name(battle, there), _round_about(battle, runner[messengers.HEX], there, hexes)
    return refusal(rule, "bayard-why-runner-far", runner=name, hex=place, hexes=hexes).besides(*swift, *round_about)


def cannot_move_leader_to(battle: Fight, leader: int, there: int | None) -> Refusal | None:
    """2.21, 2.28, 2.35, 3.04, 3.13, 3.22 A figure that moves alone, or is sent as a messenger."""
    name, runs = leader_id(battle, leader), messengers.is_running(battle, leader)
    if battle.field.leader_side[leader] != battle.state.active:
        return refusal("2.35", "bayard-why-enemy-leader", leader=name)
    if not leaders.moves_alone(battle, leader) and not runs:
        return _not_now(battle, leader, name)
    if there is None:
        return None
    barred = _barred(battle, battle.field.leader_side[leader], there, name)
    if barred is not None:
        return barred
    here = battle.state.leader_hex[leader]
    cut_off = _cut_off(battle, here, there)
    if cut_off is not None:
        return cut_off
    if battle.field.leaders[leader].on_wheels and not runs:
        return _no_drive(battle, leader, there)
    hexes = messengers.HERALD_MOVE if runs else leaders.move_of(battle, leader)
    between = _between(battle, battle.field.leader_side[leader], here, there, hexes, name)
    if between is not None:
        return between
    rules = ("2.31", "2.28", "3.22") if runs else ("3.22", "3.23")
    far = refusal(rules[0], "bayard-why-leader-far", leader=name, hex=hex_name(battle, there))
    return far.besides(*rules[1:], *_round_about(battle, here, there, hexes))


def _no_drive(battle: Fight, leader: int, there: int) -> Refusal:
    """3.13, 3.23 A character in a chariot: ground closed to vehicles, works on the face, or too far."""
    name, place, here = leader_id(battle, leader), hex_name(battle, there), battle.state.leader_hex[leader]
    ground = terrain.parts_of(battle, terrain.terrain_at(battle, there))
    closed = tuple(terrain.RULES[part.id] for part in ground if part.closed_to_wheels)
    crossed = works.crossed_into(battle, here, there) if there in battle.field.grid.neighbours[here] else ()
    closed += tuple(works.RULES[work.id] for work in crossed if work.closed_to_wheels)
    if closed:
        return refusal("3.13", "bayard-why-no-way", hex=place).besides(*closed, "3.23")
    return refusal("3.23", "bayard-why-leader-far", leader=name, hex=place).besides("3.13", "3.18")


def _not_now(battle: Fight, leader: int, name: str) -> Refusal:
    """2.15, 2.33, 2.35 He runs with the other chief's group, has moved, or was not activated."""
    if messengers.is_sent(battle, leader) or leaders.is_alone(battle, leader):
        return refusal("2.15", "bayard-why-other-group", unit=name)
    if battle.state.leader_marks[leader] & LeaderMark.MOVED:
        return refusal("2.33", "bayard-why-leader-moved", leader=name).besides("2.16", "2.35")
    return refusal("2.35", "bayard-why-leader-idle", leader=name).besides("2.34", "2.36", "2.50")


def _barred(battle: Fight, side: int, there: int, name: str) -> Refusal | None:
    """2.21, 3.04, 3.13 Enemies and impassable ground stop single men too."""
    place = hex_name(battle, there)
    shut = closures.closed_hex(battle, there)
    if shut is not None:
        return refusal(*shut, unit=name, hex=place)
    other = known_at(battle, side, there)
    if other != NOBODY and battle.field.side_of[other] != side:
        return refusal("3.04", "bayard-why-enemy-there", hex=place).besides("2.21")
    if not messengers.is_open(battle, side, there):
        parts = terrain.parts_of(battle, terrain.terrain_at(battle, there))
        also = (terrain.RULES[part.id] for part in parts if part.closed)
        return refusal("3.13", "bayard-why-no-way", hex=place).besides("2.21", "A1.03", *also)
    return None


def _cut_off(battle: Fight, here: int, there: int) -> Refusal | None:
    """3.13, A1.31 The hex beside a single man, and no way into it: a cliff, or a bridge that he does not come along."""
    if there not in battle.field.grid.neighbours[here] or is_passable(battle, here, there):
        return None
    return refusal("3.13", "bayard-why-no-way", hex=hex_name(battle, there)).besides("2.21", "A1.03", "A1.31")


def _round_about(battle: Fight, here: int, there: int, hexes: int) -> Iterator[str]:
    """2.21, 3.13 What single men must go round to a hex that is near enough: the ground and the cliffs on the straight
    way."""
    if battle.field.grid.distance[here][there] > hexes:
        return
    between = [place for step in battle.field.grid.line(here, there) for place in step if place != OFF]
    for one, other in pairwise((here, *between, there)):
        if other in battle.field.grid.neighbours[one] and not is_passable(battle, one, other):
            parts = terrain.parts_of(battle, terrain.terrain_at(battle, other))
            closed = [terrain.RULES[part.id] for part in parts if part.closed]
            yield from ("2.21", "3.13", "A1.03", *(closed or ("A1.31",)))


def _between(battle: Fight, side: int, here: int, there: int, hexes: int, name: str) -> Refusal | None:
    """2.21, 3.04 A hex that a single man would come to if enemies did not stand in the way."""
    if not messengers.reached(battle, side, here, hexes, enemies=0) & BIT[there]:
        return None
    return refusal("3.04", "bayard-why-way-barred", unit=name, hex=hex_name(battle, there)).besides("2.21")


# -- units -------------------------------------------------------------------------------------------------------------


def cannot_go_on(battle: Fight, moving: int, unit: int, there: int | None) -> Refusal | None:
    """3.01, 3.14, 4.122 Why a move that is half made may not end in a hex: what was spent cannot be spent again, and
    nobody else moves meanwhile."""
    if unit != moving:
        return refusal("3.01", "bayard-why-not-meanwhile", unit=unit_id(battle, moving))
    return None if there is None else _cannot_end(battle, unit, there, battle.state.moved[unit])


def cannot_move_to(battle: Fight, unit: int, there: int) -> Refusal | None:
    """3.03, 3.14 Why a unit that may move may not end its move in a hex."""
    return None if there in ways(battle, unit) else _cannot_end(battle, unit, there, 0)


def _cannot_end(battle: Fight, unit: int, there: int, made: int) -> Refusal:
    """3.03, 3.04, A1.03 Who stands there, what ground it is, or how far; so many hexes it has made already."""
    here, name, place = battle.state.hex_of[unit], unit_id(battle, unit), hex_name(battle, there)
    if battle.state.aboard[unit] != NOBODY:
        shut = terrain.closed_by(battle, unit, there)
        return refusal("A5.102", "bayard-why-aboard", unit=name).besides(*(terrain.RULES[shut.id],) if shut else ())
    other = known_at(battle, battle.field.side_of[unit], there)
    if other == unit:
        return refusal("3.02", "bayard-why-already-there", unit=name, hex=place)
    if other != NOBODY:
        enemy = battle.field.side_of[other] != battle.field.side_of[unit]
        rule, message = ("3.04", "bayard-why-enemy-there") if enemy else ("3.03", "bayard-why-occupied")
        together = () if enemy else ("3.05", "3.06", "3.07", "3.09")  # through it perhaps, never with it
        return refusal(rule, message, unit=name, hex=place).besides("1.23", "3.03", *together)
    if there in battle.field.grid.neighbours[here]:
        reason = cannot_step(battle, unit, here, there, first=not made)
        if reason is not None:
            return reason
    closed = terrain.closed_by(battle, unit, there)
    if closed is not None:
        closed_to = refusal("A1.03", "bayard-why-closed", unit=name, hex=place, terrain=closed.id)
        return closed_to.besides(*terrain.rules_of(battle, there, closed.id))
    if battle.state.marks[unit] & Mark.FAR_ALLY:
        return refusal("2.12", "bayard-why-far-ally", unit=name, hex=place).besides("3.14")
    return _not_so_far(battle, unit, there, made)


def _not_so_far(battle: Fight, unit: int, there: int, made: int) -> Refusal:
    """3.04, 3.05, 3.14 Ground and hex are open: it is the weather, the night, others in the way, or the distance."""
    here, name, place = battle.state.hex_of[unit], unit_id(battle, unit), hex_name(battle, there)
    far = battle.field.grid.distance[here][there]
    fair = _fair_reach(battle, unit, there)
    slowed = effects.slows(battle, unit, far, fair)
    if slowed:
        return refusal(slowed[0], "bayard-why-slowed", unit=name, hex=place).besides("3.14", *slowed[1:])
    march = march_of(battle, unit) - made
    if strays(battle, unit) and 1 < far <= allowance_of(battle, unit).march:
        foggy = ("A5.64", "A5.65") if fog.leads_astray(battle) else ()
        return refusal("A5.74", "bayard-why-dark", unit=name, hex=place).besides(*foggy)
    if far <= march and _within(battle, unit, there, march, friends=False, enemies=False):
        rules = _in_the_way(battle, unit, there, march)
        if rules:
            also = (*rules[1:], *_by_ground(battle, unit, far, there))
            message = "bayard-why-met" if rules[0] == "4.122" else "bayard-why-way-barred"
            return refusal(rules[0], message, unit=name, hex=place).besides(*also)
    also = tuple(_causes(battle, unit, far, there))
    return refusal("3.14", "bayard-why-too-far", unit=name, hex=place, hexes=march).besides(*also)


def _fair_reach(battle: Fight, unit: int, there: int) -> int:
    """3.14, 3.24, 3.27 Hexes that a unit would have in fair weather, with those of mounts and of a road."""
    road, most = battle.field.ground.road, fair_most(battle, unit)
    hexes = fair_march(battle, unit) + mount_bonus(battle, unit)
    hexes += ROAD_BONUS if road[battle.state.hex_of[unit]] and road[there] else 0
    return hexes if most is None else min(hexes, most)


def _in_the_way(battle: Fight, unit: int, there: int, most: int) -> tuple[str, ...]:
    """3.04, 3.05, 4.122 The rules by which others keep a unit from a hex that is near enough: enemies, friends, or
    somebody who must flee first. None where what was spent before is the reason."""
    if not _within(battle, unit, there, most, friends=False, enemies=True):
        return "3.04", "3.14"
    if not _within(battle, unit, there, most, friends=True, enemies=True):
        return "3.05", "3.06", "3.07", "3.14"
    return ("4.122", "2.23", "3.01") if halted(battle, battle.field.side_of[unit]) else ()


def _within(battle: Fight, unit: int, there: int, most: int, friends: bool, enemies: bool) -> bool:
    """Whether a unit would come to a hex if others did not bar its way: friends, enemies, or neither."""
    start, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    best = {(start, False): 0}
    queue = [(0, start)]
    while queue:
        cost, here = heappop(queue)
        if here == there:
            return True
        for step in steps_from(battle, unit, here):
            total = cost + step.cost
            known = best.get((step.there, step.last), total + 1) <= total
            if total > most or known or (step.first and here != start):
                continue
            other = known_at(battle, side, step.there)
            if other != NOBODY:
                own = battle.field.side_of[other] == side
                passed = own and may_pass(battle, unit, other) and not step.last
                if not passed and (friends if own else enemies):
                    continue
            best[step.there, step.last] = total
            if not step.last or step.there == there:
                heappush(queue, (total, step.there))
    return False


def _causes(battle: Fight, unit: int, far: int, there: int) -> Iterator[str]:
    """The rules that make the reach of a unit what it is, and the road."""
    yield from causes(battle, unit)
    yield from _by_ground(battle, unit, far, there)


def causes(battle: Fight, unit: int) -> Iterator[str]:
    """3.14-3.20 What the allowances of a unit come from: its type, what it is in, what holds it."""
    profile, marks = battle.field.profiles[unit], battle.state.marks[unit]
    formation = formation_of(battle, unit)
    yield MOVES_BY_TYPE[profile.type]
    if formation:
        yield BY_FORMATION[formation]
        yield "A3.26"
    if marks & Mark.FORMED:
        yield from ("A3.26", "A3.40", "A5.95", "A5.96")
        yield from ("A5.76",) if manoeuvre_cost(battle, unit) > 1 else ()
        yield from (BY_FORMATION[one] for one in sorted(profile.formations) if one in HEAVIER_FORMATIONS)
    if marks & Mark.STATIC or "static_artillery" in profile.traits:
        yield from ("A2.58", "4.114", "A2.44", "A3.13", "A3.14")
    if profile.type == ARTILLERY and profile.weight == VERY_HEAVY:
        yield "A2.44"
    if battle.state.debit[unit]:
        yield "4.91"
    if marks & Mark.HELD:
        yield "A2.84"
    if marks & Mark.DOUBLED:
        yield "A2.52"
    yield from (rule for trait, rule in BY_TRAIT.items() if trait in profile.traits)
    if has_mantlet(battle, unit):
        yield "A3.39"
    if profile.animal in BY_ANIMAL:
        yield BY_ANIMAL[profile.animal]
    if profile.animal in FIERCE:
        yield from ("3.15", "A3.45")  # they move as infantry does
    if profile.platform:
        yield "A3.13"
    if formation == WAGONS and chains.lie_beside(battle, unit):
        yield "A3.40"
    if profile.type == CHARIOT and (profile.team == "camel" or profile.animal == "herd_camels"):
        yield "A3.04"
    if escort_of(battle, unit):
        yield "A3.08"
    if mount_bonus(battle, unit):
        yield "3.27"
    if marks & Mark.ON_FOOT:
        yield from ("4.114", "A3.33")


def _by_ground(battle: Fight, unit: int, far: int, there: int) -> Iterator[str]:
    """3.24, 3.26, A1.08-A1.52 The road that was not followed or is cut, ground and works on the straight way."""
    here, ground = battle.state.hex_of[unit], battle.field.ground
    march = march_of(battle, unit)
    between = [place for step in battle.field.grid.line(here, there) for place in step if place != OFF]
    places = [here, *between, there]
    if ground.road[here] or ground.road[there]:
        yield from ("3.24", "A1.33", "3.28") if mount_bonus(battle, unit) else ("3.24", "A1.33")
        if far <= march + ROAD_BONUS:
            yield "3.26"
            yield from ("A1.26" for place in places if terrain.cuts_road(battle, place))
    if has(battle, unit, "skiers"):
        yield "A2.62"
    if far <= march:
        yield from underfoot(battle, unit, places)


def underfoot(battle: Fight, unit: int, places: Sequence[int]) -> Iterator[str]:
    """A1.08-A1.52 The rules of the ground in a row of hexes, and of the works between them."""
    for place in places:
        parts = terrain.parts_of(battle, terrain.felt(battle, unit, place))
        for part in parts:
            yield from terrain.rules_of(battle, place, part.id)
    for one, other in pairwise(places):
        if other in battle.field.grid.neighbours[one]:
            crossed = works.crossed_into(battle, one, other)
            for work in crossed:
                yield from (works.RULES[work.id], *terrain.rules_of(battle, other, work.id))
            left = works.crossed_out_of(battle, one, other)
            yield from (works.OUTWARD[work.id] for work in left if work.id in works.OUTWARD)


# -- from outside ------------------------------------------------------------------------------------------------------


def cannot_enter(battle: Fight, unit: int, there: int) -> Refusal:
    """3.35, R-BAY-21 Only through free hexes of the entry edge that are open to the unit."""
    name, place = unit_id(battle, unit), hex_name(battle, there)
    reason = cannot_move(battle, unit)
    if reason is not None:
        return reason.besides("3.36")
    if not off_table.is_outside(battle, unit):
        return refusal("3.35", "bayard-why-not-outside", unit=name)
    if known_at(battle, battle.field.side_of[unit], there) != NOBODY:
        return refusal("3.03", "bayard-why-occupied", unit=name, hex=place).besides("3.35")
    closed = terrain.closed_by(battle, unit, there)
    if closed is not None or closures.closed_hex(battle, there) is not None:
        kind = "" if closed is None else closed.id
        also = () if closed is None else terrain.rules_of(battle, there, closed.id)
        return refusal("A1.03", "bayard-why-closed", unit=name, hex=place, terrain=kind).besides("3.35", *also)
    also = () if allowance_of(battle, unit).march else (MOVES_BY_TYPE[battle.field.profiles[unit].type],)
    slowed = effects.slows(battle, unit, 1, fair_march(battle, unit)) if off_table.held_off(battle, unit, there) else []
    if slowed:
        return refusal(slowed[0], "bayard-why-slowed", unit=name, hex=place).besides("3.35", *also, *slowed[1:])
    return refusal("3.35", "bayard-why-other-edge", unit=name, hex=place).besides("3.36", *also)
