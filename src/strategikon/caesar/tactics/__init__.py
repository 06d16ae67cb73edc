"""How to play `caesar` well: what each option is worth, how a side stands, and what it is trying to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from strategikon.caesar.field import Field
from strategikon.caesar.state import Armies
from strategikon.caesar.tactics import aims, chance, command, fights, moves, standing
from strategikon.caesar.tactics.outlook import Outlook
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Value
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import Cost, Lever, Slips, Tactics, Weigher

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
    """The glue: each method hands over to its module."""

    weighers = WEIGHERS
    incidental = chance.INCIDENTAL
    levers = (
        (Lever("other", "division.0.captain.command", 1),),
        (Lever("favoured", "division.0.captain.command", -1),),
        (Lever("other", "division.0.captain.command", 1), Lever("favoured", "division.0.captain.command", -1)),
        (Lever("other", "break_point", 1),),
        (Lever("other", "break_point", 1), Lever("favoured", "division.0.captain.command", -1)),
        (Lever("other", "break_point", 1), Lever("favoured", "break_point", -1)),
    )

    def rolls(self, battle: Battle[Any, Any], value: Value) -> bool:
        return chance.rolls(battle, value)

    def outlook(self, battle: Battle[Any, Any], side: int) -> Outlook:
        return Outlook(battle, side)

    def worth(self, battle: Battle[Any, Any], side: int) -> int:
        return standing.worth(battle, side)

    def expected(self, battle: Battle[Any, Any], value: Value) -> int | None:
        return standing.expected(battle, value)

    def slips(self, kind: str) -> Slips:
        return Slips(9, 1) if kind in GRAVE else Slips(10, 2)

    def settled(self, battle: Battle[Any, Any]) -> int:
        return chance.settled(battle)

    def aim(self, battle: Battle[Any, Any], value: Value) -> Message:
        return aims.aim(battle, value)

    def costs(self, battle: Battle[Any, Any], events: Sequence[Event]) -> Iterable[Cost]:
        return chance.costs(battle, events)
