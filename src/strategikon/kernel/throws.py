"""Throws: dice that fell together, and what came of each.

`battle.throw` rolls them and states their event. The rule that counts them says which of them scored, while it counts
and before it asks anything else; nobody works it out again. A throw travels beside the fields of its event, so that
the archive of events stays as it is.

Whoever tells luck from choice afterwards reads nothing else: the event of a throw names as `unit` or `leader` who
throws (where neither is named, it is the side that chose), and the dice that are `HIT` are counted against how many
are when the same choice is made again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

HIT: Final = "hit"  # it did what it was thrown for
FLAG: Final = "flag"  # it drives the target back
IGNORED: Final = "ignored"  # it would have scored, but something kept it from it
MISS: Final = "miss"


class Die(NamedTuple):
    """A kind of die: its name ("d6", "battle"), and what its sides show in the order of their numbers."""

    name: str
    faces: Sequence[str | int]


class Throw:
    """Dice that fell together: `rolled` are the numbers of their sides, `faces` what these show. `kind` is that of
    their event; where the dice decide what happened, a rule may say another once they have fallen."""

    __slots__ = ("_fields", "_roles", "die", "faces", "kind", "rolled")

    def __init__(self, kind: str, die: Die, rolled: list[int], fields: dict[str, Any]) -> None:
        self.kind = kind
        self.die = die
        self.rolled = rolled
        faces = die.faces
        self.faces = [faces[number] for number in rolled]
        self._fields = fields
        self._roles: dict[int, str] = {}

    @property
    def number(self) -> int:
        """The side of the first die: all there is, if it was thrown alone."""
        return self.rolled[0]

    def tell(self, **fields: Any) -> None:
        """Add to the event what is known only once the dice have fallen."""
        self._fields.update(fields)

    def add(self, number: int) -> None:
        """One more die that belongs to this throw."""
        self.rolled.append(number)
        self.faces.append(self.die.faces[number])

    def scored(self, place: int, role: str) -> None:
        """What came of one die. Of those of which nothing is said nothing came."""
        self._roles[place] = role

    def score(self, left: dict[int, int], role: str = HIT) -> None:
        """Of each side so many dice score, from the left; more of it are ignored. `left` is used up, so that it can be
        handed on to the next throw."""
        roles = self._roles
        for place, number in enumerate(self.rolled):
            if number in left:
                roles[place] = role if left[number] > 0 else IGNORED
                left[number] -= 1

    @property
    def roles(self) -> list[str]:
        """What came of each die."""
        return [self._roles.get(place, MISS) for place in range(len(self.rolled))]

    def plain(self) -> dict[str, Any]:
        """The throw as JSON can hold it."""
        return {"die": self.die.name, "faces": self.faces, "roles": self.roles}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Throw) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]  # it grows and is marked
