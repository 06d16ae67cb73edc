"""The table as one side sees it at one moment: what fights are worth, whom each unit should seek, how good a place
is."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import count
from math import hypot
from typing import Final, NamedTuple, TypeAlias

from strategikon.caesar.attacks import attack_on, has_long_spears
from strategikon.caesar.charges import face_point, reach
from strategikon.caesar.charging import is_possible
from strategikon.caesar.duties import MOST_MOVES
from strategikon.caesar.engagements import fighters
from strategikon.caesar.field import Fight
from strategikon.caesar.measure import Figure
from strategikon.caesar.panic_results import nerve_of
from strategikon.caesar.round_odds import strikes
from strategikon.caesar.rounds import is_phalanx, rerolls
from strategikon.caesar.saves import save_score
from strategikon.caesar.shapes import FRONT, Frame, quarter
from strategikon.caesar.specials import raised_rerolls
from strategikon.caesar.state import INSIDE, Armies, Lasting, Mark
from strategikon.caesar.states import is_demoralised
from strategikon.caesar.tables import COLUMN, FIGHT_CHANGES, FIGHTS_FROM, SQUARE, Special
from strategikon.caesar.tactics.blows import CERTAIN, Body, Chances, both, chances, round_value, volley_value
from strategikon.caesar.tactics.values import book_of, out_of, stake
from strategikon.caesar.units import (
    Pose,
    disordered,
    enemies,
    engaged,
    figure,
    on_table,
    open_order,
    shaken,
    troop,
)
from strategikon.caesar.volleys import (
    SHORT_RANGE,
    Volley,
    attack_of,
    marksmen_rerolls,
    missile_range,
    score_to_hit,
    shooting_dice,
)
from strategikon.kernel.tactics import Kept

INCH: Final = 1000.0
FIRST_BLOW: Final = 6.0  # a charge not made leaves the bonus of it to the enemy
ELUSIVE: Final = 0.25  # of what a charge would bring, if its prey may evade
BESIDE: Final = 3500  # where supports stand, from edge to edge
SUPPORTS: Final = 3
HOLD, MELEE, SHOOT, SKIRMISH, FLEE = "hold", "melee", "shoot", "skirmish", "flee"
EAGER: Final = 1.0  # for each inch nearer to the prey
WARY: Final = -18.0  # whoever has nothing better than this waits
WITHIN_REACH: Final = 1.6  # for each inch within the reach of the prey: whoever comes up first is charged
EXPOSED: Final = 7.0  # a flank before an enemy near by
FACES: Final = 4.0  # the prey in front, or not
TURNED: Final = 6.0  # standing on the flank of the prey
NEAR: Final = 14.0  # inches

# All that a state holds of one unit, as far as a fight asks; of its marks, whether it charged.
Row: TypeAlias = tuple[int, ...]

KEPT_LOOKS: Final = 60
KEPT_CLASHES: Final = 200_000
_outlooks: Kept[Outlook] = Kept(KEPT_LOOKS)
_backing: Kept[dict[int, Chances]] = Kept(KEPT_LOOKS)  # by side, what those near a unit would add
_numbers: dict[tuple[object, ...], int] = {}  # units as they were met
_clashes: dict[tuple[int, int, bool], float] = {}  # by two of these numbers, and who has the bonus of a charge
_next_number = count().__next__  # never the same twice, whatever was forgotten


def outlook_of(battle: Fight, me: int) -> Outlook:
    """The table as one side sees it now. Between many questions nothing changes that it looks at."""
    state, rows = battle.state, rows_of(battle.state)
    key = (battle.field, me, state.round, state.active, state.closed, *state.demoralised, *rows)
    found = _outlooks.get(key)
    if found is None:
        return _outlooks.keep(key, Outlook(battle, me, rows))
    found.battle, found.state = battle, state
    return found


def rows_of(state: Armies) -> tuple[Row, ...]:
    charged = [mark & Mark.CHARGED for mark in state.marks]
    return tuple(
        zip(state.x, state.y, state.heading, state.formation, state.where, state.casualties, state.excess,
            state.lasting, state.touches, state.flanked_by, state.old_foes, charged, strict=True)
    )  # fmt: skip


def forget_clashes() -> None:
    """What is kept of fights on paper is dropped, all at once."""
    _numbers.clear()
    _clashes.clear()


@lru_cache(maxsize=20_000)
def half_sizes(frame: Frame, other: Frame) -> tuple[float, float]:
    """How deep and how wide two footprints are together, seen from the first: half of each."""
    foot = other.foot
    deep = (frame.depth + 2 * foot.extent(frame.fx, frame.fy) / 1e6) / 2
    wide = (frame.width + 2 * foot.extent(frame.fy, -frame.fx) / 1e6) / 2
    return deep, wide


def plainly_beyond(here: Figure, there: Figure, far: float) -> bool:
    """Whether the gap between two footprints is plainly greater than so much, told by their centres: both together
    reach no farther than three halves of their radii."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    reach = far + 1.5 * (here[2].radius + there[2].radius)
    return dx * dx + dy * dy > reach * reach


class Terms(NamedTuple):
    """What standing somewhere is worth: how near it is to the prey, out of its reach, facing it, on its flank; no flank
    shown to others; and not far from the rest of the division."""

    near: float
    within: float
    faces: float
    turned: float
    exposed: float
    alone: float


NO_TERMS: Final = Terms(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Outlook:
    """One moment, for the side `me`. Made by `outlook_of`."""

    def __init__(self, battle: Fight, me: int, rows: tuple[Row, ...]) -> None:
        self.battle, self.me = battle, me
        self.state, self.field = battle.state, battle.field
        self.book = book_of(battle.field)
        self.rows = rows
        self._bodies: dict[int, Body] = {}
        self._prey: dict[int, tuple[int, float] | None] = {}
        self._numbered: dict[int, int] = {}
        self._ways: dict[tuple[int, int], int] = {}
        self._figures: dict[int, Figure] = {}
        self._desires: dict[int, float] = {}

    # -- who is where ----------------------------------------------------------------------------------------------

    def at(self, unit: int) -> Figure:
        found = self._figures.get(unit)
        if found is None:
            found = self._figures[unit] = figure(self.battle, unit)
        return found

    def gap(self, here: Figure, there: Figure) -> float:
        """About how far it is from one footprint to another, in inches, seen from the first."""
        x, y, frame = here
        dx, dy = there[0] - x, there[1] - y
        deep, wide = half_sizes(frame, there[2])
        ahead = abs(dx * frame.fx + dy * frame.fy) / 1e6 - deep
        aside = abs(dx * frame.fy - dy * frame.fx) / 1e6 - wide
        return hypot(ahead if ahead > 0.0 else 0.0, aside if aside > 0.0 else 0.0) / INCH

    @cached_property
    def foes(self) -> list[int]:
        return [unit for unit in self.field.enemies[self.me] if self._there(unit)]

    @cached_property
    def own(self) -> list[int]:
        return [unit for unit in self.field.friends[self.me] if self._there(unit)]

    def _there(self, unit: int) -> bool:
        return on_table(self.battle, unit) or self.state.where[unit] >= INSIDE

    # -- rounds ----------------------------------------------------------------------------------------------------

    @cached_property
    def _divisions(self) -> list[tuple[int, int]]:
        """STA.18 By division: whether it has lost heart, and how many of its units are out of it."""
        demoralised = self.state.demoralised
        return [(demoralised[division], out_of(self.battle, division)) for division in range(len(demoralised))]

    def _plight(self, unit: int) -> tuple[int, int]:
        return self._divisions[self.field.division_of[unit]]

    def body(self, unit: int) -> Body:
        """What a round finds in a unit; the side 0 is ours."""
        found = self._bodies.get(unit)
        if found is None:
            battle, line = self.battle, troop(self.battle, unit)
            casualties = self.state.casualties[unit] + self.state.excess[unit]
            found = self._bodies[unit] = Body(
                int(line.side != self.me), self.book.force[unit], stake(battle, unit), line.stamina, casualties,
                disordered(battle, unit), nerve_of(battle, unit, []), is_phalanx(battle, unit),
            )  # fmt: skip
        return found

    def arrayed(self) -> float:
        """MEL.17 What the round that is being arrayed brings on average."""
        battle, found = self.battle, dict.fromkeys(fighters(self.battle), CERTAIN)
        fresh = set(found)
        for strike in strikes(battle):
            stubborn = strike.foe in fresh and troop(battle, strike.foe).has(Special.STUBBORN)
            fresh.discard(strike.foe)
            dealt = chances(strike.dice, strike.needed, strike.again, strike.save, stubborn)
            found[strike.foe] = both(found[strike.foe], dealt)
        return round_value(tuple((self.body(unit), count) for unit, count in found.items()))

    def charge(self, unit: int, foe: int, bonus: bool = True) -> float:
        """What charging an enemy from where it stands brings in the first round, supports near both counted. What was
        found before for both as they are is not reckoned again."""
        key = (self.number(unit), self.number(foe), bonus)
        found = _clashes.get(key)
        if found is None:
            front = self.strikes_front(self.at(unit), foe)
            found = _clashes[key] = self._charge(unit, foe, front, bonus)
        return found

    def number(self, unit: int) -> int:
        """A number for a unit as it stands now: its row, what its loss would cost, who is near it and, for one in
        contact, whether its enemies all touch its front."""
        found = self._numbered.get(unit)
        if found is None:
            phalanx = is_phalanx(self.battle, unit) if engaged(self.battle, unit) else None
            key = (self.field, self.me, unit, self.rows[unit], self._plight(unit), self._supported(unit), phalanx)
            if len(_clashes) >= KEPT_CLASHES:
                forget_clashes()
            found = self._numbered[unit] = _numbers.setdefault(key, _next_number())
        return found

    def strikes_front(self, here: Figure, foe: int) -> bool:
        """CHG.03 Whether a charge from here would come at the front of an enemy."""
        if self.state.where[foe] >= INSIDE or self.state.formation[foe] == SQUARE or open_order(self.battle, foe):
            return True
        return quarter(*self.at(foe), here[0], here[1]) == FRONT

    def _charge(self, unit: int, foe: int, front: bool, bonus: bool) -> float:
        mine = self._blow(unit, foe, bonus and not self._spoilt(unit, foe, front), False)
        theirs = self._blow(foe, unit, not bonus, not front)
        mine, theirs = both(mine, self._supported(unit)), both(theirs, self._supported(foe))
        value = round_value(((self.body(unit), theirs), (self.body(foe), mine)))
        return ELUSIVE * value if self._elusive(foe) else value

    def _elusive(self, foe: int) -> bool:
        """CHG.11 Whether a charge will hardly find it where it stands."""
        return on_table(self.battle, foe) and open_order(self.battle, foe) and not disordered(self.battle, foe)

    def _spoilt(self, unit: int, foe: int, front: bool) -> bool:
        """SPC.15 Horse against long spears."""
        return front and troop(self.battle, unit).kind.arm in ("cavalry", "chariots") and has_long_spears(
            self.battle, foe
        )

    def _blow(self, unit: int, foe: int, charges: bool, flanked: bool) -> Chances:
        """MEL.02, MEL.07-MEL.13 The dice of a unit at an enemy that it is not in contact with yet."""
        battle, line, his = self.battle, troop(self.battle, unit), troop(self.battle, foe)
        change = FIGHT_CHANGES["charge"] if charges else 0
        if self.state.lasting[unit] & Lasting.WON:
            change += FIGHT_CHANGES["won"]
        if shaken(battle, unit) or disordered(battle, unit):
            change += FIGHT_CHANGES["attacker_state"]
        if open_order(battle, unit):
            change += FIGHT_CHANGES["open"]
        if flanked:
            change += FIGHT_CHANGES["flank"]
        dice = 1 if self.state.formation[unit] == COLUMN and on_table(battle, unit) else line.clash
        needed = max(2, min(6, FIGHTS_FROM - change))
        save = max(2, his.morale - attack_on(battle, unit, foe).change)
        return chances(dice, needed, rerolls(battle, unit), save, his.has(Special.STUBBORN))

    def supporters(self, unit: int) -> list[int]:
        """SUP.16 The friends near a unit who could support it, the strongest first."""
        here = self.at(unit)
        near = [
            (dice, friend)
            for friend, there, dice in self._helpers[self.field.side_of[unit]]
            if friend != unit and not plainly_beyond(here, there, BESIDE) and self.gap(here, there) * INCH <= BESIDE
        ]
        return [friend for _, friend in sorted(near, key=lambda one: -one[0])]

    def _supported(self, unit: int) -> Chances:
        """SUP.16 What those near it would add, one behind and one on each side at the most."""
        kept = self._backing[self.field.side_of[unit]]
        found = kept.get(unit)
        if found is None:
            dice = sum(troop(self.battle, friend).support for friend in self.supporters(unit)[:SUPPORTS])
            found = kept[unit] = chances(dice // 2, 4, 0, 5, False)
        return found

    @cached_property
    def _backing(self) -> list[dict[int, Chances]]:
        """By side, what was found already: it hangs on the rows of that side alone."""
        found = []
        for units in self.field.friends:
            key = (self.field, *(self.rows[unit] for unit in units))
            kept = _backing.get(key)
            found.append(_backing.keep(key, {}) if kept is None else kept)
        return found

    @cached_property
    def _helpers(self) -> list[list[tuple[int, Figure, int]]]:
        """By side, whoever could support somebody: where, and with how many dice."""
        battle = self.battle
        return [
            [
                (unit, self.at(unit), dice)
                for unit in units
                if (dice := troop(battle, unit).support)
                and on_table(battle, unit) and not engaged(battle, unit) and not shaken(battle, unit)
            ]
            for units in self.field.friends
        ]  # fmt: skip

    def moves_to(self, unit: int, foe: int) -> int:
        """CHG.04 How many moves a charge from where it stands takes; 0: it cannot be made."""
        battle, key = self.battle, (unit, foe)
        if key not in self._ways:
            path = is_possible(battle, unit, foe, MOST_MOVES, face_point(battle, unit))
            counts = range(1, MOST_MOVES + 1)
            self._ways[key] = 0 if path is None else next(
                (moves for moves in counts if reach(battle, unit, path, moves) >= path.distance), 0
            )
        return self._ways[key]

    def volley(self, volley: Volley) -> float:
        """SHT.31 What a volley costs its target on average."""
        battle, (shooter, target) = self.battle, volley[:2]
        far = missile_range(battle, shooter, self.at(target))
        dice = shooting_dice(battle, shooter, far <= SHORT_RANGE)
        again = marksmen_rerolls(battle, shooter) + raised_rerolls(battle, shooter)
        save = save_score(battle, target, attack_of(battle, volley, far))
        stubborn = troop(battle, target).has(Special.STUBBORN)
        return volley_value(self.body(target), chances(dice, score_to_hit(battle, volley, far), again, save, stubborn))

    # -- what each unit is for -------------------------------------------------------------------------------------

    def role(self, unit: int) -> str:
        """What a unit should do in its division."""
        battle, line = self.battle, troop(self.battle, unit)
        if shaken(battle, unit) or is_demoralised(battle, unit):
            return FLEE
        if line.kind.arm in ("artillery", "wagon", "civilians"):
            return HOLD
        dice = max(line.short, line.long)
        if line.skirmishers or (dice and open_order(battle, unit)):
            return SKIRMISH
        return SHOOT if dice and 2 * dice >= line.clash and line.range > SHORT_RANGE else MELEE

    def prey(self, unit: int) -> tuple[int, float] | None:
        """Whom a unit should seek, and what charging him would bring."""
        if unit not in self._prey:
            here = self.at(unit)
            found = None
            for foe in self.foes:
                worth = self.charge(unit, foe)
                score = worth - 2.0 * self.gap(here, self.at(foe))
                if found is None or score > found[0]:
                    found = (score, foe, worth)
            self._prey[unit] = None if found is None else (found[1], found[2])
        return self._prey[unit]

    def wanted(self, unit: int, worth: float) -> tuple[float, float]:
        """How many inches it wants to be from its prey, and how much an inch matters."""
        role, line = self.role(unit), troop(self.battle, unit)
        if role == FLEE:
            return 24.0, 0.4
        if role == HOLD:
            return line.range / INCH - 1, 0.05
        if role == SKIRMISH:
            return min(line.range / INCH - 0.5, 6.0), 0.6
        if role == SHOOT:
            return min(line.range / INCH - 1, 12.0), 0.8
        return (0.0, EAGER) if worth > WARY else (9.0, 0.3)

    def stand_off(self, foe: int) -> float:
        """CMD.02 How far one is safe from a charge that an enemy makes by his own initiative, in inches."""
        return troop(self.battle, foe).allowances[self.state.formation[foe]] / INCH + 0.6

    # -- how good a place is ---------------------------------------------------------------------------------------

    def place(self, unit: int, end: Pose, frame: Frame) -> float:
        """How good it is for a unit to stand there."""
        return sum(self.terms(unit, (end[0], end[1], frame)))

    def terms(self, unit: int, here: Figure) -> Terms:
        """What standing there is worth, term by term."""
        found = self.prey(unit)
        if found is None:
            return NO_TERMS
        foe, worth = found
        there = self.at(foe)
        far, matters = self.wanted(unit, worth)
        gap = self.gap(here, there)
        within, faces, turned = 0.0, 0.0, 0.0
        if not far and gap < (safe := self.stand_off(foe)):
            within = -WITHIN_REACH * (safe - gap)
        if self.role(unit) != FLEE:
            faces = FACES if quarter(*here, there[0], there[1]) == FRONT else -FACES
            if not self.strikes_front(here, foe):
                turned = TURNED
        return Terms(
            -matters * abs(gap - far), within, faces, turned, -self._exposed(unit, here), -self._alone(unit, here)
        )

    def _exposed(self, unit: int, here: Figure) -> float:
        """Enemies near by who would strike its flank or rear."""
        cost = sum([EXPOSED * min(1.5, self.book.force[foe] / 100) for foe in self.flankers(unit, here)])
        return min(cost, 2 * EXPOSED)

    def flankers(self, unit: int, here: Figure) -> list[int]:
        """The enemies near by to whom a unit that stands there shows a flank or its rear."""
        if open_order(self.battle, unit):
            return []
        found = []
        for foe in self.foes:
            there = self.at(foe)
            if plainly_beyond(here, there, NEAR * INCH):
                continue
            if self.gap(here, there) <= NEAR and quarter(*here, there[0], there[1]) != FRONT:
                found.append(foe)
        return found

    def _alone(self, unit: int, here: Figure) -> float:
        """How far the rest of its division is, beyond a few inches."""
        mates = [mate for mate in self.field.captains[self.field.division_of[unit]].units if mate != unit]
        gaps = [self.gap(here, self.at(mate)) for mate in mates if on_table(self.battle, mate)]
        return min(6.0, 0.4 * max(0.0, min(gaps) - 4.0)) if gaps else 0.0

    def desire(self, unit: int) -> float:
        """What a move is worth to a unit, roughly: how far it is from where it wants to be."""
        found = self._desires.get(unit)
        if found is None:
            found = self._desires[unit] = self._desire(unit)
        return found

    def _desire(self, unit: int) -> float:
        if not on_table(self.battle, unit):
            return 6.0
        found = self.prey(unit)
        if found is None:
            return 0.0
        foe, worth = found
        far, matters = self.wanted(unit, worth)
        away = abs(self.gap(self.at(unit), self.at(foe)) - far)
        return matters * min(away, 2.0 * troop(self.battle, unit).allowances[self.state.formation[unit]] / INCH)

    def near(self, unit: int) -> float:
        """How far the nearest enemy is, in inches."""
        here = self.at(unit)
        return min([self.gap(here, self.at(foe)) for foe in enemies(self.battle, unit)], default=99.0)
