"""The house keeps its own laws: arrows point one way, the engine is pure, files stay small."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "strategikon"
RULESETS = ("alexander", "ancients", "bayard", "caesar")
ENGINE = ("kernel", *RULESETS, "ai")
FILES = sorted(SOURCE.rglob("*.py"))


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield node.module or ""


@pytest.mark.parametrize("path", [p for p in FILES if room(p) in ENGINE], ids=lambda p: str(p.relative_to(SOURCE)))
def test_the_engine_imports_the_standard_library_alone(path: Path) -> None:
    for name in imports(path):
        top = name.partition(".")[0]
        assert top in sys.stdlib_module_names or top == "strategikon", name


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_arrows_point_one_way(path: Path) -> None:
    here = room(path)
    for name in imports(path):
        parts = name.split(".")
        there = parts[1] if parts[0] == "strategikon" and len(parts) > 1 else ""
        if here == "kernel":
            assert there in ("", "kernel"), f"the kernel knows no {there}"
        elif here in RULESETS:
            assert there in ("", "kernel", here), f"{here} knows no {there}"
        elif there in RULESETS:
            assert len(parts) == 2, f"from outside only strategikon.{there} is imported, not its rooms"


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_no_file_is_above_500_lines(path: Path) -> None:
    assert path.read_text(encoding="utf-8").count("\n") <= 500
