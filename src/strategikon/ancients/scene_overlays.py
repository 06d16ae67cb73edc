"""What can be laid over the board on demand: where a piece may go, what it can hit, who supports whom."""

from __future__ import annotations

from collections import Counter
from typing import Final

from strategikon.ancients.field import GRID, NEIGHBOURS, Fight
from strategikon.ancients.movement import reach
from strategikon.ancients.retreat import is_supported
from strategikon.ancients.tables import NO_CARD
from strategikon.kernel.dangers import DANGER, DANGER_KIND, danger
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Overlay, OverlayKind, Place, Shape

REACH, MISSILE, SUPPORT = "reach", "missile", "support"
LABELS: Final = {kind: Message(f"ancients-overlay-{kind}") for kind in (REACH, MISSILE, SUPPORT)}
KINDS: Final = [
    OverlayKind(REACH, LABELS[REACH]),
    OverlayKind(MISSILE, LABELS[MISSILE], sides=True),
    OverlayKind(SUPPORT, LABELS[SUPPORT], sides=True),
    DANGER_KIND,
]
OF_ANY: Final = [REACH, SUPPORT]
OF_MISSILES: Final = [REACH, MISSILE, SUPPORT]
STRONG, MIDDLING, FAINT = 100, 65, 35


def kinds_of(battle: Fight, piece: int) -> list[str]:
    """What makes sense for a piece."""
    field = battle.field
    return OF_MISSILES if piece < field.units and field.classes[piece].range else OF_ANY


def overlay(battle: Fight, side: int, kind: str, piece: str) -> Overlay | None:
    """One of the kinds above, for a piece on the board or a whole side."""
    field, state = battle.field, battle.state
    if not piece:
        if kind == DANGER:
            return Overlay(DANGER_KIND.label, danger(_struck_by(battle, unit) for unit in field.units_of[1 - side]))
        whole = {MISSILE: fire_of_side, SUPPORT: support_of_side}.get(kind)
        return Overlay(LABELS[kind], whole(battle, side)) if whole else None
    number = field.number.get(piece, -1)
    if number < 0 or field.side_of[number] != side or state.hex_of[number] < 0 or kind not in kinds_of(battle, number):
        return None
    shapes = {REACH: reach_of, MISSILE: fire_of, SUPPORT: support_of}[kind](battle, number)
    return Overlay(LABELS[kind], shapes)


# -- 8.01 where it may go ----------------------------------------------------------------------------------------------


def reach_of(battle: Fight, piece: int) -> list[Shape]:
    """8.01 Where one order takes it, by the number of hexes: under the card in force if it is its side's turn."""
    if battle.field.side_of[piece] != battle.state.active:
        battle = battle.fork()
        battle.state.order = NO_CARD
    found = reach(battle, piece)
    return [
        _shape(REACH, REACH, [there for there, steps in found.items() if steps == hexes], _fading(hexes), hexes=hexes)
        for hexes in sorted(set(found.values()))
    ]


def _shape(role: str, label: str, places: list[int], intensity: int = STRONG, **args: int) -> Shape:
    place = Place.hexes([GRID.names[there] for there in places])
    return Shape(role, Message(f"ancients-shape-{label}", args), place, intensity)


def _fading(hexes: int) -> int:
    return max(FAINT, STRONG - 20 * (hexes - 1))


# -- 10. what it can hit -----------------------------------------------------------------------------------------------


def fire_of(battle: Fight, unit: int) -> list[Shape]:
    """10.02, 10.14 The hexes in range: those in sight, and those that something hides."""
    here, far = battle.state.hex_of[unit], battle.field.classes[unit].range
    in_range = [there for there in GRID.within(here, far) if GRID.distance[here][there] > 1]
    seen = [there for there in in_range if in_sight(battle, here, there)]
    hidden = [there for there in in_range if there not in seen]
    return _drawn(_shape("fire", "fire", seen), _shape("hidden", "hidden", hidden, FAINT))


def _drawn(*shapes: Shape) -> list[Shape]:
    return [shape for shape in shapes if shape.place and shape.place.names]


def fire_of_side(battle: Fight, side: int) -> list[Shape]:
    """10.02 What the units of a side can hit from where they stand: the more of them, the stronger."""
    state, field = battle.state, battle.field
    count: Counter[int] = Counter()
    for unit in field.units_of[side]:
        here, far = state.hex_of[unit], field.classes[unit].range
        if here >= 0 and far:
            near = (there for there in GRID.within(here, far) if GRID.distance[here][there] > 1)
            count.update(there for there in near if in_sight(battle, here, there))
    return _drawn(
        _shape("fire", "fire-many", sorted(there for there, units in count.items() if units > 2), STRONG),
        _shape("fire", "fire-two", sorted(there for there, units in count.items() if units == 2), MIDDLING),
        _shape("fire", "fire-one", sorted(there for there, units in count.items() if units == 1), FAINT),
    )


def _struck_by(battle: Fight, unit: int) -> list[str]:
    """8.01, 10.02, 11.01 The hexes beside those that one order takes a unit to, and those it can shoot into."""
    here = battle.state.hex_of[unit]
    if here < 0:
        return []
    trial = battle.fork()
    trial.state.order = NO_CARD
    stands = {here, *reach(trial, unit)}
    struck = {there for at in stands for there in NEIGHBOURS[at]}
    far = battle.field.classes[unit].range
    if far:
        struck.update(there for there in GRID.within(here, far) if in_sight(battle, here, there))
    return [GRID.names[there] for there in struck - {here}]


def in_sight(battle: Fight, here: int, there: int) -> bool:
    """10.15-10.18 Whether neither terrain nor a piece between blocks the line."""
    unit_at, leader_at = battle.state.unit_at, battle.state.leader_at
    return not battle.field.sight_blocked_by(here, there, lambda at: unit_at[at] >= 0 or leader_at[at] >= 0)


# -- 11.46, 12.14 who supports whom ------------------------------------------------------------------------------------


def support_of(battle: Fight, piece: int) -> list[Shape]:
    """12.14 The friends beside a unit, strongly if they are enough to ignore a flag; 11.46 the leaders whose presence
    makes its helmets count; of a leader, the hexes in which they count."""
    state, field = battle.state, battle.field
    here, side = state.hex_of[piece], field.side_of[piece]
    if piece >= field.units:
        return [_shape("command", "leader", [here, *NEIGHBOURS[here]])]
    friends = [there for there in NEIGHBOURS[here] if _holder(battle, there) == side]
    led = [there for there in (here, *NEIGHBOURS[here]) if _led_by(battle, there) == side]
    supported = is_supported(battle, piece)
    label, intensity = ("supported", STRONG) if supported else ("unsupported", FAINT)
    return _drawn(_shape("support", label, friends, intensity), _shape("command", "led", led))


def _holder(battle: Fight, there: int) -> int:
    """The side whose unit or lone leader is in a hex; -1 if nobody is."""
    piece = battle.state.unit_at[there]
    if piece < 0:
        piece = battle.state.leader_at[there]
    return battle.field.side_of[piece] if piece >= 0 else -1


def _led_by(battle: Fight, there: int) -> int:
    leader = battle.state.leader_at[there]
    return battle.field.side_of[leader] if leader >= 0 else -1


def support_of_side(battle: Fight, side: int) -> list[Shape]:
    """12.14, 11.46 The units of a side that may ignore a flag for their neighbours, those that may not, and where its
    leaders make helmets count."""
    state, field = battle.state, battle.field
    units = [unit for unit in field.units_of[side] if state.hex_of[unit] >= 0]
    firm = [state.hex_of[unit] for unit in units if is_supported(battle, unit)]
    loose = [state.hex_of[unit] for unit in units if not is_supported(battle, unit)]
    leaders = [state.hex_of[leader] for leader in field.leaders_of[side] if state.hex_of[leader] >= 0]
    near = sorted({there for here in leaders for there in (here, *NEIGHBOURS[here])})
    return _drawn(
        _shape("command", "leader", near, FAINT),
        _shape("support", "supported", firm),
        _shape("support", "unsupported", loose, FAINT),
    )
