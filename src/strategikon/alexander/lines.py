"""4.33 What a Line is: chains of foot and elephants, cavalry and chariots near their leader (R-ALEX-104)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from strategikon.alexander.facing import flank_hexes, front_hexes, rear_hexes
from strategikon.alexander.pieces import Fight, hexes

CLOSE: Final = 3  # hexes between the left halves of two doubles that touch

Joined = Callable[[Fight, int, int], bool]


def are_flank_to_flank(battle: Fight, one: int, other: int) -> bool:
    """R-ALEX-104 Each occupies a flank hex of the other."""
    return _touches(flank_hexes(battle, one), hexes(battle, other)) and _touches(
        flank_hexes(battle, other), hexes(battle, one)
    )


def are_front_to_rear(battle: Fight, one: int, other: int) -> bool:
    """R-ALEX-104 One occupies a rear hex of the other and has it in a front hex."""
    return _follows(battle, one, other) or _follows(battle, other, one)


def _follows(battle: Fight, behind: int, ahead: int) -> bool:
    return _touches(front_hexes(battle, behind), hexes(battle, ahead)) and _touches(
        rear_hexes(battle, ahead), hexes(battle, behind)
    )


def _touches(places: Sequence[int], own: Sequence[int]) -> bool:
    return any(here in places for here in own)


def ranks(battle: Fight, units: Sequence[int]) -> list[list[int]]:
    """4.33a, 4.33c Units joined flank to flank; a unit without neighbours is a Line of its own."""
    return _chains(battle, units, are_flank_to_flank)


def files(battle: Fight, units: Sequence[int]) -> list[list[int]]:
    """4.33a Units joined front to rear, two at least."""
    return [line for line in _chains(battle, units, are_front_to_rear) if len(line) > 1]


def chains(battle: Fight, units: Sequence[int]) -> list[list[int]]:
    """4.33a Every Line these units form, ranks first, each in scenario order."""
    return [*ranks(battle, units), *files(battle, units)]


def _chains(battle: Fight, units: Sequence[int], joined: Joined) -> list[list[int]]:
    found: list[list[int]] = []
    where, rows = battle.state.hex_of, battle.field.grid.distance
    waiting = list(units)
    while waiting:
        chain = [waiting.pop(0)]
        for unit in chain:
            row = rows[where[unit]]
            near = [other for other in waiting if row[where[other]] <= CLOSE and joined(battle, unit, other)]
            chain.extend(near)
            waiting = [other for other in waiting if other not in near]
        found.append(sorted(chain))
    return found
