"""How to play `ancients` well: what each option is worth, how a side stands, and what it is trying to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from strategikon.ancients.field import Field
from strategikon.ancients.state import Ancients
from strategikon.ancients.tactics import aims, cards, chance, command, fights, moves, reactions, standing
from strategikon.ancients.tactics.outlook import Outlook, outlook_of
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Value
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import Cost, Lever, Tactics, Weigher

WEIGHERS: Final[dict[str, Weigher]] = {
    "card": cards.weigh_cards,
    "hand-change": cards.weigh_discards,
    "order": command.weigh_orders,
    "spartacus": command.weigh_spartacus,
    "rally": command.weigh_rally,
    "move": moves.weigh_moves,
    "combat": fights.weigh_combats,
    "react": reactions.weigh_reaction,
    "evade": reactions.weigh_ways_back,
    "flags": reactions.weigh_flags,
    "retreat": reactions.weigh_ways_back,
    "leader-evade": reactions.weigh_leader_evade,
    "advance": fights.weigh_advance,
    "extra": fights.weigh_advance,
    "bonus": fights.weigh_bonus,
    "battle-back": fights.weigh_answer,
}


class AncientsTactics(Tactics[Ancients, Field]):
    """The glue: each method hands over to its module."""

    weighers = WEIGHERS
    incidental = chance.INCIDENTAL
    guarded = frozenset({"react"})  # First Strike
    levers = (
        (Lever("favoured", "banners", 1),),
        (Lever("other", "banners", -1),),
        (Lever("favoured", "banners", 1), Lever("other", "banners", -1)),
        (Lever("other", "hand", 1),),
        (Lever("favoured", "hand", -1),),
        (Lever("favoured", "banners", 2), Lever("other", "banners", -1)),
        (Lever("favoured", "banners", 1), Lever("other", "hand", 1)),
        (Lever("favoured", "banners", 2), Lever("other", "banners", -1), Lever("other", "hand", 1)),
    )

    def rolls(self, battle: Battle[Any, Any], value: Value) -> bool:
        return chance.rolls(battle, value)

    def outlook(self, battle: Battle[Any, Any], side: int) -> Outlook:
        return outlook_of(battle, side)

    def worth(self, battle: Battle[Any, Any], side: int) -> int:
        return standing.worth(battle, side)

    def expected(self, battle: Battle[Any, Any], value: Value) -> int | None:
        return standing.expected(battle, value)

    def settled(self, battle: Battle[Any, Any]) -> int:
        return chance.settled(battle)

    def aim(self, battle: Battle[Any, Any], value: Value) -> Message:
        return aims.aim(battle, value)

    def costs(self, battle: Battle[Any, Any], events: Sequence[Event]) -> Iterable[Cost]:
        return chance.costs(battle, events)
