"""Records, written: header, choices in few words, and the chain that seals them. `record.py` says what a record holds,
and reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from json import dumps
from typing import TYPE_CHECKING, Any

from strategikon.kernel.dice import ScriptedDice, commitment

if TYPE_CHECKING:
    from strategikon.kernel.battle import AnyBattle

FORMAT = 1
LINK = 4  # hex digits kept of each link
SHORT = 4  # words up to this length are cheaper as they are
Told = Sequence[tuple[str, int]]  # every choice as text, with how far the dice had been read after it


def write_record(
    battle: AnyBattle, reveal: bool = True, told: Told | None = None, version: int | None = None
) -> dict[str, Any]:
    """The record of a battle that has not left its seed's dice. Without `told` the battle is played once more;
    `version` is that of the rules `told` was fought under, if not today's."""
    if battle.seed is None or isinstance(battle.dice, ScriptedDice):
        raise ValueError("a fork with other dice, or a case, has no record")
    if told is None:
        told = battle.told()
    head = header(battle, version)
    chain = list(links(head, told))
    names, choices = _shortened([words for words, _ in told])
    record = {**head, "names": names, "choices": choices}
    record["chain"] = "".join(link[:LINK] for link in chain[1:])
    record["seal"] = chain[-1]
    if reveal:
        record["seed"] = battle.seed
    if len(battle.scenario.by_targets) > 1 and not battle.scenario.inline:  # a whole document has its targets in it
        record["targets"] = battle.scenario.targets
    return record


def _shortened(texts: list[str]) -> tuple[list[str], list[str]]:
    """Words that repeat, in the order they first come, and the texts with `$n` in their place."""
    count = Counter(word for words in texts for word in words.split())
    names = [word for word, times in count.items() if times > 1 and len(word) > SHORT]
    short = {word: f"${place}" for place, word in enumerate(names)}
    return names, [" ".join(short.get(word, word) for word in words.split()) for words in texts]


def full_texts(record: Mapping[str, Any]) -> list[str]:
    """The choices of a record written out."""
    long = {f"${place}": word for place, word in enumerate(record["names"])}
    return [" ".join(long.get(word, word) for word in words.split()) for words in record["choices"]]


def header(battle: AnyBattle, version: int | None = None) -> dict[str, Any]:
    """What a record says before its first choice: which battle, under which rules."""
    assert battle.seed is not None
    scenario = battle.scenario
    by_id = {"id": scenario.id, "digest": scenario.digest}
    plain = {rule.id: rule.values[0] for rule in battle.ruleset.optional_rules}
    own = scenario.options({})  # a switch that the scenario turns on may have been turned off again
    return {
        "format": FORMAT,
        "ruleset": battle.ruleset.id,
        "version": battle.ruleset.version if version is None else version,
        "scenario": {"inline": dict(scenario.document)} if scenario.inline else by_id,
        "options": {name: value for name, value in battle.options.items() if {value} != {plain[name], own[name]}},
        "commitment": commitment(battle.seed),
    }


def links(head: Mapping[str, Any], told: Told) -> Iterator[str]:
    """The chain: one link for the header, then one for each choice."""
    plain = dumps(head, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    link = sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()
    yield link
    for words, index in told:
        link = sha256(f"{link}\n{words}\n{index}".encode("utf-8", "surrogatepass")).hexdigest()
        yield link
