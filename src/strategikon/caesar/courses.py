"""MOV.11 A move in the making: where it has come to, whom it may meet, and which turns were tried."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from strategikon.caesar.ground import Piece
from strategikon.caesar.headings import ABOUT, HEADINGS
from strategikon.caesar.measure import ROUNDING, Figure
from strategikon.caesar.shapes import Point, Shape
from strategikon.caesar.units import Pose

Bar: TypeAlias = tuple[str, str, str]  # the rule, the message, and who or what is in the way
# Rules that forbid the same.
TWINS: Final = {"STA.30": "STA.12", "MOV.15": "PAS.12", "TER.10": "TER.06", "TER.08": "TER.14"}


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
    """A turn one way round: the poses it passes, the point about which it goes and how far from it the footprint comes,
    how many poses were found free, what is against the next, and what can be met at all."""

    __slots__ = ("about", "bar", "closed", "free", "friends", "poses", "reach", "watched")

    def __init__(self, poses: list[Pose], about: Point, reach: int) -> None:
        self.poses, self.about, self.reach = poses, about, reach
        self.free = 0
        self.bar: Bar | None = None
        self.watched: list[Watched] = []
        self.friends: list[Meeting] = []
        self.closed: list[Piece] = []


def wheeling(shape: Shape, at: Pose, to_right: bool) -> Turning:
    """MOV.11 A wheel about a front corner: no point of the footprint is farther from it than the corner across."""
    x, y, heading = at
    foot = shape.at(heading).foot
    poses = [(x + dx, y + dy, toward) for dx, dy, toward in shape.wheels(heading, to_right)]
    corner = (x + foot.px, y + foot.py) if to_right else (x + foot.qx, y + foot.qy)
    return Turning(poses, corner, 2 * foot.radius + ROUNDING)


def pivoting(shape: Shape, at: Pose, to_right: bool) -> Turning:
    """MOV.11 A turn about the centre."""
    x, y, heading = at
    sign = 1 if to_right else -1
    poses = [(x, y, (heading + sign * k) % HEADINGS) for k in range(1, ABOUT + 1)]
    return Turning(poses, (x, y), shape.at(heading).radius + ROUNDING)
