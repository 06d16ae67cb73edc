"""Records from files, for the commands that read one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from strategikon.commands.shared import Bar
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Decision, Option
from strategikon.kernel.message import Problem, problem
from strategikon.kernel.record import read_record, replay
from strategikon.kernel.schema import is_unicode
from strategikon.library import find_ruleset
from strategikon.terminal.log import Entry
from strategikon.text import Teller

MOST_SEED = 200  # characters, as the records' own schema has it


def read(path: str) -> tuple[dict[str, Any], str]:
    """A record and the name to call it by."""
    file = Path(path)
    with _one_sentence(file.name):
        record = read_record(file)
    return record, file.name


def printable_seed(seed: str) -> bool:
    """Whether a seed can be written down in a record."""
    return len(seed.strip()) > 0 and len(seed) <= MOST_SEED and is_unicode(seed)


def played(record: dict[str, Any], source: str, teller: Teller) -> Iterator[tuple[AnyBattle, Entry]]:
    """Every choice of a record with what it caused, each one verified; the battle stands just after it."""
    with Bar(teller, "progress-replay", len(record["choices"])) as bar, _one_sentence(source):
        decision = None
        for number, (battle, text, events) in enumerate(replay(record, source, find_ruleset)):
            option = _chosen(battle, decision, text) if decision else None
            yield battle, Entry(number, decision.side if decision else "", option, events)
            decision = battle.decision
            bar.advance()


def _chosen(battle: AnyBattle, decision: Decision, text: str) -> Option | None:
    """What a text said: an option of the list, or a member of the family beside it."""
    listed = next((option for option in decision.options if option.text == text), None)
    return listed or battle.speech.option(text)


@contextmanager
def _one_sentence(source: str) -> Iterator[None]:
    """What is no record at all gets one sentence, not a page of them."""
    try:
        yield
    except Problem as found:
        first, count = found.complaints[0], len(found.complaints)
        if count == 1 or first.id in ("record-choice", "record-older-differs"):  # that one is told with its reason
            raise
        raise problem("record-foreign", file=source, first=first, count=count - 1) from None


def rebuilt(record: dict[str, Any], source: str, teller: Teller) -> tuple[AnyBattle, list[Entry]]:
    """The battle after its last choice, and its whole log."""
    steps = list(played(record, source, teller))
    battle, _ = steps[-1]
    return battle, [entry for _, entry in steps]
