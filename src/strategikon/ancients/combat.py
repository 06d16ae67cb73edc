"""9. Combat: which fights are on offer, and what one fight must remember until it is over."""

from __future__ import annotations

from typing import TypeAlias

from strategikon.ancients.cards import in_force, ordered_pieces
from strategikon.ancients.close_combat import attack
from strategikon.ancients.close_dice import attack_dice
from strategikon.ancients.engagement import has_no_fight, is_charging
from strategikon.ancients.field import NEIGHBOURS, Fight
from strategikon.ancients.ranged import fire, targets_in_sight
from strategikon.ancients.state import FIRED, FRESH, SHOT_ONCE, SPENT
from strategikon.ancients.tables import CardKind
from strategikon.kernel.decision import Ask
from strategikon.kernel.ruleset import Activity

DONE, FIRE, ATTACK = "done", "fire", "attack"
Offer: TypeAlias = list[tuple[str, int, int] | str]


def fight(battle: Fight) -> Activity | None:
    """9.01, 9.02 Nobody is obliged to fight; the step ends by itself when nobody ordered can."""
    offer = offered_combats(battle)
    if offer:
        return choose_combat(battle, offer)
    end_combat(battle)
    return None


def choose_combat(battle: Fight, offer: Offer) -> Activity:
    """9.01 Combats are declared and resolved one unit at a time, in the order the player likes;
    9.04 each with all its dice against one enemy."""
    choice = yield Ask(battle.state.active, "combat", offer)
    if choice == DONE:
        end_combat(battle)
        return
    kind, unit, target = choice
    spend(battle, unit, FIRED if kind == FIRE else SPENT)
    if kind == FIRE:
        yield from fire(battle, unit, target)
    else:
        yield from attack(battle, unit, target)


def offered_combats(battle: Fight) -> Offer:
    """9.02, 9.08 Every fire and attack, and to be done, unless charging warriors still must attack (8.24)."""
    state, units = battle.state, battle.field.units
    card, offer, must = in_force(state), [], False
    for unit in ordered_pieces(battle):
        if unit >= units or state.fought[unit] >= SPENT or state.hex_of[unit] < 0:
            continue
        if has_no_fight(battle, unit) is None:
            combats = _combats_of(battle, unit, card)
            if combats:
                offer += combats
                must = must or is_charging(battle, unit)
    if offer and not must:
        offer.append(DONE)
    return offer


def _combats_of(battle: Fight, unit: int, card: CardKind) -> Offer:
    """9.06, 9.07 What one unit can do: attack somebody adjacent, or fire if no enemy unit is (10.04)."""
    field = battle.field
    near = enemies_near(battle, unit)
    offer: Offer = []
    if near and card.attacks:
        offer += [(ATTACK, unit, target) for target in _attackable(battle, unit, near)]
    if card.fires and field.classes[unit].range and not any(enemy < field.units for enemy in near):
        offer += [(FIRE, unit, target) for target in targets_in_sight(battle, unit)]
    return offer


def _attackable(battle: Fight, unit: int, near: list[int]) -> list[int]:
    """11.04; R-ANC-47 only units, for charging warriors; R-ANC-56 with a die left."""
    field = battle.field
    if is_charging(battle, unit):
        near = [target for target in near if target < field.units]
    if field.has_camp:
        near = [target for target in near if attack_dice(battle, unit, target, False) > 0]
    return near


def spend(battle: Fight, unit: int, spent: int) -> None:
    """9.03 One combat a turn; 17.33, R-ANC-32 two shots, one after the other before anybody else fires."""
    state = battle.state
    first_of_two = in_force(state).shots > 1 and state.fought[unit] == FRESH
    fought = list(state.fought)
    for other in battle.field.units_of[state.active]:
        if fought[other] == SHOT_ONCE:
            fought[other] = FIRED
    fought[unit] = SHOT_ONCE if first_of_two else spent
    state.fought = tuple(fought)


def enemies_near(battle: Fight, unit: int) -> list[int]:
    """11.01 Enemies in adjacent hexes: units and lone leaders."""
    state, side_of = battle.state, battle.field.side_of
    unit_at, leader_at, side = state.unit_at, state.leader_at, side_of[unit]
    found = []
    for there in NEIGHBOURS[state.hex_of[unit]]:
        target = unit_at[there]
        if target < 0:
            target = leader_at[there]
            if target < 0:
                continue
        if side_of[target] != side:
            found.append(target)
    return found


# -- the end of the step -----------------------------------------------------------------------------------------------


def end_combat(battle: Fight) -> None:
    """5.02 The draw follows; 17.47 under Move-Fire-Move the second moves."""
    battle.state.phase = "move-again" if in_force(battle.state).move_again else "draw"
