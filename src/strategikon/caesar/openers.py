"""SEQ.05, CMD.03, CMD.26, CMD.34 The words that go without saying before others, for whoever writes a case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from strategikon.caesar.field import Fight
from strategikon.kernel.decision import Ask

ENDINGS: Final = {"order": ("done",)}  # of questions that do not end with `pass`
ORDERS: Final = ("give-move", "give-charge", "give-enter", "rally", "follow-me", "follow-charge")
MOVES: Final = ("move", "place", "charge", "halt", "occupy", "enter", "enter-along", "leave")
CHOOSERS: Final = {"initiative": "initiative", "next": "act", "free": "free"}  # who moves, by the question
PLACES: Final[Mapping[str, int]] = {  # SEQ.05 the questions of a turn in their order, and what is said at them
    "feign": 0, "initiative": 1, "captain": 2, "order": 2, **dict.fromkeys(ORDERS, 2), "free": 3, "withdraw": 3,
    "ride": 4, "lead": 4, "go": 4, "shoot": 5, "shoot-side": 5, "fight": 6,
}  # fmt: skip


def opener(battle: Fight, ask: Ask, verb: str, arguments: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """What goes without saying before something that is not on offer: that this question is done, if it belongs to a
    later one, whose captain speaks, who acts."""
    if ask.kind not in PLACES and ask.kind != "next":
        return None
    if ask.kind in CHOOSERS and verb in MOVES:
        return CHOOSERS[ask.kind], arguments[0]
    if ask.kind == "captain" and verb in ORDERS:
        return "captain", battle.field.division_of[arguments[0]]
    stranger = verb in ORDERS and ask.kind == "order" and battle.field.division_of[arguments[0]] != ask.about[0]
    another = stranger or (ask.kind == "order" and verb == "captain")
    later = another or PLACES.get(verb, 0) > PLACES.get(ask.kind, len(PLACES))
    return ENDINGS.get(ask.kind, ("pass",)) if later else None
