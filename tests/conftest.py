"""What all tests share: Hypothesis without a database and without deadlines, the same on every run; and an end to
whatever hangs."""

from __future__ import annotations

import faulthandler
import signal
import sys
from collections.abc import Generator
from types import FrameType
from typing import NoReturn

import pytest
from hypothesis import HealthCheck, settings

from strategikon.kernel.battle import AnyBattle
from strategikon.library import load

settings.register_profile(
    "ours", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ours")

LONGEST_FIRST = ("tests/page/test_page_everyone", "tests/server/test_server_long", "tests/page/", "tests/server/")
PATIENCE = 400  # seconds; the longest test takes two minutes on a busy machine


class Hung(BaseException):
    """A test (its setting up and its clearing away included) does not end."""


def _ring(_signal: int, _frame: FrameType | None) -> NoReturn:
    faulthandler.dump_traceback(sys.__stderr__)
    raise Hung(f"not ended after {PATIENCE} seconds")


def _room(item: pytest.Item) -> int:
    return next((n for n, room in enumerate(LONGEST_FIRST) if item.nodeid.startswith(room)), len(LONGEST_FIRST))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file stays on one worker, with its server and its browser; tests marked `spread` need neither, and go wherever
    there is room. What takes longest begins first, so that no worker is left alone with it at the end."""
    items.sort(key=_room)  # stable: within a room nothing changes its place
    for item in items:
        if item.get_closest_marker("spread") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """A test that hangs fails, with what it was doing. If even that is not heard, the process ends: better a lost
    worker and its name in the report than silence until somebody's patience is over."""
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE, PATIENCE)
    faulthandler.dump_traceback_later(3 * PATIENCE, exit=True, file=sys.__stderr__)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture
def skirmish() -> AnyBattle:
    """The example battle before its first decision."""
    return load("skirmish/ford", seed="fixture")
