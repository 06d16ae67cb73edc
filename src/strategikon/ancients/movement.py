"""8. Movement of units and leaders by order."""

from __future__ import annotations

from functools import partial
from itertools import repeat
from typing import TypeAlias

from strategikon.ancients.cards import in_force, ordered_pieces
from strategikon.ancients.field import BASELINE, GRID, NEIGHBOURS, Fight
from strategikon.ancients.state import EXITED, FOREST, ROUGH, Ancients
from strategikon.ancients.tables import ALLOWANCES, CARDS
from strategikon.ancients.terrain import enter_terrain
from strategikon.ancients.victory import take_off, win_banners
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity, changed

Moves: TypeAlias = dict[int, list[tuple[int, int, int]]]  # by piece: itself, where its move ends, in how many hexes

DONE = "done"
LEADER_MOVE = 3  # 8.37


def move(battle: Fight) -> Activity | None:
    """8.01, 8.02 All movement comes before the first combat; the step ends by itself when nobody ordered can move."""
    waiting = waiting_to_move(battle)
    if waiting:
        return choose_moves(battle, waiting)
    end_movement(battle)
    return None


def choose_moves(battle: Fight, waiting: list[int]) -> Activity:
    """8.01 Ordered pieces move one at a time, in the order the player likes; 8.04, 8.40 or not at all."""
    state, units = battle.state, battle.field.units
    known: Moves = {}
    while waiting:
        choice = yield Ask(state.active, "move", partial(offered_moves, battle, waiting, known))
        if choice == DONE:
            break
        piece, there, hexes = choice
        here = state.hex_of[piece]
        if there == OFF:
            leave_board(battle, piece)
        elif piece < units:
            march(battle, piece, there, hexes)
        else:
            ride(battle, piece, there, hexes)
        waiting = waiting_to_move(battle)
        known = {p: known[p] for p in waiting if p in known and _is_far(battle, p, here, there)}
    end_movement(battle)


def _is_far(battle: Fight, piece: int, here: int, there: int) -> bool:
    """Whether a move leaves those of another piece as they were: they depend on nothing but the hexes in its reach."""
    most = LEADER_MOVE if piece >= battle.field.units else max(allowance(battle, piece))
    distance = GRID.distance[battle.state.hex_of[piece]]
    return distance[here] > most and (there == OFF or distance[there] > most)


def waiting_to_move(battle: Fight) -> list[int]:
    """8.01 The ordered pieces that `cannot_move` does not refuse; nobody, if none of them has anywhere to go."""
    state, field = battle.state, battle.field
    if not CARDS[state.order].moves:
        return []
    done = state.moved if state.phase == "move" else state.again
    waiting = []
    for piece in ordered_pieces(battle):
        if not done[piece] and state.hex_of[piece] >= 0:
            if (_cannot_march if piece < field.units else _cannot_ride)(battle, piece) is None:
                waiting.append(piece)
    return waiting if any_way(battle, waiting) else []


def any_way(battle: Fight, waiting: list[int]) -> bool:
    """Whether there is anything on offer. Any free neighbour will do: one hex is always a legal move."""
    state, field = battle.state, battle.field
    unit_at, leader_at = state.unit_at, state.leader_at
    for piece in waiting:
        if piece < field.units:
            for there, _ in field.steps_of[piece][state.hex_of[piece]]:
                if unit_at[there] < 0 and leader_at[there] < 0:
                    return True
        if reach(battle, piece) or can_leave_board(battle, piece):
            return True
    return False


def offered_moves(battle: Fight, waiting: list[int], known: Moves) -> list[tuple[int, int, int] | str]:
    """8.01 Every move there is, and to be done; `known` are those found before, and takes those found now."""
    offer: list[tuple[int, int, int] | str] = []
    for piece in waiting:
        if piece not in known:
            known[piece] = moves_of(battle, piece)
        offer += known[piece]
    offer.append(DONE)
    return offer


def moves_of(battle: Fight, piece: int) -> list[tuple[int, int, int]]:
    """8.01 The moves of a piece: itself, where the move ends, in how many hexes; OFF is over the edge (8.07)."""
    ends = reach(battle, piece)
    moves = list(zip(repeat(piece), ends, ends.values(), strict=False))
    if battle.field.exits[battle.state.active] and can_leave_board(battle, piece):
        moves.append((piece, OFF, 1))
    return moves


# -- who may move ----------------------------------------------------------------------------------------------------


def cannot_move(battle: Fight, piece: int) -> Refusal | None:
    """7.02, 8.03, 8.39 Why a piece does not move by order now, wherever it would go."""
    state, field = battle.state, battle.field
    if field.side_of[piece] != state.active or state.hex_of[piece] < 0:
        return refusal("7.02", "ancients-why-not-yours", unit=field.ids[piece])
    return has_no_move(battle, piece)


def has_no_move(battle: Fight, piece: int) -> Refusal | None:
    """As `cannot_move`, for a piece whose turn it is or has just been."""
    state, field = battle.state, battle.field
    name, card = field.ids[piece], in_force(state)
    if not card.moves:
        return refusal("17.28" if card.whom == "beside" else "17.33", "ancients-why-card-no-move", card=card.id)
    if not state.ordered[piece]:
        unordered = refusal("7.02", "ancients-why-not-ordered", unit=name).besides("2.05")
        return _goes_with_his_unit(battle, piece) or unordered
    if (state.again if state.phase == "move-again" else state.moved)[piece]:
        rule = "8.03" if piece < field.units else "8.39"
        return refusal(rule, "ancients-why-moved-already", unit=name)
    if piece < field.units:
        return _cannot_march(battle, piece)
    return _cannot_ride(battle, piece)


def _goes_with_his_unit(battle: Fight, piece: int) -> Refusal | None:
    """7.07, 7.12 A leader whose unit has the order does not leave it by a card without helmet."""
    state = battle.state
    unit = state.unit_at[state.hex_of[piece]]
    if piece < battle.field.units or unit < 0 or not state.ordered[unit]:
        return None
    return _cannot_ride(battle, piece)


def _cannot_march(battle: Fight, unit: int) -> Refusal | None:
    """R-ANC-43 Joined by a leader who has moved, a unit stays; R-ANC-35 no second move out of forest entered now."""
    state, field = battle.state, battle.field
    if state.phase != "move-again":
        leader = state.leader_at[state.hex_of[unit]]
        if leader >= 0 and state.moved[leader]:
            return refusal("8.44", "ancients-why-leader-moved", unit=field.ids[unit], leader=field.ids[leader])
        return None
    name = field.ids[unit]
    if state.entered[unit] & FOREST:
        return refusal("16.07", "ancients-why-no-further", unit=name)
    if state.entered[unit] & ROUGH and not field.classes[unit].foot:
        return refusal("16.02", "ancients-why-no-further", unit=name)
    return None


def _cannot_ride(battle: Fight, leader: int) -> Refusal | None:
    """7.12, R-ANC-44 An attached leader leaves his unit only with a card that allows it."""
    state = battle.state
    if state.unit_at[state.hex_of[leader]] < 0 or in_force(state).helmet:
        return None
    return refusal("7.12", "ancients-why-no-detaching", leader=battle.field.ids[leader], card=in_force(state).id)


# -- how far ---------------------------------------------------------------------------------------------------------


def reach(battle: Fight, piece: int) -> dict[int, int]:
    """8.01 Where a move of this piece may end, and how many hexes that takes.

    8.05, 8.16, 8.41 Neither its section nor an enemy beside its way matters.
    """
    if piece >= battle.field.units:
        return reach_of_leader(battle, piece)
    plain, charge = allowance(battle, piece)
    found = _spread(battle, piece, plain if plain > charge else charge)
    if may_cross(battle, piece):
        _cross_friends(battle, piece, found)
    if charge > plain:
        ends = found.items()
        return {there: n for there, n in ends if n <= plain or _enemy_unit_beside(battle, piece, there)}
    return found


def _spread(battle: Fight, unit: int, most: int) -> dict[int, int]:
    """8.08-8.12, 8.15 Every hex within so many, round occupied hexes; leaders' hexes and some terrain end the move."""
    state, field = battle.state, battle.field
    unit_at, leader_at, stops = state.unit_at, state.leader_at, field.stops_of[unit]
    found: dict[int, int] = {}
    frontier = [field.steps_of[unit][state.hex_of[unit]]] if most else []
    for hexes in range(1, most):
        edge = []
        for steps in frontier:
            for there, onward in steps:
                if unit_at[there] < 0 and there not in found:
                    if leader_at[there] < 0:
                        found[there] = hexes
                        if not stops[there]:
                            edge.append(onward)
                    elif _can_join(battle, unit, there):
                        found[there] = hexes
        frontier = edge
    for steps in frontier:  # the last hex leads no farther
        for there, _ in steps:
            if unit_at[there] < 0 and there not in found and (leader_at[there] < 0 or _can_join(battle, unit, there)):
                found[there] = most
    return found


def _can_join(battle: Fight, unit: int, there: int) -> bool:
    """8.12, 8.43 Whether the lone leader in a hex is of the unit's side, and the unit without one."""
    state, side_of = battle.state, battle.field.side_of
    return state.leader_at[state.hex_of[unit]] < 0 and side_of[state.leader_at[there]] == side_of[unit]


def _cross_friends(battle: Fight, unit: int, found: dict[int, int]) -> None:
    """17.16, 17.48, R-ANC-18 Light foot that moves 2 hexes may cross one friend, unless terrain stops it there."""
    state, field = battle.state, battle.field
    unit_at = state.unit_at
    here, side = state.hex_of[unit], field.side_of[unit]
    for friend_hex in NEIGHBOURS[here]:
        friend = unit_at[friend_hex]
        if friend < 0 or field.side_of[friend] != side or field.stops_foot[friend_hex]:
            continue
        for there in NEIGHBOURS[friend_hex]:
            if unit_at[there] < 0 and there not in found and can_enter(battle, unit, there):
                found[there] = 2


def _enemy_unit_beside(battle: Fight, unit: int, there: int) -> bool:
    """8.24, R-ANC-47 Whether a hex is next to an enemy unit; a lone leader is not enough."""
    unit_at, side_of = battle.state.unit_at, battle.field.side_of
    side = side_of[unit]
    for near in NEIGHBOURS[there]:
        other = unit_at[near]
        if other >= 0 and side_of[other] != side:
            return True
    return False


def can_enter(battle: Fight, unit: int, there: int) -> bool:
    """8.08-8.12, 8.43 Whether `cannot_enter` has nothing against it."""
    state = battle.state
    if state.unit_at[there] >= 0 or battle.field.shut_to[unit][there]:
        return False
    return state.leader_at[there] < 0 or _can_join(battle, unit, there)


def cannot_enter(battle: Fight, unit: int, there: int) -> Refusal | None:
    """8.08-8.12, 8.43, 16.01, 16.20, 16.22 Why a moving unit may not enter a hex at all."""
    state, field = battle.state, battle.field
    name, side = GRID.names[there], field.side_of[unit]
    closed = impassable(battle, unit, there)
    if closed:
        return closed
    other, leader = state.unit_at[there], state.leader_at[there]
    if other >= 0:
        rule = "8.11" if field.side_of[other] == side else "8.09"
        return refusal(rule, "ancients-why-occupied", hex=name, unit=field.ids[other]).besides("8.08")
    if leader >= 0 and field.side_of[leader] != side:
        return refusal("8.10", "ancients-why-occupied", hex=name, unit=field.ids[leader])
    if leader >= 0 and state.leader_at[state.hex_of[unit]] >= 0:
        return refusal("8.43", "ancients-why-two-leaders", hex=name, leader=field.ids[leader])
    return None


def allowance(battle: Fight, unit: int) -> tuple[int, int]:
    """8.18-8.36 The most hexes of a plain move, and of a charge (warriors, 8.24); 17.36, 17.45, 17.52 by card."""
    return ALLOWANCES[battle.state.order][battle.field.class_number[unit]]


def reach_of_leader(battle: Fight, leader: int) -> dict[int, int]:
    """8.37, 8.38, 8.43, R-ANC-46 Up to 3 hexes, through friends, not through enemies; terrain stops him."""
    state, field = battle.state, battle.field
    unit_at, leader_at, side_of = state.unit_at, state.leader_at, field.side_of
    here, side, stops = state.hex_of[leader], side_of[leader], field.stops_mounted
    found: dict[int, int] = {}
    passed, frontier = {here}, [field.steps[here]]
    for hexes in range(1, LEADER_MOVE + 1):
        edge = []
        for steps in frontier:
            for there, onward in steps:
                if there in passed:
                    continue
                passed.add(there)
                unit, other = unit_at[there], leader_at[there]
                if (unit >= 0 and side_of[unit] != side) or (other >= 0 and side_of[other] != side):
                    continue
                if other < 0:
                    found[there] = hexes
                if not stops[there]:
                    edge.append(onward)
        frontier = edge
    return found


def cannot_ride_through(battle: Fight, leader: int, there: int) -> Refusal | None:
    """8.38, 16.20, 16.22 Hexes closed to a leader who moves alone."""
    state, field = battle.state, battle.field
    closed = impassable(battle, leader, there)
    if closed:
        return closed
    for other in (state.unit_at[there], state.leader_at[there]):
        if other >= 0 and field.side_of[other] != field.side_of[leader]:
            return refusal("8.38", "ancients-why-occupied", hex=GRID.names[there], unit=field.ids[other])
    return None


def impassable(battle: Fight, piece: int, there: int) -> Refusal | None:
    """16.20, 16.22 Coast and river let nobody in; 16.01 rough ground no war machine."""
    field = battle.field
    terrain, name = field.terrain[there], GRID.names[there]
    if terrain.impassable:
        rule = "16.20" if terrain.id == "coast" else "16.22"
        return refusal(rule, "ancients-why-impassable", hex=name, terrain=terrain.id)
    if terrain.closed_to_machines and piece < field.units and field.classes[piece].machine:
        return refusal("16.01", "ancients-why-no-machines", hex=name)
    return None


def may_cross(battle: Fight, unit: int) -> bool:
    """17.16, 17.48, R-ANC-18 Light foot under Order Light Troops or Move-Fire-Move; war machines move 1 hex only."""
    if not CARDS[battle.state.order].crossing:
        return False
    unit_class = battle.field.classes[unit]
    return unit_class.foot and unit_class.move > 1


# -- moving ----------------------------------------------------------------------------------------------------------


def tell_attached(battle: Fight, unit: int) -> None:
    """7.06 A leader in the hex of a unit of his side is attached to it."""
    leader = battle.state.leader_at[battle.state.hex_of[unit]]
    if leader >= 0:
        battle.emit("attach", leader=battle.field.ids[leader], unit=battle.field.ids[unit])


def march(battle: Fight, unit: int, there: int, hexes: int) -> None:
    """8.13 The unit moves as a whole; 7.07 an attached leader goes with it."""
    state, field = battle.state, battle.field
    here, leader = state.hex_of[unit], state.leader_at[state.hex_of[unit]]
    if state.phase == "move":
        state.moved[unit] = hexes
    else:
        state.again = changed(state.again, unit, hexes)
    if leader >= 0:
        state.moved[leader] = hexes
    shift_unit(battle, unit, there)
    enter_terrain(battle, unit, there)
    battle.emit("move", unit=field.ids[unit], start=GRID.names[here], hex=GRID.names[there], hexes=hexes)
    if leader < 0:
        tell_attached(battle, unit)


def shift_unit(battle: Fight, unit: int, there: int) -> None:
    """8.13 Put a unit, and the leader attached to it, into another hex."""
    state = battle.state
    here = state.hex_of[unit]
    leader = state.leader_at[here]
    state.unit_at[here] = OFF
    state.unit_at[there], state.hex_of[unit] = unit, there
    if leader >= 0:
        shift_leader(state, leader, there)


def ride(battle: Fight, leader: int, there: int, hexes: int) -> None:
    """8.37 A leader moves alone; 8.44, 8.45 he may join a unit, which is not ordered thereby."""
    state, field = battle.state, battle.field
    here = state.hex_of[leader]
    if state.unit_at[here] >= 0:
        battle.emit("detach", leader=field.ids[leader], unit=field.ids[state.unit_at[here]])
    state.moved[leader] = hexes
    shift_leader(state, leader, there)
    battle.emit("move", unit=field.ids[leader], start=GRID.names[here], hex=GRID.names[there], hexes=hexes)
    if state.unit_at[there] >= 0:
        tell_attached(battle, state.unit_at[there])


def shift_leader(state: Ancients, leader: int, there: int) -> None:
    """8.37 Put a leader into another hex."""
    leader_at = list(state.leader_at)
    leader_at[state.hex_of[leader]] = OFF
    leader_at[there], state.hex_of[leader] = leader, there
    state.leader_at = tuple(leader_at)


# -- 8.07 leaving over a long side -----------------------------------------------------------------------------------


def can_leave_board(battle: Fight, piece: int) -> bool:
    return cannot_leave_board(battle, piece) is None


def cannot_leave_board(battle: Fight, piece: int) -> Refusal | None:
    """8.07, 8.42 Only units, only from the hexes the scenario names, with one hex of the plain move left for it."""
    state, field = battle.state, battle.field
    exits = field.exits[field.side_of[piece]]
    if piece >= field.units:
        return refusal("8.42", "ancients-why-leader-exit", leader=field.ids[piece])
    if not exits:
        row, place = GRID.position[state.hex_of[piece]]
        at_short_side = row not in BASELINE and place in (0, 12 - row % 2)
        return refusal("8.06" if at_short_side else "8.07", "ancients-why-no-exit", unit=field.ids[piece])
    plain, charge = allowance(battle, piece)
    if _way_out(battle, piece, plain) != OFF:
        return None
    if charge and _way_out(battle, piece, charge) != OFF:
        return refusal("8.24", "ancients-why-charge-exit", unit=field.ids[piece])
    return refusal("8.07", "ancients-why-no-exit-reached", unit=field.ids[piece])


def _way_out(battle: Fight, unit: int, most: int) -> int:
    """The exit hex through which a unit leaves, or OFF: reached with a hex to spare and not stopped in it."""
    state, field = battle.state, battle.field
    exits = field.exits[field.side_of[unit]]
    if state.hex_of[unit] in exits:
        return state.hex_of[unit]
    for there in _spread(battle, unit, most - 1):
        if there in exits and not field.stops_of[unit][there] and state.leader_at[there] < 0:
            return there
    return OFF


def leave_board(battle: Fight, unit: int) -> None:
    """8.07 The unit is out of the battle without a banner for the enemy; its leader goes with it."""
    state, field = battle.state, battle.field
    side, through = field.side_of[unit], _way_out(battle, unit, allowance(battle, unit)[0])
    leader = state.leader_at[state.hex_of[unit]]
    battle.emit("exit", unit=field.ids[unit], hex=GRID.names[through])
    for piece in (unit, leader):
        if piece >= 0:
            take_off(battle, piece, EXITED)
    win_banners(battle, side, field.exits[side][through])


# -- the end of the step -----------------------------------------------------------------------------------------------


def end_movement(battle: Fight) -> None:
    """5.02 Combat follows; 17.47 the turn ends after the second moves of Move-Fire-Move."""
    battle.state.phase = "combat" if battle.state.phase == "move" else "draw"
