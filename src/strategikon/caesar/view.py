"""GEO.04 What a side may know: everything. Nothing is hidden on this table."""

from __future__ import annotations

from typing import Any

from strategikon.caesar.field import Fight
from strategikon.caesar.names import captain_named, place_named, unit_named


def view(battle: Fight) -> dict[str, Any]:
    """The whole battle, ready for JSON."""
    state, field = battle.state, battle.field
    return {
        "round": state.round,
        "active": field.sides[state.active],
        "units": {
            name: {**vars(unit_named(battle, unit)), "where": place_named(battle, unit)}
            for unit, name in enumerate(field.ids)
        },
        "captains": {name: vars(captain_named(battle, who)) for who, name in enumerate(field.captain_ids)},
        "demoralised": [name for place, name in enumerate(field.division_ids) if state.demoralised[place]],
    }
