"""Dice: the only source of chance.

A die is read off a tape: SHAKE-128 over (seed, block number). The tape is the same on every platform and for ever, so
a seed and a position on the tape are the whole state of chance. Two things follow. A battle can be replayed from its
seed; and a fork given another seed cannot see the dice that are really to come.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256, shake_128
from typing import Any, TypeAlias

from strategikon.kernel.message import Message, Problem

BLOCK = 1344  # bytes a block: eight rounds of SHAKE-128, about 1,300 d6; measured cheaper than either 168 or 8192


Place: TypeAlias = tuple[str, int, int]  # seed, bytes read, written dice thrown


class Dice:
    """The tape of one seed, and how far it has been read.

    Guarantees: every face of a die is equally likely (bytes beyond the last whole multiple are skipped); `index` grows
    with every byte read and never otherwise changes; equal (seed, index) give equal dice for ever.
    """

    __slots__ = ("_block", "_number", "index", "seed")

    def __init__(self, seed: str, index: int = 0) -> None:
        self.seed = seed
        self.index = index
        self._number = -1
        self._block = b""

    def place(self) -> Place:
        """Where the tape has been read to: with `at`, a cheap bookmark."""
        return self.seed, self.index, 0

    def at(self, place: Place) -> Dice:
        """An independent reader at a bookmark."""
        twin = Dice(place[0], place[1])
        if place[0] == self.seed:
            twin._number = self._number
            twin._block = self._block
        return twin

    def reseed(self, seed: str) -> None:
        """Go on with the tape of another seed, from its beginning."""
        self.seed = seed
        self.index = 0
        self._number = -1

    def roll(self, faces: int) -> int:
        """One die of 2 to 256 faces: 0 to faces - 1."""
        limit = 256 - 256 % faces
        if not limit:
            raise ValueError(f"a die has 256 faces at the most, not {faces}")
        while True:
            number, offset = divmod(self.index, BLOCK)
            if number != self._number:
                self._block = shake_128(f"{self.seed}\0{number}".encode("utf-8", "surrogatepass")).digest(BLOCK)
                self._number = number
            self.index += 1
            byte = self._block[offset]
            if byte < limit:
                return byte % faces

    def rolls(self, count: int, faces: int) -> list[int]:
        """Several dice, in the order they fall."""
        return [self.roll(faces) for _ in range(count)]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Fisher and Yates, in place; at most 256 things."""
        for last in range(len(things) - 1, 0, -1):
            other = self.pick(last + 1)
            things[last], things[other] = things[other], things[last]

    def pick(self, count: int) -> int:
        """A blind choice among `count` (a card drawn at random): chance, but not a die that a player throws."""
        return Dice.roll(self, count) if count > 1 else 0


class MirroredDice(Dice):
    """The tape of a seed upside down: where it throws the highest face, these throw the lowest. In two worlds that
    differ in nothing else, whoever is lucky in the one is unlucky in the other. Blind draws are not mirrored."""

    __slots__ = ()

    def at(self, place: Place) -> MirroredDice:
        return MirroredDice(place[0], place[1])

    def roll(self, faces: int) -> int:
        """One die, mirrored."""
        return faces - 1 - Dice.roll(self, faces)


class ScriptFails(Problem):
    """The written dice do not fit what is thrown: the number of the die, from 1 on, and how many faces it has."""

    def __init__(self, complaint: Message, number: int, faces: int) -> None:
        super().__init__(complaint)
        self.number = number
        self.faces = faces


class ScriptedDice(Dice):
    """Dice written down in advance, for cases and tests. Shuffles and blind draws still come from the tape: a case
    states what is thrown on the table, not how the cards lay."""

    __slots__ = ("script", "used")

    def __init__(self, script: Sequence[int], seed: str = "script") -> None:
        super().__init__(seed)
        self.script = tuple(script)
        self.used = 0

    def place(self) -> Place:
        return self.seed, self.index, self.used

    def at(self, place: Place) -> ScriptedDice:
        twin = ScriptedDice(self.script, place[0])
        twin.index = place[1]
        twin.used = place[2]
        return twin

    @property
    def left(self) -> int:
        """How many written dice have not been thrown yet."""
        return len(self.script) - self.used

    def roll(self, faces: int) -> int:
        """The next written die."""
        if self.used >= len(self.script):
            raise ScriptFails(Message("dice-script-short", {"count": len(self.script)}), self.used + 1, faces)
        value = self.script[self.used]
        if not 0 <= value < faces:
            wrong = Message("dice-script-face", {"number": self.used + 1, "value": value, "faces": faces})
            raise ScriptFails(wrong, self.used + 1, faces)
        self.used += 1
        self.index += 1
        return value


def commitment(seed: str) -> str:
    """What is shown before the first die: it fixes the seed without telling it."""
    return sha256(b"strategikon seed\0" + seed.encode("utf-8", "surrogatepass")).hexdigest()
