"""Rewrites the generated parts of docs/<ruleset>-language.md: `python tests/make_language.py`."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

from strategikon.kernel.events import KERNEL_EVENTS
from strategikon.kernel.message import Message
from strategikon.kernel.ruleset import Ruleset
from strategikon.library import rulesets
from strategikon.text import Teller

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- {name}: made by tests/make_language.py -->\n", "<!-- end of {name} -->\n"


def page_of(ruleset: Ruleset[Any, Any]) -> Path:
    return DOCS / f"{ruleset.id}-language.md"


def events_part(ruleset: Ruleset[Any, Any]) -> str:
    """Every event with its fields, and how the log tells it."""
    teller = Teller("en", ruleset)
    lines = ["| event | fields | in the log |", "| --- | --- | --- |"]
    for kind, fields in {**ruleset.events, **KERNEL_EVENTS}.items():
        message = f"{ruleset.id}-event-{kind}" if kind in ruleset.events else f"event-{kind}"
        said = teller.say(Message(message, {field: field.upper() for field in fields}))
        lines.append(f"| `{kind}` | {', '.join(f'`{field}`' for field in fields)} | {said} |")
    assert not teller.missing, teller.missing
    return "\n".join(lines) + "\n"


def options_part(ruleset: Ruleset[Any, Any]) -> str:
    """Every option by the question that may offer it, with its label in both languages."""
    tellers = [Teller(language, ruleset) for language in ("en", "fr")]
    lines = ["| question | option | English | French |", "| --- | --- | --- | --- |"]
    for ask, rows in groupby(ruleset.verbs.rows(ruleset.id), key=lambda row: row.ask):
        for place, row in enumerate(rows):
            words = {word.lower(): word for word in row.told.split() if word.isupper()}
            labels = [teller.say(Message(row.label, words)) for teller in tellers]
            lines.append(f"| {'' if place else f'`{ask}`'} | `{row.told}` | {' | '.join(labels)} |")
    assert not any(teller.missing for teller in tellers)
    return "\n".join(lines) + "\n"


def with_part(page: str, name: str, part: str) -> str:
    """A page with the part between the two marks of this name made anew."""
    begin, end = BEGIN.format(name=name), END.format(name=name)
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    assert found, f"the page has no marks of {name}"
    return before + begin + part + end + after


def made(ruleset: Ruleset[Any, Any]) -> str:
    """The page of a ruleset as it should be."""
    page = page_of(ruleset).read_text(encoding="utf-8")
    return with_part(with_part(page, "options", options_part(ruleset)), "events", events_part(ruleset))


def main() -> None:
    for ruleset in rulesets().values():
        if page_of(ruleset).exists():
            page_of(ruleset).write_text(made(ruleset), encoding="utf-8")


if __name__ == "__main__":
    main()
