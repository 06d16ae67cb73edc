"""A5.05-A5.07, A5.19, A5.23, 4.55 Lighting a fire: dice against resistance, plaquette by plaquette."""

from __future__ import annotations

from strategikon.bayard.blows import Blow
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import Fire, element, elements_in, record
from strategikon.bayard.night import sleep
from strategikon.bayard.pieces import formation_of, set_formation
from strategikon.bayard.tables import CONFIRMING, SPECIAL
from strategikon.bayard.throws import roll
from strategikon.bayard.weather import effects
from strategikon.kernel.throws import HIT, Throw


def coloured(throw: Throw) -> int:
    """R-BAY-100 The faces that count against an element: green, blue and red."""
    places = [place for place, face in enumerate(throw.rolled) if face in CONFIRMING]
    for place in places:
        throw.scored(place, HIT)
    return len(places)


def attack(battle: Fight, number: int, dice: int, side: int, prairie: bool = False) -> None:
    """A5.05, A5.07 So many dice, more or fewer by the weather, against one element; none at all if none are left."""
    dice += effects.ignition_change(battle)
    if dice < 1 or effects.too_wet(battle) is not None:
        return
    throw = roll(battle, "fire-dice", dice, element=element(battle, number).name)
    _wear(battle, number, coloured(throw), side, prairie)


def _wear(battle: Fight, number: int, hits: int, side: int, prairie: bool) -> None:
    """A5.05 Each coloured face takes one plaquette of resistance; at 0 the element burns."""
    known, one = record(battle, number), element(battle, number)
    whole = one.against_prairie() if prairie else one.plaquettes
    left = (known.resistance if known else whole) - hits
    if left <= 0:
        light(battle, number, side)
    elif hits:
        note(battle, Fire(number, left, 0, side))
        battle.emit("scorched", element=one.name, left=left)


def light(battle: Fight, number: int, side: int) -> None:
    """A5.05, A5.10, A5.82, A5.124 It burns from now on, and is seen at once; wagons that burn can no longer be a
    defence."""
    one = element(battle, number)
    note(battle, Fire(number, 0, battle.state.turn, side))
    battle.emit("burns", element=one.name)
    if battle.field.watch is not None:
        battle.field.watch(battle)
    sleep.blazes(battle)
    if one.kind == "wagons" and formation_of(battle, one.unit) == "wagons_in_defence":
        set_formation(battle, one.unit, "")


def note(battle: Fight, fire: Fire) -> None:
    """What is known of an element from now on, in place of what was."""
    others = tuple(entry for entry in battle.state.fires if entry[0] != fire.element)
    battle.state.fires = (*others, tuple(fire))


# -- weapons that burn -------------------------------------------------------------------------------------------------


def in_parallel(battle: Fight, blow: Blow, there: int, faces: list[int]) -> None:
    """A5.19, R-BAY-100 A shot with fire strikes each element of the hex with as many dice again; 4.55 a special of a
    rocket lights the ground at once."""
    missile = battle.field.profiles[blow.striker].missile
    if not battle.field.fire or missile is None:
        return
    if not (blow.incendiary or missile.incendiary or missile.rocket) or effects.too_wet(battle):
        return
    side = battle.field.side_of[blow.striker]
    if missile.rocket and SPECIAL in faces:
        for number in elements_in(battle, there):
            if element(battle, number).fills_hex:
                light(battle, number, side)
    _all_in(battle, there, len(faces), side)


def in_melee(battle: Fight, blow: Blow, throw: Throw) -> None:
    """A5.23 Flame throwers and hand pots in melee attack the elements of the hex too, wanted or not."""
    if battle.field.fire and battle.field.profiles[blow.striker].melee.incendiary:
        _all_in(battle, blow.there, len(throw.rolled), battle.field.side_of[blow.striker])


def _all_in(battle: Fight, there: int, dice: int, side: int) -> None:
    """A5.06 One element after the other, each with its own dice."""
    for number in elements_in(battle, there):
        attack(battle, number, dice, side)
