"""The command as a user runs it (`command`), and in this process where many runs are needed (`run`)."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

from strategikon import load
from strategikon.cli import main
from strategikon.kernel.dice import Dice
from strategikon.kernel.record import to_json


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(scope="session")
def command(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """`python -m strategikon …` in a process of its own, English and 80 columns wide unless said otherwise."""
    data = tmp_path_factory.mktemp("data")
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "STRATEGIKON"))}
    usual = {**plain, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(data), "COLUMNS": "80"}

    def call(*arguments: str, typed: str = "", **environment: str) -> Ran:
        words = [sys.executable, "-m", "strategikon", *arguments]
        env = {**usual, **environment}
        done = subprocess.run(words, input=typed, capture_output=True, encoding="utf-8", env=env, check=False)
        return Ran(done.returncode, done.stdout, done.stderr)

    return call


@pytest.fixture(scope="session")
def run() -> Run:
    """The same in this process."""

    def call(*arguments: str, typed: str = "") -> Ran:
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO(typed)):
            code = main(["--lang", "en", *arguments])
        return Ran(code, out.getvalue(), err.getvalue())

    return call


@pytest.fixture(scope="session")
def record_text() -> str:
    """The record of forty choices under an optional rule."""
    battle = load("skirmish/ford", "forty", {"deadly": "on"})
    will = Dice("forty")
    while battle.ask is not None and battle.number < 40:
        battle.pick(will.pick(len(battle.ask.values)))
    return to_json(battle.record())


@pytest.fixture
def record(tmp_path: Path, record_text: str) -> Path:
    path = tmp_path / "battle.json"
    path.write_text(record_text, "utf-8")
    return path
