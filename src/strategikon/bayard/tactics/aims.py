"""What a choice is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import leader_id, unit_id
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tables import FORMATIONS, RUNNER_MOVES
from strategikon.bayard.tactics.blows import attack_blow, dice_in, evaded_blow, riposte_blow
from strategikon.bayard.tactics.command import followers
from strategikon.bayard.tactics.couriers import for_delivery, for_messenger, for_ride
from strategikon.bayard.tactics.outlook import Outlook, outlook_of
from strategikon.bayard.tactics.reasons import for_attack, for_hex, for_leader, for_shot, said
from strategikon.bayard.tactics.restraint import for_rest
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import chief_reason

WORDS: Final = frozenset(
    ("pass", "done", "decline", "hold", "halt", "behind", "volley", "bear", "run-away", "begin", "bluff")
)  # fmt: skip
RESTS: Final = frozenset(("pass", "done", "decline", "hold", "halt"))  # to do no more
OTHERS: Final = {
    "embark": "embark", "land": "land", "sail": "sail", "wake": "wake", "alarm": "alarm", "objective": "goal",
    "mission-unit": "mission", "mission-leader": "mission", "mission-plain": "mission", "at": "mission-turn",
    "idle": "idle", "recoil": "recoil",
}  # fmt: skip
WITH_UNIT: Final = {
    "deploy": "place", "place": "place", "enter": "enter", "exit-unit": "exit-unit", "break": "march-off",
    "unchain": "march-off", "loosen": "loosen", "laager": "laager", "trample": "trample",
    "strike-unit": "wear-down", "burn": "burn", "douse": "douse", "shoot-beast": "beast", "attack-beast": "beast",
}  # fmt: skip
WITH_LEADER: Final = {
    "deploy-leader": "leader", "place-leader": "leader", "exit": "leader-exit", "take": "take", "leave": "leave",
    "front": "front", "aim": "hunt", "strike-leader": "hunt", "sing": "sing", "rally": "rally",
}  # fmt: skip

ADDS_A_DIE: Final = {"wedge": "form-attack", "salvo": "form-shoot"}  # A3.29, A3.31


def aim(battle: Fight, value: Value) -> Message:
    """The purpose of an option of the open question."""
    ask = battle.ask
    assert ask is not None
    outlook = outlook_of(battle, ask.side)
    return _AIMS.get(value[0], _of_word)(outlook, ask, value)


def _of_word(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """Answers that are words, and those that name one piece."""
    verb = value[0]
    if verb in WORDS:
        return (for_rest(outlook, ask) if verb in RESTS else None) or said(_NAMED.get((ask.kind, verb), verb))
    if verb in WITH_UNIT:
        return said(WITH_UNIT[verb], unit=unit_id(outlook.battle, value[1]))
    if verb in WITH_LEADER:
        return said(WITH_LEADER[verb], leader=leader_id(outlook.battle, value[1]))
    return said(OTHERS.get(verb, "plain"))


# What a word means by the question it answers.
_NAMED: Final = {
    ("activate", "done"): "no-activation",
    ("move", "done"): "no-march",
    ("fight", "done"): "no-fight",
    ("again", "hold"): "no-fight",
    ("song", "hold"): "no-song",
}


# -- command and marches ---------------------------------------------------------------------------------------------


def _of_lead(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """2.13 Those of his who have something to do."""
    served = followers(outlook, value[1])
    leader = leader_id(outlook.battle, value[1])
    if not served:
        return said("lead-idle", leader=leader)
    return said("lead", leader=leader, units=len(served), unit=unit_id(outlook.battle, served[0]))


def _of_activation(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """2.16 What the unit will do with its activation."""
    unit = value[1]
    name, here = unit_id(outlook.battle, unit), outlook.state.hex_of[unit]
    if here < 0:
        return said("enter", unit=name)
    ends = [(here, False), *outlook.ends(unit)]
    there, marched = max(ends, key=lambda end: outlook.prospect(unit, *end))
    return chief_reason(for_hex(outlook, unit, there, marched, False), said("stay", unit=name))


def _of_move(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """3.01 What the unit wants in that hex."""
    _, unit, there = value
    marched = dict(outlook.ends(unit)).get(there, True)
    reasons = for_hex(outlook, unit, there, marched, True)
    return chief_reason(reasons, said("little", unit=unit_id(outlook.battle, unit)))


def _of_form(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """A3.28-A3.31 One more die to strike or to shoot with, or shields that cover."""
    unit = value[1]
    name = unit_id(outlook.battle, unit)
    formation = FORMATIONS[value[2]] if value[0] == "form" else ""
    if formation in ADDS_A_DIE:
        return said(ADDS_A_DIE[formation], unit=name)
    return said("form", unit=name, hexes=outlook.nearest(outlook.state.hex_of[unit]))


def _of_leader(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """2.35, 4.123 Where he would ride, and whom he reaches there."""
    leader = value[1]
    here, name = outlook.state.leader_hex[leader], leader_id(outlook.battle, leader)
    if len(value) < 3:
        return said("leader-alone", leader=name, units=outlook.within_range(leader, here))
    return chief_reason(for_leader(outlook, leader, here, value[2]), said("leader", leader=name))


def _of_succession(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.126 Whom the new General reaches from where he is."""
    leader = value[1]
    units = outlook.within_range(leader, outlook.state.leader_hex[leader])
    return said("succeed", leader=leader_id(outlook.battle, leader), units=units)


def _of_message(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """2.18, 2.20, 2.25 Whom no leader reaches, and how long the messenger needs to be there."""
    verb = value[0]
    if verb in ("deliver", "deliver-leader"):
        return for_delivery(outlook, value[2])
    if verb == "move-runner":
        return for_ride(outlook, value[1], value[2])
    return for_messenger(outlook, RUNNER_MOVES["improvised" if verb == "send" else "herald"])


# -- fights ----------------------------------------------------------------------------------------------------------


def _of_fight(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.01 Shots wear down, an attack breaks."""
    verb, unit, target = value
    if verb != "attack":
        return for_shot(outlook, unit, target)
    return for_attack(outlook, unit, target, "momentum" if ask.kind == "again" else "break")


def _of_reaction(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.61 What would strike it, and what it strikes back with."""
    if ask.kind == "break-off":
        return said(f"{value[0]}-off", unit=unit_id(outlook.battle, ask.about))
    battle, (unit, attacker, in_front) = outlook.battle, ask.about
    names = {"unit": unit_id(battle, unit), "attacker": unit_id(battle, attacker)}
    blow = attack_blow(battle, attacker, unit, in_front)
    if value[0] == "evade":
        return said("evade", dice=dice_in(battle, evaded_blow(blow)), **names)
    if value[0] == "withdraw":
        return said("withdraw", dice=dice_in(battle, blow), **names)
    leader = value[1] if value[0] == "stand-leader" else NOBODY
    back = dice_in(battle, riposte_blow(battle, attacker, unit, leader))
    if leader != NOBODY:
        return said("stand-leader", back=back, leader=leader_id(battle, leader), **names)
    return said("stand", dice=dice_in(battle, blow), back=back, **names)


def _of_riposte(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.109 Striking back costs nothing."""
    unit = ask.about[0] if isinstance(ask.about, tuple) else ask.about
    return said(value[0], unit=unit_id(outlook.battle, unit))


def _of_flags(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.80 To hold the hex, or to give it up; 4.87 for want of room a flag costs plaquettes."""
    unit, flags = ask.about
    here, name = outlook.state.hex_of[unit], unit_id(outlook.battle, unit)
    if value[1] < flags:
        return said("give-way", unit=name, plaquettes=outlook.state.plaquettes[unit])
    if not outlook.has_rear(unit, here):
        return said("no-room", unit=name)
    return said("hold-ground", unit=name, friends=outlook.friends(unit, here))


def _of_way(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.84 The safest hex; as far as there is a choice, beside friends."""
    _, unit, there = value
    friends, near = outlook.friends(unit, there), len(outlook.enemies_beside(there))
    purpose = "way-back-friends" if friends else "way-back"
    return said(purpose, unit=unit_id(outlook.battle, unit), friends=friends, enemies=near)


def _of_advance(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """4.94, 4.105 The hex won, and whom one meets there."""
    _, unit, there = value
    near, name = outlook.enemies_beside(there), unit_id(outlook.battle, unit)
    if near and ask.kind != "rush" and outlook.as_if(unit, there, outlook.best_attack) > 0:
        return said("advance", unit=name, target=unit_id(outlook.battle, near[0]))
    return said("follow", unit=name, friends=outlook.friends(unit, there))


_AIMS: Final[dict[str, Callable[[Outlook, Ask, Value], Message]]] = {
    "lead": _of_lead,
    "activate": _of_activation,
    "activate-leader": _of_leader,
    "move": _of_move,
    "form": _of_form,
    "chain": _of_form,
    "close": _of_form,
    "move-leader": _of_leader,
    "flee": _of_leader,
    "succeed": _of_succession,
    "attack": _of_fight,
    "shoot": _of_fight,
    "shoot-fire": _of_fight,
    "stand": _of_reaction,
    "stand-leader": _of_reaction,
    "evade": _of_reaction,
    "withdraw": _of_reaction,
    "riposte": _of_riposte,
    "ignore": _of_flags,
    "retreat": _of_way,
    "evade-to": _of_way,
    "withdraw-to": _of_way,
    "follow": _of_advance,
    "advance": _of_advance,
    "deliver": _of_message,
    "deliver-leader": _of_message,
    "move-runner": _of_message,
    "send": _of_message,
    "send-leader": _of_message,
    "send-herald": _of_message,
}
