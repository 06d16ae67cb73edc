"""Opponents that go by the weights of the ruleset's tactics, without trying anything out."""

from __future__ import annotations

from strategikon.ai.judge import Judge
from strategikon.ai.opponent import DEFAULT, Budget, Opponent, blind_pick, greatest
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import AnyTactics


class Random(Opponent):
    """Any option, each as likely as the other."""

    name = "random"

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        super().__init__(seed, budget)
        self.dice = Dice(f"{seed} random opponent")

    def choose(self, battle: AnyBattle) -> int:
        assert battle.ask is not None
        return blind_pick(self.dice, len(battle.ask.values))

    def aim(self, battle: AnyBattle, index: int) -> Message:
        return Message("aim-random")


class Recruit(Judge):
    """Any option of the better half by weight; now and then (`Tactics.slips`) he sees which of them is the best."""

    name = "recruit"
    trials = 200

    def judge(self, battle: AnyBattle, tactics: AnyTactics) -> int:
        assert battle.ask is not None
        weights = tactics.weigh(self.imagined(battle))
        dice = Dice(f"{self.seed} {battle.number} attention")
        if dice.pick(10) >= tactics.slips(battle.ask.kind):
            return greatest(weights)
        better = sorted(range(len(weights)), key=lambda place: -weights[place])
        return better[blind_pick(dice, (len(better) + 1) // 2)]


class Veteran(Judge):
    """The option that weighs most, always."""

    name = "veteran"
    trials = 1_000

    def judge(self, battle: AnyBattle, tactics: AnyTactics) -> int:
        return greatest(tactics.weigh(self.imagined(battle)))
