"""A1.30, A1.31, A1.38-A1.52, A2.81 Works and obstacles on the faces of hexes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.ground import SIDES, Crossings, works
from strategikon.bayard.pieces import on_wheels, profile_of
from strategikon.bayard.tables import ARTILLERY, INFANTRY, Obstacle
from strategikon.kernel.hexgrid import OFF, opposite

RULES: Final = {"wall": "A1.38", "palisade": "A1.38", "embankment": "A1.41", "ditch": "A1.43",
                "fortification": "A1.44", "stakes": "A1.47", "barrier": "A1.48", "abatis": "A1.49",
                "caltrops": "A1.50", "pits": "A1.51", "chains": "A1.52", "scree": "A1.30",
                "cliff": "A1.31"}  # fmt: skip
OUTWARD: Final = {"wall": "A1.39", "palisade": "A1.39", "fortification": "A1.45"}  # what crossing these outward is
SHELTER: Final = {"wall": "A1.40", "palisade": "A1.40", "embankment": "A1.42", "fortification": "A1.46"}
Find = Callable[[Fight, int, int], tuple[Obstacle, ...]]


def works_on(battle: Fight, here: int, side: int) -> tuple[Obstacle, ...]:
    """What stands on a face of a hex and protects it; what was built or broken since the start prevails."""
    face = here * SIDES + side
    for changed, names in battle.state.faces:
        if changed == face:
            return works(names)
    names = battle.field.ground.faces[face]
    return works(names) if names else ()


def crossed_into(battle: Fight, here: int, there: int) -> tuple[Obstacle, ...]:
    """A1.05, R-BAY-50 The works that act on who goes or strikes from a hex into its neighbour: those that protect the
    neighbour, and two-sided ones on the near side."""
    return _known(battle, battle.field.ground.into, _crossed_into, here, there)


def _crossed_into(battle: Fight, here: int, there: int) -> tuple[Obstacle, ...]:
    side = battle.field.ground.side(here, there)
    far = works_on(battle, there, opposite(side))
    near = tuple(work for work in works_on(battle, here, side) if work.two_sided)
    return (*far, *near)


def crossed_out_of(battle: Fight, here: int, there: int) -> tuple[Obstacle, ...]:
    """A1.39, A1.45 The one-sided works of a hex that its occupant crosses outward."""
    return _known(battle, battle.field.ground.out_of, _crossed_out_of, here, there)


def _crossed_out_of(battle: Fight, here: int, there: int) -> tuple[Obstacle, ...]:
    side = battle.field.ground.side(here, there)
    return tuple(work for work in works_on(battle, here, side) if not work.two_sided)


def _known(battle: Fight, known: Crossings, find: Find, here: int, there: int) -> tuple[Obstacle, ...]:
    """What stands between two hexes is found once, as long as nothing is built or broken."""
    if battle.state.faces:
        return find(battle, here, there)
    found = known.get((here, there))
    if found is None:
        found = known[here, there] = find(battle, here, there)
    return found


# -- moving ------------------------------------------------------------------------------------------------------------


def closed_by(battle: Fight, unit: int, here: int, there: int) -> Obstacle | None:
    """A1.30, A1.31, A1.38, A1.41, A1.44, A1.47-A1.51 A cliff stops everybody, most works artillery and vehicles."""
    wheels = on_wheels(battle, unit)
    for work in (*crossed_into(battle, here, there), *crossed_out_of(battle, here, there)):
        if work.closed:
            return work
    for work in crossed_into(battle, here, there):
        if wheels and work.closed_to_wheels:
            return work
    return None


def extra_hexes(battle: Fight, here: int, there: int) -> int:
    """A1.38, A1.41, A1.43, A1.44 Hexes that crossing costs besides."""
    return max((work.extra_in for work in crossed_into(battle, here, there)), default=0)


def stop_before(battle: Fight, here: int, there: int) -> Obstacle | None:
    """R-BAY-18 The work that can be crossed only by who begins his move before it."""
    return next((work for work in crossed_into(battle, here, there) if work.stop_before), None)


def stops(battle: Fight, here: int, there: int) -> bool:
    """A1.39, A1.45, A1.47-A1.51 Whether crossing ends the move."""
    inward = any(work.stop_after for work in crossed_into(battle, here, there))
    return inward or any(work.stop_out for work in crossed_out_of(battle, here, there))


# -- fighting ----------------------------------------------------------------------------------------------------------


def bars_specials(crossed: Iterable[Obstacle]) -> bool:
    """4.67 Whether specials miss across works."""
    return any(work.no_special for work in crossed)


def caps(crossed: Iterable[Obstacle]) -> list[int]:
    """A1.38, A1.44 The greatest number of dice across works."""
    return [work.cap_to for work in crossed if work.cap_to is not None]


def flags_ignored(battle: Fight, unit: int, crossed: Iterable[Obstacle]) -> int:
    """A1.40, A1.42, A1.46, A1.47-A1.51 Flags that an infantry or artillery defender ignores behind works."""
    if profile_of(battle, unit).type not in (INFANTRY, ARTILLERY):
        return 0
    return max((work.flags_ignored for work in crossed), default=0)


def shelter_rules(battle: Fight, here: int) -> Iterator[str]:
    """A1.40-A1.51 What says how many flags the works around a hex let its defender ignore; A1.05, A1.06 by their
    faces, once."""
    for side, near in enumerate(battle.field.grid.neighbour[here]):
        crossed = () if near == OFF else crossed_into(battle, near, here)
        for work in crossed:
            yield from (SHELTER.get(work.id, RULES[work.id]), "A1.05", "A1.06")
        if len(crossed) < len(battle.field.ground.faces[here * SIDES + side]):
            yield RULES["ditch"]  # A1.43 before an embankment


def lost_dice(crossed: Iterable[Obstacle]) -> int:
    """A1.41, A1.43 Dice lost for striking across works, as a positive number."""
    return -min((work.dice_to for work in crossed), default=0)


def supported_in_riposte(battle: Fight, here: int, attacker_hex: int) -> bool:
    """A1.42, A1.43, A1.46, R-BAY-39 Whether a defender behind works counts as supported when he strikes back."""
    return any(work.supported_in_riposte for work in crossed_into(battle, attacker_hex, here))
