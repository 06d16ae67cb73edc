"""What all tests share: Hypothesis without a database and without deadlines, the same on every run."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from strategikon.kernel.battle import AnyBattle
from strategikon.library import load

settings.register_profile(
    "ours", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ours")


@pytest.fixture
def skirmish() -> AnyBattle:
    """The example battle before its first decision."""
    return load("skirmish/ford", seed="fixture")
