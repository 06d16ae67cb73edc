"""What a player can say: a ruleset's verbs, declared once in one table.

Three things are not to be confused: the *value* that the rules pass around (cheap, any shape: `17`), what is *spoken*
(a verb and its arguments: `("retreat", 3, 17)`), and the *text* (`retreat hastati-2 F5`). The table turns spoken into
text and back; `Ruleset.say` turns a value into what is spoken. From the table come the canonical text, what one clicks,
the label, the reading of texts, the completion of words, and the options part of `docs/<ruleset>-language.md`.

    VERBS = Verbs(
        (Verb("order", "order {unit}"), Verb("step", "step {hex}"), Verb("halt", "halt")),
        asks={"order": ("order",), "step": ("step", "halt")},
    )

The names behind the slots belong to one battle: `Speech` (kernel/speech.py) binds the table to them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from strategikon.kernel.decision import Refusal, refusal

Spoken: TypeAlias = tuple[Any, ...]  # a verb and its arguments

MOST_SHOWN = 40  # letters of an unknown word in a refusal


class Kind(NamedTuple):
    """A kind of slot: what is clicked for it, and for a list at the end of a text the kind of its items."""

    id: str
    ref: str = "button"
    item: str = ""


KINDS: Final = {
    kind.id: kind
    for kind in (
        Kind("piece", "piece"),
        Kind("unit", "piece"),
        Kind("leader", "piece"),
        Kind("units", "piece", "unit"),
        Kind("hex", "hex"),
        Kind("hexes", "hex", "hex"),
        Kind("hexside", "hexside"),
        Kind("card", "card"),
        Kind("box", "box"),
        Kind("point", "spot"),
        Kind("pose", "pose"),
        Kind("side"),
        Kind("group"),
        Kind("facing"),
        Kind("number"),
        Kind("word"),
    )
}


class Names(NamedTuple):
    """A kind with a list: the names by number, and the number of a name (None: there is no such thing, which is then
    said with this rule and message; the kernel has a message for each of its kinds). `others` are names of things of
    another kind that somebody may well say here, each with the reason why it is not meant."""

    names: Sequence[str]
    find: Callable[[str], int | None]
    rule: str = ""
    message: str = ""
    others: Mapping[str, Refusal] = MappingProxyType({})

    def read(self, text: str) -> Any:
        return self.find(text)

    def write(self, value: int) -> str:
        return self.names[value]

    def ref(self, kind: Kind, value: int) -> str:
        return f"{kind.ref}:{self.names[value]}"


class Measure(NamedTuple):
    """A kind that is no number of a list (a measure, a pose, a word): of how many words it is (0: all that are left),
    how it is read (None: it cannot be) and written, what one clicks, in the coordinates of the scene, and the words it
    may be, if they can be told. `follow` tells the words that may come after some of its own; `told` is how it stands
    in a sentence: a message, or several."""

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str
    click: Callable[[Any], str] | None = None
    words: int = 1
    rule: str = ""
    message: str = ""
    names: Sequence[str] = ()
    follow: Callable[[Sequence[str]], Sequence[str]] | None = None
    told: Callable[[Any], Any] | None = None

    def ref(self, kind: Kind, value: Any) -> str:
        return self.click(value) if self.click else f"{kind.ref}:{self.write(value)}"


Lexicon: TypeAlias = Mapping[str, Names | Measure]


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


WORDS: Final[Lexicon] = {"number": Measure(_number), "word": Measure(lambda text: text)}  # known in every battle


def names_of(
    names: Sequence[str], rule: str = "", message: str = "", others: Mapping[str, Refusal] = MappingProxyType({})
) -> Names:
    """The names of a sequence by their place in it."""
    return Names(names, {name: number for number, name in enumerate(names)}.get, rule, message, others)


def words_of(words: Sequence[str], rule: str = "", message: str = "") -> Measure:
    """A kind of a few words that stand for themselves."""
    return Measure(lambda text: text if text in words else None, rule=rule, message=message, names=words)


class Slot(NamedTuple):
    """One part of a pattern: a literal word, or a named argument of some kind."""

    literal: str
    name: str = ""
    kind: str = ""


class Verb:
    """One thing that can be said: `Verb("move", "move {unit:piece} {hex}")`.

    A pattern is made of words and slots; a slot is `{kind}` or `{name:kind}`, and `name` is the argument's name in the
    label. Several verbs may share a pattern (they differ in clicks or label) or a first word. `clicks` tells what one
    clicks, in order, where that is not every slot: "{unit} [exit]", "{hex}", "[ignore-{flags}]"; brackets are buttons.
    `label` is its message, `<ruleset>-option-<id>` unless given.
    """

    __slots__ = ("clicks", "id", "label", "pattern", "slots")

    def __init__(self, id: str, pattern: str, clicks: str = "", label: str = "") -> None:
        self.id = id
        self.pattern = pattern
        self.slots = tuple(_slot(word) for word in pattern.split())
        self.clicks = tuple(clicks.split()) if clicks else self._every_slot()
        self.label = label

    @property
    def first(self) -> str:
        """The word it begins with."""
        return self.slots[0].literal

    @property
    def shape(self) -> tuple[str, ...]:
        """What distinguishes its texts from those of other verbs."""
        return tuple(slot.literal or f"{{{slot.kind}}}" for slot in self.slots)

    @property
    def told(self) -> str:
        """The pattern as people read it: `move UNIT HEX`."""
        return " ".join(slot.literal or slot.name.upper() for slot in self.slots)

    def _every_slot(self) -> tuple[str, ...]:
        named = tuple(f"{{{slot.name}}}" for slot in self.slots if slot.name)
        return named or (f"[{self.slots[-1].literal}]",)


def _shown(text: str) -> str:
    """An unknown text as a refusal quotes it; a long one ends where a word does, if it can."""
    if len(text) <= MOST_SHOWN:
        return text
    cut = text[:MOST_SHOWN]
    return f"{cut.rpartition(' ')[0] or cut} …"


def _slot(word: str) -> Slot:
    if not word.startswith("{"):
        return Slot(word)
    name, colon, kind = word.strip("{}").partition(":")
    return Slot("", name, kind if colon else name)


class Reading(NamedTuple):
    """What a text could mean: a verb, its arguments (None in the place of each that names nothing), the first thing
    that is wrong with them, at which argument, and the words left over."""

    verb: str
    arguments: tuple[Any, ...]
    unknown: Refusal | None
    at: int
    over: int

    @property
    def whole(self) -> bool:
        """Every word is known, and none is left over."""
        return self.unknown is None and not self.over


class Row(NamedTuple):
    """A line of the page of the language: the kind of question, the pattern in capitals, the message of its label."""

    ask: str
    told: str
    label: str


class Verbs:
    """All verbs of a ruleset. `asks` tells which of them each kind of question may offer; `kinds` are the ruleset's own
    kinds of slots."""

    def __init__(self, verbs: Iterable[Verb], asks: Mapping[str, Sequence[str]], kinds: Iterable[Kind] = ()) -> None:
        self.by_id: Final = {verb.id: verb for verb in verbs}
        self.asks: Final = {ask: tuple(offered) for ask, offered in asks.items()}
        self.kinds: Final = {**KINDS, **{kind.id: kind for kind in kinds}}
        self._by_first: Final[dict[str, list[Verb]]] = {}
        self._check()
        shapes: set[tuple[str, ...]] = set()
        for verb in self.by_id.values():
            if verb.shape not in shapes:  # of verbs that share a pattern the first is read
                self._by_first.setdefault(verb.first, []).append(verb)
                shapes.add(verb.shape)

    def _check(self) -> None:
        """A table that is wrong fails when it is made, not when somebody speaks."""
        for verb in self.by_id.values():
            if not verb.first:
                raise ValueError(f"{verb.id}: a pattern begins with a word")
            for slot in verb.slots:
                if slot.kind and slot.kind not in self.kinds:
                    raise ValueError(f"{verb.id}: there is no kind {slot.kind}")
        for ask, offered in self.asks.items():
            if unknown := [verb for verb in offered if verb not in self.by_id]:
                raise ValueError(f"{ask}: there is no verb {unknown[0]}")

    def read(self, lexicon: Lexicon, words: Sequence[str]) -> list[Reading]:
        """Every reading of a text, best first: that which leaves the fewest words over, then one that knows more."""
        found = (self._reading(verb, lexicon, words) for verb in self._by_first.get(words[0], ()) if words)
        return sorted((reading for reading in found if reading), key=lambda r: (r.over, r.arguments.count(None)))

    def _reading(self, verb: Verb, lexicon: Lexicon, words: Sequence[str]) -> Reading | None:
        arguments: list[Any] = []
        unknown: Refusal | None = None
        at = place = 0
        for slot in verb.slots:
            if slot.literal:
                if words[place : place + 1] != [slot.literal]:
                    return None
                place += 1
                continue
            argument, wrong, used = self._argument(verb, lexicon, slot, words[place:])
            if wrong is not None and unknown is None:
                unknown, at = wrong, len(arguments)
            arguments.append(argument)
            place += used
        return Reading(verb.id, tuple(arguments), unknown, at, len(words) - min(place, len(words)))

    def _argument(
        self, verb: Verb, lexicon: Lexicon, slot: Slot, words: Sequence[str]
    ) -> tuple[Any, Refusal | None, int]:
        """The argument that the next words are, what is wrong with them, and how many they are."""
        if not words:
            return None, refusal("", "refused-word-missing", pattern=verb.told), 0
        item = self.kinds[slot.kind].item
        if item:
            found = [self._known(item, lexicon[item], word) for word in words]
            wrong = next((why for _, why in found if why is not None), None)
            return None if wrong else tuple(value for value, _ in found), wrong, len(words)
        known = lexicon[slot.kind]
        used = 1 if isinstance(known, Names) else known.words or len(words)
        value, wrong = self._known(slot.kind, known, " ".join(words[:used]))
        return value, wrong, used

    @staticmethod
    def _known(kind: str, known: Names | Measure, text: str) -> tuple[Any, Refusal | None]:
        value = known.read(text)
        if value is not None:
            return value, None
        if isinstance(known, Names) and text in known.others:
            return None, known.others[text]
        message = known.message or f"refused-unknown-{kind if kind in KINDS else 'word'}"
        return None, refusal(known.rule, message, name=_shown(text))

    def complete(
        self, lexicon: Lexicon, text: str, offer: Iterable[str] = (), verbs: Collection[str] | None = None
    ) -> list[str]:
        """The words that may come next (the last word of the text may be begun): those of the offer first, then those
        of the table, for what is not on offer and for options without number; of some verbs if only they are meant."""
        *before, begun = text.lower().split(" ") if text else [""]
        words = [word for word in before if word]
        found: list[str] = []
        for option in offer:
            said = option.split()
            if len(said) > len(words) and [word.lower() for word in said[: len(words)]] == words:
                found.append(said[len(words)])
        meant = [verb for verb in self.by_id.values() if verbs is None or verb.id in verbs]
        found += (word for verb in meant for word in self._next_words(verb, lexicon, words))
        return [word for word in dict.fromkeys(found) if word.lower().startswith(begun)]

    def _next_words(self, verb: Verb, lexicon: Lexicon, words: Sequence[str]) -> Iterator[str]:
        """The words that a verb may go on with after these, which are in lower case."""
        slot, place = self._slot_after(verb, lexicon, words)
        if slot is None:
            return
        known = lexicon.get(self.kinds[slot.kind].item or slot.kind) if slot.kind else None
        if slot.literal:
            yield slot.literal
        elif isinstance(known, Measure) and known.follow is not None:
            yield from known.follow(words[place:])
        elif known is not None:
            yield from known.names

    def _slot_after(self, verb: Verb, lexicon: Lexicon, words: Sequence[str]) -> tuple[Slot | None, int]:
        """The slot of the word after these, and where it begins; None if they do not fit the pattern or fill it."""
        place = 0
        for slot in verb.slots:
            if place >= len(words):
                return slot, place
            if slot.literal:
                if words[place] != slot.literal.lower():
                    break
                place += 1
            elif self.kinds[slot.kind].item:
                return slot, place
            else:
                known = lexicon[slot.kind]
                if isinstance(known, Measure) and known.follow is not None:
                    return slot, place
                place += 1 if isinstance(known, Names) else known.words or len(words)
        return None, place

    def rows(self, ruleset: str) -> list[Row]:
        """The table for its readers, question by question."""
        pairs = ((ask, verb) for ask, verbs in self.asks.items() for verb in verbs)
        return [Row(ask, self.by_id[verb].told, self.label(ruleset, verb)) for ask, verb in pairs]

    def label(self, ruleset: str, verb: str) -> str:
        """The message that labels options of a verb."""
        return self.by_id[verb].label or f"{ruleset}-option-{verb}"
