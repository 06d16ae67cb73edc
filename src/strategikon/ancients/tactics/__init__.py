"""How to play `ancients` well: what each option is worth, how a side stands, and what it is trying to do."""

from __future__ import annotations

from typing import Final

from strategikon.ancients.field import Field
from strategikon.ancients.state import Ancients
from strategikon.ancients.tactics import aims, cards, chance, command, fights, moves, reactions, standing
from strategikon.ancients.tactics.outlook import outlook_of
from strategikon.kernel.tactics import Lever, Tactics, Weigher

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
    """The glue: which module answers what."""

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

    hidden_shares = staticmethod(chance.first_strike_shares)
    hidden_case = staticmethod(chance.first_strike_case)
    rolls = staticmethod(chance.rolls)
    outlook = staticmethod(outlook_of)
    worth = staticmethod(standing.worth)
    expected = staticmethod(standing.expected)
    settled = staticmethod(chance.settled)
    aim = staticmethod(aims.aim)
    costs = staticmethod(chance.costs)
