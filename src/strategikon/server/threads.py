"""Worker threads for the store and the engine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
THREADS = 4  # they share one interpreter: more of them only wait for each other
_pool = ThreadPoolExecutor(THREADS, "battle")


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Run it in a thread. If the waiting task is cancelled, it still waits to the end: whoever holds a lock for this
    work must not let go of it while the work goes on."""
    future = asyncio.get_running_loop().run_in_executor(_pool, work, *args)
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        await asyncio.wait([future])
        raise
