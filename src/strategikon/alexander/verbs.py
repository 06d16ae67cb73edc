"""What a player can say in `alexander`: the table of verbs, and the names behind their slots.

A value on offer is a tuple `(verb, *arguments)`, so nothing is left to say about it (`Ruleset.say`).
"""

from __future__ import annotations

from typing import Final

from strategikon.alexander.field import EDGES, Field
from strategikon.alexander.orders import WHATS
from strategikon.alexander.reaction_fire import BOWS, JAVELINS
from strategikon.alexander.shock.clash import ANGLES
from strategikon.kernel.verbs import Kind, Lexicon, Names, Verb, Verbs, names_of, words_of

# By which nothing more happens; a case may leave it unwritten.
UNSAID: Final = {
    "trump": "pass", "reactivate": "pass", "exit-fire": "hold", "entry-fire": "hold", "return-fire": "hold",
    "withdrawal-fire": "hold", "withdraw": "hold", "react-facing": "hold", "oxybeles": "hold", "advance": "hold",
    "reface": "hold", "move": "halt",
}  # fmt: skip

VERBS: Final = Verbs(
    (
        # 3.0 D, 5.12d, 9.19
        Verb("first", "first {side}"),
        Verb("captain", "captain {unit}"),
        # 6.82 pre-arranged withdrawal
        Verb("pw", "pw {leader} {unit}"),
        Verb("no-pw", "no-pw {leader}"),
        # 5.5 elite, 5.1 activation, 5.4 trumps, 5.3 momentum, 5.33 fate
        Verb("elite", "elite {leader}"),
        Verb("activate", "activate {leader}"),
        Verb("activate-elephants", "activate {unit}"),
        Verb("pass-leader", "pass {leader}"),
        Verb("hold-leader", "hold {leader}"),
        Verb("trump", "trump {leader}"),
        Verb("momentum", "momentum"),
        Verb("finish", "finish"),
        Verb("reactivate", "reactivate {leader}"),
        # 4.3 Line Orders, 5.2 orders
        Verb("line", "line {group} {unit}"),
        Verb("file", "file {group} {unit}"),
        Verb("individual", "individual"),
        Verb("order", "order {unit} {what}"),
        Verb("order-leader", "order {leader} move", "{leader} [move]"),
        Verb("contingent", "contingent {leader}"),
        Verb("done", "done"),
        Verb("pass", "pass"),
        Verb("hold", "hold"),
        # 6.0 movement
        Verb("step", "step {hexes}"),
        Verb("path", "path"),
        Verb("go", "go {hexes}"),
        Verb("turn", "turn {facing}"),
        Verb("reverse", "reverse"),
        Verb("column", "column {facing}"),
        Verb("deploy", "deploy {facing}"),
        Verb("square", "square"),
        Verb("charge", "charge"),
        Verb("uncharge", "uncharge"),
        Verb("stack", "stack {unit}"),
        Verb("exit", "exit {edge}"),
        Verb("with", "with {leader}"),
        Verb("leave", "leave {leader}"),
        Verb("halt", "halt"),
        # 6.7, 6.8 withdrawals, 7.16 reaction facing
        Verb("withdraw", "withdraw {unit}"),
        Verb("withdraw-leader", "withdraw {leader}"),
        Verb("withdraw-line", "withdraw-line {leader} {type}"),
        Verb("withdraw-prearranged", "withdraw-prearranged {leader}"),
        Verb("react-turn", "turn {unit} {facing}"),
        Verb("retreat", "retreat {unit}"),
        # 8.1, 8.2, 9.5 missiles
        Verb("fire", "fire {unit} {target:unit}"),
        Verb("fire-with", "fire {unit} {target:unit} {weapon}"),
        Verb("harass", "harass {unit} {target:unit} {hex}"),
        # 8.3 shock
        Verb("shock", "shock {unit}"),
        Verb("no-shock", "no-shock {unit}"),
        Verb("attack", "attack {unit} {target:unit}"),
        Verb("name-defender", "defend {unit}"),
        Verb("name-attacker", "strike {unit} {target:unit} {angle}"),
        Verb("duel", "duel {leader}"),
        Verb("charisma", "lead {leader}"),
        Verb("share", "share {unit}"),
        Verb("advance", "advance {unit} {hexes}"),
        Verb("pass-through", "pass-through {unit} {hex}"),
        Verb("second-shock", "shock {unit} {target:unit}"),
        Verb("follow", "follow {leader}"),
        Verb("stay", "stay {leader}"),
        # 10.2 rout, rally
        Verb("rout", "rout {unit} {hexes}"),
        Verb("face", "face {unit} {facing}"),
        Verb("flee", "flee {unit} {edge}"),
        Verb("target", "target {unit}"),
        Verb("return", "return {unit} {hex}"),
    ),
    asks={
        "prearrange": ("pw", "no-pw"),
        "elite": ("elite", "pass"),
        "activate": ("activate", "activate-elephants", "pass-leader", "hold-leader", "trump", "done"),
        "first": ("first",),
        "trump": ("trump", "pass"),
        "line": ("line", "file", "individual"),
        "order": ("order", "order-leader", "contingent", "done"),
        "move": (
            "step", "path", "turn", "reverse", "column", "deploy", "square", "charge", "uncharge", "stack", "fire",
            "exit", "with", "leave", "halt", "go",
        ),
        "path": ("go",),
        "move-leader": ("step", "exit", "halt"),
        "exit-fire": ("fire", "hold"),
        "entry-fire": ("fire", "fire-with", "hold"),
        "return-fire": ("fire", "hold"),
        "withdrawal-fire": ("fire", "hold"),
        "withdraw": ("withdraw", "withdraw-leader", "withdraw-line", "withdraw-prearranged", "hold"),
        "retreat": ("step", "turn", "exit", "halt"),
        "react-facing": ("react-turn", "hold"),
        "fire": ("fire",),
        "harass": ("harass",),
        "oxybeles": ("fire", "hold"),
        "intent": ("shock", "no-shock"),
        "shock": ("shock", "done"),
        "combats": ("attack", "done"),
        "duel": ("duel",),
        "defend": ("name-defender",),
        "strike": ("name-attacker",),
        "charisma": ("charisma",),
        "share": ("share",),
        "advance": ("advance", "react-turn", "pass-through", "second-shock", "hold"),
        "follow": ("follow", "stay"),
        "pursuit": ("target",),
        "revert": ("face",),
        "momentum": ("momentum", "finish"),
        "crisis": ("retreat", "step"),
        "reactivate": ("reactivate", "pass"),
        "rout": ("rout",),
        "rout-edge": ("flee",),
        "rout-facing": ("face",),
        "reface": ("face", "hold"),
        "rampage": ("target",),
        "rampage-step": ("step",),
        "captain": ("captain", "done"),
        "return": ("return",),
        "return-facing": ("face",),
    },
    kinds=(Kind("what"), Kind("edge"), Kind("type"), Kind("weapon"), Kind("angle")),
)  # fmt: skip


def lexicon(field: Field) -> Lexicon:
    """The units, leaders, hexes and the like of a battle."""
    return {
        "unit": Names(field.ids, field.unit_index.get),
        "leader": Names(field.leader_ids, field.leader_index.get),
        "side": names_of(field.sides),
        "hex": Names(field.grid.names, field.grid.find),
        "facing": names_of(field.facings),
        "group": names_of([group.id for group in field.groups]),
        "what": words_of(WHATS, "5.22a", "alexander-why-no-such-order"),
        "edge": words_of(EDGES, message="alexander-why-no-such-edge"),
        "type": words_of(sorted(set(field.type_of)), "2.22a", "alexander-why-no-such-type"),
        "weapon": words_of((JAVELINS, BOWS), "9.12a", "alexander-why-no-such-weapon"),
        "angle": words_of(ANGLES, "8.35a", "alexander-why-no-such-angle"),
    }
