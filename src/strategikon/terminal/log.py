"""The log of a battle: every choice and what it caused, told to whoever may know."""

from __future__ import annotations

from dataclasses import dataclass

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Option
from strategikon.kernel.events import Event
from strategikon.terminal.words import label
from strategikon.text import Teller


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice (none before the first) and its events."""

    number: int
    side: str
    option: Option | None
    events: list[Event]


def told(entry: Entry, battle: AnyBattle, viewer: str | None, teller: Teller) -> list[str]:
    """An entry as a side (None: the archive, which knows all) may read it.

    A choice itself is shown to its own side only: what the others may know of it, the events tell them.
    """
    place = None if viewer is None else battle.sides.index(viewer)
    lines = []
    if entry.option is not None and viewer in (None, entry.side):
        side = teller.side(battle, entry.side)
        sentence = label(entry.option, battle, teller)
        plain = teller("log-choice", number=entry.number, side=side, text=entry.option.text)
        lines.append(f"{plain} ({sentence})" if sentence else plain)
    for event in entry.events:
        if event.kind != "end" and (viewer is None or event.known_to(place)):
            seen = event.told() if viewer is None else event.seen_by(place)
            lines.append("    " + teller.event(battle, seen))
    return lines
