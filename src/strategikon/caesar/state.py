"""What changes in a battle: short lists by unit, by captain and by division.

Units are numbered in the ASCII order of their ids, so that "lowest id" is the lowest number (SEQ.10). A captain has the
number of his division.
"""

from __future__ import annotations

from typing import Final

from strategikon.kernel.ruleset import State

NOBODY: Final = -1

# where a unit is; from INSIDE on, in a work
ON_TABLE, OFF_TABLE, EXPECTED, LOST, INSIDE = 0, 1, 2, 3, 8

# how a captain is
WELL, WOUNDED, DEAD, OUTSIDE = range(4)


class Mark:
    """What a unit did in this player turn; forgotten when the next one begins."""

    INITIATIVE: Final = 1  # CMD.04
    ORDERED: Final = 2  # CMD.14 an order was tested for it
    OBEYED: Final = 4  # the order was passed
    BLUNDERED: Final = 8  # CMD.22
    MOVED: Final = 16  # MOV.08 once
    MOVED_MORE: Final = 32
    ENTERED: Final = 64  # MOV.19 no charge this turn
    DONE: Final = 128  # it has no move left to make
    FREE: Final = 256  # CMD.23 its free move or withdrawal was offered


class Lasting:
    """What is remembered of a unit beyond the turn."""

    DISORDERED: Final = 1  # STA.10
    STOOD: Final = 2  # SPC.25 it did not move in its own last Movement


class Armies(State):
    """One moment of a battle."""

    __slots__ = (
        "acting", "active", "captain_state", "captain_x", "captain_y", "casualties", "combat", "command",
        "demoralised", "excess", "exit_along", "exit_edge", "formation", "from_h", "from_x", "from_y", "group",
        "heading", "kind", "lasting", "leads", "margin", "marks", "moves_left", "reroll", "rode", "round", "speaker",
        "spoke", "touches", "where", "x", "y",
    )  # fmt: skip
    # the turn
    round: int
    active: int
    reroll: list[int]  # CMD.17 by side: the general's re-roll is left
    # by unit
    x: list[int]
    y: list[int]
    heading: list[int]
    formation: list[int]
    where: list[int]
    casualties: list[int]
    excess: list[int]  # STA.25 of this step
    marks: list[int]
    lasting: list[int]
    touches: list[int]  # GEO.07 bits of the enemies in contact
    exit_edge: list[int]  # MOV.20 where it left or will come: edge and place along it
    exit_along: list[int]
    # by captain
    captain_x: list[int]
    captain_y: list[int]
    leads: list[int]  # CPT.04
    captain_state: list[int]
    command: list[int]
    combat: list[int]
    spoke: list[int]  # CMD.13, CMD.30 he gives no more orders this turn
    rode: list[int]  # CPT.03
    # by division
    demoralised: list[int]
    # an order, or an initiative move
    speaker: int  # the captain who gives it
    kind: str  # of the moves being made: order, follow-me, initiative, free
    margin: int  # CMD.12 by which the order was passed
    group: list[int]  # CMD.34 units that have not acted yet
    acting: int
    moves_left: int
    from_x: int  # CHG.03 where the acting unit stood when the order began
    from_y: int
    from_h: int

    def copy(self) -> Armies:
        twin = Armies.__new__(Armies)
        twin.phase = self.phase
        twin.round, twin.active, twin.reroll = self.round, self.active, self.reroll[:]
        twin.x, twin.y, twin.heading = self.x[:], self.y[:], self.heading[:]
        twin.formation, twin.where = self.formation[:], self.where[:]
        twin.casualties, twin.excess = self.casualties[:], self.excess[:]
        twin.marks, twin.lasting, twin.touches = self.marks[:], self.lasting[:], self.touches[:]
        twin.exit_edge, twin.exit_along = self.exit_edge[:], self.exit_along[:]
        twin.captain_x, twin.captain_y, twin.leads = self.captain_x[:], self.captain_y[:], self.leads[:]
        twin.captain_state, twin.command, twin.combat = self.captain_state[:], self.command[:], self.combat[:]
        twin.spoke, twin.rode, twin.demoralised = self.spoke[:], self.rode[:], self.demoralised[:]
        twin.speaker, twin.kind, twin.margin, twin.group = self.speaker, self.kind, self.margin, self.group[:]
        twin.acting, twin.moves_left = self.acting, self.moves_left
        twin.from_x, twin.from_y, twin.from_h = self.from_x, self.from_y, self.from_h
        return twin
