"""The field as one side sees it at one moment: what fights are worth, where danger is, how good a hex is to stand in.

An outlook is made for one question and forgotten after it, so that what is asked twice is reckoned once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from strategikon.ancients.cards import in_force
from strategikon.ancients.close_combat import swords_ignored
from strategikon.ancients.close_dice import attack_dice, back_dice
from strategikon.ancients.engagement import Combat, has_no_fight, is_strong
from strategikon.ancients.evade import cannot_evade
from strategikon.ancients.field import BASELINE, GRID, NEIGHBOURS, REAR, Fight
from strategikon.ancients.momentum import cannot_fight_bonus
from strategikon.ancients.movement import reach
from strategikon.ancients.order_dice import near_leader
from strategikon.ancients.ranged import fire_dice, targets_in_sight
from strategikon.ancients.retreat import flags_to_ignore
from strategikon.ancients.state import ENTERED
from strategikon.ancients.tables import CARDS, TERRAINS
from strategikon.ancients.tactics.blows import (
    BANNER,
    FORCE,
    LAST_BANNER,
    LATE_BANNER,
    LEADER,
    NOTHING,
    Blow,
    Target,
    blow,
    close_throws,
    evaded_throws,
    symbol_throws,
)
from strategikon.kernel.ruleset import changed
from strategikon.kernel.tactics import Kept

DISTANCE: Final = GRID.distance
FAR: Final = 9
INITIATIVE: Final = 6  # an attack not made leaves the first blow to the enemy
ORDERED_NEXT: Final = 0.40  # how often an enemy beside us is ordered to attack in its next turn
COMES_NEXT: Final = 0.22  # and how often one that must come up first
FIRES_NEXT: Final = 0.28

COMPANY: Final = (0, 2, 7, 8, 8, 8, 8)  # friends around: two let a unit ignore a flag

# How much of an enemy's attack the ground leaves.
_SHELTER: Final = {"hill": 0.6, "rampart": 0.7, "camp": 0.7, "river_fordable": 1.3}
SHELTER: Final = tuple(_SHELTER.get(terrain.id, 1.0) for terrain in TERRAINS)

# An enemy that could strike a unit: its hex, how far its attack and its fire reach, and what both would do.
Threat: TypeAlias = tuple[int, int, float, int, float]
_duels: dict[tuple[int, ...], tuple[float, float]] = {}

# What an order changes for those who are ordered, besides who they are: equal numbers, equal manner.
_manners: Final = [
    (
        card.moves, card.fires, card.attacks, card.shots, card.allowance, card.extra_fire, card.extra_close,
        card.crossing, card.full_march_fight,
    )
    for card in CARDS
]  # fmt: skip
MANNERS: Final = tuple(_manners.index(manner) for manner in _manners)

KEPT_LOOKS: Final = 100
_outlooks: Kept[Outlook] = Kept(KEPT_LOOKS)
_foes: Kept[Foe] = Kept(KEPT_LOOKS)


def outlook_of(battle: Fight, me: int) -> Outlook:
    """The field as one side sees it now."""
    state = battle.state
    key = (battle.field, me, state.turn, *state.hex_of, *state.blocks, *state.won, *state.held)
    found = _outlooks.get(key)
    if found is None:
        return _outlooks.keep(key, Outlook(battle, me))
    _outlooks[key] = _outlooks.pop(key)  # the youngest now
    found.battle, found.state = battle, state
    return found


class Foe:
    """The enemy of one side as it stands: how near, and how dangerous to whom."""

    __slots__ = ("hexes", "near", "threats", "units", "value")

    def __init__(self, units: list[int], hexes: list[int]) -> None:
        self.units = units
        self.hexes = hexes
        self.near: dict[int, int] = {}  # by hex, how far the nearest enemy is
        self.threats: dict[tuple[int, int, bool], list[Threat]] = {}  # by unit, its blocks, led or not
        self.value: dict[tuple[int, int, bool, int], float] = {}  # of a hex for such a unit, friends left out


class Outlook:
    """One moment, for the side `me`. Made by `outlook_of`."""

    __slots__ = ("_gains", "_meets", "_prospects", "banner", "battle", "field", "foe", "me", "state")

    def __init__(self, battle: Fight, me: int) -> None:
        self.battle = battle
        self.state = battle.state
        self.field = battle.field
        self.me = me
        self.banner = tuple(self._next_banner(side) for side in (0, 1))
        self.foe = self._foe()
        self._gains: dict[tuple[int, int], float] = {}
        self._prospects: dict[tuple[int, int, int, int], float] = {}
        self._meets: dict[tuple[int, int, bool, bool], Target] = {}

    def _foe(self) -> Foe:
        hex_of, blocks, field = self.state.hex_of, self.state.blocks, self.field
        key = (
            field, self.me, self.banner, *self.state.held,
            *[hex_of[piece] for piece in field.pieces_of[1 - self.me]],
            *[blocks[unit] for unit in field.units_of[1 - self.me]],
        )  # fmt: skip
        foe = _foes.get(key)
        if foe is None:
            units = [unit for unit in field.units_of[1 - self.me] if hex_of[unit] >= 0]
            foe = _foes.keep(key, Foe(units, [hex_of[unit] for unit in units]))
        return foe

    def _next_banner(self, side: int) -> int:
        """What the next banner lost by a side is worth."""
        missing = self.field.target[1 - side] - self.state.won[1 - side]
        return LAST_BANNER if missing <= 1 else LATE_BANNER if missing == 2 else BANNER

    # -- blows -----------------------------------------------------------------------------------------------------

    def meets(self, unit: int, roller: int, ranged: bool) -> Target:
        """What a blow by `roller` meets in this unit, where it stands."""
        state, field = self.state, self.field
        here = state.hex_of[unit]
        key = (unit, here, ranged, field.classes[roller].horses)
        if key in self._meets and field.terrain[here].protects == "no":
            return self._meets[key]
        combat = Combat(self.battle, roller, unit, ranged=ranged)
        steady = flags_to_ignore(self.battle, combat, roller, unit)
        room = self.room_behind(unit, here)
        led = state.leader_at[here] >= 0
        banner = self.banner[field.side_of[unit]]
        target = Target(field.class_number[unit], state.blocks[unit], steady, room, led, banner)
        self._meets[key] = target
        return target

    def room_behind(self, unit: int, here: int) -> int:
        """Hexes a retreat from here would find free, as far as the first step tells."""
        unit_at, shut, side = self.state.unit_at, self.field.shut, self.field.side_of[unit]
        for there in REAR[side][here]:
            if unit_at[there] < 0 and not shut[there]:
                return min(4, abs(GRID.position[here][0] - BASELINE[side]))
        return 0

    def attack(self, unit: int, target: int, bonus: bool = False) -> float:
        """What attacking this neighbour now is worth: the combat, and what taking its hex may lead to."""
        value, won = self.clash(unit, target, bonus)
        return value + won * self.momentum(unit)

    def clash(self, unit: int, target: int, bonus: bool = False) -> tuple[float, float]:
        """What one close combat with this neighbour brings on average, harm done less harm suffered; and how likely
        it wins the hex."""
        battle, field = self.battle, self.field
        dice = attack_dice(battle, unit, target, bonus)
        if dice <= 0:
            return -100.0, 0.0
        if target >= field.units:
            return self.against_leader(target, dice), 0.0
        combat = Combat(battle, unit, target, bonus=bonus)
        first = self.close_blow(combat, unit, target, dice)
        value = first.value - first.stays * self.answer(combat, dice).value
        if field.classes[target].may_evade[field.class_number[unit]] and cannot_evade(battle, target, unit) is None:
            evaded = self.evaded(target, unit, dice).value
            if evaded < value:
                return evaded, 0.0
        return value, 1.0 - first.stays

    def close_blow(self, combat: Combat, roller: int, target: int, dice: int) -> Blow:
        """11.55 The dice of one against the other, where both stand."""
        battle, classes = self.battle, self.field.classes
        if dice <= 0:
            return NOTHING
        ignored = swords_ignored(battle, combat, roller, target)
        throws = close_throws(battle, roller, target, dice, near_leader(battle, roller), ignored)
        return blow(throws, self.meets(target, roller, False), classes[target].retreat)

    def answer(self, combat: Combat, dice: int) -> Blow:
        """11.56 The battle back against an attack of so many dice."""
        combat.rolled = dice
        back = back_dice(self.battle, combat, combat.defender, combat.attacker)
        return self.close_blow(combat, combat.defender, combat.attacker, back)

    def evaded(self, unit: int, attacker: int, dice: int) -> Blow:
        """13.03 Only its own symbol hits a unit that evades, and flags do nothing."""
        target = self.meets(unit, attacker, False)
        return blow(evaded_throws(self.battle, attacker, unit, dice), target._replace(steady=9), 0)

    def momentum(self, unit: int) -> float:
        """13.32-13.47 What taking the hex may lead to."""
        unit_class = self.field.classes[unit]
        if not unit_class.advances:
            return 0.0
        led = self.state.leader_at[self.state.hex_of[unit]] >= 0
        return 14.0 if unit_class.bonus == "always" or (led and unit_class.bonus == "leader") else 4.0

    def against_leader(self, leader: int, dice: int) -> float:
        """14.09 One helmet is enough."""
        return (1.0 - (5 / 6) ** dice) * (self.banner[self.field.side_of[leader]] + LEADER)

    def fire(self, unit: int, target: int) -> float:
        """10.24 What firing at this target is worth."""
        dice = fire_dice(self.battle, unit, target)
        if dice <= 0:
            return -100.0
        if target >= self.field.units:
            return self.against_leader(target, dice)
        return blow(symbol_throws(dice), self.meets(target, unit, True), self.field.classes[target].retreat).value

    # -- standing somewhere ------------------------------------------------------------------------------------------

    def opportunity(self, unit: int, there: int, hexes: int) -> float:
        """The best fight a unit would have this turn after marching there."""
        near = self.near(there)
        if not near and self.nearest(there) > self.field.classes[unit].range:
            return 0.0
        return self.as_if(unit, there, hexes, self.best_fight, near)

    def bonus(self, unit: int, there: int) -> float:
        """13.42 The best bonus combat a unit would have after advancing there."""
        near = self.near(there)
        return self.as_if(unit, there, 1, self.best_bonus, near) if near else 0.0

    def as_if(
        self, unit: int, there: int, hexes: int, judge: Callable[[int, list[int]], float], near: list[int]
    ) -> float:
        """Ask the rules as if a unit that is ordered stood there, so many hexes from here; nothing is changed."""
        state = self.state
        here, moved, ordered = state.hex_of[unit], state.moved[unit], state.ordered[unit]
        entered, leader_at = state.entered, state.leader_at
        state.unit_at[here] = -1
        state.unit_at[there], state.hex_of[unit], state.moved[unit], state.ordered[unit] = unit, there, hexes, 1
        if hexes:
            self._enter(unit, here, there)
        try:
            return judge(unit, near)
        finally:
            state.entered, state.leader_at = entered, leader_at
            state.unit_at[there] = -1
            state.unit_at[here], state.hex_of[unit] = unit, here
            state.moved[unit], state.ordered[unit] = moved, ordered

    def _enter(self, unit: int, here: int, there: int) -> None:
        """As if a unit had entered the ground there, with the leader it has here."""
        state, terrain = self.state, self.field.terrain[there].id
        if terrain in ENTERED:
            state.entered = changed(state.entered, unit, state.entered[unit] | ENTERED[terrain])
        leader = state.leader_at[here]
        if leader >= 0:
            state.leader_at = changed(changed(state.leader_at, here, -1), there, leader)

    def attack_on(self, target: int) -> Callable[[int, list[int]], float]:
        """`attack` of one neighbour, to be asked by `as_if`."""
        return lambda unit, near: self.attack(unit, target)

    def best_bonus(self, unit: int, near: list[int]) -> float:
        """What the best bonus combat of a unit where it stands is worth, or nothing."""
        if cannot_fight_bonus(self.battle, unit) is not None:
            return 0.0
        return max(0.0, *[self.attack(unit, target, True) for target in near])

    def best_fight(self, unit: int, near: list[int]) -> float:
        """What the best fight of a unit where it stands is worth, or nothing."""
        battle, card = self.battle, in_force(self.state)
        if has_no_fight(battle, unit) is not None:
            return 0.0
        best = 0.0
        if near and card.attacks:
            best = max(best, *[self.attack(unit, target) + INITIATIVE for target in near])
        elif card.fires and self.field.classes[unit].range and not near:
            shots = [self.fire(unit, target) for target in targets_in_sight(battle, unit)]
            if shots:
                best = max(shots) * card.shots
        return best

    def near(self, there: int) -> list[int]:
        """Enemies beside a hex: units and lone leaders."""
        unit_at, leader_at, side_of, me = self.state.unit_at, self.state.leader_at, self.field.side_of, self.me
        found = []
        for beside in NEIGHBOURS[there]:
            piece = unit_at[beside]
            if piece < 0:
                piece = leader_at[beside]
            if piece >= 0 and side_of[piece] != me:
                found.append(piece)
        return found

    def danger(self, unit: int, there: int) -> float:
        """What the enemy's next turn may cost a unit that stands there."""
        threats = self.threats_to(unit)
        total = 0.0
        distance = DISTANCE[there]
        for hex, strike_reach, struck, shot_reach, shot in threats:
            far = distance[hex]
            if far == 1:
                total += ORDERED_NEXT * struck
            else:
                if far <= strike_reach:
                    total += COMES_NEXT * struck
                if far <= shot_reach:
                    total += FIRES_NEXT * shot
        return total * SHELTER[self.field.ground[there]]

    def threats_to(self, unit: int) -> list[Threat]:
        """The enemies that could strike or shoot at a unit to some effect, wherever it stands."""
        state = self.state
        led = state.leader_at[state.hex_of[unit]] >= 0
        key = (unit, state.blocks[unit], led)
        threats = self.foe.threats.get(key)
        if threats is None:
            threats = self.foe.threats[key] = self._all_threats(unit, led)
        return threats

    def _all_threats(self, unit: int, led: bool) -> list[Threat]:
        state, field, battle = self.state, self.field, self.battle
        banners = self.banner[self.me], self.banner[1 - self.me]
        threats = []
        for enemy, hex in zip(self.foe.units, self.foe.hexes, strict=True):
            enemy_class = field.classes[enemy]
            strong = is_strong(battle, enemy), is_strong(battle, unit)
            inspired = near_leader(battle, enemy)
            key = (
                field.class_number[enemy], field.class_number[unit], state.blocks[enemy], state.blocks[unit],
                *strong, inspired, led, *banners,
            )  # fmt: skip
            duel = _duels.get(key)
            if duel is None:
                duel = _duels[key] = _duel(battle, enemy, unit, inspired, led, strong, banners)
            struck, shot = duel
            if struck > 0 or shot > 0:
                strike_reach = max(enemy_class.move, enemy_class.charge) + 1
                shot_reach = enemy_class.range + enemy_class.move if enemy_class.range else 0
                threats.append((hex, strike_reach, struck, shot_reach, shot))
        return threats

    def nearest(self, there: int) -> int:
        """How far the nearest enemy unit is."""
        near = self.foe.near
        if there not in near:
            distance = DISTANCE[there]
            near[there] = min([distance[hex] for hex in self.foe.hexes], default=FAR)
        return near[there]

    def friends(self, unit: int, there: int) -> int:
        """12.14 Friends around a hex, the unit itself not counted."""
        unit_at, leader_at, side_of, me = self.state.unit_at, self.state.leader_at, self.field.side_of, self.me
        count = 0
        for beside in NEIGHBOURS[there]:
            piece = unit_at[beside]
            if piece < 0:
                piece = leader_at[beside]
            if piece >= 0 and piece != unit and side_of[piece] == me:
                count += 1
        return count

    def place(self, unit: int, there: int) -> float:
        """How good a hex is for a unit when the turn ends."""
        state = self.state
        key = (unit, state.blocks[unit], state.leader_at[state.hex_of[unit]] >= 0, there)
        value = self.foe.value.get(key)
        if value is None:
            value = self.foe.value[key] = self.ground(unit, there) - self.danger(unit, there)
        return value + COMPANY[self.friends(unit, there)]

    def gain(self, unit: int) -> float:
        """What ordering a unit under the order in force promises: the best move and fight it has."""
        key = (unit, MANNERS[self.state.order])
        gain = self._gains.get(key)
        if gain is None:
            gain = self._gains[key] = self._gain(unit)
        return gain

    def _gain(self, unit: int) -> float:
        here = self.state.hex_of[unit]
        best = self.prospect(unit, here, 0)
        if in_force(self.state).moves:
            best = max([best, *[self.prospect(unit, *end) for end in reach(self.battle, unit).items()]])
        return best - self.place(unit, here)

    def prospect(self, unit: int, there: int, hexes: int) -> float:
        """How good it is for an ordered unit to march there, the fight it finds included."""
        key = (unit, there, hexes, MANNERS[self.state.order])
        value = self._prospects.get(key)
        if value is None:
            value = self._prospects[key] = self.place(unit, there) + self.opportunity(unit, there, hexes)
        return value

    def leader_gain(self, leader: int) -> float:
        """What an order promises a leader: the best place he can ride to."""
        stay = self.leader_place(leader, self.state.hex_of[leader])
        return max([self.leader_place(leader, there) for there in reach(self.battle, leader)], default=stay) - stay

    def leader_place(self, leader: int, there: int) -> float:
        """14.01-14.10 With a strong unit near the fight, never alone near the enemy."""
        unit, far = self.state.unit_at[there], self.nearest(there)
        if unit < 0 or self.field.side_of[unit] != self.me:
            return (
                -12.0 - (0.0 if far > 4 else 8.0 if far > 2 else 70.0 / max(1, far)) + 2.0 * self.friends(leader, there)
            )
        value = 4.0 + FORCE[self.field.class_number[unit]] * 0.2 - self.danger(unit, there) * 0.3
        return value + (4.0 if far <= 2 else 0.0) + 1.5 * self.friends(leader, there)

    def ground(self, unit: int, there: int) -> float:
        """Nearer to where this unit is of use: foot that fights hand to hand to the enemy, missiles in their range,
        the weakened out of it; and objectives."""
        state, field = self.state, self.field
        unit_class = field.classes[unit]
        far = self.nearest(there)
        if state.blocks[unit] == 1 and unit_class.blocks > 1:
            value = 4.0 * min(far, 4)
        elif unit_class.range and unit_class.close < 3:
            value = -3.0 * abs(far - unit_class.range)
        else:
            value = -FORCE[field.class_number[unit]] * 0.07 * min(far, 7)
        if field.objectives or field.exits[self.me]:
            value += self.prizes(unit, there)
        return value

    def prizes(self, unit: int, there: int) -> float:
        """4.04, 8.07 Hexes that give banners, and the way to them."""
        field, value = self.field, 0.0
        for place, (_, owner, hex, banners, keep) in enumerate(field.objectives):
            far = DISTANCE[there][hex]
            if owner == self.me:
                if not self.state.held[place]:
                    value += banners * (70.0 if far == 0 else max(0.0, 15.0 - 2.5 * far))
                elif keep == "while_held" and far == 0:
                    value += banners * 70.0
            elif far == 0 and not self.state.held[place]:
                value += banners * 8.0
        for hex in field.exits[self.me]:
            value += max(0.0, 12.0 - 2.0 * DISTANCE[there][hex]) / len(field.exits[self.me])
        return value


def _duel(
    battle: Fight, enemy: int, unit: int, inspired: bool, led: bool, strong: tuple[bool, bool], banners: tuple[int, int]
) -> tuple[float, float]:
    """What an enemy's attack in the open, and its fire, would be worth to it: an estimate for what may come, where the
    hexes are not known yet. The dice are those of the classes."""
    field, state = battle.field, battle.state
    mine, other = field.classes[unit], field.classes[enemy]
    dice = mine.elephant_dice if other.elephants else other.close + other.strong * strong[0]
    back = other.elephant_dice if mine.elephants else mine.back + mine.strong * strong[1]
    target = Target(field.class_number[unit], state.blocks[unit], int(led), 2, led, banners[0])
    author = Target(field.class_number[enemy], state.blocks[enemy], 0, 2, False, banners[1])
    first = blow(close_throws(battle, enemy, unit, dice, inspired, mine.swords_ignored), target, mine.retreat)
    reply = blow(close_throws(battle, unit, enemy, back, led, other.swords_ignored), author, other.retreat)
    struck = first.value - first.stays * reply.value
    if mine.may_evade[field.class_number[enemy]]:
        struck = min(struck, blow(evaded_throws(battle, enemy, unit, dice), target._replace(steady=9), 0).value)
    shot = blow(symbol_throws(other.fire_moved), target, mine.retreat).value if other.range else 0.0
    return max(0.0, struck), shot
