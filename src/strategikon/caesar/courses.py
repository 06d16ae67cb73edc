"""MOV.11 A move in the making: where it has come to, whom it may meet, and which turns were tried."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from strategikon.caesar.measure import Figure
from strategikon.caesar.units import Pose

Bar: TypeAlias = tuple[str, str, str]  # the rule, the message, and who or what is in the way


class Meeting(NamedTuple):
    """A unit that a move may meet."""

    unit: int
    figure: Figure
    locked: bool  # a friend in close combat


Watched: TypeAlias = tuple[Meeting, int]  # an enemy, and how near it may be passed


class Course:
    """A move in the making: where it has come to, what it has cost, and what it has touched."""

    __slots__ = ("about", "cost", "crossed", "crossings", "fought", "heading", "out", "poses", "rough", "turned",
                 "woods", "x", "y")  # fmt: skip

    def __init__(self, at: Pose) -> None:
        self.x, self.y, self.heading = at
        self.cost = self.crossings = 0
        self.woods = self.rough = self.about = False
        self.out = -1  # MOV.16 the edge by which it leaves
        self.crossed: list[int] = []  # PAS.07 friends that are tested
        self.fought: list[int] = []  # PAS.03 those in close combat, whom it must join in the end
        self.poses: list[Pose] = [at]
        self.turned: list[Pose] = []  # those passed in turning

    def twin(self) -> Course:
        """The same course, to go on from here in more than one way."""
        other = Course((self.x, self.y, self.heading))
        other.cost, other.crossings, other.out = self.cost, self.crossings, self.out
        other.woods, other.rough, other.about = self.woods, self.rough, self.about
        other.crossed, other.fought = self.crossed[:], self.fought[:]
        other.poses, other.turned = self.poses[:], self.turned[:]
        return other

    @property
    def pose(self) -> Pose:
        return self.x, self.y, self.heading


class Turning:
    """A turn from where a move begins, one way round: the poses it passes, how many of them were found free, what is
    against the next, and whom it can meet."""

    __slots__ = ("bar", "free", "friends", "poses", "watched")

    def __init__(self) -> None:
        self.poses: list[Pose] = []
        self.free = 0
        self.bar: Bar | None = None
        self.watched: list[Watched] = []
        self.friends: list[Meeting] = []
