"""The catalogue: rulesets, scenarios, rules and sentences. It does not change while we run and is made once."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any

from msgspec import convert, to_builtins

from strategikon.ai import opponents
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.facts import load_facts, load_looks
from strategikon.kernel.ledger import Rule, load_ledger
from strategikon.kernel.lessons import load_lessons
from strategikon.kernel.message import Message, Problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import EVENED, Scenario, digest, load_scenario, scenario_files
from strategikon.library import rulesets
from strategikon.server import wire, words
from strategikon.server.lobby import beginning, ruleset
from strategikon.server.refusals import MISSING, from_problem, refused
from strategikon.server.rows import BattleRow, open_battle
from strategikon.server.scenes import scene
from strategikon.server.seats import DEFAULT_SECONDS
from strategikon.text import COMMON, LANGUAGES

log = logging.getLogger("strategikon.server")


@cache
def all_rulesets() -> wire.Rulesets:
    """Every ruleset and its battles."""
    told = [
        {
            "id": rules.id,
            "name": words.ruleset(rules),
            "version": rules.version,
            "battles": [line(rules, name) for name in scenario_files(rules)],
            "switches": switches(rules, {}),
            "opponents": _opponents(),
        }
        for rules in rulesets().values()
    ]
    return convert({"rulesets": told}, wire.Rulesets)


def _opponents() -> list[dict[str, Any]]:
    """The computers, the weakest first; `random` is for trials and comes last."""
    return [
        {
            "id": name,
            "name": words.say(Message(f"server-opponent-{name}")),
            "text": words.say(Message(f"server-opponent-{name}-text")),
            "seconds": DEFAULT_SECONDS.get(name, 0.0),
        }
        for name in sorted(opponents, key=lambda name: name == "random")
    ]


def battles() -> list[tuple[Ruleset[Any, Any], str]]:
    """Every battle of the library, by ruleset and id."""
    return [(rules, name) for rules in rulesets().values() for name in scenario_files(rules)]


@cache
def line(rules: Ruleset[Any, Any], name: str) -> dict[str, Any]:
    """A battle in few words."""
    scenario = load_scenario(rules, name)
    document = scenario.document
    year = document.get("year")
    return {
        "id": scenario.id,
        "title": words.text(document.get("title")) or _same(scenario.id),
        "date": words.text(document.get("date")),
        "year": year if isinstance(year, int) else None,
        "kind": str(document.get("kind", "battle")),
        "sides": sides(beginning(scenario.ruleset.id, scenario.id)),
        "balance": _balance(scenario),
        "evened": _evened(scenario),
        **_effort(scenario),
    }


def _effort(scenario: Scenario) -> dict[str, int | None]:
    """How long a battle takes and how hard it is, as far as its ruleset says. Facts that are wrong hide no battle."""
    try:
        facts = load_facts(scenario.ruleset)
    except Problem:
        return {"minutes": None, "difficulty": None}
    return {"minutes": facts.minutes(scenario.id), "difficulty": facts.difficulty(scenario.id)}


@lru_cache(maxsize=128)
def scenario(ruleset_id: str, name: str) -> wire.Scenario:
    """One battle of the library, with its map as a spectator sees the start."""
    rules = ruleset(ruleset_id)
    if name not in scenario_files(rules):
        raise refused(MISSING, "scenario-unknown", ruleset=rules.id, name=name[:60], known="-")
    try:
        found = load_scenario(rules, name)
    except Problem as trouble:
        raise from_problem(trouble) from None
    return _card(beginning(rules.id, name), found)


def of_battle(row: BattleRow) -> wire.Scenario:
    """What a battle is about, be it of the library or of somebody's own: for whoever is invited to it."""
    try:
        battle = open_battle(row)
    except Problem as trouble:
        raise from_problem(trouble) from None
    return _card(battle, battle.scenario)


def _card(battle: AnyBattle, found: Scenario) -> wire.Scenario:
    """A battle that is to be fought, with its map as a spectator sees the start."""
    document, rules = found.document, found.ruleset
    texts = {key: words.text(document.get(key)) for key in ("title", "date", "place", "briefing", "note", "victory")}
    told = {
        **texts,
        "id": found.id,
        "ruleset": rules.id,
        "title": texts["title"] or _same(found.id),
        "special_rules": [said for rule in document.get("special_rule", ()) if (said := words.text(rule))],
        "sides": sides(battle),
        "balance": _balance(found),
        "evened": _evened(found),
        **_effort(found),
        "switches": switches(rules, found.options({})),
        "scene": to_builtins(scene(battle, None)),
    }
    return convert(told, wire.Scenario)


def sides(battle: AnyBattle) -> list[dict[str, Any]]:
    men = load_looks(battle.ruleset.folder).men
    count = Counter((piece.side, piece.art in men) for piece in battle.scene(None).pieces)
    return [
        {"id": side, "name": words.side(battle, side), "units": count[side, False], "leaders": count[side, True]}
        for side in battle.sides
    ]


def _balance(scenario: Scenario) -> dict[str, Any] | None:
    """Whom the battle favours, in figures and in a sentence that names the army without its generals."""
    found = scenario.balance
    if found is None:
        return None
    armies = words.army(beginning(scenario.ruleset.id, scenario.id), found.favours)
    told = {
        language: words.teller(language)("scenario-favours", side=army, share=found.share, battles=found.battles)
        for language, army in armies.items()
    }
    return {**asdict(found), "text": told}


def _evened(scenario: Scenario) -> dict[str, Any] | None:
    """What is otherwise with the evened targets; None if there are none."""
    other = scenario.by_targets.get(EVENED)
    if other is None:
        return None
    return {"victory": words.text(other.document.get("victory")), "balance": _balance(other)}


def switches(rules: Ruleset[Any, Any], settled: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {
            "id": rule.id,
            "values": list(rule.values),
            "words": {value: _value(rules, rule.id, value) for value in rule.values},
            "default": settled.get(rule.id, rule.values[0]),
            "rule": rule.rule,
            "text": words.word("switch", rule.id, rules),
        }
        for rule in rules.optional_rules
    ]


def _value(rules: Ruleset[Any, Any], switch: str, value: str) -> words.Both:
    """A value of a switch in words: `<ruleset>-value-<switch>-<value>`; on and off are everybody's."""
    if value in ("off", "on"):
        return words.say(Message(f"server-switch-{value}"))
    return words.word(f"value-{switch}", value, rules)


def _same(text: str) -> words.Both:
    return dict.fromkeys(LANGUAGES, text)


@lru_cache(maxsize=16)
def rules(ruleset_id: str) -> wire.Rules:
    """The whole ledger of a ruleset."""
    book = ruleset(ruleset_id)
    ledger = load_ledger(book.folder / "rules.toml")
    return wire.Rules(book.id, [_rule(entry) for entry in ledger])


def _rule(entry: Rule) -> wire.Rule:
    section, text = wire.Text(entry.section, entry.section_fr), wire.Text(entry.en, entry.fr)
    return wire.Rule(entry.id, section, entry.kind, text, entry.is_ours)


def rule(ruleset_id: str, name: str) -> wire.Rules:
    """One rule and its lettered parts, or a chapter."""
    book = ruleset(ruleset_id)
    found = {entry.id for entry in load_ledger(book.folder / "rules.toml").find(name)} if name else set()
    if not found:
        raise refused(MISSING, "rule-unknown", rule=name[:40], ruleset=book.id)
    return wire.Rules(book.id, [entry for entry in rules(ruleset_id).rules if entry.id in found])


@lru_cache(maxsize=16)
def facts(ruleset_id: str) -> wire.Facts:
    """How a ruleset looks, its lessons, and what else its readers need to know."""
    book = ruleset(ruleset_id)
    try:
        found = load_facts(book)
    except Problem as trouble:
        raise from_problem(trouble) from None
    ours = [rule.id for rule in load_ledger(book.folder / "rules.toml") if rule.is_ours]
    told = {**asdict(found), "lessons": _lessons(book), "ours": ours}
    return convert({"ruleset": book.id, **told, "digest": digest(told)}, wire.Facts)


def _lessons(book: Ruleset[Any, Any]) -> list[Mapping[str, Any]]:
    """The lessons as they are written. One that does not hold is for `strategikon check` to tell, not for learners."""
    try:
        return [lesson.document for lesson in load_lessons(book)]
    except Problem as trouble:
        log.warning("%s has no lessons: %s", book.id, trouble)
        return []


def messages(ruleset_id: str, language: str) -> str:
    """The sentences of the common file, the server and a ruleset, as Fluent source."""
    book = ruleset(ruleset_id)
    if language not in LANGUAGES:
        raise refused(MISSING, "server-language", language=language[:20], known=", ".join(LANGUAGES))
    files = [COMMON / f"{language}.ftl", words.OWN / f"{language}.ftl", book.folder / "messages" / f"{language}.ftl"]
    return "\n".join(file.read_text("utf-8") for file in files if file.exists())
