"""Pools of worker processes: what takes long runs there, so that the event loop never waits."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from types import FrameType
from typing import Any, TypeVar

from strategikon.workers import begin_worker

ATTEMPTS = 3  # a worker that died (out of memory, killed) is replaced and asked again
T = TypeVar("T")
log = logging.getLogger("strategikon.server")


class Pool:
    """So many worker processes, started when the first question comes."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """The answer of a worker."""
        for attempt in range(ATTEMPTS):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                log.warning("a worker process died; attempt %d of %d", attempt + 1, ATTEMPTS)
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("worker processes die again and again")

    def close(self) -> None:
        """End the workers in the middle of whatever they think about."""
        if self._pool is None:
            return
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the server has threads, and a fork of them may hold a lock for ever.
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _begin)
        return self._pool


# -- in the worker ----------------------------------------------------------------------------------------------------


def _begin() -> None:
    """A worker gives way to the server, which answers more than thoughts."""
    begin_worker()
    os.nice(5)


class Overtime(BaseException):
    """Time is up. Not an `Exception`: whoever thinks must not be able to swallow it."""


RING_AGAIN = 0.05  # seconds


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Whatever goes on inside ends with `Overtime` after so many seconds. Only the main thread of a worker can use it,
    and only for work on forks: it is interrupted anywhere."""

    def late(number: int, frame: FrameType | None) -> None:
        raise Overtime

    def unheard(lost: sys.UnraisableHookArgs) -> None:
        if lost.exc_type is not Overtime:
            tell(lost)

    before, tell = signal.signal(signal.SIGALRM, late), sys.unraisablehook
    # It rings again and again: an exception raised while Python tidies up (a generator thrown away) is ignored, and
    # nobody need hear of it.
    sys.unraisablehook = unheard
    signal.setitimer(signal.ITIMER_REAL, seconds, RING_AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        sys.unraisablehook = tell
