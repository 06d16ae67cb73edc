"""Overlays and sheets, for a player who asks. All quick, in a thread."""

from __future__ import annotations

from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal, Wish
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Piece, Place, Shape, Sheet, plain
from strategikon.server import words
from strategikon.server.refusals import CONFLICT, MISSING, refused


def overlay(battle: AnyBattle, kind: str, piece: str | None, side: str | None) -> dict[str, Any]:
    """Shapes to lay over the board for a piece or a side: what anybody may see who knows the rules."""
    owner = side if piece is None else _owner(battle, piece)
    if owner is None or owner not in battle.sides:
        raise refused(MISSING, "server-no-piece", piece=(piece or side or "-")[:60])
    found = battle.ruleset.overlay(battle, battle.sides.index(owner), kind, piece or "")
    if found is None:
        raise refused(CONFLICT, "server-overlay-unknown", kind=kind[:60])
    return {
        "kind": kind, "piece": piece, "side": None if piece else side, "label": words.say(found.label, battle),
        "shapes": [_shape(battle, shape) for shape in found.shapes],
    }  # fmt: skip


REACH, REACHING = "reach", "reaching"


def reaching(battle: AnyBattle, wanted: str | None, at: tuple[int, int] | None) -> dict[str, Any]:
    """Who could come to a hex, or to a point of a free table, with one order: a thread from each, or its reach."""
    shapes = []
    for piece in battle.scene(None).pieces:
        if REACH not in piece.overlays or piece.side not in battle.sides:
            continue
        found = battle.ruleset.overlay(battle, battle.sides.index(piece.side), REACH, piece.id)
        reached = found and next((shape for shape in found.shapes if _holds(shape, wanted, at)), None)
        if reached and (at is not None or wanted not in piece.place.covered):
            shapes.append(_come(battle, piece, reached, wanted))
    there = Message("server-reaching-point") if wanted is None else Message("server-reaching", {"hex": wanted})
    label = words.say(there, battle)
    return {"kind": REACHING, "piece": None, "side": None, "label": label, "shapes": shapes}


def _come(battle: AnyBattle, piece: Piece, reached: Shape, wanted: str | None) -> dict[str, Any]:
    """A thread from where a piece stands, with its name and what the way costs."""
    cost = words.say(reached.label, battle)
    name = words.piece(battle, piece.id)
    label = {language: f"{name[language]} ({cost[language]})" for language in name}
    place = Place.hexes([piece.place.covered[0], wanted]) if wanted and piece.place.covered else None
    drawn = Shape("thread", reached.label, place, 100, () if place else reached.polygon)
    return {**_shape(battle, drawn), "label": label}


def _holds(shape: Shape, wanted: str | None, at: tuple[int, int] | None) -> bool:
    if at is None:
        return shape.place is not None and wanted in shape.place.covered
    inside = False
    for (x1, y1), (x2, y2) in zip(shape.polygon, (*shape.polygon[1:], *shape.polygon[:1]), strict=True):
        if (y1 > at[1]) != (y2 > at[1]) and at[0] < (x2 - x1) * (at[1] - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _owner(battle: AnyBattle, piece: str) -> str | None:
    """The side of a piece that everybody sees on the board."""
    return next((found.side for found in battle.scene(None).pieces if found.id == piece), None)


def _shape(battle: AnyBattle, shape: Shape) -> dict[str, Any]:
    drawn: dict[str, Any] = plain(shape, lambda message: words.say(message, battle))
    return {**drawn, "intensity": shape.intensity / 100}


def measured(battle: AnyBattle, one: Wish, other: Wish | None) -> dict[str, Any]:
    """What the rules measure between two ends, or around one: what anybody may see who knows the rules."""
    found = battle.ruleset.measure(battle, one, other)
    if found is None:
        raise refused(CONFLICT, "server-measure-unknown")
    return {"lines": [words.say(line, battle) for line in found.lines], "band": found.band}


def sheet(battle: AnyBattle, option: str) -> dict[str, Any]:
    """How an option on offer will be settled. `battle` holds nothing that the side to choose may not know."""
    try:
        value, offered = battle.find(option)
    except Illegal:
        raise refused(CONFLICT, "refused-not-offered", option=" ".join(option.split())[:80]) from None
    found = battle.ruleset.sheet(battle, value)
    if found is None:
        raise refused(CONFLICT, "server-sheet-unknown")
    return {"option": offered.text, **_sheet(battle, found)}


def _sheet(battle: AnyBattle, found: Sheet) -> dict[str, Any]:
    return {
        "title": words.say(found.title, battle),
        "rows": [[words.say(what, battle), words.say(much, battle)] for what, much in found.rows],
        "head": [words.say(message, battle) for message in found.head],
        "lines": [[words.say(message, battle) for message in line] for line in found.lines],
        "rules": found.rules,
        "faces": found.faces,
        "line": None if found.line is None else words.say(found.line, battle),
    }
