"""Strategikon: ancient and medieval battles, under four rulebooks, enforced in full."""

from strategikon.kernel.battle import Battle, Outcome
from strategikon.kernel.decision import Decision, Illegal, Option, Refusal
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message, Problem
from strategikon.library import load, rulesets

__all__ = [
    "Battle", "Decision", "Event", "Illegal", "Message", "Option", "Outcome", "Problem", "Refusal", "load", "rulesets",
]  # fmt: skip
