"""6.6 Column: entering it, leaving it, moving in it, and being caught in it (R-ALEX-107)."""

from __future__ import annotations

from functools import partial
from typing import Final

from strategikon.alexander.facing import right_of, why_not_face
from strategikon.alexander.pieces import Fight, hexes, in_column, in_double_depth, is_double, mark, unit_id
from strategikon.alexander.state import COLUMN, FORMATIONS, NORMAL, NOWHERE, Mark
from strategikon.alexander.terrain import Places
from strategikon.alexander.zones import in_enemy_zoc
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.hexgrid import OFF
from strategikon.kernel.ruleset import changed
from strategikon.kernel.why import Explainers

MARCHERS: Final = frozenset({"PH", "HI", "MI", "LI", "LP"})


def cannot_change(battle: Fight, unit: int) -> Refusal | None:
    """6.61a PH, HI, MI, LI and LP, neither routed nor in an enemy ZOC; 9.62c not in double depth."""
    name = battle.field.ids[unit]
    if battle.field.type_of[unit] not in MARCHERS or battle.state.routed[unit]:
        return refusal("6.61a", "alexander-why-no-column", unit=name)
    if in_double_depth(battle, unit):
        return refusal("9.62c", "alexander-why-double-depth", unit=name)
    if in_enemy_zoc(battle, unit):
        return refusal("6.61a", "alexander-why-column-zoc", unit=name)
    return None


def cannot_form(battle: Fight, unit: int) -> Refusal | None:
    """6.61a Into column, from the normal formation."""
    if battle.state.formation[unit] != NORMAL:
        return refusal("6.61a", "alexander-why-formation", unit=battle.field.ids[unit])
    return cannot_change(battle, unit)


def cannot_leave(battle: Fight, unit: int) -> Refusal | None:
    """6.61a Out of column."""
    if not in_column(battle, unit):
        return refusal("6.61a", "alexander-why-not-column", unit=battle.field.ids[unit])
    return cannot_change(battle, unit)


def form(battle: Fight, unit: int, heading: int) -> None:
    """6.61a, 6.63d, R-ALEX-107 A double keeps its hexes; the end it heads for leads, and its counter top looks right if
    it heads for its left end."""
    state = battle.state
    if is_double(battle, unit):
        toward_left = heading == (state.facing[unit] - 3) % 12
        state.top = changed(state.top, unit, 1 if toward_left else -1)
        if not toward_left:
            state.hex_of[unit], state.hex2_of[unit] = state.hex2_of[unit], state.hex_of[unit]
    state.facing[unit], state.formation = heading, changed(state.formation, unit, COLUMN)
    _tell(battle, unit)


def fronts(battle: Fight, unit: int) -> list[int]:
    """6.63b The facings a unit may take as it leaves column: a single either vertex beside its hexside, a double the
    side its counter top looks to."""
    facing = battle.state.facing[unit]
    if not is_double(battle, unit):
        return [(facing - 1) % 12, (facing + 1) % 12]
    return [(facing + 3 * battle.state.top[unit]) % 12]


def leave(battle: Fight, unit: int, facing: int) -> None:
    """6.63b Out of column where it stands; it moves again only in a later Orders Phase (6.63c)."""
    state = battle.state
    if is_double(battle, unit):
        lead, trail = hexes(battle, unit)
        left_to_right = battle.field.grid.neighbour[lead][right_of(facing)] == trail
        state.hex_of[unit], state.hex2_of[unit] = (lead, trail) if left_to_right else (trail, lead)
    state.facing[unit], state.formation = facing, changed(state.formation, unit, NORMAL)
    state.top = changed(state.top, unit, 0)
    mark(battle, unit, Mark.LEFT_COLUMN)
    _tell(battle, unit)


def _tell(battle: Fight, unit: int) -> None:
    state = battle.state
    battle.emit(
        "formation",
        unit=unit_id(battle, unit),
        formation=FORMATIONS[state.formation[unit]],
        facing=battle.field.facings[state.facing[unit]],
    )


def headings(battle: Fight, unit: int) -> list[int]:
    """6.63d Where a unit going into column may head: a single to either hexside beside its vertex, a double to either
    end of its length."""
    facing = battle.state.facing[unit]
    if not is_double(battle, unit):
        return [(facing - 1) % 12, (facing + 1) % 12]
    return [(facing - 3) % 12, (facing + 3) % 12]


def steps(battle: Fight, unit: int) -> list[Places]:
    """6.64a A column enters its front hex or one of the two beside it; the trailing half of a double takes the hex its
    leading half leaves."""
    own, ahead = hexes(battle, unit), battle.state.facing[unit] // 2
    rows = battle.field.grid.neighbour
    targets = [rows[own[0]][side % 6] for side in (ahead, ahead - 1, ahead + 1)]
    return [(there, *own[:-1]) for there in targets if there != OFF]


def facing_after(battle: Fight, unit: int, places: Places) -> int:
    """6.64a A single keeps its facing; a double winds: it faces from its trailing to its leading half."""
    if len(places) == 1:
        return battle.state.facing[unit]
    return battle.field.grid.direction(places[1], places[0]) * 2


def shocked(battle: Fight) -> list[int]:
    """6.66a The columns that were shocked in this Orders Phase."""
    state = battle.state
    if COLUMN not in state.formation:
        return []
    attacked = [unit for unit, marks in enumerate(state.marks) if marks & Mark.ATTACKED]
    return [unit for unit in attacked if state.formation[unit] == COLUMN and state.hex_of[unit] != NOWHERE]


WHY_NOT: Final[Explainers] = {("revert", "face"): partial(why_not_face, "6.66a")}
