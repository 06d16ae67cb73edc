"""What to draw: the table with its ground, footprints to scale, captains, works and those who are off the table.

Rules have y to the north, scenes have y downwards: everything that leaves this file is turned over once.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from strategikon.caesar import scene_overlays, scene_routes, sheet
from strategikon.caesar.army import Troop
from strategikon.caesar.field import Field, Fight
from strategikon.caesar.ground import FORD, HILL, IMPASSABLE, RIVER, WORKS
from strategikon.caesar.ground import Piece as Terrain
from strategikon.caesar.headings import ABOUT, HEADINGS, degrees, off
from strategikon.caesar.leaving import edge_point
from strategikon.caesar.marching import OUTWARD
from strategikon.caesar.state import DEAD, EXPECTED, INSIDE, LOST, NOBODY, OFF_TABLE, WOUNDED, Mark
from strategikon.caesar.steps import inches
from strategikon.caesar.tables import BATTLE_LINE, FORMATIONS, SPECIALS, Special
from strategikon.caesar.units import disordered, engaged, led_by, shaken, shape_of
from strategikon.caesar.victory import gone
from strategikon.kernel.facts import load_looks
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board, Box, Dress, Ground, Label, Marker, Piece, Place, Point, Scene, Track, Turn

ART: Final = {
    "heavy_infantry": "heavy-foot", "medium_infantry": "medium-foot", "light_infantry": "light-foot",
    "skirmishers": "light-foot", "cataphracts": "cataphract", "heavy_cavalry": "heavy-horse",
    "medium_cavalry": "medium-horse", "light_cavalry": "light-horse", "mounted_archers": "horse-archer",
    "light_chariots": "light-chariot", "heavy_chariots": "heavy-chariot", "scythed_chariots": "scythed-chariot",
    "elephants": "elephant", "light_artillery": "bolt-thrower", "medium_artillery": "bolt-thrower",
    "heavy_artillery": "heavy-engine", "wagon": "heavy-engine", "civilians": "medium-foot",
}  # fmt: skip
ART_BY_WEAPON: Final = {"bow": "archer", "crossbow": "archer", "sling": "slinger", "staff_sling": "slinger"}
HALF_GATE: Final = 1000
BESIDE: Final = 700  # how far from the edge those stand who are off the table
PHASES: Final = {"begin-turn": "start", "replace": "start", "next": "order", "captain": "order", "act": "move",
                 "end-move": "ride", "end-shoot": "shoot", "muster-fights": "fight", "array": "fight", "blows": "fight",
                 "tests": "fight", "victors": "fight", "shares": "fight", "end-fight": "fight",
                 "reorganise": "end"}  # fmt: skip


def scene(battle: Fight, side: int | None) -> Scene:
    """Everything there is to draw: the same for both sides."""
    field = battle.field
    tracks = [
        Track("divisions", name, gone(battle, s), field.break_point[s], Message("caesar-track", {"side": name}))
        for s, name in enumerate(field.sides)
    ]
    return Scene(
        _board(field), [*_units(battle), *_captains(battle)], tracks=tracks, markers=_fallen(battle),
        status=_status(battle),
        sides=[Dress(name, livery) for name, livery in zip(field.sides, _liveries(field), strict=True)],
        turn=_turn(battle), overlays=scene_overlays.KINDS, sheets=sheet.sheets(battle),
        routes=scene_routes.routes(battle, side),
    )  # fmt: skip


@lru_cache(maxsize=64)
def _liveries(field: Field) -> tuple[str, ...]:
    looks = load_looks(Path(__file__).parent)
    return tuple(looks.livery(name, side) for side, name in enumerate(field.sides))


def down(field: Field, x: int, y: int) -> Point:
    """A point of the rules as a point of the scene."""
    return x, field.ground.height - y


# -- the table ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _board(field: Field) -> Board:
    """GEO.01, TER.21 Its size, its ground and the names on it; works hold pieces, as do the places off the table."""
    ground = field.ground
    shapes, labels, boxes = [], [], []
    for piece in ground.pieces:
        outline = tuple(down(field, x, y) for x, y in piece.points)
        kind = _look_of(piece)
        shapes.append(Ground(kind, line=outline) if piece.is_line else Ground(kind, polygon=outline))
        shapes += [Ground("gate", line=_gate(outline, side)) for side in piece.gates]
        middle = _middle(outline)
        if piece.kind in WORKS:
            boxes.append(Box(piece.id, Message("caesar-name-of", {"id": piece.id}), Place.point(*middle), outline))
        names = [field.called.get((piece.id, language)) for language in ("en", "fr")]
        if names[0] and names[1]:
            water = "water" if piece.kind in (RIVER, FORD) else ""
            labels.append(Label(Place.point(*middle), names[0], names[1], water))
    for number, name in enumerate(field.sides):
        boxes.append(Box(f"outside-{name}", Message("caesar-box-outside", {"side": name}), order=number))
    return Board("table", shapes=shapes, labels=labels, boxes=boxes, size=(ground.width, ground.height))


def _look_of(piece: Terrain) -> str:
    """The kind of a piece, as it is drawn: how high a hill is, and a city where nobody enters or sees through."""
    if piece.kind == HILL and piece.level > 1:
        return f"{HILL}-{piece.level}"
    return "city" if piece.kind == IMPASSABLE and piece.blocks_sight else piece.kind


def _gate(outline: tuple[Point, ...], side: str) -> tuple[Point, Point]:
    """TER.18 The middle of one side of a work, so wide."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
    if side in ("north", "south"):
        edge = min(ys) if side == "north" else max(ys)
        return (x - HALF_GATE, edge), (x + HALF_GATE, edge)
    edge = min(xs) if side == "west" else max(xs)
    return (edge, y - HALF_GATE), (edge, y + HALF_GATE)


def _middle(outline: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in outline) // len(outline), sum(y for _, y in outline) // len(outline)


# -- the pieces --------------------------------------------------------------------------------------------------------


def _units(battle: Fight) -> list[Piece]:
    return [_unit(battle, unit) for unit, where in enumerate(battle.state.where) if where != LOST]


def _fallen(battle: Fight) -> list[Marker]:
    """The field remembers where units were lost on it."""
    state, field = battle.state, battle.field
    return [
        Marker(f"fallen-{field.ids[unit]}", "fallen", Place.point(*down(field, state.x[unit], state.y[unit])),
               Message("caesar-name-of", {"id": field.ids[unit]}), field.sides[field.side_of[unit]])
        for unit, where in enumerate(state.where)
        if where == LOST and 0 < state.x[unit] < field.ground.width and 0 < state.y[unit] < field.ground.height
    ]  # fmt: skip


def _unit(battle: Fight, unit: int) -> Piece:
    """FRM.01 A unit with its footprint, its Stamina left and the dice of its line."""
    state, field = battle.state, battle.field
    troop, shape, captain = field.troops[unit], shape_of(battle, unit), led_by(battle, unit)
    return Piece(
        field.ids[unit], field.sides[troop.side], _place(battle, unit), _art(troop), field.ids[unit][:3],
        troop.stamina - state.casualties[unit], troop.stamina, (shape.width, shape.depth),
        [field.captain_ids[captain]] if captain != NOBODY else [], _badges(battle, unit),
        {"clash": troop.clash, "sustained": troop.sustained, "near-dice": troop.short, "far-dice": troop.long,
         "save": f"{troop.morale}+"},
        _sheet(battle, unit), scene_overlays.kinds_of(battle, unit),
    )  # fmt: skip


def _art(troop: Troop) -> str:
    """Light foot is drawn with its weapon, warbands as warriors, camels as such."""
    if troop.camels:
        return "camel"
    if troop.has(Special.WARBAND):
        return "warrior"
    if troop.kind.arm == "infantry" and troop.kind.id != "heavy_infantry" and troop.long:
        return ART_BY_WEAPON.get(troop.weapon, ART[troop.kind.id])
    return "phalanx" if troop.has(Special.PIKES) else ART[troop.kind.id]


def _place(battle: Fight, unit: int) -> Place:
    """On the table as a pose; in a work in its box; off the table beside the point where it left or will enter."""
    state, field = battle.state, battle.field
    where = state.where[unit]
    if where >= INSIDE:
        return Place.box(field.work_ids[where - INSIDE], _row(battle, unit))
    if where in (OFF_TABLE, EXPECTED):
        return _beside_table(battle, unit)
    return Place.pose(*down(field, state.x[unit], state.y[unit]), degrees(state.heading[unit]))


def _beside_table(battle: Fight, unit: int) -> Place:
    """MOV.19, MOV.20 Beyond the edge, looking in; those at one point stand behind each other."""
    state, field = battle.state, battle.field
    edge, along, shape = state.exit_edge[unit], state.exit_along[unit], shape_of(battle, unit)
    x, y = edge_point(battle, edge, along)
    row = sum(
        state.where[other] in (OFF_TABLE, EXPECTED) and state.exit_edge[other] == edge
        and abs(state.exit_along[other] - along) < shape.width
        for other in range(unit)
    )  # fmt: skip
    outward = OUTWARD[edge]
    dx, dy = off(outward, BESIDE + shape.half_depth + row * (shape.depth + BESIDE), 0)
    return Place.pose(*down(field, x + dx, y + dy), degrees((outward + ABOUT) % HEADINGS))


def _row(battle: Fight, unit: int) -> int:
    """How many of its side stand before it in the same work."""
    where, side = battle.state.where, battle.field.side_of
    return sum(where[other] == where[unit] and side[other] == side[unit] for other in range(unit))


def _badges(battle: Fight, unit: int) -> list[str]:
    state = battle.state
    marks, formation = state.marks[unit], state.formation[unit]
    found = [
        (FORMATIONS[formation], formation != BATTLE_LINE and state.where[unit] < INSIDE),
        ("off", state.where[unit] == OFF_TABLE), ("awaited", state.where[unit] == EXPECTED),
        ("disordered", disordered(battle, unit)), ("shaken", shaken(battle, unit)), ("engaged", engaged(battle, unit)),
        ("demoralised", bool(state.demoralised[battle.field.division_of[unit]])),
        ("ordered", bool(marks & Mark.ORDERED) or _is_named(battle, unit)), ("moved", bool(marks & Mark.MOVED)),
    ]  # fmt: skip
    return [badge for badge, is_so in found if is_so]


def _is_named(battle: Fight, unit: int) -> bool:
    """CMD.05 Whether the order that is being spoken has named it already."""
    ask = battle.ask
    return ask is not None and ask.kind == "order" and any(named == unit for named, _ in ask.about[1])


def _sheet(battle: Fight, unit: int) -> list[tuple[str, Any]]:
    """ARM.06 The unit sheet."""
    troop = battle.field.troops[unit]
    specials = [f"special-{key}".replace("_", "-") for bit, key in enumerate(SPECIALS) if troop.specials >> bit & 1]
    rows: list[tuple[str, Any]] = [
        ("caesar-sheet-class", troop.kind.id.replace("_", "-")),
        ("caesar-sheet-move", inches(troop.allowances[battle.state.formation[unit]])),
        ("caesar-sheet-range", inches(troop.range)),
        ("caesar-sheet-division", _division(battle, troop.division)),
    ]
    return rows + ([("caesar-sheet-special", specials)] if specials else [])


def _division(battle: Fight, division: int) -> dict[str, str]:
    """ARM.03 What a division is called, in both languages."""
    name, called = battle.field.division_ids[division], battle.field.called
    return {language: called.get((name, language), name) for language in ("en", "fr")}


def _captains(battle: Fight) -> list[Piece]:
    """CPT.02 Captains; one who leads a unit stands at its centre, one who waits beside the table."""
    state, field = battle.state, battle.field
    found = []
    for who, line in enumerate(field.captains):
        if state.captain_state[who] == DEAD:
            continue
        x, y = state.captain_x[who], state.captain_y[who]
        inside = 0 <= x <= field.ground.width and 0 <= y <= field.ground.height
        place = Place.point(*down(field, x, y)) if inside else Place.box(f"outside-{field.sides[line.side]}", who)
        found.append(
            Piece(line.id, field.sides[line.side], place, "leader" if line.general else "officer", "LD", 1, 1,
                  badges=_captain_badges(battle, who),
                  numbers={"authority": state.command[who], "valour": state.combat[who]},
                  overlays=scene_overlays.OF_CAPTAINS if inside else [])
        )  # fmt: skip
    return found


def _captain_badges(battle: Fight, who: int) -> list[str]:
    """CMD.13, CPT.12 Who has the word, who has said all he will, who is wounded."""
    state = battle.state
    speaks = state.phase in ("order", "next", "act") and state.speaker == who and not state.spoke[who]
    found = [("wounded", state.captain_state[who] == WOUNDED), ("finished", bool(state.spoke[who])),
             ("activated", speaks)]  # fmt: skip
    return [badge for badge, is_so in found if is_so]


# -- where the battle stands -------------------------------------------------------------------------------------------


def _turn(battle: Fight) -> Turn:
    state = battle.state
    phase = PHASES.get(state.phase, state.phase)
    side = battle.field.sides[state.active]
    return Turn(state.round, battle.field.rounds, phase, Message(f"caesar-phase-{phase}"), side)


def _status(battle: Fight) -> list[Message]:
    state = battle.state
    told = {"round": state.round, "rounds": battle.field.rounds, "side": battle.field.sides[state.active]}
    return [Message("caesar-status-turn", told)]
