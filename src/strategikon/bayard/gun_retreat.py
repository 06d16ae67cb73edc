"""4.88-4.93, A2.71 Guns that must retreat, and Panic for all who have it."""

from __future__ import annotations

from itertools import pairwise

from strategikon.bayard.armour import own_armour
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import has, mark, profile_of, unit_id, weight_of
from strategikon.bayard.state import Mark
from strategikon.bayard.tables import ARTILLERY, HEAVY, SPECIAL
from strategikon.bayard.throws import roll
from strategikon.kernel.ruleset import changed
from strategikon.kernel.throws import HIT


def bounded(battle: Fight, unit: int, hexes: int) -> tuple[int, int]:
    """4.88-4.90, R-BAY-33 Hexes that artillery retreats at most, and those beyond, which are losses; one more along a
    road, but for heavy guns."""
    profile = profile_of(battle, unit)
    if profile.type != ARTILLERY:
        return hexes, 0
    most = profile.allowance(weight_of(battle, unit)).march
    if battle.state.marks[unit] & Mark.STATIC:
        most = 0
    if most and weight_of(battle, unit) < HEAVY and battle.field.ground.road[battle.state.hex_of[unit]]:
        most += 1
    return min(hexes, most), max(0, hexes - most)


def bounds(battle: Fight, unit: int) -> tuple[str, ...]:
    """4.88-4.90, A2.44, A2.58 The rules that keep a gun from going back as far as others."""
    profile = profile_of(battle, unit)
    if profile.type != ARTILLERY:
        return ()
    heavy = ("4.89",) if weight_of(battle, unit) == HEAVY else ()
    fixed = battle.state.marks[unit] & Mark.STATIC or not profile.allowance(weight_of(battle, unit)).march
    return ("4.88", *heavy, "4.90", *(("A2.44", "A2.58") if fixed else ()))


def within(battle: Fight, unit: int, path: tuple[int, ...]) -> bool:
    """4.90, R-BAY-33 The hex beyond its allowance is made by a gun only if its whole retreat follows a road."""
    profile = profile_of(battle, unit)
    if profile.type != ARTILLERY or len(path) - 1 <= profile.allowance(weight_of(battle, unit)).march:
        return True
    return all(battle.field.ground.on_one_road(here, there) for here, there in pairwise(path))


def debit(battle: Fight, unit: int, hexes: int) -> None:
    """4.91 Hexes that a gun was driven back are taken off its move in its side's next turn."""
    before = battle.state.debit[unit]
    if battle.field.side_of[unit] == battle.state.active and not battle.state.marks[unit] & Mark.DRIVEN:
        before = 0  # what it owed for this turn is over; this is for the next
        mark(battle, unit, Mark.DRIVEN)
    battle.state.debit = changed(battle.state.debit, unit, before + hexes)


def panics(battle: Fight, unit: int) -> bool:
    """4.92, A2.71 Artillery always, and whoever has the particularity."""
    return profile_of(battle, unit).type == ARTILLERY or has(battle, unit, "panic")


def panic_losses(battle: Fight, unit: int, hexes: int) -> int:
    """4.93, R-BAY-32 One die for each hex retreated after flags: a special (by the switch a hit) costs a plaquette."""
    if not panics(battle, unit):
        return 0
    throw = roll(battle, "panic-dice", hexes, unit=unit_id(battle, unit))
    faces = own_armour(battle, unit).hits if battle.field.panic_on_hits else frozenset((SPECIAL,))
    struck = [place for place, face in enumerate(throw.rolled) if face in faces]
    for place in struck:
        throw.scored(place, HIT)
    return len(struck)
