"""BLU.01-BLU.11 Command blunders: what a double 6 makes of an order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from strategikon.caesar.bounds import out_of_bounds
from strategikon.caesar.captains import drive_away
from strategikon.caesar.casualties import remove_broken, suffer
from strategikon.caesar.charges import contact_within, face_point
from strategikon.caesar.declaring import cannot_charge
from strategikon.caesar.field import Fight
from strategikon.caesar.headings import ABOUT, GRID, HEADINGS, RIGHT, degrees, off
from strategikon.caesar.leaving import go_off
from strategikon.caesar.measure import nearer
from strategikon.caesar.opportunity import answer_exit, answer_move, between
from strategikon.caesar.passing import take_tests
from strategikon.caesar.responses import ORDINARY, WILD
from strategikon.caesar.shapes import Point
from strategikon.caesar.state import LOST, Mark
from strategikon.caesar.straight import Drive, drive, walk
from strategikon.caesar.tables import BLUNDERS, TESTUDO, Blunder
from strategikon.caesar.units import Pose, allowance, enemies, figure, on_table, pose, present, put, shape_of
from strategikon.kernel.decision import Refusal
from strategikon.kernel.ruleset import Activity

TOWARD: Final = {"front": 0, "right": RIGHT, "rear": ABOUT, "left": -RIGHT}
CONTACT: Final = 50  # GEO.02

# how a charge is made: charger, target, moves, origin, manner. It is handed in, for a charge may end in a blunder
Charger: TypeAlias = Callable[[Fight, int, int, int, Point | None, str], Activity]


def suffer_blunder(battle: Fight, units: list[int], charge: Charger) -> Activity:
    """CMD.21, CMD.27, BLU.* One die for the whole order, and its result for each unit that is on the table. Those off
    the table suffer nothing: if there is nobody else, no die is needed."""
    for unit in units:
        battle.state.marks[unit] |= Mark.BLUNDERED | Mark.DONE
    if not any(present(battle, unit) for unit in units):
        return
    die = battle.dice.roll(6) + 1
    result = BLUNDERS[die]
    ids = battle.field.ids
    battle.emit("blunder-result", units=[ids[unit] for unit in units], die=die, result=result.code)
    for unit in units:
        if present(battle, unit):
            yield from _suffer(battle, unit, result, charge)


def _suffer(battle: Fight, unit: int, result: Blunder, charge: Charger) -> Activity:
    """BLU.01-BLU.10 The move or the charge, then the casualty of the first result."""
    stays = battle.state.formation[unit] == TESTUDO and result.direction != "front"  # FRM.15
    if on_table(battle, unit) and allowance(battle, unit) and not stays:  # BLU.09
        prey = prey_ahead(battle, unit, result.moves) if result.may_charge else None
        if prey is not None:
            manner = ORDINARY if battle.field.side_of[unit] == battle.state.active else WILD
            yield from charge(battle, unit, prey, result.moves, None, manner)
        else:
            yield from _go(battle, unit, result)
    if result.casualties and battle.state.where[unit] != LOST:  # BLU.02, BLU.11 with no save; it causes no test
        suffer(battle, unit, result.casualties)
        remove_broken(battle, unit)


def prey_ahead(battle: Fight, unit: int, moves: int) -> int | None:
    """BLU.09, BLU.10, R-CAE-135 The first enemy straight ahead within so many moves, if the unit may charge it."""
    if cannot_charge(battle, unit) is not None:
        return None
    heading = battle.state.heading[unit]
    length = walk(battle, unit, heading, moves)
    met = [(far, foe) for foe in enemies(battle, unit) if (far := _met_after(battle, unit, foe, heading, length))]
    if not met:
        return None
    first = min(met)[1]
    path = contact_within(battle, unit, first, face_point(battle, unit), moves)
    if isinstance(path, Refusal):
        return None
    end = (path.x, path.y, shape_of(battle, unit).at(path.heading))
    return first if out_of_bounds(battle, unit, end) is None else None


def _met_after(battle: Fight, unit: int, foe: int, toward: int, length: int) -> int:
    """BLU.10 The smallest multiple of 50 after which an enemy would be touched; 0 if it lies not so near ahead."""
    here, there = figure(battle, unit), figure(battle, foe)
    most = length // GRID
    if not most or not nearer(here, *off(toward, most * GRID, 0), there, CONTACT + 1):
        return 0
    low = 0
    while most - low > 1:
        middle = (low + most) // 2
        if nearer(here, *off(toward, middle * GRID, 0), there, CONTACT + 1):
            most = middle
        else:
            low = middle
    return most * GRID


def _go(battle: Fight, unit: int, result: Blunder) -> Activity:
    """BLU.08 Straight, as far as the ground and the moves allow."""
    state = battle.state
    toward = (state.heading[unit] + TOWARD[result.direction]) % HEADINGS
    if result.turns_about:
        put(battle, unit, state.x[unit], state.y[unit], (state.heading[unit] + ABOUT) % HEADINGS)
        toward = state.heading[unit]
    length = walk(battle, unit, toward, result.moves)
    state.marks[unit] |= Mark.MOVED | (Mark.MOVED_MORE if result.moves > 1 else 0)
    yield from _driven(battle, unit, drive(battle, unit, toward, length))
    drive_away(battle)


def _driven(battle: Fight, unit: int, driven: Drive) -> Activity:
    """BLU.08, SHT.28 The move, the tests of those it crossed, what is shot at it move by move, and the edge. It stands
    where it ends from the first shot on: a move before the last may end over somebody."""
    field, (x, y, heading) = battle.field, pose(battle, unit)
    formation = battle.state.formation[unit]
    end = (x + driven.vx, y + driven.vy, heading)
    put(battle, unit, *end)
    battle.emit("move", unit=field.ids[unit], x=end[0], y=end[1], facing=degrees(heading), cost=0)
    take_tests(battle, unit, driven.crossed)
    before = (x, y, heading)
    for stop in _stops((x, y, heading), end, allowance(battle, unit)):
        if (yield from answer_move(battle, unit, between(before, stop, formation), stop)):
            return
        before = stop
    looks = between(before, end, formation)
    if driven.out < 0:
        yield from answer_move(battle, unit, looks, end)
    elif not (yield from answer_exit(battle, unit, looks, (x, y, heading))):
        go_off(battle, unit, driven.out)


def _stops(start: Pose, end: Pose, allowed: int) -> list[Pose]:
    """SHT.28 Where one move ends and the next begins."""
    looks = between(start, end, 0)
    inches = allowed // 1000
    return [look[:3] for number, look in enumerate(looks) if number and number % inches == 0]
