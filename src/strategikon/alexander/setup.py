"""From a checked document to the state before the first activity, wherever an inline setup begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, Final, cast

from strategikon.alexander import contingents
from strategikon.alexander.field import Field, Trait
from strategikon.alexander.line_orders import lines_of
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import (
    ABSENT,
    ACTIVE,
    CONTINGENT,
    FORMATIONS,
    INACTIVE,
    LEADER_STATES,
    LINE,
    NOBODY,
    NOWHERE,
    ON_MAP,
    ORDER_KINDS,
    SUPPLIES,
    UNKNOWN,
    GreatBattle,
    LeaderMark,
    Mark,
    units_by_hex,
)  # fmt: skip
from strategikon.alexander.turn import note_positions
from strategikon.kernel.dice import Dice
from strategikon.kernel.ruleset import changed

FREE_ORDERS: Final = 99  # a case without leaders: as many orders as it likes
MARKS: Final = {
    "ordered": Mark.ORDERED, "moved-now": Mark.MOVED_NOW | Mark.MOVED | Mark.ORDERED, "fired": Mark.FIRED,
    "recovered": Mark.RECOVERED, "reacted": Mark.REACTED, "must-check": Mark.MUST_CHECK, "no-check": Mark.NO_CHECK,
    "attacked": Mark.ATTACKED, "entered-hex": Mark.ENTERED_HEX, "harassed": Mark.HARASSED, "rallied": Mark.RALLIED,
    "acted": Mark.ACTED, "commanded": Mark.COMMANDED, "released": Mark.RELEASED,
}  # fmt: skip
# Phases that begin an Orders Phase by themselves; in all others an inline setup stands in the middle of one.
OPENING: Final = frozenset({"turn", "prearrange", "elite", "activate", "orders-begin", "rout", "reload", "army-rout"})
ORDERING: Final = frozenset({"orders", "move", "move-leader"})  # nobody is on the march yet


def begin(field: Field, dice: Dice) -> GreatBattle:
    """2.0, 3.0 Everything as the scenario places it, at the beginning of turn 1 or where an inline setup says."""
    state = GreatBattle()
    _clear(state, field)
    _set_up(state, field)
    for unit, setup in enumerate(field.setup):
        _place_unit(state, field, unit, setup)
    for leader, setup in enumerate(field.leader_setup):
        _place_leader(state, field, leader, setup)
    _open(state, field, field.document)
    return state


def _clear(state: GreatBattle, field: Field) -> None:
    units, leaders = len(field.ids), len(field.leader_ids)
    state.phase, state.turn, state.active = "turn", 1, 0
    state.last_side, state.last_value, state.elite = NOBODY, NOBODY, 0
    state.trumps, state.momentum, state.obligation, state.crisis = 0, 0, 0, NOBODY
    state.leader, state.order_kind, state.orders_left = NOBODY, 0, 0
    state.line_group, state.line_mode, state.mcc, state.mccs_used, state.first_order = NOBODY, 0, NOBODY, 0, 1
    state.mover, state.mover_leader, state.mp_left, state.mp_spent = NOBODY, NOBODY, 0, 0
    state.ma_used, state.start_hex, state.step_hexes, state.turned_here, state.way = 0, NOWHERE, 0, 0, 0
    state.rout_points = [int(side.get("rout_points", 0)) for side in field.document["side"]]
    state.spoils, state.camps, state.party = [0, 0], (), []
    state.unit_at, state.boards = units_by_hex([NOBODY], units) * field.grid.size, [UNKNOWN] * 4
    state.hex_of, state.hex2_of, state.facing = [NOWHERE] * units, [NOWHERE] * units, [0] * units
    state.fate, state.return_turn, state.beneath = (ON_MAP,) * units, (0,) * units, (NOBODY,) * units
    state.hits, state.marks, state.steps = [0] * units, [0] * units, [0] * units
    state.tried, state.combat_of = (0,) * units, (NOBODY,) * units
    state.combats, state.groups, state.duties, state.captains = [], (), [], []
    state.leader_hex, state.leader_state = [NOWHERE] * leaders, [INACTIVE] * leaders
    state.leader_marks, state.leader_mp, state.leader_line = [0] * leaders, [0] * leaders, (0,) * leaders


def _set_up(state: GreatBattle, field: Field) -> None:
    """What seldom changes, as the setup of each piece says."""
    units, leaders = field.setup, field.leader_setup
    doubles = [bool(traits & Trait.DOUBLE) for traits in field.traits]
    state.formation = tuple(FORMATIONS.index(unit.get("formation", "normal")) for unit in units)
    state.top = tuple(_top(unit) if double else 0 for unit, double in zip(units, doubles, strict=True))
    state.missile = tuple(SUPPLIES.index(unit.get("supply", "full")) for unit in units)
    state.screen = tuple(SUPPLIES.index(unit.get("screen_supply", "full")) for unit in units)
    state.routed = tuple(int(unit.get("routed", False)) for unit in units)
    planners = (unit.get("prearranged") for unit in units)
    state.pw_of = tuple(field.leader_index[name] if name else NOBODY for name in planners)
    state.plans = ()
    state.leader_loss = tuple(leader.get("wounded", 0) for leader in leaders)
    state.leader_phases = tuple(leader.get("phases", 0) for leader in leaders)


def _top(setup: Mapping[str, Any]) -> int:
    """6.63d Where the counter top of a double looks, if it is in column."""
    if setup.get("formation") != "column":
        return 0
    return -1 if setup.get("top") == "left" else 1


def _place_unit(state: GreatBattle, field: Field, unit: int, setup: Mapping[str, Any]) -> None:
    hexes = field.start[unit]
    state.hex_of[unit] = hexes[0]
    state.hex2_of[unit] = hexes[1] if len(hexes) == 2 else NOWHERE
    state.facing[unit] = field.start_facing[unit]
    state.hits[unit] = setup.get("hits", 0)
    state.steps[unit] = setup.get("steps", 0)
    marks = Mark.MOVED if setup.get("moved") else 0
    marks |= Mark.CHANGED_LEVEL if setup.get("changed_level") else 0
    for word in setup.get("marks", ()):
        marks |= MARKS[word]
    if setup.get("began_in_column", setup.get("formation") == "column"):
        marks |= Mark.BEGAN_IN_COLUMN
    state.marks[unit] = marks
    if "beneath" in setup:
        state.beneath = changed(state.beneath, field.unit_index[setup["beneath"]], unit)
        return
    for here in hexes:
        state.unit_at[here] = unit


def _place_leader(state: GreatBattle, field: Field, leader: int, setup: Mapping[str, Any]) -> None:
    state.leader_hex[leader] = field.leader_start[leader]
    state.leader_state[leader] = LEADER_STATES.index(setup.get("state", "inactive"))
    if field.is_contingent[leader] and not field.contingents:
        state.leader_hex[leader], state.leader_state[leader] = NOWHERE, ABSENT  # 5.6 is not in use
    state.leader_mp[leader] = setup.get("mp", 0)
    bits = {
        LeaderMark.NO_MOMENTUM: setup.get("no_momentum", False),
        LeaderMark.HELD: setup.get("held", False),
        LeaderMark.OUT: setup.get("out", False),
        LeaderMark.WOUNDED: setup.get("wounded", 0) > 0,
        LeaderMark.SECOND: field.leader_side[leader] == 1,
        LeaderMark.PREARRANGED: setup.get("prearranged", False),
        LeaderMark.USED_OC: setup.get("line_given") == "oc",
        LeaderMark.LINE_INITIAL: setup.get("line_given") == "rolled",
    }
    state.leader_marks[leader] = sum(bit for bit, holds in bits.items() if holds)


def _open(state: GreatBattle, field: Field, document: Mapping[str, Any]) -> None:
    """Where an inline setup begins: `phase`, `active`, `leader`, `orders` and so on."""
    if "schema" in document:
        return
    state.phase = document.get("phase", "activate" if field.leader_ids else "orders")
    state.turn = document.get("turn", 1)
    state.elite = int(document.get("elite_done", state.phase != "turn"))
    state.captains = [field.unit_index[name] for name in document.get("captains", ())]
    if "active" in document:
        state.active = field.sides.index(document["active"])
    if state.phase in OPENING and "leader" not in document:
        return
    if state.phase in ORDERING:
        state.phase = "next-order"
    _open_orders(state, field, document)


def _open_orders(state: GreatBattle, field: Field, document: Mapping[str, Any]) -> None:
    """An inline setup in the middle of an Orders Phase."""
    if "leader" in document:
        state.leader = field.leader_index[document["leader"]]
        state.active = field.leader_side[state.leader]
    else:
        mine = field.leaders_of[state.active]
        state.leader = next((p for p in mine if not field.is_contingent[p]), NOBODY)
    state.momentum = document.get("momentum", 0)
    state.obligation = int(document.get("trumped", False))
    state.order_kind = ORDER_KINDS.index(document.get("order", "individual"))
    state.line_group = field.group_index[document["line"]] if "line" in document else NOBODY
    state.mcc = field.leader_index[document["mcc"]] if "mcc" in document else NOBODY
    own = FREE_ORDERS
    if state.leader != NOBODY:
        state.leader_state[state.leader] = ACTIVE
        phases = max(1 + state.momentum, state.leader_phases[state.leader])  # 5.14a
        state.leader_phases = changed(state.leader_phases, state.leader, phases)
        own = max(0, field.initiative[state.leader] - state.leader_loss[state.leader])
    state.orders_left = document.get("orders", own)
    battle = cast(Fight, SimpleNamespace(state=state, field=field))
    note_positions(battle)
    _line_up(battle)


def _line_up(battle: Fight) -> None:
    """4.33, 5.65a In the middle of a Line or Contingent Order its units are those that he could order now."""
    state = battle.state
    units: Sequence[int] = ()
    if state.order_kind == LINE:
        lines = [line for line in lines_of(battle, state.leader) if state.line_group in (NOBODY, line.group)]
        units, state.orders_left = lines[0].units if lines else (), 0
    elif state.order_kind == CONTINGENT and state.mcc != NOBODY:
        units = contingents.eligible(battle, state.mcc)
    for unit in units:
        state.marks[unit] |= Mark.IN_LINE
