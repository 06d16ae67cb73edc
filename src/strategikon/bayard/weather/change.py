"""A5.69-A5.71 Variable weather: a die against its stability, and what changes."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import first_player
from strategikon.bayard.throws import d6
from strategikon.bayard.weather.charts import FORCE_OF, FORCES, looked_up
from strategikon.bayard.weather.sky import NO_FORCE, Sky, force_roll, kind_of, set_sky
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity

GREAT: Final = 2  # A5.70 the die beats the stability by so much
UNCHANGED: Final = 6  # A5.71
MIDDLE: Final = 3
LEAST, MOST = 2, 12  # R-BAY-78


def settle(battle: Fight, said: int) -> int:
    """A5.69 The stability: what the scenario names, else a die."""
    if said or not battle.field.variable_weather:
        return said
    return d6(battle, "stability-dice", 1).number + 1


def is_due(battle: Fight) -> bool:
    """A5.69, R-BAY-78 Every full turn after the first, or every second or third."""
    every: int = battle.field.weather_table.get("every", 1)
    past = battle.state.turn - 1
    return battle.field.variable_weather and past > 0 and past % every == 0


def change(battle: Fight) -> Activity:
    """A5.69-A5.71 One die above the stability changes the weather: by two or more much, by one a little."""
    sky = Sky(*battle.state.sky)
    beats = d6(battle, "change-dice", 1).number + 1 - sky.stability
    if beats >= GREAT:
        yield from _great_change(battle, sky)
    elif beats > 0:
        _small_change(battle, sky)


def _great_change(battle: Fight, sky: Sky) -> Activity:
    """A5.70, R-BAY-78 The first player picks one of the two first dice, which is rolled again; where the scenario chose
    the weather, both are. A new kind needs a force."""
    if sky.first:
        values: list[Value] = [("reroll", 1), ("reroll", 2)]
        _, which = yield from choose(battle, first_player(battle), "reroll", values)
        die = d6(battle, "weather-dice", 1).number + 1
        first, second = (die, sky.second) if which == 1 else (sky.first, die)
    else:
        first, second = (face + 1 for face in d6(battle, "weather-dice", 2).rolled)
    kind = kind_of(battle.field.weather_table, first, second)
    sky = sky._replace(first=first, second=second)
    if kind == sky.kind:
        battle.state.sky = tuple(sky)
        return
    roll, force = force_roll(battle, kind) if kind in FORCES else (0, NO_FORCE)
    set_sky(battle, sky._replace(kind=kind, roll=roll, force=force, age=0, falling=1))


def why_reroll(battle: Fight, ask: Ask, which: int) -> Refusal:
    """A5.70 One of two dice, when the weather changes much."""
    return refusal("A5.70", "bayard-why-reroll")


def _small_change(battle: Fight, sky: Sky) -> None:
    """A5.71, R-BAY-78 Only the force changes: by the die less 3, on a 6 not at all."""
    if sky.kind not in FORCES:
        return
    die = d6(battle, "force-dice", 1).number + 1
    if die == UNCHANGED:
        return
    roll = max(LEAST, min(MOST, sky.roll + die - MIDDLE))
    force = looked_up(FORCE_OF[sky.kind], roll)
    changed = sky._replace(roll=roll, force=force)
    if force == sky.force:
        battle.state.sky = tuple(changed)
    else:
        set_sky(battle, changed._replace(age=0))
