"""13.01-13.16 Evading an attack, and the other answer to it: First Strike (17.39)."""

from __future__ import annotations

from strategikon.ancients.battle_dice import BATTLE_DIE, score
from strategikon.ancients.cards import take_from_hand
from strategikon.ancients.close_dice import attack_dice, back_dice, card_dice
from strategikon.ancients.close_hits import type_hits
from strategikon.ancients.engagement import Combat
from strategikon.ancients.field import GRID, REAR, SIDES, Fight
from strategikon.ancients.leaders import leader_evade, lose_blocks
from strategikon.ancients.movement import can_enter, shift_unit
from strategikon.ancients.retreat import ways_back
from strategikon.ancients.state import LEFT, Ancients
from strategikon.ancients.tables import CARDS, DECK, FIRST_STRIKE
from strategikon.ancients.victory import take_off
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.ruleset import Activity

STAND, EVADE, STRIKE_FIRST = "stand", "evade", "first-strike"
EVADE_HEXES = 2
FIRST_STRIKE_CARD = DECK.index(FIRST_STRIKE)


def react(battle: Fight, combat: Combat) -> Activity:
    """13.01, 17.39, R-ANC-23 Before the dice the defender stands, evades, or strikes first.

    It is asked whenever the table cannot rule out that it holds First Strike: asking only those who do would tell.
    """
    side = battle.field.side_of[combat.defender]
    may_evade = cannot_evade(battle, combat.defender, combat.attacker) is None
    if not may_evade and not could_hold_first_strike(battle.state, side):
        return STAND
    answers = [STAND]
    if may_evade:
        answers.append(EVADE)
    if cannot_strike_first(battle, combat, side) is None:
        answers.append(STRIKE_FIRST)
    return (yield Ask(side, "react", answers, about=(combat.defender, combat.attacker)))


def could_hold_first_strike(state: Ancients, side: int) -> bool:
    """As far as the whole table knows: it holds a card, and First Strike does not lie face up."""
    return bool(state.hands[side]) and FIRST_STRIKE_CARD not in state.discards


def look_at_attack(battle: Fight, combat: Combat) -> None:
    """R-ANC-26, R-ANC-65 The dice the attacker is about to roll: elephants copy them."""
    combat.card_dice = card_dice(battle, combat.bonus)
    combat.rolled = attack_dice(battle, combat.attacker, combat.defender, combat.bonus)


def strike_evader(battle: Fight, combat: Combat) -> Activity:
    """13.03, 13.04, 13.14 The attacker rolls first, only the symbol of the evader's type hits; then it moves."""
    state, field = battle.state, battle.field
    unit = combat.defender
    dice = attack_dice(battle, combat.attacker, unit, combat.bonus)
    throw = battle.throw("roll", dice, BATTLE_DIE, unit=field.ids[combat.attacker], target=field.ids[unit])
    throw.tell(faces=throw.faces, dice=dice, purpose="attack")
    symbol = field.classes[unit].weight
    hits = score([throw], {symbol: type_hits(battle, combat.attacker, unit, throw.rolled)})
    if hits:
        yield from lose_blocks(battle, combat, unit, hits)
    if not state.blocks[unit]:
        return
    if field.classes[unit].machine:
        yield from abandon_machine(battle, unit)
    else:
        yield from evade_move(battle, unit)


def cannot_evade(battle: Fight, unit: int, attacker: int) -> Refusal | None:
    """13.05-13.10 By the classes of both; 13.13 not with every hex behind closed, but for war machines (13.06)."""
    field = battle.field
    unit_class, name = field.classes[unit], field.ids[unit]
    never = closed = None
    if not unit_class.may_evade[field.class_number[attacker]]:
        never = refusal(unit_class.evade_rule, "ancients-why-no-evade", unit=name, attacker=field.ids[attacker])
    rear = REAR[field.side_of[unit]][battle.state.hex_of[unit]]
    if not unit_class.machine and not any(can_enter(battle, unit, there) for there in rear):
        closed = refusal("13.13", "ancients-why-rear-closed", unit=name)
    return together(never, closed)


def evade_move(battle: Fight, unit: int) -> Activity:
    """13.11, 13.12, R-ANC-83 Two hexes toward the own edge, one only if no more is possible."""
    state, field = battle.state, battle.field
    ends = ways_back(battle, unit, EVADE_HEXES)
    if not ends:
        return
    there = yield from choose(battle, field.side_of[unit], "evade", ends, about=unit)
    here, joined = state.hex_of[unit], state.leader_at[there]
    shift_unit(battle, unit, there)
    battle.emit("evade", unit=field.ids[unit], path=[GRID.names[here], GRID.names[there]], hex=GRID.names[there])
    if joined >= 0:
        battle.emit("attach", leader=field.ids[joined], unit=field.ids[unit])


def abandon_machine(battle: Fight, unit: int) -> Activity:
    """13.16, R-ANC-85 The crew runs: the machine is taken off without a banner; its leader, now alone, evades."""
    state, field = battle.state, battle.field
    leader = state.leader_at[state.hex_of[unit]]
    battle.emit("abandoned", unit=field.ids[unit])
    take_off(battle, unit, LEFT)
    if leader >= 0:
        yield from leader_evade(battle, leader)


def cannot_strike_first(battle: Fight, combat: Combat, side: int) -> Refusal | None:
    """17.39, R-ANC-24 The card must be in the hand; R-ANC-56 and the unit have a die to roll."""
    if FIRST_STRIKE_CARD not in battle.state.hands[side]:
        return refusal("17.39", "ancients-why-card-not-held", card=CARDS[FIRST_STRIKE].id)
    if battle.field.has_camp:
        look_at_attack(battle, combat)
        if back_dice(battle, combat, combat.defender, combat.attacker) <= 0:
            return refusal("16.40", "ancients-why-no-dice", unit=battle.field.ids[combat.defender])
    return None


def play_first_strike(battle: Fight, combat: Combat) -> None:
    """17.39, R-ANC-27 The card is shown and discarded at once."""
    state, field = battle.state, battle.field
    side = field.side_of[combat.defender]
    take_from_hand(state, side, FIRST_STRIKE_CARD)
    state.discards = (*state.discards, FIRST_STRIKE_CARD)
    state.struck = side
    battle.emit("first-strike", side=SIDES[side], unit=field.ids[combat.defender], target=field.ids[combat.attacker])
