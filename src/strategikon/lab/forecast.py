"""Odds: what an option on offer may bring until the next decision of consequence.

There is no second formula: the battle itself is played on, in forks. Where the dice make a small tree, all of it is
walked and every share is exact; otherwise the option is taken many times with other dice, and every figure comes with
the half-width of its 95 % interval. Everything hidden is dealt anew in each fork: a forecast knows no more than the
side that must choose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import sqrt
from time import thread_time
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal, Value, refusal
from strategikon.kernel.message import Message, problem
from strategikon.kernel.tactics import Tactics
from strategikon.lab.statistics import Z
from strategikon.lab.walk import Costs, Hidden, Then, TooLarge, Walk, answer, follow

LIMIT = 8000  # runs of an exact walk
MOST_DEALS = 2000  # looked at for one in which a case of what is hidden holds
DEALS = 400  # of what is hidden, where only the enemy's first answer depends on it: finer than 5 % either way
SAMPLES = 1500
SECONDS = 0.28  # of the processor, for the whole answer
WALK_PART = 0.8  # of the seconds: what a walk may take before samples must do
LEAST = 400  # samples, however slow: finer than 5 % either way
End = tuple[Costs, Then]
Parts = list[tuple[float, dict[End, float]]]  # how likely each part is, and what follows in it
COMMON = frozenset({"losses", "destroyed", "retreats", "routs", "leaders"})  # costs that every ruleset may have
GRAVE = ("destroyed", "routs", "leaders")


@dataclass(frozen=True, slots=True)
class Outcome:
    """One thing that may come of it: how likely, and what it costs whom."""

    share: float
    error: float
    cost: Costs


@dataclass(frozen=True, slots=True)
class Mean:
    """What it costs a side on the average, and how often it costs it anything of that kind."""

    side: str
    what: str
    mean: float
    error: float
    unit: str | None = None
    share: float = 0.0
    share_error: float = 0.0


@dataclass(frozen=True, slots=True)
class Next:
    """Who is to choose afterwards, and what kind of question; no side if the battle is over."""

    side: str | None
    kind: str
    share: float
    error: float


@dataclass(frozen=True, slots=True)
class Forecast:
    """What may follow. `exact` figures have no error; others have the half-width of their 95 % interval."""

    option: str
    side: str  # who asks
    exact: bool
    samples: int  # battles played on; in an exact forecast, the runs of the walk
    outcomes: tuple[Outcome, ...]  # the likeliest first
    means: tuple[Mean, ...]  # by side and kind
    units: tuple[Mean, ...]  # by unit and kind
    next: tuple[Next, ...]  # who is to choose then
    sides: tuple[str, ...]
    words: dict[str, Message]  # what each kind of cost is called

    @property
    def favour(self) -> tuple[float, float, float]:
        """How often the side that asks comes off better, as well, worse: by units and leaders lost, else by losses,
        else by retreats."""
        mine = self.sides.index(self.side)
        shares = [0.0, 0.0, 0.0]
        for outcome in self.outcomes:
            shares[1 + _worse(outcome.cost, mine)] += outcome.share
        return shares[0], shares[1], shares[2]

    def plain(self, most: int = 60) -> dict[str, Any]:
        """The forecast as JSON can hold it; of the outcomes the likeliest, and the share of all others as `rest`."""
        better, even, worse = self.favour
        shown = self.outcomes[:most]
        return {
            "option": self.option,
            "side": self.side,
            "exact": self.exact,
            "samples": self.samples,
            "favour": {"better": better, "even": even, "worse": worse},
            "outcomes": [self._outcome(outcome) for outcome in shown],
            "rest": max(0.0, 1.0 - sum(outcome.share for outcome in shown)),
            "means": [
                {"side": mean.side, "what": mean.what, "mean": mean.mean, "error": mean.error, "share": mean.share,
                 "share_error": mean.share_error, "label": self.words[mean.what].plain()}
                for mean in self.means
            ],
            "units": [
                {"side": mean.side, "what": mean.what, "unit": mean.unit, "mean": mean.mean, "error": mean.error,
                 "share": mean.share, "share_error": mean.share_error, "label": self.words[mean.what].plain()}
                for mean in self.units
            ],
            "next": [
                {"side": then.side, "kind": then.kind, "share": then.share, "error": then.error} for then in self.next
            ],
        }  # fmt: skip

    def _outcome(self, outcome: Outcome) -> dict[str, Any]:
        costs = []
        for side, what, unit, amount in outcome.cost:
            named = {"unit": unit} if unit else {}
            costs.append(
                {"side": self.sides[side], "what": what, "amount": amount, **named, "label": self.words[what].plain()}
            )
        return {"share": outcome.share, "error": outcome.error, "costs": costs, "label": _label(costs)}


def word(what: str, battle: AnyBattle) -> Message:
    """What a kind of cost is called: `cost-losses`, or `<ruleset>-cost-<what>` for a word of the ruleset's own."""
    return Message(f"cost-{what}" if what in COMMON else f"{battle.ruleset.id}-cost-{what}")


def _label(costs: list[dict[str, Any]]) -> dict[str, Any]:
    """An outcome in a sentence, as JSON can hold it."""
    if not costs:
        return Message("odds-nothing").plain()
    said = [
        {"id": "odds-cost", "args": {"unit": cost.get("unit") or cost["side"], "amount": cost["amount"],
                                     "what": cost["label"]}}
        for cost in costs
    ]  # fmt: skip
    return {"id": "odds-costs", "args": {"costs": said}}


def _worse(cost: Costs, mine: int) -> int:
    """-1 if the others pay more, 1 if I do, 0 if it is even."""
    for kinds in (GRAVE, ("losses",), ("retreats",)):
        sums = [0, 0]
        for side, what, _, amount in cost:
            if what in kinds:
                sums[side == mine] += amount
        if sums[0] != sums[1]:
            return 1 if sums[1] > sums[0] else -1
    return 0


# -- odds of an option ------------------------------------------------------------------------------------------------


def forecast(
    battle: AnyBattle, option: str | int, *, limit: int = LIMIT, samples: int = SAMPLES, seconds: float = SECONDS,
    seed: str = "forecast",
) -> Forecast:  # fmt: skip
    """What an option on offer, given by its text or its place, may bring until the next decision of consequence.

    `limit` is how many runs an exact walk may take (0: never exact), `samples` how often the option is tried
    otherwise, `seconds` an upper bound for all of it. With a generous bound the answer depends on `seed` alone.
    """
    tactics_of(battle)
    value, text = _chosen(battle, option)
    trial = _Trial(battle, value, seed, limit, thread_time() + seconds)
    try:
        parts, runs, size = trial.walked()
    except (Hidden, TooLarge):
        ends = list(trial.samples(samples))
        parts, runs, size = each_apart(ends), len(ends), len(ends)
    return told(battle, text, parts, runs, size)


class _Trial:
    """One option, tried."""

    def __init__(self, battle: AnyBattle, value: Value, seed: str, limit: int, until: float) -> None:
        assert battle.ask is not None
        self.battle, self.value, self.seed = battle, value, seed
        self.viewer = battle.ask.side
        self.limit, self.until = limit, until
        self.until_walked = until - (until - thread_time()) * (1 - WALK_PART)

    def world(self, name: object) -> AnyBattle:
        """A fork with other dice, and everything dealt anew that the side to choose cannot know."""
        return self.battle.fork(f"{self.seed} {name}", self.battle.sides[self.viewer])

    def walked(self) -> tuple[Parts, int, int]:
        """The exact distribution; or where the enemy's first answer depends on what is hidden, the exact distribution
        after each answer, and how many of some deals led to it."""
        if self.limit <= 0:
            raise TooLarge
        if cases := tactics_of(self.battle).hidden_shares(self.battle, self.viewer):
            return self._weighed(cases)
        base = self.world("walk")
        try:
            shares, runs = self._walk(base, ())
        except Hidden as hidden:
            if hidden.dice:
                raise
            return self._mixed(hidden.answers)
        return [(1.0, shares)], runs, 0

    def _weighed(self, shares: Mapping[Any, Fraction]) -> tuple[Parts, int, int]:
        """The exact distribution of each case of what is hidden, by its exact share."""
        parts: Parts = []
        runs = 0
        for case, share in shares.items():
            tree = Walk(self._world_of(case), self.value, None, self.limit - runs, self.until_walked).tree_of()
            runs += tree.runs
            whole = 1 - tree.left_out
            parts.append((float(share), {end: float(weight / whole) for end, weight in tree.ends.items()}))
        return parts, runs, 0

    def _world_of(self, case: Any) -> AnyBattle:
        """A deal in which this case holds."""
        tactics = tactics_of(self.battle)
        for name in ("walk", *range(MOST_DEALS)):
            world = self.world(name)
            if tactics.hidden_case(world, self.viewer) == case:
                return world
        raise TooLarge

    def _mixed(self, before: tuple[Value, ...]) -> tuple[Parts, int, int]:
        dealt: dict[Value, list[int]] = {}  # the deals that lead to each answer
        for number in range(DEALS):
            dealt.setdefault(answer(self.world(number), self.value, before), []).append(number)
        parts: Parts = []
        for reply, numbers in dealt.items():
            shares, _ = self._walk(self.world(numbers[0]), (*before, reply))
            parts.append((len(numbers) / DEALS, shares))
        return parts, DEALS, DEALS

    def _walk(self, base: AnyBattle, known: tuple[Value, ...]) -> tuple[dict[End, float], int]:
        tree = Walk(base, self.value, self.viewer, self.limit, self.until_walked, known).tree_of()
        whole = 1 - tree.left_out
        return {end: float(weight / whole) for end, weight in tree.ends.items()}, tree.runs

    def samples(self, most: int) -> Iterator[End]:
        """The option taken again and again, each time with other dice and another deal of what is hidden."""
        for number in range(most):
            if number >= LEAST and thread_time() > self.until:
                return
            stop = follow(self.world(number), self.value)
            yield stop.cost, stop.then


def each_apart(ends: list[End]) -> Parts:
    """Samples as parts: each end is one."""
    return [(times / len(ends), {end: 1.0}) for end, times in Counter(ends).items()]


def can_forecast(battle: AnyBattle, value: Value) -> bool:
    """Whether an option of the open question has odds."""
    tactics = battle.ruleset.tactics
    return tactics is not None and battle.ask is not None and tactics.rolls(battle, value)


def dicey(battle: AnyBattle) -> list[str]:
    """The options on offer that have odds."""
    decision, ask = battle.decision, battle.ask
    if decision is None or ask is None:
        return []
    tactics = tactics_of(battle)
    pairs = zip(decision.options, ask.values, strict=True)
    return [offered.text for offered, value in pairs if tactics.rolls(battle, value)]


def tactics_of(battle: AnyBattle) -> Tactics[Any, Any]:
    """What the ruleset knows about playing itself well; `Problem` if it knows nothing."""
    tactics = battle.ruleset.tactics
    if tactics is None:
        raise problem("odds-no-tactics", ruleset=battle.ruleset.id)
    return tactics


def _chosen(battle: AnyBattle, option: str | int) -> tuple[Value, str]:
    """The value of an option on offer, and its text; `Illegal` for anything else."""
    ask = battle.ask
    if isinstance(option, str):
        value, found = battle.find(option)
        return value, found.text
    if ask is None or not 0 <= option < len(ask.values):
        raise Illegal(refusal("", "refused-not-offered", option=str(option)[:80]))
    return ask.values[option], battle.write(ask.values[option]).text


# -- figures ----------------------------------------------------------------------------------------------------------


def told(battle: AnyBattle, text: str, parts: Parts, runs: int, size: int) -> Forecast:
    """What was found, in figures: `runs` were played, `size` of them by chance (0: all there are)."""
    assert battle.ask is not None
    figures = _Figures(parts, size)
    costs = dict.fromkeys(cost for _, shares in parts for cost, _ in shares)
    then = dict.fromkeys(after for _, shares in parts for _, after in shares)
    outcomes = [Outcome(*figures.share(partial(_costs, cost)), cost) for cost in costs]
    following = [_next(battle, after, *figures.share(partial(_leads_to, after))) for after in then]
    return Forecast(
        text,
        battle.sides[battle.ask.side],
        not size,
        runs,
        tuple(sorted(outcomes, key=lambda outcome: (-outcome.share, outcome.cost))),
        tuple(_means(battle, figures, costs, by_unit=False)),
        tuple(_means(battle, figures, costs, by_unit=True)),
        tuple(sorted(following, key=lambda after: (-after.share, after.kind))),
        battle.sides,
        {what: word(what, battle) for cost in costs for _, what, _, _ in cost},
    )


def _next(battle: AnyBattle, then: Then, share: float, error: float) -> Next:
    side, kind = (None, "end") if then is None else (battle.sides[then[0]], then[1])
    return Next(side, kind, share, error)


def _means(battle: AnyBattle, figures: _Figures, costs: Iterable[Costs], by_unit: bool) -> Iterator[Mean]:
    """The mean of every kind of cost, by side or by unit."""
    names = sorted({(side, what, unit if by_unit else "") for cost in costs for side, what, unit, _ in cost})
    for side, what, unit in names:
        if by_unit and not unit:
            continue
        mean, error = figures.mean(partial(_amount, side, what, unit))
        share, share_error = figures.share(partial(_amounts, side, what, unit))
        yield Mean(battle.sides[side], what, mean, error, unit or None, share, share_error)


def _costs(cost: Costs, end: End) -> bool:
    return end[0] == cost


def _leads_to(then: Then, end: End) -> bool:
    return end[1] == then


def _amount(side: int, what: str, unit: str, end: End) -> int:
    """How much of a kind an end costs a side; with a unit, that unit alone."""
    return sum(much for s, w, u, much in end[0] if (s, w) == (side, what) and unit in ("", u))


def _amounts(side: int, what: str, unit: str, end: End) -> bool:
    return _amount(side, what, unit, end) > 0


class _Figures:
    """Estimates with the half-width of their 95 % interval. Parts are weighed by how many of `size` trials led to
    them; what happens inside a part is exact."""

    def __init__(self, parts: Parts, size: int) -> None:
        self.parts, self.size = parts, size

    def mean(self, of: Callable[[End], float]) -> tuple[float, float]:
        """The mean of a number. Something that did not come in all trials may still come, and cost the most."""
        mean, spread = self._moments(of)
        if not self.size:
            return mean, 0.0
        most = max((of(end) for _, shares in self.parts for end in shares), default=0.0)
        unseen = most * Z * Z / (2 * (self.size + Z * Z))
        return mean, sqrt(Z * Z * spread / max(1, self.size - 1) + unseen**2)

    def share(self, of: Callable[[End], bool]) -> tuple[float, float]:
        """How often something is so; the interval is Wilson's."""
        mean, spread = self._moments(of)
        size = self.size
        if not size:
            return mean, 0.0
        return min(mean, 1.0), Z * sqrt(spread / size + Z * Z / (4 * size * size)) / (1 + Z * Z / size)

    def _moments(self, of: Callable[[End], float]) -> tuple[float, float]:
        inside = [(weight, sum(share * of(end) for end, share in shares.items())) for weight, shares in self.parts]
        mean = sum(weight * value for weight, value in inside)
        return mean, max(0.0, sum(weight * (value - mean) ** 2 for weight, value in inside))
