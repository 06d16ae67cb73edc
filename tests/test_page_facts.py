"""The page knows no rulebook: it names no ruleset, and none of their cards, faces of dice, ratings or classes.

Names alone prove little: a table of cards knows a rulebook without naming it. So its ids are looked for as well."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from strategikon.kernel.facts import load_facts
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.library import Battle, find_ruleset, rulesets

PAGE = Path(__file__).parents[1] / "web" / "src"
RULESETS = ("ancients", "alexander", "bayard", "caesar")
BOOKS = list(rulesets().values())
SYMBOLS = frozenset(re.findall(r'<symbol id="([^"]+)"', (PAGE / "art" / "symbols.svg").read_text("utf-8")))
# Words of every page or of the kernel that some ruleset also uses as an id. They may stand in its code, but not as the
# name of a number of a piece.
EVERYDAY = frozenset({"class", "size", "range", "light", "flag", "missile", "special"})
COMMENTS = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->", re.DOTALL)


def sources() -> dict[str, str]:
    return {str(path.relative_to(PAGE)): path.read_text("utf-8") for path in sorted(PAGE.rglob("*")) if path.is_file()}


def code() -> dict[str, str]:
    """What the page does: its code without the comments, in which a colour is a colour."""
    return {name: COMMENTS.sub("", text) for name, text in sources().items() if name.endswith((".ts", ".svelte"))}


def ids_of(book: Ruleset[Any, Any]) -> set[str]:
    """What only this rulebook knows: cards, faces, numbers and their words, of its looks and of its first battles."""
    looks = load_facts(book).looks
    found = {*looks.get("cards", {}), *looks.get("dice", {}), *looks.get("numbers", {})}
    found |= {value for marks in looks.get("marks", {}).values() for value in marks}
    for name in list(scenario_files(book))[:3]:
        battle: Any = Battle(load_scenario(book, name), "page")
        for side in battle.sides:
            scene = battle.scene(side)
            found |= {number for piece in scene.pieces for number in piece.numbers}
            found |= {card for hand in scene.hands for card in hand.cards if card}
    return found


def test_the_page_names_no_ruleset() -> None:
    named = re.compile("|".join(RULESETS), re.IGNORECASE)
    assert [name for name, text in sources().items() if named.search(text)] == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_the_page_knows_no_id_of_a_rulebook(book: Ruleset[Any, Any]) -> None:
    ids = ids_of(book) - EVERYDAY
    assert len(ids) >= 3
    wanted = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(ids)))})(?![\w-])")
    assert {name: found for name, text in code().items() if (found := set(wanted.findall(text)))} == {}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_the_page_reads_no_number_of_a_piece_by_its_name(book: Ruleset[Any, Any]) -> None:
    read = re.compile(r"numbers(?:\?)?(?:\.|\[\")(\w+)")
    by_name = {name: set(read.findall(text)) & ids_of(book) for name, text in code().items()}
    assert {name: found for name, found in by_name.items() if found} == {}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_symbol_that_a_ruleset_names_is_drawn(book: Ruleset[Any, Any]) -> None:
    looks = load_facts(book).looks
    art = {*looks.get("men", ()), *(face["art"] for face in looks.get("cards", {}).values() if "art" in face)}
    art |= {looks["sign"]["art"]} if "sign" in looks else set()
    art |= {f"st-{symbol}" for symbol in looks.get("badges", {}).values()}
    art |= set(looks.get("markers", {}).values())
    art |= {f"die-{symbol}" for symbol in looks.get("dice", {}).values()}
    assert art - SYMBOLS == set()


def begun(battle: Any) -> Any:
    """The same battle after its first choices: some numbers are told once orders are given."""
    battle = battle.fork()
    for _ in range(6):
        battle.pick(0)
    return battle


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_what_the_looks_name_is_there(book: Ruleset[Any, Any]) -> None:
    """Every number they place stands on some piece, every state they dress has its word, every marker its symbol."""
    looks = load_facts(book).looks
    switched = {rule.id: rule.values[-1] for rule in book.optional_rules}
    battles: list[Any] = [Battle(load_scenario(book, name), "looks", switched) for name in scenario_files(book)]
    battles += [begun(battle) for battle in battles]
    pieces = [piece for battle in battles for piece in battle.scene(None).pieces]
    numbers = {number: piece.numbers[number] for piece in pieces for number in piece.numbers}
    assert {*looks.get("numbers", {}), *looks.get("sign", {}).get("numbers", {})} <= set(numbers)
    for number, marks in looks.get("marks", {}).items():
        assert {piece.numbers[number] for piece in pieces if number in piece.numbers} <= set(marks)
    kinds = {marker.kind for battle in battles for marker in battle.scene(None).markers}
    assert kinds <= set(looks.get("markers", {}))
    assert set(looks.get("men", ())) <= {piece.art for piece in pieces}
    known = (book.folder / "messages" / "en.ftl").read_text("utf-8")
    assert [state for state in looks.get("badges", {}) if f"{book.id}-badge-{state} =" not in known] == []


OURS = ("ancients", "alexander", "bayard", "caesar")


@pytest.mark.parametrize("name", OURS)
def test_every_state_on_a_piece_is_told_with_its_rule(name: str) -> None:
    """A state that has a word has an entry of the glossary under its own name: the page looks it up in either language,
    and another entry that is written alike comes no earlier."""
    book = find_ruleset(name)
    glossary = load_facts(book).glossary
    words = (book.folder / "messages" / "en.ftl").read_text("utf-8")
    states = re.findall(rf"^{name}-badge-([a-z-]+) =", words, re.MULTILINE)
    assert states
    for state in states:
        for language in ("en", "fr"):
            found = [key for key, entry in glossary.items() if state in (key.lower(), written(key, entry, language))]
            assert [key.lower() for key in found[:1]] == [state], language


FOOTPRINTS = ("caesar",)  # their plates bear a name instead of a code


@pytest.mark.parametrize("name", OURS)
def test_every_number_and_code_on_a_piece_is_told(name: str) -> None:
    """Whatever a plate or a medal shows, in any battle, has an entry of the glossary in both languages."""
    book = find_ruleset(name)
    facts = load_facts(book)
    looks, glossary = facts.looks, {key.lower(): entry for key, entry in facts.glossary.items()}
    pieces = [p for each in scenario_files(book) for p in Battle(load_scenario(book, each), "signs").scene(None).pieces]
    men = set(looks["men"])
    signs = {number for piece in pieces for number in piece.numbers if number in looks["numbers"]}
    signs |= {"strength", "medal"} | {"front" for piece in pieces if piece.place.facing is not None}
    signs |= {piece.short for piece in pieces if piece.art not in men and name not in FOOTPRINTS}
    for sign in signs:
        entry = glossary[looks["key"].get(sign, sign).lower()]
        assert all(len(entry[language]) > len(sign) + 4 for language in ("en", "fr")), sign


# The shorthands of other books of army lists, which only somebody who copies from one of them writes himself.
OF_OTHER_BOOKS = re.compile(r"^bayard-(?:books|wrg)-.*$", re.MULTILINE)


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_abbreviation_in_a_sentence_is_explained(name: str, language: str) -> None:
    book = find_ruleset(name)
    known = {written(key, entry, language) for key, entry in load_facts(book).glossary.items()}
    sentences = (book.folder / "messages" / f"{language}.ftl").read_text("utf-8")
    sentences = re.sub(r"\{[^}]*\}|^#.*$|^ +\.rules = .*$", "", OF_OTHER_BOOKS.sub("", sentences), flags=re.MULTILINE)
    used = set(re.findall(r"(?<![\w-])[A-Z][A-Z*]{1,4}(?![\w*-])", sentences))
    assert {each for each in used - {"BC"} if each.lower() not in known} == set()


def written(key: str, entry: Any, language: str) -> str:
    return str(entry.get("term", {}).get(language, key)).lower()


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_of_a_sheet_is_in_words(name: str, language: str) -> None:
    """What the sheet of a unit says is a number, a code or a word of the ruleset, in any battle."""
    book = find_ruleset(name)
    known = set(re.findall(r"^([\w-]+) =", (book.folder / "messages" / f"{language}.ftl").read_text("utf-8"), re.M))
    rows = {
        (row, value)
        for each in scenario_files(book)
        for piece in Battle(load_scenario(book, each), "sheet").scene(None).pieces
        for row, told in piece.sheet
        for value in (told if isinstance(told, list | tuple) else [told])
        if isinstance(value, str) and re.search("[a-z]{2}", value)
    }
    assert [(row, value) for row, value in rows if not known & {f"{row}-{value}", f"{name}-{value}", value}] == []
