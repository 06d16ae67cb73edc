"""A shock inspected before it is fought: the pre-shock tests, the column with each shift named, superiority and its
reason, the die modifiers, and the losses at every die. Resolution uses these very functions, there is no second
formula."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from strategikon.alexander.combats import ATTACK, DEFENCE, Combat
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import charisma
from strategikon.alexander.pieces import Fight, has, in_double_depth
from strategikon.alexander.profile import tq
from strategikon.alexander.shock.adjustments import Named, column_shifts, die_modifiers, inspiring
from strategikon.alexander.shock.checks import check_modifier, is_checked, must_check
from strategikon.alexander.shock.clash import angle_of, base_column, strikes
from strategikon.alexander.shock.combat import attackers, defenders, tops
from strategikon.alexander.shock.superiority import Superiority, superiority
from strategikon.alexander.state import NOBODY
from strategikon.alexander.tables import SHOCK, SHOCK_ADJUSTMENTS
from strategikon.kernel.hexarcs import FRONT, Arc

COLUMNS: Final = (min(column for _, column in SHOCK), max(column for _, column in SHOCK))
DICE: Final = (min(die for die, _ in SHOCK), max(die for die, _ in SHOCK))


def clamp(number: int, bounds: tuple[int, int]) -> int:
    """R-ALEX-10 Within the chart."""
    return max(bounds[0], min(bounds[1], number))


@dataclass(frozen=True, slots=True)
class PreShock:
    """8.33 One unit's check: it loses die + modifier - TQ if that is above 0."""

    unit: int
    tq: int
    modifier: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """8.35, 8.36 Everything about one combat before its die is thrown."""

    attacker: int
    defender: int
    angle: Arc
    base: int
    shifts: Named
    superior: Superiority
    modifiers: Named
    halved: str  # 9.31 "attacker", "defender" or ""
    tripled: bool  # 9.62g, whoever is superior

    @property
    def column(self) -> int:
        """8.36m All shifts are summed, then the column is kept within the chart."""
        return clamp(self.base + sum(value for _, value in self.shifts), COLUMNS)

    @property
    def modifier(self) -> int:
        return sum(value for _, value in self.modifiers)

    def losses(self, die: int) -> tuple[int, int]:
        """8.36m, 8.36n, 8.64d, 9.31, 9.62g, R-ALEX-70 Losses of attacker and defender at an unmodified die: multiply,
        then halve, then the maximum of 1."""
        ours, theirs = SHOCK[clamp(die + self.modifier, DICE), self.column]
        if self.tripled:
            theirs *= SHOCK_ADJUSTMENTS["double_depth"]
        elif self.superior.side == ATTACK:
            theirs *= SHOCK_ADJUSTMENTS["attacker_superior"]
        if self.superior.side == DEFENCE:
            ours *= SHOCK_ADJUSTMENTS["defender_superior"]
        if self.halved == "attacker":
            ours = min(ours // SHOCK_ADJUSTMENTS["skirmisher"], SHOCK_ADJUSTMENTS["skirmisher_most"])
        if self.halved == "defender":
            theirs //= SHOCK_ADJUSTMENTS["skirmisher"]
        return ours, theirs


def pre_shock(battle: Fight, combat: Combat) -> list[PreShock]:
    """8.33 Who will check, against what; of a stack the unit that checks first."""
    who = [unit for unit in tops(battle, attackers(battle, combat)) if must_check(battle, combat, unit)]
    who += [unit for unit in tops(battle, defenders(battle, combat)) if is_checked(battle, combat, unit)]
    return [PreShock(unit, tq(battle, unit), check_modifier(battle, combat, unit)) for unit in who]


def forecast(battle: Fight, combat: Combat, ours: int = NOBODY, theirs: int = NOBODY) -> Forecast:
    """8.35, 8.36 The combat with the units named in it; `ours` and `theirs` are the leaders whose Charisma is used."""
    attacker, defender, angle = combat.attacker, combat.defender, Arc(combat.angle)
    superior = superiority(battle, combat, attacker, defender, angle)
    return Forecast(
        attacker,
        defender,
        angle,
        base_column(battle, attacker, defender, angle) or COLUMNS[0],
        column_shifts(battle, combat, attacker, defender, angle),
        superior,
        die_modifiers(battle, combat, ours, theirs),
        halved_side(battle, combat),
        angle is not FRONT and in_double_depth(battle, defender),
    )


def halved_side(battle: Fight, combat: Combat) -> str:
    """9.31d, 9.31e, R-ALEX-69 The side that faces nothing but skirmishers and is not skirmishers itself."""
    ours = all(has(battle, unit, Trait.SKIRMISHER) for unit in attackers(battle, combat))
    theirs = all(has(battle, unit, Trait.SKIRMISHER) for unit in defenders(battle, combat))
    if ours == theirs:
        return ""
    return "attacker" if theirs else "defender"


# -- for the page, the terminal and the computer opponent ------------------------------------------------------------


def name_best(battle: Fight, combat: Combat, theirs: Iterable[int]) -> None:
    """8.35b, 8.35c, R-ALEX-68 The choices of both sides, by the loss they lead to on average; the defender has these
    units to choose from."""
    replies = []
    for defender in theirs:
        options = []
        for _, attacker, _, _ in strikes(battle, combat, defender):
            combat.attacker, combat.defender = attacker, defender
            combat.angle = int(angle_of(battle, combat, attacker, defender))
            options.append((balance(forecast(battle, combat)), attacker, defender, combat.angle))
        replies.append(max(options, key=lambda option: option[0]))
    _, combat.attacker, combat.defender, combat.angle = min(replies, key=lambda reply: reply[0])


def balance(seen: Forecast) -> int:
    """Ten times what the defender loses more than the attacker, on average."""
    return sum(theirs - ours for ours, theirs in (seen.losses(die) for die in range(DICE[0], DICE[1] + 1)))


def best_leaders(battle: Fight, combat: Combat) -> tuple[int, int]:
    """8.36l The leader of either side whose Charisma is highest, NOBODY if none."""
    return _best_leader(battle, attackers(battle, combat)), _best_leader(battle, defenders(battle, combat))


def _best_leader(battle: Fight, units: list[int]) -> int:
    return max(inspiring(battle, units), key=lambda leader: charisma(battle, leader), default=NOBODY)
