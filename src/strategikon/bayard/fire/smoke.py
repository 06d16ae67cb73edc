"""A5.15, A5.17 Smoke: derived from the fires and the wind, never stored."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.beasts import has_animals
from strategikon.bayard.blows import Blow
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import beside_fire, element, fires, place_of
from strategikon.bayard.weather.sky import downwind, wind_of
from strategikon.kernel.hexgrid import OFF

SIGHT_IN_SMOKE: Final = 2  # A5.17, A5.73 as at night


def frightens(battle: Fight, blow: Blow) -> bool:
    """4.33, 4.34, A5.15 A unit with animals beside a burning hex, in smoke, or against an enemy who uses fire: once."""
    if not has_animals(battle, blow.striker):
        return False
    if beside_fire(battle, blow.here) or in_smoke(battle, blow.here):
        return True
    enemy = battle.field.profiles[blow.target]
    if enemy.sacrificial and not battle.field.fire:
        return False  # A3.24, A3.25 carts and pigs: only with the rules of fire
    return bool(enemy.missile and enemy.missile.incendiary) if blow.shot else enemy.melee.incendiary


def smoke(battle: Fight) -> set[int]:
    """A5.17, R-BAY-99 The burning hexes, and with wind in the k-th turn of a fire so many times its drift downwind."""
    wind = wind_of(battle)
    found: set[int] = set()
    for fire in fires(battle):
        here = place_of(battle, fire.element)
        if here < 0 or not element(battle, fire.element).fills_hex:
            continue
        found.add(here)
        age = battle.state.turn - fire.since + 1
        for _ in range(age * wind.smoke if wind else 0):
            here = battle.field.grid.neighbour[here][downwind(battle)]
            if here == OFF:
                break
            found.add(here)
    return found


def in_smoke(battle: Fight, here: int) -> bool:
    return bool(battle.state.fires) and here in smoke(battle)
