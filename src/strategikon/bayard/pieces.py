"""Who stands where: the plain questions and changes that every chapter needs."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.bayard.field import Fight
from strategikon.bayard.mixed import foot_left
from strategikon.bayard.night.darkness import is_dark
from strategikon.bayard.profile import Gait, Profile
from strategikon.bayard.state import ACTIVATED, GROUPS, NOBODY, NOWHERE, LeaderMark, Mark
from strategikon.bayard.tables import FORMATIONS, RANKS
from strategikon.kernel.ruleset import changed

# -- names -------------------------------------------------------------------------------------------------------------


def unit_id(battle: Fight, unit: int) -> str:
    return battle.field.ids[unit]


def leader_id(battle: Fight, leader: int) -> str:
    return battle.field.leader_ids[leader]


def hex_name(battle: Fight, here: int) -> str:
    return battle.field.grid.names[here]


def profile_of(battle: Fight, unit: int) -> Profile:
    """What a unit is now: R-BAY-93 a platform without its elephants is a gun on the ground, 4.114, A3.33 infantry
    without its animals or wagons goes on foot, A5.103 whoever is on board fights so."""
    field = battle.field
    if field.shifting:
        if battle.state.aboard[unit] != NOBODY:
            return field.afloat[unit]
        if unit in field.grounded and battle.state.marks[unit] & Mark.STATIC:
            return field.grounded[unit]
        if unit in field.on_foot and battle.state.marks[unit] & Mark.ON_FOOT:
            return field.on_foot[unit]
    return field.profiles[unit]


def first_player(battle: Fight) -> int:
    """1.27 The side that plays first in each full turn."""
    return battle.state.active if battle.state.half == 0 else 1 - battle.state.active


def on_wheels(battle: Fight, unit: int) -> bool:
    """R-BAY-06, A3.33 Whether ground closed to vehicles stops a unit: not one that is driven out of its wagons."""
    if unit in battle.field.on_foot:
        left = battle.state.marks[unit] & Mark.ON_FOOT or formation_of(battle, unit) == "wagons_in_defence"
        return battle.field.on_foot[unit].wheels if left else battle.field.profiles[unit].wheels
    return battle.field.profiles[unit].wheels


def gait_of(battle: Fight, unit: int) -> Gait:
    """How a unit goes now."""
    if battle.field.on_foot and battle.field.gaits[unit][0] and not on_wheels(battle, unit):
        return battle.field.on_foot[unit].gait
    return battle.field.gaits[unit]


# -- units -------------------------------------------------------------------------------------------------------------


def on_table(battle: Fight, unit: int) -> bool:
    return battle.state.hex_of[unit] >= 0


def units_on_table(battle: Fight, side: int) -> Iterator[int]:
    hex_of = battle.state.hex_of
    return (unit for unit in battle.field.units_of[side] if hex_of[unit] >= 0)


def is_activated(battle: Fight, unit: int) -> bool:
    """2.01"""
    return bool(battle.state.marks[unit] & ACTIVATED)


def acting_mark(battle: Fight) -> int:
    """2.15 The mark of the group whose turn it is; units reached by messengers go with the first."""
    return GROUPS[battle.state.stage] | (Mark.REACHED if battle.state.stage == 0 else 0)


def in_group(battle: Fight, unit: int) -> bool:
    """2.15 Whether a unit belongs to the group whose turn it is."""
    return bool(battle.state.marks[unit] & acting_mark(battle))


def weight_of(battle: Fight, unit: int) -> int:
    """A3.08, R-BAY-25, R-BAY-82 The unit's own weight, as loosened: what rules look at that name a weight. Of a mixed
    unit that of its less protected part."""
    profile = profile_of(battle, unit) if battle.field.shifting else battle.field.profiles[unit]
    if profile.escort and escort_of(battle, unit):
        return min(profile.weight, profile.escort_weight) - battle.state.loosened[unit]
    return profile.weight - battle.state.loosened[unit]


def escort_of(battle: Fight, unit: int) -> int:
    """A3.08 Plaquettes of foot left in a mixed unit."""
    profile = battle.field.profiles[unit]
    return foot_left(profile, losses_of(battle, unit)) if profile.escort else 0


def formation_of(battle: Fight, unit: int) -> str:
    return FORMATIONS[battle.state.formation[unit]]


def has(battle: Fight, unit: int, trait: str) -> bool:
    """Whether a unit has a particularity."""
    return trait in battle.field.profiles[unit].traits


def known_at(battle: Fight, side: int, here: int) -> int:
    """A5.73 The unit in a hex as a side knows it: nobody, where an enemy stands unseen."""
    unit: int = battle.state.unit_at[here]
    return NOBODY if battle.field.veiled and unit in battle.state.unseen[side] else unit


def is_hidden_from(battle: Fight, side: int, unit: int) -> bool:
    """A5.73, A5.107 Whether a side does not know where an enemy unit stands, or not what its marker is."""
    if not battle.field.veiled or battle.field.side_of[unit] == side:
        return False
    return unit in battle.state.unseen[side] or unit in battle.state.papers


def adjacent_units(battle: Fight, here: int) -> Iterator[int]:
    unit_at = battle.state.unit_at
    return (unit_at[there] for there in battle.field.grid.neighbours[here] if unit_at[there] != NOBODY)


def adjacent_enemies(battle: Fight, unit: int) -> list[int]:
    """Enemy units in the hexes beside a unit, in the order of its sides."""
    side_of = battle.field.side_of
    return [other for other in adjacent_units(battle, battle.state.hex_of[unit]) if side_of[other] != side_of[unit]]


def adjacent_friends(battle: Fight, unit: int) -> list[int]:
    side_of = battle.field.side_of
    return [other for other in adjacent_units(battle, battle.state.hex_of[unit]) if side_of[other] == side_of[unit]]


def losses_of(battle: Fight, unit: int) -> int:
    return battle.field.profiles[unit].plaquettes - battle.state.plaquettes[unit]


def put(battle: Fight, unit: int, there: int) -> None:
    """A unit comes to stand in a hex, from wherever it was."""
    state = battle.state
    lift(battle, unit)
    state.unit_at[there] = unit
    state.hex_of[unit] = there
    if state.holder:
        state.holder = changed(state.holder, there, battle.field.side_of[unit])
    if battle.field.watch is not None:
        battle.field.watch(battle)
    if there in battle.field.camp_at:
        _loot(battle, unit, there)


def _loot(battle: Fight, unit: int, there: int) -> None:
    """A5.112 A hex of a camp is looted when an enemy comes into it, and only once."""
    state, owner = battle.state, battle.field.camp_at[there]
    if owner != battle.field.side_of[unit] and all(here != there for here, _ in state.looted):
        state.looted = (*state.looted, (there, 0))
        battle.emit("looted", unit=unit_id(battle, unit), hex=hex_name(battle, there), side=battle.sides[owner])


def lift(battle: Fight, unit: int) -> None:
    """A unit leaves its hex."""
    state = battle.state
    here = state.hex_of[unit]
    if here >= 0 and state.unit_at[here] == unit:
        state.unit_at[here] = NOBODY
    if state.aboard[unit] != NOBODY:
        state.aboard = changed(state.aboard, unit, NOBODY)  # A5.103 whoever leaves his hex leaves his boat
    state.hex_of[unit] = NOWHERE


def mark(battle: Fight, unit: int, marks: int) -> None:
    battle.state.marks[unit] |= marks


def unmark(battle: Fight, unit: int, marks: int) -> None:
    battle.state.marks[unit] &= ~marks


def set_formation(battle: Fight, unit: int, formation: str) -> None:
    battle.state.formation = changed(battle.state.formation, unit, FORMATIONS.index(formation))


# -- leaders and other figures -----------------------------------------------------------------------------------------


def leaders_in(battle: Fight, here: int) -> list[int]:
    """Every leader and character in a hex."""
    return [leader for leader, place in enumerate(battle.state.leader_hex) if place == here]


def leaders_with(battle: Fight, unit: int) -> list[int]:
    """Those of its own side who share the hex of a unit."""
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    return [leader for leader in leaders_in(battle, here) if battle.field.leader_side[leader] == side]


def chiefs_with(battle: Fight, unit: int) -> list[int]:
    """Leaders, not mere characters, who share the hex of a unit."""
    return [leader for leader in leaders_with(battle, unit) if battle.state.leader_rank[leader] != "figure"]


def unit_with(battle: Fight, leader: int) -> int:
    """The friendly unit in a leader's hex, or NOBODY."""
    here = battle.state.leader_hex[leader]
    unit = battle.state.unit_at[here] if here >= 0 else NOBODY
    return unit if unit != NOBODY and battle.field.side_of[unit] == battle.field.leader_side[leader] else NOBODY


def lone_enemies(battle: Fight, here: int, side: int) -> list[int]:
    """Leaders and characters of the other side who stand in a hex without a unit of theirs."""
    if battle.state.unit_at[here] != NOBODY:
        return []
    return [leader for leader in leaders_in(battle, here) if battle.field.leader_side[leader] != side]


def mark_leader(battle: Fight, leader: int, marks: int) -> None:
    battle.state.leader_marks[leader] |= marks


def range_of(battle: Fight, leader: int) -> int:
    """2.04, A2.94, A5.72 The range of a rank by day and by night; Sun Tzu in his hex adds 2."""
    rank = RANKS.get(battle.state.leader_rank[leader])
    lost = rank.range - rank.night_range if rank is not None and is_dark(battle) else 0
    return range_by_day(battle, leader) - lost


def range_by_day(battle: Fight, leader: int) -> int:
    """2.04, A2.94"""
    rank = RANKS.get(battle.state.leader_rank[leader])
    return (rank.range if rank else 0) + (2 if beside_character(battle, leader, "sun_tzu") else 0)


def is_leader_activated(battle: Fight, leader: int) -> bool:
    """2.52 With a unit or on his own; activating others is not enough."""
    return bool(battle.state.leader_marks[leader] & (LeaderMark.WITH_UNIT | LeaderMark.ALONE))


def beside_character(battle: Fight, leader: int, name: str) -> bool:
    """Whether a character of his side shares a leader's hex, or he is that character."""
    if name not in battle.field.characters:
        return False
    here, side = battle.state.leader_hex[leader], battle.field.leader_side[leader]
    return any(battle.field.leaders[other].character == name
               for other in leaders_in(battle, here) if battle.field.leader_side[other] == side)  # fmt: skip


def character_with(battle: Fight, unit: int, name: str) -> bool:
    """Whether a character goes with a unit."""
    if name not in battle.field.characters:
        return False
    return any(battle.field.leaders[leader].character == name for leader in leaders_with(battle, unit))
