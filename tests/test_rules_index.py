"""The index of rules is true, and every rule that must be carried out stands somewhere in the code or the charts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from strategikon.kernel.ledger import load_ledger
from strategikon.library import OUR_RULESETS, rulesets

sys.path.append(str(Path(__file__).parents[1] / "tools"))
from rules_index import AnyRuleset, Index, Numbers, made, page_of

OURS = [rulesets()[name] for name in OUR_RULESETS]
NUMBERS = Numbers(load_ledger(rulesets()["alexander"].folder / "rules.toml"))


@pytest.mark.parametrize("ruleset", OURS, ids=lambda ruleset: ruleset.id)
def test_every_rule_stands_somewhere(ruleset: AnyRuleset) -> None:
    assert Index(ruleset).nowhere() == [], "name each of them where it is carried out"


@pytest.mark.parametrize("ruleset", OURS, ids=lambda ruleset: ruleset.id)
def test_the_page_is_as_it_is_made(ruleset: AnyRuleset) -> None:
    assert page_of(ruleset).read_text(encoding="utf-8") == made(ruleset), "run python tools/rules_index.py"


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("5.63b, R-ALEX-14 One order less", "5.63b"),
        ("8.64a to 8.64c They add up (8.11a)", "8.64a 8.64b 8.64c"),
        ("8.64a-8.64c They add up", "8.64a 8.64b 8.64c"),
        ("8.64 All of it", "8.64a 8.64b 8.64c 8.64d"),
        ("5.15a Finished; 5.34b but not he. 5.5d Nor they, says 8.11a", "5.15a 5.34b 5.5d"),
        ("A unit of 8.64a", ""),
        ("99.1 Nothing of this book", ""),
    ],
)
def test_what_a_text_opens_with(text: str, rules: str) -> None:
    assert list(NUMBERS.opening(text)) == rules.split()


def test_a_range_is_that_of_the_ledger() -> None:
    numbers = Numbers(load_ledger(rulesets()["ancients"].folder / "rules.toml"))
    assert list(numbers.in_text("13.42-13.44, 2.06")) == ["13.42", "13.43", "13.44", "2.06"]


def test_a_rule_that_stands_nowhere_is_found(tmp_path: Path) -> None:
    """In a copy with one chart, one function and four rules: a comment, a refusal, a chart and nothing."""
    rule = '[[rule]]\nid = "{}"\nsection = "s"\nkind = "{}"\nen = "e"\nfr = "f"\n'
    numbers = [("1.1", "core"), ("1.2", "core"), ("1.3", "special"), ("1.4", "optional"), ("1.5", "reference")]
    text = "".join(rule.format(*number) for number in numbers)
    (tmp_path / "rules.toml").write_text(f'system = "x"\ntitle = "t"\n{text}', "utf-8")
    (tmp_path / "chart.csv").write_text("name,rule\nhill,1.3\n", "utf-8")
    (tmp_path / "tactics.py").write_text('"""1.4 What it is worth."""\n', "utf-8")
    code = 'def march():\n    # 1.1 On foot.\n    return refusal("1.2", "x")\n'
    (tmp_path / "movement.py").write_text(code, "utf-8")

    class Book:
        folder = tmp_path

    index = Index(Book())  # type: ignore[arg-type]
    assert index.nowhere() == ["1.4"]
    places = [[(place.file.name, place.name) for place in index.places(f"1.{n}")] for n in (1, 2, 3)]
    assert places == [[("movement.py", "march")], [("movement.py", "march")], [("chart.csv", "")]]
