"""What a computer was after with its last choice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle
from strategikon.server import words
from strategikon.server.history import Entry, History
from strategikon.server.live import Audience

MOST_PASSED = 8  # choices looked at for one that shows
MOST_OTHERS = 60  # options that a choice is compared with


def aim(history: History, computers: Mapping[str, str], audience: Audience) -> dict[str, Any] | None:
    """What a computer wanted with its last choice that shows on the table. Choices that the asker could not tell from
    others are passed over: what they were for would tell what they were. `computers` says who plays which side."""
    own = [history.battle.sides.index(side) for side in audience]
    chosen = (entry for entry in reversed(history.entries[1:]) if entry.side in computers)
    for entry in islice(chosen, MOST_PASSED):
        before = history.moment(entry.number - 1)
        assert entry.option is not None
        if all(_shows(before, entry.option.text, place) for place in own):
            told = _told(history, before, entry, computers[entry.side])
            return {"side": entry.side, "aim": told, "at": entry.number}
    return None


def _told(history: History, before: AnyBattle, entry: Entry, opponent: str) -> words.Both:
    decision = before.decision
    assert decision is not None
    assert entry.option is not None
    computer = find_opponent(opponent)(f"aim {history.row.id} {entry.number}", Budget())
    return words.say(computer.aim(before, decision.texts().index(entry.option.text)), before)


def _shows(before: AnyBattle, text: str, place: int) -> bool:
    """Whether a side can tell a choice from every other that was on offer, by what it sees of it."""
    decision = before.decision
    assert decision is not None
    others = [other for other in decision.texts() if other != text]
    seen = _seen(before, text, place)
    return all(_seen(before, other, place) != seen for other in others[:MOST_OTHERS])


def _seen(before: AnyBattle, text: str, place: int) -> Any:
    after = before.fork()
    events = [event.seen_by(place) for event in after.choose(text) if event.known_to(place)]
    return events, after.view(after.sides[place])
