"""What is typed: Tab word by word, small and capital letters, and options that are not listed."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon import load
from strategikon.kernel.battle import AnyBattle
from strategikon.terminal.words import Vocabulary, canonical, find_options, next_words
from strategikon.text import Teller

VOCABULARY = Vocabulary(Teller("fr"))


@pytest.fixture
def ford() -> AnyBattle:
    """Red is asked whom to order."""
    return load("skirmish/ford", "words")


@pytest.fixture
def bank() -> AnyBattle:
    """Red places its picket: A1, B5 and C9 are listed, every hex of the bank that is free is on offer."""
    return load("skirmish/bank", "words")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ord", ["order "]),
        ("order red", ["red-1", "red-2", "red-3"]),
        ("ORDER RED-2", ["red-2"]),
        ("order red-2 ", []),
        ("res", ["rest"]),
        ("step", []),
        ("pour", ["pourquoi "]),
        ("why ste", ["step "]),
        ("pourquoi step e", ["E1", "E2", "E3", "E4", "E5", "E6", "E7"]),
        ("unit blue-", ["blue-1", "blue-2", "blue-3"]),
        ("threat red-1", ["red-1"]),
        ("odds or", ["order "]),
        ("hint o", []),
    ],
)
def test_tab_goes_on_word_by_word(line: str, words: list[str], ford: AnyBattle) -> None:
    assert next_words(line, ford, VOCABULARY, "red") == words


def test_at_the_start_of_a_line_there_are_options_and_commands(ford: AnyBattle) -> None:
    words = next_words("", ford, VOCABULARY, "red")
    assert {"order", "rest", "help", "aide", "quit"} <= set(words)
    assert "step" not in words, "nobody is moving"


def test_tab_knows_more_than_the_list_where_there_is_a_family(bank: AnyBattle) -> None:
    found = next_words("place red-picket b", bank, VOCABULARY, "red")
    assert found[0] == "B5", "what is listed comes first"
    assert "B4" in found


@pytest.mark.parametrize("typed", ["place red-picket B4", "place red-picket b4", "PLACE  Red-Picket  b4"])
def test_what_is_not_listed_may_be_written_out(typed: str, bank: AnyBattle) -> None:
    assert bank.decision is not None
    assert "place red-picket B4" not in bank.decision.texts()
    found = find_options(typed, bank.decision, bank, Teller("en"))
    assert [option.text for option in found] == ["place red-picket B4"]


def test_a_member_is_not_taken_for_the_beginning_of_another(bank: AnyBattle) -> None:
    assert bank.decision is not None
    assert find_options("place red-picket G5", bank.decision, bank, Teller("en")) == []
    assert len(find_options("place red-picket", bank.decision, bank, Teller("en"))) == 3


def test_words_are_written_as_they_are_on_offer(ford: AnyBattle) -> None:
    assert canonical("Order RED-1", ford) == "order red-1"
    assert canonical("step c4", ford) == "step C4"
    assert canonical("Nonsense of Ours", ford) == "Nonsense of Ours"


def test_a_picket_is_placed_where_nobody_listed_it(run: Any) -> None:
    out = run("play", "skirmish/bank", "--seed", "a", typed="place red-picket b4\nlog 1\n").out
    assert "Or what else the rules allow: place UNIT HEX" in out
    assert "1. Red: place red-picket B4" in out


def test_and_refused_with_its_rule_where_it_may_not_stand(run: Any) -> None:
    out = run("play", "skirmish/bank", "--seed", "a", typed="place red-picket g5\nwhy place red-picket b4\n").out
    assert "(rule 2.3)" in out
    assert '"place red-picket B4" is on offer.' in out
