"""10.23 Elimination: a unit leaves the map for good, and leaders it leaves alone must see to themselves."""

from __future__ import annotations

from strategikon.alexander import leader_moves, victory
from strategikon.alexander.field import Places
from strategikon.alexander.pieces import Fight, hexes, is_on_map, lift, unit_id
from strategikon.alexander.state import ELIMINATED, NOBODY
from strategikon.kernel.ruleset import Activity, changed


def give_up(battle: Fight, left: Places) -> None:
    """6.91a, 10.24a A hex that its unit has left is at once that of a friend who stands in it, passing through."""
    state = battle.state
    for here in left:
        if state.unit_at[here] != NOBODY:
            continue
        passing = (unit for unit in range(len(state.hex_of)) if here in (state.hex_of[unit], state.hex2_of[unit]))
        state.unit_at[here] = next(passing, NOBODY)


def eliminate(battle: Fight, unit: int, cause: str) -> Activity:
    """10.23 A unit is removed: Rout Points, and leaders left alone withdraw or die (4.62d)."""
    if not is_on_map(battle, unit):
        return
    remove(battle, unit, ELIMINATED)
    battle.emit("eliminated", unit=unit_id(battle, unit), cause=cause)
    victory.unit_lost(battle, unit)
    yield from leader_moves.answer_threats(battle, ())


def remove(battle: Fight, unit: int, fate: int) -> None:
    """A unit leaves the map, out of its stack (9.62) and with its elephant commander (9.19)."""
    state, left = battle.state, hexes(battle, unit)
    lift(battle, unit)
    give_up(battle, left)
    state.beneath = changed(state.beneath, unit, NOBODY)
    if unit in state.beneath:
        state.beneath = changed(state.beneath, state.beneath.index(unit), NOBODY)
    if unit in state.captains:
        state.captains.remove(unit)
    state.fate, state.pw_of = changed(state.fate, unit, fate), changed(state.pw_of, unit, NOBODY)
