"""What to draw: the map, the counters, the medals of leaders, the Rout Points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from strategikon.alexander import leaders, profile, rout_points, special_rules
from strategikon.alexander.field import Field, Trait
from strategikon.alexander.pieces import (
    Fight,
    hexes,
    in_double_depth,
    is_beneath,
    is_leader_on_map,
    leaders_with,
    unit_with,
)  # fmt: skip
from strategikon.alexander.scene_overlays import KINDS, OF_LEADERS, kinds_of
from strategikon.alexander.scene_routes import routes, standing
from strategikon.alexander.shock.sheet import MEETINGS
from strategikon.alexander.state import (
    ACTIVE,
    CHARGE,
    COLUMN,
    FINISHED,
    LOW,
    NOBODY,
    NONE,
    NOWHERE,
    SQUARE,
    LeaderMark,
    Mark,
)  # fmt: skip
from strategikon.alexander.verbs import VERBS
from strategikon.kernel.facts import load_looks
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.hexlists import CCRR, hexes_of
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board, Dress, Label, Marker, Piece, Place, Scene, Track, Turn

ART: Final = {
    "PH": "phalanx", "HI": "heavy-foot", "MI": "medium-foot", "LP": "peltast", "LI": "light-foot", "SK": "light-foot",
    "SK*": "light-foot", "HC": "heavy-horse", "LN": "lancer", "LC": "light-horse", "EL": "elephant",
    "CH": "scythed-chariot", "AT": "bolt-thrower",
}  # fmt: skip
ART_BY_MISSILE: Final = {
    ("LI", "A"): "archer", ("SK", "A"): "archer", ("SK", "S"): "slinger", ("LC", "A"): "horse-archer",
}  # fmt: skip
ART_BY_CLASS: Final = {("HC", "CAT"): "cataphract", ("CH", "IN"): "heavy-chariot"}
PLAIN_LEVEL: Final = 1
SEGMENTS: Final = {  # 3.0 the parts of a turn, by the names of its phases
    "activation": ("turn", "returns", "prearrange", "planning", "elite", "activate", "tie", "activating", "idle",
                   "counter-trump"),
    "orders": ("orders-begin", "line", "declaring", "next-order", "orders", "move", "move-leader", "line-fire"),
    "shock": ("designate", "designating", "combats", "assigning", "charge", "dodge", "check", "break", "leaders",
              "clash", "resolve", "breakthrough", "collapse", "advance", "pursuit"),
    "momentum": ("orders-end", "momentum", "momentum-trump", "crisis", "reactivate"),
    "rout": ("rout", "routing", "reload", "captains", "flip"),
    "end": ("army-rout",),
}  # fmt: skip
SEGMENT_OF: Final = {phase: segment for segment, phases in SEGMENTS.items() for phase in phases}


def scenes(battle: Fight, sides: Sequence[int | None]) -> list[Scene]:
    """Board, pieces, tracks and status for some sides. Nothing on the table is hidden but PW markers (6.82), so that
    all see the same units."""
    units = _units(battle)
    return [_scene(battle, side, units) for side in sides]


def _scene(battle: Fight, side: int | None, units: list[Piece]) -> Scene:
    return Scene(
        _board(battle.field),
        [*units, *_leaders(battle, side)],
        tracks=_tracks(battle),
        markers=_markers(battle),
        status=_status(battle),
        sides=_dresses(battle.field),
        turn=_turn(battle),
        overlays=KINDS,
        routes=routes(battle, side),
        sheets=_sheets(battle, side),
    )


def _sheets(battle: Fight, side: int | None) -> list[str]:
    """8.15, 8.33 to 8.36 The options that lead to a volley or a shock, for whoever must choose among them."""
    if battle.ask is None or battle.ask.side != side:
        return []
    return ["fire", *(VERBS.by_id[verb].first for kind, verb in MEETINGS if kind == battle.ask.kind)]


@lru_cache(maxsize=64)
def _dresses(field: Field) -> list[Dress]:
    looks = load_looks(Path(__file__).parent)
    return [Dress(name, looks.livery(name, side)) for side, name in enumerate(field.sides)]


# -- the board -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _board(field: Field) -> Board:
    """6.2 Hexes, terrain, levels (each includes the higher ones), hexsides and labels."""
    grid = field.grid
    terrain: dict[str, list[str]] = {}
    for here, name in enumerate(field.terrain):
        if name != "clear":
            terrain.setdefault(name, []).append(grid.names[here])
    for level in range(PLAIN_LEVEL + 1, max(field.level) + 1):
        terrain[f"level-{level}"] = [grid.names[here] for here, height in enumerate(field.level) if height >= level]
    chart = field.document.get("map", {})
    labels = [Label(Place.hex(label["hex"]), label["en"], label["fr"]) for label in chart.get("label", ())]
    return Board("flat", grid.places(), terrain, _hexsides(field), labels=labels)


def _hexsides(field: Field) -> dict[str, list[tuple[str, str]]]:
    """Every feature once, named from the hex of lower number."""
    grid = field.grid
    found: dict[str, list[tuple[str, str]]] = {}
    for (here, side), features in sorted(field.hexsides.items()):
        there = grid.neighbour[here][side]
        if there != OFF and there < here:
            continue
        for feature in sorted(features):
            found.setdefault(feature, []).append((grid.names[here], grid.directions[side]))
    return found


# -- pieces ----------------------------------------------------------------------------------------------------------


def art(field: Field, unit: int) -> str:
    """The symbol of a unit's arms."""
    kind = field.type_of[unit]
    found = ART_BY_CLASS.get((kind, field.class_of[unit])) or ART_BY_MISSILE.get((kind, field.missile_of[unit]))
    return found or ART[kind]


def _units(battle: Fight) -> list[Piece]:
    """Units from the back of a stack to its front."""
    on_map = [unit for unit, here in enumerate(battle.state.hex_of) if here != NOWHERE]
    return [_unit(battle, unit) for unit in sorted(on_map, key=lambda unit: not is_beneath(battle, unit))]


def _unit(battle: Fight, unit: int) -> Piece:
    state, field = battle.state, battle.field
    quality, allowance = profile.tq(battle, unit), profile.allowance(battle, unit)
    full = quality if state.routed[unit] == 0 else field.tq_of[unit]
    carried = [] if is_beneath(battle, unit) else leaders_with(battle, unit)
    numbers: dict[str, int | str] = {"size": field.size_of[unit], "tq": quality, "ma": allowance}
    if field.missile_of[unit]:
        numbers["missile"] = field.missile_of[unit]
    return Piece(
        field.ids[unit],
        field.sides[field.side_of[unit]],
        standing(battle, hexes(battle, unit), state.facing[unit]),
        art(field, unit),
        field.type_of[unit],
        max(0, full - state.hits[unit]),
        full,
        carries=[field.leader_ids[leader] for leader in carried],
        badges=_badges(battle, unit),
        numbers=numbers,
        sheet=_sheet(battle, unit, quality, allowance),
        overlays=kinds_of(battle, unit),
    )


def _badges(battle: Fight, unit: int) -> list[str]:
    """The markers on a counter."""
    state, field = battle.state, battle.field
    marks, formation = state.marks[unit], state.formation[unit]
    shoots = bool(field.missile_of[unit])
    signs = {
        "routed": bool(state.routed[unit]),
        "column": formation == COLUMN,
        "square": formation == SQUARE,
        "charge": formation == CHARGE,
        "double-depth": in_double_depth(battle, unit),
        "missile-low": shoots and state.missile[unit] == LOW,
        "missile-no": shoots and state.missile[unit] == NONE,
        "engaged": bool(marks & (Mark.MUST_CHECK | Mark.NO_CHECK)),
        "fired": bool(marks & (Mark.FIRED | Mark.SHOT_ONCE | Mark.HARASSED)),
        "halted": special_rules.cannot_move(battle, unit) is not None,
        "moved": bool(marks & Mark.MOVED),
        "ordered": bool(marks & Mark.ORDERED),
    }
    return [sign for sign, shown in signs.items() if shown]


def _sheet(battle: Fight, unit: int, quality: int, allowance: int) -> list[tuple[str, Any]]:
    state, field = battle.state, battle.field
    rows: list[tuple[str, Any]] = [
        ("alexander-sheet-type", field.type_of[unit].replace("*", "-trained")),
        ("alexander-sheet-size", field.size_of[unit]),
        ("alexander-sheet-tq", f"{quality}/{field.tq_of[unit]}"),
        ("alexander-sheet-hits", state.hits[unit]),
        ("alexander-sheet-ma", allowance),
        ("alexander-sheet-worth", rout_points.unit_value(battle, unit)),
    ]
    if field.class_of[unit]:
        rows.insert(1, ("alexander-sheet-class", field.class_of[unit]))
    if field.missile_of[unit]:
        rows.append(("alexander-sheet-missile", field.missile_of[unit]))
        rows.append(("alexander-sheet-supply", ("full", "low", "no")[state.missile[unit]]))
    if field.has_screen[unit]:
        rows.append(("alexander-sheet-screen", ("full", "low", "no")[state.screen[unit]]))
    if field.corps_of[unit]:
        rows.append(("alexander-sheet-corps", field.corps_of[unit]))
    return rows


def _leaders(battle: Fight, side: int | None) -> list[Piece]:
    return [
        _leader(battle, leader, side)
        for leader in range(len(battle.field.leader_ids))
        if is_leader_on_map(battle, leader)
    ]


def _leader(battle: Fight, leader: int, side: int | None) -> Piece:
    field, state = battle.field, battle.state
    numbers: dict[str, int | str] = {
        "initiative": "C" if field.is_contingent[leader] else leaders.initiative(battle, leader),
        "range": leaders.command_range(battle, leader),
        "charisma": leaders.charisma(battle, leader),
    }
    rating = leaders.personal_combat_rating(battle, leader)
    sheet: list[tuple[str, Any]] = [(f"alexander-sheet-{name}", value) for name, value in numbers.items()]
    if rating is not None:
        sheet.append(("alexander-sheet-combat", rating))
    if field.gives_lines[leader]:
        sheet.append(("alexander-sheet-strategy", leaders.strategy(battle, leader)))
    return Piece(
        field.leader_ids[leader],
        field.sides[field.leader_side[leader]],
        Place.hex(field.grid.names[state.leader_hex[leader]]),
        "officer" if field.is_contingent[leader] else "leader",
        "Ld" if unit_with(battle, leader) == NOBODY else "ld",
        badges=_leader_badges(battle, leader, side),
        numbers=numbers,
        sheet=sheet,
        overlays=OF_LEADERS,
    )


def _leader_badges(battle: Fight, leader: int, side: int | None) -> list[str]:
    """His state; a PW marker is shown to its owner, and to everybody once it is turned up (6.82)."""
    state = battle.state
    marks = state.leader_marks[leader]
    own = battle.field.leader_side[leader] == side
    signs = {
        "activated": state.leader_state[leader] == ACTIVE,
        "finished": state.leader_state[leader] == FINISHED,
        "wounded": bool(marks & LeaderMark.WOUNDED),
        "no-momentum": bool(marks & LeaderMark.NO_MOMENTUM),
        "halted": special_rules.is_frozen_leader(battle, leader),
        "withdrawal": bool(marks & LeaderMark.PREARRANGED) and (own or bool(marks & LeaderMark.SHOWN)),
    }
    return [sign for sign, shown in signs.items() if shown]


# -- tracks, markers, status -----------------------------------------------------------------------------------------


def _tracks(battle: Fight) -> list[Track]:
    """10.4 Rout Points of each army toward its Rout Level."""
    return [
        Track("rout", name, rout_points.total(battle, side), level, Message("alexander-track-rout", {"side": name}))
        for side, (name, level) in enumerate(zip(battle.field.sides, battle.field.rout_level, strict=True))
    ]


def _markers(battle: Fight) -> list[Marker]:
    """Camps, plundered or not, and elephant commanders (9.19)."""
    field, state = battle.field, battle.state
    camps = [
        _marker(field, "camp", here, rule.side, "taken" if here in state.camps else None)
        for rule in special_rules.rules(battle, "camp")
        for here in hexes_of(field.grid, rule.params["hexes"], CCRR)
    ]
    captains = [
        _marker(field, "captain", state.hex_of[unit], field.side_of[unit])
        for unit in state.captains
        if field.traits[unit] & Trait.ELEPHANT and state.hex_of[unit] != NOWHERE
    ]
    return camps + captains


def _marker(field: Field, kind: str, here: int, side: int, state: str | None = None) -> Marker:
    name, label = field.grid.names[here], Message(f"alexander-marker-{kind}")
    return Marker(f"{kind}-{name}", kind, Place.hex(name), label, field.sides[side], state=state)


def _turn(battle: Fight) -> Turn:
    """3.0 The turn, the part of it, and whose it is while somebody gives orders."""
    state, field = battle.state, battle.field
    segment = SEGMENT_OF.get(state.phase, "orders")
    side = field.sides[state.active] if segment in ("orders", "shock", "momentum") else None
    return Turn(state.turn, field.turns or None, segment, Message(f"alexander-phase-{segment}"), side)


def _status(battle: Fight) -> list[Message]:
    """The turn, the phase, and the leader who acts."""
    state, field = battle.state, battle.field
    status = [Message("alexander-status-turn", {"turn": state.turn, "turns": field.turns})]
    if state.leader != NOBODY and state.leader_state[state.leader] == ACTIVE:
        args = {"leader": field.leader_ids[state.leader], "orders": state.orders_left}
        status.append(Message("alexander-status-leader", args))
    return status
