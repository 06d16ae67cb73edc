"""1.29, 3.01, 3.02, 4.122 The movement phase: one piece after another, each move finished before the next begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain

from strategikon.bayard import (
    boating,
    camps,
    chains,
    driving,
    formations,
    hidden,
    leaders,
    messengers,
    movement,
    off_table,
    order,
    reaches,
    refuge,
    sailing,
    temper,
    terrain,
)
from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.field import Fight
from strategikon.bayard.messengers import reached
from strategikon.bayard.movement import waiting, ways
from strategikon.bayard.night import darkness, marching, sentinels, sleep
from strategikon.bayard.paces import ends_move
from strategikon.bayard.pieces import adjacent_enemies, has, hex_name, leader_id, lift, mark, put, unit_id, unmark
from strategikon.bayard.state import LEFT, NOBODY, OUTSIDE, Mark
from strategikon.bayard.tables import FORMATIONS
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexsets import members
from strategikon.kernel.ruleset import Activity


def move_phase(battle: Fight) -> Activity | None:
    """2.15, 3.01 The group of the first chief, then that of the second."""
    units = waiting(battle)
    pieces = moves(battle, units)
    if any(reaches.may_stir(battle, unit) for unit in units) or asks_anyway(battle):
        return _move(battle, partial(_offered, [], pieces))
    first = next(filter(None, pieces), None)
    if first is not None:
        return _move(battle, partial(_offered, first, pieces))
    _next_group(battle)
    return None


def asks_anyway(battle: Fight) -> bool:
    """Where things are hidden, whether somebody may move is nobody else's business."""
    return battle.field.veiled and battle.state.stage < len(battle.field.activations[battle.state.active])


def _next_group(battle: Fight) -> None:
    state = battle.state
    if state.stage == 0:
        state.stage = 1
    else:
        state.stage, state.phase = 0, "moved"


def moves(battle: Fight, units: list[int]) -> Iterator[list[Value]]:
    """Everything that may be moved, formed or sent on its way now, piece by piece; the units are those that wait."""
    table = reaches.Table(battle, battle.state.active)
    for unit in units:
        yield moves_of(battle, unit, table)
    for leader in battle.field.leaders_of[battle.state.active]:
        if leaders.moves_alone(battle, leader):
            yield leader_moves(battle, leader, table)
            if off_table.may_exit(battle, leader):
                yield [("exit", leader)]
    yield [("alarm", unit) for unit in sentinels.alarms(battle)]
    yield messengers.moves(battle, table.enemies())


def _offered(first: list[Value], others: Iterator[list[Value]]) -> list[Value]:
    """The whole offer, of which only the first piece was looked at before."""
    return [*first, *chain.from_iterable(others), ("done",)]


def moves_of(battle: Fight, unit: int, table: reaches.Table) -> list[Value]:
    """What a unit that may move can do with its move."""
    if battle.state.hex_of[unit] == OUTSIDE:
        return [("enter", unit, there) for there in off_table.entries(battle, unit)]
    found: list[Value] = reaches.moves(battle, unit, table)
    if any(battle.field.exits) and off_table.cannot_leave(battle, unit) is None:
        found.append(("exit-unit", unit))
    if battle.field.profiles[unit].formations or battle.state.formation[unit]:
        found += [("form", unit, number) for number in range(1, len(FORMATIONS))
                  if formations.cannot_form(battle, unit, number) is None]  # fmt: skip
        if formations.cannot_break(battle, unit) is None:
            found.append(("break", unit))
    if battle.field.has_chains:
        found += chains.actions(battle, unit)
    if battle.field.boat_ids:
        found += boating.actions(battle, unit)
    if battle.field.change_order:
        found += [("loosen", unit)] if order.cannot_loosen(battle, unit) is None else []
        found += [("close", unit)] if order.cannot_close(battle, unit) is None else []
    if battle.field.darkness:
        found += sleep.wakeable(battle, unit)
    return found


def leader_moves(battle: Fight, leader: int, table: reaches.Table) -> list[Value]:
    """3.08, 3.13, 3.22 A figure alone goes over any ground that is not impassable, through friends, not through
    enemies."""
    here, side = battle.state.leader_hex[leader], battle.field.leader_side[leader]
    if battle.field.leaders[leader].on_wheels:
        return members(driving.driven(battle, leader, table.enemies()), battle.field.leader_moves[leader])
    hexes = reached(battle, side, here, leaders.move_of(battle, leader), table.enemies())
    return members(hexes, battle.field.leader_moves[leader])


def _move(battle: Fight, offer: Callable[[], list[Value]]) -> Activity:
    value = yield Ask(battle.state.active, "move", offer)
    match value:
        case ("done",):
            _next_group(battle)
        case ("move", unit, there):
            yield from move_unit(battle, unit, there)
        case ("enter", unit, there):
            yield from enter(battle, unit, there)
        case ("exit-unit", unit):
            yield from lead_off(battle, unit)
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
        case ("wake", unit, friend):
            yield from sleep.wake_friends(battle, unit, friend)
        case ("alarm", unit):
            sentinels.alarm(battle, unit)
        case ("embark", unit, number):
            yield from boating.embark(battle, unit, number)
        case ("land", unit, there):
            yield from boating.land(battle, unit, there)
        case ("sail", number, there):
            yield from sailing.sail(battle, number, there)
        case ("move-leader", leader, there):
            yield from move_leader(battle, leader, there)
        case ("exit", leader):
            leave_table(battle, leader)
        case ("move-runner", number, there):
            messengers.go(battle, number, _runner_astray(battle, number, there))
            _runner_arrives(battle, number)
        case ("deliver", number, unit):
            deliver(battle, number, unit)
        case ("deliver-leader", leader, unit):
            yield from deliver_leader(battle, leader, unit)
    if battle.state.looted:
        yield from camps.alarm(battle)


def moved_phase(battle: Fight) -> Activity:
    """3.12 Pre-played markers are removed at the end of the movement phase."""
    state = battle.state
    if battle.field.camp_at:
        yield from camps.rush_all(battle)
    for unit in battle.field.units_of[state.active]:
        unmark(battle, unit, Mark.PREPLAYED)
    state.phase = "fight"


# -- units -------------------------------------------------------------------------------------------------------------


def move_unit(battle: Fight, unit: int, there: int) -> Activity:
    """3.01, 2.34, 4.122 A unit makes its move, with those who go along."""
    way = reaches.way_to(battle, unit, there)
    start = battle.state.hex_of[unit]
    going = yield from leaders.go_along(battle, unit, start)
    mark(battle, unit, Mark.MOVED)
    yield from _march(battle, unit, way, going, 0, (start,))


def _march(
    battle: Fight, unit: int, way: movement.Way | None, going: list[int], spent: int, trod: tuple[int, ...]
) -> Activity:
    """3.01, 4.122 The hexes of a move that is to be made, or to be finished; where lone enemies flee before it, and hex
    by hex in the dark, it may go on. At its end comes the free hex."""
    while way is not None:
        gropes, here = darkness.strays(battle, unit), battle.state.hex_of[unit]
        made = marching.find_way(battle, unit, way)
        spent += made.cost
        marched = way.marched or (gropes and spent > allowance_of(battle, unit).combat)
        met = yield from _walk(battle, unit, made.path, marched, going)
        trod += made.path
        if made.bumped or not (met or gropes) or _is_stopped(battle, unit, here, made.path):
            break
        way = yield from _go_on(battle, unit, spent, trod)
    sleep.passed(battle, unit, trod[1:])
    yield from rush(battle, unit, going)


def _go_on(battle: Fight, unit: int, spent: int, trod: tuple[int, ...]) -> Activity:
    """3.01 Whether a move that is half made goes on. Answers the way, or None."""
    onward = ways(battle, unit, spent, trod)
    values: list[Value] = [("halt",), *(("move", unit, place) for place in sorted(onward))]
    value = yield from choose(battle, battle.field.side_of[unit], "go-on", values, about=unit)
    return None if value == ("halt",) else onward[value[2]]


def _is_stopped(battle: Fight, unit: int, start: int, path: tuple[int, ...]) -> bool:
    """R-BAY-18 Whether the last step of a way ends the move."""
    if not path or battle.state.hex_of[unit] < 0:
        return True
    return ends_move(battle, unit, (start, *path)[-2], path[-1])


def _walk(battle: Fight, unit: int, path: tuple[int, ...], marched: bool, going: list[int]) -> Activity:
    """3.01 The hexes of a way, those who go along included; 4.122 lone enemies in the last one flee. Answers whether
    there were any."""
    here = battle.state.hex_of[unit]
    if not path:
        return False
    if marched:
        mark(battle, unit, Mark.MARCHED)
    leaders.carry(battle, going, path[-1])
    battle.state.moved[unit] += len(path)
    put(battle, unit, path[-1])
    names = [hex_name(battle, place) for place in (here, *path)]
    battle.emit("move", unit=unit_id(battle, unit), hex=names[-1], path=names)
    hidden.note_pace(battle, unit)
    sentinels.trodden(battle, unit)
    return (yield from refuge.ride_over(battle, path[-1], battle.field.side_of[unit]))


def lead_off(battle: Fight, unit: int) -> Activity:
    """3.32, 2.34 A unit leaves the table with those who go along; it is no loss, and does not come back."""
    going = yield from leaders.go_along(battle, unit, battle.state.hex_of[unit])
    mark(battle, unit, Mark.MOVED)
    lift(battle, unit)
    battle.state.hex_of[unit] = LEFT
    leaders.carry(battle, going, LEFT)
    battle.emit("exit-unit", unit=unit_id(battle, unit))


def enter(battle: Fight, unit: int, there: int) -> Activity:
    """3.35, 4.122, R-BAY-21 From outside: the first hex on the table is the first hex of the move; lone enemies in it
    flee."""
    mark(battle, unit, Mark.MOVED)
    if battle.state.unit_at[there] != NOBODY:  # A5.73 an enemy whom nobody saw
        return
    put(battle, unit, there)
    battle.state.moved[unit] = 1
    road = bool(battle.field.ground.road[there])
    spent = 1 if road else 1 + terrain.extra_hexes(battle, unit, there, there)
    if allowance_of(battle, unit).combat < spent:
        mark(battle, unit, Mark.MARCHED)
    battle.emit("enter", unit=unit_id(battle, unit), hex=hex_name(battle, there))
    going = yield from _come_along(battle, unit, there)
    sentinels.trodden(battle, unit)
    yield from refuge.ride_over(battle, there, battle.field.side_of[unit])
    trod = (OUTSIDE, there)
    stopped = terrain.stops(battle, unit, there, road)
    way = None if stopped else (yield from _go_on(battle, unit, spent, trod))
    yield from _march(battle, unit, way, going, spent, trod)


def _come_along(battle: Fight, unit: int, there: int) -> Activity:
    """3.36 The leaders who wait with a unit that comes on come too; only a Sub-general may stay. Answers who comes."""
    side, going = battle.field.side_of[unit], []
    for leader in battle.field.leaders_of[side]:
        waits = battle.state.leader_hex[leader] == OUTSIDE
        if not waits or battle.field.leader_arrivals[leader] != battle.field.unit_arrivals[unit]:
            continue
        stays = battle.state.leader_rank[leader] == "sub_general"
        values: list[Value] = [("take", leader), ("leave", leader)] if stays else [("take", leader)]
        value = yield from choose(battle, side, "along", values, about=(unit, leader))
        if value[0] == "take":
            leaders.note_moved(battle, leader)
            going.append(leader)
    leaders.carry(battle, going, there)
    return going


# -- A2.53-A2.55 the free hex ------------------------------------------------------------------------------------------


def rush(battle: Fight, unit: int, going: list[int]) -> Activity:
    """A2.53-A2.55, R-BAY-59 At the end of its move a hex more into contact: aggressive troops if their owner likes, the
    enraged and some of the impetuous in any case. It keeps the right to fight."""
    if battle.state.hex_of[unit] < 0 or battle.state.aboard[unit] != NOBODY:
        return
    if battle.state.marks[unit] & movement.NO_FREE_HEX:
        return
    if not temper.may_rush(battle, unit):
        return
    steps = movement.contacts(battle, unit, battle.state.hex_of[unit])
    if not steps:
        return
    driven = temper.rushes(battle, unit)
    willing = has(battle, unit, "aggressive") and not adjacent_enemies(battle, unit)
    if not driven and not willing:
        return
    values: list[Value] = [("advance", unit, there) for there in steps]
    if not driven:
        values.append(("halt",))
    value = yield from choose(battle, battle.field.side_of[unit], "rush", values, about=unit)
    if value == ("halt",):
        return
    there = value[2]
    mark(battle, unit, Mark.RUSHED)
    yield from _walk(battle, unit, (there,), False, going)


# -- figures -----------------------------------------------------------------------------------------------------------


def deliver(battle: Fight, number: int, unit: int) -> None:
    """2.25, A5.75, A5.82 A messenger reaches a unit, unless the dark leads him elsewhere; who slept wakes."""
    there = battle.state.hex_of[unit]
    place = _runner_astray(battle, number, there)
    if place != there:
        messengers.go(battle, number, place)
    else:
        messengers.deliver(battle, number, unit)
        if battle.field.darkness and battle.state.marks[unit] & Mark.MESSAGE:
            sleep.wake(battle, unit)
    _runner_arrives(battle, number)


def _runner_astray(battle: Fight, number: int, there: int) -> int:
    """A5.75 Where a messenger really comes out."""
    runner = messengers.find(battle, number)
    assert runner is not None
    name = messengers.name_of(battle, number)
    return marching.lead_astray(battle, name, runner[messengers.SIDE], runner[messengers.HEX], there)


def _runner_arrives(battle: Fight, number: int) -> None:
    """A5.75, A5.82 Among enemies he is captured; where a friend sleeps he wakes him."""
    runner = messengers.find(battle, number)
    if runner is None or not (battle.field.darkness or battle.field.weather):
        return
    if marching.is_enemy_held(battle, runner[messengers.SIDE], runner[messengers.HEX]):
        messengers.lose(battle, runner)
    else:
        sleep.visit(battle, runner[messengers.HEX], runner[messengers.SIDE])


def deliver_leader(battle: Fight, leader: int, unit: int) -> Activity:
    """2.32 A leader sent as a messenger reaches a unit, which acts at once."""
    there = battle.state.hex_of[unit]
    if not messengers.ride(battle, leader, _astray(battle, leader, there)):
        refuge.remove(battle, leader)
        return
    slept = sleep.is_asleep(battle, unit)  # A5.86
    _arrive(battle, leader)
    if battle.state.leader_hex[leader] == there and not slept:
        messengers.join(battle, leader, unit)
        temper.answer_call(battle, unit)
    yield from ()


def move_leader(battle: Fight, leader: int, there: int) -> Activity:
    """2.35, 3.22 A figure goes alone; 2.31 one sent as a messenger runs a risk."""
    if messengers.is_running(battle, leader):
        if not messengers.ride(battle, leader, _astray(battle, leader, there)):
            refuge.remove(battle, leader)
        else:
            _arrive(battle, leader)
        return
    there = _astray(battle, leader, there)
    battle.state.leader_hex[leader] = there
    leaders.note_moved(battle, leader)
    battle.emit("move-leader", leader=leader_id(battle, leader), hex=hex_name(battle, there))
    _arrive(battle, leader)
    yield from ()


def _astray(battle: Fight, leader: int, there: int) -> int:
    """A5.75 Where he really comes out."""
    side, here = battle.field.leader_side[leader], battle.state.leader_hex[leader]
    return marching.lead_astray(battle, leader_id(battle, leader), side, here, there)


def _arrive(battle: Fight, leader: int) -> None:
    """A5.75, A5.82 Among enemies he is captured; where a friend sleeps he wakes him."""
    if not battle.field.darkness and not battle.field.weather:
        return
    side, here = battle.field.leader_side[leader], battle.state.leader_hex[leader]
    if marching.is_enemy_held(battle, side, here):
        refuge.remove(battle, leader)
        return
    sleep.visit(battle, here, side)
    if battle.field.watch is not None:
        battle.field.watch(battle)


def leave_table(battle: Fight, leader: int) -> None:
    """3.34 He leaves the table, is no loss, and does not come back."""
    battle.state.leader_hex[leader] = LEFT
    leaders.note_moved(battle, leader)
    battle.emit("exit", leader=leader_id(battle, leader))
