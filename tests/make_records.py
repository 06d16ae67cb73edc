"""Fights the battles of tests/records/ and writes them down, with who fought and how it ended: part of `make goldens`.

Most are fought by opponents who know what they want, for random play seldom comes to what players come to: bonus
combats, rallies, charges of whole lines, battles that are decided. They think in nodes and not in seconds, so that the
same rules and the same judgement give the same battles. A record holds the choices: it must be fought again when the
rules change, not when the opponents do.
"""

from __future__ import annotations

from typing import Any

from playthrough import RECORDS, place
from strategikon.ai import Budget, find_opponent
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.record import to_json
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import load_scenario, scenario_files

RECORDED = 20  # battles of each ruleset, spread over its scenarios
LONGEST = 2500  # decisions: longer battles would make the tests slow, not better
THOUGHT = Budget(nodes=20)  # an elite that thinks longer plays better and no other rules

CHANCE = ("random", "random")
# Who fights whom, in turns: every fifth battle is left to chance.
PAIRS = (CHANCE, ("veteran", "veteran"), ("elite", "veteran"), ("veteran", "veteran"), ("veteran", "elite"))


def record_battles(ruleset: Ruleset[Any, Any]) -> None:
    """Twenty battles of a ruleset that end in time."""
    for path in RECORDS.glob(f"{ruleset.id}-*.json"):
        path.unlink()
    names = list(scenario_files(ruleset))
    recorded, tried = 0, 0
    while recorded < RECORDED:
        scenario = load_scenario(ruleset, names[tried % len(names)])
        players = pair(recorded) if ruleset.tactics else CHANCE
        battle = fought(Battle(scenario, f"recorded {tried}"), players, f"recorded {tried}")
        tried += 1
        if battle.outcome is not None:
            path = RECORDS / f"{ruleset.id}-{recorded:02}-{scenario.id}.json"
            path.write_text(to_json({**battle.record(), "players": players, "end": end_of(battle)}), encoding="utf-8")
            recorded += 1


def pair(number: int) -> tuple[str, str]:
    """Who fights the battle of this number: each round of the pairs begins with the next, for five scenarios in turn
    would else meet the same pair for ever."""
    return PAIRS[(number + number // len(PAIRS)) % len(PAIRS)]


def fought(battle: AnyBattle, players: tuple[str, str], seed: str) -> AnyBattle:
    """A battle between two opponents to its end, if it comes in time."""
    will = Dice(f"{seed} will")
    minds = [None if name == "random" else find_opponent(name)(seed, THOUGHT) for name in players]
    while battle.ask is not None and battle.number < LONGEST:
        mind = minds[battle.ask.side]
        battle.pick(place(will, len(battle.ask.values)) if mind is None else mind.choose(battle))
    return battle


def end_of(battle: AnyBattle) -> dict[str, Any]:
    """How a battle ended: who won, with which score, and the fingerprint of its last state."""
    assert battle.outcome is not None
    return {"winner": battle.outcome.winner, "score": dict(battle.outcome.score), "digest": battle.digest()}
