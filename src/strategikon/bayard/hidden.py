"""A5.107-A5.109 Hidden units and decoys: markers on the table, turned up as soon as the enemy sees them.

A decoy is counted as a unit after all others (`field.decoys`): it is activated and moves like one, and is nobody. Where
a marker lies everybody sees; what lies under it is its owner's secret, so that it masks and halts like a unit.
"""

from __future__ import annotations

from typing import Final

from strategikon.bayard import sight
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.ground import BUILT_UP, FOREST
from strategikon.bayard.pieces import hex_name, lift, unit_id
from strategikon.bayard.state import LEFT, Mark
from strategikon.bayard.terrain import terrain_at
from strategikon.kernel.ruleset import changed

COVERED_SIGHT: Final = 4  # A5.109 in woods and buildings


def at_start(field: Field) -> tuple[int, ...]:
    """A5.107 The units that the scenario hides, with the decoys; every unit, where it names neither. Who comes later is
    not hidden."""
    here = [unit for unit, arrival in enumerate(field.unit_arrivals) if arrival is None]
    named = [unit for unit in here if field.unit_lines[unit].get("hidden") or unit in field.decoys]
    return tuple(named or here)


def is_decoy(battle: Fight, unit: int) -> bool:
    return unit in battle.field.decoys


def show(battle: Fight, unit: int) -> None:
    """A5.107, A5.109 The marker is turned up: seen, or because its unit shoots or fights."""
    state = battle.state
    if unit not in state.papers:
        return
    here = state.hex_of[unit]
    state.papers = tuple(one for one in state.papers if one != unit)
    if here < 0:
        return
    if is_decoy(battle, unit):
        lift(battle, unit)
        state.hex_of[unit], state.marks[unit] = LEFT, 0  # whoever activated it has activated nobody
        battle.emit("decoy", hex=hex_name(battle, here))
        return
    battle.emit("shown", unit=unit_id(battle, unit), hex=hex_name(battle, here))


def reveal(battle: Fight, unit: int) -> None:
    """A5.107, A5.123 Who shoots or fights is no longer hidden; the flash of powder shows at night who shot."""
    if battle.field.veiled:
        show(battle, unit)
    if battle.field.watch is not None:
        battle.field.watch(battle)


def turn_up(battle: Fight) -> None:
    """A5.109 Every marker that an enemy formation sees is replaced by its unit; a decoy goes. All are looked at from
    where they lie before any is turned up."""
    on_table = [unit for unit in battle.state.papers if battle.state.hex_of[unit] >= 0]
    seen = [unit for unit in on_table if is_seen(battle, unit)]
    for unit in seen:
        show(battle, unit)


def is_seen(battle: Fight, unit: int) -> bool:
    """A5.109 Whether any enemy that is awake sees a marker: in woods and buildings from 4 hexes, elsewhere as far as
    the line of sight goes. Enemy markers look too, whatever lies under them: nothing must tell what that is."""
    state, side = battle.state, battle.field.side_of[unit]
    row = battle.field.grid.distance[state.hex_of[unit]]
    covered = bool(terrain_at(battle, state.hex_of[unit]) & (FOREST | BUILT_UP))
    for enemy in battle.field.units_of[1 - side]:
        there = state.hex_of[enemy]
        if there < 0 or state.marks[enemy] & Mark.ASLEEP or (covered and row[there] > COVERED_SIGHT):
            continue
        if row[there] <= 1 or sight.in_view(battle, enemy, unit):
            return True
    return False


def note_pace(battle: Fight, unit: int) -> None:
    """The enemy sees how far a marker goes: what cannot be under it."""
    if unit in battle.state.papers and battle.state.moved[unit] > battle.state.paper_most[unit]:
        battle.state.paper_most = changed(battle.state.paper_most, unit, battle.state.moved[unit])
