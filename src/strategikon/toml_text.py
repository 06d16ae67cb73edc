"""Documents as TOML: what `tomllib` reads, written so that people like to read it too.

Tables and lists of tables of the document become sections; what lies deeper stands in them on one line each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f"}


def toml_text(document: Mapping[str, Any]) -> str:
    """A document of texts, whole numbers, switches, lists and tables as TOML."""
    plain = {key: value for key, value in document.items() if not _is_section(value)}
    sections = {key: value for key, value in document.items() if _is_section(value)}
    parts = ["\n".join(_pairs(plain))] if plain else []
    for key, value in sections.items():
        if isinstance(value, Mapping):
            parts.append("\n".join([f"[{_key(key)}]", *_pairs(value)]))
        else:
            parts += ["\n".join([f"[[{_key(key)}]]", *_pairs(entry)]) for entry in value]
    return "\n\n".join(parts) + "\n"


def _is_section(value: Any) -> bool:
    return isinstance(value, Mapping) or (bool(value) and _is_list_of_tables(value))


def _is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(entry, Mapping) for entry in value)


def _pairs(table: Mapping[str, Any]) -> Iterator[str]:
    return (f"{_key(key)} = {_value(value, key_depth=0)}" for key, value in table.items())


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: Any, key_depth: int = 1) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list | tuple):
        if key_depth == 0 and value and _is_list_of_tables(value):
            return "[\n" + "".join(f"  {_value(entry)},\n" for entry in value) + "]"
        return "[" + ", ".join(_value(entry) for entry in value) + "]"
    return _text(str(value))


def _text(text: str) -> str:
    return '"' + "".join(map(_sign, text)) + '"'


def _sign(sign: str) -> str:
    return _ESCAPED.get(sign, sign if sign.isprintable() else f"\\U{ord(sign):08x}")
