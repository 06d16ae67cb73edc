"""A5 Questions of the annex that ask for little thought."""

from __future__ import annotations

from collections.abc import Sequence

from strategikon.bayard.tactics.outlook import Outlook
from strategikon.kernel.decision import Ask


def weigh_alike(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A5.70, A5.80 Dice of the sky, and posts: one is as good as another."""
    return [0.0] * len(ask.values)


def weigh_rousing(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A5.87 Everybody who can be woken is."""
    return [0.0 if value == ("halt",) else 5.0 for value in ask.values]
