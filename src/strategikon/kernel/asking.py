"""Putting questions: a question with one answer is not asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from strategikon.kernel.decision import Ask, Family, Value
from strategikon.kernel.ruleset import Activity

if TYPE_CHECKING:
    from strategikon.kernel.battle import AnyBattle


def choose(
    battle: AnyBattle, side: int, kind: str, values: Sequence[Value], about: Value = None, family: Family | None = None
) -> Activity:
    """`value = yield from choose(battle, side, kind, values)`: asked only where there is a choice, a single answer is
    granted. Beside a family there always is a choice, however few values are listed."""
    ask = Ask(side, kind, values, about, family)
    if len(values) == 1 and family is None:
        granted(battle, *battle.ruleset.say(battle, ask, values[0]), ask=ask)
        return values[0]
    return (yield ask)


def granted(battle: AnyBattle, *spoken: Any, ask: Ask | None = None) -> None:
    """Somebody's only answer is taken without a question: a verb and its arguments. Whoever writes it all the same, in
    a case, is not wrong. `ask` is the question that is passed over, for those who want to know what it did not
    offer."""
    if ask is not None:
        battle.ruleset.passed_over(battle, ask)
    battle.unasked.append(spoken)


def run(activity: Activity) -> None:
    """Carry out an activity that, as has been made sure, asks nobody."""
    for ask in activity:
        raise RuntimeError(f"nobody should be asked {ask.kind}")
