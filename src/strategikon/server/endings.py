"""How battles end: by their rules, or because a side gave up; and what lists say of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import Message
from strategikon.server.rows import Head


@dataclass(frozen=True, slots=True)
class Ending:
    """How a battle ended: by its rules, or because a side resigned."""

    winner: str | None
    reason: Message
    score: dict[str, int]
    resigned: str | None = None

    def plain(self) -> dict[str, Any]:
        return {"winner": self.winner, "reason": self.reason.plain(), "score": self.score, "resigned": self.resigned}


def ending_from(plain: dict[str, Any]) -> Ending:
    """What `Ending.plain` wrote."""
    reason = Message(plain["reason"]["id"], plain["reason"].get("args", {}))
    return Ending(plain["winner"], reason, plain["score"], plain["resigned"])


def ending_of(battle: AnyBattle, resigned: str | None) -> Ending | None:
    """How a battle ended, if it did."""
    if resigned is not None:
        others = [side for side in battle.sides if side != resigned]
        winner = others[0] if len(others) == 1 else None
        return Ending(winner, Message("server-resigned", {"side": resigned}), {}, resigned)
    outcome = battle.outcome
    return None if outcome is None else Ending(outcome.winner, outcome.reason, dict(outcome.score))


def head_of(battle: AnyBattle, resigned: str | None) -> Head:
    """Where a battle stands, for lists."""
    ending, ask = ending_of(battle, resigned), battle.ask
    if ending is not None:
        return Head(battle.number, None, ending.plain())
    return Head(battle.number, None if ask is None else battle.sides[ask.side], None)
