"""A5.73, A5.107 The table as one side knows it: sheets and overlays reckon with nothing that is hidden from it."""

from __future__ import annotations

from strategikon.bayard import veil
from strategikon.bayard.field import Fight
from strategikon.bayard.state import NOBODY, NOWHERE


def known(battle: Fight, side: int) -> Fight:
    """The battle itself by day; else a copy from which everybody is taken whom the side does not know."""
    if not battle.field.veiled:
        return battle
    twin = battle.fork()
    state = twin.state
    for unit, here in enumerate(battle.state.hex_of):
        if here >= 0 and not veil.sees(battle, side, unit):
            state.unit_at[here], state.hex_of[unit] = NOBODY, NOWHERE
    for leader, here in enumerate(battle.state.leader_hex):
        if here >= 0 and not veil.sees_figure(battle, side, battle.field.leader_side[leader], here):
            state.leader_hex[leader] = NOWHERE
    return twin
