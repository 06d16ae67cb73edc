"""How the computer deploys: skirmishers, beasts and guns ahead, the foot behind them as a line, horse on the wings, and
leaders with units near those who obey them. A number for each answer, for whoever weighs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from strategikon.bayard.deployment import ALTERNATE, DECOY, LEADER, UNIT, Row, method_of, rows_of
from strategikon.bayard.field import Fight
from strategikon.bayard.profile import Profile
from strategikon.bayard.tables import ARTILLERY, ELEPHANT, LIGHT
from strategikon.kernel.decision import Ask

LINE, SCREEN, BEASTS, GUNS, WINGS = range(5)
AHEAD: Final = (SCREEN, BEASTS, GUNS)
FIRST: Final = (LINE, GUNS, BEASTS, SCREEN, WINGS)  # what is slow, or says little, is shown first
STEP: Final = 2  # half hexes from one file to the next


class Spot(NamedTuple):
    """Where a piece should stand: how many files from the middle of the zone, and whether ahead."""

    file: int
    ahead: bool


# -- the template ------------------------------------------------------------------------------------------------------


def role_of(profile: Profile) -> int:
    if profile.type == ARTILLERY:
        return GUNS
    if profile.type == ELEPHANT:
        return BEASTS
    if profile.mounted:
        return WINGS
    return SCREEN if profile.weight <= LIGHT and profile.missile is not None else LINE


def spots(battle: Fight, side: int) -> dict[int, Spot]:
    """The spot of each unit that a side places: from the middle outwards, the horse beyond the rest."""
    units = [row.number for row in rows_of(battle.state) if row.side == side and row.kind == UNIT]
    roles = {unit: role_of(battle.field.profiles[unit]) for unit in units}
    back = [unit for unit in units if roles[unit] == LINE]
    front = [unit for role in AHEAD for unit in units if roles[unit] == role]
    found = {unit: Spot(_file(place), False) for place, unit in enumerate(back)}
    found |= {unit: Spot(_file(place), True) for place, unit in enumerate(front)}
    beyond = max(len(back), len(front))
    horse = [unit for unit in units if roles[unit] == WINGS]
    found |= {unit: Spot(_file(beyond + place // 2 * 2 + place % 2), place % 4 < 2) for place, unit in enumerate(horse)}
    return found


def _file(place: int) -> int:
    """0, 1, -1, 2, -2 … files from the middle."""
    return (place + 1) // 2 * (1 if place % 2 else -1)


# -- weighing ----------------------------------------------------------------------------------------------------------


def weigh_first(battle: Fight, ask: Ask) -> Sequence[int]:
    """A1.61 The first blow is one's own."""
    return [int(value[1] == ask.side) for value in ask.values]


def weigh_deploy(battle: Fight, ask: Ask) -> Sequence[int]:
    """Which piece next: the line first and the horse last; one stops as soon as one may, to see more, and blank papers
    come last."""
    return [_next(battle, value) for value in ask.values]


def _next(battle: Fight, value: tuple[object, ...]) -> int:
    match value:
        case ("deploy", int(unit)):
            return 100 * (len(FIRST) - FIRST.index(role_of(battle.field.profiles[unit])))
        case ("done",):
            return 1000 if method_of(battle.field) == ALTERNATE else -100
        case ("bluff",):
            return 50
    return 0


def weigh_place(battle: Fight, ask: Ask) -> Sequence[int]:
    """Where: near its spot; a leader with a unit, the General in the middle of the line."""
    kind, number = ask.about
    row = next(row for row in rows_of(battle.state) if (row.side, row.kind, row.number) == (ask.side, kind, number))
    weigh = {UNIT: _place_unit, LEADER: _place_leader, DECOY: _place_decoy}[kind]
    return [weigh(battle, row, value[-1]) for value in ask.values]


def _place_unit(battle: Fight, row: Row, here: int) -> int:
    return -10 * _distance(battle, row, spots(battle, row.side)[row.number], here)


def _distance(battle: Fight, row: Row, spot: Spot, here: int) -> int:
    """How far a hex is from a spot, across and in depth."""
    line, column = battle.field.grid.position[here]
    along = battle.field.edges[row.side] in ("N", "S")
    across = 2 * column + line % 2 if along else 2 * line
    middle = battle.field.ground.columns if along else battle.field.ground.rows
    depth = battle.field.edge_distance[row.side]
    front = max(depth[one] for one in row.zone)
    wanted = front if spot.ahead else max(0, front - 1)
    return abs(across - (middle + STEP * spot.file)) + 3 * abs(depth[here] - wanted)


def _place_decoy(battle: Fight, row: Row, here: int) -> int:
    """Where horse might stand."""
    return -10 * _distance(battle, row, Spot(_file(len(spots(battle, row.side)) + row.number), True), here)


def _place_leader(battle: Fight, row: Row, here: int) -> int:
    """2.04, 2.10 With a unit of his own; the General in the middle of the line, the others toward the wings."""
    leaders = battle.field.leaders
    own = [one for one in battle.field.leaders_of[row.side] if leaders[one].rank != "general_in_chief"]
    general = leaders[row.number].rank == "general_in_chief"
    file = 0 if general else _file(1 + own.index(row.number)) * 3
    placed = _placed(battle, row.side)
    contingent = leaders[row.number].contingent
    kin = [place for unit, place in placed.items() if contingent == battle.field.profiles[unit].contingent]
    near = min((battle.field.grid.distance[here][there] for there in kin), default=0) if contingent else 0
    return 60 * (here in placed.values()) - 10 * _distance(battle, row, Spot(file, False), here) - 100 * near


def _placed(battle: Fight, side: int) -> dict[int, int]:
    """The hexes of a side's own units, covered or not."""
    found = {unit: battle.state.hex_of[unit] for unit in battle.field.units_of[side]}
    found |= {row.number: row.hex for row in rows_of(battle.state) if row.side == side and row.kind == UNIT}
    return {unit: here for unit, here in found.items() if here >= 0}
