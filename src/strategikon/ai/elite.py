"""The opponent that tries things out before it chooses."""

from __future__ import annotations

from collections.abc import Mapping

from strategikon.ai.judge import Judge
from strategikon.ai.search import search
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.tactics import AnyTactics

MARGIN = 40  # options that weigh so much less than the best are not tried: under half a middling unit
WIDTH = 6  # nor are more than these


class Elite(Judge):
    """The best few options by weight, each tried in imagined worlds: the turn and the answer to it."""

    name = "elite"
    nodes = 1_000
    trials = 5_000

    def judge(self, battle: AnyBattle, tactics: AnyTactics) -> int:
        assert battle.ask is not None
        weights = dict(enumerate(tactics.weigh(self.imagined(battle))))
        options = promising(weights if tactics.tells_luck else distinct(weights))
        if len(options) == 1 or battle.ask.kind in tactics.incidental:
            return next(iter(options))
        return search(self, battle, tactics, options, self.nodes)


def promising(weights: Mapping[int, int]) -> dict[int, int]:
    """The places of the best few weights, the best first, each with its weight."""
    order = sorted(weights, key=lambda place: -weights[place])[:WIDTH]
    return {place: weights[place] for place in order if weights[place] >= weights[order[0]] - MARGIN}


def distinct(weights: Mapping[int, int]) -> dict[int, int]:
    """Of equal weights only the first: as a rule they lead to the same by another way, and what little there may be
    between them is lost in the luck of the dice, unless that can be taken off."""
    first: dict[int, int] = {}
    for place, weight in weights.items():
        first.setdefault(weight, place)
    return {place: weight for weight, place in first.items()}
