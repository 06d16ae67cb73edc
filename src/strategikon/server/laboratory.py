"""The laboratory behind the page: battles fought in worker processes, a few at a time, while somebody watches.

A page asks for some battles, gets those that ended within a while, and asks for the next: whoever looks away has
stopped it. Every address has only so many such requests under way, so that nobody's hundred battles hold up another's.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, TypeVar

from strategikon.server.pools import Overtime, Pool, deadline
from strategikon.server.refusals import BUSY, TOO_MANY, refused
from strategikon.server.settings import Limits

T = TypeVar("T")
PATIENCE = 120.0  # seconds that a question may wait for a free worker and its answer
LONGEST_FIGHT = 60.0  # seconds for one battle
A_WHILE = 0.8  # seconds of battles before those that ended are told


class Laboratory:
    """The worker processes, and who has them fight."""

    def __init__(self, limits: Limits) -> None:
        self._pool = Pool(max(1, limits.laboratories))
        self._most = limits.fights_at_once
        self._fighting: Counter[str] = Counter()

    async def run(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """What a worker finds out, for an address."""
        async with self._one_of(who):
            try:
                return await asyncio.wait_for(self._pool.run(work, *args), PATIENCE)
            except TimeoutError:
                raise refused(BUSY, "server-late") from None

    @asynccontextmanager
    async def _one_of(self, who: str) -> AsyncIterator[None]:
        if self._fighting[who] >= self._most:
            raise refused(TOO_MANY, "server-fights", most=self._most)
        self._fighting[who] += 1
        try:
            yield
        finally:
            self._fighting[who] -= 1
            if not self._fighting[who]:
                del self._fighting[who]

    def close(self) -> None:
        self._pool.close()


# -- in the worker ----------------------------------------------------------------------------------------------------


def for_a_while(fight: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    """Battles by number, until all are fought or a while has passed. `Overtime` if not even the first one ends."""
    begun, told = monotonic(), False
    for number in numbers:
        try:
            with deadline(LONGEST_FIGHT):
                found = fight(number)
        except Overtime:
            if told:
                return
            raise
        yield found
        told = True
        if monotonic() - begun > A_WHILE:
            return
