"""8.33 The charge (Ephodos): dodges, pre-shock checks (checks.py), and what they bring about before the lines meet."""

from __future__ import annotations

from collections.abc import Sequence

from strategikon.alexander import chariots, cohesion
from strategikon.alexander.combats import DODGED, OVER, Combat
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, has
from strategikon.alexander.shock import aftermath, collapse
from strategikon.alexander.shock.checks import check_all, excuse
from strategikon.alexander.shock.combat import (
    all_defenders,
    attackers,
    defenders,
    dismiss,
    is_contested,
    make,
    open_combats,
    tops,
)  # fmt: skip
from strategikon.alexander.tables import CHECKS
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
    combat.step = OVER
    collapse.spend_javelins(battle, combat)
    if not defenders(battle, combat):
        yield from aftermath.follow_up(battle, combat)


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


def _let_through(battle: Fight, combat: Combat, dodgers: Sequence[int]) -> None:
    """9.24a The chariots fight those that stood; if all let them through, they pass. Others of the combat fight on."""
    ours = attackers(battle, combat)
    passing = [unit for unit in ours if has(battle, unit, Trait.CHARIOT)]
    standing = [unit for unit in tops(battle, defenders(battle, combat)) if unit not in dodgers]
    alone = len(passing) == len(ours)
    if standing and alone:
        dismiss(combat, dodgers)
    elif alone:
        combat.step = DODGED
    elif not standing:
        apart = make(battle, passing, tops(battle, defenders(battle, combat)))
        apart.step = DODGED
        battle.state.combats.append(apart)
        dismiss(combat, passing)


def faces_chariots(battle: Fight, combat: Combat, unit: int) -> bool:
    """9.24a A unit of the Macedonian side, not routed, with a chariot attacking it through its front."""
    if battle.state.routed[unit]:
        return False
    return any(chariots.may_dodge(battle, attacker, unit) for attacker in attackers(battle, combat))
