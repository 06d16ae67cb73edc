"""A5.28-A5.30 Hours of the day: 24 counted from dawn, two turns each."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.tables import rows
from strategikon.bayard.throws import d6

HOURS: Final = 24
TURNS_AN_HOUR: Final = 2
DAWN, DAY, DUSK, NIGHT = "dawn", "day", "dusk", "night"
SEASONS: Final = {row["season"]: row for row in rows("time_of_day")}
DEFAULT_SEASON: Final = "spring_autumn"


def hour_of(battle: Fight) -> int:
    """A5.28 The hour of this turn, 1 to 24; 0 where nobody counts."""
    start, past = battle.state.hour, battle.state.turn - 1
    return (start - 1 + past // TURNS_AN_HOUR) % HOURS + 1 if start else 0


def strike(battle: Fight) -> None:
    """A5.28 At the start of a full turn the hour is told, if a new one begins."""
    if battle.state.hour == 0:
        draw(battle)
    if (battle.state.turn - 1) % TURNS_AN_HOUR == 0:
        battle.emit("hour", hour=hour_of(battle), part=part_of_day(battle))


def season_of(field: Field) -> str:
    """A5.29 The season of the day; that of the weather if the hours name none."""
    said: str = field.time_table.get("season") or field.weather_table.get("season") or DEFAULT_SEASON
    return "summer" if said == "full_summer" else said


def part_at(season: str, hour: int) -> str:
    """A5.29 Dawn is the first hour; then day, dusk for an hour, and night."""
    row = SEASONS[season]
    if hour == int(row["dawn"]):
        return DAWN
    if hour <= int(row["day_to"]):
        return DAY
    return DUSK if hour == int(row["dusk"]) else NIGHT


def part_of_day(battle: Fight) -> str:
    """A5.29 Dawn, day, dusk or night; day where nobody counts the hours."""
    hour = hour_of(battle)
    return part_at(season_of(battle.field), hour) if hour else DAY


def start_of(field: Field) -> int:
    """A5.30 The first hour as the scenario says it; 0 where it must be drawn, or without the switch."""
    hour: int = field.time_table.get("hour", 0) if field.time_of_day else 0
    return hour


def draw(battle: Fight) -> None:
    """A5.30, R-BAY-89 The battle begins in the first turn of an hour drawn with two dice."""
    battle.state.hour = sum(face + 1 for face in d6(battle, "hour-dice", 2).rolled)
