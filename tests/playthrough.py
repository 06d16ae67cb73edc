"""A battle told in plain text, the same on every machine: what the goldens hold."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import Scenario

GOLDENS = Path(__file__).parent / "goldens"
RECORDS = Path(__file__).parent / "records"
TOLD = 80  # decisions told in full; of the rest the goldens keep one line each ten decisions
MOST = 1500  # decisions of a golden playthrough: the largest battles are cut there


def golden_file(scenario: Scenario) -> Path:
    return GOLDENS / f"{scenario.name.replace('/', '-')}.txt"


def fought(battle: AnyBattle, will: str = "will", most: int = 10**9) -> AnyBattle:
    """The battle after up to `most` choices in all, random ones from here on."""
    dice = Dice(will)
    while battle.ask is not None and battle.number < most:
        battle.pick(place(dice, len(battle.ask.values)))
    return battle


def place(will: Dice, count: int) -> int:
    return will.pick(count) if count <= 256 else (will.pick(256) * 256 + will.pick(256)) % count


def playthrough(scenario: Scenario) -> str:
    """A whole random battle: question, offer, choice and events in full at first, then fingerprints."""
    return "\n".join(_lines(Battle(scenario, "golden"))) + "\n"


def _lines(battle: AnyBattle) -> Iterator[str]:
    will = Dice("golden will")
    yield f"{battle.scenario.name}, seed golden"
    yield from _events(battle)
    while battle.decision is not None and battle.number < MOST:
        decision = battle.decision
        chosen = decision.options[place(will, len(decision.options))]
        full = battle.number < TOLD
        if full:
            yield f"{decision.number}. {decision.side} {decision.kind}: {_offer(decision.texts())}"
            yield f"   > {chosen.text}"
        elif battle.number % 10 == 0:
            yield f"{decision.number}. {decision.side} {decision.kind}: {battle.digest()[:16]}"
        battle.choose(chosen)
        if full:
            yield from _events(battle)
    if battle.outcome is None:
        yield f"after {battle.number} decisions, {battle.digest()}"
        return
    yield f"{battle.number} decisions, winner {battle.outcome.winner}, {battle.outcome.reason.id}, {battle.digest()}"


def _events(battle: AnyBattle) -> Iterator[str]:
    for event in battle.events:
        yield "   " + " ".join(f"{name}={value}" if name != "kind" else value for name, value in event.told().items())


def _offer(texts: list[str]) -> str:
    """A short offer in full, a long one by its length and fingerprint."""
    whole = " | ".join(texts)
    if len(whole) <= 200:
        return whole
    return f"{len(texts)} options, {sha256(whole.encode()).hexdigest()[:12]}: {whole[:120]} ..."
