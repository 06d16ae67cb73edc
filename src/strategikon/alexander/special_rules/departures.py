"""Special rules of leaving the map: `exit`, `edge_regroup`, `darius_target`, `rout_points_on_exit`, `leader_value`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander.facing import front_sides, turns
from strategikon.alexander.field import Special
from strategikon.alexander.pieces import Fight, hexes, leader_id, lift, put, unit_id
from strategikon.alexander.special_rules.common import charge, concerns, rules
from strategikon.alexander.state import EXITED, FULL, LEFT, NOBODY, NORMAL, NOWHERE, ON_MAP, REGROUPING, Mark
from strategikon.alexander.zones import is_controlled
from strategikon.kernel.asking import choose
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity, changed

FLIGHTS: Final = ("darius_target", "rout_points_on_exit", "leader_value")
LEAVING: Final = ("exit", *FLIGHTS)


def exit_edges(battle: Fight, unit: int) -> list[str]:
    """exit, edge_regroup: the edges a moving unit may leave by; one of its front hexes lies off them."""
    found = rules(battle, "exit", "edge_regroup")
    edges = [str(rule.params["edge"]) for rule in found if concerns(battle, rule, unit) and _opens(battle, rule, unit)]
    return list(dict.fromkeys(edges))


def _opens(battle: Fight, rule: Special, unit: int) -> bool:
    ahead = front_sides(battle.state.facing[unit])
    return any(_leads_off(battle, rule, here, ahead) for here in hexes(battle, unit))


def _leads_off(battle: Fight, rule: Special, here: int, sides: tuple[int, ...] | range) -> bool:
    """Whether one of these sides of a hex leads off the rule's edge, from one of its rows."""
    field = battle.field
    first, last = rule.params.get("rows", (1, field.rows))
    if not first <= field.grid.position[here][1] + 1 <= last:
        return False
    return any(edge_beyond(battle, here, side) == rule.params["edge"] for side in sides)


def edge_beyond(battle: Fight, here: int, side: int) -> str:
    """The edge of the map that a side of a hex lies on, empty if there is a hex beyond it."""
    field = battle.field
    if field.grid.neighbour[here][side] != OFF:
        return ""
    name, column = field.grid.directions[side], field.grid.position[here][0]
    if "E" in name and column == field.columns - 1:
        return "E"
    if "W" in name and column == 0:
        return "W"
    return name[0]


def leave_map(battle: Fight, stack: Sequence[int], edge: str) -> None:
    """exit, edge_regroup: they leave, in one order; `party` of the state goes with them, unless they will be back."""
    state, unit = battle.state, stack[0]
    rule = next(
        r for r in rules(battle, "exit", "edge_regroup") if r.params["edge"] == edge and concerns(battle, r, unit)
    )
    back = rule.effect == "edge_regroup"
    turn = state.turn + rule.params["return_after"] if back else 0
    for fellow in stack:
        lift(battle, fellow)
        state.beneath = changed(state.beneath, fellow, NOBODY)  # 9.62d not before: the lower phalanx comes to light
        state.fate = changed(state.fate, fellow, REGROUPING if back else EXITED)
        state.pw_of, state.return_turn = changed(state.pw_of, fellow, NOBODY), changed(state.return_turn, fellow, turn)
        battle.emit("exited", unit=unit_id(battle, fellow), edge=edge, turn=turn)
    if not back:
        for leader in state.party:
            leader_leaves(battle, leader, edge)


# -- leaders -----------------------------------------------------------------------------------------------------------


def is_target(battle: Fight, leader: int) -> bool:
    """darius_target: whether rule 8.46 applies to him."""
    name = battle.field.leader_ids[leader]
    return any(rule.params.get("leader") == name for rule in rules(battle, "darius_target"))


def leader_exit_edges(battle: Fight, leader: int) -> list[str]:
    """exit, rout_points_on_exit, leader_value, darius_target: the edges a leader may leave by from where he stands."""
    field, here = battle.field, battle.state.leader_hex[leader]
    if field.effects.isdisjoint(LEAVING):
        return []
    name, side = field.leader_ids[leader], field.leader_side[leader]
    mine = [rule for rule in field.special if rule.params.get("leader") == name]
    if any(rule.effect == "leader_value" and not rule.params.get("may_leave_map", True) for rule in mine):
        return []
    edges = [
        str(rule.params["edge"])
        for rule in rules(battle, "exit")
        if rule.side == side and _leads_off(battle, rule, here, range(6))
    ]
    own = field.retreat_edge[side]
    if any(rule.effect in FLIGHTS for rule in mine) and field.edge_distance[own][here] == 0:
        edges.append(own)
    return list(dict.fromkeys(edges))


def leader_leaves(battle: Fight, leader: int, edge: str) -> None:
    """8.46c, rout_points_on_exit: a leader leaves the map, for good and unharmed."""
    state, field = battle.state, battle.field
    state.leader_hex[leader], state.leader_state[leader] = NOWHERE, LEFT
    battle.emit("leader-left", leader=leader_id(battle, leader), edge=edge)
    for rule in rules(battle, "rout_points_on_exit"):
        if rule.params["leader"] == field.leader_ids[leader]:
            charge(battle, field.leader_side[leader], rule.params["rout_points"])


def leader_multiplier(battle: Fight, leader: int) -> int | None:
    """leader_value: how many times his Initiative he is worth, None if nothing is said."""
    name = battle.field.leader_ids[leader]
    found = (rule.params for rule in rules(battle, "leader_value") if rule.params["leader"] == name)
    return next((int(params["rout_multiplier"]) for params in found if "rout_multiplier" in params), None)


# -- coming back -------------------------------------------------------------------------------------------------------


def begin_turn(battle: Fight) -> Activity:
    """edge_regroup: units that left return at the start of their turn, or wait for a free hex."""
    state = battle.state
    for unit, fate in enumerate(state.fate):
        if fate == REGROUPING and state.return_turn[unit] <= state.turn:
            yield from _return(battle, unit)


def _return(battle: Fight, unit: int) -> Activity:
    """edge_regroup: in any vacant hex of the edge out of enemy ZOC, facing as its player likes, as good as new."""
    state, field = battle.state, battle.field
    rule = next(rule for rule in rules(battle, "edge_regroup") if concerns(battle, rule, unit))
    side = field.side_of[unit]
    values = [("return", unit, here) for here in _landings(battle, rule, side)]
    if not values:
        return
    _, _, here = yield from choose(battle, side, "return", values, about=unit)
    put(battle, unit, (here,))
    state.fate, state.return_turn = changed(state.fate, unit, ON_MAP), changed(state.return_turn, unit, 0)
    state.missile, state.screen = changed(state.missile, unit, FULL), changed(state.screen, unit, FULL)
    state.formation, state.hits[unit] = changed(state.formation, unit, NORMAL), 0
    state.marks[unit] &= Mark.RELEASED
    state.facing[unit] = field.start_facing[unit] | 1
    facings = sorted((state.facing[unit], *turns(state.facing[unit])))
    values = [("face", unit, facing) for facing in facings]
    _, _, facing = yield from choose(battle, side, "return-facing", values, about=unit)
    state.facing[unit] = facing
    battle.emit("returned", unit=unit_id(battle, unit), hex=field.grid.names[here], facing=field.facings[facing])


def _landings(battle: Fight, rule: Special, side: int) -> list[int]:
    state, far = battle.state, battle.field.edge_distance[str(rule.params["edge"])]
    return [
        here
        for here, steps in enumerate(far)
        if steps == 0
        and state.unit_at[here] == NOBODY
        and not battle.field.difficult[here]
        and not is_controlled(battle, here, side)
    ]
