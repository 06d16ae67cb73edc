"""9.14 Rampage: an elephant that would rout. It ends, always, with the elephant's elimination."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import breaking, cohesion, combat_leaders, elimination, leader_moves, withdrawal
from strategikon.alexander.facing import arcs_of
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import (
    Fight,
    all_units_in,
    distance,
    distance_to_hex,
    hex_names,
    is_marked,
    is_on_map,
    leaders_in,
    mark,
    shift,
    unit_id,
    units_on_map,
    unmark,
)  # fmt: skip
from strategikon.alexander.state import NOBODY, Mark
from strategikon.alexander.tables import D10, LOSS, PROHIBITED, RAMPAGE, RAMPAGE_HEXES
from strategikon.alexander.terrain import Places
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.hexarcs import FRONT
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity, changed
from strategikon.kernel.why import Explainers

ROLLS: Final = 4  # 9.14e
ALONE: Final = 8  # 9.14e
NEAR: Final = 2  # 6.71a
HOLD: Final = ("hold",)
MOVEMENT_SEGMENT: Final = frozenset({"orders", "next-order", "move", "move-leader", "line-fire"})  # 6.76a


@breaking.way(breaking.RAGE)
def rage(battle: Fight, unit: int, cause: str) -> Activity:
    """9.14a An elephant that breaks rampages; it gets nowhere."""
    yield from rampage(battle, unit)
    return []


def rampage(battle: Fight, unit: int) -> Activity:
    """9.14a, 9.14e, 9.14f Up to four rolls; an elephant that would rampage meanwhile waits for the end of this one."""
    state = battle.state
    if any(state.routed[other] and is_on_map(battle, other) for other in _elephants(battle) if other != unit):
        mark(battle, unit, Mark.ENRAGED)
        return
    unmark(battle, unit, Mark.ENRAGED)
    state.routed = changed(state.routed, unit, 1)  # no ZOC
    for _ in range(ROLLS):
        yield from _rage(battle, unit)
        if not is_on_map(battle, unit) or is_alone(battle, unit):
            break
    yield from elimination.eliminate(battle, unit, "rampage")
    for other in _elephants(battle):
        if is_on_map(battle, other) and is_marked(battle, other, Mark.ENRAGED):
            yield from rampage(battle, other)
            break


def _elephants(battle: Fight) -> list[int]:
    return [unit for unit, traits in enumerate(battle.field.traits) if traits & Trait.ELEPHANT]


def is_alone(battle: Fight, unit: int) -> bool:
    """9.14e Whether the nearest unit of either side is 8 hexes away or more."""
    others = [other for side in (0, 1) for other in units_on_map(battle, side) if other != unit]
    return all(distance(battle, unit, other) >= ALONE for other in others)


def _rage(battle: Fight, unit: int) -> Activity:
    """9.14a One roll and the hexes it sends the elephant."""
    throw = battle.throw("rampage", 1, D10, unit=unit_id(battle, unit))
    die, result = throw.number, RAMPAGE[throw.number]
    throw.tell(die=die, result=result)
    if result == "eliminated":
        yield from elimination.eliminate(battle, unit, "rampage")
        return
    friend = NOBODY
    if result == "toward_nearest_friendly_unit":
        friend = yield from _nearest_friend(battle, unit)
        if friend == NOBODY:
            return
    for _ in range(RAMPAGE_HEXES):
        side = battle.field.rampage[die - 1] if friend == NOBODY else (yield from _side_toward(battle, unit, friend))
        if not (yield from _charge_on(battle, unit, side)):
            return


def _nearest_friend(battle: Fight, unit: int) -> Activity:
    """9.14a, R-ALEX-83 By hex distance; the opponent chooses among equals."""
    own = battle.field.side_of[unit]
    others = [other for other in units_on_map(battle, own) if other != unit]
    friends = [other for other in others if distance(battle, unit, other)]  # it may be passing through one
    if not friends:
        return NOBODY
    apart = min(distance(battle, unit, other) for other in friends)
    values = [("target", other) for other in friends if distance(battle, unit, other) == apart]
    _, friend = yield from choose(battle, 1 - own, "rampage", values, about=unit)
    return friend


def _side_toward(battle: Fight, unit: int, friend: int) -> Activity:
    """R-ALEX-83 The next hexside on a shortest way to that friend; the opponent chooses among equals."""
    here = battle.state.hex_of[unit]
    if not is_on_map(battle, friend):
        return OFF
    row = battle.field.grid.neighbour[here]
    apart = distance_to_hex(battle, friend, here)
    ways = [there for there in row if there != OFF and distance_to_hex(battle, friend, there) < apart]
    values = [("step", (there,)) for there in ways]
    _, (there,) = yield from choose(battle, 1 - battle.field.side_of[unit], "rampage-step", values, about=unit)
    return row.index(there)


def _charge_on(battle: Fight, unit: int, side: int) -> Activity:
    """9.14c, R-ALEX-83 One hex; answers whether the elephant goes on."""
    field, here = battle.field, battle.state.hex_of[unit]
    if side == OFF:
        return False
    there = field.grid.neighbour[here][side]
    if there == OFF:
        yield from elimination.eliminate(battle, unit, "fled")
        return False
    if field.step(field.way_of[unit], here, side)[0] == PROHIBITED:
        return False
    yield from _make_way(battle, unit, there)
    if not is_on_map(battle, unit):
        return False
    yield from _trample_leaders(battle, unit, there)
    if victims := all_units_in(battle, there):
        for victim in victims:
            yield from cohesion.lose(battle, victim, _trampled(battle, victim, there, here), "rampage")
        return False
    shift(battle, unit, (there,))
    elimination.give_up(battle, (here,))
    battle.emit("rampage-move", unit=unit_id(battle, unit), to=hex_names(battle, (there,)))
    return True


def _trampled(battle: Fight, victim: int, there: int, here: int) -> int:
    """9.14c 1 through the front, 2 through flank or rear; cavalry and chariots always 2."""
    arc = arcs_of(battle, victim)[battle.field.grid.direction(there, here)]
    if arc is FRONT and not battle.field.traits[victim] & (Trait.CAVALRY | Trait.CHARIOT):
        return LOSS["rampage_front"]
    return LOSS["rampage_flank_rear"]


# -- 6.71e, 6.76a, 9.14b withdrawing from it -------------------------------------------------------------------------


def _make_way(battle: Fight, unit: int, there: int) -> Activity:
    """6.71e, 6.76a Who is within two hexes of the elephant, or in the hex it is about to enter, may withdraw: in the
    enemy's movement segment units of any Type, at any time cavalry, of its own side only if it would be trampled."""
    own = battle.field.side_of[unit]
    for side in (1 - own, own):
        gone: set[int] = set()
        while values := [("withdraw", p) for p in _nervous(battle, unit, side, there) if p not in gone]:
            value = yield Ask(side, "withdraw", [*values, HOLD], about=(unit, ()))
            if value == HOLD:
                break
            gone.add(value[1])
            yield from withdrawal.withdraw(battle, value[1], unit)
            if not is_on_map(battle, unit):  # 6.75, 10.25d shot down by mounted archers as they left
                return


def _nervous(battle: Fight, unit: int, side: int, there: int) -> list[int]:
    """6.71a, 6.71e, 6.76a Those of a side who may."""
    field, state = battle.field, battle.state
    threatened = all_units_in(battle, there)
    riders_only = side in (field.side_of[unit], state.active) or state.phase not in MOVEMENT_SEGMENT
    found = []
    for other in units_on_map(battle, side):
        if distance(battle, unit, other) > NEAR or other == unit:
            continue
        if side == field.side_of[unit] and other not in threatened:
            continue
        if riders_only and not field.traits[other] & Trait.CAVALRY:
            continue
        if withdrawal.cannot_withdraw(battle, other, unit) is None:
            found.append(other)
    return found


def _trample_leaders(battle: Fight, unit: int, there: int) -> Activity:
    """9.14d, R-ALEX-83 A leader in that hex, alone or stacked, withdraws or is killed, without a roll."""
    for leader in leaders_in(battle, there):
        if _can_escape(battle, leader, unit):
            side = battle.field.leader_side[leader]
            value = yield Ask(side, "withdraw", [("withdraw-leader", leader), HOLD], about=(unit, ()))
            if value != HOLD:
                yield from leader_moves.withdraw(battle, leader, unit)
        if battle.state.leader_hex[leader] == there:
            combat_leaders.kill(battle, leader, "rampage")


def _can_escape(battle: Fight, leader: int, unit: int) -> bool:
    if leader_moves.flees(battle, leader):
        return bool(leader_moves.flight_ways(battle, leader))
    return bool(leader_moves.ways(battle, leader, [unit], leader_moves.budget(battle, leader, [unit]), 0))


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_target(battle: Fight, ask: Ask, unit: int) -> Refusal:
    """9.14a, R-ALEX-83 It runs to the nearest of its friends."""
    return refusal("9.14a", "alexander-why-rampage-target", unit=battle.field.ids[ask.about])


def why_not_step(battle: Fight, ask: Ask, places: Places) -> Refusal:
    """9.14a, R-ALEX-83 And by a shortest way."""
    return refusal("9.14a", "alexander-why-rampage-step", unit=battle.field.ids[ask.about])


WHY_NOT: Final[Explainers] = {("rampage", "target"): why_not_target, ("rampage-step", "step"): why_not_step}
