"""5.3 Momentum and the Die of Fate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import leader_moves, special_rules, stacking, withdrawal
from strategikon.alexander.activation import ELITE_DONE, ELITE_NOW, start
from strategikon.alexander.leaders import cannot_stir, finish, half_range, initiative, is_inactive
from strategikon.alexander.pieces import (
    Fight,
    distance_to_hex,
    hexes,
    is_beneath,
    is_leader_on_map,
    leader_id,
    unit_id,
    units_on_map,
)  # fmt: skip
from strategikon.alexander.state import ACTIVE, FINISHED, INACTIVE, NOBODY, LeaderMark
from strategikon.alexander.tables import D10, FATE, PROHIBITED
from strategikon.alexander.terrain import Places, leader_mp
from strategikon.alexander.zones import is_controlled, leader_in_enemy_zoc
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT
from strategikon.kernel.why import Explainers

MOST_PHASES: Final = 3  # 5.14a
FATEFUL: Final = 9  # 5.33a
CRISIS_HEXES: Final = 2  # 5.33b
TRY, FINISH, PASS = ("momentum",), ("finish",), ("pass",)


def cannot_try(battle: Fight, leader: int) -> Refusal | None:
    """5.14a, 5.31 Who may not try Momentum."""
    state = battle.state
    marks, name = state.leader_marks[leader], battle.field.leader_ids[leader]
    gone = not is_leader_on_map(battle, leader)
    if gone or state.leader_state[leader] == FINISHED or marks & LeaderMark.OUT:
        finished = refusal("5.31e", "alexander-why-finished", leader=name).besides("5.34a")
        return finished if gone else together(finished, *_bars(battle, leader))
    return together(*_bars(battle, leader))


def _bars(battle: Fight, leader: int) -> Iterator[Refusal | None]:
    """5.14a, 5.31b to 5.31e All that keeps a leader who has just acted from another Orders Phase."""
    marks, name = battle.state.leader_marks[leader], battle.field.leader_ids[leader]
    if battle.state.leader_phases[leader] >= MOST_PHASES:
        yield refusal("5.14a", "alexander-why-three-phases", leader=name)
    if leader_in_enemy_zoc(battle, leader):
        yield refusal("5.31b", "alexander-why-leader-zoc", leader=name)
    if marks & LeaderMark.FOUGHT:
        yield refusal("5.31c", "alexander-why-fought", leader=name)
    if marks & LeaderMark.NO_MOMENTUM:
        barring = ("5.44a", "5.31b", "5.25c", "5.33c", "5.34a")  # the mark does not tell which it was
        yield refusal("5.31d", "alexander-why-no-momentum", leader=name).besides(*barring)
    if marks & LeaderMark.USED_OC:
        yield refusal("4.34h", "alexander-why-used-oc", leader=name).besides("5.31e")
    yield special_rules.bars_momentum(battle, leader)


def momentum(battle: Fight) -> Activity | None:
    """5.27, 5.3 After his Orders Phase a leader may try for another, or is Finished."""
    state = battle.state
    leader = state.leader
    if leader == NOBODY and not battle.field.leader_ids:
        return _end_case(battle)
    if leader != NOBODY and state.elite != ELITE_NOW and cannot_try(battle, leader) is None:
        return _ask(battle, leader)
    if leader != NOBODY:
        _retire(battle, leader)
    state.phase, state.obligation = "activate", 0
    return None


def _retire(battle: Fight, leader: int) -> None:
    """5.15a Without Momentum he is Finished; 5.34b, 5.5d after an Elite phase he is Inactive again."""
    state = battle.state
    if state.elite != ELITE_NOW:
        finish(battle, leader, "done")
        return
    state.elite = ELITE_DONE
    if state.leader_state[leader] == ACTIVE:
        state.leader_state[leader] = INACTIVE


def _ask(battle: Fight, leader: int) -> Activity:
    state = battle.state
    value = yield Ask(state.active, "momentum", [TRY, FINISH], about=leader)
    state.phase, state.obligation = "activate", 0
    if value == FINISH:
        finish(battle, leader, "done")
    else:
        _try(battle, leader)


def _try(battle: Fight, leader: int) -> None:
    """5.32a, 5.33 The die against his Initiative; a 9 calls the Die of Fate."""
    state = battle.state
    throw = battle.throw("momentum", 1, D10, leader=leader_id(battle, leader))
    die = throw.number
    success = die <= initiative(battle, leader) and die != FATEFUL
    throw.tell(die=die, success=int(success))
    if success:
        throw.scored(0, HIT)
        state.phase = "momentum-trump"
    elif die == FATEFUL:
        _fate(battle, leader)
    else:
        finish(battle, leader, "momentum-failed")


def _fate(battle: Fight, leader: int) -> None:
    """5.33b to 5.33d The leader is Finished in every case (R-ALEX-32)."""
    state = battle.state
    throw = battle.throw("fate", 1, D10, leader=leader_id(battle, leader))
    die = throw.number
    throw.tell(die=die, result=FATE[die])
    finish(battle, leader, "fate")
    if FATE[die] == "crisis_of_faith":
        _lose_faith(battle, leader)
    elif FATE[die] == "reactivation":
        state.phase = "reactivate"


def _end_case(battle: Fight) -> Activity:
    """A case without leaders: the Orders Phase is over when it says so."""
    yield Ask(battle.state.active, "momentum", [FINISH])
    battle.state.phase = "rout"


# -- 5.33b crisis of faith ---------------------------------------------------------------------------------------------


def _lose_faith(battle: Fight, leader: int) -> None:
    """5.33b Those within half his range are to fall back."""
    state, here = battle.state, battle.state.leader_hex[leader]
    state.crisis, state.phase, state.start_hex = leader, "crisis", here
    state.duties = [
        unit
        for unit in units_on_map(battle, state.active)
        if not state.routed[unit]
        and not is_beneath(battle, unit)  # 9.62c it goes with the upper one
        and distance_to_hex(battle, unit, here) <= half_range(battle, leader)
    ]
    names = [unit_id(battle, unit) for unit in state.duties]
    battle.emit("crisis", leader=leader_id(battle, leader), units=names)


def crisis(battle: Fight) -> Activity:
    """5.33b, R-ALEX-31 The units near him retreat two hexes, one after another as their player likes; then he does, if
    he has not gone with one of them."""
    state = battle.state
    if state.crisis == NOBODY != state.leader:  # a setup that begins with it
        finish(battle, state.leader, "fate")
        _lose_faith(battle, state.leader)
    state.duties = [unit for unit in state.duties if state.hex_of[unit] >= 0 and not state.routed[unit]]
    if state.duties:
        values = [("retreat", unit) for unit in state.duties]
        _, unit = yield from choose(battle, state.active, "crisis", values, about=state.crisis)
        state.duties.remove(unit)
        yield from _retreat(battle, unit)
        return
    leader, state.crisis, state.phase = state.crisis, NOBODY, "activate"
    if state.leader_hex[leader] == state.start_hex and is_leader_on_map(battle, leader):
        yield from _retreat_leader(battle, leader)


def _retreat(battle: Fight, unit: int) -> Activity:
    """5.33b, R-ALEX-31 Two hexes toward the Retreat Edge, facing kept, no MP; then 6.72[1] and [3]. If it is caught in
    a friend's hex, 6.92 applies."""
    left = hexes(battle, unit)
    for number in range(CRISIS_HEXES):
        if not withdrawal.is_in_hand(battle, unit):
            return
        ways = crisis_ways(battle, unit, hexes(battle, unit), CRISIS_HEXES - number)
        if not ways:
            break
        values = [("step", places) for places in ways]
        _, places = yield from choose(battle, battle.field.side_of[unit], "crisis", values, about=unit)
        yield from withdrawal.fall_back_step(battle, unit, places)
    if withdrawal.is_in_hand(battle, unit) and stacking.friends_in(battle, unit, hexes(battle, unit)):
        yield from stacking.end_stacked(battle, unit)
    if withdrawal.is_in_hand(battle, unit):
        yield from leader_moves.follow(battle, unit, left)
        yield from withdrawal.cost(battle, unit)


def _retreat_leader(battle: Fight, leader: int) -> Activity:
    """R-ALEX-31 The leader goes two hexes likewise."""
    state, field = battle.state, battle.field
    side = field.leader_side[leader]
    far = field.edge_distance[field.retreat_edge[side]]
    for _ in range(CRISIS_HEXES):
        here = state.leader_hex[leader]
        ways = [
            there
            for there in field.grid.neighbours[here]
            if far[there] < far[here]
            and leader_mp(battle, here, there) != PROHIBITED
            and leader_moves.cannot_be_in(battle, leader, there) is None
        ]
        if not ways:
            return
        values: list[Value] = [("step", (there,)) for there in ways]
        _, places = yield from choose(battle, side, "crisis", values, about=NOBODY)
        leader_moves.go(battle, leader, places[0])


def crisis_ways(battle: Fight, unit: int, own: Places, hexes_left: int) -> list[Places]:
    """R-ALEX-31 Nearer the Retreat Edge, not into an enemy ZOC, friends only if there is a vacant hex beyond."""
    field, at = battle.field, battle.state.unit_at
    side = field.side_of[unit]
    far = field.edge_distance[special_rules.retreat_edge(battle, unit)]
    found = []
    for way in range(6):
        places = tuple(field.grid.neighbour[here][way] for here in own)
        if OFF in places or sum(far[there] for there in places) >= sum(far[here] for here in own):
            continue
        if any(field.step(field.way_of[unit], here, way)[0] == PROHIBITED for here in own):
            continue
        if any(at[there] != NOBODY and field.side_of[at[there]] != side for there in places):
            continue
        if any(is_controlled(battle, there, side) for there in places):
            continue
        if stacking.friends_in(battle, unit, places):
            if hexes_left < 2 or not _opens_beyond(battle, unit, places):
                continue
        found.append(places)
    return found


def _opens_beyond(battle: Fight, unit: int, places: Places) -> bool:
    friends = stacking.friends_in(battle, unit, places)
    if any(battle.state.beneath[friend] != NOBODY for friend in friends):
        return False
    return any(not stacking.friends_in(battle, unit, onward) for onward in crisis_ways(battle, unit, places, 1))


# -- 5.33c reactivation ------------------------------------------------------------------------------------------------


def reactivate(battle: Fight) -> Activity:
    """5.33c, R-ALEX-32 The opponent may at once activate any one of his leaders, even Finished, for one Orders
    Phase."""
    state, field = battle.state, battle.field
    side = 1 - state.active
    state.phase = "activate"
    values: list[Value] = [("reactivate", p) for p in field.leaders_of[side] if cannot_reactivate(battle, p) is None]
    if not values:
        return
    value = yield Ask(side, "reactivate", [*values, PASS])
    if value != PASS:
        leader = value[1]
        state.leader_marks[leader] |= LeaderMark.NO_MOMENTUM
        start(battle, leader, "reactivation")


def cannot_reactivate(battle: Fight, leader: int) -> Refusal | None:
    """5.33c Any leader on the map but contingent commanders and those a casualty has put out (8.34f); 5.14b however
    often he has acted."""
    name = battle.field.leader_ids[leader]
    if battle.field.is_contingent[leader]:
        return refusal("5.62a", "alexander-why-contingent", leader=name)
    if special_rules.is_frozen_leader(battle, leader):
        return refusal("5.21a", "alexander-why-not-inactive", leader=name)
    if not is_leader_on_map(battle, leader):
        return refusal("8.44a", "alexander-why-no-leader", leader=name)
    return cannot_stir(battle, leader)


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_go_on(battle: Fight, ask: Ask) -> Refusal:
    """5.31, 5.34a Why the leader who has just acted goes on no more."""
    leader = battle.state.leader
    if leader == NOBODY:
        return refusal("5.34a", "alexander-why-nobody-acted")
    name = battle.field.leader_ids[leader]
    if is_inactive(battle, leader):
        return refusal("5.5d", "alexander-why-no-momentum", leader=name)
    if reason := together(*_bars(battle, leader)):
        return reason
    return refusal("5.34a", "alexander-why-finished", leader=name)


def why_not_fall_back(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """5.33b, R-ALEX-31 Who falls back in a crisis of faith."""
    return refusal("5.33b", "alexander-why-no-crisis", unit=battle.field.ids[unit])


def why_not_crisis_way(battle: Fight, ask: Ask, places: Places) -> Refusal:
    """5.33b, R-ALEX-31 Only nearer the Retreat Edge, and into no enemy ZOC."""
    return refusal("5.33b", "alexander-why-crisis-way")


def why_not_reactivate(battle: Fight, ask: Ask, leader: int) -> Refusal | None:
    """5.33c Why a leader may not be reactivated."""
    if battle.field.leader_side[leader] == battle.state.active:
        return refusal("5.33c", "alexander-why-not-your-leader", leader=battle.field.leader_ids[leader])
    return cannot_reactivate(battle, leader)


WHY_NOT: Final[Explainers] = {
    ("activate", "momentum"): why_not_go_on,
    ("crisis", "retreat"): why_not_fall_back,
    ("crisis", "step"): why_not_crisis_way,
    ("reactivate", "reactivate"): why_not_reactivate,
}
