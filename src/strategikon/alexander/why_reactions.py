"""6.71, 7.16 Why the side that does not move does not react: it is asked only where it may."""

from __future__ import annotations

from strategikon.alexander.pieces import Fight, hexes, is_on_map
from strategikon.alexander.reactions import cannot_react
from strategikon.alexander.state import NOBODY
from strategikon.alexander.withdrawal import NEAR, bars, gap
from strategikon.kernel.decision import Refusal, refusal, together


def mover_before(battle: Fight, unit: int) -> int:
    """The enemy that moves, or whose move has just ended; NOBODY if none does."""
    field, mover = battle.field, battle.state.mover
    if mover == NOBODY:
        ended = [event.fields["unit"] for event in battle.events if event.kind == "halt"]
        mover = field.ids.index(ended[-1]) if ended else NOBODY
    if mover == NOBODY or field.side_of[mover] == field.side_of[unit]:
        return NOBODY
    return mover if is_on_map(battle, mover) and is_on_map(battle, unit) else NOBODY


def why_not_withdraw(battle: Fight, unit: int) -> Refusal | None:
    """6.71 Why a unit does not withdraw from the enemy that moves; None if nobody moves against it."""
    mover = mover_before(battle, unit)
    if mover == NOBODY:
        return None
    name = battle.field.ids[unit]
    if gap(battle, hexes(battle, unit), mover) > NEAR:
        return refusal("6.71d", "alexander-why-not-approached", unit=name).besides("6.71a")
    return together(*bars(battle, unit, mover)) or refusal("6.71d", "alexander-when-withdraw", unit=name)


def why_not_turn(battle: Fight, unit: int) -> Refusal | None:
    """7.16 Why a unit does not turn to meet the enemy that moves; None if nobody moves against it."""
    mover = mover_before(battle, unit)
    return cannot_react(battle, unit, mover, ()) if mover != NOBODY else None
