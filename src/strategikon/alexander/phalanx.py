"""9.6 Phalanxes: defence, double depth, square, rout."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from strategikon.alexander import doubles, profile, special_rules
from strategikon.alexander.facing import flank_hexes
from strategikon.alexander.field import Trait
from strategikon.alexander.leaders import is_overall
from strategikon.alexander.pieces import (
    Fight,
    has_moved_now,
    hexes,
    in_double_depth,
    in_square,
    is_beneath,
    leader_id,
    unit_id,
    units_on_map,
)  # fmt: skip
from strategikon.alexander.state import NOBODY, NORMAL
from strategikon.alexander.tables import D10, PROHIBITED, SHOCK_ADJUSTMENTS, SPECIAL_MP
from strategikon.alexander.terrain import step_mp
from strategikon.alexander.zones import in_enemy_zoc, zone_of
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.throws import HIT

AGAINST_PHALANX: Final = 3  # 9.65a, R-ALEX-75
SQUARE_SIZE: Final = 4  # 9.64c


# -- 9.61 defence ----------------------------------------------------------------------------------------------------


def defence_shift(battle: Fight, attackers: Iterable[int], defender: int, striker: int) -> int:
    """9.61, R-ALEX-15 Non-phalanxes of which one has moved, against the front of a PH: 2L for each covered flank, 1L if
    the attacker used for the column is HI. The caller knows that the angle is the front."""
    field, crowd = battle.field, list(attackers)
    if not field.traits[defender] & Trait.PHALANX or any(field.traits[unit] & Trait.PHALANX for unit in crowd):
        return 0
    if not any(has_moved_now(battle, unit) for unit in crowd):
        return 0
    each = SHOCK_ADJUSTMENTS["phalanx_front_hi" if field.type_of[striker] == "HI" else "phalanx_front"]
    return each * covered_flanks(battle, defender)


def covered_flanks(battle: Fight, unit: int) -> int:
    """9.61a How many flank hexes of a PH in line hold another PH of its side or lie in the ZOC of one."""
    if battle.state.formation[unit] != NORMAL:
        return 0
    field = battle.field
    own = units_on_map(battle, field.side_of[unit])
    others = [
        other
        for other in own
        if field.traits[other] & Trait.PHALANX
        and other not in stack_of(battle, unit)
        and not battle.state.routed[other]
    ]
    covered = {there for other in others for there in (*hexes(battle, other), *zone_of(battle, other))}
    return sum(there in covered for there in flank_hexes(battle, unit))


# -- 9.62 double depth -----------------------------------------------------------------------------------------------


def stack_partner(battle: Fight, unit: int) -> int:
    """9.62a, R-ALEX-86 The front phalanx a moving phalanx may join from right behind, NOBODY if none: nothing spent,
    and MP for the hexes and 1 more."""
    state = battle.state
    if cannot_stack(battle, unit) is not None:
        return NOBODY
    for places in doubles.advances(battle, unit):
        front = state.unit_at[places[0]] if places[0] >= 0 else NOBODY
        if front in (NOBODY, unit) or hexes(battle, front) != places:
            continue
        if cannot_stack_on(battle, unit, front) is None:
            return front
    return NOBODY


def cannot_stack(battle: Fight, unit: int) -> Refusal | None:
    """9.62a A Macedonian phalanx in line, at the beginning of a move ordered directly by the OC."""
    state, field = battle.state, battle.field
    name = field.ids[unit]
    if not field.traits[unit] & Trait.PHALANX or field.side_of[unit] != field.macedonian:
        return refusal("9.62a", "alexander-why-no-phalanx", unit=name)
    if state.formation[unit] != NORMAL or in_double_depth(battle, unit):
        return refusal("9.62a", "alexander-why-formation", unit=name)
    if state.leader != NOBODY and not is_overall(battle, state.leader):
        names = {"leader": leader_id(battle, state.leader), "unit": name}
        return refusal("9.62a", "alexander-why-oc-only", **names).besides("9.62b")
    if state.step_hexes or state.mp_spent:
        return refusal("9.62a", "alexander-why-right-behind", unit=name)
    return None


def cannot_stack_on(battle: Fight, unit: int, front: int) -> Refusal | None:
    """9.62a The front phalanx: of its side, in line, facing the same way, and alone in its hexes."""
    state, field = battle.state, battle.field
    names = {"unit": field.ids[unit], "other": field.ids[front]}
    if not field.traits[front] & Trait.PHALANX or field.side_of[front] != field.side_of[unit]:
        return refusal("9.62a", "alexander-why-no-phalanx", unit=field.ids[front])
    unfit = state.formation[front] != NORMAL or state.routed[front] or in_double_depth(battle, front)
    if unfit or state.facing[front] != state.facing[unit]:
        return refusal("9.62a", "alexander-why-right-behind", **names)
    if hexes(battle, front) not in doubles.advances(battle, unit):
        return refusal("9.62a", "alexander-why-right-behind", **names)
    cost = step_mp(battle, unit, hexes(battle, front))
    if cost == PROHIBITED or cost + SPECIAL_MP["form_double_depth"] > state.mp_left:
        return refusal("9.62a", "alexander-why-mp", cost=cost + SPECIAL_MP["form_double_depth"], left=state.mp_left)
    return None


def why_not_stack(battle: Fight, unit: int, front: int) -> Refusal | None:
    """9.62a Why the moving phalanx may not join that one."""
    return cannot_stack(battle, unit) or cannot_stack_on(battle, unit, front)


def stack_of(battle: Fight, unit: int) -> tuple[int, ...]:
    """9.62 The two phalanxes of a stack, top first; else the unit alone."""
    below = battle.state.beneath
    if below[unit] != NOBODY:
        return (unit, below[unit])
    return (below.index(unit), unit) if is_beneath(battle, unit) else (unit,)


def fighting_size(battle: Fight, unit: int) -> int:
    """9.62f, 9.64c Size in combat: both phalanxes of a stack, a quarter (rounded up) in square."""
    size = sum(battle.field.size_of[fellow] for fellow in stack_of(battle, unit))
    return -(-size // SQUARE_SIZE) if in_square(battle, unit) else size


# -- 9.63, 9.64 square -----------------------------------------------------------------------------------------------


def cannot_form_square(battle: Fight, unit: int) -> Refusal | None:
    """9.63a PH, or double HI/HO of the Macedonian army (or `may_form_square`), in line and not in an enemy ZOC."""
    name = battle.field.ids[unit]
    if not can_form_square(battle, unit):
        return refusal("9.63a", "alexander-why-no-square", unit=name)
    if battle.state.formation[unit] != NORMAL or in_double_depth(battle, unit):
        return refusal("9.63a", "alexander-why-formation", unit=name)
    if in_enemy_zoc(battle, unit):
        return refusal("9.63a", "alexander-why-in-zoc", unit=name)
    return None


def can_form_square(battle: Fight, unit: int) -> bool:
    """9.63a Who is drilled for it."""
    field = battle.field
    traits = field.traits[unit]
    if traits & Trait.PHALANX or special_rules.may_form_square(battle, unit):
        return True
    hoplites = Trait.DOUBLE | Trait.HEAVY
    return traits & hoplites == hoplites and field.side_of[unit] == field.macedonian


def cannot_leave_square(battle: Fight, unit: int) -> Refusal | None:
    """R-ALEX-87 As forming it."""
    name = battle.field.ids[unit]
    if not in_square(battle, unit):
        return refusal("9.63a", "alexander-why-not-square", unit=name)
    if in_enemy_zoc(battle, unit):
        return refusal("9.63a", "alexander-why-in-zoc", unit=name)
    return None


# -- 9.65 rout -------------------------------------------------------------------------------------------------------


def holds(battle: Fight, unit: int, modifier: int) -> bool:
    """9.65a, 9.65b Die + (hits - TQ) + `modifier` against TQ: equal or below, it stands with hits at TQ-1."""
    state = battle.state
    tq = profile.tq(battle, unit)
    change = state.hits[unit] - tq + modifier
    throw = battle.throw("hold", 1, D10, unit=unit_id(battle, unit))
    stands = throw.number + change <= tq
    throw.tell(die=throw.number, modifier=change, tq=tq, success=int(stands))
    if stands:
        state.hits[unit] = tq - 1
        throw.scored(0, HIT)
    return stands


def rolls(battle: Fight, unit: int) -> bool:
    """9.65a, R-ALEX-76 PH and double HI/HO roll before they rout; single HI and Cardaces do not."""
    traits = battle.field.traits[unit]
    return bool(traits & Trait.DOUBLE and traits & Trait.HEAVY) and not battle.state.routed[unit]


def never_rallies(battle: Fight, unit: int) -> bool:
    """9.65d, 10.27b The same units, once routed."""
    traits = battle.field.traits[unit]
    return bool(traits & Trait.DOUBLE and traits & Trait.HEAVY)
