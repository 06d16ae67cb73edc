"""A5.59-A5.65 Fog and mist: each turn they may lift a little, or thicken."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.throws import d6
from strategikon.bayard.weather.charts import FAIR, FOG, MISTS
from strategikon.bayard.weather.sky import NO_FORCE, Sky, least_roll, mist_of, set_sky

THINNER: Final = 2  # on 1 or 2
THICKER: Final = 6


def drift(battle: Fight) -> None:
    """A5.60, R-BAY-78 A die at the start of each turn of the first player: one class thinner, or thicker, which is then
    its force for small changes too; A5.54 none where the wind leaves no fog."""
    sky = Sky(*battle.state.sky)
    if sky.kind != FOG:
        return
    if mist_of(battle) is None:
        set_sky(battle, sky)
        return
    die = d6(battle, "fog-dice", 1).number + 1
    if die <= THINNER and sky.force == 0:
        set_sky(battle, sky._replace(kind=FAIR, force=NO_FORCE, age=0))
    elif die <= THINNER or (die >= THICKER and sky.force < len(MISTS) - 1):
        force = sky.force - 1 if die <= THINNER else sky.force + 1
        set_sky(battle, sky._replace(force=force, roll=least_roll(FOG, force)))


def leads_astray(battle: Fight) -> bool:
    """A5.64 Whether units that move drift as at night (A5.74)."""
    mist = mist_of(battle)
    return mist is not None and mist.drift


def dark_as_night(battle: Fight) -> bool:
    """A5.65 Whether pea soup calls for the rules of darkness."""
    mist = mist_of(battle)
    return mist is not None and mist.night
