"""The same battles on a cluster: Dask distributed hands them out, and hands out again what a lost worker had."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from strategikon.kernel.message import problem
from strategikon.lab.fight import Plan, Row, fight

PATIENCE = 10  # seconds to reach the scheduler
RETRIES = 10  # workers that may die over one battle


def fought_there(plans: Sequence[Plan], address: str) -> Iterator[Row]:
    """The results of all battles as they come in from the workers of a scheduler at `tcp://host:port`."""
    distributed = _library()
    client = _client(distributed, address)
    try:
        futures = [
            client.submit(fight, plan, key=f"{plan.run}-{plan.number}-{int(plan.swapped)}", retries=RETRIES)
            for plan in plans
        ]
        for future in distributed.as_completed(futures, loop=client.loop):
            yield _result(distributed, future, address)
    finally:
        client.close(timeout=PATIENCE)


def _library() -> Any:
    """Dask, if it is installed: the extra `cluster`."""
    try:
        return import_module("distributed")
    except ImportError:
        raise problem("lab-no-distributed") from None


def _client(distributed: Any, address: str) -> Any:
    if not address.startswith(("tcp://", "tls://", "ws://", "ucx://")):
        raise problem("lab-cluster-address", address=address[:60])
    try:
        return distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise problem("lab-cluster-unreachable", address=address[:60]) from None


def _result(distributed: Any, future: Any, address: str) -> Row:
    """One battle told; a `Problem` if the cluster gave it up."""
    try:
        row: Row = future.result()
    except (distributed.CancelledError, distributed.KilledWorker, OSError):
        raise problem("lab-cluster-lost", address=address[:60]) from None
    future.release()
    return row
