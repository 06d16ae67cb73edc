"""What a place is worth to a unit: the enemies it wants to meet, what it could do from there, and what threatens it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final, NamedTuple

from strategikon.alexander.facing import ARCS, FRONTS
from strategikon.alexander.field import Places, Trait
from strategikon.alexander.leaders import command_range
from strategikon.alexander.missile_supply import is_out
from strategikon.alexander.pieces import hexes, leaders_on_map
from strategikon.alexander.profile import printed_ma
from strategikon.alexander.state import NOBODY, NOWHERE, SQUARE
from strategikon.alexander.tables import MISSILE_MODIFIERS, MISSILES
from strategikon.alexander.tactics.appraisal import FAR
from strategikon.alexander.tactics.outlook import SHOOK, Outlook
from strategikon.alexander.weapons import Weapon, line_of, strength
from strategikon.kernel.hexarcs import FLANK, FRONT, REAR, Arc

NEARER: Final = 4.0  # a hex nearer to the enemy one wants to meet
OUTWARD: Final = 8.0  # an MP nearer to the edge by which one wins
HASTE: Final = 2.0  # how many times more in the last turn
MOST_WANTED: Final = 5  # so many enemies are kept in mind
QUALITY: Final = (-30.0, 60.0)
ROUTED_PREY: Final = -15.0
CAUTION: Final = 0.5  # of an enemy's chance to charge, how much is feared
CAUTION_ENDS: Final = 12  # the turn after which hardly anything is feared: a battle must be fought out
LEAST_CAUTION: Final = 0.15
AWAY: Final = 11  # hexes that a side keeps off for which time works: a march and a shot
WATCHFUL: Final = 3.0  # a flank turned to the enemy, for each step of arc
SHOULDER: Final = 3.0  # a friend beside heavy foot
OUT_OF_CALL: Final = 10.0
STRIKING: Final = 8  # hexes within which facing matters
FARTHEST_SHOT: Final = 8
MOST_NOTES: Final = 256


class Wanted(NamedTuple):
    """An enemy a unit would like to meet, how much, and at what distance."""

    here: int
    quality: float
    apart: int


class Threat(NamedTuple):
    """An enemy who could charge: where from, how far he goes."""

    unit: int
    here: int
    reach: int


class Volley(NamedTuple):
    """Somebody who shoots, or is shot at: where he stands; the strengths, or what a hit would cost him."""

    unit: int
    here: int
    line: str


class Terms(NamedTuple):
    """What a place is worth: what it brings nearer, the front turned to the enemy, a shock at once, friends beside."""

    hope: float
    front: float
    assault: float
    shoulders: float


class Notes:
    """What has been found out about the places a unit may go to."""

    __slots__ = ("fears", "hopes", "values", "wanted", "weights")

    def __init__(self) -> None:
        self.hopes: dict[int, float] = {}
        self.values: dict[tuple[Places, int], float] = {}
        self.fears: dict[tuple[Places, int], float] = {}
        self.wanted: list[Wanted] | None = None
        self.weights: dict[tuple[Any, ...], list[float]] = {}  # of moves.weigh_move


class Ground:
    """The field as one unit sees it. A unit on the move sees it as it did when it set off: so what was noted at the
    first step still holds at the next, as long as nobody else has stirred."""

    def __init__(self, outlook: Outlook, unit: int) -> None:
        self.outlook, self.unit = outlook, unit
        self.field, self.state = outlook.field, outlook.state
        self.traits = self.field.traits[unit]
        self.side = self.field.side_of[unit]
        moving = self.state.mover == unit
        self.start = self.state.start_hex if moving else self.state.hex_of[unit]
        self.reach = printed_ma(outlook.battle, unit)
        late = max(LEAST_CAUTION, CAUTION * (1 - self.state.turn / CAUTION_ENDS))
        self.caution = 1.0 if outlook.waits else late
        self.notes = self._recall() if moving else Notes()

    def _recall(self) -> Notes:
        """The notes of this very moment: of everything they depend on, the mover's own place apart."""
        state, unit = self.state, self.unit
        where, second, facing = state.hex_of[:], state.hex2_of[:], state.facing[:]
        where[unit] = second[unit] = facing[unit] = NOWHERE
        key = (
            unit, self.start, state.turn, *where, *second, *facing, *state.hits, *state.routed, *state.formation,
            *state.missile, *state.beneath, *(marks & SHOOK for marks in state.marks), *state.leader_hex,
            *state.leader_loss,
        )  # fmt: skip
        kept = self.outlook.appraisal.notes
        found: Notes | None = kept.get(key)
        if found is None:
            if len(kept) >= MOST_NOTES:
                kept.clear()
            found = kept[key] = Notes()
        return found

    # -- where it wants to go ------------------------------------------------------------------------------------------

    @cached_property
    def way_out(self) -> list[int] | None:
        """The MP to the edge by which its side wins, by hex."""
        if not self.outlook.appraisal.leaves(self.side, self.state.turn):
            return None
        return self.outlook.appraisal.way_out(self.field, self.side, self.field.way_of[self.unit])

    @cached_property
    def outward(self) -> float:
        """What an MP of the way out is worth: more as the time for it runs out."""
        return OUTWARD * (1 + HASTE * self.outlook.appraisal.passed(self.state.turn))

    @property
    def wanted(self) -> list[Wanted]:
        """The enemies it would most like to meet, near ones first."""
        if self.notes.wanted is None:
            self.notes.wanted = self._wanted()
        return self.notes.wanted

    def _wanted(self) -> list[Wanted]:
        row, where = self.field.grid.distance[self.start], self.state.hex_of
        apart = self._apart()
        found = [Wanted(where[enemy], self.quality(enemy), apart) for enemy in self.outlook.rivals]
        found.sort(key=lambda one: (NEARER * abs(row[one.here] - one.apart) - one.quality, one.here))
        return found[:MOST_WANTED]

    def _apart(self) -> int:
        """Shooters that do not shock keep their distance, everybody else closes."""
        if self.outlook.can_shock(self.unit) and not self._harasses():
            return 1
        return max(2, len(MISSILES[self.line]) - 1) if self.line else 4

    def _harasses(self) -> bool:
        """Light horse and trained skirmishers with missiles left shoot rather than shock."""
        return self.field.type_of[self.unit] in ("LC", "SK*") and bool(self.line)

    def quality(self, enemy: int) -> float:
        """How good it would be to meet an enemy."""
        if self.state.routed[enemy]:
            return ROUTED_PREY
        if not self.outlook.can_shock(self.unit):
            return self.outlook.damage(enemy, 1)
        front, flank = (self.outlook.meeting(self.unit, enemy, arc) + self.outlook.zeal for arc in (FRONT, FLANK))
        return max(QUALITY[0], min(QUALITY[1], max(front, 0.6 * flank)))

    def hope(self, here: int) -> float:
        """What being in a hex brings nearer, and whether a leader can reach it."""
        found = self.notes.hopes.get(here)
        if found is None:
            found = self.notes.hopes[here] = self._hope(here) - self.lost_from_call(here)
        return found

    def _hope(self, here: int) -> float:
        if self.way_out is not None and self.way_out[here] < FAR:
            return -self.outward * self.way_out[here]
        row = self.field.grid.distance[here]
        if self.outlook.waits:
            where = self.state.hex_of
            return -NEARER * max(0, AWAY - min((row[where[enemy]] for enemy in self.outlook.rivals), default=AWAY))
        return max((one.quality - NEARER * abs(row[one.here] - one.apart) for one in self.wanted), default=0.0)

    def lost_from_call(self, here: int) -> float:
        """4.21 What it costs to be where no leader could give it an order."""
        row = self.field.grid.distance[here]
        if not self._commanders or any(row[there] <= reach for there, reach in self._commanders):
            return 0.0
        return OUT_OF_CALL

    @cached_property
    def _commanders(self) -> list[tuple[int, int]]:
        battle = self.outlook.battle
        able = [leader for leader in leaders_on_map(battle, self.side) if self.field.initiative[leader]]
        return [(self.state.leader_hex[leader], command_range(battle, leader)) for leader in able]

    # -- what threatens it there ---------------------------------------------------------------------------------------

    @cached_property
    def threats(self) -> list[Threat]:
        """The enemies that could come to blows with it soon."""
        row, where, found = self.field.grid.distance[self.start], self.state.hex_of, []
        for enemy in self.outlook.rivals:
            reach = self.field.ma_of[enemy]
            if row[where[enemy]] <= self.reach + reach + 2 and self.outlook.can_shock(enemy):
                found.append(Threat(enemy, where[enemy], reach))
        return found

    @cached_property
    def line(self) -> str:
        """The missiles it still has."""
        return self._line(self.unit)

    def _line(self, unit: int) -> str:
        if not self.field.missile_of[unit] or is_out(self.outlook.battle, unit, Weapon.OWN):
            return ""
        return line_of(self.field, unit)

    @cached_property
    def volleys(self) -> list[Volley]:
        """The enemies in whose range it may come."""
        row, where, found = self.field.grid.distance[self.start], self.state.hex_of, []
        for enemy in self.outlook.rivals:
            if self.field.missile_of[enemy] and row[where[enemy]] <= self.reach + FARTHEST_SHOT:
                line = self._line(enemy)
                if line and not self.state.routed[enemy]:
                    found.append(Volley(enemy, where[enemy], line))
        return found

    def fear(self, places: Places, facing: int) -> float:
        """What the enemy may do to it there, before it can act again."""
        found = self.notes.fears.get((places, facing))
        if found is None:
            found = self.notes.fears[places, facing] = self._fear(places, facing)
        return found

    def _fear(self, places: Places, facing: int) -> float:
        worst = second = 0.0
        for enemy, arc in self.chargers(places, facing):
            value = self.harm(enemy, arc)
            if value > worst:
                worst, second = value, worst
            elif value > second:
                second = value
        return self.caution * (worst + 0.5 * second) + self._shot_at(places[0])

    def chargers(self, places: Places, facing: int) -> Iterator[tuple[int, Arc]]:
        """The enemies that could charge it there, each with the arc he would come to."""
        rows = self.field.grid.distance
        for threat in self.threats:
            here = places[0]
            if len(places) == 2 and rows[places[1]][threat.here] < rows[here][threat.here]:
                here = places[1]
            apart = rows[here][threat.here]
            if apart <= threat.reach + 1:
                yield threat.unit, self._exposed(places, here, facing, threat, apart)

    def _exposed(self, places: Places, here: int, facing: int, threat: Threat, apart: int) -> Arc:
        """The arc an enemy would come to, if friends do not stand there."""
        if self.state.formation[self.unit] == SQUARE:
            return FRONT
        sides = self.field.grid.entry_sides(threat.here, here)
        arcs, row, at = ARCS[facing], self.field.grid.neighbour[here], self.state.unit_at
        arc = max((arcs[side] for side in sides), default=FRONT)
        if arc is not FRONT and all(self._is_friend(at[row[side]]) or row[side] in places for side in sides):
            return FRONT
        if arc is FRONT and apart + 3 <= threat.reach and self.traits & Trait.FOOT:
            ends = [side for side in range(6) if arcs[side] is FLANK and row[side] >= 0 and row[side] not in places]
            if any(at[row[side]] == NOBODY for side in ends):
                return FLANK
        return arc

    def _is_friend(self, unit: int) -> bool:
        return unit not in (NOBODY, self.unit) and self.field.side_of[unit] == self.side

    def harm(self, enemy: int, arc: Arc) -> float:
        """What an enemy's charge at an arc of this unit would cost it, 0 if he would rather not."""
        return max(0.0, self.outlook.meeting(enemy, self.unit, arc))

    def _shot_at(self, here: int) -> float:
        """8.61 The volleys of those in whose range it would stand."""
        row, level = self.field.grid.distance[here], self.field.level
        total = 0.0
        for volley in self.volleys:
            power = strength(volley.line, max(1, row[volley.here]), level[here] < level[volley.here])
            if power is not None:
                total += self._chance(power, self.traits) * 0.5
        return total * self.outlook.damage(self.unit, 1) if total else 0.0

    def _chance(self, power: int, traits: int) -> float:
        hard = MISSILE_MODIFIERS["heavy_foot"] if traits & Trait.HEAVY else 0
        hard += MISSILE_MODIFIERS["skirmisher"] if traits & Trait.SKIRMISHER else 0
        return max(0, power + 1 - hard) / 10

    @cached_property
    def _marks(self) -> list[tuple[int, float, int]]:
        """Those it might shoot at: where they stand, what a hit would cost them, what they are."""
        row, where = self.field.grid.distance[self.start], self.state.hex_of
        limit = self.reach + len(MISSILES[self.line])
        near = [enemy for enemy in self.outlook.rivals if row[where[enemy]] <= limit]
        return [(where[enemy], self.outlook.damage(enemy, 1), self.field.traits[enemy]) for enemy in near]

    def aim_from(self, here: int, facing: int) -> float:
        """What its own volley from there would be worth."""
        if not self.line or not self._marks:
            return 0.0
        reach, rows = len(MISSILES[self.line]), self.field.grid.distance
        row, best = rows[here], 0.0
        for there, cost, traits in self._marks:
            apart = row[there]
            if not 1 <= apart <= reach:
                continue
            chance = self._chance((strength(self.line, apart, False) or 0) - 1, traits)
            if chance * cost > best and self._faces(here, facing, there):
                best = chance * cost
        return best

    def _faces(self, here: int, facing: int, there: int) -> bool:
        sides = self.field.grid.entry_sides(there, here)
        return any(ARCS[facing][side] is FRONT for side in sides)

    # -- all in all ----------------------------------------------------------------------------------------------------

    @cached_property
    def beset(self) -> int:
        """The hexes next to an enemy, as bits."""
        found = 0
        for enemy in self.outlook.rivals:
            for here in hexes(self.outlook.battle, enemy):
                found |= self.field.around[here]
        return found

    def is_beset(self, places: Places) -> bool:
        """Whether an enemy stands next to these hexes."""
        return any(self.field.bits[there] & self.beset for there in places)

    def value(self, places: Places, facing: int) -> float:
        """What ending a move there would be worth, dangers apart."""
        found = self.notes.values.get((places, facing))
        if found is None:
            found = self.notes.values[places, facing] = self._value(places, facing)
        return found

    def judged(self, places: Places, facing: int) -> float:
        """What being there would be worth, all in all."""
        return self.value(places, facing) - self.fear(places, facing)

    def _value(self, places: Places, facing: int) -> float:
        return sum(self.terms(places, facing))

    def terms(self, places: Places, facing: int) -> Terms:
        """What ending a move there would be worth, term by term."""
        here = places[0]
        hope = self.hope(here) if len(places) == 1 else (self.hope(here) + self.hope(places[1])) / 2
        assault = self.outlook.assault(self.unit, places, facing) if self.is_beset(places) else 0.0
        shoulders = SHOULDER * self.shoulders(places, facing) if self.traits & Trait.HEAVY else 0.0
        return Terms(hope, -WATCHFUL * self._turned_away(here, facing), assault, shoulders)

    def _turned_away(self, here: int, facing: int) -> int:
        """How far the front is turned from the enemy one wants to meet: 0 to 4."""
        if self.way_out is not None and self.way_out[here] < FAR:
            return self._turned_from_edge(here, facing)
        row, nearest, apart = self.field.grid.distance[here], -1, 1000
        for one in self.wanted:
            if row[one.here] < apart:
                nearest, apart = one.here, row[one.here]
        if nearest < 0:
            return 0
        arcs = ARCS[facing]
        arc = min((arcs[side] for side in self.field.grid.entry_sides(nearest, here)), default=FRONT)
        return int(arc) * (2 if apart <= STRIKING else 1)

    def _turned_from_edge(self, here: int, facing: int) -> int:
        """How far the front is turned from the way out."""
        assert self.way_out is not None
        row = self.field.grid.neighbour[here]
        best = min(self.way_out[row[side]] if row[side] >= 0 else -1 for side in FRONTS[facing])
        return 0 if best < self.way_out[here] else 1 if best == self.way_out[here] else int(REAR)

    def shoulders(self, places: Places, facing: int) -> int:
        """9.61 The friends beside its flanks."""
        at, rows = self.state.unit_at, self.field.grid.neighbour
        count = 0
        for here in places:
            for side in range(6):
                there = rows[here][side]
                if ARCS[facing][side] is FLANK and there >= 0 and there not in places:
                    count += self._is_friend(at[there])
        return count
