"""Putting questions: one with a single answer is not asked, but whoever writes that answer in a case is not wrong."""

from __future__ import annotations

from collections.abc import Sequence

from strategikon.bayard.field import Fight
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.ruleset import Activity


def choose(battle: Fight, side: int, kind: str, values: Sequence[Value], about: Value = None) -> Activity:
    """`value = yield from choose(battle, side, kind, values)`: asked only where there is a choice."""
    if len(values) == 1:
        granted(battle, *values[0])
        return values[0]
    return (yield Ask(side, kind, values, about))
