"""Expectations of cases: `L.blocks == 1`, `side.rome.banners >= 2`, `event hit unit=L`, `no event retreat`.

A small, closed language: comparisons, and/or/not, lists, literals, names and their public fields. Nothing can be
called but len, sorted, min, max and sum, and nothing can be changed.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

_COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
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
Names = Mapping[str, Any]
Events = Sequence[Mapping[str, Any]]


class Unreadable(Exception):
    """An expectation that cannot be read or asks for something that does not exist."""


def holds(expected: str, names: Names, events: Events) -> tuple[bool, str]:
    """Whether an expectation is true, and what was seen instead of it."""
    words = expected.split()
    if words[:1] == ["event"]:
        return _event_happened(words[1:], events)
    if words[:2] == ["no", "event"]:
        happened, seen = _event_happened(words[2:], events)
        return not happened, seen
    return _Reader(expected, names).judge()


def _event_happened(words: list[str], events: Events) -> tuple[bool, str]:
    """`event hit unit=L hits=2`: some event of this kind has all these fields."""
    if not words:
        raise Unreadable("event")
    kind, wanted = words[0], [word.partition("=") for word in words[1:]]
    alike = [event for event in events if event["kind"] == kind]
    for event in alike:
        if all(str(event.get(name)) == value.strip("'\"") for name, _, value in wanted):
            return True, _shown(event)
    kinds = ", ".join(dict.fromkeys(event["kind"] for event in events)) or "-"
    return False, "; ".join(map(_shown, alike)) or kinds


def _shown(event: Mapping[str, Any]) -> str:
    return " ".join([event["kind"], *(f"{name}={value}" for name, value in event.items() if name != "kind")])


class _Reader:
    """Evaluates one expression over the names of a battle."""

    def __init__(self, expected: str, names: Names) -> None:
        self.names = names
        self.stands_for: dict[str, str] = {}
        text = _WORD.sub(self._made_plain, expected)
        try:
            self.tree = ast.parse(text, mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            raise Unreadable(expected) from None

    def _made_plain(self, found: re.Match[str]) -> str:
        """Ids with hyphens, such as hastati-2, are no Python names: something else stands for them."""
        word = found.group()
        known = word in self.names or hasattr(self.names.get("side"), word)
        if not known or word.isidentifier() or word.isdigit():
            return word
        stand_in = f"_id_{len(self.stands_for)}"
        self.stands_for[stand_in] = word
        return stand_in

    def judge(self) -> tuple[bool, str]:
        value = self._value(self.tree)
        seen = self._value(self.tree.left) if isinstance(self.tree, ast.Compare) else value
        return bool(value), repr(seen)

    def _value(self, node: ast.expr) -> Any:
        read = getattr(self, f"_read_{type(node).__name__.lower()}", None)
        if read is None:
            raise Unreadable(type(node).__name__)
        try:
            return read(node)
        except (TypeError, KeyError, IndexError, ValueError, RecursionError) as error:
            raise Unreadable(f"{type(error).__name__}: {error}") from None

    def _read_constant(self, node: ast.Constant) -> Any:
        return node.value

    def _read_name(self, node: ast.Name) -> Any:
        name = self.stands_for.get(node.id, node.id)
        if name not in self.names:
            raise Unreadable(name)
        return self.names[name]

    def _read_attribute(self, node: ast.Attribute) -> Any:
        owner, name = self._value(node.value), self.stands_for.get(node.attr, node.attr)
        if name.startswith("_") or not hasattr(owner, name):
            raise Unreadable(f".{name}")
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
        raise Unreadable(type(node.op).__name__)

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
            raise Unreadable("call")
        return _CALLS[node.func.id](*(self._value(argument) for argument in node.args))
