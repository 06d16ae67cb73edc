"""What a side may know: by day and with the scenario's deployment, everything."""

from __future__ import annotations

from typing import Any

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import formation_of


def view(battle: Fight, side: int | None) -> dict[str, Any]:
    state, field = battle.state, battle.field
    names = field.grid.names
    return {
        "turn": state.turn, "active": field.sides[state.active], "phase": state.phase, "points": state.points,
        "units": {
            name: [names[here] if here >= 0 else None, state.plaquettes[unit], state.marks[unit], state.moved[unit],
                   formation_of(battle, unit)]
            for unit, (name, here) in enumerate(zip(field.ids, state.hex_of, strict=True))
        },
        "leaders": {
            name: [names[here] if here >= 0 else None, state.leader_rank[leader], state.leader_marks[leader]]
            for leader, (name, here) in enumerate(zip(field.leader_ids, state.leader_hex, strict=True))
        },
        "runners": state.runners, "beasts": state.beasts, "lost": state.lost, "missed": state.missed,
        "sky": state.sky, "wind": state.wind, "hour": state.hour, "fires": state.fires, "burnt": state.burnt,
        "faces": state.faces, "loosened": state.loosened, "parched": state.parched,
    }  # fmt: skip
