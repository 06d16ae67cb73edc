"""What can be laid over the map on demand: zones of control, command, missiles, arcs; `scene_reach` has the moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from strategikon.alexander import leaders
from strategikon.alexander.facing import flank_hexes, front_hexes, rear_hexes
from strategikon.alexander.pieces import Fight, hex_names, hexes, is_beneath, is_leader_on_map, is_on_map, units_on_map
from strategikon.alexander.scene_reach import leader_reach, unit_reach
from strategikon.alexander.sight import bears, can_see
from strategikon.alexander.tables import MISSILES
from strategikon.alexander.volleys import Aim, cannot_shoot, force
from strategikon.alexander.weapons import line_of
from strategikon.alexander.zones import zone_of
from strategikon.kernel.dangers import DANGER, DANGER_KIND, danger
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Overlay, OverlayKind, Place, Shape

REACH, CONTROL, COMMAND, MISSILE, ARCS = "reach", "control", "command", "missile", "arcs"
LABELS: Final = {kind: Message(f"alexander-overlay-{kind}") for kind in (REACH, CONTROL, COMMAND, MISSILE, ARCS)}
KINDS: Final = [
    *(OverlayKind(kind, label, kind in (CONTROL, COMMAND, MISSILE)) for kind, label in LABELS.items()),
    DANGER_KIND,
]
OF_UNITS: Final = [REACH, CONTROL, ARCS]
OF_SHOOTERS: Final = [REACH, CONTROL, ARCS, MISSILE]
OF_LEADERS: Final = [REACH, COMMAND]
STRONG, MIDDLING, FAINT = 100, 65, 35


def kinds_of(battle: Fight, unit: int) -> list[str]:
    """What makes sense for a unit."""
    return OF_SHOOTERS if battle.field.missile_of[unit] else OF_UNITS


def overlay(battle: Fight, side: int, kind: str, piece: str) -> Overlay | None:
    """One of the kinds above, for a piece on the map or a whole side."""
    field = battle.field
    if not piece:
        if kind == DANGER:
            enemies = units_on_map(battle, 1 - side)
            return Overlay(DANGER_KIND.label, danger(_struck_by(battle, unit) for unit in enemies))
        whole = {CONTROL: control_of_side, COMMAND: command_of_side, MISSILE: fire_of_side}.get(kind)
        return Overlay(LABELS[kind], whole(battle, side)) if whole else None
    unit, leader = field.unit_index.get(piece, -1), field.leader_index.get(piece, -1)
    if unit >= 0 and field.side_of[unit] == side and is_on_map(battle, unit) and kind in kinds_of(battle, unit):
        return Overlay(LABELS[kind], UNITS[kind](battle, unit))
    if leader >= 0 and field.leader_side[leader] == side and is_leader_on_map(battle, leader) and kind in OF_LEADERS:
        return Overlay(LABELS[kind], LEADERS[kind](battle, leader))
    return None


def _shape(battle: Fight, role: str, label: str, places: Iterable[int], intensity: int = STRONG, **args: int) -> Shape:
    place = Place.hexes(hex_names(battle, list(places)))
    return Shape(role, Message(f"alexander-shape-{label}", args), place, intensity)


def _drawn(*shapes: Shape) -> list[Shape]:
    return [shape for shape in shapes if shape.place and shape.place.names]


# -- 4.21 command ------------------------------------------------------------------------------------------------------


def command_of_leader(battle: Fight, leader: int) -> list[Shape]:
    """4.21 The hexes his line of command reaches, and those within half of it (4.33, 5.33)."""
    found = leaders.reach(battle, leader, leaders.command_range(battle, leader))
    half = leaders.half_range(battle, leader)
    near, far = _parted(found, half)
    return _drawn(
        _shape(battle, COMMAND, "command-half", near, STRONG, hexes=half),
        _shape(battle, COMMAND, "command", far, MIDDLING, hexes=leaders.command_range(battle, leader)),
    )


def _parted(found: dict[int, int], limit: int) -> tuple[list[int], list[int]]:
    near = sorted(there for there, length in found.items() if length <= limit)
    return near, sorted(set(found) - set(near))


def command_of_side(battle: Fight, side: int) -> list[Shape]:
    """4.21 The hexes that some leader of a side reaches: more strongly where several do."""
    count: Counter[int] = Counter()
    for leader in battle.field.leaders_of[side]:
        if is_leader_on_map(battle, leader):
            count.update(leaders.reach(battle, leader, leaders.command_range(battle, leader)))
    return _drawn(
        _shape(battle, COMMAND, "command-many", sorted(there for there in count if count[there] > 1), STRONG),
        _shape(battle, COMMAND, "command-one", sorted(there for there in count if count[there] == 1), FAINT),
    )


# -- 6.3, 4.23 where it may go -----------------------------------------------------------------------------------------


def reach_of_leader(battle: Fight, leader: int) -> list[Shape]:
    """4.23 Where one order takes a leader."""
    return _by_mp(battle, leader_reach(battle, leader))


def _by_mp(battle: Fight, found: dict[int, int]) -> list[Shape]:
    costs = sorted(set(found.values()))
    return [
        _shape(battle, REACH, REACH, sorted(there for there in found if found[there] == mp), _fading(place), mp=mp)
        for place, mp in enumerate(costs)
    ]


def _fading(place: int) -> int:
    return max(FAINT, STRONG - 10 * place)


def reach_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """6.31 Where one order takes a unit, by the MP it spends; what enemies would answer is not foreseen."""
    return _by_mp(battle, unit_reach(battle, unit))


# -- 7.2 zones of control, 7.1 arcs ------------------------------------------------------------------------------------


def arcs_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """7.11 Front, flank and rear."""
    return _drawn(
        _shape(battle, "front", "front", front_hexes(battle, unit), STRONG),
        _shape(battle, "flank", "flank", flank_hexes(battle, unit), MIDDLING),
        _shape(battle, "rear", "rear", rear_hexes(battle, unit), FAINT),
    )


def _struck_by(battle: Fight, unit: int) -> list[str]:
    """6.31, 7.23 The hexes beside those that one order takes a unit to: there it may come to blows."""
    neighbours = battle.field.grid.neighbours
    stands = {*hexes(battle, unit), *unit_reach(battle, unit)}
    struck = {there for at in stands for there in neighbours[at]} - set(hexes(battle, unit))
    return hex_names(battle, sorted(struck))


def control_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """7.21 The hexes a unit controls."""
    return _drawn(_shape(battle, CONTROL, CONTROL, zone_of(battle, unit)))


def control_of_side(battle: Fight, side: int) -> list[Shape]:
    """7.21 The hexes a side controls: more strongly where several units do."""
    count = Counter(there for unit in units_on_map(battle, side) for there in zone_of(battle, unit))
    return _drawn(
        _shape(battle, CONTROL, "control-many", sorted(there for there in count if count[there] > 1), STRONG),
        _shape(battle, CONTROL, "control-one", sorted(there for there in count if count[there] == 1), MIDDLING),
    )


# -- 8.1 missiles ------------------------------------------------------------------------------------------------------


def fire_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """8.13, 8.14, 8.16 The hexes it can shoot at, by the strength of its missiles there, and those in range that
    something hides; none if it cannot shoot now."""
    seen, hidden = _aims(battle, unit)
    shots = [
        _shape(battle, "fire", "fire", sorted(t for t in seen if seen[t] == power), _force(power), strength=power)
        for power in sorted(set(seen.values()), reverse=True)
    ]
    return _drawn(*shots, _shape(battle, "hidden", "hidden", sorted(hidden), FAINT))


def _force(power: int) -> int:
    return min(STRONG, FAINT + 10 * power)


def _aims(battle: Fight, unit: int) -> tuple[dict[int, int], set[int]]:
    """8.13a The strength at every hex a unit may shoot at, and the hexes in range and arc that it does not see."""
    seen: dict[int, int] = {}
    hidden: set[int] = set()
    grid, line = battle.field.grid, line_of(battle.field, unit)
    if not line or cannot_shoot(battle, unit) is not None:
        return seen, hidden
    for here in hexes(battle, unit):
        for there in grid.within(here, len(MISSILES[line]) + 1):
            power = force(battle, line, Aim(here, there, grid.distance[here][there])) if there != here else None
            if power is None or not bears(battle, unit, here, there):
                continue
            if can_see(battle, here, there):
                seen[there] = max(power, seen.get(there, 0))
            else:
                hidden.add(there)
    return seen, hidden - set(seen)


def fire_of_side(battle: Fight, side: int) -> list[Shape]:
    """8.13 What a side's units can shoot at from where they stand: the more of them, the stronger."""
    shooters = [unit for unit in units_on_map(battle, side) if not is_beneath(battle, unit)]
    count = Counter(there for unit in shooters for there in _aims(battle, unit)[0])
    return _drawn(
        _shape(battle, "fire", "fire-many", sorted(there for there in count if count[there] > 2), STRONG),
        _shape(battle, "fire", "fire-two", sorted(there for there in count if count[there] == 2), MIDDLING),
        _shape(battle, "fire", "fire-one", sorted(there for there in count if count[there] == 1), FAINT),
    )


Drawer = Callable[[Fight, int], list[Shape]]
UNITS: Final[dict[str, Drawer]] = {
    REACH: reach_of_unit, CONTROL: control_of_unit, ARCS: arcs_of_unit, MISSILE: fire_of_unit,
}  # fmt: skip
LEADERS: Final[dict[str, Drawer]] = {REACH: reach_of_leader, COMMAND: command_of_leader}
