"""MEL.17-MEL.20, MEL.23, MEL.31, MEL.34, BRK.59, SPC.22, SPC.31, SPC.36 A round of close combat: blows, saves, captains
in danger, the broken, the result."""

from __future__ import annotations

from typing import NamedTuple

from strategikon.caesar.array import supporters
from strategikon.caesar.attacks import (
    attack_on,
    pikes_in_order,
    score_to_hit,
    split,
    support_on,
    support_score,
)
from strategikon.caesar.captains import risk_in_melee
from strategikon.caesar.casualties import destroy, is_broken, suffer
from strategikon.caesar.engagements import bits, face_of, fighters, on_front, only_to_front
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import HEADINGS, RIGHT
from strategikon.caesar.saves import Attack, failed_saves, save_score
from strategikon.caesar.specials import ONE_MISS, first_dice, raised_rerolls
from strategikon.caesar.state import INSIDE, NOBODY, Lasting, Mark
from strategikon.caesar.tables import D6, IN_LINE, Special
from strategikon.caesar.units import disordered, figure, present, troop
from strategikon.kernel.throws import HIT, Throw

PHALANX_HOLDS = 2  # SPC.22


class Hit(NamedTuple):
    """A hit that waits for its save."""

    target: int
    attack: Attack


def blows(battle: Fight) -> None:
    """MEL.17, MEL.23 Both sides strike, then both save; casualties take effect after everything has been rolled."""
    state = battle.state
    sides = (state.active, 1 - state.active)
    hits = [hit for side in sides for hit in _strike(battle, side)]
    losses = {unit: count for side in reversed(sides) for unit, count in _save(battle, side, hits).items()}
    for side in sides:
        for unit in fighters(battle, side):
            suffer(battle, unit, sum(losses.get(unit, {}).values()))
    _fix_ways_back(battle, losses)
    for side in sides:
        for unit in fighters(battle, side):
            risk_in_melee(battle, unit)
    _settle(battle, losses)
    for unit in fighters(battle):
        if is_broken(battle, unit):
            battle.emit("broken", unit=battle.field.ids[unit])
            destroy(battle, unit)
    _remember(battle)
    state.stage, state.phase = NOBODY, "tests"


# -- MEL.07, MEL.34 dice to hit ----------------------------------------------------------------------------------------


def _strike(battle: Fight, side: int) -> list[Hit]:
    """MEL.23 The engaged units of a side by ascending id, then its supports."""
    found = [hit for unit in fighters(battle, side) for hit in _attacks(battle, unit)]
    own = [unit for unit in supporters(battle) if battle.field.side_of[unit] == side]
    return found + [hit for unit in own for hit in _support(battle, unit)]


def _attacks(battle: Fight, unit: int) -> list[Hit]:
    """MEL.16, MEL.34, SPC.11 One batch for each enemy; then the first misses are rolled again, as many as rules
    allow."""
    first_dice(battle, unit)
    hits: list[Hit] = []
    throws: list[tuple[Throw, int, int]] = []
    for foe, dice in split(battle, unit).items():
        if dice:
            needed = score_to_hit(battle, unit, foe)
            throws.append((_throw(battle, unit, foe, dice, needed), needed, foe))
    left = rerolls(battle, unit)
    for throw, needed, foe in throws:
        count, left = _count(battle, throw, needed, left)
        hits += [Hit(foe, attack_on(battle, unit, foe))] * count
    return hits


def _support(battle: Fight, unit: int) -> list[Hit]:
    """SUP.07, SUP.16, SUP.19 Its Short dice, as if it shot."""
    dice, foe, needed = troop(battle, unit).support, battle.state.aim[unit], support_score(battle, unit)
    if not dice:
        return []
    count, _ = _count(battle, _throw(battle, unit, foe, dice, needed), needed, 0)
    return [Hit(foe, support_on(battle, unit))] * count


def _throw(battle: Fight, unit: int, foe: int, dice: int, needed: int) -> Throw:
    ids = battle.field.ids
    return battle.throw("attack", dice, D6, unit=ids[unit], target=ids[foe], needed=needed)


def _count(battle: Fight, throw: Throw, needed: int, left: int) -> tuple[int, int]:
    """MEL.34 The hits of a batch after re-rolls, and the re-rolls left."""
    dice = [int(face) for face in throw.faces]
    missed = sum(die < needed for die in dice)
    again = []
    for _ in range(min(missed, left)):
        number = battle.dice.roll(len(D6.faces))
        throw.add(number)
        again.append(number + 1)
    for place, die in enumerate((*dice, *again)):
        if die >= needed:
            throw.scored(place, HIT)
    hits = sum(die >= needed for die in (*dice, *again))
    throw.tell(dice=dice, again=again, hits=hits)
    return hits, left - len(again)


def rerolls(battle: Fight, unit: int) -> int:
    """SPC.11, SPC.31, SPC.36 How many misses a unit rolls again in this round."""
    line, found = troop(battle, unit), raised_rerolls(battle, unit)
    if line.has(Special.TOUGH):
        found += ONE_MISS
    if line.has(Special.WILD) and not battle.state.lasting[unit] & Lasting.BLOODED:
        found += line.wild
    return found


# -- SAV.02, SAV.15 saves ----------------------------------------------------------------------------------------------


def _save(battle: Fight, side: int, hits: list[Hit]) -> dict[int, dict[int, int]]:
    """SAV.15 The struck units of a side by ascending id, their hits in the order of the attacks: casualties of each by
    attacker."""
    found: dict[int, dict[int, int]] = {}
    for unit in fighters(battle, side):
        mine = [hit.attack for hit in hits if hit.target == unit]
        if not mine:
            continue
        by: dict[int, int] = {}
        for place in failed_saves(battle, unit, [save_score(battle, unit, attack) for attack in mine]):
            attacker = mine[place].attacker
            by[attacker] = by.get(attacker, 0) + 1
        found[unit] = by
    return found


# -- BRK.59 directions -------------------------------------------------------------------------------------------------


def _fix_ways_back(battle: Fight, losses: dict[int, dict[int, int]]) -> None:
    """BRK.59, BRK.61 Each engaged unit would fall back straight from the enemy who did it most harm, then from one on
    its front, then from the lowest id; a support where the unit it supports would go."""
    state = battle.state
    for unit in fighters(battle):
        mine = losses.get(unit, {})
        foe = min(
            bits(state.foes[unit]),
            key=lambda foe: (is_broken(battle, foe), -mine.get(foe, 0), not on_front(battle, unit, foe), foe),
        )
        state.way_back[unit] = direction_from(battle, unit, foe)
    for unit in supporters(battle):
        state.way_back[unit] = state.way_back[state.backs[unit]]


def direction_from(battle: Fight, unit: int, foe: int) -> int:
    """BRK.59 The outward normal of the face of an enemy that a unit touches."""
    heading = figure(battle, foe)[2].heading
    return (heading + face_of(battle, foe, unit) * RIGHT) % HEADINGS


# -- MEL.19, MEL.20, MEL.31 the result ---------------------------------------------------------------------------------


def _settle(battle: Fight, losses: dict[int, dict[int, int]]) -> None:
    """MEL.19, MEL.20, SPC.22 The side that inflicted more has won by the difference; equal totals are a draw."""
    state, side_of = battle.state, battle.field.side_of
    dealt = [0, 0]
    for unit, by in losses.items():
        dealt[1 - side_of[unit]] += sum(by.values())
    margin = abs(dealt[0] - dealt[1])
    state.winner = NOBODY if not margin else int(dealt[1] > dealt[0])
    state.lost_by = margin
    held = 0
    if margin and margin <= PHALANX_HOLDS and phalanx_holds(battle, 1 - state.winner):
        state.winner, state.lost_by, held = NOBODY, 0, 1
    winner = None if state.winner == NOBODY else battle.sides[state.winner]
    battle.emit("result", dealt=dealt, winner=winner, margin=state.lost_by, phalanx=held)


def phalanx_holds(battle: Fight, side: int) -> bool:
    """SPC.22, SPC.23 Every losing engaged unit is a Phalanx in line or deep, in order, fighting to its front."""
    return all(is_phalanx(battle, unit) for unit in fighters(battle, side))


def is_phalanx(battle: Fight, unit: int) -> bool:
    state = battle.state
    phalanx = troop(battle, unit).has(Special.PHALANX) or pikes_in_order(battle, unit)
    formed = state.where[unit] < INSIDE and state.formation[unit] in IN_LINE
    return phalanx and formed and not disordered(battle, unit) and only_to_front(battle, unit)


def _remember(battle: Fight) -> None:
    """MEL.02, MEL.08, MEL.31, MEL.33, SPC.36 What a round leaves behind: old opponents, a bonus spent or won."""
    state = battle.state
    for unit in fighters(battle):
        state.marks[unit] = (state.marks[unit] | Mark.FOUGHT) & ~Mark.CHARGED
        state.lasting[unit] = (state.lasting[unit] | Lasting.BLOODED) & ~(Lasting.WON | Lasting.HAD_WON)
        state.old_foes[unit] |= state.foes[unit]
        if present(battle, unit) and battle.field.side_of[unit] == state.winner:
            state.lasting[unit] |= Lasting.WON
