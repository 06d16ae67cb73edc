"""2.45-2.48, 2.52 Rally: leaders bring back the men of a battered unit."""

from __future__ import annotations

from itertools import pairwise

from strategikon.bayard.armour import own_armour
from strategikon.bayard.field import Fight
from strategikon.bayard.mixed import foot_lost
from strategikon.bayard.pieces import (
    adjacent_enemies,
    beside_character,
    is_leader_activated,
    leader_id,
    losses_of,
    mark_leader,
    unit_id,
    unit_with,
)  # fmt: skip
from strategikon.bayard.state import NOBODY, LeaderMark, Mark
from strategikon.bayard.tables import ELEPHANT, SPECIAL
from strategikon.bayard.throws import roll
from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT


def rally_phase(battle: Fight) -> Activity | None:
    """2.45 At the end of the combat phase each activated leader may try once."""
    own = [one for one in battle.field.leaders_of[battle.state.active] if is_leader_activated(battle, one)]
    able = [one for one in own if cannot_rally(battle, one) is None]
    if able or battle.field.veiled:
        return _rally(battle, able)
    battle.state.phase = "laager"
    return None


def _rally(battle: Fight, able: list[int]) -> Activity:
    value = yield Ask(battle.state.active, "rally", [*(("rally", leader) for leader in able), ("done",)])
    if value == ("done",):
        battle.state.phase = "laager"
        return
    rally(battle, value[1])


def cannot_rally(battle: Fight, leader: int) -> Refusal | None:
    """2.45, 2.46, 2.52, R-BAY-14, R-BAY-101 An activated leader, once; a unit of his hex with losses; neither in a
    melee this turn; no enemy beside it."""
    state, name = battle.state, leader_id(battle, leader)
    if battle.field.leader_side[leader] != state.active:
        return refusal("2.45", "bayard-why-enemy-leader", leader=name)
    if state.leader_rank[leader] == "figure":
        return refusal("2.45", "bayard-why-no-commander", leader=name).besides("2.49", "A2.87")
    if not is_leader_activated(battle, leader):
        return refusal("2.52", "bayard-why-leader-idle", leader=name).besides("2.45")
    if state.leader_marks[leader] & LeaderMark.RALLIED:
        return refusal("2.45", "bayard-why-rallied", leader=name)
    unit = unit_with(battle, leader)
    if unit == NOBODY or not losses_of(battle, unit):
        return refusal("2.45", "bayard-why-nothing-to-rally", leader=name).besides("2.47", "2.37")
    if not _may_come_back(battle, unit):
        return refusal("2.45", "bayard-why-elephants-gone", unit=unit_id(battle, unit)).besides("2.47", "4.112")
    if state.marks[unit] & Mark.MELEE or state.leader_marks[leader] & LeaderMark.MELEE:
        return refusal("2.46", "bayard-why-melee", unit=unit_id(battle, unit))
    if adjacent_enemies(battle, unit):
        return refusal("2.46", "bayard-why-enemy-beside", unit=unit_id(battle, unit))
    return None


def _may_come_back(battle: Fight, unit: int) -> int:
    """R-BAY-14 Lost plaquettes that may be rallied: not elephants that ran away, so that of elephants with foot only
    the footmen come back who fell after the last of them. The crews of platforms are no elephants."""
    profile, lost = battle.field.profiles[unit], losses_of(battle, unit)
    if profile.type != ELEPHANT or profile.platform:
        return lost
    foot = [foot_lost(profile, number) for number in range(lost + 1)]
    fallen = [after - before for before, after in pairwise(foot)]  # 1 a footman, 0 an elephant
    return len(fallen) - max((place + 1 for place, one in enumerate(fallen) if not one), default=0)


def rally(battle: Fight, leader: int) -> None:
    """2.47, 2.48, A2.94 One die for each plaquette lost: faces of the unit's type restore one, for the General (or
    beside Sun Tzu) specials too; never above the strength at the start."""
    unit = unit_with(battle, leader)
    mark_leader(battle, leader, LeaderMark.RALLIED)
    lost = losses_of(battle, unit)
    throw = roll(battle, "rally-dice", lost, leader=leader_id(battle, leader), unit=unit_id(battle, unit))
    faces = own_armour(battle, unit).hits
    general = battle.state.leader_rank[leader] == "general_in_chief" or beside_character(battle, leader, "sun_tzu")
    if general:
        faces = faces | {SPECIAL}
    back = [place for place, face in enumerate(throw.rolled) if face in faces][: _may_come_back(battle, unit)]
    for place in back:
        throw.scored(place, HIT)
    battle.state.plaquettes[unit] += len(back)
    throw.tell(restored=len(back))
