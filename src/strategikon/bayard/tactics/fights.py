"""4 Fights: whom to attack or shoot at, when to strike back, when to go forward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.bayard.armour import own_armour
from strategikon.bayard.fire.elements import place_of
from strategikon.bayard.fire.means import dice_at
from strategikon.bayard.state import NOBODY
from strategikon.bayard.tactics.blows import attack_blow
from strategikon.bayard.tactics.outlook import INITIATIVE, Outlook
from strategikon.bayard.tactics.values import BEAST, leader_worth
from strategikon.bayard.weather.effects import ignition_change
from strategikon.kernel.decision import Ask, Value

WOUND: Final = 6  # faces of the die that tells of a wound (2.41)
SHOT: Final = 8.0  # what one die of a volley brings


def weigh_front(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """2.39, 2.41 A leader in front: one die more, and his life at stake for each plaquette lost."""
    unit = ask.about
    target = next(iter(outlook.enemies_beside(outlook.state.hex_of[unit])), None)
    if target is None:
        return [0.0] * len(ask.values)
    plain = outlook.result(attack_blow(outlook.battle, unit, target))
    weights = []
    for value in ask.values:
        if value == ("behind",):
            weights.append(0.0)
            continue
        led = outlook.result(attack_blow(outlook.battle, unit, target, value[1]))
        risk = led.stays * leader_worth(outlook.battle, value[1]) / WOUND
        weights.append(led.value - plain.value - risk)
    return weights


def weigh_fights(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.01 The best fight first; none that costs more than it brings."""
    return [_fight(outlook, value) for value in ask.values]


def _fight(outlook: Outlook, value: Value) -> float:
    match value:
        case ("attack", unit, target):
            return outlook.attack(unit, target) + INITIATIVE
        case ("shoot" | "shoot-fire", unit, target):
            return outlook.shot(unit, target) + 1.0
        case ("shoot-beast" | "attack-beast", _, there):
            return _beast(outlook, there)
        case ("burn", unit, number):
            return 1.0 if _may_catch(outlook, unit, number) else -1.0
        case ("douse", _, _):
            return 0.5
    return 0.0


def _may_catch(outlook: Outlook, unit: int, number: int) -> bool:
    """A5.07, R-BAY-22 Whether the weather leaves a die to light something, or there is somebody there to strike."""
    battle = outlook.battle
    if outlook.state.unit_at[place_of(battle, number)] != NOBODY:
        return True
    return dice_at(battle, unit, number) + ignition_change(battle) > 0


def _beast(outlook: Outlook, there: int) -> float:
    """R-BAY-42 An elephant that runs wild is killed where it would trample friends, left alone among its own."""
    neighbours, unit_at, side_of = outlook.field.grid.neighbours[there], outlook.state.unit_at, outlook.field.side_of
    beside = [side_of[unit_at[near]] for near in neighbours if unit_at[near] != NOBODY]
    return BEAST * (beside.count(outlook.me) - beside.count(1 - outlook.me)) / 3


def weigh_forward(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.94, 4.105 Forward, if the new hex and the fight there are worth leaving the old one."""
    unit = ask.about
    stay = outlook.place(unit, outlook.state.hex_of[unit])
    weights = []
    for value in ask.values:
        if value[0] in ("hold", "halt"):
            weights.append(0.0)
        else:
            there = value[2]
            near = outlook.enemies_beside(there)
            fight = outlook.as_if(unit, there, outlook.best_attack) if near and ask.kind != "rush" else 0.0
            weights.append(outlook.place(unit, there) + 0.7 * fight - stay + 1.0)
    return weights


def weigh_again(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.107 One more attack, if it pays."""
    return [0.0 if value == ("hold",) else outlook.attack(value[1], value[2]) + INITIATIVE for value in ask.values]


def weigh_riposte(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """4.109 Striking back costs nothing."""
    return [10.0 if value == ("riposte",) else 0.0 for value in ask.values]


def weigh_aim(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A2.73 One die at a leader instead of his unit."""
    weights = []
    for value in ask.values:
        if value == ("volley",):
            weights.append(SHOT)
            continue
        unit = outlook.state.unit_at[outlook.state.leader_hex[value[1]]]
        faces = len(own_armour(outlook.battle, unit).hits) if unit != NOBODY else 1
        weights.append(faces * leader_worth(outlook.battle, value[1]) / WOUND)
    return weights


def weigh_strike(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A2.73 Whom the shot found."""
    return [float(leader_worth(outlook.battle, value[1])) if value[0] == "strike-leader" else 20.0
            for value in ask.values]  # fmt: skip


def weigh_song(outlook: Outlook, ask: Ask) -> Sequence[float]:
    """A2.102 He drives away friend and foe."""
    here = outlook.state.leader_hex[ask.about]
    enemies, friends = len(outlook.enemies_beside(here)), outlook.friends(NOBODY, here)
    return [0.0 if value == ("hold",) else 5.0 * (enemies - friends) for value in ask.values]
