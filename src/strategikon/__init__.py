"""Strategikon: ancient and medieval battles, under four rulebooks, enforced in full."""

from __future__ import annotations

TYPE_CHECKING = False  # `typing` takes longer to load than all the rest of this file
if TYPE_CHECKING:
    from typing import Any

    from strategikon.kernel.battle import Battle, Outcome
    from strategikon.kernel.decision import Decision, Illegal, Option, Refusal
    from strategikon.kernel.events import Event
    from strategikon.kernel.message import Message, Problem
    from strategikon.library import load, rulesets

_HOMES = {
    "Battle": "kernel.battle", "Outcome": "kernel.battle", "Decision": "kernel.decision", "Illegal": "kernel.decision",
    "Option": "kernel.decision", "Refusal": "kernel.decision", "Event": "kernel.events", "Message": "kernel.message",
    "Problem": "kernel.message", "load": "library", "rulesets": "library",
}  # fmt: skip

__all__ = [
    "Battle", "Decision", "Event", "Illegal", "Message", "Option", "Outcome", "Problem", "Refusal", "load", "rulesets",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Loaded when it is wanted: the command must be able to hear a Ctrl-C before anything else is loaded."""
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return found
