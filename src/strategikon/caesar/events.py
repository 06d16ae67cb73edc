"""Everything that can happen, and what is told of it."""

from __future__ import annotations

from typing import Final

from strategikon.kernel.events import EventTable

EVENTS: Final[EventTable] = {
    "turn": ("round", "side"),
    "elite": ("unit", "die", "recovers"),
    "demoralised": ("division",),
    "initiative": ("unit",),
    "order": ("captain", "units", "command", "dice", "moves", "margin"),
    "order-failed": ("captain", "units", "command", "dice"),
    "reroll": ("captain",),
    "blunder": ("captain", "units", "dice"),
    "blunder-result": ("units", "die", "result"),
    "rally": ("captain", "unit"),
    "join": ("captain", "unit"),
    "move": ("unit", "x", "y", "facing", "cost"),
    "form": ("unit", "formation"),
    "halt": ("unit",),
    "disorder-test": ("unit", "die", "failed"),
    "disorder": ("unit",),
    "off": ("unit", "edge"),
    "enter": ("unit", "edge"),
    "occupy": ("unit", "work"),
    "leave": ("unit", "work"),
    "casualty": ("unit", "count"),
    "lost": ("unit",),
    "ride": ("captain", "x", "y"),
    "driven": ("captain", "unit"),
    "captain-risk": ("captain", "die"),
    "wounded": ("captain",),
    "killed": ("captain",),
    "replaced": ("captain", "unit"),
    "brave": ("unit",),
    "reorganise": ("unit",),
    "levy": ("unit", "die", "recovers"),
    "end": ("winner", "reason"),
}
