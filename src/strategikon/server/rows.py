"""What the store keeps of a battle, as plain values, and how a battle is opened from them.

No database is needed for this: worker processes import it too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import Problem, problem
from strategikon.kernel.scenario import Scenario, fought_scenario
from strategikon.library import find_ruleset

CHOOSE, UNDO, RESIGN = "choose", "undo", "resign"
_BATTLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


@dataclass(frozen=True, slots=True)
class Act:
    """One thing done in a battle."""

    serial: int
    kind: str
    number: int
    side: str
    text: str = ""
    dice: int | None = None


@dataclass(frozen=True, slots=True)
class Head:
    """Where a battle stands, for lists."""

    number: int
    turn_of: str | None
    outcome: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class BattleRow:
    """A battle as the store has it, but for its acts and seats. `document` is its scenario if the library has not, or
    no longer, the one that is fought."""

    id: str
    ruleset: str
    version: int
    scenario: str
    digest: str
    document: dict[str, Any] | None
    options: dict[str, str]
    seed: str
    fair: bool
    made: str
    changed: str
    head: Head


def is_battle_id(name: str) -> bool:
    """Whether a battle may be called so: what is anything else need not be looked for, and not every database takes
    it."""
    return _BATTLE_ID.fullmatch(name) is not None


def now() -> str:
    """The time, as it is stored and sent."""
    return stamp(datetime.now(UTC))


def stamp(time: datetime) -> str:
    """A time in UTC, as it is stored and sent: later times are greater texts."""
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def effective(acts: Iterable[Act]) -> list[Act]:
    """The choices that stand, and a resignation if there was one (nothing follows it): an undo takes back all choices
    from its number on."""
    standing: list[Act] = []
    for act in acts:
        if act.kind == UNDO:
            del standing[act.number :]
        else:
            standing.append(act)
    return standing


class Choice(NamedTuple):
    """A choice that stands; `dice` is how far their tape had been read after it, if that was noted."""

    side: str
    text: str
    dice: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """What the acts of a battle come to: the choices that stand, who gave up, and the last serial."""

    serial: int
    choices: list[Choice]
    resigned: str | None


class Broken(Exception):
    """A battle cannot be read beyond a choice: an act is missing after it, or the next was not on offer."""

    def __init__(self, battle: str, number: int) -> None:
        super().__init__(battle, number)
        self.battle = battle
        self.number = number

    def __str__(self) -> str:
        return f"battle {self.battle} cannot be read beyond choice {self.number}"


class Differs(Broken):
    """A battle was fought under older rules, and today's give something else from a choice on."""

    def __str__(self) -> str:
        return f"battle {self.battle} was fought under older rules; today's differ after choice {self.number}"


def standing(battle: str, acts: Sequence[Act]) -> Standing:
    """What the acts of a battle come to. It raises `Broken` if they do not follow each other."""
    whole = sound(acts)
    left = effective(whole)
    choices = [Choice(act.side, act.text, act.dice) for act in left if act.kind == CHOOSE]
    if len(whole) < len(acts):
        raise Broken(battle, len(choices))
    return Standing(len(acts), choices, next((act.side for act in left if act.kind == RESIGN), None))


def sound(acts: Sequence[Act]) -> list[Act]:
    """The acts up to the first that cannot follow those before it: a gap in the serials, or another number than the
    battle had."""
    standing, over = 0, False
    for place, act in enumerate(acts):
        fits = act.number < standing if act.kind == UNDO else act.number == standing
        if over or act.serial != place + 1 or not fits:
            return list(acts[:place])
        standing, over = act.number + (act.kind == CHOOSE), act.kind == RESIGN
    return list(acts)


def in_library(row: BattleRow) -> bool:
    """Whether the scenario of a battle is in the library as it was when the battle was made."""
    try:
        fought_scenario(find_ruleset(row.ruleset), row.scenario, row.digest, row.id)
    except Problem:
        return False
    return True


def open_battle(row: BattleRow) -> AnyBattle:
    """The battle of a row before its first choice, under today's rules. It must be the very scenario that was fought,
    and the rules ours or older ones."""
    rules = find_ruleset(row.ruleset)
    if rules.version < row.version:
        raise problem("record-version", file=row.id, ruleset=rules.id, theirs=row.version, ours=rules.version)
    if row.document is not None:
        return Battle(Scenario(rules, row.document, row.id, inline=True), row.seed, row.options)
    return Battle(fought_scenario(rules, row.scenario, row.digest, row.id), row.seed, row.options)
