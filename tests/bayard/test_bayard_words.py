"""Every sentence that `bayard` names exists in both languages, with the same variables."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from strategikon.bayard import RULESET
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import load_scenario
from strategikon.kernel.trial import any_value, false_texts
from strategikon.text import Teller

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


RAW = re.compile(r"\b[a-z]+(_[a-z0-9]+)+\b|\b[a-z_]+:[0-9a-z]+|bayard-")  # shield_wall, forest:3,4, bayard-why-far
ENGLISH = frozenset((
    "bridge", "cavalry", "ditch", "elephant", "forest", "hex", "hidden", "hill", "infantry", "leader", "marsh", "none",
    "open", "river", "road", "rocks", "stream", "supported", "wagons", "wall", "wood",
))  # fmt: skip
SWITCHED = ("fire", "weather", "darkness", "boats", "camps", "corps_orders", "agents", "change_order", "ammunition")


def said_in(battle: AnyBattle, teller: Teller, will: Dice) -> Iterator[str]:
    """What may be read at one moment: question, options, what happened to whoever may know, and some refusals; what was
    typed is left out, since it is quoted."""
    assert battle.decision is not None
    yield teller.say(battle.decision.prompt, battle)
    for option in (*battle.decision.options[:4], battle.decision.options[-1]):
        yield teller.say(option.label, battle)
    for event in battle.events:
        yield teller.event(battle, event.told())
        yield from (teller.event(battle, event.seen_by(side)) for side in (0, 1, None) if event.known_to(side))
    for text in false_texts(battle, will, 1, set(battle.decision.texts())):
        reason = battle.why_not(text)
        if reason is not None and not reason.because.id.startswith("refused-") and "name" not in reason.because.args:
            yield teller.refusal(reason, battle)


@pytest.mark.parametrize("name", ["lutetia_52bc", "telham_1066", "marignano_1515"])
def test_no_sentence_shows_the_ids_of_the_engine(name: str) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "words", dict.fromkeys(SWITCHED, "on"))
    tellers, will, other = {language: Teller(language) for language in FILES}, Dice("words"), Dice("other words")
    while battle.ask is not None and battle.number < 250:
        for language, teller in tellers.items():
            for said in said_in(battle, teller, other):
                assert not RAW.search(said), said
                assert language == "en" or not ENGLISH & set(re.findall(r"\w+", said.lower())), said
        battle.take(any_value(battle, will))
    assert [teller.missing for teller in tellers.values()] == [set(), set()]


def test_a_hex_has_one_name_in_french() -> None:
    assert not re.search(r"hexagone", FILES["fr"], flags=re.I)
