"""A5.05-A5.10, A5.14, A5.122 Where it burns now: what the rules of movement, sight and combat ask of a fire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.fire.kinds import NONE, PRAIRIE, Element
from strategikon.bayard.state import BOAT_HEX
from strategikon.bayard.weather.effects import prairie
from strategikon.kernel.hexgrid import opposite


class Fire(NamedTuple):
    """What `state.fires` holds of an element that was touched: not burning yet, its resistance left; burning, what of
    it has been restored (A5.26)."""

    element: int
    resistance: int
    since: int  # the full turn in which it was lit; 0: it does not burn yet
    side: int  # who lit it


def element(battle: Fight, number: int) -> Element:
    return battle.field.elements[number]


def fires(battle: Fight) -> Iterator[Fire]:
    """Those that burn."""
    return (Fire(*entry) for entry in battle.state.fires if entry[2])


def record(battle: Fight, number: int) -> Fire | None:
    return next((Fire(*entry) for entry in battle.state.fires if entry[0] == number), None)


def is_burning(battle: Fight, number: int) -> bool:
    return any(fire.element == number for fire in fires(battle))


def place_of(battle: Fight, number: int) -> int:
    """The hex of an element; of gear that of its unit."""
    one = battle.field.elements[number]
    if one.boat != NONE:
        return battle.state.boats[one.boat][BOAT_HEX]
    return one.hex if one.unit == NONE else battle.state.hex_of[one.unit]


def can_burn(battle: Fight, number: int) -> bool:
    """A5.01, A5.18 Still there, on the table, and not on fire; grass only in a heat with a great wind."""
    if number in battle.state.burnt or is_burning(battle, number) or place_of(battle, number) < 0:
        return False
    return battle.field.elements[number].kind != PRAIRIE or prairie(battle)


def elements_in(battle: Fight, here: int) -> list[int]:
    """A5.04, A5.06 What can burn in a hex: its ground, the works that protect it, the gear of its unit, a boat."""
    unit = battle.state.unit_at[here]
    afloat = (battle.field.element_of_boat[boat] for boat, line in enumerate(battle.state.boats)
              if line[BOAT_HEX] == here and boat in battle.field.element_of_boat)  # fmt: skip
    numbers = (*battle.field.elements_at.get(here, ()), *battle.field.gear_of.get(unit, ()), *afloat)
    return [number for number in numbers if can_burn(battle, number)]


def at_start(field: Field, first: int) -> tuple[tuple[int, ...], ...]:
    """A5.129 Fires that burn from the start, those of nature as if the first player had lit them; nothing without the
    switch."""
    found: list[tuple[int, ...]] = []
    for entry in field.document.get("fire", ()):
        number = field.element_index.get(entry["element"])
        if number is not None:
            side = field.sides.index(entry["side"]) if "side" in entry else first
            since = entry.get("since", field.document.get("turn", 1))
            found.append((number, entry.get("resistance", 0), since, side))
    return tuple(found)


# -- hooks -------------------------------------------------------------------------------------------------------------


def beside_fire(battle: Fight, here: int) -> bool:
    """4.33, A5.15 Whether a hex lies beside a burning one, or burns itself."""
    if not battle.state.fires:
        return False
    return any(burning_hex(battle, place) for place in (here, *battle.field.grid.neighbours[here]))


def boat_burns(battle: Fight, boat: int) -> bool:
    """A5.04 Whether a boat is on fire."""
    number = battle.field.element_of_boat.get(boat)
    return number is not None and is_burning(battle, number)


def burning_hex(battle: Fight, here: int) -> bool:
    """A5.08 Whether a whole hex burns, which closes it."""
    if not battle.state.fires:
        return False
    return any(element(battle, fire.element).fills_hex and place_of(battle, fire.element) == here
               for fire in fires(battle))  # fmt: skip


def burning_face(battle: Fight, here: int, there: int) -> bool:
    """A5.09 Whether a work between two neighbours burns, which closes the face."""
    if not battle.state.fires:
        return False
    side = battle.field.ground.side(here, there)
    faces = ((here, side), (there, opposite(side)))
    return any((one.hex, one.side) in faces for one in _burning(battle))


def _burning(battle: Fight) -> list[Element]:
    return [battle.field.elements[fire.element] for fire in fires(battle)]


def bridge_lost(battle: Fight, here: int) -> bool:
    """A5.09, R-BAY-74 Whether the bridge of a hex has burnt down."""
    if ("bridge-cut", here) in battle.state.objects:
        return True  # A5.121
    if not battle.state.burnt:
        return False
    return any(battle.field.elements[one].kind == "bridge" and battle.field.elements[one].hex == here
               for one in battle.state.burnt)  # fmt: skip


def gear_lost(battle: Fight, unit: int, kind: str) -> bool:
    """A5.10 Whether the wagons or mantlets of a unit burn or have burnt."""
    if not battle.state.fires and not battle.state.burnt:
        return False
    for number in battle.field.gear_of.get(unit, ()):
        if battle.field.elements[number].kind == kind:
            return number in battle.state.burnt or is_burning(battle, number)
    return False


def face_beside(battle: Fight, here: int) -> bool:
    """A5.14 Whether any face of a hex burns."""
    return any(burning_face(battle, here, there) for there in battle.field.grid.neighbours[here])
