"""A5.110-A5.113, R-BAY-85 Camps and baggage: servants, looters who cannot be held, and what a looted camp does."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from strategikon.bayard import harm, refuge, sight, victory
from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.field import Fight
from strategikon.bayard.movement import Way, ways_over_figures
from strategikon.bayard.paces import step_cost
from strategikon.bayard.pieces import chiefs_with, hex_name, is_activated, known_at, leader_id, mark, put, unit_id
from strategikon.bayard.state import GENERALS, NOBODY, Mark
from strategikon.bayard.weather import effects
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.ruleset import Activity

ALARM: Final = 5  # A5.113 hexes within which the looting is seen


def cannot_call(battle: Fight, unit: int, chief: int) -> Refusal | None:
    """A5.110 Servants move only for a general who stands in their hex."""
    here = battle.state.leader_hex[chief] == battle.state.hex_of[unit]
    if not battle.field.profiles[unit].servants or (here and battle.state.leader_rank[chief] in GENERALS):
        return None
    return refusal("A5.110", "bayard-why-servants", unit=unit_id(battle, unit), leader=leader_id(battle, chief))


# -- A5.112 looters ----------------------------------------------------------------------------------------------------


def enemy_camp(battle: Fight, side: int) -> list[int]:
    """The hexes of the other side's camp that have not been looted."""
    looted = {here for here, _ in battle.state.looted}
    return [here for here, owner in sorted(battle.field.camp_at.items()) if owner != side and here not in looted]


def rush_all(battle: Fight) -> Activity:
    """A5.112, R-BAY-85 At the end of the movement phase: whoever was not activated, has no officer with him and is
    within one normal move of the enemy's camp makes for it."""
    side = battle.state.active
    for unit in battle.field.units_of[side]:
        camp = enemy_camp(battle, side)
        if not camp:
            return
        if not _may_loot(battle, unit):
            continue
        way = _way_to_camp(battle, unit, camp)
        if way is not None:
            yield from _rush(battle, unit, way)


def _may_loot(battle: Fight, unit: int) -> bool:
    state = battle.state
    if state.hex_of[unit] < 0 or is_activated(battle, unit) or state.aboard[unit] != NOBODY:
        return False
    if unit in battle.field.decoys or state.marks[unit] & Mark.ASLEEP:
        return False
    return not battle.field.profiles[unit].servants and not chiefs_with(battle, unit)


def _way_to_camp(battle: Fight, unit: int, camp: list[int]) -> Way | None:
    """The shortest way within its allowance with combat, and within what the weather allows: into an empty hex of the
    camp, or beside a defended one."""
    combat, here = allowance_of(battle, unit).combat, battle.state.hex_of[unit]
    side = battle.field.side_of[unit]
    reached = {here: Way((), 0, False), **ways_over_figures(battle, unit)}
    found: list[tuple[int, int, Way]] = []
    for there in camp:
        if known_at(battle, side, there) == NOBODY:
            found += [(reached[there].cost, there, reached[there])] if there in reached else []
            continue
        for near in battle.field.grid.neighbours[there]:
            if near not in reached:
                continue
            cost = reached[near].cost + step_cost(battle, unit, near, there)
            if cost <= min(combat, _bound(battle, unit, (here, *reached[near].path, there))):
                found.append((cost, there, reached[near]))
    return min(found)[2] if found else None


def _bound(battle: Fight, unit: int, path: tuple[int, ...]) -> int:
    """A5.41, A5.47, A5.56 The greatest move that the weather allows on a way."""
    downwind = all(effects.goes_downwind(battle, one, other) for one, other in pairwise(path))
    return (effects.most_downwind if downwind else effects.most_off_road)(battle, unit)


def _rush(battle: Fight, unit: int, way: Way) -> Activity:
    """A5.112 They go, and fight whoever defends it."""
    mark(battle, unit, Mark.LOOTER)
    here = battle.state.hex_of[unit]
    battle.emit("looters", unit=unit_id(battle, unit), path=[hex_name(battle, one) for one in (here, *way.path)])
    if way.path and battle.state.unit_at[way.path[-1]] == NOBODY:
        put(battle, unit, way.path[-1])
        battle.state.moved[unit] += len(way.path)
        for place in way.path:
            yield from refuge.ride_over(battle, place, battle.field.side_of[unit])
    yield from alarm(battle)


def defends(battle: Fight, enemy: int) -> bool:
    """A5.112 Whether a unit stands in its camp: whom looters must fight."""
    return battle.field.camp_at.get(battle.state.hex_of[enemy]) == battle.field.side_of[enemy]


# -- A5.113 alarm ------------------------------------------------------------------------------------------------------


def alarm(battle: Fight) -> Activity:
    """A5.113, 5.01 Each looted hex counts as a loss, which may end the battle at once; else whoever sees its camp
    looted within 5 hexes receives a morale hit."""
    state = battle.state
    if all(told for _, told in state.looted):
        return
    victory.look(battle)
    fresh = [here for here, told in state.looted if not told]
    state.looted = tuple((here, 1) for here, _ in state.looted)
    for place in fresh:
        for unit in battle.field.units_of[battle.field.camp_at[place]]:
            if _sees(battle, unit, place):
                yield from harm.driven_back(battle, unit, 1, None)
    victory.look(battle)


def _sees(battle: Fight, unit: int, place: int) -> bool:
    here = battle.state.hex_of[unit]
    if here < 0 or battle.field.grid.distance[here][place] > ALARM:
        return False
    return sight.cannot_see_hex(battle, unit, place) is None
