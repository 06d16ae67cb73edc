"""Where a hot path keeps a formula of its own beside the predicate that explains, the two say the same: over positions
of random battles, and under every card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from strategikon.ancients import RULESET
from strategikon.ancients.cards import cannot_play, offered_cards, ordered_pieces, take_order
from strategikon.ancients.close_combat import cannot_attack
from strategikon.ancients.close_dice import attack_dice
from strategikon.ancients.combat import enemies_near, offered_combats
from strategikon.ancients.engagement import cannot_fight, is_charging
from strategikon.ancients.field import GRID, NEIGHBOURS, REAR, SECTION
from strategikon.ancients.leaders import EVADE_MOVE, cannot_evade_through, cannot_stop, steps_on
from strategikon.ancients.movement import (
    DONE,
    LEADER_MOVE,
    allowance,
    any_way,
    can_enter,
    can_leave_board,
    cannot_enter,
    cannot_leave_board,
    cannot_move,
    cannot_ride_through,
    may_cross,
    moves_of,
    reach,
    reach_of_leader,
    waiting_to_move,
)
from strategikon.ancients.order_dice import cannot_order_by_die, cannot_rally, who_fits
from strategikon.ancients.orders import cannot_order, give_order, orderable, rooms_in_sections
from strategikon.ancients.ranged import cannot_fire, cannot_fire_at, targets_in_sight
from strategikon.ancients.retreat import cannot_go_back, ways_back
from strategikon.ancients.tables import CARDS, DECK, HELMET
from strategikon.ancients.why_move import cannot_move_there
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import changed
from strategikon.kernel.scenario import load_scenario, scenario_files

SCENARIOS = list(scenario_files(RULESET))
MOST = 600  # decisions of a battle: by then the lines have met


def positions(scenario: str, every: int) -> Iterator[AnyBattle]:
    """A random battle, stopped at one decision in so many; not while a leader flees, who then stands nowhere."""
    battle: AnyBattle = Battle(load_scenario(RULESET, scenario), "twins")
    will = Dice("twins will")
    while battle.ask is not None and battle.number < MOST:
        if battle.number % every == 0 and battle.ask.kind != "leader-evade":
            yield battle
        battle.pick(will.pick(min(256, len(battle.ask.values))))


def on_board(battle: AnyBattle, pieces: range) -> list[int]:
    return [piece for piece in pieces if battle.state.hex_of[piece] >= 0]


def units(battle: AnyBattle) -> list[int]:
    return on_board(battle, range(battle.field.units))


def leaders(battle: AnyBattle) -> list[int]:
    return on_board(battle, range(battle.field.units, battle.field.pieces))


def under_each_card(battle: AnyBattle, whom: str) -> Iterator[AnyBattle]:
    """The same field with each of these cards just played by the side to move, nobody ordered yet."""
    for card, kind in enumerate(DECK):
        if CARDS[kind].whom == whom and kind not in DECK[:card]:
            fork = battle.fork()
            state = fork.state
            state.card, state.head, state.stood, state.phase = card, -1, 0, "order"
            state.ordered = [0] * len(state.ordered)
            take_order(fork.field, state)
            yield fork


# -- 7 orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_orderable_is_what_cannot_order_does_not_refuse_whatever_the_card(scenario: str) -> None:
    will = Dice(scenario)
    for battle in positions(scenario, 60):
        for fork in (*under_each_card(battle, "choice"), *under_each_card(battle, "copy")):
            while True:
                offered = orderable(fork)
                pieces = range(fork.field.pieces)
                assert sorted(offered) == [p for p in pieces if cannot_order(fork, p) is None], CARDS[
                    fork.state.order
                ].id
                if not offered:
                    break
                give_order(fork, offered[will.pick(len(offered))])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_section_has_room_if_the_pieces_fit_distinct_orders(scenario: str) -> None:
    """7.03, R-ANC-39 Against trying every way of giving the orders of the sections to those ordered and one more."""
    will = Dice(scenario)
    for battle in positions(scenario, 40):
        for fork in under_each_card(battle, "choice"):
            if CARDS[fork.state.order].category != "section":
                continue
            while offered := orderable(fork):
                room = rooms_in_sections(fork)
                masks = [SECTION[fork.state.hex_of[piece]] for piece in ordered_pieces(fork)]
                for mask in (1, 2, 3, 4, 6):
                    assert room[mask] == fits(tuple(fork.state.sections), [*masks, mask])
                give_order(fork, offered[will.pick(len(offered))])


def fits(orders: tuple[int, ...], masks: list[int]) -> bool:
    """Whether each piece, by the sections it stands in, can be given an order of its own."""
    if not masks:
        return True
    for place in range(3):
        if masks[0] >> place & 1 and orders[place]:
            left = tuple(count - (at == place) for at, count in enumerate(orders))
            if fits(left, masks[1:]):
                return True
    return False


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_die_fits_whom_the_rule_does_not_refuse(scenario: str) -> None:
    for battle in positions(scenario, 40):
        for whom, refuses in (("dice", cannot_order_by_die), ("rally", cannot_rally)):
            for fork, face in product(under_each_card(battle, whom), range(HELMET + 1)):
                if CARDS[fork.state.order].whom != whom:  # R-ANC-16 without a leader Rally orders one unit
                    continue
                fork.state.results = (face,)
                fork.state.blocks = tuple(max(1, blocks - 1) for blocks in fork.state.blocks)
                assert who_fits(fork) == [p for p in range(fork.field.pieces) if refuses(fork, p, face) is None]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_pieces_with_an_order_and_cards_to_play(scenario: str) -> None:
    for battle in positions(scenario, 20):
        state, own = battle.state, battle.field.pieces_of[battle.state.active]
        assert ordered_pieces(battle) == [piece for piece in own if state.ordered[piece]]
        for side, hand in enumerate(state.hands):
            kinds = {DECK[card] for card in hand if cannot_play(card) is None}
            if kinds:
                assert {DECK[card] for card in offered_cards(state, side)} == kinds


# -- 8 movement --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_can_enter_is_what_cannot_enter_does_not_refuse(scenario: str) -> None:
    for battle in positions(scenario, 40):
        for unit, there in product(units(battle), range(GRID.size)):
            assert can_enter(battle, unit, there) == (cannot_enter(battle, unit, there) is None)


def walked(start: int, most: int, closed: Callable[[int], bool], stops: Callable[[int], bool]) -> dict[int, int]:
    """Where so many steps lead, and in how many, hex by hex."""
    found: dict[int, int] = {}
    frontier = {start}
    for hexes in range(1, most + 1):
        steps = {there for here in frontier for there in NEIGHBOURS[here] if there != start and not closed(there)}
        frontier = {there for there in steps if there not in found and not stops(there)}
        found = dict.fromkeys(steps, hexes) | found
    return found


def marched(battle: AnyBattle, unit: int) -> dict[int, int]:
    """8.08-8.24 Where a unit may march, from the predicates alone."""
    state, field = battle.state, battle.field
    stop = field.stops_foot if field.classes[unit].foot else field.stops_mounted
    plain, charge = allowance(battle, unit)
    found = walked(
        state.hex_of[unit],
        max(plain, charge),
        lambda there: cannot_enter(battle, unit, there) is not None,
        lambda there: bool(stop[there]) or state.leader_at[there] >= 0,
    )
    if may_cross(battle, unit):
        for friend_hex in NEIGHBOURS[state.hex_of[unit]]:
            closed = cannot_enter(battle, unit, friend_hex)
            if closed and closed.rule == "8.11" and not field.stops_foot[friend_hex]:
                beyond = [there for there in NEIGHBOURS[friend_hex] if cannot_enter(battle, unit, there) is None]
                found = {there: 2 for there in beyond if there != state.hex_of[unit]} | found
    if charge <= plain:
        return found
    enemies = [state.hex_of[other] for other in units(battle) if field.side_of[other] != field.side_of[unit]]
    contact = {there for there in found if any(GRID.distance[there][enemy] == 1 for enemy in enemies)}
    return {there: hexes for there, hexes in found.items() if hexes <= plain or there in contact}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_reach_is_where_a_walk_by_the_predicates_leads(scenario: str) -> None:
    for battle in positions(scenario, 120):
        for fork in under_each_card(battle, "choice"):
            for unit in fork.field.units_of[fork.state.active]:
                if fork.state.hex_of[unit] >= 0:
                    assert reach(fork, unit) == marched(fork, unit), (CARDS[fork.state.order].id, fork.field.ids[unit])


def ridden(battle: AnyBattle, leader: int) -> dict[int, int]:
    """8.37, 8.38, 8.43 Where a leader may ride, from the predicates alone."""
    state, stops = battle.state, battle.field.stops_mounted
    found = walked(
        state.hex_of[leader],
        LEADER_MOVE,
        lambda there: cannot_ride_through(battle, leader, there) is not None,
        lambda there: bool(stops[there]),
    )
    return {there: hexes for there, hexes in found.items() if state.leader_at[there] < 0}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_leader_rides_where_a_walk_by_the_predicates_leads(scenario: str) -> None:
    for battle in positions(scenario, 20):
        for leader in leaders(battle):
            assert reach_of_leader(battle, leader) == ridden(battle, leader)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_those_waiting_to_move_are_those_that_may_and_can(scenario: str) -> None:
    seen = 0
    for battle in positions(scenario, 7):
        state, field = battle.state, battle.field
        if state.phase not in ("move", "move-again"):
            continue
        seen += 1
        may = [piece for piece in range(field.pieces) if cannot_move(battle, piece) is None]
        anywhere = [p for p in may if reach(battle, p) or cannot_leave_board(battle, p) is None]
        assert sorted(waiting_to_move(battle)) == (sorted(may) if anywhere else [])
        assert any_way(battle, may) == bool(anywhere)
    assert seen


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_moves_remembered_from_before_are_those_there_are_now(scenario: str) -> None:
    """8.01 The offer keeps the moves of pieces far from the one that moved; fresh ones are the same."""
    for battle in positions(scenario, 1):
        if battle.ask.kind != "move":
            continue
        fresh = [move for piece in waiting_to_move(battle) for move in moves_of(battle, piece)]
        assert list(battle.ask.values) == [*fresh, DONE]
        for piece, there, _ in fresh:
            if there == OFF:
                assert can_leave_board(battle, piece)
            else:
                assert cannot_move_there(battle, piece, there) is None


# -- 9, 10, 11 combat --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_targets_in_sight_are_those_that_cannot_fire_at_does_not_refuse(scenario: str) -> None:
    for battle in positions(scenario, 20):
        for unit in units(battle):
            if battle.field.classes[unit].range:
                allowed = [t for t in range(battle.field.pieces) if cannot_fire_at(battle, unit, t) is None]
                assert sorted(targets_in_sight(battle, unit)) == allowed


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_only_a_camp_leaves_nobody_a_die(scenario: str) -> None:
    """R-ANC-56 The offer counts dice only where there is a camp: elsewhere every neighbour can be attacked."""
    for battle in positions(scenario, 20):
        for unit in units(battle):
            for target in enemies_near(battle, unit):
                assert battle.field.has_camp or attack_dice(battle, unit, target, False) > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_fights_on_offer_are_those_no_predicate_refuses_whatever_the_card(scenario: str) -> None:
    for battle in positions(scenario, 60):
        for whom in ("choice", "beside", "all", "dice"):
            for fork in under_each_card(battle, whom):
                fork.state.phase = "combat"
                for unit in fork.field.units_of[fork.state.active]:
                    fork.state.ordered[unit] = 1
                    fork.state.fought = changed(fork.state.fought, unit, 0)
                assert {fight for fight in offered_combats(fork) if fight != DONE} == allowed_fights(fork)


def allowed_fights(battle: AnyBattle) -> set[tuple[str, int, int]]:
    pieces = range(battle.field.pieces)
    fighters = [unit for unit in range(battle.field.units) if cannot_fight(battle, unit) is None]
    shooters = [unit for unit in fighters if cannot_fire(battle, unit) is None]
    fire = {("fire", u, t) for u in shooters for t in pieces if cannot_fire_at(battle, u, t) is None}
    attack = {("attack", u, t) for u in fighters for t in pieces if cannot_attack(battle, u, t) is None}
    return fire | {(a, u, t) for a, u, t in attack if t < battle.field.units or not is_charging(battle, u)}


# -- 12, 13 ways back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ways_back_end_as_far_as_the_predicates_let_them_or_on_a_leader(scenario: str) -> None:
    for battle in positions(scenario, 40):
        for unit, hexes in product(units(battle), (1, 2, 3, 4, 8)):
            assert sorted(ways_back(battle, unit, hexes)) == sorted(gone_back(battle, unit, hexes))


def gone_back(battle: AnyBattle, unit: int, hexes: int) -> set[int]:
    """R-ANC-75 Every path, one by one: the longest ends, and those on a lone leader."""
    side, leader_at = battle.field.side_of[unit], battle.state.leader_at
    paths, longest, on_leaders = [[battle.state.hex_of[unit]]], [], set()
    for _ in range(hexes):
        steps = [[*path, there] for path in paths for there in REAR[side][path[-1]]]
        steps = [path for path in steps if cannot_go_back(battle, unit, path[-1]) is None]
        if not steps:
            break
        longest = steps
        on_leaders |= {path[-1] for path in steps if leader_at[path[-1]] >= 0}
        paths = [path for path in steps if leader_at[path[-1]] < 0]
    return {path[-1] for path in longest} | on_leaders


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_leader_sets_out_only_where_he_can_end_well(scenario: str) -> None:
    for battle in positions(scenario, 20):
        for leader in leaders(battle):
            fork = battle.fork()
            here = fork.state.hex_of[leader]
            fork.state.leader_at = changed(fork.state.leader_at, here, OFF)
            steps = [there for there in steps_on(fork, leader, EVADE_MOVE) if there != OFF]
            side = fork.field.side_of[leader]
            assert steps == [there for there in REAR[side][here] if ends_well(fork, leader, there, EVADE_MOVE - 1)]


def ends_well(battle: AnyBattle, leader: int, there: int, left: int) -> bool:
    """13.21, 13.26, 13.31 Whether some way through this hex ends where he may stop, or over his own edge."""
    if cannot_evade_through(battle, leader, there) is not None:
        return False
    behind = REAR[battle.field.side_of[leader]][there]
    if cannot_stop(battle, leader, there) is None:
        return True
    return left > 0 and (not behind or any(ends_well(battle, leader, beyond, left - 1) for beyond in behind))
