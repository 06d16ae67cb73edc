"""Every opponent in every battle under every optional rule: nobody may raise, stall or lose the thread.

Battles are numbered, and a number says everything: which battle, which optional rules, who plays whom. So a drill can
be cut into pieces and goes on anywhere, and what failed can be fought again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any

from strategikon.ai import Budget, opponents
from strategikon.kernel.scenario import Scenario
from strategikon.lab.fight import Plan, Row
from strategikon.lab.simulate import fought, plan_of

Switches = dict[str, str]


@dataclass(slots=True)
class Drill:
    """What was found."""

    battles: int = 0
    decisions: int = 0
    slowest: dict[str, float] = field(default_factory=dict)  # by opponent, the longest thought in seconds
    fought: dict[str, int] = field(default_factory=dict)  # by battle
    failed: list[dict[str, Any]] = field(default_factory=list)  # what it takes to fight them again, and why they failed

    def add(self, plan: Plan, row: Row) -> None:
        """One more battle."""
        self.battles += 1
        self.decisions += row["decisions"]
        self.fought[row["battle"]] = self.fought.get(row["battle"], 0) + 1
        for side, player in row["players"].items():
            self.slowest[player] = max(self.slowest.get(player, 0.0), row["slowest"][side])
        if "failed" in row:
            told = {name: row[name] for name in ("number", "battle", "seed", "players", "failed", "picks")}
            self.failed.append({**told, "options": dict(plan.options)})
            self.failed.sort(key=lambda each: int(each["number"]))

    def plain(self) -> dict[str, Any]:
        """For programs."""
        return {
            "battles": self.battles, "decisions": self.decisions, "slowest": self.slowest, "fought": self.fought,
            "failed": self.failed,
        }  # fmt: skip


def drill(
    scenarios: Sequence[Scenario], battles: int, *, first: int = 0, seed: str = "drill", nodes: int | None = None,
    seconds: float | None = None, workers: int | None = None, cluster: str | None = None,
    progress: Callable[[Row], None] | None = None, found: Drill | None = None,
) -> Drill:  # fmt: skip
    """Fight the battles numbered `first` and following: the scenarios in turn, each time with other optional rules and
    another pair of opponents. What is found goes into `found` at once: it is there even if somebody breaks off."""
    found = Drill() if found is None else found
    numbers = range(first, first + battles)
    plans = {number: _plan(scenarios, number, seed, Budget(nodes, seconds)) for number in numbers}
    for row in fought(list(plans.values()), workers, cluster):
        found.add(plans[row["number"]], row)
        if progress is not None:
            progress(row)
    return found


def _plan(scenarios: Sequence[Scenario], number: int, seed: str, budget: Budget) -> Plan:
    """Which battle a number means. Optional rules change every time a scenario's turn comes, and once they have all
    had theirs, each meets the next pair of opponents: in the end, all meet all. Scenarios begin with different pairs,
    so that a short drill sees everybody too."""
    turn, which = divmod(number, len(scenarios))
    scenario = scenarios[which]
    rules, pairs = settings(scenario), list(permutations(opponents, 2))
    past, rule = divmod(turn, len(rules))
    plan = plan_of(scenario, pairs[(which + rule + past) % len(pairs)], seed, rules[rule], budget)
    return replace(plan, number=number)


def settings(scenario: Scenario) -> list[Switches]:
    """The battle as it stands, then every value of every optional rule alone, then all rules together."""
    rules = scenario.ruleset.optional_rules
    alone: list[Mapping[str, str]] = [{rule.id: value} for rule in rules for value in rule.values[1:]]
    together = {rule.id: rule.values[-1] for rule in rules}
    return [{}, *map(dict, alone), *([together] if len(rules) > 1 else [])]
