"""Paths into documents: `division.0.captain.command`. A part of one is a key, a place in a list, or an id in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def found_at(document: Any, path: str) -> Any:
    """What stands at a path; None if nothing does."""
    for part in path.split("."):
        if isinstance(document, list):
            place = _place(document, part)
            document = None if place is None else document[place]
        else:
            document = document.get(part) if isinstance(document, Mapping) else None
    return document


def changed_at(document: Any, path: str, value: Any) -> Any:
    """A document with another value at a path where there is one already."""
    part, _, rest = path.partition(".")
    if isinstance(document, Mapping):
        return {**document, part: changed_at(document[part], rest, value) if rest else value}
    place = _place(document, part)
    assert place is not None
    new = changed_at(document[place], rest, value) if rest else value
    return [*document[:place], new, *document[place + 1 :]]


def copied(value: Any) -> Any:
    """The same document, all of it anew."""
    if isinstance(value, Mapping):
        return {key: copied(entry) for key, entry in value.items()}
    return [copied(entry) for entry in value] if isinstance(value, list) else value


def _place(entries: list[Any], part: str) -> int | None:
    """Where a thing stands in a list: by its id, else by its number."""
    ids = [entry.get("id") if isinstance(entry, Mapping) else None for entry in entries]
    if part in ids:
        return ids.index(part)
    return int(part) if part.isascii() and part.isdigit() and int(part) < len(entries) else None
