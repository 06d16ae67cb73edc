"""A5.50-A5.58 Wind: drawn at the start, with its direction."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.throws import d6
from strategikon.bayard.weather.charts import CALM, SIDE_NAMES, WIND_IDS, WIND_OF, looked_up

UNKNOWN: Final = -1  # a direction that is still to be drawn


def decided(field: Field) -> tuple[int, ...]:
    """The wind of the scenario: toward which side, and its place in the chart. A scenario that names its weather and no
    wind has none; empty where it must be drawn."""
    table = field.weather_table
    if not field.weather:
        return ()
    if "wind" not in table:
        return (0, CALM) if "kind" in table else ()
    said = table["wind"]
    force = looked_up(WIND_OF, said) if isinstance(said, int) else WIND_IDS.index(said)
    return (_toward(field), force)


def _toward(field: Field) -> int:
    said = field.weather_table.get("wind_toward")
    return UNKNOWN if said is None else SIDE_NAMES.index(said)


def is_known(battle: Fight) -> bool:
    """Whether nothing of the wind is left to the dice."""
    return bool(battle.state.wind) and UNKNOWN not in battle.state.wind


def draw(battle: Fight) -> None:
    """A5.50, A5.51 One die for its direction, counted clockwise from the north-east face, and two for its force; what
    the scenario says is not drawn."""
    state = battle.state
    toward, force = state.wind if state.wind else (_toward(battle.field), UNKNOWN)
    if toward == UNKNOWN:
        toward = d6(battle, "direction-dice", 1).number
    if force == UNKNOWN:
        force = looked_up(WIND_OF, sum(face + 1 for face in d6(battle, "wind-dice", 2).rolled))
    state.wind = (toward, force)
    battle.emit("wind", force=WIND_IDS[force], toward=SIDE_NAMES[toward])
