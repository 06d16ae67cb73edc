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
    CHARGED: Final = 512  # MEL.08 it charged or counter-charged, and has the bonus of it
    RESPONDED: Final = 1024  # CHG.26
    EVADED: Final = 2048  # CHG.15
    REACTED: Final = 4096  # SHT.29 its reaction volley is spent
    RELEASED: Final = 8192  # CHG.31 it was told to charge, could not, and simply moves
    NO_SHOT: Final = 16384  # CHG.10, CHG.14 it charged somehow, and does not shoot
    FOUGHT: Final = 32768  # MEL.33 it fought its round of this step
    BROKE_THROUGH: Final = 65536  # MEL.28
    FEIGNED: Final = 131072  # SPC.09 it acts no more this turn


class Lasting:
    """What is remembered of a unit beyond the turn."""

    DISORDERED: Final = 1  # STA.10
    STOOD: Final = 2  # SPC.25 it did not move in its own last Movement
    WON: Final = 4  # MEL.31 it won a round in this player turn
    HAD_WON: Final = 8  # MEL.31 in the one before
    BLOODED: Final = 16  # SPC.36 it has fought a round
    VALIANT_USED: Final = 32  # SPC.32
    STEADY_USED: Final = 64  # SPC.27
    RAISED: Final = 128  # SPC.11 its die was rolled
    RAISED_WELL: Final = 256  # SPC.11 and was a 6
    WAS_SHAKEN: Final = 512  # SPC.08 a Fanatic's bonus is gone
    CRAMPED: Final = 1024  # FRM.14 a battle line that keeps the rectangle of its testudo


class Armies(State):
    """One moment of a battle."""

    __slots__ = (
        "acting", "active", "aim", "arraying", "attacks", "backed", "backs", "captain_state", "captain_x", "captain_y",
        "casualties", "changed", "closed", "combat", "command", "demoralised", "excess", "exit_along", "exit_edge",
        "fallen", "fell", "fight", "fight_of", "fired", "flanked_by", "foes", "formation", "from_x", "from_y",
        "group", "heading", "kind", "lasting", "leads", "lost_by", "margin", "marks", "moves_left", "odd", "old_foes",
        "prey", "reroll", "rode", "round", "shot_by", "speaker", "spoke", "stage", "stampede", "startled", "tested",
        "touches", "urgent", "victors", "waiting", "way_back", "where", "winner", "x", "y",
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
    flanked_by: list[int]  # MEL.13, MEL.14 bits of those that charged it on flank or rear
    fired: list[int]  # SHT.01, SHT.23 bits of the sides on which it has shot; a unit in the open shoots on one
    shot_by: list[int]  # BRK.31 bits of the enemies that shot at it in this step
    prey: list[int]  # CMD.18 whom it was told to charge
    old_foes: list[int]  # MEL.02 bits of the enemies it has fought without losing contact
    exit_edge: list[int]  # MOV.20 where it left or will come: edge and place along it
    exit_along: list[int]
    startled: int  # SHT.27 bits of the units that test at the end of the step
    # by captain
    captain_x: list[int]
    captain_y: list[int]
    leads: list[int]  # CPT.04
    captain_state: list[int]
    fallen: list[int]  # VIC.04 the round in which the captain of the scenario was killed; 0 while he lives
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
    # step III, by unit
    fight_of: list[int]  # MEL.33 the engagement it will fight in; NOBODY if it has none
    foes: list[int]  # MEL.26 bits of the enemies it fights in this round
    backs: list[int]  # SUP.15 whom it supports in this round
    backed: list[int]  # SUP.15 whom it supported in an earlier round of this step
    aim: list[int]  # SUP.16 at whom its support dice go
    odd: list[int]  # MEL.16 bits of the enemies to whom its owner gives odd dice
    way_back: list[int]  # BRK.59, BRK.61 the heading in which it would fall back
    # step III, the engagement that is fought
    fight: int
    arraying: int  # MEL.23 the side that makes its choices before the round
    changed: list[int]  # what it has changed
    attacks: list[int]  # MEL.22 by captain
    closed: int  # SAV.14 bits
    winner: int  # MEL.19 of the round, NOBODY if it is drawn
    lost_by: int  # BRK.10
    stage: int  # BRK.58 which tests are being taken
    waiting: list[int]  # units that must test
    urgent: list[int]  # and supports of somebody just lost, who test first
    tested: int  # BRK.49 bits
    fell: int  # MEL.26 bits of those who fell back the whole way
    victors: list[int]  # MEL.32 units that may still move
    stampede: list[int]  # SPC.06 elephants just lost

    def copy(self) -> Armies:
        twin = Armies.__new__(Armies)
        twin.phase = self.phase
        twin.round, twin.active, twin.reroll = self.round, self.active, self.reroll[:]
        twin.x, twin.y, twin.heading = self.x[:], self.y[:], self.heading[:]
        twin.formation, twin.where = self.formation[:], self.where[:]
        twin.casualties, twin.excess = self.casualties[:], self.excess[:]
        twin.marks, twin.lasting, twin.touches = self.marks[:], self.lasting[:], self.touches[:]
        twin.flanked_by, twin.fired, twin.shot_by = self.flanked_by[:], self.fired[:], self.shot_by[:]
        twin.prey, twin.startled = self.prey[:], self.startled
        twin.exit_edge, twin.exit_along = self.exit_edge[:], self.exit_along[:]
        twin.captain_x, twin.captain_y, twin.leads = self.captain_x[:], self.captain_y[:], self.leads[:]
        twin.captain_state, twin.command, twin.combat = self.captain_state[:], self.command[:], self.combat[:]
        twin.spoke, twin.rode, twin.fallen = self.spoke[:], self.rode[:], self.fallen[:]
        twin.demoralised = self.demoralised[:]
        twin.speaker, twin.kind, twin.margin, twin.group = self.speaker, self.kind, self.margin, self.group[:]
        twin.acting, twin.moves_left = self.acting, self.moves_left
        twin.from_x, twin.from_y = self.from_x, self.from_y
        twin.old_foes = self.old_foes[:]
        twin.fight_of, twin.foes = self.fight_of[:], self.foes[:]
        twin.backs, twin.backed = self.backs[:], self.backed[:]
        twin.aim, twin.odd, twin.way_back = self.aim[:], self.odd[:], self.way_back[:]
        twin.fight, twin.arraying, twin.changed = self.fight, self.arraying, self.changed[:]
        twin.attacks, twin.closed, twin.winner, twin.lost_by = self.attacks[:], self.closed, self.winner, self.lost_by
        twin.stage, twin.waiting, twin.urgent = self.stage, self.waiting[:], self.urgent[:]
        twin.tested, twin.fell = self.tested, self.fell
        twin.victors, twin.stampede = self.victors[:], self.stampede[:]
        return twin
