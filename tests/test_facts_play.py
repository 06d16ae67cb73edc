"""How long and how hard a battle is: said of every battle of ours, and checked like every fact."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.facts import Facts, load_facts
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import scenario_files
from strategikon.library import find_ruleset

OURS = ("ancients", "alexander", "bayard", "caesar")


@pytest.mark.parametrize("name", OURS)
def test_every_battle_of_ours_says_how_long_and_how_hard_it_is(name: str) -> None:
    rules = find_ruleset(name)
    facts = load_facts(rules)
    told = {battle: (facts.minutes(battle), facts.difficulty(battle)) for battle in scenario_files(rules)}
    assert all(minutes and 10 <= minutes <= 600 and hard in (1, 2, 3) for minutes, hard in told.values()), told


def _facts(choices: int, seconds: int) -> Facts:
    play = {"seconds": seconds, "battle": {"one": {"choices": choices, "difficulty": 2}}}
    return Facts(looks={}, glossary={}, first_battle=None, switches=(), rare={}, play=play, digest="")


@pytest.mark.parametrize(
    ("choices", "seconds", "minutes"),
    [(10, 6, 5), (270, 6, 25), (280, 6, 30), (600, 6, 60), (660, 6, 60), (680, 6, 75), (1000, 10, 165)],
)
def test_a_length_is_told_to_five_minutes_or_a_quarter_of_an_hour(choices: int, seconds: int, minutes: int) -> None:
    facts = _facts(choices, seconds)
    assert facts.minutes("one") == minutes
    assert facts.difficulty("one") == 2
    assert facts.minutes("two") is facts.difficulty("two") is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("schema = 1\nseconds = 6\n[battle]\nnowhere = { choices = 10, difficulty = 1 }\n", "complaint-choice"),
        ("schema = 1\nseconds = 0\n[battle]\n", "complaint-range"),
        ("schema = 1\nseconds = 6\n[battle]\nford = { choices = 10, difficulty = 4 }\n", "complaint-range"),
        ("schema = 1\nseconds = 6\n[battle]\nford = { choices = 10 }\n", "complaint-missing"),
    ],
)
def test_a_wrong_file_is_told(text: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules: Any = find_ruleset("skirmish")
    for part in ("scenarios", "rules.toml"):
        (tmp_path / part).symlink_to(rules.folder / part)
    (tmp_path / "facts").mkdir()
    (tmp_path / "facts" / "play.toml").write_text(text)
    monkeypatch.setattr(type(rules), "folder", tmp_path)
    load_facts.cache_clear()
    with pytest.raises(Problem) as caught:
        load_facts(rules)
    load_facts.cache_clear()
    assert [each.id for each in caught.value.complaints] == [complaint]
