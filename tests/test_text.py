"""Sentences: every one that is named exists, in both languages, with the same variables; and ids become names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Sentence
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import strategikon
from strategikon.ai import blind_pick
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import Event, Secret
from strategikon.kernel.ledger import load_ledger
from strategikon.kernel.message import Message, problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.library import rulesets
from strategikon.terminal.words import COMMANDS
from strategikon.text import COMMON, LANGUAGES, Sentences, Teller, columns, language_of, printable

SOURCE = Path(strategikon.__file__).parent
OURS = ("cli.py", "files.py", "text.py", "library.py", "ai", "lab", "commands", "terminal", "kernel")
CALLS = {"Message", "problem", "refusal", "add", "teller", "speaker", "Bar", "say", "self", "_one", "Problem"}
AN_ID = re.compile(r"(?!utf-8)[a-z]+(-[a-z0-9]+)+")
MADE_UP = (
    "help-", "play-words-", "play-help-", "rule-kind-", "bench-", "hidden-", "event-", "why-", "cost-",
    "balance-change-", "refused-unknown-", "field-", "opponent-")  # fmt: skip
BOOKS = list(rulesets().values())
FOLDERS = [COMMON, *(book.folder / "messages" for book in BOOKS)]
MORE = [SOURCE / "server" / "messages", SOURCE.parents[1] / "web" / "src" / "messages"]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(path: Path) -> dict[str, set[str]]:
    """The ids of a file, in its order, with the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert type(entry).__name__ != "Junk", f"{path.name}: cannot be read: {entry.content[:80]!r}"
        if isinstance(entry, Sentence):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def python_files(*names: str) -> Iterator[Path]:
    for name in names:
        path = SOURCE / name
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def named(path: Path) -> set[str]:
    """The message ids a Python file names in calls that take one."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in CALLS:
                parts = chain.from_iterable(ast.walk(argument) for argument in node.args)
                texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                found |= {text for text in texts if AN_ID.fullmatch(text)}
    return found


# -- the files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_the_kernel_and_the_commands_name_exists(language: str) -> None:
    known = set(sentences(COMMON / f"{language}.ftl"))
    for path in python_files(*OURS):
        assert named(path) - known == set(), path.name


def test_no_common_sentence_is_left_over() -> None:
    text = "\n".join(path.read_text("utf-8") for path in python_files(*OURS))
    known = sentences(COMMON / "en.ftl")
    quoted = set(re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)+)["']""", text))
    assert [name for name in known if name not in quoted and not name.startswith(MADE_UP)] == []


def test_common_sentences_are_the_same_in_both_languages() -> None:
    english, french = (sentences(COMMON / f"{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(french)
    assert english == french


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_sentences_of_rulesets_are_the_same_in_both_languages(book: Ruleset[Any, Any]) -> None:
    english, french = (sentences(book.folder / "messages" / f"{language}.ftl") for language in LANGUAGES)
    assert set(english) == set(french)
    different = {name for name in english if english[name] != french[name]}
    assert different == set()
    assert [name for name in english if not name.startswith(f"{book.id}-")] == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_sentence_a_ruleset_names_exists(book: Ruleset[Any, Any]) -> None:
    known = set(sentences(book.folder / "messages" / "en.ftl")) | set(sentences(COMMON / "en.ftl"))
    for path in sorted(book.folder.rglob("*.py")):
        wanted = {name for name in named(path) if name.startswith((f"{book.id}-", "complaint-", "refused-"))}
        assert wanted - known == set(), path.name


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_what_stands_on_counters_has_words(book: Ruleset[Any, Any]) -> None:
    """The page tells `numbers` by `<ruleset>-number-<name>`, and values that are words by `<ruleset>-<value>`."""
    known = set(sentences(book.folder / "messages" / "en.ftl"))
    for name in scenario_files(book):
        battle: AnyBattle = strategikon.Battle(load_scenario(book, name), "counters")
        for piece in book.scene(battle, None).pieces:
            assert {f"{book.id}-number-{number}" for number in piece.numbers} <= known, piece.id
            values = {value for value in piece.numbers.values() if isinstance(value, str) and value.islower()}
            assert {f"{book.id}-{value}" for value in values} <= known, piece.id


def lessons_of_the_coach(book: Ruleset[Any, Any], language: str) -> dict[str, list[str]]:
    """Kind of question to the rules that what the coach says of it rests on."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse((book.folder / "messages" / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Sentence) and entry.id.name.startswith(f"{book.id}-coach-"):
            rules = next(part.value for part in entry.attributes if part.id.name == "rules")
            kind = entry.id.name.removeprefix(f"{book.id}-coach-")
            found[kind] = "".join(getattr(part, "value", "?") for part in rules.elements).split()
    return found


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_the_coach_has_a_word_for_every_question_or_for_none(book: Ruleset[Any, Any]) -> None:
    """Every question has a prompt; what he says rests on rules of the ledger, the same in both languages."""
    english, french = (lessons_of_the_coach(book, language) for language in LANGUAGES)
    assert english == french
    prompts = [name for name in sentences(book.folder / "messages" / "en.ftl") if name.startswith(f"{book.id}-prompt-")]
    assert set(english) in (set(), {name.removeprefix(f"{book.id}-prompt-") for name in prompts})
    ledger = load_ledger(book.folder / "rules.toml")
    assert [rule for rules in english.values() for rule in rules if rule not in ledger] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_sentence_can_be_said(folder: Path, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in (COMMON, folder):
        bundle.add_resource(FluentResource((path / f"{language}.ftl").read_text("utf-8")))
    lazy = Sentences(language, COMMON, folder)
    for name, variables in sentences(folder / f"{language}.ftl").items():
        for value in (0, 1, 7, 999, 1000, -1, 2.5, "text"):
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, value))
            assert not errors, (name, errors)
            assert said.strip(), name
            assert lazy.has_message(name)
            assert lazy.said(name, dict.fromkeys(variables, value)) == said


# A name at the beginning of a clause, and the word after it.
SUBJECT = re.compile(
    r"(?:^[\w-]+ = |\] |[:;,] |^\} |^\}, et |\b(?:[Qq]ue|quand|même|où) )"
    r"\{ \$(unit|target|other|enemy|friend|attacker|side|winner|loser) \} "
    r"(?:(?:ne|se|y|en|lui|la|le|les) |[nls]['’])*(\w+)",
    re.M,
)
NO_VERBS = frozenset(
    ("à", "alors", "avec", "chemin", "contre", "d", "dans", "de", "depuis", "des", "du", "en", "ensuite", "et",
     "formation", "hors", "là", "loin", "où", "ou", "panique", "par", "plus", "pour", "qu", "qui", "sans", "sous",
     "soutien", "sur", "surtout", "vers")
)  # fmt: skip


@pytest.mark.parametrize("folder", [*FOLDERS, *MORE], ids=str)
def test_names_of_many_are_no_subject_in_french(folder: Path) -> None:
    """Nobody knows whether a name is of one or of many ("Phalange de Coenos", "Archers crétois"), so that no verb can
    agree with it: "l'unité …" does, or a sentence without a verb."""
    found = [match for match in SUBJECT.finditer((folder / "fr.ftl").read_text("utf-8")) if match[2] not in NO_VERBS]
    assert [match[0] for match in found] == []


def test_the_check_sees_a_subject() -> None:
    seen = ["x-event = { $unit } reçoit un ordre", "x = Bientôt : { $side } ne gagne rien", "x = Que { $unit } aille"]
    good = ["x = L’unité { $unit } reçoit", "x = Ordre : { $unit }", "x = { $unit } contre { $target }"]
    assert [match[2] for match in map(SUBJECT.search, seen) if match] == ["reçoit", "gagne", "aille"]
    assert not [match for match in map(SUBJECT.search, good) if match and match[2] not in NO_VERBS]


# A side after a word that wants an article in French ("de Perses"), and before a verb of one or of many in English
# ("Persians wins").
BARE = re.compile(r"\b(?:[Dd]e|à|pour|par|contre|que|chez|entre) \{ \$(?:side|winner|loser|wanted) \}")
ENGLISH = re.compile(r"(?<!of )\{ \$(?:side|winner|loser) \} (?:is|was|are|were|has|have|[a-z]+s)\b")
OWN_SIDES = ("skirmish",)  # always Red and Blue


@pytest.mark.parametrize("folder", [*FOLDERS, *MORE], ids=str)
def test_sides_stand_alone_in_a_sentence(folder: Path) -> None:
    """Sides are called "Macédoniens" or "Rome", without an article."""
    assert BARE.findall((folder / "fr.ftl").read_text("utf-8")) == []
    if folder.parent.name not in OWN_SIDES:
        assert ENGLISH.findall((folder / "en.ftl").read_text("utf-8")) == []


def test_the_check_sees_a_side() -> None:
    assert all(map(BARE.search, ("x = Victoire de { $winner }", "x = c'est à { $side } de choisir")))
    assert all(map(ENGLISH.search, ("x = { $side } wins { $rate }", "x = { $winner } has won")))
    assert not BARE.search("x = Victoire ({ $winner })")
    assert not ENGLISH.search("x = Victory: { $winner }, in turn 3")


def test_a_sentence_is_read_with_all_it_speaks_of(tmp_path: Path) -> None:
    text = "-realm = Rome\na = { b } and { -realm }\n   .other = x\n# a comment\nb = { c }\n"
    text += "c = { $n ->\n    [one] { a-1 }\n   *[other] many\n}\na-1 = one\n"
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    sentences = Sentences("en", tmp_path, tmp_path / "missing")
    assert sentences.format_pattern(sentences.get_message("a").value, {"n": 1}) == ("one and Rome", [])
    assert sentences.format_pattern(sentences.get_message("a").value, {"n": 2}) == ("many and Rome", [])
    assert [sentences.has_message(name) for name in ("b", "c", "realm", "d")] == [True, True, False, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_of_the_terminal_have_words(language: str) -> None:
    words = [word for command in COMMANDS for word in Teller(language)(f"play-words-{command}").split()]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_random_battles_can_be_told(book: Ruleset[Any, Any], language: str) -> None:
    teller = Teller(language, book)
    for name in list(scenario_files(book))[:3]:
        battle: AnyBattle = strategikon.Battle(load_scenario(book, name), f"told {name}")
        will = Dice(f"told {name}")
        for _ in range(150):
            decision = battle.decision
            if decision is None or battle.ask is None:
                break
            teller.say(decision.prompt, battle)
            place = blind_pick(will, len(decision.options))
            for option in (decision.options[place], *decision.options[:3]):
                teller.say(option.label, battle)
            events = battle.choose(decision.options[place])
            for event in events:
                for side in (None, 0, 1):
                    teller.event(battle, event.seen_by(side))
        for message in book.scene(battle, 0).status:
            teller.say(message, battle)
    assert teller.missing == set()


# -- the teller -------------------------------------------------------------------------------------------------------


@pytest.fixture
def battle() -> AnyBattle:
    return strategikon.load("skirmish/ford", "text")


def test_ids_become_names(battle: AnyBattle) -> None:
    label = Message("skirmish-option-order", {"unit": "red-1"})
    assert Teller("en").say(label, battle) == "Order Red I"
    assert Teller("fr").say(label, battle) == "Ordre à Rouges I"
    assert Teller("en").say(label) == "Order red-1"


def test_sides_and_cards_have_names_even_in_common_sentences(battle: AnyBattle) -> None:
    played = Event("card", {"side": "red", "card": "ambush"}).seen_by(None)
    assert Teller("en").event(battle, played) == "Red plays Ambush"
    assert Teller("en").say(Message("refused-not-your-turn", {"side": "blue"}), battle) == "It is for Blue to choose."


def test_hexes_and_what_was_typed_stay_as_they_are(battle: AnyBattle) -> None:
    said = Teller("en").say(Message("refused-not-offered", {"option": "red-1"}), battle)
    assert said == '"red-1" is not on offer now.'


def test_something_hidden_reads_well(battle: AnyBattle) -> None:
    drawn = Event("draw", {"side": "blue", "card": Secret(1, "ambush")})
    assert Teller("en").event(battle, drawn.seen_by(1)) == "Blue draws Ambush"
    for said in (Teller("en").event(battle, drawn.seen_by(0)), Teller("fr").event(battle, drawn.seen_by(0))):
        assert "None" not in said
        assert "mbush" not in said
        assert "mbuscade" not in said


def test_lists_are_told_one_by_one(battle: AnyBattle) -> None:
    said = Teller("en").say(Message("skirmish-option-order", {"unit": ["red-1", "red-2"]}), battle)
    assert said == "Order Red I, Red II"


def test_a_missing_sentence_is_shown_bare_and_remembered() -> None:
    teller = Teller("fr")
    assert teller("no-such-thing", hex="A1", count=2) == "no-such-thing (hex=A1, count=2)"
    assert teller.missing == {"no-such-thing"}


ODD_VALUES = [None, 10**5000, float("nan"), "\ud800\n\x1b[2J", [], {}, object(), True]


@pytest.mark.parametrize("value", ODD_VALUES, ids=range(len(ODD_VALUES)))
def test_no_argument_stops_the_teller(value: Any) -> None:
    said = Teller("en")("rule-unknown", rule=value, ruleset="x")
    assert said.isprintable()
    said.encode()


def test_missing_variables_do_not_stop_it() -> None:
    assert "rule" in Teller("en")("rule-unknown")


def test_complaints_of_the_system_are_translated() -> None:
    trouble = problem("file-unreadable", file="x", why="No such file or directory")
    assert Teller("fr").complaints(trouble) == ["Impossible de lire x : ce fichier n'existe pas."]


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "de_DE", "LC_MESSAGES": "fr"}, "fr"),
        ("en", {"LANG": "fr_FR"}, "en"),
        ("fr", {}, "fr"),
        ("tlh", {"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language(wish: str | None, environment: dict[str, str], language: str) -> None:
    assert language_of(wish, environment) == language


def test_printable_keeps_letters_and_shows_the_rest() -> None:
    assert printable("Alésia « gué »") == "Alésia « gué »"
    assert printable("a\x1bb\u202ec") == "a\\x1bb\\x202ec"


def test_columns_read_downwards_and_fit() -> None:
    assert columns(["a", "b", "c", "d", "e"], 7) == ["a  c  e", "b  d"]
    assert columns([], 80) == []
    assert columns(["x" * 90], 80) == ["x" * 90]
