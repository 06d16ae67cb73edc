"""6.2 Terrain: what entering hexes costs a unit, and what keeps it out."""

from __future__ import annotations

from typing import TypeAlias

from strategikon.alexander import elephants
from strategikon.alexander.field import CLOSED, LEADER_WAY, Trait
from strategikon.alexander.pieces import Fight, hexes, in_charge, in_column
from strategikon.alexander.state import CHARGE, COLUMN, NOBODY, Mark
from strategikon.alexander.tables import MOVEMENT_LOSS, MOVEMENT_RULE, PROHIBITED
from strategikon.alexander.turning import chariot_debt
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexgrid import OFF

Places: TypeAlias = tuple[int, ...]


def entered(battle: Fight, unit: int, places: Places) -> list[tuple[int, int]]:
    """The (hex, hexside) steps of going from where a unit stands to `places`: one for a single unit or a pivot, two for
    the advance of a double; of a double column only the leading half enters anything new."""
    old = hexes(battle, unit)
    direction = battle.field.grid.direction
    if in_column(battle, unit):
        return [(old[0], direction(old[0], places[0]))]
    return [(here, direction(here, there)) for here, there in zip(old, places, strict=True) if here != there]


def leader_mp(battle: Fight, here: int, there: int) -> int:
    """4.1e What a step costs a leader."""
    side = battle.field.grid.direction(here, there)
    return PROHIBITED if side == OFF else battle.field.step(LEADER_WAY, here, side)[0]


def step_mp(battle: Fight, unit: int, places: Places) -> int:
    """6.21a, 6.42a MP of the hexes entered and hexsides crossed; of two hexes the dearer. PROHIBITED if one is."""
    way, step = battle.field.way_of[unit], battle.field.step
    if len(places) == 1:
        here = battle.state.hex_of[unit]
        return step(way, here, battle.field.grid.direction(here, places[0]))[0]
    costs = [step(way, here, side)[0] for here, side in entered(battle, unit, places)]
    return PROHIBITED if PROHIBITED in costs else max(costs)


def step_loss(battle: Fight, unit: int, places: Places) -> int:
    """6.22a, 6.42a, 6.42b, 6.62a, 9.74c Cohesion lost to terrain: of two hexes the higher, in column 1 less, in charge
    formation twice as much. Also 9.15a, for cavalry that comes to the flank or rear of an elephant."""
    field, formation = battle.field, battle.state.formation[unit]
    way, step = field.way_of[unit], field.step
    if len(places) == 1:
        here = battle.state.hex_of[unit]
        loss = step(way, here, field.grid.direction(here, places[0]))[1]
    else:
        loss = max(step(way, here, side)[1] for here, side in entered(battle, unit, places))
    if formation == COLUMN:
        loss = max(0, loss - 1)
    elif formation == CHARGE:
        loss *= 2
    return loss + elephants.entry_loss(battle, unit, places) if field.has_elephants else loss


def climbs(battle: Fight, unit: int, places: Places) -> int:
    """6.23 The greatest change of level in the step."""
    level, rows = battle.field.level, battle.field.grid.neighbour
    if len(places) == 1:
        return abs(level[places[0]] - level[battle.state.hex_of[unit]])
    steps = entered(battle, unit, places)
    return max(abs(level[rows[here][side]] - level[here]) for here, side in steps)


def cannot_enter(battle: Fight, unit: int, places: Places) -> Refusal | None:
    """6.25, 6.26, 6.29, 6.93, 9.21c, 9.74c What keeps a unit out of hexes, friends and ZOCs apart."""
    field, at = battle.field, battle.state.unit_at
    if OFF in places:
        return refusal("6.31a", "alexander-why-off-map", unit=field.ids[unit])
    side = field.side_of[unit]
    for there in places:
        if at[there] != NOBODY and field.side_of[at[there]] != side:
            return refusal("6.93a", "alexander-why-enemy-there", hex=field.grid.names[there], unit=field.ids[at[there]])
    if step_mp(battle, unit, places) == PROHIBITED:
        return _prohibited(battle, unit, places)
    if field.traits[unit] & Trait.CHARIOT or in_charge(battle, unit):
        return _keeps_to_the_open(battle, unit, places)
    return None


def _prohibited(battle: Fight, unit: int, places: Places) -> Refusal:
    """The rule behind an I of chart 6.29."""
    field = battle.field
    names = {"hex": field.grid.names[places[0]], "unit": field.ids[unit]}
    for here, side in entered(battle, unit, places):
        if field.step(field.way_of[unit], here, side)[0] != PROHIBITED:
            continue
        beyond = field.terrain[field.grid.neighbour[here][side]]
        if "rampart" in field.hexsides.get((here, side), ()) or beyond in CLOSED:
            return refusal("6.26a", "alexander-why-rampart", **names)
        rise, line = climbs(battle, unit, places), _chart_rule(battle, here, side, field.kind_of[unit].column)
        if rise >= 2 and field.traits[unit] & Trait.CAVALRY:
            return refusal("6.23a", "alexander-why-steep", **names).besides(line)
        if rise >= 3:
            return refusal("6.23b", "alexander-why-steep", **names).besides(line)
        if field.traits[unit] & Trait.CHARIOT:
            return refusal("9.21c", "alexander-why-difficult", unit=field.ids[unit]).besides(line)
        return refusal(line, "alexander-why-prohibited", **names)
    return refusal("6.29a", "alexander-why-prohibited", **names)


def _chart_rule(battle: Fight, here: int, side: int, column: str) -> str:
    """6.29 The line of the chart that says I; 6.26 walls; a terrain closed by a special rule has its own line."""
    field = battle.field
    lines = [line for line in field.charges(here, side) if MOVEMENT_LOSS[line][column] == PROHIBITED]
    if lines:
        return MOVEMENT_RULE[lines[0]]
    walled = "rampart" in field.hexsides.get((here, side), ())
    return "6.26a" if walled else MOVEMENT_RULE.get(field.terrain[field.grid.neighbour[here][side]], "6.26a")


def _keeps_to_the_open(battle: Fight, unit: int, places: Places) -> Refusal | None:
    """9.21c, 9.74c, R-ALEX-85 Chariots and charge formation: no Difficult hex, one single level a phase."""
    field = battle.field
    rule = "9.74c" if in_charge(battle, unit) else "9.21c"
    name = field.ids[unit]
    rough = [step for step in entered(battle, unit, places) if field.difficult[field.grid.neighbour[step[0]][step[1]]]]
    if rough:
        also = [_chart_rule(battle, *rough[0], "chariots")] if field.traits[unit] & Trait.CHARIOT else []
        return refusal(rule, "alexander-why-difficult", unit=name).besides(*also)
    rise = climbs(battle, unit, places)
    if rise and (rise > 1 or battle.state.marks[unit] & Mark.CHANGED_LEVEL):
        return refusal(rule, "alexander-why-one-level", unit=name)
    if rule == "9.74c" and not rise and is_difficult_step(battle, unit, places):
        return refusal(rule, "alexander-why-difficult", unit=name)
    return None


def prohibited_to(battle: Fight, unit: int, there: int) -> str:
    """6.26, 6.29 The rule that keeps a unit out of a hex from every side; empty if there is none."""
    field = battle.field
    steps = [(here, field.grid.direction(here, there)) for here in field.grid.neighbours[there]]
    if any(field.step(field.way_of[unit], here, side)[0] != PROHIBITED for here, side in steps):
        return ""
    return _chart_rule(battle, *steps[0], field.kind_of[unit].column)


def prohibiting_rule(battle: Fight, here: int, there: int) -> str:
    """The line of chart 6.29 that keeps a leader out of a neighbouring hex."""
    side = battle.field.grid.direction(here, there)
    return "6.31a" if side == OFF else _chart_rule(battle, here, side, "leaders_cavalry")


def is_difficult_step(battle: Fight, unit: int, places: Places) -> bool:
    """6.28a Whether the step enters a Difficult hex or crosses a Difficult hexside."""
    field = battle.field
    return any(
        field.difficult[field.grid.neighbour[here][side]] or field.difficult_side(here, side)
        for here, side in entered(battle, unit, places)
    )


def turning_debt(battle: Fight, unit: int) -> int:
    """9.21a A chariot that turned and now leaves its hex after all pays for the turn."""
    return chariot_debt(battle, unit)
