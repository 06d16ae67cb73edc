"""How to play `bayard` well: what each option is worth, how a side stands, and what it is trying to do."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Field
from strategikon.bayard.state import Host
from strategikon.bayard.tactics import (
    aims,
    annexes,
    chance,
    command,
    deployment,
    fights,
    moves,
    reactions,
    secret_orders,
    standing,
)  # fmt: skip
from strategikon.bayard.tactics.outlook import outlook_of
from strategikon.kernel.tactics import Lever, Tactics, Weigher

WEIGHERS: Final[dict[str, Weigher]] = {
    "first": deployment.weigh_first,
    "deploy": deployment.weigh_deploy,
    "place": deployment.weigh_place,
    "lead": command.weigh_lead,
    "activate": command.weigh_activations,
    "move": moves.weigh_moves,
    "along": moves.weigh_along,
    "go-on": moves.weigh_going_on,
    "rush": fights.weigh_forward,
    "recoil": reactions.weigh_recoil,
    "refuge": reactions.weigh_refuge,
    "song": fights.weigh_song,
    "fight": fights.weigh_fights,
    "front": fights.weigh_front,
    "react": reactions.weigh_reaction,
    "aim": fights.weigh_aim,
    "strike": fights.weigh_strike,
    "flight": reactions.weigh_flight,
    "flags": reactions.weigh_flags,
    "retreat": reactions.weigh_ways_back,
    "stampede": reactions.weigh_stampede,
    "follow": fights.weigh_forward,
    "pursue": fights.weigh_forward,
    "again": fights.weigh_again,
    "riposte": fights.weigh_riposte,
    "break-off": reactions.weigh_breaking_off,
    "rally": command.weigh_rally,
    "laager": moves.weigh_laager,
    "succeed": command.weigh_succession,
    "rouse": annexes.weigh_rousing,
    "reroll": annexes.weigh_alike,
    "post": annexes.weigh_alike,
    "objective": secret_orders.weigh_objectives,
    "mission": secret_orders.weigh_missions,
    "mission-turn": secret_orders.weigh_turns,
}


class BayardTactics(Tactics[Host, Field]):
    """The glue: which module answers what."""

    weighers = WEIGHERS
    incidental = chance.INCIDENTAL
    alike = chance.ALIKE
    levers = (
        (Lever("favoured", "breaks_at", -2),),
        (Lever("other", "breaks_at", 2),),
        (Lever("favoured", "breaks_at", -2), Lever("other", "breaks_at", 2)),
        (Lever("favoured", "breaks_at", -4), Lever("other", "breaks_at", 2)),
        (Lever("favoured", "breaks_at", -4), Lever("other", "breaks_at", 4)),
        (Lever("favoured", "breaks_at", -4), Lever("other", "breaks_at", 4), Lever("other", "activations.0.units", 1)),
    )

    rolls = staticmethod(chance.rolls)
    outlook = staticmethod(outlook_of)
    worth = staticmethod(standing.worth)
    expected = staticmethod(standing.expected)
    settled = staticmethod(chance.settled)
    aim = staticmethod(aims.aim)
    costs = staticmethod(chance.costs)
