"""8.34 Leaders in shock (Charismos): duels first, then casualties, of all combats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from strategikon.alexander.combat_leaders import cannot_duel, casualty_check, personal_combat
from strategikon.alexander.combats import Combat
from strategikon.alexander.leaders import charisma_rating
from strategikon.alexander.pieces import Fight, is_leader_on_map, leaders_with
from strategikon.alexander.shock.combat import attackers, defenders, open_combats
from strategikon.kernel.asking import choose, run
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers


def charismos(battle: Fight) -> Activity | None:
    """8.34 Phase `leaders`."""
    combats = open_combats(battle)
    if any(_must_be_named(battle, combat) for combat in combats):
        return _charismos(battle)
    run(of_combats(battle, combats))
    battle.state.phase = "clash"
    return None


def _charismos(battle: Fight) -> Activity:
    yield from of_combats(battle, open_combats(battle))
    battle.state.phase = "clash"


def _must_be_named(battle: Fight, combat: Combat) -> bool:
    """R-ALEX-65 Whether a duellist has to be named."""
    sides = (attackers(battle, combat), defenders(battle, combat))
    return can_duel(battle, combat) and any(len(duellists(battle, units)) > 1 for units in sides)


def of_combats(battle: Fight, combats: list[Combat]) -> Activity:
    """8.34a, 8.34b The duels of these combats, then the casualties of those without one."""
    fought = [combat for combat in combats if can_duel(battle, combat)]
    for combat in fought:
        yield from duel(battle, combat)
    for combat in combats:
        if combat not in fought:
            yield from casualties(battle, combat)


def leading(battle: Fight, units: Iterable[int]) -> list[int]:
    """The leaders stacked with these units, each once, in scenario order."""
    return sorted({leader for unit in units for leader in leaders_with(battle, unit)})


def duellists(battle: Fight, units: Iterable[int]) -> list[int]:
    """8.34a, 8.43a Those of them who fight in person."""
    return [leader for leader in leading(battle, units) if cannot_duel(battle, leader) is None]


def can_duel(battle: Fight, combat: Combat) -> bool:
    """8.34a, R-ALEX-65 Whether both sides have a leader who fights in person."""
    return bool(duellists(battle, attackers(battle, combat))) and bool(duellists(battle, defenders(battle, combat)))


def duel(battle: Fight, combat: Combat) -> Activity:
    """8.34a, R-ALEX-65 Each owner names his man if there are several, the defender first; only these two are
    affected."""
    named = []
    for units in (defenders(battle, combat), attackers(battle, combat)):
        values = [("duel", leader) for leader in duellists(battle, units)]
        side = battle.field.leader_side[values[0][1]]
        _, leader = yield from choose(battle, side, "duel", values)
        named.append(leader)
    before = [charisma_rating(battle, leader) for leader in named]
    yield from personal_combat(battle, named[1], named[0])
    for leader, charisma in zip(named, before, strict=True):
        _mourn(battle, combat, leader, charisma)


def why_not_duel(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """8.34a Why a leader may not fight this duel."""
    name = battle.field.leader_ids[leader]
    return cannot_duel(battle, leader) or refusal("8.34a", "alexander-why-not-in-combat", leader=name)


def casualties(battle: Fight, combat: Combat) -> Activity:
    """8.34b, R-ALEX-65 Every leader of the combat rolls for himself, the attackers' first."""
    for leader in (*leading(battle, attackers(battle, combat)), *leading(battle, defenders(battle, combat))):
        charisma = charisma_rating(battle, leader)
        yield from casualty_check(battle, leader)
        _mourn(battle, combat, leader, charisma)


def _mourn(battle: Fight, combat: Combat, leader: int, charisma: int) -> None:
    """8.34d, R-ALEX-66 A leader killed in this combat is remembered for the die."""
    if not is_leader_on_map(battle, leader):
        attacking = battle.field.leader_side[leader] == battle.state.active
        combat.attacker_dead += charisma if attacking else 0
        combat.defender_dead += 0 if attacking else charisma


WHY_NOT: Final[Explainers] = {("duel", "duel"): why_not_duel}
