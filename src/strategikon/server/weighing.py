"""How even a document in the making is: battles of it between equal veterans, and what would even it.

All of it is found in worker processes (`laboratory.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from json import dumps
from typing import Any, Final

from strategikon.ai import Budget
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import Message, Problem
from strategikon.kernel.scenario import EVENED, HISTORICAL, Scenario
from strategikon.kernel.tactics import lever_word
from strategikon.lab.balance import VETERANS, Change, variants
from strategikon.lab.fight import Plan, fight
from strategikon.lab.whatif import SHORT_THOUGHT
from strategikon.server import words
from strategikon.server.editing import MADE, workbench
from strategikon.server.laboratory import LONGEST_FIGHT, for_a_while
from strategikon.server.pools import Overtime

SEED: Final = "editor"
Found = tuple[dict[str, Any] | None, tuple[Message, ...]]  # an answer, or what is against it


def _made(ruleset_id: str, document: Mapping[str, Any], change: Mapping[str, Any]) -> Scenario:
    """The battle of a document, with some of its numbers changed as an evened variant has them."""
    rules, bench = workbench(ruleset_id)
    plain = {key: value for key, value in document.items() if key not in ("balance", "evened")}
    evened = {"evened": {"change": dict(change)}} if change else {}
    whole = Scenario(rules, {**bench.packed(plain), **evened}, MADE, inline=True)
    return whole.targeted(EVENED if change else HISTORICAL)


def fights(ruleset_id: str, document: Mapping[str, Any], change: Mapping[str, Any], first: int, count: int) -> Found:
    """Battles between veterans, by number: each is the same whoever fights it."""
    try:
        scenario = _made(ruleset_id, document, change)
        plan = partial(Plan, ruleset_id, scenario.id, scenario.digest, VETERANS, SEED, dumps(scenario.document),
                       budget=Budget(nodes=SHORT_THOUGHT))  # fmt: skip
        numbers = range(first, first + count)
        rows = list(for_a_while(lambda number: fight(plan(number=number)), numbers))
    except Problem as trouble:
        return None, trouble.complaints
    except Overtime:
        return None, (Message("server-fight-endless", {"seconds": round(LONGEST_FIGHT)}),)
    told = [{"number": row["number"], "winner": row["winner"], "turns": row["turns"]} for row in rows]
    return {"battles": told}, ()


def levers(ruleset_id: str, document: Mapping[str, Any], favoured: str) -> Found:
    """What the ruleset would change to even a battle that favours a side, the gentlest first."""
    try:
        scenario = _made(ruleset_id, document, {})
        battle: AnyBattle = Battle(scenario, MADE)
        able = _has_levers(scenario) and favoured in battle.sides
        known = [favoured] if able else []
        found = [each for side in known for each, _ in variants(scenario, side, battle.sides)]
    except Problem as trouble:
        return None, trouble.complaints
    return {"levers": [_told(battle, changes) for changes in found]}, ()


def _has_levers(scenario: Scenario) -> bool:
    """Whether the ruleset knows anything that may be changed."""
    tactics = scenario.ruleset.tactics
    return tactics is not None and bool(tactics.levers)


def _told(battle: AnyBattle, changes: tuple[Change, ...]) -> dict[str, Any]:
    said = [words.say(_sentence(battle, change), battle) for change in changes]
    text = {language: ", ".join(each[language] for each in said) for language in said[0]}
    text = {language: one[:1].upper() + one[1:] for language, one in text.items()}
    return {"change": {f"side.{change.side}.{change.key}": change.value for change in changes}, "text": text}


def _sentence(battle: AnyBattle, change: Change) -> Message:
    told = {"side": change.side, "was": change.was, "value": change.value}
    return Message(f"{battle.ruleset.id}-lever-{lever_word(change.key)}", told)
