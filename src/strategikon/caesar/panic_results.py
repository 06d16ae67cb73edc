"""BRK.12-BRK.30, BRK.35-BRK.40, BRK.44-BRK.48, BRK.51-BRK.53, BRK.56, BRK.62 What a panic test comes to."""

from __future__ import annotations

from typing import Final, NamedTuple

from strategikon.caesar.field import Fight
from strategikon.caesar.state import INSIDE
from strategikon.caesar.tables import HIGHEST_PANIC, LOWEST_PANIC, PANIC, SQUARE
from strategikon.caesar.units import figure, on_table, shaken, troop

SHOOTING, MELEE = "shooting", "melee"
STEADFAST, CONFUSION, ROUT = "steadfast", "confusion", "rout"
RETREAT, DISORDERED_RETREAT, EITHER = "retreat", "retreat_disordered", "confusion_or_retreat"
FALL_BACK, DISORDERED_FALL_BACK, ANARCHIC = "fall_back", "fall_back_disordered", "fall_back_anarchic"
ANARCHY_AROUND: Final = "confusion_anarchic"  # BRK.53 it stays, and disorders its side
FALLS_BACK: Final = (FALL_BACK, DISORDERED_FALL_BACK, ANARCHIC)
SHELTERED: Final = {  # BRK.15, BRK.16, BRK.53 what square, building and fortification make of a result
    RETREAT: STEADFAST, FALL_BACK: STEADFAST, DISORDERED_RETREAT: CONFUSION, DISORDERED_FALL_BACK: CONFUSION,
    ANARCHIC: ANARCHY_AROUND,
}  # fmt: skip


class Nerve(NamedTuple):
    """Everything about a unit that a panic test looks at."""

    row: str  # BRK.12-BRK.14, BRK.56
    shaken: bool
    wounded: bool
    sheltered: bool  # in square, in a building, in a fortification
    uphill: bool  # engaged, and an enemy it touches is on a higher position
    brittle: bool  # BRK.18 artillery and wagons


def level(battle: Fight, unit: int) -> int:
    """TER.13 How high its centre is."""
    x, y, _ = figure(battle, unit)
    return battle.field.ground.level(x, y) if battle.field.ground.pieces else 0


def is_sheltered(battle: Fight, unit: int) -> bool:
    """BRK.15, BRK.62 In square, in a building or in a fortification."""
    return not on_table(battle, unit) or battle.state.formation[unit] == SQUARE


def outcome(score: int, cause: str, nerve: Nerve) -> str:
    """BRK.19-BRK.28, BRK.52 The table, then the conversions in their order."""
    found, clause = PANIC[max(LOWEST_PANIC, min(HIGHEST_PANIC, score)), nerve.row, cause]
    if (clause == "rout_if_shaken" and nerve.shaken) or (clause == "rout_if_wounded" and nerve.wounded):
        return ROUT
    if nerve.sheltered:
        return SHELTERED.get(found, found)
    if nerve.uphill and found == STEADFAST:
        found = FALL_BACK
    return ROUT if nerve.brittle and found in FALLS_BACK else found


def nerve_of(battle: Fight, unit: int, foes: list[int]) -> Nerve:
    """BRK.51 A unit as it is at the moment of its test; `foes` are the enemies it touches, if it is engaged."""
    state, kind = battle.state, troop(battle, unit).kind
    inside = state.where[unit] >= INSIDE
    sheltered = inside or state.formation[unit] == SQUARE
    uphill = not inside and any(level(battle, foe) > level(battle, unit) for foe in foes)
    wounded = state.casualties[unit] > 0
    return Nerve(kind.panic_row, shaken(battle, unit), wounded, sheltered, uphill, kind.arm in ("artillery", "wagon"))
