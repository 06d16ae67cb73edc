"""Write docs/rules-index-<ruleset>.md: where each rule of the ledger is carried out. `python tools/rules_index.py`.

A place carries out the rules that its docstring or a comment in it opens with (`13.42-13.48`, `8.21, R-ALEX-12`), that
it names as a text of its own (`refusal("8.07", …)`), or that stand in a rule column of a chart. Where no place says so,
those are told that mention the rule anywhere in a docstring or a comment. A number without its letter stands for all
its lettered parts, a range for all rules from the first to the last in the order of the ledger.
"""

from __future__ import annotations

import ast
import csv
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NamedTuple, TypeAlias

from strategikon.kernel.ledger import Ledger, load_ledger
from strategikon.kernel.ruleset import Ruleset
from strategikon.library import OUR_RULESETS, rulesets

AnyRuleset: TypeAlias = Ruleset[Any, Any]
ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
EDGE = re.compile(r"tactics|scene")  # judgement and pictures speak of rules, and carry none out
RULE_COLUMN = re.compile(r"rules?|.*_rules?")
WORD = re.compile(r"R-[A-Z]+-\d+|[A-Za-z]*\d*\.\d+[a-z]?")
SPAN = re.compile(rf"({WORD.pattern})(?:(?:\s?[-–]\s?| to )({WORD.pattern}))?")
OPENING = re.compile(rf"(?:{SPAN.pattern}(?:\[\d+\])?(?:,| and|:)?\s*)+")
CLAUSE = re.compile(r"(?<=[.;])\s+|\n\s*\n")
CLOSE = 3  # lines
SHOWN = 100  # letters of a rule's text


class Place(NamedTuple):
    """Where something stands: a file of the ruleset, and the function or class in it ("" for the file itself)."""

    file: Path
    name: str


class Numbers:
    """The numbers of one ledger, and what a text says with them."""

    def __init__(self, ledger: Ledger) -> None:
        self.order = [rule.id for rule in ledger]
        self.parts: dict[str, list[str]] = {}
        for rule in self.order:
            self.parts.setdefault(rule, []).append(rule)
            if rule.rstrip(ascii_lowercase) != rule:
                self.parts.setdefault(rule.rstrip(ascii_lowercase), []).append(rule)

    def in_text(self, text: str) -> Iterator[str]:
        """Every rule that a text names, ranges written out."""
        for found in SPAN.finditer(text):
            first, last = found[1], found[2]
            if first in self.parts and last in self.parts:
                start, end = self.order.index(self.parts[first][0]), self.order.index(self.parts[last][-1])
                yield from self.order[start : end + 1]
            else:
                yield from self.parts.get(first, ())
                yield from self.parts.get(last, ())

    def opening(self, text: str) -> Iterator[str]:
        """The rules that a clause of a text opens with."""
        for clause in CLAUSE.split(text.strip()):
            if found := OPENING.match(clause):
                yield from self.in_text(found[0])


class Index:
    """By rule: the places that carry it out, and those that mention it."""

    def __init__(self, ruleset: AnyRuleset) -> None:
        self.folder = ruleset.folder
        self.ledger = load_ledger(self.folder / "rules.toml")
        self.numbers = Numbers(self.ledger)
        self.done: dict[str, dict[Place, None]] = {rule.id: {} for rule in self.ledger}
        self.mentioned: dict[str, dict[Place, None]] = {rule.id: {} for rule in self.ledger}
        for path in sorted(self.folder.rglob("*.py")):
            if not EDGE.match(path.relative_to(self.folder).as_posix()):
                self._read_code(path)
        for path in sorted(self.folder.rglob("*.csv")):
            self._read_chart(path)

    def places(self, rule: str) -> list[Place]:
        return list(self.done[rule] or self.mentioned[rule])

    def nowhere(self) -> list[str]:
        """The rules that must be carried out and stand nowhere."""
        return [rule.id for rule in self.ledger if rule.kind != "reference" and not self.places(rule.id)]

    def _note(self, where: dict[str, dict[Place, None]], rules: Iterable[str], place: Place) -> None:
        for rule in rules:
            where[rule][place] = None

    def _text(self, text: str, place: Place) -> None:
        self._note(self.done, self.numbers.opening(text), place)
        self._note(self.mentioned, self.numbers.in_text(text), place)

    def _read_code(self, path: Path) -> None:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        spans = list(_spans(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
                self._text(text, Place(path, "" if isinstance(node, ast.Module) else _name_at(spans, node.lineno)))
            elif isinstance(node, ast.Constant) and node.value in self.numbers.parts:
                self._note(self.done, self.numbers.parts[node.value], Place(path, _name_at(spans, node.lineno)))
        with tokenize.open(path) as file:
            for token in tokenize.generate_tokens(file.readline):
                if token.type == tokenize.COMMENT:
                    self._text(token.string.lstrip("# -"), Place(path, _name_at(spans, token.start[0])))

    def _read_chart(self, path: Path) -> None:
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                for column, cell in row.items():
                    if RULE_COLUMN.fullmatch(column or "") and cell:
                        self._note(self.done, self.numbers.in_text(cell), Place(path, ""))


def _spans(tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every function and class at the top, methods as `Class.method`."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.lineno, node.end_lineno or 0, node.name
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield part.lineno, part.end_lineno or 0, f"{node.name}.{part.name}"
        elif isinstance(node, ast.FunctionDef):
            yield node.lineno, node.end_lineno or 0, node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield node.lineno, node.end_lineno or 0, target.id


def _name_at(spans: list[tuple[int, int, str]], line: int) -> str:
    """The innermost name that covers a line; of a comment between two, the name that follows it at once."""
    inside = next((name for first, last, name in reversed(spans) if first <= line <= last), "")
    return inside or next((name for first, _, name in spans if line < first <= line + CLOSE), "")


# -- the page ---------------------------------------------------------------------------------------------------------


def page_of(ruleset: AnyRuleset) -> Path:
    return DOCS / f"rules-index-{ruleset.id}.md"


def made(ruleset: AnyRuleset) -> str:
    """The page of a ruleset as it should be."""
    index = Index(ruleset)
    lines = [
        f"# The rules of `{ruleset.id}`, and where they are carried out",
        "",
        "Made by `python tools/rules_index.py` from the numbers in docstrings, comments, refusals and charts of",
        f"[{ruleset.id}/]({_folder(ruleset)}); `movement.march` is the function `march` in `movement.py` there. The",
        f"whole text of a rule tells `strategikon rules {ruleset.id} NUMBER`; rulings are in [rulings/](rulings/).",
    ]
    section = ""
    for rule in index.ledger:
        if rule.section != section:
            section = rule.section
            lines += ["", f"## {section}", "", "| rule | says | stands in |", "| --- | --- | --- |"]
        mark = " (ours)" if rule.is_ours else ""
        lines.append(f"| {rule.id}{mark} | {_short(rule.en)} | {_places(index, rule.id) or '(for reference)'} |")
    return "\n".join(lines) + "\n"


def _short(text: str) -> str:
    """The beginning of a rule's text, in one cell."""
    words = text.replace("|", "/")
    return words if len(words) <= SHOWN else words[:SHOWN].rsplit(" ", 1)[0] + " …"


def _places(index: Index, rule: str) -> str:
    return ", ".join(f"`{_called(index, place)}`" for place in index.places(rule))


def _called(index: Index, place: Place) -> str:
    inside = place.file.relative_to(index.folder)
    if inside.suffix != ".py":
        return inside.as_posix()
    module = ".".join(inside.with_suffix("").parts).removesuffix(".__init__")
    return f"{module}.{place.name}" if place.name else module


def _folder(ruleset: AnyRuleset) -> str:
    return f"../{ruleset.folder.resolve().relative_to(ROOT).as_posix()}"


def main() -> None:
    for name in OUR_RULESETS:
        ruleset = rulesets()[name]
        page_of(ruleset).write_text(made(ruleset), encoding="utf-8")


if __name__ == "__main__":
    main()
