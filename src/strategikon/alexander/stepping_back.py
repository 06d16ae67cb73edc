"""6.84 Pre-arranged withdrawal carried out: a whole Line goes back one hex before enemy foot."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from strategikon.alexander import leader_moves, prearranged, withdrawal
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import cannot_stir, finish
from strategikon.alexander.pieces import Fight, hexes, is_leader_on_map, is_on_map, unit_id
from strategikon.alexander.state import NOBODY, GreatBattle
from strategikon.alexander.terrain import Places
from strategikon.alexander.zones import in_enemy_zoc, is_controlled
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity


def line_under(battle: Fight, leader: int) -> list[int]:
    """The units of his Line that are still in hand."""
    state = battle.state
    line = [unit for unit, owner in enumerate(state.pw_of) if owner == leader]
    return [unit for unit in line if is_on_map(battle, unit) and not state.routed[unit]]


def might_step_back(battle: Fight, mover: int, near: Sequence[int]) -> bool:
    """6.82, R-ALEX-124 Whether, for all the enemy knows, a Line with one of the units `near` might step back before
    `mover`: some leader's marker is face down, and that unit could be in his Line and go back."""
    if not battle.state.plans or not battle.field.traits[mover] & Trait.INFANTRY:
        return False
    hidden = prearranged.secrets(battle.state, battle.field.side_of[mover])
    for leader in hidden:
        if not is_leader_on_map(battle, leader) or cannot_stir(battle, leader):
            continue
        units = _possible_units(battle.state, leader)
        if any(_could_go(battle, unit, mover, units) for unit in near if unit in units):
            return True
    return False


def _possible_units(state: GreatBattle, leader: int) -> set[int]:
    """6.82 The units that could be in the Line a leader has planned for."""
    planned = {unit for owner, *line in state.plans if owner == leader for unit in line}
    return {unit for unit in planned if prearranged.is_of_the_plan(state, unit)}


def _could_go(battle: Fight, unit: int, mover: int, units: Collection[int]) -> bool:
    """6.84a, 6.84b Whether a unit could go back, if all of these made room."""
    return not in_enemy_zoc(battle, unit) and bool(back_hexes(battle, unit, mover, units))


def back_hexes(battle: Fight, unit: int, mover: int, line: Collection[int]) -> list[Places]:
    """6.83a, 6.84a One hex away from the mover: not Difficult, no enemy ZOC, vacant or about to be left by the Line."""
    field, at = battle.field, battle.state.unit_at
    own, side = hexes(battle, unit), field.side_of[unit]
    start = withdrawal.gap(battle, own, mover)

    def is_open(here: int, there: int) -> bool:
        if there == OFF or field.difficult[there] or field.difficult_side(here, field.grid.direction(here, there)):
            return False
        return (at[there] in (NOBODY, unit) or at[there] in line) and not is_controlled(battle, there, side)

    found = [tuple(field.grid.neighbour[here][way] for here in own) for way in range(6)]
    return [
        places
        for places in found
        if all(is_open(here, there) for here, there in zip(own, places, strict=True))
        and withdrawal.gap(battle, places, mover) > start
    ]


def may_step_back(battle: Fight, mover: int, near: list[int]) -> list[int]:
    """6.84a The leaders whose Line may step back before `mover`, which has just come near some of `near`."""
    leaders = dict.fromkeys(battle.state.pw_of[unit] for unit in near if battle.state.pw_of[unit] != NOBODY)
    return [leader for leader in leaders if _cannot(battle, leader, mover) is None]


def cannot_step_back(battle: Fight, leader: int, mover: int, old: Places) -> Refusal | None:
    """6.84, 6.85b Whether a Line may step back before `mover`."""
    line = line_under(battle, leader)
    if not any(withdrawal.is_approached(battle, hexes(battle, unit), mover, old) for unit in line):
        return refusal("6.84a", "alexander-why-not-approached", unit=battle.field.leader_ids[leader])
    return _cannot(battle, leader, mover)


def _cannot(battle: Fight, leader: int, mover: int) -> Refusal | None:
    name = battle.field.leader_ids[leader]
    if not is_leader_on_map(battle, leader):
        return refusal("6.81a", "alexander-why-no-prearranged", leader=name)
    if reason := cannot_stir(battle, leader):
        return reason
    if not battle.field.traits[mover] & Trait.INFANTRY:
        return refusal("6.85b", "alexander-why-only-foot", leader=name).besides("6.84a")
    line = line_under(battle, leader)
    for unit in line:
        if in_enemy_zoc(battle, unit) or not back_hexes(battle, unit, mover, line):
            return refusal("6.84b", "alexander-why-not-together", unit=battle.field.ids[unit]).besides("6.83a")
    return None


def step_back(battle: Fight, leader: int, mover: int) -> Activity:
    """6.84b, 6.85a The whole Line goes back one hex, in scenario order as soon as the hex behind is free, with all the
    effects of 6.72; its leader is Finished."""
    prearranged.show(battle, leader)
    finish(battle, leader, "prearranged")
    waiting = sorted(line_under(battle, leader))
    while waiting:
        unit = next((unit for unit in waiting if _has_room(battle, unit, mover)), waiting[0])
        waiting.remove(unit)
        if not withdrawal.is_in_hand(battle, unit):
            continue
        if withdrawal.gap(battle, hexes(battle, unit), mover) <= withdrawal.NEAR:
            yield from withdrawal.set_off(battle, unit, mover)
        else:  # 6.71a, 6.72c the others of the Line have not been approached
            battle.emit("withdraw", unit=unit_id(battle, unit), enemy=unit_id(battle, mover))
        yield from _step_back(battle, unit, mover)


def _has_room(battle: Fight, unit: int, mover: int) -> bool:
    """Whether nobody of its own Line stands in its way any more."""
    return withdrawal.is_in_hand(battle, unit) and bool(back_hexes(battle, unit, mover, [unit]))


def _step_back(battle: Fight, unit: int, mover: int) -> Activity:
    """6.84a, 6.84b One unit of the Line: its hex, its leaders, and what every withdrawal costs (6.72)."""
    left = hexes(battle, unit)
    ways = back_hexes(battle, unit, mover, [unit]) if withdrawal.is_in_hand(battle, unit) else []
    if not ways:
        return
    values: list[Value] = [("step", way) for way in ways]
    _, places = yield from choose(battle, battle.field.side_of[unit], "retreat", values, about=(unit, mover))
    yield from withdrawal.fall_back_step(battle, unit, places)
    if withdrawal.is_in_hand(battle, unit):
        yield from leader_moves.follow(battle, unit, left)
        yield from withdrawal.after_withdrawal(battle, unit, mover)
