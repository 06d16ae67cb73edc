"""What a choice is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import leader_id, unit_id
from strategikon.bayard.tactics.outlook import Outlook, outlook_of
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.message import Message

WORDS: Final = frozenset(
    (
        "pass", "done", "stand", "evade", "withdraw", "riposte", "decline", "hold", "halt", "behind", "volley", "bear",
        "run-away", "send", "begin", "bluff",
    )
)  # fmt: skip
OTHERS: Final = {
    "embark": "embark", "land": "land", "sail": "sail", "wake": "wake", "alarm": "alarm", "objective": "goal",
    "mission-unit": "mission", "mission-leader": "mission", "mission-plain": "mission", "at": "mission-turn",
    "idle": "idle", "recoil": "recoil",
}  # fmt: skip
WITH_UNIT: Final = {
    "deploy": "place", "place": "place", "enter": "forward", "form": "form", "break": "form", "chain": "form",
    "unchain": "form", "loosen": "form", "close": "form", "laager": "form", "retreat": "way-back",
    "evade-to": "way-back", "withdraw-to": "way-back", "follow": "follow", "advance": "follow", "trample": "trample",
    "strike-unit": "wear-down", "burn": "burn", "douse": "douse", "shoot-beast": "beast", "attack-beast": "beast",
}  # fmt: skip
WITH_LEADER: Final = {
    "deploy-leader": "leader", "place-leader": "leader", "lead": "lead", "activate-leader": "leader",
    "send-leader": "send", "move-leader": "leader", "deliver-leader": "message", "exit": "leader", "take": "take",
    "leave": "leave", "flee": "leader", "front": "front", "stand-leader": "front", "aim": "hunt",
    "strike-leader": "hunt", "sing": "sing", "rally": "rally", "succeed": "lead",
}  # fmt: skip


def aim(battle: Fight, value: Value) -> Message:
    """The purpose of an option of the open question."""
    ask = battle.ask
    assert ask is not None
    outlook = outlook_of(battle, ask.side)
    return _AIMS.get(value[0], _of_word)(outlook, ask, value)


def _said(purpose: str, **args: str | int) -> Message:
    return Message(f"bayard-aim-{purpose}", args)


def _of_word(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """Answers that are words, and those that name one piece."""
    verb = value[0]
    if verb in WORDS:
        return _said(verb)
    if verb in WITH_UNIT:
        return _said(WITH_UNIT[verb], unit=unit_id(outlook.battle, value[1]))
    if verb in WITH_LEADER:
        return _said(WITH_LEADER[verb], leader=leader_id(outlook.battle, value[1]))
    return _said(OTHERS.get(verb, "plain"))


def _of_activation(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """2.16 What the unit will do with its activation."""
    unit = value[1]
    here = outlook.state.hex_of[unit]
    if here < 0:
        return _said("forward", unit=unit_id(outlook.battle, unit))
    ends = [(here, False), *outlook.ends(unit)]
    return _in_hex(outlook, unit, *max(ends, key=lambda end: outlook.prospect(unit, *end)))


def _of_move(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """3.01 What the unit wants in that hex."""
    _, unit, there = value
    return _in_hex(outlook, unit, there, dict(outlook.ends(unit)).get(there, True))


def _in_hex(outlook: Outlook, unit: int, there: int, marched: bool) -> Message:
    name, here = unit_id(outlook.battle, unit), outlook.state.hex_of[unit]
    if any(goal == there and own for goal, own, _ in outlook.book.goals[outlook.me]):
        return _said("objective", unit=name)
    near = outlook.enemies_beside(there)
    if near and outlook.opportunity(unit, there, marched) > 0:
        return _against(outlook, unit, near[0], "grips")
    if outlook.danger(unit, there) + 1 < outlook.danger(unit, here):
        return _said("safety", unit=name)
    missile = outlook.field.profiles[unit].missile
    if missile is not None and missile.range >= outlook.nearest(there):
        return _said("range", unit=name)
    return _said("forward" if outlook.nearest(there) < outlook.nearest(here) else "line", unit=name)


def _against(outlook: Outlook, unit: int, target: int, purpose: str) -> Message:
    """A fight with somebody: to finish him off, or for what the fight is."""
    names = {"unit": unit_id(outlook.battle, unit), "target": unit_id(outlook.battle, target)}
    if outlook.state.plaquettes[target] == 1 < outlook.book.full[target]:
        return _said("finish", **names)
    return _said(purpose, **names)


def _of_fight(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.01 Shots wear down, an attack breaks."""
    verb, unit, target = value
    return _against(outlook, unit, target, "break" if verb == "attack" else "wear")


def _of_flags(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.80 To hold the hex, or to give it up."""
    unit, flags = ask.about
    return _said("give-way" if value[1] < flags else "hold-ground", unit=unit_id(outlook.battle, unit))


def _of_message(outlook: Outlook, ask: Ask, value: Value) -> Message:
    return _said("message", leader="")


_AIMS: Final[dict[str, Callable[[Outlook, Ask, Value], Message]]] = {
    "activate": _of_activation,
    "move": _of_move,
    "attack": _of_fight,
    "shoot": _of_fight,
    "shoot-fire": _of_fight,
    "ignore": _of_flags,
    "deliver": _of_message,
    "move-runner": _of_message,
    "send-herald": _of_message,
}
