"""Words that decline, in cases. On paper nobody writes down that no one stepped forward, evaded or struck back: a case
may leave such a word out where its next choice, or a die that is left, can only come after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal
from strategikon.kernel.dice import ScriptedDice, ScriptFails

MOST_DECLINED = 8  # so many questions in a row: a whole fight asks fewer


def before(battle: AnyBattle, words: Callable[[AnyBattle], str]) -> list[str]:
    """What must be declined before a choice is on offer; `words` writes it as the battle does. Nothing, if declining
    does not lead there."""
    return _declined(battle, lambda after: after.why_not(words(after)) is None)


def before_the_dice(battle: AnyBattle) -> list[str]:
    """What must be declined before the last written die is thrown. Nothing, if declining does not lead there."""
    return _declined(battle, lambda after: not dice_left(after)) if dice_left(battle) else []


def dice_left(battle: AnyBattle) -> int:
    return battle.dice.left if isinstance(battle.dice, ScriptedDice) else 0


def _declined(battle: AnyBattle, there: Callable[[AnyBattle], bool]) -> list[str]:
    """Tried out on a fork."""
    found: list[str] = []
    if not battle.ruleset.declining or word(battle) is None:
        return found
    try:
        after: Any = battle.fork()
        while len(found) < MOST_DECLINED and (declined := word(after)) is not None:
            after.choose(declined)
            found.append(declined)
            if there(after):
                return found
    except (ScriptFails, Illegal):
        pass
    return []


def word(battle: AnyBattle) -> str | None:
    """The word with which the open question is declined, if there is one."""
    texts = battle.decision.texts() if battle.decision else []
    return next((text for text in texts if text in battle.ruleset.declining), None)
