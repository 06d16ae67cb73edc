"""A5.72-A5.79, A5.123, A5.124 Darkness: when it is dark, what shines in it, and who goes astray.

What a side sees and does not see is reckoned in veil.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.bayard import hours
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import fires, place_of
from strategikon.bayard.state import Mark
from strategikon.bayard.throws import d6
from strategikon.bayard.weather import fog
from strategikon.kernel.hexgrid import OFF

UNIT_SIGHT, FIGURE_SIGHT = 2, 1  # A5.73
BLAZE_LIGHT, CAMP_LIGHT = 3, 1  # A5.124
UNIT_DRIFT: Final = {1: -1, 6: 1}  # A5.74 hexes to the right of the way, by the die
FIGURE_DRIFT: Final = {1: -2, 2: -1, 5: 1, 6: 2}  # A5.75
SIDES: Final = 6


def is_dark(battle: Fight) -> bool:
    """A5.29, A5.65 With `darkness` by night, which is the whole battle where nobody counts the hours; and in pea
    soup."""
    field = battle.field
    if field.darkness and (not field.time_of_day or hours.part_of_day(battle) == hours.NIGHT):
        return True
    return field.weather and fog.dark_as_night(battle)


# -- A5.73 how far one sees --------------------------------------------------------------------------------------------


def is_lit(battle: Fight, unit: int) -> bool:
    """A5.73, A5.77, A5.123, A5.124 Whether a unit can be seen from afar."""
    return shines(battle, unit) or in_light(battle, battle.state.hex_of[unit])


def sight_limit(battle: Fight, there: int, target: int) -> int | None:
    """A5.73 How far a unit (or, without one, the ground of a hex) is seen in the dark; None: at any distance."""
    if not is_dark(battle) or in_light(battle, there) or (target >= 0 and shines(battle, target)):
        return None
    return UNIT_SIGHT


def knows_figure(battle: Fight, side: int, here: int, openly: bool = False) -> bool:
    """A5.73 Whether a side would see a figure that stands alone in a hex: from beside it, or in the light. `openly`: by
    a unit that is not itself unseen."""
    if not battle.field.veiled or not is_dark(battle) or in_light(battle, here):
        return True
    state, field = battle.state, battle.field
    for place in (here, *field.grid.neighbours[here]):
        unit = state.unit_at[place]
        watches = unit >= 0 and unit not in field.decoys and not state.marks[unit] & Mark.ASLEEP
        if watches and field.side_of[unit] == side:
            if not openly or (place in state.shown and unit not in state.papers):
                return True
        leaders = (one for one, where in enumerate(state.leader_hex) if where == place)
        if not openly and any(field.leader_side[one] == side for one in leaders):
            return True
    return False


# -- A5.74, A5.75 going astray -----------------------------------------------------------------------------------------


def strays(battle: Fight, unit: int) -> bool:
    """A5.64, A5.65, A5.74, A5.77 Whether a unit must grope its way hex by hex: in the dark, and pea soup is dark,
    without torches, and in fog."""
    field = battle.field
    if not field.darkness and not field.weather:
        return False
    if is_dark(battle) and not has_torches(battle, unit):
        return True
    return fog.leads_astray(battle) and not fog.dark_as_night(battle)


def misleads(battle: Fight) -> bool:
    """A5.64, A5.75 Whether figures that go alone may lose their way."""
    field = battle.field
    return (field.darkness or field.weather) and (is_dark(battle) or fog.leads_astray(battle))


def drifted(battle: Fight, unit: int, here: int, there: int) -> int:
    """A5.74, R-BAY-80 Where a step leads: 1 drifts one hex to the left of the way, 6 one to the right. OFF: over the
    edge."""
    turn = UNIT_DRIFT.get(d6(battle, "drift-dice", 1, unit=battle.field.ids[unit]).number + 1, 0)
    return aside(battle, here, there, turn)


def figure_drifted(battle: Fight, name: str, here: int, there: int) -> int:
    """A5.75, R-BAY-80 Where a figure ends: one die for the whole move, left and right of its last step; it stops short
    of the edge of the table."""
    turn = FIGURE_DRIFT.get(d6(battle, "stray-dice", 1, runner=name).number + 1, 0)
    for hexes in range(abs(turn), 0, -1):
        place = aside(battle, last_before(battle, here, there), there, hexes if turn > 0 else -hexes)
        if place != OFF:
            return place
    return there


def last_before(battle: Fight, here: int, there: int) -> int:
    """The hex from which the shortest way enters its end."""
    far = battle.field.grid.distance[here]
    return min(battle.field.grid.neighbours[there], key=lambda place: (far[place], place))


def aside(battle: Fight, here: int, there: int, turn: int) -> int:
    """The hex that lies so many hexes to the right (negative: left) of a step's end."""
    if turn == 0:
        return there
    grid = battle.field.grid
    sideways = (grid.direction(here, there) + (2 if turn > 0 else -2)) % SIDES
    for _ in range(abs(turn)):
        there = grid.neighbour[there][sideways] if there != OFF else OFF
    return there


# -- A5.77, A5.123, A5.124 lights --------------------------------------------------------------------------------------


def has_torches(battle: Fight, unit: int) -> bool:
    """A5.77, R-BAY-80 Torches are a thing that a unit has; in the dark they are lit."""
    return bool(battle.field.unit_lines[unit].get("torches"))


def shines(battle: Fight, unit: int) -> bool:
    """A5.77, A5.123 Whether a unit is seen at any distance of its own doing: torches, or powder that it has shot."""
    if has_torches(battle, unit):
        return True
    missile = battle.field.profiles[unit].missile
    powder = missile is not None and (missile.powder or missile.rocket)
    return powder and bool(battle.state.marks[unit] & Mark.SHOT)


def light(battle: Fight) -> set[int]:
    """A5.124 The hexes that blazes and camp fires light up."""
    within = battle.field.grid.within
    return {place for here, far in _lights(battle) for place in within(here, far)}


def in_light(battle: Fight, there: int) -> bool:
    """A5.124 Whether a hex is lit by a blaze or a camp fire."""
    row = battle.field.grid.distance[there]
    return any(row[here] <= far for here, far in _lights(battle))


def _lights(battle: Fight) -> Iterator[tuple[int, int]]:
    """A5.124 The hexes with camp fires and blazes, and how far each shines."""
    for here in battle.field.camp_fires:
        yield here, CAMP_LIGHT
    for fire in fires(battle) if battle.state.fires else ():
        here = place_of(battle, fire.element)
        if here >= 0:
            yield here, BLAZE_LIGHT
