"""SPC.29, VIC.04 Where a voluntary move may not end, whatever move it is: by order or initiative, a charge, the
following of an enemy."""

from __future__ import annotations

from typing import Final

from strategikon.caesar.courses import Bar
from strategikon.caesar.effects import confined
from strategikon.caesar.field import Fight
from strategikon.caesar.measure import Figure, within
from strategikon.caesar.units import figure, present
from strategikon.kernel.decision import Refusal, refusal

TIE: Final = 6000  # SPC.29


def may_be_bound(battle: Fight, unit: int) -> bool:
    """SPC.29, VIC.04 Whether it has a parent, or the battle confines anybody."""
    return battle.field.parent[unit] >= 0 or "confined" in battle.field.effects


def out_of_bounds(battle: Fight, unit: int, there: Figure) -> Bar | None:
    """SPC.29, VIC.04 Outside the area to which the battle still confines it, or too far from its parent."""
    return _beyond_area(battle, unit, there) or _beyond_tie(battle, unit, there)


def _beyond_area(battle: Fight, unit: int, there: Figure) -> Bar | None:
    return ("VIC.04", "caesar-why-confined", "") if confined(battle, unit, there[0], there[1]) else None


def _beyond_tie(battle: Fight, unit: int, there: Figure) -> Bar | None:
    parent = battle.field.parent[unit]
    if parent >= 0 and present(battle, parent) and not within(there, figure(battle, parent), TIE):
        return "SPC.29", "caesar-why-parent", battle.field.ids[parent]
    return None


def rules_of_bounds(battle: Fight, unit: int, there: Figure) -> list[str]:
    """SPC.29, VIC.04 The bounds of the battle and those of its parent that a place lies beyond, for who asks why."""
    bars = (_beyond_area(battle, unit, there), _beyond_tie(battle, unit, there))
    return [bar[0] for bar in bars if bar is not None]


def cannot_end(battle: Fight, unit: int, there: Figure) -> Refusal | None:
    """SPC.29, VIC.04 Why a unit may not end a voluntary move there."""
    bar = out_of_bounds(battle, unit, there)
    if bar is None:
        return None
    reason = refusal(bar[0], bar[1], unit=battle.field.ids[unit], other=bar[2])
    return reason.besides(*rules_of_bounds(battle, unit, there))
