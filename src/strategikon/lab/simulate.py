"""Many battles: on all cores, or on a cluster; each result on disk as soon as it is known, and none fought twice.

A run is fixed by scenario, optional rules, opponents, seed and how much they may think. Its battles are numbered, and
each is the same whoever fights it: with one worker or with a hundred, at once or after an interruption. Only a budget
of seconds (`think`) makes an opponent depend on the machine.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, replace
from json import dumps
from pathlib import Path
from typing import Any

from strategikon.ai import Budget, find_opponent
from strategikon.kernel.message import problem
from strategikon.kernel.scenario import Scenario
from strategikon.lab.fight import MACHINE, Plan, Row, fight
from strategikon.lab.results import Results
from strategikon.lab.summary import Summary
from strategikon.workers import worker_pool

AHEAD = 3  # battles handed out for each worker: enough that none waits, few enough that little is lost on a Ctrl-C
ATTEMPTS = 5  # times that a broken pool (a worker killed, out of memory) is made anew

Progress = Callable[[Row], None]


@dataclass(frozen=True, slots=True)
class Simulation:
    """A run and its battles, in the order of their numbers."""

    plan: Plan  # of any battle of the run
    scenario: Scenario
    rows: list[Row]

    def summary(self) -> Summary:
        """What the battles say."""
        return Summary.of(self.rows, self.plan, self.scenario)


def simulate(
    scenario: Scenario, battles: int = 100, sides: Sequence[str] = ("veteran", "veteran"), *, swap: bool = False,
    seed: str = "lab", options: Mapping[str, str] | None = None, nodes: int | None = None,
    seconds: float | None = None, workers: int | None = None, cluster: str | None = None,
    out: Path | None = None, progress: Progress | None = None,
) -> Simulation:  # fmt: skip
    """Fight `battles` battles between two opponents.

    With `swap` every seed is fought from both sides, and `battles` is rounded up to an even number. `out` is a file of
    JSON lines: what it holds already is not fought again. `progress` is told of every battle, also of those.
    """
    plan = plan_of(scenario, sides, seed, options, Budget(nodes, seconds))
    plans = plans_of(plan, battles, swap)
    wanted = {each.key for each in plans}
    with closing(Results(out, plan)) as results:
        told = {key: row for key, row in results.found.items() if key in wanted}
        for row in told.values():
            _tell(progress, row)
        missing = [each for each in plans if each.key not in told]
        for row in fought(missing, workers, cluster):
            results.add(row)
            told[row["number"], row["swapped"]] = row
            _tell(progress, row)
        results.put_in_order()
    return Simulation(plan, scenario, [told[each.key] for each in plans])


def _tell(progress: Progress | None, row: Row) -> None:
    if progress is not None:
        progress(row)


def plan_of(
    scenario: Scenario, sides: Sequence[str], seed: str, options: Mapping[str, str] | None, budget: Budget
) -> Plan:
    """What all battles of a run have in common; a `Problem` for opponents or options that do not exist."""
    settled = scenario.options(options or {})
    count = len(scenario.ruleset.sides(scenario.field(settled)))
    if len(sides) != count:
        raise problem("lab-players", count=count, given=len(sides))
    players = tuple(_full_name(name) for name in sides)
    document = dumps(scenario.document, ensure_ascii=False) if scenario.inline else None
    return Plan(scenario.ruleset.id, scenario.id, scenario.digest, players, seed, document, dict(options or {}), budget)


def _full_name(beginning: str) -> str:
    """An opponent's whole name."""
    return find_opponent(beginning)("", Budget()).name


def plans_of(plan: Plan, battles: int, swap: bool) -> list[Plan]:
    """The battles of a run, numbered."""
    if not swap:
        return [replace(plan, number=number) for number in range(battles)]
    return [
        replace(plan, number=number, swapped=swapped) for number in range(-(-battles // 2)) for swapped in (False, True)
    ]


# -- who fights -------------------------------------------------------------------------------------------------------


def fought(plans: Sequence[Plan], workers: int | None, cluster: str | None) -> Iterator[Row]:
    """The results of all battles as they come in."""
    if not plans:
        return iter(())
    if cluster is not None:
        from strategikon.lab.cluster import fought_there

        return fought_there(plans, cluster)
    count = min(len(plans), workers or cores())
    return map(fight, plans) if count <= 1 else _fought_here(plans, count)


def cores() -> int:
    """The cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _fought_here(plans: Sequence[Plan], workers: int) -> Iterator[Row]:
    """On this machine, one process a worker. If one dies, the others go with it: they are made anew, and what was not
    told is fought again."""
    left = {plan.key: plan for plan in plans}
    for _ in range(ATTEMPTS):
        try:
            for row in _pooled(left.values(), workers):
                del left[row["number"], row["swapped"]]
                yield row
        except BrokenProcessPool:
            continue
        return
    raise problem("lab-workers-died", count=len(left))


def _pooled(plans: Iterable[Plan], workers: int) -> Iterator[Row]:
    with worker_pool(workers) as pool:
        yield from _in_flight(pool, list(plans), workers * AHEAD)


def _in_flight(pool: ProcessPoolExecutor, plans: list[Plan], most: int) -> Iterator[Row]:
    """All results, with at most so many battles handed out at a time."""
    waiting = iter(plans)
    flying: set[Future[Row]] = set()
    while True:
        while len(flying) < most and (plan := next(waiting, None)) is not None:
            flying.add(pool.submit(fight, plan))
        if not flying:
            return
        landed, flying = wait(flying, return_when=FIRST_COMPLETED)
        for future in landed:
            yield future.result()


def plain_rows(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Rows without what depends on the machine, for comparing runs."""
    return [{name: value for name, value in row.items() if name not in MACHINE} for row in rows]
