"""8.33 The charge (Ephodos): dodges, pre-shock checks, and what they bring about before the lines meet."""

from __future__ import annotations

from collections.abc import Sequence

from strategikon.alexander import chariots, cohesion
from strategikon.alexander.field import Trait
from strategikon.alexander.phalanx import stack_of
from strategikon.alexander.pieces import Fight, has, in_double_depth, is_marked
from strategikon.alexander.shock import aftermath, collapse
from strategikon.alexander.shock.combat import (
    DODGED,
    OVER,
    STEP,
    Combat,
    all_defenders,
    angles,
    any_double_depth,
    attackers,
    checks_first,
    defenders,
    dismiss,
    has_moved,
    is_contested,
    make,
    open_combats,
    tops,
)  # fmt: skip
from strategikon.alexander.shock.designation import set_marker
from strategikon.alexander.state import Mark
from strategikon.alexander.tables import CHECK_NOTES, CHECKS
from strategikon.kernel.hexarcs import FRONT
from strategikon.kernel.ruleset import Activity


def charge(battle: Fight) -> None:
    """8.33 Phase `charge`: dodges come first, if chariots charge Macedonians (`dodge`); then the checks (`check`)."""
    dodging = any(_dodgers(battle, combat) for combat in open_combats(battle))
    battle.state.phase = "dodge" if dodging else "check"


def check(battle: Fight) -> None:
    """8.33a Phase `check`: the checks of all combats, at once; then routs and advances, if any (`break`)."""
    combats = open_combats(battle)
    for combat in combats:
        excuse(battle, combat)
        check_all(battle, combat)
    broken = any(collapse.must_rout(battle, side(battle, c)) for c in combats for side in (attackers, defenders))
    battle.state.phase = "break" if broken else "leaders"


def break_off(battle: Fight) -> Activity:
    """8.33c, 8.33d Phase `break`: those the charge has broken, combat by combat from left to right."""
    for combat in open_combats(battle):
        yield from settle(battle, combat)
    battle.state.phase = "leaders"


# -- 9.24 dodging ----------------------------------------------------------------------------------------------------


def dodge(battle: Fight) -> Activity:
    """9.24a Phase `dodge`: who lets the chariots through."""
    for combat in open_combats(battle):
        yield from _dodge(battle, combat)
    battle.state.phase = "check"


def _dodgers(battle: Fight, combat: Combat) -> list[int]:
    return [unit for unit in tops(battle, defenders(battle, combat)) if faces_chariots(battle, combat, unit)]


def _dodge(battle: Fight, combat: Combat) -> Activity:
    """9.24a, R-ALEX-82 Macedonian units about to be shocked by chariots through their front: one die each. Who lets
    them through takes no further part against them."""
    dodgers = [unit for unit in _dodgers(battle, combat) if chariots.dodge(battle, unit)]
    for unit in dodgers:
        yield from cohesion.lose(battle, unit, CHECKS["dodge"].pass_points, "dodge")
    if dodgers:
        _let_through(battle, combat, dodgers)


def faces_chariots(battle: Fight, combat: Combat, unit: int) -> bool:
    """9.24a A unit of the Macedonian side, not routed, with a chariot attacking it through its front."""
    if battle.state.routed[unit]:
        return False
    return any(chariots.may_dodge(battle, attacker, unit) for attacker in attackers(battle, combat))


def _let_through(battle: Fight, combat: Combat, dodgers: Sequence[int]) -> None:
    """9.24a The chariots fight those that stood; if all let them through, they pass. Others of the combat fight on."""
    ours = attackers(battle, combat)
    passing = [unit for unit in ours if has(battle, unit, Trait.CHARIOT)]
    standing = [unit for unit in tops(battle, defenders(battle, combat)) if unit not in dodgers]
    alone = len(passing) == len(ours)
    if standing and alone:
        dismiss(combat, dodgers)
    elif alone:
        combat[STEP] = DODGED
    elif not standing:
        apart = make(battle, passing, tops(battle, defenders(battle, combat)))
        apart[STEP] = DODGED
        battle.state.combats.append(apart)
        dismiss(combat, passing)


# -- 8.33 the checks -------------------------------------------------------------------------------------------------


def is_excused(battle: Fight, combat: Combat, unit: int) -> bool:
    """8.33e, 9.31i, R-ALEX-64 An attacker all of whose targets are routed, or (if it is none itself) skirmishers."""
    theirs = defenders(battle, combat)
    if all(battle.state.routed[target] for target in theirs):
        return True
    return all(has(battle, target, Trait.SKIRMISHER) for target in theirs) and not has(battle, unit, Trait.SKIRMISHER)


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


def check_modifier(battle: Fight, combat: Combat, unit: int) -> int:
    """9.17a, 9.22a, 9.62f +1 for a defender attacked by elephants, chariots or double depth; -1 for one in double
    depth."""
    ours = attackers(battle, combat)
    if unit in ours:
        return 0
    beasts = any(has(battle, one, Trait.ELEPHANT | Trait.CHARIOT) for one in ours) or any_double_depth(battle, ours)
    modifier = CHECK_NOTES["attacked_by_shock_beast"] if beasts else 0
    return modifier + (CHECK_NOTES["double_depth_defends"] if in_double_depth(battle, unit) else 0)


def check_all(battle: Fight, combat: Combat) -> None:
    """8.33a Every check of a combat at once: attackers, then their targets, in scenario order. Nobody routs yet."""
    ours, theirs = attackers(battle, combat), defenders(battle, combat)
    for unit in tops(battle, ours):
        if must_check(battle, combat, unit):
            _check(battle, combat, unit)
    for unit in tops(battle, theirs):
        if is_checked(battle, combat, unit):
            _check(battle, combat, unit)


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


# -- 8.33 what comes of it -------------------------------------------------------------------------------------------


def settle(battle: Fight, combat: Combat) -> Activity:
    """8.33c, 8.33d After the checks of a combat: routs (10.26 if both sides must), and the advance of those who
    stayed. One whose opponents a rout has swept away meanwhile routs all the same, but takes no ground."""
    contested = is_contested(battle, combat)
    yield from collapse.rout_all(battle, combat, aftermath.held_back(battle, combat))
    if not contested:
        return
    if is_contested(battle, combat):
        here = defenders(battle, combat)
        dismiss(combat, [unit for unit in all_defenders(combat) if unit not in here])  # their hexes are lost to it
        return
    combat[STEP] = OVER
    collapse.spend_javelins(battle, combat)
    if not defenders(battle, combat):
        yield from aftermath.follow_up(battle, combat)
