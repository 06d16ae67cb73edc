"""CHG.01, CHG.03, CHG.04, CHG.25, CHG.28, CHG.29 Charges on paper: which face one strikes, the pose in which it ends,
and the corridor that leads there. Nothing here moves anybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import Final, NamedTuple

from strategikon.caesar.budgets import is_crossed, may_be_crossed
from strategikon.caesar.declaring import cannot_strike
from strategikon.caesar.field import Fight
from strategikon.caesar.ground import BUILDING, NOT_SLOWED, Piece
from strategikon.caesar.headings import ABOUT, FX, FY, GRID, HEADINGS, RIGHT, STEP, S, nearest_heading, off, rdiv, turn
from strategikon.caesar.measure import (
    CONTACT,
    Figure,
    distance,
    face_touched,
    outline,
    overlap,
    polygons_meet,
    touching,
)
from strategikon.caesar.mover import closed_bar
from strategikon.caesar.passing import fights_elsewhere, half_swept, passes_untested
from strategikon.caesar.polygons import hull
from strategikon.caesar.shapes import FRONT, REAR, Point, quarter
from strategikon.caesar.state import INSIDE, ON_TABLE
from strategikon.caesar.units import (
    Pose,
    allowance,
    figure,
    friends,
    near,
    open_order,
    pose,
    shape_of,
    treads,
    troop,
)
from strategikon.kernel.decision import Refusal, refusal

LOOK: Final = 20 * GRID  # how much of a path is looked at together
GLANCE: Final = 5 * GRID
ROUGHLY: Final = 10  # a pose that is farther may be so much nearer, as its place is rounded
ROUNDED: Final = 2  # so far at most a rounded point of a straight path lies beside the line between two others


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


def face_point(battle: Fight, unit: int) -> Point:
    """CHG.03 The point of a charger by which the face it strikes is known: its front centre, in open order its
    centre."""
    x, y, heading = pose(battle, unit)
    return (x, y) if open_order(battle, unit) else front_centre(battle, unit, (x, y, heading))


def starting_pose(battle: Fight, unit: int, target: int) -> Pose:
    """CHG.04 Where the path begins: open order first turns toward its prey, in place and for nothing."""
    x, y, heading = pose(battle, unit)
    if not open_order(battle, unit):
        return x, y, heading
    there = figure(battle, target)
    return x, y, nearest_heading(there[0] - x, there[1] - y, heading)


def contact(battle: Fight, unit: int, target: int, origin: Point, face: int | None = None) -> Contact | Refusal:
    """CHG.04, CHG.28 The first free pose on the struck face, nearest to where the charger would arrive; or why there is
    none. How far its moves carry it, is another question. A target that turned or came on is struck on a given face."""
    first: Refusal | None = None
    for found in _contacts(battle, unit, target, origin, face):
        if isinstance(found, Contact):
            return found
        first = first or found
    return first or _no_room(battle, unit, target)


def contact_within(battle: Fight, unit: int, target: int, origin: Point, moves: int) -> Contact | Refusal:
    """CHG.04, CHG.28 The first free pose to which so many moves carry it, or why there is none: where ground slows it
    on its way to one, it may still reach another."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    first: Refusal | None = None
    most = moves * allowance(battle, unit)
    for found in _contacts(battle, unit, target, origin, None):
        if isinstance(found, Refusal):
            first = first or found
            continue
        far = reach(battle, unit, found, moves) if found.distance <= most + ROUGHLY else most
        if far >= found.distance:
            return found
        first = refusal("CHG.04", "caesar-why-charge-far", **told)
        if far == most:  # nothing slowed it, or would have to, and the other poses are farther
            break
    return first or _no_room(battle, unit, target)


def _contacts(battle: Fight, unit: int, target: int, origin: Point, face: int | None) -> Iterator[Contact | Refusal]:
    """CHG.28 The poses on the struck face one after another, each a charge that could be made or what is against it."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    reason = cannot_strike(battle, unit, target)
    if reason is not None:
        yield reason
        return
    start = starting_pose(battle, unit, target)
    face = quarter(*figure(battle, target), *origin) if face is None else face
    if _taken(battle, unit, target, face):
        yield refusal("TER.15", "caesar-why-side-taken", **told)
        return
    normal = (figure(battle, target)[2].heading + face * RIGHT) % HEADINGS
    heading = (normal + ABOUT) % HEADINGS
    if not open_order(battle, unit) and turn(start[2], heading) > RIGHT:
        yield refusal("CHG.04", "caesar-why-charge-turn", **told)
        return
    others = _others(battle, unit, target, start)
    for x, y in _candidates(battle, unit, target, start, face):
        yield _along_corridor(battle, unit, target, start, (x, y, heading), face, others)


def _no_room(battle: Fight, unit: int, target: int) -> Refusal:
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    return refusal("CHG.28", "caesar-why-no-room-charge", **told)


def _taken(battle: Fight, unit: int, target: int, face: int) -> bool:
    """TER.15 Whether somebody assaults that side of a building already."""
    where = battle.state.where[target]
    if where < INSIDE or battle.field.works[where - INSIDE].piece.kind != BUILDING:
        return False
    there = figure(battle, target)
    return any(face_touched(there, beside) == face for beside in _beside(battle, unit, there))


def _beside(battle: Fight, unit: int, there: Figure) -> Iterator[Figure]:
    """The friends of a charger that touch its target."""
    own = friends(battle, unit)
    close = near(battle, own, there[0], there[1], there[2].radius + CONTACT + 1)
    return (beside for _, beside in close if touching(there, beside))


def line_of_charge(battle: Fight, unit: int, target: int, origin: Point) -> Contact | None:
    """CHG.27, CHG.31 The path of a charge that cannot be made, whatever stands on it; None if it would have to turn too
    far."""
    start, face = starting_pose(battle, unit, target), quarter(*figure(battle, target), *origin)
    heading = (figure(battle, target)[2].heading + face * RIGHT + ABOUT) % HEADINGS
    if not open_order(battle, unit) and turn(start[2], heading) > RIGHT:
        return None
    x, y = next(_candidates(battle, unit, target, start, face))
    vx, vy = _path(battle, unit, start, (x, y, heading))
    return Contact(x, y, heading, face, start, isqrt(vx * vx + vy * vy), ())


class Struck(NamedTuple):
    """CHG.28 A face that is struck: where a charger stands in contact with it, by its offset along it."""

    x: int  # the centre of the target
    y: int
    normal: int  # the heading in which the face looks
    reach: int  # from there to the centre of the charger
    most: int  # the largest offset
    wanted: int  # where the charger would arrive, however far aside

    @property
    def nearest(self) -> int:
        """The offset nearest to where the charger would arrive: its path is the shortest."""
        return max(-self.most, min(self.most, self.wanted))

    def centre(self, offset: int) -> Point:
        normal, along = self.normal, (self.normal + RIGHT) % HEADINGS
        return (
            self.x + rdiv(self.reach * FX[normal] + offset * FX[along], S),
            self.y + rdiv(self.reach * FY[normal] + offset * FY[along], S),
        )


def _candidates(battle: Fight, unit: int, target: int, start: Pose, face: int) -> Iterator[Point]:
    """CHG.28 Contact centres along the struck face: the wanted offset, others by half inches, flush with friends."""
    struck = _struck(battle, unit, target, start, face)
    yield struck.centre(struck.nearest)
    most, wanted = struck.most, struck.wanted
    offsets = {struck.nearest + STEP * k for k in range(-2 * most // STEP - 1, 2 * most // STEP + 2)}
    offsets |= set(_flush(battle, unit, target, face, (struck.normal + RIGHT) % HEADINGS))
    fitting = [offset for offset in offsets - {struck.nearest} if -most <= offset <= most]
    for offset in sorted(fitting, key=lambda o: (abs(o - wanted), abs(o), -o)):
        yield struck.centre(offset)


def _struck(battle: Fight, unit: int, target: int, start: Pose, face: int) -> Struck:
    tx, ty, frame = figure(battle, target)
    shape = shape_of(battle, unit)
    length, deep = (frame.width, frame.depth) if face in (FRONT, REAR) else (frame.depth, frame.width)
    normal = (frame.heading + face * RIGHT) % HEADINGS
    along = (normal + RIGHT) % HEADINGS
    fx, fy = front_centre(battle, unit, start)
    wanted = rdiv((fx - tx) * FX[along] + (fy - ty) * FY[along], S)
    return Struck(tx, ty, normal, deep // 2 + shape.half_depth, max(length, shape.width) // 2, wanted)


def _flush(battle: Fight, unit: int, target: int, face: int, along: int) -> Iterator[int]:
    """CHG.28 The offsets that put the charger's flank flush with a friend on the same face."""
    there = figure(battle, target)
    for beside in _beside(battle, unit, there):
        if face_touched(there, beside) == face:
            middle = rdiv((beside[0] - there[0]) * FX[along] + (beside[1] - there[1]) * FY[along], S)
            half = rdiv(beside[2].foot.extent(FX[along], FY[along]), S) + shape_of(battle, unit).half_width
            yield from (middle - half, middle + half)


# -- CHG.04, CHG.25, CHG.29 the corridor -------------------------------------------------------------------------------


def _others(battle: Fight, unit: int, target: int, start: Pose) -> list[tuple[int, Figure]]:
    """Whoever else stands on the table and could be met between a start and a target, friends first: in contact, a
    charger reaches no farther from the target's centre than both are wide and deep."""
    field, state = battle.field, battle.state
    tx, ty, frame = figure(battle, target)
    shape = shape_of(battle, unit)
    far = max(frame.width, frame.depth) + shape.width + shape.depth
    (ax, ay), (bx, by) = front_edge(battle, unit, start)
    west, east = min(ax, bx, tx - far) - field.widest, max(ax, bx, tx + far) + field.widest
    south, north = min(ay, by, ty - far) - field.widest, max(ay, by, ty + far) + field.widest
    xs, ys, wheres, side = state.x, state.y, state.where, field.side_of[unit]
    return [
        (other, figure(battle, other))
        for other in (*field.friends[side], *field.enemies[side])
        if west <= xs[other] <= east and south <= ys[other] <= north and wheres[other] == ON_TABLE and other != unit
    ]


def _along_corridor(
    battle: Fight, unit: int, target: int, start: Pose, end: Pose, face: int, others: list[tuple[int, Figure]]
) -> Contact | Refusal:
    """CHG.04 A contact pose that is free, and a corridor of front edges that touches no closed ground, no other enemy,
    and no friend in close combat."""
    ground, told = battle.field.ground, {"unit": battle.field.ids[unit], "other": ""}
    there = (end[0], end[1], shape_of(battle, unit).at(end[2]))
    if not ground.on_table(there):
        return refusal("CHG.04", "caesar-why-off-table", **told).besides("MOV.16")
    for other, beside in others:
        if overlap(there, beside):
            over = refusal("CHG.28", "caesar-why-over", **{**told, "other": battle.field.ids[other]})
            return over.besides("CHG.04", "MOV.15", *_not_through(battle, unit, target, other))
    kind = treads(battle, unit)
    corridor = hull([*front_edge(battle, unit, start), *front_edge(battle, unit, end)])
    where = battle.state.where[target]
    assaulted = battle.field.works[where - INSIDE].piece if where >= INSIDE else None
    closed = ground.closed(kind, there) or ground.closed_polygon(kind, corridor, assaulted)
    if closed is not None:
        barred = refusal("CHG.25", "caesar-why-closed", **{**told, "other": closed.id})
        return barred.besides("CHG.04", closed_bar(closed)[0])
    crossed = []
    low_x, high_x = min(x for x, _ in corridor), max(x for x, _ in corridor)
    low_y, high_y = min(y for _, y in corridor), max(y for _, y in corridor)
    for other, (x, y, frame) in others:
        far = frame.radius
        if x + far < low_x or x - far > high_x or y + far < low_y or y - far > high_y or other == target:
            continue
        if not polygons_meet(corridor, _core((x, y, frame))):
            continue
        passage = _not_through(battle, unit, target, other)
        if passage:
            between = refusal("CHG.04", "caesar-why-corridor", **{**told, "other": battle.field.ids[other]})
            return between.besides(*passage)
        if not passes_untested(battle, unit, battle.state.formation[unit], other):
            crossed.append(other)
    vx, vy = _path(battle, unit, start, end)
    edge = front_edge(battle, unit, end)
    crossed = [other for other in crossed if half_swept(battle, unit, edge, vx, vy, other)]
    here = figure(battle, unit)
    crossed.sort(key=lambda other: (distance(here, figure(battle, other)), other))
    return Contact(*end, face, start, isqrt(vx * vx + vy * vy), tuple(crossed))


def _not_through(battle: Fight, unit: int, target: int, other: int) -> list[str]:
    """PAS.01, PAS.03 No charge goes through another enemy, or through a friend who fights somebody else."""
    if battle.field.side_of[other] != battle.field.side_of[unit]:
        return ["PAS.01"]
    return ["PAS.03"] if fights_elsewhere(battle, other, target) else []


def _path(battle: Fight, unit: int, start: Pose, end: Pose) -> Point:
    """The straight way of the front centre."""
    (ax, ay), (bx, by) = front_centre(battle, unit, start), front_centre(battle, unit, end)
    return bx - ax, by - ay


def _core(there: Figure) -> list[Point]:
    x, y, frame = there
    return [(x + cx, y + cy) for cx, cy in frame.core.corners]


def front_edge(battle: Fight, unit: int, at: Pose) -> list[Point]:
    """The two ends of its front edge in a pose."""
    return outline((at[0], at[1], shape_of(battle, unit).at(at[2])))[:2]


# -- CHG.04, CHG.27 how far the moves carry it -------------------------------------------------------------------------


def too_far(battle: Fight, unit: int, target: int, moves: int, origin: Point) -> bool:
    """CHG.04 Whether no pose of contact lies within so many moves, whatever stands between: the nearest does not."""
    start, face = starting_pose(battle, unit, target), quarter(*figure(battle, target), *origin)
    struck = _struck(battle, unit, target, start, face)
    vx, vy = _path(battle, unit, start, (*struck.centre(struck.nearest), (struck.normal + ABOUT) % HEADINGS))
    most = moves * allowance(battle, unit) + ROUGHLY
    return vx * vx + vy * vy >= (most + 1) ** 2


def reach(battle: Fight, unit: int, path: Contact, moves: int) -> int:
    """CHG.04, CHG.27 How far along its path so many moves carry a charger: woods halve the moves of horse, each
    obstacle takes one more, rough ground ends it with the stretch that touches it."""
    length, allowed = path.distance, allowance(battle, unit)
    ground, slowed = battle.field.ground, treads(battle, unit) not in NOT_SLOWED
    track = track_of(battle, unit, path)
    points = [track.centre(done) for done in (0, 1, track.distance)]
    barriers = _on_the_way(ground.barriers, *points) if slowed else []
    done = used = 0
    while used < moves and done < length:
        end = min(done + allowed, length)
        if troop(battle, unit).mounted and _touched(battle, unit, path, done, end, ground.woods):
            end = min(done + allowed // 2, length)
        used += 1
        for here, over in _barriers_met(track, barriers, done, end):
            if used + over > moves:
                return here
            used += over
        if slowed and _touched(battle, unit, path, done, end, ground.rough):
            return end
        done = end
    return done


def _barriers_met(track: Track, barriers: list[Piece], done: int, end: int) -> Iterator[tuple[int, int]]:
    """TER.10 Where on a stretch, by steps of 50, the centre crosses barriers, and how many: parts of it on which it
    cannot cross any are not looked at step by step."""
    ahead = _crossable(track, barriers, max(done, 1), end)
    for first in range(done, end if barriers else done, LOOK):
        last = min(first + LOOK, end)
        near = _crossable(track, ahead if first else barriers, first, last)
        for begin in range(first, last if near else first, GLANCE):
            close = _crossable(track, near, begin, min(begin + GLANCE, last))
            for here in range(begin, min(begin + GLANCE, last) if close else begin, GRID):
                start, next_ = track.centre(here), track.centre(min(here + GRID, end))
                over = sum(is_crossed(piece, start, next_) for piece in close)
                if over:
                    yield here, over


def _crossable(track: Track, barriers: list[Piece], first: int, last: int) -> list[Piece]:
    """Those of some barriers that the centre may cross between two points of its path."""
    if not barriers:
        return []
    if not first:  # it begins as it stands: the heading of contact, and the straight way, come after
        return _on_the_way(barriers, *(track.centre(done) for done in (0, 1, last)))
    start, end = track.centre(first), track.centre(last)
    return [piece for piece in _on_the_way(barriers, start, end) if may_be_crossed(piece, start, end, ROUNDED)]


def _on_the_way(pieces: Sequence[Piece], *points: Point) -> list[Piece]:
    """Those of some pieces that can be come to between some points: their boxes meet."""
    if not pieces:
        return []
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = (min(xs) - GRID, min(ys) - GRID, max(xs) + GRID, max(ys) + GRID)
    return [piece for piece in pieces if piece.meets_box(*box)]


def _touched(battle: Fight, unit: int, path: Contact, start: int, end: int, pieces: Sequence[Piece]) -> bool:
    """Whether a stretch of the corridor touches one of some pieces."""
    if not pieces:
        return False
    corners = [*_edge_at(battle, unit, path, start), *_edge_at(battle, unit, path, end)]
    if start == 0:
        corners += _core(figure(battle, unit))
    if end == path.distance:
        corners += _core((path.x, path.y, shape_of(battle, unit).at(path.heading)))
    near = _on_the_way(pieces, *corners)
    return bool(near) and any(piece.meets(hull(corners)) for piece in near)


def _edge_at(battle: Fight, unit: int, path: Contact, done: int) -> list[Point]:
    """The ends of the front edge so far along the path, between those at its start and at contact."""
    first = front_edge(battle, unit, path.start)
    last = front_edge(battle, unit, (path.x, path.y, path.heading))
    if not path.distance:
        return last
    pairs = zip(first, last, strict=True)
    return [(ax + rdiv((bx - ax) * done, path.distance), ay + rdiv((by - ay) * done, path.distance))
            for (ax, ay), (bx, by) in pairs]  # fmt: skip


class Track(NamedTuple):
    """CHG.04 The way of a charger's centre: at its start as it stands, then straight, with the heading of contact."""

    start: Pose
    x: int  # the centre with the heading of contact, its front centre being where it starts
    y: int
    heading: int
    vx: int
    vy: int
    distance: int

    def centre(self, done: int) -> Point:
        """The centre so far along the path."""
        far = self.distance
        if not done or not far:
            return self.start[:2]
        return self.x + rdiv(self.vx * done, far), self.y + rdiv(self.vy * done, far)

    def pose(self, done: int) -> Pose:
        """The pose so far along the path."""
        x, y = self.centre(done)
        return x, y, self.heading if done and self.distance else self.start[2]


def track_of(battle: Fight, unit: int, path: Contact) -> Track:
    """CHG.04 The way that a path leads a centre."""
    fx, fy = front_centre(battle, unit, path.start)
    dx, dy = off(path.heading, shape_of(battle, unit).half_depth, 0)
    vx, vy = path.x + dx - fx, path.y + dy - fy
    return Track(path.start, fx - dx, fy - dy, path.heading, vx, vy, path.distance)
