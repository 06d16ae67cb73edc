"""4.2, 4.6 Leaders on the map: moving by order, going along, withdrawing, meeting enemies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import combat_leaders, special_rules
from strategikon.alexander.leaders import cannot_stir, leader_ma, personal_combat_rating
from strategikon.alexander.pieces import (
    Fight,
    adjacent_to_hex,
    board_of,
    hexes,
    is_alone,
    is_leader_on_map,
    is_on_map,
    leader_id,
    leaders_in,
    leaders_on_map,
    leaders_with,
    unit_id,
    unit_with,
)  # fmt: skip
from strategikon.alexander.profile import mover_ma
from strategikon.alexander.state import LEFT, NOBODY, NOWHERE
from strategikon.alexander.tables import PROHIBITED
from strategikon.alexander.terrain import leader_mp, prohibiting_rule
from strategikon.alexander.zones import is_controlled, leader_in_enemy_zoc
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

FLIGHT: Final = 4  # 8.46b hexes
NEAR: Final = 2  # hexes: an enemy in the next one, or whose ZOC covers it
HALT: Final = ("halt",)
HOLD: Final = ("hold",)


# -- 4.23 moving by order ----------------------------------------------------------------------------------------------


def begin(battle: Fight, leader: int) -> None:
    """4.23, 6.15 A leader's move begins: what is left of his MP of this Orders Phase."""
    state = battle.state
    state.mover_leader, state.step_hexes = leader, 0
    state.mp_left = leader_ma(battle, leader) - state.leader_mp[leader]
    state.phase = "move-leader"
    if not has_options(battle, leader):
        _end(battle)


def move(battle: Fight) -> Activity:
    """4.23, 4.61, 4.63, 8.34f One step of a leader who moves by himself; one whom a duel puts out goes no further."""
    leader = battle.state.mover_leader
    side = battle.field.leader_side[leader]
    value = yield Ask(side, "move-leader", lambda: [*options(battle, leader), HALT], about=leader)
    if value[0] == "step":
        yield from step(battle, leader, value[1][0])
    elif value[0] == "exit":
        special_rules.leader_leaves(battle, leader, value[1])
    gone = not is_leader_on_map(battle, leader) or cannot_stir(battle, leader) is not None
    if value == HALT or gone or not has_options(battle, leader):
        _end(battle)


def _end(battle: Fight) -> None:
    state = battle.state
    state.mover_leader, state.mp_left, state.step_hexes = NOBODY, 0, 0
    state.phase = "next-order"


def has_options(battle: Fight, leader: int) -> bool:
    """Whether a leader can do anything but halt."""
    return can_step(battle, leader) or bool(options(battle, leader))


def options(battle: Fight, leader: int) -> list[Value]:
    """Where a leader may step now."""
    values: list[Value] = [("step", (there,)) for there in open_steps(battle, leader)]
    edges = special_rules.leader_exit_edges(battle, leader) if battle.state.mp_left > 0 else []
    if edges and cannot_go_on(battle, leader) is None:
        values.extend(("exit", edge) for edge in edges)
    return values


def step(battle: Fight, leader: int, there: int) -> Activity:
    """4.23, 4.63a The step, then the duel of lone leaders."""
    state = battle.state
    cost = leader_mp(battle, state.leader_hex[leader], there)
    state.mp_left -= cost
    state.leader_mp[leader] += cost
    state.step_hexes += 1
    go(battle, leader, there, cost)
    if rivals_beside(battle, leader):
        yield from meet_leaders(battle, leader)


def cannot_step(battle: Fight, leader: int, there: int) -> Refusal | None:
    """4.61a, 6.15a, 6.93a, 7.23a What forbids a leader a step."""
    state, field = battle.state, battle.field
    name, here = field.leader_ids[leader], state.leader_hex[leader]
    cost = leader_mp(battle, here, there)
    if cost == PROHIBITED:
        rule = prohibiting_rule(battle, here, there)
        return refusal(rule, "alexander-why-leader-ground", leader=name, hex=field.grid.names[there])
    dear = refusal("6.15a", "alexander-why-mp", cost=cost, left=state.mp_left).besides("4.1e")
    too_dear = dear if cost > state.mp_left else None
    return together(cannot_go_on(battle, leader), too_dear, cannot_be_in(battle, leader, there))


def cannot_go_on(battle: Fight, leader: int) -> Refusal | None:
    """4.61a A leader who has entered an enemy ZOC ends his move there."""
    if battle.state.step_hexes and leader_in_enemy_zoc(battle, leader):
        return refusal("4.61a", "alexander-why-leader-stops", leader=battle.field.leader_ids[leader])
    return None


def open_steps(battle: Fight, leader: int) -> list[int]:
    """The neighbouring hexes that `cannot_step` does not forbid a leader."""
    state, field = battle.state, battle.field
    here, side, left = state.leader_hex[leader], field.leader_side[leader], state.mp_left
    if left <= 0:
        return []
    steps = [there for there, cost in field.leader_steps(here) if cost <= left]
    if not board_of(battle, 1 - side) & field.disk(here, NEAR) and not rivals_beside(battle, leader):
        return steps  # nobody is near enough to forbid anything
    if state.step_hexes and is_controlled(battle, here, side):
        return []
    return [there for there in steps if may_be_in(battle, leader, there)]


def can_step(battle: Fight, leader: int) -> bool:
    """Whether there are any `open_steps`: the first hex or two will tell."""
    state, field = battle.state, battle.field
    here, side, left = state.leader_hex[leader], field.leader_side[leader], state.mp_left
    if left <= 0 or (state.step_hexes and is_controlled(battle, here, side)):
        return False
    return any(cost <= left and may_be_in(battle, leader, there) for there, cost in field.leader_steps(here))


def may_be_in(battle: Fight, leader: int, there: int) -> bool:
    """`cannot_be_in`, where nobody asks for the reason."""
    state, field = battle.state, battle.field
    side, unit = field.leader_side[leader], state.unit_at[there]
    if there in state.leader_hex and any(field.leader_side[other] != side for other in leaders_in(battle, there)):
        return False
    return not is_controlled(battle, there, side) if unit == NOBODY else field.side_of[unit] == side


def cannot_be_in(battle: Fight, leader: int, there: int) -> Refusal | None:
    """4.61a, 6.93a No hex of an enemy, and no enemy ZOC without a friendly unit in the hex; 6.95a they may share."""
    field = battle.field
    name, side = field.leader_ids[leader], field.leader_side[leader]
    unit = battle.state.unit_at[there]
    if unit != NOBODY and field.side_of[unit] != side:
        return refusal("6.93a", "alexander-why-enemy-there", hex=field.grid.names[there], unit=field.ids[unit])
    if any(field.leader_side[other] != side for other in leaders_in(battle, there)):
        return refusal("4.63a", "alexander-why-enemy-leader", hex=field.grid.names[there])
    if unit == NOBODY and is_controlled(battle, there, side):
        return refusal("4.61a", "alexander-why-leader-enters-zoc", leader=name)
    return None


def go(battle: Fight, leader: int, there: int, mp: int = 0) -> None:
    """A leader goes to another hex."""
    names = battle.field.grid.names
    here = battle.state.leader_hex[leader]
    battle.state.leader_hex[leader] = there
    battle.emit("leader-step", leader=leader_id(battle, leader), start=names[here], to=names[there], mp=mp)


def meet_leaders(battle: Fight, leader: int) -> Activity:
    """4.63a, 8.43a, 8.46b A lone leader next to a lone enemy leader: Personal Combat at once, unless one of them has no
    rating, or Darius flees."""
    if not is_leader_on_map(battle, leader) or not is_alone(battle, leader):
        return
    field, where = battle.field, battle.state.leader_hex
    for there in field.grid.neighbours[where[leader]] if rivals_beside(battle, leader) else ():
        for other in leaders_in(battle, there):
            if field.leader_side[other] == field.leader_side[leader] or not is_alone(battle, other):
                continue
            yield from _meet(battle, leader, other)
            if not is_leader_on_map(battle, leader):
                return


def _meet(battle: Fight, leader: int, other: int) -> Activity:
    if flees(battle, other) and flight_ways(battle, other):
        side = battle.field.leader_side[other]
        value = yield Ask(side, "withdraw", [("withdraw-leader", other), HOLD], about=(NOBODY, ()))
        if value != HOLD:
            yield from flight(battle, other)
            return
    if personal_combat_rating(battle, leader) is None or personal_combat_rating(battle, other) is None:
        return
    yield from combat_leaders.personal_combat(battle, leader, other)


def rivals_beside(battle: Fight, leader: int) -> bool:
    """Whether an enemy leader is next to him, alone or not."""
    field, where = battle.field, battle.state.leader_hex
    row = field.grid.distance[where[leader]]
    for rival in field.leaders_of[1 - field.leader_side[leader]]:
        if row[where[rival]] == 1 and where[rival] != NOWHERE:
            return True
    return False


# -- R-ALEX-106 going along without orders -----------------------------------------------------------------------------


def riders(battle: Fight, unit: int) -> list[int]:
    """R-ALEX-106 The leaders stacked with a unit: not with a friend in whose hex it happens to be, nor with one that
    passes through it."""
    passing = battle.state.party if battle.state.mover != unit else ()
    found = leaders_with(battle, unit)
    return [leader for leader in found if unit_with(battle, leader) == unit and leader not in passing]


def follow(battle: Fight, unit: int, left: tuple[int, ...], known: Sequence[int] = ()) -> Activity:
    """4.62c, 4.62d, 5.68a After a unit went from the hexes `left` without an order, its leaders may go with it: those
    `known` to have been with it, and those now alone there."""
    if not is_on_map(battle, unit):
        return
    side = battle.field.side_of[unit]
    own = hexes(battle, unit)
    for place, here in enumerate(left):
        if here in own:
            continue
        for leader in leaders_in(battle, here):
            others = leader not in known and unit_with(battle, leader) not in (NOBODY, unit)
            if others or battle.field.leader_side[leader] != side:
                continue
            value = yield Ask(side, "follow", [("follow", leader), ("stay", leader)], about=(unit, leader))
            if value[0] == "follow":
                there = own[min(place, len(own) - 1)]
                go(battle, leader, there)


# -- 4.62 withdrawing --------------------------------------------------------------------------------------------------


def cannot_withdraw(battle: Fight, leader: int, enemy: int) -> Refusal | None:
    """4.62a, R-ALEX-45 There must be somewhere to go."""
    name = battle.field.leader_ids[leader]
    if not is_leader_on_map(battle, leader) or battle.field.leader_side[leader] == _side(battle, enemy):
        return refusal("4.62a", "alexander-why-not-approached", unit=name)
    if flees(battle, leader):
        return None if flight_ways(battle, leader) else refusal("8.46b", "alexander-why-withdrawal-way", unit=name)
    if enemy == NOBODY:
        return refusal("4.63a", "alexander-why-lone-leader", leader=name)
    if not ways(battle, leader, [enemy], budget(battle, leader, [enemy]), 0):
        return refusal("4.62a", "alexander-why-withdrawal-way", unit=name)
    return None


def _side(battle: Fight, enemy: int) -> int:
    return battle.field.side_of[enemy] if enemy != NOBODY else NOBODY


def budget(battle: Fight, leader: int, enemies: Sequence[int]) -> int:
    """R-ALEX-45 His MP less the MA of the fastest enemy that comes."""
    return max(0, leader_ma(battle, leader) - max(mover_ma(battle, enemy) for enemy in enemies))


def ways(battle: Fight, leader: int, enemies: Sequence[int], mp: int, steps: int) -> list[int]:
    """4.62a, 6.15c, R-ALEX-42, R-ALEX-45 The hexes a withdrawing leader may go to next: the first always if he can
    enter it, the others while his MP last; never nearer to an enemy, and where he does not gain ground at once only if
    the next step would."""
    here = battle.state.leader_hex[leader]
    found = []
    for there in battle.field.grid.neighbours[here]:
        cost = leader_mp(battle, here, there)
        if cost == PROHIBITED or (steps and cost > mp) or cannot_be_in(battle, leader, there):
            continue
        keeps = _keeps(battle, enemies, here, there)
        if _gains(battle, enemies, here, there) or (keeps and _leads_on(battle, leader, enemies, there, mp - cost)):
            found.append(there)
    return found


def _gains(battle: Fight, enemies: Sequence[int], here: int, there: int) -> bool:
    return all(_away(battle, enemy, there) > _away(battle, enemy, here) for enemy in enemies)


def _keeps(battle: Fight, enemies: Sequence[int], here: int, there: int) -> bool:
    return all(_away(battle, enemy, there) >= _away(battle, enemy, here) for enemy in enemies)


def _leads_on(battle: Fight, leader: int, enemies: Sequence[int], here: int, mp: int) -> bool:
    """Whether from `here` one more step brings him farther from every enemy."""
    if is_controlled(battle, here, battle.field.leader_side[leader]):
        return False  # he would have to stop
    return any(
        0 <= leader_mp(battle, here, there) <= mp
        and cannot_be_in(battle, leader, there) is None
        and _gains(battle, enemies, here, there)
        for there in battle.field.grid.neighbours[here]
    )


def _away(battle: Fight, enemy: int, here: int) -> int:
    rows = battle.field.grid.distance
    return min(rows[here][there] for there in hexes(battle, enemy))


def withdraw(battle: Fight, leader: int, enemy: int) -> Activity:
    """4.62a A leader withdraws from a unit, hex by hex; no order and no MP of his own (6.74a)."""
    if flees(battle, leader):
        yield from flight(battle, leader)
    else:
        yield from _withdraw(battle, leader, [enemy], budget(battle, leader, [enemy]))


def _withdraw(battle: Fight, leader: int, enemies: Sequence[int], mp: int) -> Activity:
    names = [unit_id(battle, enemy) for enemy in enemies]
    battle.emit("leader-withdraws", leader=leader_id(battle, leader), enemies=names)
    steps = 0
    start = battle.state.leader_hex[leader]
    while is_leader_on_map(battle, leader):
        here = battle.state.leader_hex[leader]
        values: list[Value] = [("step", (there,)) for there in ways(battle, leader, enemies, mp, steps)]
        if steps and (not values or _gains(battle, enemies, start, here)):
            values.append(HALT)
        if not values:
            return
        value = yield from choose(battle, battle.field.leader_side[leader], "retreat", values, about=(leader,))
        if value == HALT:
            return
        there = value[1][0]
        mp -= leader_mp(battle, battle.state.leader_hex[leader], there)
        steps += 1
        go(battle, leader, there)
        if leader_in_enemy_zoc(battle, leader):
            return


def answer_threats(battle: Fight, arrivals: Sequence[int]) -> Activity:
    """4.62, R-ALEX-106 After combat, rout or elimination: leaders next to enemy units that have just come
    (`arrivals`), or left alone next to any, may withdraw; those alone must, or are eliminated."""
    for leader in range(len(battle.field.leader_ids)):
        if is_leader_on_map(battle, leader):
            yield from _answer(battle, leader, arrivals)


def _answer(battle: Fight, leader: int, arrivals: Sequence[int]) -> Activity:
    side = battle.field.leader_side[leader]
    beside = [
        unit
        for unit in adjacent_to_hex(battle, battle.state.leader_hex[leader], 1 - side)
        if not battle.state.routed[unit]
    ]
    alone = is_alone(battle, leader)
    if not beside or not (alone or any(unit in arrivals for unit in beside)):
        return
    mp = budget(battle, leader, beside)
    can = bool(flight_ways(battle, leader) if flees(battle, leader) else ways(battle, leader, beside, mp, 0))
    if can:
        value = yield Ask(side, "withdraw", [("withdraw-leader", leader), HOLD], about=(beside[0], ()))
        if value != HOLD:
            yield from flight(battle, leader) if flees(battle, leader) else _withdraw(battle, leader, beside, mp)
            return
    if alone:
        battle.emit("captured", leader=leader_id(battle, leader), unit=unit_id(battle, beside[0]))
        combat_leaders.kill(battle, leader, "captured")


def lone_beside(battle: Fight, unit: int, old: Sequence[int]) -> list[int]:
    """4.62b The enemy leaders alone next to a hex that a unit has entered, coming from `old`."""
    side = 1 - battle.field.side_of[unit]
    rows = battle.field.grid.distance
    own = [here for here in hexes(battle, unit) if here not in old]
    return [
        leader
        for leader in leaders_on_map(battle, side)
        if is_alone(battle, leader) and any(rows[here][battle.state.leader_hex[leader]] == 1 for here in own)
    ]


# -- 8.46 the flight of Darius -----------------------------------------------------------------------------------------


def flees(battle: Fight, leader: int) -> bool:
    """8.46b Whether the special rule of Darius applies to him."""
    name = battle.field.leader_ids[leader]
    return any(rule.effect == "darius_target" and rule.params.get("leader") == name for rule in battle.field.special)


def flight_ways(battle: Fight, leader: int) -> list[int]:
    """R-ALEX-95 Hexes nearer the Retreat Edge he may enter; NOWHERE stands for leaving the map."""
    field = battle.field
    here = battle.state.leader_hex[leader]
    far = field.edge_distance[field.retreat_edge[field.leader_side[leader]]]
    if far[here] == 0:
        return [NOWHERE]
    return [
        there
        for there in field.grid.neighbours[here]
        if far[there] < far[here]
        and leader_mp(battle, here, there) != PROHIBITED
        and cannot_be_in(battle, leader, there) is None
    ]


def flight(battle: Fight, leader: int) -> Activity:
    """8.46b, 8.46c Up to four hexes straight toward the edge, and over it."""
    side = battle.field.leader_side[leader]
    edge = battle.field.retreat_edge[side]
    battle.emit("leader-withdraws", leader=leader_id(battle, leader), enemies=[])
    for steps in range(FLIGHT):
        targets = flight_ways(battle, leader)
        values: list[Value] = [("exit", edge) if there == NOWHERE else ("step", (there,)) for there in targets]
        if steps:
            values.append(HALT)
        if not values:
            return
        value = yield from choose(battle, side, "retreat", values, about=(leader,))
        if value == HALT:
            return
        if value[0] == "exit":
            special_rules.leader_leaves(battle, leader, edge)
            return
        go(battle, leader, value[1][0])


def remove(battle: Fight, leader: int) -> None:
    """A leader has left the map for good, unharmed."""
    battle.state.leader_hex[leader], battle.state.leader_state[leader] = NOWHERE, LEFT
    battle.emit("leader-left", leader=leader_id(battle, leader))


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_step(battle: Fight, ask: Ask, places: Sequence[int]) -> Refusal | None:
    """4.23, 6.31a Why the moving leader may not go there."""
    leader, there = battle.state.mover_leader, places[0]
    if len(places) != 1 or battle.field.grid.distance[battle.state.leader_hex[leader]][there] != 1:
        return refusal("6.31a", "alexander-why-not-adjacent", unit=battle.field.leader_ids[leader])
    return cannot_step(battle, leader, there)


def why_not_withdraw_to(battle: Fight, leader: int, places: Sequence[int]) -> Refusal:
    """4.62a, 8.46b Why a withdrawing leader may not go there."""
    name, grid = battle.field.leader_ids[leader], battle.field.grid
    here, there = battle.state.leader_hex[leader], places[0]
    if len(places) != 1 or grid.distance[here][there] != 1:
        return why_not_stop(battle, leader)
    if leader_mp(battle, here, there) == PROHIBITED:
        ground = prohibiting_rule(battle, here, there)
        return refusal(ground, "alexander-why-leader-ground", leader=name, hex=grid.names[there])
    return cannot_be_in(battle, leader, there) or why_not_stop(battle, leader)


def why_not_stop(battle: Fight, leader: int) -> Refusal:
    """4.62a, 8.46b Why he may not stop here yet."""
    rule = "8.46b" if flees(battle, leader) else "4.62a"
    return refusal(rule, "alexander-why-withdrawal-nearer", unit=battle.field.leader_ids[leader])


def why_not_follow(battle: Fight, ask: Ask, leader: int) -> Refusal:
    """4.62c, 4.62d It is another leader whose unit has left."""
    return refusal("4.62c", "alexander-why-another-unit", unit=battle.field.leader_ids[ask.about[1]])


def why_not_exit(battle: Fight, ask: Ask, edge: str) -> Refusal:
    """6.31a Why he may not leave the map."""
    leader = battle.state.mover_leader
    return cannot_go_on(battle, leader) or _off_map(battle, leader)


def _off_map(battle: Fight, leader: int) -> Refusal:
    """6.31a Nobody leaves the map but under a special rule, by its edge."""
    return refusal("6.31a", "alexander-why-off-map", unit=battle.field.leader_ids[leader])


WHY_NOT: Final[Explainers] = {
    ("move-leader", "step"): why_not_step,
    ("move-leader", "exit"): why_not_exit,
    ("follow", "follow"): why_not_follow,
    ("follow", "stay"): why_not_follow,
}
