"""Laid on the table for a player who asks: overlays, sheets, and what a computer was after. All quick, in a thread."""

from __future__ import annotations

from itertools import islice
from typing import Any

from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal
from strategikon.kernel.scene import Shape, Sheet, plain
from strategikon.server import words
from strategikon.server.live import Entry, Past
from strategikon.server.refusals import CONFLICT, MISSING, refused
from strategikon.server.views import Audience

MOST_PASSED = 8  # choices looked at for one that shows
MOST_OTHERS = 60  # options that a choice is compared with


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
    }


# -- what a computer was after ----------------------------------------------------------------------------------------


def aim(past: Past, audience: Audience) -> dict[str, Any]:
    """What a computer wanted with its last choice that shows on the table. Choices that the asker could not tell from
    others are passed over: what they were for would tell what they were."""
    own = [past.battle.sides.index(side) for side in audience]
    chosen = (entry for entry in reversed(past.entries[1:]) if not past.seat(entry.side).human)
    for entry in islice(chosen, MOST_PASSED):
        before = past.moment(entry.number - 1)
        assert entry.option is not None
        if all(_shows(before, entry.option.text, place) for place in own):
            return {"side": entry.side, "aim": _aim(past, before, entry), "at": entry.number}
    raise refused(CONFLICT, "server-aim-unknown")


def _aim(past: Past, before: AnyBattle, entry: Entry) -> words.Both:
    decision = before.decision
    assert decision is not None
    assert entry.option is not None
    opponent = find_opponent(past.seat(entry.side).opponent)(f"aim {past.row.id} {entry.number}", Budget())
    return words.say(opponent.aim(before, decision.texts().index(entry.option.text)), before)


def _shows(before: AnyBattle, text: str, place: int) -> bool:
    """Whether a side can tell a choice from every other that was on offer, by what it sees of it."""
    decision = before.decision
    assert decision is not None
    others = [other for other in decision.texts() if other != text]
    seen = _seen(before, text, place)
    return all(_seen(before, other, place) != seen for other in others[:MOST_OTHERS])


def _seen(before: AnyBattle, text: str, place: int) -> Any:
    after = before.fork()
    events = [event.seen_by(place) for event in after.choose(text)]
    return events, after.view(after.sides[place])
