"""4.56-4.60, 4.109-4.111 Melee: one fight from the choice of the enemy to the riposte, in the order of the rulebook."""

from __future__ import annotations

from strategikon.bayard import figures, front_rank, passage, retreat
from strategikon.bayard.allowances import withdrawal_of
from strategikon.bayard.blows import Blow
from strategikon.bayard.contact import enemies_in_contact
from strategikon.bayard.counting import count
from strategikon.bayard.dice_sum import dice_of, may_assault
from strategikon.bayard.evade import cannot_evade, evade
from strategikon.bayard.field import Fight
from strategikon.bayard.fire import ignition
from strategikon.bayard.follow_up import follow_up, pursue
from strategikon.bayard.harm import suffer
from strategikon.bayard.hidden import reveal
from strategikon.bayard.night import sleep
from strategikon.bayard.pieces import mark, profile_of, unit_id
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.support import on_closed_road
from strategikon.bayard.throws import roll
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Value
from strategikon.kernel.ruleset import Activity

STAND, EVADE, WITHDRAW = ("stand",), ("evade",), ("withdraw",)


def fight(battle: Fight, unit: int, target: int, again: bool = False) -> Activity:
    """1.31, 4.60 A whole melee: passage losses, leaders, the answer, the blow, and what follows from it. `again`: 4.107
    a second fight, after which there is no second pursuit."""
    state = battle.state
    slept = sleep.is_asleep(battle, target)
    _note(battle, unit, target)
    if not (yield from passage.pass_over(battle, unit, state.hex_of[target])):
        return
    here, there = state.hex_of[unit], state.hex_of[target]
    assault, eager = may_assault(battle, unit, target), figures.is_eager(battle, unit)
    leader = yield from front_rank.step_forward(battle, unit)
    answer = yield from react(battle, unit, target, leader)
    blow = _blow(battle, unit, target, here, there, assault, leader, answer)
    dice = dice_of(battle, blow).dice  # R-BAY-13, R-BAY-38 before the target is gone
    if answer == EVADE:
        yield from evade(battle, target)
    elif answer == WITHDRAW:
        yield from withdraw(battle, target)
    if state.hex_of[target] >= 0:
        yield from _strike(battle, blow, dice, _leader_in(answer))
    sleep.disturb(battle, (here, there))
    if state.hex_of[unit] != here:
        return  # a beast ran over it
    if state.unit_at[there] != target:
        yield from _win(battle, unit, there, again, eager)
    elif answer not in (EVADE, WITHDRAW) and not slept:  # A5.91
        yield from riposte(battle, unit, target, leader, _leader_in(answer))


def _note(battle: Fight, unit: int, target: int) -> None:
    """4.05, 2.46 Both have been in a melee; the attacker has had his fight."""
    mark(battle, unit, Mark.FOUGHT | Mark.MELEE)
    for one in (unit, target):
        reveal(battle, one)
    mark(battle, target, Mark.MELEE)
    for one in (unit, target):
        front_rank.note_melee(battle, one)
    battle.emit("attack", unit=unit_id(battle, unit), target=unit_id(battle, target))


def _blow(
    battle: Fight, unit: int, target: int, here: int, there: int, assault: bool, leader: int, answer: Value
) -> Blow:
    """4.58, 4.59, 4.64, R-BAY-38 An evade makes the attacker count again, with the melee factor and inverted armour."""
    evaded, withdrew = answer == EVADE, answer == WITHDRAW
    inverted = profile_of(battle, unit).melee.inverted or evaded
    return Blow(unit, target, here, there, assault=assault and not evaded, evaded=evaded, withdrew=withdrew,
                inverted=inverted, leader=leader)  # fmt: skip


def _leader_in(answer: Value) -> int:
    """2.39 The defender's leader in the front rank, if he answered so."""
    leader: int = answer[1] if answer[0] == "stand-leader" else NOBODY
    return leader


# -- 2.39, 2.42, 4.61 the answer ---------------------------------------------------------------------------------------


def react(battle: Fight, unit: int, target: int, leader: int) -> Activity:
    """2.39, 2.42, 4.61, R-BAY-12 One answer of the defender: stand, with a leader in front or not, evade, or break
    off."""
    if sleep.is_asleep(battle, target):
        return STAND  # A5.91
    values: list[Value] = [STAND, *(("stand-leader", leader) for leader in front_rank.able(battle, target))]
    if cannot_evade(battle, target, unit) is None:
        values.append(EVADE)
    if front_rank.may_break_off(battle, target):
        values.append(WITHDRAW)
    return (yield from choose(battle, battle.field.side_of[target], "react", values, about=(target, unit, leader)))


def withdraw(battle: Fight, unit: int) -> Activity:
    """2.42, R-BAY-13 An ordered withdrawal: from one hex up to the allowance without combat, where its owner likes."""
    ways = retreat.withdrawals(battle, unit, withdrawal_of(battle, unit))
    yield from retreat.go_back(battle, unit, ways, "withdraw")


# -- the blow ----------------------------------------------------------------------------------------------------------


def _strike(battle: Fight, blow: Blow, dice: int, defending: int) -> Activity:
    """4.60 The dice of a blow and everything they do to the target; 2.41 a leader in its front rank is at risk."""
    kind = "riposte-dice" if blow.riposte else "attack-dice"
    names = {"unit": unit_id(battle, blow.striker), "target": unit_id(battle, blow.target)}
    throw = roll(battle, kind, dice, **names)
    hits, flags = count(battle, blow, throw)
    yield from suffer(battle, blow.target, hits, flags, blow, leader=defending)
    ignition.in_melee(battle, blow, throw)


def _win(battle: Fight, unit: int, there: int, again: bool, eager: bool) -> Activity:
    """4.94, 4.104-4.107 The hex is vacated: follow up, ride on, fight once more. `eager`: A2.63, A2.97 it attacked so,
    be it because of Paris, who is gone with the vanquished."""
    followed = yield from follow_up(battle, unit, there, eager)
    if not followed or again or battle.state.hex_of[unit] < 0:
        return
    enemy = yield from pursue(battle, unit)
    if enemy is not None:
        yield from fight(battle, unit, enemy, again=True)


# -- 4.109-4.111 riposte -----------------------------------------------------------------------------------------------


def riposte(battle: Fight, unit: int, target: int, leader: int, defending: int) -> Activity:
    """4.109, 4.110, R-BAY-39 A target that was neither destroyed nor moved strikes back with the melee factor; 2.42 the
    attacker's leader may break off first."""
    if not can_riposte(battle, unit, target):
        return
    side = battle.field.side_of
    about = (target, unit, defending)
    answer = yield from choose(battle, side[target], "riposte", [("riposte",), ("decline",)], about=about)
    if answer == ("decline",):
        return
    here, there = battle.state.hex_of[target], battle.state.hex_of[unit]
    withdrew = False
    if front_rank.may_break_off(battle, unit):
        value = yield from choose(battle, side[unit], "break-off", [STAND, WITHDRAW], about=unit)
        withdrew = value == WITHDRAW
    inverted = profile_of(battle, target).melee.inverted
    blow = Blow(target, unit, here, there, riposte=True, withdrew=withdrew, inverted=inverted, leader=defending)
    dice = dice_of(battle, blow).dice
    if withdrew:
        yield from withdraw(battle, unit)
    battle.emit("riposte", unit=unit_id(battle, target), target=unit_id(battle, unit))
    yield from _strike(battle, blow, dice, NOBODY if withdrew else leader)


def can_riposte(battle: Fight, unit: int, target: int) -> bool:
    """4.109 Both still stand beside each other; 4.30, A1.34 nobody fights on a road through ground closed to it."""
    if battle.state.hex_of[unit] < 0 or battle.state.hex_of[target] < 0 or on_closed_road(battle, target):
        return False
    return unit in enemies_in_contact(battle, target)
