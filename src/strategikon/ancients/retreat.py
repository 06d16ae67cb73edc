"""12. Retreat: flags, what lets a unit ignore them, and the way back."""

from __future__ import annotations

from strategikon.ancients.engagement import Combat
from strategikon.ancients.field import GRID, NEIGHBOURS, REAR, Fight
from strategikon.ancients.leaders import lose_blocks
from strategikon.ancients.movement import can_enter, cannot_enter, shift_unit
from strategikon.ancients.terrain import protected_from_fire, protected_in_close_combat
from strategikon.kernel.asking import choose
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity


def retreat_hexes(battle: Fight, combat: Combat, roller: int, unit: int, flags: int) -> int:
    """12.02-12.04; 11.23, 11.44, R-ANC-69 horses forced back by elephants or camels go one hex further a flag."""
    classes = battle.field.classes
    frightened = not combat.ranged and classes[unit].horses and (classes[roller].elephants or classes[roller].camels)
    return flags * (classes[unit].retreat + int(frightened))


def retreat(battle: Fight, combat: Combat, unit: int, hexes: int) -> Activity:
    """12.05-12.11 Back along the way the owner chooses; one block for each hex that cannot be made."""
    state, field = battle.state, battle.field
    ends = ways_back(battle, unit, hexes)
    if not ends:
        battle.emit("blocked", unit=field.ids[unit], lost=hexes)
        yield from lose_blocks(battle, combat, unit, hexes)
        return
    there = yield from choose(battle, field.side_of[unit], "retreat", ends, about=unit)
    here = state.hex_of[unit]
    joined = state.leader_at[there]
    lost = 0 if joined >= 0 else hexes - rows_apart(here, there)
    shift_unit(battle, unit, there)
    battle.emit("retreat", unit=field.ids[unit], path=[GRID.names[here], GRID.names[there]], lost=lost)
    if joined >= 0:
        battle.emit("attach", leader=field.ids[joined], unit=field.ids[unit])
    if lost:
        yield from lose_blocks(battle, combat, unit, lost)


def ways_back(battle: Fight, unit: int, hexes: int) -> list[int]:
    """12.05, R-ANC-75, R-ANC-83 Where a way back of so many hexes may end: as far as possible, or on a lone leader."""
    leader_at, rear = battle.state.leader_at, REAR[battle.field.side_of[unit]]
    frontier = [battle.state.hex_of[unit]]
    leaders: list[int] = []
    ends: list[int] = []
    for _ in range(hexes):
        reached: list[int] = []
        for here in frontier:
            reached += [there for there in rear[here] if there not in reached and can_enter(battle, unit, there)]
        if not reached:
            break
        ends = reached
        frontier = [there for there in reached if leader_at[there] < 0]
        leaders += [there for there in reached if leader_at[there] >= 0]
    return ends + [there for there in leaders if there not in ends]


def rows_apart(here: int, there: int) -> int:
    """12.06 Every hex of a way back is one row nearer the edge."""
    return abs(GRID.position[here][0] - GRID.position[there][0])


def cannot_go_back(battle: Fight, unit: int, there: int) -> Refusal | None:
    """12.07, 12.08, 12.10, 12.11, R-ANC-77 Hexes closed to a retreat or an evade."""
    closed = cannot_enter(battle, unit, there)
    if closed is None:
        return None
    rule = {"8.09": "12.08", "8.11": "12.08", "8.10": "12.11", "8.43": "12.10"}.get(closed.rule)
    terrain = () if rule else (closed.rule, *closed.also)
    return refusal(rule or "12.07", closed.because.id, **closed.because.args).besides(*terrain)


def effective_flags(battle: Fight, combat: Combat, roller: int, unit: int, flags: int) -> Activity:
    """12.12, 12.19, R-ANC-68 The owner ignores flags as he likes, up to the number of reasons. Returns the rest."""
    most = min(flags, flags_to_ignore(battle, combat, roller, unit))
    if not most:
        return flags
    ignored = yield Ask(battle.field.side_of[unit], "flags", range(most + 1), about=(unit, flags))
    if ignored:
        battle.emit("ignore", unit=battle.field.ids[unit], flags=ignored)
    return flags - ignored


def flags_to_ignore(battle: Fight, combat: Combat, roller: int, unit: int) -> int:
    """12.12-12.18, 11.13, 11.41-11.43, 16.30, 16.32, 16.37 The reasons add up."""
    state, field = battle.state, battle.field
    unit_class = field.classes[unit]
    if unit_class.elephants:
        return int(not combat.ranged and field.classes[roller].horses)
    led = state.leader_at[state.hex_of[unit]] >= 0
    protected = unit == combat.defender and is_protected(battle, combat, roller, unit)
    return led + is_supported(battle, unit) + protected + (unit_class.strong if unit in combat.strong else 0)


def is_supported(battle: Fight, unit: int) -> bool:
    """12.14, 12.15 Friends in two adjacent hexes: units, or a lone leader."""
    state, side_of = battle.state, battle.field.side_of
    side, friends = side_of[unit], 0
    for there in NEIGHBOURS[state.hex_of[unit]]:
        piece = state.unit_at[there]
        if piece < 0:
            piece = state.leader_at[there]
        if piece >= 0 and side_of[piece] == side:
            friends += 1
    return friends > 1


def is_protected(battle: Fight, combat: Combat, roller: int, unit: int) -> bool:
    """12.16, R-ANC-59 Rampart and camp protect the unit that is attacked."""
    across = protected_from_fire if combat.ranged else protected_in_close_combat
    return across(battle, unit, roller)
