"""Expectations of cases: `L.blocks == 1`, `side.rome.banners >= 2`, `event hit unit=L`, `no event retreat`.

A small, closed language: comparisons, and/or/not, lists, literals, names and their public fields. Nothing can be
called but len, sorted, min, max and sum, and nothing can be changed. What is asked for must exist: an event or a field
that the ruleset never states is a mistake of the case, not something that did not happen.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from strategikon.kernel.events import KERNEL_EVENTS, EventTable
from strategikon.kernel.message import Message

_NOTHING = (None, "")  # what is not there, and a text that says nothing: alike to whoever writes a case


def _equal(one: Any, other: Any) -> bool:
    return bool(one == other) or (one in _NOTHING and other in _NOTHING)


_COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: _equal,
    ast.NotEq: lambda a, b: not _equal(a, b),
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda a, b: a in b,
    ast.NotIn: lambda a, b: a not in b,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
}
_CALLS: dict[str, Callable[..., Any]] = {"len": len, "sorted": sorted, "min": min, "max": max, "sum": sum}
_WORD = re.compile(r"'[^']*'|\"[^\"]*\"|[A-Za-z0-9_][A-Za-z0-9_-]*")
_WRITTEN = re.compile(r"""(?:\[[^]]*\]|'[^']*'|"[^"]*"|\S)+""")  # words; lists and quotes keep their spaces
_LITERALS: dict[str, bool | None] = {"true": True, "false": False, "null": None}
Names = Mapping[str, Any]
Events = Sequence[Mapping[str, Any]]


MOST_KNOWN = 40  # names listed in a complaint: those of a whole army help nobody


class Unreadable(Exception):
    """An expectation that cannot be read or asks for something that does not exist."""

    def __init__(self, message_id: str, **args: Any) -> None:
        super().__init__(message_id, args)
        self.why = Message(message_id, args)


def holds(expected: str, names: Names, events: Events, table: EventTable) -> tuple[bool, str]:
    """Whether an expectation is true, and what was seen instead of it. `table` is what the ruleset can state."""
    words = _WRITTEN.findall(expected)
    if words[:1] == ["event"]:
        return _event_happened(words[1:], events, table)
    if words[:2] == ["no", "event"]:
        happened, seen = _event_happened(words[2:], events, table)
        return not happened, seen
    return _Reader(expected, names).judge()


def _event_happened(words: list[str], events: Events, table: EventTable) -> tuple[bool, str]:
    """`event hit unit=L hits=2`: some event of this kind has all these fields."""
    kind, wanted = _event_named(words, {**KERNEL_EVENTS, **table})
    alike = [event for event in events if event["kind"] == kind]
    for event in alike:
        if all(_same(written(event.get(name)), value) for name, value in wanted):
            return True, shown(event)
    kinds = ", ".join(dict.fromkeys(event["kind"] for event in events)) or "-"
    return False, "; ".join(map(shown, alike)) or kinds


def _event_named(words: list[str], table: EventTable) -> tuple[str, list[tuple[str, str]]]:
    """The kind and the fields of an event as a case writes them, all of which must exist."""
    kind = words[0] if words else ""
    if kind not in table:
        raise Unreadable("case-expect-event", event=kind or "-", known=_listed(table))
    wanted = []
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if name not in table[kind]:
            raise Unreadable("case-expect-event-field", event=kind, field=name or "-", known=_listed(table[kind]))
        if not equals:
            raise Unreadable("case-expect-event-value", event=kind, field=name)
        wanted.append((name, _plain(value)))
    return kind, wanted


def written(value: Any) -> str:
    """A value of an event as a case writes it: a list as `[1,1]`, a truth as `true`, nothing as `null`."""
    if isinstance(value, list | tuple):
        return _plain(f"[{','.join(map(written, value))}]")
    return _plain(str(value))


def _plain(value: str) -> str:
    """However it is spaced and quoted: `[1, 1]` is `[1,1]`, `'a'` is `a`, `True` is `true`."""
    if value.startswith("["):
        return re.sub(r"[\s'\"]", "", value)
    return {"True": "true", "False": "false", "None": "null"}.get(value, value.strip("'\""))


def _same(seen: str, wanted: str) -> bool:
    """However the event tells it: a truth is `true` or `1`, `false` or `0`; a list of one is `[C3]` or `C3`."""
    return _told(seen) == _told(wanted)


def _told(value: str) -> str:
    alone = value[1:-1] if value.startswith("[") and "," not in value else value
    return {"true": "1", "false": "0"}.get(alone, alone)


def shown(event: Mapping[str, Any]) -> str:
    """An event as a case would write it."""
    return " ".join([event["kind"], *(f"{name}={written(value)}" for name, value in event.items() if name != "kind")])


def _listed(known: Iterable[str]) -> str:
    names = sorted(known)
    return ", ".join([*names[:MOST_KNOWN], *(["…"] if len(names) > MOST_KNOWN else [])]) or "-"


def _fields(owner: Any) -> list[str]:
    """What can be read of a thing; nothing of a number or a text."""
    if owner is None or isinstance(owner, str | int | float | list | tuple | dict):
        return []
    return [name for name in dir(owner) if not name.startswith("_") and not callable(getattr(owner, name, None))]


class _Reader:
    """Evaluates one expression over the names of a battle."""

    def __init__(self, expected: str, names: Names) -> None:
        self.names = names
        self.stands_for: dict[str, str] = {}
        self.strangers: list[str] = []  # words with hyphens that name nothing
        text = _WORD.sub(self._made_plain, expected)
        try:
            self.tree = ast.parse(text, mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            raise self._nobody("") if self.strangers else Unreadable("case-expect-grammar") from None

    def _made_plain(self, found: re.Match[str]) -> str:
        """Ids with hyphens, such as hastati-2, are no Python names: something else stands for them."""
        word = found.group()
        known = word in self.names or (not word.isidentifier() and self._in_a_group(word))
        if "-" in word and not known and word[0].isalpha():
            self.strangers.append(word)
        if not known or word.isidentifier() or word.isdigit():
            return word
        stand_in = f"_id_{len(self.stands_for)}"
        self.stands_for[stand_in] = word
        return stand_in

    def _in_a_group(self, word: str) -> bool:
        """Whether it is the id of something inside another, as that of a division in `division.red-1`."""
        return any(hasattr(owner, word) for owner in self.names.values())

    def _nobody(self, name: str) -> Unreadable:
        """Python reads an unknown blue-2 as blue minus 2: it is named whole."""
        whole = next((word for word in self.strangers if word.startswith(name)), name)
        return Unreadable("case-expect-name", name=whole, known=_listed(self.names))

    def judge(self) -> tuple[bool, str]:
        value = self._value(self.tree)
        seen = self._value(self.tree.left) if isinstance(self.tree, ast.Compare) else value
        return bool(value), repr(seen)

    def _value(self, node: ast.expr) -> Any:
        read = getattr(self, f"_read_{type(node).__name__.lower()}", None)
        if read is None:
            raise Unreadable("case-expect-grammar")
        try:
            return read(node)
        except (TypeError, KeyError, IndexError, ValueError, RecursionError):
            raise Unreadable("case-expect-value") from None

    def _read_constant(self, node: ast.Constant) -> Any:
        return node.value

    def _read_name(self, node: ast.Name) -> Any:
        name = self.stands_for.get(node.id, node.id)
        if name not in self.names and name in _LITERALS:
            return _LITERALS[name]
        if name not in self.names:
            raise self._nobody(name)
        return self.names[name]

    def _read_attribute(self, node: ast.Attribute) -> Any:
        owner, name = self._value(node.value), self.stands_for.get(node.attr, node.attr)
        if name.startswith("_") or not hasattr(owner, name):
            raise Unreadable("case-expect-field", field=name, known=_listed(_fields(owner)))
        return getattr(owner, name)

    def _read_list(self, node: ast.List | ast.Tuple | ast.Set) -> list[Any]:
        return [self._value(entry) for entry in node.elts]

    _read_tuple = _read_set = _read_list

    def _read_subscript(self, node: ast.Subscript) -> Any:
        return self._value(node.value)[self._value(node.slice)]

    def _read_unaryop(self, node: ast.UnaryOp) -> Any:
        value = self._value(node.operand)
        return not value if isinstance(node.op, ast.Not) else -value

    def _read_binop(self, node: ast.BinOp) -> Any:
        left, right = self._value(node.left), self._value(node.right)
        if isinstance(node.op, ast.Add):
            return left + right
        if isinstance(node.op, ast.Sub):
            return left - right
        raise Unreadable("case-expect-grammar")

    def _read_boolop(self, node: ast.BoolOp) -> bool:
        together = all if isinstance(node.op, ast.And) else any
        return together(self._value(part) for part in node.values)

    def _read_compare(self, node: ast.Compare) -> bool:
        left = self._value(node.left)
        for sign, part in zip(node.ops, node.comparators, strict=True):
            right = self._value(part)
            if not _COMPARE[type(sign)](left, right):
                return False
            left = right
        return True

    def _read_call(self, node: ast.Call) -> Any:
        if not isinstance(node.func, ast.Name) or node.func.id not in _CALLS or node.keywords:
            raise Unreadable("case-expect-call", known=_listed(_CALLS))
        return _CALLS[node.func.id](*(self._value(argument) for argument in node.args))
