"""A look at the field: what a charge, a volley or a threat would be worth on average.

Two estimates of a shock stand side by side, both read off shock/. `fought` takes a combat as it will be resolved and
asks the forecast itself; `charge` guesses, for units that are not there yet, from the same columns and superiorities.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from strategikon.alexander import cataphracts, profile
from strategikon.alexander.combats import ATTACK, Combat
from strategikon.alexander.facing import FRONTS, arcs_of
from strategikon.alexander.field import Places, Trait
from strategikon.alexander.phalanx import covered_flanks, fighting_size
from strategikon.alexander.pieces import Fight, hexes, leaders_with
from strategikon.alexander.shock.adjustments import ratio_steps
from strategikon.alexander.shock.checks import check_modifier, is_checked, must_check
from strategikon.alexander.shock.clash import ANGLES, base_column, strikes
from strategikon.alexander.shock.combat import attackers, defenders, tops
from strategikon.alexander.shock.forecast import DICE, Forecast, forecast
from strategikon.alexander.shock.superiority import Superiority, of_system
from strategikon.alexander.state import COLUMN, NOBODY, NONE, NOWHERE, SQUARE, Mark
from strategikon.alexander.tables import CHECK_NOTES, SHOCK_ADJUSTMENTS
from strategikon.alexander.tactics.appraisal import CHECKED, Appraisal, appraise
from strategikon.alexander.zones import enemies_in_zone
from strategikon.kernel.hexarcs import FLANK, FRONT, REAR, Arc

ZEAL: Final = 10  # what an attack is worth for its own sake: who waits wins nothing
ZEAL_A_TURN: Final = 2  # and more as time goes by
MOST_ZEAL: Final = 40
RELUCTANCE: Final = -30  # of a side for which time works: let the enemy come
FORBIDDEN: Final = -200.0
BEASTS: Final = Trait.ELEPHANT | Trait.CHARIOT
ALL_DICE: Final = range(DICE[0], DICE[1] + 1)
SHOOK: Final = Mark.MUST_CHECK | Mark.NO_CHECK

UNCHECKED: Final = 99  # in the place of a modifier

Struck = Sequence[tuple[int, Arc]]
Losses = tuple[int, int, str]  # column, who is superior, whose losses are halved
_LOSSES: dict[Losses, list[tuple[int, int]]] = {}


def expected(column: int, superior: int, halved: str) -> list[tuple[int, int]]:
    """8.36 (attacker's loss, defender's loss) by die, for a column and who is superior."""
    key = (column, superior, halved)
    found = _LOSSES.get(key)
    if found is None:
        seen = Forecast(NOBODY, NOBODY, FRONT, column, [], Superiority(superior), [], halved, False)
        found = _LOSSES[key] = [seen.losses(die) for die in ALL_DICE]
    return found


class Outlook:
    """What one side sees when a question is put to it. Tables are made as they are needed."""

    def __init__(self, battle: Fight, side: int) -> None:
        self.battle, self.state, self.field = battle, battle.state, battle.field
        self.side = side
        self.appraisal: Appraisal = appraise(battle)
        self.appraisal.tidy()
        self.waits = self.appraisal.waits[side]
        self.zeal = RELUCTANCE if self.waits else min(MOST_ZEAL, ZEAL + ZEAL_A_TURN * battle.state.turn)
        self._committed: dict[int, list[int]] | None = None
        self._covered: dict[int, int] = {}
        self._rivals: list[int] | None = None

    # -- pieces --------------------------------------------------------------------------------------------------------

    @property
    def rivals(self) -> list[int]:
        """The enemy units on the map, top units only."""
        if self._rivals is None:
            state, below = self.state, set(self.state.beneath)
            units = self.field.units_of[1 - self.side]
            self._rivals = [unit for unit in units if state.hex_of[unit] != NOWHERE and unit not in below]
        return self._rivals

    @cached_property
    def enemy_key(self) -> int:
        """A number for the enemy as he stands: equal armies, equal numbers, as long as memory lasts."""
        state, units = self.state, self.field.units_of[1 - self.side]
        first, last = units[0] if units else 0, units[-1] + 1 if units else 0
        lists = (
            state.hex_of, state.hex2_of, state.facing, state.hits, state.routed, state.formation, state.missile,
            state.beneath,
        )  # fmt: skip
        key = (self.side, *(number for one in lists for number in one[first:last]))
        memory = self.appraisal.memory
        found: int | None = self.appraisal.memory.get(key)
        if found is None:
            found = memory[key] = len(memory)
        return found

    def damage(self, unit: int, more: float) -> float:
        """What so many hits more would cost the owner of a unit; a routed one is nearly lost already."""
        if self.state.routed[unit]:
            return self.appraisal.worth[unit] * 0.1 if more >= 1 else 0.0
        return self.appraisal.damage(unit, self.state.hits[unit], more)

    # -- shocks that are only thought of -------------------------------------------------------------------------------

    def pair(self, attacker: int, defender: int, angle: Arc) -> tuple[int | None, int]:
        """8.35a, 8.36a, 8.36f The column of the chart and who is superior, for two units and an angle."""
        state = self.state
        thrown = state.missile[defender] == NONE
        key = (attacker, defender, angle, thrown, state.formation[attacker], state.formation[defender])
        found: tuple[int | None, int] | None = self.appraisal.memory.get(key)
        if found is None:
            column = base_column(self.battle, attacker, defender, angle)
            found = self.appraisal.memory[key] = (column, self._superior(attacker, defender, angle))
        return found

    def _superior(self, attacker: int, defender: int, angle: Arc) -> int:
        traits = self.field.traits
        beaten = angle is not FRONT and not (angle is FLANK and traits[defender] & Trait.SKIRMISHER)
        if beaten and not (traits[attacker] & Trait.CAVALRY and traits[defender] & Trait.ELEPHANT):
            return ATTACK
        if self.state.formation[defender] == COLUMN and not traits[attacker] & Trait.SKIRMISHER:
            return ATTACK
        return of_system(self.battle, attacker, defender)[0]

    def charge(self, ours: Sequence[int], struck: Struck, moved: bool = True, extra: int = 0) -> float:
        """What a shock of these units, the first of whom strikes, against these (each with the arc struck) would gain.
        The defender names the unit that is best for him (8.35b)."""
        state = self.state
        theirs = [unit for unit, _ in struck]
        if all(state.routed[unit] for unit in theirs):
            return sum(self.appraisal.worth[unit] for unit in theirs) * 0.1 + self.zeal
        shift = extra + self._size_shift(ours, theirs, moved)
        halved = self._halved(ours, theirs)
        checks = moved and halved != "attacker"
        worst = 1e9
        for defender, angle in struck:
            column, superior = self.pair(ours[0], defender, angle)
            if column is None:
                return FORBIDDEN
            named = max(1, min(13, column + shift + self._wall(ours[0], defender, angle, moved)))
            worst = min(worst, self._balance(ours, theirs, (named, superior, halved), checks))
        return worst + self.zeal

    def meeting(self, attacker: int, defender: int, arc: Arc) -> float:
        """What a charge of one unit at an arc of another would gain, zeal apart."""
        state, appraisal = self.state, self.appraisal
        hits, formation, below = state.hits, state.formation, state.beneath
        key = (
            attacker, defender, arc, hits[attacker], hits[defender], state.routed[defender], formation[attacker],
            formation[defender], below[attacker] == NOBODY, below[defender] == NOBODY,
            state.missile[defender] == NONE, self._wall(attacker, defender, arc, True),
        )  # fmt: skip
        found: float | None = appraisal.memory.get(key)
        if found is None:
            found = appraisal.memory[key] = self.charge([attacker], [(defender, arc)]) - self.zeal
        return found

    def _size_shift(self, ours: Sequence[int], theirs: Sequence[int], moved: bool) -> int:
        """8.36h, 8.36k"""
        traits, battle = self.field.traits, self.battle
        everybody = (*ours, *theirs)
        shift = 0
        if self.field.has_elephants or any(traits[unit] & BEASTS for unit in everybody):
            for beast in (Trait.ELEPHANT, Trait.CHARIOT):
                count = sum(bool(traits[unit] & beast) for unit in everybody)
                if 0 < count < len(everybody):
                    return 0
        one = sum(fighting_size(battle, unit) for unit in ours)
        other = sum(fighting_size(battle, unit) for unit in theirs)
        shift += SHOCK_ADJUSTMENTS["size_ratio"] * ratio_steps(one, other, moved)
        if any(traits[unit] & Trait.CATAPHRACT for unit in everybody):
            shift += cataphracts.shift(battle, list(ours), []) + cataphracts.shift(battle, [], list(theirs))
        return shift

    def _halved(self, ours: Sequence[int], theirs: Sequence[int]) -> str:
        """9.31d, 9.31e"""
        traits = self.field.traits
        light = all(traits[unit] & Trait.SKIRMISHER for unit in ours)
        lighter = all(traits[unit] & Trait.SKIRMISHER for unit in theirs)
        return "" if light == lighter else "attacker" if lighter else "defender"

    def _wall(self, striker: int, defender: int, angle: Arc, moved: bool) -> int:
        """9.61 The phalanx seen from the front."""
        traits = self.field.traits
        if angle is not FRONT or not moved or traits[striker] & Trait.PHALANX or not traits[defender] & Trait.PHALANX:
            return 0
        each = SHOCK_ADJUSTMENTS["phalanx_front_hi" if self.field.type_of[striker] == "HI" else "phalanx_front"]
        covered = self._covered.get(defender)
        if covered is None:
            covered = self._covered[defender] = covered_flanks(self.battle, defender)
        return each * covered

    def _balance(self, ours: Sequence[int], theirs: Sequence[int], losses: Losses, checks: bool) -> float:
        """What the defenders lose more than the attackers, in worth, over all dice; checks before it on average."""
        total = 0.0
        for unit in theirs:
            total += self._bears(unit, losses, 1, len(theirs), self._feared(ours) if checks else UNCHECKED)
        for unit in ours:
            total -= self._bears(unit, losses, 0, len(ours), 0 if checks else UNCHECKED)
        return total

    def _feared(self, ours: Sequence[int]) -> int:
        """9.17a, 9.22a"""
        beasts = any(self.field.traits[unit] & BEASTS for unit in ours)
        return CHECK_NOTES["attacked_by_shock_beast"] if beasts else 0

    def _bears(self, unit: int, losses: Losses, place: int, count: int, modifier: int) -> float:
        """What its share of the losses costs a unit on average, after a check with this modifier."""
        state, appraisal = self.state, self.appraisal
        key = (unit, state.hits[unit], state.routed[unit], losses, place, count, modifier)
        found: float | None = appraisal.memory.get(key)
        if found is None:
            shaken = CHECKED[self.field.tq_of[unit], modifier] if modifier != UNCHECKED else 0.0
            each = (self.damage(unit, shaken + loss[place] / count) for loss in expected(*losses))
            found = appraisal.memory[key] = sum(each) / len(ALL_DICE)
        return found

    def arc_toward(self, unit: int, there: int) -> Arc:
        """The arc of a unit in which a hex lies, near or far; between two arcs the worse for the unit."""
        arcs = arcs_of(self.battle, unit)
        here = min(hexes(self.battle, unit), key=lambda own: self.field.grid.distance[own][there])
        return max((arcs[side] for side in self.field.grid.entry_sides(there, here)), default=FRONT)

    @property
    def committed(self) -> dict[int, list[int]]:
        """7.33 By enemy: the friends who are marked to shock it this phase."""
        if self._committed is None:
            self._committed = {}
            for unit in self.field.units_of[self.side]:
                if self.state.marks[unit] & SHOOK and self.state.hex_of[unit] != NOWHERE:
                    for enemy in enemies_in_zone(self.battle, unit):
                        self._committed.setdefault(enemy, []).append(unit)
        return self._committed

    def met(self, unit: int, places: Places, facing: int) -> list[tuple[int, Arc]]:
        """7.21, 7.31 The enemies in whose face a unit would stand in these hexes, each with the arc it would strike."""
        field, at, rows = self.field, self.state.unit_at, self.field.grid.neighbour
        own, way = field.side_of[unit], field.way_of[unit]
        found: dict[int, Arc] = {}
        for here in places:
            for side in FRONTS[facing]:
                there = rows[here][side]
                enemy = at[there] if there >= 0 else NOBODY
                if enemy == NOBODY or field.side_of[enemy] == own or not field.open_sides(way, here) >> side & 1:
                    continue
                arc = arcs_of(self.battle, enemy)[(side + 3) % 6]
                found[enemy] = min(arc, found.get(enemy, REAR))
        return list(found.items())

    def can_shock(self, unit: int) -> bool:
        """Whether a unit is of those who shock at all: 9.31a skirmishers only chariots."""
        traits, state = self.field.traits[unit], self.state
        if state.routed[unit] or traits & Trait.ARTILLERY or state.formation[unit] in (COLUMN, SQUARE):
            return False
        return not traits & Trait.SKIRMISHER or bool(traits & Trait.TRAINED)

    def slope(self, here: int, struck: Iterable[tuple[int, Arc]]) -> int:
        """8.64b A column for the higher ground, roughly."""
        level = self.field.level
        theirs = [level[self.state.hex_of[unit]] for unit, _ in struck]
        if all(height > level[here] for height in theirs):
            return SHOCK_ADJUSTMENTS["all_higher"]
        return SHOCK_ADJUSTMENTS["all_lower"] if all(height < level[here] for height in theirs) else 0

    def assault(self, unit: int, places: Places, facing: int) -> float:
        """What standing there would gain by shock this phase: 7.31 those who must have no choice, others may forgo."""
        struck = self.met(unit, places, facing)
        if not struck or not self.can_shock(unit):
            return 0.0
        friends = {friend for enemy, _ in struck for friend in self.committed.get(enemy, ())} - {unit}
        value = self.charge([unit, *sorted(friends)], struck, True, self.slope(places[0], struck))
        charismatic = sum(self.field.charisma[leader] for leader in leaders_with(self.battle, unit))
        value += 4 * charismatic
        return value if self.field.traits[unit] & Trait.MUST_SHOCK else max(0.0, value)

    # -- shocks as they will be fought ---------------------------------------------------------------------------------

    def fought(self, combat: Combat) -> float:
        """What a combat as it stands will gain its attackers: 8.35b the defender chooses before the attacker."""
        replies = [self.reply(combat, defender) for defender in tops(self.battle, defenders(self.battle, combat))]
        return min(replies, default=0.0)

    def reply(self, combat: Combat, defender: int) -> float:
        """What the attacker's best answer to a defender's name would gain him."""
        values = strikes(self.battle, combat, defender)
        return max((self.struck_by(combat, attacker, defender, word) for _, attacker, _, word in values), default=0.0)

    def struck_by(self, combat: Combat, attacker: int, defender: int, word: str) -> float:
        """8.36 A combat with both units and the angle named."""
        battle, named = self.battle, combat.copy()
        named.attacker, named.defender, named.angle = attacker, defender, ANGLES.index(word)
        seen = forecast(battle, named)
        ours, theirs = attackers(battle, named), defenders(battle, named)
        total = 0.0
        for units, place, sign in ((ours, 0, -1.0), (theirs, 1, 1.0)):
            for unit in units:
                checks = (must_check if place == 0 else is_checked)(battle, named, unit)
                modifier = max(-2, min(5, check_modifier(battle, named, unit)))
                shaken = CHECKED[min(11, profile.tq(battle, unit)), modifier] if checks else 0.0
                losses = (seen.losses(die)[place] / len(units) for die in ALL_DICE)
                total += sign * sum(self.damage(unit, shaken + loss) for loss in losses) / len(ALL_DICE)
        return total
