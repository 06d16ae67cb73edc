"""The verbs of a ruleset bound to the names of one field: how options of its battles are written and read.

Made once beside the field and shared by all battles and forks of it (`battle.speech`). Writers are closures over lists
of ready names and clicks, so that an option costs what one written by hand would cost: options are written by the
hundred at every question that somebody looks at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, TypeAlias

from strategikon.kernel.decision import Option
from strategikon.kernel.message import Message
from strategikon.kernel.verbs import WORDS, Lexicon, Measure, Names, Reading, Slot, Verb, Verbs

Writer: TypeAlias = Callable[..., Option]


class Speech:
    """`write[verb](*arguments)` is the option; `read(text)` finds what a text could mean."""

    __slots__ = ("_refs", "_ruleset", "lexicon", "verbs", "write")

    def __init__(self, ruleset: str, verbs: Verbs, lexicon: Lexicon) -> None:
        self._ruleset: Final = ruleset
        self.verbs: Final = verbs
        self._refs: Final[dict[str, list[str]]] = {}
        self.lexicon: Final[Lexicon] = {**WORDS, **lexicon}
        self.write: Final = {verb.id: self._writer(verb) for verb in verbs.by_id.values()}

    def read(self, text: str) -> list[Reading]:
        """Every reading of a text, best first."""
        words = text.split()
        return self.verbs.read(self.lexicon, words) if words else []

    def option(self, text: str) -> Option | None:
        """The option that a text writes, on offer or not; None if it writes none."""
        written = (self.write[reading.verb](*reading.arguments) for reading in self.read(text) if reading.whole)
        return next((option for option in written if option.text == text), None)

    def complete(self, text: str, offer: Iterable[str] = (), verbs: Collection[str] | None = None) -> list[str]:
        """The words that may come next: those of the offer, then those of the table, or of some of its verbs."""
        return self.verbs.complete(self.lexicon, text, offer, verbs)

    # -- writers -----------------------------------------------------------------------------------------------------

    def _writer(self, verb: Verb) -> Writer:
        """The plain shapes have closures of their own; whatever is left is put together slot by slot."""
        label = self.verbs.label(self._ruleset, verb.id)
        slots = [slot for slot in verb.slots if slot.name]
        listed = [slot for slot in slots if slot.kind in self.lexicon and isinstance(self.lexicon[slot.kind], Names)]
        if not slots:
            return self._plain(verb, label)
        if listed == slots == list(verb.slots[1:]) and len(slots) <= 2:
            if verb.clicks == tuple(f"{{{slot.name}}}" for slot in slots):
                return self._one(verb, label, slots[0]) if len(slots) == 1 else self._two(verb, label, *slots)
            if len(slots) == 2 and verb.clicks == (f"{{{slots[1].name}}}",):
                return self._second(verb, label, *slots)
        return self._any(verb, label)

    def _plain(self, verb: Verb, label: str) -> Writer:
        """Words alone."""
        option = Option(verb.pattern, tuple(f"button:{click.strip('[]')}" for click in verb.clicks), Message(label))
        return lambda: option

    def _one(self, verb: Verb, label: str, slot: Slot) -> Writer:
        """`order UNIT`"""
        names, refs = self._listed(slot)
        head, key = f"{verb.first} ", slot.name

        def write(first: int) -> Option:
            name = names[first]
            return Option(head + name, (refs[first],), Message(label, {key: name}))

        return write

    def _two(self, verb: Verb, label: str, one: Slot, other: Slot) -> Writer:
        """`move UNIT HEX`"""
        names, refs = self._listed(one)
        other_names, other_refs = self._listed(other)
        head, key, other_key = verb.first, one.name, other.name

        def write(first: int, second: int) -> Option:
            name, other_name = names[first], other_names[second]
            clicks = (refs[first], other_refs[second])
            return Option(f"{head} {name} {other_name}", clicks, Message(label, {key: name, other_key: other_name}))

        return write

    def _second(self, verb: Verb, label: str, one: Slot, other: Slot) -> Writer:
        """`retreat UNIT HEX`, where the question says who"""
        names, _ = self._listed(one)
        other_names, other_refs = self._listed(other)
        head, key, other_key = verb.first, one.name, other.name

        def write(first: int, second: int) -> Option:
            name, other_name = names[first], other_names[second]
            label_args = {key: name, other_key: other_name}
            return Option(f"{head} {name} {other_name}", (other_refs[second],), Message(label, label_args))

        return write

    def _any(self, verb: Verb, label: str) -> Writer:
        """Any other shape."""
        slots, clicks = verb.slots, verb.clicks

        def write(*arguments: Any) -> Option:
            words: list[str] = []
            named: dict[str, Any] = {}  # in the sentence
            said: dict[str, str] = {}  # in the text, and on a button
            refs: dict[str, list[str]] = {}
            queue = iter(arguments)
            for slot in slots:
                if slot.literal:
                    words.append(slot.literal)
                    continue
                argument = next(queue)
                text, refs[f"{{{slot.name}}}"] = self._written(slot, argument)
                words.append(text)
                said[slot.name] = text
                known = self.lexicon.get(slot.kind)
                if isinstance(known, Measure) and known.told is not None:
                    named[slot.name] = known.told(argument)
                else:
                    named[slot.name] = argument if isinstance(argument, int) and slot.kind == "number" else text
            clicked = (ref for click in clicks for ref in refs.get(click) or (_button(click, said),))
            return Option(" ".join(words), tuple(dict.fromkeys(clicked)), Message(label, named))

        return write

    def _listed(self, slot: Slot) -> tuple[Sequence[str], Sequence[str]]:
        """The names of a kind, and what one clicks for each."""
        known, kind = self.lexicon[slot.kind], self.verbs.kinds[slot.kind]
        assert isinstance(known, Names)
        if slot.kind not in self._refs:
            self._refs[slot.kind] = [known.ref(kind, number) for number in range(len(known.names))]
        return known.names, self._refs[slot.kind]

    def _written(self, slot: Slot, argument: Any) -> tuple[str, list[str]]:
        """The words of an argument and its clicks."""
        kind = self.verbs.kinds[slot.kind]
        known = self.lexicon[kind.item or slot.kind]
        items = argument if kind.item else (argument,)
        return " ".join(known.write(item) for item in items), [known.ref(kind, item) for item in items]


def _button(click: str, named: dict[str, str]) -> str:
    """`[ignore-{flags}]` is a button named after its arguments."""
    return "button:" + click.strip("[]").format_map(named)
