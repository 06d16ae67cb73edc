"""Where dice fall and what they cost: for odds before the dice, and for counting afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from strategikon.caesar.field import Fight
from strategikon.kernel.decision import Value
from strategikon.kernel.events import Event
from strategikon.kernel.tactics import Cost

# Questions that belong to an action already begun.
INCIDENTAL: Final = frozenset(
    {
        "response", "opportunity", "redirect", "reroll", "confusion", "valiant", "assign", "array", "test", "victor",
        "accompany", "share", "break-through",
    }
)  # fmt: skip
ROLLING: Final = frozenset(
    {
        "roll", "charge", "shoot", "shoot-side", "fire", "closing-fire", "evade", "parthian-shot", "ready", "rally",
        "follow-me", "follow-charge", "fight",
    }
)  # fmt: skip

# What an event costs: the word for it, the field that counts (or one).
_COSTS: Final = {
    "casualty": ("losses", "count"), "lost": ("destroyed", ""), "rout": ("routs", ""), "retreat": ("retreats", ""),
    "fall-back": ("retreats", ""), "disorder": ("disorders", ""),
}  # fmt: skip
_LEADERS: Final = frozenset(("killed", "wounded"))


def settled(battle: Fight) -> int:
    """SEQ.02 How far the battle has come, in turns of a player."""
    state = battle.state
    return 2 * state.round + int(state.active != battle.field.first)


def rolls(battle: Fight, value: Value) -> bool:
    """CMD.06, SHT.31, MEL.17, CHG.12 Orders, charges, volleys, evades and rounds."""
    return bool(value[0] in ROLLING)


def costs(battle: Fight, events: Sequence[Event]) -> Iterator[Cost]:
    """What these events cost, piece by piece."""
    field = battle.field
    for event in events:
        told = event.told()
        if event.kind in _COSTS:
            what, count = _COSTS[event.kind]
            unit = told["unit"]
            yield Cost(field.side_of[field.unit_index[unit]], what, told[count] if count else 1, unit)
        elif event.kind in _LEADERS:
            captain = told["captain"]
            side = field.captains[field.captain_ids.index(captain)].side
            yield Cost(side, "leaders" if event.kind == "killed" else "wounds", 1, captain)
