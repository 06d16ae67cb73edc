"""8.5 Advance after combat. 8.55a There is none after missile fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strategikon.alexander import cohesion, doubles, leader_moves, missiles, special_rules, stepping
from strategikon.alexander.combats import ATTACK, Combat
from strategikon.alexander.facing import arcs_of, front_hexes
from strategikon.alexander.field import Trait
from strategikon.alexander.phalanx import stack_of
from strategikon.alexander.pieces import Fight, has, hex_names, hexes, is_double, is_on_map, mark, unit_id
from strategikon.alexander.profile import tq
from strategikon.alexander.shock.combat import all_attackers, attackers, defenders, tops
from strategikon.alexander.state import NOBODY, Mark
from strategikon.alexander.tables import CHECKS
from strategikon.alexander.terrain import Places, cannot_enter, step_loss
from strategikon.alexander.turning import turn_loss
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.hexarcs import FLANK
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

HOLD: Final = ("hold",)
PASSERS: Final = Trait.ELEPHANT | Trait.CHARIOT  # 9.13, 9.23 they pass through instead


# -- 8.51 where a unit may advance -----------------------------------------------------------------------------------


def placements(battle: Fight, unit: int, vacated: Sequence[int]) -> list[Places]:
    """8.51a, 8.53a, R-ALEX-77 Where a unit would stand after advancing into one of these hexes; a double with at
    least one half. Nothing if it physically cannot."""
    if is_double(battle, unit):
        candidates = [*doubles.advances(battle, unit), *doubles.pivots(battle, unit)]
    else:
        candidates = [(there,) for there in _ahead(battle, unit)]
    own = hexes(battle, unit)
    return [
        places
        for places in candidates
        if any(there in vacated and there not in own for there in places)
        and cannot_enter(battle, unit, places) is None
        and is_free(battle, unit, places)
    ]


def _ahead(battle: Fight, unit: int) -> list[int]:
    """7.11 Front hexes; skirmishers, who attack over their flanks, go there too."""
    found = front_hexes(battle, unit)
    if has(battle, unit, Trait.SKIRMISHER):
        sides, here = arcs_of(battle, unit), hexes(battle, unit)[0]
        row = battle.field.grid.neighbour[here]
        found = found + [row[side] for side in range(6) if sides[side] is FLANK and row[side] != OFF]
    return found


def is_free(battle: Fight, unit: int, places: Places) -> bool:
    """Whether nobody else stands in these hexes."""
    return all(battle.state.unit_at[there] in (NOBODY, unit) for there in places)


def losses(battle: Fight, unit: int, places: Places) -> int:
    """8.51a, 6.43b The cohesion an advance costs: terrain and, for a double, the pivot; no Moved penalty (6.13)."""
    pivot = doubles.pivot_loss(battle, unit, places) if is_double(battle, unit) else 0
    return step_loss(battle, unit, places) + pivot


# -- 8.51 to 8.53 the advance ----------------------------------------------------------------------------------------


def advance(battle: Fight, combat: Combat, vacated: Sequence[int], barred: Sequence[int] = ()) -> Activity:
    """8.51 to 8.54 One attacker advances into a vacated hex, then may turn. Answers it, NOBODY if none can."""
    goers = candidates(battle, combat, vacated, barred)
    if not goers:
        return NOBODY
    values: list[Value] = [("advance", unit, places) for unit in goers for places in placements(battle, unit, vacated)]
    _, unit, places = yield from choose(battle, battle.field.side_of[goers[0]], "advance", values)
    straight = is_double(battle, unit) and not doubles.is_pivot(battle, unit, places)
    yield from go(battle, unit, places)
    if straight and has(battle, unit, Trait.PHALANX) and _stands(battle, unit):
        yield from wheel_on(battle, unit)
    elif not is_double(battle, unit) and _stands(battle, unit):
        yield from turn(battle, unit)
    return unit


def _stands(battle: Fight, unit: int) -> bool:
    return is_on_map(battle, unit) and not battle.state.routed[unit]


def go(battle: Fight, unit: int, places: Places) -> Activity:
    """8.51a, 8.51b, 6.45, 8.21a Into the hex; losses that would rout it leave it at TQ-1."""
    old, cost = hexes(battle, unit), losses(battle, unit, places)
    wheels = is_double(battle, unit) and doubles.is_wheel(battle, unit, places) and doubles.wheel_checks(battle, unit)
    stepping.enter(battle, unit, places)
    battle.emit("advance", unit=unit_id(battle, unit), start=hex_names(battle, old), to=hex_names(battle, places))
    mark(battle, unit, Mark.ENTERED_HEX)
    pay(battle, unit, cost, "terrain")
    if wheels:
        excess = cohesion.check(battle, unit, 0, "wheel")
        pay(battle, unit, max(CHECKS["wheel"].pass_points, excess), "check")
    yield from special_rules.has_entered(battle, unit)
    yield from leader_moves.follow(battle, unit, old)
    yield from missiles.entry_fire(battle, unit, old)
    yield from leader_moves.answer_threats(battle, [unit])


def pay(battle: Fight, unit: int, points: int, cause: str) -> None:
    """8.51b The losses of an advance never rout: the unit keeps TQ-1; both phalanxes of a stack pay (9.62i)."""
    for one in stack_of(battle, unit):
        room = max(0, tq(battle, one) - 1 - battle.state.hits[one])
        if min(points, room):
            cohesion.add_hits(battle, one, min(points, room), cause)


def turn(battle: Fight, unit: int) -> Activity:
    """8.52a, 7.14a A single may turn one vertex after advancing, even in an enemy ZOC."""
    facing = battle.state.facing[unit]
    if has(battle, unit, Trait.ARTILLERY):
        return
    values: list[Value] = [("react-turn", unit, (facing + hours) % 12) for hours in (-2, 2)]
    value = yield Ask(battle.field.side_of[unit], "advance", [*values, HOLD], about=unit)
    if value == HOLD:
        return
    cost = turn_loss(battle, unit, value[2])
    battle.state.facing[unit] = value[2]
    battle.emit("facing", unit=unit_id(battle, unit), facing=battle.field.facings[value[2]], mp=0)
    pay(battle, unit, cost, "terrain")


def wheel_on(battle: Fight, unit: int) -> Activity:
    """8.53a A phalanx may combine its advance with a pivot, paying for it."""
    free = [
        places
        for places in doubles.pivots(battle, unit)
        if OFF not in places and cannot_enter(battle, unit, places) is None and is_free(battle, unit, places)
    ]
    if not free:
        return
    values: list[Value] = [("advance", unit, places) for places in free]
    value = yield Ask(battle.field.side_of[unit], "advance", [*values, HOLD], about=unit)
    if value != HOLD:
        yield from go(battle, unit, value[2])


# -- 8.54 who advances -----------------------------------------------------------------------------------------------


def candidates(battle: Fight, combat: Combat, vacated: Sequence[int], barred: Sequence[int] = ()) -> list[int]:
    """8.54a Of those able to enter, the one that was superior, else those with the highest TQ."""
    able = [
        unit
        for unit in tops(battle, all_attackers(combat))
        if unit not in barred
        and is_on_map(battle, unit)
        and not battle.state.routed[unit]
        and not has(battle, unit, PASSERS)
        and placements(battle, unit, vacated)
    ]
    if combat.superior == ATTACK and combat.attacker in able:
        return [combat.attacker]
    best = max((battle.field.tq_of[unit] for unit in able), default=0)
    return [unit for unit in able if battle.field.tq_of[unit] == best]


def prospect(battle: Fight, combat: Combat, held_back: Sequence[int] = ()) -> tuple[int, int]:
    """10.26a, R-ALEX-79 The attacker that would advance if all defenders routed, and what that would cost it; not one
    who may not advance (8.51c)."""
    theirs = [here for unit in defenders(battle, combat) for here in hexes(battle, unit)]
    held = {here: battle.state.unit_at[here] for here in theirs}
    for here in theirs:
        battle.state.unit_at[here] = NOBODY
    try:
        goers = candidates(battle, combat, theirs, held_back)
        goers = [unit for unit in goers if unit in attackers(battle, combat)]
        costs = [(unit, min(losses(battle, unit, p) for p in placements(battle, unit, theirs))) for unit in goers]
    finally:
        for here, unit in held.items():
            battle.state.unit_at[here] = unit
    return min(costs, key=lambda cost: cost[1], default=(NOBODY, 0))


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_advance(battle: Fight, ask: Ask, unit: int, places: Places) -> Refusal:
    """8.51a Why a unit may not advance there."""
    if reason := _another_advances(battle, ask, unit):
        return reason
    reason = cannot_enter(battle, unit, places) if len(places) == len(hexes(battle, unit)) else None
    return reason or refusal("8.51a", "alexander-why-not-vacated", unit=battle.field.ids[unit]).besides("8.55a")


def _another_advances(battle: Fight, ask: Ask, unit: int) -> Refusal | None:
    """8.54a It is not this unit that advances."""
    if unit in [one[1] for one in ask.values if len(one) > 1]:
        return None
    return refusal("8.54a", "alexander-why-another-advances", unit=battle.field.ids[unit])


def why_not_stay(battle: Fight, ask: Ask) -> Refusal:
    """8.51a Why somebody must advance."""
    return refusal("8.51a", "alexander-why-must-advance")


def why_not_turn(battle: Fight, ask: Ask, unit: int, facing: int) -> Refusal:
    """8.52a, 7.13a Why it may not turn so after its advance."""
    rule = "7.13a" if is_double(battle, unit) else "8.52a"
    reason = _another_advances(battle, ask, unit)
    return reason or refusal(rule, "alexander-why-one-vertex", unit=battle.field.ids[unit])


WHY_NOT: Final[Explainers] = {
    ("advance", "advance"): why_not_advance,
    ("advance", "react-turn"): why_not_turn,
    ("advance", "hold"): why_not_stay,
}
