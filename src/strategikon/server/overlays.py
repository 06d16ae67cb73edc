"""Overlays and sheets, for a player who asks. All quick, in a thread."""

from __future__ import annotations

from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal, Wish
from strategikon.kernel.scene import Shape, Sheet, plain
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
