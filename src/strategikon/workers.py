"""Worker processes: they leave Ctrl-C to whoever started them, and end when it ends, even if it was killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool for one piece of work; whoever leaves it in a hurry leaves nobody running."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), begin_worker)
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise


def begin_worker() -> None:
    """The first thing a worker does (the `initializer` of its pool)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
