"""6.7, 6.8 Who gives way before a mover: the question, and everybody who may answer it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from strategikon.alexander import elephants, leader_moves, stepping_back
from strategikon.alexander.leaders import half_range, on_board, reach_board
from strategikon.alexander.pieces import (
    Fight,
    distance_to_hex,
    hexes,
    is_marked,
    is_on_map,
    leaders_on_map,
    mark,
    units_near_hex,
    units_on_map,
)  # fmt: skip
from strategikon.alexander.state import Mark
from strategikon.alexander.terrain import Places
from strategikon.alexander.withdrawal import NEAR, cannot_withdraw, is_approached, is_in_hand, withdraw
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity

HOLD: Final = ("hold",)


def react(battle: Fight, mover: int, old: Places) -> Activity:
    """6.71 The other side may withdraw from a unit that has just come within two hexes, or (`old` empty) begins its
    move there: piece by piece in the order it likes, until it holds; 6.76b then the mover goes on. Cavalry before
    elephants has no choice (9.16). Who might have a hidden plan is asked, plan or no plan (R-ALEX-124)."""
    side = 1 - battle.field.side_of[mover]
    gone: set[Value] = set()
    while is_on_map(battle, mover) and not battle.state.routed[mover]:
        values = [value for value in offers(battle, mover, old) if value not in gone]
        forced = forced_to_withdraw(battle, mover) if old else []  # 9.16a it must have come there
        must = [unit for unit in forced if ("withdraw", unit) not in gone]
        values.extend(("withdraw", unit) for unit in must if ("withdraw", unit) not in values)
        if not values and not stepping_back.might_step_back(battle, mover, approached(battle, mover, old, side)):
            return
        if must:
            value = yield from choose(battle, side, "withdraw", values, about=(mover, old))
        else:
            value = yield Ask(side, "withdraw", [*values, HOLD], about=(mover, old))
        if value == HOLD:
            return
        gone.add(value)
        yield from _carry_out(battle, value, mover, old, gone)


def _carry_out(battle: Fight, value: Value, mover: int, old: Places, gone: set[Value]) -> Activity:
    verb, *arguments = value
    if verb == "withdraw":
        mark(battle, arguments[0], Mark.WITHDREW)
        yield from withdraw(battle, arguments[0], mover)
    elif verb == "withdraw-leader":
        yield from leader_moves.withdraw(battle, arguments[0], mover)
    elif verb == "withdraw-line":
        for unit in line_of(battle, *arguments):
            if is_in_hand(battle, mover) and cannot_withdraw(battle, unit, mover) is None:
                gone.add(("withdraw", unit))
                yield from withdraw(battle, unit, mover)
    else:
        yield from stepping_back.step_back(battle, arguments[0], mover)


def offers(battle: Fight, mover: int, old: Places) -> list[Value]:
    """Everything that may withdraw from `mover` now."""
    side = 1 - battle.field.side_of[mover]
    near = approached(battle, mover, old, side)
    values: list[Value] = [("withdraw", unit) for unit in near if cannot_withdraw(battle, unit, mover) is None]
    values.extend(_leader_offers(battle, mover, old, side))
    values.extend(_line_offers(battle, mover, near, side))
    values.extend(("withdraw-prearranged", leader) for leader in stepping_back.may_step_back(battle, mover, near))
    return values


def approached(battle: Fight, mover: int, old: Places, side: int) -> list[int]:
    """6.71a The units of a side to which the mover has just come near, found by their nearer hexes first."""
    close = units_near_hex(battle, battle.state.hex_of[mover], side, NEAR + 2)
    return [unit for unit in close if is_approached(battle, hexes(battle, unit), mover, old)]


def forced_to_withdraw(battle: Fight, mover: int) -> list[int]:
    """9.16a, R-ALEX-46 The cavalry next to which the elephant `mover` has just come and that can withdraw: it must."""
    return [enemy for enemy in elephants.frightened(battle, mover) if cannot_withdraw(battle, enemy, mover) is None]


def _leader_offers(battle: Fight, mover: int, old: Places, side: int) -> Iterator[Value]:
    """4.62a, R-ALEX-45 Leaders: at two hexes, and again whenever the enemy enters a hex next to them."""
    rows = battle.field.grid.distance
    now = hexes(battle, mover)
    new = [there for there in now if there not in old]
    for leader in leaders_on_map(battle, side):
        here = battle.state.leader_hex[leader]
        if all(rows[here][there] > NEAR for there in now):
            continue
        beside = any(rows[here][there] == 1 for there in new)
        if beside or is_approached(battle, (here,), mover, old):
            if leader_moves.cannot_withdraw(battle, leader, mover) is None:
                yield ("withdraw-leader", leader)


# -- 6.77 cavalry Lines ------------------------------------------------------------------------------------------------


def _line_offers(battle: Fight, mover: int, near: list[int], side: int) -> Iterator[Value]:
    field = battle.field
    kinds = [kind for kind in ("HC", "LN", "LC") if any(field.type_of[unit] == kind for unit in near)]
    for leader in leaders_on_map(battle, side) if kinds else ():
        here, half = battle.state.leader_hex[leader], half_range(battle, leader)
        riders = [unit for unit in near if distance_to_hex(battle, unit, here) <= half]  # cheaper than `reach`
        for kind in kinds if riders else ():
            if cannot_withdraw_line(battle, leader, kind, mover, near) is None:
                yield ("withdraw-line", leader, kind)


def line_of(battle: Fight, leader: int, kind: str) -> list[int]:
    """6.77a, R-ALEX-103 All cavalry of one Type within half range of a leader, if one of its units is within two
    hexes of him and none is barred to him by a Command Restriction."""
    field = battle.field
    found = reach_board(battle, leader, half_range(battle, leader))
    allowed = field.line_only[leader] or field.contingent_corps[leader]
    units = [
        unit
        for unit in units_on_map(battle, field.leader_side[leader])
        if field.type_of[unit] == kind
        and (not allowed or field.corps_of[unit] in allowed)
        and on_board(battle, found, unit)
    ]
    here = battle.state.leader_hex[leader]
    return units if any(distance_to_hex(battle, unit, here) <= NEAR for unit in units) else []


def cannot_withdraw_line(battle: Fight, leader: int, kind: str, mover: int, near: list[int]) -> Refusal | None:
    """6.77, R-ALEX-103 The Line must exist, be approached, and no unit of it may have withdrawn alone."""
    units = line_of(battle, leader, kind)
    name = battle.field.leader_ids[leader]
    if len(units) < 2 or not any(unit in near for unit in units):
        return refusal("6.77a", "alexander-why-no-line", leader=name)
    if any(is_marked(battle, unit, Mark.WITHDREW) for unit in units):
        return refusal("6.77b", "alexander-why-line-broken", leader=name)
    if all(cannot_withdraw(battle, unit, mover) for unit in units):
        return refusal("6.77a", "alexander-why-no-line", leader=name)
    return None
