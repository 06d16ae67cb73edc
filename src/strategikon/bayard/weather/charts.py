"""A5.32-A5.64 The charts of the weather, read once from `tables/weather_*.csv` as frozen records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strategikon.bayard.tables import Row, rows
from strategikon.kernel.hexgrid import DIRECTIONS

SIDE_NAMES: Final = DIRECTIONS["pointy"]

# A5.32 kinds of weather, in the order of the chart
KINDS: Final = tuple(row["id"] for row in rows("weather_determination"))
SNOW, RAIN, FOG, FAIR, HEAT = range(5)
MONSOON: Final = "monsoon"  # A5.34
ZONES: Final = ("cold_zone", "mountains", "hot_desert", MONSOON)
WEATHER_SEASONS: Final = ("winter", "spring_autumn", "summer", "full_summer")
MODIFIERS: Final = {row["id"]: int(row["modifier"]) for row in rows("weather_modifiers")}  # A5.33
UNDER_MONSOON: Final = {KINDS.index(row["id"]): KINDS.index(row["monsoon"]) for row in rows("weather_determination")}

Span = tuple[int, int, int]  # lowest roll, highest roll, place in the chart
LOWEST, HIGHEST = -99, 99


def _spans(name: str, order: tuple[str, ...]) -> tuple[Span, ...]:
    return tuple((int(row["min"] or LOWEST), int(row["max"] or HIGHEST), order.index(row["id"])) for row in rows(name))


def looked_up(spans: tuple[Span, ...], total: int) -> int:
    """The place in a chart that a roll gives."""
    return next(place for low, high, place in spans if low <= total <= high)


KIND_OF: Final = _spans("weather_determination", KINDS)


def _maybe(cell: str) -> int | None:
    return int(cell) if cell else None


def _digits(cell: str) -> frozenset[int]:
    return frozenset(int(word) for word in cell.split())


# -- A5.36-A5.49 rain and snow -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fall:
    """A row of weather_rain.csv or weather_snow.csv: what falls, and what it does."""

    id: str
    rule: str
    sight: int | None
    off_road: int | None  # hexes at most, unless the whole move is on a road
    move_change: int
    most: int | None
    most_downwind: int | None
    no_ford_from: int | None  # the turn of this weather from which nobody fords
    shot_dice: int
    shot_from: int  # the turn of this weather from which they are lost
    range_change: int
    powder: bool  # powder can be used
    powder_dice: int
    ignition_dice: int
    out_on: frozenset[int]
    fire: bool  # fire is possible
    exposure: int  # dice of the shot that it is
    wreck_on: frozenset[int]  # A5.41, A5.47 faces that wreck a boat


def _fall(row: Row, rule: str) -> Fall:
    fords = _maybe(row["no_ford_after_turns"])
    return Fall(
        row["id"], rule, _maybe(row["visibility"]), _maybe(row["move_max_off_road"]), int(row["move_change"]),
        _maybe(row["move_max"]), _maybe(row["move_max_downwind"]), None if fords is None else fords + 1,
        int(row["shot_dice"]), int(row["shot_dice_from_turn"]), int(row["range_change"]), row["powder"] == "ok",
        int(row["powder_dice"] or 0), int(row["ignition_dice"] or 0), _digits(row["fire_out_on"]),
        row["fire_possible"] == "1", int(row["exposure_dice"]), _digits(row["ship_wreck_on"]),
    )  # fmt: skip


RAIN_RULES: Final = ("A5.37", "A5.38", "A5.39", "A5.40", "A5.41")
SNOW_RULES: Final = ("A5.44", "A5.45", "A5.46", "A5.47", "A5.48", "A5.49")
RAINS: Final = tuple(_fall(row, rule) for row, rule in zip(rows("weather_rain"), RAIN_RULES, strict=True))
SNOWS: Final = tuple(_fall(row, rule) for row, rule in zip(rows("weather_snow"), SNOW_RULES, strict=True))
IRREGULAR: Final = "irregular"  # A5.42 it acts as light rain when it falls
RAIN_IDS: Final = (*(row.id for row in RAINS), IRREGULAR)
SNOW_IDS: Final = tuple(row.id for row in SNOWS)
LIGHT_RAIN: Final = RAIN_IDS.index("light")
TESTED: Final = ((RAIN, RAIN_IDS.index(IRREGULAR)), (SNOW, SNOW_IDS.index("hail")))  # R-BAY-77

# -- A5.50-A5.58 wind --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wind:
    """A row of weather_wind.csv."""

    id: str
    rule: str
    sight: int | None
    sight_desert: int | None
    disperses: bool
    move_change: int
    most: int | None
    most_desert: int | None  # None without such a bound
    only_downwind: bool  # in a desert
    shot_dice: int
    range_change: int
    powder: bool
    downwind_hexes: int  # A5.12 hexes that a fire gains
    downwind_every: int  # in one turn out of so many
    upwind_every: int  # 0: never
    smoke: int
    ignition_dice: int
    prairie: bool
    new_fire_on: frozenset[int]
    out_on: frozenset[int]
    exposure: int  # in a desert
    against_ship: int  # A5.53, R-BAY-83 hexes that a boat loses against it
    wreck_on: frozenset[int]  # A5.56
    drift_hexes: int  # A5.105
    drift_every: int


def _wind(row: Row, rule: str) -> Wind:
    desert, upwind = row["move_max_desert"], row["fire_upwind_every"]
    return Wind(
        row["id"], rule, _maybe(row["visibility"]), _maybe(row["visibility_desert"]), row["fog"] == "dispersed",
        int(row["move_change"]), _maybe(row["move_max"]), int(desert) if desert.isdecimal() else None,
        desert == "downwind only", int(row["shot_dice"]), int(row["range_change"]), row["powder"] == "ok",
        int(row["fire_downwind_hexes"] or 0), int(row["fire_downwind_every"] or 0),
        int(upwind) if upwind.isdecimal() else 0, int(row["smoke_drift"]), int(row["ignition_dice"]),
        row["prairie_fire"] == "1", _digits(row["new_fire_on"]), _digits(row["fire_out_on"]),
        int(row["desert_exposure_dice"] or 0), -int(row["ship_against_wind"]), _digits(row["ship_wreck_on"]),
        int(row["drift_hexes"]), int(row["drift_every"] or 1),
    )  # fmt: skip


WIND_RULES: Final = ("A5.51", "A5.52", "A5.53", "A5.54", "A5.55", "A5.56")
WINDS: Final = tuple(_wind(row, rule) for row, rule in zip(rows("weather_wind"), WIND_RULES, strict=True))
WIND_IDS: Final = tuple(row.id for row in WINDS)
CALM: Final = 0  # A5.51, R-BAY-76 very weak: without effect
WIND_OF: Final = _spans("weather_wind_force", WIND_IDS)

# -- A5.59-A5.65 fog ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mist:
    """A row of weather_fog.csv."""

    id: str
    rule: str
    sight: int
    heavier: bool  # units move as the next heavier weight
    drift: bool  # A5.74 as at night
    shot_dice: int
    shot_beyond: int  # hexes beyond which shots lose dice
    powder_dice: int
    melee_dice: int
    melee_only: bool
    night: bool  # A5.65 the rules of darkness


def _mist(row: Row, rule: str) -> Mist:
    return Mist(
        row["id"], rule, int(row["visibility"]), row["move_as_heavier"] == "1", row["drift"] == "1",
        int(row["shot_dice"]), int(row["shot_dice_beyond"] or 0), int(row["powder_dice"]), int(row["melee_dice"]),
        row["melee_factor_only"] == "1", row["night_rules"] == "1",
    )  # fmt: skip


FOG_RULES: Final = ("A5.61", "A5.62", "A5.63", "A5.64", "A5.65")
MISTS: Final = tuple(_mist(row, rule) for row, rule in zip(rows("weather_fog"), FOG_RULES, strict=True))
FOG_IDS: Final = tuple(row.id for row in MISTS)

# -- force by kind -----------------------------------------------------------------------------------------------------

FORCES: Final = {SNOW: SNOW_IDS, RAIN: RAIN_IDS, FOG: FOG_IDS}
FORCE_OF: Final = {
    SNOW: _spans("weather_snow_force", SNOW_IDS),
    RAIN: _spans("weather_rain_force", RAIN_IDS),
    FOG: _spans("weather_fog_density", FOG_IDS),
}
DRIED: Final = {row["from"]: row["to"] for row in rows("weather_heat")}  # A5.66
