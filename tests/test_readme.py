"""What the README says can be typed can be typed."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from strategikon.library import OUR_RULESETS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_minute_in_python_runs() -> None:
    snippet = re.search(r"```python\n(.*?)```", README, re.S)
    assert snippet
    done = subprocess.run([sys.executable, "-c", snippet[1]], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "play order" in done.stdout


COMMANDS = sorted(set(re.findall(r"^strategikon (\w+)", README, re.M)))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_exist(command: str) -> None:
    call = [sys.executable, "-m", "strategikon", command, "--help"]
    done = subprocess.run(call, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0
    assert done.stdout.strip()


def test_the_readme_names_every_command_of_the_minute() -> None:
    assert {"list", "play", "replay", "verify", "rules", "cases", "check", "bench"} <= set(COMMANDS)


def test_extras_install_what_is_used() -> None:
    """An extra that nothing imports promises what does not exist."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    for name, packages in extras.items():
        assert f"[{name}]" in README
        for package in packages:
            assert re.search(rf"\b{re.split(r'[^a-z]', package)[0]}\b", source), package
    assert set(re.findall(r"`(?:strategikon)?\[(\w+)\]`", README)) == set(extras)


@pytest.mark.parametrize("name", OUR_RULESETS)
def test_there_are_as_many_cases_as_it_says(name: str) -> None:
    """In round numbers, so that a few more do not make it false."""
    files = (ROOT / "cases" / name).glob("*.toml")
    count = sum(path.read_text("utf-8").count("[[case]]\n") for path in files)
    told = re.search(rf"([\d,]+)\nfor `{name}`|([\d,]+) for `{name}`", README)
    assert told
    said = int((told[1] or told[2]).replace(",", ""))
    assert said <= count <= 1.1 * said
