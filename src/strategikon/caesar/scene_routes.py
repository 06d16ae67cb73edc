"""CHG.04 The ways that charges on offer would take: from where a unit stands to the pose in which it would strike."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.charges import contact_within, face_point
from strategikon.caesar.declaring import longest_move
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import degrees
from strategikon.caesar.steps import inches
from strategikon.caesar.units import on_table
from strategikon.kernel.decision import Refusal
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Place, Route

MOVING: Final = ("move", "charge", "break-through")


def routes(battle: Fight, side: int | None) -> list[Route]:
    """For whoever must choose, while one unit acts."""
    ask = battle.ask
    if ask is None or ask.side != side or ask.kind not in MOVING:
        return []
    charges = [value for value in ask.values if value[0] == "charge"]
    found = [route(battle, value[1], value[2], battle.write(value).text) for value in charges]
    return [each for each in found if each is not None]


def route(battle: Fight, unit: int, target: int, text: str) -> Route | None:
    """The straight path of one charge."""
    state, height = battle.state, battle.field.ground.height
    if not on_table(battle, unit):
        return None
    acting = state.acting == unit
    origin = (state.from_x, state.from_y) if acting else face_point(battle, unit)
    moves = max(1, state.moves_left if acting else 1)
    path = contact_within(battle, unit, target, origin, moves)
    if isinstance(path, Refusal):
        return None
    poses = (path.start, (path.x, path.y, path.heading))
    most = longest_move(battle, unit) * moves
    note = Message("caesar-note-cost", {"cost": inches(path.distance), "most": inches(most)})
    return Route(text, [Place.pose(x, height - y, degrees(h)) for x, y, h in poses], [path.distance], note)
