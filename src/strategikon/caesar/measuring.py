"""GEO.03, GEO.04 What a player may measure at any time: distances, quarters and sight, in the numbers the rules use."""

from __future__ import annotations

from math import isqrt
from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.measure import Figure, distance, edge_distance, outline, point_distance
from strategikon.caesar.shapes import Point, quarter
from strategikon.caesar.sight import can_see, faces, points_seen
from strategikon.caesar.state import DEAD
from strategikon.caesar.steps import inches
from strategikon.caesar.units import figure, on_table, present
from strategikon.kernel.decision import Wish
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Measured

QUARTERS: Final = ("front", "right", "rear", "left")  # in the order of shapes.py
MOST_TOLD: Final = 3  # of each quarter
FAR: Final = 24_000  # beyond it nobody is near


# -- a tape ------------------------------------------------------------------------------------------------------------


def measure(battle: Fight, one: Wish, other: Wish | None) -> Measured | None:
    """GEO.03 Between two units, a captain and a unit, or two points; or around a unit."""
    here = _end(battle, one)
    if other is None:
        return around(battle, here) if isinstance(here, int) else None
    there = _end(battle, other)
    if here is None or there is None:
        return None
    if isinstance(here, int) and isinstance(there, int):
        return _units(battle, here, there)
    if isinstance(here, int):
        here, there = there, here
    assert not isinstance(here, int)
    if isinstance(there, int):
        goal = figure(battle, there)
        far = point_distance(*here, goal)
        lines = [Message("caesar-measured", {"inches": inches(far)}), _quarter(battle, there, here)]
        return Measured(lines, (_down(battle, here), _down(battle, _nearest([here], outline(goal))[1])))
    far = isqrt((here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2)
    return Measured([Message("caesar-measured", {"inches": inches(far)})], (_down(battle, here), _down(battle, there)))


def _end(battle: Fight, wish: Wish) -> int | Point | None:
    """The unit or the point that an end of a tape is at; a captain is a point."""
    field, state = battle.field, battle.state
    if wish.piece in field.ids:
        unit = field.ids.index(wish.piece)
        return unit if present(battle, unit) else None
    if wish.piece in field.captain_ids:
        who = field.captain_ids.index(wish.piece)
        return None if state.captain_state[who] == DEAD else (state.captain_x[who], state.captain_y[who])
    return None if wish.at is None else (wish.at[0], field.ground.height - wish.at[1])


def _units(battle: Fight, unit: int, other: int) -> Measured:
    """GEO.03, GEO.05, SHT.08 Footprint to footprint and from the front edge, whose quarter, and who sees whom."""
    here, there = figure(battle, unit), figure(battle, other)
    names = {"unit": battle.field.ids[unit], "other": battle.field.ids[other]}
    lines = [Message("caesar-measured", {"inches": inches(distance(here, there))})]
    if unit != other:
        lines += [
            Message("caesar-measured-front", {**names, "inches": inches(edge_distance(here, there))}),
            _quarter(battle, unit, there[:2], names["other"]), _quarter(battle, other, here[:2], names["unit"]),
            *(_sight(battle, *pair) for pair in ((unit, other), (other, unit))),
        ]  # fmt: skip
    band = _nearest(outline(here), outline(there))
    return Measured(lines, (_down(battle, band[0]), _down(battle, band[1])))


def _quarter(battle: Fight, unit: int, point: Point, other: str = "") -> Message:
    """GEO.05 In which quarter of a unit a point lies."""
    where = QUARTERS[quarter(*figure(battle, unit), *point)]
    told = {"unit": battle.field.ids[unit], "where": where}
    return Message("caesar-measured-quarter", {**told, "other": other} if other else {**told, "other": ""})


def _sight(battle: Fight, unit: int, other: int) -> Message:
    """SHT.08, SHT.09 Whether a unit sees another, and how much of it."""
    names = {"unit": battle.field.ids[unit], "other": battle.field.ids[other]}
    if not faces(battle, unit, other) or not can_see(battle, unit, other):
        return Message("caesar-measured-unseen", names)
    return Message("caesar-measured-seen", {**names, "points": points_seen(battle, unit, other)})


def _nearest(one: list[Point], other: list[Point]) -> tuple[Point, Point]:
    """The two points between which a tape is laid: the nearest corners or places on an edge, for the eye alone."""
    pairs = [(_on_edges(point, other), point, False) for point in one]
    pairs += [(_on_edges(point, one), point, True) for point in other]
    (_, found), point, turned = min(pairs)
    return (found, point) if turned else (point, found)


def _on_edges(point: Point, outline: list[Point]) -> tuple[int, Point]:
    """The place on an outline that is nearest to a point, and the square of its distance."""
    px, py = point
    found = []
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        ex, ey = bx - ax, by - ay
        square = ex * ex + ey * ey
        along = max(0, min(square, (px - ax) * ex + (py - ay) * ey))
        x, y = (ax + ex * along // square, ay + ey * along // square) if square else (ax, ay)
        found.append(((x - px) ** 2 + (y - py) ** 2, (x, y)))
    return min(found)


def _down(battle: Fight, point: Point) -> Point:
    """A point of the rules as a point of the scene."""
    return point[0], battle.field.ground.height - point[1]


# -- what is around ----------------------------------------------------------------------------------------------------


def around(battle: Fight, unit: int) -> Measured:
    """GEO.03, GEO.05 Whoever is near a unit: quarter by quarter, nearest first."""
    here = figure(battle, unit)
    lines = []
    for place, where in enumerate(QUARTERS):
        near = [
            (distance(here, there), other)
            for other in range(len(battle.field.ids))
            if other != unit and present(battle, other)
            and quarter(*here, *(there := figure(battle, other))[:2]) == place
        ]  # fmt: skip
        told = tuple(_near(battle, unit, other, far) for far, other in sorted(near)[:MOST_TOLD] if far <= FAR)
        lines.append(Message("caesar-around" if told else "caesar-around-nobody", {"where": where, "who": told}))
    return Measured(lines)


def _near(battle: Fight, unit: int, other: int, far: int) -> Message:
    side = battle.field.side_of
    kind = "friend" if side[unit] == side[other] else "enemy"
    return Message(f"caesar-near-{kind}", {"unit": battle.field.ids[other], "inches": inches(far)})


def nearest_told(battle: Fight, unit: int, here: Figure) -> list[Message]:
    """GEO.04 The nearest enemy and the nearest friend of a unit that stood here, and on which side of it."""
    field = battle.field
    side = field.side_of[unit]
    lines = []
    for kind, others in (("enemy", field.enemies[side]), ("friend", field.friends[side])):
        there = [(other, figure(battle, other)) for other in others if other != unit and on_table(battle, other)]
        near = _least(here, there)
        if near is not None:
            far, other, at = near
            where = QUARTERS[quarter(*here, *at[:2])]
            told = {"unit": field.ids[other], "inches": inches(far // 100 * 100), "where": where}
            lines.append(Message(f"caesar-note-{kind}", told))
    return lines


def _least(here: Figure, others: list[tuple[int, Figure]]) -> tuple[int, int, Figure] | None:
    """The nearest of some figures; only those are measured whose circles are not beyond the best."""
    best: tuple[int, int, Figure] | None = None
    x, y, reach = here[0], here[1], here[2].radius
    gaps = sorted(
        (isqrt((there[0] - x) ** 2 + (there[1] - y) ** 2) - reach - there[2].radius, other, place)
        for place, (other, there) in enumerate(others)
    )
    for gap, other, place in gaps:
        if best is not None and gap > best[0]:
            break
        far = distance(here, others[place][1])
        if best is None or far < best[0]:
            best = (far, other, others[place][1])
    return best
