"""The questions in words: one sentence for each kind."""

from __future__ import annotations

from typing import Any, Final

from strategikon.bayard import deployment
from strategikon.bayard.command import points_of
from strategikon.bayard.field import Fight
from strategikon.bayard.messengers import name_of
from strategikon.bayard.stampede import beast_name
from strategikon.kernel.decision import Ask, Tally
from strategikon.kernel.message import Message

ABOUT_A_UNIT: Final = frozenset((
    "aim", "again", "break-off", "flight", "follow", "front", "go-on", "pursue", "retreat", "riposte", "rouse", "rush",
    "strike",
))  # fmt: skip
ABOUT_A_PAIR: Final = frozenset(("along", "flags", "react"))
ABOUT_A_LEADER: Final = frozenset(("activate", "objective", "refuge", "song"))


def prompt(battle: Fight, ask: Ask) -> Message:
    """The question in one sentence, with what it is about."""
    field, state = battle.field, battle.state
    args: dict[str, Any] = {"side": field.sides[ask.side], "points": state.points}
    if ask.kind in ABOUT_A_PAIR or (ask.kind == "riposte" and isinstance(ask.about, tuple)):
        args["unit"] = field.ids[ask.about[0]]
        if ask.kind == "along":
            args["leader"] = field.leader_ids[ask.about[1]]
        elif ask.kind == "flags":
            args["flags"] = ask.about[1]
        else:
            args["target"] = field.ids[ask.about[1]]
    elif ask.kind in ABOUT_A_UNIT:
        args["unit"] = field.ids[ask.about]
    elif ask.kind == "place":
        args["piece"] = deployment.name_of(battle, *ask.about) or Message("bayard-decoy-word")
    elif ask.kind in ABOUT_A_LEADER:
        args["leader"] = field.leader_ids[ask.about]
    return Message(f"bayard-prompt-{ask.kind}", args)


def tally(battle: Fight, ask: Ask) -> Tally | None:
    """2.06 How many of his activations a leader has made."""
    if ask.kind != "activate":
        return None
    most = max(points_of(battle, ask.about), battle.state.points)
    done = most - battle.state.points
    units = [value for value in ask.values if value[0] == "activate"]
    return Tally(done, most, 1 < len(units) <= battle.state.points)


def acting(battle: Fight, ask: Ask) -> str | None:
    """The unit, leader, messenger or beast the question is about; nobody where one is chosen among several."""
    if ask.about is None:
        return None
    if ask.kind in ABOUT_A_LEADER:
        return str(battle.field.leader_ids[ask.about])
    if ask.kind == "place":
        return deployment.name_of(battle, *ask.about)
    if ask.kind == "recoil":
        return name_of(battle, ask.about)
    if ask.kind == "stampede":
        return beast_name(battle.state.beasts.index((ask.side, ask.about)))
    if ask.kind not in ABOUT_A_UNIT and ask.kind not in ABOUT_A_PAIR:
        return None
    unit = ask.about[0] if isinstance(ask.about, tuple) else ask.about
    return str(battle.field.ids[unit])
