"""A5.31-A5.35, A5.127 The sky: what the weather is now, and how it is drawn when the scenario does not say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.throws import d6
from strategikon.bayard.weather.charts import (
    CALM,
    FAIR,
    FOG,
    FORCE_OF,
    FORCES,
    HEAT,
    KIND_OF,
    KINDS,
    LIGHT_RAIN,
    MISTS,
    MODIFIERS,
    MONSOON,
    RAIN,
    RAINS,
    SNOW,
    SNOWS,
    TESTED,
    UNDER_MONSOON,
    WINDS,
    Fall,
    Mist,
    Wind,
    looked_up,
)  # fmt: skip

NO_FORCE: Final = -1
RAIN_LENGTH: Final = len(RAINS)
IRREGULAR_COMES: Final = 3  # A5.35
BEFORE_SKY: Final = ("deploy", "turn", "dawn", "sky")  # phases of a full turn in which nobody has looked up yet


class Sky(NamedTuple):
    """What `state.sky` holds; an empty tuple before it is drawn, and without the switch."""

    first: int  # A5.32 the two dice; 0: the scenario decided
    second: int
    kind: int
    roll: int  # of the force, 0: the scenario decided
    force: int  # place in the chart of its kind
    age: int  # full turns it has fallen or lain, this one included
    falling: int  # A5.35 0: an irregular weather that holds off this turn
    stability: int  # A5.69, 0 without


def sky_of(battle: Fight) -> Sky | None:
    return Sky(*battle.state.sky) if battle.state.sky else None


# -- A5.31 what the scenario decides -----------------------------------------------------------------------------------


def decided(field: Field) -> tuple[int, ...]:
    """A5.31 The sky of the scenario; empty where it must be drawn, or where the switch is off."""
    table = field.weather_table
    if not field.weather or "kind" not in table:
        return ()
    kind = KINDS.index(table["kind"])
    roll, force = _force(kind, table.get("force"))
    if kind in FORCES and force == NO_FORCE:
        return ()
    first, second = table.get("dice", (0, 0))
    falling = 0 if (kind, force) in TESTED and not table.get("falling", False) else 1
    age = table.get("age", falling if _is_under_way(field) else 0)
    return (first, second, kind, roll, force, age, falling, table.get("stability", 0))


def _is_under_way(field: Field) -> bool:
    """R-BAY-97 Whether a setup begins after the sky of its full turn was looked at: this weather is in its first turn
    then, unless it says another."""
    return bool(field.document.get("half", 0)) or field.document.get("phase", "turn") not in BEFORE_SKY


def _force(kind: int, said: str | int | None) -> tuple[int, int]:
    """A force by its word or by its roll."""
    if kind not in FORCES or said is None:
        return 0, NO_FORCE
    if isinstance(said, int):
        return said, looked_up(FORCE_OF[kind], said)
    force = FORCES[kind].index(said)
    return least_roll(kind, force), force


def least_roll(kind: int, force: int) -> int:
    """R-BAY-78 The roll that stands for a force that no dice gave: the least of those that do."""
    return next(low for low, _, place in FORCE_OF[kind] if place == force)


# -- A5.32-A5.34 drawing -----------------------------------------------------------------------------------------------


def kind_of(table: Mapping[str, Any], first: int, second: int) -> int:
    """A5.32-A5.34 The kind of weather that two dice give here and in this season."""
    kind = looked_up(KIND_OF, first + second + modifier(table))
    return UNDER_MONSOON[kind] if MONSOON in zones(table) else kind


def draw(battle: Fight) -> Sky:
    """A5.32 Two dice, unless the scenario named the kind, and two for its force."""
    table = battle.field.weather_table
    first, second = 0, 0
    if "kind" in table:
        kind = KINDS.index(table["kind"])
    else:
        first, second = (face + 1 for face in d6(battle, "weather-dice", 2).rolled)
        kind = kind_of(table, first, second)
    roll, force = _force(kind, table.get("force")) if "kind" in table else (0, NO_FORCE)
    if kind in FORCES and force == NO_FORCE:
        roll, force = force_roll(battle, kind)
    return Sky(first, second, kind, roll, force, 0, 1, table.get("stability", 0))


def modifier(table: Mapping[str, Any]) -> int:
    """A5.33 Season and zones, added up."""
    words = (table.get("season", ""), *zones(table))
    return sum(MODIFIERS.get(word, 0) for word in words)


def force_roll(battle: Fight, kind: int) -> tuple[int, int]:
    """A5.36, A5.43, A5.59 Two dice for the force: the roll, and the place in the chart."""
    roll = sum(face + 1 for face in d6(battle, "force-dice", 2).rolled)
    return roll, looked_up(FORCE_OF[kind], roll)


def set_sky(battle: Fight, sky: Sky) -> None:
    """The weather is this from now on; strong winds leave no fog (A5.54)."""
    wind = wind_of(battle)
    if sky.kind == FOG and wind is not None and wind.disperses:
        sky = sky._replace(kind=FAIR, force=NO_FORCE, age=0)
    battle.state.sky = tuple(sky)
    battle.emit("weather", weather=KINDS[sky.kind], force=force_name(sky))


def force_name(sky: Sky) -> str:
    return FORCES[sky.kind][sky.force] if sky.kind in FORCES else ""


def zones(table: Mapping[str, Any]) -> tuple[str, ...]:
    said = table.get("zone", ())
    return (said,) if isinstance(said, str) else tuple(said)


# -- A5.35 each turn ---------------------------------------------------------------------------------------------------


def is_tested(sky: Sky, table: Mapping[str, Any]) -> bool:
    """A5.35, R-BAY-77 Irregular rain, hail, and whatever the scenario calls irregular."""
    return (sky.kind, sky.force) in TESTED or (table.get("irregular", False) and sky.kind in (RAIN, SNOW))


def grow_older(battle: Fight) -> None:
    """A5.35, R-BAY-97 Another full turn of this weather; an irregular one falls on 1 to 3."""
    sky = Sky(*battle.state.sky)
    falling = 1
    if is_tested(sky, battle.field.weather_table):
        throw = d6(battle, "irregular-dice", 1)
        falling = 1 if throw.number + 1 <= IRREGULAR_COMES else 0
        battle.emit("falls" if falling else "holds-off", weather=KINDS[sky.kind], force=force_name(sky))
    battle.state.sky = tuple(sky._replace(age=sky.age + falling, falling=falling))


# -- what there is now -------------------------------------------------------------------------------------------------


def is_hot(battle: Fight) -> bool:
    """A5.32, A5.66"""
    return bool(battle.state.sky) and battle.state.sky[2] == HEAT


def age_of(battle: Fight) -> int:
    """R-BAY-97 In which turn of its weather the battle is."""
    return battle.state.sky[5] if battle.state.sky else 0


def fall_of(battle: Fight) -> Fall | None:
    """A5.36-A5.49 The rain or snow that falls this turn."""
    if not battle.state.sky:
        return None
    sky = Sky(*battle.state.sky)
    if not sky.falling or sky.kind not in (RAIN, SNOW):
        return None
    if sky.kind == SNOW:
        return SNOWS[sky.force]
    return RAINS[LIGHT_RAIN if is_irregular_rain(battle) else sky.force]


def is_irregular_rain(battle: Fight) -> bool:
    """A5.42 Rain that acts as a light one when it falls."""
    sky = sky_of(battle)
    return sky is not None and sky.kind == RAIN and sky.force >= RAIN_LENGTH


def downwind(battle: Fight) -> int:
    """A5.50 The side of a hex toward which the wind blows."""
    toward: int = battle.state.wind[0]
    return toward


def wind_of(battle: Fight) -> Wind | None:
    """A5.51 The wind, if it has any effect."""
    wind = battle.state.wind
    return WINDS[wind[1]] if wind and wind[1] != CALM else None


def mist_of(battle: Fight) -> Mist | None:
    """A5.59-A5.65 The fog that lies on the field."""
    if not battle.state.sky:
        return None
    sky, wind = Sky(*battle.state.sky), wind_of(battle)
    if sky.kind != FOG or (wind is not None and wind.disperses):
        return None  # A5.54
    return MISTS[sky.force]
