"""5.2 The Orders Phase: Individual Orders, the units of a Line or Contingent Order, and their end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from strategikon.alexander import (
    artillery,
    contingents,
    elephants,
    missiles,
    movement,
    obligation,
    prearranged,
    rally,
    recovery,
    skirmishers,
    special_rules,
)  # fmt: skip
from strategikon.alexander.field import Trait
from strategikon.alexander.leader_orders import (
    cannot_order_leader,
    giver_id,
    has_moved_other,
    order_leader,
    why_not_order_leader,
)  # fmt: skip
from strategikon.alexander.leaders import (
    cannot_give_orders,
    command_range,
    in_range,
    is_overall,
    reach_board,
    why_out_of_range,
)  # fmt: skip
from strategikon.alexander.pieces import (
    Fight,
    in_double_depth,
    is_beneath,
    is_marked,
    is_near_enemy,
    is_on_map,
    mark,
    unit_id,
)  # fmt: skip
from strategikon.alexander.profile import extended_ma
from strategikon.alexander.reaction_fire import PENDING
from strategikon.alexander.state import (
    CONTINGENT,
    INDIVIDUAL,
    LINE,
    LINE_FIRES,
    LINE_MOVES,
    LINE_OPEN,
    NOBODY,
    NORMAL,
    NOWHERE,
    Mark,
)  # fmt: skip
from strategikon.alexander.stepping import Way
from strategikon.alexander.tables import MISSILES
from strategikon.alexander.weapons import line_of
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers, predicate

DONE: Final = ("done",)
COST: Final = {"together": 2}  # 9.62b; every other order costs 1
WAYS: Final = {"move": 0, "fast": Way.FAST, "together": Way.TOGETHER}  # the orders to move
HAS_ACTED: Final = Mark.ORDERED | Mark.RALLIED | Mark.HARASSED
CALLED: Final = HAS_ACTED | Mark.IN_LINE
WHATS: Final = ("move", "fast", "together", "fire", "harass", "recover", "rally")
FIRES: Final = ("fire", "harass")
MOVES: Final = ("move", "fast", "together")
# What may be ordered: by the number of Individual Orders left (4.22a); by the use a Line Order has been put to (5.22g)
AFFORDABLE: Final = tuple(tuple(what for what in WHATS if COST.get(what, 1) <= left) for left in range(3))
LINE_ORDERS: Final = {LINE_OPEN: (*MOVES, *FIRES), LINE_MOVES: MOVES, LINE_FIRES: FIRES}


def cannot_go_on(battle: Fight) -> Refusal | None:
    """4.22b, 4.24a, 5.25d The leader has been killed, put out, or stands in an enemy ZOC: he gives no further order. A
    Line, Contingent or elephant commander's order has been given once for all its units (4.31a)."""
    return cannot_give_orders(battle, battle.state.leader) if battle.state.order_kind == INDIVIDUAL else None


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
    state = battle.state
    if state.leader != NOBODY and cannot_order_leader(battle, state.leader) is None:
        return True
    if state.order_kind == INDIVIDUAL and state.orders_left <= 0:
        return False
    return next(_values(battle), None) is not None


def give(battle: Fight) -> Activity:
    """5.21, 5.22 The next order, or the end of orders; 4.0a without one nobody moves or fires."""
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
        order_leader(battle, value[1])
    else:
        contingents.activate(battle, value[1])


def is_open(battle: Fight) -> bool:
    """A case without leaders: its orders end when it says so."""
    return battle.state.leader == NOBODY and battle.state.order_kind == INDIVIDUAL


def options(battle: Fight) -> list[Value]:
    """Every order that may be given now, `done` last."""
    values = list(_values(battle))
    if cannot_be_done(battle) is None:
        values.append(DONE)
    return values


def _values(battle: Fight) -> Iterator[Value]:
    state = battle.state
    owed = obligation.must_count(battle)
    affordable = _affordable(battle)
    if owed:
        affordable = [what for what in affordable if what in LINE_ORDERS[LINE_OPEN]]
    found = NOWHERE
    if state.order_kind == INDIVIDUAL and state.leader != NOBODY:
        found = reach_board(battle, state.leader, command_range(battle, state.leader))
    if affordable:
        for unit in _within_call(battle, found):
            if _takes_orders(battle, unit) and not (owed and not obligation.can_count(battle, unit)):
                for what in may_be_told(battle, unit):
                    if what in affordable:
                        yield ("order", unit, what)
    for leader in _leaders_within_call(battle, found):
        if cannot_order_leader(battle, leader) is None:
            yield ("order-leader", leader)
    if state.order_kind == INDIVIDUAL and battle.field.contingents:
        for leader in battle.field.leaders_of[state.active]:
            if contingents.cannot_activate(battle, leader) is None:
                yield ("contingent", leader)


def _affordable(battle: Fight) -> Sequence[str]:
    """What `cannot_afford` does not forbid, unless an order must count (5.46a)."""
    state = battle.state
    if state.order_kind != INDIVIDUAL:
        return LINE_ORDERS[state.line_mode]
    return AFFORDABLE[max(0, min(state.orders_left, len(AFFORDABLE) - 1))]


def _within_call(battle: Fight, found: int) -> list[int]:
    """4.21a, 5.22 The units that have not acted yet and that the order can reach: of the Line, or in the hexes `found`
    of his range."""
    state, bits = battle.state, battle.field.bits
    marks, where, second = state.marks, state.hex_of, state.hex2_of
    units: Sequence[int] = battle.field.units_of[state.active]
    if state.order_kind != INDIVIDUAL:
        return [u for u in units if marks[u] & CALLED == Mark.IN_LINE and where[u] != NOWHERE]
    if state.leader != NOBODY:  # most are too far away, which is quickly seen
        row, limit = battle.field.grid.distance[state.leader_hex[state.leader]], command_range(battle, state.leader)
        units = [u for u in units if row[where[u]] <= limit + 1]  # one hex for the other half
    return [u for u in units if not marks[u] & HAS_ACTED and (found & bits[where[u]] or found & bits[second[u]])]


def _leaders_within_call(battle: Fight, found: int) -> Sequence[int]:
    """4.23a, 4.36a, 4.4c The leaders who could be ordered at all: only the OC, with Individual Orders, moves others,
    one a phase."""
    state, field = battle.state, battle.field
    if state.leader == NOBODY:
        return ()
    if state.order_kind != INDIVIDUAL:
        return (state.mcc if state.order_kind == CONTINGENT else state.leader,)
    others = field.leaders_of[state.active]
    if not is_overall(battle, state.leader) or has_moved_other(battle):
        return (state.leader,)
    return [other for other in others if other == state.leader or found & field.bits[state.leader_hex[other]]]


def _takes_orders(battle: Fight, unit: int) -> bool:
    """`cannot_be_ordered` of a unit that has not acted, where nobody asks for the reason."""
    state, field = battle.state, battle.field
    if field.traits[unit] & Trait.PHALANX or unit in field.bound_units or field.elephant_rule:
        return cannot_be_ordered(battle, unit) is None
    giver = state.mcc if state.mcc != NOBODY else state.leader
    return giver == NOBODY or state.pw_of[unit] != giver


def may_be_told(battle: Fight, unit: int) -> list[str]:
    """What `_cannot` does not forbid a unit, in the order of `WHATS`."""
    state, field = battle.state, battle.field
    if state.routed[unit]:
        return [] if rally.cannot_rally(battle, unit) else ["rally"]
    if is_beneath(battle, unit):  # 9.62d, 9.62i it counts its own hits
        return [] if recovery.cannot_recover(battle, unit) else ["recover"]
    whats = []
    if cannot_move(battle, unit) is None:
        whats.append("move")
        if field.ma_extended[unit] and state.formation[unit] == NORMAL and not in_double_depth(battle, unit):
            whats.append("fast")
        if state.beneath[unit] != NOBODY and _cannot_take_along(battle, state.beneath[unit]) is None:
            whats.append("together")
    if field.missile_of[unit] and _near_enough(battle, unit):
        if _cannot(battle, unit, "fire") is None:
            whats.append("fire")
        if skirmishers.may_harass(battle, unit):
            whats.append("harass")
    if state.hits[unit] and recovery.cannot_recover(battle, unit) is None:
        whats.append("recover")
    return whats


def _near_enough(battle: Fight, unit: int) -> bool:
    """8.13a, 9.32a, 9.41a Whether an enemy is near enough for any missile of a unit."""
    line = line_of(battle.field, unit)
    shot = max(len(MISSILES[line]) + 1 if line else 0, skirmishers.reach_of(battle, unit))
    return is_near_enemy(battle, unit, shot)


def cannot_be_done(battle: Fight) -> Refusal | None:
    """5.46a, R-ALEX-30 A leader who trumped may not end his orders before a unit has moved or fired, unless somebody
    in his range can shock."""
    state = battle.state
    lent = state.order_kind == CONTINGENT and state.orders_left > 0  # his wing commander goes on after him
    if lent or not obligation.is_owed(battle):
        return None
    return refusal("5.46a", "alexander-why-obliged-leader", leader=battle.field.leader_ids[state.leader])


# -- orders to units ---------------------------------------------------------------------------------------------------


def cannot_afford(battle: Fight, what: str) -> Refusal | None:
    """4.22a As many Individual Orders as his Initiative; 4.37b, 5.22g, 5.22h what a Line Order is good for."""
    state = battle.state
    if state.order_kind == INDIVIDUAL:
        cost = COST.get(what, 1)
        if cost > state.orders_left:
            rule = "9.62b" if cost > 1 and state.orders_left else "4.22a"
            return refusal(rule, "alexander-why-no-orders", cost=cost, left=state.orders_left).besides("4.22a", "5.21a")
        if obligation.must_count(battle) and what not in LINE_ORDERS[LINE_OPEN]:
            return refusal("5.46a", "alexander-why-obliged-order", leader=battle.field.leader_ids[state.leader])
        return None
    if what not in LINE_ORDERS[LINE_OPEN]:
        return refusal("5.22h", "alexander-why-line-what").besides("4.37b", "10.14b")
    if what not in LINE_ORDERS[state.line_mode]:
        return refusal("5.22g", "alexander-why-line-mode")
    return None


def _cannot(battle: Fight, unit: int, what: str) -> Refusal | None:
    """The predicate of each kind of order."""
    name = battle.field.ids[unit]
    if what == "rally":
        return rally.cannot_rally(battle, unit)
    if battle.state.routed[unit]:
        return refusal("10.25c", "alexander-why-routed", unit=name)
    if what != "recover" and is_beneath(battle, unit):
        return refusal("9.62d", "alexander-why-beneath", unit=name)
    match what:
        case "move":
            return cannot_move(battle, unit)
        case "fast":
            if in_double_depth(battle, unit):
                return refusal("9.62c", "alexander-why-double-depth", unit=name)
            if not extended_ma(battle, unit) or battle.state.formation[unit] != NORMAL:
                return refusal("6.46a", "alexander-why-not-fast", unit=name)
            return cannot_move(battle, unit)
        case "together":
            if battle.state.beneath[unit] == NOBODY:
                return refusal("9.62b", "alexander-why-not-stacked-phalanx", unit=name)
            return _cannot_take_along(battle, battle.state.beneath[unit]) or cannot_move(battle, unit)
        case "fire":
            if battle.field.traits[unit] & Trait.ARTILLERY:
                return refusal("9.52a", "alexander-why-oxybeles", unit=name)
            if reason := missiles.cannot_fire(battle, unit):
                return reason
            if missiles.has_target(battle, unit):
                return None
            return refusal("8.13a", "alexander-why-no-target", unit=name).besides("8.14a", "8.14b", "8.14d", "8.61a")
        case "harass":
            return skirmishers.cannot_harass(battle, unit)
        case _:
            return recovery.cannot_recover(battle, unit)


def _cannot_take_along(battle: Fight, below: int) -> Refusal | None:
    """10.14b A lower phalanx that recovers does nothing else in this phase: its stack does not move as one."""
    if is_marked(battle, below, Mark.RECOVERED):
        return refusal("10.14b", "alexander-why-recovers", unit=battle.field.ids[below])
    return None


def cannot_be_ordered(battle: Fight, unit: int) -> Refusal | None:
    """5.23a, 6.84c, 9.62b, 10.27g What keeps a unit from any order but a rally; both phalanxes of a stack obey only the
    OC."""
    return next(_bars(battle, unit), None)


def _bars(battle: Fight, unit: int) -> Iterator[Refusal]:
    """5.23a, 6.84c, 9.62b, 10.27g All that keeps a unit from any order but a rally."""
    state, field = battle.state, battle.field
    name, marks = field.ids[unit], state.marks[unit]
    if marks & Mark.RALLIED:
        yield refusal("10.27g", "alexander-why-rallied", unit=name)
    if marks & Mark.ORDERED:
        also = "10.27c" if state.routed[unit] else "10.14b" if marks & Mark.RECOVERED else "6.12a"
        more = ("6.63c",) if marks & Mark.LEFT_COLUMN else ("9.32d", "9.41a") if marks & Mark.HARASSED else ()
        yield refusal("5.23a", "alexander-why-ordered", unit=name).besides(also, *more)
    if marks & Mark.HARASSED:
        yield refusal("9.32d", "alexander-why-harassed", unit=name).besides("9.41a")
    if state.leader != NOBODY and not is_overall(battle, state.leader) and in_double_depth(battle, unit):
        yield refusal("9.62b", "alexander-why-only-oc", unit=name).besides("9.62a")
    by_others = (
        prearranged.cannot_be_ordered(battle, state.mcc if state.mcc != NOBODY else state.leader, unit),
        special_rules.cannot_order(battle, state.leader, unit),
        elephants.cannot_order(battle, state.leader, unit),
    )
    yield from (reason for reason in by_others if reason is not None)


def cannot_move(battle: Fight, unit: int) -> Refusal | None:
    """6.12a, 9.54a, and special rules: what keeps a unit from a move order."""
    field, state = battle.field, battle.state
    reason = artillery.cannot_move(battle, unit) if field.has_artillery else None
    if unit not in field.bound_units and state.return_turn[unit] < state.turn:
        return reason
    return reason or special_rules.cannot_move(battle, unit)


def _order(battle: Fight, unit: int, what: str) -> Activity:
    """5.22 An order is given and carried out; a move goes on in the phase `move`."""
    state = battle.state
    if state.order_kind == INDIVIDUAL and state.leader != NOBODY:
        state.orders_left -= COST.get(what, 1)
    mark(battle, unit, Mark.ORDERED)
    elephants.note_order(battle, unit)
    state.marks[unit] &= ~Mark.IN_LINE
    battle.emit("order", leader=giver_id(battle), unit=unit_id(battle, unit), what=what, left=state.orders_left)
    if what in WAYS:
        state.line_mode = LINE_MOVES
        yield from movement.begin(battle, unit, WAYS[what])
        return
    if what == "recover":
        mark(battle, unit, Mark.RECOVERED)
        recovery.recover(battle, unit)
    elif what == "rally":
        yield from rally.rally(battle, unit)
    else:
        state.line_mode = LINE_FIRES
        state.obligation = 2 if state.obligation else 0
        mark(battle, unit, Mark.FIRED | Mark.ACTED)
        yield from (missiles.fire_order if what == "fire" else skirmishers.harass_order)(battle, unit)


# -- the end of orders -------------------------------------------------------------------------------------------------


def end(battle: Fight) -> None:
    """5.26a, 8.21b After a Line or Contingent Order the entry fire that waited; then shock, or the next order."""
    state = battle.state
    if state.order_kind != INDIVIDUAL and any(marks & PENDING for marks in state.marks):
        state.phase = "line-fire"
    else:
        after_line(battle)


def after_line(battle: Fight) -> None:
    """5.65a A contingent commander has finished: his wing commander goes on. Otherwise the Shock segment follows."""
    state = battle.state
    if state.order_kind != INDIVIDUAL:
        state.marks[:] = [marks & ~(PENDING | Mark.IN_LINE) for marks in state.marks]
    if state.order_kind == CONTINGENT:
        contingents.finish_order(battle)
        state.phase = "next-order"
    else:
        state.phase = "designate"


def line_fire(battle: Fight) -> Activity:
    """8.21b Phase `line-fire`: the entry fire that waited."""
    yield from missiles.pending_entry_fire(battle)
    after_line(battle)


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_order(battle: Fight, ask: Ask, unit: int, what: str) -> Refusal | None:
    """5.2 Why a unit may not have this order."""
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if field.side_of[unit] != state.active or not is_on_map(battle, unit):
        return refusal("5.21a", "alexander-why-not-yours", unit=name)
    unable = together(*_bars(battle, unit), cannot_afford(battle, what))
    if unable and what == "recover":
        unable = unable.besides("10.14b")
    obliged = refusal("5.46a", "alexander-why-obliged-order", leader=giver_id(battle))
    owes = obligation.must_count(battle) and not obligation.can_count(battle, unit)
    return together(
        cannot_go_on(battle),
        unable,
        _not_reached(battle, unit),
        _cannot(battle, unit, what),
        *_more_against(battle, unit, what),
        obliged if owes else None,
    )


def _more_against(battle: Fight, unit: int, what: str) -> Iterator[Refusal]:
    """10.14, 10.27, 8.11a, 9.32 All that a rally, a recovery, a volley or harassment asks of a unit."""
    asked = {"rally": rally.bars, "recover": recovery.bars, "fire": missiles.bars, "harass": skirmishers.bars}
    if what in asked:
        yield from asked[what](battle, unit)


def _not_reached(battle: Fight, unit: int) -> Refusal | None:
    """4.21, 4.33 Out of the leader's range, or not of the Line that has the order."""
    state = battle.state
    if state.order_kind == INDIVIDUAL:
        near = in_range(battle, state.leader, unit)
        return None if near else why_out_of_range(battle, state.leader, unit)
    return None if is_marked(battle, unit, Mark.IN_LINE) else _not_in_line(battle, unit)


def _not_in_line(battle: Fight, unit: int) -> Refusal:
    """4.31b, 4.33 Why a unit is not of the Line that has the order: its Type, its distance, a gap; 5.65a or not of the
    contingent."""
    name = battle.field.ids[unit]
    if battle.state.order_kind != LINE:
        return refusal("5.65a", "alexander-why-not-in-line", unit=name)
    rides = battle.field.traits[unit] & (Trait.CAVALRY | Trait.CHARIOT)
    geometry = ("4.33d", "4.33e") if rides else ("4.33a", "4.33c")
    return refusal("4.31b", "alexander-why-not-in-line", unit=name).besides(*geometry, "4.31a", "5.21a")


def why_not_contingent(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """5.22e, 5.22h, 5.65a Why a contingent commander is not called upon now: it takes Individual Orders."""
    state, field = battle.state, battle.field
    reason = contingents.why_not_activate(battle, leader)
    if state.order_kind == INDIVIDUAL:
        return reason
    if state.order_kind == LINE:
        return together(reason, refusal("5.22h", "alexander-why-line-what").besides("4.37b", "10.14b"))
    return together(reason, refusal("5.65a", "alexander-why-another-unit", unit=field.leader_ids[state.mcc]))


WHY_NOT: Final[Explainers] = {
    ("order", "order"): why_not_order,
    ("order", "order-leader"): why_not_order_leader,
    ("order", "contingent"): why_not_contingent,
    ("order", "done"): predicate(cannot_be_done),
}
