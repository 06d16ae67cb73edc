"""What a player can say in a skirmish, and why something is not on offer."""

from __future__ import annotations

from skirmish.rules import Fight, cannot_enter, cannot_march, cannot_order
from skirmish.state import Field
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.verbs import Lexicon, Names, Spoken, Verb, Verbs, names_of
from strategikon.kernel.why import Why

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


def _why_step(battle: Fight, ask: Ask, there: int) -> Refusal | None:
    return cannot_enter(battle, there) or refusal("4.1", "skirmish-why-far", hex=battle.field.grid.names[there])


WHY = Why(
    by_ask={
        ("step", "step"): _why_step,
        ("order", "order"): lambda battle, ask, unit: cannot_order(battle, unit),
        ("order", "march"): lambda battle, ask, unit: cannot_order(battle, unit) or cannot_march(battle),
    }
)
