"""Measuring the engine: random play, forks, sizes, the cost of the kernel itself, and chess as a yardstick.

Timings are noisy: only ratios within one run mean something. What is compared is therefore measured in turns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from json import dumps
from statistics import median
from time import perf_counter
from typing import Any, NoReturn

from strategikon.kernel.battle import AnyBattle, Battle, BattleOver
from strategikon.kernel.dice import Dice
from strategikon.kernel.record import to_json
from strategikon.kernel.scenario import Scenario
from strategikon.opponents import blind_pick

FORK_SAMPLES = 400
OVERHEAD_ROUNDS = 15
LONGEST_CHESS = 400  # half moves; random games rarely last longer


@dataclass(frozen=True, slots=True)
class Speed:
    """Random play under one ruleset."""

    ruleset: str
    scenarios: int
    battles: int
    decisions: int
    seconds: float
    decisions_per_second: float
    battles_per_second: float
    fork_microseconds: float
    state_bytes: int
    record_bytes: int


@dataclass(frozen=True, slots=True)
class Overhead:
    """The kernel against bare generators driven by hand, in the same battles."""

    scenario: str
    decisions: int
    kernel_seconds: float
    bare_seconds: float
    ratio: float  # median over rounds of kernel time by bare time


@dataclass(frozen=True, slots=True)
class Yardstick:
    """Random games of python-chess in the same run."""

    version: str
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    games_per_second: float
    copy_microseconds: float


# -- random play ------------------------------------------------------------------------------------------------------


def fight(scenario: Scenario, seed: str, each: Callable[[AnyBattle], None] | None = None) -> AnyBattle:
    """One battle with random choices to its end. `each` is called at every decision."""
    battle: AnyBattle = Battle(scenario, seed)
    will = Dice(seed + " will")
    while (ask := battle.ask) is not None:
        if each is not None:
            each(battle)
        values = ask.values
        battle.take(values[blind_pick(will, len(values))])
    return battle


def measure(scenarios: Sequence[Scenario], seconds: float, on_battle: Callable[[], None] | None = None) -> Speed:
    """Random battles of a ruleset, its scenarios in turn, for so long and at least once each."""
    for scenario in scenarios:
        scenario.field(scenario.options({}))  # maps and tables are loaded once and are not what is measured
    spent, decisions, battles = 0.0, 0, 0
    sizes: list[int] = []
    while spent < seconds or battles < len(scenarios):
        scenario = scenarios[battles % len(scenarios)]
        begun = perf_counter()
        battle = fight(scenario, f"bench {battles}")
        spent += perf_counter() - begun
        decisions += battle.number
        if battles < 2 * len(scenarios):
            sizes.append(len(to_json(battle.record()).encode()))
        battles += 1
        if on_battle is not None:
            on_battle()
    forks, states = _forks(scenarios)
    return Speed(
        scenarios[0].ruleset.id, len(scenarios), battles, decisions, round(spent, 3),
        round(decisions / spent, 1), round(battles / spent, 2), round(median(forks) * 1e6, 1),
        round(median(states)), round(median(sizes)),
    )  # fmt: skip


def _forks(scenarios: Sequence[Scenario]) -> tuple[list[float], list[int]]:
    """How long a fork takes, and how big a state is, at decisions spread over a battle of each scenario."""
    times: list[float] = []
    sizes: list[int] = []
    for scenario in scenarios:
        total = fight(scenario, "forks").number
        every = max(1, total * len(scenarios) // FORK_SAMPLES)

        def sample(battle: AnyBattle, every: int = every) -> None:
            if battle.number % every == 0:
                begun = perf_counter()
                battle.fork()
                times.append(perf_counter() - begun)
                sizes.append(len(dumps(battle.state.pack(), separators=(",", ":"))))

        fight(scenario, "forks", sample)
    return times, sizes


# -- the kernel against bare generators -------------------------------------------------------------------------------


class Bare:
    """The least a rule needs: no choices, no boundaries, no decisions written out."""

    __slots__ = ("dice", "events", "field", "outcome", "sides", "state")

    def __init__(self, scenario: Scenario, seed: str) -> None:
        self.field = scenario.field(scenario.options({}))
        self.sides = scenario.ruleset.sides(self.field)
        self.dice = Dice(seed)
        self.state = scenario.ruleset.begin(self.field, self.dice)
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.outcome: str | None = None

    def emit(self, kind: str, **fields: Any) -> None:
        self.events.append((kind, fields))

    def end(self, winner: int | None, reason: str, score: Mapping[str, int] | None = None, **args: Any) -> NoReturn:
        self.outcome = reason
        self.emit("end", winner=winner, reason=reason)
        raise BattleOver


def fight_bare(scenario: Scenario, seed: str) -> tuple[Bare, int]:
    """The battle that `fight` would fight, by hand; also how many choices it took."""
    bare = Bare(scenario, seed)
    phases = scenario.ruleset.phases
    will = Dice(seed + " will")
    count = 0
    try:
        while True:
            activity = phases[bare.state.phase](bare)
            if activity is None:  # it asked nobody
                continue
            try:
                ask = next(activity)
                while True:
                    value = ask.values[blind_pick(will, len(ask.values))]
                    count += 1
                    bare.events = []
                    ask = activity.send(value)
            except StopIteration:
                pass
    except BattleOver:
        return bare, count


def overhead(scenario: Scenario, seconds: float) -> Overhead:
    """What the kernel costs over bare generators: same seeds, same choices, in turns."""
    seeds = [f"overhead {number}" for number in range(_battles_in(scenario, seconds / (2 * OVERHEAD_ROUNDS)))]
    decisions = 0
    for seed in seeds:
        battle, (bare, count) = fight(scenario, seed), fight_bare(scenario, seed)
        if battle.digest() != bare.state.digest() or battle.number != count:
            raise AssertionError(f"{seed}: driven by hand, the battle goes another way")
        decisions += count
    rounds = [_round(scenario, seeds, number % 2) for number in range(OVERHEAD_ROUNDS)]
    kernel, bare_time = median(k for k, _ in rounds), median(b for _, b in rounds)
    ratio = median(k / b for k, b in rounds)
    return Overhead(scenario.name, decisions, round(kernel, 4), round(bare_time, 4), round(ratio, 3))


def _battles_in(scenario: Scenario, seconds: float) -> int:
    begun = perf_counter()
    count = 0
    while perf_counter() - begun < seconds or not count:
        fight(scenario, f"overhead {count}")
        count += 1
    return count


def _round(scenario: Scenario, seeds: Sequence[str], first: int) -> tuple[float, float]:
    """The time of the kernel and of the bare generators; they take turns in going first."""
    if first:
        bare = _timed(fight_bare, scenario, seeds)
        return _timed(fight, scenario, seeds), bare
    return _timed(fight, scenario, seeds), _timed(fight_bare, scenario, seeds)


def _timed(play: Callable[[Scenario, str], object], scenario: Scenario, seeds: Sequence[str]) -> float:
    begun = perf_counter()
    for seed in seeds:
        play(scenario, seed)
    return perf_counter() - begun


# -- chess ------------------------------------------------------------------------------------------------------------


def chess_yardstick(seconds: float) -> Yardstick | None:
    """Random games of python-chess, if it is installed: how fast a well-made engine in Python is on this machine."""
    try:
        import chess
    except ImportError:
        return None
    spent, games, moves = 0.0, 0, 0
    copies: list[float] = []
    while spent < seconds or not games:
        will = Dice(f"chess {games} will")
        board = chess.Board()
        begun = perf_counter()
        while not board.is_game_over() and board.ply() < LONGEST_CHESS:
            legal = list(board.legal_moves)
            board.push(legal[blind_pick(will, len(legal))])
        spent += perf_counter() - begun
        games, moves = games + 1, moves + board.ply()
        begun = perf_counter()
        board.copy(stack=False)  # as our fork, which shares the past
        copies.append(perf_counter() - begun)
    return Yardstick(
        chess.__version__, games, moves, round(spent, 3), round(moves / spent, 1), round(games / spent, 2),
        round(median(copies) * 1e6, 1),
    )  # fmt: skip
