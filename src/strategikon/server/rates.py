"""Rates: buckets that fill with time and are emptied by requests."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

MOST_BUCKETS = 10_000  # addresses remembered; the longest unseen is forgotten, and its bucket would be full anyway


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._then = burst, clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may have one more now."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
