"""A5.28, A5.35, A5.60, A5.69 The start of a full turn: the weather is drawn, or changes, and the hour strikes."""

from __future__ import annotations

from strategikon.bayard import hours
from strategikon.bayard.field import Fight
from strategikon.bayard.weather import change, fog, sky, wind
from strategikon.kernel.ruleset import Activity


def sky_phase(battle: Fight) -> Activity | None:
    """A5.35, A5.60, A5.69 Before the first player's turn, where the switches ask for it."""
    if battle.state.half == 0 and (battle.field.weather or battle.field.time_of_day):
        return _look_up(battle)
    battle.state.phase = "beasts"
    return None


def _look_up(battle: Fight) -> Activity:
    battle.state.phase = "beasts"
    if battle.field.time_of_day:
        hours.strike(battle)
    if not battle.field.weather:
        return
    if not battle.state.sky or not wind.is_known(battle):
        _draw(battle)
    else:
        now = sky.Sky(*battle.state.sky)
        battle.state.sky = tuple(now._replace(stability=change.settle(battle, now.stability)))
        if change.is_due(battle):
            yield from change.change(battle)
    fog.drift(battle)
    sky.grow_older(battle)


def _draw(battle: Fight) -> None:
    """A5.31, A5.32, A5.50, A5.51, A5.69 What the scenario leaves to the dice: first the stability, then kind and force,
    and the wind."""
    stability = change.settle(battle, battle.field.weather_table.get("stability", 0))
    drawn = sky.sky_of(battle) or sky.draw(battle)
    if not wind.is_known(battle):
        wind.draw(battle)
    sky.set_sky(battle, drawn._replace(stability=stability))
