"""Refusals: the answer when something cannot be done. Each has a status, a message, and perhaps a rule."""

from __future__ import annotations

from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal, Refusal
from strategikon.kernel.message import Message, Problem
from strategikon.server import words

MALFORMED, FORBIDDEN, MISSING, CONFLICT = 400, 403, 404, 409
TOO_LATE, NO_LENGTH, TOO_LARGE, WRONG_TYPE, TOO_MANY, HEAD_TOO_LARGE, BUSY = 408, 411, 413, 415, 429, 431, 503

STALE, BROKEN = "refused-stale", "server-battle-broken"
NOT_FOUND = frozenset({"ruleset-unknown", "scenario-unknown", "scenario-ambiguous", "rule-unknown"})


class Refused(Exception):
    """Something was refused; nothing has changed."""

    def __init__(self, status: int, message: Message, rule: str = "", battle: AnyBattle | None = None) -> None:
        super().__init__(f"{status} {message.id}")
        self.status = status
        self.message = message
        self.rule = rule
        self.battle = battle

    def body(self) -> dict[str, Any]:
        """The error as every answer tells it."""
        said = words.say(self.message, self.battle)
        args = {name: _plain(value) for name, value in self.message.args.items()}
        return {"error": {"id": self.message.id, "args": args, "rule": self.rule, **said}}


def refused(status: int, message_id: str, **args: Any) -> Refused:
    """A `Refused` in one line."""
    return Refused(status, Message(message_id, args))


def stale(number: int, current: int) -> Refused:
    return refused(CONFLICT, STALE, number=number, current=current)


def from_refusal(reason: Refusal, battle: AnyBattle | None = None) -> Refused:
    """What the engine refused."""
    status = FORBIDDEN if reason.because.id == "refused-not-your-turn" else CONFLICT
    return Refused(status, reason.because, reason.rule, battle)


def from_illegal(trouble: Illegal, battle: AnyBattle | None = None) -> Refused:
    return from_refusal(trouble.refusal, battle)


def from_problem(trouble: Problem) -> Refused:
    """What is wrong with something from outside: the first complaint stands for all."""
    first = trouble.complaints[0]
    return Refused(MISSING if first.id in NOT_FOUND else MALFORMED, first)


def _plain(value: Any) -> Any:
    """An argument as JSON can hold it."""
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, list | tuple):
        return [_plain(entry) for entry in value]
    return value if isinstance(value, str | int | float | None) else str(value)
