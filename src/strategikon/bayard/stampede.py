"""4.112-4.118, R-BAY-42 Panicking elephants: where they stand, where they can run, and when they are gone.

How they run and trample is part of `harm.py`, for whoever they trample may shed beasts of his own.
"""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.footpaths import is_passable
from strategikon.bayard.pieces import hex_name
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tables import FLAGS, SPECIAL
from strategikon.bayard.throws import roll
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.throws import HIT

DICE: Final = 3
Beast = tuple[int, ...]  # side, hex


def beast_name(number: int) -> str:
    """What a panicking elephant is called, by its place in `state.beasts`."""
    return f"beast-{number}"


def let_loose(battle: Fight, side: int, here: int) -> Beast:
    """4.112 A lost elephant, in the hex of its unit."""
    beast = (side, here)
    battle.state.beasts = (*battle.state.beasts, beast)
    battle.emit("beast-loose", side=battle.sides[side], hex=hex_name(battle, here))
    return beast


def hexes_to_run(battle: Fight, beast: Beast) -> int:
    """4.116 Three dice: each flag and each special is a hex toward its own edge."""
    throw = roll(battle, "beast-dice", DICE, side=battle.sides[beast[0]], hex=hex_name(battle, beast[1]))
    moving = [place for place, face in enumerate(throw.rolled) if face in FLAGS or face == SPECIAL]
    for place in moving:
        throw.scored(place, HIT)
    return len(moving)


def open_ways(battle: Fight, beast: Beast) -> list[int]:
    """4.116, 4.118 The next hexes of its flight that ground does not refuse."""
    side, here = beast
    ways = [there for there in battle.field.rear[side][here] if there != OFF]
    return [there for there in ways if is_passable(battle, here, there)]


def move(battle: Fight, beast: Beast, there: int) -> Beast | None:
    """4.116, 4.118 It runs on, and is gone as soon as it is in its edge row."""
    battle.emit("beast", side=battle.sides[beast[0]], hex=hex_name(battle, there))
    moved = (beast[0], there)
    _replace(battle, beast, moved)
    if there in battle.field.edge_rows[beast[0]]:
        remove(battle, moved)
        return None
    return moved


def is_free(battle: Fight, there: int) -> bool:
    """4.117 It must avoid units if it can."""
    return battle.state.unit_at[there] == NOBODY


def remove(battle: Fight, beast: Beast) -> None:
    """4.118 Gone, and no loss of a unit."""
    _replace(battle, beast, None)
    battle.emit("beast-gone", side=battle.sides[beast[0]], hex=hex_name(battle, beast[1]))


def _replace(battle: Fight, old: Beast, new: Beast | None) -> None:
    beasts = list(battle.state.beasts)
    place = beasts.index(old)
    beasts[place : place + 1] = [new] if new else []
    battle.state.beasts = tuple(beasts)
