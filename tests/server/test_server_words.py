"""The server's own sentences: all there, in both languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from strategikon.ai import opponents
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.library import rulesets
from strategikon.server import words
from strategikon.text import LANGUAGES

SERVER = Path(words.__file__).parent


def sentences(language: str) -> dict[str, set[str]]:
    source = (words.OWN / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^([a-z-]+) = (.*)$", source, re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", text)) for name, text in found}


def test_both_languages_say_the_same_things() -> None:
    first, second = (sentences(language) for language in LANGUAGES)
    assert list(first) == list(second)
    assert first == second


def test_every_sentence_that_is_used_is_written_and_none_is_idle() -> None:
    files = [*SERVER.glob("*.py"), SERVER.parent / "commands" / "serve.py"]
    used = {name for file in files for name in re.findall(r'"(server-[a-z-]+)"', file.read_text("utf-8"))}
    used |= {f"server-opponent-{name}{text}" for name in opponents for text in ("", "-text")}
    assert used | {"server-switch-off", "server-switch-on"} == set(sentences("en"))


def test_a_sentence_is_said() -> None:
    said = words.say(Message("server-too-large", {"most": 4096}))
    assert said["en"].startswith("That is too large")
    assert said["fr"].startswith("C'est trop grand")


@pytest.mark.parametrize("book", list(rulesets().values()), ids=lambda book: book.id)
def test_a_piece_of_another_kind_is_no_unknown_one(book: Ruleset[Any, Any]) -> None:
    """A unit is clicked where a leader is asked for, say: whatever the reason, it calls the unit by its name."""
    battle: AnyBattle = Battle(load_scenario(book, next(iter(scenario_files(book)))), "kinds")
    pieces = {piece.id: words.piece(battle, piece.id) for piece in battle.scene(None).pieces}
    decision = battle.decision
    assert decision is not None
    for option in decision.options[:3]:
        spoken = [word for word in option.text.split() if word in pieces]
        for other in (name for name, names in pieces.items() if spoken and name not in names.values()):
            reason = battle.why_not(option.text.replace(spoken[0], other))
            told = words.refused(reason, battle) if reason is not None else {}
            assert not [said for said in told.values() if other in re.findall(r"[\w-]+", said)], told


@pytest.mark.parametrize("book", list(rulesets().values()), ids=lambda book: book.id)
def test_no_refusal_shows_an_id_where_there_is_a_name(book: Ruleset[Any, Any]) -> None:
    """What was on offer once is asked for while it is not: the reasons speak of pieces by their names."""
    battle: AnyBattle = Battle(load_scenario(book, next(iter(scenario_files(book)))), "refusals")
    will, said = Dice("will"), list[str]()
    shown = {piece.id: words.piece(battle, piece.id) for piece in battle.scene(None).pieces}
    ids = [name for name, names in shown.items() if re.search(r"[-_\d]", name) and name not in names.values()]
    raw = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, ids)) or '-'})(?![\w-])")
    for _ in range(160):
        decision = battle.decision
        if decision is None:
            break
        said = [*said, *decision.texts()[:6]][-200:]
        false = [said[will.pick(len(said))] for _ in range(6)]
        for text in (text for text in false if text not in decision.texts()):
            reason = battle.why_not(text)
            told = words.refused(reason, battle) if reason is not None else {}
            assert not [sentence for sentence in told.values() if raw.search(sentence)], (text, told)
        battle.choose(decision.texts()[will.pick(min(200, len(decision.options)))])
