"""11. Close combat: one unit attacks one adjacent enemy; everything it causes is settled before the next attack."""

from __future__ import annotations

from strategikon.ancients.battle_dice import BATTLE_DIE, DRIVES_BACK, score, score_all
from strategikon.ancients.cards import in_force
from strategikon.ancients.close_dice import attack_dice, back_dice, card_dice, delayed_attack_dice
from strategikon.ancients.close_hits import scoring_dice
from strategikon.ancients.elephants import leave_or_stay
from strategikon.ancients.engagement import Combat
from strategikon.ancients.evade import (
    EVADE,
    STAND,
    STRIKE_FIRST,
    look_at_attack,
    play_first_strike,
    react,
    strike_evader,
)
from strategikon.ancients.field import GRID, Fight
from strategikon.ancients.leaders import lone_leader_attacked, lose_blocks
from strategikon.ancients.momentum import advance, choose_bonus, extra_hex
from strategikon.ancients.retreat import is_protected
from strategikon.ancients.tables import FACES, FLAG, SWORDS
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import Throw

BATTLE_BACK, DECLINE = "battle-back", "decline"


def attack(battle: Fight, attacker: int, target: int) -> Activity:
    """11.03, 11.05, 13.42, 13.48 The attack; if it wins the hex the advance, and one bonus combat that may follow."""
    won = yield from close_combat(battle, attacker, target, bonus=False)
    if won == OFF or not (yield from advance(battle, attacker, won)):
        return
    yield from extra_hex(battle, attacker)
    target = yield from choose_bonus(battle, attacker)
    if target < 0:
        return
    battle.emit("bonus", unit=battle.field.ids[attacker], target=battle.field.ids[target])
    won = yield from close_combat(battle, attacker, target, bonus=True)
    if won != OFF:
        yield from advance(battle, attacker, won)


def close_combat(battle: Fight, attacker: int, target: int, bonus: bool) -> Activity:
    """11.03 Declaration to battle back. Returns the hex the attacker may advance into, or OFF.

    14.08 The leader of a unit that fell has evaded before.
    """
    state, field = battle.state, battle.field
    combat = Combat(battle, attacker, target, bonus=bonus)
    battle.emit("attack", unit=field.ids[attacker], target=field.ids[target])
    if target >= field.units:
        yield from attack_leader(battle, combat)
        return OFF
    reply = yield from react(battle, combat)
    if reply == EVADE:
        yield from strike_evader(battle, combat)
        return OFF
    there = state.hex_of[target]
    if reply == STRIKE_FIRST:
        if (yield from first_strike(battle, combat)) or not state.blocks[target]:
            return OFF
        if not (yield from wants_to_answer(battle, attacker, target)):
            return OFF
        driven = yield from strike(battle, combat, attacker, target, reply_dice(battle, combat), BATTLE_BACK)
    else:
        look_at_attack(battle, combat)
        driven = yield from strike(battle, combat, attacker, target, combat.rolled, "attack")
    if driven:
        return there if state.blocks[attacker] else OFF
    if reply == STAND:
        yield from battle_back(battle, combat)
    return OFF


def roll(battle: Fight, roller: int, target: int, dice: int, purpose: str) -> Throw:
    """11.03 Step 4: the dice."""
    ids = battle.field.ids
    throw = battle.throw("roll", dice, BATTLE_DIE, unit=ids[roller], target=ids[target])
    throw.tell(faces=throw.faces, dice=dice, purpose=purpose)
    return throw


def attack_leader(battle: Fight, combat: Combat) -> Activity:
    """14.09 A lone leader: the usual dice, helmets hit; 13.37 there is no advance after it."""
    dice = attack_dice(battle, combat.attacker, combat.defender, combat.bonus)
    throw = roll(battle, combat.attacker, combat.defender, dice, "attack")
    yield from lone_leader_attacked(battle, combat.defender, throw)


# -- First Strike ----------------------------------------------------------------------------------------------------


def first_strike(battle: Fight, combat: Combat) -> Activity:
    """17.39, 17.40, R-ANC-22 The defender's blow falls first. Returns whether the attacker is gone or driven back."""
    play_first_strike(battle, combat)
    look_at_attack(battle, combat)
    dice = back_dice(battle, combat, combat.defender, combat.attacker)
    combat.rolled, combat.card_dice = dice, 0
    return (yield from strike(battle, combat, combat.defender, combat.attacker, dice, "first-strike"))


def reply_dice(battle: Fight, combat: Combat) -> int:
    """17.40, R-ANC-26 The answer is a battle back with the dice of the card; or, as an option, the attack itself."""
    attacker, defender = combat.attacker, combat.defender
    if battle.field.reply_attack:
        return delayed_attack_dice(battle, combat)
    return back_dice(battle, combat, attacker, defender) + card_dice(battle, combat.bonus)


# -- one blow --------------------------------------------------------------------------------------------------------


def swords_ignored(battle: Fight, combat: Combat, roller: int, target: int) -> int:
    """11.25, 11.28, 11.39, 16.29, 16.36 Swords the target ignores: elephants all, chariots and protected foot one."""
    ignored = battle.field.classes[target].swords_ignored
    if target == combat.defender and is_protected(battle, combat, roller, target):
        ignored += 1
    return ignored


def elephants_reroll(battle: Fight, elephants: int, faces: list[int], ignored: int) -> Throw | None:
    """11.37, R-ANC-66 Each die that scores with swords is rolled again until it shows none, from left to right."""
    scoring = max(0, faces.count(SWORDS) - ignored)
    if not scoring:
        return None
    throw = battle.throw("elephants-reroll", 1, BATTLE_DIE, unit=battle.field.ids[elephants])
    throw.tell(faces=throw.faces)
    done = int(throw.number != SWORDS)
    while done < scoring:
        throw.add(battle.dice.roll(len(FACES)))
        done += throw.rolled[-1] != SWORDS
    return throw


def strike(battle: Fight, combat: Combat, roller: int, target: int, dice: int, purpose: str) -> Activity:
    """11.55 Dice, blocks, leader test, retreat. Returns whether the target is no longer in its hex.

    11.52, 12.01 Flags are no hits, and are looked at after them; 14.07 not if nobody of the unit is left.
    """
    state = battle.state
    here = state.hex_of[target]
    ignored = swords_ignored(battle, combat, roller, target)
    throw = roll(battle, roller, target, dice, purpose)
    throws, faces, flags = [throw], throw.rolled, score_all(throw, FLAG, DRIVES_BACK)
    if battle.field.classes[roller].elephants and (again := elephants_reroll(battle, roller, faces, ignored)):
        throws, faces = [throw, again], faces + again.rolled
        flags += score_all(again, FLAG, DRIVES_BACK)
    hits = score(throws, scoring_dice(battle, roller, target, faces, ignored))
    if hits:
        yield from lose_blocks(battle, combat, target, hits)
    if flags and state.blocks[target]:
        yield from leave_or_stay(battle, combat, roller, target, flags)
    return state.hex_of[target] != here


# -- 11.56 battle back -----------------------------------------------------------------------------------------------


def battle_back(battle: Fight, combat: Combat) -> Activity:
    """11.56-11.62 A defender that is alive and where it was may answer; nothing answers that."""
    if cannot_battle_back(battle, combat):
        return
    attacker, defender = combat.attacker, combat.defender
    if (yield from wants_to_answer(battle, defender, attacker)):
        dice = back_dice(battle, combat, defender, attacker)
        yield from strike(battle, combat, defender, attacker, dice, BATTLE_BACK)


def wants_to_answer(battle: Fight, unit: int, opponent: int) -> Activity:
    """11.56, 17.40, R-ANC-89 A battle back is never a must, nor is the answer to First Strike."""
    field = battle.field
    if (yield Ask(field.side_of[unit], "battle-back", (BATTLE_BACK, DECLINE), about=(unit, opponent))) == DECLINE:
        return False
    battle.emit("battle-back", unit=field.ids[unit], target=field.ids[opponent])
    return True


def cannot_battle_back(battle: Fight, combat: Combat) -> Refusal | None:
    """11.56, R-ANC-56, R-ANC-89 Somebody to strike, and a die to roll."""
    state, ids = battle.state, battle.field.ids
    if not state.blocks[combat.attacker]:
        return refusal("11.56", "ancients-why-no-enemy", unit=ids[combat.attacker])
    if back_dice(battle, combat, combat.defender, combat.attacker) <= 0:
        return refusal("16.40", "ancients-why-no-dice", unit=ids[combat.defender])
    return None


# -- whom to attack --------------------------------------------------------------------------------------------------


def cannot_attack(battle: Fight, attacker: int, target: int) -> Refusal | None:
    """11.01, 11.04, R-ANC-56, R-ANC-86 Why this enemy cannot be attacked in close combat now."""
    state, field = battle.state, battle.field
    name, card, there = field.ids[target], in_force(battle.state), state.hex_of[target]
    forbidden = None
    if not card.attacks:
        rule = "17.33" if card.shots > 1 else "17.47"
        forbidden = refusal(rule, "ancients-why-card-no-attack", card=card.id)
    if field.side_of[target] == field.side_of[attacker] or there < 0:
        return together(forbidden, refusal("11.04", "ancients-why-no-enemy", unit=name))
    far = attached = None
    if GRID.distance[state.hex_of[attacker]][there] != 1:
        far = refusal("11.04", "ancients-why-not-adjacent", unit=name).besides("11.01")
    if target >= field.units and state.unit_at[there] >= 0:
        attached = refusal("14.09", "ancients-why-attached-target", leader=name)
    if not far and not attached and attack_dice(battle, attacker, target, False) <= 0:
        return together(forbidden, refusal("16.40", "ancients-why-no-dice", unit=field.ids[attacker]))
    return together(forbidden, far, attached)
