"""What cases and people read by name: `cretans.missile == "low"`, `alexander.state`, `side.persian.rout_points`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

from strategikon.alexander import leaders, profile
from strategikon.alexander.phalanx import stack_of
from strategikon.alexander.pieces import Fight, hex_names, hexes, is_marked, leaders_with
from strategikon.alexander.state import (
    FATES,
    FORMATIONS,
    LEADER_STATES,
    NOBODY,
    NOWHERE,
    ORDER_KINDS,
    SUPPLIES,
    LeaderMark,
    Mark,
)  # fmt: skip

# A question may stand in a phase of its own, behind the one that found it out; the table of 3.0 knows only the first.
PUBLIC: Final = {
    "planning": "prearrange", "tie": "activate", "activating": "activate", "idle": "activate", "declaring": "line",
    "next-order": "orders", "designating": "designate", "assigning": "combats", "dodge": "charge", "check": "charge",
    "break": "charge", "routing": "rout",
}  # fmt: skip


def names(battle: Fight) -> dict[str, Any]:
    """Pieces by id, sides, and the fields of the battle."""
    state, field = battle.state, battle.field
    sides = {name: _side(battle, number) for number, name in enumerate(field.sides)}
    return {
        **{name: unit_view(battle, unit) for unit, name in enumerate(field.ids)},
        **{name: leader_view(battle, leader) for leader, name in enumerate(field.leader_ids)},
        "side": SimpleNamespace(**sides),
        "turn": state.turn,
        "phase": PUBLIC.get(state.phase, state.phase),
        "active": field.sides[state.active],
        "leader": field.leader_ids[state.leader] if state.leader != NOBODY else None,
        "orders": state.orders_left,
        "order": ORDER_KINDS[state.order_kind],
        "mover": field.ids[state.mover] if state.mover != NOBODY else None,
        "mp": state.mp_left,
    }


def unit_view(battle: Fight, unit: int) -> SimpleNamespace:
    """A unit as it stands now."""
    state, field = battle.state, battle.field
    places = hex_names(battle, hexes(battle, unit))
    shock = Mark.MUST_CHECK | Mark.NO_CHECK
    return SimpleNamespace(
        id=field.ids[unit],
        side=field.sides[field.side_of[unit]],
        type=field.type_of[unit],
        hex=places[0] if places else None,
        hexes=places,
        facing=field.facings[state.facing[unit]] if places else None,
        hits=state.hits[unit],
        tq=profile.tq(battle, unit),
        ma=profile.allowance(battle, unit),
        size=field.size_of[unit],
        missile=SUPPLIES[state.missile[unit]] if field.missile_of[unit] else None,
        screen=SUPPLIES[state.screen[unit]] if field.has_screen[unit] else None,
        formation=FORMATIONS[state.formation[unit]],
        column=FORMATIONS[state.formation[unit]] == "column",
        beneath=_stacked_with(battle, unit),
        routed=bool(state.routed[unit]),
        fate=FATES[state.fate[unit]],
        alive=bool(places),
        moved=is_marked(battle, unit, Mark.MOVED),
        moved_now=is_marked(battle, unit, Mark.MOVED_NOW),
        ordered=is_marked(battle, unit, Mark.ORDERED),
        fired=is_marked(battle, unit, Mark.FIRED),
        rallied=is_marked(battle, unit, Mark.RALLIED),
        harassed=is_marked(battle, unit, Mark.HARASSED),
        marker={0: None, Mark.MUST_CHECK: "must-check", Mark.NO_CHECK: "no-check"}.get(state.marks[unit] & shock),
        steps=state.steps[unit],
        leaders=[field.leader_ids[leader] for leader in leaders_with(battle, unit)],
    )


def _stacked_with(battle: Fight, unit: int) -> str | None:
    """9.62 The other phalanx of its double depth, whichever of the two it is."""
    return next((battle.field.ids[other] for other in stack_of(battle, unit) if other != unit), None)


def leader_view(battle: Fight, leader: int) -> SimpleNamespace:
    """A leader as he stands now."""
    state, field = battle.state, battle.field
    here, marks = state.leader_hex[leader], state.leader_marks[leader]
    return SimpleNamespace(
        id=field.leader_ids[leader],
        side=field.sides[field.leader_side[leader]],
        hex=field.grid.names[here] if here != NOWHERE else None,
        state=LEADER_STATES[state.leader_state[leader]],
        alive=here != NOWHERE,
        initiative=leaders.initiative(battle, leader),
        range=leaders.command_range(battle, leader),
        charisma=leaders.charisma_rating(battle, leader),
        combat=leaders.personal_combat_rating(battle, leader),
        strategy=leaders.strategy(battle, leader),
        contingents=leaders.contingent_capacity(battle, leader),
        ma=leaders.leader_ma(battle, leader),
        wounded=state.leader_loss[leader],
        no_momentum=bool(marks & LeaderMark.NO_MOMENTUM),
        held=bool(marks & LeaderMark.HELD),
        out=bool(marks & LeaderMark.OUT),
        mp=state.leader_mp[leader],
        phases=state.leader_phases[leader],
    )


def _side(battle: Fight, side: int) -> SimpleNamespace:
    state = battle.state
    return SimpleNamespace(
        rout_points=state.rout_points[side] + state.spoils[side],
        rout_level=battle.field.rout_level[side],
        units=sum(battle.state.hex_of[unit] != NOWHERE for unit in battle.field.units_of[side]),
    )
