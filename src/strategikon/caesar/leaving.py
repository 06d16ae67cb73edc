"""MOV.16, MOV.18, MOV.20 Units that leave the table, and units that are lost."""

from __future__ import annotations

from strategikon.caesar.field import Fight
from strategikon.caesar.ground import Ground
from strategikon.caesar.measure import Figure
from strategikon.caesar.state import LOST, NOBODY, OFF_TABLE
from strategikon.caesar.tables import EDGES
from strategikon.caesar.units import feel, led_by


def lose(battle: Fight, unit: int) -> None:
    """MOV.18 A unit is removed for good. What becomes of its captain is another chapter (CPT.11)."""
    battle.state.where[unit] = LOST
    feel(battle, unit)
    battle.emit("lost", unit=battle.field.ids[unit])


def edge_point(battle: Fight, edge: int, along: int) -> tuple[int, int]:
    """MOV.20 A point of an edge."""
    ground = battle.field.ground
    return ((along, ground.height), (ground.width, along), (along, 0), (0, along))[edge]


def edge_passed(ground: Ground, there: Figure) -> int:
    """MOV.20 The edge that a core passes: of two, that which it passes farther."""
    x, y, frame = there
    corners = [(x + cx, y + cy) for cx, cy in frame.core.corners]
    beyond = (
        max(cy for _, cy in corners) - ground.height,
        max(cx for cx, _ in corners) - ground.width,
        -min(cy for _, cy in corners),
        -min(cx for cx, _ in corners),
    )
    return beyond.index(max(beyond))


def go_off(battle: Fight, unit: int, edge: int) -> None:
    """MOV.20 A unit is off the table at the point of the edge nearest to its last place; its captain stays there."""
    state = battle.state
    along = state.x[unit] if EDGES[edge] in ("north", "south") else state.y[unit]
    captain = led_by(battle, unit)
    state.where[unit], state.exit_edge[unit], state.exit_along[unit] = OFF_TABLE, edge, along
    if captain != NOBODY:
        state.leads[captain] = NOBODY
        state.captain_x[captain], state.captain_y[captain] = edge_point(battle, edge, along)
    feel(battle, unit)
    battle.emit("off", unit=battle.field.ids[unit], edge=EDGES[edge])


def to_edge(battle: Fight, edge: int, x: int, y: int) -> int:
    """STA.29 How far a centre is from an edge."""
    ground = battle.field.ground
    return {"north": ground.height - y, "east": ground.width - x, "south": y, "west": x}[EDGES[edge]]
