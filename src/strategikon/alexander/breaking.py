"""10.13, 10.2 A unit breaks: its hits have reached its TQ, or a rule says so.

What it does then is told by later chapters, rout (10.21) and rampage (9.14). Both lead back here, for a unit that runs
through its friends may break them too; so they enter themselves in `WAYS`, and nobody before them needs to know them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, is_on_map
from strategikon.kernel.ruleset import Activity

Breaking: TypeAlias = Callable[[Fight, int, str], Activity]

RUN, RAGE = "run", "rage"
WAYS: Final[dict[str, Breaking]] = {}


def way(name: str) -> Callable[[Breaking], Breaking]:
    """What units that go this way do when they break: (battle, unit, cause) -> the hexes entered, in order."""

    def enter(procedure: Breaking) -> Breaking:
        WAYS[name] = procedure
        return procedure

    return enter


def rout(battle: Fight, unit: int, cause: str) -> Activity:
    """10.21, 9.14 A unit breaks at once and goes the way of its Type. Answers the hexes it entered, in order, none if
    it is eliminated (10.33)."""
    if not is_on_map(battle, unit) or battle.state.routed[unit]:
        return []
    rages = battle.field.traits[unit] & Trait.ELEPHANT
    return (yield from WAYS[RAGE if rages else RUN](battle, unit, cause))
