"""How to play `alexander` well: what each option is worth, how a side stands, and what it is trying to do."""

from __future__ import annotations

from typing import Final

from strategikon.alexander.field import Field
from strategikon.alexander.state import GreatBattle
from strategikon.alexander.tactics import aims, chance, command, fights, fire, moves, reactions, standing
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.kernel.tactics import Lever, Slips, Tactics, Weigher

WEIGHERS: Final[dict[str, Weigher]] = {
    "prearrange": command.weigh_prearrange,
    "elite": command.weigh_activate,
    "first": command.weigh_first,
    "activate": command.weigh_activate,
    "trump": command.weigh_trump,
    "line": command.weigh_line,
    "order": command.weigh_order,
    "move": moves.weigh_move,
    "path": moves.weigh_path,
    "move-leader": command.weigh_move_leader,
    "fire": fire.weigh_fire,
    "harass": fire.weigh_harass,
    "entry-fire": fire.weigh_fire,
    "exit-fire": fire.weigh_fire,
    "return-fire": fire.weigh_fire,
    "withdrawal-fire": fire.weigh_fire,
    "oxybeles": fire.weigh_fire,
    "withdraw": reactions.weigh_withdraw,
    "retreat": reactions.weigh_retreat,
    "react-facing": reactions.weigh_react_facing,
    "follow": reactions.weigh_follow,
    "rampage": reactions.weigh_rampage,
    "rampage-step": reactions.weigh_rampage,
    "intent": fights.weigh_shock,
    "shock": fights.weigh_shock,
    "combats": fights.weigh_combats,
    "duel": fights.weigh_duel,
    "defend": fights.weigh_defend,
    "strike": fights.weigh_strike,
    "charisma": fights.weigh_charisma,
    "share": fights.weigh_share,
    "advance": fights.weigh_advance,
    "pass-through": fights.weigh_advance,
    "pursuit": fights.weigh_pursuit,
    "revert": reactions.weigh_facing,
    "momentum": command.weigh_momentum,
    "crisis": reactions.weigh_crisis,
    "reactivate": command.weigh_activate,
    "rout": reactions.weigh_rout,
    "rout-facing": reactions.weigh_facing,
    "reface": reactions.weigh_facing,
    "captain": command.weigh_captain,
    "return": reactions.weigh_return,
    "return-facing": reactions.weigh_facing,
}

# 6 Marches: who blunders here often loses even to chance. Elsewhere a blunder costs time, and time only a good enemy
# uses.
MARCHES: Final = frozenset({"move", "path"})


class AlexanderTactics(Tactics[GreatBattle, Field]):
    """The glue: which module answers what."""

    weighers = WEIGHERS
    incidental = chance.INCIDENTAL
    guarded = frozenset({"withdraw"})  # a hidden marker of a pre-arranged withdrawal
    levers = (
        (Lever("other", "rout_level", percent=10),),
        (Lever("other", "rout_level", percent=10), Lever("favoured", "rout_level", percent=-10)),
        (Lever("other", "rout_level", percent=20), Lever("favoured", "rout_level", percent=-20)),
        (Lever("other", "rout_level", percent=30), Lever("favoured", "rout_level", percent=-25)),
        (Lever("other", "rout_level", percent=40), Lever("favoured", "rout_level", percent=-35)),
        (Lever("other", "rout_level", percent=60), Lever("favoured", "rout_level", percent=-45)),
    )

    rolls = staticmethod(chance.rolls)
    outlook = staticmethod(Outlook)
    worth = staticmethod(standing.worth)
    settled = staticmethod(chance.settled)
    aim = staticmethod(aims.aim)
    costs = staticmethod(chance.costs)

    def slips(self, kind: str) -> Slips:
        return Slips(4, 1) if kind in MARCHES else Slips(10, 3)
