"""Proof that odds are right: positions from real battles, each option forecast and then fought out again and again.

A figure agrees if it lies within the interval of both, the forecast's and that of the repetitions. Intervals are 95 %,
so one figure in twenty may lie outside; but not by far, and not more than that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from strategikon.ai import Budget, blind_pick, find_opponent
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.lab.forecast import Forecast, can_forecast, forecast

APART = 12  # choices between two positions of one battle
FAR = 2.6  # times the 95 % half-width: five standard deviations
ALLOWED = 0.08  # of the figures may lie outside: one in twenty, and room for chance


@dataclass(frozen=True, slots=True)
class Agreement:
    """One option, forecast and fought out."""

    option: str
    exact: bool
    seconds: float
    misses: tuple[float, ...]  # how far each figure is off, in half-widths of the 95 % interval of the difference


@dataclass(frozen=True, slots=True)
class Proof:
    """All options of one ruleset."""

    ruleset: str
    found: tuple[Agreement, ...]

    @property
    def figures(self) -> int:
        return sum(len(each.misses) for each in self.found)

    @property
    def outside(self) -> int:
        """How many lie outside their interval."""
        return sum(miss > 1 for each in self.found for miss in each.misses)

    @property
    def worst(self) -> float:
        return max((miss for each in self.found for miss in each.misses), default=0.0)

    @property
    def milliseconds(self) -> float:
        """What a forecast takes, at the median, in time of the processor."""
        return 1000 * median([each.seconds for each in self.found] or [0.0])

    @property
    def holds(self) -> bool:
        return self.worst <= FAR and self.outside <= 2 + ALLOWED * self.figures

    def plain(self) -> dict[str, Any]:
        return {
            "ruleset": self.ruleset,
            "positions": len(self.found),
            "exact": sum(each.exact for each in self.found),
            "figures": self.figures,
            "outside": self.outside,
            "worst": self.worst,
            "median_ms": self.milliseconds,
            "holds": self.holds,
        }


def positions(ruleset: Ruleset[Any, Any], count: int, seed: str) -> Iterator[tuple[AnyBattle, int]]:
    """Positions of battles between veterans who sometimes err, each with an option that leads to dice."""
    names = list(scenario_files(ruleset))
    will = Dice(f"{seed} positions")
    found = number = 0
    while found < count and names:
        scenario = load_scenario(ruleset, names[number % len(names)])
        battle: AnyBattle = Battle(scenario, f"{seed} {number}")
        player = find_opponent("veteran")(seed, Budget())
        last = -APART
        while battle.ask is not None and battle.number < ruleset.bound and found < count:
            values = battle.ask.values
            dicey = [place for place, value in enumerate(values) if can_forecast(battle, value)]
            if dicey and battle.number - last >= APART and will.pick(4) == 0:
                yield battle, dicey[blind_pick(will, len(dicey))]
                found, last = found + 1, battle.number
                if found % max(1, count // len(names)) == 0:
                    break
            erring = will.pick(4) == 0
            battle.pick(blind_pick(will, len(values)) if erring else player.choose(battle))
        number += 1


def proved(battle: AnyBattle, index: int, repetitions: int) -> Agreement:
    """One option forecast, and fought out with other dice."""
    begun = process_time()
    odds = forecast(battle, index)
    seconds = process_time() - begun
    fought = forecast(battle, index, limit=0, samples=repetitions, seconds=3600, seed="fought out")
    return Agreement(odds.option, odds.exact, seconds, tuple(_misses(odds, fought)))


def _misses(odds: Forecast, fought: Forecast) -> Iterator[float]:
    """Every share and mean of either, against the other."""
    one, other = _shares(odds), _shares(fought)
    nothing = (0.0, _unseen(odds)), (0.0, _unseen(fought))
    for name in one.keys() | other.keys():
        (share, error), (seen, width) = one.get(name, nothing[0]), other.get(name, nothing[1])
        yield abs(share - seen) / max((error**2 + width**2) ** 0.5, 1e-9)


def _unseen(told: Forecast) -> float:
    """The half-width for something that never came: Wilson's at nothing seen."""
    return 0.0 if told.exact else 1.92 / (told.samples + 3.84)


def _shares(told: Forecast) -> dict[Any, tuple[float, float]]:
    shares: dict[Any, tuple[float, float]] = {outcome.cost: (outcome.share, outcome.error) for outcome in told.outcomes}
    shares |= {("then", then.side, then.kind): (then.share, then.error) for then in told.next}
    return shares | {("mean", mean.side, mean.what): (mean.mean, mean.error or 1e-9) for mean in told.means}


def proof(ruleset: Ruleset[Any, Any], count: int, repetitions: int, seed: str = "proof") -> Iterator[Agreement]:
    """The agreement of so many positions of a ruleset."""
    for battle, index in positions(ruleset, count, seed):
        yield proved(battle, index, repetitions)
