"""Checking documents from outside: every complaint at once, each naming the file, the key and what was expected.

A checker is a function of a value, where it stands, and the report. Build them from the words below:

    unit = table(always={"id": ident(), "hex": text()}, optional={"blocks": integer(1, 4)})
    scenario = table(required={"title": both_languages(), "side": listing(side, least=2, most=2)})

Each also tells its form, `form_of(scenario)`: what may stand where, as plain data. Editors make their fields from it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from strategikon.kernel.message import Message, Problem

MOST_COMPLAINTS = 50  # a page of them helps nobody more
MOST_NESTED = 100  # tables and lists in each other: no document of ours comes near


class Report:
    """The complaints about one document. `inline` is set for the setups of cases, which give only what matters."""

    def __init__(self, source: str, inline: bool = False) -> None:
        self.source = source
        self.inline = inline
        self.complaints: list[Message] = []
        self.notes: list[Message] = []

    def add(self, path: str, message_id: str, **args: Any) -> None:
        """Complain about the value at `path`."""
        self.complaints.append(Message(message_id, {"file": self.source, "path": path or "-", **args}))

    def note(self, path: str, message_id: str, **args: Any) -> None:
        """Something unusual at `path` that is no mistake: its author is told, and it can be played."""
        self.notes.append(Message(message_id, {"file": self.source, "path": path or "-", **args}))

    @property
    def clean(self) -> bool:
        return not self.complaints

    def settle(self) -> None:
        """Raise everything that was found, if anything was."""
        if self.complaints:
            rest = len(self.complaints) - MOST_COMPLAINTS
            more = [Message("complaint-more", {"file": self.source, "path": "-", "count": rest})] if rest > 0 else []
            raise Problem(*self.complaints[:MOST_COMPLAINTS], *more)


Checker: TypeAlias = Callable[[Any, str, Report], None]
Form: TypeAlias = dict[str, Any]  # `is` says which of the words below; the rest are what was told to it


class Formed:
    """A checker that can tell its form."""

    __slots__ = ("_check", "form")

    def __init__(self, check: Checker, form: Form) -> None:
        self._check = check
        self.form = form

    def __call__(self, value: Any, path: str, report: Report) -> None:
        self._check(value, path, report)


def form_of(checker: Checker) -> Form:
    """What a checker wants, as plain data; of a function that tells nothing, that anything may stand there."""
    return checker.form if isinstance(checker, Formed) else {"is": "anything"}


def integer(low: int, high: int) -> Formed:
    """A whole number between two bounds, both included."""

    def check(value: Any, path: str, report: Report) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            report.add(path, "complaint-integer", value=shown(value), low=low, high=high)
        elif not low <= value <= high:
            report.add(path, "complaint-range", value=shown(value), low=low, high=high)

    return Formed(check, {"is": "integer", "low": low, "high": high})


def boolean() -> Formed:
    """true or false."""

    def check(value: Any, path: str, report: Report) -> None:
        if not isinstance(value, bool):
            report.add(path, "complaint-boolean", value=shown(value))

    return Formed(check, {"is": "boolean"})


def text(most: int = 20_000) -> Formed:
    """A text that is not empty."""

    def check(value: Any, path: str, report: Report) -> None:
        if not isinstance(value, str) or not value.strip() or not is_unicode(value):
            report.add(path, "complaint-text", value=shown(value))
        elif len(value) > most:
            report.add(path, "complaint-text-long", count=len(value), most=most)

    return Formed(check, {"is": "text", "most": most})


def ident() -> Formed:
    """A name that can be typed: letters, digits, hyphens and underscores."""

    def check(value: Any, path: str, report: Report) -> None:
        if not isinstance(value, str) or not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}", value):
            report.add(path, "complaint-ident", value=shown(value))

    return Formed(check, {"is": "ident"})


def choice(*words: str | int) -> Formed:
    """One of a few words."""

    def check(value: Any, path: str, report: Report) -> None:
        if isinstance(value, bool) or value not in words:
            report.add(path, "complaint-choice", value=shown(value), words=", ".join(map(str, words)))

    return Formed(check, {"is": "choice", "words": list(words)})


def listing(item: Checker, least: int = 0, most: int = 10_000, inline: int | None = None) -> Formed:
    """A list of things of one kind. `inline` is how few an inline setup may have, if that is fewer than `least`."""

    def check(value: Any, path: str, report: Report) -> None:
        if not isinstance(value, list):
            report.add(path, "complaint-list", value=shown(value))
            return
        if not (least if inline is None or not report.inline else inline) <= len(value) <= most:
            report.add(path, "complaint-list-length", count=len(value), least=least, most=most)
        for number, entry in enumerate(value[:most]):
            item(entry, f"{path}[{number}]", report)

    return Formed(check, {"is": "list", "of": form_of(item), "least": least, "most": most})


def table(
    required: Mapping[str, Checker] | None = None,
    optional: Mapping[str, Checker] | None = None,
    always: Mapping[str, Checker] | None = None,
    inline: Mapping[str, Checker] | None = None,
) -> Formed:
    """A table of named values. Unknown keys are complaints. `required` keys may be left out of an inline setup,
    `always` keys may not; `inline` keys are for inline setups only."""
    required, optional, always, inline = required or {}, optional or {}, always or {}, inline or {}
    plain_keys = {**always, **required, **optional}
    inline_keys = {**plain_keys, **inline}
    forms = {key: form_of(checker) for key, checker in plain_keys.items()}

    def check(value: Any, path: str, report: Report) -> None:
        if not isinstance(value, dict):
            report.add(path, "complaint-table", value=shown(value))
            return
        known = inline_keys if report.inline else plain_keys
        for key in value:
            if key not in known:
                report.add(joined(path, str(key)[:60]), "complaint-unknown", known=", ".join(sorted(known)))
        for key, checker in known.items():
            if key in value:
                checker(value[key], joined(path, key), report)
            elif key in always or (key in required and not report.inline):
                report.add(joined(path, key), "complaint-missing")

    return Formed(check, {"is": "table", "keys": forms, "needed": [*always, *required]})


def entries(item: Checker, most: int = 1_000) -> Formed:
    """A table whose keys are names of the author's choosing, and whose values are all of one kind."""

    def check(value: Any, path: str, report: Report) -> None:
        if not isinstance(value, dict):
            report.add(path, "complaint-table", value=shown(value))
            return
        if len(value) > most:
            report.add(path, "complaint-list-length", count=len(value), least=0, most=most)
        for key, entry in list(value.items())[:most]:
            item(entry, joined(path, str(key)[:60]), report)

    return Formed(check, {"is": "entries", "of": form_of(item), "most": most})


def pattern(form: str, message_id: str) -> Formed:
    """A text of one form, such as a colour; anything else is the complaint of this name."""
    wanted = re.compile(form)

    def check(value: Any, path: str, report: Report) -> None:
        if not isinstance(value, str) or not wanted.fullmatch(value):
            report.add(path, message_id, value=shown(value))

    return Formed(check, {"is": "pattern", "form": form})


def either(one: Checker, other: Checker, kind: type) -> Formed:
    """One of two forms: the other if the value is of this kind."""

    def check(value: Any, path: str, report: Report) -> None:
        (other if isinstance(value, kind) else one)(value, path, report)

    return Formed(check, {"is": "either", "of": [form_of(one), form_of(other)]})


def one_or_many(item: Checker, least: int = 0, most: int = 10) -> Formed:
    """A thing, or a list of them."""
    return either(item, listing(item, least, most), list)


def by_type(key: str, kinds: Mapping[str, Checker], unknown: str) -> Formed:
    """A table whose form hangs on one of its keys; a word that is none of these is the complaint `unknown`."""

    def check(value: Any, path: str, report: Report) -> None:
        kind = value.get(key) if isinstance(value, dict) else None
        if not isinstance(kind, str) or kind not in kinds:
            report.add(joined(path, key), unknown, value=shown(kind), known=", ".join(kinds))
        else:
            kinds[kind](value, path, report)

    return Formed(check, {"is": "by", "key": key, "kinds": {kind: form_of(form) for kind, form in kinds.items()}})


def both_languages() -> Formed:
    """A text in French and English: none exists in one language only."""
    return table(required={"en": text(), "fr": text()})


def anything() -> Formed:
    """Whatever the ruleset looks at itself."""
    return Formed(lambda value, path, report: None, {"is": "anything"})


def check_plain(document: Any, source: str) -> None:
    """Raise complaints about what readers of TOML and JSON let pass and Python itself stumbles over: nesting that it
    cannot print, and whole numbers beyond 64 bits, the longest of which it cannot print either."""
    report = Report(source)
    if is_too_deep(document):
        report.add("", "complaint-deep", most=MOST_NESTED)
    report.settle()
    _check_number(document, "", report)
    report.settle()


def _check_number(value: Any, path: str, report: Report) -> None:
    if isinstance(value, int) and value.bit_length() > 63:
        report.add(path, "complaint-range", value="...", low="-2^63", high="2^63")
    elif isinstance(value, dict):
        for key, entry in value.items():
            _check_number(entry, joined(path, str(key)[:60]), report)
    elif isinstance(value, list):
        for number, entry in enumerate(value):
            _check_number(entry, f"{path}[{number}]", report)


def is_too_deep(document: Any) -> bool:
    """Whether tables and lists lie in each other deeper than in any document of ours. It looks at one level after the
    other: whatever calls itself for what is inside fails before it could tell."""
    level = [document]
    for _ in range(MOST_NESTED + 1):
        tables = [each.values() if isinstance(each, dict) else each for each in level if isinstance(each, dict | list)]
        level = [inner for table in tables for inner in table]
        if not level:
            return False
    return True


def joined(path: str, key: str) -> str:
    """`side[0]` and `unit` are `side[0].unit`."""
    return f"{path}.{key}" if path else key


def shown(value: Any) -> str:
    """A value as a complaint quotes it: short, on one line, in plain characters."""
    quoted = ascii(value)
    return quoted if len(quoted) <= 40 else quoted[:37] + "..."


def is_unicode(words: str) -> bool:
    """Half a surrogate pair, which JSON can smuggle in, is no text."""
    return not any("\ud800" <= letter <= "\udfff" for letter in words)
