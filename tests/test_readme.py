"""What the README and the pages say can be typed can be typed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

from strategikon import cli
from strategikon.library import OUR_RULESETS, find_ruleset, rulesets

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


LINES = sorted(
    {
        line.partition(" #")[0].strip().removesuffix("`")
        for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"))
        for line in re.findall(r"(?:^|`)(?:\.venv/bin/)?strategikon ([a-z][^`\n]*)", page.read_text("utf-8"), re.M)
    }
)


def spoken(line: str) -> tuple[click.Command, list[str]]:
    """The command of a line, and the words that are left."""
    words, found = shlex.split(line), cli.strategikon
    while isinstance(found, click.Group) and words:
        inner = found.get_command(click.Context(found), words[0])
        assert inner is not None, words[0]
        found, words = inner, words[1:]
    return found, words


@pytest.mark.parametrize("line", LINES)
def test_every_line_of_the_pages_can_be_typed(line: str) -> None:
    """Its command exists and has these options, and the battles and lists it names are there; values are not tried."""
    command, words = spoken(line)
    known = {name for parameter in command.params for name in parameter.opts}
    assert [word for word in words if word.startswith("--") and word not in known] == []
    for name in [word for word in words if word.partition("/")[0] in OUR_RULESETS]:
        ruleset, _, thing = name.partition("/")
        folder = find_ruleset(ruleset).folder
        assert not thing or [*folder.glob(f"scenarios/{thing}*.toml"), *folder.glob(f"scenarios/armies/{thing}.toml")]


def test_a_line_that_cannot_be_typed_is_found() -> None:
    assert len(LINES) > 50
    with pytest.raises(AssertionError):
        test_every_line_of_the_pages_can_be_typed("list --nonsense")
    with pytest.raises(AssertionError):
        test_every_line_of_the_pages_can_be_typed("play ancients/waterloo")


OURS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
PAGES = sorted(str(path.relative_to(ROOT)) for path in OURS if "rules-index" not in path.name)
PATHS = re.compile(r"`((?:[\w*-]+/)+[\w.*-]*|[\w/-]+\.(?:py|toml|md))`")
SOURCE = "src/strategikon"
BOOKS = [f"{SOURCE}/{name}" for name in OUR_RULESETS]
PLACES = (".", "docs", SOURCE, f"{SOURCE}/kernel", f"{SOURCE}/server", "web/src", f"{SOURCE}/bayard/workbench",
          "examples/skirmish", "examples/skirmish/skirmish", *BOOKS)  # fmt: skip
NO_PATHS = ("application/json",)


def is_there(path: str) -> bool:
    """A file, a folder or several, seen from where a page speaks of them; or a battle."""
    ruleset, _, battle = path.partition("/")
    if ruleset in rulesets() and battle and [*rulesets()[ruleset].folder.glob(f"scenarios/{battle}*.toml")]:
        return True
    return any(list((ROOT / place).glob(path.rstrip("/"))) for place in PLACES)


@pytest.mark.parametrize("page", PAGES)
def test_every_path_a_page_names_is_there(page: str) -> None:
    named = set(PATHS.findall((ROOT / page).read_text("utf-8"))).difference(NO_PATHS)
    assert [path for path in named if not is_there(path)] == []
    assert not is_there("kernel/no_such_module.py")


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
    files = (ROOT / "cases" / name).rglob("*.toml")
    count = sum(path.read_text("utf-8").count("[[case]]\n") for path in files)
    told = re.search(rf"([\d,]+)\nfor `{name}`|([\d,]+) for `{name}`", README)
    assert told
    said = int((told[1] or told[2]).replace(",", ""))
    assert said <= count <= 1.1 * said
