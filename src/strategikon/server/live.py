"""A live battle: how it stands now, the choices that led there, the last lines of its log; and what can be done in it.

It is a cache of what the store has. What lies further back is asked of `reading.py`. Everything here runs in threads
under the lock of the battle's room, which stores what was done; nothing here waits for anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from strategikon.kernel.decision import Illegal
from strategikon.kernel.dice import commitment
from strategikon.kernel.message import Message
from strategikon.kernel.record import boundaries, resume
from strategikon.server.endings import Ending, ending_from, ending_of, head_of
from strategikon.server.history import RECENT, Present, make_choice
from strategikon.server.refusals import (
    CONFLICT,
    FORBIDDEN,
    Refused,
    from_illegal,
    from_refusal,
    refused,
    stale,
)
from strategikon.server.rows import CHOOSE, RESIGN, UNDO, Act, BattleRow, Choice, Head, Standing, open_battle
from strategikon.server.scenes import Screens
from strategikon.server.seats import COMPUTER, Seat, held

Audience: TypeAlias = tuple[str, ...]  # the sides that a browser holds


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks, and which moment of the battle it is about."""

    audience: Audience
    number: int
    serial: int | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """A choice that was taken back, and whether this battle went back with it, or must be read again."""

    act: Act
    before: int
    reached: bool

    def told(self) -> dict[str, Any]:
        return {"side": self.act.side, "from": self.before, "to": self.act.number}


class LiveBattle:
    """One battle and its seats."""

    def __init__(self, row: BattleRow, seats: Sequence[Seat], standing: Standing, present: Present) -> None:
        self.row = row
        self.frozen = present.number < len(standing.choices)  # today's rules differ from those it was fought under
        self.seats = list(seats)
        self.serial = standing.serial
        self.changed = row.changed
        self.screens = Screens()
        self.battle = open_battle(row)
        self.choices = list(standing.choices)
        self.resigned = standing.resigned
        self.recent = list(present.recent)
        self.notice = self._notice(present.number)
        resume(self.battle, self.texts()[: present.number], present.boundaries)

    def _notice(self, number: int) -> Message | None:
        """What everybody is told of a battle of older rules."""
        theirs, ours = self.row.version, self.battle.ruleset.version
        if theirs == ours:
            return None
        if not self.frozen:
            return Message("server-older", {"theirs": theirs, "ours": ours})
        return Message("server-older-differs", {"theirs": theirs, "ours": ours, "number": number + 1})

    # -- standing -----------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self.battle.number

    @property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    @property
    def version(self) -> int:
        """Of the rules under which it goes on."""
        return self.battle.ruleset.version

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def ending(self) -> Ending | None:
        """How it ended, if it did."""
        if self.frozen:
            return None if self.row.head.outcome is None else ending_from(self.row.head.outcome)
        return ending_of(self.battle, self.resigned)

    @property
    def turn_of(self) -> str | None:
        """The side that must choose; None when it is over, or cannot go on."""
        ask = self.battle.ask
        return None if self.over or self.frozen or ask is None else self.battle.sides[ask.side]

    @property
    def computer(self) -> Seat | None:
        """The computer that must choose now, if one must."""
        turn = self.turn_of
        return next((seat for seat in self.seats if seat.side == turn and seat.kind == COMPUTER), None)

    def head(self) -> Head:
        return self.row.head if self.frozen else head_of(self.battle, self.resigned)

    def seat(self, side: str) -> Seat:
        return next(seat for seat in self.seats if seat.side == side)

    def holds_all_humans(self, sides: Iterable[str]) -> bool:
        """Whether these are all the sides that people play."""
        held = set(sides)
        return bool(held) and all(seat.side in held for seat in self.seats if seat.human)

    def texts(self) -> list[str]:
        """The choices that stand, as they are stored."""
        return [choice.text for choice in self.choices]

    def audience(self, tokens: Iterable[str]) -> Audience:
        """The sides that these tokens hold; every token must hold one."""
        sides = [held(self.seats, token) for token in tokens]
        if None in sides:
            raise refused(FORBIDDEN, "server-seat-unknown")
        return tuple(side for side in self.battle.sides if side in sides)

    # -- what can be done: it raises `Refused`, and nothing has changed, for what cannot -------------------------------

    def choose(self, asked: Asked, option: str) -> Act:
        """Make a choice for the side that must choose."""
        side = self.check_turn(asked)
        text = " ".join(option.split())
        try:
            self._advance(text)
        except Illegal as illegal:
            raise from_illegal(illegal, self.battle) from None
        return self._done(Act(self.serial + 1, CHOOSE, asked.number, side, text, self.battle.dice.index))

    def undo(self, asked: Asked) -> Undone:
        """Take back the last choice: as far as the table allows; all the way for whoever plays all human sides."""
        self.check_open(asked)
        check_seat(asked)
        target, before = self._undo_target(asked), self.number
        side, reached = self.choices[target].side, self._can_rewind(target)
        if reached:
            self._rewind(target)
        return Undone(self._done(Act(self.serial + 1, UNDO, target, side)), before, reached)

    def resign(self, asked: Asked, side: str) -> Act:
        """Give the battle up. The record stays as it was fought."""
        self.check_open(asked)
        if side not in asked.audience:
            raise refused(FORBIDDEN, "server-not-your-seat")
        self.resigned = side
        return self._done(Act(self.serial + 1, RESIGN, self.number, side))

    def _done(self, act: Act) -> Act:
        self.serial = act.serial
        return act

    def _undo_target(self, asked: Asked) -> int:
        if self.holds_all_humans(asked.audience):
            own = [number for number, choice in enumerate(self.choices) if choice.side in asked.audience]
            if not own:
                raise refused(CONFLICT, "refused-undo-start")
            return own[-1]
        reason = self.battle.undo_refusal()
        if reason is not None:
            raise from_refusal(reason, self.battle)
        self.check_turn(asked)
        return self.number - 1

    # -- may it be asked ----------------------------------------------------------------------------------------------

    def check_number(self, asked: Asked) -> None:
        """The battle is where the asker believes it to be."""
        if asked.number != self.number or asked.serial not in (None, self.serial):
            raise stale(asked.number, self.number)

    def check_open(self, asked: Asked) -> None:
        """It goes on, too."""
        if self.frozen and self.notice is not None:
            raise Refused(CONFLICT, self.notice)
        if self.over:
            raise refused(CONFLICT, "refused-over")
        self.check_number(asked)

    def check_turn(self, asked: Asked) -> str:
        """The side to choose, which must be the asker's."""
        self.check_open(asked)
        side = self.turn_of
        assert side is not None
        check_seat(asked)
        if side not in asked.audience:
            raise Refused(FORBIDDEN, Message("refused-not-your-turn", {"side": side}), "", self.battle)
        return side

    # -- going on -----------------------------------------------------------------------------------------------------

    def apply(self, act: Act) -> None:
        """One more act of the store, whoever made it."""
        if act.kind == CHOOSE:
            self._advance(act.text)
        elif act.kind == UNDO:
            self._rewind(act.number)
        elif act.kind == RESIGN:
            self.resigned = act.side
        self.serial = act.serial

    def _advance(self, text: str) -> None:
        """Make a choice. It raises `Illegal`, and nothing has changed, if it is not on offer."""
        entry = make_choice(self.battle, text)
        assert entry.option is not None
        self.choices.append(Choice(entry.side, entry.option.text, entry.dice))
        self.recent.append(entry)
        if len(self.recent) > 2 * RECENT:
            del self.recent[:-RECENT]

    def stored(self, when: str) -> None:
        """The last act is committed; with it the whole battle is one of today's rules."""
        self.changed = when
        if self.row.version != self.version:
            self.row = replace(self.row, version=self.version)

    def _can_rewind(self, number: int) -> bool:
        """Whether it can go back so far without being played again from its beginning."""
        return number >= boundaries(self.battle)[0].choices

    def _rewind(self, number: int) -> None:
        """Back to a number within reach."""
        assert self._can_rewind(number)
        while self.number > number:
            self.battle.undo(force=True)
        del self.choices[number:]
        self.recent = [entry for entry in self.recent if entry.number <= number]


def check_seat(asked: Asked) -> None:
    """The asker holds a seat."""
    if not asked.audience:
        raise refused(FORBIDDEN, "server-not-your-seat")
