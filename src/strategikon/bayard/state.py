"""What changes in a battle: parallel lists by unit and by leader, `unit_at` by hex, and short tuples for the rest.

What a choice seldom changes is a tuple, replaced and never edited, so that copies share it safely. A unit is its place
in the scenario, both sides counted through; so is a leader. What a unit did in its turn is forgotten when its side's
next turn begins.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from strategikon.kernel.ruleset import State

NOBODY: Final = -1
BOAT_HEX: Final = 0  # its place in a line of `boats`
NOWHERE: Final = -1  # destroyed, or not yet on the table
OUTSIDE: Final = -2  # 3.35 waiting beyond an edge
LEFT: Final = -3  # 3.34 gone for good, and no loss
WAITING: Final = -4  # A1.63 to be placed before the battle


class Mark:
    """What is remembered of a unit. The first group is forgotten when its side's turn begins."""

    FIRST: Final = 1  # activated in group 1
    SECOND: Final = 2  # in group 2
    REACHED: Final = 4  # 2.25 by a messenger: activated on top
    MOVED: Final = 8  # it has made its move
    MARCHED: Final = 16  # 3.14, 3.25 beyond its allowance with combat: it starts no fight
    SHOT: Final = 32
    FOUGHT: Final = 64  # 4.05 it has started its fight
    MELEE: Final = 128  # 2.46 it was in a melee
    STAYS: Final = 256  # A2.52 Unreliable, on a flag
    DOUBLED: Final = 512  # A2.52 on a special
    HELD: Final = 1024  # A2.84 one hex at the most, and no fight
    ENRAGED: Final = 2048  # A2.85 by a Rash leader
    FAR_ALLY: Final = 4096  # 2.12 it may only rejoin or withdraw
    FORMED: Final = 8192  # A3.26, A5.95 it took or left a formation, or changed order
    ROAD: Final = 1 << 14  # 3.24 its whole move was on one road
    RUSHED: Final = 1 << 15  # A2.53-A2.55 it had its free hex
    # kept
    PREPLAYED: Final = 1 << 16  # 3.11 until the end of its side's next movement phase
    MESSAGE: Final = 1 << 17  # 2.25 a message lies with it
    ON_FOOT: Final = 1 << 18  # 4.114 its animals are gone
    STATIC: Final = 1 << 19  # 4.114 its team is gone
    ASLEEP: Final = 1 << 20
    TORCHES: Final = 1 << 22  # A5.77 lit, in the dark
    WOKEN: Final = 1 << 21  # A5.85 woken in the enemy's turn, until the end of its own
    DRIVEN: Final = 1 << 24  # 4.91 a gun: in its own side's turn, so that its debit is for the next
    LOOTER: Final = 1 << 27  # A5.112 this turn: it rushes at the enemy's camp
    HEAVIER: Final = 1 << 23  # R-BAY-64 this turn: it left a formation in which it moved as heavier troops
    NOISY: Final = 1 << 25  # A5.74 this turn: it bumped into somebody, or something, in the dark
    DROWSY: Final = 1 << 26  # A5.86 this turn: woken in its own turn


TURN_MARKS: Final = ((1 << 16) - 1) | Mark.HEAVIER | Mark.DRIVEN | Mark.LOOTER | Mark.NOISY | Mark.DROWSY
GROUPS: Final = (Mark.FIRST, Mark.SECOND)
MISSED: Final = 3  # 4.125 the stage of a turn that is missed
GENERALS: Final = ("general_in_chief", "sub_general")
ACTIVATED: Final = Mark.FIRST | Mark.SECOND | Mark.REACHED


class LeaderMark:
    """What is remembered of a leader. All but those that are kept are forgotten when his side's turn begins."""

    CHIEF: Final = 1  # 2.16 he has made an activation
    WITH_UNIT: Final = 2  # 2.34 activated with a unit
    ALONE: Final = 4  # 2.35 activated alone
    MOVED: Final = 8
    MELEE: Final = 16  # 2.46 he was in a melee
    RALLIED: Final = 32  # R-BAY-14 he has tried
    MESSENGER: Final = 64  # 2.31 sent this turn
    SILENT: Final = 128  # A2.102 kept
    CORRUPT: Final = 256  # A5.121 kept: he leads nobody any more
    SECOND: Final = 512  # 2.15 sent or activated alone this turn by the second chief
    ASKED: Final = 1024  # A2.102 he was asked whether he sings


LEADER_TURN_MARKS: Final = LeaderMark.SILENT - 1 | LeaderMark.SECOND | LeaderMark.ASKED

SELDOM: Final = (
    "aboard", "animals", "beasts", "boats", "burnt", "chiefs", "conditions", "debit", "faces", "fires", "formation",
    "goal_hexes", "goals", "haunts", "holder", "hour", "lairs", "leader_rank", "loosened", "looted", "lost", "missed",
    "missions", "objects", "paper_most", "papers", "parched", "placed", "posts", "resting", "runners", "sentries",
    "shots", "shown", "silenced", "sky", "targets", "tasks", "unseen", "wards", "wind",
)  # fmt: skip


class Host(State):
    """One moment of a battle: two hosts in the field."""

    __slots__ = (
        "aboard", "active", "animals", "beasts", "boats", "burnt", "chiefs", "conditions", "debit", "faces", "fires",
        "formation", "goal_hexes", "goals", "half", "haunts", "hex_of", "holder", "hour", "lairs",
        "leader_hex", "leader_marks", "leader_rank", "loosened", "looted", "lost", "marks", "missed", "missions",
        "moved", "objects", "paper_most", "papers", "parched", "placed", "plaquettes", "points", "posts", "resting",
        "runners", "sentries", "shots", "shown", "silenced", "sky", "stage", "targets", "tasks", "turn", "unit_at",
        "unseen", "wards", "wind",
    )  # fmt: skip
    # the turn
    turn: int  # full turns
    half: int  # 0: the first player's
    active: int
    stage: int  # whose group acts: 0 or 1 of `chiefs`, 2 nobody's; MISSED
    points: int  # activation points left to the chief
    chiefs: tuple[int, ...]  # 2.15 leaders who activate this turn, in their order
    missed: tuple[int, int]  # 4.125 turns each side has still to miss
    # by hex
    unit_at: array[int]
    holder: tuple[int, ...]  # whose unit stood in a hex last; empty where no condition asks
    # by unit
    hex_of: list[int]
    plaquettes: list[int]
    moved: list[int]  # hexes this turn
    marks: list[int]
    formation: tuple[int, ...]  # place in tables.FORMATIONS
    loosened: tuple[int, ...]  # A5.95 weights below its own
    debit: tuple[int, ...]  # 4.91 hexes a gun retreated, taken off its next move
    animals: tuple[int, ...]  # 4.113 animal plaquettes left of bearers, teams and packs; infantry of mixed units
    shots: tuple[int, ...]
    resting: tuple[int, ...]  # A5.118 turns spent beside ammunition
    parched: tuple[int, ...]
    aboard: tuple[int, ...]  # boat, or NOBODY
    # by leader
    leader_hex: list[int]
    leader_marks: list[int]
    leader_rank: tuple[str, ...]  # 4.126 succession changes it
    silenced: tuple[int, ...]  # A2.102 the full turn from which he sings again
    # on the table: short tuples of tuples
    runners: tuple[tuple[int, ...], ...]  # side, kind, hex, whom (herald or leader, NOBODY), group, carries
    beasts: tuple[tuple[int, ...], ...]  # side, hex
    objects: tuple[tuple[Any, ...], ...]  # wagons left, chains laid, messages with units
    sentries: tuple[tuple[int, ...], ...]  # A5.80 unit, hex, alerted, spotted
    boats: tuple[tuple[int, ...], ...]  # hex, aground, ready, moored (boats.py)
    # ground that changes
    faces: tuple[tuple[int, tuple[str, ...]], ...]  # changed faces only
    fires: tuple[tuple[int, ...], ...]
    burnt: tuple[int, ...]
    # sky
    sky: tuple[int, ...]
    wind: tuple[int, ...]
    hour: int
    # score
    lost: tuple[int, int]  # half-units
    looted: tuple[tuple[int, int], ...]  # A5.112 camp hexes, and whether the alarm was given
    goals: tuple[int, int]
    conditions: tuple[int, ...]  # those that have come true
    # hidden
    papers: tuple[int, ...]  # A5.107 units and decoys under markers
    paper_most: tuple[int, ...]  # by unit: the most hexes its marker went in one turn
    unseen: tuple[tuple[int, ...], ...]  # A5.73 by side: enemy units that it does not see
    lairs: tuple[tuple[tuple[int, ...], ...], ...]  # beside `unseen`: the dark hexes where each might be as well
    shown: tuple[int, ...]  # A5.73 hexes of the units that spectators see
    haunts: tuple[tuple[tuple[int, ...], ...], ...]  # by side: figures that it does not see, and where they might be
    posts: tuple[tuple[tuple[int, ...], ...], ...]  # by side: hexes of units with sentinels, and where those might be
    wards: tuple[tuple[int, ...], ...]  # by unit: side and speed, for `redeal`; empty where nothing is ever hidden
    targets: tuple[tuple[int, ...], ...]  # A5.115 leader, side, hex, reached
    goal_hexes: tuple[tuple[int, ...], ...]  # A5.115 by side: where its objectives may lie
    missions: tuple[tuple[int, ...], ...]
    tasks: tuple[tuple[tuple[int, ...], ...], ...]  # A5.121 by side: last turn, kinds of missions and their targets
    placed: tuple[tuple[Any, ...], ...]  # A1.62 what players place, while they do

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.phase = self.phase
        twin.turn, twin.half, twin.active = self.turn, self.half, self.active
        twin.stage, twin.points = self.stage, self.points
        twin.unit_at = self.unit_at[:]
        twin.hex_of, twin.plaquettes = self.hex_of[:], self.plaquettes[:]
        twin.moved, twin.marks = self.moved[:], self.marks[:]
        twin.leader_hex, twin.leader_marks = self.leader_hex[:], self.leader_marks[:]
        twin.aboard, twin.animals, twin.beasts, twin.boats = self.aboard, self.animals, self.beasts, self.boats
        twin.burnt, twin.chiefs, twin.conditions, twin.debit = self.burnt, self.chiefs, self.conditions, self.debit
        twin.faces, twin.fires, twin.formation, twin.goals = self.faces, self.fires, self.formation, self.goals
        twin.holder, twin.hour = self.holder, self.hour
        twin.leader_rank, twin.loosened = self.leader_rank, self.loosened
        twin.looted, twin.lost, twin.missed, twin.missions = self.looted, self.lost, self.missed, self.missions
        twin.objects, twin.paper_most, twin.papers = self.objects, self.paper_most, self.papers
        twin.lairs, twin.unseen, twin.wards = self.lairs, self.unseen, self.wards
        twin.haunts, twin.posts, twin.shown = self.haunts, self.posts, self.shown
        twin.parched, twin.placed, twin.runners, twin.sentries = self.parched, self.placed, self.runners, self.sentries
        twin.shots, twin.silenced, twin.sky, twin.targets = self.shots, self.silenced, self.sky, self.targets
        twin.wind, twin.resting = self.wind, self.resting
        twin.goal_hexes, twin.tasks = self.goal_hexes, self.tasks
        return twin

    def pack(self) -> dict[str, Any]:
        packed = super().pack()
        packed["unit_at"] = self.unit_at.tolist()
        return packed

    @classmethod
    def unpack(cls, packed: Mapping[str, Any]) -> Self:
        state = super().unpack(packed)
        state.unit_at = by_hex(packed["unit_at"])
        for name in SELDOM:
            setattr(state, name, _frozen(packed[name]))
        return state


def _frozen(value: Any) -> Any:
    """Tuples, where JSON made lists of them."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def by_hex(values: Sequence[int]) -> array[int]:
    """`unit_at`: two bytes a hex."""
    return array("h", values)
