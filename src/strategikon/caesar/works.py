"""TER.08, TER.14, TER.18, TER.20, TER.23 Buildings and fortifications: going in and coming out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from strategikon.caesar.army import first_formation
from strategikon.caesar.bounds import cannot_end, out_of_bounds
from strategikon.caesar.field import Fight, Work
from strategikon.caesar.formations import must_keep_formation
from strategikon.caesar.ground import BUILDING, tread
from strategikon.caesar.headings import INCH, STEP, off
from strategikon.caesar.leaving import to_edge
from strategikon.caesar.marching import OUTWARD, cannot_march
from strategikon.caesar.measure import Figure, edge, nearer, outline, overlap, polygon_distance, within
from strategikon.caesar.mover import STAND_OFF, Mover, closed_bar
from strategikon.caesar.shapes import Point
from strategikon.caesar.state import INSIDE, NOBODY, ON_TABLE
from strategikon.caesar.steps import inches
from strategikon.caesar.tables import EDGES, OPEN
from strategikon.caesar.units import another_acts, disordered, enemies, feel, figure, friends, led_by, put, troop
from strategikon.kernel.decision import Family, Refusal, Value, Wish, refusal, together
from strategikon.kernel.dice import Dice

ROOM: Final = {"tiny": 1, "small": 2, "standard": 4}  # TER.14 quarters of a building


def occupants(battle: Fight, work: int) -> list[int]:
    """Who is inside."""
    return [unit for unit, where in enumerate(battle.state.where) if where == INSIDE + work]


def ways_in(work: Work) -> list[int]:
    """TER.14, TER.18 The sides by which one goes in and out: all of a building, the gates of a fortification."""
    if work.piece.kind == BUILDING:
        return [0, 1, 2, 3]
    return [side for side, name in enumerate(EDGES) if name in work.piece.gates]


def cannot_occupy(battle: Fight, unit: int, work: int) -> Refusal | None:
    """TER.14 Why a unit may not go into a work with this move."""
    return next(_bars(battle, unit, work), None)


def why_not_inside(battle: Fight, unit: int, work: int) -> Refusal | None:
    """TER.14 All that is against going into a work."""
    return together(*_bars(battle, unit, work))


def _bars(battle: Fight, unit: int, work: int) -> Iterator[Refusal]:
    """TER.08, TER.14, TER.18, R-CAE-153 All that keeps a unit out of a work: going in is a whole move, which the player
    chooses, and it ends in the middle of the work."""
    field = battle.field
    told = {"unit": field.ids[unit], "work": field.work_ids[work]}
    piece = field.works[work].piece
    built = piece.kind == BUILDING
    holds = "TER.14" if built else "TER.18"
    if not troop(battle, unit).kind.may_enter_building:
        yield refusal("TER.08" if built else "TER.18", "caesar-why-only-foot", **told)
    inside = occupants(battle, work)
    if any(field.side_of[other] != field.side_of[unit] for other in inside):
        yield refusal("TER.20", "caesar-why-held-by-enemy", **told).besides(holds)
    here, there = figure(battle, unit), field.work_figures[work]
    near = (foe for foe in enemies(battle, unit) if nearer(there, 0, 0, figure(battle, foe), STAND_OFF))
    if (foe := next(near, None)) is not None:
        yield refusal("MOV.14", "caesar-why-enemy-near", unit=field.ids[unit], other=field.ids[foe])
    if built:
        taken = sum(ROOM.get(troop(battle, other).size, 4) for other in (*inside, unit))
        full = taken > ROOM["standard"] or troop(battle, unit).size not in ROOM
    else:
        full = len(inside) >= piece.capacity
    if full:
        yield refusal(holds, "caesar-why-full", **told)
    if not within(here, there, INCH) or not _at_way_in(here, there, field.works[work]):
        yield refusal(holds, "caesar-why-not-beside", **told)
    reason = together(cannot_march(battle, unit), must_keep_formation(battle, unit), cannot_end(battle, unit, there))
    if reason is not None:
        yield reason
    if disordered(battle, unit) and Mover(battle, unit).comes_nearer(there):
        yield refusal("STA.30", "caesar-why-disordered-nearer", unit=field.ids[unit], other="").besides("STA.12")


def _at_way_in(here: Figure, there: Figure, work: Work) -> bool:
    foot = outline(here)
    return any(polygon_distance(foot, edge(there, side)) <= INCH for side in ways_in(work))


def occupy(battle: Fight, unit: int, work: int) -> None:
    """TER.14 A unit goes in: it has no pose any more; its captain is in the middle of the work."""
    battle.state.where[unit] = INSIDE + work
    captain = led_by(battle, unit)
    if captain != NOBODY:
        x, y, _ = battle.field.work_figures[work]
        battle.state.captain_x[captain], battle.state.captain_y[captain] = x, y
    feel(battle, unit)
    battle.emit("occupy", unit=battle.field.ids[unit], work=battle.field.work_ids[work])


# -- coming out --------------------------------------------------------------------------------------------------------


def taken_by(battle: Fight, unit: int, there: Figure, treads: int) -> Iterator[str]:
    """MOV.14, MOV.15, MOV.19, TER.14 The rules against a place to which a unit comes from outside the table or out of a
    work: the edge, closed ground, friends, enemies."""
    ground = battle.field.ground
    if not ground.on_table(there):
        yield "MOV.15"
    if (piece := ground.closed(treads, there)) is not None:
        yield closed_bar(piece)[0]
    if any(overlap(there, figure(battle, other)) for other in friends(battle, unit)):
        yield "MOV.15"
    if any(nearer(there, 0, 0, figure(battle, other), STAND_OFF) for other in enemies(battle, unit)):
        yield "MOV.14"


def outside_at(battle: Fight, unit: int, side: int, along: int) -> Figure:
    """TER.14 Where a unit comes out: its rear flush on a side, facing outwards, so far from the middle of the side."""
    line = troop(battle, unit)
    shape = line.shapes[first_formation(line.kind, line.size, line.specials)]
    assert shape is not None
    mx, my = middle(battle.field.works[battle.state.where[unit] - INSIDE], side)
    dx, dy = off(OUTWARD[side], shape.half_depth, 0)
    sx, sy = (along, 0) if side % 2 == 0 else (0, along)
    return mx + dx + sx, my + dy + sy, shape.at(OUTWARD[side])


def middle(work: Work, side: int) -> Point:
    """The middle of a side of a work."""
    across, up = work.width // 2, work.depth // 2
    return ((work.x, work.y + up), (work.x + across, work.y), (work.x, work.y - up), (work.x - across, work.y))[side]


def half_side(battle: Fight, unit: int, side: int) -> int:
    """R-CAE-104 How far from the middle of a side, in whole half inches, a unit comes out at most."""
    work = battle.field.works[battle.state.where[unit] - INSIDE]
    return (work.width if side % 2 == 0 else work.depth) // 2 // STEP * STEP


def offsets(battle: Fight, unit: int, side: int) -> list[int]:
    """TER.14 Multiples of half an inch from the middle of a side at which there is room, from west or south on."""
    half = half_side(battle, unit, side)
    places = [(along, outside_at(battle, unit, side, along)) for along in range(-half, half + 1, STEP)]
    return [along for along, there in places if next(_taken_outside(battle, unit, there), None) is None]


def within_bounds(battle: Fight, unit: int, side: int) -> list[int]:
    """TER.14, SPC.29, VIC.04, R-CAE-153 Those of them at which its owner may let it come out."""
    free = offsets(battle, unit, side)
    return [along for along in free if out_of_bounds(battle, unit, outside_at(battle, unit, side, along)) is None]


def _taken_outside(battle: Fight, unit: int, there: Figure) -> Iterator[str]:
    """TER.14 Why a place outside is not free for a unit as it comes out."""
    line = troop(battle, unit)
    loose = first_formation(line.kind, line.size, line.specials) == OPEN
    return taken_by(battle, unit, there, tread(line.kind.arm, loose))


def leave_values(battle: Fight, unit: int) -> list[Value]:
    """TER.14, TER.18 Of each side that leads out: both ends and the middle of the places where there is room."""
    found: list[Value] = []
    for side in ways_in(battle.field.works[battle.state.where[unit] - INSIDE]):
        free = within_bounds(battle, unit, side)
        if free:
            nearest = min(free, key=lambda along: (abs(along), -along))
            found += [("leave", unit, side, along) for along in dict.fromkeys((nearest, free[0], free[-1]))]
    return found


def leave(battle: Fight, unit: int, side: int, along: int) -> None:
    """TER.14 A unit comes out, formed as its class stands by default."""
    state, line = battle.state, troop(battle, unit)
    work = state.where[unit] - INSIDE
    x, y, frame = outside_at(battle, unit, side, along)
    state.where[unit] = ON_TABLE
    state.formation[unit] = first_formation(line.kind, line.size, line.specials)
    put(battle, unit, x, y, frame.heading)
    battle.emit("leave", unit=battle.field.ids[unit], work=battle.field.work_ids[work])


def way_home(battle: Fight, unit: int) -> tuple[int, int] | None:
    """TER.23 Where an occupant that must withdraw comes out: the side (gate side) toward the nearest edge, as near to
    its middle as there is room; None if it stays inside."""
    if not troop(battle, unit).kind.may_enter_building:
        return None
    work = battle.field.works[battle.state.where[unit] - INSIDE]
    wanted = nearest_edge(battle, unit, work.x, work.y)
    sides = ways_in(work)
    if wanted in sides and work.piece.kind == BUILDING:
        sides = [wanted]
    side = min(sides, key=lambda s: (to_edge(battle, wanted, *middle(work, s)), s))
    free = offsets(battle, unit, side)
    return (side, min(free, key=lambda along: (abs(along), -along))) if free else None


def nearest_edge(battle: Fight, unit: int, x: int, y: int) -> int:
    """STA.29 The edge nearest to a centre; on a tie the home edge, then south, west, north, east."""
    home = battle.field.home[battle.field.side_of[unit]]
    order = (2, 3, 0, 1)
    return min(range(4), key=lambda edge: (to_edge(battle, edge, x, y), edge != home, order.index(edge)))


class Door(Family):
    """TER.14, TER.18 Every place where an occupant may come out."""

    __slots__ = ("battle", "unit")
    verbs = ("leave",)

    def __init__(self, battle: Fight, unit: int) -> None:
        self.battle, self.unit = battle, unit

    def admit(self, verb: str, arguments: tuple[int, ...]) -> Value | Refusal:
        unit, side, along = arguments
        battle, ids = self.battle, self.battle.field.ids
        if unit != self.unit:
            return another_acts(battle, self.unit, unit)
        work = battle.field.works[battle.state.where[unit] - INSIDE]
        if side not in ways_in(work):
            outside = _taken_outside(battle, unit, outside_at(battle, unit, side, along))
            return refusal("TER.18", "caesar-why-no-gate", unit=ids[unit], edge=EDGES[side]).besides(*outside)
        if along not in offsets(battle, unit, side):
            return self._no_room(side, along)
        return cannot_end(battle, unit, outside_at(battle, unit, side, along)) or ("leave", unit, side, along)

    def _no_room(self, side: int, along: int) -> Refusal:
        """TER.14, TER.18, R-CAE-104 Beyond the side, between two half inches, or a place that is taken."""
        battle, name = self.battle, self.battle.field.ids[self.unit]
        built = battle.field.works[battle.state.where[self.unit] - INSIDE].piece.kind == BUILDING
        twin = () if built else ("TER.18",)
        half = half_side(battle, self.unit, side)
        if abs(along) > half:
            told = {"unit": name, "edge": EDGES[side], "most": inches(half)}
            return refusal("TER.14", "caesar-why-beyond-side", **told).besides(*twin)
        if along % STEP:
            return refusal("TER.14", "caesar-why-out-half-inches", unit=name).besides(*twin)
        rules = _taken_outside(battle, self.unit, outside_at(battle, self.unit, side, along))
        return refusal("TER.14", "caesar-why-no-room-outside", unit=name, edge=EDGES[side]).besides(*twin, *rules)

    def draw(self, will: Dice) -> Value | None:
        work = self.battle.field.works[self.battle.state.where[self.unit] - INSIDE]
        sides = ways_in(work)
        side = sides[will.pick(len(sides))]
        free = within_bounds(self.battle, self.unit, side)
        return ("leave", self.unit, side, free[will.pick(len(free))]) if free else None

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        battle, unit = self.battle, self.unit
        reason = refusal("TER.14", "caesar-why-no-way-out", unit=battle.field.ids[unit])
        if wish.at is None:
            return None, reason
        x, y = wish.at[0], battle.field.ground.height - wish.at[1]
        found = []
        for side in ways_in(battle.field.works[battle.state.where[unit] - INSIDE]):
            for along in within_bounds(battle, unit, side):
                px, py, _ = outside_at(battle, unit, side, along)
                found.append(((px - x) ** 2 + (py - y) ** 2, side, along))
        if not found:
            return None, reason
        _, side, along = min(found)
        return ("leave", unit, side, along), None

    @property
    def card(self) -> dict[str, Any]:
        return {"shape": "point", "piece": self.battle.field.ids[self.unit], "step": STEP}
