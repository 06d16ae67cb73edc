"""What a side may know: by day everything, at night and of markers what it sees."""

from __future__ import annotations

from typing import Any

from strategikon.bayard import agents, corps, veil
from strategikon.bayard.deployment import placing
from strategikon.bayard.field import Fight
from strategikon.bayard.messengers import HEX, SIDE
from strategikon.bayard.pieces import formation_of


def view(battle: Fight, side: int | None) -> dict[str, Any]:
    state, field = battle.state, battle.field
    told = {
        "turn": state.turn, "active": field.sides[state.active], "phase": state.phase, "points": state.points,
        "units": {name: _unit(battle, side, unit) for unit, name in enumerate(field.ids)},
        "leaders": {name: _leader(battle, side, leader) for leader, name in enumerate(field.leader_ids)},
        "runners": [one for one in state.runners if veil.sees_figure(battle, side, one[SIDE], one[HEX])],
        "beasts": state.beasts, "lost": state.lost, "missed": state.missed,
        "sky": state.sky, "wind": state.wind, "hour": state.hour, "fires": state.fires, "burnt": state.burnt,
        "faces": state.faces, "parched": _of_units(battle, side, state.parched),
        "loosened": _of_units(battle, side, state.loosened), "placing": placing(battle, side),
        "objectives": corps.known(battle, side), "missions": agents.known(battle, side),
        "boats": state.boats, "looted": state.looted, "aboard": _of_units(battle, side, state.aboard),
    }  # fmt: skip
    return {**told, **veil.knows(battle, side)} if field.veiled else told


def _unit(battle: Fight, side: int | None, unit: int) -> list[Any] | None:
    """What is known of a unit; nothing, if it is hidden."""
    state = battle.state
    if not veil.sees(battle, side, unit):
        return None
    here = state.hex_of[unit]
    place = battle.field.grid.names[here] if here >= 0 else None
    return [place, state.plaquettes[unit], state.marks[unit], state.moved[unit], formation_of(battle, unit)]


def _leader(battle: Fight, side: int | None, leader: int) -> list[Any] | None:
    state, here = battle.state, battle.state.leader_hex[leader]
    if not veil.sees_figure(battle, side, battle.field.leader_side[leader], here):
        return None
    place = battle.field.grid.names[here] if here >= 0 else None
    return [place, state.leader_rank[leader], state.leader_marks[leader]]


def _of_units(battle: Fight, side: int | None, values: tuple[int, ...]) -> list[int]:
    """Numbers by unit; of those that are hidden, none."""
    return [value if veil.sees(battle, side, unit) else 0 for unit, value in enumerate(values)]
