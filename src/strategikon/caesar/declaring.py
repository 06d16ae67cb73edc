"""CHG.02, CHG.22-CHG.24, CHG.36 Who may charge whom: class, state, formation, distance and sight."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.field import Fight
from strategikon.caesar.formations import must_close
from strategikon.caesar.measure import within
from strategikon.caesar.sight import faces, has_before, has_in_sight
from strategikon.caesar.state import INSIDE
from strategikon.caesar.states import unfit
from strategikon.caesar.tables import COLUMN, OPEN, SQUARE
from strategikon.caesar.units import allowance, enemies_near, engaged, figure, on_table, open_order, troop
from strategikon.kernel.decision import Refusal, refusal, together

LOOSE_PREY: Final = ("artillery", "wagon", "civilians")  # CHG.24


def cannot_declare(battle: Fight, unit: int, target: int, moves: int) -> Refusal | None:
    """CHG.02, CHG.36, TER.15 A target within so many moves, before it and in its sight. The hidden are looked at last:
    sight is dear."""
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    near = within(figure(battle, unit), figure(battle, target), moves * longest_move(battle, unit))
    reason = together(
        cannot_charge(battle, unit),
        _cannot_assault(battle, unit, target),
        None if near else refusal("CHG.36", "caesar-why-charge-far", **told),
        None if faces(battle, unit, target) else refusal("CHG.02", "caesar-why-not-before", **told),
    )
    if reason is None and not has_in_sight(battle, unit, target):
        return refusal("CHG.02", "caesar-why-unseen", **told)
    return reason


def prey_of(battle: Fight, unit: int, moves: int) -> list[int]:
    """CHG.02, CHG.36, TER.15 The enemies on whom a unit may declare a charge with so many moves: whom `cannot_declare`
    does not forbid, where nobody wants to know why of the others."""
    if cannot_charge(battle, unit) is not None:
        return []
    here, far = figure(battle, unit), moves * longest_move(battle, unit)
    return [
        foe
        for foe, there in enemies_near(battle, unit, here, far)
        if within(here, there, far)
        and has_before(battle, unit, there)
        and _cannot_assault(battle, unit, foe) is None
        and has_in_sight(battle, unit, foe)
    ]


def _cannot_assault(battle: Fight, unit: int, target: int) -> Refusal | None:
    """TER.15 Only infantry charges those inside a work."""
    if battle.state.where[target] < INSIDE or troop(battle, unit).kind.arm == "infantry":
        return None
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    return refusal("TER.15", "caesar-why-only-foot-assaults", **told)


def cannot_charge(battle: Fight, unit: int) -> Refusal | None:
    """CHG.22, CHG.23, STA.03, STA.14, STA.22, UNI.09 Class and state: shaken, disordered and demoralised units do not
    charge, nor do engines, wagons and civilians."""
    told = {"unit": battle.field.ids[unit]}
    kind = troop(battle, unit).kind
    reason = unfit(battle, unit, ("STA.03", "STA.14", "STA.22"), "caesar-why-shaken-charge")
    state = None if reason is None else reason.besides("CHG.22")
    if not kind.may_charge:
        never = refusal("CHG.23", "caesar-why-never-charges", **told)
        return together(never.besides("UNI.09") if kind.arm == "civilians" else never, state)
    if battle.state.where[unit] >= INSIDE:
        return together(state, refusal("TER.20", "caesar-why-not-free-to-charge", **told))
    if not on_table(battle, unit) or engaged(battle, unit):
        return together(state, refusal("CHG.01", "caesar-why-not-free-to-charge", **told).besides("MEL.24"))
    return state


def cannot_strike(battle: Fight, unit: int, target: int) -> Refusal | None:
    """CHG.23, CHG.24, FRM.05, FRM.07, UNI.04 Its formation: columns and squares charge nobody, open order only loose or
    helpless prey, and whoever must close its ranks does that first."""
    formation = battle.state.formation[unit]
    told = {"unit": battle.field.ids[unit], "other": battle.field.ids[target]}
    reason = _cannot_assault(battle, unit, target)
    if reason is not None:
        return reason
    inside = battle.state.where[target] >= INSIDE
    if formation in (COLUMN, SQUARE):
        twin = "FRM.05" if formation == COLUMN else "FRM.07"
        return refusal("CHG.23", "caesar-why-formation-charge", **told).besides(twin)
    prey = (not inside and open_order(battle, target)) or troop(battle, target).kind.arm in LOOSE_PREY
    return together(
        refusal("CHG.24", "caesar-why-open-charge", **told) if formation == OPEN and not prey else None,
        refusal("UNI.04", "caesar-why-must-close", **told) if must_close(battle, unit) else None,
    )


def longest_move(battle: Fight, unit: int) -> int:
    """CHG.36 Its allowance; of troops that switch order the greater of two."""
    line = troop(battle, unit)
    if not line.kind.switches:
        return allowance(battle, unit)
    return max(line.allowances[formation] for formation, shape in enumerate(line.shapes) if shape is not None)
