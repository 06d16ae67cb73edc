"""CMD.23-CMD.25, STA.21, STA.27, STA.29, TER.23 Free moves, and the withdrawals of demoralised divisions."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.captains import drive_away
from strategikon.caesar.field import Fight
from strategikon.caesar.marching import OUTWARD
from strategikon.caesar.orders import start
from strategikon.caesar.state import INSIDE, NOBODY, Mark
from strategikon.caesar.states import is_demoralised
from strategikon.caesar.straight import drive, make
from strategikon.caesar.tables import COLUMN, TESTUDO, Special
from strategikon.caesar.units import allowance, disordered, engaged, on_table, present, troop
from strategikon.caesar.works import leave, nearest_edge, way_home
from strategikon.kernel.asking import granted
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.ruleset import Activity

PASS: Final = ("pass",)


def cannot_move_freely(battle: Fight, unit: int) -> Refusal | None:
    """CMD.22, CMD.24, CMD.25, TER.18 Why a unit is not entitled to a free move now."""
    state, line, told = battle.state, troop(battle, unit), {"unit": battle.field.ids[unit]}
    marks = state.marks[unit]
    if battle.field.side_of[unit] != state.active:
        return refusal("SEQ.03", "caesar-why-not-your-unit", **told)
    if not present(battle, unit):
        return refusal("CMD.23", "caesar-why-not-there", **told)
    if state.where[unit] >= INSIDE and not line.kind.may_enter_building:
        return refusal("TER.18", "caesar-why-stays-inside", **told)
    moved = refusal("CMD.25", "caesar-why-moved-already", **told).besides("CMD.01")
    blundered = refusal("CMD.22", "caesar-why-blundered", **told).besides("BLU.11", "SPC.03", "SPC.04")
    fights = refusal("CMD.25", "caesar-why-engaged", **told).besides("MEL.24")
    return together(
        refusal("SPC.09", "caesar-why-feigned", **told) if marks & Mark.FEIGNED else None,
        moved.besides("CMD.04") if marks & Mark.INITIATIVE else None,
        moved if marks & (Mark.OBEYED | Mark.FREE) else None,
        blundered if marks & Mark.BLUNDERED else None,
        fights if engaged(battle, unit) else None,
        refusal("CMD.25", "caesar-why-disordered", **told) if disordered(battle, unit) else None,
        _not_entitled(battle, unit),
    )


def _not_entitled(battle: Fight, unit: int) -> Refusal | None:
    """CMD.24, SPC.03, SPC.04 Columns, testudos, and the Drilled and Eager whose order failed are entitled."""
    state, line = battle.state, troop(battle, unit)
    marks = state.marks[unit]
    eager = line.has(Special.EAGER) and state.prey[unit] != NOBODY  # SPC.04 an order to charge
    failed = marks & Mark.ORDERED and (line.has(Special.DRILLED) or eager)
    marching = on_table(battle, unit) and state.formation[unit] in (COLUMN, TESTUDO)
    if not failed and not marching:
        reason = refusal("CMD.24", "caesar-why-not-entitled", unit=battle.field.ids[unit])
        return reason.besides("CMD.23", "CMD.25", "SPC.03", "SPC.04")
    return None


def free(battle: Fight) -> Activity | None:
    """STA.21, CMD.24 Withdrawals first, for they are no choice; then whoever is entitled to a free move."""
    own = battle.field.friends[battle.state.active]
    leaving = [unit for unit in own if must_withdraw(battle, unit)]
    if len(leaving) > 1:
        return _choose_withdrawal(battle, leaving)
    if leaving:
        granted(battle, "withdraw", leaving[0])
        withdraw(battle, leaving[0])
        return None
    able = [unit for unit in own if cannot_move_freely(battle, unit) is None]
    if not able:
        battle.state.phase = "ride"
        return None
    return _choose_free(battle, able)


def _choose_withdrawal(battle: Fight, leaving: list[int]) -> Activity:
    _, unit = yield Ask(battle.state.active, "withdraw", [("withdraw", unit) for unit in leaving])
    withdraw(battle, unit)


def _choose_free(battle: Fight, able: list[int]) -> Activity:
    chosen = yield Ask(battle.state.active, "free", [PASS, *(("free", unit) for unit in able)])
    if chosen == PASS:
        battle.state.phase = "ride"
        return
    battle.state.marks[chosen[1]] |= Mark.FREE
    battle.state.kind = "free"
    start(battle, chosen[1], 1)


def must_withdraw(battle: Fight, unit: int) -> bool:
    """STA.21, STA.27 A unit of a demoralised division that passed no order and does not fight goes to the edge."""
    if not present(battle, unit) or not is_demoralised(battle, unit) or engaged(battle, unit):
        return False
    return not battle.state.marks[unit] & (Mark.OBEYED | Mark.FREE)


def withdraw(battle: Fight, unit: int) -> None:
    """STA.29, TER.23 Straight to the nearest edge by one move, its heading kept; an occupant comes out."""
    state = battle.state
    state.marks[unit] |= Mark.FREE
    if state.where[unit] >= INSIDE:
        out = way_home(battle, unit)
        if out is not None:
            leave(battle, unit, *out)
            state.marks[unit] |= Mark.MOVED
    else:
        edge = nearest_edge(battle, unit, state.x[unit], state.y[unit])
        make(battle, unit, drive(battle, unit, OUTWARD[edge], allowance(battle, unit)))
        state.marks[unit] |= Mark.MOVED
    drive_away(battle)
