"""Readers: who reads what `reading.py` can read, and whose turn it is.

Short battles are read at once by a thread of ours, long ones and whatever comes from outside by worker processes, with
a deadline. Every address has its own line, of which a few are served at a time: nobody's long records hold up another.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec, TypeVar

from strategikon.kernel.message import Message, Problem
from strategikon.server import reading
from strategikon.server.pools import Overtime, Pool, deadline
from strategikon.server.refusals import BUSY, TOO_MANY, refused
from strategikon.server.rows import BattleRow, Broken, Choice, Head
from strategikon.server.settings import Limits

SHORT = 300  # choices; played again in a tenth of a second
LONGEST = 30.0  # seconds for one reading
OURSELVES = ""  # who asks, if nobody outside does
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class Line:
    """Whoever waits at one address."""

    turn: asyncio.Semaphore
    waiting: int = field(default=0)


class Readers:
    """A thread for short battles and worker processes for long ones."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, "reader")
        self._workers = Pool(max(1, limits.readers))
        self._lines: dict[str, Line] = {}

    async def read(
        self,
        who: str,
        work: Callable[Concatenate[BattleRow, list[Choice], P], T],
        row: BattleRow,
        choices: list[Choice],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """What `work` reads in a battle, for an address. It raises `Broken` or `Problem` if it cannot be read."""
        assert not kwargs
        if len(choices) <= SHORT and row.document is None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, row, choices, *args)
        async with self._turn(who):
            return await self._far(work, row, choices, *args)

    async def examine(self, who: str, document: dict[str, Any], source: str) -> tuple[list[str], list[Choice], Head]:
        """See `reading.examine`."""
        return await self.answer(who, reading.examine, document, source)

    async def answer(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """What `work` finds out about something from outside, for an address."""
        async with self._turn(who):
            return await self._far(work, *args)

    async def _far(self, work: Callable[..., T], *args: Any) -> T:
        found: T
        found, trouble = await self._workers.run(_in_time, work, *args)
        match trouble:
            case None:
                return found
            case Broken():
                raise trouble
            case Overtime():
                raise refused(BUSY, "server-late")
        raise Problem(*trouble)

    @asynccontextmanager
    async def _turn(self, who: str) -> AsyncIterator[None]:
        if who == OURSELVES:
            yield
            return
        line = self._lines.setdefault(who, Line(asyncio.Semaphore(self._limits.readings_at_once)))
        if line.waiting >= self._limits.readings_waiting:
            raise refused(TOO_MANY, "server-rate")
        line.waiting += 1
        try:
            async with line.turn:
                yield
        finally:
            line.waiting -= 1
            if not line.waiting:
                self._lines.pop(who, None)

    def close(self) -> None:
        self._workers.close()
        self._thread.shutdown(wait=True, cancel_futures=True)


# -- in the worker ----------------------------------------------------------------------------------------------------


def _in_time(work: Callable[..., Any], *args: Any) -> tuple[Any, tuple[Message, ...] | Broken | Overtime | None]:
    """The answer, or what was in its way: a `Problem` does not survive the way home."""
    try:
        with deadline(LONGEST):
            return work(*args), None
    except Problem as problem:
        return None, problem.complaints
    except (Broken, Overtime) as trouble:
        return None, trouble
