"""9.5 Artillery: oxybeles fire at any moment, twice in an Orders Phase of either side."""

from __future__ import annotations

from typing import Final

from strategikon.alexander import missiles
from strategikon.alexander.field import Trait
from strategikon.alexander.pieces import Fight, is_marked, is_on_map
from strategikon.alexander.state import Mark
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.why import Explainers

HOLD: Final = ("hold",)


def interrupt(battle: Fight) -> Activity:
    """9.52a Oxybeles may fire at any moment: each side that has a target is asked, the active side first, until it
    holds."""
    engines = [unit for unit, traits in enumerate(battle.field.traits) if traits & Trait.ARTILLERY]
    if not engines:
        return
    for side in (battle.state.active, 1 - battle.state.active):
        while values := _shots(battle, [unit for unit in engines if battle.field.side_of[unit] == side]):
            value = yield Ask(side, "oxybeles", [*values, HOLD])
            if value == HOLD:
                break
            yield from missiles.answered(battle, value[1], value[2], "oxybeles")


def _shots(battle: Fight, engines: list[int]) -> list[Value]:
    return [
        ("fire", unit, target)
        for unit in engines
        if is_on_map(battle, unit) and missiles.cannot_fire(battle, unit) is None
        for target in missiles.targets(battle, unit)
    ]


def why_not_fire(battle: Fight, ask: Ask, unit: int, target: int) -> Refusal | None:
    """9.52a Why this oxybeles may not fire at that enemy now."""
    if not battle.field.traits[unit] & Trait.ARTILLERY:
        return refusal("9.52a", "alexander-why-no-oxybeles", unit=battle.field.ids[unit])
    if battle.field.side_of[unit] != ask.side:
        return refusal("9.52a", "alexander-why-not-yours", unit=battle.field.ids[unit])
    return missiles.cannot_fire(battle, unit) or missiles.cannot_fire_at(battle, unit, target)


def cannot_move(battle: Fight, unit: int) -> Refusal | None:
    """9.54a An oxybeles that has fired in this phase does not move."""
    if is_marked(battle, unit, Mark.SHOT_ONCE | Mark.SHOT_TWICE):
        return refusal("9.54a", "alexander-why-oxybeles-fired", unit=battle.field.ids[unit])
    return None


WHY_NOT: Final[Explainers] = {("oxybeles", "fire"): why_not_fire}
