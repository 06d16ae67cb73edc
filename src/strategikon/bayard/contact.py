"""R-BAY-46 Neighbours who cannot come to blows."""

from __future__ import annotations

from strategikon.bayard import works
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import burning_face
from strategikon.bayard.pieces import adjacent_enemies


def enemies_in_contact(battle: Fight, unit: int) -> list[int]:
    """4.12, 4.56 The enemies beside a unit with whom it can come to blows."""
    return [enemy for enemy in adjacent_enemies(battle, unit) if not divided(battle, unit, enemy)]


def divided(battle: Fight, unit: int, enemy: int) -> bool:
    """A1.31, R-BAY-46 Whether a cliff or a burning face lies between two neighbours: there is no melee across it."""
    return barred(battle, battle.state.hex_of[unit], battle.state.hex_of[enemy])


def barred(battle: Fight, here: int, there: int) -> bool:
    """R-BAY-46 The same of two neighbouring hexes."""
    if burning_face(battle, here, there):
        return True
    crossed = (*works.crossed_into(battle, here, there), *works.crossed_into(battle, there, here))
    return any(work.closed for work in crossed)
