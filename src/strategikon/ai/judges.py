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
    """Mostly any option of the better half by weight; now and then he sees which of them is the best."""

    name = "recruit"
    trials = 200

    def judge(self, battle: AnyBattle, tactics: AnyTactics) -> int:
        assert battle.ask is not None
        return attentive(self, battle, tactics, tactics.slips(battle.ask.kind).recruit)


class Veteran(Judge):
    """The option that weighs most; now and then he overlooks it, and takes any of the better half."""

    name = "veteran"
    trials = 1_000

    def judge(self, battle: AnyBattle, tactics: AnyTactics) -> int:
        assert battle.ask is not None
        return attentive(self, battle, tactics, tactics.slips(battle.ask.kind).veteran)


def attentive(judge: Judge, battle: AnyBattle, tactics: AnyTactics, slips: int) -> int:
    """The option that weighs most, but for so many slips in ten questions: then any of the better half."""
    weights = tactics.weigh(judge.imagined(battle))
    dice = Dice(f"{judge.seed} {battle.number} attention")
    if dice.pick(10) >= slips:
        return greatest(weights)
    better = sorted(range(len(weights)), key=lambda place: -weights[place])
    return better[blind_pick(dice, (len(better) + 1) // 2)]
