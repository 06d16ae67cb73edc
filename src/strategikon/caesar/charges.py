"""CHG.01-CHG.04, CHG.22-CHG.25, CHG.28, CHG.29, CHG.36 Charges on paper: who may declare one, which face it strikes,
the pose in which it ends, and the corridor that leads there. Nothing here moves anybody."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final, NamedTuple

from strategikon.caesar.budgets import is_crossed
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import FORD, NOT_SLOWED, OBSTACLE, ROUGH, WOODS, Piece
from strategikon.caesar.headings import ABOUT, FX, FY, GRID, HEADINGS, RIGHT, STEP, S, nearest_heading, off, rdiv, turn
from strategikon.caesar.measure import (
    Figure,
    distance,
    face_touched,
    outline,
    overlap,
    polygons_meet,
    touching,
    within,
)
from strategikon.caesar.passing import tested
from strategikon.caesar.polygons import hull
from strategikon.caesar.shapes import FRONT, REAR, Point, quarter
from strategikon.caesar.sight import can_see, faces
from strategikon.caesar.states import is_demoralised
from strategikon.caesar.tables import COLUMN, OPEN, SQUARE
from strategikon.caesar.units import (
    Pose,
    allowance,
    disordered,
    enemies,
    engaged,
    figure,
    friends,
    on_table,
    open_order,
    pose,
    shaken,
    shape_of,
    treads,
    troop,
)
from strategikon.kernel.decision import Refusal, refusal

LOOSE_PREY: Final = ("artillery", "wagon", "civilians")  # CHG.24


# -- CHG.02, CHG.22-CHG.24, CHG.36 declaring ---------------------------------------------------------------------------


def cannot_charge(battle: Fight, unit: int) -> Refusal | None:
    """CHG.22, CHG.23 Class and state: shaken, disordered and demoralised units do not charge, nor do engines, wagons
    and civilians."""
    told = {"unit": battle.field.ids[unit]}
    if not troop(battle, unit).kind.may_charge:
        return refusal("CHG.23", "caesar-why-never-charges", **told)
    if shaken(battle, unit):
        return refusal("CHG.22", "caesar-why-shaken-charge", **told)
    if disordered(battle, unit):
        return refusal("CHG.22", "caesar-why-disordered", **told)
    if is_demoralised(battle, unit):
        return refusal("CHG.22", "caesar-why-demoralised", **told)
    if not on_table(battle, unit) or engaged(battle, unit):
        return refusal("CHG.01", "caesar-why-not-free-to-charge", **told)
    return None


def cannot_declare(battle: Fight, unit: int, target: int, moves: int) -> Refusal | None:
    """CHG.02, CHG.36 A target within so many moves, before it and in its sight. The far and the hidden are looked at
    last: sight is dear."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    reason = cannot_charge(battle, unit)
    if reason is not None:
        return reason
    if not within(figure(battle, unit), figure(battle, target), moves * longest_move(battle, unit)):
        return refusal("CHG.36", "caesar-why-charge-far", **told)
    if not faces(battle, unit, target):
        return refusal("CHG.02", "caesar-why-not-before", **told)
    if not can_see(battle, unit, target):
        return refusal("CHG.02", "caesar-why-unseen", **told)
    return None


def longest_move(battle: Fight, unit: int) -> int:
    """CHG.36 Its allowance; of troops that switch order the greater of two."""
    line = troop(battle, unit)
    if not line.kind.switches:
        return allowance(battle, unit)
    return max(line.allowances[formation] for formation, shape in enumerate(line.shapes) if shape is not None)


def cannot_strike(battle: Fight, unit: int, target: int) -> Refusal | None:
    """CHG.23, CHG.24 Its formation: columns and squares charge nobody, open order only loose or helpless prey."""
    formation = battle.state.formation[unit]
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    if formation in (COLUMN, SQUARE):
        return refusal("CHG.23", "caesar-why-formation-charge", **told)
    prey = open_order(battle, target) or troop(battle, target).kind.arm in LOOSE_PREY
    if formation == OPEN and not prey:
        return refusal("CHG.24", "caesar-why-open-charge", **told)
    return None


# -- CHG.03, CHG.04 the face and the pose ------------------------------------------------------------------------------


class Contact(NamedTuple):
    """A charge that could be made: where it ends, on which face, how long its path is, and what lies on it."""

    x: int
    y: int
    heading: int
    face: int
    start: Pose  # from where the path goes: open order has turned toward its prey
    distance: int  # from front centre to front centre
    crossed: tuple[int, ...]  # CHG.29 friends that are tested with it


def front_centre(battle: Fight, unit: int, at: Pose) -> Point:
    """The middle of its front edge in a pose."""
    dx, dy = off(at[2], shape_of(battle, unit).half_depth, 0)
    return at[0] + dx, at[1] + dy


def face_struck(battle: Fight, unit: int, target: int, origin: Pose) -> int:
    """CHG.03 The target's quarter that holds the charger's front centre (open order: its centre) where it stood at the
    start of the order."""
    point = origin[:2] if open_order(battle, unit) else front_centre(battle, unit, origin)
    return quarter(*figure(battle, target), *point)


def starting_pose(battle: Fight, unit: int, target: int) -> Pose:
    """CHG.04 Where the path begins: open order first turns toward its prey, in place and for nothing."""
    x, y, heading = pose(battle, unit)
    if not open_order(battle, unit):
        return x, y, heading
    there = figure(battle, target)
    return x, y, nearest_heading(there[0] - x, there[1] - y, heading)


def contact(battle: Fight, unit: int, target: int, origin: Pose) -> Contact | Refusal:
    """CHG.04, CHG.28 The first free pose on the struck face, nearest to where the charger would arrive; or why there is
    none. How far its moves carry it, is another question."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    reason = cannot_strike(battle, unit, target)
    if reason is not None:
        return reason
    start, face = starting_pose(battle, unit, target), face_struck(battle, unit, target, origin)
    normal = (figure(battle, target)[2].heading + face * RIGHT) % HEADINGS
    heading = (normal + ABOUT) % HEADINGS
    if not open_order(battle, unit) and turn(start[2], heading) > RIGHT:
        return refusal("CHG.04", "caesar-why-charge-turn", **told)
    first: Refusal | None = None
    for x, y in _candidates(battle, unit, target, start, face):
        found = _along_corridor(battle, unit, target, start, (x, y, heading), face)
        if isinstance(found, Contact):
            return found
        first = first or found
    return first or refusal("CHG.28", "caesar-why-no-room-charge", **told)


def _candidates(battle: Fight, unit: int, target: int, start: Pose, face: int) -> Iterator[Point]:
    """CHG.28 Contact centres along the struck face: the wanted offset, others by half inches, flush with friends."""
    tx, ty, frame = figure(battle, target)
    shape = shape_of(battle, unit)
    across = face in (FRONT, REAR)
    reach = (frame.depth if across else frame.width) // 2 + shape.half_depth
    length = frame.width if across else frame.depth
    most = max(length, shape.width) // 2
    normal = (frame.heading + face * RIGHT) % HEADINGS
    along = (normal + RIGHT) % HEADINGS
    fx, fy = front_centre(battle, unit, start)
    wanted = rdiv((fx - tx) * FX[along] + (fy - ty) * FY[along], S)
    nearest = max(-most, min(most, wanted))
    offsets = {nearest + STEP * k for k in range(-2 * most // STEP - 1, 2 * most // STEP + 2)}
    offsets |= set(_flush(battle, unit, target, face, along))
    fitting = [offset for offset in offsets if -most <= offset <= most]
    for offset in sorted(fitting, key=lambda o: (abs(o - wanted), abs(o), -o)):
        yield (
            tx + rdiv(reach * FX[normal] + offset * FX[along], S),
            ty + rdiv(reach * FY[normal] + offset * FY[along], S),
        )


def _flush(battle: Fight, unit: int, target: int, face: int, along: int) -> Iterator[int]:
    """CHG.28 The offsets that put the charger's flank flush with a friend on the same face."""
    there = figure(battle, target)
    for friend in friends(battle, unit):
        beside = figure(battle, friend)
        if touching(there, beside) and face_touched(there, beside) == face:
            middle = rdiv((beside[0] - there[0]) * FX[along] + (beside[1] - there[1]) * FY[along], S)
            half = rdiv(beside[2].foot.extent(FX[along], FY[along]), S) + shape_of(battle, unit).half_width
            yield from (middle - half, middle + half)


# -- CHG.04, CHG.25, CHG.29 the corridor -------------------------------------------------------------------------------


def _along_corridor(
    battle: Fight, unit: int, target: int, start: Pose, end: Pose, face: int
) -> Contact | Refusal:
    """CHG.04 A contact pose that is free, and a corridor of front edges that touches no closed ground, no other enemy,
    and no friend in close combat."""
    ground, told = battle.field.ground, {"unit": battle.field.ids[unit], "other": ""}
    there = (end[0], end[1], shape_of(battle, unit).at(end[2]))
    if not ground.on_table(there):
        return refusal("CHG.04", "caesar-why-off-table", **told)
    others = [*friends(battle, unit), *(foe for foe in enemies(battle, unit) if on_table(battle, foe))]
    for other in others:
        if overlap(there, figure(battle, other)):
            return refusal("CHG.28", "caesar-why-over", **{**told, "other": battle.field.ids[other]})
    kind = treads(battle, unit)
    corridor = hull([*front_edge(battle, unit, start), *front_edge(battle, unit, end)])
    closed = ground.closed(kind, there) or ground.closed_polygon(kind, corridor)
    if closed is not None:
        return refusal("CHG.25", "caesar-why-closed", **{**told, "other": closed.id})
    crossed = []
    for other in others:
        if other == target or not polygons_meet(corridor, _core(figure(battle, other))):
            continue
        foe = battle.field.side_of[other] != battle.field.side_of[unit]
        if foe or (engaged(battle, other) and not battle.state.touches[other] >> target & 1):
            return refusal("CHG.04", "caesar-why-corridor", **{**told, "other": battle.field.ids[other]})
        if tested(battle, unit, battle.state.formation[unit], there, *_path(battle, unit, start, end), other):
            crossed.append(other)
    vx, vy = _path(battle, unit, start, end)
    here = figure(battle, unit)
    crossed.sort(key=lambda other: (distance(here, figure(battle, other)), other))
    return Contact(*end, face, start, isqrt(vx * vx + vy * vy), tuple(crossed))


def _path(battle: Fight, unit: int, start: Pose, end: Pose) -> Point:
    """The straight way of the front centre."""
    (ax, ay), (bx, by) = front_centre(battle, unit, start), front_centre(battle, unit, end)
    return bx - ax, by - ay


def front_edge(battle: Fight, unit: int, at: Pose) -> list[Point]:
    """The two ends of its front edge in a pose."""
    return outline((at[0], at[1], shape_of(battle, unit).at(at[2])))[:2]


def _core(there: Figure) -> list[Point]:
    x, y, frame = there
    return [(x + cx, y + cy) for cx, cy in frame.core.corners]


# -- CHG.04, CHG.27 how far the moves carry it -------------------------------------------------------------------------


def reach(battle: Fight, unit: int, path: Contact, moves: int) -> int:
    """CHG.04, CHG.27 How far along its path so many moves carry a charger: woods halve the moves of horse, each
    obstacle takes one more, rough ground ends it with the stretch that touches it."""
    length, allowed = path.distance, allowance(battle, unit)
    ground, slowed = battle.field.ground, treads(battle, unit) not in NOT_SLOWED
    done = used = 0
    while used < moves and done < length:
        end = min(done + allowed, length)
        if troop(battle, unit).mounted and _touched(battle, unit, path, done, end, ground.of(WOODS)):
            end = min(done + allowed // 2, length)
        used += 1
        for here in range(done, end if slowed else done, GRID):
            start, next_ = (centre_at(battle, unit, path, s)[:2] for s in (here, min(here + GRID, end)))
            over = sum(is_crossed(piece, start, next_) for piece in ground.of(OBSTACLE, FORD))
            if over and used + over > moves:
                return here
            used += over
        if slowed and _touched(battle, unit, path, done, end, ground.of(ROUGH, FORD)):
            return end
        done = end
    return done


def _touched(battle: Fight, unit: int, path: Contact, start: int, end: int, pieces: list[Piece]) -> bool:
    """Whether a stretch of the corridor touches one of some pieces."""
    if not pieces:
        return False
    corners = [*_edge_at(battle, unit, path, start), *_edge_at(battle, unit, path, end)]
    if start == 0:
        corners += _core(figure(battle, unit))
    if end == path.distance:
        corners += _core((path.x, path.y, shape_of(battle, unit).at(path.heading)))
    stretch = hull(corners)
    return any(piece.meets(stretch) for piece in pieces)


def _edge_at(battle: Fight, unit: int, path: Contact, done: int) -> list[Point]:
    """The ends of the front edge so far along the path, between those at its start and at contact."""
    first = front_edge(battle, unit, path.start)
    last = front_edge(battle, unit, (path.x, path.y, path.heading))
    if not path.distance:
        return last
    pairs = zip(first, last, strict=True)
    return [(ax + rdiv((bx - ax) * done, path.distance), ay + rdiv((by - ay) * done, path.distance))
            for (ax, ay), (bx, by) in pairs]  # fmt: skip


def centre_at(battle: Fight, unit: int, path: Contact, done: int) -> Pose:
    """CHG.04 The pose so far along the path: at its start as it stands, then with the heading of contact."""
    if not done or not path.distance:
        return path.start
    fx, fy = front_centre(battle, unit, path.start)
    vx, vy = _path(battle, unit, path.start, (path.x, path.y, path.heading))
    dx, dy = off(path.heading, shape_of(battle, unit).half_depth, 0)
    return fx + rdiv(vx * done, path.distance) - dx, fy + rdiv(vy * done, path.distance) - dy, path.heading
