"""What can be laid over the map on demand: reach, sight with what masks it, command, support, danger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from strategikon.bayard import shooting, sight
from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.field import Fight
from strategikon.bayard.leaders import move_of
from strategikon.bayard.marches import mount_bonus
from strategikon.bayard.messengers import reach as on_foot
from strategikon.bayard.movement import Way, ways
from strategikon.bayard.night import darkness
from strategikon.bayard.pieces import adjacent_friends, range_of, units_on_table
from strategikon.bayard.scene_known import known
from strategikon.bayard.state import NOBODY
from strategikon.bayard.support import SUPPORTS, lends_support
from strategikon.bayard.weather import effects
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Overlay, OverlayKind, Place, Shape

REACH, SIGHT, COMMAND, SUPPORT, DANGER = "reach", "missile", "command", "support", "danger"
LABELS: Final = {kind: Message(f"bayard-overlay-{kind}") for kind in (REACH, SIGHT, COMMAND, SUPPORT, DANGER)}
KINDS: Final = [OverlayKind(kind, label, kind in (COMMAND, SUPPORT, DANGER)) for kind, label in LABELS.items()]
OF_UNITS: Final = [REACH, SUPPORT, DANGER]
OF_SHOOTERS: Final = [REACH, SIGHT, SUPPORT, DANGER]
OF_LEADERS: Final = [REACH, COMMAND]
STRONG, MIDDLING, FAINT = 100, 65, 35


def kinds_of(battle: Fight, unit: int) -> list[str]:
    """What makes sense for a unit."""
    return OF_UNITS if battle.field.profiles[unit].missile is None else OF_SHOOTERS


def overlay(battle: Fight, side: int, kind: str, piece: str) -> Overlay | None:
    """One of the kinds above, for a piece on the table or a whole side."""
    battle = known(battle, side)
    field, state = battle.field, battle.state
    if not piece:
        whole = SIDES.get(kind)
        return Overlay(LABELS[kind], whole(battle, side)) if whole else None
    unit, leader = field.unit_index.get(piece, -1), field.leader_index.get(piece, -1)
    if unit >= 0 and field.side_of[unit] == side and state.hex_of[unit] >= 0 and kind in kinds_of(battle, unit):
        return Overlay(LABELS[kind], UNITS[kind](battle, unit))
    if leader >= 0 and field.leader_side[leader] == side and state.leader_hex[leader] >= 0 and kind in OF_LEADERS:
        return Overlay(LABELS[kind], LEADERS[kind](battle, leader))
    return None


def _shape(battle: Fight, role: str, label: str, places: Iterable[int], intensity: int = STRONG, **args: Any) -> Shape:
    names = [battle.field.grid.names[here] for here in places]
    return Shape(role, Message(f"bayard-shape-{label}", args), Place.hexes(names), intensity)


def _drawn(*shapes: Shape) -> list[Shape]:
    return [shape for shape in shapes if shape.place and shape.place.names]


# -- 1.13 support ------------------------------------------------------------------------------------------------------


def support_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """1.13 Threads to the friends that count, and whether they are enough."""
    here, friends = battle.state.hex_of[unit], _supporters(battle, unit)
    label = "supported" if len(friends) >= SUPPORTS else "unsupported"
    threads = [_shape(battle, "thread", "friend", (here, battle.state.hex_of[friend])) for friend in friends]
    return [_shape(battle, SUPPORT, label, (here,), friends=len(friends)), *threads]


def _supporters(battle: Fight, unit: int) -> list[int]:
    return [friend for friend in adjacent_friends(battle, unit) if lends_support(battle, friend)]


def support_of_side(battle: Fight, side: int) -> list[Shape]:
    """1.13 The line as it holds together: who is supported, and the threads between friends."""
    hex_of = battle.state.hex_of
    held = {unit: _supporters(battle, unit) for unit in units_on_table(battle, side)}
    firm = sorted(hex_of[unit] for unit, friends in held.items() if len(friends) >= SUPPORTS)
    pairs = sorted((unit, friend) for unit, friends in held.items() for friend in friends)
    once = [(unit, friend) for unit, friend in pairs if unit < friend or unit not in held[friend]]
    threads = [_shape(battle, "thread", "friend", (hex_of[unit], hex_of[friend])) for unit, friend in once]
    return _drawn(_shape(battle, SUPPORT, "supported-all", firm), *threads)


# -- 2.04 command ------------------------------------------------------------------------------------------------------


def command_of_leader(battle: Fight, leader: int) -> list[Shape]:
    """2.04, 2.17 The hexes within his range."""
    return _drawn(_shape(battle, COMMAND, "command", _commanded(battle, leader), hexes=range_of(battle, leader)))


def _commanded(battle: Fight, leader: int) -> list[int]:
    here = battle.state.leader_hex[leader]
    return sorted(battle.field.grid.within(here, range_of(battle, leader))) if here >= 0 else []


def command_of_side(battle: Fight, side: int) -> list[Shape]:
    """2.04 The hexes that some leader of a side commands."""
    commanders = [one for one in battle.field.leaders_of[side] if battle.state.leader_rank[one] != "figure"]
    count = Counter(there for leader in commanders for there in _commanded(battle, leader))
    return _drawn(
        _shape(battle, COMMAND, "command-many", sorted(there for there in count if count[there] > 1), STRONG),
        _shape(battle, COMMAND, "command-one", sorted(there for there in count if count[there] == 1), FAINT),
    )


# -- 3.14, 3.24 where it may go ----------------------------------------------------------------------------------------


def reach_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """3.14, 3.24 With the right to fight, without it, and farther along a road."""
    found = ways(battle, unit)
    fight = sorted(there for there, way in found.items() if not way.marched)
    road = sorted(there for there, way in found.items() if way.marched and _by_road_alone(battle, unit, way))
    march = sorted(set(found) - set(fight) - set(road))
    return _drawn(
        _shape(battle, REACH, "reach-fight", fight, STRONG),
        _shape(battle, REACH, "reach-march", march, MIDDLING),
        _shape(battle, REACH, "reach-road", road, FAINT),
    )


def _by_road_alone(battle: Fight, unit: int, way: Way) -> bool:
    """3.24 Whether only the hex more that a road gives takes it there."""
    return way.cost > allowance_of(battle, unit).march + mount_bonus(battle, unit)


def reach_of_leader(battle: Fight, leader: int) -> list[Shape]:
    """3.22 Where he rides alone."""
    here, side = battle.state.leader_hex[leader], battle.field.leader_side[leader]
    return _drawn(_shape(battle, REACH, "reach-alone", sorted(on_foot(battle, side, here, move_of(battle, leader)))))


# -- 4.13-4.26 sight ---------------------------------------------------------------------------------------------------


def sight_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """4.13, 4.16 In range the hexes it sees, those it does not, and what masks them."""
    seen, hidden, masks = _looked(battle, unit)
    return _drawn(
        _shape(battle, "fire", "seen", seen, STRONG, hexes=shooting.range_of(battle, unit)),
        _shape(battle, "hidden", "hidden", hidden, MIDDLING),
        _shape(battle, "mask", "mask", sorted(masks)),
    )


def _looked(battle: Fight, unit: int) -> tuple[list[int], list[int], set[int]]:
    here, grid = battle.state.hex_of[unit], battle.field.grid
    seen, hidden, masks = [], [], set()
    for there in grid.within(here, shooting.range_of(battle, unit)):
        if grid.distance[here][there] < 2:
            continue  # 4.12 beside it one comes to blows
        reason = sight.cannot_see_hex(battle, unit, there)
        if reason is None:
            seen.append(there)
            continue
        hidden.append(there)
        named = reason.because.args.get("hex")
        if named is not None:
            masks.add(grid.hex(named))
    return sorted(seen), sorted(hidden), masks


# -- danger ------------------------------------------------------------------------------------------------------------


def danger_to_side(battle: Fight, side: int) -> list[Shape]:
    """Hexes that enemies could strike in their next turn, if all were activated: the more of them, the stronger."""
    count = Counter(there for enemy in units_on_table(battle, 1 - side) for there in _threatened(battle, enemy))
    return _drawn(
        _shape(battle, DANGER, "danger-many", sorted(there for there in count if count[there] > 2), STRONG),
        _shape(battle, DANGER, "danger-two", sorted(there for there in count if count[there] == 2), MIDDLING),
        _shape(battle, DANGER, "danger-one", sorted(there for there in count if count[there] == 1), FAINT),
    )


def danger_to_unit(battle: Fight, unit: int) -> list[Shape]:
    """The enemies who could strike this unit in their next turn, where they stand."""
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    foes = [enemy for enemy in units_on_table(battle, 1 - side) if here in _threatened(battle, enemy)]
    at = battle.state.hex_of
    threads = [_shape(battle, "threat", "foe", (at[enemy], here)) for enemy in foes]
    return [_shape(battle, DANGER, "danger", (here,), foes=len(foes)), *threads]


def _threatened(battle: Fight, unit: int) -> set[int]:
    """The hexes a unit could attack or shoot into: beside those it reaches with combat, and within range of where it
    stands, or of where it comes to with a weapon that shoots after a move (4.30, A2.30)."""
    grid, here, missile = battle.field.grid, battle.state.hex_of[unit], battle.field.profiles[unit].missile
    reached = [there for there, way in ways(battle, unit).items() if not way.marched]
    found = {there for at in (here, *reached) for there in grid.neighbours[at]}
    if missile is not None:
        found |= set(_looked(battle, unit)[0])
        if not missile.still or battle.field.profiles[unit].platform:
            found |= _in_shot(battle, reached, shooting.range_of(battle, unit), found)
    return found - {here}


def _in_shot(battle: Fight, stands: list[int], hexes: int, known: set[int]) -> set[int]:
    """4.13-4.17, A5.73 What else can be shot into from these places, as far as ground, smoke, weather and darkness let
    one see: whoever stands between may have gone."""
    distance, clear, found = battle.field.grid.distance, effects.sight_limit(battle), set()
    for there in (there for there in range(battle.field.grid.size) if there not in known):
        dark = darkness.sight_limit(battle, there, NOBODY)
        far = min(hexes, clear, hexes if dark is None else dark)
        places = (at for at in stands if 2 <= distance[at][there] <= far)
        if any(sight.open_ground(battle, at, there) for at in places):
            found.add(there)
    return found


Drawer = Callable[[Fight, int], list[Shape]]
UNITS: Final[dict[str, Drawer]] = {
    REACH: reach_of_unit, SIGHT: sight_of_unit, SUPPORT: support_of_unit, DANGER: danger_to_unit,
}  # fmt: skip
LEADERS: Final[dict[str, Drawer]] = {REACH: reach_of_leader, COMMAND: command_of_leader}
SIDES: Final[dict[str, Drawer]] = {COMMAND: command_of_side, SUPPORT: support_of_side, DANGER: danger_to_side}
