"""How a case went: every decision with its dice and events, so that whoever wrote it sees where it left the book."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Decision
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.events import undeclared
from strategikon.kernel.message import Message

_RULES = re.compile(r"\d[\w.\[\]]*(?:(?:, ?|-)\d[\w.\[\]]*)*")  # a docstring opens with the number of its rule


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: its number among the written choices (0: it had one answer and was left unwritten), when, whose and
    which, the option chosen, the dice thrown as they are written, and what happened."""

    number: int
    turn: int
    phase: str
    side: str
    kind: str
    text: str
    dice: tuple[Any, ...]
    events: tuple[Mapping[str, Any], ...]


class Trace:
    """The steps of a case as far as it went, and where it stands."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.first: tuple[Mapping[str, Any], ...] = ()  # what happened before the first decision
        self.pending = (0, "-")  # the choice that is being carried out: its number and text
        self.where: Message | None = None
        self.undeclared: dict[str, None] = {}  # events, in the order they came, that the ruleset has not declared
        self._dice: Sequence[Any] = ()
        self._unasked: list[str] = []  # what went without saying since the last written choice

    def begin(self, battle: AnyBattle, dice: Sequence[Any]) -> None:
        """The battle stands at its first decision."""
        self.first = self._noted(battle)
        self._unasked = _granted(battle)
        self._dice = dice
        self.where = _where(battle)

    def choose(self, battle: AnyBattle, text: str, number: int) -> None:
        """Make a choice and note what comes of it."""
        decision, thrown = battle.decision, _thrown(battle)
        turn, phase = _moment(battle)
        self.pending = number, text
        battle.choose(text)
        self._unasked = [*([] if number else self._unasked), *_granted(battle)]
        events = self._noted(battle)
        assert isinstance(decision, Decision)
        dice = tuple(self._dice[thrown : _thrown(battle)])
        self.steps.append(Step(number, turn, phase, decision.side, decision.kind, text, dice, events))
        self.where = _where(battle)

    def place(self) -> tuple[int, Message | None]:
        """How far the case has gone, and where it stands."""
        return len(self.steps), self.where

    def go_back(self, place: tuple[int, Message | None]) -> None:
        """Tell the case as if it had gone only so far."""
        count, self.where = place
        del self.steps[count:]

    def went_without_saying(self, text: str) -> bool:
        """Whether it was somebody's only answer, or stood already, since the last written choice; each can be written
        once."""
        if text not in self._unasked:
            return False
        self._unasked.remove(text)
        return True

    def granted(self, text: str) -> bool:
        """Whether it was somebody's only answer since the last written choice, and so all that was on offer there."""
        return " ".join(text.split()) in self._unasked

    def _noted(self, battle: AnyBattle) -> tuple[Mapping[str, Any], ...]:
        """What happened since the last choice; what its ruleset has not declared is remembered."""
        found = (undeclared(event, battle.ruleset.events) for event in battle.events)
        self.undeclared.update(dict.fromkeys(name for name in found if name is not None))
        return tuple(event.told() for event in battle.events)

    @property
    def events(self) -> list[Mapping[str, Any]]:
        """Everything that happened, in its order."""
        return [*self.first, *(event for step in self.steps for event in step.events)]


def _granted(battle: AnyBattle) -> list[str]:
    return [battle.speech.write[verb](*arguments).text for verb, *arguments in battle.unasked]


def _thrown(battle: AnyBattle) -> int:
    return battle.dice.used if isinstance(battle.dice, ScriptedDice) else 0


def _moment(battle: AnyBattle) -> tuple[int, str]:
    names = battle.ruleset.names(battle)
    return int(names.get("turn", 0)), str(names.get("phase", battle.state.phase))


def _where(battle: AnyBattle) -> Message:
    """Where the battle stands: turn, phase, and who is asked what."""
    (turn, phase), decision = _moment(battle), battle.decision
    if decision is None:
        return Message("case-over", {"turn": turn, "phase": phase})
    return Message("case-where", {"turn": turn, "phase": phase, "side": decision.side, "kind": decision.kind})


def thrower(error: BaseException, folder: Path) -> str:
    """The function of a ruleset that threw a die, and the rule it stands for: `strike (5.3)`."""
    function, rule = "-", ""
    place: TracebackType | None = error.__traceback__
    while place is not None:
        code, names = place.tb_frame.f_code, place.tb_frame.f_globals
        if Path(code.co_filename).is_relative_to(folder):
            function = code.co_name
            found = _RULES.match(getattr(names.get(function), "__doc__", None) or "")
            rule = found.group() if found else rule
        place = place.tb_next
    return f"{function} ({rule})" if rule else function
