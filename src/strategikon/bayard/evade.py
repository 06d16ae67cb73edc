"""4.61-4.65, A2.75 The evade: the quicker defender is gone before the blow."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import gun_retreat, retreat
from strategikon.bayard.allowances import plain_allowance, speed_of
from strategikon.bayard.field import Fight
from strategikon.bayard.harm import lose
from strategikon.bayard.pieces import has, profile_of, unit_id, weight_of
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.tables import INFANTRY, LIGHT
from strategikon.bayard.weather import effects
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import Activity

FASTER_BY: Final = 2  # 4.61


def cannot_evade(battle: Fight, unit: int, attacker: int) -> Refusal | None:
    """4.61, A2.75, R-BAY-20 A unit that is faster by two hexes, or breaks away; not one that was pre-played, nor one
    that cannot move."""
    name = unit_id(battle, unit)
    if battle.state.marks[unit] & Mark.PREPLAYED:
        return refusal("3.11", "bayard-why-preplayed", unit=name).besides("4.61", "4.62")
    if battle.field.profiles[unit].servants:
        return refusal("A5.110", "bayard-why-cannot-evade", unit=name).besides("4.61")
    own = speed_of(battle, unit, leaves=True)
    if own < 1:
        aboard = ("A5.103",) if battle.state.aboard[unit] != NOBODY else ()
        return refusal("4.61", "bayard-why-cannot-evade", unit=name).besides(*aboard, *gun_retreat.bounds(battle, unit))
    if breaks_away(battle, unit):
        return None
    theirs = speed_of(battle, attacker)
    if own - theirs < FASTER_BY:
        slow = refusal("4.61", "bayard-why-too-slow", unit=name, hexes=own, attacker=theirs)
        return slow.besides("A2.75", *_slowed(battle, unit, attacker))
    return None


def _slowed(battle: Fight, unit: int, attacker: int) -> list[str]:
    """A5.38-A5.64 The weather, if in a fair one the unit would be quick enough."""
    fair, theirs = (plain_allowance(battle, one).combat for one in (unit, attacker))
    return effects.slows(battle, unit, fair, fair) if fair - theirs >= FASTER_BY else []


def evade(battle: Fight, unit: int) -> Activity:
    """4.62, 4.63 Its full allowance with combat toward its own edge; hexes not made are plaquettes."""
    hexes = speed_of(battle, unit, leaves=True)
    made = yield from retreat.go_back(battle, unit, retreat.ends(battle, unit, hexes), "evade")
    battle.state.marks[unit] |= Mark.PREPLAYED
    yield from lose(battle, unit, hexes - made, "blocked")


def breaks_away(battle: Fight, unit: int) -> bool:
    """A2.75, R-BAY-25 Mounted troops, and infantry as long as it is light or very light."""
    heavy_foot = profile_of(battle, unit).type == INFANTRY and weight_of(battle, unit) > LIGHT
    return has(battle, unit, "break_away") and not heavy_foot
