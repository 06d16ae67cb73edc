"""What a choice is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from strategikon.ancients.cards import in_force
from strategikon.ancients.close_combat import BATTLE_BACK
from strategikon.ancients.close_dice import attack_dice
from strategikon.ancients.combat import FIRE
from strategikon.ancients.evade import EVADE, STAND
from strategikon.ancients.field import Fight
from strategikon.ancients.movement import reach
from strategikon.ancients.tables import CARDS, DECK
from strategikon.ancients.tactics.cards import Hand
from strategikon.ancients.tactics.outlook import Outlook, outlook_of
from strategikon.ancients.tactics.reasons import for_attack, for_fire, for_hex, said
from strategikon.ancients.tactics.restraint import (
    dice_back,
    no_advance,
    no_bonus,
    no_fight,
    no_flight,
    no_march,
    no_order,
    no_rally,
)
from strategikon.kernel.decision import Ask, Value
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import Reason, chief_reason


def aim(battle: Fight, value: Value) -> Message:
    """The purpose of an option of the open question."""
    ask = battle.ask
    assert ask is not None
    outlook = outlook_of(battle, ask.side)
    return _AIMS.get(ask.kind, _of_word)(outlook, ask, value)


def _of_word(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """The answers that are words: decline, hold, skip, done, stop, pass."""
    return said(str(value))


# -- cards and orders ------------------------------------------------------------------------------------------------


def _of_card(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """6.01 Whom the card would serve now."""
    if isinstance(value, str):
        return said(value)
    served = Hand(outlook.battle, ask.side).served(DECK[value])
    card = CARDS[DECK[value]].id
    if not served:
        return said("card-keeps", card=card)
    return said("card", card=card, units=len(served), unit=outlook.field.ids[served[0]])


def _of_discard(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """7.14 The card that is least missed."""
    return said("discard", card=CARDS[DECK[value]].id)


def _of_order(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """7.01 What the piece will do with its order."""
    if isinstance(value, str):
        return no_order(outlook, ask)
    state = outlook.state
    if value >= outlook.field.units:
        places = reach(outlook.battle, value)
        best = max(places, key=lambda there: outlook.leader_place(value, there), default=state.hex_of[value])
        return _of_leader(outlook, value, best)
    here = state.hex_of[value]
    ends = {here: 0, **(reach(outlook.battle, value) if in_force(state).moves else {})}
    best = max(ends, key=lambda there: outlook.prospect(value, there, ends[there]))
    reasons = for_hex(outlook, value, best, ends[best], False)
    return chief_reason(reasons, said("stay", unit=outlook.field.ids[value]))


# -- marches ---------------------------------------------------------------------------------------------------------


def _of_move(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """8.01 What the piece wants in that hex."""
    if isinstance(value, str):
        return no_march(outlook, ask) if value == "done" else said(value)
    piece, there, hexes = value
    name = outlook.field.ids[piece]
    if there == OFF:
        return said("exit", unit=name)
    if piece >= outlook.field.units:
        return _of_leader(outlook, piece, there)
    fights = outlook.state.phase == "move"
    return chief_reason(for_hex(outlook, piece, there, hexes, fights), said("little", unit=name))


def _of_leader(outlook: Outlook, leader: int, there: int) -> Message:
    """14.01-14.10 With a strong unit near the fight, never alone near the enemy."""
    state, field = outlook.state, outlook.field
    here, name, unit = state.hex_of[leader], field.ids[leader], state.unit_at[there]
    friends = outlook.friends(leader, there)
    reasons = [Reason(1.5 * (friends - outlook.friends(leader, here)), said("inspire", leader=name, friends=friends))]
    if unit >= 0 and field.side_of[unit] == outlook.me and there != here:
        gain = outlook.leader_place(leader, there) - outlook.leader_place(leader, here)
        reasons.append(Reason(gain, said("join", leader=name, unit=field.ids[unit], friends=friends)))
    return chief_reason(reasons, said("leader", leader=name))


# -- fights ----------------------------------------------------------------------------------------------------------


def _of_combat(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """9.01 Fire wears down, an attack breaks."""
    if isinstance(value, str):
        return no_fight(outlook, ask)
    verb, unit, target = value
    return for_fire(outlook, unit, target) if verb == FIRE else for_attack(outlook, unit, target, "break")


def _of_bonus(outlook: Outlook, ask: Ask, value: Value) -> Message:
    if isinstance(value, str):
        return no_bonus(outlook, ask)
    return for_attack(outlook, ask.about, value, "momentum", True)


def _of_reaction(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """13.01, 17.39 What would strike it, and what it strikes back with."""
    unit, attacker = ask.about
    names = {"unit": outlook.field.ids[unit], "attacker": outlook.field.ids[attacker]}
    dice = attack_dice(outlook.battle, attacker, unit, False)
    if value == EVADE:
        return said("evade", dice=dice, blocks=outlook.state.blocks[unit], **names)
    back = dice_back(outlook, attacker, unit)
    return said("stand" if value == STAND else "first-strike", dice=dice, back=back, **names)


def _of_answer(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """11.56 A battle back costs nothing."""
    unit, opponent = ask.about
    names = {"unit": outlook.field.ids[unit], "target": outlook.field.ids[opponent]}
    if value == BATTLE_BACK:
        return said("battle-back", **names)
    return said("decline", dice=dice_back(outlook, opponent, unit), **names)


def _of_flags(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """12.12 To hold the hex, or to give it up; 12.09 for want of room a flag costs blocks."""
    unit, flags = ask.about
    name = outlook.field.ids[unit]
    if value < flags:
        return said("give-way", unit=name, blocks=outlook.state.blocks[unit])
    room = outlook.room_behind(unit, outlook.state.hex_of[unit])
    if not room:
        return said("no-room", unit=name)
    return said("hold-ground", unit=name, friends=outlook.friends(unit, outlook.state.hex_of[unit]))


def _of_way(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """12.05, 13.11, 13.17 The safest hex on the way back."""
    name = outlook.field.ids[ask.about]
    if isinstance(value, str):
        return no_flight(outlook, ask)
    if value == OFF:
        return said("off", unit=name)
    if ask.about >= outlook.field.units:
        return _of_leader(outlook, ask.about, value)
    friends, near = outlook.friends(ask.about, value), len(outlook.near(value))
    return said("way-back-friends" if friends else "way-back", unit=name, friends=friends, enemies=near)


def _of_advance(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """13.32 The hex won, and what lies beyond it."""
    if isinstance(value, str):
        return no_advance(outlook, ask)
    unit, near = ask.about, outlook.near(value)
    if near and outlook.bonus(unit, value) > 0:
        target = max(near, key=lambda enemy: outlook.as_if(unit, value, 1, outlook.attack_on(enemy), near))
        return said("advance", unit=outlook.field.ids[unit], target=outlook.field.ids[target])
    return said("take-hex", unit=outlook.field.ids[unit], friends=outlook.friends(unit, value))


def _of_rally(outlook: Outlook, ask: Ask, value: Value) -> Message:
    """17.53 The unit that is to have a block back."""
    if isinstance(value, str):
        return no_rally(outlook, ask)
    return said("rally", unit=outlook.field.ids[value], blocks=outlook.state.blocks[value])


_AIMS: dict[str, Callable[[Outlook, Ask, Value], Message]] = {
    "card": _of_card,
    "hand-change": _of_discard,
    "order": _of_order,
    "spartacus": _of_order,
    "rally": _of_rally,
    "move": _of_move,
    "combat": _of_combat,
    "bonus": _of_bonus,
    "react": _of_reaction,
    "battle-back": _of_answer,
    "flags": _of_flags,
    "retreat": _of_way,
    "evade": _of_way,
    "leader-evade": _of_way,
    "advance": _of_advance,
    "extra": _of_advance,
}
