"""What cases and people read by name: `A.x == 30000`, `A.heading`, `cap_A.leads`, `side.greeks.gone`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

from strategikon.caesar.field import Fight
from strategikon.caesar.headings import degrees
from strategikon.caesar.state import EXPECTED, INSIDE, LOST, NOBODY, OFF_TABLE, ON_TABLE, Lasting, Mark
from strategikon.caesar.tables import EDGES, FORMATIONS
from strategikon.caesar.units import disordered, engaged, shaken
from strategikon.caesar.victory import gone, lost_units

WHERE: Final = {ON_TABLE: "table", OFF_TABLE: "off", EXPECTED: "expected", LOST: "lost"}
CAPTAIN_STATES: Final = ("well", "wounded", "dead", "outside")


def names(battle: Fight) -> dict[str, Any]:
    """Units and captains by id, `side`, `division`, and the fields of the battle."""
    state, field = battle.state, battle.field
    units = {name: unit_named(battle, unit) for unit, name in enumerate(field.ids)}
    captains = {name: captain_named(battle, who) for who, name in enumerate(field.captain_ids)}
    sides = {name: side_named(battle, side) for side, name in enumerate(field.sides)}
    divisions = {
        name: SimpleNamespace(demoralised=bool(state.demoralised[place]))
        for place, name in enumerate(field.division_ids)
    }
    return {
        **units,
        **captains,
        "side": SimpleNamespace(**sides),
        "division": SimpleNamespace(**divisions),
        "round": state.round,
        "turn": state.round,
        "phase": state.phase,
        "active": field.sides[state.active],
        "moves_left": state.moves_left if state.phase == "act" else 0,
    }


def place_named(battle: Fight, unit: int) -> str:
    """Where a unit is: on the table, off it, awaited, lost, or the id of the work that holds it."""
    where = battle.state.where[unit]
    return battle.field.work_ids[where - INSIDE] if where >= INSIDE else WHERE[where]


def unit_named(battle: Fight, unit: int) -> SimpleNamespace:
    """A unit, read-only."""
    state, field = battle.state, battle.field
    edge = state.exit_edge[unit]
    return SimpleNamespace(
        side=field.sides[field.side_of[unit]], x=state.x[unit], y=state.y[unit], heading=state.heading[unit],
        facing=degrees(state.heading[unit]), formation=FORMATIONS[state.formation[unit]],
        where=place_named(battle, unit), casualties=state.casualties[unit], stamina=field.troops[unit].stamina,
        disordered=disordered(battle, unit), shaken=shaken(battle, unit), engaged=engaged(battle, unit),
        charged=has_charged(battle, unit), flanked=bool(state.flanked_by[unit]),
        won=bool(state.lasting[unit] & (Lasting.WON | Lasting.HAD_WON)), excess=state.excess[unit],
        ordered=bool(state.marks[unit] & Mark.ORDERED), moved=bool(state.marks[unit] & Mark.MOVED),
        exit_edge=None if edge == NOBODY else EDGES[edge], exit_along=state.exit_along[unit],
    )  # fmt: skip


def has_charged(battle: Fight, unit: int) -> bool:
    """CHG.10, CHG.14, CHG.18 It charged this turn, whether it arrived or not; met by horse, it has nothing of it."""
    marks = battle.state.marks[unit]
    in_vain = marks & Mark.NO_SHOT and not marks & Mark.FEIGNED and not engaged(battle, unit)
    return bool(marks & Mark.CHARGED or in_vain)


def captain_named(battle: Fight, who: int) -> SimpleNamespace:
    """A captain, read-only."""
    state, field = battle.state, battle.field
    led = state.leads[who]
    return SimpleNamespace(
        side=field.sides[field.captains[who].side], x=state.captain_x[who], y=state.captain_y[who],
        leads=None if led == NOBODY else field.ids[led], state=CAPTAIN_STATES[state.captain_state[who]],
        command=state.command[who], combat=state.combat[who], spoke=bool(state.spoke[who]),
        rode=bool(state.rode[who]),
    )  # fmt: skip


def side_named(battle: Fight, side: int) -> SimpleNamespace:
    """A side, read-only."""
    return SimpleNamespace(gone=gone(battle, side), lost=lost_units(battle, side),
                           reroll=battle.state.reroll[side] > 0)  # fmt: skip
