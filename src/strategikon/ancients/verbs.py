"""What a player can say in `ancients`: the table of verbs, the names behind their slots, and what each value says."""

from __future__ import annotations

from typing import Final

from strategikon.ancients.field import GRID, Field, Fight
from strategikon.ancients.tables import CARD_NUMBER, CARDS, DECK, FIRST_STRIKE
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.verbs import Lexicon, Names, Spoken, Verb, Verbs

# By which nothing more happens; a case may leave it unwritten.
UNSAID: Final = {
    "rally": "skip", "react": "stand", "advance": "hold", "extra": "hold", "bonus": "hold", "battle-back": "decline",
}  # fmt: skip

VERBS: Final = Verbs(
    (
        # 6, 17 cards
        Verb("play", "play {card}"),
        Verb("discard", "discard {card}"),
        Verb("pass", "pass"),
        # 7 orders
        Verb("order", "order {unit:piece}"),
        Verb("head", "order {unit:piece}"),
        Verb("detach", "order {unit:piece}"),
        Verb("rally", "rally {unit:piece}"),
        Verb("skip", "skip"),
        Verb("done", "done"),
        # 8 movement
        Verb("move", "move {unit:piece} {hex}"),
        Verb("exit", "exit {unit:piece}", "{unit} [exit]"),
        # 9-11 combat
        Verb("fire", "fire {unit:piece} {target:piece}"),
        Verb("attack", "attack {unit:piece} {target:piece}"),
        Verb("bonus", "attack {unit:piece} {target:piece}", "{target}", "ancients-option-attack"),
        Verb("battle-back", "battle-back"),
        Verb("decline", "decline"),
        # 12 flags and retreats
        Verb("ignore", "ignore {flags:number}", "[ignore-{flags}]"),
        Verb("retreat", "retreat {unit:piece} {hex}", "{hex}"),
        # 13 answers to an attack, ways back and forward
        Verb("stand", "stand"),
        Verb("evade", "evade"),
        Verb("first-strike", "first-strike"),
        Verb("evade-to", "evade {unit:piece} {hex}", "{hex}"),
        Verb("off", "evade {unit:piece} off", "[off]"),
        Verb("stop", "stop"),
        Verb("advance", "advance {unit:piece} {hex}", "{hex}"),
        Verb("hold", "hold"),
    ),
    asks={
        "card": ("play", "discard", "pass"),
        "hand-change": ("discard",),
        "order": ("order", "head", "detach", "done"),
        "spartacus": ("order", "detach", "skip"),
        "rally": ("rally", "skip"),
        "move": ("move", "exit", "done"),
        "combat": ("fire", "attack", "done"),
        "react": ("stand", "evade", "first-strike"),
        "flags": ("ignore",),
        "retreat": ("retreat",),
        "evade": ("evade-to",),
        "leader-evade": ("evade-to", "off", "stop"),
        "advance": ("advance", "hold"),
        "extra": ("advance", "hold"),
        "bonus": ("bonus", "hold"),
        "battle-back": ("battle-back", "decline"),
    },
)


def lexicon(field: Field) -> Lexicon:
    """2.01 The hexes; the pieces and cards of a battle."""
    return {
        "piece": Names(field.ids, field.number.get, message="ancients-why-no-such-piece"),
        "hex": Names(GRID.names, GRID.find, "2.01", "ancients-why-no-such-hex"),
        "card": Names([card.id for card in CARDS], CARD_NUMBER.get, message="ancients-why-no-such-card"),
    }


def say(battle: Fight, ask: Ask, value: Value) -> Spoken:
    """What a value on offer says: a word says itself, anything else what its question is about."""
    if isinstance(value, str):
        return (value,)
    match ask.kind:
        case "card" | "hand-change":
            return (_card_verb(ask, value), DECK[value])
        case "order" | "spartacus":
            return (_order_verb(battle, value), value)
        case "rally":
            return ("rally", value)
        case "move":
            piece, there, _ = value
            return ("exit", piece) if there == OFF else ("move", piece, there)
        case "combat":
            spoken: Spoken = value
            return spoken
        case "flags":
            return ("ignore", value)
        case "bonus":
            return ("bonus", ask.about, value)
        case _:
            return ("off", ask.about) if value == OFF else (_WAYS[ask.kind], ask.about, value)


_WAYS: Final = {
    "retreat": "retreat", "evade": "evade-to", "leader-evade": "evade-to", "advance": "advance", "extra": "advance",
}  # fmt: skip


def _card_verb(ask: Ask, card: int) -> str:
    """R-ANC-25 First Strike is on offer only when nothing can be played: then everything is thrown away."""
    if ask.kind == "hand-change" or any(DECK[other] == FIRST_STRIKE for other in ask.values if other != "pass"):
        return "discard"
    return "play"


def _order_verb(battle: Fight, piece: int) -> str:
    """7.09 A leader who is ordered by himself leaves his unit; 17.20 or he heads the chain of units linked to him."""
    state, field = battle.state, battle.field
    if piece < field.units or state.unit_at[state.hex_of[piece]] < 0:
        return "order"
    return "head" if CARDS[state.order].linked == "leader" else "detach"
