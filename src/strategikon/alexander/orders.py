"""5.2 The Orders Phase: Individual Orders, the units of a Line or Contingent Order, and their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from strategikon.alexander import (
    artillery,
    cohesion,
    contingents,
    elephants,
    leader_moves,
    missiles,
    movement,
    prearranged,
    rally,
    skirmishers,
    special_rules,
)  # fmt: skip
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import (
    LEADER_MA,
    cannot_give_orders,
    command_range,
    in_reach,
    is_overall,
    leader_in_range,
    reach,
)  # fmt: skip
from strategikon.alexander.pieces import (
    Fight,
    enemies_within,
    is_beneath,
    is_leader_on_map,
    is_marked,
    is_on_map,
    leader_id,
    mark,
    unit_id,
)  # fmt: skip
from strategikon.alexander.profile import extended_ma
from strategikon.alexander.state import (
    CONTINGENT,
    ELEPHANTS,
    INDIVIDUAL,
    LINE,
    LINE_FIRES,
    LINE_MOVES,
    NOBODY,
    NORMAL,
    NOWHERE,
    LeaderMark,
    Mark,
)  # fmt: skip
from strategikon.alexander.stepping import Way
from strategikon.alexander.volleys import FARTHEST_SHOT
from strategikon.alexander.zones import leader_in_enemy_zoc
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity

DONE: Final = ("done",)
COST: Final = {"together": 2}  # 9.62b; every other order costs 1
HAS_ACTED: Final = Mark.ORDERED | Mark.RALLIED | Mark.HARASSED
WHATS: Final = ("move", "fast", "together", "fire", "harass", "recover", "rally")


def next_order(battle: Fight) -> Activity | None:
    """5.21, 5.22 Is there an order to give? A question with nothing but `done` is not asked. Oxybeles come first."""
    if battle.field.has_artillery:
        return _after_artillery(battle)
    _go_on(battle)
    return None


def _after_artillery(battle: Fight) -> Activity:
    yield from artillery.interrupt(battle)
    _go_on(battle)


def _go_on(battle: Fight) -> None:
    if not cannot_go_on(battle) and (is_open(battle) or has_orders(battle)):
        battle.state.phase = "orders"
    else:
        end(battle)


def has_orders(battle: Fight) -> bool:
    """Whether there is any order to give; the leader's own move is the quickest to see."""
    leader = battle.state.leader
    if leader != NOBODY and cannot_order_leader(battle, leader) is None:
        return True
    return next(_values(battle), None) is not None


def give(battle: Fight) -> Activity:
    """5.21, 5.22 The next order, or the end of orders."""
    state = battle.state
    value = yield Ask(state.active, "order", lambda: options(battle), about=state.leader)
    state.phase = "next-order"
    if value == DONE:
        end(battle)
        return
    state.first_order = 0
    if value[0] == "order":
        yield from _order(battle, value[1], value[2])
    elif value[0] == "order-leader":
        _order_leader(battle, value[1])
    else:
        contingents.activate(battle, value[1])


def is_open(battle: Fight) -> bool:
    """A case without leaders: its orders end when it says so."""
    return battle.state.leader == NOBODY and battle.state.order_kind == INDIVIDUAL


def cannot_go_on(battle: Fight) -> Refusal | None:
    """4.22b, 4.24a, 5.25d The leader has been killed, put out, or stands in an enemy ZOC. A contingent commander's
    order and elephant commanders go on without him."""
    state = battle.state
    if state.order_kind == ELEPHANTS:
        return None
    return cannot_give_orders(battle, state.mcc if state.order_kind == CONTINGENT else state.leader)


def options(battle: Fight) -> list[Value]:
    """Every order that may be given now, `done` last."""
    values = list(_values(battle))
    if cannot_be_done(battle) is None:
        values.append(DONE)
    return values


def _values(battle: Fight) -> Iterator[Value]:
    state = battle.state
    affordable = [what for what in WHATS if cannot_afford(battle, what) is None]
    for unit in _within_call(battle):
        if cannot_be_ordered(battle, unit) is None:
            for what in conceivable(battle, unit):
                if what in affordable and _may(battle, unit, what):
                    yield ("order", unit, what)
    for leader in _conceivable_leaders(battle):
        if cannot_order_leader(battle, leader) is None:
            yield ("order-leader", leader)
    if state.order_kind == INDIVIDUAL and battle.field.contingents:
        for leader in battle.field.leaders_of[state.active]:
            if contingents.cannot_activate(battle, leader) is None:
                yield ("contingent", leader)


def _within_call(battle: Fight) -> list[int]:
    """4.21a, 5.22 The units that have not acted yet and that the order can reach: of the Line, or in range."""
    state = battle.state
    marks, where, second = state.marks, state.hex_of, state.hex2_of
    units = [u for u in battle.field.units_of[state.active] if where[u] != NOWHERE and not marks[u] & HAS_ACTED]
    if state.order_kind != INDIVIDUAL:
        return [unit for unit in units if marks[unit] & Mark.IN_LINE]
    if state.leader == NOBODY or not units:
        return units
    found = reach(battle, state.leader, command_range(battle, state.leader))
    return [unit for unit in units if where[unit] in found or second[unit] in found]


def conceivable(battle: Fight, unit: int) -> list[str]:
    """What a unit could be ordered at all, in the order of `WHATS`: the predicates say whether it may."""
    state, field = battle.state, battle.field
    if state.routed[unit]:
        return ["rally"]
    whats = ["move"]
    if field.ma_extended[unit]:
        whats.append("fast")
    if state.beneath[unit] != NOBODY:
        whats.append("together")
    if field.missile_of[unit] and enemies_within(battle, unit, FARTHEST_SHOT):
        whats += ("fire", "harass")
    if state.hits[unit]:
        whats.append("recover")
    return whats


def _conceivable_leaders(battle: Fight) -> tuple[int, ...]:
    """4.23a, 4.36a, 4.4c The leaders who could be ordered at all: only the OC, with Individual Orders, moves others."""
    state = battle.state
    if state.leader == NOBODY:
        return ()
    if state.order_kind != INDIVIDUAL:
        return (state.mcc if state.order_kind == CONTINGENT else state.leader,)
    return battle.field.leaders_of[state.active] if is_overall(battle, state.leader) else (state.leader,)


def _may(battle: Fight, unit: int, what: str) -> bool:
    """`_cannot`, where nobody asks for the reason."""
    return skirmishers.may_harass(battle, unit) if what == "harass" else _cannot(battle, unit, what) is None


def _reached(battle: Fight, unit: int, found: dict[int, int]) -> bool:
    state = battle.state
    if state.order_kind != INDIVIDUAL:
        return is_marked(battle, unit, Mark.IN_LINE)
    return state.leader == NOBODY or in_reach(battle, found, unit)


def cannot_be_done(battle: Fight) -> Refusal | None:
    """5.46a, R-ALEX-30 A leader who trumped may not end his orders before a unit has moved or fired, unless somebody
    in his range can shock."""
    state = battle.state
    if state.obligation != 1 or state.order_kind == CONTINGENT or contingents.can_shock(battle):
        return None
    return refusal("5.46a", "alexander-why-obliged-leader", leader=battle.field.leader_ids[state.leader])


# -- orders to units ---------------------------------------------------------------------------------------------------


def cannot_be_ordered(battle: Fight, unit: int) -> Refusal | None:
    """5.23a, 6.84c, 9.62b, 10.27g What keeps a unit from any order but a rally."""
    state, field = battle.state, battle.field
    name, marks = field.ids[unit], state.marks[unit]
    if marks & Mark.ORDERED:
        return refusal("5.23a", "alexander-why-ordered", unit=name)
    if marks & Mark.RALLIED:
        return refusal("10.27g", "alexander-why-rallied", unit=name)
    if marks & Mark.HARASSED:
        return refusal("9.32d", "alexander-why-harassed", unit=name)
    if is_beneath(battle, unit):
        return refusal("9.62d", "alexander-why-beneath", unit=name)
    if state.beneath[unit] != NOBODY and state.leader != NOBODY and not is_overall(battle, state.leader):
        return refusal("9.62b", "alexander-why-only-oc", unit=name)
    return (
        prearranged.cannot_be_ordered(battle, state.mcc if state.mcc != NOBODY else state.leader, unit)
        or special_rules.cannot_order(battle, state.leader, unit)
        or elephants.cannot_order(battle, state.leader, unit)
    )


def cannot_afford(battle: Fight, what: str) -> Refusal | None:
    """4.22a As many Individual Orders as his Initiative; 5.22g, 5.22h what a Line Order is good for."""
    state = battle.state
    if state.order_kind == INDIVIDUAL:
        if COST.get(what, 1) <= state.orders_left:
            return None
        return refusal("4.22a", "alexander-why-no-orders", left=state.orders_left)
    if what in ("recover", "rally"):
        return refusal("5.22h", "alexander-why-line-what")
    fires = what in ("fire", "harass")
    if state.line_mode == (LINE_MOVES if fires else LINE_FIRES):
        return refusal("5.22g", "alexander-why-line-mode")
    return None


def _cannot(battle: Fight, unit: int, what: str) -> Refusal | None:
    """The predicate of each kind of order."""
    name = battle.field.ids[unit]
    if what == "rally":
        return rally.cannot_rally(battle, unit)
    if battle.state.routed[unit]:
        return refusal("10.25c", "alexander-why-routed", unit=name)
    match what:
        case "move":
            return cannot_move(battle, unit)
        case "fast":
            if not extended_ma(battle, unit) or battle.state.formation[unit] != NORMAL:
                return refusal("6.46a", "alexander-why-not-fast", unit=name)
            return cannot_move(battle, unit)
        case "together":
            if battle.state.beneath[unit] == NOBODY:
                return refusal("9.62b", "alexander-why-not-stacked-phalanx", unit=name)
            return cannot_move(battle, unit)
        case "fire":
            if battle.field.traits[unit] & Trait.ARTILLERY:
                return refusal("9.52a", "alexander-why-oxybeles", unit=name)
            if reason := missiles.cannot_fire(battle, unit):
                return reason
            return None if missiles.targets(battle, unit) else refusal("8.13a", "alexander-why-no-target", unit=name)
        case "harass":
            return skirmishers.cannot_harass(battle, unit)
        case _:
            return cohesion.cannot_recover(battle, unit)


def cannot_move(battle: Fight, unit: int) -> Refusal | None:
    """6.12a, 9.54a, and special rules: what keeps a unit from a move order."""
    return artillery.cannot_move(battle, unit) or special_rules.cannot_move(battle, unit)


def _order(battle: Fight, unit: int, what: str) -> Activity:
    """5.22 An order is given and carried out; a move goes on in the phase `move`."""
    state = battle.state
    if state.order_kind == INDIVIDUAL and state.leader != NOBODY:
        state.orders_left -= COST.get(what, 1)
    mark(battle, unit, Mark.ORDERED)
    elephants.note_order(battle, unit)
    state.marks[unit] &= ~Mark.IN_LINE
    battle.emit("order", leader=_giver(battle), unit=unit_id(battle, unit), what=what, left=state.orders_left)
    if what in ("move", "fast", "together"):
        state.line_mode = LINE_MOVES
        ways = {"fast": Way.FAST, "together": Way.TOGETHER}
        yield from movement.begin(battle, unit, ways.get(what, 0))
        return
    if what == "recover":
        mark(battle, unit, Mark.RECOVERED)
        cohesion.recover(battle, unit)
    elif what == "rally":
        yield from rally.rally(battle, unit)
    else:
        state.line_mode = LINE_FIRES
        state.obligation = 2 if state.obligation else 0
        mark(battle, unit, Mark.FIRED | Mark.ACTED)
        yield from (missiles.fire_order if what == "fire" else skirmishers.harass_order)(battle, unit)


def _giver(battle: Fight) -> str | None:
    state = battle.state
    giver = state.mcc if state.mcc != NOBODY else state.leader
    return leader_id(battle, giver) if giver != NOBODY else None


# -- orders to leaders -------------------------------------------------------------------------------------------------


def leader_cost(battle: Fight, leader: int) -> int:
    """4.23a, 4.4c, 4.4d One order; two for another leader who starts in an enemy ZOC; none under a Line Order
    (4.36a)."""
    state = battle.state
    if state.order_kind != INDIVIDUAL:
        return 0
    return 2 if leader != state.leader and leader_in_enemy_zoc(battle, leader) else 1


def cannot_order_leader(battle: Fight, leader: int) -> Refusal | None:
    """4.23, 4.36a, 4.4 Who may order whom to move."""
    state, field = battle.state, battle.field
    name = field.leader_ids[leader]
    if state.leader == NOBODY or not is_leader_on_map(battle, leader) or field.leader_side[leader] != state.active:
        return refusal("4.23a", "alexander-why-not-yours", unit=name)
    if state.leader_mp[leader] >= LEADER_MA:
        return refusal("6.15a", "alexander-why-leader-mp", leader=name)
    if reason := elephants.cannot_dismount(battle, leader):
        return reason
    if state.order_kind != INDIVIDUAL:
        mover = state.mcc if state.order_kind == CONTINGENT else state.leader
        if leader != mover or state.leader_marks[leader] & LeaderMark.MOVED_WITH_LINE:
            return refusal("4.36a", "alexander-why-line-leader", leader=name)
        return None
    if leader_cost(battle, leader) > state.orders_left:
        return refusal("4.22a", "alexander-why-no-orders", left=state.orders_left)
    return None if leader == state.leader else _cannot_order_other(battle, leader)


def _cannot_order_other(battle: Fight, leader: int) -> Refusal | None:
    """4.4c to 4.4e, R-ALEX-36 Only the OC, one other leader a phase, in his range, and not from an enemy ZOC."""
    state, field = battle.state, battle.field
    name = field.leader_ids[leader]
    if not is_overall(battle, state.leader):
        return refusal("4.23c", "alexander-why-only-oc-leader", leader=name)
    if any(state.leader_marks[other] & LeaderMark.MOVED_BY_OC for other in field.leaders_of[state.active]):
        return refusal("4.4c", "alexander-why-one-leader", leader=name)
    if leader_in_enemy_zoc(battle, state.leader):
        return refusal("4.4e", "alexander-why-oc-in-zoc", leader=field.leader_ids[state.leader])
    if not leader_in_range(battle, state.leader, leader, command_range(battle, state.leader)):
        return refusal("4.21a", "alexander-why-range", unit=name)
    return None


def _order_leader(battle: Fight, leader: int) -> None:
    state = battle.state
    cost = leader_cost(battle, leader)
    state.orders_left -= cost
    if state.order_kind != INDIVIDUAL:
        state.leader_marks[leader] |= LeaderMark.MOVED_WITH_LINE
    elif leader != state.leader:
        state.leader_marks[leader] |= LeaderMark.MOVED_BY_OC
    names = {"leader": _giver(battle), "other": leader_id(battle, leader)}
    battle.emit("order-leader", **names, cost=cost, left=state.orders_left)
    leader_moves.begin(battle, leader)


# -- the end of orders -------------------------------------------------------------------------------------------------


def end(battle: Fight) -> None:
    """5.26a, 8.21b After a Line or Contingent Order the entry fire that waited; then shock, or the next order."""
    state = battle.state
    if state.order_kind != INDIVIDUAL and any(marks & Mark.PENDING_FIRE for marks in state.marks):
        state.phase = "line-fire"
    else:
        after_line(battle)


def after_line(battle: Fight) -> None:
    """5.65a A contingent commander has finished: his wing commander goes on. Otherwise the Shock segment follows."""
    state = battle.state
    state.marks[:] = [marks & ~(Mark.PENDING_FIRE | Mark.IN_LINE) for marks in state.marks]
    if state.order_kind == CONTINGENT:
        contingents.finish_order(battle)
        state.phase = "next-order"
    else:
        state.phase = "designate"


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_order(battle: Fight, value: tuple[Any, ...]) -> Refusal | None:
    """The predicate behind each word of the question `order`."""
    state, (verb, *arguments) = battle.state, value
    match verb:
        case "order":
            unit, what = arguments
            return _why_not_unit(battle, unit, what) if what in WHATS else None
        case "order-leader":
            return cannot_order_leader(battle, arguments[0])
        case "contingent":
            return contingents.cannot_activate(battle, arguments[0])
        case "done":
            return cannot_be_done(battle)
        case "line" | "file" if state.order_kind == INDIVIDUAL:
            return refusal("4.31a", "alexander-why-line-first")
    return None


def _why_not_unit(battle: Fight, unit: int, what: str) -> Refusal | None:
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if field.side_of[unit] != state.active or not is_on_map(battle, unit):
        return refusal("5.21a", "alexander-why-not-yours", unit=name)
    found = {} if state.leader == NOBODY else reach(battle, state.leader, command_range(battle, state.leader))
    reason = cannot_be_ordered(battle, unit) or cannot_afford(battle, what)
    if reason:
        return reason
    if not _reached(battle, unit, found):
        if state.order_kind == INDIVIDUAL:
            return refusal("4.21a", "alexander-why-range", unit=name)
        return refusal("4.31b" if state.order_kind == LINE else "5.65a", "alexander-why-not-in-line", unit=name)
    return _cannot(battle, unit, what)
