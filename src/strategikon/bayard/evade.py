"""4.61-4.65, A2.75 The evade: the quicker defender is gone before the blow."""

from __future__ import annotations

from typing import Final

from strategikon.bayard import retreat
from strategikon.bayard.allowances import speed_of
from strategikon.bayard.field import Fight
from strategikon.bayard.harm import lose
from strategikon.bayard.pieces import has, unit_id
from strategikon.bayard.state import Mark
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import Activity

FASTER_BY: Final = 2  # 4.61


def cannot_evade(battle: Fight, unit: int, attacker: int) -> Refusal | None:
    """4.61, A2.75, R-BAY-20 A unit that is faster by two hexes, or breaks away; not one that was pre-played, nor one
    that cannot move."""
    name = unit_id(battle, unit)
    if battle.state.marks[unit] & Mark.PREPLAYED:
        return refusal("3.11", "bayard-why-preplayed", unit=name)
    if battle.field.profiles[unit].servants:
        return refusal("A5.110", "bayard-why-cannot-evade", unit=name).besides("4.61")
    own = speed_of(battle, unit)
    if own < 1:
        return refusal("4.61", "bayard-why-cannot-evade", unit=name)
    if has(battle, unit, "break_away"):
        return None
    theirs = speed_of(battle, attacker)
    if own - theirs < FASTER_BY:
        return refusal("4.61", "bayard-why-too-slow", unit=name, hexes=own, attacker=theirs)
    return None


def evade(battle: Fight, unit: int) -> Activity:
    """4.62, 4.63 Its full allowance with combat toward its own edge; hexes not made are plaquettes."""
    hexes = speed_of(battle, unit)
    made = yield from retreat.go_back(battle, unit, retreat.ends(battle, unit, hexes), "evade")
    battle.state.marks[unit] |= Mark.PREPLAYED
    yield from lose(battle, unit, hexes - made, "blocked")
