"""The contract of the engine: a battle is a scenario, a seed and the list of choices made so far.

Whoever has these three has the whole battle: its state, its log, its dice, its replay. This file states what everybody
may rely on; `strategikon check` (kernel/conformance.py) proves it of every ruleset.

How it goes on
    `battle.decision` says who must choose among what; `battle.choose(option)` goes on to the next decision and returns
    the events; `battle.outcome` is None until it is over, and then `battle.decision` is None for ever.

Boundaries
    The rules are generator functions ("activities") that yield an `Ask` wherever a player has a say. Between two
    activities lies a *boundary*: the state alone says what comes next, and the kernel keeps a copy of it now and then.
    Fork, undo, save and load return to the last one kept and send the handful of choices since then once more. A
    generator is never copied or stored, so nothing may live in a local variable across a boundary.

Chance
    `battle.dice` is the only source of it. The same scenario, optional rules, seed and choices give the same events,
    states and record on every run and every machine.

What a side may know
    `battle.view(side)` and the events that are `Event.known_to(side)`, as `Event.seen_by(side)`, are all that may be
    shown to a side. Two battles that a side could not tell apart at the table give it equal views, options, events and
    refusals, byte for byte.

Trust
    `choose` trusts nobody: a wrong side, a stale number or anything not on offer raises `Illegal` with the reason and
    the rule, and nothing has changed. If a rule itself fails (a defect), the battle is as it was before the choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeAlias

from strategikon.kernel.boundaries import Mark, Turnout
from strategikon.kernel.chain import Told, write_record
from strategikon.kernel.decision import Ask, Decision, Illegal, Option, Refusal, Value, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import Event, Fact
from strategikon.kernel.message import Message, problem
from strategikon.kernel.ruleset import F, Ruleset, S, Veil
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.speech import Speech
from strategikon.kernel.throws import Die, Throw

if TYPE_CHECKING:
    from strategikon.kernel.scene import Scene

# Undo beyond these replays from the start, once for every few choices taken back. With 256, random play of ancients was
# 3 to 13 % slower, with 64 that of alexander 5 %: old states crowd the processor's cache, and the garbage collector
# walks through them.
KEPT_BOUNDARIES = 8
CHAPTER = 256  # choices closed to a chapter, which forks share: to copy 10,000 took longer than the rest of a fork
IDLE_ACTIVITIES = 10_000  # so many in a row without a question are a defect of the ruleset, not a long turn
LOST: Any = object()  # a choice known by its text only: the battle was loaded from a save


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended. `winner` is the id of a side, None for a draw."""

    winner: str | None
    reason: Message
    score: Mapping[str, int] = field(default_factory=dict)


class BattleOver(Exception):
    """Raised by `battle.end` through whatever is going on; the kernel alone catches it."""


class Battle(Generic[S, F]):
    """One battle under one ruleset. See the top of this file for what is guaranteed."""

    __slots__ = (
        "_chapters", "_closed", "_decision", "_events", "_mark_every", "_marks", "_recent", "_send", "_texts",
        "_turnouts", "_veil", "ask", "dice", "field", "options", "outcome", "ruleset", "scenario", "seed", "sides",
        "speech", "state", "unasked",
    )  # fmt: skip

    ruleset: Ruleset[S, F]
    scenario: Scenario
    options: dict[str, str]
    field: F
    speech: Speech  # how options are said in this field
    sides: tuple[str, ...]
    seed: str | None  # None in a fork that has left the real dice
    state: S
    dice: Dice
    _chapters: tuple[tuple[Value, ...], ...]  # all choices but the recent
    _closed: int  # how many they are; never more than at the last boundary
    _recent: list[Value]
    _decision: Decision | None
    _events: list[Fact]
    _mark_every: int
    _marks: list[Mark]
    _texts: dict[int, str]
    _turnouts: tuple[Turnout, ...]
    _veil: Veil | None  # what hides the fields of events, where a side may hide anything
    unasked: list[tuple[Any, ...]]  # what went without saying since the last choice, spoken (kernel/verbs.py)
    ask: Ask | None  # the open question, in the cheap form of the rules; None when the battle is over
    outcome: Outcome | None

    def __init__(
        self, scenario: Scenario, seed: str, options: Mapping[str, str] | None = None, dice: Dice | None = None
    ) -> None:
        self.ruleset = scenario.ruleset
        self.scenario = scenario
        self.options = scenario.options(options or {})
        self.field = scenario.field(self.options)
        self.speech = scenario.speech(self.options)
        self.sides = self.ruleset.sides(self.field)
        self.seed = seed
        self.choices = []
        self._texts, self._turnouts = {}, ()
        self._mark_every, self._veil = self.ruleset.mark_every(self.field), self.ruleset.veil(self.field)
        self.dice = dice if dice is not None else Dice(seed)
        self._marks = [Mark(0, self.ruleset.begin(self.field, self.dice), self.dice.place())]
        self._restore(self._marks[0])

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the open decision: how many choices have been made."""
        return self._closed + len(self._recent)

    @property
    def choices(self) -> list[Value]:
        """Every choice made, in their order."""
        return [*chain.from_iterable(self._chapters), *self._recent]

    @choices.setter
    def choices(self, values: Sequence[Value]) -> None:
        self._chapters, self._closed, self._recent = (), 0, [*values]

    @property
    def decision(self) -> Decision | None:
        """Who must choose among what, written out; None when the battle is over."""
        ask = self.ask
        if ask is None:
            return None
        if self._decision is None or self._decision.number != self.number:
            options = tuple(map(self.write, ask.values))
            prompt, acting = self.ruleset.prompt(self, ask), self.ruleset.acting(self, ask)
            side = self.sides[ask.side]
            self._decision = Decision(self.number, side, ask.kind, prompt, options, ask.family, acting)
        return self._decision

    def write(self, value: Value) -> Option:
        """A value of the open question, or a member of its family, as an option."""
        assert self.ask is not None
        verb, *arguments = self.ruleset.say(self, self.ask, value)
        return self.speech.write[verb](*arguments)

    def choose(self, option: Option | str, side: str | None = None, number: int | None = None) -> list[Event]:
        """Make a choice and go on to the next decision. Returns what happened.

        `side` and `number`, if given, must be those of the open decision: programs and servers give both.
        """
        self._admit(side, number)
        value, found = self.find(option)
        before = self.number
        self.take(value)
        self._texts[before] = found.text
        return self.events

    def find(self, option: Option | str) -> tuple[Value, Option]:
        """What a text on offer stands for, listed or a member of the family. `Illegal`, with the reason, for anything
        else, also for a member that is written otherwise than it would be (`3.50` for `3.5`)."""
        ask, decision = self.ask, self.decision
        if ask is None or decision is None:
            raise Illegal(refusal("", "refused-over"))
        text = " ".join(str(option).split())
        for place, offered in enumerate(decision.options):
            if offered.text == text:
                return ask.values[place], offered
        member = self._member(ask, text)
        if member is None:
            raise Illegal(self._reason(ask, text))
        if isinstance(member, Refusal):
            raise Illegal(member)
        return member

    def _member(self, ask: Ask, text: str) -> tuple[Value, Option] | Refusal | None:
        """The member of the family that a text says, or why it says none; None if it speaks of something else."""
        family = ask.family
        for reading in self.speech.read(text) if family else ():
            if family and reading.whole and reading.verb in family.verbs:
                value = family.admit(reading.verb, reading.arguments)
                if isinstance(value, Refusal):
                    return value
                written = self.write(value)
                return (
                    (value, written)
                    if written.text == text
                    else refusal("", "refused-written-otherwise", text=written.text)
                )
        return None

    def _reason(self, ask: Ask, text: str) -> Refusal:
        reason = self.ruleset.why.explain(self, ask, self.speech.read(text))
        return reason or refusal("", "refused-not-offered", option=text[:80])

    def pick(self, index: int) -> None:
        """Choose by place in the offer."""
        ask = self.ask
        if ask is None:
            raise Illegal(refusal("", "refused-over"))
        self.take(ask.values[index])

    def take(self, value: Value) -> None:
        """Choose a value of `ask.values` or a member of `ask.family`: the innermost loop of search and simulation. It
        is not checked, and nothing is written out."""
        self._events, self.unasked = [], []
        self._recent.append(value)
        try:
            self.ask = self._send(value)
        except StopIteration:
            try:
                self._go_on()
            except Exception:
                self._rewind(self.number - 1)
                raise
        except BattleOver:
            self.ask = None
        except Exception:
            self._rewind(self.number - 1)
            raise

    @property
    def events(self) -> list[Event]:
        """What happened since the last choice (at the start: since the battle began). A fork and an undone battle know
        it too; one loaded from a save begins with none."""
        return [Event(throw.kind if throw else kind, told, throw, only) for kind, told, throw, only in self._events]

    def why_not(self, option: Option | str) -> Refusal | None:
        """Why an option is not on offer now; None if it is."""
        try:
            self.find(option)
        except Illegal as illegal:
            return illegal.refusal
        return None

    def _admit(self, side: str | None, number: int | None) -> None:
        """Whoever chooses must have the word, and answer the open question."""
        ask = self.ask
        if ask is None:
            raise Illegal(refusal("", "refused-over"))
        if number is not None and number != self.number:
            raise Illegal(refusal("", "refused-stale", number=number, current=self.number))
        if side is not None and side != self.sides[ask.side]:
            raise Illegal(refusal("", "refused-not-your-turn", side=self.sides[ask.side]))

    # -- what the rules call -----------------------------------------------------------------------------------------

    def emit(self, kind: str, **fields: Any) -> None:
        """State a fact. Fields are ids, names of hexes, numbers, or lists of these; `Secret` hides one."""
        told, only = (fields, None) if self._veil is None else self._veil(self, kind, fields)
        self._events.append((kind, told, None, only))

    def throw(self, kind: str, count: int, die: Die, **fields: Any) -> Throw:
        """Throw dice on the table and state the fact. What is known only now goes into it by `tell`; whoever counts
        the dice says with `scored` which of them did what, before the next question. See `kernel/throws.py`."""
        told, only = (fields, None) if self._veil is None else self._veil(self, kind, fields)
        throw = Throw(kind, die, self.dice.rolls(count, len(die.faces)), told)
        self._events.append((kind, told, throw, only))
        return throw

    def end(self, winner: int | None, reason: str, score: Mapping[str, int] | None = None, **args: Any) -> NoReturn:
        """The battle ends here and now, in the middle of whatever is going on."""
        name = None if winner is None else self.sides[winner]
        self.outcome = Outcome(name, Message(reason, {**args, "winner": name or ""}), score or {})
        self.emit("end", winner=name, reason=reason)
        raise BattleOver

    # -- going on ------------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """From boundary to boundary until somebody must choose or the battle is over."""
        phases, state, marks = self.ruleset.phases, self.state, self._marks
        ripe = self._closed + len(self._recent) - self._mark_every
        try:
            for _ in range(IDLE_ACTIVITIES):
                activity = phases[state.phase](self)
                if activity is None:
                    continue  # a plain function: it is done, and asked nobody
                if marks[-1].choices <= ripe:
                    self._mark()  # nothing of a generator has run yet
                try:
                    self.ask = next(activity)
                except StopIteration:
                    continue
                self._send = activity.send
                return
        except BattleOver:
            self.ask = None
            return
        raise RuntimeError(f"{self.ruleset.id}: {IDLE_ACTIVITIES} activities in a row asked nobody anything")

    def _mark(self) -> None:
        """A boundary: keep the state, so that forks, undo and saves can begin here. One in a few choices is enough:
        the others are simply taken again."""
        marks = self._marks
        marks.append(Mark(self.number, self.state.copy(), self.dice.place(), self._events[:]))
        if len(marks) > KEPT_BOUNDARIES:
            del marks[0]
        if len(self._recent) >= CHAPTER:
            self._chapters = (*self._chapters, tuple(self._recent))
            self._closed += len(self._recent)
            self._recent = []

    def _restore(self, mark: Mark) -> None:
        """Back to a boundary and on to its first question."""
        if mark.choices >= self._closed:
            del self._recent[mark.choices - self._closed :]
        else:
            self.choices = self.choices[: mark.choices]
        self.state = mark.state.copy()
        self.dice = self.dice.at(mark.dice)
        self.outcome = None
        self._decision = None
        self._events, self.unasked = [*mark.events], []
        self._go_on()
        self._leave_track()

    def _leave_track(self) -> None:
        """Where a fork changed tapes, a replay of the fork changes them too."""
        for turnout in self._turnouts:
            if turnout.choices == self.number:
                self.dice.reseed(turnout.seed)
                if turnout.viewer is not None:
                    self.ruleset.redeal(self.state, turnout.viewer, Dice(turnout.seed + " redeal"))

    def _rewind(self, count: int) -> None:
        """The battle as it stood after `count` choices."""
        values = self.choices[:count]
        marks = self._marks
        while len(marks) > 1 and marks[-1].choices > count:
            marks.pop()
        if marks[-1].choices > count:
            self._start_over()
        begin = self._marks[-1].choices
        self._restore(self._marks[-1])
        for place in range(begin, count):
            value = values[place]
            self.take(self._value_of(self._texts[place]) if value is LOST else value)
            self._leave_track()
        for place in [place for place in self._texts if place >= count]:
            del self._texts[place]

    def _start_over(self) -> None:
        """The boundary before the first choice, made anew."""
        if self.seed is None:
            raise Illegal(refusal("", "refused-undo-fork"))
        self.dice = Dice(self.seed)
        self._marks = [Mark(0, self.ruleset.begin(self.field, self.dice), self.dice.place())]

    def _value_of(self, text: str) -> Value:
        """The value that is written `text`."""
        try:
            return self.find(text)[0]
        except Illegal:
            raise problem("record-choice", file=self.scenario.name, number=self.number + 1, text=text) from None

    # -- forks -------------------------------------------------------------------------------------------------------

    def fork(self, seed: str | None = None, viewer: str | None = None) -> Battle[S, F]:
        """An independent copy: nothing done to either is seen by the other.

        With a `seed` its future dice are others than the real ones. With a `viewer`, who must be the side to choose,
        everything that side may not know is dealt anew besides. An opponent that thinks uses both.
        """
        mark = self._marks[-1]
        twin = self._bare_twin([mark])
        recent = mark.choices - self._closed
        twin._chapters, twin._closed, twin._recent = self._chapters, self._closed, self._recent[:recent]
        twin._restore(mark)
        for value in self._recent[recent:]:
            twin.take(value)
            if twin._turnouts:
                twin._leave_track()
        if seed is not None:
            twin._turn_out(seed, viewer)
        return twin

    def _bare_twin(self, marks: list[Mark]) -> Battle[S, F]:
        """A battle of the same past that stands nowhere yet."""
        twin = self.__class__.__new__(self.__class__)
        twin.ruleset, twin.scenario, twin.options = self.ruleset, self.scenario, self.options
        twin.field, twin.speech, twin.sides, twin.seed = self.field, self.speech, self.sides, self.seed
        twin._texts, twin._turnouts = dict(self._texts), self._turnouts
        twin._mark_every, twin._veil = self._mark_every, self._veil
        twin._marks, twin.dice = marks, self.dice
        return twin

    def _turn_out(self, seed: str, viewer: str | None) -> None:
        place = None if viewer is None else self.sides.index(viewer)
        if place is not None and (self.ask is None or self.ask.side != place):
            raise ValueError("only the side that must choose can have the rest dealt anew")
        self.seed = None
        self._turnouts = (*self._turnouts, Turnout(self.number, seed, place))
        self._leave_track()

    # -- undo --------------------------------------------------------------------------------------------------------

    def undo(self, force: bool = False) -> None:
        """Take the last choice back. Without `force`, only as far as the table allows: see `undo_refusal`."""
        if not self.number:
            raise Illegal(refusal("", "refused-undo-start"))
        reason = None if force else self.undo_refusal()
        if reason:
            raise Illegal(reason)
        self._rewind(self.number - 1)

    def undo_refusal(self) -> Refusal | None:
        """Why the last choice cannot be taken back: a die was rolled, something hidden was revealed, or the other
        side has the word. Computed by comparing the battle before and after it, never placed by hand."""
        if not self.number:
            return refusal("", "refused-undo-start")
        before = self._bare_twin(list(self._marks))
        before.choices = self.choices
        try:
            before._rewind(self.number - 1)
        except Illegal as illegal:
            return illegal.refusal
        assert before.ask is not None
        if self.ask is None or self.ask.side != before.ask.side:
            return refusal("", "refused-undo-side")
        if (self.dice.seed, self.dice.index) != (before.dice.seed, before.dice.index):
            return refusal("", "refused-undo-dice")
        if any(self._revealed(before, side) for side in range(len(self.sides))):
            return refusal("", "refused-undo-revealed")
        return None

    def _revealed(self, before: Battle[S, F], side: int) -> bool:
        hidden = self.ruleset.secrets
        return not set(hidden(before.state, side)) <= set(hidden(self.state, side))

    # -- what the outside reads ----------------------------------------------------------------------------------------

    def view(self, side: str | None) -> dict[str, Any]:
        """All that a side (None: a spectator) may know, ready for JSON. Options are there if the side must choose."""
        place = None if side is None else self.sides.index(side)
        view = self.ruleset.view(self, place)
        view["number"] = self.number
        view["winner"] = self.outcome.winner if self.outcome else None
        decision = self.decision
        view["decision"] = None
        if decision is not None:
            view["decision"] = {"side": decision.side, "kind": decision.kind}
            if side == decision.side:
                view["decision"]["options"] = decision.texts()
        return view

    def scene(self, side: str | None) -> Scene:
        """What to draw for a side (None: a spectator). See `kernel/scene.py`."""
        return self.scenes([side])[0]

    def scenes(self, sides: Sequence[str | None]) -> list[Scene]:
        """The scenes of several sides at this moment."""
        drawn = self.ruleset.scenes(self, [None if side is None else self.sides.index(side) for side in sides])
        for scene in drawn:
            scene.secrets = self.ruleset.has_secrets(self.field)
        return drawn

    def names(self) -> dict[str, Any]:
        """What cases and people read by name: pieces by id, sides, `turn` and the like."""
        winner = self.outcome.winner if self.outcome else None
        return {**self.ruleset.names(self), "decision": self.decision, "winner": winner, "outcome": self.outcome}

    def unit(self, name: str) -> Any:
        """A read-only view of a piece by its id: `battle.unit("hastati-2").blocks`."""
        return self.ruleset.names(self)[name]

    def digest(self) -> str:
        """A fingerprint of the state at this very decision."""
        return self.state.digest()

    def record(self, reveal: bool = True) -> dict[str, Any]:
        """What rebuilds the battle, as JSON can hold it. Without `reveal` the seed is kept back, its hash is not."""
        return write_record(self, reveal)

    def told(self) -> Told:
        """Every choice as text, with how far the dice had been read after it, by playing the battle once more."""
        assert self.seed is not None
        again: AnyBattle = Battle(self.scenario, self.seed, self.options)
        told = []
        for number, value in enumerate(self.choices):
            if value is LOST:
                value = again._value_of(self._texts[number])
            words = self._texts.get(number) or again.write(value).text
            again.take(value)
            told.append((words, again.dice.index))
        return told


AnyBattle: TypeAlias = Battle[Any, Any]
