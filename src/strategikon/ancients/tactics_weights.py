"""A number for each option of every question but that for the card (see tactics_cards.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from strategikon.ancients.cards import in_force
from strategikon.ancients.close_dice import attack_dice, back_dice
from strategikon.ancients.combat import ATTACK
from strategikon.ancients.engagement import Combat
from strategikon.ancients.evade import EVADE, STAND, look_at_attack
from strategikon.ancients.field import NEIGHBOURS, REAR, Fight
from strategikon.ancients.tactics_blows import FORCE, harm
from strategikon.ancients.tactics_cards import chain_gain, group_gain, weigh_cards, weigh_discards
from strategikon.ancients.tactics_survey import INITIATIVE, Survey, survey_of
from strategikon.kernel.decision import Ask
from strategikon.kernel.hexgrid import OFF

Weights = Sequence[float]


# -- orders ------------------------------------------------------------------------------------------------------------


def weigh_orders(battle: Fight, ask: Ask) -> Weights:
    """7.01 Whoever has most to gain; a chain by what follows its head, a group by its best members."""
    survey, state, field = survey_of(battle, ask.side), battle.state, battle.field
    card = in_force(state)
    gains = {p: piece_gain(survey, p) for p in ask.values if isinstance(p, int)}
    if card.linked == "leader" and state.head < 0:
        for leader in [piece for piece in gains if piece >= field.units]:
            gains[leader] = chain_gain(survey, leader, card.orders)
    elif card.linked == "group" and not any(state.ordered[unit] for unit in field.units_of[ask.side]):
        gains = {unit: gain + group_gain(survey, unit, gains, card.orders) for unit, gain in gains.items()}
    return [gains[value] if isinstance(value, int) else 0.0 for value in ask.values]


def piece_gain(survey: Survey, piece: int) -> float:
    """What an order promises a unit or a leader."""
    if piece < survey.field.units:
        return survey.gain(piece)
    return survey.leader_gain(piece)


def weigh_spartacus(battle: Fight, ask: Ask) -> Weights:
    """17.41 The die orders whoever has most to gain."""
    survey = survey_of(battle, ask.side)
    return [piece_gain(survey, value) if isinstance(value, int) else 0.0 for value in ask.values]


def weigh_rally(battle: Fight, ask: Ask) -> Weights:
    """17.53 The block that heals most."""
    survey, blocks = survey_of(battle, ask.side), battle.state.blocks
    banner, numbers = survey.banner[ask.side], battle.field.class_number

    def healed(unit: int) -> float:
        mended = harm(numbers[unit], blocks[unit], banner) - harm(numbers[unit], blocks[unit] + 1, banner)
        return mended + FORCE[numbers[unit]] / 10

    return [healed(value) if isinstance(value, int) else 0.0 for value in ask.values]


# -- moves and fights --------------------------------------------------------------------------------------------------


def weigh_moves(battle: Fight, ask: Ask) -> Weights:
    """8.01 Where each piece would be better than where it is, the fight it would find there included."""
    survey, state = survey_of(battle, ask.side), battle.state
    fights = state.phase == "move"
    stays: dict[int, float] = {}
    weights = []
    for value in ask.values:
        if isinstance(value, str):
            weights.append(0.0)
            continue
        piece, there, hexes = value
        if piece not in stays:
            stays[piece] = standing(survey, piece, state.hex_of[piece], 0, fights)
        if there == OFF:
            weights.append(exit_value(survey, piece))
        else:
            weights.append(standing(survey, piece, there, hexes, fights) - stays[piece])
    return weights


def standing(survey: Survey, piece: int, there: int, hexes: int, fights: bool) -> float:
    """How good a hex is for a piece, with or without the fight to come."""
    if piece >= survey.field.units:
        return survey.leader_place(piece, there)
    return survey.prospect(piece, there, hexes) if fights else survey.place(piece, there)


def exit_value(survey: Survey, unit: int) -> float:
    """8.07 Banners for leaving, and the unit is gone."""
    field, blocks = survey.field, survey.state.blocks[unit]
    number, banners = field.class_number[unit], max(field.exits[survey.me].values())
    return 0.9 * banners * survey.banner[1 - survey.me] - FORCE[number] / 2 + harm(number, blocks, 100)


def weigh_combats(battle: Fight, ask: Ask) -> Weights:
    """9.01 The best fight first; none that costs more than it brings."""
    survey = survey_of(battle, ask.side)
    return [0.0 if isinstance(value, str) else fight_value(survey, *value) for value in ask.values]


def fight_value(survey: Survey, verb: str, unit: int, target: int) -> float:
    """What a fire or an attack is worth; a bonus combat has no initiative to win."""
    if verb == ATTACK:
        return survey.attack(unit, target) + INITIATIVE
    return survey.fire(unit, target) + 1


def weigh_bonus(battle: Fight, ask: Ask) -> Weights:
    """13.42 One more attack, if it pays."""
    survey = survey_of(battle, ask.side)
    return [survey.attack(ask.about, v, True) + INITIATIVE if isinstance(v, int) else 0.0 for v in ask.values]


# -- answers to an attack ----------------------------------------------------------------------------------------------


def weigh_reaction(battle: Fight, ask: Ask) -> Weights:
    """13.01, 17.39 Stand, evade or strike first: what each would cost."""
    survey = survey_of(battle, ask.side)
    unit, attacker = ask.about
    dice = attack_dice(battle, attacker, unit, False)
    combat = Combat(battle, attacker, unit)
    first = survey.close_blow(combat, attacker, unit, dice)
    answers = []
    for value in ask.values:
        if value == STAND:
            answer = first.stays * survey.answer(combat, dice).value - first.value
            answers.append(answer - (1.0 - first.stays) * survey.momentum(attacker))
        elif value == EVADE:
            answers.append(evade_value(survey, unit, attacker, dice))
        else:
            answers.append(first_strike_value(survey, combat, first.value))
    return answers


def evade_value(survey: Survey, unit: int, attacker: int, dice: int) -> float:
    """13.03, 13.16 The blow at its back and the ground given up; a war machine is abandoned."""
    if survey.field.classes[unit].machine:
        return float(-FORCE[survey.field.class_number[unit]] - harm(survey.field.class_number[unit], 1, 100))
    return -survey.evaded(unit, attacker, dice).value - GROUND


GROUND = 4.0  # giving up one's place without need
FIRST_STRIKE_KEPT = 6.0  # the card may be worth more against another attack


def first_strike_value(survey: Survey, combat: Combat, attacked: float) -> float:
    """17.39 Our blow first; the enemy's only if he is still there."""
    battle = survey.battle
    look_at_attack(battle, combat)
    dice = back_dice(battle, combat, combat.defender, combat.attacker)
    mine = survey.close_blow(combat, combat.defender, combat.attacker, dice)
    return mine.value - mine.stays * attacked - FIRST_STRIKE_KEPT


def weigh_answer(battle: Fight, ask: Ask) -> Weights:
    """11.56 A battle back costs nothing."""
    return [10.0, 0.0]


def weigh_flags(battle: Fight, ask: Ask) -> Weights:
    """12.12, 12.20 Blocks lost for want of room, the hex given up, and what a rampage would trample."""
    survey, state = survey_of(battle, ask.side), battle.state
    unit, flags = ask.about
    here, unit_class = state.hex_of[unit], battle.field.classes[unit]
    room = survey.room_behind(unit, here)
    leaving = 0.0
    if room:
        behind = [there for there in REAR[ask.side][here] if state.unit_at[there] < 0]
        leaving = max([survey.place(unit, there) for there in behind], default=0.0) - survey.place(unit, here) - GROUND
    if unit_class.elephants:
        leaving += trampled(survey, unit)
    return [-lost_for_room(survey, unit, flags - ignored, room) + leaving * (ignored < flags) for ignored in ask.values]


def lost_for_room(survey: Survey, unit: int, flags: int, room: int) -> float:
    """12.09 What so many flags would cost in blocks."""
    number, blocks, banner = survey.field.class_number[unit], survey.state.blocks[unit], survey.banner[survey.me]
    lost = max(0, flags * survey.field.classes[unit].retreat - room)
    return float(harm(number, max(0, blocks - lost), banner) - harm(number, blocks, banner))


def trampled(survey: Survey, elephants: int) -> float:
    """12.21 Enemies beside them less friends: a hit comes in one die of six."""
    state, field, value = survey.state, survey.field, 0.0
    for there in NEIGHBOURS[state.hex_of[elephants]]:
        unit = state.unit_at[there]
        if unit >= 0:
            number, blocks, side = field.class_number[unit], state.blocks[unit], field.side_of[unit]
            cost = harm(number, blocks - 1, survey.banner[side]) - harm(number, blocks, survey.banner[side])
            value += cost / 3 if side != survey.me else -cost / 3
    return value


# -- ways back and on --------------------------------------------------------------------------------------------------


def weigh_ways_back(battle: Fight, ask: Ask) -> Weights:
    """12.05, 13.11 The safest hex; as far as there is a choice, beside friends."""
    survey = survey_of(battle, ask.side)
    return [survey.place(ask.about, there) for there in ask.values]


def weigh_leader_evade(battle: Fight, ask: Ask) -> Weights:
    """13.17 To a unit without a leader, past as few enemies as possible; over the edge only from nowhere else."""
    survey = survey_of(battle, ask.side)
    here = battle.state.hex_of[ask.about]
    weights = []
    for value in ask.values:
        if value == OFF:
            weights.append(-40.0)
        elif isinstance(value, str):
            weights.append(survey.leader_place(ask.about, here))
        else:
            weights.append(leader_step(survey, ask.about, value))
    return weights


def leader_step(survey: Survey, leader: int, there: int) -> float:
    """13.24, 13.27 One hex of his way, and the best place it may lead to."""
    state, field = survey.state, survey.field
    unit = state.unit_at[there]
    if unit >= 0 and field.side_of[unit] != survey.me:
        return -30.0
    beyond = [survey.leader_place(leader, hex) - 1 for hex in REAR[survey.me][there] if state.leader_at[hex] < 0]
    open_here = [survey.leader_place(leader, there)] if state.leader_at[there] < 0 else []
    return max([*open_here, *beyond], default=-20.0)


def weigh_advance(battle: Fight, ask: Ask) -> Weights:
    """13.32 Forward, if the new hex and the bonus combat are worth leaving the old one."""
    survey, unit = survey_of(battle, ask.side), ask.about
    here = battle.state.hex_of[unit]
    stay = survey.place(unit, here)
    weights = []
    for value in ask.values:
        if isinstance(value, str):
            weights.append(survey.bonus(unit, here) if ask.kind == "extra" else 0.0)
        else:
            weights.append(survey.place(unit, value) + survey.bonus(unit, value) - stay)
    return weights


WEIGHTS: dict[str, Callable[[Fight, Ask], Weights]] = {
    "card": weigh_cards,
    "hand-change": weigh_discards,
    "order": weigh_orders,
    "spartacus": weigh_spartacus,
    "rally": weigh_rally,
    "move": weigh_moves,
    "combat": weigh_combats,
    "bonus": weigh_bonus,
    "react": weigh_reaction,
    "battle-back": weigh_answer,
    "flags": weigh_flags,
    "retreat": weigh_ways_back,
    "evade": weigh_ways_back,
    "leader-evade": weigh_leader_evade,
    "advance": weigh_advance,
    "extra": weigh_advance,
}
