"""What a choice is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from strategikon.ancients.cards import in_force
from strategikon.ancients.combat import FIRE
from strategikon.ancients.field import GRID, Fight
from strategikon.ancients.movement import reach
from strategikon.ancients.tables import CARDS, DECK
from strategikon.ancients.tactics.outlook import Outlook, outlook_of
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.message import Message

WEAK = 2  # blocks: a target worth finishing off


def aim(battle: Fight, value: Value) -> Message:
    """The purpose of an option of the open question."""
    ask = battle.ask
    assert ask is not None
    outlook = outlook_of(battle, ask.side)
    return _AIMS.get(ask.kind, _of_word)(outlook, ask, value)


def _said(purpose: str, **args: str | int) -> Message:
    return Message(f"ancients-aim-{purpose}", args)


def _of_word(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """The answers that are words: stand, evade, first-strike, battle-back, decline, hold, skip, done, stop, pass."""
    return _said(str(value))


def _of_card(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """6.01 The card that fits now; 7.14 or the one that is least missed."""
    if isinstance(value, str):
        return _said(value)
    return _said("discard" if ask.kind == "hand-change" else "card", card=CARDS[DECK[value]].id)


def _of_order(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """7.01 What the piece will do with its order."""
    if isinstance(value, str):
        return _said(value)
    field, state = outlook.field, outlook.state
    if value >= field.units:
        return _said("leader", leader=field.ids[value])
    here = state.hex_of[value]
    ends = {here: 0, **(reach(outlook.battle, value) if in_force(state).moves else {})}
    best = max(ends, key=lambda there: outlook.prospect(value, there, ends[there]))
    return _in_hex(outlook, value, best, ends[best])


def _of_move(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """8.01 What the piece wants in that hex."""
    if isinstance(value, str):
        return _said(value)
    piece, there, hexes = value
    name = outlook.field.ids[piece]
    if there == OFF:
        return _said("exit", unit=name)
    if piece >= outlook.field.units:
        return _said("leader", leader=name)
    return _in_hex(outlook, piece, there, hexes)


def _in_hex(outlook: Outlook, unit: int, there: int, hexes: int) -> Message:
    field, name = outlook.field, outlook.field.ids[unit]
    if any(hex == there and owner == outlook.me for _, owner, hex, _, _ in field.objectives):
        return _said("objective", unit=name, hex=GRID.names[there])
    near = outlook.near(there)
    if near and outlook.opportunity(unit, there, hexes) > 0:
        target = max(near, key=lambda enemy: outlook.as_if(unit, there, hexes, outlook.attack_on(enemy), near))
        return _against(outlook, unit, target, "grips")
    here = outlook.state.hex_of[unit]
    if outlook.danger(unit, there) + 1 < outlook.danger(unit, here):
        return _said("safety", unit=name)
    if field.classes[unit].range >= outlook.nearest(there):
        return _said("range", unit=name)
    if outlook.nearest(there) < outlook.nearest(here):
        return _said("forward", unit=name)
    return _said("line", unit=name)


def _against(outlook: Outlook, unit: int, target: int, purpose: str) -> Message:
    """A fight with somebody: to finish him off, or for what the fight is."""
    field = outlook.field
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    if target >= field.units:
        return _said("hunt", **names)
    if outlook.state.blocks[target] <= min(WEAK, field.full[target] - 1):
        return _said("finish", **names)
    return _said(purpose, **names)


def _of_combat(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """9.01 Fire wears down, an attack breaks."""
    if isinstance(value, str):
        return _said(value)
    verb, unit, target = value
    return _against(outlook, unit, target, "wear" if verb == FIRE else "break")


def _of_bonus(outlook: Outlook, ask: Ask, value: Value) -> Message:
    return _said(value) if isinstance(value, str) else _against(outlook, ask.about, value, "momentum")


def _of_flags(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """12.12 To hold the hex, or to give it up."""
    unit, flags = ask.about
    return _said("give-way" if value < flags else "hold-ground", unit=outlook.field.ids[unit])


def _of_way(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """12.05, 13.11, 13.17 The safest hex on the way back."""
    if isinstance(value, str):
        return _said(value)
    return _said("off" if value == OFF else "way-back", unit=outlook.field.ids[ask.about])


def _of_advance(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """13.32 The hex won, and what lies beyond it."""
    return _said(value) if isinstance(value, str) else _said("advance", unit=outlook.field.ids[ask.about])


def _of_rally(outlook: Outlook, ask: Ask, value: Value) -> Message:
    return _said(value) if isinstance(value, str) else _said("rally", unit=outlook.field.ids[value])


_AIMS: dict[str, Callable[[Outlook, Ask, Value], Message]] = {
    "card": _of_card,
    "hand-change": _of_card,
    "order": _of_order,
    "spartacus": _of_order,
    "rally": _of_rally,
    "move": _of_move,
    "combat": _of_combat,
    "bonus": _of_bonus,
    "flags": _of_flags,
    "retreat": _of_way,
    "evade": _of_way,
    "leader-evade": _of_way,
    "advance": _of_advance,
    "extra": _of_advance,
}
