"""What a choice would be for, in one sentence."""

from __future__ import annotations

from typing import Any, Final

from strategikon.alexander.pieces import Fight
from strategikon.alexander.state import NOBODY
from strategikon.alexander.tactics.outlook import Outlook
from strategikon.alexander.tactics.places import Ground
from strategikon.kernel.decision import Value
from strategikon.kernel.message import Message

# The sentence by verb: `alexander-aim-<word>`. The names of the arguments that follow the verb, as far as it says them.
SENTENCES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "elite": ("activate", ("leader",)),
    "activate": ("activate", ("leader",)),
    "reactivate": ("activate", ("leader",)),
    "trump": ("trump", ("leader",)),
    "pass-leader": ("pass", ("leader",)),
    "momentum": ("momentum", ()),
    "finish": ("finish", ()),
    "line": ("line", ()),
    "file": ("line", ()),
    "individual": ("individual", ()),
    "order-leader": ("leader", ("leader",)),
    "contingent": ("activate", ("leader",)),
    "withdraw": ("withdraw", ("unit",)),
    "withdraw-leader": ("save", ("leader",)),
    "withdraw-line": ("save", ("leader",)),
    "withdraw-prearranged": ("save", ("leader",)),
    "react-turn": ("face", ("unit",)),
    "face": ("face", ("unit",)),
    "fire": ("shoot", ("unit", "target")),
    "fire-with": ("shoot", ("unit", "target")),
    "harass": ("shoot", ("unit", "target")),
    "shock": ("shock", ("unit",)),
    "no-shock": ("no-shock", ("unit",)),
    "attack": ("attack", ("unit", "target")),
    "second-shock": ("attack", ("unit", "target")),
    "name-attacker": ("attack", ("unit", "target")),
    "name-defender": ("defend", ("unit",)),
    "duel": ("leads", ("leader",)),
    "charisma": ("leads", ("leader",)),
    "share": ("share", ("unit",)),
    "advance": ("advance", ("unit",)),
    "pass-through": ("advance", ("unit",)),
    "exit": ("exit", ()),
}
# Where the verb alone says nothing of a piece: by the kind of question and the verb, by the kind, by the verb.
REASONS: Final[dict[tuple[str, str], str]] = {
    ("order", "done"): "no-order",
    ("shock", "done"): "no-more-shock",
    ("withdraw", "hold"): "hold-line",
    ("react-facing", "hold"): "hold-face",
    ("reface", "hold"): "hold-face",
    ("move-leader", "halt"): "leader-stays",
    ("move-leader", ""): "listen",
    ("rout", ""): "flee",
    ("retreat", ""): "fall-back",
    ("crisis", ""): "crisis",
    ("rampage-step", ""): "rampage",
    ("", "column"): "column",
    ("", "deploy"): "deploy",
    ("", "square"): "square",
    ("", "with"): "with",
    ("", "leave"): "leave",
    ("", "pw"): "prearrange",
    ("", "no-pw"): "no-prearrange",
    ("", "pass"): "no-trump",
    ("", "hold-leader"): "wait",
    ("", "hold"): "hold-fire",
}
ORDERS: Final = {"fire": "wear-down", "harass": "wear-down", "recover": "recover", "rally": "rally"}
ON_THE_MOVE: Final = frozenset({"step", "turn", "reverse", "halt", "path", "go"})


def aim(battle: Fight, value: Value) -> Message:
    """What choosing this would be for."""
    verb = value[0]
    if verb == "order":
        return _order(battle, value[1], value[2])
    if verb in ON_THE_MOVE and battle.ask is not None and battle.ask.kind in ("move", "path"):
        return _march(battle, battle.state.mover, "stay" if verb == "halt" else "approach")
    if verb not in SENTENCES:
        kind = "" if battle.ask is None else battle.ask.kind
        known = (REASONS.get(key) for key in ((kind, verb), (kind, ""), ("", verb)))
        return Message(f"alexander-aim-{next(filter(None, known), 'plain')}")
    word, names = SENTENCES[verb]
    return Message(f"alexander-aim-{word}", {name: _id(battle, name, value[n + 1]) for n, name in enumerate(names)})


def _id(battle: Fight, name: str, piece: int) -> str:
    return str(battle.field.leader_ids[piece] if name == "leader" else battle.field.ids[piece])


def _order(battle: Fight, unit: int, what: str) -> Message:
    if what in ORDERS:
        return Message(f"alexander-aim-{ORDERS[what]}", {"unit": battle.field.ids[unit]})
    return _march(battle, unit, "approach")


def _march(battle: Fight, unit: int, word: str) -> Message:
    """Whom a unit on the move wants to meet or to avoid, or where it wants to leave the map."""
    if unit == NOBODY or battle.ask is None:
        return Message("alexander-aim-plain")
    args: dict[str, Any] = {"unit": battle.field.ids[unit]}
    ground = Ground(Outlook(battle, battle.ask.side), unit)
    if word == "stay":
        return Message("alexander-aim-stay", args)
    if ground.way_out is not None:
        return Message("alexander-aim-break-out", args)
    if ground.outlook.waits:
        return Message("alexander-aim-keep-away", args)
    if not ground.wanted:
        return Message("alexander-aim-plain")
    enemy = battle.state.unit_at[ground.wanted[0].here]
    return Message("alexander-aim-approach", args | {"target": battle.field.ids[enemy]})
