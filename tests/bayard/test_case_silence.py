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


@pytest.mark.parametrize(("rule", "expected"), [("1.20", []), ("2.40", ["case-refused-rule", "bayard-why-no-reason"])])
def test_where_one_answer_was_granted(tmp_path: Path, rule: str, expected: list[str]) -> None:
    """The flag that nobody could ignore, and one hex to fall back to: nobody is asked anything."""
    body = (
        f'dice = ["F", "G"]\nchoose = ["attack a z"]\nrefused = [{{ option = "ignore 1", rule = "{rule}" }}]\n'
        '[case.setup]\nphase = "fight"\nboard = { area = [{ type = "lake", hexes = "6,2" }] }\n'
        'side = [{ id = "south", unit = [{ id = "a", hex = "5,4", marks = ["activated"] }] },\n'
        '        { id = "north", leader = [{ id = "g", rank = "sub_general", hex = "4,3" }],'
        ' unit = [{ id = "z", hex = "5,3" }] }]\n'
    )
    file = tmp_path / "case.toml"
    file.write_text(f'[[case]]\nname = "x"\nruleset = "bayard"\nrules = ["1.20"]\n{body}')
    assert [found.id for found in run_case(load_cases([file])[0], find_ruleset).complaints] == expected


DRIVEN = """
side = [{ id = "south", unit = [{ id = "a", hex = "6,6", marks = ["activated"], particularities = ["fanatics"] }] },
        { id = "north", unit = [{ id = "z", hex = "6,5" }, { id = "y", hex = "6,4" }] }]
"""


@pytest.mark.parametrize(
    ("option", "rule", "expected"),
    [
        ("retreat z 6,4", "4.86", []),  # the one way back is the other
        ("hold", "A2.64", []),  # nor does it stay where it is
        ("retreat z 7,4", "4.86", ["case-refused-rule", "refused-over"]),  # the answer itself was not refused there
    ],
)
def test_beside_an_only_answer(tmp_path: Path, option: str, rule: str, expected: list[str]) -> None:
    file = tmp_path / "case.toml"
    file.write_text(
        '[[case]]\nname = "x"\nruleset = "bayard"\nrules = ["4.84"]\ndice = ["F", "G", "G"]\nchoose = ["attack a z"]\n'
        f'refused = [{{ option = "{option}", rule = "{rule}" }}]\n[case.setup]\nphase = "fight"\n{DRIVEN}'
    )
    assert [found.id for found in run_case(load_cases([file])[0], find_ruleset).complaints] == expected


QUICK = """
side = [{ id = "south", unit = [{ id = "a", hex = "6,6", weight = "very_heavy", marks = ["activated"] }] },
        { id = "north", unit = [{ id = "z", hex = "6,5", weight = "very_light" }] }]
"""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ('dice = ["G", "F"]\nchoose = ["attack a z", "retreat z 6,4"]\nexpect = ["z.losses == 1"]', []),
        ('dice = ["G", "R"]\nchoose = ["attack a z"]\nexpect = ["z.losses == 2"]', []),
        ('choose = ["attack a z"]\noffered = ["evade", "stand"]', []),
        ('dice = ["G", "F"]\nchoose = ["attack a z", "follow a 6,5"]\nexpect = ["z.losses == 1"]', ["case-choice"]),
    ],
)
def test_words_that_decline_are_left_out(tmp_path: Path, body: str, expected: list[str]) -> None:
    file = tmp_path / "case.toml"
    head = '[[case]]\nname = "x"\nruleset = "bayard"\nrules = ["4.60"]\n'
    file.write_text(f'{head}{body}\n[case.setup]\nphase = "fight"\n{QUICK}')
    complaints = run_case(load_cases([file])[0], find_ruleset).complaints
    assert [found.id for found in complaints][:1] == expected


SLOW = """
side = [{ id = "south", unit = [{ id = "a", hex = "6,6", marks = ["activated"] }] },
        { id = "north", unit = [{ id = "z", hex = "6,5" }] }]
"""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        # nobody is asked to stand: z cannot evade, and no leader is there
        ('dice = ["G", "G"]\nchoose = ["attack a z", "stand", "decline"]\nexpect = ["z.losses == 0"]', []),
        # a word that declines nothing, and what comes after it is not on offer either
        ('dice = ["G", "G"]\nchoose = ["attack a z", "stand", "hold", "evade"]', ["case-choice"]),
        ('dice = ["G", "G"]\nchoose = ["attack a z", "behind", "bear", "attack a y"]', ["case-choice"]),
    ],
)
def test_words_that_decline_where_nobody_was_asked(tmp_path: Path, body: str, expected: list[str]) -> None:
    file = tmp_path / "case.toml"
    head = '[[case]]\nname = "x"\nruleset = "bayard"\nrules = ["4.60"]\n'
    proof = "" if "expect" in body else '\nexpect = ["z.losses == 0"]'
    file.write_text(f'{head}{body}{proof}\n[case.setup]\nphase = "fight"\n{SLOW}')
    complaints = run_case(load_cases([file])[0], find_ruleset).complaints
    assert [found.id for found in complaints][:1] == expected
