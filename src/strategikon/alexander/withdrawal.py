"""6.7 Orderly withdrawal: who may give way before an enemy, how far, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import cohesion, leader_moves, missiles, stacking, stepping
from strategikon.alexander.facing import arcs_of, turns
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import (
    Fight,
    hexes,
    in_charge,
    in_column,
    in_square,
    is_beneath,
    is_double,
    is_on_map,
    mark,
    unit_id,
)  # fmt: skip
from strategikon.alexander.profile import mover_ma, reaction_ma
from strategikon.alexander.state import NOBODY, Mark
from strategikon.alexander.tables import LOSS, PROHIBITED
from strategikon.alexander.terrain import Places, step_loss
from strategikon.alexander.turning import turn_loss
from strategikon.alexander.zones import controllers_of, is_controlled
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.hexarcs import FLANK, REAR, Arc
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity

NEAR: Final = 2  # 6.71a hexes
SKIRMISH_HEXES: Final = 2  # 9.31g
HOLD: Final = ("hold",)
HALT: Final = ("halt",)


def is_approached(battle: Fight, places: Places, mover: int, old: Places) -> bool:
    """6.71a, 6.71d Whether the mover stands within two hexes and did not before this step."""
    rows = battle.field.grid.distance
    if not places or min(rows[a][b] for a in places for b in hexes(battle, mover)) > NEAR:
        return False
    return not old or min(rows[a][b] for a in places for b in old) > NEAR


# -- may it? -----------------------------------------------------------------------------------------------------------


def cannot_withdraw(battle: Fight, unit: int, enemy: int) -> Refusal | None:
    """6.71, 6.67a, 9.74a, 10.25 Routed units, columns, squares, charge formation, units in an enemy ZOC (other than
    that of an elephant before which cavalry must flee) and slower units do not; nor those with nowhere to go."""
    return next(bars(battle, unit, enemy), None)


def bars(battle: Fight, unit: int, enemy: int) -> Iterator[Refusal]:
    """6.71, 6.67a, 9.74a, 10.25 All that keeps it from withdrawing, the first reason first."""
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if state.routed[unit] or in_square(battle, unit):
        also = "10.25c" if state.routed[unit] else "9.64a"
        yield refusal("6.71a", "alexander-why-no-withdrawal", unit=name).besides(also)
    if in_column(battle, unit):
        yield refusal("6.67a", "alexander-why-no-withdrawal", unit=name)
    if in_charge(battle, unit):
        yield refusal("9.74a", "alexander-why-no-withdrawal", unit=name)
    if is_beneath(battle, unit):
        yield refusal("9.62c", "alexander-why-beneath", unit=name)
    if holders := controllers_of(battle, unit):
        came = state.mover == enemy and state.step_hexes > 0
        flees = came and field.traits[unit] & Trait.CAVALRY and field.traits[enemy] & Trait.ELEPHANT
        if not flees or holders != [enemy]:
            yield refusal("6.71a", "alexander-why-withdrawal-zoc", unit=name)
    if budget(battle, unit, enemy) <= 0:
        speeds = {"own": reaction_ma(battle, unit), "other": mover_ma(battle, enemy)}
        faster = refusal("6.71b", "alexander-why-withdrawal-ma", unit=name, enemy=field.ids[enemy], **speeds)
        both = field.traits[unit] | field.traits[enemy]
        rules = {"9.31g": field.traits[unit] & Trait.SKIRMISHER, "6.71c": both & Trait.DOUBLE}
        yield faster.besides(*(rule for rule, bears in rules.items() if bears))
        return
    start = gap(battle, hexes(battle, unit), enemy)
    if next(_ways(battle, unit, enemy, budget(battle, unit, enemy), start), None) is None:
        yield refusal("6.75a", "alexander-why-withdrawal-way", unit=name)


def gap(battle: Fight, places: Places, enemy: int) -> int:
    """Hexes between a placement and the enemy."""
    rows = battle.field.grid.distance
    return min(rows[a][b] for a in places for b in hexes(battle, enemy))


def budget(battle: Fight, unit: int, enemy: int) -> int:
    """6.71b, 6.71c, 9.31g The MP it may spend: the difference of the MAs; skirmishers two hexes from any unit not
    faster."""
    own, other = reaction_ma(battle, unit), mover_ma(battle, enemy)
    if battle.field.traits[unit] & Trait.SKIRMISHER:
        return SKIRMISH_HEXES if other <= own else 0
    return max(0, own - other)


def ways(battle: Fight, unit: int, enemy: int, mp: int, start: int) -> list[Places]:
    """6.72a, 6.75a, R-ALEX-42 The placements one hex on that a withdrawal may take: facing kept, in any direction,
    never nearer the enemy, and only where it can still end farther away than it began (`start`)."""
    return list(_ways(battle, unit, enemy, mp, start))


def _ways(battle: Fight, unit: int, enemy: int, mp: int, start: int) -> Iterator[Places]:
    own = hexes(battle, unit)
    for places in shifts(battle, own):
        if cannot_fall_back(battle, unit, own, places, enemy, mp) is None:
            if _can_finish(battle, unit, places, enemy, mp - _mp(battle, unit, own, places), start):
                yield places


def _mp(battle: Fight, unit: int, own: Places, places: Places) -> int:
    field = battle.field
    sides = [field.grid.direction(here, there) for here, there in zip(own, places, strict=True)]
    costs = [field.step(field.way_of[unit], here, side)[0] for here, side in zip(own, sides, strict=True)]
    return PROHIBITED if PROHIBITED in costs else max(costs)


def _can_finish(battle: Fight, unit: int, places: Places, enemy: int, mp: int, start: int) -> bool:
    """Whether a withdrawal that stands in `places` may end there, or go on to where it may."""
    stacked = stacking.friends_in(battle, unit, places)
    if not stacked and gap(battle, places, enemy) > start:
        return True
    if mp <= 0 and not (stacked and battle.field.traits[unit] & Trait.SKIRMISHER):
        return False
    return any(
        cannot_fall_back(battle, unit, places, onward, enemy, mp) is None
        and _can_finish(battle, unit, onward, enemy, max(0, mp - _mp(battle, unit, places, onward)), start)
        for onward in shifts(battle, places)
        if gap(battle, onward, enemy) > gap(battle, places, enemy) or (stacked and mp > 0)
    )


def shifts(battle: Fight, own: Places) -> list[Places]:
    rows = battle.field.grid.neighbour
    found = [tuple(rows[here][side] for here in own) for side in range(6)]
    return [places for places in found if OFF not in places]


def cannot_fall_back(battle: Fight, unit: int, own: Places, places: Places, enemy: int, mp: int) -> Refusal | None:
    """One step of a withdrawal from `own` to `places`, the possibility of going on apart."""
    field, at = battle.field, battle.state.unit_at
    name, side = field.ids[unit], field.side_of[unit]
    if gap(battle, places, enemy) < gap(battle, own, enemy):
        return refusal("6.71a", "alexander-why-withdrawal-nearer", unit=name)
    cost = _mp(battle, unit, own, places)
    squeezed = bool(stacking.friends_in(battle, unit, own)) and field.traits[unit] & Trait.SKIRMISHER
    if cost == PROHIBITED or (cost > mp and not squeezed):
        return refusal("6.71b", "alexander-why-mp", cost=cost, left=mp)
    for here, there in zip(own, places, strict=True):
        if field.difficult[there] or field.difficult_side(here, field.grid.direction(here, there)):
            return refusal("6.75a", "alexander-why-withdrawal-ground", unit=name)
        if at[there] != NOBODY and field.side_of[at[there]] != side:
            return refusal("6.93a", "alexander-why-enemy-there", hex=field.grid.names[there], unit=field.ids[at[there]])
        if is_controlled(battle, there, side):
            return refusal("6.75a", "alexander-why-withdrawal-zoc", unit=name)
    reasons = (stacking.cannot_mingle(battle, unit, friend) for friend in stacking.friends_in(battle, unit, places))
    return next((reason for reason in reasons if reason), None)


# -- doing it ----------------------------------------------------------------------------------------------------------


def withdraw(battle: Fight, unit: int, enemy: int) -> Activity:
    """6.72 One unit withdraws: the point for flank or rear first, then its way hex by hex, then the points after it."""
    state = battle.state
    left, raging = hexes(battle, unit), state.routed[enemy]
    yield from set_off(battle, unit, enemy)
    if is_in_hand(battle, unit):
        yield from missiles.withdrawal_fire(battle, unit, enemy)
    if not is_on_map(battle, enemy) or state.routed[enemy] != raging:
        return  # its volley has stopped the enemy: there is nobody left to give way to
    if is_in_hand(battle, unit):
        yield from _fall_back(battle, unit, enemy, budget(battle, unit, enemy))
    if is_on_map(battle, unit) and not state.routed[unit] and hexes(battle, unit) != left:
        yield from leader_moves.follow(battle, unit, left)
    if is_in_hand(battle, unit):
        yield from after_withdrawal(battle, unit, enemy)


def _fall_back(battle: Fight, unit: int, enemy: int, mp: int) -> Activity:
    """6.72a, 6.75 Hex by hex; it may stop once it is farther from the enemy than it began."""
    side = battle.field.side_of[unit]
    start = gap(battle, hexes(battle, unit), enemy)
    while is_in_hand(battle, unit):
        own = hexes(battle, unit)
        stacked = stacking.friends_in(battle, unit, own)
        places = ways(battle, unit, enemy, mp, start) if mp > 0 or stacked else []
        values: list[Value] = [("step", target) for target in places]
        if not stacked and gap(battle, own, enemy) > start:
            values.append(HALT)
        if not values:
            break
        value = yield from choose(battle, side, "retreat", values, about=(unit, enemy, mp, start))
        if value == HALT:
            break
        forced = stacked if mp <= 0 else []
        mp = max(0, mp - _mp(battle, unit, own, value[1]))
        yield from fall_back_step(battle, unit, value[1])
        for friend in forced:  # 6.92c
            yield from cohesion.lose(battle, friend, LOSS["passing_friend"], "passing_friend")
            yield from cohesion.lose(battle, unit, LOSS["passing_friend"], "passing_friend")
    if is_in_hand(battle, unit) and stacking.friends_in(battle, unit, hexes(battle, unit)):
        yield from stacking.end_stacked(battle, unit)


def is_in_hand(battle: Fight, unit: int) -> bool:
    return is_on_map(battle, unit) and not battle.state.routed[unit]


def approach(battle: Fight, unit: int, enemy: int) -> Arc:
    """R-ALEX-42 The arc of a unit in which the line to the enemy leaves it; between two arcs the better."""
    grid, arcs = battle.field.grid, arcs_of(battle, unit)
    own = hexes(battle, unit)
    pairs = [(here, there) for here in own for there in hexes(battle, enemy)]
    least = min(grid.distance[here][there] for here, there in pairs)
    found = [
        arcs[side]
        for here, there in pairs
        if grid.distance[here][there] == least
        for side in grid.entry_sides(there, here)
        if grid.neighbour[here][side] not in own
    ]
    return min(found)


def fall_back_step(battle: Fight, unit: int, places: Places) -> Activity:
    """6.72a The step itself: facing kept, terrain (streams) and friends passed cost cohesion."""
    loss = step_loss(battle, unit, places)
    friends = stacking.friends_in(battle, unit, places)
    facing = battle.state.facing[unit]
    stepping.enter(battle, unit, places)
    battle.state.facing[unit] = facing
    mark(battle, unit, Mark.ENTERED_HEX)  # 9.21a a chariot that has left its hex pays for turning
    if loss:
        yield from cohesion.lose(battle, unit, loss, "terrain")
    if friends and is_in_hand(battle, unit):
        yield from stacking.pass_friends(battle, unit, friends)


def after_withdrawal(battle: Fight, unit: int, enemy: int) -> Activity:
    """6.72a, 6.72b, 6.72d A turn at the end if wished; foot and chariots lose 1; everybody checks and may lose 1."""
    field = battle.field
    if not is_double(battle, unit) and not field.traits[unit] & Trait.ARTILLERY:
        yield from _turn_about(battle, unit, enemy)
    if is_in_hand(battle, unit):
        yield from cost(battle, unit)


def _turn_about(battle: Fight, unit: int, enemy: int) -> Activity:
    values = [*(("turn", facing) for facing in turns(battle.state.facing[unit])), HALT]
    value = yield Ask(battle.field.side_of[unit], "retreat", values, about=(unit, enemy, 0, 0))
    if value == HALT:
        return
    loss = turn_loss(battle, unit, value[1])
    battle.state.facing[unit] = value[1]
    battle.emit("facing", unit=unit_id(battle, unit), facing=battle.field.facings[value[1]], mp=0)
    if loss:
        yield from cohesion.lose(battle, unit, loss, "terrain")


def cost(battle: Fight, unit: int) -> Activity:
    """6.72b, 6.72d What every withdrawal costs once it is made, 6.73a even if that routs it; also after a crisis of
    faith (5.33b)."""
    if battle.field.traits[unit] & (Trait.FOOT | Trait.CHARIOT | Trait.ARTILLERY):
        yield from cohesion.lose(battle, unit, LOSS["withdrawal"], "withdrawal")
    if is_in_hand(battle, unit):
        yield from cohesion.test(battle, unit, 0, "withdrawal")


def set_off(battle: Fight, unit: int, enemy: int) -> Activity:
    """6.72c It begins to withdraw: 1 point if it was approached from the rear, or (skirmishers apart) on its flank."""
    battle.emit("withdraw", unit=unit_id(battle, unit), enemy=unit_id(battle, enemy))
    arc = approach(battle, unit, enemy)
    if arc is REAR or (arc is FLANK and not battle.field.traits[unit] & Trait.SKIRMISHER):
        yield from cohesion.lose(battle, unit, LOSS["withdrawal_approach"], "withdrawal_approach")
