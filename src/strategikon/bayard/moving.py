"""1.29, 3.01, 3.02, 4.122 The movement phase: one piece after another, each move finished before the next begins."""

from __future__ import annotations

from strategikon.bayard import chains, formations, leaders, messengers, off_table, order, refuge, song, temper
from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.field import Fight
from strategikon.bayard.messengers import reach
from strategikon.bayard.movement import Way, cannot_move, cannot_step, ways
from strategikon.bayard.pieces import adjacent_enemies, has, hex_name, leader_id, mark, put, unit_id, unmark
from strategikon.bayard.state import LEFT, NOBODY, OUTSIDE, Mark
from strategikon.bayard.tables import FORMATIONS
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.ruleset import Activity


def move_phase(battle: Fight) -> Activity | None:
    """2.15, 3.01 The group of the first chief, then that of the second."""
    values = moves(battle)
    if values:
        return _move(battle, values)
    _next_group(battle)
    return None


def _next_group(battle: Fight) -> None:
    state = battle.state
    if state.stage == 0:
        state.stage = 1
    else:
        state.stage, state.phase = 0, "moved"


def moved_phase(battle: Fight) -> Activity:
    """3.12 Pre-played markers are removed at the end of the movement phase; A2.102 songs come before fights."""
    state = battle.state
    for unit in battle.field.units_of[state.active]:
        unmark(battle, unit, Mark.PREPLAYED)
    yield from song.songs(battle)
    state.phase = "fight"


def moves(battle: Fight) -> list[Value]:
    """Everything that may be moved, formed or sent on its way now."""
    found: list[Value] = []
    for unit in battle.field.units_of[battle.state.active]:
        if cannot_move(battle, unit) is not None:
            continue
        if battle.state.hex_of[unit] == OUTSIDE:
            found += [("enter", unit, there) for there in off_table.entries(battle, unit)]
            continue
        found += [("move", unit, there) for there in sorted(ways(battle, unit))]
        found += [("form", unit, number) for number in range(1, len(FORMATIONS))
                  if formations.cannot_form(battle, unit, number) is None]  # fmt: skip
        if formations.cannot_break(battle, unit) is None:
            found.append(("break", unit))
        found += chains.actions(battle, unit)
        if battle.field.change_order:
            found += [("loosen", unit)] if order.cannot_loosen(battle, unit) is None else []
            found += [("close", unit)] if order.cannot_close(battle, unit) is None else []
    for leader in battle.field.leaders_of[battle.state.active]:
        if battle.state.stage == 0 and leaders.moves_alone(battle, leader):
            found += [("move-leader", leader, there) for there in leader_reach(battle, leader)]
            if off_table.cannot_exit(battle, leader) is None:
                found.append(("exit", leader))
    return [*found, *messengers.moves(battle)]


def leader_reach(battle: Fight, leader: int) -> list[int]:
    """3.08, 3.13, 3.22 A figure alone goes over any ground that is not impassable, through friends, not through
    enemies."""
    here, side = battle.state.leader_hex[leader], battle.field.leader_side[leader]
    return sorted(reach(battle, side, here, leaders.move_of(battle, leader)))


def _move(battle: Fight, values: list[Value]) -> Activity:
    value = yield Ask(battle.state.active, "move", [*values, ("done",)])
    match value:
        case ("done",):
            _next_group(battle)
        case ("move", unit, there):
            yield from move_unit(battle, unit, there)
        case ("enter", unit, there):
            yield from enter(battle, unit, there)
        case ("form", unit, number):
            formations.form(battle, unit, number)
        case ("break", unit):
            formations.break_up(battle, unit)
        case ("chain", unit, there):
            chains.lay(battle, unit, there)
        case ("unchain", unit, there):
            chains.take_up(battle, unit, there)
        case ("loosen", unit):
            order.change_order(battle, unit, 1)
        case ("close", unit):
            order.change_order(battle, unit, -1)
        case ("move-leader", leader, there):
            yield from move_leader(battle, leader, there)
        case ("exit", leader):
            leave_table(battle, leader)
        case ("move-runner", number, there):
            messengers.go(battle, number, there)
        case ("deliver", number, unit):
            messengers.deliver(battle, number, unit)
        case ("deliver-leader", leader, unit):
            yield from deliver_leader(battle, leader, unit)


# -- units -------------------------------------------------------------------------------------------------------------


def move_unit(battle: Fight, unit: int, there: int) -> Activity:
    """3.01, 2.34, 4.122 A unit makes its move, with those who go along; where lone enemies flee before it, it may go
    on."""
    way = ways(battle, unit)[there]
    going = yield from leaders.go_along(battle, unit, battle.state.hex_of[unit])
    mark(battle, unit, Mark.MOVED)
    spent = 0
    while True:
        yield from _walk(battle, unit, way, going)
        spent += way.cost
        met = yield from refuge.ride_over(battle, way.path[-1], battle.field.side_of[unit])
        if not met:
            break
        onward = ways(battle, unit, spent)
        values: list[Value] = [("halt",), *(("move", unit, place) for place in sorted(onward))]
        value = yield from choose(battle.field.side_of[unit], "go-on", values, about=unit)
        if value == ("halt",):
            break
        way = onward[value[2]]
    yield from rush(battle, unit, going)


def _walk(battle: Fight, unit: int, way: Way, going: list[int]) -> Activity:
    here = battle.state.hex_of[unit]
    put(battle, unit, way.path[-1])
    leaders.carry(battle, going, way.path[-1])
    battle.state.moved[unit] += len(way.path)
    if way.marched:
        mark(battle, unit, Mark.MARCHED)
    names = [hex_name(battle, place) for place in (here, *way.path)]
    battle.emit("move", unit=unit_id(battle, unit), path=names)
    yield from ()


def enter(battle: Fight, unit: int, there: int) -> Activity:
    """3.35, R-BAY-21 From outside: the first hex on the table is the first hex of the move."""
    put(battle, unit, there)
    mark(battle, unit, Mark.MOVED)
    battle.state.moved[unit] = 1
    if allowance_of(battle, unit).combat < 1:
        mark(battle, unit, Mark.MARCHED)
    battle.emit("enter", unit=unit_id(battle, unit), hex=hex_name(battle, there))
    side = battle.field.side_of[unit]
    for leader in battle.field.leaders_of[side]:
        waits = battle.state.leader_hex[leader] == OUTSIDE
        if waits and battle.field.leader_arrivals[leader] == battle.field.unit_arrivals[unit]:
            values: list[Value] = [("take", leader), ("leave", leader)]
            if battle.state.leader_rank[leader] != "sub_general":
                values = values[:1]  # 3.36 only a Sub-general may stay outside
            value = yield from choose(side, "along", values, about=(unit, leader))
            if value[0] == "take":
                battle.state.leader_hex[leader] = there
    allowed = allowance_of(battle, unit)
    onward = ways(battle, unit, 1) if allowed.march > 1 else {}
    if onward:
        options: list[Value] = [("halt",), *(("move", unit, place) for place in sorted(onward))]
        value = yield from choose(side, "go-on", options, about=unit)
        if value != ("halt",):
            going = [one for one in battle.field.leaders_of[side] if battle.state.leader_hex[one] == there]
            yield from _walk(battle, unit, onward[value[2]], going)
            yield from refuge.ride_over(battle, value[2], side)
    yield from rush(battle, unit, [])


# -- A2.53-A2.55 the free hex ------------------------------------------------------------------------------------------


def rush(battle: Fight, unit: int, going: list[int]) -> Activity:
    """A2.53-A2.55, R-BAY-59 At the end of its move a hex more into contact: aggressive troops if their owner likes, the
    enraged and some of the impetuous in any case. It keeps the right to fight."""
    if battle.state.hex_of[unit] < 0 or battle.state.marks[unit] & (Mark.HELD | Mark.FAR_ALLY | Mark.STAYS):
        return
    steps = contacts(battle, unit)
    if not steps:
        return
    driven = temper.rushes(battle, unit)
    willing = has(battle, unit, "aggressive") and not adjacent_enemies(battle, unit)
    if not driven and not willing:
        return
    values: list[Value] = [("advance", unit, there) for there in steps]
    if not driven:
        values.append(("halt",))
    value = yield from choose(battle.field.side_of[unit], "rush", values, about=unit)
    if value == ("halt",):
        return
    there = value[2]
    mark(battle, unit, Mark.RUSHED)
    yield from _walk(battle, unit, Way((there,), 0, False), going)
    yield from refuge.ride_over(battle, there, battle.field.side_of[unit])


def contacts(battle: Fight, unit: int) -> list[int]:
    """R-BAY-59 Free hexes beside the unit and beside an enemy that is one empty hex away."""
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    found = []
    for there in battle.field.grid.neighbours[here]:
        if battle.state.unit_at[there] != NOBODY or cannot_step(battle, unit, here, there, first=True) is not None:
            continue
        near = (battle.state.unit_at[place] for place in battle.field.grid.neighbours[there])
        if any(other != NOBODY and battle.field.side_of[other] != side for other in near):
            found.append(there)
    return found


# -- figures -----------------------------------------------------------------------------------------------------------


def move_leader(battle: Fight, leader: int, there: int) -> Activity:
    """2.35, 3.22 A figure goes alone; 2.31 one sent as a messenger runs a risk."""
    if messengers.is_running(battle, leader):
        if not messengers.ride(battle, leader, there):
            refuge.remove(battle, leader)
        return
    battle.state.leader_hex[leader] = there
    leaders.note_moved(battle, leader)
    battle.emit("move-leader", leader=leader_id(battle, leader), hex=hex_name(battle, there))
    yield from ()


def deliver_leader(battle: Fight, leader: int, unit: int) -> Activity:
    """2.32 A leader sent as a messenger reaches a unit, which acts at once."""
    if messengers.ride(battle, leader, battle.state.hex_of[unit]):
        messengers.join(battle, leader, unit)
    else:
        refuge.remove(battle, leader)
    yield from ()


def leave_table(battle: Fight, leader: int) -> None:
    """3.34 He leaves the table, is no loss, and does not come back."""
    battle.state.leader_hex[leader] = LEFT
    leaders.note_moved(battle, leader)
    battle.emit("exit", leader=leader_id(battle, leader))
