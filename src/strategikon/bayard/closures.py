"""A5.08, A5.09, A5.40 What fire and water close for a while, to everybody who would go there."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import bridge_lost, burning_face, burning_hex
from strategikon.bayard.terrain import is_bridged, parts_of, terrain_at
from strategikon.bayard.weather.effects import flooded

Closure = tuple[str, str]  # rule and message


def closed_hex(battle: Fight, there: int) -> Closure | None:
    """A5.08 A burning hex, A5.09 water whose bridge has burnt, A5.40 a ford in flood."""
    if battle.field.firm:
        return None
    if burning_hex(battle, there):
        return "A5.08", "bayard-why-burning"
    bits = terrain_at(battle, there)
    if bridge_lost(battle, there) and any(part.closed for part in parts_of(battle, bits)):
        return "A5.09", "bayard-why-bridge-lost"
    return None if is_bridged(battle, there) else _flood(battle, there)


def _flood(battle: Fight, there: int) -> Closure | None:
    """A5.40, A5.41, A5.46, A5.47, A5.49"""
    rule = flooded(battle, terrain_at(battle, there))
    return None if rule is None else (rule, "bayard-why-flooded")


def closed(battle: Fight, here: int, there: int) -> Closure | None:
    """The same for a step, A5.09 which a burning work on the face between stops too."""
    if battle.field.firm:
        return None
    if burning_face(battle, here, there):
        return "A5.09", "bayard-why-burning-face"
    shut = closed_hex(battle, there)
    if shut is not None or battle.field.ground.on_one_road(here, there):
        return shut
    return _flood(battle, there)  # beside the bridge
