"""How to play `caesar` well: what each option is worth, how a side stands, and what it is trying to do."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.field import Field
from strategikon.caesar.state import Armies
from strategikon.caesar.tactics import aims, chance, command, fights, moves, standing
from strategikon.caesar.tactics.outlook import outlook_of
from strategikon.kernel.tactics import Lever, Slips, Tactics, Weigher

WEIGHERS: Final[dict[str, Weigher]] = {
    "replace": command.weigh_replace,
    "feign": fights.weigh_feign,
    "pursue": moves.weigh_pursuit,
    "initiative": command.weigh_initiative,
    "captain": command.weigh_captain,
    "order": command.weigh_order,
    "reroll": command.weigh_reroll,
    "next": command.weigh_next,
    "charge": moves.weigh_charge,
    "move": moves.weigh_moves,
    "enter": moves.weigh_enter,
    "leave": moves.weigh_leave,
    "opportunity": fights.weigh_opportunity,
    "response": fights.weigh_response,
    "redirect": moves.weigh_redirect,
    "withdraw": fights.weigh_alike,
    "free": command.weigh_free,
    "ride": command.weigh_ride,
    "shoot": fights.weigh_shoot,
    "assign": fights.weigh_assign,
    "fight": fights.weigh_fight,
    "array": fights.weigh_array,
    "test": fights.weigh_test,
    "confusion": fights.weigh_confusion,
    "valiant": fights.weigh_valiant,
    "victor": fights.weigh_victor,
    "break-through": moves.weigh_moves,
    "accompany": fights.weigh_accompany,
    "share": fights.weigh_share,
}

# Where a slip loses a battle to anybody; a march that goes astray costs time alone.
GRAVE: Final = frozenset({"response", "charge"})


class CaesarTactics(Tactics[Armies, Field]):
    """The glue: which module answers what."""

    weighers = WEIGHERS
    incidental = chance.INCIDENTAL
    horizon = 1  # a turn has some fifty questions
    levers = (
        (Lever("other", "division.0.captain.command", 1),),
        (Lever("favoured", "division.0.captain.command", -1),),
        (Lever("other", "division.0.captain.command", 1), Lever("favoured", "division.0.captain.command", -1)),
        (Lever("other", "break_point", 1),),
        (Lever("other", "break_point", 1), Lever("favoured", "division.0.captain.command", -1)),
        (Lever("other", "break_point", 1), Lever("favoured", "break_point", -1)),
    )

    rolls = staticmethod(chance.rolls)
    outlook = staticmethod(outlook_of)
    worth = staticmethod(standing.worth)
    expected = staticmethod(standing.expected)
    settled = staticmethod(chance.settled)
    aim = staticmethod(aims.aim)
    costs = staticmethod(chance.costs)

    def slips(self, kind: str) -> Slips:
        return Slips(9, 1) if kind in GRAVE else Slips(10, 2)
