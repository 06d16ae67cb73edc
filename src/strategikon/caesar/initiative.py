"""CMD.01-CMD.04, STA.11, STA.27 Moves by initiative."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from strategikon.caesar.commanding import plundering
from strategikon.caesar.duties import MOST_MOVES, charge_values, is_frenzied
from strategikon.caesar.field import Fight
from strategikon.caesar.measure import point_distance
from strategikon.caesar.orders import start
from strategikon.caesar.state import DEAD, INSIDE, OUTSIDE, Mark
from strategikon.caesar.states import is_demoralised
from strategikon.caesar.units import disordered, enemy_within, engaged, figure, open_order, present, troop
from strategikon.kernel.decision import Ask, Refusal, refusal, together
from strategikon.kernel.ruleset import Activity

NEAR: Final = 12_000
PASS: Final = ("pass",)


def may_take_it(battle: Fight, unit: int) -> bool:
    """CMD.02, CMD.04, SPC.09, STA.11, STA.27 Whether nothing of what `cannot_take_it` tells keeps a unit from it: asked
    of everybody after each move, so who is near is looked for last."""
    state, marks = battle.state, battle.state.marks[unit]
    if battle.field.side_of[unit] != state.active or not present(battle, unit):
        return False
    if marks & (Mark.FEIGNED | Mark.INITIATIVE) or engaged(battle, unit) or is_demoralised(battle, unit):
        return False
    if disordered(battle, unit) and not open_order(battle, unit):
        return False
    if state.where[unit] >= INSIDE and not troop(battle, unit).kind.may_enter_building:
        return False
    return not plundering(battle, unit) and enemy_within(battle, unit, NEAR)


def cannot_take_it(battle: Fight, unit: int) -> Refusal | None:
    """CMD.02, CMD.04, SPC.09, STA.11, STA.27 Why a unit may not act by its own initiative."""
    state, told = battle.state, {"unit": battle.field.ids[unit]}
    if battle.field.side_of[unit] != state.active:
        return refusal("SEQ.03", "caesar-why-not-your-unit", **told)
    if not present(battle, unit):
        return refusal("CMD.02", "caesar-why-not-there", **told)
    if state.marks[unit] & Mark.FEIGNED:
        return refusal("SPC.09", "caesar-why-feigned", **told)
    if state.marks[unit] & Mark.INITIATIVE:
        return refusal("CMD.04", "caesar-why-used-initiative", **told).besides("CMD.01", "CMD.03")
    locked = state.where[unit] >= INSIDE and not troop(battle, unit).kind.may_enter_building
    formed = disordered(battle, unit) and not open_order(battle, unit)
    return together(
        refusal("MEL.24", "caesar-why-engaged", **told) if engaged(battle, unit) else None,
        refusal("STA.27", "caesar-why-demoralised", **told) if is_demoralised(battle, unit) else None,
        refusal("STA.11", "caesar-why-disordered", **told) if formed else None,
        refusal("TER.18", "caesar-why-stays-inside", **told) if locked else None,
        refusal("VIC.04", "caesar-why-plunders", **told) if plundering(battle, unit) else None,
        None if enemy_within(battle, unit, NEAR) else refusal("CMD.02", "caesar-why-no-enemy-near", **told),
    )


def why_no_initiative(battle: Fight, unit: int) -> Refusal | None:
    """CMD.02, CMD.01, CPT.01 The same, and that it has moved by order or freely; where the only enemy near is a
    captain, that he is none rests on a rule of its own."""
    moved = battle.state.marks[unit] & (Mark.OBEYED | Mark.FREE)
    already = refusal("CMD.01", "caesar-why-moved-already", unit=battle.field.ids[unit]) if moved else None
    no = together(cannot_take_it(battle, unit), already)
    nobody_near = no is not None and "CMD.02" in (no.rule, *no.also) and present(battle, unit)
    return no.besides("CPT.01") if no and nobody_near and _enemy_captain_near(battle, unit) else no


def _enemy_captain_near(battle: Fight, unit: int) -> bool:
    state, here = battle.state, figure(battle, unit)
    return any(
        line.side != battle.field.side_of[unit]
        and state.captain_state[who] not in (DEAD, OUTSIDE)
        and point_distance(state.captain_x[who], state.captain_y[who], here) <= NEAR
        for who, line in enumerate(battle.field.captains)
    )


def initiative(battle: Fight) -> Activity | None:
    """CMD.03 All initiative moves come before the first order."""
    able = _able(battle, battle.field.friends[battle.state.active])
    first = next(able, None)
    if first is None:
        battle.state.phase = "captain"
        return None
    return _ask(battle, first, able)


def _able(battle: Fight, units: Iterable[int]) -> Iterator[int]:
    return (unit for unit in units if may_take_it(battle, unit))


def _ask(battle: Fight, first: int, others: Iterator[int]) -> Activity:
    own = battle.field.friends[battle.state.active]
    raging = must_charge(battle, list(_able(battle, (unit for unit in own if is_frenzied(battle, unit)))))
    chosen = yield Ask(
        battle.state.active, "initiative",
        lambda: [*([] if raging else [PASS]), *(("initiative", unit) for unit in (first, *others))],
        about=tuple(raging),
    )  # fmt: skip
    if chosen == PASS:
        battle.state.phase = "captain"
        return
    unit = chosen[1]
    battle.state.marks[unit] |= Mark.INITIATIVE
    battle.state.kind = "initiative"
    battle.emit("initiative", unit=battle.field.ids[unit])
    start(battle, unit, MOST_MOVES if unit in raging else 1)


def must_charge(battle: Fight, able: list[int]) -> list[int]:
    """SPC.10 The frenzied units that can charge by initiative, with up to three moves: they must."""
    return [unit for unit in able if is_frenzied(battle, unit) and charge_values(battle, unit, MOST_MOVES)]
