"""8.39, 8.5 After the collapse: pursuit or advance of each combat from left to right, then those who pass through."""

from __future__ import annotations

from strategikon.alexander import cataphracts
from strategikon.alexander.combats import DODGED, FOUGHT, OVER, Combat
from strategikon.alexander.pieces import Fight, is_on_map
from strategikon.alexander.shock import passage
from strategikon.alexander.shock.combat import all_attackers, all_defenders, attackers, defenders
from strategikon.alexander.shock.pursuit_of_cavalry import take_ground, vacated
from strategikon.alexander.zones import controllers_of, enemies_in_zone
from strategikon.kernel.ruleset import Activity


def follow_up(battle: Fight, combat: Combat) -> Activity:
    """8.33c, 8.51c After a pre-shock rout attackers go forward at once, those apart whom others hold back."""
    yield from take_ground(battle, combat, held_back(battle, combat))


def held_back(battle: Fight, combat: Combat) -> list[int]:
    """8.33c, 8.51c The attackers who take no ground after a pre-shock rout: an enemy other than the defenders is in
    their ZOC, or they are in one's."""
    theirs = defenders(battle, combat)
    return [
        unit
        for unit in attackers(battle, combat)
        if any(enemy not in theirs for enemy in (*enemies_in_zone(battle, unit), *controllers_of(battle, unit)))
    ]


def advances(battle: Fight) -> Activity | None:
    """8.5, 9.13, 9.23, 10.35 Phase `advance`: combat by combat, pursuit or advance, then passing through."""
    if any(vacated(battle, combat) or passage.passers(battle, combat) for combat in battle.state.combats):
        return _advances(battle)
    battle.state.phase = "pursuit"
    return None


def _advances(battle: Fight) -> Activity:
    for combat in list(battle.state.combats):
        if combat.step == FOUGHT:
            yield from take_ground(battle, combat, [])
        if combat.step in (FOUGHT, DODGED, OVER):
            yield from passage.pass_all(battle, combat)
    battle.state.phase = "pursuit"


def pursuit(battle: Fight) -> None:
    """9.76a, R-ALEX-88 Phase `pursuit`: it is over, and with it charge formation; then the phase `orders-end`."""
    state = battle.state
    for combat in state.combats:
        for unit in (*all_attackers(combat), *all_defenders(combat)):
            if is_on_map(battle, unit):
                cataphracts.leave_after_shock(battle, unit)
    state.phase = "orders-end"
