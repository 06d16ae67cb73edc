"""3.03, 3.14 The ways behind the moves on offer: hex by hex, what they cost, and where the right to fight ends."""

from __future__ import annotations

from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.field import Fight
from strategikon.bayard.movement import Way, ways
from strategikon.bayard.paces import step_cost
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Place, Route


def routes(battle: Fight, side: int | None) -> list[Route]:
    """3.03 For the side that moves: the way of each move that it may choose now."""
    if battle.ask is None or battle.ask.side != side or battle.ask.kind != "move":
        return []
    movers = dict.fromkeys(value[1] for value in battle.ask.values if value[0] == "move")
    return [_route(battle, unit, way) for unit in movers for way in ways(battle, unit).values()]


def _route(battle: Fight, unit: int, way: Way) -> Route:
    names, start = battle.field.grid.names, battle.state.hex_of[unit]
    hexes = (start, *way.path)
    costs: list[int] = []
    for here, there in zip(hexes, way.path, strict=False):
        costs.append((costs[-1] if costs else 0) + step_cost(battle, unit, here, there))
    fights = allowance_of(battle, unit).combat
    within = next((place for place, cost in enumerate(costs) if cost > fights), len(costs)) if way.marched else None
    told = {"hexes": costs[-1], "most": fights, "march": int(way.marched)}
    return Route(
        f"move {battle.field.ids[unit]} {names[way.path[-1]]}",
        [Place.hex(names[here]) for here in hexes],
        costs,
        Message("bayard-route", told),
        within,
    )
