"""What speaks for standing in a hex or for a fight: the terms of the outlook, each with the sentence it would be."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.ancients.close_dice import attack_dice, back_dice
from strategikon.ancients.engagement import Combat
from strategikon.ancients.evade import cannot_evade
from strategikon.ancients.field import GRID
from strategikon.ancients.ranged import fire_dice, targets_in_sight
from strategikon.ancients.tactics.blows import LAST_BANNER
from strategikon.ancients.tactics.outlook import COMPANY, DISTANCE, SHELTER, Outlook
from strategikon.kernel.message import Message
from strategikon.kernel.tactics import Reason

WEAK = 2  # blocks: a target worth finishing off
STEADY = 2  # 12.14 friends beside a unit that may ignore a flag
NOTICED = 1.0  # what is less than this nobody would mention


def said(purpose: str, **args: str | int) -> Message:
    """A sentence of this ruleset about a purpose."""
    return Message(f"ancients-aim-{purpose}", args)


# -- a hex -----------------------------------------------------------------------------------------------------------


def for_hex(outlook: Outlook, unit: int, there: int, hexes: int, fights: bool) -> Iterator[Reason]:
    """8.01 What a unit finds there that it has not where it is. `fights`: whether it could fight without going."""
    here, name = outlook.state.hex_of[unit], outlook.field.ids[unit]
    yield from _prizes(outlook, unit, here, there)
    fight = outlook.opportunity(unit, there, hexes)
    before = outlook.opportunity(unit, here, 0) if fights else 0.0
    if fight - before > NOTICED:
        yield Reason(fight - before, _fight_there(outlook, unit, there, hexes))
    if there == here:
        return
    yield from _safety(outlook, unit, here, there)
    beside, company = outlook.friends(unit, there), outlook.friends(unit, here)
    purpose = "beside" if beside >= STEADY else "not-alone"
    yield Reason(COMPANY[beside] - COMPANY[company], said(purpose, unit=name, friends=beside))
    yield _nearness(outlook, unit, here, there)


def _prizes(outlook: Outlook, unit: int, here: int, there: int) -> Iterator[Reason]:
    """4.04, 8.07 Hexes that give banners, and the way off the field."""
    field = outlook.field
    if field.objectives or field.exits[outlook.me]:
        gain = outlook.prizes(unit, there) - outlook.prizes(unit, here)
        goals = [hex for _, owner, hex, _, _ in field.objectives if owner == outlook.me] or list(
            field.exits[outlook.me]
        )
        if goals:
            goal = min(goals, key=lambda hex: DISTANCE[there][hex])
            purpose = "objective" if goal == there else "toward"
            yield Reason(gain, said(purpose, unit=field.ids[unit], hex=GRID.names[goal]))


def _safety(outlook: Outlook, unit: int, here: int, there: int) -> Iterator[Reason]:
    """What fewer enemies could do to it there than here."""
    less = outlook.danger(unit, here) - outlook.danger(unit, there)
    before, after = _strikers(outlook, unit, here), _strikers(outlook, unit, there)
    name, gone = outlook.field.ids[unit], sorted(before - after)
    if gone:
        enemy = outlook.field.ids[outlook.state.unit_at[gone[0]]]
        yield Reason(less, said("safety", unit=name, enemies=len(gone), enemy=enemy))
    elif SHELTER[outlook.field.ground[there]] < SHELTER[outlook.field.ground[here]]:
        yield Reason(less, said("shelter", unit=name, hex=GRID.names[there]))
    elif after:
        yield Reason(less, said("apart", unit=name, enemies=len(after)))


def _strikers(outlook: Outlook, unit: int, there: int) -> set[int]:
    """The hexes of the enemies that could strike or shoot at a unit there in their next turn."""
    row = DISTANCE[there]
    return {hex for hex, strike, _, shot, _ in outlook.threats_to(unit) if row[hex] <= max(strike, shot)}


def _nearness(outlook: Outlook, unit: int, here: int, there: int) -> Reason:
    """Where this unit is of use: nearer to its prey, in range of it, or out of the fight."""
    field, far = outlook.field, outlook.nearest(there)
    gain = outlook.ground(unit, there) - outlook.ground(unit, here)
    if field.objectives or field.exits[outlook.me]:
        gain -= outlook.prizes(unit, there) - outlook.prizes(unit, here)
    enemies = zip(outlook.foe.units, outlook.foe.hexes, strict=True)
    target = min(enemies, key=lambda enemy: DISTANCE[there][enemy[1]], default=(unit, there))[0]
    names: dict[str, str | int] = {"unit": field.ids[unit], "target": field.ids[target], "hexes": far}
    unit_class = field.classes[unit]
    if outlook.state.blocks[unit] == 1 < unit_class.blocks:
        return Reason(gain, said("last-block", unit=field.ids[unit]))
    if unit_class.range and far <= unit_class.range:
        return Reason(gain, said("range", **names))
    return Reason(gain, said("next-turn" if far <= unit_class.move + 1 else "forward", **names))


# -- a fight ---------------------------------------------------------------------------------------------------------


def _fight_there(outlook: Outlook, unit: int, there: int, hexes: int) -> Message:
    """The fight it would have there: the sentence is asked for as if it stood there already."""
    purpose = "break" if there == outlook.state.hex_of[unit] else "grips"
    near, told = outlook.near(there), [said("stay", unit=outlook.field.ids[unit])]

    def look(unit: int, near: list[int]) -> float:
        if near:
            told[0] = for_attack(outlook, unit, max(near, key=lambda enemy: outlook.attack(unit, enemy)), purpose)
        elif shots := targets_in_sight(outlook.battle, unit):
            told[0] = for_fire(outlook, unit, max(shots, key=lambda enemy: outlook.fire(unit, enemy)))
        return 0.0

    outlook.as_if(unit, there, hexes, look, near)
    return told[0]


def for_fire(outlook: Outlook, unit: int, target: int) -> Message:
    """10.24 Why this target: nobody strikes back at a shot."""
    names = {"unit": outlook.field.ids[unit], "target": outlook.field.ids[target]}
    if target >= outlook.field.units:
        return said("hunt", **names)
    special = _weakness(outlook, target, names)
    return special or said("wear", dice=fire_dice(outlook.battle, unit, target), **names)


def _weakness(outlook: Outlook, target: int, names: dict[str, str]) -> Message | None:
    """What makes a unit a better target than others: little left of it, or no way back."""
    state, field = outlook.state, outlook.field
    blocks = state.blocks[target]
    if blocks <= min(WEAK, field.full[target] - 1):
        wins = outlook.banner[field.side_of[target]] == LAST_BANNER
        return said("last-banner" if wins else "finish", blocks=blocks, **names)
    if not outlook.room_behind(target, state.hex_of[target]):
        return said("trapped", **names)
    return None


def for_attack(outlook: Outlook, unit: int, target: int, purpose: str, bonus: bool = False) -> Message:
    """11.01 Why this neighbour: what is left of it, where it could go, and the dice of both."""
    battle, field = outlook.battle, outlook.field
    names = {"unit": field.ids[unit], "target": field.ids[target]}
    if target >= field.units:
        return said("hunt", **names)
    special = _weakness(outlook, target, names)
    if special is not None:
        return special
    dice = attack_dice(battle, unit, target, bonus)
    if field.classes[target].may_evade[field.class_number[unit]] and cannot_evade(battle, target, unit) is None:
        return said("drive", dice=dice, **names)
    combat = Combat(battle, unit, target, bonus=bonus)
    combat.rolled = dice
    return said(purpose, dice=dice, back=back_dice(battle, combat, target, unit), **names)
