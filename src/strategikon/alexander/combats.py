"""8.3 What the state keeps of a shock: the combats, and before they are made the groups in which attackers find their
targets. Records only: the rules are in shock/.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

OPEN, OVER, DODGED, FOUGHT = range(4)  # `step`: going on, ended before the clash, let through (9.24), resolved
NO_ONE, ATTACK, DEFENCE = range(3)  # `superior`
SUPERIORS: Final = ("none", "AS", "DS")
HEAD: Final = 11  # numbers of a packed combat before its units
WIDTH: Final = 3  # numbers of one unit


class Stand(NamedTuple):
    """A unit of a combat, and the two hexes it stood in when the combat was made (NOWHERE for the second of a
    single)."""

    unit: int
    here: int
    second: int


class Flight(NamedTuple):
    """10.33a A defender that routed out of a combat, and the hexes it ran through."""

    unit: int
    way: tuple[int, ...]


class Group(NamedTuple):
    """8.32 Attackers with the same targets, while others still choose theirs."""

    attackers: tuple[int, ...]
    targets: frozenset[int]

    def pack(self) -> list[int]:
        """A count, so many attackers, then the targets."""
        return [len(self.attackers), *self.attackers, *sorted(self.targets)]

    @classmethod
    def unpack(cls, numbers: Sequence[int]) -> Group:
        """The group that `pack` wrote."""
        count = numbers[0]
        return cls(tuple(numbers[1 : 1 + count]), frozenset(numbers[1 + count :]))


@dataclass(slots=True, eq=False)
class Combat:
    """8.3 One shock combat. A unit takes part as long as it still stands where it stood: whoever routs, is eliminated
    or advances has left the combat."""

    ours: tuple[Stand, ...]  # the attackers, in scenario order
    theirs: tuple[Stand, ...]
    source: int  # 9.13b the hex out of which a passing unit strikes; NOWHERE: from where the attackers stand
    attacker: int  # 8.35c the attacking unit used for column and superiority
    defender: int  # 8.35b the defending unit used
    angle: int = 0  # 8.35c the arc of the defender that is struck
    step: int = OPEN  # how far it has come
    superior: int = NO_ONE  # 8.36
    position: int = 0  # 8.36a 1 if the superiority is one of position
    attacker_dead: int = 0  # 8.36l Charisma of attacking leaders killed in this combat
    defender_dead: int = 0
    flights: tuple[Flight, ...] = ()

    def copy(self) -> Combat:
        """An independent copy."""
        return Combat(
            self.ours, self.theirs, self.source, self.attacker, self.defender, self.angle, self.step, self.superior,
            self.position, self.attacker_dead, self.defender_dead, self.flights,
        )  # fmt: skip

    def pack(self) -> list[int]:
        """As JSON can hold it: eleven numbers, then three for each unit, then each flight with the length of its
        way."""
        return [
            self.step, self.attacker, self.defender, self.angle, self.superior, self.position, self.attacker_dead,
            self.defender_dead, self.source, len(self.ours), len(self.theirs),
            *(number for stand in (*self.ours, *self.theirs) for number in stand),
            *(number for unit, way in self.flights for number in (unit, len(way), *way)),
        ]  # fmt: skip

    @classmethod
    def unpack(cls, numbers: Sequence[int]) -> Combat:
        """The combat that `pack` wrote."""
        step, attacker, defender, angle, superior, position, our_dead, their_dead, source, ours, theirs = numbers[:HEAD]
        ends = range(HEAD, HEAD + (ours + theirs) * WIDTH, WIDTH)
        stands = tuple(Stand(*numbers[place : place + WIDTH]) for place in ends)
        flights, place = [], HEAD + (ours + theirs) * WIDTH
        while place < len(numbers):
            unit, count = numbers[place : place + 2]
            flights.append(Flight(unit, tuple(numbers[place + 2 : place + 2 + count])))
            place += 2 + count
        return cls(
            stands[:ours], stands[ours:], source, attacker, defender, angle, step, superior, position, our_dead,
            their_dead, tuple(flights),
        )  # fmt: skip
