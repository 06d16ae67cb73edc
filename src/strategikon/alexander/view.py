"""What a side may know, ready for JSON."""

from __future__ import annotations

from typing import Any

from strategikon.alexander import rout_points
from strategikon.alexander.names import leader_view, unit_view
from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import NOBODY, ORDER_KINDS, LeaderMark


def view(battle: Fight, side: int | None) -> dict[str, Any]:
    """Everything: only the PW markers of the enemy (6.82) are hidden."""
    state, field = battle.state, battle.field
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": field.sides[state.active],
        "leader": field.leader_ids[state.leader] if state.leader != NOBODY else None,
        "order": ORDER_KINDS[state.order_kind],
        "orders": state.orders_left,
        "mover": field.ids[state.mover] if state.mover != NOBODY else None,
        "mp": state.mp_left,
        "units": {name: vars(unit_view(battle, unit)) for unit, name in enumerate(field.ids)},
        "leaders": {name: _leader(battle, leader, side) for leader, name in enumerate(field.leader_ids)},
        "rout_points": {name: rout_points.total(battle, number) for number, name in enumerate(field.sides)},
        "rout_levels": dict(zip(field.sides, field.rout_level, strict=True)),
        "camps": [field.grid.names[here] for here in state.camps],
        "captains": [field.ids[unit] for unit in state.captains],
    }


def _leader(battle: Fight, leader: int, side: int | None) -> dict[str, Any]:
    """6.82 Whether he has planned a withdrawal is known to his side, and to all once his marker is turned up."""
    marks = battle.state.leader_marks[leader]
    known = battle.field.leader_side[leader] == side or bool(marks & LeaderMark.SHOWN)
    seen = vars(leader_view(battle, leader))
    seen["prearranged"] = bool(marks & LeaderMark.PREARRANGED) if known else None
    return seen
