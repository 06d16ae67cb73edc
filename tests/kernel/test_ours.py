"""Rules that are not in the rulebook are marked as ours wherever a rule is told."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from skirmish import SkirmishRules
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.ledger import load_ledger
from strategikon.kernel.message import Problem
from strategikon.kernel.scenario import load_scenario
from strategikon.terminal import rulebook
from strategikon.text import Teller


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The example, whose ledger says that 3.2 is ours and everything else of the rulebook."""
    copytree(SkirmishRules.folder, tmp_path / "sources")
    rules = tmp_path / "sources" / "rules.toml"
    words = re.sub(r'(kind = ".*"\n)', r'\1source = "seed"\n', rules.read_text("utf-8"))
    before, after = words.split('id = "3.2"')
    rules.write_text(before + 'id = "3.2"' + after.replace('"seed"', '"beyond-seed"', 1), "utf-8")
    return tmp_path / "sources"


def test_a_ledger_says_what_is_ours(folder: Path) -> None:
    ledger = load_ledger(folder / "rules.toml")
    assert [rule.id for rule in ledger if rule.is_ours] == ["3.2"]
    assert ledger.is_ours("3.2")
    assert not ledger.is_ours("3.1")
    assert not ledger.is_ours("99")


def test_a_ledger_that_says_nothing_marks_nothing() -> None:
    ledger = load_ledger(SkirmishRules.folder / "rules.toml")
    assert not [rule.id for rule in ledger if rule.source or rule.is_ours]
    assert rulebook.told(ledger.find("3.2"), Teller("en"))[0] == "3.2  A turn (special)"


def test_other_words_are_refused(folder: Path) -> None:
    rules = folder / "rules.toml"
    rules.write_text(rules.read_text("utf-8").replace("beyond-seed", "hearsay"), "utf-8")
    with pytest.raises(Problem, match="complaint-choice"):
        load_ledger(rules)


@pytest.mark.parametrize(
    ("language", "ours", "theirs"),
    [
        ("en", "3.2  A turn (special, ours: the rulebook is silent)", "3.1  A turn (core, from the rulebook)"),
        ("fr", "3.2  Un tour (spéciale, de nous : le livret n'en dit rien)", "3.1  Un tour (de base, du livret)"),
    ],
)
def test_the_rulebook_tells_them_apart(folder: Path, language: str, ours: str, theirs: str) -> None:
    ledger = load_ledger(folder / "rules.toml")
    assert rulebook.told(ledger.find("3.2"), Teller(language))[0] == ours
    assert rulebook.told(ledger.find("3.1"), Teller(language))[0] == theirs


def test_a_refusal_by_a_rule_of_ours_says_so(folder: Path) -> None:
    class Elsewhere(SkirmishRules):
        pass

    Elsewhere.folder = folder
    battle: AnyBattle = Battle(load_scenario(Elsewhere(), "ford"), "a")
    told = {}
    for text in ("march red-1", "order blue-1"):
        reason = battle.why_not(text)
        assert reason is not None
        told[reason.rule] = Teller("en").refusal(reason, battle)
    assert told == {
        "3.2": "You do not hold a Forced march (rule 3.2, ours: the rulebook is silent)",
        "3.1": "Blue I is not a unit you can order (rule 3.1)",
    }
