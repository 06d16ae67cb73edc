"""A5.81-A5.87 Sleepers: what wakes them, and what they can do when they have just been woken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from strategikon.bayard.allowances import allowance_of
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import fires, place_of
from strategikon.bayard.movement import cannot_move
from strategikon.bayard.night.darkness import BLAZE_LIGHT
from strategikon.bayard.pieces import adjacent_friends, mark, unit_id, unmark
from strategikon.bayard.state import Mark
from strategikon.bayard.throws import d6
from strategikon.bayard.weather import effects
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT

WAKES_AT: Final = {1: 3, 2: 5}  # A5.83 the least die, by hexes
HEARD_AT: Final = 4  # A5.91 a fight


def is_asleep(battle: Fight, unit: int) -> bool:
    return bool(battle.state.marks[unit] & Mark.ASLEEP)


def sleepers(battle: Fight) -> list[int]:
    """Everybody who sleeps."""
    if not battle.field.darkness:
        return []
    marks, hex_of = battle.state.marks, battle.state.hex_of
    return [unit for unit, bits in enumerate(marks) if bits & Mark.ASLEEP and hex_of[unit] >= 0]


def wake(battle: Fight, unit: int) -> None:
    """A5.82, A5.85, A5.86 A unit wakes: in the enemy's turn it may do little in its next one, in its own it cannot be
    activated. Its sentinels come back to it."""
    if not is_asleep(battle, unit):
        return
    own = battle.field.side_of[unit] == battle.state.active
    unmark(battle, unit, Mark.ASLEEP)
    mark(battle, unit, Mark.DROWSY if own else Mark.WOKEN)
    battle.state.sentries = tuple(sentry for sentry in battle.state.sentries if sentry[0] != unit)
    if battle.field.watch is not None:
        battle.field.watch(battle)
    battle.emit("woken", unit=unit_id(battle, unit))


def visit(battle: Fight, here: int, side: int) -> None:
    """A5.82 A messenger or a leader has come into a hex: the unit of his side there wakes."""
    unit = battle.state.unit_at[here]
    if unit >= 0 and battle.field.side_of[unit] == side:
        wake(battle, unit)


def disturb(battle: Fight, places: Iterable[int]) -> None:
    """A5.82, A5.91 A fight wakes every unit within 4 hexes of those who fought."""
    rows = [battle.field.grid.distance[place] for place in places if place >= 0]
    for unit in sleepers(battle):
        if any(row[battle.state.hex_of[unit]] <= HEARD_AT for row in rows):
            wake(battle, unit)


def blazes(battle: Fight) -> None:
    """A5.82 A blaze wakes the units upon whom its light falls."""
    if not battle.state.fires:
        return
    for unit in sleepers(battle):
        row = battle.field.grid.distance[battle.state.hex_of[unit]]
        burning = (place_of(battle, fire.element) for fire in fires(battle))
        if any(place >= 0 and row[place] <= BLAZE_LIGHT for place in burning):
            wake(battle, unit)


def passed(battle: Fight, mover: int, path: Iterable[int]) -> None:
    """A5.83, R-BAY-81 An enemy has passed: each sleeper within 2 hexes of its way tests once, at the distance at which
    it came nearest."""
    places = list(path)
    if not places or mover in battle.field.decoys:
        return
    side = battle.field.side_of[mover]
    for unit in sleepers(battle):
        if battle.field.side_of[unit] == side:
            continue
        row = battle.field.grid.distance[battle.state.hex_of[unit]]
        least = WAKES_AT.get(min(row[place] for place in places))
        if least is None:
            continue
        throw = d6(battle, "wake-dice", 1, unit=unit_id(battle, unit))
        if throw.number + 1 >= least:
            throw.scored(0, HIT)
            wake(battle, unit)


# -- A5.87 waking friends ----------------------------------------------------------------------------------------------


def cannot_wake(battle: Fight, unit: int, friend: int) -> Refusal | None:
    """A5.87 A unit that could move, and does not, wakes a friend beside it."""
    names = {"unit": unit_id(battle, unit), "friend": unit_id(battle, friend)}
    reason = cannot_move(battle, unit)
    if reason is not None:
        return reason.besides("A5.87")
    if friend not in adjacent_friends(battle, unit):
        return refusal("A5.87", "bayard-why-wake-far", **names)
    if not is_asleep(battle, friend):
        return refusal("A5.87", "bayard-why-awake", **names)
    if battle.state.moved[unit] or _could_move(battle, unit) < 1:
        return refusal("A5.87", "bayard-why-cannot-wake", **names)
    return None


def _could_move(battle: Fight, unit: int) -> int:
    """A5.41, A5.87 Hexes that a unit could have moved: its allowance, within what the weather allows."""
    return min(allowance_of(battle, unit).march, effects.most_any_way(battle, unit))


def wakeable(battle: Fight, unit: int) -> list[Value]:
    """A5.87 The friends beside a unit that it may wake now."""
    friends = [friend for friend in adjacent_friends(battle, unit) if is_asleep(battle, friend)]
    return [("wake", unit, friend) for friend in friends if cannot_wake(battle, unit, friend) is None]


def wake_friends(battle: Fight, unit: int, friend: int) -> Activity:
    """A5.87 One friend after another, as many as it could have moved hexes; it does not move then."""
    most = _could_move(battle, unit)
    for count in range(1, most + 1):
        wake(battle, friend)
        more = wakeable(battle, unit) if count < most else []
        value = yield from choose(battle, battle.state.active, "rouse", [*more, ("halt",)], about=unit)
        if value == ("halt",):
            break
        friend = value[2]
    mark(battle, unit, Mark.MOVED)
