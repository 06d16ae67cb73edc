"""The field as one side sees it at one moment: what fights are worth, where danger is, how good a hex is to stand in.

An outlook serves all questions that are put while nobody moves; what hangs on the enemy alone is kept as long as he
stands still.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strategikon.bayard import beasts, retreat, shooting
from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.beasts import has_elephants
from strategikon.bayard.blows import Blow
from strategikon.bayard.contact import enemies_in_contact
from strategikon.bayard.corps import corps_of
from strategikon.bayard.dice_sum import factor, pluses
from strategikon.bayard.evade import cannot_evade
from strategikon.bayard.field import Fight
from strategikon.bayard.gun_retreat import bounded
from strategikon.bayard.leaders import steadies
from strategikon.bayard.movement import ways
from strategikon.bayard.passage import dice_against
from strategikon.bayard.pieces import leaders_in, profile_of, weight_of
from strategikon.bayard.reaches import levels
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.tables import ARMOUR, LIGHT
from strategikon.bayard.tactics.blows import (
    SHARE,
    Die,
    Result,
    Target,
    attack_blow,
    dice_in,
    die_of,
    evaded_blow,
    plain_die,
    riposte_blow,
    struck,
)
from strategikon.bayard.tactics.values import BEAST, book_of, next_loss
from strategikon.bayard.works import crossed_into
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.hexsets import members
from strategikon.kernel.tactics import Kept

FAR: Final = 12
INITIATIVE: Final = 6.0  # an attack not made leaves the first blow, and the assault, to the enemy
STRIKES_NEXT: Final = 0.40  # how often an enemy beside us attacks in its next turn
COMES_NEXT: Final = 0.22  # and how often one that must come up first
FIRES_NEXT: Final = 0.28
EAGER: Final = 0.15  # of its force, for each hex nearer to the enemy
PATIENT: Final = 0.05  # the same for a side that may wait
NEAR_GOAL: Final = 10.0  # a unit where it must be when time is up
GOAL_STEP: Final = 9.0  # and for each hex of the way there
UNSEEN: Final = 0.8  # a shot planned is not always one in sight
COMPANY: Final = (-4.0, 0.0, 7.0, 8.0, 8.0, 8.0, 8.0)  # friends beside: two are support
SAFE_HEXES: Final = 8
LONGEST_WAY: Final = 8  # hexes of a retreat that are looked for; what is beyond counts as not made
NO_WAY_BACK: Final = 6.0

# An enemy that could strike a unit: its hex, how far its attack and its shots reach, and what both would do.
Threat = tuple[int, int, float, int, float]

KEPT_LOOKS: Final = 60
KEPT_CLASHES: Final = 60_000
_outlooks: Kept[Outlook] = Kept(KEPT_LOOKS)
_foes: Kept[Foe] = Kept(KEPT_LOOKS)
_clashes: dict[tuple[object, ...], tuple[float, float]] = {}
_estimates: dict[tuple[object, ...], Result] = {}


def outlook_of(battle: Fight, me: int) -> Outlook:
    """The field as one side sees it now."""
    state = battle.state
    key = (
        battle.field, me, state.turn, state.half, *state.hex_of, *state.plaquettes, *state.leader_hex, *state.moved,
        state.lost, state.formation, state.faces, state.beasts, state.fires, state.sky, state.phase == "move",
    )  # fmt: skip
    found = _outlooks.get(key)
    if found is None:
        return _outlooks.keep(key, Outlook(battle, me))
    found.battle, found.state = battle, state
    return found


class Foe:
    """The enemy of one side as it stands: how near, and how dangerous to whom."""

    __slots__ = ("ground", "hexes", "near", "threats", "units")

    def __init__(self, units: list[int], hexes: list[int]) -> None:
        self.units = units
        self.hexes = hexes
        self.near: dict[int, int] = {}  # by hex, how far the nearest enemy is
        self.threats: dict[tuple[int, int], list[Threat]] = {}  # by unit and its plaquettes
        self.ground: dict[tuple[int, int, int], float] = {}  # of a hex for such a unit, friends left out


class Outlook:
    """One moment, for the side `me`. Made by `outlook_of`."""

    __slots__ = (
        "_gains", "_made", "_prospects", "battle", "book", "field", "foe", "leader_places", "led", "loss", "me",
        "state", "uncalled",
    )  # fmt: skip

    def __init__(self, battle: Fight, me: int) -> None:
        self.battle = battle
        self.state = battle.state
        self.field = battle.field
        self.book = book_of(battle)
        self.me = me
        self.loss = tuple(next_loss(battle, side) for side in (0, 1))
        self.foe = self._foe()
        self._gains: dict[int, float] = {}
        self.leader_places: dict[tuple[int, int], float] = {}
        self.led: list[tuple[int, int]] | None = None  # hexes of friends, and how much each wants a leader
        self.uncalled: list[int] | None = None  # units that no leader reaches, found when first asked for
        self._prospects: dict[tuple[int, int, bool], float] = {}
        self._made: dict[tuple[int, int, int], int] = {}

    def _foe(self) -> Foe:
        state, theirs = self.state, self.field.units_of[1 - self.me]
        hexes = [state.hex_of[unit] for unit in theirs]
        key = (self.field, self.me, self.loss, *hexes, *[state.plaquettes[unit] for unit in theirs])
        foe = _foes.get(key)
        if foe is None:
            units = [unit for unit in theirs if state.hex_of[unit] >= 0]
            foe = _foes.keep(key, Foe(units, [state.hex_of[unit] for unit in units]))
        return foe

    # -- blows -----------------------------------------------------------------------------------------------------

    def target_of(self, blow: Blow) -> Target:
        """What a blow meets in its target, where it stands."""
        battle, unit = self.battle, blow.target
        steady = retreat.reasons(battle, unit, blow)
        full, left, side = self.book.full[unit], self.state.plaquettes[unit], self.field.side_of[unit]
        distance = self.book.distance[unit]
        made = tuple(self.made(unit, hexes) if hexes in distance else 0 for hexes in range(LONGEST_WAY + 1))
        sheds = float(BEAST) if has_elephants(battle, unit) else 0.0
        loss = self.loss[side] * self.book.half[unit] // 2
        return Target(self.book.force[unit], full, left, loss, steady, distance, made, sheds)

    def made(self, unit: int, hexes: int) -> int:
        """4.84-4.90 How many hexes of a retreat a unit can make from where it stands."""
        key = (unit, self.state.hex_of[unit], hexes)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._hexes_made(unit, hexes)
        return found

    def _hexes_made(self, unit: int, hexes: int) -> int:
        if not hexes:
            return 0
        allowed, _ = bounded(self.battle, unit, hexes)
        if allowed > retreat.FEW_HEXES and "elusive" in self.field.profiles[unit].traits:
            return allowed
        ways = retreat.ends(self.battle, unit, allowed)
        return max((len(way) for way in ways.values()), default=0)

    def result(self, blow: Blow, target: Target | None = None) -> Result:
        """What a blow does to its target on average."""
        battle = self.battle
        return struck(dice_in(battle, blow), die_of(battle, blow), target or self.target_of(blow))

    def clash(self, unit: int, target: int) -> tuple[float, float]:
        """What attacking this neighbour brings on average, harm done less harm suffered; and how likely it wins the
        hex. What was found before in the same surroundings is not reckoned again."""
        key = self._surroundings(unit, target)
        found = _clashes.get(key)
        if found is None:
            if len(_clashes) >= KEPT_CLASHES:
                _clashes.clear()
            found = _clashes[key] = self._clash(unit, target)
        return found

    def _surroundings(self, unit: int, target: int) -> tuple[object, ...]:
        state, neighbours = self.state, self.field.grid.neighbours
        here, there = state.hex_of[unit], state.hex_of[target]
        unit_at = state.unit_at
        led = [leader for leader, place in enumerate(state.leader_hex) if place in (here, there)]
        return (
            self.field, unit, target, here, there, state.moved[unit] > 0, state.plaquettes[unit],
            state.plaquettes[target], self.loss, *[unit_at[near] for near in neighbours[here]],
            *[unit_at[near] for near in neighbours[there]], *led, state.formation[unit], state.formation[target],
            state.marks[unit] & KEPT_MARKS, state.marks[target] & KEPT_MARKS, state.faces, state.fires, state.sky,
            len(state.beasts),
        )  # fmt: skip

    def _clash(self, unit: int, target: int) -> tuple[float, float]:
        battle = self.battle
        crossing, through = self.passage(unit, target)
        blow = attack_blow(battle, unit, target)
        first = self.result(blow)
        value = first.value - self.answer(unit, target, first)
        won = 1.0 - first.stays
        if cannot_evade(battle, target, unit) is None:
            evaded = self.evaded(blow)
            if evaded < value:
                value, won = evaded, 0.0
        return through * value - crossing, through * won

    def passage(self, unit: int, target: int) -> tuple[float, float]:
        """A1.54-A1.58 What works on the way cost an attacker, and how likely he comes through."""
        here, there = self.state.hex_of[unit], self.state.hex_of[target]
        crossed = {work.id for work in crossed_into(self.battle, here, there) if work.passage_losses}
        cost, through = 0.0, 1.0
        if crossed:
            met = self.target_of(Blow(target, unit, there, here))
            armour = ARMOUR[ARMOUR[weight_of(self.battle, unit)].inverted]
            for work in sorted(crossed):
                result = struck(dice_against(self.battle, unit, work), plain_die(armour), met)
                cost += through * result.value
                through *= result.stays
        return cost, through

    def answer(self, unit: int, target: int, first: Result, leader: int = NOBODY) -> float:
        """4.109 The riposte of whoever still stands there, with the plaquettes it has then."""
        state, total = self.state, 0.0
        before = state.plaquettes[target]
        try:
            met: Target | None = None
            for left, chance in first.stands:
                state.plaquettes[target] = left
                blow = riposte_blow(self.battle, unit, target, leader)
                met = met or self.target_of(blow)
                total += chance * self.result(blow, met).value
        finally:
            state.plaquettes[target] = before
        return total

    def evaded(self, blow: Blow) -> float:
        """4.61-4.64 The blow at an evader's back; hexes that it does not make are plaquettes."""
        gone = evaded_blow(blow)
        return self.result(gone).value

    def shot(self, unit: int, target: int) -> float:
        """4.27 What shooting at this target is worth."""
        return self.result(shooting.blow_of(self.battle, unit, target)).value

    # -- what may come -----------------------------------------------------------------------------------------------

    def danger(self, unit: int, there: int) -> float:
        """What the enemy's next turn may cost a unit that stands there."""
        total = 0.0
        distance = self.field.grid.distance[there]
        for here, reach, hit, shot_reach, shot in self.threats_to(unit):
            far = distance[here]
            if far == 1:
                total += STRIKES_NEXT * hit
            else:
                if far <= reach:
                    total += COMES_NEXT * hit
                if far <= shot_reach:
                    total += FIRES_NEXT * shot
        return total * self.book.shelter[there]

    def threats_to(self, unit: int) -> list[Threat]:
        """The enemies that could strike or shoot at a unit to some effect, wherever it stands."""
        key = (unit, self.state.plaquettes[unit])
        threats = self.foe.threats.get(key)
        if threats is None:
            foes = zip(self.foe.units, self.foe.hexes, strict=True)
            found = [self._threat(enemy, here, unit) for enemy, here in foes]
            threats = self.foe.threats[key] = [threat for threat in found if threat[2] > 0 or threat[4] > 0]
        return threats

    def _threat(self, enemy: int, here: int, unit: int) -> Threat:
        """An enemy's attack in the open, and its shots: an estimate, where the hexes are not known yet."""
        strike = self.estimate(enemy, unit, Blow(enemy, unit, here, here, assault=True))
        reply = self.estimate(unit, enemy, Blow(unit, enemy, here, here, riposte=True))
        hit = max(0.0, strike.value - strike.stays * reply.value)
        walk = allowance_of(self.battle, enemy).combat + 1
        missile = profile_of(self.battle, enemy).missile
        if missile is None:
            return here, walk, hit, 0, 0.0
        shot = self.estimate(enemy, unit, Blow(enemy, unit, here, here, shot=True, range=2)).value
        return here, walk, hit, missile.range + (0 if missile.still else walk - 1), shot

    def estimate(self, striker: int, target: int, blow: Blow) -> Result:
        """A blow somewhere in the open: dice of the two alone, a special that is every other time a hit."""
        state = self.state
        led = 1 if self.field.side_of[target] == self.me and steadies(self.battle, target) else 0
        key = (
            self.field, striker, target, state.plaquettes[striker], state.plaquettes[target], blow.assault, blow.shot,
            blow.riposte, blow.range, led, self.loss[self.field.side_of[target]], state.formation[striker],
            state.formation[target], state.loosened,
        )  # fmt: skip
        found = _estimates.get(key)
        if found is None:
            if len(_estimates) >= KEPT_CLASHES:
                _estimates.clear()
            found = _estimates[key] = self._estimate(striker, target, blow, led)
        return found

    def _estimate(self, striker: int, target: int, blow: Blow, led: int) -> Result:
        parts = (*factor(self.battle, blow), *pluses(self.battle, blow))
        dice = max(1, sum(amount for _, amount in parts))
        inverted = profile_of(self.battle, striker).melee.inverted if not blow.shot else blow.inverted
        weight = weight_of(self.battle, target)
        die = plain_die(ARMOUR[ARMOUR[weight].inverted] if inverted else ARMOUR[weight])
        die = Die(min(die.hit + (SHARE // 2 if not blow.shot else 0), 12 - die.flag), die.flag, 0)
        loss = self.loss[self.field.side_of[target]]
        met = Target(self.book.force[target], self.book.full[target], self.state.plaquettes[target],
                     loss * self.book.half[target] // 2, led, self.book.distance[target], MAKES_ALL, 0.0)  # fmt: skip
        return struck(dice, die, met)

    def nearest(self, there: int) -> int:
        """How far the nearest enemy unit is."""
        near = self.foe.near
        if there not in near:
            distance = self.field.grid.distance[there]
            near[there] = min([distance[here] for here in self.foe.hexes], default=FAR)
        return near[there]

    def enemies_beside(self, there: int) -> list[int]:
        unit_at, side_of, me = self.state.unit_at, self.field.side_of, self.me
        beside = (unit_at[near] for near in self.field.grid.neighbours[there])
        return [unit for unit in beside if unit != NOBODY and side_of[unit] != me]

    def friends(self, unit: int, there: int) -> int:
        """1.13 Friends beside a hex, the unit itself not counted."""
        unit_at, side_of, me = self.state.unit_at, self.field.side_of, self.me
        count = 0
        for near in self.field.grid.neighbours[there]:
            other = unit_at[near]
            if other not in (NOBODY, unit) and side_of[other] == me:
                count += 1
        return count

    # -- standing somewhere ------------------------------------------------------------------------------------------

    def place(self, unit: int, there: int) -> float:
        """How good a hex is for a unit when the turn ends."""
        key = (unit, self.state.plaquettes[unit], there)
        value = self.foe.ground.get(key)
        if value is None:
            value = self.foe.ground[key] = self.ground(unit, there) - self.danger(unit, there)
        near = self.nearest(there) <= 3
        company = COMPANY[self.friends(unit, there)] * (1.0 if near else 0.4)
        return value + company - (NO_WAY_BACK if near and not self.has_rear(unit, there) else 0.0)

    def has_rear(self, unit: int, there: int) -> bool:
        """4.83 Whether a retreat from a hex would find a first step."""
        for back in self.field.rear[self.me][there]:
            if back != OFF and self.state.unit_at[back] in (NOBODY, unit):
                return True
        return False

    def ground(self, unit: int, there: int) -> float:
        """Nearer to where this unit is of use: who fights hand to hand to the enemy, missiles in their range, the
        weakened out of it; and objectives."""
        profile, far = self.field.profiles[unit], self.nearest(there)
        left, full = self.state.plaquettes[unit], self.book.full[unit]
        missile = profile.missile
        if left == 1 and full > 1:
            value = 4.0 * min(far, 4)
        elif missile is not None and (profile.weight <= LIGHT or missile.range > 2 or missile.still):
            value = -3.0 * abs(far - max(2, missile.range)) if far <= SAFE_HEXES else -24.0 - far
        else:
            eager = PATIENT if self.book.waits[self.me] else EAGER
            value = -self.book.force[unit] * eager * min(far, FAR)
        return value + self.goals(unit, there)

    def goals(self, unit: int, there: int) -> float:
        """5.01, A5.115 What a hex is worth because of those that decide the battle."""
        value = sum([self._goal(*goal, there) for goal in self.book.goals[self.me]])
        for leader, side, target, reached in self.state.targets:
            if side == self.me and not reached and self._is_led_by(unit, leader):
                value += self._goal(target, True, 0, there)
        return value

    def within_range(self, leader: int, there: int) -> int:
        """2.04 How many friends a leader would have in range."""
        row, most = self.field.grid.distance[there], self.field.leaders[leader].range
        hexes = [self.state.hex_of[unit] for unit in self.field.units_of[self.me]]
        return sum(1 for here in hexes if here >= 0 and row[here] <= most)

    def _is_led_by(self, unit: int, leader: int) -> bool:
        """A5.114 Whether an objective is for a unit to take: of its own corps, or where it has none."""
        return corps_of(self.field, unit) in ("", self.field.leader_ids[leader])

    def _goal(self, goal: int, own: bool, within: int, there: int) -> float:
        """5.01 A hex to be taken, to be kept from the enemy, or to be near when time is up; and the way to it."""
        far = self.field.grid.distance[there][goal]
        if own and within:
            return NEAR_GOAL - GOAL_STEP * max(0, far - within)
        if own:
            return 40.0 if far == 0 else max(0.0, 10.0 - 1.5 * far)
        return 12.0 if far == 0 else max(0.0, 4.0 - far)

    def opportunity(self, unit: int, there: int, marched: bool) -> float:
        """The best fight a unit would have this turn after going there."""
        if marched:
            return 0.0
        missile = self.field.profiles[unit].missile
        far = self.nearest(there)
        if far == 0 or (far > 1 and (missile is None or far > missile.range)):
            return 0.0  # A5.74 at night a way may lead to who is not seen: it ends in a noise
        if far == 1:
            return self.as_if(unit, there, self.best_attack)
        assert missile is not None
        if missile.still and there != self.state.hex_of[unit]:
            return 0.0
        return self.best_shot_from(unit, there, missile.range)

    def best_shot_from(self, unit: int, there: int, range_: int) -> float:
        """The best shot from a hex, as if everybody in range were in sight."""
        distance = self.field.grid.distance[there]
        shots = [self.estimate(unit, enemy, Blow(unit, enemy, there, here, shot=True, range=distance[here])).value
                 for enemy, here in zip(self.foe.units, self.foe.hexes, strict=True)
                 if 2 <= distance[here] <= range_]  # fmt: skip
        return UNSEEN * max(shots, default=0.0)

    def as_if(self, unit: int, there: int, judge: Callable[[int], float]) -> float:
        """What a judgement would be if the unit had gone to a hex, its leaders with it."""
        state = self.state
        here, moved = state.hex_of[unit], state.moved[unit]
        if here == there:
            return judge(unit)
        leaders = [leader for leader in leaders_in(self.battle, here) if self.field.leader_side[leader] == self.me]
        state.unit_at[here], state.unit_at[there] = NOBODY, unit
        state.hex_of[unit], state.moved[unit] = there, moved + 1
        for leader in leaders:
            state.leader_hex[leader] = there
        try:
            return judge(unit)
        finally:
            state.unit_at[there], state.unit_at[here] = NOBODY, unit
            state.hex_of[unit], state.moved[unit] = here, moved
            for leader in leaders:
                state.leader_hex[leader] = here

    def best_attack(self, unit: int) -> float:
        """What the best attack of a unit where it stands is worth, or nothing."""
        values = [self.attack(unit, enemy) for enemy in enemies_in_contact(self.battle, unit)]
        return max(values, default=-INITIATIVE) + INITIATIVE if values and max(values) > -INITIATIVE else 0.0

    def attack(self, unit: int, target: int) -> float:
        """What attacking this neighbour is worth: the fight, and what winning its hex may lead to."""
        value, won = self.clash(unit, target)
        profile = profile_of(self.battle, unit)
        return value + won * (8.0 if profile.mounted or beasts.has_elephants(self.battle, unit) else 3.0)

    def prospect(self, unit: int, there: int, marched: bool) -> float:
        """How good it is for an activated unit to end its move there, the fight it finds included."""
        key = (unit, there, marched)
        value = self._prospects.get(key)
        if value is None:
            value = self._prospects[key] = self.place(unit, there) + self.opportunity(unit, there, marched)
        return value

    def ends(self, unit: int) -> list[tuple[int, bool]]:
        """Where a unit could go this turn, and whether it would give up its fight."""
        found = levels(self.battle, unit)
        if found is None:
            return [(there, way.marched) for there, way in ways(self.battle, unit).items()]
        combat, size = allowance_of(self.battle, unit).combat, range(self.field.grid.size)
        unit_at = self.state.unit_at
        return [(there, cost > combat) for cost, level in enumerate(found) if cost
                for there in members(level, size) if unit_at[there] == NOBODY]  # fmt: skip

    def gain(self, unit: int) -> float:
        """What activating a unit promises: the best move and fight it has, over standing where it is."""
        gain = self._gains.get(unit)
        if gain is None:
            gain = self._gains[unit] = self._gain(unit)
        return gain

    def _gain(self, unit: int) -> float:
        here = self.state.hex_of[unit]
        if here < 0:
            return 15.0  # 3.35 who waits outside is of no use there
        best = max([self.prospect(unit, here, False), *[self.prospect(unit, *end) for end in self.ends(unit)]])
        return best - self.place(unit, here)


MAKES_ALL: Final = tuple(range(LONGEST_WAY + 1))
KEPT_MARKS: Final = Mark.PREPLAYED | Mark.ON_FOOT | Mark.STATIC | Mark.ASLEEP
