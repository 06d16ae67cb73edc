"""4.52-4.54, A3.11, A3.12 Powder and rockets: noise, burst, scatter."""

from __future__ import annotations

from collections import Counter
from typing import Final

from strategikon.bayard.armour import own_armour
from strategikon.bayard.beasts import has_animals
from strategikon.bayard.blows import Blow
from strategikon.bayard.counting import count_plain
from strategikon.bayard.field import Fight
from strategikon.bayard.harm import driven_back, suffer
from strategikon.bayard.hidden import show
from strategikon.bayard.pieces import adjacent_units, hex_name, profile_of, unit_id
from strategikon.bayard.tables import FLAGS, SPECIAL
from strategikon.bayard.throws import roll
from strategikon.kernel.hexgrid import OFF, opposite
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import FLAG as DRIVES
from strategikon.kernel.throws import HIT

ANY_FLAG: Final = -1  # R-BAY-05 the two flag faces count together


def is_powder_gun(battle: Fight, unit: int) -> bool:
    """4.52, R-BAY-34"""
    profile = profile_of(battle, unit)
    return profile.gun and bool(profile.missile and profile.missile.powder)


def is_rocket_gun(battle: Fight, unit: int) -> bool:
    """4.54, A3.12 Rocket artillery; hand rockets and fire lances do not scatter."""
    profile = profile_of(battle, unit)
    return profile.gun and bool(profile.missile and profile.missile.rocket)


# -- 4.52, 4.53 noise and burst ----------------------------------------------------------------------------------------


def after_shot(battle: Fight, blow: Blow, faces: list[int]) -> Activity:
    """4.52, 4.53 Noise first, by number of hex, then the burst."""
    if not is_powder_gun(battle, blow.striker):
        return
    yield from _noise(battle, blow.striker)
    if bursts(faces) and battle.state.hex_of[blow.striker] >= 0:
        yield from _burst(battle, blow.striker, len(faces))


def _noise(battle: Fight, gun: int) -> Activity:
    """4.52, R-BAY-34, R-BAY-84 Every unit with animals beside the gun: a flag is a retreat that nothing cancels, and
    turns up the marker under which it lay."""
    here = battle.state.hex_of[gun]
    for unit in sorted(adjacent_units(battle, here), key=lambda one: battle.state.hex_of[one]):
        if battle.state.hex_of[unit] < 0 or not has_animals(battle, unit):
            continue
        throw = roll(battle, "noise-dice", 1, unit=unit_id(battle, unit))
        if throw.number in FLAGS:
            throw.scored(0, DRIVES)
            show(battle, unit)
            yield from driven_back(battle, unit, 1, None, certain=True)


def bursts(faces: list[int]) -> bool:
    """4.53, R-BAY-34 More specials than any other face, flags counted together."""
    found = Counter(ANY_FLAG if face in FLAGS else face for face in faces)
    specials = found.pop(SPECIAL, 0)
    return specials > max(found.values(), default=0)


def _burst(battle: Fight, gun: int, dice: int) -> Activity:
    """4.53, R-BAY-34 As if it had fired at itself: its own armour, specials hit, flags as usual; no second burst."""
    throw = roll(battle, "burst-dice", dice, unit=unit_id(battle, gun))
    hits, flags = count_plain(battle, throw, own_armour(battle, gun), gun, specials_hit=True)
    yield from suffer(battle, gun, hits, flags, None, "burst")


# -- 4.54 scatter ------------------------------------------------------------------------------------------------------


def where_it_falls(battle: Fight, blow: Blow) -> int:
    """4.54, R-BAY-35 The hex that a shot strikes: that of the target, or with rockets where they fall, which may be off
    the table."""
    if not is_rocket_gun(battle, blow.striker):
        return blow.there
    throw = roll(battle, "scatter-dice", 1, unit=unit_id(battle, blow.striker))
    if throw.number not in FLAGS and throw.number != SPECIAL:
        return blow.there
    short = short_side(battle, blow)
    side = short if throw.number in FLAGS else opposite(short)
    there = battle.field.grid.neighbour[blow.there][side]
    throw.scored(0, HIT)
    if there != OFF:
        battle.emit("scatter", unit=unit_id(battle, blow.striker), hex=hex_name(battle, there))
    return there


def short_side(battle: Fight, blow: Blow) -> int:
    """R-BAY-35 The side of the target's hex that looks to the shooter, on to a hex nearer to him; of two the right-hand
    one, as the shooter sees it."""
    far, beside = battle.field.grid.distance[blow.here], battle.field.grid.neighbour[blow.there]
    sides = [side for side, there in enumerate(beside) if there != OFF and far[there] < far[blow.there]]
    if len(sides) == 1:
        return sides[0]
    first, second = sides
    # Sides are counted clockwise. Looking at the target, the shooter's right is the side that comes before the other
    # as seen from the target.
    return first if (second - first) % 6 == 1 else second
