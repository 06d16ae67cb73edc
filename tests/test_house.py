"""The house keeps its own laws: arrows point one way, the engine is pure, files stay small."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "strategikon"
RULESETS = ("alexander", "ancients", "bayard", "caesar")
ENGINE = ("kernel", *RULESETS, "ai")
FILES = sorted(SOURCE.rglob("*.py"))
SHARED = {"kernel", "library", "text", "files", "workers"}

# What each room may import besides itself. Whoever adds an arrow adds it here, and says why.
ARROWS: dict[str, set[str]] = {
    "kernel": set(),
    **{name: {"kernel"} for name in RULESETS},
    "ai": {"kernel"},
    "library": {"kernel", *RULESETS},
    "text": {"kernel", "library"},
    "files": {"kernel"},
    "toml_text": set(),
    "muster_plain": {"kernel", "text"},
    "workers": set(),
    "benchmark": {"kernel"},
    "lab": {*SHARED, "ai"},
    "terminal": {*SHARED, "ai", "lab"},
    "server": {*SHARED, "ai", "lab", "muster_plain", "toml_text"},
    "commands": {*SHARED, "ai", "lab", "terminal", "server", "benchmark", "muster_plain", "toml_text"},
    "cli": {*SHARED, "commands"},
    "__main__": {"cli"},
    "__init__": {"kernel", "library"},
}
ABOVE = ("server", "terminal", "commands", "cli")  # rooms that nobody below may name, not even as part of a path
# One name for one job: what a reader of one ruleset looks for in the next. As data, folders of the same names.
SKELETON = (
    "__init__", "state", "field", "tables", "scenario", "setup", "turn", "victory", "verbs", "why", "prompts", "events",
    "names", "invariants", "view", "scene", "scene_overlays",
)  # fmt: skip
TACTICS = ("__init__", "aims", "chance", "command", "fights", "moves", "outlook", "reasons", "restraint", "standing")
DATA = ("tables", "scenarios", "messages", "facts", "lessons", "workbench")
WRITTEN = sorted(
    path
    for folder in ("src", "tests", "examples", "tools", "web/src", "web/tests")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".svelte", ".ts", ".css") and "page" not in path.relative_to(ROOT).parts[2:-1]
)


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def module(path: Path) -> str:
    """`strategikon/lab/walk.py` is strategikon.lab.walk, `strategikon/lab/__init__.py` strategikon.lab."""
    parts = ["strategikon", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module(path): path for path in FILES}


def imports(source: str) -> Iterator[str]:
    """Every module that is imported, wherever it stands: `from strategikon.lab import walk` is strategikon.lab.walk."""
    yield from _imported(ast.walk(ast.parse(source)))


def loaded(source: str) -> Iterator[str]:
    """The same without what only the checker of types reads."""
    yield from _imported(_run(ast.parse(source).body))


def _imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are not relative"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in MODULES else node.module or ""
        elif isinstance(node, ast.Call) and _called(node.func) in ("import_module", "__import__"):
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _run(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    for node in nodes:
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            continue
        yield node
        yield from _run(ast.iter_child_nodes(node))


def wrong_arrows(here: str, source: str) -> list[str]:
    """The imports that a file of this room may not have."""
    return [name for name in imports(source) if not _allowed(here, name.split("."))]


def _allowed(here: str, parts: list[str]) -> bool:
    if parts[0] != "strategikon":
        return True
    there = parts[1] if len(parts) > 1 else "__init__"
    if there in RULESETS and there != here and len(parts) > 2:
        return False  # from outside only the ruleset itself is imported, never its rooms
    return there == here or there in ARROWS[here]


@pytest.mark.parametrize("path", [p for p in FILES if room(p) in ENGINE], ids=lambda p: str(p.relative_to(SOURCE)))
def test_the_engine_imports_the_standard_library_alone(path: Path) -> None:
    for name in imports(path.read_text(encoding="utf-8")):
        top = name.partition(".")[0]
        assert top in sys.stdlib_module_names or top == "strategikon", name


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_arrows_point_one_way(path: Path) -> None:
    assert wrong_arrows(room(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("here", "line"),
    [
        ("lab", "from strategikon.alexander import scene"),
        ("lab", "import strategikon.alexander.scene"),
        ("kernel", "from strategikon import alexander"),
        ("kernel", "def later():\n    from strategikon.library import load"),
        ("kernel", "import_module('strategikon.ancients')"),
        ("kernel", "importlib.import_module('strategikon.ancients')"),
        ("lab", "__import__('strategikon.ancients.scene')"),
        ("ancients", "from strategikon import alexander"),
        ("lab", "from strategikon.terminal.files import keep"),
        ("ai", "from strategikon.lab import forecast"),
        ("server", "from strategikon import commands"),
        ("kernel", "import strategikon"),
        ("kernel", "if TYPE_CHECKING:\n    from strategikon import alexander"),
    ],
)
def test_a_wrong_arrow_is_seen(here: str, line: str) -> None:
    assert len(wrong_arrows(here, line)) == 1


def test_right_arrows_are_let_pass() -> None:
    assert wrong_arrows("library", "from strategikon.ancients import RULESET") == []
    assert wrong_arrows("lab", "from strategikon.lab import plots\nimport json") == []


@pytest.mark.parametrize(
    "path", [p for p in FILES if room(p) in (*ENGINE, *SHARED, "lab")], ids=lambda p: str(p.relative_to(SOURCE))
)
def test_nobody_reaches_into_the_rooms_above(path: Path) -> None:
    """A path is an arrow too: the laboratory once read the fonts out of the server's folder."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    divided = [node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)]
    named = [node.right.value for node in divided if isinstance(node.right, ast.Constant)]
    assert [name for name in named if name in ABOVE] == []


def test_no_module_goes_round_in_circles() -> None:
    """Within a room or through several: whatever is loaded needs nothing that is being loaded because of it."""
    arrows = {
        here: {there for there in loaded(path.read_text(encoding="utf-8")) if there in MODULES and there != here}
        for here, path in MODULES.items()
    }
    assert sum(map(len, arrows.values())) > len(MODULES)
    assert circle(arrows) == []


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Modules that import each other, in their order; nothing if there are none."""
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as cycle:
        return list(cycle.args[1])
    return []


def test_a_circle_is_seen() -> None:
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}
    assert list(loaded("def later():\n    from strategikon.lab import walk")) == ["strategikon.lab.walk"]


@pytest.mark.parametrize("name", RULESETS)
def test_every_ruleset_has_the_same_skeleton(name: str) -> None:
    here = SOURCE / name
    files = [here / f"{part}.py" for part in SKELETON] + [here / "tactics" / f"{part}.py" for part in TACTICS]
    assert [str(path.relative_to(here)) for path in (*files, here / "rules.toml") if not path.is_file()] == []
    assert [part for part in DATA if not any((here / part).iterdir())] == []


def test_no_file_is_above_500_lines() -> None:
    """Neither of the engine nor of the page, the tests, the tools."""
    assert {path.suffix for path in WRITTEN} == {".py", ".svelte", ".ts", ".css"}
    lines = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n") for path in WRITTEN}
    assert {name: count for name, count in lines.items() if count > 500} == {}


def test_a_file_stays_on_one_worker(request: pytest.FixtureRequest) -> None:
    """Else every worker starts its own server and browser for it. The name of the group is part of the name there."""
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("these tests are not spread over workers by their groups")
    assert request.node.nodeid.endswith("@tests/test_house.py")
