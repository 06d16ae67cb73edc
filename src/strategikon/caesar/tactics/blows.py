"""What a round of close combat does on average: every number of casualties with its chance, who then tests, and what
each result costs. How many dice fall and what they need is asked of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from strategikon.caesar.odds import losses, panic
from strategikon.caesar.panic_results import (
    ANARCHIC,
    ANARCHY_AROUND,
    CONFUSION,
    DISORDERED_FALL_BACK,
    DISORDERED_RETREAT,
    EITHER,
    FALL_BACK,
    MELEE,
    RETREAT,
    ROUT,
    STEADFAST,
    Nerve,
)
from strategikon.caesar.tactics.values import left

# what is lost of a unit by the result of its test
COST: Final = {
    STEADFAST: 0.0, CONFUSION: 0.12, EITHER: 0.12, RETREAT: 0.06, DISORDERED_RETREAT: 0.16, FALL_BACK: 0.06,
    DISORDERED_FALL_BACK: 0.16, ANARCHIC: 0.2, ANARCHY_AROUND: 0.2, ROUT: 1.0,
}  # fmt: skip
PHALANX_HOLDS: Final = 2  # SPC.22
THROWS: Final = 36

Chances = tuple[float, ...]  # of 0, 1, 2 … casualties
CERTAIN: Final[Chances] = (1.0,)


class Body(NamedTuple):
    """A unit in a round, as far as what happens to it is concerned."""

    side: int
    force: float
    stake: float
    stamina: int
    casualties: int
    disordered: bool
    nerve: Nerve
    phalanx: bool


@lru_cache(maxsize=4096)
def chances(dice: int, needed: int, again: int, save: int, stubborn: bool) -> Chances:
    """How likely each number of casualties of one batch is."""
    return tuple(float(chance) for chance in losses(dice, needed, again, save, stubborn))


@lru_cache(maxsize=8192)
def both(one: Chances, other: Chances) -> Chances:
    """The sum of two counts."""
    found = [0.0] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, share in enumerate(other):
            found[first + second] += chance * share
    return tuple(found)


def harm(body: Body, count: int, lost_by: int) -> float:
    """What so many casualties cost a unit, and the test for a round lost by so much (0: drawn; less: won)."""
    total = body.casualties + count
    before = left(body.force, body.stamina, body.casualties, body.disordered)
    now = left(body.force, body.stamina, total, body.disordered)
    if not now:
        return before + body.stake
    shaken = total >= body.stamina
    cost = before - now + (body.stake if shaken else 0.0)
    if lost_by > 0 or (lost_by == 0 and shaken):
        nerve = body.nerve._replace(shaken=shaken, wounded=total > 0)
        flight = now + (0.0 if shaken else body.stake)
        for result, ways in panic(MELEE, lost_by, nerve):
            cost += ways / THROWS * (flight if result == ROUT else COST[result] * now)
    return cost


class Harms(dict[tuple[int, int], float]):
    """What a unit suffers by its casualties and by how much the round is lost, each reckoned when first asked for."""

    def __init__(self, body: Body) -> None:
        self.body: Final = body

    def __missing__(self, key: tuple[int, int]) -> float:
        found = self[key] = harm(self.body, *key)
        return found


@lru_cache(maxsize=512)
def harms_of(body: Body) -> Harms:
    """The harms of one body: to look for it once is cheaper than for each number of casualties."""
    return Harms(body)


def volley_value(body: Body, count: Chances) -> float:
    """SHT.31 What the casualties of a volley cost its target; tests come at the end of the step."""
    harms = harms_of(body)
    return sum(chance * harms[number, -1] for number, chance in enumerate(count))


@lru_cache(maxsize=20_000)
def round_value(bodies: tuple[tuple[Body, Chances], ...]) -> float:
    """MEL.19, BRK.05, BRK.06, BRK.10 What a round brings the side 0: the harm of its enemies less its own. For each
    unit: its casualties against what the rest of its side and the enemy suffer."""
    value = 0.0
    for place, (body, mine) in enumerate(bodies):
        own, theirs = CERTAIN, CERTAIN
        holds = True
        for other, (comrade, suffers) in enumerate(bodies):
            if comrade.side != body.side:
                theirs = both(theirs, suffers)
            else:
                holds = holds and comrade.phalanx
                if other != place:
                    own = both(own, suffers)
        apart, harms = _apart(own, theirs), harms_of(body)
        suffered = 0.0
        for count, chance in enumerate(mine):
            for gap, share in apart:
                lost_by = count + gap
                if holds and 0 < lost_by <= PHALANX_HOLDS:
                    lost_by = 0
                suffered += chance * share * harms[count, lost_by]
        value += suffered if body.side else -suffered
    return value


@lru_cache(maxsize=8192)
def _apart(own: Chances, theirs: Chances) -> tuple[tuple[int, float], ...]:
    """How likely each difference of two counts is."""
    found: dict[int, float] = {}
    for first, chance in enumerate(own):
        for second, share in enumerate(theirs):
            found[first - second] = found.get(first - second, 0.0) + chance * share
    return tuple(sorted(found.items()))
