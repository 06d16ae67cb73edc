"""Whether a battle is even between equal veterans, and what would even it.

The ruleset's tactics say what may be changed (`levers`), the gentlest first: its own measure of defeat, such as banners
to win or Rout Levels, then hands; never the forces, which are history. Every variant is a document like any other: it
passes the same checks before it is fought, and it is fought with the same seeds, so that two variants differ by what
was changed and little else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from strategikon.kernel.document_paths import changed_at, found_at
from strategikon.kernel.message import Problem, problem
from strategikon.kernel.scenario import HISTORICAL, Scenario
from strategikon.kernel.tactics import Lever
from strategikon.lab.fight import Row
from strategikon.lab.report import FAIR
from strategikon.lab.simulate import simulate
from strategikon.lab.summary import Rate, Summary

GOOD = (0.42, 0.58)  # a variant is good enough if its win rate lies within
VETERANS = ("veteran", "veteran")


@dataclass(frozen=True, slots=True)
class Change:
    """One number of a scenario document, for one side: the key in its table, or the path to it."""

    side: str
    key: str
    was: int
    value: int


@dataclass(frozen=True, slots=True)
class Tried:
    """A variant and what it brought the side that is favoured as the battle stands."""

    changes: tuple[Change, ...]
    rate: Rate

    @property
    def off(self) -> float:
        """How far from even."""
        return abs(self.rate.win_rate - 0.5)


@dataclass(frozen=True, slots=True)
class Balance:
    """What was found about one battle."""

    scenario: Scenario
    side: str  # the favoured one
    rate: Rate  # its wins as the battle stands
    summary: Summary
    tried: list[Tried] = field(default_factory=list)

    @property
    def even(self) -> bool:
        """Whether it lies between 35:65 and 65:35."""
        return self.rate.win_rate <= FAIR[1]

    @property
    def advice(self) -> Tried | None:
        """The first variant that is good enough, else the one nearest to even if that is nearer than now."""
        good = [each for each in self.tried if GOOD[0] <= each.rate.win_rate <= GOOD[1]]
        best = good[0] if good else min(self.tried, key=lambda each: each.off, default=None)
        return best if best is not None and best.off < abs(self.rate.win_rate - 0.5) else None

    def plain(self) -> dict[str, Any]:
        """For programs."""
        advice = self.advice
        return {
            "battle": self.scenario.name,
            "targets": self.scenario.targets,
            "favoured": self.side,
            **self.rate.plain(),
            "even": self.even,
            "turns": self.summary.turns.plain(),
            "tried": [_plain(each) for each in self.tried],
            "advice": advice and _plain(advice),
        }


def _plain(tried: Tried) -> dict[str, Any]:
    changes = [
        {"side": change.side, "key": change.key, "was": change.was, "value": change.value} for change in tried.changes
    ]
    return {"changes": changes, **tried.rate.plain()}


def balance(
    scenario: Scenario, battles: int = 100, *, seed: str = "lab", options: Mapping[str, str] | None = None,
    nodes: int | None = None, seconds: float | None = None, workers: int | None = None, cluster: str | None = None,
    folder: Path | None = None, progress: Callable[[Row], None] | None = None,
    told: Callable[[Balance, Tried], None] | None = None,
) -> Balance:  # fmt: skip
    """Weigh one battle; if it is not even, try what would even it. `folder` keeps every battle fought; `told` hears of
    every variant."""

    def fight(variant: Scenario, name: str) -> Summary:
        targets = "" if scenario.targets == HISTORICAL else f"-{scenario.targets}"
        out = folder / f"{scenario.ruleset.id}-{scenario.id}{targets}{name}.jsonl" if folder else None
        return simulate(
            variant, battles, VETERANS, seed=seed, options=options, nodes=nodes, seconds=seconds, workers=workers,
            cluster=cluster, out=out, progress=progress,
        ).summary()  # fmt: skip

    summary = fight(scenario, "")
    if len(summary.sides) != 2:
        raise problem("balance-sides")
    side = max(summary.sides, key=lambda each: summary.by_side[each].win_rate)
    found = Balance(scenario, side, summary.by_side[side], summary)
    if found.even:
        return found
    for changes, variant in variants(scenario, side, summary.sides):
        name = "".join(f"-{change.side}-{change.key}-{change.value}" for change in changes)
        tried = Tried(changes, fight(variant, name).by_side[side])
        found.tried.append(tried)
        if told is not None:
            told(found, tried)
        if found.advice is not None and GOOD[0] <= tried.rate.win_rate <= GOOD[1]:
            break
    return found


# -- what can be changed ----------------------------------------------------------------------------------------------


def variants(
    scenario: Scenario, favoured: str, sides: tuple[str, ...]
) -> Iterator[tuple[tuple[Change, ...], Scenario]]:
    """Variants of a battle that disfavour a side, each checked as strictly as any scenario."""
    tactics = scenario.ruleset.tactics
    if tactics is None or not tactics.levers:
        raise problem("balance-none-known", ruleset=scenario.ruleset.id)
    other = next(side for side in sides if side != favoured)
    for levers in tactics.levers:
        made = _varied(scenario, levers, {"favoured": favoured, "other": other})
        if made is not None:
            yield made


def _varied(
    scenario: Scenario, levers: tuple[Lever, ...], sides: Mapping[str, str]
) -> tuple[tuple[Change, ...], Scenario] | None:
    """A document with these numbers changed; None if it has no such number or would not pass."""
    document = scenario.document
    changes = []
    for lever in levers:
        side = sides[lever.whose]
        path = f"side.{side}.{lever.key}"
        was = found_at(document, path)
        if not isinstance(was, int):
            return None
        changes.append(Change(side, lever.key, was, lever.moved(was)))
        document = changed_at(document, path, changes[-1].value)
    try:
        return tuple(changes), Scenario(scenario.ruleset, document, scenario.id, inline=True)
    except Problem:
        return None
