"""The opponent that tries things out before it chooses."""

from __future__ import annotations

from collections.abc import Sequence

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
        options = promising(tactics.weigh(self.imagined(battle)))
        if len(options) == 1 or battle.ask.kind in tactics.incidental:
            return next(iter(options))
        return search(self, battle, tactics, options, self.nodes)


def promising(weights: Sequence[int]) -> dict[int, int]:
    """The places of the best few weights, the best first, each with its weight. Of equal weights only the first: as a
    rule they lead to the same by another way."""
    best = max(weights)
    found: dict[int, int] = {}
    for place in sorted(range(len(weights)), key=lambda place: -weights[place]):
        weight = weights[place]
        if weight < best - MARGIN or len(found) == WIDTH:
            break
        if weight not in found.values():
            found[place] = weight
    return found
