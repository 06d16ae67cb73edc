"""Where a hot path keeps a formula of its own beside the predicate that explains, the two say the same: over positions
of battles between players who seek the fight. Steps, turns and orders on offer are looked at in
test_alexander_offers.py, paths in test_paths.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from test_fierce_battles import ALL_ON, pick

from strategikon.alexander import (
    RULESET,
    activation,
    artillery,
    leader_moves,
    leaders,
    line_orders,
    missiles,
    orders,
    paths,
    pieces,
    recovery,
    skirmishers,
    special_rules,
    stepping,
    volleys,
    zones,
)  # fmt: skip
from strategikon.alexander.pieces import Fight
from strategikon.alexander.shock import designation
from strategikon.alexander.state import NOBODY, NOWHERE, UNKNOWN, Mark
from strategikon.alexander.tables import PROHIBITED
from strategikon.alexander.terrain import leader_mp
from strategikon.kernel.battle import Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.scenario import load_scenario

BATTLES = ["samarkand", "troad", "pelium", "granicus", "hydaspes", "chaeronea"]
FROM, EVERY, MOST = 60, 25, 700  # decisions: from when they are near each other, one in so many, as far as this
everywhere = pytest.mark.parametrize(("name", "options"), [(name, {}) for name in BATTLES] + [("troad", ALL_ON)])


def positions(name: str, options: dict[str, str], kinds: tuple[str, ...] = (), every: int = EVERY) -> Iterator[Fight]:
    """A battle stopped at one decision in so many (of these kinds)."""
    battle: Fight = Battle(load_scenario(RULESET, name), "twins", options)
    will = Dice(f"twins {name}")
    while battle.ask is not None and battle.number < MOST:
        if battle.number >= FROM and battle.number % every == 0 and (not kinds or battle.ask.kind in kinds):
            yield battle
        battle.pick(pick(battle, will))


def units(battle: Fight) -> list[int]:
    return [unit for unit, here in enumerate(battle.state.hex_of) if here != NOWHERE]


def near_hexes(battle: Fight) -> list[int]:
    """Every hex next to somebody."""
    near = {there for unit in units(battle) for there in pieces.neighbours(battle, unit)}
    return sorted(near - {OFF})


# -- where everybody stands --------------------------------------------------------------------------------------------


@everywhere
def test_boards_and_distances(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options):
        bits, around = battle.field.bits, battle.field.around
        for side in (0, 1):
            own = [here for unit in battle.field.units_of[side] for here in pieces.hexes(battle, unit)]
            assert pieces.board_of(battle, side) == joined(bits, own)
            assert pieces.board_beside(battle, side) == joined(around, own)
        for unit, limit in product(units(battle), (1, 2, 5)):
            rivals = [enemy for enemy in units(battle) if battle.field.side_of[enemy] != battle.field.side_of[unit]]
            within = [enemy for enemy in rivals if pieces.distance(battle, unit, enemy) <= limit]
            assert pieces.enemies_within(battle, unit, limit) == within
            assert pieces.is_near_enemy(battle, unit, limit) == bool(within)


def joined(by_hex: list[int], places: list[int]) -> int:
    found = 0
    for here in places:
        found |= by_hex[here]
    return found


# -- 7.2 zones of control ----------------------------------------------------------------------------------------------


@everywhere
def test_a_hex_is_controlled_by_its_controllers(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options):
        for unknown in (False, True):
            if unknown:
                battle.state.boards = [UNKNOWN] * 4
            for here, side in product(near_hexes(battle), (0, 1)):
                assert zones.is_controlled(battle, here, side) == bool(zones.controllers(battle, here, side))
            for side in (0, 1):
                pieces.board_of(battle, side)
                pieces.board_beside(battle, side)
        for unit in units(battle):
            assert zones.in_enemy_zoc(battle, unit) == bool(zones.controllers_of(battle, unit))


@everywhere
def test_a_zone_holds_those_it_is_exerted_on(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options):
        rows, at, side_of = battle.field.grid.neighbour, battle.state.unit_at, battle.field.side_of
        for unit in units(battle):
            own = pieces.hexes(battle, unit)
            beyond = [rows[here][side] for here in own for side in range(6) if zones.exerts(battle, unit, here, side)]
            found = {at[there] for there in beyond if there not in own} - {NOBODY}
            held = sorted(other for other in found if side_of[other] != side_of[unit])
            assert sorted(zones.enemies_in_zone(battle, unit)) == held


# -- 4.21 command range ------------------------------------------------------------------------------------------------


@everywhere
def test_a_line_of_command_runs_hex_by_hex(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options):
        for leader in range(len(battle.field.leader_ids)):
            if pieces.is_leader_on_map(battle, leader):
                limit = leaders.command_range(battle, leader)
                walked = line_of_command(battle, leader, limit)
                assert leaders.reach_board(battle, leader, limit) == joined(battle.field.bits, sorted(walked))
                for unit in battle.field.units_of[battle.field.leader_side[leader]]:
                    inside = any(here in walked for here in pieces.hexes(battle, unit))
                    assert leaders.in_range(battle, leader, unit) == inside


def line_of_command(battle: Fight, leader: int, limit: int) -> set[int]:
    """4.21, R-ALEX-102 The same hex by hex: no enemy, ground a leader can enter, and not on from a vacant enemy ZOC."""
    field, at, side = battle.field, battle.state.unit_at, battle.field.leader_side[leader]
    start = battle.state.leader_hex[leader]
    found, frontier = {start}, {start}
    for _ in range(limit):
        steps = {(here, there) for here in frontier for there in field.grid.neighbours[here] if there not in found}
        steps = {(here, there) for here, there in steps if leader_mp(battle, here, there) != PROHIBITED}
        new = {there for _, there in steps if at[there] == NOBODY or field.side_of[at[there]] == side}
        found |= new
        frontier = {there for there in new if at[there] != NOBODY or not zones.controllers(battle, there, side)}
    return found


# -- 6 steps -----------------------------------------------------------------------------------------------------------


@everywhere
def test_a_unit_can_step_where_steps_are_open(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options, ("move",), 1):
        unit = battle.state.mover
        steps = stepping.open_steps(battle, unit)
        assert stepping.can_step(battle, unit) == bool(steps)
        assert stepping.is_stopped(battle, unit) == (not steps)
        assert paths.may_take(battle, unit, steps) == (paths.cannot_take(battle, unit) is None)
        edges = [edge for edge in ("N", "E", "S", "W") if stepping.cannot_exit(battle, unit, edge) is None]
        assert sorted(stepping.exits(battle, unit)) == sorted(edges)


@everywhere
def test_a_leader_may_be_where_nothing_forbids_it(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options):
        for leader in range(len(battle.field.leader_ids)):
            if pieces.is_leader_on_map(battle, leader):
                for there in near_hexes(battle):
                    forbidden = leader_moves.cannot_be_in(battle, leader, there) is not None
                    assert leader_moves.may_be_in(battle, leader, there) != forbidden
    for battle in positions(name, options, ("move-leader",), 1):
        leader = battle.state.mover_leader
        assert leader_moves.can_step(battle, leader) == bool(leader_moves.open_steps(battle, leader))


# -- 8.1, 9.3 fire -----------------------------------------------------------------------------------------------------


@everywhere
def test_targets_are_those_that_cannot_aim_does_not_refuse(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options):
        for unit in units(battle):
            allowed = []
            for target in units(battle):
                refused = missiles.cannot_fire_at(battle, unit, target) is not None
                assert refused or volleys.best_aim(battle, unit, target) is not None
                if not refused and not pieces.is_beneath(battle, target):
                    allowed.append(target)
            assert volleys.targets(battle, unit) == allowed
            assert volleys.has_target(battle, unit) == bool(allowed)


@everywhere
def test_who_may_harass_is_whom_nothing_forbids_it(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options):
        for unit in units(battle):
            forbidden = skirmishers.cannot_harass(battle, unit) is not None
            assert skirmishers.may_harass(battle, unit) != forbidden


@everywhere
def test_far_from_the_enemy_nobody_besets_a_unit(name: str, options: dict[str, str]) -> None:
    """10.14a The short cut of `cannot_recover`: where no enemy is within any range, none of its reasons holds."""
    for battle in positions(name, options):
        for unit in units(battle):
            rivals = 1 - battle.field.side_of[unit]
            beset = (
                bool(zones.controllers_of(battle, unit))
                or bool(pieces.adjacent_units(battle, unit, rivals))
                or missiles.is_threatened(battle, unit)
            )
            assert (recovery._beset(battle, unit) is not None) == beset


# -- 4, 5 command ------------------------------------------------------------------------------------------------------


@everywhere
def test_what_an_order_may_tell_a_unit(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options, ("order",), 1):
        state, field = battle.state, battle.field
        for unit in pieces.units_on_map(battle, state.active):
            told = [what for what in orders.WHATS if orders._cannot(battle, unit, what) is None]
            assert orders.may_be_told(battle, unit) == told
            if not state.marks[unit] & (Mark.ORDERED | Mark.RALLIED | Mark.HARASSED):
                assert orders._takes_orders(battle, unit) == (orders.cannot_be_ordered(battle, unit) is None)
            moves = artillery.cannot_move(battle, unit) or special_rules.cannot_move(battle, unit)
            assert (orders.cannot_move(battle, unit) is None) == (moves is None)
        owed = orders.obligation.must_count(battle)
        affordable = [what for what in orders.WHATS if orders.cannot_afford(battle, what) is None]
        if not owed:
            assert sorted(orders._affordable(battle)) == sorted(affordable)
        assert field.leader_ids  # a battle, not a case without leaders


@everywhere
def test_lines_leaders_may_order(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options, ("activate", "line")):
        for leader in range(len(battle.field.leader_ids)):
            if pieces.is_leader_on_map(battle, leader):
                assert line_orders.has_line(battle, leader) == bool(line_orders.lines_of(battle, leader))


@everywhere
def test_who_may_trump_is_whom_nothing_forbids_it(name: str, options: dict[str, str]) -> None:
    for battle in positions(name, options):
        for side, least in product((0, 1), range(1, 8)):
            allowed = [p for p in battle.field.leaders_of[side] if activation.cannot_trump(battle, p, least) is None]
            assert activation.may_trump(battle, side, least) == allowed


# -- 7.3 shock ---------------------------------------------------------------------------------------------------------


@everywhere
def test_nobody_volunteers_for_a_shock_but_those_in_contact(name: str, options: dict[str, str]) -> None:
    volunteers = 0
    for battle in positions(name, options, every=5):
        active = battle.state.active
        ready = [unit for unit in units(battle) if designation.cannot_volunteer(battle, unit) is None]
        assert set(ready) <= set(pieces.in_contact(battle, active))
        assert set(designation.may_shock(battle)) <= set(ready)
        volunteers += len(ready)
    assert volunteers
