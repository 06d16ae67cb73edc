"""Questions that nobody was asked. Where a side can do nothing, or has one answer alone, a battle goes on by itself; a
case that says what must be refused there, or what stands on the table after its last choice, means that very moment,
not the next one at which somebody has a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from copy import copy
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.case_trace import Trace
from strategikon.kernel.decision import Ask, Decision, Refusal, Value
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.events import EventTable
from strategikon.kernel.expectation import Events, Names, Unreadable, holds
from strategikon.kernel.ruleset import Activity, Ruleset

Phase = Callable[[Any], Activity | None]


class Silence:
    """Why the options of a case were refused in the questions that were passed over since its last written choice,
    which of its expectations held at one of them, and with which words they would have been ended, as would one that
    ended by itself. Of each question the first counts: what comes a turn later is another story. And an expectation is
    looked at only once every written die has been thrown: it is about what the dice brought, not about what was there
    before them."""

    def __init__(self, texts: Iterable[str], expectations: Iterable[str], trace: Trace) -> None:
        self._texts = tuple(" ".join(text.split()) for text in texts)
        self._expectations = tuple(expectations)
        self._trace = trace
        self._reasons: dict[str, list[Refusal]] = {}
        self._barred: dict[str, list[Refusal]] = {}  # the same, where the option belongs to a question with one answer
        self._passed: list[str] = []  # kinds of questions, as they were passed over
        self._granted: list[tuple[str, Value]] = []  # kinds of questions with one answer, and what they were about
        self._since = -1  # choices made before the last written one
        self._noting = False  # a reason may be found by trying it out on a fork, which is not listened to
        self.held: frozenset[str] = frozenset()
        self._stops: dict[str, str] = {}  # the words that would have ended a question, and its kind

    def watching(self, ruleset: Ruleset[Any, Any]) -> Ruleset[Any, Any]:
        """The same ruleset, listened to: its phases by the names of the questions they put, and the questions that
        went without asking in the middle of an activity."""
        kinds = {**{name: name for name in ruleset.verbs.asks}, **ruleset.questions}
        watched = copy(ruleset)
        vars(watched)["phases"] = {
            name: self._watch(kinds[name], phase) if name in kinds else phase for name, phase in ruleset.phases.items()
        }
        vars(watched)["passed_over"] = self._hear
        return watched

    def forget(self, battle: AnyBattle) -> None:
        """A choice was written: what went before it is past, also where it is played again because the choice
        failed."""
        self._since = battle.number
        self._reasons.clear()
        self._barred.clear()
        self._passed.clear()
        self._granted.clear()
        self.held = frozenset()
        self._stops.clear()

    def ended(self, battle: AnyBattle, asked: Decision, phase: str, text: str) -> None:
        """A question of this phase was answered with something else than its end, and the phase is over: it ended by
        itself, with words that the next one may know too."""
        if battle.state.phase != phase and (battle.ask is None or battle.ask.kind != asked.kind):
            ends = set(_endings(battle, asked.kind)).intersection(asked.texts())
            if text not in ends:
                self._stops.update(dict.fromkeys(ends, asked.kind))

    def stopped(self, text: str, asked: str) -> bool:
        """Whether these words would have ended a question that was passed over, not the one that is asked now."""
        return self._stops.get(text, asked) != asked

    def forget_stop(self, text: str) -> bool:
        """The words are spent, if they were there."""
        return self._stops.pop(text, None) is not None

    def reasons(self, text: str) -> list[Refusal]:
        """What refused an option where nobody was asked."""
        return self._reasons.get(" ".join(text.split()), [])

    def barred(self, text: str) -> list[Refusal]:
        """What refused an option beside the only answer to the question to which it belongs."""
        return self._barred.get(" ".join(text.split()), [])

    def _watch(self, kind: str, phase: Phase) -> Phase:
        def watched(battle: AnyBattle) -> Activity | None:
            before = battle.state.copy()
            activity = phase(battle)
            if activity is None and self._listens(battle) and (kind not in self._passed or self._passed[-1] == kind):
                self._noting = True
                self.held |= self._true(battle)
                after, battle.state = battle.state, before
                self._note(battle, kind)
                battle.state, self._noting = after, False
            return activity

        return watched

    def _hear(self, battle: AnyBattle, ask: Ask) -> None:
        """A question with one answer at most was not put: what it refused."""
        about = (ask.kind, ask.about)
        if self._listens(battle) and about not in self._granted:
            self._granted.append(about)
            self._noting = True
            self._note_reasons(battle, ask)
            self._noting = False

    def _listens(self, battle: AnyBattle) -> bool:
        return not self._noting and battle.number > self._since

    def _note(self, battle: AnyBattle, kind: str) -> None:
        """What could have been said of a question at which nobody was asked, as it stood before it was passed over."""
        self._passed.append(kind)
        self._stops.update(dict.fromkeys(_endings(battle, kind), kind))
        self._note_reasons(battle, Ask(battle.ruleset.active(battle.state), kind, ()))

    def _note_reasons(self, battle: AnyBattle, ask: Ask) -> None:
        """What refuses the options of the case in this question; its answer, if it has one, is not refused."""
        answers = [battle.ruleset.say(battle, ask, value) for value in ask.values]
        verbs = battle.ruleset.verbs.asks.get(ask.kind, ())
        for text in self._texts:
            with suppress(LookupError, TypeError):  # what a question is about may not have been laid out without it
                readings = battle.speech.read(text)
                if any((reading.verb, *reading.arguments) in answers for reading in readings):
                    continue
                reason = battle.ruleset.why.explain(battle, ask, readings)
                if reason is None:
                    continue
                self._reasons.setdefault(text, []).append(reason)
                if answers and any(reading.verb in verbs for reading in readings):
                    self._barred.setdefault(text, []).append(reason)

    def _true(self, battle: AnyBattle) -> frozenset[str]:
        """The expectations that hold, if no written die is left; nobody has won where a question is passed over."""
        if isinstance(battle.dice, ScriptedDice) and battle.dice.left:
            return frozenset()
        names, table = {**battle.ruleset.names(battle), "winner": None, "outcome": None}, battle.ruleset.events
        events = [*self._trace.events, *(event.told() for event in battle.events)]
        return frozenset(expected for expected in self._expectations if _holds(expected, names, events, table))


def _endings(battle: AnyBattle, kind: str) -> list[str]:
    """The words that end a question of this kind: those that name nothing."""
    verbs = battle.ruleset.verbs
    known = (verbs.by_id[name] for name in verbs.asks[kind])
    return [verb.pattern for verb in known if all(slot.literal for slot in verb.slots)]


def _holds(expected: str, names: Names, events: Events, table: EventTable) -> bool:
    try:
        return holds(expected, names, events, table)[0]
    except Unreadable:
        return False
