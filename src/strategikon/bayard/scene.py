"""What to draw: blocks with their plaquettes on pointy hexes, leaders as medals, beasts and messengers as markers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from strategikon.bayard import victory
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.ground import SIDES
from strategikon.bayard.messengers import HEX, NUMBER, SIDE, name_of
from strategikon.bayard.pieces import formation_of, is_activated, leaders_with, unit_with
from strategikon.bayard.profile import Profile
from strategikon.bayard.state import NOBODY, OUTSIDE, Mark
from strategikon.bayard.tables import ARTILLERY, CAMELRY, CAVALRY, CHARIOT, ELEPHANT, TERRAIN_IDS, WEIGHTS
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board, Box, Label, Marker, Piece, Place, Scene, Track, Turn

ART: Final = {ARTILLERY: "engine", CHARIOT: "chariot", ELEPHANT: "elephant", CAMELRY: "camel"}
BADGES: Final = (
    (Mark.MARCHED, "marched"), (Mark.FOUGHT, "fought"), (Mark.PREPLAYED, "preplayed"), (Mark.MESSAGE, "message"),
    (Mark.STAYS, "stays"), (Mark.HELD, "held"), (Mark.ENRAGED, "enraged"), (Mark.ON_FOOT, "on-foot"),
)  # fmt: skip


def scene(battle: Fight, side: int | None) -> Scene:
    state, field = battle.state, battle.field
    board = _board(field)
    outside = [unit for unit, here in enumerate(state.hex_of) if here == OUTSIDE]
    if outside:
        boxes = [Box("outside", Message("bayard-box-outside"))]
        board = Board(board.orientation, board.hexes, board.terrain, board.hexsides, [], board.labels, {}, boxes)
    pieces = [_unit(battle, unit) for unit, here in enumerate(state.hex_of) if here >= 0]
    pieces += [_unit(battle, unit, row) for row, unit in enumerate(outside)]
    pieces += [_leader(battle, leader) for leader, here in enumerate(state.leader_hex) if here >= 0]
    turn = Turn(state.turn, field.turns or None, state.phase, Message(f"bayard-phase-{state.phase}"),
                field.sides[state.active])  # fmt: skip
    return Scene(board, pieces, tracks=_tracks(battle), markers=_markers(battle), turn=turn)


@lru_cache(maxsize=32)
def _board(field: Field) -> Board:
    ground, grid = field.ground, field.grid
    hexes = {name: grid.centre(here) for here, name in enumerate(grid.names)}
    terrain: dict[str, list[str]] = {}
    for here, name in enumerate(grid.names):
        for place, kind in enumerate(TERRAIN_IDS):
            if ground.terrain[here] >> place & 1 and kind != "open":
                terrain.setdefault(f"level-{ground.level[here]}" if kind == "hill" else kind, []).append(name)
        if ground.road[here]:
            terrain.setdefault("road", []).append(name)
    sides: dict[str, list[tuple[str, str]]] = {}
    for face, works in enumerate(ground.faces):
        for work in works:
            sides.setdefault(work, []).append((grid.names[face // SIDES], grid.directions[face % SIDES]))
    labels = [Label(Place.hex(one["hex"]), one["en"], one["fr"]) for one in field.document["board"].get("label", ())]
    return Board("pointy", hexes, terrain, sides, [], labels)


def _unit(battle: Fight, unit: int, row: int | None = None) -> Piece:
    state, field, profile = battle.state, battle.field, battle.field.profiles[unit]
    place = Place.box("outside", row) if row is not None else Place.hex(field.grid.names[state.hex_of[unit]])
    badges = [word for mark, word in BADGES if state.marks[unit] & mark]
    badges += ["activated"] if is_activated(battle, unit) else []
    badges += [formation_of(battle, unit)] if formation_of(battle, unit) else []
    carries = [field.leader_ids[leader] for leader in leaders_with(battle, unit)] if row is None else []
    return Piece(
        field.ids[unit], field.sides[field.side_of[unit]], place, art_of(profile), _short(field.ids[unit]),
        state.plaquettes[unit], profile.plaquettes, carries=carries, badges=badges, numbers=_numbers(battle, unit),
        sheet=_sheet(profile),
    )  # fmt: skip


def art_of(profile: Profile) -> str:
    """The figure of an arm."""
    if profile.type in ART:
        return ART[profile.type]
    if profile.type == CAVALRY:
        return "light-horse" if profile.weight <= 1 else "heavy-horse"
    if profile.melee.id == "pike":
        return "phalanx"
    if profile.missile is not None and profile.missile.range > 2:
        return "sling" if "sling" in profile.missile.id else "bow"
    return "light-foot" if profile.weight <= 1 else "heavy-foot"


def _short(name: str) -> str:
    parts = name.replace("-", "_").split("_")
    return "".join(part[0] for part in parts)[:3].upper()


def _numbers(battle: Fight, unit: int) -> dict[str, int | str]:
    profile = battle.field.profiles[unit]
    move = profile.allowance(profile.weight).combat
    return {"attack": max(1, profile.melee.assault + profile.training), "move": move}


def _sheet(profile: Profile) -> list[tuple[str, Any]]:
    rows: list[tuple[str, Any]] = [
        ("bayard-sheet-weight", WEIGHTS[profile.weight]),
        ("bayard-sheet-melee", f"{profile.melee.assault}/{profile.melee.melee}"),
        ("bayard-sheet-training", f"{profile.training:+}"),
    ]
    if profile.missile is not None:
        rows.append(("bayard-sheet-missile", f"{profile.missile.factor} ({profile.missile.range})"))
    return [*rows, *(("bayard-sheet-trait", trait) for trait in sorted(profile.traits))]


def _leader(battle: Fight, leader: int) -> Piece:
    state, field = battle.state, battle.field
    place = Place.hex(field.grid.names[state.leader_hex[leader]])
    rank = state.leader_rank[leader]
    badges = ["alone"] if unit_with(battle, leader) == NOBODY else []
    return Piece(field.leader_ids[leader], field.sides[field.leader_side[leader]], place,
                 "leader" if rank != "figure" else "officer", _short(field.leader_ids[leader]), badges=badges,
                 sheet=[("bayard-sheet-rank", rank)])  # fmt: skip


def _tracks(battle: Fight) -> list[Track]:
    """5.02 Half-units that each side has taken, and what beats the other."""
    found = []
    for side, name in enumerate(battle.sides):
        limits = [victory.threshold(battle, 1 - side, condition) for condition in battle.field.conditions
                  if condition["type"] == "demoralisation" and condition["winner"] == name
                  and "when_removed" not in condition]  # fmt: skip
        goal = min(limits, default=victory.initial(battle, 1 - side))
        found.append(Track(f"taken-{name}", name, victory.lost(battle, 1 - side), goal, Message("bayard-track-taken")))
    return found


def _markers(battle: Fight) -> list[Marker]:
    names, sides = battle.field.grid.names, battle.sides
    beasts = [
        Marker(f"beast-{number}", "rampage", Place.hex(names[where]), Message("bayard-marker-beast"), sides[side])
        for number, (side, where) in enumerate(battle.state.beasts)
    ]
    runners = [
        Marker(name_of(battle, one[NUMBER]), "messenger", Place.hex(names[one[HEX]]), Message("bayard-marker-runner"),
               sides[one[SIDE]])
        for one in battle.state.runners
    ]  # fmt: skip
    return [*beasts, *runners]
