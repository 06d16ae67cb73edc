"""A battle in memory: a cache of what the store has, with the log that grew on the way.

Everything here runs in worker threads under the battle's lock; nothing here waits for anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Option
from strategikon.kernel.dice import commitment
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Board
from strategikon.server.rows import CHOOSE, RESIGN, UNDO, Act, BattleRow, Broken, Head, effective, open_battle, sound
from strategikon.server.seats import COMPUTER, Seat
from strategikon.server.words import Both

CHECKPOINT = 64  # a moment of the past is at most so many choices after one that is kept


@dataclass(slots=True)
class Entry:
    """A line of the log: a choice (none at the beginning) and what it caused; `told` is that as each side reads it."""

    number: int
    side: str
    option: Option | None
    events: list[Event]
    told: dict[int | None, Raw] = field(default_factory=dict)


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


class Past:
    """One battle, its log, and its seats."""

    def __init__(self, row: BattleRow, seats: Sequence[Seat], acts: Iterable[Act]) -> None:
        self.row = row
        self.seats = list(seats)
        self.changed = row.changed
        self.names: dict[str, Both] = {}
        self.boards: dict[int | None, tuple[Board, Raw]] = {}  # the one each side was sent last
        self.replay(acts)

    def replay(self, acts: Iterable[Act]) -> None:
        """Begin anew from the acts of the store. It raises `Broken` if they do not make a battle."""
        self.battle = open_battle(self.row)
        self.serial = 0
        self.resigned: str | None = None
        self.entries = [Entry(0, "", None, self.battle.events)]
        self._kept = [self.battle.fork()]
        stored = list(acts)
        whole = sound(stored)
        for act in effective(whole):
            try:
                self._do(act)
            except Exception as error:  # not on offer, or rules that fail: whatever it is, the choice cannot be made
                raise Broken(self.row.id, act.serial - 1, self.number) from error
        self.serial = len(whole)
        if len(whole) < len(stored):
            raise Broken(self.row.id, self.serial, self.number)

    # -- standing -----------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self.battle.number

    @property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.battle.outcome is not None

    @property
    def ending(self) -> Ending | None:
        """How it ended, if it did."""
        if self.resigned is not None:
            others = [side for side in self.battle.sides if side != self.resigned]
            winner = others[0] if len(others) == 1 else None
            return Ending(winner, Message("server-resigned", {"side": self.resigned}), {}, self.resigned)
        outcome = self.battle.outcome
        return None if outcome is None else Ending(outcome.winner, outcome.reason, dict(outcome.score))

    @property
    def turn_of(self) -> str | None:
        """The side that must choose; None when it is over."""
        ask = self.battle.ask
        return None if self.over or ask is None else self.battle.sides[ask.side]

    @property
    def computer(self) -> Seat | None:
        """The computer that must choose now, if one must."""
        turn = self.turn_of
        return next((seat for seat in self.seats if seat.side == turn and seat.kind == COMPUTER), None)

    def head(self) -> Head:
        ending = self.ending
        return Head(self.number, self.turn_of, None if ending is None else ending.plain())

    def seat(self, side: str) -> Seat:
        return next(seat for seat in self.seats if seat.side == side)

    def holds_all_humans(self, sides: Iterable[str]) -> bool:
        """Whether these are all the sides that people play."""
        held = set(sides)
        return bool(held) and all(seat.side in held for seat in self.seats if seat.human)

    def texts(self) -> list[str]:
        """The choices that stand, as they are stored."""
        return [entry.option.text for entry in self.entries if entry.option is not None]

    # -- going on -----------------------------------------------------------------------------------------------------

    def apply(self, act: Act) -> None:
        """One more act of the store, whoever made it."""
        self._do(act)
        self.serial = act.serial

    def _do(self, act: Act) -> None:
        if act.kind == CHOOSE:
            self.advance(act.text)
        elif act.kind == UNDO:
            self.rewind(act.number)
        elif act.kind == RESIGN:
            self.resigned = act.side

    def advance(self, text: str) -> None:
        """Make a choice. It raises `Illegal`, and nothing has changed, if it is not on offer."""
        _, option = self.battle.find(text)
        assert self.battle.ask is not None
        side = self.battle.sides[self.battle.ask.side]
        events = self.battle.choose(option)
        self.entries.append(Entry(self.number, side, option, events))
        if self.number % CHECKPOINT == 0:
            self._kept.append(self.battle.fork())

    def rewind(self, number: int) -> None:
        """Back to a number."""
        while self.number > number:
            self.battle.undo(force=True)
        del self.entries[number + 1 :]
        while len(self._kept) > 1 and self._kept[-1].number > number:
            self._kept.pop()

    # -- the past -----------------------------------------------------------------------------------------------------

    def moment(self, number: int) -> AnyBattle:
        """The battle as it stood after so many choices."""
        begin = next(kept for kept in reversed(self._kept) if kept.number <= number)
        then = begin.fork()
        for entry in self.entries[then.number + 1 : number + 1]:
            assert entry.option is not None
            then.choose(entry.option.text)
        return then
