"""Worker processes: they leave Ctrl-C to whoever started them, and end when it ends, even if it was killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread, current_thread, main_thread
from threading import enumerate as enumerate_threads
from time import monotonic, sleep
from types import FrameType

PATIENCE = 2.0  # seconds to wait for what ends by itself


class Worker(SpawnProcess):
    """A process that hears no Ctrl-C even while it is being loaded: it is born with the signal blocked."""

    def start(self) -> None:
        with _ctrl_c_waits():
            super().start()


class Workers(SpawnContext):
    """Where a pool gets its processes from: each one begins afresh and shares nothing with us."""

    Process = Worker


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """A Ctrl-C that comes now is heard afterwards: half a process is worse than none. It is blocked, so that the
    process is born deaf, and kept, for another thread of ours may still be told of it."""
    if current_thread() is not main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield  # Windows starts workers as it can
        return
    kept: list[tuple[int, FrameType | None]] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: kept.append((number, frame)))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        if kept and callable(handler):
            handler(*kept[0])


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool for one piece of work; whoever leaves it in a hurry leaves nobody running."""
    others, threads = set(active_children()), set(enumerate_threads())
    pool = ProcessPoolExecutor(workers, Workers(), begin_worker)
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        for thread in set(enumerate_threads()) - threads:  # else Python, ending, may trip over one that is ending too
            _let_end(thread)
        raise


def _let_end(thread: Thread) -> None:
    """Wait for a thread of a pool, also for one that a Ctrl-C met while it was being started: that one cannot be
    joined yet."""
    last = monotonic() + PATIENCE
    while (left := last - monotonic()) > 0:
        try:
            return thread.join(left)
        except RuntimeError:
            sleep(0.001)


def begin_worker() -> None:
    """The first thing a worker does (the `initializer` of its pool)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
