"""Cases whose question nobody is asked: what they say is refused, or true, is looked for there."""

from __future__ import annotations

from pathlib import Path

import pytest

from strategikon.kernel.cases import load_cases, run_case
from strategikon.library import find_ruleset

SIDES = """
side = [{ id = "south", unit = [{ id = "a", hex = "5,6", marks = ["activated"] }] },
        { id = "north", unit = [{ id = "z", hex = "5,3" }] }]
"""


def verdict(folder: Path, body: str, phase: str) -> list[str]:
    file = folder / "case.toml"
    head = '[[case]]\nname = "x"\nruleset = "bayard"\nrules = ["3.14"]\n'
    file.write_text(f'{head}{body}\n[case.setup]\nphase = "{phase}"\n{SIDES}')
    return [found.id for found in run_case(load_cases([file])[0], find_ruleset).complaints]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ('choose = ["move a 5,4"]\nrefused = [{ option = "attack a z", rule = "3.14" }]', []),
        (
            'choose = ["move a 5,4"]\nrefused = [{ option = "attack a z", rule = "4.05" }]',
            ["case-refused-rule", "refused-over"],
        ),
        ('choose = ["move a 5,4"]\nexpect = ["a.moved == 2", "a.marched"]', []),
        ('choose = ["move a 5,4"]\nexpect = ["a.moved == 1"]', ["case-expect"]),
    ],
)
def test_after_its_only_move(tmp_path: Path, body: str, expected: list[str]) -> None:
    assert verdict(tmp_path, body, "move") == expected


def test_at_once(tmp_path: Path) -> None:
    assert verdict(tmp_path, 'refused = [{ option = "attack a z", rule = "4.56" }]', "fight") == []
