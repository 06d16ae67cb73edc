"""A5.37-A5.68 What the weather does, as the rules of movement and combat ask for it; nothing without the switch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from strategikon.bayard.field import Fight
from strategikon.bayard.ground import BIT, FORDS, WATER
from strategikon.bayard.weather.charts import DRIED
from strategikon.bayard.weather.sky import age_of, downwind, fall_of, is_hot, is_irregular_rain, mist_of, wind_of

UNBOUNDED: Final = 99
MUST_DRY: Final = sum(BIT[wet] for wet in DRIED) | BIT["pond"]
Bound = tuple[int, str]  # a number and the rule behind it


class Slowing(NamedTuple):
    """What one part of the weather does to moves: its rule, the hexes that it takes, and the most that it leaves. Of
    mist, in which the weight decides, none."""

    rule: str
    change: int
    most: int


# -- A5.07, A5.18 fire -------------------------------------------------------------------------------------------------


def ignition_change(battle: Fight) -> int:
    """A5.07, A5.37-A5.39, A5.44, A5.45, A5.48, R-BAY-74 Dice more or fewer to light a fire."""
    fall, wind = fall_of(battle), wind_of(battle)
    return (fall.ignition_dice if fall else 0) + (wind.ignition_dice if wind else 0)


def prairie(battle: Fight) -> bool:
    """A5.18, A5.67 Heat with a very strong wind or a storm: grass burns."""
    wind = wind_of(battle)
    return wind is not None and wind.prairie and is_hot(battle)


def too_wet(battle: Fight) -> str | None:
    """A5.40, A5.41, A5.46, A5.47, A5.49 The rule by which no fire is possible now."""
    fall = fall_of(battle)
    return fall.rule if fall is not None and not fall.fire else None


# -- A5.37-A5.40 sight and shots ---------------------------------------------------------------------------------------


def shot_parts(battle: Fight, unit: int, far: int) -> Iterator[tuple[str, int]]:
    """A5.37-A5.41, A5.44-A5.49, A5.54-A5.56, A5.63, A5.64 Dice that a shot loses; powder weapons lose theirs instead of
    the general ones (R-BAY-98)."""
    powder = uses_powder(battle, unit)
    fall, mist, wind = fall_of(battle), mist_of(battle), wind_of(battle)
    if fall is not None:
        general = fall.shot_dice if age_of(battle) >= fall.shot_from else 0
        yield "rain-or-snow", fall.powder_dice if powder and fall.powder_dice else general
    if mist is not None:
        general = mist.shot_dice if far > mist.shot_beyond else 0
        yield "fog", mist.powder_dice if powder and mist.powder_dice else general
    if wind is not None:
        yield "wind", wind.shot_dice


def wet_powder(battle: Fight, unit: int) -> list[str]:
    """A5.39-A5.41, A5.45-A5.49, A5.56 The rules by which powder cannot be used now."""
    if not uses_powder(battle, unit):
        return []
    return [one.rule for one in (fall_of(battle), wind_of(battle)) if one is not None and not one.powder]


def sight_limit(battle: Fight) -> int:
    """A5.40, A5.41, A5.46-A5.49, A5.55, A5.56, A5.61-A5.64 How far anybody sees."""
    return min((limit for limit, _ in sight_limits(battle)), default=UNBOUNDED)


def sight_limits(battle: Fight) -> list[Bound]:
    """A5.40, A5.41, A5.46-A5.49, A5.55, A5.56, A5.61-A5.64 What bounds sight."""
    found: list[Bound] = []
    fall, mist, wind = fall_of(battle), mist_of(battle), wind_of(battle)
    if fall is not None and fall.sight is not None:
        found.append((fall.sight, fall.rule))
    if mist is not None:
        found.append((mist.sight, mist.rule))
    if wind is not None:
        sight = wind.sight_desert if battle.field.ground.desert else wind.sight
        if sight is not None:
            found.append((sight, wind.rule))
    return found


def range_change(battle: Fight) -> int:
    """A5.40, A5.41, A5.46, A5.47, A5.49, A5.55, A5.56 Hexes of range lost, as a negative number."""
    fall, wind = fall_of(battle), wind_of(battle)
    return (fall.range_change if fall else 0) + (wind.range_change if wind else 0)


def uses_powder(battle: Fight, unit: int) -> bool:
    """A5.127, R-BAY-98 Every missile weapon with powder, rockets and fire lances included."""
    missile = battle.field.profiles[unit].missile
    return missile is not None and (missile.powder or missile.rocket)


def out_of_shot(battle: Fight, far: int) -> list[str]:
    """The rules by which this weather keeps a shot from going so far: it shortens ranges, or nobody sees so far."""
    shortening = [one.rule for one in (fall_of(battle), wind_of(battle)) if one is not None and one.range_change]
    return [*shortening, *(rule for limit, rule in sight_limits(battle) if far > limit)]


# -- A5.38-A5.61 movement ----------------------------------------------------------------------------------------------


def most_off_road(battle: Fight, unit: int) -> int:
    """A5.38-A5.40, A5.44-A5.46, A5.48, R-BAY-97 The greatest move that is not wholly on a road."""
    fall = fall_of(battle)
    bound = fall.off_road if fall is not None and fall.off_road is not None else UNBOUNDED
    return min(bound, most_hexes(battle, unit))


def move_change(battle: Fight) -> int:
    """A5.40, A5.46, A5.55 Hexes of movement lost, as a negative number."""
    fall, wind = fall_of(battle), wind_of(battle)
    return (fall.move_change if fall else 0) + (wind.move_change if wind else 0)


def flooded(battle: Fight, bits: int) -> str | None:
    """A5.40, A5.41, A5.46, A5.47, A5.49 The rule by which fords and streams cannot be passed now."""
    fall = fall_of(battle)
    if fall is None or fall.no_ford_from is None or not bits & FORDS or bits & WATER:
        return None
    return fall.rule if age_of(battle) >= fall.no_ford_from else None


def most_hexes(battle: Fight, unit: int) -> int:
    """A5.41, A5.47, A5.49, A5.55, A5.56 The greatest move of a unit whichever way it goes."""
    fall, wind = fall_of(battle), wind_of(battle)
    bounds = [UNBOUNDED]
    if fall is not None and fall.most is not None:
        bounds.append(fall.most)
    if wind is not None:
        bounds += [] if wind.most is None else [wind.most]
        if in_sandstorm(battle, unit):
            bounds.append(0 if wind.only_downwind else wind.most_desert or 0)
    return min(bounds)


def most_downwind(battle: Fight, unit: int) -> int:
    """A5.47, A5.49, A5.55, A5.56 The greatest move of which every step goes with the wind."""
    fall, wind = fall_of(battle), wind_of(battle)
    bounds = [UNBOUNDED]
    if fall is not None:
        bounds += [hexes for hexes in (fall.off_road, fall.most_downwind or fall.most) if hexes is not None]
    if wind is not None and wind.most is not None:
        bounds.append(wind.most)
    return min(bounds)


def most_any_way(battle: Fight, unit: int) -> int:
    """A5.47, A5.49, A5.55, A5.56 The greatest move off the road, whichever way it goes: with the wind, if there is any,
    it may be farther."""
    off_road = most_off_road(battle, unit)
    return off_road if wind_of(battle) is None else max(off_road, most_downwind(battle, unit))


def goes_downwind(battle: Fight, here: int, there: int) -> bool:
    """A5.47 Whether a step goes with the wind."""
    return wind_of(battle) is not None and battle.field.grid.neighbour[here][downwind(battle)] == there


def in_sandstorm(battle: Fight, unit: int) -> bool:
    """A5.55, A5.56 Whether the wind of a desert holds up a unit that is not at home there."""
    wind = wind_of(battle)
    if wind is None or not battle.field.ground.desert or battle.field.profiles[unit].native_desert:
        return False
    return wind.only_downwind or wind.most_desert is not None


def slows(battle: Fight, unit: int, far: int, fair: int) -> list[str]:
    """The rules by which this weather keeps a unit from going so far, of the hexes that it would have in a fair one:
    those that do so by themselves, else all that shorten its moves; none if it would not go so far in any."""
    if far > fair:
        return []
    found = _slowing(battle, unit)
    alone = [one.rule for one in found if far > min(fair + one.change, one.most)]
    rules = alone or [one.rule for one in found]
    return [*rules, "A5.42"] if rules and is_irregular_rain(battle) else rules


def _slowing(battle: Fight, unit: int) -> list[Slowing]:
    fall, mist, wind = fall_of(battle), mist_of(battle), wind_of(battle)
    found = [Slowing(mist.rule, 0, 0)] if mist is not None and mist.heavier else []
    if fall is not None and (fall.move_change or fall.off_road is not None or fall.most is not None):
        bounds = (UNBOUNDED if hexes is None else hexes for hexes in (fall.off_road, fall.most))
        found.append(Slowing(fall.rule, fall.move_change, min(bounds)))
    if wind is not None and (wind.move_change or wind.most is not None or in_sandstorm(battle, unit)):
        most = UNBOUNDED if wind.most is None else wind.most
        desert = (0 if wind.only_downwind else wind.most_desert or 0) if in_sandstorm(battle, unit) else UNBOUNDED
        found.append(Slowing(wind.rule, wind.move_change, min(most, desert)))
    return found


def moves_heavier(battle: Fight) -> bool:
    """A5.61-A5.64 Whether units move as the next heavier weight."""
    mist = mist_of(battle)
    return mist is not None and mist.heavier


# -- A5.64 melee -------------------------------------------------------------------------------------------------------


def melee_dice(battle: Fight) -> int:
    """A5.64 Dice that a melee in fog loses, as a negative number."""
    mist = mist_of(battle)
    return mist.melee_dice if mist else 0


def melee_only(battle: Fight) -> bool:
    """A5.64, A5.65 Whether the melee factor alone may be used."""
    mist = mist_of(battle)
    return mist is not None and mist.melee_only


# -- A5.66 heat --------------------------------------------------------------------------------------------------------


def dried(bits: int) -> int:
    """A5.66, R-BAY-79 Terrain in a heat: rivers are streams, streams dry ditches, lakes and ponds marsh, marsh soft
    ground, each one step."""
    if not bits & MUST_DRY:
        return bits
    after = bits & ~MUST_DRY
    for wet, dry in DRIED.items():
        if bits & BIT[wet]:
            after |= BIT[dry]
    return after | (BIT["marsh"] if bits & BIT["pond"] else 0)


def ground_now(battle: Fight, bits: int) -> int:
    """The terrain of a hex in this weather."""
    return dried(bits) if battle.state.sky and is_hot(battle) else bits
