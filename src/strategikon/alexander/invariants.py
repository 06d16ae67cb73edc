"""What must hold of every state, whatever was played. English, for engineers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander.cohesion import is_broken
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, hexes, reckon
from strategikon.alexander.state import ACTIVE, COLUMN, DEAD, NOBODY, NOWHERE, ON_MAP, UNKNOWN

# Questions before which everything that went before has been carried out: nobody is about to rout.
QUIET: Final = frozenset(
    {"prearrange", "elite", "activate", "trump", "line", "order", "move", "momentum", "reactivate"}
)


def invariants(battle: Fight) -> Iterator[str]:
    """Everything that is wrong with a state; nothing, if the rules are."""
    yield from _places(battle)
    yield from _boards(battle)
    yield from _units(battle)
    yield from _cohesion(battle)
    yield from _leaders(battle)


def _places(battle: Fight) -> Iterator[str]:
    """6.91a One unit a hex, where it says it stands."""
    state, ids = battle.state, battle.field.ids
    at = state.unit_at
    standing = sum(at[here] == unit for unit in range(len(ids)) for here in hexes(battle, unit))
    if standing != len(at) - at.count(NOBODY):
        for here, unit in enumerate(at):
            if unit != NOBODY and here not in hexes(battle, unit):
                yield f"{ids[unit]} does not stand in {battle.field.grid.names[here]}"
    if battle.ask is not None and battle.ask.kind in ("retreat", "crisis", "rout"):
        return  # somebody is passing through a friend
    for unit in range(len(ids)):
        if unit == state.mover or unit in state.beneath or state.routed[unit]:
            continue  # 10.24: a routing unit may run through friends, and they are asked things meanwhile
        if any(at[here] != unit and not _is_leaving(battle, at[here]) for here in hexes(battle, unit)):
            yield f"{ids[unit]} shares a hex"


def _is_leaving(battle: Fight, unit: int) -> bool:
    """9.14b, 10.24 A friend who runs, or rages, out of the hex in which he was passed through."""
    return unit != NOBODY and bool(battle.state.routed[unit])


def _boards(battle: Fight) -> Iterator[str]:
    """What is kept of the places of a side is what would be reckoned now."""
    field, kept = battle.field, battle.state.boards
    now = [reckon(battle, side, bits) for bits in (field.bits, field.around) for side in range(2)]
    for place, board in enumerate(now):
        if kept[place] not in (UNKNOWN, board):
            yield f"board {place} is out of date"


def _units(battle: Fight) -> Iterator[str]:
    state, field = battle.state, battle.field
    for unit, name in enumerate(field.ids):
        first, second = state.hex_of[unit], state.hex2_of[unit]
        if (first != NOWHERE) != (state.fate[unit] == ON_MAP):
            yield f"{name} is on the map or is not, but its fate says otherwise"
        if first == NOWHERE:
            continue
        if (second != NOWHERE) != bool(field.traits[unit] & Trait.DOUBLE):
            yield f"{name} has not as many halves as it should"
        if second != NOWHERE and field.grid.distance[first][second] != 1:
            yield f"{name} is torn apart"
        if state.facing[unit] % 2 == (state.formation[unit] == COLUMN):
            yield f"{name} faces {field.facings[state.facing[unit]]} in this formation"
        if state.hits[unit] < 0:
            yield f"{name} has negative hits"


def _cohesion(battle: Fight) -> Iterator[str]:
    """10.13a Nobody stands with hits that reach his TQ."""
    if battle.ask is None or battle.ask.kind not in QUIET:
        return
    state, ids = battle.state, battle.field.ids
    for unit, name in enumerate(ids):
        if state.hex_of[unit] != NOWHERE and not state.routed[unit] and is_broken(battle, unit):
            yield f"{name} stands with {state.hits[unit]} hits"


def _leaders(battle: Fight) -> Iterator[str]:
    """2.4c At most one leader is Active."""
    state, ids = battle.state, battle.field.leader_ids
    active = [ids[p] for p, now in enumerate(state.leader_state) if now == ACTIVE]
    if len(active) > 1:
        yield f"several leaders are active: {active}"
    for leader, name in enumerate(ids):
        if (state.leader_hex[leader] == NOWHERE) != (state.leader_state[leader] >= DEAD):
            yield f"{name} is on the map or is not, but his state says otherwise"
