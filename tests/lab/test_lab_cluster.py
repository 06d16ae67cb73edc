"""The same battles on a cluster: a scheduler and two workers on loopback, one of them killed in the middle."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from lab_harness import ENVIRONMENT, lines, ran, words

pytest.importorskip("distributed", reason="Dask distributed comes with `make setup`")

RUN = ("ancients/akragas", "--sides", "random,random", "--battles", "40", "--seed", "cluster")
QUIET = {"DASK_DISTRIBUTED__WORKER__MEMORY__TERMINATE": "False", "DASK_DISTRIBUTED__DASHBOARD__LINK": ""}
PATIENCE = 60  # seconds until something that must happen counts as broken


def started(*arguments: str) -> subprocess.Popen[str]:
    """A process of the cluster, told to be reachable on this machine alone."""
    return subprocess.Popen(
        [sys.executable, "-m", *arguments], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, encoding="utf-8",
        env={**ENVIRONMENT, **QUIET},
    )  # fmt: skip


def told(process: subprocess.Popen[str], pattern: str) -> str:
    """What a process says on its standard error once it is ready."""
    assert process.stderr is not None
    end, heard = monotonic() + PATIENCE, ""
    while monotonic() < end:
        if select.select([process.stderr], [], [], 1)[0]:
            heard += os.read(process.stderr.fileno(), 65536).decode()
        if found := re.search(pattern, heard):
            return found[1]
        assert process.poll() is None, heard
    raise AssertionError(heard)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    local = ("--host", "127.0.0.1", "--no-dashboard")
    scheduler = started("dask", "scheduler", *local, "--port", "0")
    workers: list[subprocess.Popen[str]] = []
    try:
        address = told(scheduler, r"Scheduler at:\s+(tcp://127\.0\.0\.1:\d+)")
        alone = ("--nworkers", "1", "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
        for _ in range(2):
            workers.append(started("dask", "worker", address, *local, *alone))
        for worker in workers:
            told(worker, r"(Registered to)")
        yield address, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()
            if process.stderr is not None:
                process.stderr.close()


def test_a_lost_worker_loses_no_battle(cluster: tuple[str, list[subprocess.Popen[str]]], tmp_path: Path) -> None:
    address, (first, _) = cluster
    there, here = tmp_path / "there.jsonl", tmp_path / "here.jsonl"
    running = subprocess.Popen(
        words("simulate", *RUN, "--cluster", address, "--out", str(there)), stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, encoding="utf-8", env=ENVIRONMENT,
    )  # fmt: skip
    end = monotonic() + PATIENCE
    while monotonic() < end and not (there.exists() and there.stat().st_size):
        select.select([], [], [], 0.05)
    first.kill()
    out, err = running.communicate(timeout=5 * PATIENCE)
    assert running.returncode == 0, (out, err)
    ran("simulate", *RUN, "--workers", "1", "--out", str(here))
    assert lines(there) == lines(here)


def test_nobody_there() -> None:
    done = ran("simulate", *RUN, "--cluster", "tcp://127.0.0.1:9", "--json", code=2)
    assert done.stderr.splitlines() == ["Nobody answers at tcp://127.0.0.1:9."]


def test_no_address() -> None:
    done = ran("simulate", *RUN, "--cluster", "my cluster", code=2)
    assert done.stderr.count("\n") == 1
    assert "tcp://host:8786" in done.stderr
