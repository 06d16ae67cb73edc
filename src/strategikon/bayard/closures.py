"""A5.08, A5.09, A5.40 What fire and water close for a while, to everybody who would go there."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import bridge_lost, burning_face, burning_hex
from strategikon.bayard.terrain import parts_of, terrain_at
from strategikon.bayard.weather.effects import flooded

Closure = tuple[str, str]  # rule and message


def closed_hex(battle: Fight, there: int) -> Closure | None:
    """A5.08 A burning hex, A5.09 water whose bridge has burnt, A5.40 a ford in flood."""
    if not battle.field.fire and not battle.field.weather:
        return None
    if burning_hex(battle, there):
        return "A5.08", "bayard-why-burning"
    bits = terrain_at(battle, there)
    if bridge_lost(battle, there) and any(part.closed for part in parts_of(battle, bits)):
        return "A5.09", "bayard-why-bridge-lost"
    flood = flooded(battle, bits)
    return None if flood is None else (flood, "bayard-why-flooded")


def closed(battle: Fight, here: int, there: int) -> Closure | None:
    """The same for a step, A5.09 which a burning work on the face between stops too."""
    if not battle.field.fire and not battle.field.weather:
        return None
    if burning_face(battle, here, there):
        return "A5.09", "bayard-why-burning-face"
    return closed_hex(battle, there)
