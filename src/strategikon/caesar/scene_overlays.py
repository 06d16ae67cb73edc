"""What can be laid over the table on demand: reach, arcs, ranges, charges, earshot of captains, supports."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from strategikon.caesar.charges import Contact, contact, face_point
from strategikon.caesar.commanding import BAND
from strategikon.caesar.declaring import cannot_declare, longest_move
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import HEADINGS, RIGHT, off
from strategikon.caesar.measure import Figure, edge_distance, outline
from strategikon.caesar.orders import MOST_MOVES
from strategikon.caesar.polygons import hull
from strategikon.caesar.shapes import Point
from strategikon.caesar.sight import all_round, can_see, faces
from strategikon.caesar.state import DEAD, OUTSIDE
from strategikon.caesar.steps import inches
from strategikon.caesar.support import may_support, stands_by
from strategikon.caesar.tables import CAPTAIN_MOVE
from strategikon.caesar.units import allowance, enemies, figure, on_table, present, shape_of
from strategikon.kernel.dangers import DANGER, DANGER_KIND
from strategikon.kernel.decision import Refusal
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Overlay, OverlayKind, Shape

REACH, CHARGE, MISSILE, ARCS, COMMAND, SUPPORT = "reach", "charge", "missile", "arcs", "command", "support"
LABELS: Final = {
    kind: Message(f"caesar-overlay-{kind}") for kind in (REACH, CHARGE, MISSILE, ARCS, COMMAND, SUPPORT)
}
KINDS: Final = [
    *(OverlayKind(kind, label, kind in (COMMAND, SUPPORT)) for kind, label in LABELS.items()),
    DANGER_KIND,
]
OF_UNITS: Final = [REACH, CHARGE, ARCS, SUPPORT]
OF_SHOOTERS: Final = [REACH, CHARGE, MISSILE, ARCS, SUPPORT]
WHILE_SHOOTING: Final = [MISSILE, SUPPORT, REACH, CHARGE, ARCS]  # the first are shown by themselves
VOLLEYS: Final = ("shoot", "opportunity")
OF_CAPTAINS: Final = [COMMAND, REACH]
STRONG, MIDDLING, FAINT = 100, 60, 25
SHORT: Final = 6000  # SHT.02
BANDS: Final = 3  # CMD.08 of 12 inches
FAR: Final = 12_000  # how far arcs are drawn
CORNER: Final = RIGHT // 2  # 45 degrees
HALF_BAR: Final = 150  # of the bar that joins two who support each other


def kinds_of(battle: Fight, unit: int) -> list[str]:
    """What makes sense for a unit."""
    if not on_table(battle, unit):
        return []
    if not battle.field.troops[unit].range:
        return OF_UNITS
    return WHILE_SHOOTING if battle.ask is not None and battle.ask.kind in VOLLEYS else OF_SHOOTERS


def overlay(battle: Fight, side: int, kind: str, piece: str) -> Overlay | None:
    """One of the kinds above, for a piece on the table or a whole side."""
    field = battle.field
    if not piece:
        if kind == DANGER:
            return Overlay(DANGER_KIND.label, danger_to_side(battle, side))
        whole = {COMMAND: command_of_side, SUPPORT: support_of_side}.get(kind)
        return Overlay(LABELS[kind], whole(battle, side)) if whole else None
    unit = field.unit_index.get(piece, -1)
    if unit >= 0 and kind in kinds_of(battle, unit):
        return Overlay(LABELS[kind], UNITS[kind](battle, unit))
    if piece in field.captain_ids and kind in OF_CAPTAINS:
        who = field.captain_ids.index(piece)
        return Overlay(LABELS[kind], CAPTAINS[kind](battle, who)) if _is_there(battle, who) else None
    return None


def _is_there(battle: Fight, who: int) -> bool:
    return battle.state.captain_state[who] not in (DEAD, OUTSIDE)


def _shape(battle: Fight, role: str, label: Message, points: Iterable[Point], intensity: int = STRONG) -> Shape:
    height = battle.field.ground.height
    return Shape(role, label, None, intensity, tuple((x, height - y) for x, y in points))


def _label(name: str, length: int = 0, **told: str) -> Message:
    return Message(f"caesar-shape-{name}", {"inches": inches(length // 100 * 100), **told})


# -- outlines ----------------------------------------------------------------------------------------------------------


def _arc(point: Point, heading: int, first: int, last: int, far: int) -> list[Point]:
    """Points so far from one, over a stretch of headings to the right of another."""
    found = []
    for turn in range(first, last + 1):
        dx, dy = off((heading + turn) % HEADINGS, far, 0)
        found.append((point[0] + dx, point[1] + dy))
    return found


def _before(here: Figure, far: int) -> list[Point]:
    """GEO.05 The front quarter, so far from the front edge; it begins at the left end of its arc."""
    left, right = outline(here)[:2]
    heading = here[2].heading
    return [*_arc(left, heading, -CORNER, 0, far), *_arc(right, heading, 0, CORNER, far), right, left]


def _about(here: Figure, far: int) -> list[Point]:
    """All that is so far from a footprint."""
    heading, found = here[2].heading, []
    for place, corner in enumerate(outline(here)):
        found += _arc(corner, heading, (place - 1) * RIGHT, place * RIGHT, far)
    return found


def _ring(point: Point, far: int) -> list[Point]:
    return _arc(point, 0, 0, HEADINGS - 1, far)


# -- where it may go ---------------------------------------------------------------------------------------------------


def reach_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """MOV.01, CMD.12 The front quarter with arcs at one, two and three moves; open order looks to every side."""
    here, far = figure(battle, unit), allowance(battle, unit)
    field = _about if all_round(battle, unit) else _before
    return [
        _shape(battle, REACH, _label("reach", moves * far), field(here, moves * far), strong)
        for moves, strong in ((3, FAINT), (2, MIDDLING), (1, STRONG))
        if far
    ]


def danger_to_side(battle: Fight, side: int) -> list[Shape]:
    """CHG.01 How far each enemy could charge with one move, and with three: darker where several could."""
    shapes: list[Shape] = []
    for unit in range(len(battle.field.ids)):
        if battle.field.side_of[unit] == side or not on_table(battle, unit):
            continue
        here, far = figure(battle, unit), allowance(battle, unit)
        field = _about if all_round(battle, unit) else _before
        moves = ((3, FAINT), (1, MIDDLING)) if far else ()
        shapes += [
            _shape(battle, DANGER, _label("reach", times * far), field(here, times * far), strong)
            for times, strong in moves
        ]
    return shapes


def charges_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """CHG.02, CHG.04 The corridor to every enemy it could charge now, and the pose in which it would end."""
    state = battle.state
    moves = state.moves_left if state.acting == unit and state.moves_left > 0 else MOST_MOVES
    shapes = []
    for target in enemies(battle, unit):
        if cannot_declare(battle, unit, target, moves) is not None:
            continue
        path = contact(battle, unit, target, face_point(battle, unit))
        if not isinstance(path, Refusal) and path.distance <= moves * longest_move(battle, unit):
            shapes += _corridor(battle, unit, target, path)
    return shapes


def _corridor(battle: Fight, unit: int, target: int, path: Contact) -> list[Shape]:
    end = (path.x, path.y, shape_of(battle, unit).at(path.heading))
    label = _label("charge", path.distance, unit=battle.field.ids[target])
    corners = hull([*outline(figure(battle, unit)), *outline(end)])
    return [_shape(battle, CHARGE, label, corners), _shape(battle, "ghost", label, outline(end))]


def reach_of_captain(battle: Fight, who: int) -> list[Shape]:
    """CPT.03 His ride."""
    return [_shape(battle, REACH, _label("reach", CAPTAIN_MOVE), _ring(_where(battle, who), CAPTAIN_MOVE), MIDDLING)]


def _where(battle: Fight, who: int) -> Point:
    return battle.state.captain_x[who], battle.state.captain_y[who]


# -- where it looks and shoots -----------------------------------------------------------------------------------------


def arcs_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """GEO.05 The four quarters, drawn 12 inches deep."""
    here = figure(battle, unit)
    corners, heading = outline(here), here[2].heading
    shapes = []
    for place, (role, name) in enumerate((("front", "front"), ("flank", "right"), ("rear", "rear"), ("flank", "left"))):
        first, second = corners[place], corners[(place + 1) % 4]
        toward = (heading + place * RIGHT) % HEADINGS
        far = [*_arc(first, toward, -CORNER, 0, FAR), *_arc(second, toward, 0, CORNER, FAR)]
        middle = len(far) // 2
        points = [*far[middle:], second, first, *far[:middle]]  # the name stands in the middle of the far edge
        shapes.append(_shape(battle, role, _label(name), points, STRONG if place == 0 else MIDDLING))
    return shapes


def fire_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """SHT.02-SHT.09 Short and long range from the front edge, and the enemies within it, seen or not."""
    here, far = figure(battle, unit), battle.field.troops[unit].range
    field = _about if all_round(battle, unit) else _before
    ranges = sorted({min(SHORT, far), far}, reverse=True)
    shapes = [_shape(battle, "range", _label("range", limit), field(here, limit), FAINT) for limit in ranges]
    for target in enemies(battle, unit):
        there = figure(battle, target)
        if not faces(battle, unit, target) or (gap := edge_distance(here, there)) > far:
            continue
        role = "fire" if can_see(battle, unit, target) else "hidden"
        label = _label(role, gap, unit=battle.field.ids[target])
        shapes.append(_shape(battle, role, label, outline(there)))
    return shapes


# -- who hears and who helps -------------------------------------------------------------------------------------------


def command_of_captain(battle: Fight, who: int) -> list[Shape]:
    """CMD.08 Bands of 12 inches around a captain: each makes him one harder to hear."""
    return [
        _shape(battle, COMMAND, _label("command", band * BAND), _ring(_where(battle, who), band * BAND), strong)
        for band, strong in zip(range(BANDS, 0, -1), (FAINT, MIDDLING, STRONG), strict=True)
    ]


def command_of_side(battle: Fight, side: int) -> list[Shape]:
    """CMD.08 The first band of every captain."""
    there = [who for who in battle.field.captains_of[side] if _is_there(battle, who)]
    return [_shape(battle, COMMAND, _label("command", BAND), _ring(_where(battle, who), BAND), FAINT) for who in there]


def support_of_unit(battle: Fight, unit: int) -> list[Shape]:
    """SUP.13, SUP.14 Those who stand so that they could support it, and those whom it could support."""
    own = [other for other in battle.field.friends[battle.field.side_of[unit]] if other != unit]
    shapes = [_bar(battle, other, unit) for other in own if _supports(battle, other, unit)]
    return shapes + [_bar(battle, unit, other) for other in own if _supports(battle, unit, other)]


def support_of_side(battle: Fight, side: int) -> list[Shape]:
    """SUP.13 Who supports whom."""
    own = battle.field.friends[side]
    return [_bar(battle, one, other) for one in own for other in own if one != other and _supports(battle, one, other)]


def _supports(battle: Fight, unit: int, friend: int) -> bool:
    if not present(battle, unit) or not present(battle, friend) or not may_support(battle, unit, friend):
        return False
    return stands_by(battle, unit, figure(battle, unit), friend)


def _bar(battle: Fight, unit: int, friend: int) -> Shape:
    """A wedge from the one who supports to the one who is supported."""
    (x, y, _), (fx, fy, _) = figure(battle, unit), figure(battle, friend)
    label = _label("support", 0, unit=battle.field.ids[unit], other=battle.field.ids[friend])
    across = abs(fx - x) > abs(fy - y)
    dx, dy = (0, HALF_BAR) if across else (HALF_BAR, 0)
    return _shape(battle, SUPPORT, label, [(x + dx, y + dy), (fx, fy), (x - dx, y - dy)])


UNITS: Final[dict[str, Callable[[Fight, int], list[Shape]]]] = {
    REACH: reach_of_unit, CHARGE: charges_of_unit, MISSILE: fire_of_unit, ARCS: arcs_of_unit, SUPPORT: support_of_unit,
}  # fmt: skip
CAPTAINS: Final[dict[str, Callable[[Fight, int], list[Shape]]]] = {
    REACH: reach_of_captain, COMMAND: command_of_captain
}
