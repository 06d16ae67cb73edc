"""Facts of rulesets: those we ship are sound, and every mistake in a file is told in a sentence that names it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from strategikon.ai import opponents
from strategikon.kernel.facts import PLAIN, Facts, load_facts, load_looks
from strategikon.kernel.message import Problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.library import find_ruleset, rulesets
from strategikon.text import LANGUAGES, Teller

BOOKS = list(rulesets().values())
LOOKS = """
schema = 1
[livery]
plain = ["madder", "ivory"]
"""


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_what_we_ship_is_sound(book: Ruleset[Any, Any]) -> None:
    facts = load_facts(book)
    assert facts.first_battle is not None
    assert facts.first_battle["opponent"] in opponents
    assert set(facts.looks["title"]) == {"en", "fr"}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_switch_is_in_a_group_if_any_is(book: Ruleset[Any, Any]) -> None:
    grouped = [switch for group in load_facts(book).switches for switch in group["switches"]]
    assert sorted(grouped) in ([], sorted(rule.id for rule in book.optional_rules))


def test_a_nation_wears_its_own_livery_and_others_the_plain_one() -> None:
    looks = load_looks(find_ruleset("ancients").folder)
    assert [looks.livery("Carthage", side) for side in (0, 1)] == ["porphyry", "ivory"]
    assert [looks.livery("Nowhere", side) for side in (0, 1)] == ["madder", "ivory"]


def test_a_ruleset_without_facts_is_plain(tmp_path: Path) -> None:
    looks = load_looks(tmp_path)
    assert looks.men == frozenset()
    assert tuple(looks.livery("anybody", side) for side in (0, 1)) == PLAIN


# -- mistakes ----------------------------------------------------------------------------------------------------------

Written = Callable[..., Facts]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """The facts of the skirmish, had its author written this file."""
    skirmish = find_ruleset("skirmish")

    def load(name: str, text: str) -> Facts:
        folder = tmp_path / "skirmish"
        for part in ("scenarios", "rules.toml"):
            (folder / part).parent.mkdir(exist_ok=True)
            (folder / part).symlink_to(skirmish.folder / part)
        (folder / "facts").mkdir()
        (folder / "facts" / name).write_text(text, "utf-8")
        copy = type("Copy", (type(skirmish),), {"folder": folder})
        return load_facts(copy())

    return load


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("looks.toml", "schema = 2", "schema: expected one of 1, not 2"),
        ("looks.toml", "schema = 1\ncolour = 3", "colour: no such key"),
        ("looks.toml", 'schema = 1\ntitle = { en = "Ford" }', "title.fr: is missing"),
        ("looks.toml", LOOKS.replace("ivory", "ivroy"), "livery.plain[1]: expected one of madder"),
        ("looks.toml", LOOKS + 'nation = { Gaul = ["madder"] }', "livery.nation.Gaul: expected 2 to 2 entries"),
        ("looks.toml", LOOKS + '[livery.colours.lime.day]\nground = "lime"', "expected a colour such as #8F2B22"),
        ("looks.toml", 'schema = 1\nnumbers = { tq = "top" }', "numbers.tq: expected one of left, middle"),
        ("looks.toml", 'schema = 1\nmarks = { tq = { low = "circle" } }', "marks.tq: expected one of -"),
        ("looks.toml", 'schema = 1\ndice = { "1" = "skull" }', "dice.1: expected one of circle"),
        ("looks.toml", 'schema = 1\n[cards]\nambush = { category = "x", art = "archer" }', "cards.ambush.category"),
        ("looks.toml", "schema = 1\nsign = 4", "sign: expected a table"),
        ("looks.toml", "schema = 1\nsign = {", "is not TOML"),
        ("glossary.toml", '[TQ]\nen = "x"\nfr = "y"\nrule = "3.1"', "schema: expected one of 1"),
        ("glossary.toml", 'schema = 1\n[TQ]\nen = "x"\nrule = "3.1"', "TQ.fr: is missing"),
        ("glossary.toml", 'schema = 1\n[TQ]\nen = "x"\nfr = "y"\nrule = "9.9"', "TQ.rule: the ledger has no rule 9.9"),
        ("first_battle.toml", 'schema = 1\nscenario = "frd"\nside = "red"\nopponent = "random"', "scenario: expected"),
        ("first_battle.toml", 'schema = 1\nscenario = "ford"\nside = "pink"\nopponent = "random"', "one of red, blue"),
        ("switches.toml", 'schema = 1\n[[group]]\nswitches = ["deadly"]', "group[0].title: is missing"),
        (
            "switches.toml",
            'schema = 1\n[[group]]\ntitle = { en = "a", fr = "b" }\nswitches = ["deadly", "deadly", "dull"]',
            "switches[1]: deadly stands there twice",
        ),
        (
            "first_battle.toml",
            'schema = 1\nscenario = "ford"\nside = "red"\nopponent = "random"\n[changes]\n"side.red.x" = 1',
            "changes.side.red.x: nothing stands there",
        ),
        ("rare.toml", 'schema = 1\n[sing]\npass = "hold"\ntitle = { en = "a", fr = "a" }', "sing: expected one of"),
        ("look.toml", "schema = 1", "look.toml: no such file of facts; known are first_battle.toml"),
    ],
)
def test_mistakes_are_told(written: Written, name: str, text: str, told: str) -> None:
    with pytest.raises(Problem) as caught:
        written(name, text)
    english = "\n".join(Teller("en").complaints(caught.value))
    assert told in english
    for language in LANGUAGES:
        teller = Teller(language)
        assert all("\n" not in line and line.endswith(".") for line in teller.complaints(caught.value))
        assert teller.missing == set()


def test_the_digest_changes_with_the_files(written: Written) -> None:
    assert written("looks.toml", LOOKS).digest != load_facts(find_ruleset("skirmish")).digest
