"""A5.74, A5.75, A5.84 Steps in the dark: what really lies in the way, who bumps into whom, and figures that lose it."""

from __future__ import annotations

from typing import NamedTuple

from strategikon.bayard.field import Fight
from strategikon.bayard.messengers import HEX, SIDE, is_open
from strategikon.bayard.movement import Way, cannot_step
from strategikon.bayard.night import darkness, sleep
from strategikon.bayard.paces import step_cost
from strategikon.bayard.pieces import hex_name, leaders_in, mark, unit_id
from strategikon.bayard.state import NOBODY, Mark
from strategikon.kernel.hexgrid import OFF


class Made(NamedTuple):
    """What came of a way: the hexes entered, what they cost, and whether somebody or something ended it."""

    path: tuple[int, ...]
    cost: int
    bumped: bool


def cut_short(battle: Fight, unit: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """A5.73 The part of a retreat that can be made: it ends before an enemy whom its owner did not see."""
    side, free = battle.field.side_of[unit], 0
    if not battle.field.veiled:
        return path
    for place, there in enumerate(path):
        other = battle.state.unit_at[there]
        if other != NOBODY and battle.field.side_of[other] != side:
            return path[:free]
        free = place + 1 if other == NOBODY else free
    return path


def find_way(battle: Fight, unit: int, way: Way) -> Made:
    """A5.74, A5.77 The way that a unit really makes: a step in the dark may drift; a longer way, of who has torches,
    ends before an enemy whom nobody saw, and with a figure whom nobody saw."""
    if not battle.field.veiled and not darkness.strays(battle, unit):
        return Made(way.path, way.cost, False)
    if darkness.strays(battle, unit):
        return _grope(battle, unit, way.path[0])
    return _as_far_as_free(battle, unit, way)


def _grope(battle: Fight, unit: int, wanted: int) -> Made:
    """A5.74, R-BAY-80 One step: into an occupied hex, or ground closed to it, the unit does not go, and makes noise."""
    here = battle.state.hex_of[unit]
    there = darkness.drifted(battle, unit, here, wanted)
    if there == OFF or battle.state.unit_at[there] != NOBODY or _is_shut(battle, unit, here, there, wanted):
        bump(battle, unit, there)
        return Made((), step_cost(battle, unit, here, wanted), True)
    return Made((there,), step_cost(battle, unit, here, there), False)


def _is_shut(battle: Fight, unit: int, here: int, there: int, wanted: int) -> bool:
    return there != wanted and cannot_step(battle, unit, here, there, first=True) is not None


def _as_far_as_free(battle: Fight, unit: int, way: Way) -> Made:
    side, state = battle.field.side_of[unit], battle.state
    free = cost = spent = 0
    before = state.hex_of[unit]
    for place, there in enumerate(way.path):
        other = state.unit_at[there]
        if other != NOBODY and battle.field.side_of[other] != side:
            bump(battle, unit, there)
            return Made(way.path[:free], cost, True)
        spent += step_cost(battle, unit, before, there)
        before = there
        if other == NOBODY:
            free, cost = place + 1, spent
            if _meets_figure(battle, there, side):
                break
    return Made(way.path[:free], cost if free < len(way.path) else way.cost, False)


def _meets_figure(battle: Fight, here: int, side: int) -> bool:
    if any(battle.field.leader_side[leader] != side for leader in leaders_in(battle, here)):
        return True
    return any(runner[SIDE] != side and runner[HEX] == here for runner in battle.state.runners)


def bump(battle: Fight, unit: int, there: int) -> None:
    """A5.74, A5.84, R-BAY-81 The unit stays where it is, with a noise that is heard at 4 hexes; a sleeping enemy wakes
    at once, whether or not a fight takes place."""
    mark(battle, unit, Mark.NOISY)
    battle.emit("noise", unit=unit_id(battle, unit), hex=hex_name(battle, battle.state.hex_of[unit]))
    other = battle.state.unit_at[there] if there != OFF else NOBODY
    if other != NOBODY and battle.field.side_of[other] != battle.field.side_of[unit]:
        sleep.wake(battle, other)


# -- A5.75, A5.79 figures ----------------------------------------------------------------------------------------------


def lead_astray(battle: Fight, name: str, side: int, here: int, there: int) -> int:
    """A5.75, A5.79 Where a leader or messenger who goes alone comes out: in the dark a die may lead him aside, but not
    on to ground that lets nobody through."""
    if here == there or not darkness.misleads(battle):
        return there
    place = darkness.figure_drifted(battle, name, here, there)
    enemy = is_enemy_held(battle, side, place)
    return place if enemy or is_open(battle, side, place) else there


def is_enemy_held(battle: Fight, side: int, here: int) -> bool:
    """A5.75 Whether an enemy unit stands in a hex, asleep or not: a figure that comes there is captured."""
    unit = battle.state.unit_at[here]
    return unit != NOBODY and battle.field.side_of[unit] != side

