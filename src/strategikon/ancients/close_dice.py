"""11.07-11.35, 11.61 How many dice a unit rolls in close combat."""

from __future__ import annotations

from strategikon.ancients.cards import in_force
from strategikon.ancients.engagement import Combat, is_strong
from strategikon.ancients.field import Fight
from strategikon.ancients.tables import LEADER_DICE
from strategikon.ancients.terrain import close_maximum, limited


def attack_dice(battle: Fight, attacker: int, target: int, bonus: bool) -> int:
    """11.07-11.35, R-ANC-31 Class number, terrain, camp, card; R-ANC-56 none left is no attack; 9.05 losses count for
    warriors alone."""
    return _dice_of_attack(battle, attacker, target, bonus, is_strong(battle, attacker))


def delayed_attack_dice(battle: Fight, combat: Combat) -> int:
    """R-ANC-26 The attack after a First Strike; R-ANC-67 warriors are as strong as when it was declared."""
    attacker = combat.attacker
    return _dice_of_attack(battle, attacker, combat.defender, combat.bonus, attacker in combat.strong)


def _dice_of_attack(battle: Fight, attacker: int, target: int, bonus: bool, strong: bool) -> int:
    unit_class = battle.field.classes[attacker]
    if unit_class.elephants:
        dice = _elephant_attack(battle, attacker, target)
    else:
        dice = unit_class.close + (unit_class.strong if strong else 0)
    most = close_maximum(battle, attacker, battle.state.hex_of[target])
    return max(0, limited(battle, attacker, dice, most) + card_dice(battle, bonus))


def _elephant_attack(battle: Fight, elephants: int, target: int) -> int:
    """11.29, 11.31-11.35, R-ANC-65 What the target would roll against them on its own ground; or the fixed number."""
    field = battle.field
    if target >= field.units:
        return LEADER_DICE
    target_class = field.classes[target]
    if not target_class.copies:
        return target_class.elephant_dice
    most = close_maximum(battle, target, battle.state.hex_of[elephants])
    return limited(battle, target, target_class.close, most)


def back_dice(battle: Fight, combat: Combat, roller: int, opponent: int) -> int:
    """11.12, 11.21, 11.27, 11.30-11.35, 11.59, 11.61 Battling back, or striking first: `combat.rolled` is copied."""
    field = battle.field
    unit_class, other = field.classes[roller], field.classes[opponent]
    if not unit_class.elephants:
        dice = unit_class.back + (unit_class.strong if roller in combat.strong else 0)
    elif other.copies:
        dice = combat.rolled - (combat.card_dice if field.copy_normal else 0)
    else:
        dice = other.elephant_dice
    return max(0, limited(battle, roller, dice, close_maximum(battle, roller, battle.state.hex_of[opponent])))


def escape_dice(battle: Fight, unit: int) -> int:
    """13.28, 13.29, R-ANC-82 The passing blow at a leader: the plain number of the class, whatever the ground."""
    unit_class = battle.field.classes[unit]
    if unit_class.elephants:
        return LEADER_DICE
    return unit_class.close + (unit_class.strong if is_strong(battle, unit) else 0)


def card_dice(battle: Fight, bonus: bool) -> int:
    """16.06, 17.28, 17.29, 17.42, 17.51 Dice the card adds to an attack, on top of terrain."""
    card = in_force(battle.state)
    return card.extra_bonus if bonus else card.extra_close
