"""CHG.03, CHG.04, MEL.02 A charge before it is made: how far, on which face, and what both sides bring to the clash."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.charges import Contact, contact_within
from strategikon.caesar.charging import FACES
from strategikon.caesar.duties import origin_of
from strategikon.caesar.field import Fight
from strategikon.caesar.shapes import FRONT
from strategikon.caesar.sight import all_round
from strategikon.caesar.steps import inches
from strategikon.caesar.units import allowance, troop
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Sheet

RULES: Final = ["CHG.03", "CHG.04", "MEL.02"]


def charge_sheet(battle: Fight, unit: int, target: int) -> Sheet | None:
    """The way to the enemy, and the dice of the first round."""
    moves = battle.state.moves_left
    path = contact_within(battle, unit, target, origin_of(battle), moves)
    if not isinstance(path, Contact):
        return None
    ids = battle.field.ids
    way = {"inches": inches(path.distance), "most": inches(moves * allowance(battle, unit))}
    face = FACES[path.face] if path.face == FRONT or not all_round(battle, target) else "any"
    rows = [
        (Message("caesar-row-way"), Message("caesar-row-of-inches", way)),
        (Message("caesar-row-face"), Message(f"caesar-struck-{face}")),
        *(_clash(battle, one) for one in (unit, target)),
        *(_worn(battle, one) for one in (unit, target)),
    ]
    dice = {"dice": troop(battle, unit).clash, "back": troop(battle, target).clash}
    line = Message("caesar-charge-line", {**way, **dice, "face": Message(f"caesar-struck-{face}")})
    title = Message("caesar-charge", {"unit": ids[unit], "other": ids[target]})
    return Sheet(title, rows, [], [], RULES, line=line)


def _clash(battle: Fight, unit: int) -> tuple[Message, Message]:
    """MEL.02 The dice of the round of a charge."""
    told = Message("caesar-row-clash", {"unit": battle.field.ids[unit]})
    return told, Message("caesar-row-clash-dice", {"dice": troop(battle, unit).clash})


def _worn(battle: Fight, unit: int) -> tuple[Message, Message]:
    """STA.02 What it has suffered, of what it can bear."""
    suffered = {"casualties": battle.state.casualties[unit], "stamina": troop(battle, unit).stamina}
    return Message("caesar-row-worn", {"unit": battle.field.ids[unit]}), Message("caesar-row-worn-of", suffered)
