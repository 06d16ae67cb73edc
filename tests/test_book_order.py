"""Modules are chapters, functions are paragraphs in the order of the book.

A heading (`# -- 2.13 who leads --`) opens a part. In each part the public functions stand in the order that the ledger
gives to the rules their docstrings open with; headings with a number stand in that order among themselves; a helper
stands below one who calls it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from strategikon.kernel.ledger import load_ledger
from strategikon.library import OUR_RULESETS

sys.path.append(str(Path(__file__).parents[1] / "tools"))
from rules_index import Numbers

ROOT: Final = Path(__file__).parents[1]
RULESETS: Final = {name: ROOT / "src" / "strategikon" / name for name in OUR_RULESETS} | {
    "skirmish": ROOT / "examples" / "skirmish" / "skirmish"
}
HEADING: Final = "# -- "

# Chapters that are told as they are played, where the book tells it otherwise.
AS_PLAYED: Final = {
    "bayard/turn.py": "a player's turn from its first phase to its last, those of the annexes between",
    "bayard/deployment.py": "placing from the first piece to the last: who, what, where, and when the other goes on",
    "caesar/rounds.py": "a round as it is fought: both sides strike, both save, ways back are fixed, then the result",
    "alexander/turn.py": "a turn from its beginning through its Orders Phases to the turning back of its markers",
    "alexander/reactions.py": "what a step of the enemy calls forth, in the order of R-ALEX-47",
}


class Chapter:
    """A module as one reads it: functions and headings from top to bottom."""

    def __init__(self, source: str, numbers: Numbers) -> None:
        self.numbers = numbers
        body = ast.parse(source).body
        self.functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
        self.calls = {name: self._named(node) - {name} for name, node in self.functions.items()}
        self.at_import = set().union(*(self._named(node) for node in body if not isinstance(node, ast.FunctionDef)))
        self.headings = [(at, line.strip("# -")) for at, line in enumerate(source.split("\n"), 1)
                         if line.startswith(HEADING)]  # fmt: skip

    def _named(self, node: ast.AST) -> set[str]:
        return {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and part.id in self.functions}

    def out_of_order(self) -> list[str]:
        return [*self._paragraphs(), *self._parts()]

    def _paragraphs(self) -> Iterator[str]:
        """Public functions that stand in their part below one of a later rule."""
        public = [node for name, node in self.functions.items() if not name.startswith("_")]
        placed = [(self._part(node.lineno), self._place(ast.get_docstring(node) or ""), node.name) for node in public]
        numbered = [(part, place, name) for part, place, name in placed if place is not None]
        for (part, place, _), (next_part, next_place, name) in pairwise(numbered):
            if part == next_part and next_place < place:
                yield f"{name} ({self.numbers.order[next_place]} after {self.numbers.order[place]})"

    def _parts(self) -> Iterator[str]:
        """Headings that stand below one of a later rule."""
        numbered = [(place, text) for _, text in self.headings if (place := self._place(text)) is not None]
        yield from (text for (before, _), (place, text) in pairwise(numbered) if place < before)

    def _part(self, line: int) -> int:
        return sum(at < line for at, _ in self.headings)

    def _place(self, text: str) -> int | None:
        """Where the ledger has the rule that a text opens with."""
        first = next(iter(self.numbers.opening(text)), None)
        return None if first is None else self.numbers.order.index(first)

    def above_their_callers(self) -> list[str]:
        """Helpers above everybody who calls them; what runs at import has no choice."""
        needed = self._needed_at_import()
        order = list(self.functions)
        found = []
        for name in order:
            callers = [order.index(caller) for caller, called in self.calls.items() if name in called]
            if name.startswith("_") and name not in needed and callers and min(callers) > order.index(name):
                found.append(name)
        return found

    def _needed_at_import(self) -> set[str]:
        needed, more = set(self.at_import), set(self.at_import)
        while more:
            more = set().union(*(self.calls[name] for name in more)) - needed
            needed |= more
        return needed


def numbers_of(ruleset: str) -> Numbers:
    return Numbers(load_ledger(RULESETS[ruleset] / "rules.toml"))


def chapters_of(ruleset: str) -> dict[str, Chapter]:
    """Every module of a ruleset, by its path, as `AS_PLAYED` names it."""
    numbers, folder = numbers_of(ruleset), RULESETS[ruleset]
    paths = {f"{ruleset}/{path.relative_to(folder).as_posix()}": path for path in sorted(folder.rglob("*.py"))}
    return {name: Chapter(path.read_text(encoding="utf-8"), numbers) for name, path in paths.items()}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_functions_stand_in_the_order_of_the_book(ruleset: str) -> None:
    """Those that are told as played need leave, and whoever has come into the order of the book needs none."""
    wrong = {name: found for name, chapter in chapters_of(ruleset).items() if (found := chapter.out_of_order())}
    leave = {name for name in AS_PLAYED if name.startswith(f"{ruleset}/")}
    assert {name: found for name, found in wrong.items() if name not in leave} == {}
    assert leave - wrong.keys() == set()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_helpers_stand_below_one_who_calls_them(ruleset: str) -> None:
    wrong = {name: found for name, chapter in chapters_of(ruleset).items() if (found := chapter.above_their_callers())}
    assert wrong == {}


def test_disorder_is_seen() -> None:
    def paragraph(name: str, text: str) -> str:
        return f'def {name}():\n    """{text}"""\n    _help()\n\n\n'

    numbers = numbers_of("bayard")
    helper = "def _help():\n    pass\n\n\n"
    ordered = paragraph("lead", "2.13 He leads.") + helper + paragraph("obey", "2.15, 2.01 They obey.")
    assert Chapter(ordered, numbers).out_of_order() == Chapter(ordered, numbers).above_their_callers() == []
    swapped = helper + paragraph("obey", "2.15, 2.01 They obey.") + paragraph("lead", "2.13 He leads.")
    assert Chapter(swapped, numbers).out_of_order() == ["lead (2.13 after 2.15)"]
    assert Chapter(swapped, numbers).above_their_callers() == ["_help"]
    parted = paragraph("obey", "2.15 They obey.") + f"{HEADING}fights ---\n" + paragraph("lead", "2.13 He leads.")
    assert Chapter(parted, numbers).out_of_order() == []
    assert Chapter(f"{HEADING}4.01 fights ---\n{HEADING}2.13 leads ---\n", numbers).out_of_order() == ["2.13 leads"]
    assert Chapter(f"{helper}TABLE = {{1: _help}}\n" + paragraph("lead", "2.13"), numbers).above_their_callers() == []
