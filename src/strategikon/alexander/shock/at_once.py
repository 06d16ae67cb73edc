"""A combat fought at once, all its steps in a row: the second line of a pass-through (9.13b), the prey of a pursuit
(10.34)."""

from __future__ import annotations

from strategikon.alexander.combats import OVER, Combat
from strategikon.alexander.pieces import Fight
from strategikon.alexander.shock import charismos, checks, clash, collapse, resolution
from strategikon.alexander.shock.assignment import enlist
from strategikon.alexander.shock.combat import all_attackers, all_defenders, is_contested
from strategikon.kernel.ruleset import Activity


def second_line(battle: Fight, combat: Combat) -> Activity:
    """9.13b, R-ALEX-63 The new target of a unit passing through checks; then the combat."""
    _join(battle, combat)
    checks.check_second_target(battle, combat)
    yield from collapse.rout_all(battle, combat)
    yield from _fight(battle, combat)


def prey(battle: Fight, combat: Combat) -> Activity:
    """10.34a A pursuer's shock, without pre-shock checks."""
    _join(battle, combat)
    yield from _fight(battle, combat)


def _join(battle: Fight, combat: Combat) -> None:
    battle.state.combats.append(combat)
    enlist(battle, len(battle.state.combats) - 1, all_attackers(combat), all_defenders(combat))


def _fight(battle: Fight, combat: Combat) -> Activity:
    """8.34 to 8.38 for this combat alone."""
    if is_contested(battle, combat):
        yield from charismos.of_combats(battle, [combat])
        yield from clash.name_units(battle, combat)
        yield from resolution.fight(battle, combat)
        collapse.push(battle, combat)
        spared = yield from collapse.rout_all(battle, combat)
        yield from collapse.trope(battle, [combat], spared)
    else:
        combat.step = OVER
    collapse.spend_javelins(battle, combat)
