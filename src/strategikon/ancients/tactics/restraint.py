"""What speaks for doing no more: the best of what is left, and what it would come to."""

from __future__ import annotations

from strategikon.ancients.close_dice import attack_dice, back_dice
from strategikon.ancients.combat import ATTACK
from strategikon.ancients.engagement import Combat
from strategikon.ancients.field import GRID
from strategikon.ancients.tactics.fights import weigh_bonus, weigh_combats
from strategikon.ancients.tactics.moves import weigh_moves
from strategikon.ancients.tactics.outlook import Outlook
from strategikon.ancients.tactics.reactions import weigh_leader_evade
from strategikon.ancients.tactics.reasons import said
from strategikon.kernel.decision import Ask
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.message import Message


def no_order(outlook: Outlook, ask: Ask) -> Message:
    """7.01, 17.41 Which of the pieces left would gain most by an order."""
    left = [value for value in ask.values if isinstance(value, int)]
    if not left:
        return said("done")
    gains = {piece: outlook.gain(piece) for piece in left if piece < outlook.field.units}
    best = max(gains, key=lambda piece: gains[piece], default=left[0])
    return said("order-yet" if gains.get(best, 0.0) > 0 else "no-order", unit=outlook.field.ids[best])


def no_march(outlook: Outlook, ask: Ask) -> Message:
    """8.01 The best step left, and how many enemies would be beside it."""
    weighed = zip(weigh_moves(outlook, ask), ask.values, strict=True)
    steps = [(weight, value) for weight, value in weighed if not isinstance(value, str) and value[1] != OFF]
    if not steps:
        return said("done-marching")
    weight, (piece, there, _) = max(steps)
    names = {"unit": outlook.field.ids[piece], "hex": GRID.names[there]}
    return (
        said("rest-march-yet", **names) if weight > 0 else said("rest-march", enemies=len(outlook.near(there)), **names)
    )


def no_fight(outlook: Outlook, ask: Ask) -> Message:
    """9.01 The best fight left: an attack with the dice of both; a shot has no answer."""
    weighed = zip(weigh_combats(outlook, ask), ask.values, strict=True)
    fights = [(weight, value) for weight, value in weighed if not isinstance(value, str)]
    if not fights:
        return said("no-fight")
    weight, (verb, unit, target) = max(fights)
    if verb == ATTACK:
        return _no_attack(outlook, unit, target, weight, False)
    return said("rest-shot", unit=outlook.field.ids[unit], target=outlook.field.ids[target])


def _no_attack(outlook: Outlook, unit: int, target: int, weight: float, bonus: bool) -> Message:
    """11.01 The dice of an attack, and those that come back."""
    battle, field = outlook.battle, outlook.field
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    if target >= field.units:
        return said("rest-shot", **names)
    combat = Combat(battle, unit, target, bonus=bonus)
    combat.rolled = dice = attack_dice(battle, unit, target, bonus)
    purpose = "rest-fight-yet" if weight > 0 else "rest-fight"
    return said(purpose, dice=dice, back=back_dice(battle, combat, target, unit), **names)


def dice_back(outlook: Outlook, attacker: int, unit: int) -> int:
    """11.56 The dice with which a unit would strike back."""
    combat = Combat(outlook.battle, attacker, unit)
    combat.rolled = attack_dice(outlook.battle, attacker, unit, False)
    return back_dice(outlook.battle, combat, unit, attacker)


def no_flight(outlook: Outlook, ask: Ask) -> Message:
    """13.17 Where a leader who stops would stand: with whom, and how far from the enemy; or a better hex beyond."""
    leader, state, field = ask.about, outlook.state, outlook.field
    weighed = zip(weigh_leader_evade(outlook, ask), ask.values, strict=True)
    best = max(weighed, key=lambda way: way[0])[1]
    goes_on = not isinstance(best, str) and best != OFF
    there, name = best if goes_on else state.hex_of[leader], field.ids[leader]
    purpose, unit = "stop-yet" if goes_on else "stop", state.unit_at[there]
    if unit >= 0 and field.side_of[unit] == outlook.me:
        return said(f"{purpose}-with", leader=name, unit=field.ids[unit], hex=GRID.names[there])
    return said(purpose, leader=name, hexes=outlook.nearest(there), hex=GRID.names[there])


def no_advance(outlook: Outlook, ask: Ask) -> Message:
    """13.32 Who would stand beside the hex that was won."""
    unit, ways = ask.about, [value for value in ask.values if not isinstance(value, str)]
    there = max(ways, key=lambda way: outlook.place(unit, way))
    friends, enemies = outlook.friends(unit, there), len(outlook.near(there))
    return said("hold", unit=outlook.field.ids[unit], hex=GRID.names[there], friends=friends, enemies=enemies)


def no_bonus(outlook: Outlook, ask: Ask) -> Message:
    """13.42 The one more attack that it could make."""
    weighed = zip(weigh_bonus(outlook, ask), ask.values, strict=True)
    targets = [(weight, value) for weight, value in weighed if not isinstance(value, str)]
    if not targets:
        return said("no-fight")
    weight, target = max(targets)
    return _no_attack(outlook, ask.about, target, weight, True)


def no_rally(outlook: Outlook, ask: Ask) -> Message:
    """17.53 The weakest of those who could have a block back."""
    worn = min((value for value in ask.values if isinstance(value, int)), key=outlook.state.blocks.__getitem__)
    return said("rally-yet", unit=outlook.field.ids[worn], blocks=outlook.state.blocks[worn])
