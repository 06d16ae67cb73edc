"""How a side stands: what is left of both armies, which divisions lose heart, and what dice are expected to change."""

from __future__ import annotations

from strategikon.caesar.array import READY
from strategikon.caesar.field import Fight
from strategikon.caesar.state import DEAD, NOBODY
from strategikon.caesar.tactics.outlook import outlook_of
from strategikon.caesar.tactics.values import (
    ARMY,
    CAPTAIN,
    DIVISION,
    GENERAL,
    book_of,
    dread,
    is_gone,
    left,
    out_of,
    share_there,
)
from strategikon.caesar.units import disordered, troop
from strategikon.caesar.volleys import Volley
from strategikon.kernel.decision import Value
from strategikon.kernel.tactics import WON


def expected(battle: Fight, value: Value) -> int | None:
    """SHT.31, MEL.17 What a volley or a round is expected to change in `worth`; a charge has no dice of its own."""
    ask = battle.ask
    assert ask is not None
    if ask.kind == "shoot" and value[0] in ("shoot", "shoot-side"):
        side = value[2] if value[0] == "shoot-side" else NOBODY
        return round(outlook_of(battle, ask.side).volley(Volley(value[1], value[-1], side=side)))
    if ask.kind == "array" and value == READY:
        return round(outlook_of(battle, ask.side).arrayed())
    return None


def worth(battle: Fight, side: int) -> int:
    """VIC.01 The armies, and how near each is to its break point."""
    if battle.outcome is not None:
        winner = battle.outcome.winner
        return 0 if winner is None else WON if winner == battle.sides[side] else -WON
    return round(_standing(battle, side) - _standing(battle, 1 - side))


def _standing(battle: Fight, side: int) -> float:
    field, state, book = battle.field, battle.state, book_of(battle.field)
    value, gone = 0.0, 0
    for unit in field.friends[side]:
        casualties = state.casualties[unit] + state.excess[unit]
        there = share_there(battle, unit)
        if there:
            stamina = troop(battle, unit).stamina
            value += there * left(book.force[unit], stamina, casualties, disordered(battle, unit))
    for who in field.captains_of[side]:
        if is_gone(battle, who):
            gone += 1
            value -= DIVISION
        else:
            value -= dread(book.needed[who], out_of(battle, who))
        if state.captain_state[who] != DEAD:
            value += GENERAL if field.captains[who].general else CAPTAIN
    share = gone / max(1, field.break_point[side])
    return value - ARMY * share * share
