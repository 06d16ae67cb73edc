"""Every sentence that `bayard` names exists in both languages, with the same variables."""

from __future__ import annotations

import re

import pytest

from strategikon.bayard import RULESET

FILES = {language: (RULESET.folder / "messages" / f"{language}.ftl").read_text("utf-8") for language in ("en", "fr")}


def sentences(language: str) -> dict[str, set[str]]:
    """The ids of a language and the variables in each."""
    found: dict[str, set[str]] = {}
    for part in re.split(r"^(?=[a-z])", FILES[language], flags=re.M)[1:]:
        found[part.partition(" =")[0]] = set(re.findall(r"\$(\w+)", part))
    return found


def test_both_languages_say_the_same() -> None:
    assert sentences("en") == sentences("fr")
    assert list(sentences("en")) == list(sentences("fr"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_that_is_named_is_missing(language: str) -> None:
    code = "\n".join(path.read_text("utf-8") for path in RULESET.folder.rglob("*.py"))
    named = set(re.findall(r'"(bayard-[a-z_-]+)"', code))
    named |= {RULESET.verbs.label("bayard", verb) for verb in RULESET.verbs.by_id}
    named |= {f"bayard-prompt-{ask}" for ask in RULESET.verbs.asks}
    named |= {f"bayard-event-{kind}" for kind in RULESET.events}
    named |= {f"bayard-switch-{rule.id}" for rule in RULESET.optional_rules}
    named |= {f"bayard-phase-{phase}" for phase in RULESET.phases}
    assert named - set(sentences(language)) == set()
