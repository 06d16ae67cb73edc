"""What the opponents that go by a ruleset's tactics have in common."""

from __future__ import annotations

from typing import ClassVar

from strategikon.ai.opponent import Opponent
from strategikon.ai.search import search_blindly
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.tactics import AnyTactics


class Judge(Opponent):
    """Chooses by the ruleset's tactics; in a ruleset without them, by blind trials."""

    trials: ClassVar[int]  # nodes for a ruleset without tactics

    def choose(self, battle: AnyBattle) -> int:
        assert battle.ask is not None
        if len(battle.ask.values) == 1:
            return 0
        tactics = battle.ruleset.tactics
        if tactics is None:
            return search_blindly(self, battle, self.trials)
        return self.judge(battle, tactics)

    def judge(self, battle: AnyBattle, tactics: AnyTactics) -> int:
        """The place of the option it takes, among two at least."""
        raise NotImplementedError
