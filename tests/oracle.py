"""What players are offered and told, in fingerprints: every option with its clicks and its label, every prompt, and the
refusals of texts that look like options. The goldens see none of these."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any

from playthrough import place
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.scenario import Scenario

ORACLES = Path(__file__).parent / "oracles"
SEEDS = ("oracle 1", "oracle 2")
MOST = 1200  # decisions of each battle
ASKED_EVERY = 3  # one decision in so many is asked why false texts are not on offer
FALSE_TEXTS = 8


def oracle_file(scenario: Scenario) -> Path:
    return ORACLES / f"{scenario.name.replace('/', '-')}.txt"


class Tally:
    """Fingerprints by a word: of how many things, and of all of them in their order."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.prints: dict[str, Any] = {}

    def add(self, word: str, thing: Any) -> None:
        self.counts[word] += 1
        self.prints.setdefault(word, sha256()).update(dumps(thing, sort_keys=True, default=str).encode())

    def lines(self, title: str) -> list[str]:
        words = sorted(self.counts)
        return [f"{title} {word}: {self.counts[word]} {self.prints[word].hexdigest()[:16]}" for word in words]


def oracle(scenario: Scenario) -> str:
    """Two random battles of a scenario, as their players see them."""
    options, refusals = Tally(), Tally()
    for seed in SEEDS:
        _battle(Battle(scenario, seed), Dice(seed + " will"), options, refusals)
    return "\n".join([scenario.name, *options.lines("asked"), *refusals.lines("refused")]) + "\n"


def _battle(battle: AnyBattle, will: Dice, options: Tally, refusals: Tally) -> None:
    said: dict[str, list[str]] = {}  # texts met so far, by first word
    hexes = list(battle.ruleset.scene(battle, None).board.hexes)
    pieces = sorted(name for name, thing in battle.ruleset.names(battle).items() if hasattr(thing, "hex"))
    while battle.decision is not None and battle.number < MOST:
        decision = battle.decision
        options.add(decision.kind, [decision.prompt.plain(), *map(_told, decision.options)])
        for text in decision.texts():
            texts = said.setdefault(text.split()[0], [])
            if len(texts) < 40:
                texts.append(text)
        if battle.number % ASKED_EVERY == 0:
            for _ in range(FALSE_TEXTS):
                text = _false_text(said, hexes, pieces, will)
                why = battle.why_not(text)
                told = None if why is None else [why.rule, why.because.plain()]
                refusals.add(text.split()[0], [decision.kind, text, told])
        battle.pick(place(will, len(decision.options)))


def _told(option: Any) -> list[Any]:
    return [option.text, option.refs, option.label.plain()]


def _false_text(said: dict[str, list[str]], hexes: list[str], pieces: list[str], will: Dice) -> str:
    """A text that was once on offer, with other pieces and hexes in it."""
    verbs = sorted(said)
    texts = said[verbs[place(will, len(verbs))]]
    words = texts[place(will, len(texts))].split()
    return " ".join(_other(word, hexes, pieces, will) for word in words)


def _other(word: str, hexes: list[str], pieces: list[str], will: Dice) -> str:
    for known in (hexes, pieces):
        if word in known and will.pick(3):
            return known[place(will, len(known))]
    return word
