"""6.1, 6.3 On the march: what every MP spent and every step brings with it, also for paths and changes of formation."""

from __future__ import annotations

from strategikon.alexander import cohesion, doubles, missiles, obligation, reactions, special_rules, stacking
from strategikon.alexander.pieces import Fight, hexes, is_double, is_marked, mark, unit_id
from strategikon.alexander.state import ELEPHANTS, NOBODY, NOWHERE, Mark
from strategikon.alexander.stepping import Way, enter, has_inertia, is_stopped, placement
from strategikon.alexander.tables import LOSS
from strategikon.alexander.terrain import Places, climbs, step_loss, step_mp, turning_debt
from strategikon.alexander.zones import in_enemy_zoc
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import Activity


def is_moving(battle: Fight) -> bool:
    """Whether the mover is still there and in hand."""
    state = battle.state
    unit = state.mover
    return state.hex_of[unit] != NOWHERE and not state.routed[unit] and not state.way & Way.ENDED


def spend(battle: Fight, unit: int, cost: int) -> Activity:
    """6.13a, 6.46c, R-ALEX-105 MP are spent. With the first a unit that was Moved loses 1 (a phalanx with MA 5 loses
    2), and is Moved from now on. Answers whether it may go on."""
    state = battle.state
    state.mp_left -= cost
    if state.way & Way.SPENT:
        return True
    state.way |= Way.SPENT
    mark(battle, unit, Mark.MOVED | Mark.MOVED_NOW | Mark.ACTED)
    if state.way & Way.MOVED_BEFORE:
        battle.emit("moved-again", unit=unit_id(battle, unit))
        cause = "moved_phalanx_extended" if state.way & Way.FAST else "moved_again"
        yield from cohesion.lose(battle, unit, LOSS[cause], cause)
    if state.way & Way.TOGETHER and state.beneath[unit] != NOBODY:
        yield from set_off_beneath(battle, state.beneath[unit])
    return is_moving(battle)


def cannot_end(battle: Fight, unit: int) -> Refusal | None:
    """6.14a Inertia; 5.46a the last order of a leader who owes an action must take a unit to another hex."""
    if has_inertia(battle, unit) and not is_stopped(battle, unit):
        return refusal("6.14a", "alexander-why-inertia", unit=battle.field.ids[unit])
    state = battle.state
    if state.order_kind == ELEPHANTS and not is_stopped(battle, unit):
        return refusal("9.19b", "alexander-why-elephants-go-on", unit=battle.field.ids[unit])
    if state.obligation == 1 and obligation.binds(battle, unit) and not is_stopped(battle, unit):
        return refusal("5.46a", "alexander-why-obliged", unit=battle.field.ids[unit])
    return None


def step(battle: Fight, unit: int, named: Places) -> Activity:
    """6.21, 6.3 One step: exit fire (8.22a), MP, the hex, cohesion, a wheel's check, and the enemy's reactions
    (R-ALEX-47)."""
    state = battle.state
    places, old = placement(battle, unit, named), hexes(battle, unit)
    if in_enemy_zoc(battle, unit):
        yield from missiles.exit_fire(battle, unit, places)
    cost = step_mp(battle, unit, places)
    if not is_moving(battle) or not (yield from spend(battle, unit, cost)):
        return
    double, terrain_loss = is_double(battle, unit), step_loss(battle, unit, places) + turning_debt(battle, unit)
    pivot_loss = doubles.pivot_loss(battle, unit, places) if double else 0
    wheels = double and doubles.is_wheel(battle, unit, places) and doubles.wheel_checks(battle, unit)
    level = Mark.CHANGED_LEVEL if climbs(battle, unit, places) else 0
    friends = stacking.friends_in(battle, unit, places)
    enter(battle, unit, places, cost)
    mark(battle, unit, Mark.ENTERED_HEX | level)
    state.steps[unit] += 1
    state.step_hexes += 1
    state.mp_spent, state.turned_here = state.mp_spent + cost, 0
    if terrain_loss:
        yield from cohesion.lose(battle, unit, terrain_loss, "terrain")
    if pivot_loss and is_moving(battle):
        yield from cohesion.lose(battle, unit, pivot_loss, "pivot")
    if friends and is_moving(battle):
        yield from stacking.pass_friends(battle, unit, friends)
    if wheels and is_moving(battle):
        yield from wheel_check(battle, unit)
    if is_moving(battle):
        if "camp" in battle.field.effects:
            yield from special_rules.has_entered(battle, unit)
        yield from reactions.after_step(battle, unit, old)


def wheel_check(battle: Fight, unit: int) -> Activity:
    """6.45b, R-ALEX-16 Die minus TQ, at least 1, Macedonian phalanxes included."""
    battle.emit("wheel", unit=unit_id(battle, unit))
    yield from cohesion.test(battle, unit, 0, "wheel")


def set_off_beneath(battle: Fight, below: int) -> Activity:
    """9.62b, 6.13a The lower phalanx of a stack that moves as one is Moved too, and pays if it was already."""
    again = is_marked(battle, below, Mark.MOVED)
    mark(battle, below, Mark.MOVED | Mark.MOVED_NOW | Mark.ACTED)
    if again:
        battle.emit("moved-again", unit=unit_id(battle, below))
        yield from cohesion.lose(battle, below, LOSS["moved_again"], "moved_again")
