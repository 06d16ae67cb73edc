"""12, 13 Reactions: to stand, to give way or to strike first, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.ancients.close_dice import attack_dice, back_dice
from strategikon.ancients.engagement import Combat
from strategikon.ancients.evade import EVADE, STAND, look_at_attack
from strategikon.ancients.field import NEIGHBOURS, REAR
from strategikon.ancients.tactics.blows import FORCE, harm
from strategikon.ancients.tactics.outlook import Outlook
from strategikon.kernel.decision import Ask
from strategikon.kernel.hexgrid import OFF

GROUND: Final = 4.0  # giving up one's place without need
FIRST_STRIKE_KEPT: Final = 6.0  # the card may be worth more against another attack


def lost_for_room(outlook: Outlook, unit: int, flags: int, room: int) -> float:
    """12.09 What so many flags would cost in blocks."""
    number, blocks, banner = outlook.field.class_number[unit], outlook.state.blocks[unit], outlook.banner[outlook.me]
    lost = max(0, flags * outlook.field.classes[unit].retreat - room)
    return float(harm(number, max(0, blocks - lost), banner) - harm(number, blocks, banner))


def weigh_flags(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """12.12, 12.20 Blocks lost for want of room, the hex given up, and what a rampage would trample."""
    state = outlook.state
    unit, flags = ask.about
    here, unit_class = state.hex_of[unit], outlook.field.classes[unit]
    room = outlook.room_behind(unit, here)
    leaving = 0.0
    if room:
        behind = [there for there in REAR[ask.side][here] if state.unit_at[there] < 0]
        leaving = (
            max([outlook.place(unit, there) for there in behind], default=0.0) - outlook.place(unit, here) - GROUND
        )
    if unit_class.elephants:
        leaving += trampled(outlook, unit)
    return [
        -lost_for_room(outlook, unit, flags - ignored, room) + leaving * (ignored < flags) for ignored in ask.values
    ]


def trampled(outlook: Outlook, elephants: int) -> float:
    """12.21 Enemies beside them less friends: a hit comes in one die of six."""
    state, field, value = outlook.state, outlook.field, 0.0
    for there in NEIGHBOURS[state.hex_of[elephants]]:
        unit = state.unit_at[there]
        if unit >= 0:
            number, blocks, side = field.class_number[unit], state.blocks[unit], field.side_of[unit]
            cost = harm(number, blocks - 1, outlook.banner[side]) - harm(number, blocks, outlook.banner[side])
            value += cost / 3 if side != outlook.me else -cost / 3
    return value


def weigh_reaction(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """13.01, 17.39 Stand, evade or strike first: what each would cost."""
    unit, attacker = ask.about
    dice = attack_dice(outlook.battle, attacker, unit, False)
    combat = Combat(outlook.battle, attacker, unit)
    first = outlook.close_blow(combat, attacker, unit, dice)
    answers = []
    for value in ask.values:
        if value == STAND:
            answer = first.stays * outlook.answer(combat, dice).value - first.value
            answers.append(answer - (1.0 - first.stays) * outlook.momentum(attacker))
        elif value == EVADE:
            answers.append(evade_value(outlook, unit, attacker, dice))
        else:
            answers.append(first_strike_value(outlook, combat, first.value))
    return answers


def evade_value(outlook: Outlook, unit: int, attacker: int, dice: int) -> float:
    """13.03, 13.16 The blow at its back and the ground given up; a war machine is abandoned."""
    if outlook.field.classes[unit].machine:
        return float(-FORCE[outlook.field.class_number[unit]] - harm(outlook.field.class_number[unit], 1, 100))
    return -outlook.evaded(unit, attacker, dice).value - GROUND


def first_strike_value(outlook: Outlook, combat: Combat, attacked: float) -> float:
    """17.39 Our blow first; the enemy's only if he is still there."""
    battle = outlook.battle
    look_at_attack(battle, combat)
    dice = back_dice(battle, combat, combat.defender, combat.attacker)
    mine = outlook.close_blow(combat, combat.defender, combat.attacker, dice)
    return mine.value - mine.stays * attacked - FIRST_STRIKE_KEPT


# -- ways back -------------------------------------------------------------------------------------------------------


def weigh_ways_back(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """12.05, 13.11 The safest hex; as far as there is a choice, beside friends."""
    return [outlook.place(ask.about, there) for there in ask.values]


def weigh_leader_evade(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """13.17 To a unit without a leader, past as few enemies as possible; over the edge only from nowhere else."""
    here = outlook.state.hex_of[ask.about]
    weights = []
    for value in ask.values:
        if value == OFF:
            weights.append(-40.0)
        elif isinstance(value, str):
            weights.append(outlook.leader_place(ask.about, here))
        else:
            weights.append(leader_step(outlook, ask.about, value))
    return weights


def leader_step(outlook: Outlook, leader: int, there: int) -> float:
    """13.24, 13.27 One hex of his way, and the best place it may lead to."""
    state, field = outlook.state, outlook.field
    unit = state.unit_at[there]
    if unit >= 0 and field.side_of[unit] != outlook.me:
        return -30.0
    beyond = [outlook.leader_place(leader, hex) - 1 for hex in REAR[outlook.me][there] if state.leader_at[hex] < 0]
    open_here = [outlook.leader_place(leader, there)] if state.leader_at[there] < 0 else []
    return max([*open_here, *beyond], default=-20.0)
