"""PAS.01-PAS.12 Moving through friends: free, with a disorder test for both, or not at all."""

from __future__ import annotations

from strategikon.caesar.field import Fight
from strategikon.caesar.measure import Figure, distance
from strategikon.caesar.tables import BATTLE_LINE, OPEN, Special
from strategikon.caesar.units import disorder, figure, on_table, troop

DISORDERED_UP_TO = 3  # PAS.08 on the die


def free_passage(battle: Fight, unit: int, other: int, open_order: bool) -> bool:
    """PAS.04, PAS.05 Either of them is in open order, or of skirmishers."""
    if open_order or battle.state.formation[other] == OPEN:
        return True
    return troop(battle, unit).skirmishers or troop(battle, other).skirmishers


def tested(battle: Fight, unit: int, formation: int, here: Figure, vx: int, vy: int, other: int) -> bool:
    """PAS.06-PAS.09, SPC.03, SPC.29 Whether a crossing costs both a disorder test: at least half of one of them, seen
    across the motion, is crossed."""
    if free_passage(battle, unit, other, formation == OPEN):
        return False
    drilled = troop(battle, unit).has(Special.DRILLED) and troop(battle, other).has(Special.DRILLED)
    if drilled and formation == BATTLE_LINE == battle.state.formation[other]:
        return False
    parent = battle.field.parent
    if parent[unit] == other or parent[other] == unit:
        return False
    there = figure(battle, other)
    mine, his = here[2].foot.extent(-vy, vx), there[2].foot.extent(-vy, vx)
    apart = abs(vx * (there[1] - here[1]) - vy * (there[0] - here[0]))
    common = min(mine + his - apart, 2 * mine, 2 * his)
    return common >= mine or common >= his


def in_order(battle: Fight, here: Figure, crossed: list[int]) -> list[int]:
    """PAS.07 Crossed friends as they are met: by distance from the start, then by id."""
    if len(crossed) < 2:
        return crossed
    return sorted(crossed, key=lambda other: (distance(here, figure(battle, other)), other))


def take_tests(battle: Fight, unit: int, crossed: tuple[int, ...]) -> None:
    """PAS.07, PAS.08, PAS.10 One die for the mover and one for whom it crosses, each time; 1-3 disorders."""
    for other in crossed:
        for tester in (unit, other):
            if not on_table(battle, tester):
                continue
            die = battle.dice.roll(6) + 1
            battle.emit("disorder-test", unit=battle.field.ids[tester], die=die, failed=int(die <= DISORDERED_UP_TO))
            if die <= DISORDERED_UP_TO:
                disorder(battle, tester)
