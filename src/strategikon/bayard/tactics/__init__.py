"""How to play `bayard` well: what each option is worth, how a side stands, and what it is trying to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from strategikon.bayard.field import Field
from strategikon.bayard.state import Host
from strategikon.bayard.tactics import aims, annexes, chance, command, deployment, fights, moves, reactions, standing
from strategikon.bayard.tactics.outlook import Outlook, outlook_of
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Value
from strategikon.kernel.events import Event
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import Cost, Lever, Tactics, Weigher

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
    "objective": annexes.weigh_alike,
    "mission": annexes.weigh_alike,
    "mission-turn": annexes.weigh_alike,
}


class BayardTactics(Tactics[Host, Field]):
    """The glue: each method hands over to its module."""

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
