"""4.14-4.26, R-BAY-45, R-BAY-102 Line of sight: what masks, over whom one shoots, and where a shot enters a hex."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from strategikon.bayard import terrain, works
from strategikon.bayard.beasts import has_elephants
from strategikon.bayard.blows import Blow
from strategikon.bayard.equipment import behind_panels
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.smoke import SIGHT_IN_SMOKE, in_smoke
from strategikon.bayard.ground import BUILT_UP, FOREST, HILL, MOUNTAIN
from strategikon.bayard.night import darkness
from strategikon.bayard.pieces import hex_name, known_at, profile_of, unit_id
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tables import Obstacle
from strategikon.bayard.weather import effects
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexgrid import OFF

LOW: Final = -1
MASKING_GROUND: Final = {FOREST: "A1.09", BUILT_UP: "A1.37", HILL: "A1.13", MOUNTAIN: "A1.18"}
MASKING_WORKS: Final = {"wall": "A1.40", "palisade": "A1.40", "embankment": "A1.42", "fortification": "A1.46",
                        "cliff": "A1.31"}  # fmt: skip


class View(NamedTuple):
    """Two units who would see each other, the upper one first, and whether a gun shoots (4.18)."""

    upper: int
    lower: int
    upper_hex: int
    lower_hex: int
    guns: bool
    tall: int  # 4.25 the level on which elephants stand whom the shot concerns, LOW without any
    side: int  # who looks


def cannot_see(battle: Fight, shooter: int, target: int) -> Refusal | None:
    """4.14, 4.16, 4.23 What masks one unit from another; the same both ways as regards sight."""
    view = _view(battle, shooter, target)
    return _too_far(battle, view, target, battle.state.hex_of[target], target) or _masked(battle, view, target)


def cannot_see_hex(battle: Fight, shooter: int, there: int) -> Refusal | None:
    """4.14 The same for the ground of a hex in which nobody need stand."""
    level, here = battle.field.ground.level, battle.state.hex_of[shooter]
    upper, lower = (here, there) if level[here] >= level[there] else (there, here)
    guns = profile_of(battle, shooter).gun
    tall = level[here] if sees_over(battle, shooter) else LOW
    view = View(shooter, shooter, upper, lower, guns, tall, battle.field.side_of[shooter])
    return _too_far(battle, view, shooter, there, NOBODY) or _masked(battle, view, shooter)


def _masked(battle: Fight, view: View, target: int) -> Refusal | None:
    masked = _between(battle, view, masks)
    if masked:
        rule, because = _reason(battle, view, masked[0])
        names = {"unit": unit_id(battle, target), "hex": hex_name(battle, masked[0])}
        return refusal(rule, because, **names).besides(*_also(battle, view, masked))
    return _masking_face(battle, view)


def _also(battle: Fight, view: View, masked: list[int]) -> tuple[str, ...]:
    """4.14-4.26, A3.07, A3.44 The other rules behind a mask: masks on both sides, elephants that see no farther or are
    no higher than the rest, the shadow."""
    found = ["4.14", "4.17"]
    if all(place not in step for place in masked for step in battle.field.grid.line(view.upper_hex, view.lower_hex)
           if len(step) == 1):  # fmt: skip
        found.append("4.16")
    found += [rule for place in masked for rule in _behind(battle, view, place)]
    found += [rule for unit in (view.upper, view.lower) for rule in _no_higher(battle, unit)]
    return tuple(found)


def _behind(battle: Fight, view: View, place: int) -> Iterator[str]:
    """4.17-4.26, A3.41 The rules behind the mask of one hex: its ground, and who stands there."""
    level, bits = battle.field.ground.level, terrain.terrain_at(battle, place)
    by_ground = _ground_masks(battle, view, place)
    if view.tall > LOW:
        yield "4.26" if by_ground else "4.25"
    if by_ground:
        yield from ("4.21",) if level[place] < level[view.upper_hex] else ()
        yield from (rule for bit, rule in MASKING_GROUND.items() if bits & bit)
        yield from terrain.wholes(battle, place) if bits else ()
    other = known_at(battle, view.side, place)
    if other != NOBODY and _unit_masks(battle, view, place):
        yield _rule_of_troops(battle, view, place)
        yield from ("A3.41", "A1.40") if behind_panels(battle, other) else ()


def _no_higher(battle: Fight, unit: int) -> Iterator[str]:
    """A3.07, A3.44 Elephants over whom nobody sees, or that do not help their gun to see."""
    profile = profile_of(battle, unit)
    if has_elephants(battle, unit) and profile.dwarf:
        yield "A3.07"
    if profile.team == "elephant":
        yield "A3.44"


def _reason(battle: Fight, view: View, place: int) -> tuple[str, str]:
    """The rule behind a mask."""
    by_ground = in_smoke(battle, place) or _ground_masks(battle, view, place)
    if not by_ground and known_at(battle, view.side, place) != NOBODY:
        return _unit_rule(battle, view, place), "bayard-why-masked-unit"
    if in_smoke(battle, place):
        return "A5.17", "bayard-why-masked"
    bits = terrain.terrain_at(battle, place)
    if bits & (HILL | MOUNTAIN):
        return "4.22", "bayard-why-masked-hill"
    return "4.17", "bayard-why-masked"


def _between(battle: Fight, view: View, hides: Callable[[Fight, View, int], bool]) -> list[int]:
    """4.16 The hexes that mask: any that the line crosses, or one on either side of an edge that it follows."""
    crossed, left, right = [], [], []
    for step in battle.field.grid.line(view.upper_hex, view.lower_hex):
        if len(step) == 1:
            crossed += [place for place in step if hides(battle, view, place)]
        else:
            low, high = sorted(step)
            left += [low] if hides(battle, view, low) else []
            right += [high] if hides(battle, view, high) else []
    return crossed or ([*left, *right] if left and right else [])


def masks(battle: Fight, view: View, place: int) -> bool:
    """4.17-4.26 Whether a hex between masks: hill or mountain, forest or houses, a unit, each with its shadow."""
    if place in (OFF, view.upper_hex, view.lower_hex):
        return False  # 4.15, R-BAY-45 g
    if in_smoke(battle, place):
        return True  # A5.17
    return _ground_masks(battle, view, place) or _unit_masks(battle, view, place)


def _ground_masks(battle: Fight, view: View, place: int) -> bool:
    ground, bits = battle.field.ground, terrain.terrain_at(battle, place)
    level, top = ground.level[place], ground.level[view.upper_hex]
    if bits & MOUNTAIN:
        return True
    if bits & HILL and ground.hill[place] not in (ground.hill[view.upper_hex], ground.hill[view.lower_hex]):
        if level >= top or _in_shadow(battle, view, place):  # 4.22, R-BAY-102 c
            return True
    if bits & (FOREST | BUILT_UP):
        if level >= top:
            return True  # on the level of the upper one, or in the plain with both
        return ground.level[view.lower_hex] < top and _in_shadow(battle, view, place)  # 4.21, R-BAY-102 b
    return False


def _unit_masks(battle: Fight, view: View, place: int) -> bool:
    """4.18-4.20, 4.24, 4.25 A unit between: elephants shoot and are shot at over any that stands no higher than they
    do and is none of their kind. Of the same level it masks; from a hill guns shoot over it, and it hides one hex
    behind it unless it is a friend at the foot. A3.41 Over the panels of wagons nobody shoots."""
    other = known_at(battle, view.side, place)
    if other == NOBODY:
        return False
    if behind_panels(battle, other):
        return True
    level = battle.field.ground.level
    top, here = level[view.upper_hex], level[place]
    if here <= view.tall and not stands_out(battle, other):
        return False  # 4.25, R-BAY-102 d
    if here >= top:
        return True
    if _is_at_foot(battle, view, place, other):
        return False  # 4.20, A1.13
    if not view.guns:
        return True  # 4.18 small arms do not shoot over troops
    if level[view.lower_hex] >= top:
        return False  # R-BAY-102 b
    return battle.field.grid.distance[place][view.lower_hex] <= 1  # 4.19


def _is_at_foot(battle: Fight, view: View, place: int, other: int) -> bool:
    """R-BAY-45 c A friend of the unit on the hill, on the level hex that touches the hill on the line."""
    ground = battle.field.ground
    if battle.field.side_of[other] != battle.field.side_of[view.upper]:
        return False
    hill = ground.hill[view.upper_hex]
    near = [there for there in battle.field.grid.neighbours[place] if ground.hill[there] == hill]
    distance = battle.field.grid.distance
    toward = [there for there in near if distance[there][view.upper_hex] < distance[place][view.upper_hex]]
    return bool(hill) and ground.hill[place] != hill and bool(toward)


def _unit_rule(battle: Fight, view: View, place: int) -> str:
    if behind_panels(battle, battle.state.unit_at[place]):
        return "4.17"
    return _rule_of_troops(battle, view, place)


def _rule_of_troops(battle: Fight, view: View, place: int) -> str:
    """4.18, 4.19, 4.24 By height, and by who shoots."""
    if battle.field.ground.level[place] >= battle.field.ground.level[view.upper_hex]:
        return "4.24"
    return "4.19" if view.guns else "4.18"


def _in_shadow(battle: Fight, view: View, place: int) -> bool:
    """4.21 A mask casts a shadow as long as its distance from the upper unit."""
    distance = battle.field.grid.distance
    away = distance[view.upper_hex][place]
    return distance[place][view.lower_hex] <= away


def _masking_face(battle: Fight, view: View) -> Refusal | None:
    """R-BAY-45 f Works mask when the line crosses their face, unless it is one of shooter or target; where it enters or
    leaves a hex by a corner, between two others, only if they stand on both faces that meet there (4.16)."""
    line = battle.field.grid.line(view.upper_hex, view.lower_hex)
    for here, there in pairwise(line):
        faces = [(one, other) for one in here for other in there]
        if all(_has_mask(battle, *face) for face in faces):
            place = hex_name(battle, max(here[0], there[0]))
            masked = refusal("4.17", "bayard-why-masked", unit=unit_id(battle, view.lower), hex=place)
            corner = ("4.16",) if len(faces) > 1 else ()
            screens = (MASKING_WORKS[work.id] for face in faces for work in _screens(battle, *face))
            return masked.besides("4.14", *corner, *screens)
    return None


def _has_mask(battle: Fight, here: int, there: int) -> bool:
    """Whether works on the face between two hexes mask."""
    if OFF in (here, there) or there not in battle.field.grid.neighbours[here]:
        return False
    return bool(_screens(battle, here, there))


def _screens(battle: Fight, here: int, there: int) -> list[Obstacle]:
    """A1.31, A1.40, A1.42, A1.46 The works between two neighbours that mask."""
    crossed = (*works.crossed_into(battle, here, there), *works.crossed_into(battle, there, here))
    return [work for work in crossed if work.mask]


def _view(battle: Fight, shooter: int, target: int) -> View:
    """4.23 The pair is ordered by height before it is judged, so that sight is the same both ways."""
    level, hex_of = battle.field.ground.level, battle.state.hex_of
    pair = (shooter, target)
    if (level[hex_of[shooter]], -shooter) < (level[hex_of[target]], -target):
        pair = (target, shooter)
    guns = profile_of(battle, shooter).gun
    tall = max(level[hex_of[shooter]] if sees_over(battle, shooter) else LOW,
               level[hex_of[target]] if stands_out(battle, target) else LOW)  # fmt: skip
    return View(*pair, hex_of[pair[0]], hex_of[pair[1]], guns, tall, battle.field.side_of[shooter])


def sees_over(battle: Fight, unit: int) -> bool:
    """4.25, A3.07, A3.42 Elephants, but dwarf ones, and mobile towers stand above the troops of their level."""
    profile = profile_of(battle, unit)
    tall = has_elephants(battle, unit) and not profile.dwarf and not profile.team and not profile.pack
    return tall or "persian_tower" in profile.equipment


def stands_out(battle: Fight, unit: int) -> bool:
    """4.25, A3.44 Whether a unit is seen above the troops of its level: elephants that draw a gun are, though the gun
    does not shoot over anybody for that."""
    profile = profile_of(battle, unit)
    draws = profile.team == "elephant" and has_elephants(battle, unit) and not profile.dwarf
    return draws or sees_over(battle, unit)


# -- A5.40, A5.73, A5.109 weather, night and markers -------------------------------------------------------------------


def _too_far(battle: Fight, view: View, named: int, there: int, target: int) -> Refusal | None:
    """A5.17, A5.40, A5.73 Why two are too far from each other in this weather, smoke or night."""
    far = battle.field.grid.distance[view.upper_hex][view.lower_hex]
    limits = sorted(bound for bound in _limits(battle, view, there, target) if far > bound[0])
    if not limits:
        return None
    least, rule = limits[0]
    also = [*(other for _, other in limits[1:]), *(("A5.73",) if rule == "A5.65" else ())]  # pea soup is as night
    return refusal(rule, "bayard-why-weather", unit=unit_id(battle, named), hexes=least).besides(*also)


def _limits(battle: Fight, view: View, there: int, target: int) -> list[effects.Bound]:
    """A5.40 The weather bounds sight; A5.17 so does smoke about either of the two, A5.73 and darkness about what does
    not shine."""
    found = effects.sight_limits(battle)
    dark = darkness.sight_limit(battle, there, target)
    if dark is not None:
        found.append((dark, "A5.73"))
    if any(in_smoke(battle, place) for place in (view.upper_hex, view.lower_hex)):
        found.append((SIGHT_IN_SMOKE, "A5.17"))
    return found


def open_ground(battle: Fight, here: int, there: int) -> bool:
    """A5.73 Whether ground and smoke leave two hexes in sight of each other, whoever stands between."""
    level = battle.field.ground.level
    upper, lower = (here, there) if (level[here], here) >= (level[there], there) else (there, here)
    view = View(NOBODY, NOBODY, upper, lower, False, LOW, NOBODY)
    return not _between(battle, view, _hides)


def _hides(battle: Fight, view: View, place: int) -> bool:
    if place in (OFF, view.upper_hex, view.lower_hex):
        return False
    return in_smoke(battle, place) or _ground_masks(battle, view, place)


def in_view(battle: Fight, looker: int, target: int) -> bool:
    """A5.109 Whether one unit sees another, were it to shoot or not: from a height one looks over troops as guns shoot
    over them."""
    view = _view(battle, looker, target)._replace(guns=True)
    far = battle.field.grid.distance[view.upper_hex][view.lower_hex]
    bounds = _limits(battle, view, battle.state.hex_of[target], target)
    return all(far <= limit for limit, _ in bounds) and _masked(battle, view, target) is None


# -- R-BAY-50 ----------------------------------------------------------------------------------------------------------


def works_between(battle: Fight, blow: Blow) -> tuple[Obstacle, ...]:
    """R-BAY-50 The works that a blow passes on entering the target's hex; through a corner only those on both faces
    that meet there."""
    if blow.range == 1:
        return works.crossed_into(battle, blow.here, blow.there)
    grid = battle.field.grid
    sides = grid.entry_sides(blow.here, blow.there)
    places = [grid.neighbour[blow.there][side] for side in sides]
    crossed = [works.crossed_into(battle, place, blow.there) if place != OFF else () for place in places]
    return tuple(work for work in crossed[0] if all(work in other for other in crossed[1:]))
