"""What is on offer, written out: the words of docs/ancients-language.md."""

from __future__ import annotations

from collections.abc import Callable

from strategikon.ancients.field import GRID, Fight
from strategikon.ancients.tables import CARDS, DECK, FACES, FIRST_STRIKE
from strategikon.kernel.decision import Ask, Option, Value
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.message import Message


def written(battle: Fight, ask: Ask, value: Value) -> Option:
    """A value on offer as an option: text, what one clicks, and a sentence."""
    if isinstance(value, str):
        return Option(value, (f"button:{value}",), Message(f"ancients-option-{value}"))
    return _WRITERS[ask.kind](battle, ask, value)


def _card(battle: Fight, ask: Ask, card: int) -> Option:
    kind = DECK[card]
    verb = "play"
    if ask.kind == "hand-change" or kind == FIRST_STRIKE or _only_discards(battle, ask):
        verb = "discard"
    name = CARDS[kind].id
    return Option(f"{verb} {name}", (f"card:{name}",), Message(f"ancients-option-{verb}", {"card": name}))


def _only_discards(battle: Fight, ask: Ask) -> bool:
    """R-ANC-25 First Strike is on offer only when nothing can be played: then everything is thrown away."""
    return any(DECK[card] == FIRST_STRIKE for card in ask.values if card != "pass")


def _order(battle: Fight, ask: Ask, piece: int) -> Option:
    name = battle.field.ids[piece]
    detaches = piece >= battle.field.units and battle.state.unit_at[battle.state.hex_of[piece]] >= 0
    heads = detaches and CARDS[battle.state.order].linked == "leader"
    label = "ancients-option-head" if heads else "ancients-option-detach" if detaches else "ancients-option-order"
    return Option(f"order {name}", (f"piece:{name}",), Message(label, {"unit": name}))


def _rally(battle: Fight, ask: Ask, unit: int) -> Option:
    name = battle.field.ids[unit]
    return Option(f"rally {name}", (f"piece:{name}",), Message("ancients-option-rally", {"unit": name}))


def _move(battle: Fight, ask: Ask, value: tuple[int, int, int]) -> Option:
    piece, there, _ = value
    name = battle.field.ids[piece]
    if there == OFF:
        return Option(f"exit {name}", (f"piece:{name}", "button:exit"), Message("ancients-option-exit", {"unit": name}))
    return _to_hex("move", name, there, f"piece:{name}")


_TO_HEX = {"evade": "ancients-option-evade-to"}  # the word alone is the answer to an attack


def _to_hex(verb: str, name: str, there: int, *before: str) -> Option:
    place = GRID.names[there]
    label = Message(_TO_HEX.get(verb, f"ancients-option-{verb}"), {"unit": name, "hex": place})
    return Option(f"{verb} {name} {place}", (*before, f"hex:{place}"), label)


def _combat(battle: Fight, ask: Ask, value: tuple[str, int, int]) -> Option:
    verb, unit, target = value
    return _at_target(battle, verb, unit, target, f"piece:{battle.field.ids[unit]}")


def _at_target(battle: Fight, verb: str, unit: int, target: int, *before: str) -> Option:
    name, other = battle.field.ids[unit], battle.field.ids[target]
    label = Message(f"ancients-option-{verb}", {"unit": name, "target": other})
    return Option(f"{verb} {name} {other}", (*before, f"piece:{other}"), label)


def _flags(battle: Fight, ask: Ask, ignored: int) -> Option:
    label = Message("ancients-option-ignore", {"flags": ignored})
    return Option(f"ignore {ignored}", (f"button:ignore-{ignored}",), label)


def _way(battle: Fight, ask: Ask, there: int) -> Option:
    verb = {"extra": "advance", "leader-evade": "evade"}.get(ask.kind, ask.kind)
    name = battle.field.ids[ask.about]
    if there == OFF:
        return Option(f"{verb} {name} off", ("button:off",), Message("ancients-option-off", {"unit": name}))
    return _to_hex(verb, name, there)


def _bonus(battle: Fight, ask: Ask, target: int) -> Option:
    return _at_target(battle, "attack", ask.about, target)


_WRITERS: dict[str, Callable[[Fight, Ask, Value], Option]] = {
    "card": _card,
    "hand-change": _card,
    "order": _order,
    "spartacus": _order,
    "rally": _rally,
    "move": _move,
    "combat": _combat,
    "flags": _flags,
    "retreat": _way,
    "evade": _way,
    "leader-evade": _way,
    "advance": _way,
    "extra": _way,
    "bonus": _bonus,
}


def prompt(battle: Fight, ask: Ask) -> Message:
    """The question in one sentence, with what it is about."""
    ids, about = battle.field.ids, ask.about
    args: dict[str, str | int] = {"side": battle.sides[ask.side]}
    if ask.kind in ("order", "move", "combat"):
        args["card"] = CARDS[battle.state.order].id
    if ask.kind in ("spartacus", "rally"):
        args["face"] = FACES[about]
    elif ask.kind == "flags":
        args["unit"], args["flags"] = ids[about[0]], about[1]
    elif ask.kind in ("react", "battle-back"):
        args["unit"], args["target"] = ids[about[0]], ids[about[1]]
    elif about is not None:
        args["unit"] = ids[about]
    return Message(f"ancients-prompt-{ask.kind}", args)
