"""What speaks for doing no more: the best of what is left, and what it would come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from strategikon.bayard.pieces import hex_name, leader_id, unit_id
from strategikon.bayard.tactics import fights, moves
from strategikon.bayard.tactics.blows import attack_blow, dice_in, riposte_blow
from strategikon.bayard.tactics.command import followers
from strategikon.bayard.tactics.outlook import Outlook
from strategikon.bayard.tactics.reasons import said, strikers
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.message import Message


def for_rest(outlook: Outlook, ask: Ask) -> Message | None:
    """Why nothing more, by the question: None where the position says nothing about it."""
    told = _RESTS.get(ask.kind)
    return None if told is None else told(outlook, ask)


def _no_leader(outlook: Outlook, ask: Ask) -> Message | None:
    """2.13 The leader who would have most to do."""
    leaders = [value[1] for value in ask.values if value[0] == "lead"]
    if not leaders:
        return None
    best = max(leaders, key=lambda leader: len(followers(outlook, leader)))
    units = len(followers(outlook, best))
    return said("rest-lead" if units else "pass", leader=leader_id(outlook.battle, best), units=units)


def _no_activation(outlook: Outlook, ask: Ask) -> Message | None:
    """2.16 The unit that would gain most by it."""
    units = [value[1] for value in ask.values if value[0] == "activate" and outlook.state.hex_of[value[1]] >= 0]
    if not units:
        return None
    best = max(units, key=outlook.gain)
    purpose = "rest-activation-yet" if outlook.gain(best) > 0 else "rest-activation"
    return said(purpose, unit=unit_id(outlook.battle, best))


def _no_march(outlook: Outlook, ask: Ask) -> Message | None:
    """3.01 The best step left, and who could strike at its end."""
    return _no_step(outlook, zip(moves.weigh_moves(outlook, ask), ask.values, strict=True))


def _no_step(outlook: Outlook, weighed: Iterable[tuple[float, Value]]) -> Message | None:
    """3.01 Of all steps the best, and why it is not made."""
    steps = [(weight, value) for weight, value in weighed if value[0] == "move"]
    if not steps:
        return None
    weight, (_, unit, there) = max(steps, key=lambda step: step[0])
    names = {"unit": unit_id(outlook.battle, unit), "hex": hex_name(outlook.battle, there)}
    if weight > 0:
        return said("rest-march-yet", **names)
    enemies = len(strikers(outlook, unit, there))
    return said("rest-march", enemies=enemies, **names)


def _no_going_on(outlook: Outlook, ask: Ask) -> Message | None:
    """3.01, 4.122 The best hex that it could still go on to, and who could strike at it there."""
    return _no_step(outlook, zip(moves.weigh_going_on(outlook, ask), ask.values, strict=True))


def _no_rousing(outlook: Outlook, ask: Ask) -> Message | None:
    """A5.87 Who still sleeps beside it."""
    asleep = [value[2] for value in ask.values if value[0] == "wake"]
    name = unit_id(outlook.battle, ask.about)
    if not asleep:
        return said("rest-roused", unit=name)
    return said("rest-rouse", unit=name, friend=unit_id(outlook.battle, asleep[0]), friends=len(asleep))


def _no_fight(outlook: Outlook, ask: Ask) -> Message | None:
    """4.57, 4.109 The best attack left, with the dice of both; a shot costs nothing."""
    battle = outlook.battle
    attacks = [value for value in ask.values if value[0] == "attack"]
    shots = [value for value in ask.values if value[0] == "shoot"]
    if shots:
        _, unit, target = max(shots, key=lambda value: outlook.shot(value[1], value[2]))
        return said("rest-shot", unit=unit_id(battle, unit), target=unit_id(battle, target))
    if not attacks:
        return None
    _, unit, target = best = max(attacks, key=lambda value: outlook.attack(value[1], value[2]))
    purpose = "rest-fight-yet" if fights.weigh_fights(outlook, ask)[list(ask.values).index(best)] > 0 else "rest-fight"
    dice, back = dice_in(battle, attack_blow(battle, unit, target)), dice_in(battle, riposte_blow(battle, unit, target))
    return said(purpose, unit=unit_id(battle, unit), target=unit_id(battle, target), dice=dice, back=back)


def _no_riposte(outlook: Outlook, ask: Ask) -> Message | None:
    """4.109 What it would strike back with, at no risk."""
    if not isinstance(ask.about, tuple):
        return None
    battle, (unit, attacker) = outlook.battle, ask.about[:2]
    dice = dice_in(battle, riposte_blow(battle, attacker, unit))
    return said("rest-riposte", unit=unit_id(battle, unit), target=unit_id(battle, attacker), dice=dice)


def _no_advance(outlook: Outlook, ask: Ask) -> Message | None:
    """4.94, 4.105 Who would stand beside it farther forward."""
    ways: list[Value] = [value for value in ask.values if value[0] in ("follow", "advance")]
    if not ways:
        return None
    _, unit, there = max(ways, key=lambda way: outlook.place(way[1], way[2]))
    names = {"unit": unit_id(outlook.battle, unit), "hex": hex_name(outlook.battle, there)}
    return said("rest-line", friends=outlook.friends(unit, there), enemies=len(outlook.enemies_beside(there)), **names)


_RESTS: Final[dict[str, Callable[[Outlook, Ask], Message | None]]] = {
    "lead": _no_leader,
    "activate": _no_activation,
    "move": _no_march,
    "fight": _no_fight,
    "again": _no_fight,
    "riposte": _no_riposte,
    "pursue": _no_advance,
    "follow": _no_advance,
    "rush": _no_advance,
    "go-on": _no_going_on,
    "rouse": _no_rousing,
}
