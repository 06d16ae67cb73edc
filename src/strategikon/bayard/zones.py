"""A1.62, A1.63 Where armies are deployed: the zone of each side, who may stand on which of its hexes, and whether there
is room for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from strategikon.bayard.ground import Ground, parts
from strategikon.bayard.profile import Profile
from strategikon.bayard.terrain import HOME
from strategikon.kernel.hexlists import COMMA, hexes_of

ROWS: Final = 2  # A1.62


def matched(choices: Sequence[Sequence[int]]) -> list[int] | None:
    """1.23, A1.63 A hex of its own for everybody, each out of his choices; None if there is no room for all."""
    holder: dict[int, int] = {}

    def seat(who: int, tried: set[int]) -> bool:
        for here in choices[who]:
            if here not in tried:
                tried.add(here)
                if here not in holder or seat(holder[here], tried):
                    holder[here] = who
                    return True
        return False

    if not all(seat(who, set()) for who in range(len(choices))):
        return None
    found = {who: here for here, who in holder.items()}
    return [found[who] for who in range(len(choices))]


def zone_of(ground: Ground, deployment: Mapping[str, Any], side: Mapping[str, Any]) -> list[int]:
    """A1.62 The two rows of hexes along a side's edge, or what a scenario says instead: more rows, or hexes."""
    for entry in deployment.get("zone", ()):
        if entry["side"] == side["id"]:
            return sorted(set(hexes_of(ground.grid, entry["hexes"], COMMA)))
    distance = ground.edge_distance(side["edge"])
    return [here for here, rows in enumerate(distance) if rows < deployment.get("rows", ROWS)]


def may_stand(ground: Ground, profile: Profile | None, here: int) -> bool:
    """A1.62, A1.35 Not on ground closed to the unit (None: a leader, who is on foot), unless a road leads there."""
    if ground.road[here] or here in ground.bridge:
        return True
    bits = ground.terrain[here]
    for trait, home in HOME.items() if profile else ():
        if profile and trait in profile.traits:
            bits &= ~home
    wheels = profile is not None and profile.wheels
    return not any(part.closed or (wheels and part.closed_to_wheels) for part in parts(bits))


def standing(ground: Ground, profile: Profile | None, zone: Iterable[int]) -> tuple[int, ...]:
    """A1.62 The hexes of a zone on which a unit may be placed."""
    return tuple(here for here in zone if may_stand(ground, profile, here))
