"""The few statistics the laboratory needs, written out: intervals for shares, quantiles, a mean with its error."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # of the normal distribution: 95 % lie within so many standard deviations


class Interval(NamedTuple):
    """A 95 % interval."""

    low: float
    high: float


def wilson(won: float, count: int) -> Interval:
    """Wilson's interval for a share; `won` may have halves (drawn battles)."""
    if not count:
        return Interval(0.0, 1.0)
    share, spread = won / count, Z * Z / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and the half-width of its 95 % interval."""
    count = len(values)
    if not count:
        return 0.0, 0.0
    mean = sum(values) / count
    if count == 1:
        return mean, 0.0
    return mean, Z * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies, between two of them by straight line."""
    if not values:
        return 0.0
    ranked = sorted(values)
    place = share * (len(ranked) - 1)
    low = int(place)
    high = min(low + 1, len(ranked) - 1)
    return ranked[low] + (ranked[high] - ranked[low]) * (place - low)
