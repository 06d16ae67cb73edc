"""Questions that nobody was asked. Where a side can do nothing a battle goes on by itself; a case that says what must
be refused there, or what stands on the table after its last choice, means that very moment, not the next one at which
somebody has a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from copy import copy
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.case_trace import Trace
from strategikon.kernel.decision import Ask, Refusal
from strategikon.kernel.events import EventTable
from strategikon.kernel.expectation import Events, Names, Unreadable, holds
from strategikon.kernel.ruleset import Activity, Ruleset

Phase = Callable[[Any], Activity | None]


class Silence:
    """Why the options of a case were refused in the questions that were passed over since its last written choice,
    which of its expectations held at the first of them, and with which words they would have been ended. Of each kind
    of question the first counts: what comes a turn later is another story."""

    def __init__(self, texts: Iterable[str], expectations: Iterable[str], trace: Trace) -> None:
        self._texts = tuple(" ".join(text.split()) for text in texts)
        self._expectations = tuple(expectations)
        self._trace = trace
        self._reasons: dict[str, list[Refusal]] = {}
        self._passed: list[str] = []  # kinds of questions, as they were passed over
        self._since = -1  # how many choices had been made when the last was written
        self.held: frozenset[str] = frozenset()
        self.stops: set[str] = set()

    def watching(self, ruleset: Ruleset[Any, Any]) -> Ruleset[Any, Any]:
        """The same ruleset, listened to: its phases by their names, which are those of the questions they put."""
        asks = ruleset.verbs.asks
        watched = copy(ruleset)
        vars(watched)["phases"] = {
            name: self._watch(name, phase) if name in asks else phase for name, phase in ruleset.phases.items()
        }
        return watched

    def forget(self, number: int) -> None:
        """A choice is written after so many others: what went before it is past."""
        self._since = number
        self._reasons.clear()
        self._passed.clear()
        self.held = frozenset()
        self.stops.clear()

    def reasons(self, text: str) -> list[Refusal]:
        """What refused an option where nobody was asked."""
        return self._reasons.get(" ".join(text.split()), [])

    def _watch(self, kind: str, phase: Phase) -> Phase:
        def watched(battle: AnyBattle) -> Activity | None:
            before = battle.state.copy()
            activity = phase(battle)
            again = battle.number <= self._since  # a choice failed, and the battle goes back to before it
            if activity is None and not again and (kind not in self._passed or self._passed[-1] == kind):
                after, battle.state = battle.state, before
                self._note(battle, kind)
                battle.state = after
            return activity

        return watched

    def _note(self, battle: AnyBattle, kind: str) -> None:
        """What could have been said of a question at which nobody was asked, as it stood before it was passed over."""
        if not self._passed:
            self.held = self._true(battle)
        self._passed.append(kind)
        verbs = battle.ruleset.verbs
        offered = [verbs.by_id[verb] for verb in verbs.asks[kind]]
        self.stops.update(verb.pattern for verb in offered if all(slot.literal for slot in verb.slots))
        ask = Ask(battle.ruleset.active(battle.state), kind, ())
        for text in self._texts:
            with suppress(LookupError, TypeError):  # what a question is about may not have been laid out without it
                reason = battle.ruleset.why.explain(battle, ask, battle.speech.read(text))
                if reason is not None:
                    self._reasons.setdefault(text, []).append(reason)

    def _true(self, battle: AnyBattle) -> frozenset[str]:
        """The expectations that hold; nobody has won where a question is passed over."""
        names, table = {**battle.ruleset.names(battle), "winner": None, "outcome": None}, battle.ruleset.events
        events = [*self._trace.events, *(event.told() for event in battle.events)]
        return frozenset(expected for expected in self._expectations if _holds(expected, names, events, table))


def _holds(expected: str, names: Names, events: Events, table: EventTable) -> bool:
    try:
        return holds(expected, names, events, table)[0]
    except Unreadable:
        return False
