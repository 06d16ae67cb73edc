"""Who stands where: the plain questions and changes that every chapter needs."""

from __future__ import annotations

from collections.abc import Iterator

from strategikon.bayard.field import Fight, Leader
from strategikon.bayard.mixed import foot_left
from strategikon.bayard.profile import Profile
from strategikon.bayard.state import ACTIVATED, GROUPS, NOBODY, NOWHERE, LeaderMark, Mark, changed
from strategikon.bayard.tables import FORMATIONS, RANKS

# -- names -------------------------------------------------------------------------------------------------------------


def unit_id(battle: Fight, unit: int) -> str:
    return battle.field.ids[unit]


def leader_id(battle: Fight, leader: int) -> str:
    return battle.field.leader_ids[leader]


def hex_name(battle: Fight, here: int) -> str:
    return battle.field.grid.names[here]


def profile_of(battle: Fight, unit: int) -> Profile:
    return battle.field.profiles[unit]


def leader_of(battle: Fight, leader: int) -> Leader:
    return battle.field.leaders[leader]


# -- units -------------------------------------------------------------------------------------------------------------


def on_table(battle: Fight, unit: int) -> bool:
    return battle.state.hex_of[unit] >= 0


def units_on_table(battle: Fight, side: int) -> Iterator[int]:
    hex_of = battle.state.hex_of
    return (unit for unit in battle.field.units_of[side] if hex_of[unit] >= 0)


def weight_of(battle: Fight, unit: int) -> int:
    """A3.08, R-BAY-25, R-BAY-82 The unit's own weight, as loosened: what rules look at that name a weight. Of a mixed
    unit that of its less protected part."""
    profile = battle.field.profiles[unit]
    weight = min(profile.weight, profile.escort_weight) if escort_of(battle, unit) else profile.weight
    return weight - battle.state.loosened[unit]


def escort_of(battle: Fight, unit: int) -> int:
    """A3.08 Plaquettes of foot left in a mixed unit."""
    profile = battle.field.profiles[unit]
    return foot_left(profile, losses_of(battle, unit)) if profile.escort else 0


def formation_of(battle: Fight, unit: int) -> str:
    return FORMATIONS[battle.state.formation[unit]]


def has(battle: Fight, unit: int, trait: str) -> bool:
    """Whether a unit has a particularity."""
    return trait in battle.field.profiles[unit].traits


def is_activated(battle: Fight, unit: int) -> bool:
    """2.01"""
    return bool(battle.state.marks[unit] & ACTIVATED)


def in_group(battle: Fight, unit: int) -> bool:
    """2.15 Whether a unit belongs to the group whose turn it is; units reached by messengers go with the first."""
    mark = GROUPS[battle.state.stage] | (Mark.REACHED if battle.state.stage == 0 else 0)
    return bool(battle.state.marks[unit] & mark)


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


def lift(battle: Fight, unit: int) -> None:
    """A unit leaves its hex."""
    state = battle.state
    here = state.hex_of[unit]
    if here >= 0 and state.unit_at[here] == unit:
        state.unit_at[here] = NOBODY
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


def is_leader_activated(battle: Fight, leader: int) -> bool:
    """2.52 With a unit or on his own; activating others is not enough."""
    return bool(battle.state.leader_marks[leader] & (LeaderMark.WITH_UNIT | LeaderMark.ALONE))


def range_of(battle: Fight, leader: int) -> int:
    """2.04, A2.94 The range of a rank; Sun Tzu in his hex adds 2."""
    rank = RANKS.get(battle.state.leader_rank[leader])
    return (rank.range if rank else 0) + (2 if beside_character(battle, leader, "sun_tzu") else 0)


def beside_character(battle: Fight, leader: int, name: str) -> bool:
    """Whether a character of his side shares a leader's hex, or he is that character."""
    here, side = battle.state.leader_hex[leader], battle.field.leader_side[leader]
    return any(battle.field.leaders[other].character == name
               for other in leaders_in(battle, here) if battle.field.leader_side[other] == side)  # fmt: skip


def character_with(battle: Fight, unit: int, name: str) -> bool:
    """Whether a character goes with a unit."""
    return any(battle.field.leaders[leader].character == name for leader in leaders_with(battle, unit))
