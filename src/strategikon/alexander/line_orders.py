"""4.3 Line Orders: who may give one, to whom, and when a die is needed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from strategikon.alexander import elephants, missiles, prearranged, special_rules
from strategikon.alexander.field import Group, Trait
from strategikon.alexander.leaders import (
    cannot_give_orders,
    command_range,
    half_range,
    is_first_phase,
    is_in_command,
    is_overall,
    leader_in_range,
    on_board,
    reach_board,
    strategy,
)  # fmt: skip
from strategikon.alexander.lines import files, ranks
from strategikon.alexander.pieces import Fight, distance_to_hex, hexes, leader_id, mark, unit_id
from strategikon.alexander.state import ELEPHANTS, LINE, LINE_OPEN, NOBODY, NOWHERE, LeaderMark, Mark
from strategikon.alexander.tables import D10
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.throws import HIT
from strategikon.kernel.why import Explainers

INDIVIDUAL: Final = ("individual",)
NEAR: Final = 2  # 4.34b
UNFIT: Final = Mark.RALLIED | Mark.ORDERED

FREE, BY_OC, BY_DIE = "free", "oc", "die"


class Line(NamedTuple):
    """A Line as it stands: `verb` is `line` for ranks and cavalry, `file` for units one behind the other."""

    verb: str
    group: int
    units: tuple[int, ...]


def declare(battle: Fight) -> None:
    """4.34, R-ALEX-100 Before any order: may the leader declare a Line Order?"""
    state = battle.state
    state.phase = "next-order"
    leader = state.leader
    if leader == NOBODY or state.order_kind == ELEPHANTS or cannot_declare(battle, leader):
        return
    if has_line(battle, leader):
        state.phase = "declaring"


def ask_line(battle: Fight) -> Activity:
    """4.34, R-ALEX-100 He declares it, and rolls for it if he must."""
    state = battle.state
    value = yield Ask(state.active, "line", lambda: _values(battle), about=state.leader)
    state.phase = "next-order"
    if value != INDIVIDUAL:
        lines = _lines_in(battle, state.leader, value[1], battle.field.groups[value[1]])
        give(battle, state.leader, next(line for line in lines if _value(line) == value))


def _value(line: Line) -> Value:
    return (line.verb, line.group, line.units[0])


def _values(battle: Fight) -> list[Value]:
    return [*map(_value, lines_of(battle, battle.state.leader)), INDIVIDUAL]


def give(battle: Fight, leader: int, line: Line) -> None:
    """4.34d to 4.34h, 4.35, 4.53a The authority for it: his rank, the first turn, his wing, his OC, or the die."""
    state = battle.state
    right = authority(battle, leader)
    if right == BY_DIE:
        throw = battle.throw("line-roll", 1, D10, leader=leader_id(battle, leader))
        success = throw.number <= strategy(battle, leader)
        throw.tell(die=throw.number, success=int(success))
        if not success:
            return
        throw.scored(0, HIT)
    if is_first_phase(battle, leader):
        state.leader_marks[leader] |= LeaderMark.USED_OC if right == BY_OC else LeaderMark.LINE_INITIAL
    state.leader_line = changed(state.leader_line, leader, state.leader_line[leader] + 1)
    state.order_kind, state.line_group, state.line_mode, state.orders_left = LINE, line.group, LINE_OPEN, 0
    for unit in line.units:
        mark(battle, unit, Mark.IN_LINE)
    names = [unit_id(battle, unit) for unit in line.units]
    battle.emit("line", leader=leader_id(battle, leader), group=battle.field.groups[line.group].id, units=names)


# -- 4.34 eligibility --------------------------------------------------------------------------------------------------


def cannot_declare(battle: Fight, leader: int) -> Refusal | None:
    """4.31a, 4.34a, 4.35b Only leaders with an L; subordinates in their first Orders Phase of the turn (R-ALEX-122),
    and in Momentum only if their initial Line Order was not through the OC and was given at all."""
    state, field = battle.state, battle.field
    name = field.leader_ids[leader]
    if not field.gives_lines[leader]:
        return refusal("4.31a", "alexander-why-no-l", leader=name).besides("5.21a")
    if reason := cannot_give_orders(battle, leader):
        return reason
    if is_overall(battle, leader) or is_first_phase(battle, leader):
        return None
    if not state.momentum:
        return refusal("4.34a", "alexander-why-line-initial", leader=name)
    if not state.leader_marks[leader] & LeaderMark.LINE_INITIAL:
        return refusal("4.35b", "alexander-why-no-momentum-line", leader=name)
    return None


def lines_of(battle: Fight, leader: int) -> list[Line]:
    """4.31b, 4.32a, 4.33, 4.34b, 4.34c Every Line he may order now, in the order of the chart."""
    found: list[Line] = []
    for number, group in enumerate(battle.field.groups):
        if leader in group.leaders:
            found.extend(_lines_in(battle, leader, number, group))
    return found


def _lines_in(battle: Fight, leader: int, number: int, group: Group) -> Iterator[Line]:
    at_hand = _at_hand(battle, leader, group)
    if not at_hand:
        return
    state = battle.state
    able = [unit for unit in group.members if not state.routed[unit] and not state.marks[unit] & UNFIT]
    units = [unit for unit in able if cannot_join(battle, leader, unit) is None]
    for kinds in _kinds(battle, group):
        same = [unit for unit in units if battle.field.type_of[unit] in kinds]
        near = [unit for unit in at_hand if unit in same]
        if not near:
            continue
        if group.mounted:
            yield Line("line", number, tuple(near))
            continue
        for verb, chain in (("line", ranks), ("file", files)):
            for line in chain(battle, same):
                if any(unit in near for unit in line) and elephants.may_lead_line(battle, leader, line):
                    yield Line(verb, number, tuple(line))


def _at_hand(battle: Fight, leader: int, group: Group) -> list[int]:
    """4.34b, 4.34c The units of a group that are near enough to their leader for the whole Line."""
    here, where = battle.state.leader_hex[leader], battle.state.hex_of
    row, limit = battle.field.grid.distance[here], half_range(battle, leader) if group.mounted else NEAR
    units = [unit for unit in group.members if row[where[unit]] <= limit + 1]  # one hex for the other half
    near = [unit for unit in units if where[unit] != NOWHERE]
    if group.mounted:
        reach = reach_board(battle, leader, limit) if near else 0
        return [unit for unit in near if on_board(battle, reach, unit)]
    close = [unit for unit in near if distance_to_hex(battle, unit, here) <= NEAR]
    return [unit for unit in close if _is_close(battle, here, unit)]


def _is_close(battle: Fight, here: int, unit: int) -> bool:
    """4.34b, R-ALEX-37 Within two hexes of a unit of the Line, no combat unit between, line of sight clear; elephants
    do not count."""
    grid, at, traits = battle.field.grid, battle.state.unit_at, battle.field.traits
    for there in hexes(battle, unit):
        apart = grid.distance[here][there]
        if apart < NEAR:
            return True
        if apart > NEAR:
            continue
        between = [step for step in grid.neighbours[here] if step in grid.neighbours[there]]
        free = any(at[step] == NOBODY or traits[at[step]] & Trait.ELEPHANT for step in between)
        if free and missiles.can_see_past_elephants(battle, here, there):
            return True
    return False


def _kinds(battle: Fight, group: Group) -> list[tuple[str, ...]]:
    """4.33a, 4.33d, 4.33e A Line is of one Type, unless a special rule (`mixed_line`) joins several."""
    types = list(dict.fromkeys(battle.field.type_of[unit] for unit in group.members))
    for rule in battle.field.special:
        if rule.effect == "mixed_line" and rule.side in (group.side, NOBODY):
            mixed = tuple(kind for kind in types if kind in rule.params.get("types", ()))
            if mixed:
                return [mixed, *((kind,) for kind in types if kind not in mixed)]
    return [(kind,) for kind in types]


def has_line(battle: Fight, leader: int) -> bool:
    """4.34b, 4.34c Whether there is a Line he may order: a unit alone is one, so one unit near enough will do."""
    return any(
        cannot_join(battle, leader, unit) is None
        for group in battle.field.groups
        if leader in group.leaders
        for unit in _at_hand(battle, leader, group)
    )


def authority(battle: Fight, leader: int) -> str:
    """4.34d to 4.34g, 4.53a, 4.53b, R-ALEX-26 What lets him give a Line Order: nothing more, the range of an OC who is
    not Finished (4.1f), or the die."""
    state, field = battle.state, battle.field
    side = field.leader_side[leader]
    if is_overall(battle, leader):
        return FREE
    if not is_first_phase(battle, leader):
        return BY_DIE
    if state.turn == 1 or (field.nation[side] == "persian" and leader in field.wings[side]):
        return FREE
    chief = field.oc_of[side]
    if chief == NOBODY or not is_in_command(battle, chief):
        return BY_DIE
    return BY_OC if leader_in_range(battle, chief, leader, command_range(battle, chief)) else BY_DIE


def cannot_join(battle: Fight, leader: int, unit: int) -> Refusal | None:
    """4.37a, 10.25c, 10.27g, 6.84c, 5.23a What keeps a unit out of his Lines."""
    state, field = battle.state, battle.field
    name, marks = field.ids[unit], state.marks[unit]
    if state.hex_of[unit] == NOWHERE or state.routed[unit]:
        return refusal("10.25c", "alexander-why-routed", unit=name)
    if marks & Mark.RALLIED:
        return refusal("10.27g", "alexander-why-rallied", unit=name)
    if field.line_only[leader] and field.corps_of[unit] not in field.line_only[leader]:
        return refusal("4.37a", "alexander-why-restricted", unit=name, leader=field.leader_ids[leader])
    if marks & Mark.ORDERED:
        return refusal("5.23a", "alexander-why-ordered", unit=name).besides("6.12a")
    return (
        prearranged.cannot_be_ordered(battle, leader, unit)
        or (special_rules.cannot_order(battle, leader, unit) if unit in field.bound_units else None)
        or elephants.cannot_lead(battle, leader, unit)
    )


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_now(verb: str, battle: Fight, ask: Ask, number: int, unit: int) -> Refusal | None:
    """4.31a, 4.34, 4.35 Why no Line Order is given in the course of the orders: he may not, has no Line at hand, or the
    time for it was before his first order."""
    state = battle.state
    if state.order_kind != LINE and state.leader != NOBODY:
        if reason := cannot_declare(battle, state.leader):
            return reason
        if state.first_order and not has_line(battle, state.leader):
            return why_not_line(verb, battle, ask, number, unit)
    name = battle.field.leader_ids[state.leader] if state.leader != NOBODY else ""
    if any(event.kind == "line-roll" and not event.fields["success"] for event in battle.events):
        return refusal("4.34e", "alexander-why-line-denied", leader=name)
    return refusal("4.31a", "alexander-why-line-first")


def why_not_line(verb: str, battle: Fight, ask: Ask, number: int, unit: int) -> Refusal:
    """4.31b, 4.33, 4.34 Why this Line may not be ordered."""
    leader, group = battle.state.leader, battle.field.groups[number]
    names = {"leader": battle.field.leader_ids[leader], "unit": battle.field.ids[unit]}
    if leader not in group.leaders:
        return refusal("4.31b", "alexander-why-not-on-chart", leader=names["leader"], group=group.id).besides("4.37a")
    if unit not in group.members:
        return refusal("4.31b", "alexander-why-not-in-group", unit=names["unit"], group=group.id)
    reason = cannot_join(battle, leader, unit)
    if reason is None and not group.mounted:
        reason = _why_not_chain(battle, leader, verb, group, unit)
    rules = ("4.34c", "4.33d") if group.mounted else ("4.34b",)
    far = refusal(rules[0], "alexander-why-line-far", **names).besides(*rules[1:])
    return (together(reason, far) if unit not in _at_hand(battle, leader, group) else reason) or far


def _why_not_chain(battle: Fight, leader: int, verb: str, group: Group, unit: int) -> Refusal | None:
    """4.33a, 4.33c The unit is not the first of its Line; or its Line breaks before it comes near its leader, who does
    stand near others of the group."""
    field = battle.field
    names = {"unit": field.ids[unit], "leader": field.leader_ids[leader]}
    able = [u for u in group.members if cannot_join(battle, leader, u) is None]
    kinds = next(kinds for kinds in _kinds(battle, group) if field.type_of[unit] in kinds)
    same = [u for u in able if field.type_of[u] in kinds]
    line = next((line for line in (ranks if verb == "line" else files)(battle, same) if unit in line), [unit])
    near = [u for u in _at_hand(battle, leader, group) if u in same]
    if any(u in line for u in near):
        first = field.ids[line[0]]
        return refusal("4.31b", "alexander-why-line-other-unit", **names, other=first) if line[0] != unit else None
    if not near:
        return None
    row = field.grid.distance[battle.state.leader_hex[leader]]
    gap = min((here for u in line for here in hexes(battle, u)), key=lambda here: row[here])
    return refusal("4.34b", "alexander-why-line-breaks", **names, hex=field.grid.names[gap]).besides("4.33c")


WHY_NOT: Final[Explainers] = {
    ("line", "line"): partial(why_not_line, "line"),
    ("line", "file"): partial(why_not_line, "file"),
    ("order", "line"): partial(why_not_now, "line"),
    ("order", "file"): partial(why_not_now, "file"),
}
