"""CMD.07-CMD.09, CMD.15, CMD.27 How well a captain is heard: his command, less the malus of distance."""

from __future__ import annotations

from math import isqrt
from typing import Final

from strategikon.caesar.effects import command_change, no_distance_malus, plunders
from strategikon.caesar.field import Fight
from strategikon.caesar.leaving import edge_point
from strategikon.caesar.measure import point_distance
from strategikon.caesar.tables import Special
from strategikon.caesar.units import figure, open_order, present, troop

BAND: Final = 12_000  # CMD.08


def order_distance(battle: Fight, who: int, unit: int) -> int:
    """GEO.03, CMD.27, CPT.18 From the captain to the unit, or to the place where it will enter."""
    state = battle.state
    if state.leads[who] == unit:
        return 0
    x, y = state.captain_x[who], state.captain_y[who]
    if not present(battle, unit):
        px, py = edge_point(battle, state.exit_edge[unit], state.exit_along[unit])
        return isqrt((px - x) ** 2 + (py - y) ** 2)
    return point_distance(x, y, figure(battle, unit))


def command(battle: Fight, who: int, units: list[int]) -> int:
    """CMD.07, CMD.15 His command, less the malus of the farthest unit that is subject to it."""
    value = battle.state.command[who] + command_change(battle, who)
    value += min(plundering(battle, unit) for unit in units)
    return value - max(malus(battle, who, unit) for unit in units)


def malus(battle: Fight, who: int, unit: int) -> int:
    """CMD.08, CMD.09, SPC.16 One for every full 12 inches, but for those who ignore it."""
    line = troop(battle, unit)
    free = line.kind.ignores_malus
    if free == "always" or (free == "in open order" and open_order(battle, unit)):
        return 0
    if line.has(Special.MARAUDERS) or no_distance_malus(battle, unit):
        return 0
    return order_distance(battle, who, unit) // BAND


def plundering(battle: Fight, unit: int) -> int:
    """VIC.04 What plunder takes from the command value for a unit: in a work, the middle of the work counts."""
    if "plunder" not in battle.field.effects or not present(battle, unit):
        return 0
    return plunders(battle, unit, *figure(battle, unit)[:2])
