"""One battle between two opponents, told as one row: what the laboratory counts, and the choices that rebuild it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from json import dumps, loads
from time import perf_counter, process_time
from typing import Any

from strategikon.ai import Budget, Opponent, find_opponent
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import problem
from strategikon.kernel.scenario import Scenario, load_scenario
from strategikon.library import find_ruleset

FORMAT = 1
PATIENCE = 4  # times the decisions in which random battles must end: a battle that takes more is reported as endless

DEFAULT = Budget()

Row = dict[str, Any]
MACHINE = frozenset({"seconds", "slowest"})  # what depends on the machine


@dataclass(frozen=True, slots=True)
class Plan:
    """What makes a battle: everything a worker anywhere needs to fight it, and nothing else."""

    ruleset: str
    scenario: str
    digest: str
    players: tuple[str, ...]  # by side
    seed: str  # the battles' seeds are made from it
    document: str | None = None  # as JSON, for a scenario that is not one of the ruleset's own
    options: Mapping[str, str] = field(default_factory=dict)
    budget: Budget = DEFAULT
    number: int = 0
    swapped: bool = False

    @property
    def run(self) -> str:
        """The fingerprint of everything that battles of one run have in common."""
        ours = [self.ruleset, find_ruleset(self.ruleset).version, self.digest, list(self.players), self.seed]
        plain = dumps([*ours, sorted(self.options.items()), list(self.budget)], separators=(",", ":"))
        return sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()[:16]

    @property
    def key(self) -> tuple[int, bool]:
        """Which battle of the run it is."""
        return self.number, self.swapped

    @property
    def battle_seed(self) -> str:
        """The seed of the dice. Swapped, the same dice are thrown; but equal players would only fight the same battle
        over again, so they get others."""
        again = self.swapped and self.players == self.players[::-1]
        return f"{self.seed} {self.number} again" if again else f"{self.seed} {self.number}"

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays which side in this battle."""
        return self.players[::-1] if self.swapped else self.players

    def begin(self) -> AnyBattle:
        """The battle before its first choice."""
        return Battle(
            _scenario(self.ruleset, self.scenario, self.digest, self.document), self.battle_seed, self.options
        )


@lru_cache(maxsize=16)
def _scenario(ruleset: str, name: str, digest: str, document: str | None) -> Scenario:
    book = find_ruleset(ruleset)
    if document is not None:
        return Scenario(book, loads(document), name, inline=True)
    scenario = load_scenario(book, name)
    found = scenario.edition(digest)
    if found is None:
        raise problem("lab-other-edition", name=scenario.name)
    return found


def fight(plan: Plan) -> Row:
    """Fight one battle to its end. A defect of an opponent or of the rules does not end the run: it is told in the row
    as `failed`, with the choices that lead there."""
    battle = plan.begin()
    story = Story(battle)
    picks: list[int] = []
    slowest = [0.0] * len(battle.sides)  # by the processor's clock: a busy machine keeps everybody waiting
    begun = perf_counter()
    failed = ""
    try:
        players = _players(plan, battle)
        while battle.ask is not None and not failed:
            side, asked = battle.ask.side, process_time()
            index = players[side].choose(battle)
            slowest[side] = max(slowest[side], process_time() - asked)
            picks.append(index)
            story.before()
            battle.pick(index)
            story.after()
            if len(picks) > PATIENCE * battle.ruleset.bound:
                failed = "endless"
    except Exception as defect:
        failed = f"{type(defect).__name__}: {' '.join(str(defect).split())[:200]}"
    return _row(plan, battle, story, picks, failed) | {
        "seconds": round(perf_counter() - begun, 3),
        "slowest": {side: round(longest, 3) for side, longest in zip(battle.sides, slowest, strict=True)},
    }


def _players(plan: Plan, battle: AnyBattle) -> list[Opponent]:
    return [
        find_opponent(name)(f"{plan.battle_seed} {side}", plan.budget)
        for name, side in zip(plan.seats, battle.sides, strict=True)
    ]


class Story:
    """What is counted while a battle is fought: what each turn cost whom, and how the sides stood after it."""

    def __init__(self, battle: AnyBattle) -> None:
        self.battle, self.tactics = battle, battle.ruleset.tactics
        self.losses: Counter[tuple[int, int, str, str]] = Counter()  # turn, side, what, unit
        self.course: list[list[Any]] = []  # turn, the tracks by side, how much better the first side stands
        self._turn = self._now()
        self._asked: Counter[int] = Counter()
        self._settled = self.tactics.settled(battle) if self.tactics else 0
        self.first: int | None = None
        self._note(0)

    def _now(self) -> int:
        return self.battle.ruleset.turn(self.battle.state)

    def before(self) -> None:
        """Before a choice: who moves first is who is asked most in the first turn (activation) completed."""
        battle, tactics = self.battle, self.tactics
        if self.first is not None or battle.ask is None:
            return
        if tactics is not None and tactics.settled(battle) != self._settled:
            self.settle_first()
        elif tactics is None or battle.ask.kind not in tactics.incidental:
            self._asked[battle.ask.side] += 1

    def settle_first(self) -> None:
        """The first turn is over, or the battle is."""
        if self.first is None and self._asked:
            self.first = self._asked.most_common(1)[0][0]

    def after(self) -> None:
        """After a choice: its cost, under the turn in which it was made."""
        battle = self.battle
        if self.tactics is not None and battle._events:
            for cost in self.tactics.costs(battle, battle.events):
                self.losses[self._turn, cost.side, cost.what, cost.unit] += cost.amount
        now = self._now()
        if now != self._turn:
            self._note(self._turn)
            self._turn = now

    def _note(self, turn: int) -> None:
        battle = self.battle
        tracks: dict[str | None, int] = {}
        for track in battle.scene(None).tracks:
            tracks.setdefault(track.side, track.value)  # the first of a side is the one that decides
        worth = self.tactics.worth(battle, 0) if self.tactics is not None and battle.outcome is None else None
        self.course.append([turn, [tracks.get(side) for side in battle.sides], worth])

    def finish(self) -> None:
        """The battle is over."""
        self.settle_first()
        self._note(self._turn)


def _row(plan: Plan, battle: AnyBattle, story: Story, picks: list[int], failed: str) -> Row:
    story.finish()
    outcome = battle.outcome
    sides = battle.sides
    winner = outcome.winner if outcome else None
    return {
        "format": FORMAT,
        "run": plan.run,
        "number": plan.number,
        "swapped": plan.swapped,
        "battle": f"{plan.ruleset}/{plan.scenario}",
        "targets": battle.scenario.targets,
        "seed": plan.battle_seed,
        "players": dict(zip(sides, plan.seats, strict=True)),
        "first": None if story.first is None else sides[story.first],
        "winner": winner,
        "player": None if winner is None else plan.seats[sides.index(winner)],
        "reason": outcome.reason.id if outcome else None,
        "turns": story.course[-1][0],
        "decisions": battle.number,
        "losses": [[turn, sides[side], *rest, much] for (turn, side, *rest), much in sorted(story.losses.items())],
        "course": story.course,
        "picks": picks,
        **({"failed": failed} if failed else {}),
    }


def rebuilt(plan: Plan, row: Row) -> AnyBattle:
    """The battle of a row after its last choice: `rebuilt(plan, row).record()` is its record."""
    battle = Plan(
        plan.ruleset, plan.scenario, plan.digest, plan.players, plan.seed, plan.document, plan.options, plan.budget,
        row["number"], row["swapped"],
    ).begin()  # fmt: skip
    for index in row["picks"]:
        battle.pick(index)
    return battle
