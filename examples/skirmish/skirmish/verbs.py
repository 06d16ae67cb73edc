"""What a player can say in a skirmish."""

from __future__ import annotations

from skirmish.rules import Fight
from skirmish.state import Field
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.verbs import Lexicon, Names, Spoken, Verb, Verbs, names_of

VERBS = Verbs(
    (
        Verb("place", "place {unit} {hex}", "{hex}"),
        Verb("order", "order {unit}"),
        Verb("march", "march {unit}"),
        Verb("rest", "rest"),
        Verb("step", "step {hex}"),
        Verb("halt", "halt"),
        Verb("hold", "hold"),
        Verb("shoot", "shoot"),
        Verb("ambush", "ambush"),
        Verb("attack", "attack {unit}"),
        Verb("stand", "stand"),
        Verb("shield-wall", "shield-wall"),
    ),
    asks={
        "place": ("place",),
        "order": ("rest", "order", "march"),
        "step": ("halt", "step"),
        "react": ("hold", "shoot", "ambush"),
        "attack": ("stand", "attack"),
        "defend": ("stand", "shield-wall"),
    },
)


def lexicon(field: Field) -> Lexicon:
    return {"unit": names_of(field.ids), "hex": Names(field.grid.names, field.grid.find)}


def say(battle: Fight, ask: Ask, value: Value) -> Spoken:
    """A word says itself, a pair is an order, and a number is the hex or the enemy that was asked for."""
    if isinstance(value, str):
        return (value,)
    return value if isinstance(value, tuple) else (ask.kind, value)
