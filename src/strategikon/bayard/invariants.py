"""What must hold in every state, for engineers."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.bayard.field import Fight
from strategikon.bayard.state import NOBODY


def invariants(battle: Fight) -> Iterator[str]:
    state, field = battle.state, battle.field
    for unit, here in enumerate(state.hex_of):
        name = field.ids[unit]
        if here >= 0 and state.unit_at[here] != unit:
            yield f"{name} stands in {field.grid.names[here]}, which holds {state.unit_at[here]}"
        if here >= 0 and not 1 <= state.plaquettes[unit] <= field.profiles[unit].plaquettes:
            yield f"{name} has {state.plaquettes[unit]} plaquettes"
        if here == -1 and state.plaquettes[unit] > 0:
            yield f"{name} is nowhere with {state.plaquettes[unit]} plaquettes"
    for here, unit in enumerate(state.unit_at):
        if unit != NOBODY and state.hex_of[unit] != here:
            yield f"{field.grid.names[here]} holds {field.ids[unit]}, which stands elsewhere"
    if battle.ask is not None and battle.ask.kind in ("refuge", "recoil"):
        return  # somebody has just been ridden over
    for leader, here in enumerate(state.leader_hex):
        if here >= 0 and state.unit_at[here] != NOBODY:
            if field.side_of[state.unit_at[here]] != field.leader_side[leader]:
                yield f"{field.leader_ids[leader]} stands among enemies"
