"""A5.119-A5.121, R-BAY-88 Agents: one secret mission each, tried in a turn chosen beforehand."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from strategikon.bayard import hidden as markers
from strategikon.bayard import missions, refuge
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.ground import FOREST, SIDES
from strategikon.bayard.missions import (
    DONE,
    LEADERS,
    MISSIONS,
    NO_MISSION,
    PENDING,
    PLAIN,
    TAKEN,
    UNITS,
    Mission,
    Order,
    orders,
)  # fmt: skip
from strategikon.bayard.pieces import hex_name, leader_id, unit_id
from strategikon.bayard.state import Host, LeaderMark
from strategikon.bayard.throws import D10
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import Secret
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT

NO_TARGET: Final = "none"  # A5.121 in events: of a mission that is aimed at nobody

# -- A5.119, A5.120 the order ------------------------------------------------------------------------------------------


def unsent(battle: Fight) -> int:
    """The side that has an agent without orders, the first of the two; -1 if neither has."""
    for side, count in enumerate(battle.field.agents_of):
        if sum(one.side == side for one in orders(battle.state)) < count:
            return side
    return -1


def send(battle: Fight, side: int) -> Activity:
    """A5.119, A5.120 His player tells the referee the mission and its turn, and nobody else."""
    value = yield Ask(side, "mission", [*offers(battle, side), ("idle",)])
    if value == ("idle",):
        _note(battle, Order(side, NO_MISSION, 0, 0, 0, PENDING))
        battle.emit("mission", side=battle.sides[side], mission=Secret(side, ""), turn=Secret(side, 0))
        return
    kind, target = value[1], value[2] if len(value) > 2 else 0
    known = missions.targets_of(battle.field, side, MISSIONS[kind])
    turns: list[Value] = [("at", turn) for turn in range(battle.field.turns + 1)]
    _, turn = yield Ask(side, "mission-turn", turns, about=kind)
    place = known.index((_target_kind(value[0]), target))
    _note(battle, Order(side, kind, place, len(known), turn, PENDING))
    battle.emit("mission", side=battle.sides[side], mission=Secret(side, MISSIONS[kind].id), turn=Secret(side, turn))


def _target_kind(verb: str) -> str:
    return verb.removeprefix("mission-")


def offers(battle: Fight, side: int) -> list[Value]:
    """A5.121 Every mission of the chart that has a target here."""
    found: list[Value] = []
    for kind, mission in enumerate(MISSIONS):
        if mission.id not in battle.field.missions_of[side]:
            continue
        for what, target in missions.targets_of(battle.field, side, mission):
            found.append((f"mission-{what}", kind) if what == PLAIN else (f"mission-{what}", kind, target))
    return found


def cannot_send(battle: Fight, kind: int) -> Refusal:
    return refusal("A5.121", "bayard-why-no-mission", mission=MISSIONS[kind].id).besides("A5.120")


def _note(battle: Fight, order: Order) -> None:
    battle.state.missions = (*battle.state.missions, tuple(order))


# -- A5.119 the attempt ------------------------------------------------------------------------------------------------


def due(battle: Fight) -> list[int]:
    """The agents who act now: in the chosen turn of their side, or before the battle."""
    state = battle.state
    first = state.turn == 1 and state.half == 0
    return [
        number for number, one in enumerate(orders(state))
        if one.fate == PENDING and one.kind != NO_MISSION
        and ((one.turn == state.turn and one.side == state.active) or (one.turn == 0 and first))
    ]  # fmt: skip


def act_all(battle: Fight, numbers: list[int]) -> Activity:
    for number in numbers:
        yield from act(battle, number)


def act(battle: Fight, number: int) -> Activity:
    """A5.119 Two ten-sided dice: up to the chance of the mission it succeeds, else the agent is a prisoner."""
    order = Order(*battle.state.missions[number])
    mission = MISSIONS[order.kind]
    what, target = missions.targets_of(battle.field, order.side, mission)[order.place]
    names = {"side": battle.sides[order.side], "mission": mission.id}
    throw = battle.throw("agent-dice", 2, D10, **names)
    throw.tell(dice=list(throw.faces))
    tens, units = (face % 10 for face in map(int, throw.faces))
    succeeds = (10 * tens + units or 100) <= mission.percent
    _settle(battle, number, order._replace(fate=DONE if succeeds else TAKEN))
    if not succeeds:
        battle.emit("agent-taken", **names)
        return
    for place in range(2):
        throw.scored(place, HIT)
    battle.emit("agent-succeeds", **names, target=_name(battle, what, target))
    yield from _carry_out(battle, order.side, mission, what, target)


def _settle(battle: Fight, number: int, order: Order) -> None:
    entries = [*battle.state.missions]
    entries[number] = tuple(order)
    battle.state.missions = tuple(entries)


def _name(battle: Fight, what: str, target: int) -> str:
    if what == UNITS:
        return unit_id(battle, target)
    if what == LEADERS:
        return leader_id(battle, target)
    return NO_TARGET if what == PLAIN else hex_name(battle, target)


# -- A5.121 what it brings ---------------------------------------------------------------------------------------------


def _carry_out(battle: Fight, side: int, mission: Mission, what: str, target: int) -> Activity:
    state = battle.state
    match mission.id:
        case "spy_deployment":
            for unit in [one for one in state.papers if battle.field.side_of[one] != side]:
                markers.reveal(battle, unit)
        case "cut_road" | "cut_road_forest":
            _block(battle, target)
        case "cut_bridge":
            state.objects = (*state.objects, ("bridge-cut", target))
        case "kill_character" | "kill_sub_general" | "kill_general":
            if state.leader_hex[target] >= 0:
                refuge.remove(battle, target)
        case "steal_symbol":
            state.objects = (*state.objects, ("symbol-lost", what, target))
        case "corrupt_sub_general":
            state.leader_marks[target] |= LeaderMark.CORRUPT
    yield from ()


def _block(battle: Fight, here: int) -> None:
    """A5.121 Abatis across a road in a wood, a ditch elsewhere: on the faces by which the road leaves the hex."""
    ground, state = battle.field.ground, battle.state
    work = "abatis" if ground.terrain[here] & FOREST else "ditch"
    for side in range(SIDES):
        if ground.road[here] >> side & 1:
            face = here * SIDES + side
            standing = dict(state.faces).get(face, tuple(ground.faces[face]))
            others = (entry for entry in state.faces if entry[0] != face)
            state.faces = (*others, (face, tuple(dict.fromkeys((*standing, work)))))


# -- what is hidden ----------------------------------------------------------------------------------------------------


def may_hide(field: Field) -> bool:
    return any(field.agents_of)


def hidden(state: Host, side: int) -> list[Hashable]:
    """A5.119 The agents of the other side who have not acted."""
    return [("mission", number) for number, one in enumerate(orders(state)) if one.side != side and not one.fate]


def redeal(state: Host, side: int, dice: Dice) -> None:
    """Agents who have not acted have other missions in turns still to come, or none."""
    state.missions = tuple(
        tuple(_other_order(state, one, dice) if one.side != side and not one.fate else one) for one in orders(state)
    )


def _other_order(state: Host, order: Order, dice: Dice) -> Order:
    """What else a player could have told the referee. Whoever acts in this very turn does so in every world: his dice
    lie ready; only his target may be another."""
    here = order.side == state.active
    if order.kind != NO_MISSION and (order.turn == 0 or (here and order.turn == state.turn)):
        return order._replace(place=dice.pick(order.many))
    (last,), *known = state.tasks[order.side]
    first = state.turn + (here or state.half == 1)
    chosen = dice.pick(len(known) + 1)
    if chosen == len(known) or first > last:
        return Order(order.side, NO_MISSION, 0, 0, 0, PENDING)
    kind, many = known[chosen]
    return Order(order.side, kind, dice.pick(many), many, first + dice.pick(last - first + 1), PENDING)


def known(battle: Fight, viewer: int | None) -> list[Any]:
    """The missions that a side may know: its own, and those that were tried."""
    return [entry if entry[0] == viewer or entry[-1] else [entry[0]] for entry in battle.state.missions]
