"""`strategikon list`: the rulesets, their battles and their switches."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Any

import click

from strategikon.commands.shared import Bar, command, json_option, say, say_json
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import EVENED, Scenario, load_scenario, scenario_files
from strategikon.library import rulesets
from strategikon.text import Teller, printable


@command("list")
@json_option
@click.pass_obj
def run(teller: Teller, as_json: bool) -> None:
    """Everything there is to play."""
    known = list(rulesets().values())
    with Bar(teller, "progress-list", sum(len(scenario_files(ruleset)) for ruleset in known)) as bar:
        told = [_ruleset(ruleset, teller, bar) for ruleset in known]
    if as_json:
        say_json({"rulesets": told})
        return
    for entry in told:
        _show(entry, teller)
    say(teller("list-hint"))


def _ruleset(ruleset: Ruleset[Any, Any], teller: Teller, bar: Bar) -> dict[str, Any]:
    switches = [
        {"id": rule.id, "values": list(rule.values), "rule": rule.rule, "text": teller.word("switch", rule.id, ruleset)}
        for rule in ruleset.optional_rules
    ]
    battles = [_battle(ruleset, name, teller, bar) for name in scenario_files(ruleset)]
    return {
        "id": ruleset.id,
        "name": teller.ruleset(ruleset),
        "version": ruleset.version,
        "switches": switches,
        "battles": battles,
    }


def _battle(ruleset: Ruleset[Any, Any], name: str, teller: Teller, bar: Bar) -> dict[str, Any]:
    scenario = load_scenario(ruleset, name)
    battle: AnyBattle = Battle(scenario, "list")
    count = Counter(piece.side for piece in battle.scene(None).pieces)
    bar.advance()
    return {
        "name": scenario.name,
        "title": teller.both(scenario.document.get("title")) or scenario.id,
        "sides": [{"id": s, "name": teller.side(battle, s), "pieces": count[s]} for s in battle.sides],
        "balance": _balance(scenario),
        "evened": _evened(scenario),
    }


def _balance(scenario: Scenario) -> dict[str, Any] | None:
    return None if scenario.balance is None else asdict(scenario.balance)


def _evened(scenario: Scenario) -> dict[str, Any] | None:
    """The balance of the evened targets, if there are any."""
    other = scenario.by_targets.get(EVENED)
    return None if other is None else {"balance": _balance(other)}


def _favoured(battle: dict[str, Any], teller: Teller) -> str:
    """Whom the battle favours and whether it can be evened, in a few words after it."""
    found, told = battle["balance"], []
    if found is not None:
        side = next(side["name"] for side in battle["sides"] if side["id"] == found["favours"])
        told.append(teller("list-favours", side=side, share=found["share"]))
    if battle["evened"] is not None:
        told.append(teller("list-evened"))
    return "".join(f", {words}" for words in told)


def _show(entry: dict[str, Any], teller: Teller) -> None:
    say(f"{entry['id']}: {entry['name']}")
    widest = max((len(battle["name"]) for battle in entry["battles"]), default=0)
    for battle in entry["battles"]:
        sides = ", ".join(f"{side['name']} {side['pieces']}" for side in battle["sides"])
        say(f"  {battle['name'].ljust(widest)}  {printable(battle['title'])} ({sides}){_favoured(battle, teller)}")
    if entry["switches"]:
        say("  " + teller("list-switches"))
    names = [f"{switch['id']}={'|'.join(switch['values'])}" for switch in entry["switches"]]
    broadest = max(map(len, names), default=0)
    for name, switch in zip(names, entry["switches"], strict=True):
        rule = f" [{switch['rule']}]" if switch["rule"] else ""
        say(f"    {name.ljust(broadest)}  {switch['text']}{rule}")
    say()
