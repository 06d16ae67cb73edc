"""5.46, 5.47 What a leader who trumped owes: a unit that ends in another hex, a volley, or a shock (R-ALEX-30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import doubles, elephants, prearranged, special_rules, volleys
from strategikon.alexander.facing import turns
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import command_range, is_overall, on_board, reach_board
from strategikon.alexander.pieces import (
    Fight,
    armies_touch,
    hexes,
    in_column,
    in_contact,
    in_square,
    is_beneath,
    is_double,
    is_marked,
    is_on_map,
    units_on_board,
)  # fmt: skip
from strategikon.alexander.profile import allowance, extended_ma
from strategikon.alexander.shock.designation import is_forbidden
from strategikon.alexander.state import CONTINGENT, INDIVIDUAL, NOBODY, NORMAL, Mark
from strategikon.alexander.stepping import Way, can_step
from strategikon.alexander.tables import SPECIAL_MP
from strategikon.alexander.turning import is_beside_enemy, turn_mp
from strategikon.alexander.zones import controllers_of, enemies_in_zone, in_enemy_zoc, leader_in_enemy_zoc
from strategikon.kernel.decision import Refusal, refusal

HAS_ACTED: Final = Mark.ORDERED | Mark.RALLIED | Mark.HARASSED


# -- 5.46 while he gives his orders ------------------------------------------------------------------------------------


def is_owed(battle: Fight) -> bool:
    """5.46a, R-ALEX-30 Whether he has still to do something that counts, can do it with an order, and not by shock."""
    return battle.state.obligation == 1 and not can_shock(battle) and any(_could_count(battle))


def _could_count(battle: Fight) -> Iterator[bool]:
    """5.46a, 4.21a, 4.31b Of the units his orders still reach, which could settle it."""
    state = battle.state
    found = -1
    if state.order_kind == INDIVIDUAL and state.leader != NOBODY:
        found = reach_board(battle, state.leader, command_range(battle, state.leader))
    for unit in units_on_board(battle, state.active, found):
        if state.routed[unit] or state.marks[unit] & HAS_ACTED or unit == state.mover or is_beneath(battle, unit):
            continue
        if is_marked(battle, unit, Mark.IN_LINE) if state.order_kind != INDIVIDUAL else _in_call(battle, unit):
            yield can_count(battle, unit)


def _in_call(battle: Fight, unit: int) -> bool:
    """5.21a, 9.19a Whether the leader who gives his orders now may give this unit one."""
    leader = battle.state.leader
    return _obeys(battle, leader, unit) and elephants.cannot_order(battle, leader, unit) is None


def must_count(battle: Fight) -> bool:
    """5.46a The last Individual Order of a leader who owes: it may not be wasted."""
    return battle.state.orders_left == 1 and is_owed(battle)


def can_shock(battle: Fight) -> bool:
    """R-ALEX-30 Whether a unit in the active leader's range has an enemy in its ZOC and may shock."""
    state = battle.state
    ready = [unit for unit in in_contact(battle, state.active) if may_shock(battle, unit)]
    ready = [unit for unit in ready if not is_marked(battle, unit, Mark.DECLINED)]
    if state.leader == NOBODY or not ready:
        return bool(ready)
    found = reach_board(battle, state.leader, command_range(battle, state.leader))
    return any(on_board(battle, found, unit) for unit in ready)


# -- 5.46 in the course of a move --------------------------------------------------------------------------------------


def has_left(battle: Fight, unit: int) -> bool:
    """5.46a Whether the moving unit stands in another hex than it began in; a double with either half."""
    state = battle.state
    if not is_on_map(battle, unit) or state.start_hex not in hexes(battle, unit):
        return True
    return is_double(battle, unit) and state.step_hexes > 0


def binds(battle: Fight, unit: int) -> bool:
    """5.46a Whether the moving unit is the last that could settle what its leader owes, and has not done so yet."""
    state = battle.state
    individual = state.order_kind == INDIVIDUAL
    if state.obligation != 1 or state.way & Way.FIRED or (individual and state.orders_left):
        return False
    if has_left(battle, unit) or can_shock(battle):
        return False
    if individual:
        return True
    lent = state.order_kind == CONTINGENT and state.orders_left > 0  # his wing commander goes on after him
    return not lent and not any(_could_count(battle))


def cannot_turn(battle: Fight, unit: int, facing: int, cost: int) -> Refusal | None:
    """5.46a A unit so bound makes no turn (a double no about-face) after which it could not leave its hex any more."""
    if not binds(battle, unit):
        return None
    goes = _steps_out if is_double(battle, unit) else _still_goes
    if goes(battle, unit, facing, battle.state.mp_left - cost):
        return None
    return refusal("5.46a", "alexander-why-obliged", unit=battle.field.ids[unit])


def _still_goes(battle: Fight, unit: int, facing: int, mp: int) -> bool:
    """7.25a, 7.32b Whether a single that has turned so, with so many MP left, can yet shock somebody or leave its
    hex."""
    state = battle.state
    if _faces_enemy(battle, unit, facing):
        return True
    if in_enemy_zoc(battle, unit):
        return False  # 7.25a it has turned, and stays
    kept = state.facing[unit], state.turned_here
    state.facing[unit], state.turned_here = facing, state.turned_here + 1
    goes = any(_steps_out(battle, unit, new, mp - more) for new, more in _facings(battle, unit))
    state.facing[unit], state.turned_here = kept
    return goes


# -- 5.47 whether a trump stands ---------------------------------------------------------------------------------------


def can_fulfil(battle: Fight, leader: int) -> bool:
    """5.46a, 5.47a, R-ALEX-30 Whether a leader who trumps could do anything that counts: a unit in range that can go to
    another hex, fire or shock."""
    found = reach_board(battle, leader, command_range(battle, leader))
    units = units_on_board(battle, battle.field.leader_side[leader], found)
    if armies_touch(battle) and any(may_shock(battle, unit) for unit in units):
        return True
    if leader_in_enemy_zoc(battle, leader) and not is_overall(battle, leader):
        return False
    return any(_can_act(battle, leader, unit) for unit in units)


def _can_act(battle: Fight, leader: int, unit: int) -> bool:
    """5.46a, R-ALEX-30 Whether his order could make a unit fire or go to another hex. Marks of the last Orders Phase do
    not count."""
    if battle.state.routed[unit] or is_beneath(battle, unit) or is_marked(battle, unit, Mark.RALLIED | Mark.HARASSED):
        return False
    if not _obeys(battle, leader, unit) or elephants.cannot_lead(battle, leader, unit):
        return False
    return can_count(battle, unit)


def _obeys(battle: Fight, leader: int, unit: int) -> bool:
    """5.21a, 6.84c, 9.62b Whether nothing keeps this leader from giving a unit orders."""
    if battle.state.beneath[unit] != NOBODY and leader != NOBODY and not is_overall(battle, leader):
        return False
    return not special_rules.cannot_order(battle, leader, unit) and not prearranged.cannot_be_ordered(
        battle, leader, unit
    )


def can_count(battle: Fight, unit: int) -> bool:
    """5.46a Whether an order to this unit could settle it: it fires, leaves its hex, or turns to an enemy to shock."""
    return can_fire(battle, unit) or can_leave(battle, unit) or can_engage(battle, unit)


def can_leave(battle: Fight, unit: int) -> bool:
    """5.46a Whether a move order could take a unit to another hex: a step from where it stands, or after a turn."""
    if special_rules.cannot_move(battle, unit) is not None:
        return False
    return _can_leave(battle, unit, max(allowance(battle, unit), _fast(battle, unit)))


def _fast(battle: Fight, unit: int) -> int:
    """6.46a The MA of a phalanx in line that hurries, else 0."""
    return extended_ma(battle, unit) if battle.state.formation[unit] == NORMAL else 0


def _can_leave(battle: Fight, unit: int, mp: int) -> bool:
    """5.46a `can_leave` for a unit with so many MP that has not moved yet."""
    state = battle.state
    kept = state.step_hexes, state.turned_here, state.mp_spent, state.way
    state.step_hexes, state.turned_here, state.mp_spent, state.way = 0, 0, 0, state.way & Way.MOVED_BEFORE
    try:
        return any(_steps_out(battle, unit, facing, mp - cost) for facing, cost in _facings(battle, unit))
    finally:
        state.step_hexes, state.turned_here, state.mp_spent, state.way = kept


def _steps_out(battle: Fight, unit: int, facing: int, mp: int) -> bool:
    """6.32a, 6.44a Whether a unit that faced so, with so many MP, could make a step; a double facing about changes
    halves."""
    state = battle.state
    kept, about = (state.facing[unit], state.mp_left), is_double(battle, unit) and facing != state.facing[unit]
    if about:
        doubles.reverse(battle, unit)
    state.facing[unit], state.mp_left = facing, mp
    found = can_step(battle, unit)
    if about:
        doubles.reverse(battle, unit)
    state.facing[unit], state.mp_left = kept
    return found


def _facings(battle: Fight, unit: int) -> Iterator[tuple[int, int]]:
    """7.12a, 6.44a, 7.25a The facings a unit could step off with, and their MP: in an enemy ZOC only its own."""
    facing = battle.state.facing[unit]
    yield facing, 0
    if in_enemy_zoc(battle, unit) or battle.field.traits[unit] & Trait.ARTILLERY:
        return
    if not is_double(battle, unit):
        costs = [(new, turn_mp(battle, unit, new)) for new in turns(facing)]
        yield from costs
    elif battle.state.formation[unit] == NORMAL and doubles.cannot_reverse(battle, unit) is None:
        yield (facing + 6) % 12, SPECIAL_MP["reverse_double_unit"]


def can_engage(battle: Fight, unit: int) -> bool:
    """5.46a, 7.25a Whether a single unit could turn where it stands so as to have an enemy to shock in its ZOC."""
    if is_double(battle, unit) or battle.field.traits[unit] & Trait.ARTILLERY or not is_beside_enemy(battle, unit):
        return False
    if len(controllers_of(battle, unit)) > 1 or special_rules.cannot_move(battle, unit) is not None:
        return False
    new = [hour for hour in turns(battle.state.facing[unit]) if turn_mp(battle, unit, hour) <= allowance(battle, unit)]
    return any(_faces_enemy(battle, unit, hour) for hour in new)


def _faces_enemy(battle: Fight, unit: int, facing: int) -> bool:
    """7.25a, 7.32b Whether a unit that faced so might shock somebody."""
    kept, battle.state.facing[unit] = battle.state.facing[unit], facing
    found = may_shock(battle, unit)
    battle.state.facing[unit] = kept
    return found


def may_shock(battle: Fight, unit: int) -> bool:
    """7.32b, R-ALEX-51 Whether a unit could shock anybody where it stands."""
    if battle.state.routed[unit] or in_column(battle, unit) or in_square(battle, unit) or is_beneath(battle, unit):
        return False
    if battle.field.traits[unit] & Trait.ARTILLERY or is_marked(battle, unit, Mark.HARASSED):
        return False
    if special_rules.no_shock_from(battle, unit):
        return False
    return any(is_forbidden(battle, unit, enemy) is None for enemy in enemies_in_zone(battle, unit))


def can_fire(battle: Fight, unit: int) -> bool:
    """8.11a Whether a unit has somebody to fire at under an order; oxybeles need none (9.52)."""
    if battle.field.traits[unit] & Trait.ARTILLERY or volleys.cannot_shoot(battle, unit) is not None:
        return False
    return volleys.has_target(battle, unit)
