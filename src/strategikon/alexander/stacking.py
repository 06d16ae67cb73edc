"""6.9 Stacking: one unit a hex; passing through friends, and being caught there."""

from __future__ import annotations

from strategikon.alexander import breaking, cohesion
from strategikon.alexander.facing import front_sides, turns, vertices_between
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, hexes, in_column, is_on_map, put, shift, unit_id
from strategikon.alexander.state import NOBODY
from strategikon.alexander.tables import LOSS, PROHIBITED
from strategikon.alexander.terrain import Places
from strategikon.alexander.turning import turns_heavily
from strategikon.alexander.zones import is_controlled
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity


def friends_in(battle: Fight, unit: int, places: Places) -> list[int]:
    """The other units of its side in these hexes, each once. Enemies are no business of this chapter."""
    at, side_of, below = battle.state.unit_at, battle.field.side_of, battle.state.beneath
    found = [at[there] for there in places if at[there] not in (NOBODY, unit)]
    if not found:
        return []
    return [friend for friend in dict.fromkeys(found) if side_of[friend] == side_of[unit] and below[friend] != unit]


def cannot_mingle(battle: Fight, unit: int, friend: int) -> Refusal | None:
    """6.67a, 6.94b, 9.62e Who may not even pass through whom."""
    traits = battle.field.traits
    names = {"unit": battle.field.ids[unit], "other": battle.field.ids[friend]}
    if battle.state.beneath[friend] != NOBODY:
        return refusal("9.62e", "alexander-why-double-depth-hex", **names)
    if in_column(battle, unit) or in_column(battle, friend):
        return refusal("6.67a", "alexander-why-column-stacks", **names)
    if traits[unit] & Trait.HEAVY:
        return refusal("6.94b", "alexander-why-heavy-passes", **names).besides("6.91a")
    if traits[friend] & Trait.HEAVY and not traits[unit] & Trait.SKIRMISHER:
        return refusal("6.94b", "alexander-why-through-heavy", **names).besides("6.91a")
    return None


def cannot_pass(battle: Fight, unit: int, places: Places, facing: int, mp: int) -> Refusal | None:
    """6.91a, 6.92, 6.94 Hexes with friends may be entered only by those who may mingle, and only if the unit can go on
    out of them: `mp` is what it has left there; 9.55a oxybeles too."""
    friends = friends_in(battle, unit, places)
    if not friends:
        return None
    for friend in friends:
        reason = cannot_mingle(battle, unit, friend)
        if reason:
            return reason
    side = battle.field.side_of[unit]
    if any(is_controlled(battle, there, side) for there in places) or not can_go_on(battle, unit, places, facing, mp):
        return no_room(battle, unit, places[0])
    return None


def no_room(battle: Fight, unit: int, here: int) -> Refusal:
    """6.91a One unit to a hex; 9.55a one of the oxybeles too."""
    full = refusal("6.91a", "alexander-why-stacked", hex=battle.field.grid.names[here])
    return full.besides("9.55a") if battle.field.traits[unit] & Trait.ARTILLERY else full


def can_go_on(battle: Fight, unit: int, places: Places, facing: int, mp: int) -> bool:
    """6.91a Whether a unit with so many MP can leave hexes it only passes through, turning if it must."""
    if len(places) == 2:
        return _double_can_go_on(battle, unit, places, facing, mp)
    here = places[0]
    for new in (facing, *turns(facing)):
        left = mp - _turning(battle, unit, facing, new)
        for side in front_sides(new) if left > 0 else ():
            if _opens(battle, unit, here, side, new, left):
                return True
    return False


def _opens(battle: Fight, unit: int, here: int, side: int, facing: int, mp: int) -> bool:
    field = battle.field
    cost = field.step(field.way_of[unit], here, side)[0]
    if cost == PROHIBITED or cost > mp:
        return False
    there = field.grid.neighbour[here][side]
    other = battle.state.unit_at[there]
    if other in (NOBODY, unit):
        return True
    if field.side_of[other] != field.side_of[unit]:
        return False
    return cannot_pass(battle, unit, (there,), facing, mp - cost) is None


def _double_can_go_on(battle: Fight, unit: int, places: Places, facing: int, mp: int) -> bool:
    field, at = battle.field, battle.state.unit_at
    for side in front_sides(facing):
        targets = [field.grid.neighbour[here][side] for here in places]
        costs = [field.step(field.way_of[unit], here, side)[0] for here in places]
        if OFF in targets or PROHIBITED in costs or max(costs) > mp:
            continue
        if all(at[there] in (NOBODY, unit) for there in targets):
            return True
    return False


def _turning(battle: Fight, unit: int, old: int, new: int) -> int:
    """7.12 The MP of turning in a hex it passes through."""
    count = vertices_between(old, new)
    if battle.field.traits[unit] & Trait.SKIRMISHER:
        return min(count, 1)
    return count * (2 if turns_heavily(battle, unit) else 1)


def pass_friends(battle: Fight, unit: int, friends: list[int]) -> Activity:
    """6.94a, 6.94c, R-ALEX-108 Both lose 1, save where skirmishers pass another type."""
    traits = battle.field.traits
    for friend in friends:
        battle.emit("passed", unit=unit_id(battle, unit), other=unit_id(battle, friend))
        if traits[unit] & Trait.SKIRMISHER and not traits[friend] & Trait.SKIRMISHER:
            continue
        yield from cohesion.lose(battle, friend, LOSS["passing_friend"], "passing_friend")
        if is_on_map(battle, unit):
            yield from cohesion.lose(battle, unit, LOSS["passing_friend"], "passing_friend")
    if is_on_map(battle, unit):
        put(battle, unit, hexes(battle, unit))  # a friend who routed has left it the hex


# -- 6.92 forced to end stacked ----------------------------------------------------------------------------------------


def end_stacked(battle: Fight, unit: int) -> Activity:
    """6.92 A unit that cannot but end in a friend's hex: it routs through him and he checks; a skirmisher goes on
    through him without MP, both losing 1 (R-ALEX-53)."""
    friends = friends_in(battle, unit, hexes(battle, unit))
    if battle.field.traits[unit] & Trait.SKIRMISHER and (ways := _ways_through(battle, unit)):
        about = (unit, friends, hexes(battle, unit))
        values = [("step", (way,)) for way in ways]
        _, places = yield from choose(battle, battle.field.side_of[unit], "retreat", values, about=about)
        shift(battle, unit, places)
        battle.emit("step", unit=unit_id(battle, unit), to=[battle.field.grid.names[places[0]]], mp=0)
        for loser in (*friends, unit):
            yield from cohesion.lose(battle, loser, LOSS["passing_friend"], "passing_friend")
        return
    yield from breaking.rout(battle, unit, "forced_stack")
    for friend in friends:
        if is_on_map(battle, friend):
            yield from cohesion.test(battle, friend, 0, "forced_stack")


def why_not_go_on(battle: Fight, unit: int, rule: str) -> Refusal:
    """6.92a, 6.92c A skirmisher that cannot stay where it is goes on to a vacant hex, one of those ahead if it can."""
    names = {"unit": battle.field.ids[unit], "hex": battle.field.grid.names[hexes(battle, unit)[0]]}
    return refusal(rule, "alexander-why-forced-on", **names)


def _ways_through(battle: Fight, unit: int) -> list[int]:
    """6.92c Vacant hexes a skirmisher may go on to: ahead if there are any, else anywhere it can enter."""
    field, at = battle.field, battle.state.unit_at
    here = hexes(battle, unit)[0]

    def free(side: int) -> bool:
        there = field.grid.neighbour[here][side]
        return field.step(field.way_of[unit], here, side)[0] != PROHIBITED and at[there] == NOBODY

    ahead = [side for side in front_sides(battle.state.facing[unit]) if free(side)]
    return [field.grid.neighbour[here][side] for side in ahead or (side for side in range(6) if free(side))]
