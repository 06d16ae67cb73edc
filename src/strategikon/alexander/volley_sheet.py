"""8.15 A volley laid open before it is shot: its strength, what changes the die, and what hits."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.pieces import Fight, is_marked, unit_id
from strategikon.alexander.state import Mark
from strategikon.alexander.tables import LOSS
from strategikon.alexander.volleys import best_aim, force, loss_cause, modifiers
from strategikon.alexander.weapons import line_of
from strategikon.kernel.decision import Value
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet

RULES: Final = ["8.15a", "8.15b", "8.15d", "8.15f", "8.61a"]
FACES: Final = 10  # of the die, from 0


def volley_sheet(battle: Fight, value: Value) -> Sheet | None:
    """8.15a, 8.15b The die of one volley: it hits if, with what is added, it is not above the strength."""
    if value[0] != "fire" or len(value) != 3:
        return None
    _, unit, target = value
    aim = best_aim(battle, unit, target)
    if aim is None:
        return None
    power = force(battle, line_of(battle.field, unit), aim) or 0
    moving = battle.state.mover == unit or is_marked(battle, unit, Mark.MOVED_NOW)
    changes = modifiers(battle, unit, target, aim, moving)
    most = power - sum(change for _, change in changes)
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    strength = Message("alexander-shot-strength", {"range": aim.reach})
    rows = [(strength, _number(power))]
    rows += [(Message(f"alexander-shot-{name}"), Message("alexander-shock-die", {"number": f"{change:+}"}))
             for name, change in changes]  # fmt: skip
    rows.append((Message("alexander-shot-hits"), Message("alexander-shot-most", {"most": most})))
    loss = LOSS[loss_cause(battle, target)]
    made = [Message("alexander-shot-part", {"what": what, "much": much}) for what, much in rows[:-1]]
    chance = max(0, min(FACES, most + 1)) * 100 // FACES
    line = {"most": most, "made": made, "loss": loss, "percent": chance}
    rows.append((Message("alexander-shot-loss"), _number(loss)))
    return Sheet(Message("alexander-shot-title", names), rows, rules=RULES, line=Message("alexander-shot-line", line))


def _number(number: int) -> Message:
    return Message("alexander-shock-number", {"number": number})
