"""What many battles say: who wins how often, how long it takes, what it costs whom and when.

A drawn battle counts as half a win for each side in every win rate, and is counted apart besides. Intervals are 95 %:
Wilson's for shares, the normal one for means.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from strategikon.kernel.scenario import Scenario
from strategikon.lab.fight import Plan, Row
from strategikon.lab.statistics import Interval, Z, mean_error, quantile, wilson


@dataclass(frozen=True, slots=True)
class Rate:
    """How often somebody won."""

    battles: int
    wins: int
    draws: int

    @property
    def losses(self) -> int:
        return self.battles - self.wins - self.draws

    @property
    def win_rate(self) -> float:
        """Draws count half; 0.5 before the first battle."""
        return (self.wins + self.draws / 2) / self.battles if self.battles else 0.5

    @property
    def interval(self) -> Interval:
        return wilson(self.wins + self.draws / 2, self.battles)

    def plain(self) -> dict[str, Any]:
        counts = {"battles": self.battles, "wins": self.wins, "draws": self.draws, "losses": self.losses}
        return {**counts, "win_rate": self.win_rate, "interval": list(self.interval)}


@dataclass(frozen=True, slots=True)
class First:
    """Whether moving first matters: how much more often a side wins when it moves first than when it does not."""

    moved: dict[str, int]  # how often each side moved first
    rate: Rate  # of whoever moved first
    gain: float | None  # None: the same side always moved first, so nobody can tell
    error: float

    @property
    def matters(self) -> bool | None:
        """Whether it can be told apart from chance; None if nobody can tell."""
        return None if self.gain is None else abs(self.gain) > self.error

    def plain(self) -> dict[str, Any]:
        told = {"gain": self.gain, "error": self.error, "matters": self.matters}
        return {"moved": self.moved, **self.rate.plain(), **told}


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over the battles."""

    mean: float
    error: float
    median: float
    least: float
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        mean, error = mean_error(values)
        return cls(mean, error, quantile(values, 0.5), min(values, default=0), max(values, default=0))

    def plain(self) -> dict[str, float]:
        return {name: round(getattr(self, name), 4) for name in ("mean", "error", "median", "least", "most")}


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything the tables, the JSON and the report say about a run."""

    plan: Plan
    name: str
    targets: str
    sides: tuple[str, ...]
    rows: list[Row]  # those that were fought to the end
    failed: list[Row]
    by_player: dict[str, Rate]
    by_side: dict[str, Rate]
    first: First
    turns: Spread
    decisions: Spread
    seconds: Spread
    costs: dict[str, dict[str, tuple[float, float]]]  # side -> kind -> mean and error
    units: dict[str, dict[str, dict[str, float]]]  # side -> unit -> kind -> mean
    by_turn: dict[str, dict[str, list[float]]]  # side -> kind -> mean in turn 1, 2, …
    reasons: dict[str, int]

    @classmethod
    def of(cls, rows: Iterable[Row], plan: Plan, scenario: Scenario) -> Summary:
        """The summary of rows of one run."""
        rows = list(rows)
        ended = [row for row in rows if "failed" not in row]
        sides = tuple(scenario.ruleset.sides(scenario.field(scenario.options(plan.options))))
        return cls(
            plan,
            scenario.name,
            scenario.targets,
            sides,
            ended,
            [row for row in rows if "failed" in row],
            {name: _player_rate(ended, name) for name in dict.fromkeys(plan.players)},
            {side: _side_rate(ended, side) for side in sides},
            _first(ended, sides),
            Spread.of([row["turns"] for row in ended]),
            Spread.of([row["decisions"] for row in ended]),
            Spread.of([row["seconds"] for row in ended]),
            {side: _costs(ended, side) for side in sides},
            {side: _units(ended, side) for side in sides},
            {side: _by_turn(ended, side) for side in sides},
            dict(Counter(row["reason"] for row in ended).most_common()),
        )

    def plain(self) -> dict[str, Any]:
        """One object for programs."""
        return {
            "battle": self.name,
            "targets": self.targets,
            "digest": self.plan.digest,
            "run": self.plan.run,
            "seed": self.plan.seed,
            "opponents": list(self.plan.players),
            "nodes": self.plan.budget.nodes,
            "think": self.plan.budget.seconds,
            "options": dict(self.plan.options),
            "battles": len(self.rows),
            "swapped": sum(row["swapped"] for row in self.rows),
            "failed": len(self.failed),
            "draws_count": 0.5,
            "players": {name: rate.plain() for name, rate in self.by_player.items()},
            "sides": {side: rate.plain() for side, rate in self.by_side.items()},
            "first": self.first.plain(),
            "turns": self.turns.plain(),
            "decisions": self.decisions.plain(),
            "seconds": self.seconds.plain(),
            "losses": {
                side: {what: {"mean": mean, "error": error} for what, (mean, error) in kinds.items()}
                for side, kinds in self.costs.items()
            },
            "losses_by_unit": self.units,
            "losses_by_turn": self.by_turn,
            "reasons": self.reasons,
        }


def _rate(rows: Iterable[Row], won: Callable[[Row], bool]) -> Rate:
    rows = list(rows)
    return Rate(len(rows), sum(map(won, rows)), sum(row["winner"] is None for row in rows))


def _side_rate(rows: Iterable[Row], side: str) -> Rate:
    return _rate(rows, lambda row: row["winner"] == side)


def _player_rate(rows: Sequence[Row], name: str) -> Rate:
    """By name. Where both sides have one name, each battle counts once for either: the rate is one half, and the sides
    tell the story."""
    seats = [(row, side) for row in rows for side, player in row["players"].items() if player == name]
    won = sum(row["winner"] == side for row, side in seats)
    return Rate(len(seats), won, sum(row["winner"] is None for row, _ in seats))


def _first(rows: Sequence[Row], sides: Sequence[str]) -> First:
    known = [row for row in rows if row["first"] is not None]
    moved = {side: sum(row["first"] == side for row in known) for side in sides}
    rate = _rate(known, lambda row: row["winner"] == row["first"])
    if sum(count > 0 for count in moved.values()) < 2:
        return First(moved, rate, None, 0.0)
    side = sides[0]
    ahead = _side_rate([row for row in known if row["first"] == side], side)
    behind = _side_rate([row for row in known if row["first"] != side], side)
    spread = sum(_variance(part) for part in (ahead, behind))
    return First(moved, rate, ahead.win_rate - behind.win_rate, Z * sqrt(spread))


def _variance(rate: Rate) -> float:
    """Of a win rate, by Agresti and Coull's centre: it is not nothing where all battles ended alike."""
    count = rate.battles + Z * Z
    share = (rate.wins + rate.draws / 2 + Z * Z / 2) / count
    return share * (1 - share) / count


def _costs(rows: Sequence[Row], side: str) -> dict[str, tuple[float, float]]:
    sums = [Counter[str]() for _ in rows]
    for place, row in enumerate(rows):
        for _, whose, what, _, amount in row["losses"]:
            if whose == side:
                sums[place][what] += amount
    kinds = sorted({what for each in sums for what in each})
    return {what: mean_error([each[what] for each in sums]) for what in kinds}


def _units(rows: Sequence[Row], side: str) -> dict[str, dict[str, float]]:
    sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for row in rows:
        for _, whose, what, unit, amount in row["losses"]:
            if whose == side and unit:
                sums[unit][what] += amount
    return {
        unit: {what: amount / len(rows) for what, amount in sorted(kinds.items())}
        for unit, kinds in sorted(sums.items())
    }


def _by_turn(rows: Sequence[Row], side: str) -> dict[str, list[float]]:
    last = max((row["turns"] for row in rows), default=0)
    sums: defaultdict[str, list[float]] = defaultdict(lambda: [0.0] * last)
    for row in rows:
        for turn, whose, what, _, amount in row["losses"]:
            if whose == side and 1 <= turn <= last:
                sums[what][turn - 1] += amount / len(rows)
    return {what: [round(value, 4) for value in values] for what, values in sorted(sums.items())}
