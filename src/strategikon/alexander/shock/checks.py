"""8.33 The pre-shock checks of the charge: who makes one, with which modifier, and what failing costs."""

from __future__ import annotations

from strategikon.alexander import chariots, cohesion
from strategikon.alexander.combats import Combat
from strategikon.alexander.field import Trait
from strategikon.alexander.phalanx import stack_of
from strategikon.alexander.pieces import Fight, has, in_double_depth, is_marked
from strategikon.alexander.shock.combat import (
    angles,
    any_double_depth,
    attackers,
    checks_first,
    defenders,
    has_moved,
    tops,
)  # fmt: skip
from strategikon.alexander.shock.designation import set_marker
from strategikon.alexander.state import Mark
from strategikon.alexander.tables import CHECK_NOTES
from strategikon.kernel.hexarcs import FRONT


def excuse(battle: Fight, combat: Combat) -> None:
    """7.34a The markers of excused movers are turned to No-Check."""
    for unit in attackers(battle, combat):
        if is_marked(battle, unit, Mark.MUST_CHECK) and is_excused(battle, combat, unit):
            set_marker(battle, unit, Mark.NO_CHECK)


def must_check(battle: Fight, combat: Combat, unit: int) -> bool:
    """8.33a, 8.33b, 9.22b, R-ALEX-13 Whether an attacker checks: Must-Check, unless it is a chariot with a run of 4
    hexes."""
    return _calls_for_checks(battle, combat, unit) and not chariots.skips_check(battle, unit)


def _calls_for_checks(battle: Fight, combat: Combat, unit: int) -> bool:
    """8.33a A unit with a Must-Check marker, not excused; the lower phalanx of a stack goes by the upper one's."""
    marked = is_marked(battle, stack_of(battle, unit)[0], Mark.MUST_CHECK)
    return marked and not is_excused(battle, combat, unit)


def is_checked(battle: Fight, combat: Combat, defender: int) -> bool:
    """8.33a, 8.33b, 8.33e, 9.33a Whether a defender checks: some attacker calls for it. A routed one never does; PH
    and HI do not because of LI in front."""
    if battle.state.routed[defender]:
        return False
    return any(
        _calls_for_checks(battle, combat, unit) and not _is_despised(battle, combat, unit, defender)
        for unit in attackers(battle, combat)
    )


def _is_despised(battle: Fight, combat: Combat, unit: int, defender: int) -> bool:
    """9.33a LI (not LP) that attacks PH or HI frontally."""
    if battle.field.type_of[unit] != "LI" or not has(battle, defender, Trait.HEAVY):
        return False
    return angles(battle, combat, unit, defender) == [FRONT]


def check_all(battle: Fight, combat: Combat) -> None:
    """8.33a Every check of a combat at once: attackers, then their targets, in scenario order. Nobody routs yet."""
    ours, theirs = attackers(battle, combat), defenders(battle, combat)
    for unit in tops(battle, ours):
        if must_check(battle, combat, unit):
            _check(battle, combat, unit)
    for unit in tops(battle, theirs):
        if is_checked(battle, combat, unit):
            _check(battle, combat, unit)


def is_excused(battle: Fight, combat: Combat, unit: int) -> bool:
    """8.33e, 9.31i, R-ALEX-64 An attacker each of whose targets is routed, or (if it is none itself) a skirmisher."""
    despises = not has(battle, unit, Trait.SKIRMISHER)
    return all(
        battle.state.routed[target] or (despises and has(battle, target, Trait.SKIRMISHER))
        for target in defenders(battle, combat)
    )


def check_modifier(battle: Fight, combat: Combat, unit: int) -> int:
    """9.17a, 9.22a, 9.62f +1 for a defender attacked by elephants, chariots or double depth; -1 for one in double
    depth."""
    ours = attackers(battle, combat)
    if unit in ours:
        return 0
    beasts = any(has(battle, one, Trait.ELEPHANT | Trait.CHARIOT) for one in ours) or any_double_depth(battle, ours)
    modifier = CHECK_NOTES["attacked_by_shock_beast"] if beasts else 0
    return modifier + (CHECK_NOTES["double_depth_defends"] if in_double_depth(battle, unit) else 0)


def check_second_target(battle: Fight, combat: Combat) -> None:
    """R-ALEX-63 Only the new target of a unit passing through checks: if that unit moved, and it is no skirmisher."""
    if not any(has_moved(battle, unit) for unit in attackers(battle, combat)):
        return
    for unit in tops(battle, defenders(battle, combat)):
        if not battle.state.routed[unit] and not has(battle, unit, Trait.SKIRMISHER):
            _check(battle, combat, unit)


def _check(battle: Fight, combat: Combat, top: int) -> None:
    """8.33a, 9.62h One check; of a stack that of the phalanx that is struck, and if it fails the other's too."""
    first = checks_first(battle, combat, top)
    for unit in (first, *(one for one in stack_of(battle, top) if one != first)):
        excess = cohesion.check(battle, unit, check_modifier(battle, combat, unit), "pre_shock")
        if excess <= 0:
            return
        cohesion.add_hits(battle, unit, excess, "check")
