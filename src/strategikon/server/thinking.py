"""Thinking: what computers choose, and what a player asks about, found in worker processes.

A worker is sent a battle as three things (scenario, seed, choices) and remembers the last few it played, so that the
next question about one of them costs only the choices since. Whoever thinks there is given a fork: other dice than the
real ones, and everything that the side to choose may not know dealt anew.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message
from strategikon.server import advice
from strategikon.server.pools import Overtime, Pool, deadline
from strategikon.server.rows import BattleRow, open_battle

KEPT = 16  # battles a worker remembers
GRACE = 2.0  # seconds beyond its time before a computer is cut short
LONGEST = 10.0  # seconds for an opponent that has no time of its own
log = logging.getLogger("strategikon.server")
_kept: OrderedDict[str, tuple[AnyBattle, list[str]]] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Situation:
    """The battle so far, and the side that must choose."""

    row: BattleRow
    serial: int
    texts: list[str]
    side: str


@dataclass(frozen=True, slots=True)
class ComputerTurn(Situation):
    """What a computer is asked: who it is, and how long it may think (0: as long as it likes)."""

    strength: str
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class PlayerQuestion(Situation):
    """What a player asks: a word of `advice.ANSWERS`, and about what."""

    about: str
    subject: str = ""


class Thinker:
    """The worker processes: some play, others answer players, so that no answer waits behind a computer's turn."""

    def __init__(self, players: int, advisers: int) -> None:
        self._players, self._advisers = Pool(players), Pool(advisers)

    async def choose(self, turn: ComputerTurn) -> str:
        """The text of the option that the computer chooses."""
        return await self._players.run(choose, turn)

    async def advise(self, question: PlayerQuestion) -> advice.Answer:
        """What a player wants to know."""
        return await self._advisers.run(advise, question)

    async def study(self, work: Callable[..., advice.Answer], *args: Any) -> advice.Answer:
        """Something about an analysis board."""
        return await self._advisers.run(work, *args)

    def close(self) -> None:
        self._players.close()
        self._advisers.close()


# -- in the worker ----------------------------------------------------------------------------------------------------


def choose(turn: ComputerTurn) -> str:
    """Choose for a computer. One that fails or takes too long is replaced for this one choice, so that the battle goes
    on."""
    real = _battle(turn)
    seed = sha256(f"{turn.row.seed} {turn.serial} {turn.side}".encode()).hexdigest()
    battle = real.fork(seed, turn.side)
    budget = Budget(seconds=turn.seconds or None)
    try:
        with deadline((turn.seconds or LONGEST) + GRACE):
            index = find_opponent(turn.strength)(seed, budget).choose(battle)
    except (Exception, Overtime):
        log.exception("opponent %s failed in battle %s", turn.strength, turn.row.id)
        index = find_opponent("random")(seed, Budget()).choose(real.fork(seed, turn.side))
    decision = real.decision
    assert decision is not None
    return decision.options[index].text


def advise(question: PlayerQuestion) -> advice.Answer:
    """Answer a player. Its dice and deals depend on nothing but the moment, and are not the battle's own."""
    battle = _battle(question).fork(f"counsel {question.serial}", question.side)
    try:
        with deadline(advice.LONGEST):
            return advice.ANSWERS[question.about](battle, question.subject)
    except Overtime:
        return advice.Answer(refused=Message("server-late"))


def _battle(situation: Situation) -> AnyBattle:
    """The battle of a situation, from the last time if nothing was taken back since."""
    battle, done = _kept.pop(situation.row.id, (None, []))
    if battle is None or done != situation.texts[: len(done)]:
        battle, done = open_battle(situation.row), []
    for text in situation.texts[len(done) :]:
        battle.choose(text)
    _kept[situation.row.id] = (battle, list(situation.texts))
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return battle
