"""SHT.08-SHT.10, SPC.19 Lines of sight: who sees whom, and how much of him."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

from strategikon.caesar.effects import sight_limit
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import HILL, Piece
from strategikon.caesar.headings import rdiv
from strategikon.caesar.measure import Figure, point_to_segment, segment_meets, within
from strategikon.caesar.shapes import FRONT, Point, in_front, quarter
from strategikon.caesar.state import INSIDE, ON_TABLE
from strategikon.caesar.tables import OPEN, SQUARE, Special
from strategikon.caesar.units import figure

MARK: Final = 250  # SHT.08 marks along a line of sight
MOST_IN_WOODS: Final = 8  # marks: 2 inches
FEW_POINTS: Final = 4  # SHT.09
OVERHEAD: Final = 6000  # SHT.10
CENTRE: Final = 4  # of the nine sample points


def all_round(battle: Fight, unit: int) -> bool:
    """GEO.06, FRM.08, SHT.23 Open order, squares and occupants look to every side."""
    return battle.state.where[unit] >= INSIDE or battle.state.formation[unit] in (OPEN, SQUARE)


def eyes(battle: Fight, unit: int) -> list[Point]:
    """SHT.08 The ends and the middle of the front; all round, the eight points about the centre."""
    x, y, frame = figure(battle, unit)
    points = frame.points[:3]
    if all_round(battle, unit):
        points = (*frame.points[:CENTRE], *frame.points[CENTRE + 1 :])
    return [(x + px, y + py) for px, py in points]


def faces(battle: Fight, unit: int, target: int) -> bool:
    """SHT.08, GEO.05 Whether one of the nine points of a target lies in a unit's front quarter."""
    return has_before(battle, unit, figure(battle, target))


def has_before(battle: Fight, unit: int, there: Figure) -> bool:
    """SHT.08, GEO.05 Whether one of the nine points of a footprint lies in a unit's front quarter."""
    return all_round(battle, unit) or in_front(*figure(battle, unit), *there)


def can_see(battle: Fight, unit: int, target: int) -> bool:
    """SHT.08 Whether some eye of a shooter sees some point of a target."""
    return _see(battle, unit, lanes(battle, unit, target))


def has_in_sight(battle: Fight, unit: int, target: int) -> bool:
    """SHT.08, CHG.02, CMD.31, SPC.19 The same of a unit that does not shoot: Mixed arms then see past nobody."""
    return _see(battle, unit, [_straight(battle, unit, target)])


def _see(battle: Fight, unit: int, found: list[Lane]) -> bool:
    looking = eyes(battle, unit)
    for lane in found:
        for eye in looking:
            for point in lane.points:
                if lane.clear(eye, point):
                    return True
    return False


def _straight(battle: Fight, unit: int, target: int) -> Lane:
    return Lane(battle, unit, target, [between for _, between in _blockers(battle, unit, target)])


def lanes(battle: Fight, unit: int, target: int) -> list[Lane]:
    """SHT.08, SPC.19 The lines between two units; mixed arms may see past one friend before them, whichever they
    like."""
    if not battle.field.troops[unit].has(Special.MIXED_ARMS):
        return [_straight(battle, unit, target)]
    found = _blockers(battle, unit, target)
    screens = _screens(battle, unit, found)
    if not screens:
        return [_straight(battle, unit, target)]
    return [
        Lane(battle, unit, target, [between for other, between in found if other != screen]) for screen in screens
    ]


def _blockers(battle: Fight, unit: int, target: int) -> list[tuple[int, Figure]]:
    """SHT.08, SHT.10 Units whose core may cut a line between the two."""
    state, troop = battle.state, battle.field.troops[unit]
    here, there = figure(battle, unit), figure(battle, target)
    wide = max(here[2].radius, there[2].radius)
    raised = _hills_of(battle, here) + _hills_of(battle, there)
    overhead = troop.kind.arm == "artillery"
    found = []
    xs, ys, far = state.x, state.y, wide + battle.field.widest
    x, y, vx, vy = here[0], here[1], there[0] - here[0], there[1] - here[1]
    west, east = min(x, x + vx) - far, max(x, x + vx) + far
    south, north = min(y, y + vy) - far, max(y, y + vy) + far
    aside = far * (isqrt(vx * vx + vy * vy) + 1)
    for other, where in enumerate(state.where):
        if not (west <= xs[other] <= east and south <= ys[other] <= north):
            continue
        if where != ON_TABLE or other in (unit, target) or abs(vx * (ys[other] - y) - vy * (xs[other] - x)) > aside:
            continue
        between = figure(battle, other)
        reach = wide + between[2].radius
        if point_to_segment(between[0], between[1], *here[:2], *there[:2]) > reach * reach:
            continue
        if any(not hill.holds(between[0], between[1]) for hill in raised):
            continue
        if overhead and not within(here, between, OVERHEAD) and not within(there, between, OVERHEAD):
            continue
        found.append((other, between))
    return found


def _hills_of(battle: Fight, here: Figure) -> list[Piece]:
    return [hill for hill in battle.field.ground.hills if hill.holds(here[0], here[1])]


def _screens(battle: Fight, unit: int, found: list[tuple[int, Figure]]) -> list[int]:
    """SPC.19 The friends within an inch whose centre is in a unit's front quarter."""
    here, side = figure(battle, unit), battle.field.side_of
    return [
        other
        for other, between in found
        if side[other] == side[unit]
        and quarter(*here, between[0], between[1]) == FRONT
        and within(here, between, 1000)
    ]


class Lane:
    """What may stand between a unit and its target, gathered once for all lines between them."""

    __slots__ = ("blockers", "hills", "limit", "points", "screens", "veils", "works")

    def __init__(
        self, battle: Fight, unit: int, target: int, blockers: list[Figure], woods: Sequence[Piece] | None = None
    ) -> None:
        ground = battle.field.ground
        here, there = figure(battle, unit), figure(battle, target)
        x, y, frame = there
        self.points: Final = [(x + px, y + py) for px, py in frame.points]
        self.limit: Final = sight_limit(battle)
        self.blockers: Final = blockers
        self.hills: Final = [h for h in ground.hills if not h.holds(*here[:2]) and not h.holds(x, y)]
        self.screens: Final = [p for p in ground.screens if not p.touched(here) and not p.touched(there)]
        self.veils: Final = (*(ground.woods if woods is None else woods), *self.hills, *self.screens)
        own = {battle.state.where[unit] - INSIDE, battle.state.where[target] - INSIDE}
        self.works: Final = [work.piece for number, work in enumerate(battle.field.works) if number not in own]

    def clear(self, eye: Point, point: Point) -> bool:
        """SHT.08 Whether nothing blocks the line from an eye to a point."""
        vx, vy = point[0] - eye[0], point[1] - eye[1]
        length = isqrt(vx * vx + vy * vy)
        if self.limit is not None and length > self.limit:
            return False
        for other in self.blockers:
            if segment_meets(*eye, *point, other):
                return False
        for work in self.works:
            if work.meets_segment(eye, point):
                return False
        crossed = [piece for piece in self.veils if piece.meets_segment(eye, point)]
        return not crossed or self._passes(eye, vx, vy, length, crossed)

    def _passes(self, eye: Point, vx: int, vy: int, length: int, crossed: list[Piece]) -> bool:
        """The marks along the line: none in a hill or a screen, and at most eight in woods. Of each piece, only the
        marks in its box are looked at."""
        parts = max(1, (length + MARK - 1) // MARK)
        in_woods: set[int] = set()
        for piece in crossed:
            hides = piece.kind == HILL or piece in self.screens
            west, south, east, north = piece.box
            one, other = marks_between(eye[0], vx, parts, west, east), marks_between(eye[1], vy, parts, south, north)
            for k in range(max(one.start, other.start), min(one.stop, other.stop)):
                if piece.holds(eye[0] + rdiv(vx * k, parts), eye[1] + rdiv(vy * k, parts)):
                    if hides:
                        return False
                    in_woods.add(k)
        return len(in_woods) <= MOST_IN_WOODS


def marks_between(start: int, way: int, parts: int, low: int, high: int) -> range:
    """SHT.08 Of the marks that cut a way into equal parts, those that can lie between two bounds along one axis: marks
    are rounded, so a thousandth is added on both sides."""
    if not way:
        return range(1, parts if low <= start <= high else 1)
    first, last = (low - 1 - start) * parts, (high + 1 - start) * parts
    if way < 0:
        first, last, way = -last, -first, -way
    return range(max(1, -(-first // way)), min(parts, last // way + 1))


def points_seen(battle: Fight, unit: int, target: int) -> int:
    """SHT.09 How many of the nine points the best eye sees."""
    looking = eyes(battle, unit)
    return max(
        sum(lane.clear(eye, point) for point in lane.points) for lane in lanes(battle, unit, target) for eye in looking
    )


def partially_hidden(battle: Fight, unit: int, target: int) -> bool:
    """SHT.09 At most 4 of its points are seen, or it touches woods."""
    in_woods = battle.state.where[target] == ON_TABLE and battle.field.ground.in_woods(figure(battle, target))
    return bool(in_woods) or points_seen(battle, unit, target) <= FEW_POINTS


def screened(battle: Fight, unit: int, target: int) -> bool:
    """SHT.10 Whether nothing but other units hides a target from a shooter."""
    return not can_see(battle, unit, target) and _see(battle, unit, [Lane(battle, unit, target, [])])


def lost_in_woods(battle: Fight, unit: int, target: int) -> bool:
    """SHT.10, TER.11 Whether nothing but woods hides a target from a shooter."""
    between = [figure for _, figure in _blockers(battle, unit, target)]
    return not can_see(battle, unit, target) and _see(battle, unit, [Lane(battle, unit, target, between, woods=())])
