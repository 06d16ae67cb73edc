"""Armies: lists, rosters and battles built of two of them, through the muster of a ruleset (kernel/muster.py)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from msgspec import DecodeError, convert, to_builtins
from msgspec.json import decode

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.message import Problem, problem
from strategikon.kernel.muster import AnyList, ArmyList, Muster, Terms
from strategikon.kernel.scenario import Scenario, parse_document
from strategikon.kernel.schema import check_plain
from strategikon.library import rulesets
from strategikon.muster_plain import plain_army, plain_judgement, plain_reading
from strategikon.server import catalogue, wire_armies, words
from strategikon.server.lobby import ruleset
from strategikon.server.refusals import MISSING, from_problem, refused
from strategikon.server.scenes import scene
from strategikon.text import LANGUAGES
from strategikon.toml_text import toml_text

ROSTER = "roster"  # what a roster is called in complaints about it
BATTLE = "battle"


@cache
def musters() -> wire_armies.Musters:
    """Every ruleset that has army lists, and the words of its forms."""
    found = {name: rules.muster for name, rules in rulesets().items()}
    return wire_armies.Musters([_muster(name, muster) for name, muster in found.items() if muster is not None])


def _muster(name: str, muster: Muster) -> dict[str, Any]:
    rules = ruleset(name)
    offered = {
        "books": muster.books, "regions": muster.regions, "methods": muster.methods,
        "landscapes": muster.landscapes, "densities": muster.densities,
    }  # fmt: skip
    forms = {key: [{"id": each, "name": words.word(key, each, rules)} for each in ids] for key, ids in offered.items()}
    lists = [_line(muster.army(each)) for each in muster.names()]
    return {"ruleset": name, "name": words.ruleset(rules), **forms, "budgets": list(muster.budgets), "lists": lists}


def _line(army: ArmyList) -> dict[str, Any]:
    return {key: value for key, value in plain_army(army).items() if key != "entries"}


def muster_of(name: str) -> Muster:
    found: Muster | None = ruleset(name).muster
    if found is None:
        raise refused(MISSING, "muster-none", ruleset=name[:60], known="-")
    return found


@lru_cache(maxsize=256)
def army(ruleset_id: str, name: str) -> wire_armies.Army:
    muster = muster_of(ruleset_id)
    if name not in muster.names():
        raise refused(MISSING, "muster-no-list", name=name[:60], known=", ".join(muster.names()))
    return convert(plain_army(muster.army(name)), wire_armies.Army)


def own_list(ruleset_id: str, wish: wire_armies.WantList) -> wire_armies.OwnList:
    """A whole list that somebody brings, or one of the ruleset's made his own by a troop line more."""
    muster = muster_of(ruleset_id)
    try:
        mine: AnyList
        mine, entry = wish.army, ""
        if wish.troop is not None:
            mine, entry = muster.enlist(wish.army, wish.troop, wish.name)
        told = plain_army(muster.army(mine))
    except Problem as trouble:
        raise from_problem(trouble) from None
    if isinstance(mine, str):
        raise refused(MISSING, "muster-no-list", name=mine[:60], known="-")
    return convert({"list": dict(mine), "army": told, "entry": entry}, wire_armies.OwnList)


def judge(ruleset_id: str, wish: wire_armies.WantRoster) -> wire_armies.Judged:
    """A roster by its entries, or as it was kept."""
    muster = muster_of(ruleset_id)
    try:
        roster = read_roster(wish.text) if wish.text else wish.roster
        if roster is None:
            roster = muster.roster(wish.army, wish.chosen, wish.year, wish.budget)
        return _judged(muster, roster)
    except Problem as trouble:
        raise from_problem(trouble) from None


def raise_army(ruleset_id: str, wish: wire_armies.WantArmy) -> wire_armies.Judged:
    muster = muster_of(ruleset_id)
    try:
        return _judged(muster, muster.raise_army(wish.army, wish.budget, wish.seed, wish.year))
    except Problem as trouble:
        raise from_problem(trouble) from None


def _judged(muster: Muster, roster: Mapping[str, Any]) -> wire_armies.Judged:
    told = plain_judgement(muster.judge(roster, ROSTER), *map(words.teller, LANGUAGES))
    return convert({**told, "roster": dict(roster), "text": toml_text(roster)}, wire_armies.Judged)


def read_roster(text: str) -> dict[str, Any]:
    """A roster from the text of a file."""
    if not text.lstrip().startswith("{"):
        return parse_document(text.encode("utf-8", "surrogatepass"), ROSTER)
    try:
        found = decode(text.encode("utf-8", "surrogatepass"))
    except (DecodeError, RecursionError, ValueError):
        found = None
    if not isinstance(found, dict):
        raise problem("muster-no-roster", file=ROSTER)
    check_plain(found, ROSTER)
    return found


def translate(ruleset_id: str, wish: wire_armies.WantReading) -> wire_armies.Reading:
    muster = muster_of(ruleset_id)
    try:
        found = muster.translate(wish.text, wish.book, wish.year, wish.region, wish.choices)
    except Problem as trouble:
        raise from_problem(trouble) from None
    return convert({**plain_reading(found), "text": toml_text(found.troop)}, wire_armies.Reading)


def build(ruleset_id: str, wish: wire_armies.WantBattle) -> wire_armies.Built:
    """A battle to look at before it begins; `POST /api/battles` takes its document."""
    muster, rules = muster_of(ruleset_id), ruleset(ruleset_id)
    terms = Terms(wish.method, wish.turns, wish.first, None, wish.agreed)
    try:
        document = muster.battle(wish.rosters, wish.field, terms)
        scenario = Scenario(rules, document, BATTLE, inline=True)
        if wish.deployed:
            document = muster.deploy(scenario)
            scenario = Scenario(rules, document, BATTLE, inline=True)
        battle: AnyBattle = Battle(scenario, BATTLE)
    except Problem as trouble:
        raise from_problem(trouble) from None
    told = {
        "document": document, "title": words.text(document.get("title")), "sides": catalogue.sides(battle),
        "switches": catalogue.switches(rules, scenario.options({})),
        "scene": to_builtins(scene(battle, None)),
    }  # fmt: skip
    return convert(told, wire_armies.Built)
