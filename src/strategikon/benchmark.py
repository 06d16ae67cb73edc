"""Measuring the engine: random play, forks, sizes, answers to what is typed and dragged, the cost of the kernel itself,
and chess as a yardstick.

Timings are noisy: only ratios within one run mean something, and what is compared is measured in turns. Time is that of
the processor, so that a busy machine does not count against anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from json import dumps
from random import Random  # noqa: TID251 - who chooses is not what is measured: the cheapest chooser there is
from statistics import median
from time import process_time
from typing import Any, NoReturn

from strategikon.kernel.battle import AnyBattle, Battle, BattleOver
from strategikon.kernel.decision import Wish
from strategikon.kernel.dice import Dice
from strategikon.kernel.offers import wish_for
from strategikon.kernel.record import to_json
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.throws import Die, Throw
from strategikon.kernel.trial import any_place, false_texts

FORK_SAMPLES = 400
GOES = 9  # what is compared takes turns, so that a busy moment falls on all alike
OVERHEAD_ROUNDS = 15
ASKED = 60  # decisions at which false texts and wishes are answered
TEXTS, WISHES = 6, 3  # of each such decision
ASTRAY = 4000  # how far a wish on a free table is from where it could be granted, at the most: four inches
LONGEST_CHESS = 400  # half moves; random games rarely last longer


@dataclass(frozen=True, slots=True)
class Speed:
    """Random play under one ruleset, or of one battle of it."""

    ruleset: str
    scenarios: int
    battles: int
    decisions: int
    seconds: float
    decisions_per_second: float
    battles_per_second: float
    times_chess: float | None  # decisions per second by those of chess, the median of goes taken in turn
    fork_microseconds: float  # the median
    slow_fork_microseconds: float  # 95 of 100 take no longer
    state_bytes: int
    record_bytes: int


@dataclass(frozen=True, slots=True)
class Answers:
    """How long it takes to refuse a text that is not on offer, and to find the option nearest to a wish: milliseconds.
    Where there is no family nobody wishes."""

    ruleset: str
    texts: int
    refusal: float  # the median
    worst_refusal: float
    wishes: int
    fit: float | None
    worst_fit: float | None


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
    will = Random(seed).random
    while (ask := battle.ask) is not None:
        if each is not None:
            each(battle)
        values = ask.values
        battle.take(values[int(will() * len(values))])
    return battle


class RandomPlay:
    """Random battles of a ruleset, its scenarios in turn, measured in several goes."""

    def __init__(self, name: str, scenarios: Sequence[Scenario]) -> None:
        self.name = name
        self.scenarios = scenarios
        self.rates: list[float] = []  # decisions per second of each go
        self.spent, self.decisions, self.battles = 0.0, 0, 0
        self.sizes: list[int] = []
        for scenario in scenarios:
            fight(scenario, "first")  # maps and tables are made once, as those of chess, and are not what is measured

    def run(self, seconds: float) -> None:
        """Fight for so long, one battle at the least."""
        spent, decisions = 0.0, 0
        while spent < seconds or not decisions:
            scenario = self.scenarios[self.battles % len(self.scenarios)]
            begun = process_time()
            battle = fight(scenario, f"bench {self.battles}")
            spent += process_time() - begun
            decisions += battle.number
            if self.battles < 2 * len(self.scenarios):
                self.sizes.append(len(to_json(battle.record()).encode()))
            self.battles += 1
        self.rates.append(decisions / spent)
        self.spent += spent
        self.decisions += decisions

    def speed(self, yardstick: Sequence[float]) -> Speed:
        """What came of it; `yardstick` are the rates of chess in the same goes."""
        forks, states = _forks(self.scenarios)
        ratios = [mine / theirs for mine, theirs in zip(self.rates, yardstick, strict=False)]
        return Speed(
            self.name, len(self.scenarios), self.battles, self.decisions, round(self.spent, 3),
            round(self.decisions / self.spent, 1), round(self.battles / self.spent, 2),
            round(median(ratios), 3) if ratios else None, round(median(forks) * 1e6, 1),
            round(sorted(forks)[len(forks) * 95 // 100] * 1e6, 1),
            round(median(states)), round(median(self.sizes)),
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
                begun = process_time()
                battle.fork()
                times.append(process_time() - begun)
                sizes.append(len(dumps(battle.state.pack(), separators=(",", ":"))))

        fight(scenario, "forks", sample)
    return times, sizes


# -- texts and wishes -------------------------------------------------------------------------------------------------


def answers(name: str, scenario: Scenario) -> Answers:
    """False texts and wishes at decisions spread over a battle."""
    every = max(1, fight(scenario, "answers").number // ASKED)
    texts: list[float] = []
    wishes: list[float] = []
    will = Dice(f"answers {name}")

    def sample(battle: AnyBattle) -> None:
        if battle.number % every == 0:
            texts.extend(_refused(battle, will))
        if battle.number % every == 0 or len(wishes) < ASKED:  # a family may be asked for at the start alone
            wishes.extend(_fitted(battle, will))

    fight(scenario, "answers", sample)
    fits = (round(median(wishes), 3), round(max(wishes), 3)) if wishes else (None, None)
    return Answers(name, len(texts), round(median(texts), 3), round(max(texts), 3), len(wishes), *fits)


def _refused(battle: AnyBattle, will: Dice) -> Iterator[float]:
    """Milliseconds for each of some texts that are not on offer."""
    decision = battle.decision
    assert decision is not None
    for text in list(false_texts(battle, will, TEXTS, set(decision.texts()))):
        yield _milliseconds(battle.fork().why_not, text)


def _fitted(battle: AnyBattle, will: Dice) -> Iterator[float]:
    """Milliseconds for each of some wishes, near to what could be granted."""
    family = battle.ask.family if battle.ask is not None else None
    members = [family.draw(will) for _ in range(WISHES)] if family is not None else []
    for wish in [wish_for(battle.write(member)) for member in members if member is not None]:
        if family is not None and wish is not None:
            yield _milliseconds(family.near, _astray(wish, will))


def _astray(wish: Wish, will: Dice) -> Wish:
    """A wish as a hand makes it, which is nowhere near as exact."""
    if wish.at is None:
        return wish
    x, y = (number + any_place(will, 2 * ASTRAY + 1) - ASTRAY for number in wish.at)
    return wish._replace(at=(x, y))


def _milliseconds(answer: Callable[[Any], object], question: object) -> float:
    begun = process_time()
    answer(question)
    return 1000 * (process_time() - begun)


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

    def throw(self, kind: str, count: int, die: Die, **fields: Any) -> Throw:
        self.events.append((kind, fields))
        return Throw(kind, die, self.dice.rolls(count, len(die.faces)), fields)

    def end(self, winner: int | None, reason: str, score: Mapping[str, int] | None = None, **args: Any) -> NoReturn:
        self.outcome = reason
        self.emit("end", winner=winner, reason=reason)
        raise BattleOver


def fight_bare(scenario: Scenario, seed: str) -> tuple[Bare, int]:
    """The battle that `fight` would fight, by hand; also how many choices it took."""
    bare = Bare(scenario, seed)
    phases = scenario.ruleset.phases
    will = Random(seed).random
    count = 0
    try:
        while True:
            activity = phases[bare.state.phase](bare)
            if activity is None:  # it asked nobody
                continue
            try:
                ask = next(activity)
                while True:
                    values = ask.values
                    value = values[int(will() * len(values))]
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
    begun = process_time()
    count = 0
    while process_time() - begun < seconds or not count:
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
    begun = process_time()
    for seed in seeds:
        play(scenario, seed)
    return process_time() - begun


# -- chess ------------------------------------------------------------------------------------------------------------


class ChessPlay:
    """Random games of python-chess: how fast a well-made engine in Python is on this machine."""

    def __init__(self) -> None:
        import chess

        self.chess = chess
        self.rates: list[float] = []
        self.spent, self.games, self.moves = 0.0, 0, 0
        self.copies: list[float] = []

    def run(self, seconds: float) -> None:
        """Play for so long, one game at the least."""
        spent, moves = 0.0, 0
        while spent < seconds or not moves:
            will = Random(f"chess {self.games}").random
            board = self.chess.Board()
            begun = process_time()
            while not board.is_game_over() and board.ply() < LONGEST_CHESS:
                legal = list(board.legal_moves)
                board.push(legal[int(will() * len(legal))])
            spent += process_time() - begun
            moves += board.ply()
            self.games += 1
            begun = process_time()
            board.copy(stack=False)  # as our fork, which shares the past
            self.copies.append(process_time() - begun)
        self.rates.append(moves / spent)
        self.spent += spent
        self.moves += moves

    def yardstick(self) -> Yardstick:
        return Yardstick(
            self.chess.__version__, self.games, self.moves, round(self.spent, 3),
            round(self.moves / self.spent, 1), round(self.games / self.spent, 2), round(median(self.copies) * 1e6, 1),
        )  # fmt: skip


def measure(
    books: Mapping[str, Sequence[Scenario]], seconds: float, on_go: Callable[[], None] | None = None
) -> tuple[list[Speed], Yardstick | None]:
    """Every ruleset (or battle) and chess for so many seconds each, in short goes one after the other."""
    plays = [RandomPlay(name, scenarios) for name, scenarios in books.items()]
    chess = ChessPlay() if find_spec("chess") else None
    for _ in range(GOES):
        for play in plays:
            play.run(seconds / GOES)
        if chess is not None:
            chess.run(seconds / GOES)
        if on_go is not None:
            on_go()
    speeds = [play.speed(chess.rates if chess else []) for play in plays]
    return speeds, chess.yardstick() if chess else None
