"""The history of a battle: every choice and what it caused, and the battle as it stood at any moment.

To read it means to play it all again, so it is read where nobody waits for it: see `reading.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from msgspec import Raw

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.boundaries import Mark
from strategikon.kernel.decision import Option
from strategikon.kernel.events import Event
from strategikon.kernel.record import boundaries
from strategikon.server.rows import BattleRow, Broken, Choice, Differs, open_battle

CHECKPOINT = 64  # a moment of the past is at most so many choices after one that is kept
RECENT = 200  # lines of the log that are kept with a live battle


@dataclass(slots=True)
class Entry:
    """A line of the log: a choice (none at the beginning) and what it caused; `told` is that as each side reads it."""

    number: int
    side: str
    option: Option | None
    events: list[Event]
    dice: int = 0  # how far the tape of dice had been read after it
    stretch: int | None = None  # the player turn it was made in: an answer to the enemy belongs to his
    turn: int = 0  # the turn of the ruleset that the battle stood in after it
    told: dict[int | None, Raw] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Present:
    """What is needed to go on with a battle without playing it all again."""

    number: int  # how far it could be read: less than all choices if the rules have changed since
    boundaries: list[Mark]
    recent: list[Entry]


def make_choice(battle: AnyBattle, text: str) -> Entry:
    """Make a choice, and write it down. It raises `Illegal`, and nothing has changed, if it is not on offer."""
    _, option = battle.find(text)
    assert battle.ask is not None
    side, stretch = battle.sides[battle.ask.side], _stretch(battle)
    events = battle.choose(option)
    return Entry(battle.number, side, option, events, battle.dice.index, stretch, _turn(battle))


def _turn(battle: AnyBattle) -> int:
    return battle.ruleset.turn(battle.state)


def _stretch(battle: AnyBattle) -> int | None:
    """How many player turns are over, where the ruleset counts them."""
    tactics = battle.ruleset.tactics
    return None if tactics is None else tactics.settled(battle)


class History:
    """One battle from its beginning."""

    def __init__(self, row: BattleRow) -> None:
        self.row = row
        self.battle = open_battle(row)
        self.entries = [Entry(0, "", None, self.battle.events, self.battle.dice.index, turn=_turn(self.battle))]
        self._kept = [self.battle.fork()]

    def follow(self, choices: Sequence[Choice]) -> None:
        """Go to the end of these choices, back and on. It raises `Broken` at one that cannot be made, and stays before
        it; `Differs` if that is because the rules have changed since."""
        self._rewind(self._common(choices))
        for choice in choices[len(self.entries) - 1 :]:
            self.entries.append(self._made(choice))
            if self.battle.number % CHECKPOINT == 0:
                self._kept.append(self.battle.fork())

    def _made(self, choice: Choice) -> Entry:
        number, older = self.battle.number, self.row.version < self.battle.ruleset.version
        try:
            entry = make_choice(self.battle, choice.text)
        except Exception as error:  # not on offer, or rules that fail: whatever it is, the choice cannot be made
            raise (Differs if older else Broken)(self.row.id, number) from error
        if older and (entry.side != choice.side or choice.dice not in (None, entry.dice)):
            self.battle = self.moment(number)
            raise Differs(self.row.id, number)
        return entry

    def _common(self, choices: Sequence[Choice]) -> int:
        """How many of the choices have been made here already."""
        for place, (entry, choice) in enumerate(zip(self.entries[1:], choices, strict=False)):
            if entry.option is None or entry.option.text != choice.text:
                return place
        return min(len(self.entries) - 1, len(choices))

    def _rewind(self, number: int) -> None:
        if number == self.battle.number:
            return
        while self._kept[-1].number > number:
            self._kept.pop()
        self.battle = self.moment(number)
        del self.entries[number + 1 :]

    def moment(self, number: int) -> AnyBattle:
        """The battle as it stood after so many choices."""
        begin = next(kept for kept in reversed(self._kept) if kept.number <= number)
        then = begin.fork()
        for entry in self.entries[then.number + 1 : number + 1]:
            assert entry.option is not None
            then.choose(entry.option.text)
        return then

    def present(self) -> Present:
        recent = self.entries[-RECENT:]
        fresh = [replace(line, told={}) for line in recent]
        return Present(self.battle.number, boundaries(self.battle), fresh)
