"""Text: messages put into words, in French and English, from one set of Fluent files.

The engine names a sentence and gives its arguments (`kernel.message.Message`); everything people read is made here.
The common sentences lie in `strategikon/messages/<language>.ftl`, those of a ruleset in its `messages/<language>.ftl`
and begin with its id. A sentence that is missing never stops anybody: it is shown as its id and arguments, remembered
in `Teller.missing`, and a test fails.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from os import environ
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal, Refusal
from strategikon.kernel.ledger import load_ledger
from strategikon.kernel.message import Message, Problem
from strategikon.kernel.ruleset import Ruleset

LANGUAGES = ("en", "fr")
DECIMAL_SIGN = {"en": ".", "fr": ","}
COMMON = Path(__file__).parent / "messages"
SIDES = ("side", "winner", "loser", "enemy")  # arguments that hold the id of a side
_OF_THE_SYSTEM = {  # what operating systems say in English only
    "No such file or directory": "why-no-file",
    "Is a directory": "why-directory",
    "Permission denied": "why-permission",
    "Not a directory": "why-not-directory",
    "File exists": "why-not-directory",  # where a folder was to be made
    "No space left on device": "why-disk-full",
    "File name too long": "why-too-long",
    "Not a plain file": "why-not-plain",
    "Bad file descriptor": "why-closed",
    "Too many levels of symbolic links": "why-circle",
    "Read-only file system": "why-read-only",
    "Address already in use": "why-in-use",
    "Cannot assign requested address": "why-no-address",
    "Name or service not known": "why-no-host",
    "Temporary failure in name resolution": "why-no-host",
}
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.M)  # a name at the beginning of a line; what goes on is indented
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # to another sentence
QUOTED = ("name", "text", "value", "path", "file")  # arguments that say again what was typed or read
LONGEST = 1000  # characters of an argument
SMALL = 1000  # numbers below are written alike in all languages
_MEASURE = re.compile(r"-?(?:0|[1-9][0-9]{0,2})(?:\.[0-9]{1,3})?", re.ASCII)
_ELIDED = re.compile(r"\b([dD]|[qQ]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛaeiouàâéèêëîïôû][a-zà-ÿ])")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def language_of(wish: str | None = None, environment: Mapping[str, str] = environ) -> str:
    """The language to speak: the one wished for, else that of the locale, else English."""
    if wish:
        return wish if wish in LANGUAGES else "en"
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    return "fr" if locale.lower().startswith("fr") else "en"


class Teller:
    """Says messages in one language.

    `rulesets` are those whose sentences it knows beforehand; others are looked up in the library by the beginning of
    the message id, so that a complaint about any ruleset's file can be put into words without a battle at hand.
    """

    def __init__(self, language: str, *rulesets: Ruleset[Any, Any]) -> None:
        self.language = language
        self.missing: set[str] = set()
        self._rulesets = {ruleset.id: ruleset for ruleset in rulesets}
        self._bundles: dict[str, Sentences] = {}

    # -- sentences ---------------------------------------------------------------------------------------------------

    def __call__(self, message_id: str, **args: Any) -> str:
        """A common sentence: `teller("list-title", count=3)`."""
        return self.say(Message(message_id, args))

    def say(self, message: Message, battle: AnyBattle | None = None) -> str:
        """A message in words. With a `battle`, ids among its arguments become the names of that battle."""
        ruleset = self._ruleset_of(message.id, battle)
        bundle = self._bundle(ruleset)
        if not bundle.has_message(message.id):
            self.missing.add(message.id)
            return _bare(message.id, message.args)
        own = ruleset is not None and not self._bundle(None).has_message(message.id)
        args = {name: self._worded(name, value, ruleset, battle, own) for name, value in message.args.items()}
        args |= {f"{name}-count": len(value) for name, value in message.args.items() if isinstance(value, list | tuple)}
        return self._formatted(bundle, message.id, {name: _shortened(value) for name, value in args.items()})

    def event(self, battle: AnyBattle, seen: Mapping[str, Any]) -> str:
        """An event in words, as `Event.seen_by` or `Event.told` gives it."""
        return self.say(self.message_of(battle, seen), battle)

    def message_of(self, battle: AnyBattle, seen: Mapping[str, Any]) -> Message:
        """The message of an event: `<ruleset>-event-<kind>`, and if something in it is hidden,
        `<ruleset>-event-<kind>-hidden` where there is such a sentence."""
        kind = str(seen["kind"])
        fields = {name: value for name, value in seen.items() if name != "kind"}
        if kind == "end" and battle.outcome is not None:
            return battle.outcome.reason
        return Message(self._event_id(battle.ruleset, kind, fields), fields)

    def refusal(self, reason: Refusal, battle: AnyBattle | None = None) -> str:
        """Why something cannot be done, with the number of the rule; and if it is ours, that it is."""
        because = self.say(reason.because, battle)
        if not reason.rule:
            return because
        ours = battle is not None and load_ledger(battle.ruleset.folder / "rules.toml").is_ours(reason.rule)
        return self("refused-by-our-rule" if ours else "refused-by-rule", because=because, rule=reason.rule)

    def complaints(self, trouble: Problem | Illegal, battle: AnyBattle | None = None) -> list[str]:
        """What is wrong, one line each."""
        if isinstance(trouble, Illegal):
            return [self.refusal(trouble.refusal, battle)]
        said = [self.say(complaint, battle) for complaint in trouble.complaints]
        if trouble.complaints and trouble.complaints[0].id == "record-choice":
            return [" ".join(said)]  # the choice that does not fit, and why: one sentence
        return said

    def of_the_system(self, text: str) -> str:
        """What the operating system said, in our words where we have any."""
        return self(_OF_THE_SYSTEM[text]) if text in _OF_THE_SYSTEM else text

    def figure(self, value: float, places: int = 1) -> str:
        """A number with so many places behind the sign of the language: 2.5 is 2,5 in French."""
        return f"{value:.{places}f}".replace(".", DECIMAL_SIGN[self.language])

    # -- names -------------------------------------------------------------------------------------------------------

    def has(self, message_id: str, ruleset: Ruleset[Any, Any] | None = None) -> bool:
        """Whether there is such a sentence."""
        return self._bundle(ruleset).has_message(message_id)

    def ruleset(self, ruleset: Ruleset[Any, Any]) -> str:
        """What a ruleset is called."""
        name = f"{ruleset.id}-name"
        return self._formatted(self._bundle(ruleset), name, {}) if self.has(name, ruleset) else ruleset.id

    def side(self, battle: AnyBattle, side: str) -> str:
        """What a side is called."""
        return self._named("side", side, battle.ruleset, battle)

    def piece(self, battle: AnyBattle, name: str) -> str:
        """What a piece is called."""
        return printable(battle.ruleset.called(battle.field, name, self.language) or name)

    def word(self, kind: str, word: str, ruleset: Ruleset[Any, Any]) -> str:
        """A word of a ruleset (`terrain` `hill`, `card` `ambush`, `badge` `routed`), or the word itself."""
        return self._named(kind, word, ruleset, None)

    def both(self, texts: Any) -> str:
        """The right one of a text in both languages, as documents give it."""
        if not isinstance(texts, Mapping):
            return ""
        return printable(" ".join(str(texts.get(self.language) or texts.get("en") or "").split()))

    # -- inside ------------------------------------------------------------------------------------------------------

    def _event_id(self, ruleset: Ruleset[Any, Any], kind: str, fields: Mapping[str, Any]) -> str:
        plain = f"{ruleset.id}-event-{kind}"
        hidden = f"{plain}-hidden"
        if any(value is None for value in fields.values()) and self.has(hidden, ruleset):
            return hidden
        return plain if self.has(plain, ruleset) or not self.has(f"event-{kind}") else f"event-{kind}"

    def _worded(
        self, name: str, value: Any, ruleset: Ruleset[Any, Any] | None, battle: AnyBattle | None, own: bool
    ) -> Any:
        """An argument as Fluent takes it: a number, or a text in which ids have become names.

        Common sentences quote what was typed or read; only sides have names in them.
        """
        if isinstance(value, list | tuple):
            return ", ".join(str(self._worded(name, entry, ruleset, battle, own)) for entry in value)
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int | float):
            return value if abs(value) < 10**15 else "…"
        if value is None:
            return self._hidden(name)
        if isinstance(value, Message):
            return self.say(value, battle)
        text = str(value)
        if text in _OF_THE_SYSTEM:
            return self.of_the_system(text)
        if ruleset is None or name.startswith("hex") or not (own or name in SIDES):
            return printable(text)
        said = self._named("side" if name in SIDES else name, text, ruleset, battle)
        return _counted(said) if said == text and name not in QUOTED else said

    def _named(self, kind: str, text: str, ruleset: Ruleset[Any, Any], battle: AnyBattle | None) -> str:
        """`<ruleset>-<kind>-<id>` if there is such a sentence, else what the battle calls it, else the id."""
        sentence = f"{ruleset.id}-{kind}-{text}"
        bundle = self._bundle(ruleset)
        if text and bundle.has_message(sentence):
            return self._formatted(bundle, sentence, {})
        called = battle.ruleset.called(battle.field, text, self.language) if battle is not None else None
        return printable(called or text)

    def _hidden(self, name: str) -> str:
        special = f"hidden-{name}"
        return self(special if self.has(special) else "hidden-thing")

    def _formatted(self, bundle: Sentences, message_id: str, args: dict[str, Any]) -> str:
        try:
            said = bundle.said(message_id, args)
        except Exception:  # a defect of a translation must not end a battle; tests format every sentence
            self.missing.add(message_id)
            said = None
        if said is None:
            return _bare(message_id, args)
        return _ELIDED.sub(r"\1'", said) if self.language == "fr" else said

    def _ruleset_of(self, message_id: str, battle: AnyBattle | None) -> Ruleset[Any, Any] | None:
        if battle is not None:
            return battle.ruleset
        if self._bundle(None).has_message(message_id):
            return None
        from strategikon.library import find_ruleset, ruleset_names

        beginning = message_id.partition("-")[0]
        if beginning in self._rulesets:
            return self._rulesets[beginning]
        return find_ruleset(beginning) if beginning in ruleset_names() else None

    def _bundle(self, ruleset: Ruleset[Any, Any] | None) -> Sentences:
        key = ruleset.id if ruleset else ""
        if key not in self._bundles:
            self._bundles[key] = _shared(self.language, ruleset.folder / "messages" if ruleset else None)
        return self._bundles[key]


@lru_cache(maxsize=64)
def _shared(language: str, folder: Path | None) -> Sentences:
    """The common sentences, and those of a ruleset: all who speak the language share them, and what Fluent has once
    made of a sentence."""
    return Sentences(language, *(place for place in (COMMON, folder) if place is not None))


class Sentences(FluentBundle):
    """The sentences of some folders in one language. Each is read by Fluent when it is first wanted, with those it
    speaks of: to read them all took as long as to load everything else, and most are never said."""

    def __init__(self, language: str, *folders: Path) -> None:
        super().__init__([language], use_isolating=False)
        self._written: dict[str, str] = {}
        self._known: set[str] = set()  # names that have been read, with all they speak of
        self._plain: dict[str, list[tuple[str, str]] | None] = {}  # see `plain_parts`
        self._reading = Lock()
        for folder in reversed(folders):  # what stands in the first of them holds
            self._written |= _entries(folder / f"{language}.ftl")

    def said(self, message_id: str, args: dict[str, Any]) -> str | None:
        """A sentence with its arguments; None if it has no text. What is words and names only is put together here:
        Fluent, which must be ready for more, takes ten times as long."""
        if message_id not in self._plain:
            self._plain[message_id] = plain_parts(self.get_message(message_id).value)
        parts = self._plain[message_id]
        if parts is not None and (said := _joined(parts, args)) is not None:
            return said
        pattern = self.get_message(message_id).value
        return None if pattern is None else str(self.format_pattern(pattern, args)[0])

    def has_message(self, message_id: str) -> bool:
        if message_id not in self._known:
            self._read(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Any:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        if name in self._known or name not in self._written:
            return
        with self._reading:
            found, wanted = {}, [name]
            while wanted:
                if (here := wanted.pop()) not in found and here in self._written:
                    found[here] = self._written[here]
                    wanted += _REFERENCE.findall(found[here])
            self.add_resource(FluentResource("\n".join(found.values())))
            self._known |= found.keys()


def plain_parts(pattern: Any) -> list[tuple[str, str]] | None:
    """What a sentence is made of, if that is words and arguments only: words, and the argument after them or none."""
    parts: list[tuple[str, str]] = []
    for element in getattr(pattern, "elements", [pattern]):
        if isinstance(element, ast.TextElement):
            parts.append((element.value, ""))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            parts.append(("", element.expression.id.name))
        else:
            return None
    return parts


def _joined(parts: Sequence[tuple[str, str]], args: Mapping[str, Any]) -> str | None:
    """The sentence; None if an argument is written otherwise in each language, or missing."""
    said = []
    for words, name in parts:
        value = args.get(name) if name else words
        if isinstance(value, str):
            said.append(value)
        elif isinstance(value, int) and 0 <= value < SMALL:
            said.append(str(int(value)))
        else:
            return None
    return "".join(said)


@lru_cache(maxsize=32)
def _entries(path: Path) -> Mapping[str, str]:
    """A file of sentences, each by its name and as it is written; a missing one has none."""
    try:
        text = path.read_text("utf-8")
    except OSError:
        return {}
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def _counted(text: str) -> str | int | float:
    """A measure as a number, which each language writes and counts in its own way: 2.5 is 2,5 in French."""
    if not _MEASURE.fullmatch(text):
        return text
    return float(text) if "." in text else int(text)


def _shortened(value: Any) -> Any:
    """An argument that Fluent still takes: it gives up a sentence with a longer one."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def _bare(message_id: str, args: Mapping[str, Any]) -> str:
    """A sentence nobody has written yet."""
    told = ", ".join(f"{name}={printable(str(value))}" for name, value in args.items())
    return f"{message_id} ({told})" if told else message_id


def printable(text: str) -> str:
    """A text from outside, safe on one line of any terminal: no control characters, no half characters."""
    if text.isascii() and text.isprintable():
        return text
    whole = text.encode("utf-8", "backslashreplace").decode()
    return _CONTROL.sub(lambda found: f"\\x{ord(found.group()):02x}", whole)


def columns(texts: Sequence[str], width: int, gap: int = 2) -> list[str]:
    """Texts in as many columns as fit, read downwards."""
    if not texts:
        return []
    widest = max(len(text) for text in texts) + gap
    count = max(1, min(len(texts), (width + gap) // widest))
    rows = -(-len(texts) // count)
    return ["".join(text.ljust(widest) for text in texts[row::rows]).rstrip() for row in range(rows)]
