"""CMD.01-CMD.04, STA.11, STA.27 Moves by initiative."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from strategikon.caesar.commanding import plundering
from strategikon.caesar.duties import MOST_MOVES, charge_values, is_frenzied
from strategikon.caesar.field import Fight
from strategikon.caesar.orders import start
from strategikon.caesar.state import INSIDE, Mark
from strategikon.caesar.states import is_demoralised
from strategikon.caesar.units import disordered, enemy_within, engaged, open_order, present, troop
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity

NEAR: Final = 12_000
PASS: Final = ("pass",)


def initiative(battle: Fight) -> Activity | None:
    """CMD.03 All initiative moves come before the first order."""
    if next(_able(battle, battle.field.friends[battle.state.active]), None) is None:
        battle.state.phase = "captain"
        return None
    return _ask(battle)


def _able(battle: Fight, units: Iterable[int]) -> Iterator[int]:
    return (unit for unit in units if cannot_take_it(battle, unit) is None)


def _ask(battle: Fight) -> Activity:
    own = battle.field.friends[battle.state.active]
    raging = must_charge(battle, list(_able(battle, (unit for unit in own if is_frenzied(battle, unit)))))
    chosen = yield Ask(
        battle.state.active, "initiative",
        lambda: [*([] if raging else [PASS]), *(("initiative", unit) for unit in _able(battle, own))],
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
        return refusal("CMD.04", "caesar-why-used-initiative", **told)
    if engaged(battle, unit):
        return refusal("MEL.24", "caesar-why-engaged", **told)
    if is_demoralised(battle, unit):
        return refusal("STA.27", "caesar-why-demoralised", **told)
    if disordered(battle, unit) and not open_order(battle, unit):
        return refusal("STA.11", "caesar-why-disordered", **told)
    if state.where[unit] >= INSIDE and not troop(battle, unit).kind.may_enter_building:
        return refusal("TER.18", "caesar-why-stays-inside", **told)
    if plundering(battle, unit):
        return refusal("VIC.04", "caesar-why-plunders", **told)
    if not enemy_within(battle, unit, NEAR):
        return refusal("CMD.02", "caesar-why-no-enemy-near", **told)
    return None
