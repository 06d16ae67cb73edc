"""A5.01-A5.04, A5.18 The elements that can burn, with their resistance: ground, works on faces, gear of units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from strategikon.bayard.ground import BIT, BUILT_UP, FOREST, SIDES, Ground
from strategikon.bayard.profile import WAGON_GEAR, Profile
from strategikon.bayard.tables import rows
from strategikon.kernel.hexgrid import DIRECTIONS

SIDE_NAMES: Final = DIRECTIONS["pointy"]
NONE: Final = -1
PRAIRIE: Final = "prairie"
WOODEN_WORKS: Final = frozenset(("palisade", "barrier", "abatis"))  # A5.01
STONE_WORKS: Final = frozenset(("wall", "fortification", "cliff"))  # A5.18 they stop a fire in the grass
GRASSLESS: Final = ~BIT["open"] & ~BIT["hill"]  # A5.18 whatever is not plain ground or a plain hill has no grass


@dataclass(frozen=True, slots=True)
class Resistance:
    """A row of fire_resistance.csv."""

    plaquettes: int
    turns: int  # full turns it burns
    becomes: str
    called: Mapping[str, str]  # by language


RESISTANCE: Final = {
    row["id"]: Resistance(
        int(row["plaquettes"]), int(row["burn_turns"]), row["becomes"], {"en": row["en"], "fr": row["fr"]}
    )
    for row in rows("fire_resistance")
}


@dataclass(frozen=True, slots=True)
class Element:
    """A5.06 One thing that can burn. Gear goes with its unit; everything else has a hex."""

    name: str
    kind: str
    hex: int = NONE
    side: int = NONE  # of the hex, for works on a face
    unit: int = NONE
    stone: bool = False
    boat: int = NONE  # A5.04 it floats: where, the state tells

    @property
    def plaquettes(self) -> int:
        return RESISTANCE[self.kind].plaquettes

    @property
    def turns(self) -> int:
        return RESISTANCE[self.kind].turns

    @property
    def becomes_rocks(self) -> bool:
        return RESISTANCE[self.kind].becomes == "rocks"

    @property
    def fills_hex(self) -> bool:
        """A5.08 Whether its whole hex burns with it: forest, houses, a bridge, grass, a boat."""
        return self.side == NONE and self.unit == NONE

    def against_prairie(self) -> int:
        """A5.18 Its resistance to a fire in the grass."""
        if self.kind == "built_up":
            return RESISTANCE["stone_building_prairie" if self.stone else "wooden_building_prairie"].plaquettes
        if self.side != NONE:
            return RESISTANCE["wooden_obstacle_prairie"].plaquettes
        return self.plaquettes


def elements_of(
    ground: Ground, ids: Sequence[str], profiles: Sequence[Profile], grass: bool, boats: Sequence[str] = ()
) -> tuple[Element, ...]:
    """Everything on a field that can burn; grass only where the weather may make it."""
    afloat = (Element(f"boat:{name}", "boat", boat=number) for number, name in enumerate(boats))
    return (*_hex_elements(ground, grass), *_face_elements(ground), *_gear(ids, profiles), *afloat)


def _hex_elements(ground: Ground, grass: bool) -> Iterator[Element]:
    for here, bits in enumerate(ground.terrain):
        name = ground.grid.names[here]
        if bits & FOREST:
            yield Element(f"forest:{name}", "forest", here)
        if bits & BUILT_UP:
            yield Element(f"built_up:{name}", "built_up", here, stone=here in ground.stone)
        if here in ground.bridge:
            yield Element(f"bridge:{name}", "bridge", here)
        if grass and not bits & GRASSLESS and not ground.desert:
            yield Element(f"{PRAIRIE}:{name}", PRAIRIE, here)


def _face_elements(ground: Ground) -> Iterator[Element]:
    for face, names in enumerate(ground.faces):
        here, side = divmod(face, SIDES)
        for work in _wooden(names):
            yield Element(f"{work}:{ground.grid.names[here]}:{SIDE_NAMES[side]}", work, here, side)


def _wooden(names: Iterable[str]) -> list[str]:
    return [name for name in names if name in WOODEN_WORKS]


def _gear(ids: Sequence[str], profiles: Sequence[Profile]) -> Iterator[Element]:
    """A5.01 Wagons and mantlets."""
    for unit, profile in enumerate(profiles):
        if profile.mount == "wagon" or profile.equipment & WAGON_GEAR:
            yield Element(f"wagons:{ids[unit]}", "wagons", unit=unit)
        if "mantlet" in profile.equipment:
            yield Element(f"mantlet:{ids[unit]}", "mantlet", unit=unit)
