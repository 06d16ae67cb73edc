"""GEO.01, ARM.*, CMD.36 The state before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strategikon.caesar.army import Troop
from strategikon.caesar.field import Field
from strategikon.caesar.headings import off
from strategikon.caesar.measure import touching
from strategikon.caesar.scenario import formation_of
from strategikon.caesar.state import (
    EXPECTED,
    INSIDE,
    NOBODY,
    OFF_TABLE,
    ON_TABLE,
    OUTSIDE,
    WELL,
    WOUNDED,
    Armies,
    Lasting,
    Mark,
)
from strategikon.caesar.tables import EDGES, OPEN


def begin(field: Field) -> Armies:
    """Everybody where the scenario puts him; round 1 is about to begin."""
    state = Armies()
    state.phase, state.round, state.active = "begin-turn", 1, field.first
    state.reroll = [0, 0]
    units, captains = len(field.troops), len(field.captains)
    state.x, state.y, state.heading = ([0] * units for _ in range(3))
    state.where, state.excess, state.marks, state.touches = ([0] * units for _ in range(4))
    state.flanked_by, state.fired, state.shot_by = ([0] * units for _ in range(3))
    state.prey, state.startled = [NOBODY] * units, 0
    state.exit_edge, state.exit_along = [NOBODY] * units, [0] * units
    state.formation = [formation_of(line, unit) for line, unit in zip(field.lines, field.troops, strict=True)]
    state.casualties = [line.get("casualties", 0) for line in field.lines]
    state.lasting = [Lasting.STOOD | Lasting.DISORDERED * line.get("disordered", False) for line in field.lines]
    for number, unit in enumerate(field.troops):
        state.lasting[number] |= Lasting.WAS_SHAKEN * (state.casualties[number] >= unit.stamina)  # SPC.08
    for number, (line, unit) in enumerate(zip(field.lines, field.troops, strict=True)):
        _place(state, field, number, line, unit)
    state.captain_x, state.captain_y, state.spoke, state.rode = ([0] * captains for _ in range(4))
    state.leads = [NOBODY] * captains
    state.captain_state = [OUTSIDE if captain.arrives else WELL for captain in field.captains]
    for number, line in enumerate(field.captain_lines):
        if line.get("wounded", False):
            state.captain_state[number] = WOUNDED
    state.command = [captain.command for captain in field.captains]
    state.combat = [captain.combat for captain in field.captains]
    state.demoralised, state.fallen = [0] * captains, [0] * captains
    for number, line in enumerate(field.captain_lines):
        _seat(state, field, number, line)
    state.speaker, state.kind, state.group, state.acting = NOBODY, "", [], NOBODY
    state.margin = state.moves_left = state.from_x = state.from_y = 0
    _no_fight(state, field)
    _feel_all(state, field)
    _begin_elsewhere(state, field)
    for number, line in enumerate(field.lines):
        _remember(state, field, number, line)
    return state


def _remember(state: Armies, field: Field, unit: int, line: Mapping[str, Any]) -> None:
    """What the inline setup of a case tells of earlier turns and of this one."""
    state.marks[unit] |= (Mark.CHARGED | Mark.NO_SHOT) * line.get("charged", False)
    state.lasting[unit] |= Lasting.WON * line.get("won", False) | Lasting.BLOODED * line.get("blooded", False)
    for told, known in (("old_foes", state.old_foes), ("flanked_by", state.flanked_by)):
        for foe in line.get(told, ()):
            known[unit] |= 1 << field.unit_index[foe] if foe in field.unit_index else 0


def _no_fight(state: Armies, field: Field) -> None:
    """MEL.33 Nobody has fought yet."""
    units = len(field.troops)
    state.old_foes, state.foes, state.odd = ([0] * units for _ in range(3))
    state.fight_of, state.backs, state.backed, state.aim, state.way_back = ([NOBODY] * units for _ in range(5))
    state.attacks = [0] * len(field.captains)
    state.fight = state.arraying = state.winner = NOBODY
    state.closed = state.lost_by = state.stage = state.tested = state.fell = 0
    state.changed, state.waiting, state.urgent, state.victors, state.stampede = [], [], [], [], []


def _begin_elsewhere(state: Armies, field: Field) -> None:
    """Where the inline setup of a case begins: any round and phase, or in the middle of the moves of a unit."""
    document = field.document
    state.round, state.phase = document.get("round", 1), document.get("phase", "begin-turn")
    state.active = field.sides.index(document["active"]) if "active" in document else field.first
    if state.phase != "begin-turn" or "acting" in document:
        state.reroll = [1, 1]
    if "acting" in document:
        unit = field.unit_index[document["acting"]]
        state.active, state.speaker = field.side_of[unit], field.division_of[unit]
        state.acting, state.kind, state.moves_left, state.phase = unit, "order", document.get("moves", 1), "act"
        state.marks[unit] = Mark.ORDERED | Mark.OBEYED
        if "prey" in document:
            state.prey[unit] = field.unit_index[document["prey"]]
        shape = field.troops[unit].shapes[state.formation[unit]]
        ahead = 0 if shape is None or state.formation[unit] == OPEN else shape.half_depth  # CHG.03
        dx, dy = off(state.heading[unit], ahead, 0)
        state.from_x, state.from_y = state.x[unit] + dx, state.y[unit] + dy


def _place(state: Armies, field: Field, unit: int, line: Mapping[str, Any], troop: Troop) -> None:
    if "inside" in line:
        state.where[unit] = INSIDE + field.work_ids.index(line["inside"])
    elif "arrives" in line:
        arrives = line["arrives"]
        edge = EDGES.index(arrives["edge"])
        state.where[unit], state.exit_edge[unit] = OFF_TABLE if line.get("off", False) else EXPECTED, edge
        state.exit_along[unit] = arrives["x"] if edge % 2 == 0 else arrives["y"]
    else:
        state.where[unit] = ON_TABLE
        state.x[unit], state.y[unit], state.heading[unit] = line["x"], line["y"], line["heading"]


def _seat(state: Armies, field: Field, captain: int, line: Mapping[str, Any]) -> None:
    if "leads" in line:
        unit = field.unit_index[line["leads"]]
        state.leads[captain] = unit
        where = state.where[unit]
        place = field.work_figures[where - INSIDE] if where >= INSIDE else (state.x[unit], state.y[unit])
        state.captain_x[captain], state.captain_y[captain] = place[0], place[1]
    else:
        state.captain_x[captain], state.captain_y[captain] = line["x"], line["y"]


def _feel_all(state: Armies, field: Field) -> None:
    """GEO.07, TER.19 Who touches whom at the start, and who meets whom at the wall of a work."""
    figures = {}
    for unit, troop in enumerate(field.troops):
        shape = troop.shapes[state.formation[unit]]
        if state.where[unit] == ON_TABLE and shape is not None:
            figures[unit] = (state.x[unit], state.y[unit], shape.at(state.heading[unit]))
    for unit, here in figures.items():
        for other in field.enemies[field.side_of[unit]]:
            if other in figures and touching(here, figures[other]):
                state.touches[unit] |= 1 << other
    for work, wall in enumerate(field.work_figures):
        inside = [unit for unit, where in enumerate(state.where) if where == INSIDE + work]
        for attacker in field.enemies[field.side_of[inside[0]]] if inside else ():
            if attacker in figures and touching(figures[attacker], wall):
                occupant = min(inside, key=lambda unit: (state.touches[unit].bit_count(), unit))
                state.touches[attacker] |= 1 << occupant
                state.touches[occupant] |= 1 << attacker
