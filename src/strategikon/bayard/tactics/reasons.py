"""What speaks for standing in a hex or for a fight: the terms of the outlook, each with the sentence it would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.bayard import shooting
from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.contact import enemies_in_contact
from strategikon.bayard.evade import cannot_evade
from strategikon.bayard.pieces import hex_name, leader_id, unit_id
from strategikon.bayard.tactics.blows import attack_blow, dice_in, riposte_blow
from strategikon.bayard.tactics.leading import leader_place, led_from
from strategikon.bayard.tactics.outlook import COMPANY, NO_WAY_BACK, Outlook
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import Reason

SUPPORT: Final = 2  # 1.13 friends beside a unit that is supported
NOTICED: Final = 1.0  # what is less than this nobody would mention
CONTACT: Final = 3  # hexes within which the way back matters


def said(purpose: str, **args: str | int) -> Message:
    """A sentence of this ruleset about a purpose."""
    return Message(f"bayard-aim-{purpose}", args)


# -- a hex -----------------------------------------------------------------------------------------------------------


def for_hex(outlook: Outlook, unit: int, there: int, marched: bool, fights: bool) -> Iterator[Reason]:
    """3.01 What a unit finds there that it has not where it is. `fights`: whether it could fight without going."""
    here, name = outlook.state.hex_of[unit], unit_id(outlook.battle, unit)
    fight = outlook.opportunity(unit, there, marched)
    before = outlook.opportunity(unit, here, False) if fights else 0.0
    if fight - before > NOTICED:
        yield Reason(fight - before, _fight_there(outlook, unit, there))
    if there == here:
        return
    yield from _goals(outlook, unit, here, there)
    yield from _safety(outlook, unit, here, there)
    yield from _company(outlook, unit, here, there)
    near = outlook.nearest(there) <= CONTACT
    if near and outlook.has_rear(unit, there) and not outlook.has_rear(unit, here):
        yield Reason(NO_WAY_BACK, said("way-open", unit=name))
    yield _nearness(outlook, unit, here, there)


def _goals(outlook: Outlook, unit: int, here: int, there: int) -> Iterator[Reason]:
    """5.01, A5.115 Hexes that decide the battle."""
    row = outlook.field.grid.distance[there]
    gain = outlook.goals(unit, there) - outlook.goals(unit, here)
    wanted = [goal for goal, own, _ in outlook.book.goals[outlook.me] if own]
    wanted += [target for _, side, target, reached in outlook.state.targets if side == outlook.me and not reached]
    if wanted:
        goal = min(wanted, key=lambda goal: row[goal])
        purpose = "toward" if row[goal] else "objective"
        yield Reason(gain, said(purpose, unit=unit_id(outlook.battle, unit), hex=hex_name(outlook.battle, goal)))


def _safety(outlook: Outlook, unit: int, here: int, there: int) -> Iterator[Reason]:
    """What fewer enemies could do to it there than here."""
    less = outlook.danger(unit, here) - outlook.danger(unit, there)
    before, after = strikers(outlook, unit, here), strikers(outlook, unit, there)
    name, gone = unit_id(outlook.battle, unit), sorted(before - after)
    if gone:
        enemy = unit_id(outlook.battle, outlook.state.unit_at[gone[0]])
        yield Reason(less, said("safety", unit=name, enemies=len(gone), enemy=enemy))
    elif outlook.book.shelter[there] < outlook.book.shelter[here]:
        yield Reason(less, said("shelter", unit=name, hex=hex_name(outlook.battle, there)))
    elif after:
        yield Reason(less, said("apart", unit=name, enemies=len(after)))


def strikers(outlook: Outlook, unit: int, there: int) -> set[int]:
    """The hexes of the enemies that could strike or shoot at a unit there in their next turn."""
    row = outlook.field.grid.distance[there]
    return {here for here, strike, _, shot, _ in outlook.threats_to(unit) if row[here] <= max(strike, shot)}


def _company(outlook: Outlook, unit: int, here: int, there: int) -> Iterator[Reason]:
    """1.13 Two friends beside it are support."""
    beside, before = outlook.friends(unit, there), outlook.friends(unit, here)
    share = 1.0 if outlook.nearest(there) <= CONTACT else 0.4
    purpose = "beside" if beside >= SUPPORT else "not-alone"
    gain = (COMPANY[beside] - COMPANY[before]) * share
    yield Reason(gain, said(purpose, unit=unit_id(outlook.battle, unit), friends=beside))


def _nearness(outlook: Outlook, unit: int, here: int, there: int) -> Reason:
    """Where this unit is of use: nearer to its prey, in range of it, or out of the fight."""
    battle, far = outlook.battle, outlook.nearest(there)
    gain = outlook.ground(unit, there) - outlook.ground(unit, here)
    gain -= outlook.goals(unit, there) - outlook.goals(unit, here)
    name, row = unit_id(battle, unit), outlook.field.grid.distance[there]
    enemies = zip(outlook.foe.units, outlook.foe.hexes, strict=True)
    target = min(enemies, key=lambda enemy: row[enemy[1]], default=(unit, there))[0]
    names: dict[str, str | int] = {"unit": name, "target": unit_id(battle, target), "hexes": far}
    if outlook.state.plaquettes[unit] == 1 < outlook.book.full[unit]:
        return Reason(gain, said("last-plaquette", unit=name))
    missile = outlook.field.profiles[unit].missile
    if missile is not None and 1 < far <= missile.range:
        return Reason(gain, said("range", **names))
    return Reason(gain, said("next-turn" if far <= allowance_of(battle, unit).combat + 1 else "forward", **names))


# -- a fight ---------------------------------------------------------------------------------------------------------


def _fight_there(outlook: Outlook, unit: int, there: int) -> Message:
    """The fight it would have there: the sentence is asked for as if it stood there already."""
    if outlook.nearest(there) > 1:
        return _shot_there(outlook, unit, there)
    purpose = "break" if there == outlook.state.hex_of[unit] else "grips"
    told = [said("stay", unit=unit_id(outlook.battle, unit))]

    def look(unit: int) -> float:
        near = enemies_in_contact(outlook.battle, unit)
        if near:
            told[0] = for_attack(outlook, unit, max(near, key=lambda enemy: outlook.attack(unit, enemy)), purpose)
        return 0.0

    outlook.as_if(unit, there, look)
    return told[0]


def _shot_there(outlook: Outlook, unit: int, there: int) -> Message:
    """The enemy that it would have in range."""
    row = outlook.field.grid.distance[there]
    enemies = zip(outlook.foe.units, outlook.foe.hexes, strict=True)
    target = min(enemies, key=lambda enemy: row[enemy[1]])[0]
    names = {"unit": unit_id(outlook.battle, unit), "target": unit_id(outlook.battle, target)}
    return said("range", hexes=outlook.nearest(there), **names)


def for_shot(outlook: Outlook, unit: int, target: int) -> Message:
    """4.27 Why this target: nobody strikes back at a shot."""
    battle = outlook.battle
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    special = _weakness(outlook, target, names)
    return special or said("wear", dice=dice_in(battle, shooting.blow_of(battle, unit, target)), **names)


def for_attack(outlook: Outlook, unit: int, target: int, purpose: str) -> Message:
    """4.57-4.59, 4.109 Why this neighbour: what is left of it, where it could go, and the dice of both."""
    battle = outlook.battle
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    special = _weakness(outlook, target, names)
    if special is not None:
        return special
    dice = dice_in(battle, attack_blow(battle, unit, target))
    if cannot_evade(battle, target, unit) is None:
        return said("drive", dice=dice, **names)
    return said(purpose, dice=dice, back=dice_in(battle, riposte_blow(battle, unit, target)), **names)


def _weakness(outlook: Outlook, target: int, names: dict[str, str]) -> Message | None:
    """What makes a unit a better target than others: little left of it, or no way back."""
    if outlook.state.plaquettes[target] == 1 < outlook.book.full[target]:
        return said("finish", **names)
    step = outlook.book.distance[target][1]
    if step and not outlook.made(target, step):
        return said("trapped", **names)
    return None


# -- a leader --------------------------------------------------------------------------------------------------------


def for_leader(outlook: Outlook, leader: int, here: int, there: int) -> Iterator[Reason]:
    """2.04, 4.119 Those whom he reaches from there, the unit that shields him."""
    state, name = outlook.state, leader_id(outlook.battle, leader)
    units = outlook.within_range(leader, there)
    more = led_from(outlook, leader, there) - (led_from(outlook, leader, here) if here >= 0 else 0)
    yield Reason(1.5 * more, said("reaches", leader=name, units=units))
    unit, shelter = state.unit_at[there], _shelter(outlook, leader, there)
    if unit >= 0 and outlook.field.side_of[unit] == outlook.me:
        gain = shelter - (_shelter(outlook, leader, here) if here >= 0 else 0.0)
        yield Reason(gain, said("joins", leader=name, unit=unit_id(outlook.battle, unit)))


def _shelter(outlook: Outlook, leader: int, there: int) -> float:
    """What a hex is worth to a leader, those whom he reaches left out."""
    return leader_place(outlook, leader, there) - 1.5 * led_from(outlook, leader, there)
