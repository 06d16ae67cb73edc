"""What a choice is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from strategikon.ancients.cards import in_force
from strategikon.ancients.combat import FIRE
from strategikon.ancients.field import GRID, Fight
from strategikon.ancients.movement import reach
from strategikon.ancients.tables import CARDS, DECK
from strategikon.ancients.tactics_survey import Survey, survey_of
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.message import Message

WEAK = 2  # blocks: a target worth finishing off


def aim(battle: Fight, value: Value) -> Message:
    """The purpose of an option of the open question."""
    ask = battle.ask
    assert ask is not None
    survey = survey_of(battle, ask.side)
    return _AIMS.get(ask.kind, _of_word)(survey, ask, value)


def _said(purpose: str, **args: str | int) -> Message:
    return Message(f"ancients-aim-{purpose}", args)


def _of_word(survey: Survey, ask: Ask, value: Value) -> Message:
    """The answers that are words: stand, evade, first-strike, battle-back, decline, hold, skip, done, stop, pass."""
    return _said(str(value))


def _of_card(survey: Survey, ask: Ask, value: Value) -> Message:
    """6.01 The card that fits now; 7.14 or the one that is least missed."""
    if isinstance(value, str):
        return _said(value)
    return _said("discard" if ask.kind == "hand-change" else "card", card=CARDS[DECK[value]].id)


def _of_order(survey: Survey, ask: Ask, value: Value) -> Message:
    """7.01 What the piece will do with its order."""
    if isinstance(value, str):
        return _said(value)
    field, state = survey.field, survey.state
    if value >= field.units:
        return _said("leader", leader=field.ids[value])
    here = state.hex_of[value]
    ends = {here: 0, **(reach(survey.battle, value) if in_force(state).moves else {})}
    best = max(ends, key=lambda there: survey.prospect(value, there, ends[there]))
    return _in_hex(survey, value, best, ends[best])


def _of_move(survey: Survey, ask: Ask, value: Value) -> Message:
    """8.01 What the piece wants in that hex."""
    if isinstance(value, str):
        return _said(value)
    piece, there, hexes = value
    name = survey.field.ids[piece]
    if there == OFF:
        return _said("exit", unit=name)
    if piece >= survey.field.units:
        return _said("leader", leader=name)
    return _in_hex(survey, piece, there, hexes)


def _in_hex(survey: Survey, unit: int, there: int, hexes: int) -> Message:
    field, name = survey.field, survey.field.ids[unit]
    if any(hex == there and owner == survey.me for _, owner, hex, _, _ in field.objectives):
        return _said("objective", unit=name, hex=GRID.names[there])
    near = survey.near(there)
    if near and survey.opportunity(unit, there, hexes) > 0:
        target = max(near, key=lambda enemy: survey.as_if(unit, there, hexes, survey.attack_on(enemy), near))
        return _against(survey, unit, target, "grips")
    here = survey.state.hex_of[unit]
    if survey.danger(unit, there) + 1 < survey.danger(unit, here):
        return _said("safety", unit=name)
    if field.classes[unit].range >= survey.nearest(there):
        return _said("range", unit=name)
    if survey.nearest(there) < survey.nearest(here):
        return _said("forward", unit=name)
    return _said("line", unit=name)


def _against(survey: Survey, unit: int, target: int, purpose: str) -> Message:
    """A fight with somebody: to finish him off, or for what the fight is."""
    field = survey.field
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    if target >= field.units:
        return _said("hunt", **names)
    if survey.state.blocks[target] <= min(WEAK, field.full[target] - 1):
        return _said("finish", **names)
    return _said(purpose, **names)


def _of_combat(survey: Survey, ask: Ask, value: Value) -> Message:
    """9.01 Fire wears down, an attack breaks."""
    if isinstance(value, str):
        return _said(value)
    verb, unit, target = value
    return _against(survey, unit, target, "wear" if verb == FIRE else "break")


def _of_bonus(survey: Survey, ask: Ask, value: Value) -> Message:
    return _said(value) if isinstance(value, str) else _against(survey, ask.about, value, "momentum")


def _of_flags(survey: Survey, ask: Ask, value: Value) -> Message:
    """12.12 To hold the hex, or to give it up."""
    unit, flags = ask.about
    return _said("give-way" if value < flags else "hold-ground", unit=survey.field.ids[unit])


def _of_way(survey: Survey, ask: Ask, value: Value) -> Message:
    """12.05, 13.11, 13.17 The safest hex on the way back."""
    if isinstance(value, str):
        return _said(value)
    return _said("off" if value == OFF else "way-back", unit=survey.field.ids[ask.about])


def _of_advance(survey: Survey, ask: Ask, value: Value) -> Message:
    """13.32 The hex won, and what lies beyond it."""
    return _said(value) if isinstance(value, str) else _said("advance", unit=survey.field.ids[ask.about])


def _of_rally(survey: Survey, ask: Ask, value: Value) -> Message:
    return _said(value) if isinstance(value, str) else _said("rally", unit=survey.field.ids[value])


_AIMS: dict[str, Callable[[Survey, Ask, Value], Message]] = {
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
