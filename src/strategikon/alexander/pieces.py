"""Units and leaders on the map: where they stand, how they are put there and taken away. Every chapter uses these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import TypeAlias

from strategikon.alexander.field import Field, Trait
from strategikon.alexander.state import CHARGE, COLUMN, DEAD, NOBODY, NOWHERE, SQUARE, UNKNOWN, GreatBattle, Mark
from strategikon.kernel.battle import Battle

Fight: TypeAlias = Battle[GreatBattle, Field]


# -- where a unit stands ----------------------------------------------------------------------------------------------


def is_on_map(battle: Fight, unit: int) -> bool:
    return battle.state.hex_of[unit] != NOWHERE


def hexes(battle: Fight, unit: int) -> tuple[int, ...]:
    """The hex of a single unit; the left and right half of a double; leading and trailing half in column."""
    first, second = battle.state.hex_of[unit], battle.state.hex2_of[unit]
    if first == NOWHERE:
        return ()
    return (first,) if second == NOWHERE else (first, second)


def units_on_map(battle: Fight, side: int) -> list[int]:
    """The units of a side that are on the map, routed ones included, in scenario order."""
    where = battle.state.hex_of
    return [unit for unit in battle.field.units_of[side] if where[unit] != NOWHERE]


def units_on_board(battle: Fight, side: int, board: int) -> list[int]:
    """The units of a side with either half in hexes given as bits, in scenario order."""
    bits, first, second = battle.field.bits, battle.state.hex_of, battle.state.hex2_of
    return [u for u in battle.field.units_of[side] if board & bits[first[u]] or board & bits[second[u]]]


def neighbours(battle: Fight, unit: int) -> list[int]:
    """The hexes around a unit, each once, without its own."""
    own = hexes(battle, unit)
    around = (there for here in own for there in battle.field.grid.neighbours[here])
    return [there for there in dict.fromkeys(around) if there not in own]


def adjacent_units(battle: Fight, unit: int, side: int) -> list[int]:
    """The units of a side next to a unit, each once, top units only."""
    at, side_of, bits = battle.state.unit_at, battle.field.side_of, battle.field.bits
    own = bits[battle.state.hex_of[unit]] | bits[battle.state.hex2_of[unit]]
    if not own & board_beside(battle, side):
        return []
    found = (at[there] for there in neighbours(battle, unit))
    return [other for other in dict.fromkeys(found) if other != NOBODY and side_of[other] == side]


def adjacent_to_hex(battle: Fight, here: int, side: int) -> list[int]:
    """The units of a side next to a hex, each once."""
    at, side_of = battle.state.unit_at, battle.field.side_of
    found = battle.field.look[here](at)
    return [other for other in dict.fromkeys(found) if other != NOBODY and side_of[other] == side]


def distance(battle: Fight, unit: int, other: int) -> int:
    """Hexes between the nearest parts of two units."""
    rows, second = battle.field.grid.distance, battle.state.hex2_of
    if second[unit] == second[other] == NOWHERE:
        return rows[battle.state.hex_of[unit]][battle.state.hex_of[other]]
    return min(rows[a][b] for a in hexes(battle, unit) for b in hexes(battle, other))


def units_near_hex(battle: Fight, here: int, side: int, limit: int) -> list[int]:
    """The units of a side whose first hex is within `limit` hexes of a hex, in scenario order: a quick look round."""
    row, where = battle.field.grid.distance[here], battle.state.hex_of
    return [unit for unit in battle.field.units_of[side] if row[where[unit]] <= limit and where[unit] != NOWHERE]


def armies_touch(battle: Fight) -> bool:
    """Whether any unit stands next to an enemy: if not, there are no ZOCs, shocks or reactions to look for."""
    return bool(board_beside(battle, 0) & board_of(battle, 1))


def in_contact(battle: Fight, side: int) -> list[int]:
    """The units of a side that stand next to an enemy, in scenario order."""
    beside = board_beside(battle, 1 - side)
    return units_on_board(battle, side, beside) if beside & board_of(battle, side) else []


def enemies_within(battle: Fight, unit: int, limit: int) -> list[int]:
    """The enemies of a unit at most `limit` hexes from it, in scenario order."""
    first, second, here = battle.state.hex_of, battle.state.hex2_of, battle.state.hex_of[unit]
    near = units_near_hex(battle, here, 1 - battle.field.side_of[unit], limit + 2)
    if second[unit] != NOWHERE:
        return [enemy for enemy in near if distance(battle, unit, enemy) <= limit]
    row = battle.field.grid.distance[here] if near else ()
    return [e for e in near if row[first[e]] <= limit or (second[e] != NOWHERE and row[second[e]] <= limit)]


def board_of(battle: Fight, side: int) -> int:
    """The hexes of the units of a side, as bits. Kept until one of them moves: it is asked for much oftener."""
    boards = battle.state.boards
    if boards[side] == UNKNOWN:
        boards[side] = reckon(battle, side, battle.field.bits)
    return boards[side]


def board_beside(battle: Fight, side: int) -> int:
    """The hexes next to the units of a side, as bits; kept likewise."""
    boards = battle.state.boards
    if boards[2 + side] == UNKNOWN:
        boards[2 + side] = reckon(battle, side, battle.field.around)
    return boards[2 + side]


def reckon(battle: Fight, side: int, bits: list[int]) -> int:
    """What the units of a side make of `bits` by hex, all together."""
    field, state = battle.field, battle.state
    own = slice(0, field.second) if side == 0 else slice(field.second, None)
    return reduce(or_, map(bits.__getitem__, state.hex_of[own] + state.hex2_of[own]), 0)


def is_near_enemy(battle: Fight, unit: int, limit: int) -> bool:
    """Whether there are any `enemies_within`."""
    field, state = battle.field, battle.state
    enemies, second = board_of(battle, 1 - field.side_of[unit]), state.hex2_of[unit]
    if enemies & field.disk(state.hex_of[unit], limit):
        return True
    return second != NOWHERE and bool(enemies & field.disk(second, limit))


def distance_to_hex(battle: Fight, unit: int, there: int) -> int:
    row, second = battle.field.grid.distance[there], battle.state.hex2_of[unit]
    first = row[battle.state.hex_of[unit]]
    return first if second == NOWHERE else min(first, row[second])


def all_units_in(battle: Fight, here: int) -> tuple[int, ...]:
    """The unit in a hex and the phalanx beneath it (9.62)."""
    top = battle.state.unit_at[here]
    if top == NOBODY:
        return ()
    below = battle.state.beneath[top]
    return (top,) if below == NOBODY else (top, below)


# -- putting and taking away -------------------------------------------------------------------------------------------


def lift(battle: Fight, unit: int) -> None:
    """Take a unit off its hexes. A phalanx beneath it (9.62) comes to light; a friend it was passing stays."""
    state = battle.state
    below = state.beneath[unit]
    for here in hexes(battle, unit):
        if state.unit_at[here] == unit:
            state.unit_at[here] = below
    state.hex_of[unit] = state.hex2_of[unit] = NOWHERE
    forget_boards(battle, unit)


def put(battle: Fight, unit: int, places: Sequence[int]) -> None:
    """Set a unit down. Where a friend stands it is only passing: the hex stays the friend's."""
    state = battle.state
    state.hex_of[unit] = places[0]
    state.hex2_of[unit] = places[1] if len(places) == 2 else NOWHERE
    forget_boards(battle, unit)
    for here in places:
        if state.unit_at[here] == NOBODY:
            state.unit_at[here] = unit


def forget_boards(battle: Fight, unit: int) -> None:
    """Its side no longer stands where it stood."""
    boards, side = battle.state.boards, battle.field.side_of[unit]
    boards[side] = boards[2 + side] = UNKNOWN


def shift(battle: Fight, unit: int, places: Sequence[int]) -> None:
    """Move a unit from where it stands to other hexes; a phalanx stack moves with `shift_stack`."""
    lift(battle, unit)
    put(battle, unit, places)


def is_passing(battle: Fight, unit: int) -> bool:
    """Whether it stands, for the moment, in a friend's hex."""
    at, first, second = battle.state.unit_at, battle.state.hex_of[unit], battle.state.hex2_of[unit]
    if first == NOWHERE or (at[first] == unit and (second == NOWHERE or at[second] == unit)):
        return False
    return not is_beneath(battle, unit)


def is_beneath(battle: Fight, unit: int) -> bool:
    """9.62 Whether it is the lower phalanx of a stack."""
    return bool(battle.field.traits[unit] & Trait.PHALANX) and unit in battle.state.beneath


def in_double_depth(battle: Fight, unit: int) -> bool:
    return battle.state.beneath[unit] != NOBODY or is_beneath(battle, unit)


# -- what a unit is ----------------------------------------------------------------------------------------------------


def has(battle: Fight, unit: int, traits: int) -> bool:
    """Whether it has any of these traits."""
    return bool(battle.field.traits[unit] & traits)


def is_double(battle: Fight, unit: int) -> bool:
    return bool(battle.field.traits[unit] & Trait.DOUBLE)


def in_column(battle: Fight, unit: int) -> bool:
    return battle.state.formation[unit] == COLUMN


def in_square(battle: Fight, unit: int) -> bool:
    return battle.state.formation[unit] == SQUARE


def in_charge(battle: Fight, unit: int) -> bool:
    return battle.state.formation[unit] == CHARGE


def is_marked(battle: Fight, unit: int, mark: int) -> bool:
    return bool(battle.state.marks[unit] & mark)


def mark(battle: Fight, unit: int, marks: int) -> None:
    battle.state.marks[unit] |= marks


def unmark(battle: Fight, unit: int, marks: int) -> None:
    battle.state.marks[unit] &= ~marks


def has_moved_now(battle: Fight, unit: int) -> bool:
    """Whether it moved, or turned, in the present Orders Phase."""
    return bool(battle.state.marks[unit] & Mark.MOVED_NOW)


# -- leaders -----------------------------------------------------------------------------------------------------------


def is_leader_on_map(battle: Fight, leader: int) -> bool:
    return battle.state.leader_hex[leader] != NOWHERE and battle.state.leader_state[leader] < DEAD


def leaders_in(battle: Fight, here: int) -> list[int]:
    """All leaders in a hex."""
    return [leader for leader, there in enumerate(battle.state.leader_hex) if there == here]


def leaders_with(battle: Fight, unit: int) -> list[int]:
    """The friendly leaders stacked with a unit, in either half of a double."""
    own, where = hexes(battle, unit), battle.state.leader_hex
    side = battle.field.side_of[unit]
    return [leader for leader in battle.field.leaders_of[side] if where[leader] in own] if own else []


def unit_with(battle: Fight, leader: int) -> int:
    """The friendly unit a leader is stacked with, NOBODY if he is alone."""
    here = battle.state.leader_hex[leader]
    unit = battle.state.unit_at[here] if here != NOWHERE else NOBODY
    return unit if unit != NOBODY and battle.field.side_of[unit] == battle.field.leader_side[leader] else NOBODY


def is_alone(battle: Fight, leader: int) -> bool:
    """Whether no combat unit shares his hex."""
    return unit_with(battle, leader) == NOBODY


def leaders_on_map(battle: Fight, side: int) -> Iterator[int]:
    """The leaders of a side that are on the map, in scenario order."""
    return (leader for leader in battle.field.leaders_of[side] if is_leader_on_map(battle, leader))


# -- names for events --------------------------------------------------------------------------------------------------


def hex_names(battle: Fight, places: Sequence[int]) -> list[str]:
    names = battle.field.grid.names
    return [names[here] for here in places]


def unit_id(battle: Fight, unit: int) -> str:
    return str(battle.field.ids[unit])


def leader_id(battle: Fight, leader: int) -> str:
    return str(battle.field.leader_ids[leader])
