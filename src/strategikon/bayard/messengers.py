"""2.18-2.33 Messengers: an activation carried to a distant unit.

A runner is a tuple in `state.runners`: its number (heralds first, then improvised messengers), side, kind, hex, the
group of its sender, whose activation it carries (one more than the number of that leader; 0: none), and whether it has
moved this turn. A leader sent as a messenger
is no runner: he goes himself (2.31).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from strategikon.bayard import allies, closures, leaders, terrain
from strategikon.bayard.field import Fight
from strategikon.bayard.footpaths import footpaths, is_passable
from strategikon.bayard.pieces import hex_name, is_activated, known_at, leader_id, mark, mark_leader, unit_id
from strategikon.bayard.state import GROUPS, NOBODY, LeaderMark, Mark
from strategikon.bayard.tables import RUNNER_MOVES
from strategikon.bayard.throws import all_special
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.hexsets import BIT, Spread, members
from strategikon.kernel.ruleset import Activity

NUMBER, SIDE, KIND, HEX, GROUP, CARRIES, MOVED = range(7)
IMPROVISED, HERALD = range(2)
MESSAGE: Final = "message"  # 2.25 among `state.objects`: the unit that has one, and who sent it
EITHER: Final = len(GROUPS)  # the group of a runner who was sent in an earlier turn
MOST_IMPROVISED: Final = 24  # on the table at once, both sides together
HERALD_MOVE: Final = RUNNER_MOVES["herald"]  # 2.28, also of a leader (2.31)
IMPROVISED_MOVE: Final = RUNNER_MOVES["improvised"]  # 2.20
DICE: Final = (1, 2)  # 2.22, 2.29 for loss and capture, by kind
Runner = tuple[int, ...]


@cache
def runner_names(heralds: tuple[str, ...]) -> tuple[str, ...]:
    """What runners are called."""
    return (*heralds, *(f"messenger-{number}" for number in range(1, MOST_IMPROVISED + 1)))


def name_of(battle: Fight, number: int) -> str:
    return runner_names(battle.field.herald_ids)[number]


def find(battle: Fight, number: int) -> Runner | None:
    return next((runner for runner in battle.state.runners if runner[NUMBER] == number), None)


# -- 2.18, 2.19, 2.27, 2.31 sending ------------------------------------------------------------------------------------


def cannot_send_leader(battle: Fight, leader: int) -> Refusal | None:
    """2.16, 2.31 Another leader who stands in the chief's hex and has not been activated."""
    state, chief, name = battle.state, battle.state.chiefs[-1], leader_id(battle, leader)
    if state.leader_rank[leader] == "figure" or battle.field.leader_side[leader] != state.active or leader == chief:
        return refusal("2.31", "bayard-why-no-messenger", leader=name).besides("2.49", "A2.87")
    if state.leader_hex[leader] != state.leader_hex[chief] or state.leader_hex[leader] < 0:
        return refusal("2.31", "bayard-why-not-beside-chief", leader=name)
    if state.leader_marks[leader] & (LeaderMark.WITH_UNIT | LeaderMark.ALONE | LeaderMark.MESSENGER):
        return refusal("2.16", "bayard-why-leader-activated", leader=name)
    return None


def dispatches(battle: Fight, chief: int) -> list[Value]:
    """2.18 A messenger of each kind that the chief may send."""
    state, here = battle.state, battle.state.leader_hex[chief]
    near = [runner[NUMBER] for runner in state.runners if runner[KIND] == HERALD and runner[HEX] == here]
    heralds = [number for number in near if cannot_send_herald(battle, number) is None]
    own = [one for one in battle.field.leaders_of[state.active] if state.leader_hex[one] == here and one != chief]
    sent = [one for one in own if cannot_send_leader(battle, one) is None]
    plain: list[Value] = [("send",)] if may_send(battle) else []
    return [*plain, *(("send-herald", one) for one in heralds), *(("send-leader", one) for one in sent)]


def may_send(battle: Fight) -> bool:
    """2.18 Whether the chief may improvise a messenger: from his hex, as long as there are figures."""
    if battle.state.leader_hex[battle.state.chiefs[-1]] < 0:
        return False
    return len(battle.state.runners) < MOST_IMPROVISED or _free_number(battle) is not None


def _free_number(battle: Fight) -> int | None:
    used = {runner[NUMBER] for runner in battle.state.runners}
    first = len(battle.field.herald_ids)
    return next((number for number in range(first, first + MOST_IMPROVISED) if number not in used), None)


def send(battle: Fight, chief: int, value: Value) -> None:
    """2.19, 2.20 He takes one activation point with him, from the chief's hex."""
    state, here = battle.state, battle.state.leader_hex[chief]
    match value:
        case ("send-leader", leader):
            mark_leader(battle, leader, LeaderMark.MESSENGER | (LeaderMark.SECOND if state.stage else 0))
            battle.emit("send", runner=leader_id(battle, leader), hex=hex_name(battle, here))
        case ("send-herald", number):
            old = find(battle, number)
            _replace(battle, old, (number, state.active, HERALD, here, state.stage, chief + 1, 0))
            battle.emit("send", runner=name_of(battle, number), hex=hex_name(battle, here))
        case _:
            number = _free_number(battle)
            assert number is not None
            _replace(battle, None, (number, state.active, IMPROVISED, here, state.stage, chief + 1, 0))
            battle.emit("send", runner=name_of(battle, number), hex=hex_name(battle, here))


def _replace(battle: Fight, old: Runner | None, new: Runner | None) -> None:
    kept = [runner for runner in battle.state.runners if runner != old]
    battle.state.runners = tuple(sorted([*kept, new] if new else kept))


def cannot_send_herald(battle: Fight, number: int) -> Refusal | None:
    """2.27, 2.30 A herald of the own side in the chief's hex that carries nothing."""
    runner, chief = find(battle, number), battle.state.chiefs[-1]
    if runner is None or runner[SIDE] != battle.state.active or runner[KIND] != HERALD:
        return refusal("2.27", "bayard-why-no-herald", runner=name_of(battle, number))
    if runner[HEX] != battle.state.leader_hex[chief] or runner[CARRIES]:
        return refusal("2.27", "bayard-why-herald-away", runner=name_of(battle, number))
    return None


# -- 2.20-2.22, 2.25, 2.28-2.33 moving ---------------------------------------------------------------------------------


def in_his_group(battle: Fight, runner: Runner) -> bool:
    """2.15 Who was sent this turn goes with the group of his sender; who is on his way already or carries nothing, with
    either of two chiefs."""
    if runner[CARRIES] and runner[GROUP] != EITHER:
        return runner[GROUP] == battle.state.stage
    return battle.state.stage == 0 or len(battle.state.chiefs) == len(GROUPS)


def is_running(battle: Fight, leader: int) -> bool:
    """2.15, 2.31 Whether he goes now, with the group of the chief who sent him."""
    return is_sent(battle, leader) and leaders.in_his_group(battle, leader)


def sender_of(battle: Fight, runner: Runner) -> int:
    """2.19 The leader whose activation a runner carries."""
    return runner[CARRIES] - 1


def move_of(battle: Fight, runner: Runner) -> int:
    """2.20, 2.28, A2.101 Hexes in a turn; Dogmatix makes twice those of a herald."""
    if runner[KIND] != HERALD:
        return IMPROVISED_MOVE
    return HERALD_MOVE * (2 if battle.field.herald_swift[runner[NUMBER]] else 1)


def moves(battle: Fight, enemies: int | None = None) -> list[Value]:
    """2.20, 2.25, 2.32 What the messengers of the group may do: go on, or bring their message to a unit."""
    state = battle.state
    found: list[Value] = []
    for runner in state.runners:
        if runner[SIDE] == state.active and not runner[MOVED] and in_his_group(battle, runner):
            hexes = reached(battle, state.active, runner[HEX], move_of(battle, runner), enemies)
            found += members(hexes, _runs(battle, runner[NUMBER]))
            if runner[CARRIES]:
                met = _met(battle, hexes | BIT[runner[HEX]], sender_of(battle, runner))
                found += [("deliver", runner[NUMBER], unit) for unit in met]
    marks = state.leader_marks
    for leader in battle.field.leaders_of[state.active]:
        if marks[leader] & LeaderMark.MESSENGER and is_running(battle, leader):
            hexes = reached(battle, state.active, state.leader_hex[leader], HERALD_MOVE, enemies)
            found += members(hexes, battle.field.leader_moves[leader])
            met = _met(battle, hexes | BIT[state.leader_hex[leader]], acting_chief(battle))
            found += [("deliver-leader", leader, unit) for unit in met if not is_activated(battle, unit)]  # 2.16
    return found


def _runs(battle: Fight, number: int) -> tuple[Value, ...]:
    """The options of a messenger, by the hexes to which they lead."""
    found = battle.field.runner_moves.get(number)
    if found is None:
        found = tuple(("move-runner", number, there) for there in range(battle.field.grid.size))
        battle.field.runner_moves[number] = found
    return found


def _met(battle: Fight, hexes: int, sender: int) -> list[int]:
    """2.10, 2.11, 2.26 Friendly units in these hexes, who obey the sender; A5.110 no servants."""
    hex_of, obedient = battle.state.hex_of, allies.obedient(battle, sender)
    own = [unit for unit in battle.field.units_of[battle.state.active]
           if hex_of[unit] >= 0 and hexes & BIT[hex_of[unit]] and unit in obedient
           and not battle.field.profiles[unit].servants]  # fmt: skip
    return sorted(own, key=hex_of.__getitem__)


def go(battle: Fight, number: int, there: int) -> None:
    """2.20, 2.22, 2.29 A runner moves, and dice tell whether it is lost on the way, on the way back as well."""
    runner = find(battle, number)
    assert runner is not None
    moved = (*runner[:HEX], there, *runner[HEX + 1 : MOVED], 1)
    _replace(battle, runner, moved)
    battle.emit("runner", runner=name_of(battle, number), hex=hex_name(battle, there))
    if all_special(battle, "loss-dice", DICE[runner[KIND]], runner=name_of(battle, number)):
        lose(battle, moved)


def reach(battle: Fight, side: int, here: int, hexes: int) -> list[int]:
    """2.21 Hexes within so many, over any ground that is not impassable, not through enemy units."""
    return members(reached(battle, side, here, hexes), range(battle.field.grid.size))


def reached(battle: Fight, side: int, here: int, hexes: int, enemies: int | None = None) -> int:
    """The same as a set; `enemies` if who asks has found them already."""
    field = battle.field
    if enemies is None:
        enemies = known_standing(battle, 1 - side)
    paths = footpaths(battle)
    if paths is not field.ground.footpaths:
        return _spread(paths, here, hexes, enemies)
    disc = field.discs.get((here, hexes))
    if disc is None:
        disc = field.discs[here, hexes] = _spread(paths, here, hexes, enemies=0)
    return _spread(paths, here, hexes, enemies) if disc & enemies else disc


def _spread(paths: Spread, here: int, hexes: int, enemies: int) -> int:
    """The hexes within so many steps, not through enemies."""
    if hexes < 1:
        return 0
    frontier = paths.beside.get(here, 0) & ~enemies
    found = BIT[here] | frontier
    for _ in range(hexes - 1):
        frontier = paths(frontier) & ~(enemies | found)
        found |= frontier
    return found ^ BIT[here]


def known_standing(battle: Fight, side: int) -> int:
    """The hexes with units of a side, as far as its enemy sees them (A5.73)."""
    hidden, hex_of, found = battle.state.unseen[1 - side], battle.state.hex_of, 0
    for unit in battle.field.units_of[side]:
        if hex_of[unit] >= 0 and unit not in hidden:
            found |= BIT[hex_of[unit]]
    return found


def is_open(battle: Fight, side: int, there: int) -> bool:
    """2.21, 3.13 Ground that lets a single man through: whatever is not impassable, or has a road."""
    other = known_at(battle, side, there)
    if other != NOBODY and battle.field.side_of[other] != side:
        return False
    if closures.closed_hex(battle, there) is not None:
        return False
    ground = battle.field.ground
    closed = any(part.closed for part in terrain.parts_of(battle, terrain.terrain_at(battle, there)))
    return not closed or bool(ground.road[there]) or there in ground.bridge


def lose(battle: Fight, runner: Runner) -> None:
    """2.22, 2.23 A messenger is lost, and the activation with it."""
    _replace(battle, runner, None)
    battle.emit("runner-lost", runner=name_of(battle, runner[NUMBER]))


def deliver(battle: Fight, number: int, unit: int) -> None:
    """2.22, 2.25 He reaches the unit, if he is not lost on the way: it is activated in its side's next turn. A herald
    may go back from the next turn on (2.30)."""
    go(battle, number, battle.state.hex_of[unit])
    runner = find(battle, number)
    if runner is None:
        return
    mark(battle, unit, Mark.MESSAGE)
    if battle.field.corps_orders:  # A5.115 whose order it was
        others = (entry for entry in battle.state.objects if entry[:2] != (MESSAGE, unit))
        battle.state.objects = (*others, (MESSAGE, unit, sender_of(battle, runner)))
    home = (*runner[:CARRIES], 0, 1) if runner[KIND] == HERALD else None
    _replace(battle, runner, home)
    battle.emit("delivered", runner=name_of(battle, number), unit=unit_id(battle, unit))


def ride(battle: Fight, leader: int, there: int) -> bool:
    """2.29, 2.31 A leader sent as a messenger goes; two specials remove him. Answers whether he lives."""
    name = leader_id(battle, leader)
    battle.state.leader_hex[leader] = there
    mark_leader(battle, leader, LeaderMark.MOVED)
    battle.emit("move-leader", leader=name, hex=hex_name(battle, there))
    return not all_special(battle, "loss-dice", DICE[HERALD], runner=name)


def is_sent(battle: Fight, leader: int) -> bool:
    """2.31 Whether a leader was sent this turn and has still to go."""
    marks = battle.state.leader_marks[leader]
    return bool(marks & LeaderMark.MESSENGER) and not marks & LeaderMark.MOVED and battle.state.leader_hex[leader] >= 0


def acting_chief(battle: Fight) -> int:
    """2.31 The chief whose group acts, or the only one there is: a leader runs for him."""
    chiefs = battle.state.chiefs
    return chiefs[min(battle.state.stage, len(chiefs) - 1)]


def join(battle: Fight, leader: int, unit: int) -> None:
    """2.32, 2.33 The unit he reaches acts at once, in the group of his sender, and he goes with it; 2.12, A2.85 as one
    that his sender activated himself."""
    mark(battle, unit, GROUPS[battle.state.stage])
    allies.note_distance(battle, unit)
    if "rash" in battle.field.leaders[acting_chief(battle)].traits:
        mark(battle, unit, Mark.ENRAGED)  # A2.85
    leaders.call_with(battle, unit)
    mark_leader(battle, leader, LeaderMark.WITH_UNIT)
    battle.emit("activate", unit=unit_id(battle, unit), leader=leader_id(battle, leader))


# -- 2.23, 2.24 capture ------------------------------------------------------------------------------------------------


def overrun(battle: Fight, here: int, enemy: int) -> Activity:
    """2.23, 2.24 Messengers in a hex that an enemy unit enters: dice capture them, or they recoil hex by hex."""
    for runner in battle.state.runners:
        if runner[HEX] == here and runner[SIDE] != enemy:
            yield from _escape(battle, runner)


def _escape(battle: Fight, runner: Runner) -> Activity:
    while True:
        name = name_of(battle, runner[NUMBER])
        if all_special(battle, "capture-dice", DICE[runner[KIND]], runner=name):
            return lose(battle, runner)
        steps = _recoils(battle, runner)
        if not steps:
            return lose(battle, runner)
        values = [("recoil", runner[NUMBER], there) for there in steps]
        _, _, there = yield from choose(battle, runner[SIDE], "recoil", values, about=runner[NUMBER])
        moved = (*runner[:HEX], there, *runner[HEX + 1 :])
        _replace(battle, runner, moved)
        battle.emit("runner", runner=name, hex=hex_name(battle, there))
        runner = moved
        other = battle.state.unit_at[there]
        if other == NOBODY or battle.field.side_of[other] == runner[SIDE]:
            return None


def _recoils(battle: Fight, runner: Runner) -> list[int]:
    """2.24, R-BAY-11 The hexes toward his own edge that are open to a single man."""
    here = runner[HEX]
    rear = battle.field.rear[runner[SIDE]][here]
    return [there for there in rear if there != OFF and is_passable(battle, here, there)]


def cannot_recoil(battle: Fight, number: int, there: int) -> Refusal:
    """2.24 Only who is ridden over recoils, by one hex toward his own edge."""
    return refusal("2.24", "bayard-why-no-recoil", runner=name_of(battle, number), hex=hex_name(battle, there))


# -- the turn ----------------------------------------------------------------------------------------------------------


def arrive(battle: Fight) -> None:
    """2.12, 2.25, 2.30 At the beginning of its side's turn a unit with a message is activated on top, and runners may
    move again."""
    state = battle.state
    if battle.field.corps_orders:
        _forget_senders(battle)
    for unit in battle.field.units_of[state.active]:
        if state.marks[unit] & Mark.MESSAGE and state.hex_of[unit] >= 0:
            state.marks[unit] = (state.marks[unit] & ~Mark.MESSAGE) | Mark.REACHED
            allies.note_distance(battle, unit)
            leaders.call_with(battle, unit)
            battle.emit("reached", unit=unit_id(battle, unit))
    state.runners = tuple((*runner[:GROUP], EITHER, runner[CARRIES], 0) if runner[SIDE] == state.active else runner
                          for runner in state.runners)  # fmt: skip


def _forget_senders(battle: Fight) -> None:
    """A5.115 Of the messages that were acted upon in the last turn."""
    state, own = battle.state, battle.field.units_of[battle.state.active]
    done = [unit for unit in own if not state.marks[unit] & Mark.MESSAGE]
    state.objects = tuple(entry for entry in state.objects if entry[0] != MESSAGE or entry[1] not in done)
