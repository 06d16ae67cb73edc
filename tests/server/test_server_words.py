"""The server's own sentences: all there, in both languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

from strategikon.ai import opponents
from strategikon.kernel.message import Message
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
