"""Special rules of ground and movement: `retreat_edge_override`, `camp`, `about_face_cost`, `ma_modifier`,
`may_form_square`, `river_afloat`."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.field import EDGES, Special
from strategikon.alexander.pieces import Fight, hexes, unit_id
from strategikon.alexander.special_rules.common import charge, concerns, rules, rules_for
from strategikon.alexander.state import NOWHERE, Mark
from strategikon.kernel.hexlists import CCRR, hexes_of
from strategikon.kernel.ruleset import Activity, changed

FIXED_EDGE: Final = 2  # `state.routed` of a unit whose edge was settled as it routed: this and its place in EDGES
NEAREST: Final = "nearest_NS"


def retreat_edge(battle: Fight, unit: int) -> str:
    """The edge this unit routs to: as settled when it routed, else the nearest that applies to it."""
    settled = battle.state.routed[unit] - FIXED_EDGE
    return EDGES[settled] if settled >= 0 else retreat_edges(battle, unit)[0]


def retreat_edges(battle: Fight, unit: int) -> list[str]:
    """detached_force, retreat_edge_override: the edges it may rout to now; two only where both are equally near."""
    rule = _edge_rule(battle, unit)
    if rule is None:
        return [battle.field.retreat_edge[battle.field.side_of[unit]]]
    edge = str(rule.params["retreat_edge" if rule.effect == "detached_force" else "edge"])
    if edge != NEAREST:
        return [edge]
    far = {name: min(battle.field.edge_distance[name][here] for here in hexes(battle, unit)) for name in ("N", "S")}
    return [name for name in far if far[name] == min(far.values())]


def chooses_edge(battle: Fight, unit: int) -> bool:
    """retreat_edge_override with `nearest_NS`: the edge is settled at the moment of rout."""
    rule = _edge_rule(battle, unit)
    return rule is not None and rule.params.get("edge") == NEAREST


def _edge_rule(battle: Fight, unit: int) -> Special | None:
    found = rules(battle, "detached_force", "retreat_edge_override")
    return next((rule for rule in found if concerns(battle, rule, unit)), None)


def has_entered(battle: Fight, unit: int) -> Activity:
    """camp: the first enemy unit in a camp hex plunders it: Rout Points, and it stands there for some turns."""
    state = battle.state
    for rule in rules(battle, "camp"):
        if rule.side == battle.field.side_of[unit]:
            continue
        camp = set(hexes_of(battle.field.grid, rule.params["hexes"], CCRR)) - set(state.camps)
        for here in hexes(battle, unit):
            if here in camp:
                state.camps += (here,)
                battle.emit("plunder", unit=unit_id(battle, unit), hex=battle.field.grid.names[here])
                charge(battle, rule.side, rule.params["rout_points_each"])
                until = state.turn + rule.params["halt_turns"]
                state.return_turn = changed(state.return_turn, unit, until)
                state.mp_left = 0
    yield from ()


def about_face_mp(battle: Fight, unit: int, usual: int) -> int:
    """about_face_cost: the MP of the next about-face of a double."""
    done = battle.state.marks[unit] // Mark.FACED_ABOUT
    for rule in rules(battle, "about_face_cost"):
        if concerns(battle, rule, unit) and done < rule.params.get("uses", 1):
            return int(rule.params["cost"])
    return usual


def has_faced_about(battle: Fight, unit: int) -> None:
    """about_face_cost: one about-face more; they are counted in the highest bits of its marks."""
    if any(concerns(battle, rule, unit) for rule in rules(battle, "about_face_cost")):
        battle.state.marks[unit] += Mark.FACED_ABOUT


def ma_modifier(battle: Fight, unit: int) -> int:
    """ma_modifier: what is added to its MA this turn."""
    if "ma_modifier" not in battle.field.effects:
        return 0
    turn = battle.state.turn
    return sum(
        int(rule.params["modifier"])
        for rule in rules_for(battle, unit, "ma_modifier")
        if turn in rule.params.get("turns", (turn,))
    )


def may_form_square(battle: Fight, unit: int) -> bool:
    """may_form_square: doubles of foot drilled for 9.63 by the scenario."""
    double = battle.state.hex2_of[unit] != NOWHERE
    return double and any(concerns(battle, rule, unit) for rule in rules(battle, "may_form_square"))


def is_afloat(battle: Fight, unit: int, forbidden: str) -> bool:
    """river_afloat: whether a unit stands in such water and the rule forbids it this (a key of it)."""
    if "river_afloat" not in battle.field.effects:
        return False
    found = rules(battle, "river_afloat")
    ground = [battle.field.terrain[here] for here in hexes(battle, unit)]
    return any(rule.params["terrain"] in ground for rule in found if rule.params.get(forbidden))


def no_shock_from(battle: Fight, unit: int) -> bool:
    """river_afloat: no shock from the water."""
    return is_afloat(battle, unit, "no_shock_from")
