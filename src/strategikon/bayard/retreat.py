"""4.79-4.87, A2.65-A2.69, A2.76 Morale hits: cancelled, multiplied, and run off hex by hex toward the own edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strategikon.bayard import closures, equipment, figures, gun_retreat, leaders, paces, refuge, sight, works
from strategikon.bayard.blows import Blow
from strategikon.bayard.field import Fight
from strategikon.bayard.night.marching import cut_short
from strategikon.bayard.pieces import (
    formation_of,
    has,
    hex_name,
    known_at,
    leaders_with,
    profile_of,
    put,
    set_formation,
    unit_id,
    weight_of,
)  # fmt: skip
from strategikon.bayard.state import NOBODY, Mark
from strategikon.bayard.support import supported_defender
from strategikon.bayard.tables import ARTILLERY, BASE_RETREAT, LIGHT
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Value
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity

FEW_HEXES: Final = 3  # so many are tried in every way
MOST_TRIALS: Final = 2_000
MASS_RETREAT: Final = 2  # A2.74
VERBS: Final = {"retreat": "retreat", "evade": "evade-to", "withdraw": "withdraw-to"}  # as a player says them
ENDED_BY_LEAVING: Final = frozenset(("shield_wall", "salvo", "wagons_in_defence"))  # R-BAY-64, A3.33


# -- 4.80 cancelling ---------------------------------------------------------------------------------------------------


def cancelling(battle: Fight, unit: int, flags: int, most: int) -> Activity:
    """1.09, 4.80 So many morale hits, of which the owner may cancel some; he is asked only if he may cancel any."""
    if not flags:
        return 0
    values: list[Value] = [("ignore", count) for count in range(min(flags, most), -1, -1)]
    _, ignored = yield from choose(battle, battle.field.side_of[unit], "flags", values, about=(unit, flags))
    battle.emit("flags", unit=unit_id(battle, unit), flags=flags, ignored=ignored)
    return flags - ignored


def reasons(battle: Fight, unit: int, blow: Blow | None) -> int:
    """4.80, R-BAY-29 How many morale hits a unit may cancel: support, a leader, works on the face attacked, wagons, a
    sacred symbol, characters; they add up."""
    found = 1 if supported_defender(battle, unit, blow) else 0
    found += 1 if leaders.steadies(battle, unit) else 0
    if blow is not None and not blow.riposte:
        behind = works.flags_ignored(battle, unit, sight.works_between(battle, blow))
        found += max(behind, equipment.mantlet_flags(battle, unit)) if blow.shot else behind
    found += 1 if formation_of(battle, unit) == "wagons_in_defence" else 0
    found += equipment.flags_ignored(battle, unit)
    return found + figures.flags_ignored(battle, unit)


def uncancelled(battle: Fight, unit: int, flags: int, blow: Blow | None, certain: bool) -> Activity:
    """4.80 The owner cancels as many as he may and will. Answers the morale hits that are left."""
    return (yield from cancelling(battle, unit, flags, 0 if certain else reasons(battle, unit, blow)))


# -- 4.81, 4.82 how far ------------------------------------------------------------------------------------------------


def distance(battle: Fight, unit: int, flags: int) -> int:
    """4.81, 4.82, A2.65-A2.69, A2.74, R-BAY-30 Hexes: a base for each morale hit, times the greatest multiplier; the
    first is one shorter for Stubborn and Tenacious."""
    profile = profile_of(battle, unit)
    base = MASS_RETREAT if has(battle, unit, "mass_effect") else BASE_RETREAT[profile.type]
    doubled = has(battle, unit, "hesitant") or has(battle, unit, "fickle")
    each = base * (3 if has(battle, unit, "fleeing") else 2 if doubled else 1)
    shorter = 1 if has(battle, unit, "stubborn") or has(battle, unit, "tenacious") else 0
    return max(0, flags * each - min(shorter, each))


# -- 4.83-4.87 where to ------------------------------------------------------------------------------------------------


def ends(battle: Fight, unit: int, hexes: int) -> dict[int, tuple[int, ...]]:
    """4.83-4.87, R-BAY-31 The ends of the longest ways that can be made, none longer than required, each with a way."""
    if hexes > FEW_HEXES and has(battle, unit, "elusive"):
        return _winding_ends(battle, unit, hexes)
    best: dict[int, tuple[int, ...]] = {}
    longest = 0
    todo: list[tuple[int, ...]] = [(battle.state.hex_of[unit],)]
    seen: set[tuple[int, int]] = set()
    prunes = not has(battle, unit, "elusive") and profile_of(battle, unit).type != ARTILLERY
    while todo:
        path = todo.pop(0)
        made = len(path) - 1
        here = path[-1]
        if made and known_at(battle, battle.field.side_of[unit], here) == NOBODY:
            if made > longest:
                best, longest = {}, made
            if made == longest:
                best.setdefault(here, path[1:])
        if made == hexes:
            continue
        for there in steps(battle, unit, here):
            if there in path or (prunes and (there, made) in seen):
                continue
            if not gun_retreat.within(battle, unit, (*path, there)):
                continue
            seen.add((there, made))
            todo.append((*path, there))
    return best


def _winding_ends(battle: Fight, unit: int, hexes: int) -> dict[int, tuple[int, ...]]:
    """A2.76, R-BAY-31 The same for who may go any way but never enter a hex twice: there are far too many ways to try
    them all, so one of the right length is looked for to each hex."""
    start = battle.state.hex_of[unit]
    known: dict[int, list[int]] = {}
    reached = {start: 0}  # hexes, by how far they are at least
    for here in (todo := [start]):
        known[here] = steps(battle, unit, here) if reached[here] < hexes else []
        for there in known[here]:
            if there not in reached:
                reached[there] = reached[here] + 1
                todo.append(there)
    side = battle.field.side_of[unit]
    free = sorted(there for there in reached if known_at(battle, side, there) == NOBODY)
    for length in range(min(hexes, len(reached) - 1), 0, -1):
        ways = {there: _way_of(battle, known, start, there, length) for there in free}
        found = {there: way for there, way in ways.items() if way}
        if found:
            return found
    return {}


def _way_of(battle: Fight, known: Mapping[int, list[int]], start: int, there: int, length: int) -> tuple[int, ...]:
    """A way of so many hexes, none of them twice; empty if there is none, or none is found in a reasonable time."""
    distance = battle.field.grid.distance[there]
    todo: list[tuple[int, ...]] = [(start,)]
    for _ in range(MOST_TRIALS):
        if not todo:
            break
        path = todo.pop()
        left = length + 1 - len(path)
        if left == 0:
            return path[1:]
        for near in known[path[-1]]:
            if near not in path and distance[near] < left and (near != there or left == 1):
                todo.append((*path, near))
    return ()


def steps(battle: Fight, unit: int, here: int) -> list[int]:
    """4.83, 4.85, 4.86, A2.76 The next hexes of a retreat: toward the own edge (elusive troops any way), on ground open
    to the unit, through light friends alone, across no cliff."""
    side = battle.field.side_of[unit]
    ways = battle.field.grid.neighbours[here] if has(battle, unit, "elusive") else battle.field.rear[side][here]
    found = []
    for there in ways:
        if there != OFF and may_enter(battle, unit, here, there):
            found.append(there)
    return found


def go_back(battle: Fight, unit: int, ways: Mapping[int, tuple[int, ...]], verb: str) -> Activity:
    """4.84 The owner chooses among the ends of these ways. Answers how many hexes were made."""
    if not ways:
        return 0
    values: list[Value] = [(VERBS[verb], unit, there) for there in sorted(ways)]
    _, _, there = yield from choose(battle, battle.field.side_of[unit], "retreat", values, about=unit)
    path = cut_short(battle, unit, ways[there])
    if path:
        yield from _follow(battle, unit, path, verb)
    return len(path)


def may_enter(battle: Fight, unit: int, here: int, there: int) -> bool:
    """4.85, 4.86 Whether a retreat leads into or through a hex: open ground, and nobody but light friends there."""
    if not _may_retreat(battle, unit, here, there):
        return False
    other = known_at(battle, battle.field.side_of[unit], there)
    if other == NOBODY:
        return all(where != there for _, where in battle.state.beasts)
    return battle.field.side_of[other] == battle.field.side_of[unit] and weight_of(battle, other) <= LIGHT


def _may_retreat(battle: Fight, unit: int, here: int, there: int) -> bool:
    """4.85 Terrain impassable to the unit cannot be entered, save along a road."""
    if closures.closed(battle, here, there) is not None:
        return False  # A5.08, A5.09, A5.40
    return paces.is_open(battle, unit, here, there)


def withdrawals(battle: Fight, unit: int, hexes: int) -> dict[int, tuple[int, ...]]:
    """R-BAY-13 Every end from one hex up to the allowance."""
    found: dict[int, tuple[int, ...]] = {}
    for length in range(1, hexes + 1):
        for there, path in ends(battle, unit, length).items():
            if len(path) == length:
                found.setdefault(there, path)
    return found


def _follow(battle: Fight, unit: int, path: tuple[int, ...], verb: str) -> Activity:
    """4.120, R-BAY-64 The unit goes, its figures with it; walls and salvoes end, wagons stay behind; guns are
    debited."""
    state, here = battle.state, battle.state.hex_of[unit]
    going = leaders_with(battle, unit)
    formation = formation_of(battle, unit)
    if formation in ENDED_BY_LEAVING:
        equipment.leave_wagons(battle, unit, formation)
        set_formation(battle, unit, "")
    put(battle, unit, path[-1])
    leaders.carry(battle, going, path[-1])
    names = [hex_name(battle, place) for place in (here, *path)]
    battle.emit(verb, unit=unit_id(battle, unit), hex=names[-1], path=names)
    if profile_of(battle, unit).type == ARTILLERY:
        gun_retreat.debit(battle, unit, len(path))
    if verb == "evade":
        state.marks[unit] |= Mark.PREPLAYED
    for place in path:  # 4.122 those on the way as well
        yield from refuge.ride_over(battle, place, battle.field.side_of[unit])
