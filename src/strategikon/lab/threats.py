"""Threats: what a unit may suffer by the end of its enemy's next turn (or activation).

Both sides play on by weight, with other dice and another deal of all that is hidden each time, until every share is
known finely enough. That may take long where turns are long: a threat can be told at any time, and gone on with.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from time import thread_time
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal, refusal
from strategikon.kernel.message import problem
from strategikon.kernel.tactics import Tactics
from strategikon.lab.forecast import End, Forecast, each_apart, tactics_of, told
from strategikon.lab.statistics import wilson
from strategikon.lab.walk import Costs, best

FINE = 0.05  # half the width of the 95 % interval, of every share
SAMPLES = 400  # with so many any share is as fine as that
SECONDS = 30.0  # of the processor
MOST_DECISIONS = 600  # of one enemy turn


def threat(
    battle: AnyBattle, unit: str, *, samples: int = SAMPLES, seconds: float = SECONDS, seed: str = "threat"
) -> Forecast:
    """What a unit may suffer by the end of its enemy's next turn (or activation), if both sides play on by
    weight. Only what happens in that turn counts. The side to choose may ask it about any unit on the board."""
    found = Threat(battle, unit, seed)
    found.go_on(samples, seconds)
    return found.told()


class Threat:
    """What a unit suffered so far, try by try."""

    def __init__(self, battle: AnyBattle, unit: str, seed: str = "threat") -> None:
        self._tactics = tactics_of(battle)
        if battle.ask is None:
            raise Illegal(refusal("", "refused-over"))
        self._battle, self._unit, self._seed = battle.fork(), unit, seed
        self._side = battle.sides[battle.ask.side]
        self._owner = _owner(battle, unit)
        self._suffered: Counter[Costs] = Counter()

    def go_on(self, samples: int = SAMPLES, seconds: float = SECONDS) -> None:
        """So many more tries at the most, one at least, until it is fine or the time is up."""
        until = thread_time() + seconds
        for number in range(self.samples, self.samples + samples):
            world = self._battle.fork(f"{self._seed} {number}", self._side)
            self._suffered[_suffered(world, self._tactics, self._unit, self._owner)] += 1
            if self.is_fine or thread_time() > until:
                return

    @property
    def samples(self) -> int:
        """How many tries there were."""
        return self._suffered.total()

    @property
    def is_fine(self) -> bool:
        """Whether every share is known finely enough."""
        return are_fine(max(self._suffered.values(), default=0), self.samples)

    def told(self) -> Forecast:
        """What has been found out."""
        ends: list[End] = [(cost, None) for cost in self._suffered.elements()]
        found = told(self._battle, self._unit, each_apart(ends), self.samples, self.samples)
        return replace(found, next=())


def are_fine(likeliest: int, count: int) -> bool:
    """Whether all shares are fine after so many tries, if the likeliest end came so often. Whatever one adds up, no
    share is nearer to one half than that of the likeliest end, if that came more often than not."""
    low, high = wilson(max(likeliest, count / 2), count)
    return high - low < 2 * FINE


def _owner(battle: AnyBattle, unit: str) -> int:
    assert battle.ask is not None
    for piece in battle.scene(battle.sides[battle.ask.side]).pieces:
        if piece.id == unit and piece.side in battle.sides:
            return battle.sides.index(piece.side)
    raise problem("odds-unit", unit=unit[:60])


def _suffered(battle: AnyBattle, tactics: Tactics[Any, Any], unit: str, owner: int) -> Costs:
    """Play on to the end of the enemy's next turn, or of the unit; what it cost the unit."""
    spent: dict[tuple[int, str, str], int] = {}
    settled, enemys = tactics.settled(battle), False
    for _ in range(MOST_DECISIONS):
        if battle.ask is None or (owner, "destroyed", unit) in spent:
            break
        now = tactics.settled(battle)
        if now != settled:
            if enemys:
                break
            settled = now
        if battle.ask.side != owner and battle.ask.kind not in tactics.incidental:
            enemys = True
        battle.take(best(battle, tactics))
        if enemys:
            for cost in tactics.costs(battle, battle.events):
                if cost.unit == unit:
                    key = (cost.side, cost.what, cost.unit)
                    spent[key] = spent.get(key, 0) + cost.amount
    return tuple((*key, amount) for key, amount in sorted(spent.items()) if amount)
