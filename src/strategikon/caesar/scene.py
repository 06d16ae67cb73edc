"""What to draw: the table with its ground, footprints to scale, captains, works and those who are off the table.

Rules have y to the north, scenes have y downwards: everything that leaves this file is turned over once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from strategikon.caesar.army import Troop
from strategikon.caesar.field import Field, Fight
from strategikon.caesar.ground import FORD, RIVER, WORKS
from strategikon.caesar.headings import degrees
from strategikon.caesar.state import DEAD, EXPECTED, INSIDE, LOST, NOBODY, OFF_TABLE, Mark
from strategikon.caesar.steps import inches
from strategikon.caesar.tables import BATTLE_LINE, FORMATIONS, SPECIALS, Special
from strategikon.caesar.units import disordered, engaged, led_by, shaken, shape_of
from strategikon.caesar.victory import gone
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board, Box, Dress, Ground, Label, Piece, Place, Point, Scene, Track, Turn

LIVERIES: Final = ("madder", "ivory")
ART: Final = {
    "heavy_infantry": "heavy-foot", "medium_infantry": "medium-foot", "light_infantry": "light-foot",
    "skirmishers": "light-foot", "cataphracts": "cataphract", "heavy_cavalry": "heavy-horse",
    "medium_cavalry": "medium-horse", "light_cavalry": "light-horse", "mounted_archers": "horse-archer",
    "light_chariots": "light-chariot", "heavy_chariots": "heavy-chariot", "scythed_chariots": "scythed-chariot",
    "elephants": "elephant", "light_artillery": "bolt-thrower", "medium_artillery": "bolt-thrower",
    "heavy_artillery": "heavy-engine", "wagon": "heavy-engine", "civilians": "medium-foot",
}  # fmt: skip
ART_BY_WEAPON: Final = {"bow": "archer", "crossbow": "archer", "sling": "slinger", "staff_sling": "slinger"}
PHASES: Final = {"begin-turn": "start", "replace": "start", "next": "order", "captain": "order", "act": "move",
                 "end-move": "ride", "reorganise": "end"}  # fmt: skip


def scene(battle: Fight, side: int | None) -> Scene:
    """Everything there is to draw: the same for both sides."""
    field = battle.field
    tracks = [
        Track("divisions", name, gone(battle, s), field.break_point[s], Message("caesar-track", {"side": name}))
        for s, name in enumerate(field.sides)
    ]
    return Scene(
        _board(field), [*_units(battle), *_captains(battle)], tracks=tracks, status=_status(battle),
        sides=[Dress(name, LIVERIES[s]) for s, name in enumerate(field.sides)], turn=_turn(battle),
    )  # fmt: skip


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
        shapes.append(Ground(piece.kind, line=outline) if piece.is_line else Ground(piece.kind, polygon=outline))
        middle = _middle(outline)
        if piece.kind in WORKS:
            boxes.append(Box(piece.id, Message("caesar-name-of", {"id": piece.id}), Place.point(*middle), outline))
        names = [field.called.get((piece.id, language)) for language in ("en", "fr")]
        if names[0] and names[1]:
            water = "water" if piece.kind in (RIVER, FORD) else ""
            labels.append(Label(Place.point(*middle), names[0], names[1], water))
    for number, name in enumerate(field.sides):
        for kind in ("off", "expected", "outside"):
            boxes.append(Box(f"{kind}-{name}", Message(f"caesar-box-{kind}", {"side": name}), order=number))
    return Board("table", shapes=shapes, labels=labels, boxes=boxes, size=(ground.width, ground.height))


def _middle(outline: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in outline) // len(outline), sum(y for _, y in outline) // len(outline)


# -- the pieces --------------------------------------------------------------------------------------------------------


def _units(battle: Fight) -> list[Piece]:
    return [_unit(battle, unit) for unit, where in enumerate(battle.state.where) if where != LOST]


def _unit(battle: Fight, unit: int) -> Piece:
    """FRM.01 A unit with its footprint, its Stamina left and the dice of its line."""
    state, field = battle.state, battle.field
    troop, shape, captain = field.troops[unit], shape_of(battle, unit), led_by(battle, unit)
    return Piece(
        field.ids[unit], field.sides[troop.side], _place(battle, unit), _art(troop), field.ids[unit][:3],
        troop.stamina - state.casualties[unit], troop.stamina, (shape.width, shape.depth),
        [field.captain_ids[captain]] if captain != NOBODY else [], _badges(battle, unit),
        {"clash": troop.clash, "sustained": troop.sustained, "short": troop.short, "long": troop.long,
         "morale": troop.morale},
        _sheet(battle, unit),
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
    """On the table as a pose; in a work, off the table or awaited in a box."""
    state, field = battle.state, battle.field
    where, owner = state.where[unit], field.sides[field.side_of[unit]]
    if where >= INSIDE:
        return Place.box(field.work_ids[where - INSIDE], _row(battle, unit))
    if where == OFF_TABLE:
        return Place.box(f"off-{owner}", _row(battle, unit))
    if where == EXPECTED:
        return Place.box(f"expected-{owner}", _row(battle, unit))
    return Place.pose(*down(field, state.x[unit], state.y[unit]), degrees(state.heading[unit]))


def _row(battle: Fight, unit: int) -> int:
    """How many of its side stand before it in the same box."""
    where, side = battle.state.where, battle.field.side_of
    return sum(where[other] == where[unit] and side[other] == side[unit] for other in range(unit))


def _badges(battle: Fight, unit: int) -> list[str]:
    state = battle.state
    marks, formation = state.marks[unit], state.formation[unit]
    found = [
        (FORMATIONS[formation], formation != BATTLE_LINE and state.where[unit] < INSIDE),
        ("disordered", disordered(battle, unit)), ("shaken", shaken(battle, unit)), ("engaged", engaged(battle, unit)),
        ("demoralised", bool(state.demoralised[battle.field.division_of[unit]])),
        ("ordered", bool(marks & Mark.ORDERED)), ("moved", bool(marks & Mark.MOVED)),
    ]  # fmt: skip
    return [badge for badge, is_so in found if is_so]


def _sheet(battle: Fight, unit: int) -> list[tuple[str, Any]]:
    """ARM.06 The unit sheet."""
    troop = battle.field.troops[unit]
    specials = [key for bit, key in enumerate(SPECIALS) if troop.specials >> bit & 1]
    return [
        ("caesar-sheet-class", troop.kind.id.replace("_", "-")),
        ("caesar-sheet-move", inches(troop.allowances[battle.state.formation[unit]])),
        ("caesar-sheet-range", inches(troop.range)),
        ("caesar-sheet-division", battle.field.division_ids[troop.division]),
        ("caesar-sheet-special", ", ".join(specials)),
    ]


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
            Piece(line.id, field.sides[line.side], place, "leader", "LD", 1, 1,
                  numbers={"command": state.command[who], "combat": state.combat[who]})
        )  # fmt: skip
    return found


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
