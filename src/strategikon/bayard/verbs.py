"""What a player can say in `bayard`: the table of verbs, and the names behind their slots. Values say themselves."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Field
from strategikon.bayard.messengers import runner_names
from strategikon.bayard.tables import FORMATIONS
from strategikon.kernel.verbs import Kind, Lexicon, Names, Verb, Verbs, names_of

VERBS: Final = Verbs(
    (
        # 2 command
        Verb("lead", "lead {leader}"),
        Verb("activate", "activate {unit}"),
        Verb("activate-leader", "activate {leader}"),
        Verb("send", "send"),
        Verb("send-herald", "send {runner}"),
        Verb("send-leader", "send {leader}"),
        Verb("pass", "pass"),
        Verb("done", "done"),
        # 3 movement
        Verb("move", "move {unit} {hex}"),
        Verb("move-leader", "move {leader} {hex}"),
        Verb("move-runner", "move {runner} {hex}"),
        Verb("deliver", "deliver {runner} {unit}"),
        Verb("deliver-leader", "deliver {leader} {unit}"),
        Verb("enter", "enter {unit} {hex}"),
        Verb("exit", "exit {leader}", "{leader} [exit]"),
        Verb("form", "form {unit} {formation}"),
        Verb("break", "break {unit}", "{unit} [break]"),
        Verb("take", "take {leader}", "[take]"),
        Verb("leave", "leave {leader}", "[leave]"),
        Verb("halt", "halt"),
        Verb("recoil", "recoil {runner} {hex}", "{hex}"),
        Verb("flee", "flee {leader} {hex}", "{hex}"),
        # 4 fights
        Verb("shoot", "shoot {unit} {target:unit}"),
        Verb("attack", "attack {unit} {target:unit}"),
        Verb("front", "front {leader}"),
        Verb("behind", "behind"),
        Verb("stand", "stand"),
        Verb("stand-leader", "stand {leader}"),
        Verb("evade", "evade"),
        Verb("withdraw", "withdraw"),
        Verb("aim", "aim {leader}"),
        Verb("volley", "volley"),
        Verb("strike-leader", "strike {leader}"),
        Verb("strike-unit", "strike {unit}"),
        Verb("run-away", "run"),
        Verb("bear", "bear"),
        Verb("ignore", "ignore {flags:number}", "[ignore-{flags}]"),
        Verb("retreat", "retreat {unit} {hex}", "{hex}"),
        Verb("evade-to", "evade {unit} {hex}", "{hex}"),
        Verb("withdraw-to", "withdraw {unit} {hex}", "{hex}"),
        Verb("run", "run {hex}"),
        Verb("trample", "trample {unit}"),
        Verb("follow", "follow {unit} {hex}", "{hex}"),
        Verb("advance", "advance {unit} {hex}", "{hex}"),
        Verb("hold", "hold"),
        Verb("riposte", "riposte"),
        Verb("decline", "decline"),
        Verb("sing", "sing {leader}"),
        Verb("rally", "rally {leader}"),
        Verb("laager", "laager {unit}"),
        Verb("succeed", "succeed {leader}"),
        Verb("appoint", "appoint {hex}"),
        # Annex 5
        Verb("loosen", "loosen {unit}", "{unit} [loosen]"),
        Verb("close", "close {unit}", "{unit} [close]"),
        Verb("burn", "burn {unit} {element}"),
        Verb("douse", "douse {unit} {element}"),
        Verb("reroll", "reroll {die:number}", "[reroll-{die}]"),
    ),
    asks={
        "lead": ("lead", "pass"),
        "activate": ("activate", "activate-leader", "send", "send-herald", "send-leader", "done"),
        "move": (
            "move",
            "enter",
            "form",
            "break",
            "loosen",
            "close",
            "move-leader",
            "exit",
            "move-runner",
            "deliver",
            "deliver-leader",
            "done",
        ),
        "along": ("take", "leave"),
        "go-on": ("halt", "move"),
        "rush": ("advance", "halt"),
        "recoil": ("recoil",),
        "refuge": ("flee",),
        "fight": ("shoot", "attack", "burn", "douse", "done"),
        "front": ("behind", "front"),
        "react": ("stand", "stand-leader", "evade", "withdraw"),
        "aim": ("volley", "aim"),
        "strike": ("strike-leader", "strike-unit"),
        "flight": ("bear", "run-away"),
        "flags": ("ignore",),
        "retreat": ("retreat", "evade-to", "withdraw-to"),
        "stampede": ("trample", "run"),
        "follow": ("follow", "hold"),
        "pursue": ("advance", "hold"),
        "again": ("attack", "hold"),
        "riposte": ("riposte", "decline"),
        "break-off": ("stand", "withdraw"),
        "song": ("sing", "hold"),
        "rally": ("rally", "done"),
        "laager": ("laager", "done"),
        "succeed": ("succeed", "appoint"),
        "reroll": ("reroll",),
    },
    kinds=(Kind("runner", "piece"), Kind("formation"), Kind("element")),
)


def lexicon(field: Field) -> Lexicon:
    """The units, leaders, runners, hexes and formations of a battle."""
    return {
        "unit": Names(field.ids, field.unit_index.get),
        "leader": Names(field.leader_ids, field.leader_index.get),
        "runner": names_of(runner_names(field.herald_ids), message="refused-unknown-piece"),
        "hex": Names(field.grid.names, field.grid.find, "A1.03"),
        "formation": names_of(FORMATIONS),
        "element": names_of(field.element_names, "A5.01", "bayard-why-unknown-element"),
    }
