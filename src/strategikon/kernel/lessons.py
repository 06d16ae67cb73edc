"""Lessons: guided play, as data of a ruleset. `lessons/<number>-<id>.toml` holds one lesson each; docs/lessons.md tells
the format. It speaks the language of the cases: the same setups, dice, option texts and predicates.

A step is one of three kinds: the learner does something (`solution` and `expect`), the other side does something that
is written down (`by` and `solution`), or there is only something to look at (`look`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any

from strategikon.kernel.facts import load_facts
from strategikon.kernel.rehearsal import rehearse
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import read_document
from strategikon.kernel.schema import (
    Report,
    anything,
    choice,
    entries,
    ident,
    integer,
    listing,
    pattern,
    table,
    text,
)

FOLDER = "lessons"
MOST_STEPS = 8
TASK, WORDS, FRENCH_WORDS = 60, 180, 220  # letters: what a glance takes in, and what fits beside the board

_ref = pattern(r"[a-z]+:[^#\s]+(#[A-Za-z0-9_-]+)?", "lesson-ref-form")
_words = table(required={"en": text(WORDS), "fr": text(FRENCH_WORDS)})
_task = table(required={"en": text(TASK), "fr": text(TASK)})
_step = table(
    required={"id": ident(), "task": _task},
    optional={
        "by": ident(),
        "dice": listing(anything(), most=40),
        "allow": listing(text(300), most=40),
        "expect": listing(text(1000), most=20),
        "forbid": listing(text(1000), most=20),
        "solution": listing(text(300), most=40),
        "point": listing(_ref, most=20),
        "light": listing(_ref, most=20),
        "look": listing(_ref, least=1, most=8),
        "say": text(200),
        "text": _words,
        "done": _words,
        "missed": _words,
    },
)
_lesson = table(
    required={
        "schema": choice(1),
        "kind": choice("lesson"),
        "ruleset": ident(),
        "id": ident(),
        "order": integer(1, 99),
        "minutes": integer(1, 30),
        "side": ident(),
        "title": _task,
        "position": entries(anything()),
        "step": listing(_step, least=1, most=MOST_STEPS),
    },
    optional={"options": listing(text(200), most=20)},
)


@dataclass(frozen=True, slots=True)
class Step:
    """One step as it was written. `by` is the other side where it acts, None for the learner."""

    id: str
    by: str | None
    dice: tuple[Any, ...]
    allow: tuple[str, ...]
    expect: tuple[str, ...]
    forbid: tuple[str, ...]
    solution: tuple[str, ...]
    refs: Mapping[str, tuple[str, ...]]  # point, light and look

    def allows(self, option: str) -> bool:
        """Whether an option counts as trying: `*` in a text of `allow` is anything; without texts all do."""
        return not self.allow or any(fnmatchcase(option, allowed) for allowed in self.allow)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson, checked. `document` is the whole of it, as the page gets it."""

    source: str
    id: str
    order: int
    side: str
    options: tuple[str, ...]
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    document: Mapping[str, Any]


@lru_cache(maxsize=16)
def load_lessons(ruleset: Ruleset[Any, Any]) -> tuple[Lesson, ...]:
    """The lessons of a ruleset, in their order, each played through once. Raises `Problem` with every complaint about
    the first file that is wrong."""
    glossary = load_facts(ruleset).glossary
    found: list[Lesson] = []
    for path in sorted((ruleset.folder / FOLDER).glob("*.toml")):
        report = Report(f"{ruleset.folder.name}/{FOLDER}/{path.name}")
        document = read_document(path)
        _lesson(document, "", report)
        report.settle()
        choice(ruleset.id)(document["ruleset"], "ruleset", report)
        lesson = _lesson_of(report.source, document)
        _check(lesson, path, glossary, report)
        for other in found:
            for key in ("id", "order"):
                if getattr(other, key) == getattr(lesson, key):
                    report.add(key, "complaint-twice", value=str(getattr(lesson, key)))
        if report.clean:
            rehearse(lesson, ruleset, report)
        report.settle()
        found.append(lesson)
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def _lesson_of(source: str, document: Mapping[str, Any]) -> Lesson:
    steps = tuple(map(_step_of, document["step"]))
    options = tuple(document.get("options", ()))
    plain = {key: value for key, value in document.items() if key not in ("schema", "kind", "ruleset")}
    return Lesson(
        source, document["id"], document["order"], document["side"], options, document["position"], steps, plain
    )


def _step_of(entry: Mapping[str, Any]) -> Step:
    lists = {name: tuple(entry.get(name, ())) for name in ("dice", "allow", "expect", "forbid", "solution")}
    refs = {name: tuple(entry.get(name, ())) for name in ("point", "light", "look")}
    return Step(entry["id"], entry.get("by"), refs=refs, **lists)


# -- what a schema cannot say ------------------------------------------------------------------------------------------


def _check(lesson: Lesson, path: Path, glossary: Mapping[str, Any], report: Report) -> None:
    if not re.fullmatch(rf"0*{lesson.order}-{re.escape(lesson.id)}", path.stem):
        report.add("id", "lesson-file", name=f"{lesson.order}-{lesson.id}.toml")
    seen: set[str] = set()
    for number, (step, entry) in enumerate(zip(lesson.steps, lesson.document["step"], strict=True)):
        where = f"step[{number}]"
        if step.id in seen:
            report.add(f"{where}.id", "complaint-twice", value=step.id)
        seen.add(step.id)
        _check_kind(step, lesson.side, where, report)
        for term in entry.get("say", "").split():
            if term not in glossary:
                report.add(f"{where}.say", "lesson-term", value=term)


def _check_kind(step: Step, learner: str, where: str, report: Report) -> None:
    """The learner acts, or the other side, or nobody does."""
    acts = bool(step.solution)
    judged = bool(step.expect or step.forbid or step.allow)
    if step.by is not None:
        whole = step.by != learner and acts and not judged
    elif acts:
        whole = bool(step.expect)
    else:
        whole = bool(step.refs["look"]) and not judged and not step.dice
    if not whole:
        report.add(where, "lesson-step-kind")
