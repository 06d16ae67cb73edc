"""The case runner judges what a case says, and nothing passes by accident."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.cases import Verdict, load_cases, run_case, uncovered
from strategikon.kernel.expectation import Unreadable, holds
from strategikon.kernel.message import Problem
from strategikon.library import find_ruleset, rulesets

CASES = Path(__file__).parents[2] / "cases"
SETUP = """
[[case.setup.side]]
id = "red"
unit = [{ id = "a", hex = "C1" }]
[[case.setup.side]]
id = "blue"
hand = []
unit = [{ id = "z-1", hex = "C2" }]
"""
HEAD = '[[case]]\nname = "x"\nruleset = "skirmish"\nrules = ["5.1"]\n'
CHOOSE = 'choose = ["order a", "halt", "attack z-1", "stand"]\n'


def verdict(tmp_path: Path, body: str) -> Verdict:
    file = tmp_path / "one.toml"
    file.write_text(HEAD + body + SETUP, encoding="utf-8")
    return run_case(load_cases([file])[0], find_ruleset)


def complaints(tmp_path: Path, body: str) -> list[str]:
    return [message.id for message in verdict(tmp_path, body).complaints]


ALL_CASES = load_cases(CASES / name for name in rulesets())


@pytest.mark.parametrize("case", ALL_CASES, ids=lambda case: f"{case.source}: {case.name}")
def test_case(case: Any) -> None:
    found = run_case(case, find_ruleset)
    assert found.passed, [(message.id, dict(message.args)) for message in found.complaints]


def test_a_right_case_passes(tmp_path: Path) -> None:
    assert verdict(tmp_path, CHOOSE + 'dice = [4]\nexpect = ["z-1.strength == 1"]').passed


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (CHOOSE + "dice = []", "dice-script-short"),
        (CHOOSE + "dice = [4, 4]", "case-dice-left"),
        (CHOOSE + "dice = [9]", "dice-script-face"),
        (CHOOSE + 'dice = ["green"]', "case-die"),
        (CHOOSE + 'dice = [4]\nexpect = ["z-1.strength == 2"]', "case-expect"),
        (CHOOSE + 'dice = [4]\nexpect = ["z-1.courage == 2"]', "case-expect-unreadable"),
        (CHOOSE + 'dice = [4]\nexpect = ["event retreat"]', "case-expect"),
        (CHOOSE + 'dice = [4]\nexpect = ["no event strike"]', "case-expect"),
        (CHOOSE + 'dice = [4]\noffered = ["attack a"]', "case-offered"),
        (CHOOSE + 'dice = [4]\nrefused = [{ option = "rest" }]', "case-not-refused"),
        ('choose = ["order a"]\nrefused = [{ option = "step C2", rule = "5.1" }]', "case-refused-rule"),
        ('choose = ["order z-1"]', "case-choice"),
        ('choose = ["order a", "halt", "order a"]', "case-choice"),
        ('refused = [{ option = "step C2", rule = "99.9" }]', "case-rule-unknown"),
        ('options = ["magic"]', "option-unknown"),
    ],
)
def test_a_wrong_case_fails_for_its_reason(tmp_path: Path, body: str, expected: str) -> None:
    assert expected in complaints(tmp_path, body)


@pytest.mark.parametrize(
    "text",
    ["", "[[case]]", "case = 3", HEAD, HEAD + "setup = 3", HEAD + SETUP + "[[case]]", "x = [", HEAD + "a = 1" + SETUP],
)
def test_a_file_that_is_no_case_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem):
        load_cases([file])


def test_missing_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="file-unreadable"):
        load_cases([tmp_path / "none.toml"])


class Thing:
    strength = 2
    hand = ("ambush",)
    _hidden = 1


NAMES = {"a-1": Thing(), "b": Thing(), "turn": 3, "decision": None}


@pytest.mark.parametrize(
    "text",
    [
        "a-1.strength == 2",
        "a-1.strength + b.strength == 4",
        "1 < turn <= 3 and not decision",
        "'ambush' in b.hand",
        "len(b.hand) == 1 or turn == 7",
        "turn in [1, 2, 3]",
        "-1 < turn - 1",
        "b.hand[0] == 'ambush'",
        "decision is None",
    ],
)
def test_expectations_that_hold(text: str) -> None:
    assert holds(text, NAMES, [])[0]


@pytest.mark.parametrize(
    "text",
    [
        "b._hidden == 1", "b.__class__", "open('x')", "exec('x')", "(lambda: 1)()", "[x for x in b.hand]", "turn ** 9",
        "nobody.strength", "1 +", "decision.kind == 'x'", "turn < 'x'", "b.hand[9]", "f'{turn}'", "event",
    ],
)  # fmt: skip
def test_expectations_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        holds(text, NAMES, [])


def test_events_are_matched_by_their_fields() -> None:
    events = [{"kind": "hit", "unit": "a-1", "hits": 2}]
    assert holds("event hit unit=a-1 hits=2", {}, events)[0]
    assert not holds("event hit unit=b", {}, events)[0]
    assert holds("no event hit hits=1", {}, events)[0]


def test_a_rule_without_a_passing_case_is_named(tmp_path: Path) -> None:
    right = verdict(tmp_path, CHOOSE + 'dice = [4]\nexpect = ["z-1.strength == 1"]')
    wrong = verdict(tmp_path, CHOOSE + "dice = [4, 4]")
    named = {rule.id for rule in uncovered(find_ruleset("skirmish"), [right])}
    assert "5.1" not in named
    assert "5.2" in named
    assert "5.1" in {rule.id for rule in uncovered(find_ruleset("skirmish"), [wrong])}
