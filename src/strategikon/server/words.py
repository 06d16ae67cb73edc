"""Both languages at once: everything a browser is told in words has them, so that one click changes the language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Option, Refusal
from strategikon.kernel.message import Message
from strategikon.kernel.ruleset import Ruleset
from strategikon.text import LANGUAGES, Sentences, Teller

OWN = Path(__file__).parent / "messages"
Both = dict[str, str]
MOST_SAID = 20_000  # sentences remembered, about 6 MB
_said: dict[Any, Both] = {}


@cache
def teller(language: str) -> Teller:
    """The one teller of a language; it remembers nothing of what it says."""
    return Teller(language)


@cache
def _own(language: str) -> Sentences:
    return Sentences(language, OWN)


def say(message: Message, battle: AnyBattle | None = None) -> Both:
    """A message in words. The same sentence of the same scenario is made once: making it takes 50 times as long."""
    key = (battle and (battle.ruleset.id, battle.scenario.digest), message.id, tuple(message.args.items()))
    try:
        known = _said.get(key)
    except TypeError:  # a list among the arguments
        return _say(message, battle)
    if known is None:
        if len(_said) >= MOST_SAID:
            _said.clear()
        known = _said[key] = _say(message, battle)
    return known


def _say(message: Message, battle: AnyBattle | None) -> Both:
    """Sentences that begin with `server-` are the server's own."""
    if message.id.startswith("server-"):
        return {language: _say_own(message, battle, language) for language in LANGUAGES}
    return {language: teller(language).say(message, battle) for language in LANGUAGES}


def _say_own(message: Message, battle: AnyBattle | None, language: str) -> str:
    bundle = _own(language)
    if not bundle.has_message(message.id):
        return message.id
    pattern = bundle.get_message(message.id).value
    assert pattern is not None
    said, _ = bundle.format_pattern(pattern, {k: _argument(k, v, battle, language) for k, v in message.args.items()})
    return str(said)


def _argument(name: str, value: Any, battle: AnyBattle | None, language: str) -> Any:
    if isinstance(value, int | float):
        return value
    if isinstance(value, Message):
        return teller(language).say(value, battle)
    if name == "side" and battle is not None and value in battle.sides:
        return teller(language).side(battle, value)
    if name == "piece" and battle is not None:
        return teller(language).piece(battle, value)
    return teller(language).of_the_system(str(value))


def refused(reason: Refusal, battle: AnyBattle | None = None) -> Both:
    """Why something cannot be done, without the number of the rule: that is told beside it. What nobody has a reason
    against is not quoted as programs write it, and a piece of another kind than the one asked for is not unknown."""
    because = reason.because
    if because.id == "refused-not-offered":
        return say(Message("server-not-offered"), battle)
    name = because.args.get("name") if "unknown-" in because.id else None
    if battle is not None and name is not None and battle.ruleset.called(battle.field, str(name), LANGUAGES[0]):
        return say(Message("server-other-piece", {"piece": str(name)}), battle)
    return say(because, battle)


def event(battle: AnyBattle, seen: Mapping[str, Any]) -> Both:
    """An event, as one side may know it, in words. Every language has the same sentences."""
    return say(teller(LANGUAGES[0]).message_of(battle, seen), battle)


def option(chosen: Option, battle: AnyBattle) -> Both:
    """An option as a sentence; its text if it has none."""
    if chosen.label.id == "option-plain":
        return dict.fromkeys(LANGUAGES, chosen.text)
    return say(chosen.label, battle)


def side(battle: AnyBattle, name: str) -> Both:
    """What a side is called; made once for each scenario."""
    key = (battle.ruleset.id, battle.scenario.digest, name)
    known = _said.get(key)
    if known is None:
        known = _said[key] = {language: teller(language).side(battle, name) for language in LANGUAGES}
    return known


def piece(battle: AnyBattle, name: str) -> Both:
    return {language: teller(language).piece(battle, name) for language in LANGUAGES}


def army(battle: AnyBattle, name: str) -> Both:
    """A side without its generals: "Rome (Varro and Paullus)" is Rome."""
    return {language: said.partition(" (")[0] for language, said in side(battle, name).items()}


def ruleset(rules: Ruleset[Any, Any]) -> Both:
    return {language: teller(language).ruleset(rules) for language in LANGUAGES}


def word(kind: str, name: str, rules: Ruleset[Any, Any]) -> Both:
    return {language: teller(language).word(kind, name, rules) for language in LANGUAGES}


def text(value: Any) -> Both | None:
    """A text in both languages from a document; None if it has none."""
    if not isinstance(value, Mapping) or not any(isinstance(value.get(language), str) for language in LANGUAGES):
        return None
    return {language: teller(language).both(value) for language in LANGUAGES}
