"""A live battle: how it stands now, the choices that led there, and the last lines of its log.

It is a cache of what the store has. What lies further back is asked of `reading.py`. Everything here runs in threads
under the battle's lock; nothing here waits for anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from msgspec import Raw

from strategikon.kernel.dice import commitment
from strategikon.kernel.message import Message
from strategikon.kernel.record import boundaries, resume
from strategikon.kernel.scene import Board
from strategikon.server.endings import Ending, ending_from, ending_of, head_of
from strategikon.server.history import RECENT, Present, make_choice
from strategikon.server.rows import CHOOSE, RESIGN, UNDO, Act, BattleRow, Choice, Head, Standing, open_battle
from strategikon.server.seats import COMPUTER, Seat
from strategikon.server.words import Both


class LiveBattle:
    """One battle and its seats."""

    def __init__(self, row: BattleRow, seats: Sequence[Seat], standing: Standing, present: Present) -> None:
        self.row = row
        self.frozen = present.number < len(standing.choices)  # today's rules differ from those it was fought under
        self.seats = list(seats)
        self.serial = standing.serial
        self.changed = row.changed
        self.names: dict[str, Both] = {}
        self.boards: dict[int | None, tuple[Board, Raw]] = {}  # the one each side was sent last
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

    # -- going on -----------------------------------------------------------------------------------------------------

    def apply(self, act: Act) -> None:
        """One more act of the store, whoever made it."""
        if act.kind == CHOOSE:
            self.advance(act.text)
        elif act.kind == UNDO:
            self.rewind(act.number)
        elif act.kind == RESIGN:
            self.resigned = act.side
        self.serial = act.serial

    def advance(self, text: str) -> None:
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
        self.row = replace(self.row, version=self.version)

    def can_rewind(self, number: int) -> bool:
        """Whether it can go back so far without being played again from its beginning."""
        return number >= boundaries(self.battle)[0].choices

    def rewind(self, number: int) -> None:
        """Back to a number within reach."""
        assert self.can_rewind(number)
        while self.number > number:
            self.battle.undo(force=True)
        del self.choices[number:]
        self.recent = [entry for entry in self.recent if entry.number <= number]
