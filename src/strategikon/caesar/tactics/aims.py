"""What a choice is for, in one sentence."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.steps import EXIT, FORM
from strategikon.caesar.tactics.outlook import FLEE, MELEE, SHOOT, SKIRMISH, Outlook
from strategikon.kernel.decision import Value
from strategikon.kernel.message import Message

WORDS: Final = {
    "pass": "pass", "done": "pass", "roll": "roll", "reroll": "reroll", "accept": "accept", "ready": "ready",
}  # fmt: skip
OF_UNIT: Final = {
    "give-enter": "enter", "enter": "enter", "enter-along": "enter", "rally": "rally", "halt": "halt", "hold": "halt",
    "stay": "halt", "stand": "stand", "closing-fire": "fire", "parthian-shot": "fire", "fire": "fire",
    "evade": "evade", "feign": "evade", "counter-charge": "counter", "turn-to-face": "face", "go-on": "charge-on",
    "confusion": "stand", "retreat": "evade", "valiant": "reroll-unit", "follow": "pursue", "advance": "pursue",
    "break-through": "pursue", "consolidate": "line", "accompany": "line", "close-ranks": "ranks", "occupy": "work",
    "leave": "work", "place": "support", "act": "first", "fight": "first", "test": "first", "withdraw": "safety",
    "share": "share", "assign": "stand", "support": "support", "support-nobody": "support", "aim": "aim",
    "odd-die": "aim",
}  # fmt: skip
OF_ROLE: Final = {MELEE: "forward", SHOOT: "range", SKIRMISH: "screen", FLEE: "safety"}
OF_CAPTAIN: Final = {"captain": "speak", "go": "ride", "lead": "lead", "attacks": "dice"}
AT_TARGET: Final = {"give-charge": "charge", "charge": "charge", "follow-charge": "charge", "shoot": "shoot",
                    "shoot-side": "shoot"}  # fmt: skip


def aim(battle: Fight, value: Value) -> Message:
    """The purpose of an option of the open question."""
    ask, ids, verb = battle.ask, battle.field.ids, value[0]
    assert ask is not None
    if verb in WORDS:
        return Message(f"caesar-aim-{WORDS[verb]}")
    if verb in AT_TARGET:
        return Message(f"caesar-aim-{AT_TARGET[verb]}", {"unit": ids[value[1]], "other": ids[value[-1]]})
    if verb in OF_CAPTAIN:
        return Message(f"caesar-aim-{OF_CAPTAIN[verb]}", {"captain": battle.field.captain_ids[value[1]]})
    if verb == "replace":
        return Message("caesar-aim-lead", {"captain": battle.field.captain_ids[value[1]]})
    if verb in OF_UNIT:
        return Message(f"caesar-aim-{OF_UNIT[verb]}", {"unit": ids[value[1]]})
    if verb in ("move", "give-move", "follow-me", "initiative", "free"):
        return Message(f"caesar-aim-{_of_move(battle, ask.side, value)}", {"unit": ids[value[1]]})
    return Message("caesar-aim-accept")


def _of_move(battle: Fight, side: int, value: Value) -> str:
    if value[0] == "move" and any(step[0] == EXIT for step in value[2]):
        return "safety"
    if value[0] == "move" and any(step[0] == FORM for step in value[2]):
        return "form"
    return OF_ROLE.get(Outlook(battle, side).role(value[1]), "line")
