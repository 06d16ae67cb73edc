"""4.49, 4.112-4.115, A2.03 Plaquettes come off: how many beasts break loose with them, and when a unit is destroyed."""

from __future__ import annotations

from strategikon.bayard.field import Fight
from strategikon.bayard.mixed import foot_lost
from strategikon.bayard.pieces import character_with, lift, losses_of, mark, unit_id
from strategikon.bayard.profile import Profile
from strategikon.bayard.state import Mark
from strategikon.bayard.tables import ELEPHANT, INFANTRY
from strategikon.kernel.ruleset import changed


def take_off(battle: Fight, unit: int, count: int, cause: str) -> int:
    """4.49 So many plaquettes, with the last of which the unit is gone (A2.03). Answers how many beasts break loose
    (4.112); whoever takes plaquettes off sees to them."""
    state = battle.state
    if unit in battle.field.decoys:
        return 0  # A5.108 nobody is there
    taken = min(count, state.plaquettes[unit] - _kept(battle, unit))
    if taken <= 0 or state.hex_of[unit] < 0:
        return 0
    state.plaquettes[unit] -= taken
    battle.emit("losses", unit=unit_id(battle, unit), count=taken, left=state.plaquettes[unit], cause=cause)
    loose = _break_loose(battle, unit, taken)
    if state.plaquettes[unit] == 0:
        _destroy(battle, unit)
    return loose


def _kept(battle: Fight, unit: int) -> int:
    """A2.95, R-BAY-65 The last plaquette of Achilles' unit cannot be taken."""
    return 1 if character_with(battle, unit, "achilles") else 0


def _break_loose(battle: Fight, unit: int, taken: int) -> int:
    """4.112-4.115, R-BAY-93 Each plaquette of war elephants runs; of bearers, teams and packs one animal at the first
    loss (dwarf ones: one at each of the first two), after which infantry walks and guns stand still."""
    state, profile = battle.state, battle.field.profiles[unit]
    if profile.type == ELEPHANT and not profile.platform:
        lost = losses_of(battle, unit)
        return taken - foot_lost(profile, lost) + foot_lost(profile, lost - taken)  # A3.10 foot does not run
    loose = min(taken if profile.dwarf else 1, state.animals[unit])
    if loose <= 0:
        return 0
    state.animals = changed(state.animals, unit, state.animals[unit] - loose)
    if state.animals[unit] == 0:
        mark(battle, unit, without_animals(profile))
    return loose


def without_animals(profile: Profile) -> int:
    """4.114, A3.20 What becomes of a unit whose elephants are gone: infantry walks, guns stand still; a pack is no
    mount."""
    if profile.pack == "elephant":
        return 0
    return Mark.ON_FOOT if profile.type == INFANTRY else Mark.STATIC


def drown(battle: Fight, unit: int) -> None:
    """A5.106 A unit goes down with its boat, whatever it is."""
    battle.emit("losses", unit=unit_id(battle, unit), count=battle.state.plaquettes[unit], left=0, cause="wreck")
    battle.state.plaquettes[unit] = 0
    _destroy(battle, unit)


def _destroy(battle: Fight, unit: int) -> None:
    """A2.03, 5.02 The unit is destroyed and counts as lost."""
    state, side = battle.state, battle.field.side_of[unit]
    lift(battle, unit)
    if battle.field.watch is not None:
        battle.field.watch(battle)
    counted = list(state.lost)
    counted[side] += battle.field.profiles[unit].half_units
    state.lost = (counted[0], counted[1])
    battle.emit("destroyed", unit=unit_id(battle, unit))
