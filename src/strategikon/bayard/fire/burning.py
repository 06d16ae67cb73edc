"""A5.08-A5.14, A5.18, A5.57, A5.122, A5.128 Fires burn, spread, strike who stands in them, and end."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.armour import own_armour
from strategikon.bayard.counting import count_plain
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import (
    Fire,
    burning_hex,
    can_burn,
    element,
    elements_in,
    face_beside,
    fires,
    is_burning,
    place_of,
)  # fmt: skip
from strategikon.bayard.fire.ignition import attack, light
from strategikon.bayard.fire.kinds import PRAIRIE, STONE_WORKS
from strategikon.bayard.ground import SIDES
from strategikon.bayard.harm import suffer
from strategikon.bayard.pieces import has, mark, unit_id
from strategikon.bayard.state import Mark
from strategikon.bayard.tables import SPECIAL, rows
from strategikon.bayard.throws import d6, roll
from strategikon.bayard.weather import effects
from strategikon.bayard.weather.charts import Fall
from strategikon.bayard.weather.sky import downwind, fall_of, wind_of
from strategikon.bayard.works import crossed_into
from strategikon.kernel.hexgrid import OFF, opposite
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import FLAG

FIRE_DICE: Final = {row["id"]: int(row["dice"]) for row in rows("fire_weapons") if row["dice"].isdecimal()}
SPREAD: Final = FIRE_DICE["fire_spread"]
LEAP: Final = 3  # A5.57 hexes downwind


# -- A5.08-A5.10 the end of a fire -------------------------------------------------------------------------------------


def expire(battle: Fight) -> None:
    """A5.08-A5.10, R-BAY-74 When the side that lit it begins a turn, a fire that has had its full turns is over."""
    state = battle.state
    for fire in list(fires(battle)):
        if fire.side == state.active and state.turn - fire.since >= element(battle, fire.element).turns:
            _forget(battle, fire.element)
            _destroy(battle, fire.element)


def _forget(battle: Fight, number: int) -> None:
    """A5.124 The light of a fire goes with it."""
    battle.state.fires = tuple(entry for entry in battle.state.fires if entry[0] != number)
    if battle.field.watch is not None:
        battle.field.watch(battle)


def put_out(battle: Fight, number: int) -> None:
    """A5.27 Put out before its time, an element is as good as new."""
    _forget(battle, number)
    battle.emit("fire-out", element=element(battle, number).name)


def _destroy(battle: Fight, number: int) -> None:
    """A5.08-A5.10 Forest and houses are rocks from now on; works, gear and bridges are gone."""
    state, one = battle.state, element(battle, number)
    state.burnt = (*state.burnt, number)
    if one.side >= 0:
        face = one.hex * SIDES + one.side
        standing = dict(state.faces).get(face, battle.field.ground.faces[face])
        others = tuple(entry for entry in state.faces if entry[0] != face)
        state.faces = (*others, (face, tuple(name for name in standing if name != one.kind)))
    if one.kind == "wagons" and battle.field.profiles[one.unit].mount == "wagon":
        mark(battle, one.unit, Mark.ON_FOOT)
    battle.emit("burnt-down", element=one.name)


# -- A5.11, A5.12, A5.18, A5.128 spreading -----------------------------------------------------------------------------


def spread(battle: Fight) -> None:
    """A5.11, A5.128 Each fire of the active side attacks the other elements of its hex and its neighbours, one fire
    after the other; what it lights spreads from the next turn on."""
    for fire in [fire for fire in fires(battle) if fire.side == battle.state.active]:
        one, here = element(battle, fire.element), place_of(battle, fire.element)
        if here < 0:
            continue
        targets = [other for other in elements_in(battle, here) if other != fire.element]
        if one.fills_hex:
            targets += [other for there in _reached(battle, fire, here) for other in _built_or_grown(battle, there)]
            targets += _works_ahead(battle, here) if one.kind == PRAIRIE else []
        for other in dict.fromkeys(targets):
            if can_burn(battle, other):
                attack(battle, other, SPREAD, fire.side, prairie=one.kind == PRAIRIE)


def _built_or_grown(battle: Fight, there: int) -> list[int]:
    """A5.01, A5.06, A5.11 What makes a hex inflammable: its ground, and the works of wood on its faces."""
    found = elements_in(battle, there)
    return [number for number in found if element(battle, number).fills_hex or element(battle, number).side >= 0]


def _reached(battle: Fight, fire: Fire, here: int) -> list[int]:
    """A5.11, A5.12, R-BAY-74 All neighbours without wind; with it those downwind at its rhythm, the others at the
    rhythm upwind."""
    wind, grid = wind_of(battle), battle.field.grid
    if wind is None:
        return list(grid.neighbours[here])
    age, toward = battle.state.turn - fire.since + 1, downwind(battle)
    found: list[int] = []
    if age % wind.downwind_every == 0:
        found += _downwind(battle, fire, here, wind.downwind_hexes)
    if wind.upwind_every and age % wind.upwind_every == 0:
        found += [there for side, there in enumerate(grid.neighbour[here]) if there != OFF and side != toward]
    return found


def _downwind(battle: Fight, fire: Fire, here: int, hexes: int) -> list[int]:
    """A5.18, A5.55 The next hexes downwind. A fire in the grass is stopped by ground and works that do not burn; a
    storm leaps over them."""
    wind, found = wind_of(battle), list[int]()
    grass = element(battle, fire.element).kind == PRAIRIE
    leaps = wind is not None and bool(wind.new_fire_on)
    for _ in range(hexes):
        there = battle.field.grid.neighbour[here][downwind(battle)]
        if there == OFF:
            break
        stopped = grass and not leaps and _stops_grass(battle, here, there)
        if stopped:
            break
        found.append(there)
        if grass and not leaps and not _has_fuel(battle, there):
            break
        here = there
    return found


def _stops_grass(battle: Fight, here: int, there: int) -> bool:
    """A5.18 Works between two hexes: stone ones stop a fire in the grass, wooden ones until they burn."""
    works = (*crossed_into(battle, here, there), *crossed_into(battle, there, here))
    return any(work.id in STONE_WORKS for work in works) or bool(_wooden_between(battle, here, there))


def _has_fuel(battle: Fight, there: int) -> bool:
    numbers = battle.field.elements_at.get(there, ())
    return any(can_burn(battle, number) or is_burning(battle, number) for number in numbers)


def _works_ahead(battle: Fight, here: int) -> list[int]:
    """A5.18 The wooden works that stand before a fire in the grass."""
    there = battle.field.grid.neighbour[here][downwind(battle)] if battle.state.wind else OFF
    return _wooden_between(battle, here, there) if there != OFF else []


def _wooden_between(battle: Fight, here: int, there: int) -> list[int]:
    side = battle.field.ground.side(here, there)
    faces = ((here, side), (there, opposite(side)))
    numbers = (*battle.field.elements_at.get(here, ()), *battle.field.elements_at.get(there, ()))
    found = [number for number in numbers if (element(battle, number).hex, element(battle, number).side) in faces]
    return [number for number in found if can_burn(battle, number)]


# -- A5.13, A5.14 who stands in it -------------------------------------------------------------------------------------


def strike_all(battle: Fight) -> Activity:
    """A5.13, A5.14, A5.122 After the combats, units of either side in a burning hex or at a burning face; burning gear
    harms nobody."""
    exposed = sorted((here, unit) for unit, here in enumerate(battle.state.hex_of) if here >= 0)
    shots = [(unit, here, dice_against(battle, here)) for here, unit in exposed]
    for unit, here, dice in shots:
        if dice and battle.state.hex_of[unit] == here:
            yield from _strike(battle, unit, dice)


def dice_against(battle: Fight, here: int) -> int:
    """A5.13, A5.14 Three dice in a burning hex, one at a burning face."""
    if burning_hex(battle, here):
        return FIRE_DICE["burning_hex_on_unit"]
    return FIRE_DICE["burning_face_on_unit"] if face_beside(battle, here) else 0


def _strike(battle: Fight, unit: int, dice: int) -> Activity:
    """A5.13, 4.74, R-BAY-72 A shot that is no weapon's: coloured faces by armour, flags, and specials as morale hits,
    which hit fanatics."""
    throw = roll(battle, "burn-dice", dice, unit=unit_id(battle, unit))
    fanatic = has(battle, unit, "fanatics")
    hits, flags = count_plain(battle, throw, own_armour(battle, unit), unit, specials_hit=fanatic)
    for place, face in enumerate(throw.rolled):
        if face == SPECIAL and not fanatic:
            throw.scored(place, FLAG)
            flags += 1
    yield from suffer(battle, unit, hits, flags, None, "fire")


# -- R-BAY-97 the weather ----------------------------------------------------------------------------------------------


def weathered(battle: Fight) -> None:
    """A5.38-A5.41, A5.44-A5.49, A5.57, R-BAY-97 After a full turn: rain and snow may put a fire out, a storm too, or
    carry it farther."""
    fall, wind = fall_of(battle), wind_of(battle)
    for fire in list(fires(battle)):
        name = element(battle, fire.element).name
        if fall is not None and _drowned(battle, fall, name):
            put_out(battle, fire.element)
        elif wind is not None and wind.new_fire_on:
            die = _die(battle, name)
            if die in wind.out_on:
                put_out(battle, fire.element)
            elif die in wind.new_fire_on:
                _leap(battle, fire)


def _drowned(battle: Fight, fall: Fall, name: str) -> bool:
    """A5.38-A5.41 Where no fire is possible none goes on; else a die may put it out."""
    return not fall.fire or (bool(fall.out_on) and _die(battle, name) in fall.out_on)


def _die(battle: Fight, name: str) -> int:
    return d6(battle, "fire-weather-dice", 1, element=name).number + 1


def _leap(battle: Fight, fire: Fire) -> None:
    """A5.57 A new fire three hexes downwind, where something can burn."""
    here = place_of(battle, fire.element)
    for _ in range(LEAP):
        here = battle.field.grid.neighbour[here][downwind(battle)] if here >= 0 else OFF
        if here == OFF:
            return
    if effects.too_wet(battle) is None:
        for number in _ground(battle, here):
            light(battle, number, fire.side)


def _ground(battle: Fight, there: int) -> list[int]:
    return [number for number in elements_in(battle, there) if element(battle, number).fills_hex]
