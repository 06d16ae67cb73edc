"""6.4 Double units: advances, pivots, about-face and wheel (R-ALEX-40)."""

from __future__ import annotations

from strategikon.alexander.facing import front_sides, right_of
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, hexes, in_double_depth
from strategikon.alexander.state import SQUARE
from strategikon.alexander.tables import LOSS
from strategikon.alexander.terrain import Places
from strategikon.alexander.zones import controllers, in_enemy_zoc, is_controlled
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexgrid import OFF


def advances(battle: Fight, unit: int) -> list[Places]:
    """6.43, R-ALEX-40 Both halves forward: the front left pair, then the front right pair."""
    rows = battle.field.grid.neighbour
    left, right = hexes(battle, unit)
    return [(rows[left][side], rows[right][side]) for side in front_sides(battle.state.facing[unit])]


def pivots(battle: Fight, unit: int) -> list[Places]:
    """6.43a One half enters the middle front hex, the other stays: the left half first. Not in double depth (9.62c)."""
    left, right = hexes(battle, unit)
    middle = battle.field.grid.neighbour[right][front_sides(battle.state.facing[unit])[0]]
    if in_double_depth(battle, unit):
        return []
    return [(middle, right), (left, middle)]


def steps(battle: Fight, unit: int) -> list[Places]:
    """Every step a double in line may think of, on the map. A square has its front everywhere (9.64a) and does not
    turn."""
    if battle.state.formation[unit] == SQUARE:
        rows = battle.field.grid.neighbour
        left, right = hexes(battle, unit)
        found: list[Places] = [(rows[left][side], rows[right][side]) for side in range(6)]
    else:
        found = [*advances(battle, unit), *pivots(battle, unit)]
    return [places for places in found if OFF not in places]


def is_pivot(battle: Fight, unit: int, places: Places) -> bool:
    """Whether one half stays where it is."""
    old = hexes(battle, unit)
    return len(places) == 2 and len(old) == 2 and (places[0] == old[0]) != (places[1] == old[1])


def facing_after(battle: Fight, unit: int, places: Places) -> int:
    """6.43a The facing of a double whose halves stand in `places`: square to the line from left to right."""
    old = battle.state.facing[unit]
    if not is_pivot(battle, unit, places):
        return old
    side = battle.field.grid.direction(places[0], places[1])
    return next(hour for hour in ((old + 2) % 12, (old - 2) % 12) if right_of(hour) == side)


def pivot_loss(battle: Fight, unit: int, places: Places) -> int:
    """6.43b 1 for each hex entered front to flank, phalanxes excepted."""
    if not is_pivot(battle, unit, places) or battle.field.traits[unit] & Trait.PHALANX:
        return 0
    return LOSS["pivot"]


# -- 6.44 about-face ---------------------------------------------------------------------------------------------------


def cannot_reverse(battle: Fight, unit: int) -> Refusal | None:
    """6.44a, 9.62c Not with any part in an enemy ZOC or in Difficult terrain, not in double depth."""
    field = battle.field
    name, own = field.ids[unit], hexes(battle, unit)
    if not field.traits[unit] & Trait.DOUBLE:
        return refusal("6.44a", "alexander-why-not-double", unit=name)
    if in_double_depth(battle, unit):
        return refusal("9.62c", "alexander-why-double-depth", unit=name)
    if in_enemy_zoc(battle, unit):
        return refusal("6.44a", "alexander-why-reverse-zoc", unit=name)
    if any(field.difficult[here] for here in own):
        return refusal("6.44a", "alexander-why-reverse-difficult", unit=name)
    return None


def reverse(battle: Fight, unit: int) -> None:
    """6.44a The unit looks the other way: its left half is now its right one."""
    state = battle.state
    state.hex_of[unit], state.hex2_of[unit] = state.hex2_of[unit], state.hex_of[unit]
    state.facing[unit] = (state.facing[unit] + 6) % 12


# -- 6.45 wheel --------------------------------------------------------------------------------------------------------


def held_half(battle: Fight, unit: int) -> list[int]:
    """The hexes of a unit that lie in an enemy ZOC."""
    side = battle.field.side_of[unit]
    return [here for here in hexes(battle, unit) if is_controlled(battle, here, side)]


def is_wheel(battle: Fight, unit: int, places: Places) -> bool:
    """6.45a A pivot in which the half that stays is the one, and the only one, in an enemy ZOC."""
    if not is_pivot(battle, unit, places):
        return False
    held = held_half(battle, unit)
    return len(held) == 1 and held[0] in places


def wheel_checks(battle: Fight, unit: int) -> bool:
    """6.45c Whether a wheel from here calls for a check: not if only skirmishers hold the unit."""
    held = held_half(battle, unit)
    side, traits = battle.field.side_of[unit], battle.field.traits
    return any(not traits[enemy] & Trait.SKIRMISHER for here in held for enemy in controllers(battle, here, side))
