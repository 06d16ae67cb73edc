"""PAS.01-PAS.13 Moving through friends: free, with a disorder test for both, or not at all."""

from __future__ import annotations

from strategikon.caesar.field import Fight
from strategikon.caesar.measure import Figure, distance
from strategikon.caesar.shapes import Point
from strategikon.caesar.tables import IN_LINE, OPEN, Special
from strategikon.caesar.units import disorder, engaged, figure, on_table, same_fight, troop

DISORDERED_UP_TO = 3  # PAS.08 on the die


def fights_elsewhere(battle: Fight, friend: int, foe: int) -> bool:
    """PAS.03, R-CAE-156 Whether a friend is in a close combat that whoever goes at this enemy does not join."""
    return engaged(battle, friend) and not same_fight(battle, friend, foe)


def free_passage(battle: Fight, unit: int, other: int, open_order: bool) -> bool:
    """PAS.04, PAS.05 Either of them is in open order, or of skirmishers."""
    if open_order or battle.state.formation[other] == OPEN:
        return True
    return troop(battle, unit).skirmishers or troop(battle, other).skirmishers


def passes_untested(battle: Fight, unit: int, formation: int, other: int) -> bool:
    """PAS.04, PAS.05, SPC.03 Whether two units cross each other without a test, however much of them."""
    return free_passage(battle, unit, other, formation == OPEN) or both_drilled(battle, unit, formation, other)


def tested(battle: Fight, unit: int, formation: int, here: Figure, vx: int, vy: int, other: int) -> bool:
    """PAS.06-PAS.09, SPC.03, SPC.29 Whether a crossing costs both a disorder test."""
    if passes_untested(battle, unit, formation, other):
        return False
    return half_crossed(battle, unit, here, vx, vy, other)


def half_crossed(battle: Fight, unit: int, here: Figure, vx: int, vy: int, other: int) -> bool:
    """PAS.06, PAS.09, SPC.29 Whether half of one of two units or more is crossed, seen across the motion; a Sub-unit
    and its parent cross each other always."""
    return _half_common(battle, unit, (2 * here[0], 2 * here[1]), 2 * here[2].foot.extent(-vy, vx), vx, vy, other)


def half_swept(battle: Fight, unit: int, edge: list[Point], vx: int, vy: int, other: int) -> bool:
    """PAS.06, PAS.09, CHG.29 The same for a charger: it is its front edge that crosses."""
    (ax, ay), (bx, by) = edge
    return _half_common(battle, unit, (ax + bx, ay + by), abs(vx * (by - ay) - vy * (bx - ax)), vx, vy, other)


def _half_common(battle: Fight, unit: int, twice: Point, mine: int, vx: int, vy: int, other: int) -> bool:
    """PAS.09, SPC.29 Whether what two units have in common, across the motion, is half of one of them or more: `twice`
    is the mover's middle doubled, `mine` the whole of what it covers."""
    parent = battle.field.parent
    if parent[unit] == other or parent[other] == unit:
        return False
    there = figure(battle, other)
    his = 2 * there[2].foot.extent(-vy, vx)
    apart = abs(vx * (2 * there[1] - twice[1]) - vy * (2 * there[0] - twice[0]))
    common = min(mine + his - apart, 2 * mine, 2 * his)
    return common >= mine or common >= his


def in_order(battle: Fight, here: Figure, crossed: list[int]) -> list[int]:
    """PAS.07 Crossed friends as they are met: by distance from the start, then by id."""
    if len(crossed) < 2:
        return crossed
    return sorted(crossed, key=lambda other: (distance(here, figure(battle, other)), other))


def take_tests(battle: Fight, unit: int, crossed: tuple[int, ...]) -> None:
    """PAS.07, PAS.08, PAS.10 One die for the mover and one for whom it crosses, each time."""
    for other in crossed:
        for tester in (unit, other):
            if on_table(battle, tester):
                disorder_test(battle, tester)


def disorder_test(battle: Fight, unit: int) -> None:
    """PAS.08 One die: 1-3 disorders."""
    die = battle.dice.roll(6) + 1
    battle.emit("disorder-test", unit=battle.field.ids[unit], die=die, failed=int(die <= DISORDERED_UP_TO))
    if die <= DISORDERED_UP_TO:
        disorder(battle, unit)


def both_drilled(battle: Fight, unit: int, formation: int, other: int) -> bool:
    """SPC.03, FRM.16 Two Drilled units in battle line, deep or not."""
    drilled = troop(battle, unit).has(Special.DRILLED) and troop(battle, other).has(Special.DRILLED)
    return drilled and formation in IN_LINE and battle.state.formation[other] in IN_LINE
