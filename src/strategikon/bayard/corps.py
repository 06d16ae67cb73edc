"""A5.114-A5.116, A5.126, R-BAY-86 Corps orders: each Sub-general has a secret objective behind the enemy's lines."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.ground import parts
from strategikon.bayard.messengers import MESSAGE
from strategikon.bayard.pieces import hex_name, leader_id
from strategikon.bayard.state import NOBODY, Host, Mark
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import Secret
from strategikon.kernel.ruleset import Activity

ROWS: Final = 2  # A5.115 the first rows of the enemy
LEADER, SIDE, HEX, REACHED = range(4)  # of an entry of `state.targets`


# -- A5.114 corps ------------------------------------------------------------------------------------------------------


def corps_of(field: Field, unit: int) -> str:
    """A5.114 The Sub-general to whose corps a unit belongs: named by the scenario, of its contingent, or the one who is
    added for the General's own troops."""
    line, side = field.unit_lines[unit], field.side_of[unit]
    if "corps" in line:
        return str(line["corps"])
    for leader in field.leaders_of[side]:
        one = field.leaders[leader]
        if one.rank == "sub_general" and one.contingent and one.contingent == field.profiles[unit].contingent:
            return one.id
    deputy = f"deputy-{field.sides[side]}"
    return deputy if deputy in field.leader_index else ""


# -- A5.115 the order --------------------------------------------------------------------------------------------------


def objectives(field: Field) -> tuple[tuple[int, ...], ...]:
    """A5.115 By side: the hexes of the first two rows of its enemy, but for ground closed to everybody."""
    return tuple(tuple(here for here in range(field.grid.size) if _may_be(field, side, here)) for side in range(2))


def _may_be(field: Field, side: int, here: int) -> bool:
    closed = any(part.closed for part in parts(field.ground.terrain[here])) and not field.ground.road[here]
    return field.edge_distance[1 - side][here] < ROWS and not closed


def open_orders(state: Host, field: Field) -> None:
    """A5.115 Where objectives may lie, and those that the scenario gives."""
    if not field.corps_orders:
        return
    state.goal_hexes = objectives(field)
    given = [(one, line) for one, line in enumerate(field.leader_lines) if "objective" in line]
    state.targets = tuple((one, field.leader_side[one], field.grid.hex(line["objective"]), 0) for one, line in given)


def unordered(battle: Fight) -> int:
    """The next Sub-general who has no objective yet, or NOBODY."""
    if not battle.field.corps_orders:
        return NOBODY
    known = {entry[LEADER] for entry in battle.state.targets}
    for leader, one in enumerate(battle.field.leaders):
        if one.rank == "sub_general" and leader not in known and battle.state.goal_hexes[one.side]:
            return leader
    return NOBODY


def order(battle: Fight, leader: int) -> Activity:
    """A5.115, A5.126 His player writes down an objective, which nobody else may read."""
    side = battle.field.leader_side[leader]
    values: list[Value] = [("objective", leader, there) for there in battle.state.goal_hexes[side]]
    value = yield Ask(side, "objective", values, about=leader)
    there = value[2]
    battle.state.targets = (*battle.state.targets, (leader, side, there, 0))
    battle.emit("objective", leader=leader_id(battle, leader), hex=Secret(side, hex_name(battle, there)))


def cannot_order(battle: Fight, leader: int, there: int | None) -> Refusal:
    """A5.115 A hex of the enemy's first two rows."""
    place = "" if there is None else hex_name(battle, there)
    return refusal("A5.115", "bayard-why-no-objective", leader=leader_id(battle, leader), hex=place)


# -- A5.116, A5.126 reached --------------------------------------------------------------------------------------------


def activated_by(battle: Fight, unit: int) -> int:
    """2.15, 2.16, 2.19 The chief who activated a unit this turn, by a message too, or NOBODY."""
    chiefs, marks = battle.state.chiefs, battle.state.marks[unit]
    if marks & Mark.REACHED:
        return next((entry[2] for entry in battle.state.objects if entry[:2] == (MESSAGE, unit)), NOBODY)
    if not chiefs or not marks & (Mark.FIRST | Mark.SECOND):
        return NOBODY
    return chiefs[0] if marks & Mark.FIRST else chiefs[-1]


def won(battle: Fight, side: int) -> int:
    """A5.116 The objectives that a side has reached."""
    return sum(entry[REACHED] for entry in battle.state.targets if entry[SIDE] == side)


def final_winner(battle: Fight, winner: int | None) -> int | None:
    """A5.116, R-BAY-86 One point for the victory, one for each objective; equal points leave it as it is."""
    points = [won(battle, side) + (side == winner) for side in range(2)]
    if points[0] == points[1]:
        return winner
    return 0 if points[0] > points[1] else 1


def note_reached(battle: Fight) -> None:
    """A5.126, R-BAY-86 At the end of its player's turn: an objective held by a unit that its Sub-general activated this
    turn is shown, and stays won."""
    for number, entry in enumerate(battle.state.targets):
        leader, side, there, reached = entry
        if side != battle.state.active or reached or not _holds(battle, leader, side, there):
            continue
        targets = [*battle.state.targets]
        targets[number] = (leader, side, there, 1)
        battle.state.targets = tuple(targets)
        battle.emit("objective-reached", leader=leader_id(battle, leader), hex=hex_name(battle, there))


def _holds(battle: Fight, leader: int, side: int, there: int) -> bool:
    unit = battle.state.unit_at[there]
    if unit == NOBODY or battle.field.side_of[unit] != side:
        return False
    return activated_by(battle, unit) == leader


# -- what is hidden ----------------------------------------------------------------------------------------------------


def may_hide(field: Field) -> bool:
    return field.corps_orders and any(leader.rank == "sub_general" for leader in field.leaders)


def hidden(state: Host, side: int) -> list[Hashable]:
    """A5.126 The objectives of the other side that were not reached."""
    return [("objective", entry[LEADER]) for entry in state.targets if entry[SIDE] != side and not entry[REACHED]]


def redeal(state: Host, side: int, dice: Dice) -> None:
    """Any hex in which nobody stands could be the objective: who stood in his would have shown it."""
    targets = []
    for leader, owner, there, reached in state.targets:
        free = [here for here in state.goal_hexes[owner] if state.unit_at[here] == NOBODY]
        if owner != side and not reached and free:
            there = free[dice.pick(len(free))]
        targets.append((leader, owner, there, reached))
    state.targets = tuple(targets)


def known(battle: Fight, viewer: int | None) -> Mapping[str, Any]:
    """The objectives that a side may know: its own, and those that were reached."""
    names = battle.field.grid.names
    return {
        leader_id(battle, leader): [names[there], reached]
        for leader, side, there, reached in battle.state.targets
        if reached or side == viewer
    }
