"""VIC.04 The special rules of scenarios, each asked where the rule it changes stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from strategikon.caesar.field import Fight
from strategikon.caesar.ground import Piece
from strategikon.caesar.tables import EDGES, FORMATIONS, SPECIALS


def no_orders(battle: Fight, unit: int) -> bool:
    """`no_orders`: its division receives no order on this round."""
    return any(True for _ in _of_division(battle, "no_orders", unit))


def _of_division(battle: Fight, effect: str, unit: int) -> Iterator[Mapping[str, Any]]:
    if effect not in battle.field.effects:
        return iter(())
    name = battle.field.division_ids[battle.field.division_of[unit]]
    return (params for params in _in_force(battle, effect) if name in params["divisions"])


def _in_force(battle: Fight, effect: str) -> Iterator[Mapping[str, Any]]:
    """The parameters of every rule with an effect, on the rounds it has."""
    for rule in battle.field.rules if effect in battle.field.effects else ():
        params: Mapping[str, Any] = rule["params"]
        if rule["effect"] == effect and battle.state.round in params.get("rounds", (battle.state.round,)):
            yield params


def moves_given(battle: Fight, unit: int, moves: int) -> int:
    """`bonus_moves`, `min_moves`, `max_moves`: what a successful order gives after the scenario has spoken."""
    troop = battle.field.troops[unit]
    for params in _of_side(battle, "bonus_moves", troop.side):
        moves = max(moves, min(moves + params["moves"], params["max"]))
    for params in _of_side(battle, "min_moves", troop.side):
        if troop.has(1 << SPECIALS.index(params["special"])):
            moves = max(moves, params["moves"])
    for params in _of_side(battle, "max_moves", troop.side):
        if troop.kind.arm == params["arm"]:
            moves = min(moves, params["moves"])
    return moves


def _of_side(battle: Fight, effect: str, side: int) -> Iterator[Mapping[str, Any]]:
    return (params for params in _in_force(battle, effect) if params["side"] == battle.field.sides[side])


def command_change(battle: Fight, captain: int) -> int:
    """`command_modifier`: what the scenario adds to a captain's command now."""
    who, field = battle.field.captains[captain], battle.field
    change = 0
    for params in _in_force(battle, "command_modifier"):
        named = who.id in params["captains"] if "captains" in params else params.get("side") == field.sides[who.side]
        fallen = params.get("when_killed")
        if named and (fallen is None or battle.state.fallen[field.captain_ids.index(fallen)]):
            change += params["modifier"]
    return change


def no_distance_malus(battle: Fight, unit: int) -> bool:
    """`no_distance_malus`: its division ignores CMD.08."""
    return any(True for _ in _of_division(battle, "no_distance_malus", unit))


def forbidden_steps(battle: Fight, unit: int) -> frozenset[str]:
    """`forbid_steps`: steps its division may not use on this round."""
    return frozenset(step for params in _of_division(battle, "forbid_steps", unit) for step in params["steps"])


def held_formation(battle: Fight, unit: int) -> Mapping[str, Any] | None:
    """`hold_formation`: the rule that keeps a unit in its formation unless an enemy is near (the caller looks)."""
    state = battle.state
    for params in _of_division(battle, "hold_formation", unit):
        held = FORMATIONS[state.formation[unit]] == params["formation"]
        if held and not _inside(params, state.x[unit], state.y[unit]):
            return params
    return None


def _inside(params: Mapping[str, Any], x: int, y: int) -> bool:
    return _area(tuple((px, py) for px, py in params["area"])).holds(x, y)


@lru_cache(maxsize=64)
def _area(points: tuple[tuple[int, int], ...]) -> Piece:
    return Piece({"id": "area", "kind": "hill", "polygon": points})


def confined(battle: Fight, unit: int, x: int, y: int) -> bool:
    """`confined`: whether a voluntary move of a unit may not end with its centre here."""
    round_ = battle.state.round
    return any(
        round_ < params["until_round"] and not _inside(params, x, y)
        for params in _of_division(battle, "confined", unit)
    )


def plunders(battle: Fight, unit: int, x: int, y: int) -> int:
    """`plunder`: the change of the command value for a unit with its centre here; 0 outside the area."""
    side = battle.field.side_of[unit]
    return sum(params["modifier"] for params in _of_side(battle, "plunder", side) if _inside(params, x, y))


def no_return(battle: Fight, unit: int) -> bool:
    """`no_return`: it left by an edge from which nobody of its side comes back."""
    edge, side = battle.state.exit_edge[unit], battle.field.side_of[unit]
    return any(EDGES.index(params["edge"]) == edge for params in _of_side(battle, "no_return", side))


def sight_limit(battle: Fight) -> int | None:
    """`sight_limit`: how far one sees on this round."""
    return min((params["distance"] for params in _in_force(battle, "sight_limit")), default=None)
