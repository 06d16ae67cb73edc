"""Luck and choice: what the dice of a battle that was fought gave and took, and what its choices did.

How well a side stands is told as its chance of victory, as the strongest opponent sees it (`Tactics.worth`, on the way
to a sure win). The luck of a throw is that chance after it, less the mean of the chances after the same choice with
other dice; nothing is needed of a ruleset but its tactics and its throws. All that changed a chance and was not luck
was choice: the two add up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import NamedTuple

from strategikon.ai.elite import distinct, promising
from strategikon.ai.opponent import Opponent
from strategikon.ai.search import CERTAIN, Purse, World, imagined_pair, squashed
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.events import Event
from strategikon.kernel.tactics import AnyTactics
from strategikon.kernel.throws import HIT

AHEAD = 2  # player turns that are played on: what is wrong with a march, the enemy's answer shows
OTHERS = 4  # options that are compared with the one that was chosen
UNWEIGHED = 1  # the doubt of a choice that no weight speaks of: enough to be looked at, after all others
FIRST_WORLDS, LAST_WORLDS = 6, 10  # worlds in which the best of them is found, and in which it is compared


class Luck(NamedTuple):
    """A choice that threw dice: hits by side, how many are usual, and what it gave the first side in chance."""

    hits: tuple[float, ...]
    usual: tuple[float, ...]
    dice: tuple[int, ...]
    given: float


class Judged(NamedTuple):
    """A choice beside the best other: the chances of the side that chose, after what was chosen and after that."""

    played: float
    better: float
    value: Value


def chance(battle: AnyBattle, side: int = 0) -> float:
    """The chance of victory of a side, as its ruleset's tactics see it."""
    if battle.outcome is not None:
        winner = battle.outcome.winner
        return 0.5 if winner is None else float(battle.sides[side] == winner)
    tactics = battle.ruleset.tactics
    return 0.5 if tactics is None else _share(squashed(tactics.worth(battle, side)))


def _share(standing: float) -> float:
    return 0.5 + standing / (2 * CERTAIN)


# -- luck --------------------------------------------------------------------------------------------------------------


def owners(battle: AnyBattle) -> dict[str, int]:
    """The side of every piece that anybody sees."""
    return {
        piece.id: place
        for viewer in battle.sides
        for piece in battle.scene(viewer).pieces
        for place, side in enumerate(battle.sides)
        if piece.side == side
    }


def luck_of(before: AnyBattle, value: Value, owner: dict[str, int], samples: int) -> Luck | None:
    """The luck of a choice, by making it again with other dice; None if it threw none. `before` is not changed."""
    assert before.ask is not None
    chooser, sides = before.ask.side, len(before.sides)
    real = before.fork()
    real.take(value)
    if not any(event.throw for event in real.events):
        return None
    hits, dice = _hits(real.events, owner, chooser)
    seen: Counter[int] = Counter()
    chances = 0.0
    for sample in range(samples):
        other = before.fork(f"luck {before.number} {sample}")
        other.take(value)
        seen.update(_hits(other.events, owner, chooser)[0])
        chances += chance(other)
    usual = tuple(seen[side] / samples for side in range(sides))
    thrown = tuple(dice[side] for side in range(sides))
    return Luck(tuple(float(hits[side]) for side in range(sides)), usual, thrown, chance(real) - chances / samples)


def _hits(events: Sequence[Event], owner: dict[str, int], chooser: int) -> tuple[Counter[int], Counter[int]]:
    """Dice that did what they were thrown for, and all dice, by the side that threw them: that of the unit or leader
    that their event names, else whoever chose."""
    hits: Counter[int] = Counter()
    dice: Counter[int] = Counter()
    for event in events:
        if event.throw is None:
            continue
        told = event.told()
        side = owner.get(str(told.get("unit") or told.get("leader")), chooser)
        hits[side] += event.throw.roles.count(HIT)
        dice[side] += len(event.throw.roles)
    return hits, dice


# -- choice ------------------------------------------------------------------------------------------------------------


def doubt(before: AnyBattle, value: Value) -> int:
    """By how much the tactics would have liked another option better, at a glance; 0 if none, or nobody knows. Whatever
    was put together beside the list (a member of a family) is weighed as if it had been listed."""
    ask, tactics = before.ask, before.ruleset.tactics
    if ask is None or tactics is None:
        return 0
    listed = value in ask.values
    if ask.kind not in tactics.weighers or (listed and len(ask.values) < 2):
        return 0 if listed else UNWEIGHED
    known = _eyes(before).imagined(before)
    if not listed:
        known.ask = Ask(ask.side, ask.kind, (*ask.values, value), ask.about, ask.family)
    weights = tactics.weigh(known)
    return max(weights) - weights[ask.values.index(value) if listed else -1]


def judged(before: AnyBattle, value: Value, seconds: float = inf) -> Judged | None:
    """What was chosen beside the best other option, each played on in the same imagined worlds as the strongest
    opponent plays on, in half as many if all would take longer than so; None if none is better."""
    ask, tactics = before.ask, before.ruleset.tactics
    if ask is None or tactics is None:
        return None
    weights = dict(enumerate(tactics.weigh(_eyes(before).imagined(before))))
    alike = tactics.tells_luck or ask.kind not in tactics.weighers  # no weight tells them apart: they may differ
    tried = promising(weights if alike else distinct(weights))
    others = [ask.values[place] for place in tried if ask.values[place] != value][:OTHERS]
    if not others:
        return None
    begun = monotonic()
    _mean(before, tactics, others[0], range(1))
    slow = (monotonic() - begun) * (len(others) * FIRST_WORLDS + 2 * LAST_WORLDS) > seconds
    first, last = (worlds // 2 if slow else worlds for worlds in (FIRST_WORLDS, LAST_WORLDS))
    means = [_mean(before, tactics, other, range(first)) for other in others]
    best = others[means.index(max(means))]
    worlds = range(first, first + last)  # others: the best of many was lucky in its own
    played, better = _mean(before, tactics, value, worlds), _mean(before, tactics, best, worlds)
    return Judged(_share(played), _share(better), best) if better > played else None


def _eyes(battle: AnyBattle) -> Opponent:
    return Opponent(f"judge {battle.number}")


def _mean(before: AnyBattle, tactics: AnyTactics, value: Value, worlds: range) -> float:
    assert before.ask is not None
    eyes, side, total = _eyes(before), before.ask.side, 0
    for sample in worlds:
        battle = eyes.imagined(before, sample) if tactics.tells_luck else imagined_pair(eyes, before, sample)
        total += World(battle, tactics, side).played_after(value, AHEAD, Purse(1 << 40, None)) or 0
    return total / len(worlds)
