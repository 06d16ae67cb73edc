"""What changes in a battle: parallel lists of small numbers by unit and by leader, and `unit_at` by hex.

What seldom changes stands in tuples, which all copies of a state share: random play is 6 % faster for it. `changed`
makes the next one.

A unit is its place in the scenario, both sides counted through; so is a leader. A hex is an int of the grid, a facing
an hour of the clock (hexarcs): odd toward a vertex, even toward a hexside (columns).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from strategikon.alexander.combats import Combat, Group
from strategikon.kernel.ruleset import State

NOBODY: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -1

# formation
NORMAL, COLUMN, SQUARE, CHARGE = range(4)
FORMATIONS: Final = ("normal", "column", "square", "charge")
# supply of missiles
FULL, LOW, NONE = range(3)
SUPPLIES: Final = ("full", "low", "no")
# what became of a unit
ON_MAP, ELIMINATED, EXITED, REGROUPING = range(4)
FATES: Final = ("on-map", "eliminated", "exited", "regrouping")
# leaders
INACTIVE, ACTIVE, FINISHED, DEAD, LEFT, ABSENT = range(6)
LEADER_STATES: Final = ("inactive", "active", "finished", "killed", "left", "absent")
# what the active leader is giving
INDIVIDUAL, LINE, CONTINGENT, ELEPHANTS = range(4)
ORDER_KINDS: Final = ("individual", "line", "contingent", "elephants")
# a Line Order either moves its units or lets them fire where they stand (5.22g)
LINE_OPEN, LINE_MOVES, LINE_FIRES = range(3)


def units_by_hex(values: Sequence[int], units: int) -> array[int]:
    """`unit_at`, in one byte a hex where so many units allow it: it is the greater part of a copy."""
    return array("b" if units < 128 else "h", values)


class Mark:
    """What is remembered of a unit. The first group ends with the Orders Phase, the second with the turn."""

    ORDERED: Final = 1  # it received an order this Orders Phase
    MOVED_NOW: Final = 2  # it moved (or turned) this Orders Phase
    FIRED: Final = 4  # it fired under orders this Orders Phase
    RECOVERED: Final = 8
    REACTED: Final = 16  # 7.16 it has made its reaction facing
    BEGAN_IN_ZOC: Final = 32  # 7.16b it was in an enemy ZOC when the segment began
    BEGAN_IN_COLUMN: Final = 64  # 6.61b
    MUST_CHECK: Final = 128  # SHOCK - Must Check TQ
    NO_CHECK: Final = 256  # SHOCK - No Check
    ATTACKED: Final = 512  # 8.32d it has been shocked
    IN_LINE: Final = 1024  # it may still act under the present Line or Contingent Order
    PENDING_FIRE: Final = 2048  # 8.21b it entered an enemy ZOC under a Line Order: entry fire waits for the end of it
    WITHDREW: Final = 4096  # 6.77b it withdrew alone
    CHANGED_LEVEL: Final = 8192  # 9.21c, 9.74c
    LEFT_COLUMN: Final = 16384  # 6.63c
    SHOT_ONCE: Final = 1 << 15  # 9.52a oxybeles
    SHOT_TWICE: Final = 1 << 16
    ENTERED_HEX: Final = 1 << 17  # it has left the hex in which it began the Orders Phase
    PASSED_NOW: Final = 1 << 18  # 9.13 it has passed through
    DECLINED: Final = 1 << 19  # 7.32a it moved next to the enemy and chose not to shock
    ENRAGED: Final = 1 << 20  # 9.14f it will rampage when the rampage going on is over
    MOVED: Final = 1 << 21  # 2.21b, 6.13 the turn: the counter shows its back
    HARASSED: Final = 1 << 22  # 9.32d
    RALLIED: Final = 1 << 23  # 10.27g
    ACTED: Final = 1 << 24  # it moved or fired under orders this turn (R-ALEX-58)
    COMMANDED: Final = 1 << 25  # the battle: 9.19a this elephant has had its first order
    RELEASED: Final = 1 << 26  # the battle: no longer frozen by a special rule
    PENDING_HALF: Final = 1 << 27  # as PENDING_FIRE, of the second half of a double
    FACED_ABOUT: Final = 1 << 28  # the battle: its cheap about-faces, counted from this bit up


PHASE_MARKS: Final = (1 << 21) - 1
TURN_MARKS: Final = Mark.MOVED | Mark.HARASSED | Mark.RALLIED | Mark.ACTED


class LeaderMark:
    """What is remembered of a leader."""

    NO_MOMENTUM: Final = 1  # the turn: trumped or bypassed (5.44), held in a ZOC (5.25c), reactivated (5.33c)
    HELD: Final = 2  # the turn: held back in an enemy ZOC (R-ALEX-24)
    OUT: Final = 4  # the turn: put out by a casualty (8.34f, R-ALEX-66)
    FOUGHT: Final = 8  # the Orders Phase: Personal Combat (5.31c)
    USED_OC: Final = 16  # the turn: he gave a Line Order through his OC (4.34h)
    LINE_INITIAL: Final = 32  # the turn: he gave a Line Order in his initial phase otherwise (4.35a)
    WOUNDED: Final = 64  # the battle
    PREARRANGED: Final = 256  # the turn: a PW marker lies under him
    SHOWN: Final = 512  # the turn: that marker has been turned up
    MOVED_BY_OC: Final = 1024  # this Orders Phase
    MOVED_WITH_LINE: Final = 2048  # this Orders Phase: 4.36
    ASKED: Final = 4096  # the turn: 6.82 he may have planned a withdrawal or not
    SECOND: Final = 8192  # the battle: he is of the second side
    MOUNTED: Final = 16384  # this Orders Phase: 9.19a he commands elephants from the back of one


LEADER_PHASE_MARKS: Final = LeaderMark.FOUGHT | LeaderMark.MOVED_BY_OC | LeaderMark.MOVED_WITH_LINE | LeaderMark.MOUNTED
LEADER_BATTLE_MARKS: Final = LeaderMark.WOUNDED | LeaderMark.SECOND


ASSIGNING: Final = ("combats", "assigning")  # 8.32 the phases in which attackers are given their targets
SELDOM: Final = (
    "beneath", "camps", "combat_of", "fate", "formation", "leader_line", "leader_loss", "leader_phases", "missile",
    "plans", "pw_of", "return_turn", "routed", "screen", "top", "tried",
)  # fmt: skip


class GreatBattle(State):
    """One moment of a battle."""

    __slots__ = (
        "active", "beneath", "boards", "camps", "captains", "combat_of", "combats", "crisis", "duties", "elite",
        "facing", "fate", "first_order", "formation", "groups", "hex2_of", "hex_of", "hits", "last_side", "last_value",
        "leader", "leader_hex", "leader_line", "leader_loss", "leader_marks", "leader_mp", "leader_phases",
        "leader_state", "line_group", "line_mode", "ma_used", "marks", "mcc", "mccs_used", "missile", "momentum",
        "mover", "mover_leader", "mp_left", "mp_spent", "obligation", "order_kind", "orders_left", "party", "plans",
        "pw_of", "return_turn", "rout_points", "routed", "screen", "spoils", "start_hex", "step_hexes", "steps", "top",
        "tried", "trumps", "turn", "turned_here", "unit_at", "way",
    )  # fmt: skip

    # -- the turn ------------------------------------------------------------------------------------------------
    turn: int
    active: int  # the side whose Orders Phase it is, or that must activate
    last_side: int  # R-ALEX-23: who acted last at `last_value`
    last_value: int
    elite: int  # 5.5: 0 not yet decided this turn, 1 done, 2 this Orders Phase is the Elite one
    trumps: int  # 5.43: bit 0 and 1: this side has rolled a trump in this activation
    momentum: int  # how many Momentum phases the active leader has had
    obligation: int  # 5.46: 0 none, 1 owed, 2 fulfilled
    crisis: int  # 5.33b: the leader in a crisis of faith, else NOBODY
    rout_points: list[int]  # by side, for losses
    spoils: list[int]  # by side, points of special rules (camps, flights)
    camps: tuple[int, ...]  # hexes already plundered

    # -- the Orders Phase ----------------------------------------------------------------------------------------
    leader: int  # the active leader; NOBODY in a case without leaders: everybody is in range
    order_kind: int
    orders_left: int
    line_group: int  # of `Field.groups`, while a Line Order is given
    line_mode: int
    mcc: int  # the contingent commander whose order is being carried out
    mccs_used: int
    first_order: int  # 1 until the active leader has given any order

    # -- the unit or leader now moving -----------------------------------------------------------------------------
    mover: int
    mover_leader: int
    mp_left: int
    mp_spent: int
    ma_used: int  # R-ALEX-44: the allowance in use for this move
    start_hex: int
    step_hexes: int  # hexes entered in this move
    turned_here: int  # vertices turned in the present hex
    way: int  # bits of `Way`
    party: list[int]  # leaders who go along with the mover

    # -- by hex ---------------------------------------------------------------------------------------------------
    unit_at: array[int]  # the (top) unit in a hex, NOBODY if none: an array, which copies fast
    boards: list[int]  # what pieces.py has reckoned from `hex_of` and `hex2_of`; UNKNOWN once somebody has moved

    # -- by unit --------------------------------------------------------------------------------------------------
    hex_of: list[int]  # single; left half; leading half in column; NOWHERE when off the map
    hex2_of: list[int]  # right half; trailing half in column; NOWHERE for singles
    facing: list[int]
    top: tuple[int, ...]  # double columns: 1 the counter top looks to the right of the march, -1 to the left, else 0
    formation: tuple[int, ...]
    beneath: tuple[int, ...]  # 9.62: the phalanx under this one
    hits: list[int]
    missile: tuple[int, ...]
    screen: tuple[int, ...]  # supply of an elephant's screen
    routed: tuple[int, ...]
    fate: tuple[int, ...]
    return_turn: tuple[int, ...]  # when a regrouping unit returns; until when a plundering one stands
    marks: list[int]
    pw_of: tuple[int, ...]  # 6.82: the leader of the pre-arranged Line it belongs to
    plans: tuple[tuple[int, ...], ...]  # 6.82: the Lines that could be planned this turn, known to all: leader, units
    steps: list[int]
    tried: tuple[int, ...]  # 10.27c: bits of the leaders who tried to rally it this turn
    combat_of: tuple[int, ...]  # the shock combat it fights in, NOBODY if none
    combats: list[Combat]  # 8.3 the shock combats of this Orders Phase
    groups: tuple[Group, ...]  # 8.32 while attackers are given their targets
    duties: list[int]  # shock/: units still to act in the present step
    captains: list[int]  # 9.19b: elephants that carry an elephant commander

    # -- by leader ------------------------------------------------------------------------------------------------
    leader_hex: list[int]  # 4.26a they have no facing
    leader_state: list[int]
    leader_marks: list[int]
    leader_loss: tuple[int, ...]  # 8.45: what wounds take off his ratings
    leader_mp: list[int]  # 6.15: MP spent this Orders Phase
    leader_phases: tuple[int, ...]  # 5.14a, 4.34a: Orders Phases this turn, Elite phases and Reactivations among them
    leader_line: tuple[int, ...]  # Line Orders given this turn

    def pack(self) -> dict[str, Any]:
        """As JSON can hold it, without what can be reckoned again. Groups and combats share a place: there are no
        combats before the groups are settled."""
        fights = [fight.pack() for fight in self.groups or self.combats]
        packed = super().pack() | {"unit_at": self.unit_at.tolist(), "combats": fights}
        del packed["boards"], packed["groups"]
        return packed

    @classmethod
    def unpack(cls, packed: Mapping[str, Any]) -> Self:
        """The state that `pack` wrote."""
        kept = {name: tuple(packed[name]) for name in SELDOM}
        kept["plans"] = tuple(map(tuple, packed["plans"]))
        settled = packed["phase"] not in ASSIGNING
        fights = {
            "combats": [Combat.unpack(fight) for fight in packed["combats"]] if settled else [],
            "groups": () if settled else tuple(map(Group.unpack, packed["combats"])),
        }
        state = super().unpack({**packed, **kept, **fights, "boards": [UNKNOWN] * 4})
        state.unit_at = units_by_hex(packed["unit_at"], len(state.hex_of))
        return state

    def copy(self) -> GreatBattle:
        """An independent copy."""
        twin = GreatBattle.__new__(GreatBattle)
        twin.phase, twin.turn, twin.active = self.phase, self.turn, self.active
        twin.last_side, twin.last_value, twin.elite = self.last_side, self.last_value, self.elite
        twin.trumps, twin.momentum, twin.obligation = self.trumps, self.momentum, self.obligation
        twin.crisis, twin.leader, twin.order_kind = self.crisis, self.leader, self.order_kind
        twin.orders_left, twin.line_group, twin.line_mode = self.orders_left, self.line_group, self.line_mode
        twin.mcc, twin.mccs_used, twin.first_order = self.mcc, self.mccs_used, self.first_order
        twin.mover, twin.mover_leader, twin.mp_left = self.mover, self.mover_leader, self.mp_left
        twin.mp_spent, twin.ma_used, twin.start_hex = self.mp_spent, self.ma_used, self.start_hex
        twin.step_hexes, twin.turned_here, twin.way = self.step_hexes, self.turned_here, self.way
        twin.rout_points, twin.spoils, twin.camps = self.rout_points[:], self.spoils[:], self.camps
        twin.party, twin.unit_at, twin.boards = self.party[:], self.unit_at[:], self.boards[:]
        twin.hex_of, twin.hex2_of, twin.facing = self.hex_of[:], self.hex2_of[:], self.facing[:]
        twin.top, twin.formation, twin.beneath = self.top, self.formation, self.beneath
        twin.hits, twin.missile, twin.screen = self.hits[:], self.missile, self.screen
        twin.routed, twin.fate, twin.return_turn = self.routed, self.fate, self.return_turn
        twin.marks, twin.pw_of, twin.plans, twin.steps = self.marks[:], self.pw_of, self.plans, self.steps[:]
        twin.tried, twin.combat_of, twin.groups = self.tried, self.combat_of, self.groups
        twin.combats = [combat.copy() for combat in self.combats] if self.combats else []
        twin.duties, twin.captains = self.duties[:], self.captains[:]
        twin.leader_hex, twin.leader_state = self.leader_hex[:], self.leader_state[:]
        twin.leader_marks, twin.leader_loss = self.leader_marks[:], self.leader_loss
        twin.leader_mp, twin.leader_phases = self.leader_mp[:], self.leader_phases
        twin.leader_line = self.leader_line
        return twin
