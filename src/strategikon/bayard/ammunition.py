"""A5.117, A5.118, A5.125, R-BAY-87 Ammunition: shots are counted, more of them cost dice, and who brings new ones."""

from __future__ import annotations

from typing import Final

from strategikon.bayard.field import Fight
from strategikon.bayard.fire.elements import gear_lost
from strategikon.bayard.pieces import on_table, profile_of, unit_id
from strategikon.bayard.state import NOBODY, Mark
from strategikon.kernel.ruleset import changed

CAMP_TURNS: Final = 1  # A5.118 at need
BUSY: Final = Mark.SHOT | Mark.FOUGHT | Mark.MELEE


def spend(battle: Fight, unit: int) -> None:
    """A5.117 One shot of those it has; with the last of them it is told that others will cost dice."""
    if not battle.field.ammunition:
        return
    fired = battle.state.shots[unit] + 1
    battle.state.shots = changed(battle.state.shots, unit, fired)
    if fired == reserve(battle, unit):
        battle.emit("last-shot", unit=unit_id(battle, unit))


def lost_dice(battle: Fight, unit: int) -> int:
    """A5.117, R-BAY-87 One die for each shot beyond its reserve, adding up."""
    missile = battle.field.profiles[unit].missile
    if not battle.field.ammunition or missile is None:
        return 0
    fired = battle.state.shots[unit]
    return max(0, fired + 1 - missile.shots)


# -- A5.118, A5.125 resupply -------------------------------------------------------------------------------------------


def resupply(battle: Fight, side: int) -> None:
    """A5.118, R-BAY-87 When a side's turn begins: whoever spent the turn before beside a source, and neither moved nor
    shot nor fought in it, has one turn more behind it, and after enough of them a full reserve."""
    if not battle.field.ammunition or battle.state.turn < 2:
        return
    serving: set[int] = set()
    for unit in battle.field.units_of[side]:
        if battle.state.shots[unit]:
            _fill(battle, unit, serving)
        elif battle.state.resting[unit]:
            _rest(battle, unit, 0)


def _rest(battle: Fight, unit: int, turns: int) -> None:
    battle.state.resting = changed(battle.state.resting, unit, turns)


def _fill(battle: Fight, unit: int, serving: set[int]) -> None:
    state = battle.state
    idle = on_table(battle, unit) and not state.moved[unit] and not state.marks[unit] & BUSY
    source = _source(battle, unit, serving) if idle else None
    if source is None:
        return _rest(battle, unit, 0)
    giver, turns, name = source
    serving.add(giver)
    if state.resting[unit] + 1 < turns:
        return _rest(battle, unit, state.resting[unit] + 1)
    _rest(battle, unit, 0)
    state.shots = changed(state.shots, unit, 0)
    if giver != NOBODY and not is_wagon(battle, giver):
        state.shots = changed(state.shots, giver, max(1, reserve(battle, giver)))  # A5.125 it must draw new ones itself
    battle.emit("resupplied", unit=unit_id(battle, unit), source=name)
    return None


def reserve(battle: Fight, unit: int) -> int:
    missile = battle.field.profiles[unit].missile
    return missile.shots if missile else 0


def is_wagon(battle: Fight, unit: int) -> bool:
    """A5.118 Wagons and pack animals, which never run out; other troops set aside for it do (A5.125)."""
    profile = battle.field.profiles[unit]
    return profile.mount == "wagon" or bool(profile.pack) or bool(profile.team)


def _source(battle: Fight, unit: int, serving: set[int]) -> tuple[int, int, str] | None:
    """A5.118, A5.125 Who fills it up from beside it or from its hex, the quickest first: the camp, which serves
    everybody, or a unit that serves nobody else this turn and has something to give."""
    here, state, side = battle.state.hex_of[unit], battle.state, battle.field.side_of[unit]
    places = (here, *battle.field.grid.neighbours[here])
    looted = {place for place, _ in state.looted}
    found: list[tuple[int, int, str]] = []
    if any(battle.field.camp_at.get(place) == side and place not in looted for place in places):
        found.append((CAMP_TURNS, NOBODY, "camp"))
    for place in places[1:]:
        other = state.unit_at[place]
        if other == NOBODY or battle.field.side_of[other] != side or other in serving:
            continue
        if _gives(battle, other) and (is_wagon(battle, other) or not battle.field.profiles[unit].resupply):
            found.append((battle.field.profiles[other].resupply, other, unit_id(battle, other)))
    if not found:
        return None
    turns, giver, name = min(found)
    return giver, turns, name


def _gives(battle: Fight, unit: int) -> bool:
    """A5.118, A5.125 Whether a unit carries ammunition for others now."""
    if not profile_of(battle, unit).resupply or gear_lost(battle, unit, "wagons"):
        return False
    return is_wagon(battle, unit) or battle.state.shots[unit] == 0
