"""A5.97-A5.106 Boats under way: courses with current and wind, drifting, difficult passages, wrecks."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from typing import Final, NamedTuple

from strategikon.bayard import allies, leaders, losses, refuge, victory
from strategikon.bayard.allowances import HELD_HEXES
from strategikon.bayard.boats import Boat, boat_in, boat_of, crew_of, note
from strategikon.bayard.craft import PASSAGES, STILL
from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import boat_burns, burning_hex
from strategikon.bayard.movement import cannot_move
from strategikon.bayard.pieces import hex_name, known_at, leaders_with, mark, put, unit_id
from strategikon.bayard.state import BOAT_HEX, NOBODY, NOWHERE, Mark
from strategikon.bayard.terrain import terrain_at
from strategikon.bayard.throws import d6
from strategikon.bayard.weather.sky import downwind, fall_of, wind_of
from strategikon.kernel.decision import Refusal, Value, refusal
from strategikon.kernel.hexgrid import OFF, opposite
from strategikon.kernel.ruleset import Activity, changed

HEX: Final = 2  # half-hexes that a plain step takes
BUSY: Final = Mark.FOUGHT | Mark.MELEE | Mark.SHOT  # A5.104 a crew that fights does not mind the boat


class Course(NamedTuple):
    """A way on the water: the hexes entered, and whether the boat must rest in its next turn (A5.104)."""

    path: tuple[int, ...]
    rests: bool


# -- A5.97-A5.101 which waters -----------------------------------------------------------------------------------------


def bears(battle: Fight, number: int, there: int) -> bool:
    """A5.97-A5.101 Whether a hex is water on which this craft can be."""
    bits = terrain_at(battle, there)
    if bits & STILL:
        bits = bits & ~STILL | battle.field.still.get(there, 0)
    return bool(bits & battle.field.crafts[number].waters)


def is_free(battle: Fight, number: int, there: int) -> bool:
    """Whether a boat may come into a hex: water for it, nobody there, and nothing that burns."""
    crew = crew_of(battle, number)
    other = battle.state.unit_at[there] if crew == NOBODY else known_at(battle, battle.field.side_of[crew], there)
    if not bears(battle, number, there) or other != NOBODY:
        return False
    beast = any(where == there for _, where in battle.state.beasts)
    return boat_in(battle, there) == NOBODY and not beast and not burning_hex(battle, there)


# -- A5.98-A5.104 sailing ----------------------------------------------------------------------------------------------


def step_halves(battle: Fight, here: int, side: int) -> int:
    """A5.53, A5.104, R-BAY-83 Half-hexes for a step toward a side: a strong current halves or doubles it, a wind from
    medium force up costs a hex to who goes against it."""
    halves = HEX
    current = battle.field.currents.get(here)
    if current is not None and current[1]:
        halves = 1 if side == current[0] else 2 * HEX if side == opposite(current[0]) else HEX
    wind = wind_of(battle)
    if wind is not None and wind.against_ship and side == opposite(downwind(battle)):
        halves += HEX * wind.against_ship
    return halves


def speed_of(battle: Fight, number: int) -> int:
    """A5.98-A5.101 Hexes in a turn; under sail, for which there must be some wind where the weather is played."""
    craft = battle.field.crafts[number]
    calm = battle.field.weather and wind_of(battle) is None
    return craft.move if calm else max(craft.move, craft.sail)


def cannot_sail(battle: Fight, number: int) -> Refusal | None:
    """A5.104, A5.106 A boat goes where its crew takes it: on board, activated, and not moved; not aground, not in
    flames."""
    name, crew, boat = battle.field.boat_ids[number], crew_of(battle, number), boat_of(battle, number)
    if crew == NOBODY or battle.field.side_of[crew] != battle.state.active:
        return refusal("A5.104", "bayard-why-no-crew", boat=name)
    reason = cannot_move(battle, crew)
    if reason is not None:
        return reason
    if boat.aground:
        return refusal("A5.106", "bayard-why-aground", boat=name)
    if boat_burns(battle, number):
        return refusal("A5.04", "bayard-why-boat-burns", boat=name, unit=unit_id(battle, crew))
    if boat.ready > battle.state.turn:
        rules = _rests_by(battle, boat.hex)
        return refusal(rules[0], "bayard-why-boat-rests", boat=name).besides(*rules[1:])
    return None


def _rests_by(battle: Fight, here: int) -> list[str]:
    """A5.53, A5.104 What makes a boat rest after its hex: a strong current, or a wind that it sails against."""
    current, wind = battle.field.currents.get(here), wind_of(battle)
    found = ["A5.104"] if current is not None and current[1] else []
    found += ["A5.53"] if wind is not None and wind.against_ship else []
    return found or ["A5.104"]


def cannot_sail_to(battle: Fight, number: int, there: int) -> Refusal | None:
    reason = cannot_sail(battle, number)
    if reason is not None or there in courses(battle, number):
        return reason
    names = {"boat": battle.field.boat_ids[number], "hex": hex_name(battle, there)}
    course = _open_courses(battle, number).get(there)
    bound = _bound(battle, number, course) if course is not None else None
    if bound is not None:
        return refusal(bound, "bayard-why-sail-far", **names)
    if not bears(battle, number, there):
        return refusal(battle.field.crafts[number].rule, "bayard-why-no-water", **names)
    if boat_in(battle, there) != NOBODY:
        also = ("3.03", "A5.104", battle.field.crafts[number].rule)
        return refusal("1.23", "bayard-why-no-berth", **names).besides(*also)
    rules = _slowed_by(battle, number, there)
    return refusal(rules[0], "bayard-why-sail-far", **names).besides(*rules[1:])


def _slowed_by(battle: Fight, number: int, there: int) -> list[str]:
    """A5.53, A5.98-A5.101, A5.104 The rules by which a boat gets no farther: current, its own speed, or the wind."""
    here, wind = battle.state.boats[number][BOAT_HEX], wind_of(battle)
    current = battle.field.currents.get(here)
    found = ["A5.104"] if current is not None and current[1] else []
    if battle.field.grid.distance[here][there] > speed_of(battle, number):
        return [*found, battle.field.crafts[number].rule]
    found += ["A5.53"] if wind is not None and wind.against_ship else []
    return found or ["A5.104"]


def courses(battle: Fight, number: int) -> dict[int, Course]:
    """Where a boat may sail this turn, as far as its crew may go."""
    found = _open_courses(battle, number)
    return {there: course for there, course in found.items() if _bound(battle, number, course) is None}


def _open_courses(battle: Fight, number: int) -> dict[int, Course]:
    """Where water, wind and its speed let a boat sail; A5.106 a difficult passage ends its course, and R-BAY-83 one hex
    in two turns is always possible."""
    start = battle.state.boats[number][BOAT_HEX]
    budget = HEX * speed_of(battle, number)
    found: dict[int, Course] = {}
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, start, ())]
    best = {start: 0}
    while queue:
        spent, here, path = heappop(queue)
        if spent > best[here] or (path and difficulty(battle, here)):
            continue
        for side, there in enumerate(battle.field.grid.neighbour[here]):
            if there == OFF or not is_free(battle, number, there):
                continue
            total = spent + step_halves(battle, here, side)
            if total > budget:
                if not path:
                    found.setdefault(there, Course((there,), True))
                continue
            if best.get(there, total + 1) > total:
                best[there] = total
                found[there] = Course((*path, there), False)
                heappush(queue, (total, there, (*path, there)))
    return found


def _bound(battle: Fight, number: int, course: Course) -> str | None:
    """A2.84, 2.12, R-BAY-104 Sailing is the move of the crew: the rule that binds it, if this course goes beyond."""
    crew = crew_of(battle, number)
    marks = battle.state.marks[crew] if crew != NOBODY else 0
    if marks & Mark.HELD and len(course.path) > HELD_HEXES:
        return "A2.84"
    steps = list(pairwise((battle.state.boats[number][BOAT_HEX], *course.path)))
    if marks & Mark.FAR_ALLY and not any(all(purpose(battle, crew, *step) for step in steps)
                                         for purpose in (allies.rejoins, allies.withdraws)):  # fmt: skip
        return "2.12"
    return None


def sails(battle: Fight, unit: int) -> list[Value]:
    """What the crew may do with its boat."""
    number = battle.state.aboard[unit]
    if cannot_sail(battle, number) is not None:
        return []
    return [("sail", number, there) for there in sorted(courses(battle, number))]


def sail(battle: Fight, number: int, there: int) -> Activity:
    """A5.104 The boat goes its course with all on board, whose move it is; A5.106 passages are tried on the way."""
    course, crew = courses(battle, number)[there], crew_of(battle, number)
    mark(battle, crew, Mark.MOVED)
    if course.rests:
        note(battle, number, boat_of(battle, number)._replace(ready=battle.state.turn + 2))
    places = (battle.state.boats[number][BOAT_HEX], *course.path)
    path = [hex_name(battle, place) for place in places]
    battle.emit("sail", boat=battle.field.boat_ids[number], path=path)
    for place in course.path:
        if battle.state.unit_at[place] != NOBODY:
            break  # A5.73 somebody was there in the dark
        _shift(battle, number, place)
    yield from refuge.ride_over(battle, battle.state.hex_of[crew], battle.field.side_of[crew])  # 4.122
    yield from _try_passage(battle, number)


def _shift(battle: Fight, number: int, there: int) -> None:
    """The boat, its crew and the figures with it."""
    crew = crew_of(battle, number)
    note(battle, number, boat_of(battle, number)._replace(hex=there))
    if crew != NOBODY:
        going = leaders_with(battle, crew)
        put(battle, crew, there)
        battle.state.aboard = changed(battle.state.aboard, crew, number)
        leaders.carry(battle, going, there)


# -- A5.104, A5.105 after each full turn -------------------------------------------------------------------------------


def burnt_down(battle: Fight) -> list[int]:
    """A5.04, R-BAY-74 Boats that have burnt down and are still to sink."""
    burnt = [battle.field.elements[number].boat for number in battle.state.burnt]
    return [number for number in burnt if number >= 0 and battle.state.boats[number][BOAT_HEX] >= 0]


def tide(battle: Fight) -> Activity:
    """A5.104-A5.106, A5.41, A5.47, A5.56 Once in a full turn: storms wreck boats, stranded ones may get free, and those
    whom nobody steers drift."""
    for number in range(len(battle.state.boats)):
        if battle.state.boats[number][BOAT_HEX] < 0:
            continue
        if _in_storm(battle, number):
            yield from sink(battle, number)
            continue
        boat = boat_of(battle, number)
        if boat.aground:
            _try_to_get_free(battle, number, boat)
        elif drifts(battle, number):
            yield from _drift(battle, number)


def _in_storm(battle: Fight, number: int) -> bool:
    """A5.41, A5.47, A5.56 One die for each boat in a storm; 1 is a wreck."""
    fall, wind = fall_of(battle), wind_of(battle)
    wrecked = (fall.wreck_on if fall else frozenset()) | (wind.wreck_on if wind else frozenset())
    if not wrecked:
        return False
    return d6(battle, "storm-dice", 1, boat=battle.field.boat_ids[number]).number + 1 in wrecked


def drifts(battle: Fight, number: int) -> bool:
    """A5.104 A boat without crew, unless it is made fast, or whose crew fights."""
    crew = crew_of(battle, number)
    if crew == NOBODY:
        return not boat_of(battle, number).moored
    return bool(battle.state.marks[crew] & BUSY)


def _drift(battle: Fight, number: int) -> Activity:
    """A5.105 The current moves it one hex, then the wind; the bank, another boat or a unit stops it."""
    for by_wind in (False, True):
        for _ in range(_wind_drift(battle) if by_wind else 1):
            here = battle.state.boats[number][BOAT_HEX]
            current = battle.field.currents.get(here)
            if here < 0 or (not by_wind and current is None):
                break
            side = downwind(battle) if by_wind or current is None else current[0]
            there = battle.field.grid.neighbour[here][side]
            if there == OFF or not is_free(battle, number, there) or battle.state.unit_at[there] != NOBODY:
                break
            if boat_of(battle, number).aground:
                break
            _shift(battle, number, there)
            battle.emit("drift", boat=battle.field.boat_ids[number], hex=hex_name(battle, there))
            yield from _try_passage(battle, number)


def _wind_drift(battle: Fight) -> int:
    """A5.105 Hexes that the wind drives a boat this turn."""
    wind = wind_of(battle)
    return 0 if wind is None or battle.state.turn % wind.drift_every else wind.drift_hexes


def sink_all(battle: Fight, numbers: list[int]) -> Activity:
    """R-BAY-74 They are lost with whoever is still on board."""
    for number in numbers:
        yield from sink(battle, number)


# -- A5.106 difficult passages -----------------------------------------------------------------------------------------


def difficulty(battle: Fight, here: int) -> int:
    """A5.106 0, or one more than the place in the chart of the difficulty of a hex; fords are of the first."""
    return battle.field.passages.get(here, 0)


def _try_passage(battle: Fight, number: int) -> Activity:
    """A5.106 Two dice where the passage is difficult: the boat may run aground or be destroyed."""
    boat = boat_of(battle, number)
    hard = difficulty(battle, boat.hex)
    if not hard:
        return
    row, name = PASSAGES[hard - 1], battle.field.boat_ids[number]
    total = sum(face + 1 for face in d6(battle, "passage-test-dice", 2, boat=name).rolled)
    if total in row.destroyed:
        yield from sink(battle, number)
    elif total in row.aground:
        note(battle, number, boat._replace(aground=hard))
        battle.emit("aground", boat=name, hex=hex_name(battle, boat.hex))


def _try_to_get_free(battle: Fight, number: int, boat: Boat) -> None:
    name = battle.field.boat_ids[number]
    total = sum(face + 1 for face in d6(battle, "free-dice", 2, boat=name).rolled)
    if total in PASSAGES[boat.aground - 1].free:
        note(battle, number, boat._replace(aground=0))
        battle.emit("afloat", boat=name)


def sink(battle: Fight, number: int) -> Activity:
    """A5.106 The boat is lost, and whoever is on board with it; figures may still reach a friend."""
    boat, crew = boat_of(battle, number), crew_of(battle, number)
    note(battle, number, boat._replace(hex=NOWHERE))
    battle.emit("wreck", boat=battle.field.boat_ids[number], hex=hex_name(battle, boat.hex))
    if crew != NOBODY:
        losses.drown(battle, crew)
        yield from refuge.flee_all(battle, boat.hex, battle.field.side_of[crew])
        victory.look(battle)
