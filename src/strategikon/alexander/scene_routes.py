"""6.2, 6.3 The ways behind the steps and paths on offer: hex by hex, the MP spent so far, and what else they cost."""

from __future__ import annotations

from strategikon.alexander import paths
from strategikon.alexander.pieces import Fight, hex_names, hexes
from strategikon.alexander.stepping import Way, facing_after, placement
from strategikon.alexander.tables import LOSS
from strategikon.alexander.terrain import Places, step_loss, step_mp, turning_debt
from strategikon.alexander.zones import is_controlled
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Place, Route


def standing(battle: Fight, places: Places, facing: int) -> Place:
    """Where a unit stands, and which vertex it faces."""
    names, vertex = hex_names(battle, places), battle.field.facings[facing]
    return Place.hexes(names, vertex) if len(names) > 1 else Place.hex(names[0], vertex)


def routes(battle: Fight, side: int | None) -> list[Route]:
    """6.21a, 6.31a For the side that moves a unit: the way of each step or path it may choose now."""
    if battle.ask is None or battle.ask.side != side or battle.ask.kind not in ("move", "path"):
        return []
    twin = battle.fork()
    assert twin.ask is not None
    if twin.ask.kind == "path":
        found = paths.find(twin, twin.state.mover, twin.state.mp_left)
        return [_route(twin, "go", named, _legs(leg)) for named, leg in found.items()]
    return [_step(twin, value[1]) for value in twin.ask.values if value[0] == "step"]


def route_of(battle: Fight, verb: str, named: Places, leg: paths.Leg) -> Route:
    """6.31a The way to one end."""
    return _route(battle, verb, named, _legs(leg))


def _legs(leg: paths.Leg) -> list[paths.Leg]:
    """A path from its start to its last leg."""
    found: list[paths.Leg] = []
    last: paths.Leg | None = leg
    while last is not None:
        found.append(last)
        last = last.before
    return found[::-1]


def _step(battle: Fight, named: Places) -> Route:
    unit, state = battle.state.mover, battle.state
    there = placement(battle, unit, named)
    start = paths.Leg(0, 0, 0, hexes(battle, unit), state.facing[unit], 0, None)
    cost, loss = step_mp(battle, unit, there), step_loss(battle, unit, there)
    end = paths.Leg(cost, loss, 0, there, facing_after(battle, unit, there), 0, start)
    return _route(battle, "step", named, [start, end])


def _route(battle: Fight, verb: str, named: Places, legs: list[paths.Leg]) -> Route:
    unit, last = battle.state.mover, legs[-1]
    held = any(is_controlled(battle, here, battle.field.side_of[unit]) for here in last.places)
    told = {"mp": last.mp, "left": battle.state.mp_left, "loss": last.loss + _besides(battle, unit), "held": int(held)}
    return Route(
        " ".join([verb, *hex_names(battle, named)]),
        [standing(battle, leg.places, leg.facing) for leg in legs],
        [leg.mp for leg in legs[1:]],
        Message("alexander-route", told),
    )


def _besides(battle: Fight, unit: int) -> int:
    """6.13a, 6.46c, 9.21a Cohesion that the first step costs besides its ground: for a second move, or a turn."""
    way, debt = battle.state.way, turning_debt(battle, unit)
    if way & Way.SPENT or not way & Way.MOVED_BEFORE:
        return debt
    return debt + LOSS["moved_phalanx_extended" if way & Way.FAST else "moved_again"]
