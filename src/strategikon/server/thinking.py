"""Thinking: what takes long runs in worker processes, so that the event loop never waits.

A worker is sent a battle as three things (scenario, seed, choices) and remembers the last few it played, so that the
next question about one of them costs only the choices since.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message, Problem
from strategikon.kernel.record import check_record, replay
from strategikon.kernel.schema import check_numbers
from strategikon.library import find_ruleset
from strategikon.server.rows import CHOOSE, Act, BattleRow, open_battle

KEPT = 16  # battles a worker remembers
ATTEMPTS = 3  # a worker that died (out of memory, killed) is replaced and asked again
T = TypeVar("T")
log = logging.getLogger("strategikon.server")
_kept: OrderedDict[str, tuple[AnyBattle, list[str]]] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer is asked: the battle so far, and who it plays."""

    row: BattleRow
    serial: int
    texts: list[str]
    side: str
    strength: str


class Thinker:
    """The worker processes, started when the first question comes."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, question: Question) -> str:
        """The text of the option that the computer chooses."""
        return await self._run(answer, question)

    async def examine(self, document: dict[str, Any], source: str) -> tuple[list[str], list[Act]]:
        """A record from outside, with every die verified: its sides, and its choices. `Problem` for anything that is
        not a true record."""
        sides, chosen, complaints = await self._run(examine, document, source)
        if complaints:
            raise Problem(*complaints)
        return sides, chosen

    def close(self) -> None:
        """End the workers in the middle of whatever they think about."""
        if self._pool is None:
            return
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        for attempt in range(ATTEMPTS):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                log.warning("a worker process died; attempt %d of %d", attempt + 1, ATTEMPTS)
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("worker processes die again and again")

    def _open(self) -> Executor:
        if self._pool is None:
            # Spawned, not forked: the server has threads, and a fork of them may hold a lock for ever.
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _begin)
        return self._pool


# -- in the worker ----------------------------------------------------------------------------------------------------


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server does, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def answer(question: Question) -> str:
    """Choose for a computer. An opponent that fails is replaced for this one choice, so that the battle goes on."""
    battle = _battle(question)
    seed = f"{question.row.seed} {question.serial} {question.side}"
    try:
        index = find_opponent(question.strength)(seed, Budget()).choose(battle)
    except Exception:
        log.exception("opponent %s failed in battle %s", question.strength, question.row.id)
        index = find_opponent("random")(seed, Budget()).choose(battle)
    decision = battle.decision
    assert decision is not None
    return decision.options[index].text


def _battle(question: Question) -> AnyBattle:
    """The battle of a question, from the last time if nothing was taken back since."""
    battle, done = _kept.pop(question.row.id, (None, []))
    if battle is None or done != question.texts[: len(done)]:
        battle, done = open_battle(question.row), []
    for text in question.texts[len(done) :]:
        battle.choose(text)
    _kept[question.row.id] = (battle, list(question.texts))
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return battle


def examine(document: dict[str, Any], source: str) -> tuple[list[str], list[Act], list[Message]]:
    """See `Thinker.examine`. Complaints are given back, not raised: a `Problem` does not survive the way home."""
    sides: list[str] = []
    chosen: list[Act] = []
    turn = ""
    try:
        check_numbers(document, source)
        check_record(document, source)
        for battle, text, _ in replay(document, source, find_ruleset):
            sides = list(battle.sides)
            if text:
                chosen.append(Act(battle.number, CHOOSE, battle.number - 1, turn, text))
            turn = "" if battle.ask is None else battle.sides[battle.ask.side]
    except Problem as trouble:
        return [], [], list(trouble.complaints)
    return sides, chosen, []
