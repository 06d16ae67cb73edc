"""The pages of the rulesets' languages say what is true, and nothing is declared that no rule states."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from make_language import made, page_of
from strategikon.kernel.ruleset import Ruleset
from strategikon.library import OUR_RULESETS, rulesets

BOOKS = list(rulesets().values())
OURS = [rulesets()[name] for name in (*OUR_RULESETS, "skirmish")]  # those whose pages lie in docs/


@pytest.mark.parametrize("ruleset", OURS, ids=lambda ruleset: ruleset.id)
def test_the_page_is_as_it_is_made(ruleset: Ruleset[Any, Any]) -> None:
    assert page_of(ruleset).read_text(encoding="utf-8") == made(ruleset), "run python tests/make_language.py"


@pytest.mark.parametrize("ruleset", OURS, ids=lambda ruleset: ruleset.id)
def test_what_is_said_of_options_by_hand_is_true(ruleset: Ruleset[Any, Any]) -> None:
    """Outside the made parts too every `word NAME` is an option; HEXES may be told apart."""
    verbs = ruleset.verbs.by_id.values()
    true = {verb.told.replace("HEXES", hexes) for verb in verbs for hexes in ("HEXES", "HEX", "LEFT RIGHT")}
    page = page_of(ruleset).read_text(encoding="utf-8")
    by_hand = re.sub(r"<!-- (\w+): made.*?<!-- end of \1 -->", "", page, flags=re.S)
    told = re.findall(r"`([a-z-]+(?: [A-Z]+)+)`", by_hand)
    assert [text for text in told if text not in true] == []


@pytest.mark.parametrize("ruleset", BOOKS, ids=lambda ruleset: ruleset.id)
def test_no_event_is_declared_that_no_rule_states(ruleset: Ruleset[Any, Any]) -> None:
    """The kit and the cases find what is stated and not declared; this finds the contrary."""
    words = set().union(*map(_words, ruleset.folder.rglob("*.py")))
    assert {kind for kind in ruleset.events if kind not in words} == set()
    assert {field for fields in ruleset.events.values() for field in fields if field not in words} == set()


def _words(path: Path) -> set[str]:
    """The texts and the names of arguments in a file of rules; the declaration itself proves nothing."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for part in tree.body if not _declares_events(part) for node in ast.walk(part)]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return texts | {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}


def _declares_events(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "EVENTS"
